# Ekö po polsku.

# Rzeczy
building-encampment = obóz
    .gen = obozu
    .acc = obóz
building-tower = wieża
    .gen = wieży
    .acc = wieżę
building-castle = zamek
    .gen = zamku
    .acc = zamek
terrain-movement = pole ruchu
    .ins = polem ruchu
terrain-reg = reg
    .ins = regiem
terrain-canyon = kanion
    .ins = kanionem
terrain-mountain = góra
    .ins = górą
terrain-capital = stolica
    .ins = stolicą
terrain-chasm = przepaść
    .ins = przepaścią
terrain-tempest = nawałnica
    .ins = nawałnicą
terrain-portal = portal
    .ins = portalem
terrain-temple-of-the-wind = Świątynia Wiatru
    .ins = Świątynią Wiatru
terrain-temple-of-the-sand = Świątynia Piasku
    .ins = Świątynią Piasku
terrain-temple-of-the-moon = Świątynia Księżyca
    .ins = Świątynią Księżyca
one-space = { $space }
one-seat = { $seat }

# Pytania
ask-swap = { $seat }: Cesarz może zamienić się miejscem z innym twoim krążkiem.
ask-action = { $seat }: przesuń stos albo zbuduj budynek.
ask-second-action = { $seat }: Wymuszony Marsz. Przesuń stos albo zbuduj budynek.
ask-destination = { $seat }: dokąd idzie stos z { $space } ({ $discs ->
    [one] { $discs } krążek
    [few] { $discs } krążki
   *[many] { $discs } krążków
})?
ask-route = { $seat }: przez które nawałnice prowadzi droga na { $space }?
ask-toll = { $seat }: droga kosztuje { $discs ->
    [one] { $discs } krążek
    [few] { $discs } krążki
   *[many] { $discs } krążków
}. Czy jest wśród nich Cesarz?
ask-construction = { $seat }: co budujesz na { $space } ({ $terrain })?
ask-payment = { $seat }: z którego stosu bierzesz { $discs ->
    [one] { $discs } krążek
    [few] { $discs } krążki
   *[many] { $discs } krążków
} na { $building_acc } na { $space }?
ask-spending = { $seat }: czy wydajesz także Cesarza?
ask-banishment = { $seat }: któremu wrogiemu stosowi zabierasz krążek? { $discs ->
    [one] { $discs } krążek trafia
    [few] { $discs } krążki trafiają
   *[many] { $discs } krążków trafia
} za to do pudełka.
ask-march = { $seat }: czy odkładasz { $discs ->
    [one] { $discs } krążek
    [few] { $discs } krążki
   *[many] { $discs } krążków
} do pudełka, by wykonać Wymuszony Marsz?
ask-exchange = { $seat }: którego pojmanego Cesarza oddajesz za swojego?
ask-reinforcement = { $seat }: który stos wzmacniasz? W rezerwie: { $emperor ->
    [0] {""}
   *[other] Cesarz i{" "}
}{ $discs ->
    [one] { $discs } krążek
    [few] { $discs } krążki
   *[many] { $discs } krążków
}.
ask-amount = { $seat }: ile krążków trafia na { $space }?
ask-moon = { $seat }: gdzie ląduje krążek Księżyca? { $discs ->
    [one] { $discs } krążek trafia
    [few] { $discs } krążki trafiają
   *[many] { $discs } krążków trafia
} za to do pudełka.
ask-moon-disc = { $seat }: który krążek ląduje na { $space }?

