# Words that every game needs, in English.
list-none = none
list-and = { $first } and { $last }
refused-over = The game is over.
refused-not-your-turn = { $seat } is asked, not you.
game-over = The game is over.
