# Winds of Numa Sera, po polsku.

the-thing = { $name }
the-player = { $seat }
the-hero-of = bohatera gracza { $seat }
hero-figures = { $hero } ({ $attack }/{ $defense }/{ $power })

skill-weapon = Szkolenie bojowe
    .low = szkolenie bojowe
skill-defense = Szkolenie obronne
    .low = szkolenie obronne
skill-forge = Szkolenie kowalskie
    .low = szkolenie kowalskie
skill-agriculture = Szkolenie rolnicze
    .low = szkolenie rolnicze
skill-lore = Szkolenie mądrości
    .low = szkolenie mądrości
slot-head = głowa
slot-chest = pierś
slot-right = prawa ręka
slot-left = lewa ręka
slot-pack = plecak
kind-boon = Dar
    .acc = Dar
    .next = następny Dar
    .chosen = wybrany Dar
kind-hazard = Zagrożenie
    .acc = Zagrożenie
    .next = następne Zagrożenie
    .chosen = wybrane Zagrożenie
kind-maven = Mędrzec
    .acc = Mędrca
    .next = następnego Mędrca
    .chosen = wybranego Mędrca
kind-battle = karta bitwy
    .acc = kartę bitwy
    .next = następną kartę bitwy
    .chosen = wybraną kartę bitwy
kind-mythic = mityczny przedmiot
    .acc = mityczny przedmiot
    .next = następny mityczny przedmiot
    .chosen = wybrany mityczny przedmiot
kind-pool = Źródło Esencji
    .acc = Źródło Esencji
    .next = następne Źródło Esencji
    .chosen = wybrane Źródło Esencji
kind-item = przedmiot z Kuźni Świata
    .acc = przedmiot z Kuźni Świata
    .next = następny przedmiot z Kuźni Świata
    .chosen = wybrany przedmiot z Kuźni Świata
condition-conqueror = Zdobywca
condition-champion = Czempion
condition-master = Mistrz
condition-legend = Legenda
how-survivor = ostatnie ocalałe królestwo
how-length = najdalej po ostatniej rundzie
role-any = atak lub obrona
role-attacker = tylko atak
role-defender = tylko obrona

