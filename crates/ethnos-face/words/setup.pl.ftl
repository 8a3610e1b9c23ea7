# Ethnos na stronie głównej, po polsku.
setup-about = Zbieraj plemiona, prowadź oddziały, panuj w sześciu królestwach.
setup-length = 45 min
setup-edition-first = 1.
setup-edition-polish = 1., polskie
setup-edition-second = 2.
setup-variant-draw-two = Dobieraj dwie karty, gdy pula jest pusta
setup-variant-recruitment = Tryb rekrutacji
setup-variant-recruitment-about = Pula jest uzupełniana do trzech kart. W grze solo zawsze.
setup-option-tribes = Plemiona
setup-option-tribes-about = „random” (losowo), „first-game” (2. wydanie) albo lista, np. orc,elf,giant,troll,wizard: sześć przy 4–6 graczach, pięć przy 2 lub 3.
setup-option-level = Wódz Bruno (solo)
setup-option-level-easy = Łatwy
setup-option-level-regular = Zwykły
setup-option-level-hard = Trudny
