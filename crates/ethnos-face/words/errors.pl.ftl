# Dlaczego nie da się odczytać tekstu albo zagrać z takim przygotowaniem, po polsku. Zasady na końcu, w nawiasach.

## Teksty, które nie są tym, czym powinny

not-a-choice = „{ $text }” to nie ruch w notacji tej gry.
not-a-card = „{ $text }” to nie karta w notacji tej gry.
not-a-card-here = Karty „{ $text }” nie ma w tej partii.
not-a-colour = „{ $text }” to nie kolor.
not-a-colour-here = Koloru „{ $text }” nie ma w tym wydaniu.
not-a-kingdom-here = W tym wydaniu nie ma { -kingdom(case: "gen") } „{ $text }”.
not-a-tribe-here = W tym wydaniu nie ma { -tribe(case: "gen") } „{ $text }”.
not-a-leader-here = W tej partii nie ma { -tribe(case: "gen") } „{ $text }”.
not-a-seat-here = Przy tym stole nie ma miejsca „{ $text }”.
not-an-asked-seat = Miejsce „{ $text }” nie podejmuje decyzji.
not-a-token-value = „{ $text }” to nie wartość żetonu.
not-a-token-here = Żetonu „{ $text }” nie ma w tym wydaniu.
not-tokens = „{ $text }” to nie lista żetonów. Napisz na przykład „2/4/8”.
not-a-coin-value = „{ $text }” to nie wartość monety.
not-a-coin-here = Monety „{ $text }” nie ma w tym wydaniu.
not-a-small-number = Zamiast „{ $text }” potrzeba małej liczby.
not-a-number-of-cards = Zamiast „{ $text }” potrzeba liczby kart od 1 do 24.
not-a-seat-and-number = „{ $text }” to nie miejsce z liczbą. Napisz na przykład „A3”.
not-a-seat-and-size = „{ $text }” to nie miejsce z liczbą kart. Napisz na przykład „B4”.
not-a-question = „{ $text }” to nie pytanie. Napisz na przykład „turn”, „marker” albo „keep”.
not-a-band = „{ $text }” to nie { -band }: potrzeba od 1 do 10 kart, które łączy { -tribe } albo kolor. ({ $rule })
not-a-line = W pozycji tej gry nie ma wiersza „{ $text }”.

## Pozycje, których nie może być przy żadnym stole

position-key-value = „{ $text }”: napisz KLUCZ: WARTOŚĆ.
position-twice = Wiersz „{ $text }” podano dwa razy.
position-seat-twice = W „{ $text }” podano dwa razy: { $seat }.
position-no-tribes = Brakuje wiersza „tribes: …”.
position-tribes-number = Różne { -tribe(case: "pl") } potrzebne przy tym stole: { $n }. ({ $rule })
position-other-tribes = W przygotowaniu podano inne { -tribe(case: "pl") }. ({ $rule })
position-age = Liczba Er przy tym stole to { $ages }, więc nie ma Ery { $age }.
position-dragons = Są tylko trzy Smoki. ({ $rule })
position-markers = Za dużo umieszczonych znaczników ({ $n }): { $seat }. ({ $rule })
position-tokens-number = Żetony w każdym { -kingdom(case: "loc") } przy tym stole: { $n }. ({ $rule })
position-no-token-left = Nie ma już żetonu { $value }: { $kingdom }.
position-coins = Monet o wartości { $value } jest tylko { $n }.
position-no-leader-up = Co najmniej jedna karta Przygotowania do gry musi być odkryta. ({ $rule })
position-too-many-cards = To więcej kart, niż jest w grze. ({ $rule })
position-too-many-of = W grze nie ma tylu kart tego rodzaju: { $card }. ({ $rule })
position-wild-leader = Ta karta nigdy nie dowodzi: { $card }. ({ $rule })
position-leader-not-in-hand = Dowódcy, od którego zaczyna się { -band }, nie ma na ręce: { $card }.
position-cannot-join = Tej karty nie można teraz dołożyć do { -band(case: "gen") }: { $card }.
position-kept-not-in-hand = Zatrzymać można tylko kartę z ręki.
position-discarded = Odrzucone karty leżą w puli, dopóki jedna z nich nie trafi na Pulpit. ({ $rule })
position-ten-skeletons = { -ten-wild } wygrywa tylko w polskim wydaniu, i to kończy grę. ({ $rule })
position-age-over = Po trzecim Smoku Era jest skończona: zapytaj „cash” albo „over”. ({ $rule })
position-not-over = Gra kończy się po trzecim Smoku ostatniej Ery, nie wcześniej. ({ $rule })
position-third = Trzeciego Smoka jeszcze nie odkryto, więc nikt go nie dobrał. ({ $rule })
position-ask = W pozycji nie ma tego, o co pyta wiersz „ask: …”.

