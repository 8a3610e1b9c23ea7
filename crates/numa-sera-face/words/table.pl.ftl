# Stół Winds of Numa Sera tak, jak rysuje go strona.

table-text = { $text }
sign-capital = Kapitału | Kapitał | Kapitałem
sign-residual = stałego Kapitału
sign-attack = Ataku bohatera
sign-defense = Obrony bohatera
sign-power = Mocy | Moc

# Nazwy części
table-power = Moc
table-attack = Atak
table-defense = Obrona
table-capital = Kapitał
table-residual = stały Kapitał
table-initial = Kapitał po zdobyciu
table-costs = koszt
table-costs-power = koszt w Mocy
table-upgraded = ulepszone
table-empty = puste
table-you = ty
table-hero = Bohater
table-hand-size = karty na ręce
table-out = poza grą
table-waiting = czeka
table-choosing-kingdom = wybiera królestwo
table-line-chosen = kolejność wybrana
table-line-choosing = wybiera kolejność
table-holds = { $n ->
    [one] { $n } karta na ręce
    [few] { $n } karty na ręce
   *[other] { $n } kart na ręce
}.
table-known = Znane: { $cards }.
table-laurels = Warunki zwycięstwa: { $n } z { $all }
table-fulfilled = spełniony
table-one-step = brakuje jednego kroku
table-throne = Tron
table-throne-wins = wygrywa 1 z 4 warunków
table-empire = Imperium
table-empire-wins = wygrywają 2 z 4 warunków
table-race = Wyścig
table-show-mat = Pokaż planszę gracza { $seat }
table-mat-of = Plansza gracza { $seat }
table-own-mat = Wróć do swojej planszy
table-truce-now = w tej turze nie może atakować gracza { $seat }
table-truce-next = w następnej turze nie zaatakuje gracza { $seat }
table-contract = atak na gracza { $seat } dla gracza { $payer } (depozyt: { $n })
table-honour = obietnice: dotrzymane { $kept }, złamane { $broken }
table-record = Obietnice gracza { $seat }: dotrzymane { $kept }, złamane { $broken }.
table-aim = Atak, cel: { $target }; { $attack } przeciw { $defense }, wygrana przy { $n } z { $of } rzutów przed kartami bitwy
table-other-effects = inne efekty

# Świat
table-world = Świat
table-independent = Niezależne twierdze
table-independent-one = Niezależna twierdza
table-forge = Kuźnia Świata
table-colleges = Akademie
table-your-price = twoja cena
table-explore = Eksploracja
table-deck = talia
table-in-deck = w talii: { $n }
table-discarded = odrzucone: { $n }
table-cards-left = pozostałe karty: { $n }
table-none-left = brak kart
table-mastered = opanowane
table-short = brakuje { $n }
table-odds = przy obecnym Ataku wygrywa { $n } z { $of } rzutów
table-map = Mapa
table-map-ours = Wybrzeże i miejsca to nasz własny rysunek; twierdze można tu obejrzeć i zaatakować.
table-map-close = Zamknij mapę
table-undiscovered = jeszcze nieodkryta
table-weapon = Bojowe
table-defense-skill = Obronne
table-forge-skill = Kowalskie
table-agriculture = Rolnicze
table-lore = Mądrości

# Plansza królestwa
table-view = Co widać
table-view-hero = Bohater
table-view-build = Budowa
table-view-more = Postępy
table-view-world = Świat
table-no-kingdom = Tego królestwa jeszcze nie ma w grze.
table-eliminated = To królestwo odpadło z gry.
table-each-build = z każdej budowy
table-spared = zachowany w tej turze
table-for-anything = cokolwiek
table-for-battle = karty bitwy
table-for-items = przedmioty
table-for-skills = szkolenia
table-line = Linia sukcesji
table-slain = zabity
table-equipment = Ekwipunek
table-blessing = błogosławieństwo
table-skills = Szkolenia
table-classes = Klasy
table-circle = Krąg
table-strongholds = Twierdze
table-nobody = Jeszcze nikogo
table-none = Jeszcze żadnej
table-of = { $n } z { $all }
table-places = +{ $n } Kapitału co turę: { $goods }
table-level = Poziom { $n }
table-unlocked = odblokowana
table-ongoing = Stały
table-once-a-turn = Raz na turę
table-one-use = Jednorazowy
table-once = Jednorazowy
table-repeatable = Powtarzalny
table-ticked = Zaznaczony
table-available = Dostępny
table-locked = Zablokowany
table-prerequisite = wymagania
table-no-victory = Nie może dać zwycięstwa
table-key = Co znaczą znaki
table-all-needed = Wszystkie
table-any-one = Dowolny
table-blocks = Bloki budowy

