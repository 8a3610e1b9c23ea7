# Ethnos in the lobby, in English.
setup-about = Recruit Allies, play Bands, control six Kingdoms.
setup-length = 45 min
setup-edition-first = 1st
setup-edition-polish = 1st, Polish
setup-edition-second = 2nd
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
