# Ethnos po polsku, słowami polskiego wydania. pl-second.ftl zastępuje to, co zmieniło drugie wydanie.
# Imion graczy się nie odmienia: są podmiotem albo stoją po dwukropku. Pojedyncza karta to „fioletowa karta Krasnoluda”.

## Terms: each with the cases that sentences need

-glory = { $case ->
   *[nom] Chwała
    [gen] Chwały
}
-kingdom = { $case ->
   *[nom] Królestwo
    [gen] Królestwa
    [loc] Królestwie
    [pl] Królestwa
    [genpl] Królestw
    [any] Dowolne Królestwo
}
-tribe = { $case ->
   *[nom] Plemię
    [gen] Plemienia
    [pl] Plemiona
    [genpl] Plemion
    [sort] Plemionami
}
-band = { $case ->
   *[nom] Oddział
    [acc] Oddział
    [gen] Oddziału
    [loc] Oddziale
    [pl] Oddziały
    [genpl] Oddziałów
    [another] jeszcze jeden Oddział
    [nextgen] kolejnego Oddziału
    [again] Kolejny Oddział
}
    .gender = m
-lord = Królem Ethnos
-track-board = { $case ->
   *[loc] planszy Morskiego Ludu
    [start] Plansza Morskiego Ludu
}
-symbols = symbole Kontroli
-horde-board = { $case ->
   *[gen] planszy Hordy Orków
    [acc] planszę Hordy Orków
    [start] Plansza Hordy Orków
}
-giant-token = { $case ->
   *[acc] żeton Olbrzymów
    [start] Żeton Olbrzymów
}
-troll-token = { $case ->
   *[acc] żeton Trolli
    [gen] żetonu Trolli
    [startpl] Żetony Trolli
}
-unmarked = Niziołek
-ten-wild = 10 Szkieletów

## Names

bruno = Wódz Bruno
    .gen = Wodza Brunona

# .gen: dopełniacz, .pl: mianownik liczby mnogiej
tribe-centaur = Centaur
    .gen = Centaura
    .pl = Centaury
tribe-dwarf = Krasnolud
    .gen = Krasnoluda
    .pl = Krasnoludy
tribe-elf = Elf
    .gen = Elfa
    .pl = Elfy
tribe-giant = Olbrzym
    .gen = Olbrzyma
    .pl = Olbrzymy
tribe-halfling = Niziołek
    .gen = Niziołka
    .pl = Niziołki
tribe-merfolk = Morski Lud
    .gen = Morskiego Ludu
    .pl = Morski Lud
tribe-minotaur = Minotaur
    .gen = Minotaura
    .pl = Minotaury
tribe-orc = Ork
    .gen = Orka
    .pl = Orkowie
tribe-skeleton = Szkielet
    .gen = Szkieletu
    .pl = Szkielety
tribe-troll = Troll
    .gen = Trolla
    .pl = Trolle
tribe-wingfolk = Skrzydlaty
    .gen = Skrzydlatego
    .pl = Skrzydlaci
tribe-wizard = Czarodziej
    .gen = Czarodzieja
    .pl = Czarodzieje

# .fem: karta, .femgen: kolumny, .loc: na polu
colour-orange = pomarańczowy
    .fem = pomarańczowa
    .femgen = pomarańczowej
    .loc = pomarańczowym
colour-green = zielony
    .fem = zielona
    .femgen = zielonej
    .loc = zielonym
colour-grey = szary
    .fem = szara
    .femgen = szarej
    .loc = szarym
colour-blue = niebieski
    .fem = niebieska
    .femgen = niebieskiej
    .loc = niebieskim
colour-purple = fioletowy
    .fem = fioletowa
    .femgen = fioletowej
    .loc = fioletowym
colour-red = czerwony
    .fem = czerwona
    .femgen = czerwonej
    .loc = czerwonym

# .in: gdzie, .gen: dopełniacz; .log i .inlog podają też kolor
kingdom-ithys = Ithys
    .in = w Królestwie Ithys
    .gen = Królestwa Ithys
    .log = Ithys (pomarańczowe)
    .inlog = w pomarańczowym Królestwie Ithys
kingdom-althea = Althea
    .in = w Królestwie Althea
    .gen = Królestwa Althea
    .log = Althea (zielone)
    .inlog = w zielonym Królestwie Althea
kingdom-pelagon = Pelagon
    .in = w Królestwie Pelagon
    .gen = Królestwa Pelagon
    .log = Pelagon (szare)
    .inlog = w szarym Królestwie Pelagon
kingdom-straton = Straton
    .in = w Królestwie Straton
    .gen = Królestwa Straton
    .log = Straton (niebieskie)
    .inlog = w niebieskim Królestwie Straton
kingdom-duris = Duris
    .in = w Królestwie Duris
    .gen = Królestwa Duris
    .log = Duris (fioletowe)
    .inlog = w fioletowym Królestwie Duris
kingdom-rhea = Rhea
    .in = w Królestwie Rhea
    .gen = Królestwa Rhea
    .log = Rhea (czerwone)
    .inlog = w czerwonym Królestwie Rhea

age-1 = Pierwsza Era
age-2 = Druga Era
age-3 = Trzecia Era

place-1 = pierwsze miejsce
place-2 = drugie miejsce
place-3 = trzecie miejsce

