# Co jest nie tak z ustawieniami, odpowiedzią albo pozycją w Ekö, po polsku.

# Ustawienia
cannot-edition = Ekö nie ma wydania „{ $edition }”. Pomiń je.
cannot-seats = W Ekö gra od 2 do 4 graczy, a nie { $seats }.
cannot-variant = Nie ma wariantu „{ $variant }”. Do wyboru: { $known }.
cannot-option = Nie ma opcji „{ $option }”. Do wyboru: { $known }.
cannot-value = { $option }={ $value } nie jest możliwe. Do wyboru: { $known }.
cannot-ring = Pierścień nawałnic nie zostawia miejsca na ten wariant: { $variant }. Wybierz labyrinth=docks albo ułóż planszę samodzielnie.
cannot-board = { $why } Można też wybrać board=random albo board=standard.

# Plansze
tile-unreadable = „{ $text }” to nie kafel. Podaj literę (od A do { $last }), obrót (od 0 do 5) i miejsce, np. A3m13.
space-unreadable = „{ $text }” to nie pole. Podaj literę od a do y i liczbę od 1 do 25, np. m13.
board-tile-count = Przy tej liczbie graczy ({ $seats }) i tych wariantach { $wanted ->
    [0] kafel { $tile } zostaje w pudełku
    [one] na planszy musi być { $wanted } kafel { $tile }
    [few] na planszy muszą być { $wanted } kafle { $tile }
   *[many] na planszy musi być { $wanted } kafli { $tile }
}. Na tej planszy: { $found }.
board-tile-most = Przy tej liczbie graczy ({ $seats }) i tych wariantach na planszy { $wanted ->
    [one] może być najwyżej { $wanted } kafel { $tile }
    [few] mogą być najwyżej { $wanted } kafle { $tile }
   *[many] może być najwyżej { $wanted } kafli { $tile }
}. Na tej planszy: { $found }.
board-missing = { $n ->
    [one] Brakuje kafla { $tiles }
   *[other] Brakuje kafli { $tiles }
} (liczba graczy: { $seats }).
board-letter = { $tile }
board-not-for = Kafel { $tile } nie bierze udziału w grze przy tej liczbie graczy: { $seats }.
board-surplus = { $most ->
    [one] W pudełku jest tylko { $most } kafel { $tile }.
    [few] W pudełku są tylko { $most } kafle { $tile }.
   *[other] W pudełku jest tylko { $most } kafli { $tile }.
}
board-alone = Portal potrzebuje drugiego: połóż oba kafle { $tile } ({ $wanted }).
board-replaced = Kafel { $tile } ustępuje miejsca świątyni na kaflu { $by }. Zdejmij { $tile }.
board-too-many = W tekście może być najwyżej { $most } kafli.
board-no-tile = W zawartości gry nie ma takiego kafla: { $tile }.
board-edge = Kafel { $tile } wychodzi poza pola od a1 do y25.
board-overlap = Kafle { $one } i { $other } zachodzą na siebie: { $spaces }.
board-too-large = Plansza może mieć najwyżej { $spaces } pól ruchu i { $sites } pola budowy.
board-zones = Plansza może mieć najwyżej { $most } stref nawałnicy.
board-isolated = Te pola ruchu są odcięte od pozostałych: { $spaces }.
board-portal = Portal na kaflu { $tile } prowadzi na { $space }. Musi to być zwykłe pole ruchu, na które nie prowadzi inny portal.
board-temple = Świątynia na kaflu { $tile } nie sąsiaduje z żadnym polem ruchu.

# Odpowiedzi
text-by-rule = { $why } ({ $rule })
text-no-answer = „{ $text }” to nie odpowiedź w notacji tej gry.
text-no-space = Na tej planszy nie ma pola ruchu { $space }.
text-no-site = Na tej planszy nie ma pola budowy { $space }.
text-no-seat = Przy tym stole nie ma miejsca { $text }.
text-which-zones = Brakuje stref nawałnicy: podaj ich pierwsze pola.
text-no-zone = { $space } nie jest pierwszym polem strefy nawałnicy.
text-add = „{ $text }” to nie liczba krążków od 1 do { $most }.

# Pozycje
text-no-colon = W wierszu „{ $text }” brakuje dwukropka. Każdy wiersz ma postać klucz: wartość.
text-twice = „{ $text }” występuje dwa razy.
text-no-key = Pozycja nie ma wiersza „{ $text }”. Do wyboru: tiles, first, turn, phase, so far, spread, charged, left, stack POLE, building POLE, reserve MIEJSCE, box MIEJSCE, prison MIEJSCE, supply MIEJSCE, points MIEJSCE, out, quiet, past.
text-number = „{ $text }” to nie liczba od 0 do { $most }.
text-so-far = „{ $text }” nie zdarza się w turze. Do wyboru: acted, marched, sand, moon, reinforced, progress, calm.
text-stack = „{ $text }” to nie stos. Podaj miejsce i liczbę krążków oraz „emperor”, jeśli jest wśród nich Cesarz.
text-building = „{ $text }” to nie budynek z właścicielem. Podaj miejsce, a potem encampment, tower albo castle.
text-no-building = „{ $text }” to nie budynek. Do wyboru: encampment, tower, castle.
text-reserve = „{ $text }” to nie rezerwa. Podaj liczbę krążków oraz „emperor”, jeśli jest tam też Cesarz.
text-past = „{ $text }” to nie liczba szesnastkowa.
text-no-phase = „{ $text }” to nie faza. Do wyboru: swap, action, destination, route, toll, construction, payment, spending, banishment, march, exchange, reinforcement, amount, moon, moon-disc, over, razem z tym, co do nich należy.
text-phase = Faza „{ $text }” nie jest możliwa w tej pozycji.
text-stack-size = Stos ma od 1 do { $most } krążków.
text-discs = { $seat } ma na planszy więcej niż { $most } krążków.
text-two-emperors = Cesarz gracza { $seat } jest w dwóch miejscach.
text-claim = „{ $key }” wynika z reszty: powinno być { $truth }, a nie { $value }.
text-out = { $seat } nie jest już w grze, a ma krążki na planszy.
text-exchange = { $seat } więzi Cesarza, choć Cesarz tego gracza jest w niewoli. Wymiana powinna już nastąpić.
text-not-out = { $seat } nie ma krążków na planszy, więc odpada z gry: napisz „out: { $seat }”.
text-ended = W tej pozycji partia jest już zakończona: napisz „phase: over …”.
text-memory = „past” i „quiet” należą do zasady remisu, która jest wyłączona.

# Liczenie wszystkich elementów
audit-emperor-alone = Cesarz gracza { $seat } nie jest w stosie tego gracza.
audit-emperor-held = Cesarza gracza { $seat } nie może więzić { $holder }.
audit-discs = Zwykłe krążki gracza { $seat }: na planszy { $board }, w rezerwie { $reserve }, w pudełku { $boxed }. Razem musi ich być { $all }.
audit-buildings = Za dużo budynków gracza { $seat } ({ $building }): na planszy { $built }, a elementów jest { $pieces }.
