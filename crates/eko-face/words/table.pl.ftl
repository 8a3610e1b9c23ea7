
# Narysowany stół
one-player = { $seat }
table-your-turn = Twój ruch
table-you = ty
table-out = poza grą
table-nobody = nikt
table-ask-swap = Ustaw swojego Cesarza
table-ask-action = Ruch albo budowa
table-ask-second-action = Wymuszony Marsz: ruch albo budowa
table-ask-destination = Dokąd idzie stos?
table-ask-route = Którą drogą?
table-ask-toll = Czy wśród traconych krążków jest Cesarz?
table-ask-construction = Co budujesz?
table-ask-payment = Który stos płaci?
table-ask-spending = Czy wydajesz także Cesarza?
table-ask-banishment = Który krążek przeciwnika wraca do rezerwy?
table-ask-march = Wymuszony Marsz?
table-ask-exchange = Którego jeńca oddajesz?
table-ask-reinforcement = Wzmocnij jeden stos
table-ask-alone = Twój Cesarz wraca
table-ask-spread = Rozdziel Posiłki
table-ask-amount = Ile krążków?
table-ask-moon = Gdzie ląduje krążek?
table-ask-moon-disc = Który krążek ląduje?
table-wait = Tura: { $seat }
table-wait-swap = { $seat } ustawia Cesarza
table-wait-exchange = { $seat } wybiera jeńca do oddania
table-wait-march = { $seat } rozważa Wymuszony Marsz
table-wait-reinforcement = { $seat } dokłada Posiłki
table-how-action = Wybierz stos, aby zobaczyć, co może zrobić, albo pole budowy, aby zobaczyć, kto może tam budować.
table-how-swap = Raz, przed pierwszą turą, twój Cesarz może zamienić się miejscami z jednym z twoich krążków. Wybierz krążek w obwódce.
table-how-destination = Wybierz oznaczone pole.
table-how-payment = Wybierz stos w obwódce: odda wszystkie potrzebne krążki.
table-how-banishment = Wybierz stos w obwódce: jeden z jego krążków wraca do rezerwy.
table-how-moon = Wybierz puste pole albo jeden ze swoich stosów.
table-how-reinforcement = Wszystkie krążki trafiają na jeden stos: co najmniej 1, a stos ma najwyżej 4.
table-stacks = Twoje stosy
table-targets = Co można wybrać
table-refused = Dlaczego nie? Jeszcze { $n }
table-no-goal = Nic nie jest jeszcze wybrane. Tu zobaczysz skutki wyboru.
table-confirm = Zatwierdź
table-let-go = Wybierz coś innego
confirm-attack = Zaatakuj gracza { $who }
confirm-build = Zbuduj za { $discs ->
    [one] { $discs } krążek
    [few] { $discs } krążki
   *[many] { $discs } krążków
}
confirm-replace = Zastąp za { $discs ->
    [one] { $discs } krążek
    [few] { $discs } krążki
   *[many] { $discs } krążków
}
confirm-swap = Zamień
confirm-banish = Odeślij krążek
confirm-wins = Wygraj partię
table-sand = Piasek
table-wind = Świątynia Wiatru jest twoja: krążki może dostać kilka stosów.
table-moon = Świątynia Księżyca: odłóż do pudełka { $discs ->
    [one] { $discs } krążek
    [few] { $discs } krążki
   *[many] { $discs } krążków
} i połóż jeden gdziekolwiek. Wybierz to, a potem pole na planszy.
table-emperor-alone = Każdy stos, na którym jest miejsce, sąsiaduje z budynkiem przeciwnika, więc wraca tylko Cesarz, i to sam.
table-in-reserve = Rezerwa: { $emperor ->
    [0] { $discs }
   *[other] { $discs ->
        [0] Cesarz
       *[other] Cesarz + { $discs }
    }
}
table-legend = Legenda
table-keys = Klawisze: strzałki przechodzą po planszy, [ i ] zmieniają stos, 1 do 9 wybierają cel, Enter zatwierdza, Esc puszcza.
table-names = Nazwy pól
table-nearer = Przybliż
table-farther = Oddal
table-whole = Cała plansza
table-tiles = Kafle
table-phases = Fazy tury
table-capital = Stolica
table-no-capital = Bez stolicy
table-held = w niewoli:
table-reserve = Rezerwa
table-boxed = Pudełko
table-pyramid = Piramida
phase-swap = Miejsce Cesarza
phase-action = Akcja
phase-march = Wymuszony Marsz
phase-reinforcement = Posiłki
phase-over = Koniec partii
choose-stack = Stos na { $space }: { $discs ->
    [one] { $discs } krążek
    [few] { $discs } krążki
   *[many] { $discs } krążków
}{ $emperor ->
    [0] {""}
   *[other] {" "}z Cesarzem
}, { $n ->
    [one] { $n } cel
    [few] { $n } cele
   *[many] { $n } celów
}
choose-targets = { $n ->
    [one] { $n } cel.
    [few] { $n } cele.
   *[many] { $n } celów.
}
choose-site = Budowa na { $space }: pokaż, kto może zapłacić
goal-move = Przesuń tutaj
goal-moves = Przesuń na { $n ->
    [one] oznaczone pole
    [few] jedno z { $n } oznaczonych pól
   *[many] jedno z { $n } oznaczonych pól
}
goal-lands = Połóż na { $n ->
    [one] oznaczonym polu
   *[other] jednym z { $n } oznaczonych pól
}
goal-land-on = Twój stos: { $discs }
goal-regroup = Połącz
goal-attack = { $owner }: { $discs }
goal-pay = Stos: { $discs }
goal-build = { $terrain }
goal-replace = { $owner }: { $building }
mark-move = ruch
mark-regroup = połączenie, Posiłki
mark-attack = atak
mark-kamikaze = kamikadze
mark-build = budowa
mark-no = niemożliwe: wskaż lub dotknij, aby poznać powód
march-how = Odłóż na zawsze do pudełka { $discs ->
    [one] { $discs } krążek
    [few] { $discs } krążki
   *[many] { $discs } krążków
} z rezerwy i od razu wykonaj drugą akcję.
march-action = Jeszcze jeden ruch albo budynek, dowolnym stosem, także tym samym
march-reserve = W rezerwie na Posiłki w tej turze: { $discs }
march-left = W grze zostanie { $discs } z { $all } twoich zwykłych krążków
march-yes = Marsz: { $discs } do pudełka
table-keep = Bez zamiany
march-could = Co może dać druga akcja
march-attacks = { $n ->
    [one] { $n } atak
    [few] { $n } ataki
   *[many] { $n } ataków
}
march-sites = { $n ->
    [one] { $n } miejsce budowy
    [few] { $n } miejsca budowy
   *[many] { $n } miejsc budowy
}
march-moves = { $n ->
    [one] { $n } ruch
    [few] { $n } ruchy
   *[many] { $n } ruchów
}
march-no = Nie, dalej
exchange-how = { $holder } pojmuje twojego Cesarza. Masz kilku jeńców, więc twój wraca od razu, a jednego z nich otrzymuje { $holder }.
exchange-after = { $home ->
    [0] Cesarza gracza { $seat } więzi wtedy { $holder }; reszta zostaje u ciebie.
   *[other] Cesarz gracza { $seat } wraca do siebie; reszta zostaje u ciebie.
}
exchange-points = Ty: { $then } → { $now } pkt. { $holder }: { $before } → { $after } pkt.
exchange-back = Twój Cesarz trafia do twojej rezerwy i wraca na planszę z twoimi Posiłkami.
exchange-here = pojmany tutaj
row-stack = Stos: { $discs }
row-add = { $discs ->
    [0] Krążki dla stosu na { $space }
   *[other] Dodaj { $discs } na { $space }{ $emperor ->
        [0] {""}
       *[other] , w tym Cesarza
    }
}
row-crown = Cesarz trafia tutaj
row-beside = obok: { $terrain }
row-open = otwarty piasek
form-choose = Najpierw wybierz stos albo pole budowy.
form-choose-goal = Wybierz jedno z oznaczonych pól.
form-choose-ringed = Wybierz jeden ze stosów w obwódce.
form-choose-amount = Wybierz, ile krążków dostaje stos.
pick-building = Który budynek
pick-route = Którą drogą
route-around = Omiń nawałnice{ $portals ->
    [0] {""}
   *[other] , przez portale
}
route-across = { $n ->
    [one] Przez nawałnicę
   *[other] Przez nawałnice
} { $sides }{ $portals ->
    [0] {""}
   *[other] , przez portale
}{ $named ->
    [0] {""}
   *[other] {" "}({ $zones })
}
route-more = { $n ->
    [one] Jeszcze { $n } droga
    [few] Jeszcze { $n } drogi
   *[many] Jeszcze { $n } dróg
}
route-cost = { $discs ->
    [0] bez strat
    [one] tracisz { $discs } krążek
    [few] tracisz { $discs } krążki
   *[many] tracisz { $discs } krążków
}
side-here = tam, gdzie stoi stos
side-right = po prawej
side-lower-right = na dole po prawej
side-below = poniżej
side-lower-left = na dole po lewej
side-left = po lewej
side-upper-left = u góry po lewej
side-above = powyżej
side-upper-right = u góry po prawej
pick-toll = Kogo tracisz
pick-spending = Czy wydajesz Cesarza
pick-moon = Który krążek