# Teksty kart
ability = { $head }{ $if }{ $cost }{ $may }{ $what }{ $limit }.
text-two-handed = Dwuręczny.
text-needs-skill = Wymaga: { $skill_low }, poziom { $level }.
text-upgraded = Ulepszony: { $text }
text-blessed = Błogosławieństwo: { $text }
text-reject = Po odrzuceniu: { $what }.
text-costs-capital = Koszt: { $n } Kapitału ({ $role }).
text-costs-power = Koszt: { $n } Mocy, płatny z góry ({ $role }).
text-test = Próba: { $what }.
text-prerequisite = Wymaganie: { $what }.
text-no-victory = Ani zaznaczenie go, ani twój wybór nie może dać ci zwycięstwa.
text-unlock = Odblokowujesz ją, gdy { $what }.
text-on-buy = Za każdą kupioną lub zyskaną kartę tego szkolenia: { $what }.
text-nothing = Bez dodatkowej premii.
test-pay-capital = zapłać { $n } Kapitału
test-pay-power = strać { $n } Mocy i zachowaj co najmniej 1
test-pay-discard = odrzuć { $n ->
    [one] { $n } inną kartę
    [few] { $n } inne karty
   *[many] { $n } innych kart
} z ręki
test-roll = wyrzuć { $min } lub więcej (jedna próba na turę)
pays-nothing = { "" }
pays-capital = zapłać { $n } Kapitału, a potem{ " " }
pays-power = zapłać { $n } Mocy, a potem{ " " }
may-yes = możesz zrobić tak:{ " " }
may-no = { "" }
may-reroll-new = możesz powtórzyć swój rzut i zachować nowy wynik
may-reroll-best = możesz powtórzyć swój rzut i zachować lepszy wynik
may-extra-attack = możesz w tej turze zaatakować jeszcze raz
may-extra-build = możesz w tej turze budować jeszcze raz
limit-none = { "" }
limit-turn = { " " }(raz na turę)
limit-battle = { " " }(raz na bitwę)
limit-game = { " " }(raz na grę)
limit-discard = { " " }(odrzuć tę kartę w chwili użycia)
limit-discard-on-success = { " " }(po sukcesie odrzuć tę kartę; jedna próba na turę)
if-none = { "" }
if-all = jeśli { $all },{ " " }
if-behind = , jeśli { $all }
on-always = { "" }
on-start-of-turn = Początek tury:{ " " }
on-activate = Użycie:{ " " }
on-explored = Gdy zakończysz eksplorację,{ " " }
on-explored-other = Gdy inny gracz zakończy eksplorację,{ " " }
on-rejected = Gdy odrzucasz Mędrca,{ " " }
on-rejected-other = Gdy inny gracz odrzuca Mędrca,{ " " }
on-built = Gdy budujesz,{ " " }
on-built-neighbor = Gdy sąsiad buduje,{ " " }
on-built-other = Gdy inny gracz buduje,{ " " }
on-bought = Gdy kupujesz { $good },{ " " }
on-bought-neighbor = Gdy sąsiad kupuje { $good },{ " " }
on-bought-other = Gdy inny gracz kupuje { $good },{ " " }
on-rolled = Po rzucie w bitwie:{ " " }
on-won = Gdy wygrywasz bitwę{ $how },{ " " }
on-lost = Gdy przegrywasz bitwę{ $how },{ " " }
on-won-this = Jeśli wygrasz tę bitwę{ $how },{ " " }
on-lost-this = Jeśli przegrasz tę bitwę{ $how },{ " " }
how-any = { "" }
how-player = { " " }z graczem
how-attacker = { " " }jako strona atakująca
how-attacker-player = { " " }z graczem jako strona atakująca
how-defender = { " " }jako strona broniąca się
how-defender-player = { " " }z graczem jako strona broniąca się
good-any = coś
good-skill = szkolenie
good-item = przedmiot
good-battle = kartę bitwy
on-ended = Po bitwie:{ " " }
on-slew = Gdy zabijasz bohatera,{ " " }
on-conquered = Gdy zdobywasz twierdzę,{ " " }
happens-won = wygrasz bitwę{ $how }{ $conditions ->
    [0] { "" }
   *[other] , w której { $if }
}
happens-lost = przegrasz bitwę{ $how }{ $conditions ->
    [0] { "" }
   *[other] , w której { $if }
}
happens-conquered = zdobędziesz twierdzę{ $conditions ->
    [0] { "" }
   *[other] , przy czym { $if }
}
happens-slew = zabijesz bohatera{ $conditions ->
    [0] { "" }
   *[other] , przy czym { $if }
}
happens-bought = coś kupisz{ $conditions ->
    [0] { "" }
   *[other] , przy czym { $if }
}
happens-built = zbudujesz coś{ $conditions ->
    [0] { "" }
   *[other] , przy czym { $if }
}
happens-other = do tego dojdzie{ $conditions ->
    [0] { "" }
   *[other] , przy czym { $if }
}
cond-attacker = atakujesz
cond-defender = się bronisz
cond-attacks-hero = atakujesz bohatera
cond-attacks-independent = atakujesz niezależną twierdzę
cond-attacks-controlled = atakujesz czyjąś twierdzę
cond-attacks-stronghold = atakujesz twierdzę
cond-attacks-player = atakujesz gracza
cond-versus-hero = celem jest bohater
cond-versus-independent = celem jest niezależna twierdza
cond-versus-controlled = celem jest twierdza gracza
cond-versus-stronghold = celem jest twierdza
cond-versus-player = przeciwnikiem jest gracz
cond-any-skill = masz dowolne szkolenie na poziomie co najmniej { $level }
cond-skill = masz { $skill_low } na poziomie co najmniej { $level }
cond-classes = masz co najmniej { $n ->
    [one] { $n } klasę
    [few] { $n } klasy
   *[many] { $n } klas
}
cond-strongholds = masz co najmniej { $n ->
    [one] { $n } twierdzę
    [few] { $n } twierdze
   *[many] { $n } twierdz
}
cond-residual = twój stały Kapitał wynosi co najmniej { $n }
cond-capital = masz co najmniej { $n } Kapitału
cond-blocks = masz co najmniej { $n ->
    [one] { $n } zaznaczony blok budowy
    [few] { $n } zaznaczone bloki budowy
   *[many] { $n } zaznaczonych bloków budowy
} (nie licząc zaznaczonego od początku)
cond-mavens = masz co najmniej { $n ->
    [one] { $n } Mędrca
   *[many] { $n } Mędrców
}
cond-equipped = masz co najmniej { $n ->
    [one] { $n } założony przedmiot
    [few] { $n } założone przedmioty
   *[many] { $n } założonych przedmiotów
}
cond-slain = masz na koncie co najmniej { $n ->
    [one] { $n } zabitego bohatera
   *[many] { $n } zabitych bohaterów
}
cond-skill-types = znasz szkolenia co najmniej { $n ->
    [one] { $n } rodzaju
   *[many] { $n } rodzajów
}
cond-hand = masz na ręce co najmniej { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
}
cond-power-max = twój bohater ma najwyżej { $n } Mocy
cond-bought-skill = jest to szkolenie
cond-bought-item = jest to przedmiot
cond-bought-battle = jest to karta bitwy
cond-or = { $left } lub { $right }
amount-share = { $div ->
    [2] połowie
    [3] jednej trzeciej
    [4] jednej czwartej
   *[other] 1/{ $div }
}
counter-classes = każdą swoją klasę
counter-strongholds = każdą swoją twierdzę
counter-residual = twojego stałego Kapitału
counter-capital = Kapitału na twojej planszy
counter-blocks = każdy zaznaczony przez ciebie blok
counter-mavens = każdego swojego Mędrca
counter-equipped = każdy założony przedmiot
counter-slain = każdego zabitego bohatera
counter-skill-types = każdy znany rodzaj szkolenia
counter-hand = każdą kartę na ręce
do-gain = zyskaj { $n } Kapitału
do-gain-each = zyskaj { $each } Kapitału za { $counter }
do-gain-plus = zyskaj { $plus } Kapitału oraz { $each } za { $counter }
do-gain-share = zyskaj Kapitał równy { $share } { $counter }, zaokrąglając w górę
do-lose = strać { $n } Kapitału
do-lose-each = strać { $each } Kapitału za { $counter }
do-lose-plus = strać { $plus } Kapitału oraz { $each } za { $counter }
do-lose-share = strać Kapitał równy { $share } { $counter }, zaokrąglając w górę
do-steal = ukradnij { $who_dat } { $n } Kapitału
do-give = oddaj { $who_dat } { $n } Kapitału
do-heal = odzyskaj { $n } Mocy
do-heal-each = odzyskaj { $each } Mocy za { $counter }
do-heal-plus = odzyskaj { $plus } Mocy oraz { $each } za { $counter }
do-heal-share = odzyskaj Moc równą { $share } { $counter }, zaokrąglając w górę
do-heal-full = odzyskaj pełną Moc
do-lose-power = strać { $n } Mocy
do-lose-power-each = strać { $each } Mocy za { $counter }
do-lose-power-plus = strać { $plus } Mocy oraz { $each } za { $counter }
do-lose-power-share = strać Moc równą { $share } { $counter }, zaokrąglając w górę
do-damage = zadaj { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
} bohaterowi { $who_gen }
do-others = { $who }: { $what }
do-others-gain = { $who } zyskuje { $n } Kapitału
do-others-lose-power = { $who } traci { $n } Mocy
do-explore = eksploruj jeszcze { $n ->
    [one] raz
   *[many] { $n } razy
}
do-draw = dobierz z talii eksploracji { $kind_next }{ $n ->
    [one] { "" }
    [few] { " " }({ $n } razy)
   *[many] { " " }({ $n } razy)
}
do-salvage = weź ze stosu kart odrzuconych { $kind_chosen }{ $n ->
    [one] { "" }
    [few] { " " }({ $n } razy)
   *[many] { " " }({ $n } razy)
}
do-discard-hand = odrzuć z ręki { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
}
do-discard-item = odrzuć { $n ->
    [one] założony przedmiot
    [few] { $n } założone przedmioty
   *[many] { $n } założonych przedmiotów
}
do-discard-maven = odrzuć { $n ->
    [one] Mędrca
   *[many] { $n } Mędrców
} ze swojego kręgu
do-steal-card = ukradnij { $who_dat } losową kartę z ręki
do-steal-item = ukradnij { $who_dat } założony przedmiot
do-take-forge = weź za darmo odkryty przedmiot z Kuźni Świata o koszcie do { $n }
do-gain-skill = zyskaj następny poziom (do { $n }) dowolnego szkolenia
do-gain-skill-half = zyskaj następny poziom (do { $n }) dowolnego szkolenia za połowę kosztu, zaokrąglając w górę
do-gain-class = odblokuj { $n ->
    [one] dowolną klasę
    [few] dowolne { $n } klasy
   *[many] dowolnych { $n } klas
}
do-upgrade = ulepsz { $n ->
    [one] { $n } miejsce na ekwipunek
    [few] { $n } miejsca na ekwipunek
   *[many] { $n } miejsc na ekwipunek
}
do-recruit = weź tego Mędrca do swojego kręgu
do-place = połóż na tej karcie { $n } Kapitału do wydania tylko na { $spend }
do-place-freely = połóż na tej karcie { $n } Kapitału do wydania na cokolwiek
do-extra-attack = zyskaj w tej turze dodatkowy atak
do-extra-build = zyskaj w tej turze dodatkową budowę
do-lasting = { $what } { $dur }{ $if }
do-choice = wybierz jedno: { $options }
either-semicolon = { $left }; { $right }
or-semicolon = { $left }; albo { $right }
do-test = rzuć kością bitwy (próba); przy wyniku { $min } lub wyższym { $win }
do-test-or = rzuć kością bitwy (próba); przy wyniku { $min } lub wyższym { $win }; w przeciwnym razie { $lose }
do-when = jeśli { $if }, { $then }; w przeciwnym razie { $else }
do-modify = { $n } do { $stat }
do-no-hazard-power = nie tracisz Mocy przez Zagrożenia
do-less-hazard-power = przez każde Zagrożenie tracisz o { $n } Mocy mniej
do-modify-each = { $n } do { $stat } za { $counter }
do-modify-plus = { $n } do { $stat } oraz { $each } za { $counter }
do-modify-share = dodaj do { $stat } liczbę równą { $share } { $counter }, zaokrąglając w górę
do-look = eksplorując, dobierz { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
} i zachowaj jedną
do-halve-damage = twój bohater otrzymuje połowę obrażeń, zaokrąglając w górę
do-ignore-prereq = zakładaj mityczne przedmioty bez wymaganego szkolenia
do-immune = inni gracze nie mogą cię okradać
do-cannot-attack = nie możesz atakować
do-own-plus = twój rzut w bitwie liczy się jako dodatni
do-own-minus = twój rzut w bitwie liczy się jako ujemny
do-opp-plus = rzut przeciwnika liczy się jako dodatni
do-opp-minus = rzut przeciwnika liczy się jako ujemny
do-reroll-new = powtórz swój rzut w bitwie i zachowaj nowy wynik
do-reroll-best = powtórz swój rzut w bitwie i zachowaj lepszy wynik
do-reroll-opp-new = przeciwnik powtarza rzut i zachowuje nowy wynik
do-reroll-opp-best = przeciwnik powtarza rzut i zachowuje lepszy wynik
do-negate = anuluj kartę bitwy przeciwnika
do-extra-card = możesz zagrać jeszcze { $n ->
    [one] jedną kartę bitwy
    [few] { $n } karty bitwy
   *[many] { $n } kart bitwy
}
option-free = { $what }
option-needs = { $what } (jeśli { $need })
dur-battle = w tej bitwie
dur-turn = w tej turze
dur-next-turn = do twojej następnej tury
who-battle-opponent = przeciwnik
    .gen = przeciwnika
    .dat = przeciwnikowi
