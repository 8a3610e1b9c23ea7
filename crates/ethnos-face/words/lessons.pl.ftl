# Co mówi nauczyciel w lekcji, po polsku.
first = Ethnos: pierwsza partia
first-about = Od pierwszej karty do ostatniego Smoka: cała gra we dwoje.

first-welcome = Wygrywa, kto ma najwięcej Chwały
first-welcome-text = Siedzisz przy prawdziwym stole z Basią, która czeka, aż przeczytasz. **Chwałę** dają dwie rzeczy: **Królestwa**, w których masz najwięcej znaczników, i zagrane **Oddziały**.
first-kingdoms = Każde Królestwo pokazuje, ile da
first-kingdoms-text = Na koniec tej Ery fioletowe Królestwo, Duris, da **6 punktów Chwały** temu, kto ma tam najwięcej znaczników. Twoja pierwsza karta jest fioletowa: dobry początek.
first-take = Weź kartę…
first-take-text = W swojej turze robisz **jedną z dwóch rzeczy**: bierzesz jedną kartę albo zagrywasz Oddział. Karty w puli leżą odkryte dla wszystkich.
first-take-do = Weź z puli fioletowego Minotaura.
first-draw = …albo dobierz w ciemno
first-draw-text = Basia dobrała kartę z Talii. Nie wiesz jaką, a ona nie zobaczy twojej.
first-draw-do = Dobierz kartę z Talii.
first-third = Jeszcze jedna fioletowa
first-third-text = To niebieski Minotaur, a potrzebujesz fioletowych: trzy karty w jednym kolorze to dobry Oddział.
first-third-do = Weź z puli fioletowego Olbrzyma.
first-band = Oddział to pasujące karty
first-band-text = Wszystkie z **jednego Plemienia** albo wszystkie w **jednym kolorze**. Trzy fioletowe karty pasują do siebie, a niebieski Minotaur nie.
first-lead = Jedna z nich dowodzi
first-lead-text = **Kolor Dowódcy** mówi, gdzie może trafić znacznik, a jego **Plemię**, co Oddział potrafi. Oddział pod dowództwem Krasnoluda punktuje tak, jakby miał o jedną kartę więcej.
first-lead-do = Wybierz trzy fioletowe karty, na Dowódcę wyznacz Krasnoluda i zagraj Oddział.
first-place = Pierwszy znacznik
first-place-text = We dwoje umieszczasz znacznik, jeśli Oddział ma **więcej kart, niż jest znaczników** w tym Królestwie, a trzy to więcej niż zero. W większym gronie liczą się tylko twoje znaczniki.
first-place-do = Umieść znacznik w Królestwie Duris.
first-rest = Reszta jest dla wszystkich
first-rest-text = Po zagraniu Oddziału **pozostałe karty z ręki trafiają do puli**: leży tam twój niebieski Minotaur. Zanim zagrasz, sprawdź, co zostawiasz innym.
first-single = Czasem wystarczy jedna
first-single-text = Nawet **jedna karta jest Oddziałem**. W pomarańczowym Królestwie, Ithys, nikt nie ma jeszcze znacznika, więc jedna pomarańczowa karta wystarczy.
first-single-do = Weź z puli pomarańczowego Elfa.
first-alone = Oddział z jednej karty
first-alone-text = Taki Oddział nie daje Chwały, ale kosztuje tylko jedną turę, a **znacznik zostaje** do końca gry.
first-alone-do = Zagraj samego pomarańczowego Elfa i umieść znacznik w Królestwie Ithys.
first-grey = Zaplanuj następny Oddział
first-grey-text = Pelagon jest szary i też pusty. Większy Oddział daje więcej: **1, 3, 6, 10 i 15 punktów Chwały** za dwie do sześciu kart.
first-grey-do = Weź z puli szarego Krasnoluda.
first-left = Co zostawia Basia
first-left-text = Basia zagrała Oddział, a reszta jej kart leży teraz w puli. Dwie z nich są szare.
first-left-do = Weź z puli szarego Olbrzyma.
first-second = I jeszcze jedna
first-second-text = Z trzecią szarą kartą twój Oddział będzie wart 3 punkty Chwały, a Olbrzym może zdobyć jeszcze nagrodę.
first-second-do = Weź z puli drugiego szarego Krasnoluda.
first-giant = Niech dowodzi Olbrzym
first-giant-text = Kto zagra **największy Oddział pod dowództwem Olbrzyma**, przejmuje żeton Olbrzymów: od razu 2 punkty Chwały, a na koniec Ery jeszcze więcej.
first-giant-do = Zagraj trzy szare karty z Olbrzymem jako Dowódcą i umieść znacznik w Królestwie Pelagon.
first-dragons = Trzy Smoki kończą Erę
first-dragons-text = Śpią w dolnej połowie Talii, a trzeci **natychmiast kończy Erę**: karty na ręce nie są wtedy nic warte. Wybierz „Dalej”, a szybko rozegramy tury, aż odkryte będą dwa.
first-now = Dwa Smoki już odkryte
first-now-text = Następna karta z Talii może zakończyć Erę, więc zagraj teraz trzy Elfy: jedno Plemię w trzech kolorach. Tym razem **kolor Dowódcy wybiera Królestwo**.
first-now-do = Wybierz trzy Elfy, na Dowódcę wyznacz niebieskiego i umieść znacznik w Królestwie Straton.
first-keep = Elfy zatrzymują karty
first-keep-text = Gdy dowodzi Elf, możesz **zatrzymać** najwyżej tyle kart, ile ma Oddział, zamiast odkładać je do puli.
first-keep-do = Zatrzymaj pomarańczowego Minotaura.
first-paid = Trzeci Smok!
first-paid-text = Basia go dobrała i Era została podliczona: **wygrywasz ją 37 do 23**, bo masz cztery Królestwa i większe Oddziały. Arkusz podaje powód każdego punktu.
first-second-age = Jeszcze jedna Era
first-second-age-text = We dwoje gra ma dwie Ery: **znaczniki zostają**, każde Królestwo daje teraz drugi żeton, a karty rozdaje się od nowa. Wybierz „Dalej”, a szybko rozegramy tury, aż znów odkryte będą dwa Smoki.
first-last = Ostatni Oddział
first-last-text = W Królestwie Pelagon macie po jednym znaczniku, a remis dzieli 6 punktów Chwały na pół. Trzy szare karty to **więcej niż dwa znaczniki**, a z Krasnoludem Oddział liczy się za cztery.
first-last-do = Zagraj trzy szare karty z Krasnoludem jako Dowódcą i umieść znacznik w Królestwie Pelagon.
first-done = Wygrywasz!
first-done-text =
    Basia dobrała ostatniego Smoka i wygrywasz **112 do 41**: pięć Królestw i większe Oddziały.
    ✓ **Weź albo zagraj**: co turę jedna karta albo jeden Oddział
    ✓ **Oddział**: jedno Plemię albo jeden kolor i jeden Dowódca
    ✓ **Znacznik**: więcej kart niż znaczników w Królestwie
    ✓ **Reszta ręki** trafia do puli
    ✓ **Trzy Smoki** kończą Erę i wszystko punktuje
    Dotknij czegokolwiek na stole, a dowiesz się, do czego służy.