level-easy = łatwy
level-regular = normalny
level-hard = trudny

## Figures and lists

name-who = { $who }
name-tribe = { $tribe }
name-tribes = { $tribe_pl }
name-colour = { $colour }
card = { $colour_fem } karta { $tribe_gen }
card-wild = karta { $tribe_gen }
of-tribe = { $tribe } ({ $colours })
of-tribe-wild = { $n ->
    [1] { $tribe }
   *[other] { $n } × { $tribe }
}
of-colour = { $n ->
    [1] { $colour }
   *[other] { $n } × { $colour }
}
points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} { -glory(case: "gen") }
# Biernik: dobiera 1 kartę.
cards = { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
}
# Mianownik: Oddział (1 karta).
size = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}

## Questions: to the player who is asked, and about them to the others

ask-turn = { $own ->
    [yes] Twoja tura: zwerbuj Sojusznika albo zagraj { -band(case: "acc") }.
   *[no] { $who } decyduje: zwerbować Sojusznika czy zagrać { -band(case: "acc") }?
}
ask-turn-full = { $own ->
    [yes] Masz pełną rękę ({ $cards }): musisz zagrać { -band(case: "acc") }.
   *[no] { $who } ma pełną rękę ({ $cards }) i musi zagrać { -band(case: "acc") }.
}
ask-members = { $own ->
    [yes] { -band } na razie: { $size }. Dołożyć następną kartę czy już zagrać?
   *[no] { $who } przygotowuje { -band(case: "acc") }.
}
ask-marker = { $own ->
    [yes] Gdzie umieścić znacznik Kontroli za { -band(case: "acc") } ({ $size })?
   *[no] { $who } decyduje, gdzie umieścić znacznik Kontroli za { -band(case: "acc") } ({ $size }).
}
ask-marker-there = { $own ->
    [yes] Umieścić znacznik Kontroli za { -band(case: "acc") } ({ $size }) { $kingdom_in }?
   *[no] { $who } decyduje, czy umieścić znacznik Kontroli za { -band(case: "acc") } ({ $size }) { $kingdom_in }.
}
ask-free-marker = { $own ->
    [yes] Dodatkowy znacznik Kontroli do dowolnego { -kingdom(case: "gen") }: gdzie go umieścić?
   *[no] { $who } decyduje, gdzie umieścić dodatkowy znacznik Kontroli.
} { $left ->
    [1] To ostatni.
   *[other] Pozostało: { $left }.
}
ask-horde = { $own ->
    [yes] Umieścić znacznik na { $colour_loc } polu twojej { -horde-board }?
   *[no] { $who } decyduje, czy umieścić znacznik na { $colour_loc } polu { -horde-board }.
}
ask-token = { $own ->
    [yes] Wziąć { -troll-token } o wartości { $most } lub niższej?
   *[no] { $who } decyduje, czy wziąć { -troll-token } o wartości { $most } lub niższej.
}
ask-coin = { $own ->
    [yes] Położyć monetę o wartości { $value } { $kingdom_in }?
   *[no] { $who } decyduje, czy położyć monetę o wartości { $value } { $kingdom_in }.
}
ask-another = { $own ->
    [yes] Zagrać od razu { -band(case: "another") }?
   *[no] { $who } może zagrać { -band(case: "another") }.
}
ask-keep = { $own ->
    [yes] Możesz zatrzymać na ręce najwyżej { $cards }. { $kept ->
        [0] Które karty zatrzymujesz?
       *[other] Zatrzymane: { $kept }. Co jeszcze?
    }
   *[no] { $who } wybiera, co zatrzymać na ręce: najwyżej { $cards }.
}
ask-study = { $own ->
    [yes] Dobrać { $cards } z Talii Sojuszników?
   *[no] { $who } decyduje, czy dobrać { $cards } z Talii Sojuszników.
}
ask-cash = { $own ->
    [yes] Opróżnić { -horde-board(case: "acc") } i zdobyć { $points } czy zachować znaczniki na później?
   *[no] { $who } decyduje, czy opróżnić { -horde-board(case: "acc") } i zdobyć { $points }.
}
ask-feed = { $own ->
    [yes] Która karta z puli trafia na Pulpit { bruno.gen }?
   *[no] { $who } wybiera z puli kartę na Pulpit { bruno.gen }.
}{ $left ->
    [1] { "" }
   *[other] { " " }Pozostało do wybrania: { $left }.
}
ask-feed-discarded = { $own ->
    [yes] Która z odrzuconych przez ciebie kart trafia na Pulpit { bruno.gen }?
   *[no] { $who } wybiera jedną z odrzuconych kart na Pulpit { bruno.gen }.
}
ask-leader = { $own ->
    [yes] Wybierz Dowódcę { -band(case: "gen") } { bruno.gen } z { $colour_femgen } kolumny ({ $size }).
   *[no] { $who } wybiera Dowódcę { -band(case: "gen") } { bruno.gen } z { $colour_femgen } kolumny ({ $size }).
}
ask-bruno-free = { $own ->
    [yes] Gdzie trafia dodatkowy znacznik { bruno.gen }?
   *[no] { $who } wybiera miejsce na dodatkowy znacznik { bruno.gen }.
} { $left ->
    [1] To ostatni.
   *[other] Pozostało: { $left }.
}
ask-bruno-coin = { $own ->
    [yes] Gdzie { bruno } kładzie monetę o wartości { $value }?
   *[no] { $who } wybiera miejsce na monetę { bruno.gen } o wartości { $value }.
}
ask-bruno-horde = { $own ->
    [yes] To pole { -horde-board } { bruno.gen } jest już zajęte. Jaki inny kolor wybierasz?
   *[no] { $who } wybiera inny kolor na { -horde-board } { bruno.gen }.
}
ask-bruno-marker = { $own ->
    [yes] { -horde-board(case: "start") } { bruno.gen } jest pełna. Gdzie trafia znacznik za { -band(case: "acc") }?
   *[no] { $who } wybiera, gdzie trafia znacznik za { -band(case: "acc") } { bruno.gen }.
}
ask-dismiss = { $own ->
    [yes] Która karta z Pulpitu { bruno.gen } trafia do puli?
   *[no] { $who } wybiera kartę, która z Pulpitu { bruno.gen } trafia do puli.
}
ask-dismiss-or-steal = { $own ->
    [yes] Która karta opuszcza Pulpit { bruno.gen }: do puli albo na twoją rękę?
   *[no] { $who } wybiera kartę, która opuszcza Pulpit { bruno.gen }: do puli albo na rękę.
}

