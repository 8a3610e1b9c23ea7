# Ustawienia, odpowiedzi i pozycje, których nie da się odczytać, oraz niezgodności w liczbie elementów, po polsku.

setup-refused-edition = Nie ma wydania „{ $text }”: jedyne to reconstruction.
setup-refused-seats = Winds of Numa Sera jest dla 2–4 graczy, nie dla { $n }.
setup-refused-variant = Nie ma wariantu „{ $text }”: jedyny to last-seat.
setup-refused-option = Nie ma opcji „{ $text }”.
setup-refused-value = { $option }={ $text }: możliwe wartości to { $values }.
setup-refused-first = first={ $text }: napisz random albo miejsce przy tym stole.
setup-refused-kingdoms = kingdoms={ $text }: napisz random, choose albo różne królestwa w liczbie { $n } spośród: { $names }.
setup-refused-kingdoms-many = kingdoms={ $text }: liczba miejsc to { $n }.

notation-wish = „{ $text }” to nie ścianka kości bitwy, karta, twierdza ani liczba.
notation-no-seat = Nikt nie zajmuje miejsca { $text }.
notation-choice = „{ $text }” nie jest odpowiedzią.
notation-heroes = „{ $text }”: podaj bohaterów 1, 2 i 3 w wybranej kolejności.
notation-ability = „{ $text }” nie ma zdolności o tym numerze.
notation-option = „{ $text }” nie jest numerem opcji.
notation-no-card = Nie ma karty „{ $text }”.
notation-no-stronghold = Nie ma twierdzy „{ $text }”.
notation-no-kingdom = Nie ma królestwa „{ $text }”.
notation-no-block = To królestwo nie ma bloku „{ $text }”.
notation-no-class = Nie ma klasy „{ $text }”.
notation-no-skill = Nie ma szkolenia „{ $text }”.
notation-no-slot = Nie ma miejsca na ekwipunek „{ $text }”.
notation-no-set = Nie ma karty ani bloku „{ $text }”.
notation-block-kingdom = Blok wymaga królestwa.

notation-key-value = „{ $text }”: napisz klucz, dwukropek i wartość.
notation-line = Nie ma wiersza „{ $text }”.
notation-player-line = Nie ma wiersza gracza „{ $text }”.
notation-figure = „{ $text }” nie jest liczbą, która tu pasuje.
notation-pair = „{ $text }”: podaj nazwę i liczbę.
notation-too-many = „{ $text }”: nie ma tylu egzemplarzy.
notation-row = Rząd ma 4 pola.
notation-item = „{ $text }” nie jest przedmiotem z Kuźni Świata.
notation-bottom = „{ $text }”: podaj kartę, jej partię i kto ją zna.
notation-deck = Talia eksploracji nie pomieści tylu kart.
notation-items = Nie ma tylu przedmiotów.
notation-strongholds = Nie ma tylu twierdz.
notation-looked = Karty „{ $text }” nie można tu oglądać.
notation-ending = „{ $text }” nie jest sposobem na zwycięstwo.
notation-copies = Na stole jest więcej egzemplarzy niż w grze: { $text }.
notation-skill-cards = { $skill }: liczba kart to tylko { $n }.
notation-needs-kingdom = Miejsce { $text } nie ma królestwa.
notation-same-kingdom = Dwóch graczy ma to samo królestwo.
notation-kind = „{ $text }”: nie wszystkie te karty tu pasują.
notation-hand = Dary, Zagrożenia i Mędrcy nigdy nie są na ręce.
notation-equipment = Założyć można tylko przedmioty.
notation-one-slot = „{ $text }”: dwa przedmioty zajmują to samo miejsce.
notation-level = Szkolenie ma cztery poziomy.
notation-pre-ticked = Początkowy blok jest zawsze zaznaczony: usuń ten wiersz.
notation-condition = Nie ma warunku zwycięstwa „{ $text }”.
notation-lasting = Nie ma trwałego efektu { $text }.
notation-holder = Na „{ $text }” nie można położyć Kapitału.
notation-contract = „{ $text }”: podaj, kto płaci, kogo trzeba zaatakować i Kapitał w depozycie.
notation-known = „{ $text }”: podaj, czyja to ręka i kto ją zna, na przykład AB.
notation-battle = „{ $text }” nie jest bitwą.
notation-own-battle = Gracz nie może atakować siebie.
notation-no-battle = Ten wiersz wymaga wiersza „battle”.
notation-battle-state = „{ $text }” nie jest etapem bitwy.
notation-battle-card = „{ $text }” nie jest kartą bitwy.
notation-mods = Nie ma wartości „{ $text }”.
notation-played = Zagrano za dużo kart bitwy.
notation-side = „{ $text }” nie jest częścią bitwy.
notation-trade = „{ $text }” nie jest wymianą.
notation-no-trade = Ten wiersz wymaga wiersza „trade”.
notation-trade-side = „{ $text }” nie jest częścią wymiany.
notation-step = „{ $text }” nie jest krokiem z listy kroków.
notation-step-battle = Krok „{ $text }” wymaga bitwy.
notation-step-trade = Krok „{ $text }” wymaga wymiany.
notation-agenda = Lista kroków jest za długa.
notation-asks-eliminated = Miejsce { $text } jest poza grą i nie może odpowiadać.
notation-question = Lista kroków musi kończyć się pytaniem.

audit-card = { $card }: liczba egzemplarzy to { $has } zamiast { $needs }.
audit-strongholds = Liczba twierdz to { $has } (różnych: { $different }) zamiast { $needs }.
audit-skill = { $skill }: liczba kart to { $has } zamiast { $needs }.
audit-capital = { $seat } ma { $has } Kapitału.
audit-power = { $seat } ma { $has } Mocy, a maksimum to { $most }.
audit-known = Ktoś zna karty, których gracz { $seat } nie ma na ręce.
audit-purse = { $seat } ma kartę z Kapitałem, na której nie ma Kapitału.
audit-figures = Nieaktualne wartości (gracz: { $seat }).
audit-circle = { $seat } ma w kręgu kartę, która nie jest Mędrcem.