# Czym są
tip-hero = { $hero }: Atak { $attack }, Obrona { $defense }, Moc { $power }
tip-hold = { $hold }: Obrona { $defense }, po zdobyciu { $initial } Kapitału, stały Kapitał +{ $residual }
tip-slot = { $slot }: jeden przedmiot naraz
tip-attack = Atak { $n }: { $parts }.
tip-defense = Obrona { $n }: { $parts }.
tip-part = { $name } { $n }
tip-capital = Na planszy: { $capital } Kapitału. Każda budowa daje { $residual } stałego Kapitału.
tip-purse = { $n } Kapitału na karcie „{ $card }”, do wydania tylko na: { $goods }.
tip-conqueror = Zdobywca: miej naraz { $n } twierdze.
tip-champion = Czempion: zabij { $n } bohaterów innych graczy.
tip-master = Mistrz: osiągnij poziom { $n } jednego szkolenia.
tip-legend = Legenda: odblokuj wszystkie klasy ({ $n }).

# Pytanie
table-decision = Twoja decyzja
table-your-turn = Twój ruch
table-verbs = Co robisz
table-choose-verb = Wybierz, co robisz
table-any-number = Kupuj, zakładaj, używaj i wymieniaj, ile chcesz.
table-then-build = Potem buduj albo atakuj: to kończy turę.
table-mark-one = Zaznacz coś, a zobaczysz, co to da.
table-no-cards = Brak kart.
table-next-turn = od następnej tury
table-explore-first = Eksploruj
table-spare-it = Zachowaj Kapitał z tej karty w tej turze
table-unequip = zdejmij
table-has = { $capital } Kapitału, { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } kart
}
table-build-first = { $n } Kapitału teraz; blok wybierzesz potem
table-collect = Najpierw zbierz
table-n-of = { $n } z { $of }
table-percent = { $n }%
table-slays = zabija bohatera
table-wins = wygrywa { $share }
verb-explore = Eksploruj
verb-hand = Ręka
verb-buy = Kup
verb-equip = Załóż
verb-use = Użyj
verb-trade = Wymiana
verb-build = Buduj
verb-attack = Atakuj
title-buy = Kupno: { $what }
title-equip = Załóż: { $what }
title-unequip = Zdejmij: { $what }
title-use = Użyj: { $what }
title-spare = Zachowaj Kapitał z karty: { $what }
title-attack = Atak: { $target }
title-tick = Budowa: { $what }
go-do = Zrób to
go-kingdom = Graj tym królestwem
go-line = Niech tak stoją
go-keep = Zachowaj
go-tick = Zaznacz
go-play = Zagraj zakrytą
go-take = Weź
go-offer = Złóż ofertę
go-discard = Odrzuć
table-accept = Przyjmij
table-reject = Odrzuć
table-no-card = Bez karty
table-no-tick = Nie zaznaczaj
table-counter = Kontroferta
table-explores = Dobierz kartę eksploracji. Tego, co zobaczysz, nie można cofnąć.
table-starts = Zaczynasz z { $capital } Kapitału; karty bitwy: { $cards }.
table-short-way = Krótka droga: { $condition }
table-line-hidden = Inni zobaczą kolejność, gdy wszyscy wybiorą.
table-from-card = { $n } Kapitału z karty: { $card }
table-from-mat = { $n } Kapitału z planszy:
table-attacker-wins = Wygrana ataku: { $share }.
table-hero-slain = Śmierć zaatakowanego bohatera: { $share }.
table-attacker-falls = Śmierć atakującego bohatera: { $share }.
table-before-cards = Przed zakrytymi kartami bitwy i powtórkami rzutów.
table-ends-turn = Kończy twoją turę.
table-if-rejected = { $what }

# Gdzie jest tura
table-done = za nami:
phase-kingdoms = Królestwa
phase-heroes = Bohaterowie
phase-first-turn = Pierwsza tura
phase-explore = Eksploracja
phase-actions = Inne akcje
phase-build = Budowa albo atak