who-choose-opponent = wybrany gracz
    .gen = wybranego gracza
    .dat = wybranemu graczowi
who-each-neighbor = każdy sąsiad
    .gen = każdego sąsiada
    .dat = każdemu sąsiadowi
who-each-opponent = każdy inny gracz
    .gen = każdego innego gracza
    .dat = każdemu innemu graczowi
stat-attack = Ataku bohatera
stat-defense = Obrony bohatera
stat-stronghold-defense = Obrony twoich twierdz
stat-max-power = maksymalnej Mocy
stat-residual = stałego Kapitału
stat-roll = twojego rzutu w bitwie
stat-opp-roll = rzutu przeciwnika
stat-opp-stat = Ataku lub Obrony przeciwnika
stat-test-bonus = rzutów w próbach
stat-damage-dealt = obrażeń zadawanych przy zwycięstwie
stat-damage-taken = obrażeń otrzymywanych w bitwie
stat-hazard-power = Mocy traconej przez Zagrożenia
stat-skill-cost = kosztu kart szkoleń
stat-item-cost = kosztu przedmiotów z Kuźni Świata
stat-battle-cost = kosztu kart bitwy płatnych Kapitałem
spend-battle = karty bitwy
spend-item = przedmioty z Kuźni Świata
spend-skills = szkolenia
spend-skill = { $skill_low }

