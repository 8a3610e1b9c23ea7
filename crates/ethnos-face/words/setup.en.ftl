# Ethnos in the lobby, in English.
setup-about = Recruit Allies, play Bands, control six Kingdoms.
setup-length = 45 min
setup-edition-first = 1st ed.
setup-edition-polish = 1st ed., Polish
setup-edition-second = 2nd ed.
setup-variant-draw-two = Draw two when the pool is empty
setup-variant-recruitment = Recruitment Mode
setup-variant-recruitment-about = The pool is refilled to three cards. Always on in the solo game.
setup-option-tribes = Tribes
setup-option-tribes-random = At random
setup-option-tribes-first-game = For a first game
setup-option-level = Chief Bruno (solo)
setup-option-level-easy = Easy
setup-option-level-regular = Regular
setup-option-level-hard = Hard
ending-most-glory = Most Glory
ending-most-markers = Tie, broken by markers
ending-largest-bands = Tie, broken by Bands
ending-shared = Shared victory
ending-ten-skeletons = Ten Skeletons
ending-unfinished = Not finished
# Statistics.
stats-leader = Leaders that win
stats-leader-about = matches won in which this tribe led your largest Band
stats-led = Tribes that you led
stats-led-about = Bands under a Leader of this tribe, in all matches together
stats-source = Where your Glory comes from
stats-source-about = points in a match, on average
stats-source-kingdoms = Kingdoms
stats-source-bands = Bands
stats-source-track = Merfolk board
stats-source-giant = Giant token
stats-source-horde = Orc board

theme-timing = When to play a Band
theme-leader = Which Band, and who leads
theme-band = Which cards go along
theme-recruit = Which Ally to recruit
theme-after = What to do after a Band

# What bots may like: the name of a style, and how it plays as the rest of a sentence.
setup-style-gatherer = gatherer
setup-style-gatherer-about = waits until it can play many cards at once.
setup-style-hastener = hastener
setup-style-hastener-about = draws face-down cards, so that an Age ends sooner.
setup-style-wanderer = wanderer
setup-style-wanderer-about = spreads its markers over the board.