## Answers

option-draw = { $n ->
    [1] Dobierz kartę z Talii
    [few] Dobierz { $n } karty z Talii
   *[many] Dobierz { $n } kart z Talii
}
option-take = Zwerbuj z puli: { $card }
option-lead = Zagraj { -band(case: "acc") }. Dowódca: { $card }
option-lead-another = Zagraj { -band(case: "another") }. Dowódca: { $card }
option-join = Dołóż do { -band(case: "gen") }: { $card }
option-close = Zagraj { -band(case: "acc") } bez dalszych kart: { $size }
option-scatter = Pokaż i odrzuć { -ten-wild }
option-win = Zagraj { -ten-wild } i wygraj partię
option-place = Umieść znacznik Kontroli { $kingdom_in }
option-place-free = Umieść dodatkowy znacznik Kontroli { $kingdom_in }
option-bruno-free = Dodatkowy znacznik { bruno.gen } trafia do { $kingdom_gen }
option-bruno-coin = Moneta o wartości { $value } trafia do { $kingdom_gen }
option-bruno-horde = { bruno }: znacznik na { $colour_loc } polu i { $kingdom_in }
option-bruno-marker = Znacznik { bruno.gen } trafia do { $kingdom_gen }
option-horde = Umieść znacznik na { $colour_loc } polu
option-coin = Połóż monetę o wartości { $value } { $kingdom_in }
option-study = Dobierz { $cards } z Talii
option-use = Skorzystaj ze zdolności specjalnej
option-token = Weź { -troll-token } o wartości { $value }
option-keep = Zatrzymaj: { $card }
option-cash = Opróżnij { -horde-board(case: "acc") }: { $points }
option-feed = Na Pulpit: { $card }
option-bruno-leader = Dowódca: { $tribe }
option-dismiss = Odrzuć do puli: { $card }
option-steal = Weź na rękę: { $card }
option-no-marker = Nie umieszczaj znacznika Kontroli
option-no-free-marker = Nie umieszczaj dodatkowego znacznika
option-no-horde = Nie umieszczaj tam znacznika
option-no-token = Nie bierz żetonu
option-no-coin = Nie kładź monety
option-no-other-band = Nie zagrywaj { -band(case: "nextgen") }
option-no-more = { $kept ->
    [0] Nie zatrzymuj niczego: odrzuć { $cards }
   *[other] Nie zatrzymuj nic więcej: odrzuć { $cards }
}
option-no-study = Nie dobieraj kart
option-no-cash = Zachowaj znaczniki na planszy
option-decline = Zrezygnuj

## The log

