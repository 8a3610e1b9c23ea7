# Ethnos na stronie głównej, po polsku.
setup-about = Zbieraj Plemiona, prowadź Oddziały, panuj nad sześcioma Królestwami.
setup-length = 45 min
setup-edition-first = 1. wyd.
setup-edition-polish = 1. wyd. (PL)
setup-edition-second = 2. wyd.
setup-variant-draw-two = Dobieraj dwie karty, gdy pula jest pusta
setup-variant-recruitment = Tryb werbunku
setup-variant-recruitment-about = Pula jest uzupełniana do trzech kart. W trybie solo zawsze.
setup-option-tribes = Plemiona
setup-option-tribes-random = Losowo
setup-option-tribes-first-game = Na pierwszą partię
setup-option-level = Wódz Bruno (solo)
setup-option-level-easy = Łatwy
setup-option-level-regular = Normalny
setup-option-level-hard = Trudny
