# Kafle i liczby, którymi nie da się grać.
fault-temples-replace = Kafle N i O muszą zastępować ten sam duży kafel.
fault-letters = Duże kafle mają litery od A do M, każdą tylko raz.
fault-no-tile = Brakuje tego kafla.
fault-replaced = Kafel { $tile } musi istnieć i mieć tyle samo pól ruchu co ten.
fault-one-temple = Na tym kaflu musi być dokładnie jedna świątynia.
fault-second-form = Druga postać musi zastępować inny kafel niż pierwsza.
fault-begins-with = Pierwszym polem musi być { $letter }, a żadne inne nie może nim być.
fault-small-count = Takich kafli jest jeden, dwa albo trzy.
fault-buildings = Budowli każdego rodzaju jest od 1 do 9.
fault-ends = Punktów do zwycięstwa i tur bez postępu musi być co najmniej 1, a powtórzeń co najmniej 2.
fault-points = Pojmany Cesarz i piramida dają najwyżej po 20 punktów.
fault-costs-nothing = Wymuszony Marsz i świątynia muszą kosztować co najmniej jeden krążek.
fault-no-players = Brakuje wiersza dla tej liczby graczy.
fault-centres = Układ i pierścień potrzebują środka dla każdego kafla.
fault-tile-not-used = Kafel { $tile } musi być w użyciu, bo zastępuje go świątynia.
fault-beacon-sites = Potrzebne jest co najmniej jedno miejsce na latarnię, a najpierw zapełniać można najwyżej tyle przystani, ile ich jest.
fault-docks = Małych kafli jest więcej niż przystani.
fault-unknown-tile = Nie ma kafla { $tile }.
fault-discs = Kafle dla tej liczby graczy mają razem { $spaces } pól ruchu, a krążków do rozstawienia jest { $discs }. Zmień tyle samo pól w drugą stronę na innych kaflach.
fault-turn = Obrót to liczba od 0 do 5.
fault-far = Miejsce { $place } leży za daleko od środka.
fault-spaces = „{ $spec }”: { $n ->
    [one] musi tu być { $n } pole
    [few] muszą tu być { $n } pola
   *[many] musi tu być { $n } pól
}.
fault-letter = Na tym kaflu nie może być „{ $letter }”, tylko { $letters }.
