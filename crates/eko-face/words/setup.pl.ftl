# Ekö na stronie głównej, po polsku.
setup-about = Układaj armie w stosy i buduj na pustyni.
setup-length = 45 min
setup-variant-labyrinth = Labirynt Nawałnic
setup-variant-labyrinth-about = Przejście przez strefę nawałnicy kosztuje krążek.
setup-variant-portals = Portale
setup-variant-portals-about = Dwa odległe pola stają się sąsiadami.
setup-variant-pyramids = Piramidy
setup-variant-pyramids-about = Większość z trzech pól wokół piramidy daje 2 punkty.
setup-variant-temple-of-the-wind = Świątynia Wiatru
setup-variant-temple-of-the-wind-about = Rozdziel posiłki na kilka stosów.
setup-variant-temple-of-the-moon = Świątynia Księżyca
setup-variant-temple-of-the-moon-about = Odłóż dwa krążki do pudełka, by położyć jeden gdziekolwiek.
setup-variant-temple-of-the-sand = Świątynia Piasku
setup-variant-temple-of-the-sand-about = Odłóż dwa krążki do pudełka, by odesłać krążek przeciwnika do rezerwy.
setup-variant-beacon = Latarnia Eonu
setup-variant-beacon-about = Kto ją kontroluje, nie traci krążków w nawałnicach.
setup-option-board = Plansza
setup-option-board-random = Losowa
setup-option-board-standard = Kafle według liter
setup-option-board-about = Kafle i ich miejsca, np. A0m13,B2o14,…
setup-option-draw = Remisy
setup-option-draw-house = Przez powtórzenie
setup-option-draw-strict = Bez remisów
setup-option-labyrinth = Nawałnice labiryntu
setup-option-labyrinth-docks = Wokół planszy
setup-option-labyrinth-ring = Wokół środka
ending-points = Na punkty
ending-last-standing = Jedyne krążki na planszy
ending-empty-board = Pusta plansza, nikt nie wygrywa
ending-both-win = Punkty i jedyne krążki, wygrywa dwoje
ending-repetition = Remis: powtórzona pozycja
ending-no-progress = Remis: brak postępu
ending-stalemate = Remis: brak ruchu
ending-unfinished = Niedokończona
# Statystyki.
stats-source = Skąd masz punkty
stats-source-about = średnio punktów na koniec partii
stats-source-encampment = Obozy
stats-source-tower = Wieże
stats-source-castle = Zamki
stats-source-captive = Pojmani Cesarze
stats-source-pyramid = Piramidy

theme-build = Co i gdzie zbudować
theme-move = Który stos ruszyć i dokąd
theme-either = Ruch czy budowa
theme-reserve = Jak użyć rezerwy

# Co boty lubią: nazwa stylu oraz ciąg dalszy zdania o tym, jak gra.
setup-style-builder = budowniczy
setup-style-builder-about = woli budować niż ruszać stosy.
setup-style-raider = łupieżca
setup-style-raider-about = chętnie atakuje.
setup-style-hoarder = ciułacz
setup-style-hoarder-about = trzyma krążki razem i niechętnie się z nimi rozstaje.
