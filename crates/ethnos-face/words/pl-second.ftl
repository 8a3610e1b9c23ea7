# Co zmieniło drugie wydanie, po polsku.

-glory = { $case ->
   *[nom] Prestiż
    [gen] Prestiżu
}
-kingdom = { $case ->
   *[nom] Region
    [gen] Regionu
    [loc] Regionie
    [pl] Regiony
    [genpl] Regionów
    [any] Dowolny Region
}
-tribe = { $case ->
   *[nom] Klan
    [gen] Klanu
    [pl] Klany
    [genpl] Klanów
    [sort] Klanami
}
-band = { $case ->
   *[nom] Drużyna
    [acc] Drużynę
    [gen] Drużyny
    [loc] Drużynie
    [pl] Drużyny
    [genpl] Drużyn
    [another] jeszcze jedną Drużynę
    [nextgen] kolejnej Drużyny
    [again] Kolejna Drużyna
}
    .gender = f
-lord = Cesarzem Ethnos
-track-board = { $case ->
   *[loc] planszy Koi
    [start] Plansza Koi
}
-symbols = symbole Koi
-horde-board = { $case ->
   *[gen] planszy Osady Małp
    [acc] planszę Osady Małp
    [start] Plansza Osady Małp
}
-giant-token = { $case ->
   *[acc] żeton Niedźwiedzi
    [start] Żeton Niedźwiedzi
}
-troll-token = { $case ->
   *[acc] żeton Lisów
    [gen] żetonu Lisów
    [startpl] Żetony Lisów
}
-ten-wild = 10 Psów

tribe-owl = Sowa
    .gen = Sowy
    .pl = Sowy
tribe-rabbit = Królik
    .gen = Królika
    .pl = Króliki
tribe-red-panda = Ruda Panda
    .gen = Rudej Pandy
    .pl = Rude Pandy
tribe-bear = Niedźwiedź
    .gen = Niedźwiedzia
    .pl = Niedźwiedzie
tribe-raccoon = Szop
    .gen = Szopa
    .pl = Szopy
tribe-koi = Karp Koi
    .gen = Karpia Koi
    .pl = Karpie Koi
tribe-tiger = Tygrys
    .gen = Tygrysa
    .pl = Tygrysy
tribe-monkey = Małpa
    .gen = Małpy
    .pl = Małpy
tribe-dog = Pies
    .gen = Psa
    .pl = Psy
tribe-fox = Lis
    .gen = Lisa
    .pl = Lisy
tribe-deer = Jeleń
    .gen = Jelenia
    .pl = Jelenie
tribe-raven = Kruk
    .gen = Kruka
    .pl = Kruki

colour-white = biały
    .fem = biała
    .femgen = białej
    .loc = białym
colour-yellow = żółty
    .fem = żółta
    .femgen = żółtej
    .loc = żółtym
colour-black = czarny
    .fem = czarna
    .femgen = czarnej
    .loc = czarnym

kingdom-white = Biały Region
    .short = Biały
    .in = w Białym Regionie
    .gen = Białego Regionu
    .log = Biały Region
    .inlog = w Białym Regionie
kingdom-green = Zielony Region
    .short = Zielony
    .in = w Zielonym Regionie
    .gen = Zielonego Regionu
    .log = Zielony Region
    .inlog = w Zielonym Regionie
kingdom-yellow = Żółty Region
    .short = Żółty
    .in = w Żółtym Regionie
    .gen = Żółtego Regionu
    .log = Żółty Region
    .inlog = w Żółtym Regionie
kingdom-black = Czarny Region
    .short = Czarny
    .in = w Czarnym Regionie
    .gen = Czarnego Regionu
    .log = Czarny Region
    .inlog = w Czarnym Regionie
kingdom-red = Czerwony Region
    .short = Czerwony
    .in = w Czerwonym Regionie
    .gen = Czerwonego Regionu
    .log = Czerwony Region
    .inlog = w Czerwonym Regionie
kingdom-blue = Niebieski Region
    .short = Niebieski
    .in = w Niebieskim Regionie
    .gen = Niebieskiego Regionu
    .log = Niebieski Region
    .inlog = w Niebieskim Regionie

# Regiony nie mają nazw, tylko kolory.
sheet-kingdom = { $kingdom }: żetony { $tokens }{ $count ->
    [0] { "" }
   *[other] ; monety { $coins }
}; znaczniki: { $markers }{ $ahead ->
    [0] { "" }
    [1] ; prowadzi: { $leaders }
   *[other] ; remis: { $leaders }
}

# Klan jest rodzaju męskiego, Plemię nijakiego.
no-mixture = Karty w { -band(case: "loc") } łączy jeden { -tribe } albo jeden kolor, nie wolno ich mieszać. Ta karta nie pasuje: { $card }. Dowódca: { $leader }.

table-giant = Niedźwiedź
table-track = Koi
table-trolls = Lisy
table-horde = Osada
table-compose-cards = Wybierz karty, które łączy jeden { -tribe } albo kolor.
table-plate = { $kingdom_short }