# Pytania
ask-waiting = { $seat } podejmuje decyzję.
ask-kingdom = Które królestwo wybierasz?
ask-line = Ustal swoją linię sukcesji.
ask-action-before = Twoja tura: eksploruj albo zrób najpierw coś innego.
ask-action = Twoja tura: co robisz? Budowa lub atak ją kończy.
ask-keep = Którą kartę zachowujesz?
ask-maven = { $card }: przyjmujesz?
ask-option = { $card }: co wybierasz?
ask-player = { $card }: którego gracza wybierasz?
ask-slot = Które miejsce na ekwipunek ulepszasz?
ask-skill = Które szkolenie zyskujesz?
ask-skill-half = Które szkolenie zyskujesz za połowę kosztu?
ask-class = Którą klasę odblokowujesz?
ask-salvage = Którą kartę bierzesz ze stosu kart odrzuconych ({ $kind })?
ask-forge = Który przedmiot o koszcie do { $n } bierzesz?
ask-discard-hand = Którą kartę z ręki odrzucasz?
ask-discard-item = Który założony przedmiot odrzucasz?
ask-discard-maven = Którego Mędrca odrzucasz?
ask-loot = Który przedmiot zabitego bohatera gracza { $seat } bierzesz?
ask-steal-item = Który przedmiot kradniesz graczowi { $seat }?
ask-may = { $card }: używasz?
ask-block = Który blok budowy zaznaczasz?
ask-extra = Możesz działać jeszcze raz. Co robisz?
ask-battle-card = Zagrywasz zakrytą kartę bitwy?
ask-extra-card = Zagrywasz jeszcze jedną kartę bitwy?
ask-reroll = { $card }: rzucasz ponownie?
ask-draft = Co oferujesz?
ask-offer = { $seat } składa ci ofertę. Co odpowiadasz?