# Sceny
table-look = Spójrz na stół
table-tick-one = Budowa: zaznacz blok
table-tick-note = Stały Kapitał ({ $n }) już jest twój. Zielone ramki można teraz zaznaczyć.
table-head-kingdoms = Cztery królestwa
table-head-line = Twoi trzej bohaterowie
table-head-others = Z kim się zmierzysz
table-about-kingdom = { $kingdom }: bloki budowy ({ $n })
table-head-keep = Dobrane karty
table-head-maven = Na twój dwór przybywa Mędrzec
table-head-salvage = Stos kart odrzuconych
table-head-items = Założone przedmioty
table-head-items-of = Przedmioty (gracz: { $seat })
table-head-hand = Twoja ręka
table-note-keep = Pozostałe trafiają zakryte na spód talii.
table-note-maven = Odkryty dla wszystkich.
table-note-slot = Ulepszone miejsce włącza lepszą stronę przedmiotu.
table-note-skill = Następny poziom jednego szkolenia.
table-note-class = Liczy się do Legendy.
table-note-salvage = Ze stosu kart odrzuconych na rękę.
table-at-once = Działa od razu; wszyscy ją widzą.
table-to-hand = Na rękę; nikt inny jej nie widzi.
table-note-kingdom = Każde ma własne bloki i własnych trzech bohaterów.
table-taken-by = Zajęte: { $who }
table-start-capital = Kapitał teraz i z budowy
table-start-cards = Karty bitwy
table-like-conqueror = Rycerze wysokich przełęczy: mury, machiny, twierdze
table-like-champion = Hordy z południa: najazdy, łupy, zabici bohaterowie
table-like-master = Stara korona: szkoły, skrybowie, tanie szkolenia
table-like-legend = Koci lud z zachodu: Mędrcy, relikty, klasy
table-note-line = Przeciągnij bohatera na inne miejsce albo użyj strzałek. Linie odkrywa się razem.
table-first-hero = Pierwsze miejsce: aktywny od początku
table-second-hero = Drugie: gdy zginie pierwszy
table-third-hero = Trzecie: ostatni w linii
table-earlier = Wcześniej
table-later = Później

# Bitwa
table-battle = Bitwa
table-you-are-attacked = Atak na ciebie
table-attacks = atakuje
table-attacker = atak
table-defender = obrona
table-stats = Wartości
table-battle-cards = Karty bitwy
table-rolls = Rzut
table-totals = Razem
table-negated = Anulowana.
table-face-down = Zakryta, dopóki obie nie leżą.
table-decides = wybiera kartę
table-decides-later = wybierze potem
table-plays-none = nie gra kart
table-no-card-played = bez karty
table-does-not-roll = nie rzuca
table-counts-as = { $die } na kości liczy się jako { $roll }
table-attacker-ahead = Atak prowadzi.
table-defender-ahead = Obrona prowadzi.
table-not-battle = to nie karta bitwy
table-not-now = nie teraz
table-stands = Teraz jest { $attack } przeciw { $defense }.

# Wymiana
table-offer-to = Twoja oferta dla gracza { $seat }
table-offers-left = Pozostałe oferty w tej turze: { $n }.
table-counters-left = Pozostałe kontroferty: { $n }.
table-draft-hidden = Nikt jej nie widzi, zanim ją złożysz.
table-you-give-now = Dajesz
table-you-get = Dostajesz
table-you-give = Dajesz
table-they-give = { $seat } daje
table-nothing = Nic
table-of-capital = z { $n }
table-give-cards = Karty z twojej ręki
table-get-cards = Karty, o które prosisz
table-shown-to-all = oferowaną kartę widzą wszyscy
table-hoped-for = znane albo upragnione
table-promises = Obietnice
table-binds = wiążące, na jedną turę
table-on-honour = na honor, na jedną turę
table-vow-truce = Bez ataku na drugą stronę w następnej turze
table-vow-attack = Atak na gracza { $seat } w następnej turze
table-all-see = Złożoną ofertę widzą wszyscy.
table-chat-binds-nobody = Inne ustalenia z czatu nikogo nie wiążą.
table-write-offer = Wybierz, co dajesz i co dostajesz, w dowolnej kolejności. Porzucenie szkicu nic nie kosztuje.
table-they-read = Druga strona przeczyta
table-no-longer = już tego nie ma
table-if-accepted = Jeśli oferta zostanie przyjęta
table-escrow = Kapitał za obiecany atak czeka w depozycie; bez ataku wraca.
form-choose = Najpierw zaznacz, co chcesz zrobić.
form-amount = Kwota Kapitału to liczba.

# Koniec
table-won-by = { $how }, runda { $round }
table-best-skill = Najlepsze szkolenie
table-heroes-left = Bohaterowie
table-how-it-went = Jak to szło
table-press-a-mark = każdy znak to krok wyścigu; naciśnij, by go zobaczyć