# Odpowiedzi
opt-swap = Zamień Cesarza z krążkiem na { $space }
opt-keep = Zostaw Cesarza na miejscu
opt-lift = Przesuń stos z { $space } ({ $discs ->
    [one] { $discs } krążek
    [few] { $discs } krążki
   *[many] { $discs } krążków
}{ $emperor ->
    [0] {""}
   *[other] , z Cesarzem
})
opt-build = Buduj na { $space } ({ $terrain })
opt-build-over = Buduj na { $space } ({ $terrain }), gdzie stoi { $building } (właściciel: { $owner })
opt-to = Idź na { $space }{ $toll ->
    [0] {""}
    [one] {" "}– { $toll } krążek przepada po drodze
    [few] {" "}– { $toll } krążki przepadają po drodze
   *[many] {" "}– { $toll } krążków przepada po drodze
}
opt-join = Połącz się na { $space } ({ $discs ->
    [one] { $discs } krążek
    [few] { $discs } krążki
   *[many] { $discs } krążków
}){ $toll ->
    [0] {""}
    [one] {" "}– { $toll } krążek przepada po drodze
    [few] {" "}– { $toll } krążki przepadają po drodze
   *[many] {" "}– { $toll } krążków przepada po drodze
}
opt-attack = Zaatakuj: { $owner } na { $space } ({ $discs ->
    [one] { $discs } krążek
    [few] { $discs } krążki
   *[many] { $discs } krążków
}{ $emperor ->
    [0] {""}
   *[other] , w tym Cesarz
}){ $toll ->
    [0] {""}
    [one] {" "}– { $toll } krążek przepada po drodze
    [few] {" "}– { $toll } krążki przepadają po drodze
   *[many] {" "}– { $toll } krążków przepada po drodze
}
opt-kamikaze = Kamikadze: { $owner } na { $space }{ $emperor ->
    [0] {""}
   *[other] , z Cesarzem
}{ $toll ->
    [0] {""}
    [one] {" "}– { $toll } krążek przepada po drodze
    [few] {" "}– { $toll } krążki przepadają po drodze
   *[many] {" "}– { $toll } krążków przepada po drodze
}
opt-through = Przez { $zones } ({ $discs ->
    [one] tracisz { $discs } krążek
    [few] tracisz { $discs } krążki
   *[many] tracisz { $discs } krążków
})
opt-through-nothing = Z dala od nawałnic
opt-raise = { $building } za { $discs ->
    [one] { $discs } krążek
    [few] { $discs } krążki
   *[many] { $discs } krążków
}
opt-pay = Weź ze stosu na { $space } ({ $discs ->
    [one] { $discs } krążek
    [few] { $discs } krążki
   *[many] { $discs } krążków
})
opt-lose-ordinary = Zachowaj Cesarza
opt-lose-emperor = Strać Cesarza w nawałnicy
opt-spend-ordinary = Zostaw Cesarza w stosie
opt-spend-emperor = Wydaj Cesarza
opt-place-ordinary = Zwykły krążek
opt-place-emperor = Cesarz
opt-march = Wymuszony Marsz: { $discs ->
    [one] { $discs } krążek
    [few] { $discs } krążki
   *[many] { $discs } krążków
} do pudełka
opt-no-march = Bez Wymuszonego Marszu
opt-sand = Świątynia Piasku: { $discs ->
    [one] { $discs } krążek
    [few] { $discs } krążki
   *[many] { $discs } krążków
} do pudełka, jeden wrogi krążek wraca do rezerwy
opt-no-sand = Bez Świątyni Piasku
opt-banish = Krążek na { $space } (właściciel: { $owner })
opt-reinforce = Wzmocnij { $space } ({ $discs ->
    [one] { $discs } krążek
    [few] { $discs } krążki
   *[many] { $discs } krążków
})
opt-add = { $emperor ->
    [0] Dodaj { $discs ->
        [one] { $discs } krążek
        [few] { $discs } krążki
       *[many] { $discs } krążków
    }
   *[other] Dodaj { $discs ->
        [one] samego Cesarza
        [few] { $discs } krążki, w tym Cesarza
       *[many] { $discs } krążków, w tym Cesarza
    }
}
opt-moon = Świątynia Księżyca: { $discs ->
    [one] { $discs } krążek
    [few] { $discs } krążki
   *[many] { $discs } krążków
} do pudełka, jeden krążek gdziekolwiek
opt-land = Wyląduj na { $space }
opt-give = Cesarz gracza { $seat }
opt-done = To wszystko

