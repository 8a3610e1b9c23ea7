# Co mówi nauczyciel w lekcji, po polsku.
first = Winds of Numa Sera: pierwsza partia
first-about = Od pierwszej karty do zwycięstwa: eksploracja, budowa, zdobywanie i obrona.

first-welcome = Cztery drogi do zwycięstwa, wystarczy jedna
first-welcome-text = Kontroluj **4 twierdze**, zabij **3 bohaterów przeciwnika**, zdobądź **4 poziomy jednego szkolenia** albo odblokuj **5 klas**: kto pierwszy to osiągnie, od razu wygrywa. Gra z tobą Basia i czeka, aż przeczytasz.
first-kingdom = Wybierz królestwo
first-kingdom-text = Każde królestwo ma trzech bohaterów, Kapitał na początek i budowle, których nie ma żadne inne. Dena Vale jest stworzona do zdobywania twierdz.
first-kingdom-do = Wybierz królestwo Dena Vale.
first-line = Kto pierwszy, kto po nim
first-line-text = Walczy zawsze **jeden bohater**; gdy zginie, zastąpi go następny. Ysolt otrzymuje w bitwie o 1 obrażenie mniej: niech idzie pierwsza.
first-line-do = Ustaw kolejność: Ysolt, Bram, Aldren.
first-explore = Tura zaczyna się od eksploracji
first-explore-text = **Eksplorować** to wziąć kartę z wierzchu talii. Może być dobra, zła albo do zatrzymania na ręce.
first-explore-do = Eksploruj.
first-attack = Potem budujesz albo atakujesz
first-attack-text = Późne Żniwa dały 2 Kapitału; teraz **budujesz albo atakujesz**, raz na turę. Cierniowy Mur ma Obronę 6; Ysolt ma Atak 4 i rzuca kością od −3 do +3.
first-attack-do = Zaatakuj twierdzę Cierniowy Mur.
first-plain = Karty bitwy poczekają
first-plain-text = W bitwie możesz zagrać zakrytą **jedną kartę z ręki** i za nią zapłacić. Dobre karty lepiej zachować na trudne cele.
first-plain-do = Nie zagrywaj karty bitwy.
first-won = Twierdza jest twoja
first-won-text = 4 i rzut +2 to 6, a **remis wygrywa strona atakująca**. Dostajesz 3 Kapitału, twój dochód rośnie o 1, a co turę na tej twierdzy pojawiają się 2 Kapitału.
first-won-do = Eksploruj.
first-buy = Kup przedmiot
first-buy-text = Drabiny Oblężnicze zachowaj na później. Przed budową albo atakiem możesz **kupować, zakładać i wymieniać**, ile razy chcesz, a w Kuźni Świata leżą cztery przedmioty.
first-buy-do = Kup za 6 Kapitału przedmiot „Sztylet Lewej Ręki”.
first-equip = Niech się przyda
first-equip-text = Przedmiot działa tylko wtedy, gdy bohater **go nosi**. Sztylet zwiększa Atak Ysolt o 1.
first-equip-do = Załóż Sztylet Lewej Ręki.
first-build = Rozbuduj królestwo
first-build-text = **Budując**, zbierasz dochód (tu 5 Kapitału) i zaznaczasz jeden blok na swojej planszy.
first-build-do = Buduj.
first-tick = Wybierz blok
first-tick-text = Bloki działają do końca gry i prowadzą do lepszych. Machiny Oblężnicze dają +1 do Ataku na twierdze.
first-tick-do = Zaznacz Machiny Oblężnicze.
first-third = Silniejszy atak
first-third-text = Na twierdze Ysolt rusza już z Atakiem 6: 4, sztylet i machiny.
first-third-do = Eksploruj.
first-maven = Przychodzi Mędrzec
first-maven-text = **Mędrcy** dołączają do twojego kręgu i stamtąd pomagają: Bezimienny Nóż rani bohaterów przeciwnika. Możesz też odesłać Mędrca i wziąć to, co karta daje w zamian.
first-maven-do = Przyjmij Mędrca „Bezimienny Nóż”.
first-library = Następna twierdza
first-library-text = Zatopiona Biblioteka ma Obronę 7. Przy złym rzucie 6 nie wystarczy, ale masz na to kartę.
first-library-do = Zaatakuj twierdzę Zatopiona Biblioteka.
first-ladders = Teraz zagraj kartę
first-ladders-text = Drabiny Oblężnicze dają za 3 Kapitału **+4 przeciw twierdzy**, a za karty bitwy możesz płacić Kapitałem z Cierniowego Muru.
first-ladders-do = Zagraj Drabiny Oblężnicze.
first-defend = Basia odpowiada
first-defend-text = Masz dwie twierdze i odblokowaną klasę Tyran. Basia atakuje Bibliotekę; broniąc się, **też możesz zagrać kartę i rzucić kością**.
first-defend-do = Zagraj Zwarte Tarcze.
first-weak = Drogo za to zapłaciła
first-weak-text = Twoje 14 pokonało jej 5, a **różnicę traci bohater strony przegranej**: Ulla straciła 9 Mocy i ma jeszcze 4. Bohater bez Mocy ginie.
first-skill = Kup szkolenie
first-skill-text = Masz 12 Kapitału, a pierwszy poziom **szkolenia** kosztuje 10, następne 20, 30 i 40. Szkolenie bojowe zwiększa Atak bohatera, a cztery jego poziomy dają zwycięstwo.
first-skill-do = Kup szkolenie bojowe.
first-last = Jej bohaterka jest słaba
first-last-text = Ysolt ma już Atak 7, a Ulla Obronę 2. Najpierw jak zawsze eksploruj.
first-last-do = Eksploruj.
first-hero = Teraz bohaterka
first-hero-text = Lawina zabrała Ysolt 2 Mocy, ale zostało jej 10. Jeśli wygrasz różnicą co najmniej 4, Ulla zginie.
first-hero-do = Zaatakuj bohaterkę Basi.
first-hand = Dla pewności
first-hand-text = Z kartą „Pewna Ręka” każdy twój rzut jest dodatni.
first-hand-do = Zagraj kartę „Pewna Ręka”.
first-slain = Ulla nie żyje
first-slain-text = To jeden bohater z trzech do tytułu Czempiona, a masz też **dwie z czterech twierdz**, których potrzebuje Zdobywca. Wybierz „Dalej” i zobacz, co zrobi Basia.
first-greywatch = Ona też ich chce
first-greywatch-text = Basia zajęła twierdzę Szara Straż. **Cudzą twierdzę też można zaatakować**: ta ma Obronę 4, a twój Atak na twierdze to 8.
first-greywatch-do = Eksploruj.
first-back = Odbij ją
first-back-text = Trybut dał 7 Kapitału. Basia może zagrać kartę i rzucić kością, więc zagraj i ty: z Drugą Szansą rzucasz dwa razy, a liczy się lepszy wynik.
first-back-do = Pod „Atakuj” wybierz Szarą Straż, potem zagraj Drugą Szansę.
first-three = Trzy z czterech
first-three-text = Szara Straż jest twoja, razem z Kapitałem, który na niej leżał. **Jeszcze jedna twierdza i wygrywasz.**
first-three-do = Eksploruj.
first-castellan = Pomoc dla murów
first-castellan-text = Dama Odile daje twoim twierdzom +2 do Obrony.
first-castellan-do = Przyjmij Damę Odile.
first-fourth = Czas wygrać
first-fourth-text = Popielna Kuźnia ma Obronę 9. Niepohamowany Gniew kosztuje 3 Mocy i daje +5: z twoimi 8 nawet przy najgorszym rzucie to 10, **więc musi się udać**.
first-fourth-do = Zaatakuj twierdzę Popielna Kuźnia i zagraj Niepohamowany Gniew.
first-done = Wygrywasz!
first-done-text =
    Cztery twierdze: **zostajesz Zdobywcą** i gra od razu się kończy.
    ✓ **Eksploruj**, potem **buduj albo atakuj**
    ✓ **Bitwa**: Atak i kość przeciw Obronie
    ✓ **Kupuj i zakładaj** wcześniej, ile chcesz
    ✓ **Cztery drogi do zwycięstwa**, wystarczy jedna
    Przy stole bohaterowie mają więcej Mocy, a twierdze wyższą Obronę; dotknij tam czegokolwiek, a dowiesz się, do czego służy.

