# Co mówi nauczyciel w lekcji, po polsku.
first = Ekö: pierwsza partia
first-about = Ruch, atak, budowa, pojmany Cesarz i zwycięstwo.

first-welcome = Dwanaście punktów i stolica
first-welcome-text = Siedzisz przy prawdziwym stole z Basią, która czeka, aż przeczytasz; nic nie jest ukryte i nie rzuca się kością. Punkty dają budynki i pojmani Cesarze: wygrywa, kto pierwszy ma **12 punktów i budynek w stolicy**.
first-swap = Twój Cesarz
first-swap-text = Krążki są wymieszane na całej planszy. Przed pierwszą turą możesz zamienić miejscami Cesarza, czyli krążek z koroną, i inny swój krążek; twój stoi dobrze, blisko stolicy.
first-swap-do = Zostaw Cesarza tam, gdzie stoi.
first-regroup = Stosy to twoja armia
first-regroup-text = W swojej turze **przesuwasz jeden cały stos albo budujesz**. Stos idzie dowolnie daleko przez puste pola, a gdy wejdzie na twoje krążki, łączy się z nimi w jeden stos, najwyżej z czterech krążków.
first-regroup-do = Przesuń krążek z n14 na Cesarza na m14: wskaż jeden, potem drugiego i zatwierdź.
first-attack = Wyższy bije niższy
first-attack-text = Stos atakuje, wchodząc na **niższy**. Twoje dwa krążki pokonają jeden, a l15 leży obok stolicy.
first-attack-do = Przesuń stos z Cesarzem z m14 na krążek Basi na l15.
first-reserve = Nic nie ginie
first-reserve-text = Krążek Basi trafił do **jej rezerwy**, a na koniec tury Basia położyła go na stosie Cesarza na p13. Ten stos ma teraz cztery krążki: wyższy być nie może.
first-build = Buduj w stolicy
first-build-text = Za budynek płaci się krążkami jednego sąsiedniego stosu: obóz kosztuje jeden. **Daje punkt, a stolica jest twoja**.
first-build-do = Zbuduj obóz na l16 i zapłać zwykłym krążkiem z l15.
first-back = Krążek wraca
first-back-text = To, czym płacisz, trafia do rezerwy. Na koniec każdej tury kładziesz z niej **co najmniej jeden krążek** na jednym ze swoich stosów.
first-back-do = Połóż krążek z powrotem na l15.
first-points = Jeden punkt i stolica
first-points-text = Obóz daje 1 punkt, wieża 2, zamek 3, a każdy pojmany Cesarz 3. Spójrz teraz na p13: cztery krążki Basi z Cesarzem na wierzchu, a obok, na p12, twój pojedynczy.
first-kamikaze = Jeden na cztery
first-kamikaze-text = Stos czterech krążków ma jedną słabość: **może go zaatakować pojedynczy krążek**. Wszystkie cztery znikają, a twój krążek wraca do rezerwy.
first-kamikaze-do = Zaatakuj p13 krążkiem z p12.
first-captive = Cesarz Basi jest twoim jeńcem
first-captive-text = Dopóki go trzymasz, **daje 3 punkty**, więc masz 4. Basia odzyska go tylko wtedy, gdy sama pojmie Cesarza.
first-captive-do = Połóż krążek z rezerwy na l15.
first-tower = Czas na wieżę
first-tower-text = Na k15, obok twojego stosu, Basia ma już trzy krążki, więc najpierw umocnij stolicę. Na własnym obozie możesz zbudować **wieżę za dwa krążki**: daje 2 punkty i trudniej ją zastąpić.
first-tower-do = Zbuduj wieżę na l16 i zapłać dwoma zwykłymi krążkami z l15.
first-again = I z powrotem
first-again-text = Cesarz stał przez chwilę sam. Na koniec tury do jednego stosu mogą dołączyć nawet trzy krążki.
first-again-do = Połóż oba krążki z powrotem na l15.
first-equal = Przywilej Cesarza
first-equal-text = Trzy na trzy to dla zwykłego stosu za mało. Stos **z Cesarzem** może zaatakować także stos tej samej wysokości.
first-equal-do = Zaatakuj k15 stosem z Cesarzem z l15.
first-onward = Pięć do zera
first-onward-text = Stolica jest twoja i Cesarz Basi też, a do dwunastu prowadzi to samo. Wybierz „Dalej”, a **szybko rozegramy kilka tur**, aż będzie blisko.
first-castle = Zamek
first-castle-text = Masz 9 punktów, a Basia właśnie zbudowała wieżę na miejscu twojego obozu na l14: to góra, a tylko tam może stanąć **zamek za 3 punkty**. Na budynku przeciwnika kosztuje o krążek więcej, czyli cztery, a tyle ma stos na k15.
first-castle-do = Zbuduj zamek na l14 i zapłać wszystkimi czterema krążkami z k15.
first-done = Wygrywasz!
first-done-text =
    Masz **12 punktów i stolicę**: gra od razu się kończy, 12 do 3.
    ✓ **Ruch albo budowa**, potem posiłki
    ✓ **Wyższy bije niższy**, jeden bije cztery
    ✓ **Cesarz** bije też równych sobie
    ✓ **Zamek** buduje się na górze, na miejscu wieży
    Dotknij czegokolwiek na planszy, a dowiesz się, do czego służy.