# Co się stało
told-dealt = Plansza jest ułożona i pełna krążków. Zaczyna { $first }.
told-swapped = { $seat } przenosi Cesarza z { $from } na { $to } w zamian za tamtejszy krążek.
told-swap-declined = { $seat } zostawia Cesarza na miejscu.
told-moved = { $seat } przesuwa { $discs ->
    [one] { $discs } krążek
    [few] { $discs } krążki
   *[many] { $discs } krążków
} z { $from } na { $to }.
told-lost-to-tempests = { $seat } traci { $discs ->
    [one] { $emperor ->
        [0] { $discs } krążek
       *[other] Cesarza
    }
    [few] { $discs } krążki{ $emperor ->
        [0] {""}
       *[other] , w tym Cesarza,
    }
   *[many] { $discs } krążków{ $emperor ->
        [0] {""}
       *[other] , w tym Cesarza,
    }
} w nawałnicach: { $zones }.
told-regrouped = { $seat } łączy stosy na { $space }: { $discs ->
    [one] { $discs } krążek
    [few] { $discs } krążki
   *[many] { $discs } krążków
}.
told-attacked = { $seat } niszczy { $discs ->
    [one] { $discs } krążek
    [few] { $discs } krążki
   *[many] { $discs } krążków
} na { $space } (właściciel: { $target }).
told-kamikaze = { $seat } poświęca { $emperor ->
    [0] krążek
   *[other] Cesarza
} jako kamikadze i niszczy cztery krążki na { $space } (właściciel: { $target }).
told-captured = { $seat } pojmuje Cesarza gracza { $target }.
told-exchanged = { $seat } oddaje Cesarza gracza { $given } graczowi { $holder } i odzyskuje swojego.
told-built = { $seat } buduje { $building_acc } na { $space }, wydając { $discs ->
    [one] { $emperor ->
        [0] { $discs } krążek
       *[other] Cesarza
    }
    [few] { $discs } krążki{ $emperor ->
        [0] {""}
       *[other] , w tym Cesarza,
    }
   *[many] { $discs } krążków{ $emperor ->
        [0] {""}
       *[other] , w tym Cesarza,
    }
} z { $from }.
told-returned = { $building } gracza { $seat } wraca do zasobów.
told-no-action = { $seat } nie może ani się ruszyć, ani budować.
told-march = { $seat } odkłada { $discs ->
    [one] { $discs } krążek
    [few] { $discs } krążki
   *[many] { $discs } krążków
} do pudełka: Wymuszony Marsz.
told-banished = { $seat } odkłada { $discs ->
    [one] { $discs } krążek
    [few] { $discs } krążki
   *[many] { $discs } krążków
} do pudełka; krążek gracza { $target } z { $space } wraca do rezerwy.
told-reinforced = { $seat } wzmacnia { $space }: { $discs ->
    [one] { $emperor ->
        [0] { $discs } krążek
       *[other] Cesarz
    }
    [few] { $discs } krążki{ $emperor ->
        [0] {""}
       *[other] , w tym Cesarz
    }
   *[many] { $discs } krążków{ $emperor ->
        [0] {""}
       *[other] , w tym Cesarz
    }
}.
told-no-reinforcement = { $seat } nie może nikogo wzmocnić.
told-moon = { $seat } odkłada { $discs ->
    [one] { $discs } krążek
    [few] { $discs } krążki
   *[many] { $discs } krążków
} do pudełka; { $emperor ->
    [0] krążek
   *[other] Cesarz
} ląduje na { $space }.
told-eliminated = { $seat } nie ma krążków na planszy i odpada z gry.
ended-points = { $seat } wygrywa: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} i stolica.
ended-last-standing = { $seat } wygrywa: nikt inny nie ma krążków na planszy.
ended-empty-board = Plansza jest pusta: nikt nie wygrywa.
ended-both-win = { $seat } i { $last } wygrywają razem: pierwszy dzięki punktom, drugi jako ostatni na planszy.
ended-repetition = Remis: ta sama pozycja po raz trzeci.
ended-no-progress = Remis: { $turns ->
    [one] { $turns } tura
    [few] { $turns } tury
   *[many] { $turns } tur
} bez ataku, budowy i poświęcenia.
ended-stalemate = Remis: nikt nie może już niczego zrobić.

