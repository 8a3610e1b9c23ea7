# Words that every game needs, in English.
list-none = none
list-and = { $first } and { $last }
list-or = { $first } or { $last }
refused-over = The game is over.
refused-not-your-turn = Not your turn: waiting for { $seat }.
game-over = The game is over.
notation-number = “{ $text }” is not a number.
notation-seat = “{ $text }” is not a seat: write A to H.
setup-seats-number = seats={ $text }: write a number of seats.
setup-rules-number = rules={ $text }: write the number of a version of the rules.
setup-rules-version = There is no version { $rules } of the rules here: this program plays versions { $oldest } to { $newest }.
setup-part = “{ $text }”: write edition=…, seats=…, +variant or option=value.

## The parts of a table
frame-players = Players
frame-board = Board

## Clocks and bots, as faces and pages show them
ui-hours = { $hours } h { $minutes } min
ui-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
ui-rule-of = Rule { $id }
ui-clock-left = Time left
ui-here = here
ui-thinks = thinking
ui-away = away
ui-bot-random = Random
ui-bot-greedy = Greedy
ui-bot-novice = Novice
ui-bot-steady = Steady
ui-bot-sharp = Sharp
ui-bot-master = Master
ui-bot-champion = Champion
ui-bot-how-novice = goes by first impressions, as people do in their second game.
ui-bot-how-steady = looks a little ahead, and now and then takes the second best.
ui-bot-how-sharp = thinks every move through for most of a second, and seldom errs.
ui-bot-how-master = thinks for two seconds, on several cores where there are some.
ui-bot-how-champion = thinks for four seconds; there is no stronger one.