portals = Ekö: Portale
portals-about = Dwa pola, które sąsiadują, choć leżą daleko od siebie.

portals-welcome = Dwa portale, jedne drzwi
portals-welcome-text = Przed każdym portalem jest jedno pole. Przy ruchu te dwa pola **sąsiadują**: kto wejdzie w jeden portal, wychodzi przed drugim.
portals-swap = Cesarz stoi u drzwi
portals-swap-text = Jest na k11, tuż przed górnym portalem, a krążek Basi na o15 stoi przed dolnym.
portals-swap-do = Zostaw Cesarza tam, gdzie stoi.
portals-regroup = Dwa to więcej niż jeden
portals-regroup-text = Atak przez portal podlega zwykłym zasadom, więc drugi krążek daje pewność.
portals-regroup-do = Przesuń krążek z l11 na Cesarza na k11.
portals-attack = Przez portal
portals-attack-text = Z k11 na o15 jest teraz jeden krok, przez całą planszę.
portals-attack-do = Zaatakuj o15 stosem z k11.
portals-done = Znasz Portale
portals-done-text = Żaden stos nie zatrzymuje się w środku i niczego się tam nie buduje. Jeśli przed wyjściem stoi stos, do którego nie możesz dołączyć ani go zaatakować, portal jest dla ciebie zamknięty.

labyrinth = Ekö: Labirynt Nawałnic
labyrinth-about = Wejście w nawałnicę, wyjście z niej i co to kosztuje.

labyrinth-welcome = Strefa nawałnicy
labyrinth-welcome-text = Trzy pola na skraju to pola nawałnicy; razem tworzą jedną strefę. Stosy mogą przez nie przechodzić i na nich stawać, ale nie za darmo.
labyrinth-enter = Cena przejścia
labyrinth-enter-text = Stos traci **jeden krążek za każdą strefę**, przez którą przechodzi lub w której staje, ale jedna strefa zabiera w turze najwyżej jeden. Z czterech zostają trzy, a czwarty trafia do rezerwy.
labyrinth-enter-do = Przesuń stos z j12 na i13.
labyrinth-back = Tam nikt nie dotrze
labyrinth-back-text = Stosu na polu nawałnicy nie można wzmocnić. Stracony krążek musi pójść do Cesarza na p13.
labyrinth-back-do = Połóż krążek z rezerwy na p13.
labyrinth-leave = I na zewnątrz
labyrinth-leave-text = Stos, który zaczyna ruch na polu nawałnicy, też płaci jeden krążek. Z trzech zostają dwa, a to wciąż więcej niż jeden krążek Basi na i15.
labyrinth-leave-do = Zaatakuj i15 stosem z i13.
labyrinth-home = Na pewnym gruncie
labyrinth-home-text = Tu stos można znów wzmocnić, więc stracony krążek od razu wraca.
labyrinth-home-do = Połóż krążek z rezerwy na i15.
labyrinth-done = Znasz nawałnice
labyrinth-done-text = Atakując w głąb strefy, najpierw płacisz, a liczy się to, co zostało. Pojedynczy krążek nie wejdzie ani nie wyjdzie, bo ze stosu zawsze musi coś zostać.