# Odpowiedzi
opt-kingdom = Wybierz królestwo { $kingdom }
opt-line = { $heroes }
opt-alone = { $card }: { $what }
opt-alone-line = Bohaterowie w tej kolejności: { $heroes }
opt-alone-answer = { $question } { $answer }
opt-explore = Eksploruj
opt-build = Buduj: weź stały Kapitał ({ $n }) i zaznacz blok
opt-attack = Zaatakuj: { $target }
opt-buy-skill = Kup szkolenie „{ $skill }”, poziom { $level }, za { $price } Kapitału: { $text }
opt-buy-item = Kup przedmiot „{ $card }” za { $price } Kapitału: { $text }
opt-equip = Załóż: { $card }
opt-unequip = Zdejmij: { $card }
opt-use = Użyj karty „{ $card }”: { $text }
opt-test = Podejmij próbę „{ $card }”: { $text }
opt-spare = Zachowaj w tej turze Kapitał na karcie „{ $card }”
opt-offer = Zaproponuj wymianę graczowi { $seat }
opt-keep = Zachowaj kartę „{ $card }”: { $text }
opt-accept = Przyjmij kartę „{ $card }”: { $text }
opt-reject = Odrzuć kartę „{ $card }”: { $what }
opt-option = { $what }
opt-number = Opcja { $n }
opt-player = { $seat }
opt-slot = Ulepsz: { $slot }
opt-train = { $skill }, poziom { $level }: { $text }
opt-train-half = { $skill }, poziom { $level }, za { $price } Kapitału: { $text }
opt-class = { $class }: { $text }
opt-take = Weź kartę „{ $card }”: { $text }
opt-discard = Odrzuć: { $card }
opt-yes = Tak
opt-no = Nie
opt-tick = Zaznacz blok „{ $block }”: { $text }
opt-no-tick = Nie zaznaczaj bloku
opt-play = Zagraj kartę „{ $card }” za { $cost }: { $text }
cost-capital = { $n } Kapitału
cost-power = { $n } Mocy
opt-no-card = Nie zagrywaj karty bitwy
opt-reroll = Rzuć ponownie
opt-keep-roll = Zachowaj wynik
opt-pass = Gotowe
opt-give = Daj { $n } Kapitału
opt-give-card = Daj: { $card }
opt-want = Poproś o { $n } Kapitału
opt-want-card = Poproś o kartę: { $card }
opt-promise-truce = Obiecaj graczowi { $to } rozejm na swoją następną turę
opt-want-truce = Poproś gracza { $to } o rozejm na następną turę
opt-promise-attack = Obiecaj zaatakować gracza { $seat } w swojej następnej turze
opt-want-attack = Poproś gracza { $to } o atak na gracza { $seat } w następnej turze
opt-propose = Złóż ofertę
opt-withdraw = Porzuć szkic
opt-accept-offer = Przyjmij
opt-refuse = Odmów
opt-counter = Złóż kontrofertę

