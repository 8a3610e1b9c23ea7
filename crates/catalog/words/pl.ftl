# Co mówią stoły oprócz słów samej gry, po polsku.
refused-unreadable = Nie rozumiem: { $what }
refused-practice = Chodzi tu tylko o jeden ruch. Cofnij go, żeby spróbować inaczej, albo graj dalej z tej karty.
refused-lesson = Zasady na to pozwalają, ale ta lekcja jest o czym innym. Zrób to, o co prosi karta; swobodnie zagrasz po lekcji.
refused-answer = Odpowiedź { $nth }: { $why }
refused-turn-over = twoja tura będzie już wtedy zakończona.
refused-after-roll = Tu trzeba poczekać, aż będzie wiadomo, co dobrano, wyrzucono lub odkryto.
take-back-nothing = Nie ma czego cofnąć.
take-back-not-yours = Ostatni ruch: { $seat }. Cofnąć można tylko własny.
take-back-turn-passed = Za późno na cofnięcie: twoja tura już minęła.
take-back-over = Za późno na cofnięcie: partia jest zakończona, a jej ziarno ujawnione.
take-back-surprised = Nie można cofnąć: znasz już zakryte karty.
take-back-rolled = Nie można cofnąć: dobrano karty lub rzucono kośćmi.
take-back-revealed = Nie można cofnąć: inni znają już zakryte karty.
take-back-declared = Nie można cofnąć: tego, co zapowiedziano, nie da się wycofać.
take-back-conceded = Za późno na cofnięcie: { $seat } nie bierze już udziału w partii.
log-conceded = { $seat } poddaje partię.
log-forfeited = { $seat }: przegrana na czas.
log-took-back = { $n ->
    [one] { $seat } cofa ruch.
    [few] { $seat } cofa { $n } ruchy.
   *[other] { $seat } cofa { $n } ruchów.
}
concede-last = { $you ->
    [yes] Zajmujesz ostatnie miejsce. Do końca partii gra za ciebie bot.
   *[no] { $name } zajmuje ostatnie miejsce. Do końca partii gra tu bot.
}
concede-behind = { $you ->
    [yes] Zajmujesz miejsce za wszystkimi, którzy grają dalej. Do końca partii gra za ciebie bot.
   *[no] { $name } zajmuje miejsce za wszystkimi, którzy grają dalej. Do końca partii gra tu bot.
}
concede-out = { $you ->
    [yes] Odpadasz z gry. Pozostali grają dalej.
   *[no] { $name } odpada z gry. Pozostali grają dalej.
}
concede-ends-won = Partia się kończy: wygrywa { $name }.
concede-ends-lost = { $you ->
    [yes] Partia się kończy i przegrywasz.
   *[no] Partia się kończy: { $name } przegrywa.
}

# Pliki z zawartością gry, których nie da się odczytać.
fault-file-long = Plik jest za długi: może mieć najwyżej { $most } bajtów.
fault-missing = Brakuje wartości „{ $field }”. Uzupełnij ją.
fault-unknown-field = Nie ma pola „{ $field }”.
fault-unknown-word = „{ $text }” nie może tu stać.
fault-number = { $text } nie mieści się w granicach: od { $least } do { $most }.
fault-type = { $wanted ->
    [number] Tu potrzebna jest liczba całkowita.
    [flag] Tu może stać tylko true albo false.
    [text] Tu potrzebny jest tekst w cudzysłowie.
    [list] Tu potrzebna jest lista w nawiasach kwadratowych, tak długa jak inne listy tego rodzaju.
    [table] Tu potrzebne są wartości w nawiasach klamrowych.
   *[other] Tu potrzebna jest wartość innego rodzaju. Porównaj ją z innymi wierszami.
}
fault-twice = To jest podane dwa razy. Usuń jedno z dwóch.
fault-sign = Nie da się tego odczytać: brakuje { $signs }.
fault-toml = Nie da się tego odczytać. Sprawdź cudzysłowy, nawiasy i znaki równości.
fault-between = Podaj liczbę od { $least } do { $most }.

# Jak nazywają się wiersze plików z zawartością.
content-of-players = { $n ->
    [one] { $n } gracz
    [few] { $n } gracze
   *[other] { $n } graczy
}
