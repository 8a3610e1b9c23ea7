# What is wrong with a setup, an answer or a position of Ekö, in English.

# Setups
cannot-edition = Ekö has no edition “{ $edition }”. Leave it out.
cannot-seats = Ekö is for 2 to 4 players, not { $seats }.
cannot-variant = There is no variant “{ $variant }”. Choose from: { $known }.
cannot-option = There is no option “{ $option }”. Choose from: { $known }.
cannot-value = { $option }={ $value } is not possible. Choose from: { $known }.
cannot-ring = A ring of Tempests leaves no room for this variant: { $variant }. Choose labyrinth=docks or build the board by hand.
cannot-board = { $why } You can also choose board=random or board=standard.

# Boards
tile-unreadable = “{ $text }” is not a tile. Write its letter (A to { $last }), its turn (0 to 5) and its place, such as A3m13.
space-unreadable = “{ $text }” is not a space. Write a letter from a to y and a number from 1 to 25, such as m13.
board-tile-count = With { $seats } players and these variants, a board has { $wanted ->
    [0] no tile { $tile }
    [one] { $wanted } tile { $tile }
   *[other] { $wanted } tiles { $tile }
}; this one has { $found }.
board-tile-most = With { $seats } players and these variants, a board has at most { $wanted ->
    [one] { $wanted } tile { $tile }
   *[other] { $wanted } tiles { $tile }
}; this one has { $found }.
board-missing = { $n ->
    [one] Tile { $tiles } is missing
   *[other] Tiles { $tiles } are missing
} for { $seats } players.
board-letter = { $tile }
board-not-for = Tile { $tile } is not used with { $seats } players.
board-surplus = { $most ->
    [one] There is only { $most } tile { $tile }
   *[other] There are only { $most } tiles { $tile }
} in the box.
board-alone = A portal needs a second one: place { $wanted } tiles { $tile }.
board-replaced = Tile { $tile } makes room for the temple of tile { $by }. Take { $tile } off.
board-too-many = A text may name at most { $most } tiles.
board-no-tile = The content has no such tile: { $tile }.
board-edge = Tile { $tile } reaches beyond the spaces a1 to y25.
board-overlap = The tiles { $one } and { $other } lie on each other: { $spaces }.
board-too-large = A board has at most { $spaces } movement spaces and { $sites } construction spaces.
board-zones = A board has at most { $most } Tempest zones.
board-isolated = These movement spaces are cut off from the others: { $spaces }.
board-portal = The portal of tile { $tile } opens onto { $space }. That must be an ordinary movement space, and no other portal may open onto it.
board-temple = The temple of tile { $tile } does not touch a movement space.

# Answers
text-by-rule = { $why } ({ $rule })
text-no-answer = “{ $text }” is not an answer. Write swap, lift, build, to, through, encampment, tower, castle, pay, ordinary, emperor, march, sand, banish, reinforce, add, moon, land, give or pass.
text-no-space = There is no movement space { $space } on this board.
text-no-site = There is no construction space { $space } on this board.
text-no-seat = There is no seat { $text } at this table.
text-which-zones = Name the Tempest zones by their first spaces, or write “nothing”.
text-no-zone = { $space } is not the first space of a Tempest zone.
text-add = “{ $text }” is not a number of discs from 1 to { $most }.

# Positions
text-no-colon = “{ $text }” has no colon. Write each line as key: value.
text-twice = “{ $text }” is given twice.
text-no-key = A position has no line “{ $text }”. Write tiles, first, turn, phase, so far, spread, charged, left, stack SPACE, building SPACE, reserve SEAT, box SEAT, prison SEAT, supply SEAT, points SEAT, out, quiet or past.
text-number = “{ $text }” is not a number from 0 to { $most }.
text-so-far = “{ $text }” is not something that happens in a turn. Write acted, marched, sand, moon, reinforced, progress or calm.
text-stack = “{ $text }” is not a stack. Write a seat and a number of discs, and “emperor” if the Emperor is among them.
text-building = “{ $text }” is not a building with its owner. Write a seat, then encampment, tower or castle.
text-no-building = “{ $text }” is not a building. Write encampment, tower or castle.
text-reserve = “{ $text }” is not a reserve. Write a number of discs, and “emperor” if the Emperor is there too.
text-past = “{ $text }” is not a hexadecimal number.
text-no-phase = “{ $text }” is not a phase. Write swap, action, destination, route, toll, construction, payment, spending, banishment, march, exchange, reinforcement, amount, moon, moon-disc or over, followed by what belongs to it.
text-phase = The phase “{ $text }” is impossible in this position.
text-stack-size = A stack has 1 to { $most } discs.
text-discs = { $seat } has more than { $most } discs on the board.
text-two-emperors = { $seat }'s Emperor is in two places.
text-claim = “{ $key }” follows from the rest: it is { $truth }, not { $value }.
text-out = { $seat } is out of the game but has discs on the board.
text-exchange = { $seat } holds an Emperor while their own is captive. The exchange should have happened already.
text-not-out = { $seat } has no discs on the board, so they are out: write “out: { $seat }”.
text-ended = The game has ended in this position: write “phase: over …”.
text-memory = “past” and “quiet” belong to the draw rule, which is off.

# The count of all pieces
audit-emperor-alone = { $seat }'s Emperor is not in a stack of { $seat }.
audit-emperor-held = { $seat }'s Emperor cannot be held by { $holder }.
audit-discs = { $seat }'s ordinary discs: { $board } on the board, { $reserve } in reserve, { $boxed } in the box. They must add up to { $all }.
audit-buildings = { $seat } has too many buildings of one kind ({ $building }): { $built } on the board, but only { $pieces } pieces.