# Dziennik
told-together = { $all }
told-kingdom = { $seat } wybiera królestwo { $kingdom }.
told-line-chosen = { $seat } ustala linię sukcesji.
told-line = Linia sukcesji gracza { $seat }: { $heroes }.
told-dealt = { $seat } otrzymuje karty bitwy.
told-dealt-seen = { $seat } otrzymuje: { $cards }.
chapter-round = Runda { $round }
told-turn = Runda { $round }: tura gracza { $seat }.
told-gained = { $seat } zyskuje { $n } Kapitału.
told-gained-by = { $seat } zyskuje { $n } Kapitału ({ $card }).
told-lost = { $seat } traci { $n } Kapitału.
told-lost-by = { $seat } traci { $n } Kapitału ({ $card }).
told-moved = { $to } otrzymuje { $n } Kapitału od gracza { $seat }.
told-moved-by = { $to } otrzymuje { $n } Kapitału od gracza { $seat } ({ $card }).
told-placed = { $seat } kładzie { $n } Kapitału na karcie „{ $card }”.
told-paid = { $seat } płaci { $n } Kapitału.
told-paid-from-cards = { $seat } płaci { $n } Kapitału, w tym { $cards } z kart.
told-spared = { $seat } zachowuje w tej turze Kapitał na karcie „{ $card }”.
told-healed = Bohater gracza { $seat } odzyskuje { $n } Mocy.
told-healed-by = Bohater gracza { $seat } odzyskuje { $n } Mocy ({ $card }).
told-hurt = Bohater gracza { $seat } traci { $n } Mocy.
told-hurt-by = Bohater gracza { $seat } traci { $n } Mocy ({ $card }).
told-looked = { $seat } ogląda kilka kart i zachowuje jedną.
told-looked-seen = { $seat } ogląda: { $cards }. Zachowuje jedną kartę.
told-drew = { $seat } dobiera kartę.
told-drew-kind = { $seat } dobiera { $kind_acc }.
told-drew-seen = { $seat } dobiera: { $card }.
told-revealed = { $seat } odkrywa: { $card }.
told-reshuffled = Stos kart odrzuconych staje się nową talią eksploracji.
told-accepted = Do kręgu gracza { $seat } dołącza { $card }.
told-rejected = { $seat } odrzuca: { $card }.
told-recruited = { $seat } werbuje ze stosu kart odrzuconych: { $card }.
told-discarded = { $seat } odrzuca: { $card }.
told-salvaged = { $seat } bierze ze stosu kart odrzuconych: { $card }.
told-stolen = { $seat } kradnie kartę graczowi { $from }.
told-stolen-seen = { $seat } kradnie graczowi { $from }: { $card }.
told-item-taken = { $seat } zabiera bohaterowi gracza { $from }: { $card }.
told-item-bought = { $seat } kupuje za { $n }: { $card }.
told-item-gained = { $seat } bierze z Kuźni Świata: { $card }.
told-skill-bought = { $seat } kupuje za { $n }: { $skill }, poziom { $level }.
told-skill-gained = { $seat } zyskuje za { $n }: { $skill }, poziom { $level }.
told-upgraded = { $seat } ulepsza miejsce: { $slot }.
told-equipped = { $seat } zakłada: { $card }.
told-unequipped = { $seat } zdejmuje: { $card }.
told-used = { $seat } używa karty: { $card }.
told-tested = { $seat } wyrzuca { $die } (premia { $bonus }, potrzeba { $needs }).
told-pool = { $seat } podejmuje próbę: { $card }.
told-blessed = { $card } błogosławi bohatera gracza { $seat }.
told-class = { $seat } odblokowuje klasę { $class }.
told-built = { $seat } buduje i bierze stały Kapitał ({ $n }).
told-ticked = { $seat } zaznacza blok „{ $block }”.
told-lasting = { $card } zaczyna działać (gracz: { $seat }).
told-attacked = { $seat } atakuje: { $target }.
told-attacked-hero = { $seat } atakuje { $target }.
told-no-card = { $seat } nie zagrywa karty bitwy.
told-committed = { $seat } zagrywa zakrytą kartę bitwy.
told-committed-seen = { $seat } zagrywa zakrytą kartę „{ $card }”.
told-played = { $seat } zagrywa: { $card }.
told-negated = Karta anulowana: { $card } (gracz: { $seat }).
told-rolled = { $seat } wyrzuca { $die }.
told-rerolled = { $seat } rzuca ponownie ({ $card }): { $die }, zostaje { $kept }.
told-scored = Atak { $attack } { $attack_roll } = { $ats } przeciw Obronie { $defense } { $defense_roll } = { $dts }.
told-won = { $seat } wygrywa bitwę.
told-held = { $hold } nie poddaje się.
told-conquered = { $seat } zdobywa twierdzę { $hold }.
told-captured = { $seat } odbiera graczowi { $from } twierdzę { $hold }.
told-appeared = Odkryto nową twierdzę: { $hold }.
told-slain = Ginie { $hero } (gracz: { $seat }).
told-slain-by = { $slayer } zabija bohatera gracza { $seat }: { $hero }.
told-active = Nowy aktywny bohater gracza { $seat }: { $hero }.
told-eliminated = { $seat } odpada z gry.
told-offering = { $seat } przygotowuje ofertę dla gracza { $to }.
told-offered = { $seat } proponuje graczowi { $to }: { $terms }.
told-withdrawn = { $seat } porzuca szkic oferty.
told-refused = { $seat } odmawia.
# Fakty, które widzi każdy przy stole: ludzie mogli mieć inne powody, boty miały właśnie te.
told-refused-nears-victory = { $seat } odmawia. Po tej wymianie gracza { $to } dzieliłby od zwycięstwa jeden krok.
told-refused-helps-leader = { $seat } odmawia. Gracza { $to } dzieli od zwycięstwa jeden krok, a ta oferta by mu pomogła.
told-refused-unshown = { $seat } odmawia. W ofercie były karty, których gracz { $seat } nie pokazał.
told-refused-on-a-word = { $seat } odmawia. Oferta opierała się na słowie gracza { $to }, który już raz go nie dotrzymał.
told-refused-poor-attack = { $seat } odmawia. Żądany atak najpewniej by się nie powiódł.
told-refused-too-dear = { $seat } odmawia. W tej ofercie gracz { $seat } oddałby więcej, niż by dostał.
told-refused-helps-more = { $seat } odmawia. Na tej wymianie gracz { $to } zyskałby więcej niż gracz { $seat }.
told-countering = { $seat } przygotowuje kontrofertę.
told-traded = { $seat } wymienia się z graczem { $to }: { $terms }.
told-truce-kept = { $seat } dotrzymuje rozejmu z graczem { $to }.
told-truce-broken = { $seat } łamie rozejm z graczem { $to }!
told-contract-kept = { $seat } wywiązuje się z umowy z graczem { $to } i otrzymuje { $n } Kapitału.
told-contract-broken = { $seat } zrywa umowę z graczem { $to }; wraca { $n } Kapitału.
told-condition = { $seat } spełnia warunek zwycięstwa: { $condition }!
told-over = Koniec gry. Zwycięstwo: { $winners } ({ $how }).
terms-give = daje { $n } Kapitału
terms-give-cards = daje karty ({ $cards })
terms-want = chce { $n } Kapitału
terms-want-cards = chce kart ({ $cards })
terms-promise-truce = obiecuje rozejm na następną turę
terms-want-truce = chce rozejmu na następną turę
terms-promise-attack = obiecuje zaatakować gracza { $seat } w następnej turze
terms-want-attack = chce ataku na gracza { $seat } w następnej turze
terms-get = dostaje { $n } Kapitału
terms-get-cards = dostaje karty ({ $cards })
terms-get-truce = dostaje obietnicę rozejmu na następną turę
terms-get-attack = dostaje obietnicę ataku na gracza { $seat } w następnej turze