# Co przemawia za ruchem, po słowach „Ten ruch:”
fact-wins = wygrywa partię
fact-loses = przegrywa partię
fact-draw = kończy partię remisem
fact-builds = stawia { $building_acc } na { $space }
fact-replaces = stawia { $building_acc } na { $space } w miejsce { $old_gen } gracza { $who }
fact-points = daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, razem { $now } z { $goal }
fact-points-lost = kosztuje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, zostaje { $now } z { $goal }
fact-capital = zajmuje stolicę
fact-eliminates = zmiata z planszy gracza { $who }
fact-destroys = zdejmuje z planszy { $discs ->
    [one] { $discs } krążek
    [few] { $discs } krążki
   *[many] { $discs } krążków
} gracza { $who }
fact-captures = pojmuje Cesarza gracza { $who }
fact-emperor-free = uwalnia Cesarza
fact-emperor-back = przywraca Cesarza na planszę
fact-emperor-leaves = odsyła Cesarza do rezerwy
fact-in-reach = zostawia Cesarza w zasięgu gracza { $who }
fact-out-of-reach = zabiera Cesarza z zasięgu gracza { $who }
fact-threatens = zagraża Cesarzowi gracza { $who }
fact-more = zwiększa siły na planszy o { $discs ->
    [one] { $discs } krążek
    [few] { $discs } krążki
   *[many] { $discs } krążków
}
fact-boxes = odkłada na zawsze do pudełka { $discs ->
    [one] { $discs } krążek
    [few] { $discs } krążki
   *[many] { $discs } krążków
}

# Stół
sheet-turn = Tura
sheet-turn-of = Ruch ma { $seat }.
sheet-swapping = Przed pierwszą turą: { $seat } może zamienić Cesarza.
sheet-quiet = { $turns ->
    [one] { $turns } tura
    [few] { $turns } tury
   *[many] { $turns } tur
} bez postępu; remis przy { $limit }.
sheet-map = Plansza
table-space = { $space }: { $terrain }
table-stack = { $owner }: { $discs ->
    [one] { $discs } krążek
    [few] { $discs } krążki
   *[many] { $discs } krążków
} na { $space }{ $emperor ->
    [0] {""}
   *[other] {" "}z Cesarzem
}
table-building = { $building } na { $space } (właściciel: { $owner })
table-emperor = Cesarz
sheet-row = { $row }
sheet-legend = . ruch, R reg, Y kanion, M góra, C stolica, X przepaść, ~ nawałnica, O portal, w s m świątynie; A2* to stos dwóch krążków z Cesarzem, :A1 obóz, :A2 wieża, :A3 zamek
sheet-variants = Nawałnice, portale, piramidy, latarnia
sheet-zone = Strefa nawałnicy: { $spaces }
sheet-portals = Portale łączą { $one } i { $other }
sheet-pyramid = Piramida ({ $spaces }): należy do gracza { $seat }
sheet-pyramid-free = Piramida ({ $spaces }): niczyja
sheet-beacon = Latarnia ({ $spaces }): świeci dla gracza { $seat }
sheet-beacon-free = Latarnia ({ $spaces }): nie świeci dla nikogo
sheet-side = { $seat }
sheet-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} z { $goal }, { $capital ->
    [0] bez stolicy
   *[other] ze stolicą
}
sheet-reserve = Rezerwa: { $discs ->
    [one] { $discs } krążek
    [few] { $discs } krążki
   *[many] { $discs } krążków
}; pudełko: { $boxed }
sheet-emperor-on = Cesarz na { $space }
sheet-emperor-reserve = Cesarz w rezerwie
sheet-emperor-held = Cesarz w niewoli: { $seat }
sheet-prison = Więzienie: Cesarze graczy { $seats }
sheet-supply = Zasoby: { $encampments ->
    [one] { $encampments } obóz
    [few] { $encampments } obozy
   *[many] { $encampments } obozów
}, { $towers ->
    [one] { $towers } wieża
    [few] { $towers } wieże
   *[many] { $towers } wież
}, { $castles ->
    [one] { $castles } zamek
    [few] { $castles } zamki
   *[many] { $castles } zamków
}
sheet-out = Poza grą