tribes-drawn = { -tribe(case: "pl") } w tej partii: { $tribes }.
tokens = { $kingdom_log }: żetony { $values }.
tokens-swapped = { $kingdom_log }: żeton { $gives } zamieniono na żeton { $takes } z { $other_gen }.
first-player = Pierwszy Gracz: { $who }.
age-begins = Rozpoczyna się { $age }.
age-ends = Trzecia karta Smoka! { $age } dobiega końca.
age-cleared = { -band(case: "pl") } i żetony { -tribe(case: "genpl") } znikają ze stołu. Znaczniki Kontroli zostają na planszy.
dealt = { $who } otrzymuje kartę.
dealt-shown = { $who } otrzymuje: { $card }.
pool-laid = Odkryto do puli: { $cards }.
drew = { $who } dobiera kartę z Talii Sojuszników.
drew-shown = { $who } dobiera z Talii Sojuszników: { $card }.
took = { $who } werbuje z puli: { $card }.
dragon = { $who } odkrywa kartę Smoka: { $nth } z 3.
refilled = Do puli trafia: { $card }.
discarded = { $who } odrzuca { $count } do puli: { $cards }.{ $kept ->
    [0] { "" }
   *[other] { " " }{ $who } zatrzymuje na ręce { $keeps }.
}
band-played = { $n ->
    [1] { $who } zagrywa { -band(case: "acc") } ({ $size }): { $leader }.
   *[other] { $who } zagrywa { -band(case: "acc") } ({ $size }): { $cards }. Dowódca: { $leader }.
}
marker-placed = { $who } umieszcza znacznik Kontroli { $kingdom_inlog }.
markerless-leader = Dowodzi { -unmarked }: { $who } nie umieszcza znacznika Kontroli.
markerless-declined = { $who } rezygnuje z umieszczenia znacznika Kontroli.
markerless-supply = { $who } ma pustą pulę znaczników Kontroli.
markerless-everywhere = { $who } nie umieszcza znacznika Kontroli: { -band } ma wszędzie za mało kart.
markerless-small = { $who } nie umieszcza znacznika Kontroli: { -band } jest za { -band.gender ->
    [f] mała
   *[m] mały
}.
giant-taken = { $who } przejmuje { -giant-token } za { -band(case: "acc") } ({ $size }): { $points }.
advanced = { $who } przesuwa znacznik na { -track-board } o { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[many] { $n } pól
}, na pole { $to }.
horde-marker = { $who } umieszcza znacznik na { $colour_loc } polu { -horde-board }.
token-taken = { $who } otrzymuje { -troll-token } o wartości { $value }.
coin-laid = { $who } kładzie monetę o wartości { $value } { $kingdom_inlog }.
declined-free-marker = { $who } rezygnuje z dodatkowego znacznika Kontroli.
declined-study = { $who } nie dobiera kart.
declined-horde = { $who } nie umieszcza znacznika na { -horde-board }.
declined-token = { $who } nie bierze { -troll-token(case: "gen") }.
declined-another = { $who } nie zagrywa { -band(case: "nextgen") }.
declined-coin = { $who } nie kładzie monety.
may-play-another = { $who } może zagrać { -band(case: "another") }.
scattered = { $who } pokazuje { -ten-wild } i odrzuca je do puli.
ten-skeletons = { $who } zagrywa { -ten-wild } i natychmiast wygrywa partię!
scored-kingdom = { $kingdom_log }: { $who } – { $points }, { $others ->
    [0] { $place }
    [1] { $place }, remis z jednym graczem
   *[other] { $place }, remis z { $others } graczami
}{ $coins ->
    [0] .
   *[other] ; monety dodają { $coins }.
}
scored-kingdom-alone = { $kingdom_log }: { $who } – { $points } za oba żetony, bez rywala{ $coins ->
    [0] .
   *[other] ; monety dodają { $coins }.
}
scored-track = { -track-board(case: "start") }: { $who } – { $points }, { $others ->
    [0] { $place }
    [1] { $place }, remis z jednym graczem
   *[other] { $place }, remis z { $others } graczami
}.
scored-giant = { -giant-token(case: "start") }: { $who } – { $points }.
scored-horde = { $who } usuwa { $markers ->
    [one] { $markers } znacznik
    [few] { $markers } znaczniki
   *[many] { $markers } znaczników
} z { -horde-board }: { $points }.
scored-band = { $who }: { -band } ({ $size }) – { $points }. Dowódca: { $tribe }.
scored-land = { $kingdom_log }: { $shares }.
scored-share = { $who } +{ $points }
scored-one = { $who }: { $part } – { $points }.
scored-several = { $who }: { $parts } – razem { $points }.
part-of = { $part } ({ $points })
part-bands = { $n ->
    [one] { $n } { -band }
    [few] { $n } { -band(case: "pl") }
   *[many] { $n } { -band(case: "genpl") }
}
part-track = { -track-board(case: "start") }
part-giant = { -giant-token(case: "start") }
part-horde = { -horde-board(case: "start") }
horde-kept = { $who } zachowuje znaczniki na { -horde-board }.
game-won = Koniec gry. { $who } zostaje { -lord }: { $points }!
game-tied = Koniec gry. Remis: { $names } – po { $points }. Rozstrzygają znaczniki Kontroli na planszy, potem największe { -band(case: "pl") }.
fed = Na Pulpit { bruno.gen } trafia: { $card }.
bruno-plays = { bruno } zagrywa { -band(case: "acc") } z { $colour_femgen } kolumny ({ $size }). Dowódca: { $tribe }.
leaders-turned = Wszyscy Dowódcy { bruno.gen } są znów odkryci.
dismissed = Z Pulpitu do puli trafia: { $card }.
stolen = { $who } bierze z Pulpitu: { $card }.

## The table

