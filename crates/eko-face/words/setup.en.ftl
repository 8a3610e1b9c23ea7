# Ekö in the lobby, in English.
setup-about = Stack your armies and build in the desert.
setup-length = 45 min
setup-variant-labyrinth = Labyrinth of Tempests
setup-variant-labyrinth-about = Crossing a Tempest zone costs a disc.
setup-variant-portals = Portals
setup-variant-portals-about = Two distant spaces become neighbours.
setup-variant-pyramids = Pyramids
setup-variant-pyramids-about = Hold most of the three spaces around a pyramid for 2 points.
setup-variant-temple-of-the-wind = Temple of the Wind
setup-variant-temple-of-the-wind-about = Spread your reinforcements over several stacks.
setup-variant-temple-of-the-moon = Temple of the Moon
setup-variant-temple-of-the-moon-about = Sacrifice two discs to place one anywhere.
setup-variant-temple-of-the-sand = Temple of the Sand
setup-variant-temple-of-the-sand-about = Sacrifice two discs to return an enemy disc to its reserve.
setup-variant-beacon = Beacon of Eon
setup-variant-beacon-about = Control it to ignore the Tempests.
setup-option-board = Board
setup-option-board-random = Shuffled
setup-option-board-standard = Tiles in order
setup-option-board-about = Tiles and their places, such as A0m13,B2o14,…
setup-option-draw = Draws
setup-option-draw-house = By repetition
setup-option-draw-strict = No draws
setup-option-labyrinth = Tempests of the Labyrinth
setup-option-labyrinth-docks = Around the board
setup-option-labyrinth-ring = Around the centre
ending-points = By points
ending-last-standing = Last on the board
ending-empty-board = Empty board, no one wins
ending-both-win = Points and last on the board, two win
ending-repetition = Draw: repeated position
ending-no-progress = Draw: no progress
ending-stalemate = Draw: no legal move
ending-unfinished = Not finished
# Statistics.
stats-source = Where your points come from
stats-source-about = points at the end of a match, on average
stats-source-encampment = Encampments
stats-source-tower = Towers
stats-source-castle = Castles
stats-source-captive = Captured Emperors
stats-source-pyramid = Pyramids

theme-build = What to build, and where
theme-move = Which stack moves, and where to
theme-either = Move or build
theme-reserve = How to use the reserve

# What bots may like: the name of a style, and how it plays as the rest of a sentence.
setup-style-builder = builder
setup-style-builder-about = would rather build than move.
setup-style-raider = raider
setup-style-raider-about = likes to attack.
setup-style-hoarder = hoarder
setup-style-hoarder-about = keeps its discs together and parts with few of them.