# Stół
sheet-table = Stół (teksty kart są rekonstrukcją)
sheet-round = Runda { $round }, tura gracza { $seat }
sheet-decks = Talie: eksploracja { $exploration }, Kuźnia Świata { $forge }, twierdze { $strongholds }
sheet-forge = Kuźnia Świata: { $card } za { $n }. { $text }
sheet-forge-reduced = Kuźnia Świata: { $card } za { $n } zamiast { $printed }. { $text }
sheet-stronghold = Twierdza: { $hold }, Obrona { $defense }, { $initial } Kapitału po zdobyciu, +{ $residual } stałego. { $text }
sheet-college = { $skill } { $n }
sheet-colleges = Pozostałe karty szkoleń: { $colleges }
sheet-discard = Stos kart odrzuconych: { $cards }
sheet-battle = Bitwa. { $seat } atakuje: { $target }
sheet-attacker = Atak { $n }
sheet-defender = Obrona { $n }
sheet-face-down = zakryta karta
sheet-face-down-own = zakryta: { $card }
sheet-played = zagrane: { $cards }
sheet-negated = anulowana: { $card }
sheet-roll = rzut { $n }
sheet-trade = Oferta: { $seat } → { $to }
sheet-offer = { $terms }
sheet-offer-hidden = jeszcze niezłożona
sheet-kingdom = { $seat }: { $kingdom }
sheet-no-kingdom = jeszcze bez królestwa
sheet-eliminated = poza grą
sheet-capital = Kapitał { $capital }, stały { $residual }, na ręce { $hand ->
    [one] { $hand } karta
    [few] { $hand } karty
   *[many] { $hand } kart
}
sheet-hero = { $hero }: Atak { $attack }, Obrona { $defense }, Moc { $power } z { $most }; { $left ->
    [0] bez następcy
    [one] { $left } następca
   *[many] { $left } następców
}. { $text }
sheet-slot = { $slot }: { $card }
sheet-upgraded = Ulepszone miejsca: { $list }
sheet-mavens = Krąg: { $list }
sheet-blessing = Błogosławieństwo: { $list }
sheet-holds = Twierdze: { $list }
sheet-skill = { $skill } { $level }
sheet-skills = Szkolenia: { $list }
sheet-classes = Klasy: { $list }
sheet-blocks = Bloki: { $list }
sheet-placed-on = { $n } na karcie „{ $card }”
sheet-placed = Kapitał na kartach: { $list }
sheet-slain = Zabici bohaterowie: { $n }
sheet-conditions = Warunki zwycięstwa: { $list }
sheet-truce-now = rozejm z graczem { $seat } w tej turze
sheet-truce-next = rozejm z graczem { $seat } w następnej turze
sheet-contract = umowa z graczem { $seat }: atak na gracza { $target } za { $n } Kapitału w depozycie
sheet-honour = Obietnice: dotrzymane { $kept }, złamane { $broken }
sheet-known = Znane karty na ręce: { $list }
sheet-hand = Twoja ręka
sheet-card = { $kind }: { $card }. { $text }