second = Ethnos: drugie wydanie
second-about = Nowe słowa, pula, która się nie kończy, i monety.

second-welcome = Ta sama gra w nowych słowach
second-welcome-text = Plemiona to teraz **Klany**, Oddziały to **Drużyny**, Królestwa to **Regiony** nazwane kolorami, a Chwała to **Prestiż**. Dwanaście Klanów to zwierzęta, ale większość zdolności już znasz.
second-take = Początek jak zawsze
second-take-text = Masz czerwonego Niedźwiedzia, a czerwony Region da na koniec tej Ery 8 punktów Prestiżu.
second-take-do = Weź z puli czerwonego Szopa.
second-refill = Pula, która się uzupełnia
second-refill-text = W trybie werbunku w puli są **zawsze co najmniej trzy karty**: gdy weźmiesz jedną z ostatnich trzech, odkrywa się następną. To opcja, zawsze włączona w trybie solo.
second-refill-do = Weź czerwonego Tygrysa.
second-lead = Szop jest nowy
second-lead-text = Do puli trafiła czerwona Małpa. Trzy czerwone karty tworzą Drużynę, a Szop przynosi pieniądze.
second-lead-do = Wybierz trzy czerwone karty, na Dowódcę wyznacz Szopa i zagraj Drużynę.
second-coin = Moneta dla zwycięzcy
second-coin-text = Szop jako Dowódca może położyć w Regionie **monetę**. Na koniec Ery dostanie ją ten, kto zajmie tam pierwsze miejsce: dobrze, jeśli to ty.
second-coin-do = Umieść monetę w czerwonym Regionie.
second-done = To wszystko, co nowe
second-done-text = Jest jeszcze tryb solo przeciw Wodzowi Brunonowi, za którego ruchy wykonuje stół. Wydanie wybierasz, tworząc stół.

solo = Ethnos: solo przeciw Wodzowi Brunonowi
solo-about = Co zbiera Bruno, kiedy gra i kto za niego wybiera.

solo-welcome = Bruno nie ma kart na ręce
solo-welcome-text = W trybie solo drugiego wydania Wódz Bruno zbiera karty w sześciu kolumnach, po jednej dla każdego Regionu: to jego **Pulpit**. Nie ma własnych tur; gra, gdy kolumna jest dość długa.
solo-take = Weź kartę, jak zawsze
solo-take-text = Twoja tura jest zwykła: werbujesz albo zagrywasz Drużynę. Po zwerbowaniu musisz położyć **jedną kartę z puli na Pulpicie**.
solo-take-do = Weź z puli czerwoną kartę Koi.
solo-feed = I jedna dla Brunona
solo-feed-text = W puli zostały same żółte, a w żółtej kolumnie są już trzy karty. Żółtą i czarną Bruno zagrywa od czterech kart, białą i zieloną od pięciu, a czerwoną i niebieską, gdy tylko zmieści się znacznik.
solo-feed-do = Oddaj Brunonowi żółtą kartę Koi.
solo-leader = Ty wybierasz mu Dowódcę
solo-leader-text = Cztery żółte karty: Bruno zagrywa Drużynę, a **ty wybierasz, kto nią dowodzi**. Każdy Dowódca służy raz, zanim wrócą wszyscy, więc niegroźnych oszczędzaj na duże Drużyny.
solo-leader-do = Niech dowodzi Szop: to tylko moneta o wartości 1.
solo-party = Teraz ty
solo-party-text = Znaczniki umieszcza się jak w grze we dwoje: kart musi być więcej niż wszystkich znaczników w Regionie. Niczego nie odrzucisz, więc Bruno dostanie wierzchnią kartę Talii.
solo-party-do = Zagraj wszystkie trzy czerwone karty pod dowództwem Królika.
solo-done = Znasz tryb solo
solo-done-text = Po jego Drużynie odrzuca się też kartę z jego Pulpitu; tu została tylko jedna. Po dwóch Erach wygrywasz, jeśli masz więcej Prestiżu niż Bruno, a jego poziomy są trzy.