# Dlaczego nie
why-not-on-board = Na tej planszy nie ma takiego pola.
why-other-question = Teraz pytanie jest inne.
why-swap-own = Tylko z innym własnym krążkiem.
why-no-stack = Na { $space } nie ma stosu.
why-not-yours = Stos na { $space } nie jest twój.
why-blocked = Stos na { $space } jest zamknięty.
why-last-disc = Stos ({ $discs ->
    [one] { $discs } krążek
    [few] { $discs } krążki
   *[many] { $discs } krążków
}) straciłby w nawałnicy ostatni krążek ({ $space }).
why-must-act = Dopóki jakaś akcja jest możliwa, trzeba ją wykonać.
why-null-move = Stos musi zakończyć ruch na innym polu niż zaczął.
why-out-of-reach = Na { $space } nie prowadzą puste pola.
why-too-high = { $discs } i { $there } to więcej niż { $most ->
    [one] { $most } krążek
    [few] { $most } krążki
   *[many] { $most } krążków
} na { $space }.
why-too-weak = { $discs } przeciw { $there } na { $space }: atak wymaga więcej krążków, niż ma cel.
why-too-weak-emperor = { $discs } przeciw { $there } na { $space }: nawet z Cesarzem atak wymaga co najmniej tylu krążków, ile ma cel.
why-tempest-first = Krążek dla nawałnicy przepada, zanim stos ({ $discs }) dotrze na { $space } ({ $there }); potem liczby już się nie zgadzają.
why-route = Żadna droga nie prowadzi właśnie przez te nawałnice.
why-no-builder = Żaden twój stos nie sąsiaduje z { $space }.
why-complete = Na { $space } nie da się zbudować nic wyższego.
why-encampment-first = Pierwszym budynkiem na { $space } jest obóz.
why-one-step-up = Na własnym budynku można wznieść tylko o stopień wyższy; nie { $building_acc }.
why-equal-or-one-up = Na wrogim budynku można wznieść tylko równy albo o stopień wyższy; nie { $building_acc }.
why-terrain = Pole { $space } jest { $terrain_ins } i nie pomieści { $building_gen }.
why-supply = W twoich zasobach nie ma już { $building_gen }.
why-one-stack = { $building } na { $space } wymaga { $cost ->
    [one] { $cost } krążka
   *[other] { $cost } krążków
} z jednego sąsiedniego stosu.
why-payer = Stos na { $space } nie może dać { $cost ->
    [one] { $cost } krążka
   *[other] { $cost } krążków
}.
why-march = Wymuszony Marsz kosztuje { $need ->
    [one] { $need } zwykły krążek
    [few] { $need } zwykłe krążki
   *[many] { $need } zwykłych krążków
} z rezerwy, między akcją a posiłkami; w rezerwie: { $have }.
why-sand = Świątyni Piasku używa raz, przed akcją, jej właściciel, za zwykłe krążki z rezerwy.
why-moon = Świątyni Księżyca używa raz w fazie posiłków jej właściciel, za zwykłe krążki z rezerwy.
why-banish = Tylko wrogi stos z krążkiem innym niż Cesarz.
why-land = Tylko puste pole albo własny stos, w którym jest miejsce.
why-give = Ten Cesarz nie jest twoim jeńcem.
why-must-reinforce = Dopóki można wzmocnić jakiś stos, trzeba to zrobić; Cesarz ma pierwszeństwo.
why-own-stack = Posiłki dołączają do własnego stosu; na { $space } go nie ma.
why-full = Żaden stos nie ma więcej niż { $most ->
    [one] { $most } krążek
    [few] { $most } krążki
   *[many] { $most } krążków
} ({ $space }).
why-in-tempest = Stosu w nawałnicy nie można wzmocnić ({ $space }).
why-enemy-building = { $space } sąsiaduje z wrogim budynkiem.
why-in-order = Kilka stosów wzmacnia się w kolejności pól; { $space } jest przed ostatnim.
why-emperor-not-there = Twojego Cesarza nie ma w rezerwie.
why-emperor-alone = Obok wrogiego budynku Cesarz pojawia się sam.
why-emperor-must = Twój Cesarz jest w rezerwie i musi się pojawić.
why-reserve = W rezerwie jest tylko { $have ->
    [one] { $have } krążek
    [few] { $have } krążki
   *[many] { $have } krążków
}, a nie { $need }.