pyramids = Ekö: Piramidy
pyramids-about = Dwa punkty dla tego, kto zajmuje najwięcej pól wokół piramidy.

pyramids-welcome = Trzy pola, dwa punkty
pyramids-welcome-text = Wokół piramidy leżą trzy pola nawałnicy. Basia zajmuje jedno, a poza nią nikt, więc **2 punkty** są jej.
pyramids-tie = Remis nie daje nic
pyramids-tie-text = Liczą się pola, nie krążki. Nawałnica zabierze po drodze jeden z twoich dwóch krążków, ale ten, który dojdzie, wystarczy do remisu.
pyramids-tie-do = Przesuń stos z j12 na i13.
pyramids-back = Stracony krążek
pyramids-back-text = Jest w twojej rezerwie. Stosów na polach nawałnicy nie można wzmacniać, ale Cesarza można.
pyramids-back-do = Połóż krążek na p13.
pyramids-most = Dwa z trzech
pyramids-most-text = Z drugim polem zajmujesz ich najwięcej. Basia ruszyła się gdzie indziej i droga jest wolna.
pyramids-most-do = Przesuń stos z k13 na i14.
pyramids-done = Znasz Piramidy
pyramids-done-text = 2 punkty są twoje, dopóki zajmujesz najwięcej pól, także w cudzych turach. Liczą się do 12, ale stolica i tak jest potrzebna.

temple-of-the-wind = Ekö: Świątynia Wiatru
temple-of-the-wind-about = Jedne posiłki dla kilku stosów.

temple-of-the-wind-welcome = Świątynia do zabudowania
temple-of-the-wind-welcome-text = Świątynia to pole budowy, na którym mieści się tylko obóz. Jej moc należy do tego, czyj budynek na niej stoi.
temple-of-the-wind-build = Zajmij ją
temple-of-the-wind-build-text = Obóz kosztuje jak zawsze jeden krążek z sąsiedniego stosu. Daje też 1 punkt.
temple-of-the-wind-build-do = Zbuduj obóz na i17 i zapłać krążkiem z j16.
temple-of-the-wind-spread = Tu krążek…
temple-of-the-wind-spread-text = Posiłki trafiają na jeden stos. Wiatr pozwala je rozdzielić: zacznij od krążka, który stoi sam.
temple-of-the-wind-spread-do = Połóż jeden krążek na k13.
temple-of-the-wind-more = …a tam drugi
temple-of-the-wind-more-text = Pytanie wraca, dopóki masz krążki w rezerwie i miejsce na stosach.
temple-of-the-wind-more-do = Połóż drugi krążek na Cesarzu na m15.
temple-of-the-wind-done = Znasz Świątynię Wiatru
temple-of-the-wind-done-text = Reszta zasad posiłków się nie zmienia: nie obok budynku przeciwnika i najwyżej do czterech krążków. Kto zastąpi twój obóz swoim, przejmuje też Wiatr.

temple-of-the-moon = Ekö: Świątynia Księżyca
temple-of-the-moon-about = Dwa krążki poza grę, a trzeci gdziekolwiek chcesz.