# Odmowy
refused-option = Nie spełniasz wymagań tej opcji.
refused-target = Na tego gracza to nie zadziała.
refused-slot = To miejsce jest już ulepszone.
refused-class = Ta klasa jest już odblokowana.
refused-kingdom = To królestwo jest zajęte.
refused-keep = Tej karty nie ma wśród oglądanych.
refused-accept = Nie masz tego, czego żąda oferta.
refused-counter = Dozwolone kontroferty: { $needs }; złożone: { $has }.
refused-draft = Oferta nie może tego tutaj zawierać.
refused-card = Ta karta nie jest tu dostępna.
refused-question = To nie jest odpowiedź na to pytanie.
refused-explored = W tej turze eksploracja już była.
refused-explore-first = Najpierw eksploruj, potem buduj lub atakuj.
refused-actions = Dozwolone inne akcje w turze: { $needs }; wykonane: { $has }.
refused-not-equipped = Ten przedmiot nie jest założony.
refused-spare = Nie ma tam Kapitału do zachowania.
refused-offer-self = Wymieniać się można tylko z innym graczem.
refused-offers = Dozwolone oferty w turze: { $needs }; złożone: { $has }.
refused-level = Szkolenie ma cztery poziomy.
refused-college = Nie ma już kart tego szkolenia.
refused-price = Koszt to { $needs } Kapitału; masz na to { $has }.
refused-not-in-row = Tego przedmiotu nie ma w rzędzie Kuźni Świata.
refused-not-in-hand = Tej karty nie masz na ręce.
refused-waiting = Ten przedmiot pochodzi z bitwy: założysz go od swojej następnej tury.
refused-prereq = Potrzebny jest poziom szkolenia { $needs }; twój to { $has }.
refused-no-item = Ta karta nie jest przedmiotem.
refused-not-in-play = Tego nie można teraz użyć.
refused-used = To już zostało użyte.
refused-nothing-to-do = Teraz nic by to nie dało.
refused-test = Nie spełniasz wymagań tej próby.
refused-cannot-attack = W tej turze nie możesz atakować.
refused-own-target = Nie możesz zaatakować siebie.
refused-truce = Tego gracza chroni w tej turze rozejm.
refused-no-target = Tego nie można zaatakować.
refused-no-block = Nie ma takiego bloku.
refused-ticked = Ten blok jest już zaznaczony.
refused-link = Najpierw trzeba zaznaczyć poprzedni blok.
refused-block-prereq = Wymaganie tego bloku nie jest spełnione.
refused-no-victory = Nie możesz zaznaczyć tego bloku, jeśli dałby ci zwycięstwo.
refused-wins = Nie możesz tego wybrać: dałoby ci zwycięstwo, a ten blok nie może go dać.
refused-no-battle-card = To nie jest karta bitwy.
refused-role = Ta karta jest dla drugiej strony bitwy.
refused-power = Potrzebujesz { $needs } Mocy, by to opłacić i zachować 1; masz { $has }.

# Fakty za podpowiedzią, po słowach „Ten ruch:”
fact-wins = wygrywa partię
fact-fulfils = spełnia warunek zwycięstwa: { $condition }
fact-nearer = daje { $n } z { $all } do warunku „{ $condition }”
fact-takes-surely = zdobywa przy każdym rzucie: { $target } (Atak { $attack } przeciw { $defense })
fact-takes-on = zdobywa przy rzucie { $n } lub wyższym: { $target } (Atak { $attack } przeciw { $defense })
fact-takes-hardly = sam rzut nie wystarczy, żeby zdobyć: { $target } (Atak { $attack } przeciw { $defense })
fact-against-hold = atakuje twierdzę { $target }: Atak { $attack } przeciw Obronie { $defense }; rzucają obie strony
fact-against-hero = atakuje { $target }: Atak { $attack } przeciw Obronie { $defense }; rzucają obie strony
fact-may-slay = może zabić { $target } (Atak { $attack } przeciw { $defense }, rzucają obie strony)
fact-ticks = zaznacza blok „{ $name }”
fact-trains = daje szkolenie „{ $skill }” na poziomie { $level }
fact-unlocks = odblokowuje klasę { $name }
fact-brings = przynosi: { $cards }
fact-recruits = przyjmuje do kręgu: { $cards }
fact-blesses = błogosławi bohatera ({ $cards })
fact-gives-up = pozbywa się: { $cards }
fact-gains = daje { $n } Kapitału
fact-costs = kosztuje { $n } Kapitału
fact-spends-placed = wydaje z kart { $n } Kapitału
fact-residual-up = podnosi stały Kapitał do { $now }
fact-residual-down = obniża stały Kapitał do { $now }
fact-heals = przywraca { $n } Mocy
fact-hurts = kosztuje { $n } Mocy
fact-attack-up = podnosi Atak do { $now }
fact-attack-down = obniża Atak do { $now }
fact-defense-up = podnosi Obronę do { $now }
fact-defense-down = obniża Obronę do { $now }
fact-loses-hero = kosztuje życie bohatera
fact-slays = zabija bohatera gracza { $seat }
fact-wounds = odbiera { $n } Mocy bohaterowi gracza { $seat }
fact-robs = odbiera { $n } Kapitału graczowi { $seat }
fact-favours = daje { $n } Kapitału graczowi { $seat }
fact-exposed = pozwala zabić twojego bohatera szczęśliwym rzutem: { $seats }
fact-safe = chroni twojego bohatera przed rzutami: { $seats }
prospect-explores = daje kartę z talii eksploracji
prospect-odds = wygrywa bitwę przy { $percent }% rzutów, nie licząc kart drugiej strony
prospect-holds = odpiera atak przy { $percent }% rzutów, nie licząc kart drugiej strony
