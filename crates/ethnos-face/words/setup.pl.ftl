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
ending-most-glory = Najwięcej Chwały
ending-most-markers = Remis, zdecydowały znaczniki
ending-largest-bands = Remis, zdecydowały Oddziały
ending-shared = Wspólne zwycięstwo
ending-ten-skeletons = Dziesięć Szkieletów
ending-unfinished = Niedokończona
# Statystyki.
stats-leader = Zwycięscy przywódcy
stats-leader-about = wygrane partie, w których to plemię prowadziło twój największy Oddział
stats-led = Plemiona na czele
stats-led-about = Oddziały prowadzone przez to plemię, we wszystkich partiach razem
stats-source = Skąd masz Chwałę
stats-source-about = średnio punktów w partii
stats-source-kingdoms = Królestwa
stats-source-bands = Oddziały
stats-source-track = Plansza Morskiego Ludu
stats-source-giant = Żeton Olbrzyma
stats-source-horde = Plansza Hordy Orków

theme-timing = Kiedy zagrać Oddział
theme-leader = Który Oddział i kto dowodzi
theme-band = Które karty dołączyć
theme-recruit = Którego Sojusznika zwerbować
theme-after = Co zrobić po zagraniu Oddziału

# Co boty lubią: nazwa stylu oraz ciąg dalszy zdania o tym, jak gra.
setup-style-gatherer = zbieracz
setup-style-gatherer-about = czeka, aż zagra wiele kart naraz.
setup-style-hastener = poganiacz
setup-style-hastener-about = dobiera zakryte karty, więc Era kończy się szybciej.
setup-style-wanderer = wędrowiec
setup-style-wanderer-about = rozkłada swoje znaczniki po całej planszy.
