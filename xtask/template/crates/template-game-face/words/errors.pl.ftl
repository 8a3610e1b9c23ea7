# Co Template Game mówi, gdy ustawienie albo zapis nie ma sensu, po polsku.
setup-no-edition = Nie ma edycji „{ $text }”.
setup-no-option = Nie ma wariantu ani opcji „{ $text }”.
setup-seats = Graczy nie może być { $seats }: gra jest dla dwóch do czterech.
notation-choice = „{ $text }”: napisz play i kartę albo pass.
notation-line = „{ $text }”: napisz turn, passes, hand, played albo deck, dwukropek i wartość.
notation-seat = Nie ma miejsca „{ $text }”.
notation-card = Nie ma karty „{ $text }”.
notation-many = „{ $text }” to więcej kart, niż może tu być.
notation-passes = „{ $text }” nie jest liczbą pasów.
notation-passes-after-end = Cel jest osiągnięty, więc passes musi wynosić 0.
notation-total = Suma jest większa niż cel.
audit-cards = Karty o wartości { $card }: { $count } zamiast { $copies }.

fault-none = Musi być co najmniej 1.
fault-deck = Kart jest razem najwyżej 40.
fault-hand = Na ręce jest najwyżej 5 kart.
fault-few = Kart jest za mało na cztery ręce.