sheet-age = { $age } (z { $ages })
sheet-tribes = { -tribe(case: "pl") }: { $tribes }
sheet-dragons = Odkryte karty Smoków: { $n } z 3
sheet-deck = Talia Sojuszników: { $cards }{ $above ->
    [0] { "" }
    [1] ; następna na pewno nie jest Smokiem
   *[other] ; wśród następnych { $above } nie ma Smoka
}
sheet-first = Pierwszy Gracz: { $who }
sheet-draw-two = Gdy pula jest pusta, z Talii Sojuszników dobiera się dwie karty.
sheet-refill = Tryb werbunku: pula jest uzupełniana do { $n } kart.
sheet-pool = Pula: { $size }
sheet-empty = pusta
sheet-cards = { $cards }
sheet-kingdoms = { -kingdom(case: "pl") }
sheet-kingdom = { $kingdom }, kolor { $colour }: żetony { $tokens }{ $count ->
    [0] { "" }
   *[other] ; monety { $coins }
}; znaczniki: { $markers }{ $ahead ->
    [0] { "" }
    [1] ; prowadzi: { $leaders }
   *[other] ; remis: { $leaders }
}
sheet-markers = { $who } { $n }
sheet-pieces = Elementy i punkty
sheet-band-points = { -band(case: "pl") } liczące od 1 do { $largest } kart dają punkty: { $points }; większe tyle co { $largest }.
sheet-track = { -track-board(case: "start") }: pola od 0 do { $last }, { -symbols } na polach { $symbols }, nagrody { $awards }{ $paid ->
    [leader] { " " }tylko dla prowadzącego
   *[places] { "" }
}
sheet-giant-held = { -giant-token(case: "start") }: { $who }, { -band } ({ $size }); za przejęcie { $take }, na koniec Ery { $ages }
sheet-giant-free = { -giant-token(case: "start") }: obok planszy; za przejęcie { $take }, na koniec Ery { $ages }
sheet-horde-points = { -horde-board(case: "start") }: za znaczniki od 1 do 6 punkty { $points }
sheet-tokens = { -troll-token(case: "startpl") } obok planszy: { $values }
sheet-coin = { $n } × { $value }
sheet-coins = Monety obok planszy: { $coins }
sheet-you = { $who } (ty)
sheet-player = { $who }
sheet-glory = { -glory }: { $n }{ $lap ->
    [1] { "" }
   *[other] { " " }(okrążenie { $lap }, pole { $space })
}
sheet-supply = Pula znaczników Kontroli: { $n }
sheet-hand-empty = Na ręce: brak kart
sheet-hand = Na ręce: { $size }
sheet-hand-own = Na ręce: { $size }: { $cards }
sheet-hand-open = Na ręce: { $size }, w tym znane: { $cards }
sheet-building = { -band } na razie: { $cards }. Dowódca: { $leader }
sheet-keeping = Do zatrzymania: { $cards }
sheet-on-track = { -track-board(case: "start") }: pole { $space }
sheet-horde = { -horde-board(case: "start") }: { $n ->
    [0] pusta
   *[other] { $colours }; wartość: { $points }
}
sheet-own-tokens = { -troll-token(case: "startpl") }: { $values }
sheet-own-giant = { -giant-token(case: "start") }: { -band } ({ $size })
sheet-band = { -band } ({ $size }): { $cards }. Dowódca: { $leader }
sheet-band-alone = { -band } (1 karta): { $card }
sheet-dashboard = Pulpit { bruno.gen } (poziom { $level })
sheet-column = { $kingdom }, { $trigger ->
    [0] gdy tylko zmieści się znacznik
   *[other] od { $trigger } kart
}: { $cards }
sheet-leaders = Odkryci Dowódcy: { $tribes }
sheet-discarded = Właśnie odrzucone: { $cards }

## Refusals

no-pool-empty = Pula jest pusta: możesz tylko dobrać kartę z Talii Sojuszników.
no-not-in-pool = Tej karty nie ma w puli: { $card }.
no-not-in-hand = Tej karty nie masz na ręce: { $card }.
no-never-leads = Ta karta nigdy nie dowodzi: { $card }.
no-ten-skeletons-win = W tym wydaniu { -ten-wild } wygrywa: zagraj je zamiast odrzucać.
no-only-ten-skeletons = Do tego trzeba mieć { -ten-wild } i żadnej innej karty; masz { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
}.
no-ten-skeletons-nothing = W tym wydaniu { -ten-wild } niczego nie wygrywa.
no-token-too-high = Żeton o wartości { $value } jest za wysoki: { -band } ma { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
}.
no-token-unknown = Nie ma żetonu o wartości { $value }.
no-token-claimed = Żetonu o wartości { $value } nie ma już obok planszy.
no-keep-that = Tej karty nie możesz teraz zatrzymać: { $card }. Podawaj karty po kolei i żadnej częściej, niż masz ją na ręce.
no-feed-that = Ta karta nie może teraz trafić na Pulpit: { $card }.
no-leader-face-down = Ten Dowódca jest zakryty: { $tribe }.
no-not-on-dashboard = Tej karty nie ma na Pulpicie: { $card }.
no-now-turn = Najpierw wybierz akcję: zwerbuj Sojusznika albo zagraj { -band(case: "acc") }.
no-now-members = Najpierw dokończ { -band(case: "acc") }: dołóż kartę albo zagraj bez dalszych kart.
no-now-marker = Najpierw zdecyduj, gdzie umieścić znacznik Kontroli.
no-now-free-marker = Najpierw zdecyduj, gdzie umieścić dodatkowy znacznik Kontroli.
no-now-ability = Najpierw zdecyduj o zdolności specjalnej Dowódcy.
no-now-another = Najpierw zdecyduj, czy zagrać { -band(case: "another") }.
no-now-keep = Najpierw zdecyduj, które karty zatrzymać.
no-now-study = Najpierw zdecyduj, czy dobrać karty.
no-now-cash = Najpierw zdecyduj, czy opróżnić { -horde-board(case: "acc") }.
no-now-feed = Najpierw wybierz kartę na Pulpit.
no-now-leader = Najpierw wybierz Dowódcę { -band(case: "gen") } { bruno.gen }.
no-now-region = Najpierw wybierz { -kingdom } dla { bruno.gen }.
no-now-dismiss = Najpierw wybierz kartę, która opuszcza Pulpit.
no-neither-tribe-nor-colour = Ta karta nie ma ani { -tribe(case: "gen") }, ani koloru Dowódcy: { $card }. Dowódca: { $leader }.
no-mixture = Karty w { -band(case: "loc") } łączy jedno { -tribe } albo jeden kolor, nie wolno ich mieszać. Ta karta nie pasuje: { $card }. Dowódca: { $leader }.
no-canonical-order = Podawaj karty po kolei; ta stoi przed ostatnio podaną: { $card }.
no-other-kingdom = Znacznik Kontroli trafia do { -kingdom(case: "gen") } w kolorze Dowódcy, nie do { $kingdom_gen }.
no-region-preference = { bruno } woli inne miejsce; wybierz coś innego niż { $kingdom }.
no-colour-settled = { bruno } ma już znacznik na tym polu { -horde-board }; wybierz coś innego niż { $kingdom }.
no-band-too-small = { $kingdom }: potrzeba co najmniej { $needs ->
    [one] { $needs } karty
   *[other] { $needs } kart
}, { -band } ma { $has ->
    [one] { $has } kartę
    [few] { $has } karty
   *[many] { $has } kart
}. Znaczniki do przebicia: { $standing }.
no-hand-full = Masz pełną rękę ({ $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}). Zagraj { -band(case: "acc") }.
no-room-in-hand = Masz pełną rękę ({ $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}): nie możesz wziąć tej karty.
no-steal-only-easy = Wziąć kartę na rękę można tylko na poziomie łatwym.
no-marker-must = Znacznik Kontroli trzeba umieścić, jeśli to możliwe.
no-pass = Nie można pasować: zwerbuj Sojusznika albo zagraj { -band(case: "acc") }.