temple-of-the-moon-welcome = Świątynia do zabudowania
temple-of-the-moon-welcome-text = Świątynia to pole budowy, na którym mieści się tylko obóz. Między tobą a stolicą stoją stosy Basi, ale Księżyc przeniesie krążek ponad nimi.
temple-of-the-moon-build = Zajmij ją
temple-of-the-moon-build-text = Jej moc od razu należy do tego, czyj budynek na niej stoi. Obóz kosztuje jeden krążek z sąsiedniego stosu.
temple-of-the-moon-build-do = Zbuduj obóz na k12 i zapłać krążkiem z k13.
temple-of-the-moon-march = Zachowaj krążki
temple-of-the-moon-march-text = W rezerwie są cztery krążki. Za trzy możesz teraz wykonać drugą akcję, ale potrzebuje ich Księżyc.
temple-of-the-moon-march-do = Zrezygnuj z Wymuszonego Marszu.
temple-of-the-moon-moon = Z nieba
temple-of-the-moon-moon-text = Dwa zwykłe krążki trafiają do pudełka, na zawsze poza grę, a jeszcze jeden kładziesz, gdzie chcesz: nawet tam, dokąd nie doszedłby żaden twój stos.
temple-of-the-moon-moon-do = Użyj świątyni i połóż krążek na m14, obok stolicy.
temple-of-the-moon-rest = I to, co zwykle
temple-of-the-moon-rest-text = Księżyc nie zastępuje zwykłych posiłków, a został jeszcze jeden krążek.
temple-of-the-moon-rest-do = Połóż go na Cesarzu na p13.
temple-of-the-moon-done = Znasz Świątynię Księżyca
temple-of-the-moon-done-text = Twój krążek stoi obok stolicy i w następnej turze może tam budować. Dwóch krążków już nie odzyskasz, więc dobrze się zastanów.

temple-of-the-sand = Ekö: Świątynia Piasku
temple-of-the-sand-about = Dwa twoje krążki odsyłają jeden krążek przeciwnika.

temple-of-the-sand-welcome = Twoja świątynia
temple-of-the-sand-welcome-text = Na świątyni stoi twój obóz, więc jej moc jest twoja. Na k14 stoją dwa krążki Basi naprzeciw twoich dwóch: żaden stos nie może zaatakować.
temple-of-the-sand-sand = Piasek na wietrze
temple-of-the-sand-sand-text = Raz na turę, przed akcją, dwa zwykłe krążki z rezerwy trafiają do pudełka, a jeden krążek przeciwnika wraca do jego rezerwy. Cesarza wskazać nie wolno.
temple-of-the-sand-sand-do = Użyj świątyni i odeślij krążek z k14.
temple-of-the-sand-attack = Dwa na jeden
temple-of-the-sand-attack-text = Akcja jest jeszcze przed tobą, a twój stos jest teraz wyższy.
temple-of-the-sand-attack-do = Zaatakuj k14 stosem z k13.
temple-of-the-sand-done = Znasz Świątynię Piasku
temple-of-the-sand-done-text = Piasek może zabrać komuś nawet ostatni krążek. Twoich dwóch już jednak nie ma, a świątynię przejmie ten, kto zastąpi twój obóz swoim.

beacon = Ekö: Latarnia Eonu
beacon-about = Kto ją kontroluje, przechodzi przez nawałnice.

beacon-welcome = Latarnia
beacon-welcome-text = Leżą wokół niej trzy pola nawałnicy. Kto zajmuje ich najwięcej, przechodzi przez każdą nawałnicę na planszy jak przez zwykłe pola.
beacon-take = Zapłać raz
beacon-take-text = Wejście jeszcze kosztuje krążek, bo latarnia nie jest twoja. Jedno pole do zera to już najwięcej.
beacon-take-do = Przesuń stos z o15 na n17.
beacon-back = Już działa
beacon-back-text = Stosu na polu nawałnicy nie można wzmocnić, chyba że jego właściciel kontroluje latarnię. A kontrolujesz ją ty.
beacon-back-do = Połóż krążek z rezerwy na n17.
beacon-free = Przez nawałnicę
beacon-free-text = Spójrz na drugą strefę. Ciebie wejście do niej nic nie kosztuje.
beacon-free-do = Przesuń stos z j12 na i13.
beacon-done = Znasz Latarnię
beacon-done-text = Oba krążki nadal są na miejscu. O tym, czyja jest latarnia, decyduje początek akcji i początek posiłków, więc ten ruch nic nie kosztuje, nawet jeśli od niej odchodzisz.
