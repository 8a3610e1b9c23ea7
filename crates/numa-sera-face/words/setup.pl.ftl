# Winds of Numa Sera na stronie głównej, po polsku.
setup-about = Bohaterowie, umiejętności i twierdze.
setup-length = 60 lub 90 min
setup-variant-last-seat = 2 Kapitału więcej dla ostatniego gracza
setup-option-win = Do zwycięstwa
setup-option-win-throne = Tron: jeden warunek
setup-option-win-empire = Imperium: dwa
setup-option-promises = Rozejmy i umowy
setup-option-promises-enforced = Wiążą
setup-option-promises-honour = Są tylko pokazane
setup-option-loot = Przedmioty Poległego Bohatera, które bierze zwycięzca
setup-option-loot-one = Jeden
setup-option-loot-none = Żaden
setup-option-loot-all = Wszystkie
setup-option-kingdoms = Królestwa
setup-option-kingdoms-about = „random” (losowo), „choose” (do wyboru) albo po kolei dla miejsc, np. meran,dena-vale
setup-option-first = Pierwszy gracz
setup-option-first-about = „random” (losowo) albo litera miejsca