## Co przemawia za ruchem

fact-band = wykłada { -band(case: "acc") }: { $size }
fact-takes = odbiera prowadzenie { $n ->
    [one] graczowi
   *[other] graczom
} { $who } { $kingdom_in }
fact-breaks-tie = przełamuje remis o prowadzenie { $kingdom_in }
fact-first = umieszcza pierwszy znacznik { $kingdom_in }
fact-strengthens = umacnia prowadzenie { $kingdom_in }
fact-level = zrównuje się z { $n ->
    [one] graczem
   *[other] graczami
} { $who } { $kingdom_in }
fact-nearer = zbliża się do { $n ->
    [one] gracza
   *[other] graczy
} { $who } { $kingdom_in }
fact-glory = od razu daje { $points }
fact-set-tribe = na ręce { $n ->
    [one] będzie { $n } karta
    [few] będą { $n } karty
   *[many] będzie { $n } kart
}: { $tribe }
fact-set-colour = na ręce { $n ->
    [one] będzie { $n } karta
    [few] będą { $n } karty
   *[many] będzie { $n } kart
} w jednym kolorze ({ $colour })
fact-pool = zostawia w puli { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
}, w tym { $of } × { $tribe }

## Stół na stronie

table-players = Gracze
table-glory = { -glory }
table-in-hand = kart na ręce
table-you = ty
table-bot = bot, { $level }
table-is-bot = bot,
table-first-player = Pierwszy Gracz tej Ery
table-bands = { $n ->
    [0] Jeszcze bez { -band(case: "gen") }
   *[other] { -band(case: "pl") }: { $n }, na koniec Ery { $points }. Pokaż karty
}
table-bands-title = { -band(case: "pl") }
table-no-bands = jeszcze bez { -band(case: "gen") }
table-band-worth = punktuje jak { $size }: { $points }
table-hand-title = Ręka
table-hand-size = Na ręce: { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
table-hand-of = Ręka { $n } / { $limit }
table-hand-empty = Nie masz kart na ręce.
table-known = Karty jawne:
table-giant = Olbrzym
table-giant-token = { -giant-token(case: "start") }
table-track = Morski Lud
table-track-board = { -track-board(case: "start") }
table-symbol = Wejście na to pole albo minięcie go daje dodatkowy znacznik
table-trolls = Trolle
table-horde = Horda
table-horde-board = { -horde-board(case: "start") }
table-kingdoms = { -kingdom(case: "pl") }
table-markers = Znaczniki Kontroli
table-tokens = Żetony
table-token-pays = { $place } na koniec tej Ery
table-token-later = w tej Erze nie daje punktów
table-coins = monety za pierwsze miejsce: { $n }
table-leads = prowadzi
table-tied = remis o prowadzenie
table-lap = { $who }: { -glory } { $n }, okrążenie { $lap }, pole { $space }
table-age = Era
table-ages = { $age }
table-dragons = Smoki: { $n } z 3. Trzeci kończy Erę.
table-recruit = Zwerbuj Sojusznika
table-safe = { $n ->
    [one] Następna karta nie jest Smokiem.
   *[other] Wśród następnych { $n } kart nie ma Smoka.
}
table-deck = Talia Sojuszników: { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
table-deck-word = talia
table-pool = Pula: { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
table-pool-empty = Pula jest pusta.
table-decision = Twoja decyzja
table-ask-turn = Zwerbuj Sojusznika albo zagraj { -band(case: "acc") }
table-your-turn = Twój ruch
table-sort = Sortuj rękę
table-by-kingdom = Kolorami
table-by-tribe = { -tribe(case: "sort") }
table-make-leader = Niech ta karta dowodzi
table-leader-is = Dowódca: { $card }
table-card-taken = Już wybrana
table-compose = Złóż { -band(case: "acc") }
table-compose-cards = Wybierz karty, które łączy { -tribe } albo kolor.
table-compose-leader = Korona oznacza Dowódcę. Bez niej dowodzi pierwsza karta.
table-compose-rest = Karty, których nie zagrasz, trafią do puli.
table-play-band = Zagraj { -band(case: "acc") }
table-members = Dołożyć coś jeszcze?
table-members-how = Dołóż karty albo zagraj bez dalszych. Przy kartach, które nie pasują, podano powód.
table-keep = { $n ->
    [one] Zatrzymaj najwyżej { $n } kartę
    [few] Zatrzymaj najwyżej { $n } karty
   *[many] Zatrzymaj najwyżej { $n } kart
}
table-keep-how = Wybierz, co zostaje na ręce. Pozostałe karty trafią do puli.
table-keep-selected = Zatrzymaj wybrane karty
table-why-not-others = Dlaczego nie inne?
table-plate = { $kingdom }
table-why-not = Dlaczego nie gdzie indziej?
table-cash-later = Opróżnienie planszy daje punkty teraz i zwalnia jej pola. Im więcej znaczników zachowasz, tym więcej dadzą później.
table-study-risk = Dobierasz wszystkie karty albo żadnej. Trzeci Smok po drodze kończy Erę.
table-horde-costs = Znacznik bierzesz ze swojej puli znaczników; da punkty na koniec Ery.
table-coin-first = Na koniec tej Ery monety dostanie ten, kto zajmie tu pierwsze miejsce.
table-token-what = Na koniec tej Ery remisy rozstrzyga najwyższa suma żetonów.
table-to-pool = Do puli
table-to-hand = Na rękę
table-dashboard = Pulpit { bruno.gen }
table-bruno-leaders = Dowódcy
table-bruno-discarded = Właśnie odrzucone
table-trigger = { $trigger ->
    [0] do zagrania, gdy tylko zmieści się znacznik
    [one] do zagrania przy { $trigger } karcie
   *[other] do zagrania przy { $trigger } kartach
}
table-face-down = (zakryty)
table-tribes = { -tribe(case: "pl") }
table-cards = Karty
table-scores = Punkty
table-scoring = Punktacja: { $age }
table-no-scores = Najwięcej punktów zdobywa się na koniec Ery.
table-total = razem { $n }
table-sum = Razem
table-close = Zamknij
table-show-all = Pokaż wszystko od razu

## Czym są rzeczy na stole

tip-card = { $card }, { $kingdom }. { $does }
tip-card-wild = { $card }. { $does }
tip-tribe = { $tribe }. { $does }
tip-pays = { $value } za { $place }
tip-kingdom = { $kingdom_log }: na koniec tej Ery daje { $pays }.
tip-needs = Twój następny znacznik wymaga tu co najmniej { $n ->
    [one] { $n } karty
   *[other] { $n } kart
}.
tip-token = { $points } za { $place } na koniec tej Ery.
tip-token-later = Pierwsza punktacja tego żetonu: { $age }.
tip-token-not = W tej Erze nie daje punktów.
tip-coins = Monety: na koniec tej Ery pierwsze miejsce daje tu o { $n } więcej.
tip-stack = { $who }: { $n ->
    [one] { $n } znacznik Kontroli
    [few] { $n } znaczniki Kontroli
   *[many] { $n } znaczników Kontroli
}{ $lead ->
    [alone] , prowadzenie.
    [tied] , remis o prowadzenie.
   *[no] .
}
tip-glory = Partię wygrywa, kto na koniec ma najwięcej { -glory(case: "gen") }.
tip-track = { -track-board(case: "start") }: na koniec kolejnych Er daje { $awards }, { $paid ->
    [leader] tylko za prowadzenie.
   *[places] tak jak { -kingdom }.
}
tip-swims = { $who }: pole { $space } na { -track-board }.
tip-giant = { -giant-token(case: "start") } za { -band(case: "acc") } ({ $size }): na koniec tej Ery { $points }, o ile nikt go nie przejmie.
tip-trolls = { -troll-token(case: "startpl") } rozstrzygają remisy na koniec tej Ery: wyżej jest większa suma.
tip-horde = { -horde-board(case: "start") }: opróżniona na koniec Ery daje za 1 do 6 znaczników: { $points }.
tip-first = Pierwszy Gracz tej Ery. Stąd biegną tury.
tip-hand = { $who } ma na ręce { $cards }. Przy { $limit } nie można werbować.
tip-known = Karty na ręce, które wszyscy widzieli.
tip-deck = Zakryta Talia Sojuszników: { $size }. Dobraną kartę widzi tylko ten, kto ją dobiera.
tip-ages = Liczba Er w partii: { $n }. Najwięcej punktów zdobywa się na koniec każdej z nich.
tip-column = { $kingdom }: { $trigger ->
    [0] do zagrania, gdy tylko zmieści się znacznik.
    [one] do zagrania przy { $trigger } karcie.
   *[other] do zagrania przy { $trigger } kartach.
}

## Co robią Dowódcy: zdaniem, na karcie i dla składanego Oddziału

ability-another-band = Po umieszczeniu znacznika możesz od razu zagrać { -band(case: "another") }.
brief-another-band = { -band(case: "again") }
fore-another = zagraj od razu { -band(case: "another") }
fore-no-other = bez znacznika albo bez kart na ręce nie ma { -band(case: "nextgen") }

ability-counts-more = { $placing ->
    [0] Przy punktowaniu { -band } liczy się tak, jakby { -band.gender ->
        [f] miała
       *[m] miał
    } o { $scoring ->
        [1] jedną kartę
        [few] { $scoring } karty
       *[many] { $scoring } kart
    } więcej.
   *[other] Do umieszczenia znacznika wystarczy o { $placing ->
        [1] jedną kartę
        [few] { $placing } karty
       *[many] { $placing } kart
    } mniej.
}
brief-counts-more = { $placing ->
    [0] Punktuje +{ $scoring }
    [1] O 1 kartę mniej
    [few] O { $placing } karty mniej
   *[many] O { $placing } kart mniej
}
fore-counts-more = przy punktowaniu o { $n } więcej
fore-needs-fewer = do znacznika o { $n } mniej

ability-keep-cards = Zatrzymaj na ręce najwyżej tyle kart, ile liczy { -band }; reszta trafia do puli.
brief-keep-cards = Zatrzymaj do X
fore-keep = { $n ->
    [0] nie ma czego zatrzymać
   *[other] zatrzymaj najwyżej { $cards }
}

ability-largest-band = { -band.gender ->
    [f] Największa taka { -band }
   *[m] Największy taki { -band }
} w Erze przejmuje żeton: od razu { $take }. Kto ma żeton na koniec kolejnych Er, dostaje { $ages }; w tej { $now }.
brief-largest-band = Żeton za rekord
fore-giant = przejmujesz { -giant-token }: od razu { $points }
fore-no-giant = { -giant-token } zostaje na miejscu (rekord: { $size })

ability-no-marker = Nie umieszcza znacznika.
brief-no-marker = Bez znacznika

ability-track = Przesuń znacznik na { -track-board } o tyle pól, ile kart liczy { -band }. Pola { $symbols } dają dodatkowy znacznik do dowolnego { -kingdom(case: "gen") }.
brief-track = O X pól dalej
fore-track = na pole { $to }{ $symbols ->
    [0] { "" }
    [one] , dodatkowy znacznik
   *[other] , dodatkowe znaczniki: { $symbols }
}

ability-horde = Możesz umieścić znacznik na swojej { -horde-board }, na polu w kolorze Dowódcy. Opróżniona na koniec Ery daje { $points }.
brief-horde = Własna plansza
fore-horde = znacznik na { $colour_loc } polu
fore-no-horde = na { $colour_loc } polu już jest znacznik

ability-coin = Połóż najniższą monetę tam, gdzie wskazuje kolor Dowódcy: podnosi w tej Erze nagrodę za pierwsze miejsce.
brief-coin = Połóż monetę
fore-coin = połóż monetę o wartości { $value }
fore-no-coin = nie ma już monet

ability-wild = Pasuje wszędzie, nigdy nie dowodzi i znika przed punktowaniem.
brief-wild = Nie dowodzi

ability-tie-token = Możesz wziąć wolny żeton o wartości nie wyższej niż liczba kart. Żetony rozstrzygają remisy.
brief-tie-token = Żeton do X
fore-token = weź żeton o wartości do { $value }
fore-no-token = nie ma dość niskiego żetonu

ability-any-kingdom = Znacznik może trafić do dowolnego { -kingdom(case: "gen") }.
brief-any-kingdom = { -kingdom(case: "any") }

ability-draw-cards = Po odrzuceniu kart dobierz tyle kart, ile liczy { -band }.
brief-draw-cards = Dobierz X
fore-draw = po odrzuceniu dobierz { $cards }

## Oddział, który się składa

fore-title = { -band } ({ $n }) · Dowódca: { $tribe }
fore-marker = Znacznik { $kingdom_in } ({ $counts } > { $standing })
fore-marker-small = Bez znacznika { $kingdom_in } ({ $counts } ≤ { $standing })
fore-marker-any = Znacznik do wyboru: { $kingdoms }
fore-marker-nowhere = Bez znacznika: { -band } ma wszędzie za mało kart.
fore-marker-never = Ten Dowódca nie daje znacznika.
fore-marker-supply = Bez znacznika: pula znaczników jest pusta.
fore-worth = Na koniec Ery: { $points } (punktuje jak { $size })
fore-discard = Do puli odrzucisz { $cards }
fore-discard-later = { $cards } na { -band(case: "another") } albo do puli
fore-discard-none = Niczego nie odrzucisz
fore-kept = { $n ->
    [0] Nie zatrzymujesz niczego
   *[other] Zatrzymujesz { $cards }
}

form-choose = Wybierz jedną z odpowiedzi.
form-no-cards = Najpierw wybierz karty.
form-no-leader = Potrzebna jest karta, która może dowodzić; ta nigdy nie dowodzi: { $tribe }.
form-unknown-card = Przy tym stole nie ma takiej karty: { $text }.