## Elementy, których liczba się nie zgadza

pieces-cards = Kart tego rodzaju jest { $n } zamiast { $of }: { $card }. ({ $rule })
pieces-hand = Za dużo kart na ręce ({ $n }): { $seat }. ({ $rule })
pieces-open = { $seat } ma więcej jawnych kart, niż trzyma na ręce: { $card }. ({ $rule })
pieces-above = Nad Smokami nie może być { $n } z { $of } kart. ({ $rule })
pieces-dragons-above = Nad Smokami { $n ->
    [one] leży { $n } karta
    [few] leżą { $n } karty
   *[many] leży { $n } kart
}, choć jeden z nich jest już odkryty. ({ $rule })
pieces-markers = { $seat }: znaczniki umieszczone { $placed }, w puli { $supply }, a powinno być razem { $of }. ({ $rule })
pieces-tokens = { -troll-token(case: "startpl") }: jeden jest u dwóch graczy albo nie należy do tej gry. ({ $rule })
pieces-coins = Za dużo monet o wartości { $value }. ({ $rule })
pieces-coin-order = Monety kładzie się od najniższej: te o wartości { $value } przed wyższymi. ({ $rule })
pieces-no-giant = { -giant-token(case: "start") } nie leży już obok planszy: należy się za { -band.gender ->
    [f] największą
   *[m] największy
} { -band(case: "acc") } z takim Dowódcą (karty: { $n }). ({ $rule })
pieces-giant = { -giant-token(case: "start") }: { $seat } nie może go mieć (karty: { $n }), bo należy się za { -band.gender ->
    [f] największą
   *[m] największy
} { -band(case: "acc") } z takim Dowódcą. ({ $rule })
pieces-pool = W puli { $n ->
    [one] jest { $n } karta
    [few] są { $n } karty
   *[many] jest { $n } kart
}, a w trybie werbunku jest ich co najmniej { $least }. ({ $rule })
pieces-track = Znacznik jest za ostatnim polem { -track-board }. ({ $rule })
pieces-aside = Odłożono karty, choć nie dotyczy ich żadne pytanie.

## Przygotowania, z którymi nie da się grać

setup-no-edition = Nie ma wydania „{ $text }”. Do wyboru: { $known }.
setup-no-variant = Nie ma wariantu „{ $text }”. Do wyboru: { $known }.
setup-no-option = Nie ma opcji „{ $text }”. Do wyboru: { $known }.
setup-no-level = Nie ma poziomu „{ $text }”. Do wyboru: { $known }.
setup-no-tribe = W tym wydaniu nie ma Plemienia „{ $text }”.
setup-no-first-game = Klany na pierwszą partię podaje tylko drugie wydanie.
setup-no-numbers = W danych gry nie ma liczb dla { $n ->
    [one] { $n } gracza
   *[other] { $n } graczy
}.
setup-players = To wydanie jest dla { $least }–{ $most } graczy, a nie dla { $n }.
setup-level-solo = Poziom wybiera się tylko w trybie solo z Wodzem Brunonem.
setup-solo-clans = Klany w trybie solo są stałe.
setup-tribes-number = Potrzebne Plemiona: { $needs }, wybrane: { $has }.
setup-tribe-twice = Każde Plemię może wystąpić tylko raz, a to podano dwa razy: { $tribe }.