# Skutki wyboru
fore-nothing = Co się stanie
fore-move = Ruch na puste pole
fore-regroup = Połączenie do { $discs }
fore-attack = Atak na { $discs ->
    [one] krążek
    [few] { $discs } krążki
   *[many] { $discs } krążków
} gracza { $who }
fore-kamikaze = Kamikadze przeciw graczowi { $who }
fore-build = Budowa: { $building }
fore-replace = Zamiast niego: { $building }
fore-swap = Zamiana z tym krążkiem
fore-banish = Krążek gracza { $who } wraca do rezerwy
fore-land = Połóż krążek
fore-reinforce = Dodaj { $discs ->
    [one] { $discs } krążek
    [few] { $discs } krążki
   *[many] { $discs } krążków
}
fore-wins = To wygrywa partię
fore-both-win = To kończy grę: wygrywasz ty i { $who }
fore-empty = To opróżnia planszę: nikt nie wygrywa
fore-loses = To przegrywa partię
fore-draw = To kończy partię remisem
fore-points = { $more ->
    [0] −
   *[other] +
}{ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}: { $now } z { $goal }
fore-capital = Kontrolujesz stolicę
fore-no-capital = { $who } nie ma już stolicy
fore-eliminates = { $who } wypada z gry
fore-captures = Cesarz gracza { $who } zostaje pojmany
fore-sends-back = Do rezerwy gracza { $who } { $discs ->
    [one] wraca { $discs } krążek
    [few] wracają { $discs } krążki
   *[many] wraca { $discs } krążków
}
fore-returns = Do zasobów wraca { $building } (gracz: { $who }): { $then } → { $now } pkt
fore-boxes = Na zawsze do pudełka: { $discs ->
    [one] { $discs } krążek
    [few] { $discs } krążki
   *[many] { $discs } krążków
}
fore-to-reserve = Do twojej rezerwy { $discs ->
    [one] wraca { $discs } krążek
    [few] wracają { $discs } krążki
   *[many] wraca { $discs } krążków
}
fore-in-reserve = W rezerwie { $discs ->
    [0] nic nie zostaje
    [one] zostaje { $discs } krążek
    [few] zostają { $discs } krążki
   *[many] zostaje { $discs } krążków
}
fore-emperor-leaves = Twój Cesarz trafia do rezerwy i musi wrócić, gdy tylko będzie to możliwe
fore-emperor-back = Twój Cesarz wraca na planszę
fore-emperor-free = Twój Cesarz wraca do ciebie
fore-emperor-reach = Twój Cesarz jest tam w zasięgu ataku: { $who }
fore-emperor-now = Teraz jest w zasięgu ataku: { $who }
one-terrain = { $terrain }
fore-beside = Obok: { $sites }
fore-beside-nothing = Obok nie ma pola budowy
fore-emperor-safe = Nikt nie może tam zaraz zaatakować twojego Cesarza
fore-stack-reach = Stos jest tam w zasięgu ataku: { $who }
fore-stack-safe = Nikt nie może tam zaraz zaatakować tego stosu

