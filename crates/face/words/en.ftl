# Words that every game needs, in English.
list-none = none
list-and = { $first } and { $last }
refused-over = The game is over.
refused-not-your-turn = { $seat } is asked, not you.
game-over = The game is over.
as-it-is = { $text }
notation-number = “{ $text }” is not a number.
notation-seat = “{ $text }” is not a seat: write A to H.
setup-seats-number = seats={ $text }: write a number of seats.
setup-part = “{ $text }”: write edition=…, seats=…, +variant or option=value.