trade = Winds of Numa Sera: wymiana
trade-about = Przedmiot za Kapitał i rozejm na jedną turę.

trade-welcome = Wszystko ma swoją cenę
trade-welcome-text = W swojej turze, przed budową albo atakiem, możesz proponować wymiany: Kapitał, karty z ręki i obietnice. Basia ma Długi Miecz, który jej się nie przyda.
trade-offer = Złóż ofertę
trade-offer-text = Powiedz, **co dajesz i czego chcesz**, a potem złóż ofertę. Bez zgody drugiej strony nic nie zmienia właściciela, a za jej zgodą zmienia wszystko naraz.
trade-offer-do = Zaproponuj Basi 5 Kapitału za Długi Miecz.
trade-equip = Dobra wymiana
trade-equip-text = Basia się zgodziła. To, co zdobędziesz w swojej turze poza bitwą, możesz od razu założyć.
trade-equip-do = Załóż Długi Miecz.
trade-truce = Kup spokojną turę
trade-truce-text = Wymieniać można także obietnice. Rozejm sprawia, że w swojej następnej turze Basia cię nie zaatakuje, a program tego pilnuje.
trade-truce-do = Zaproponuj Basi 1 Kapitał za rozejm.
trade-done = Umiesz się wymieniać
trade-done-text = Druga strona może odpowiedzieć własną ofertą, a ty możesz też zapłacić komuś za atak na kogoś trzeciego. Po budowie albo ataku tura się kończy, więc wymieniaj się wcześniej.