# Czym są rzeczy
tip-sand = Piasek: tylko przez takie pola przechodzą krążki i tylko na nich stają.
tip-bears-1 = Reg: może tu stanąć obóz.
tip-bears-2 = Kanion: może tu stanąć obóz, potem wieża.
tip-bears-3 = Góra: może tu stanąć obóz, potem wieża, potem zamek.
tip-capital = Stolica: bez budynku na którejś z nich nikt nie wygrywa na punkty. Może tu stanąć obóz, potem wieża.
tip-chasm = Przepaść: nic tędy nie przejdzie i nic tu nie stanie.
tip-tempest = Nawałnica: stos, który przechodzi przez jej strefę albo w niej staje, traci krążek, raz na turę, i nie dostaje tam Posiłków.
tip-portal = Portal: kto wchodzi od swojego progu, wychodzi przy drugim.
tip-porch = Próg portalu: oba progi sąsiadują ze sobą przy ruchu.
tip-wind = Świątynia Wiatru: właściciel stojącego tu obozu może rozdzielić Posiłki między kilka stosów.
tip-temple-sand = Świątynia Piasku: przed akcją właściciel stojącego tu obozu może odłożyć 2 krążki do pudełka, aby odesłać krążek przeciwnika do rezerwy.
tip-moon = Świątynia Księżyca: w fazie Posiłków właściciel stojącego tu obozu może odłożyć 2 krążki do pudełka, aby położyć jeden gdziekolwiek.
tip-use-sand = Użyj Świątyni Piasku przed akcją: 2 krążki trafiają do pudełka, a krążek przeciwnika wraca do rezerwy.
tip-stack = { $owner }: { $discs ->
    [one] { $discs } krążek
    [few] stos, { $discs } krążki
   *[many] stos, { $discs } krążków
}{ $emperor ->
    [0] {""}
   *[other] {" "}z Cesarzem
}. { $threatened ->
    [0] Nikt nie może go zaraz zaatakować.
   *[other] W zasięgu: { $threats }.
}
tip-house = Gracz { $owner }: { $building } ({ $terrain }), { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}{ $temple ->
    [0] .
   *[other] {" "}i moc świątyni.
}
tip-pyramid = Pole nawałnicy przy piramidzie. Najwięcej z trzech pól wokół niej: { $held ->
    [0] nikt
   *[other] { $holder }
}; to daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
tip-beacon = Pole nawałnicy przy Latarni Eonu. Najwięcej z trzech pól wokół niej: { $held ->
    [0] nikt
   *[other] { $holder }
}; kto je ma, nie traci krążków w nawałnicach.
tip-points = { $seat }: { $points } z { $goal } punktów (budynki { $buildings }, jeńcy { $captives }, piramidy { $pyramids }). Do wygranej trzeba { $goal } i stolicy.
tip-has-capital = { $has ->
    [0] Nie kontroluje jeszcze stolicy. Bez niej nikt nie wygrywa na punkty.
   *[other] Kontroluje stolicę, potrzebną do wygranej na punkty.
}
tip-reserve = Krążki poza planszą, które mogą wrócić: { $emperor ->
    [0] { $discs }
   *[other] { $discs ->
        [0] Cesarz
       *[other] Cesarz i { $discs }
    }
}.
tip-boxed = Krążki na zawsze poza grą: { $discs }.
tip-prison = Więzi Cesarzy. Ich gracze: { $captives }. Za każdego są { $points } punkty.
tip-held = Cesarza więzi { $holder }; wróci tylko przez wymianę.
tip-supply = Do zbudowania: { $building }, { $n }. Każdy taki budynek daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
tile-pyramid = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za większość z trzech pól wokół niej. Przy remisie nikt ich nie dostaje.
tile-beacon = Kto ma większość z trzech pól wokół niej, nie traci krążków w nawałnicach.
costs-title = Ile kosztują budynki
costs-building = { $building }
costs-discs = krążki
costs-over = na miejscu wroga
costs-points = punkty
result-table = Punkty według źródeł
result-captives = Pojmani Cesarze
result-points = Punkty
result-goal = { $goal } i stolica
result-timeline = Punkty przez { $n ->
    [one] { $n } turę
    [few] { $n } tury
   *[many] { $n } tur
}

# Dla tych, którzy czekają
table-aim = Wygrywasz, mając { $goal } punktów i budynek w stolicy. Obóz daje { $encampment }, wieża { $tower }, zamek { $castle }, pojmany Cesarz { $captive }.
wait-title = Na tę chwilę
wait-since = Od twojej ostatniej odpowiedzi
wait-last = Ostatni ruch
wait-points = Masz { $points } z { $goal } punktów{ $capital ->
    [0] {" "}i na razie żadnej stolicy
   *[other] {" "}i stolicę
}.
wait-emperor-reach = Twój Cesarz jest w zasięgu ataku: { $who }.
wait-emperor-safe = Nikt nie może zaatakować twojego Cesarza.
wait-stacks-reach = W zasięgu przeciwników: { $n } z { $all ->
    [one] { $all } twojego stosu
   *[many] { $all } twoich stosów
}.
wait-captures = Możesz pojmać Cesarza gracza { $who }.
wait-builds = Możesz budować na { $n ->
    [one] { $n } polu
   *[many] { $n } polach
}, najwyżej { $building_acc }.
result-last-turn = Ostatnia tura
