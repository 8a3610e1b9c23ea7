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
terrain-reg = reg
terrain-canyon = kanion
terrain-mountain = góra
terrain-capital = stolica
terrain-chasm = przepaść
terrain-tempest = nawałnica
terrain-portal = portal
one-space = { $space }
one-captive = Cesarz gracza { $seat }

# Pytania
ask-swap = { $seat }: Cesarz może zamienić się miejscami z innym twoim krążkiem.
ask-action = { $seat }: przesuń stos albo zbuduj budynek.
ask-second-action = { $seat }: Wymuszony Marsz. Przesuń stos albo zbuduj budynek.
ask-destination = { $seat }: dokąd przesuwasz stos z { $space } ({ $discs ->
    [one] { $discs } krążek
    [few] { $discs } krążki
   *[many] { $discs } krążków
})?
ask-route = { $seat }: przez które nawałnice idziesz na { $space }?
ask-toll = { $seat }: ta droga kosztuje { $discs ->
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
ask-banishment = { $seat }: któremu stosowi przeciwnika zabierasz krążek? { $discs ->
    [one] { $discs } twój krążek trafia
    [few] { $discs } twoje krążki trafiają
   *[many] { $discs } twoich krążków trafia
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
ask-amount = { $seat }: ile krążków dodajesz na { $space }?
ask-moon = { $seat }: gdzie kładziesz { $emperor ->
    [0] krążek
   *[other] Cesarza
}? { $discs ->
    [one] { $discs } inny krążek trafia
    [few] { $discs } inne krążki trafiają
   *[many] { $discs } innych krążków trafia
} za to do pudełka.
ask-moon-disc = { $seat }: który krążek kładziesz na { $space }?

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
opt-build-over = Buduj na { $space } ({ $terrain }), gdzie stoi { $building } (gracz: { $owner })
opt-to = Idź na { $space }{ $toll ->
    [0] {""}
    [one] {" "}(tracisz { $toll } krążek)
    [few] {" "}(tracisz { $toll } krążki)
   *[many] {" "}(tracisz { $toll } krążków)
}
opt-join = Połącz stosy na { $space } ({ $discs ->
    [one] { $discs } krążek
    [few] { $discs } krążki
   *[many] { $discs } krążków
}){ $toll ->
    [0] {""}
    [one] {" "}(tracisz { $toll } krążek)
    [few] {" "}(tracisz { $toll } krążki)
   *[many] {" "}(tracisz { $toll } krążków)
}
opt-attack = Zaatakuj { $space } (gracz: { $owner }, { $discs ->
    [one] { $discs } krążek
    [few] { $discs } krążki
   *[many] { $discs } krążków
}{ $emperor ->
    [0] {""}
   *[other] , w tym Cesarz
}){ $toll ->
    [0] {""}
    [one] {" "}(tracisz { $toll } krążek)
    [few] {" "}(tracisz { $toll } krążki)
   *[many] {" "}(tracisz { $toll } krążków)
}
opt-kamikaze = Kamikadze na { $space } (gracz: { $owner }{ $emperor ->
    [0] {""}
   *[other] , z Cesarzem
}){ $toll ->
    [0] {""}
    [one] {" "}(tracisz { $toll } krążek)
    [few] {" "}(tracisz { $toll } krążki)
   *[many] {" "}(tracisz { $toll } krążków)
}
opt-through = Przez { $zones } ({ $discs ->
    [one] tracisz { $discs } krążek
    [few] tracisz { $discs } krążki
   *[many] tracisz { $discs } krążków
})
opt-through-nothing = Omiń wszystkie nawałnice
opt-raise = Zbuduj { $building_acc } za { $discs ->
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
opt-place-ordinary = Połóż zwykły krążek
opt-place-emperor = Połóż Cesarza
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
} do pudełka, jeden krążek przeciwnika wraca do rezerwy
opt-no-sand = Bez Świątyni Piasku
opt-banish = Odeślij krążek z { $space } (gracz: { $owner })
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
opt-land = Połóż na { $space }
opt-give = Oddaj Cesarza gracza { $seat }
opt-done = Gotowe

# Co się stało
told-dealt = Plansza jest ułożona i pełna krążków. Zaczyna { $first }.
told-swapped = { $seat } zamienia miejscami Cesarza ({ $from }) i krążek ({ $to }).
told-swap-declined = { $seat } zostawia Cesarza na miejscu.
told-turn = Tura: { $seat }
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
} na { $space } (gracz: { $target }).
told-kamikaze = { $seat } poświęca { $emperor ->
    [0] krążek
   *[other] Cesarza
} jako kamikadze i niszczy 4 krążki na { $space } (gracz: { $target }).
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
told-returned = Do zasobów gracza { $seat } wraca { $building }.
told-no-action = { $seat } nie może ani wykonać ruchu, ani budować.
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
told-no-reinforcement = { $seat } nie może wzmocnić żadnego stosu.
told-moon = { $seat } odkłada { $discs ->
    [one] { $discs } krążek
    [few] { $discs } krążki
   *[many] { $discs } krążków
} do pudełka; { $emperor ->
    [0] krążek
   *[other] Cesarz
} trafia na { $space }.
told-pyramid-taken = { $seat } zajmuje piramidę: +{ $points }.
told-pyramid-won = { $seat } odbiera piramidę graczowi { $holder }: +{ $points }.
told-pyramid-lost = { $seat } traci piramidę: −{ $points }.
told-eliminated = { $seat } nie ma krążków na planszy i odpada z gry.
ended-points = { $seat } wygrywa: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} i stolica.
ended-last-standing = { $seat } wygrywa: nikt inny nie ma krążków na planszy.
ended-empty-board = Plansza jest pusta: nikt nie wygrywa.
ended-both-win = Wspólne zwycięstwo: { $seat } (punkty) i { $last } (jedyne krążki na planszy).
ended-repetition = Remis: ta sama pozycja po raz trzeci.
ended-no-progress = Remis: { $turns ->
    [one] { $turns } tura
    [few] { $turns } tury
   *[many] { $turns } tur
} bez ataku, budowy i poświęcenia.
ended-stalemate = Remis: nikt nie może już wykonać ruchu.

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
} (razem { $now } z { $goal })
fact-points-lost = kosztuje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} (zostaje { $now } z { $goal })
fact-capital = zajmuje stolicę
fact-eliminates = eliminuje gracza { $who }
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
fact-more = dodaje na planszę { $discs ->
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
sheet-turn-of = Tura: { $seat }.
sheet-swapping = Przed pierwszą turą: { $seat } może zamienić Cesarza.
sheet-quiet = { $turns ->
    [one] { $turns } tura
    [few] { $turns } tury
   *[many] { $turns } tur
} bez postępu; remis przy { $limit }.
sheet-map = Plansza
table-emperor = Cesarz
sheet-row = { $row }
sheet-sign = { $sign } { $terrain }
sheet-legend = { $signs }. A2* to stos dwóch krążków z Cesarzem, :A1 obóz, :A2 wieża, :A3 zamek
sheet-variants = Nawałnice, portale, piramidy, latarnia
sheet-zone = Strefa nawałnicy: { $spaces }
sheet-portals = Portale łączą { $one } i { $other }
sheet-pyramid = Piramida ({ $spaces }): kontroluje ją { $seat }
sheet-pyramid-free = Piramida ({ $spaces }): nikt jej nie kontroluje
sheet-beacon = Latarnia ({ $spaces }): kontroluje ją { $seat }
sheet-beacon-free = Latarnia ({ $spaces }): nikt jej nie kontroluje
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
sheet-emperor-held = Cesarz w niewoli (gracz: { $seat })
sheet-prison = Więzienie: { $captives }
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
why-other-question = Najpierw odpowiedz na bieżące pytanie.
why-swap-own = Wybierz inny ze swoich krążków.
why-no-stack = Na { $space } nie ma stosu.
why-not-yours = Stos na { $space } nie jest twój.
why-blocked = Stos na { $space } nie ma dokąd iść.
why-last-disc = Stos ({ $discs ->
    [one] { $discs } krążek
    [few] { $discs } krążki
   *[many] { $discs } krążków
}) straciłby po drodze w nawałnicy ostatni krążek ({ $space }).
why-must-act = Jeśli możesz wykonać akcję, musisz to zrobić.
why-null-move = Stos musi stanąć na innym polu niż to, z którego rusza.
why-out-of-reach = Do { $space } nie prowadzi droga przez puste pola.
why-too-high = Stos może mieć najwyżej { $most ->
    [one] { $most } krążek
    [few] { $most } krążki
   *[many] { $most } krążków
}: { $discs } i { $there } na { $space } to za dużo.
why-too-weak = Za mało krążków: { $discs } przeciw { $there } na { $space }. Atakujący musi mieć ich więcej niż cel.
why-too-weak-emperor = Za mało krążków: { $discs } przeciw { $there } na { $space }. Nawet z Cesarzem atakujący musi mieć ich co najmniej tyle, ile cel.
why-tempest-first = Nawałnice zabierają krążki, zanim stos ({ $discs }) dotrze na { $space } ({ $there }): zostanie ich za mało.
why-route = Żadna droga nie prowadzi przez dokładnie te nawałnice.
why-no-builder = Żaden twój stos nie sąsiaduje z { $space }.
why-complete = Na { $space } nie da się zbudować nic wyższego.
why-encampment-first = Pierwszym budynkiem na { $space } musi być obóz.
why-one-step-up = Własny budynek można podwyższyć tylko o jeden stopień (nie: { $building }).
why-equal-or-one-up = Budynek przeciwnika można zastąpić tylko równym albo o stopień wyższym (nie: { $building }).
why-terrain = Pole { $space } to { $terrain }: nie stanie tu { $building }.
why-supply = W twoich zasobach nie ma już { $building_gen }.
why-one-stack = Na { $building_acc } ({ $space }) potrzeba { $cost ->
    [one] { $cost } krążka
   *[other] { $cost } krążków
} z jednego sąsiedniego stosu.
why-payer = Stos na { $space } nie może oddać { $cost ->
    [one] { $cost } krążka
   *[other] { $cost } krążków
}.
why-march = Wymuszony Marsz kosztuje { $need ->
    [one] { $need } zwykły krążek
    [few] { $need } zwykłe krążki
   *[many] { $need } zwykłych krążków
} z rezerwy; masz { $have }. Wykonuje się go po akcji, a przed Posiłkami.
why-sand = Świątyni Piasku może użyć tylko jej właściciel: raz w turze, przed akcją, za zwykłe krążki z rezerwy.
why-moon = Świątyni Księżyca może użyć tylko jej właściciel: raz w fazie Posiłków, za zwykłe krążki z rezerwy.
why-banish = Wybierz stos przeciwnika, w którym jest krążek inny niż Cesarz.
why-land = Wybierz puste pole albo własny stos, w którym jest miejsce.
why-give = Ten Cesarz nie jest twoim jeńcem.
why-must-reinforce = Jeśli możesz wzmocnić jakiś stos, musisz to zrobić; Cesarz ma pierwszeństwo.
why-own-stack = Wzmocnić można tylko własny stos; na { $space } go nie masz.
why-full = Stos może mieć najwyżej { $most ->
    [one] { $most } krążek
    [few] { $most } krążki
   *[many] { $most } krążków
} ({ $space }).
why-in-tempest = Stosu w nawałnicy nie można wzmocnić ({ $space }).
why-enemy-building = { $space } sąsiaduje z budynkiem przeciwnika.
why-in-order = Kilka stosów wzmacnia się w kolejności pól; { $space } jest wcześniej niż ostatnio wybrane pole.
why-emperor-not-there = Twojego Cesarza nie ma w rezerwie.
why-emperor-alone = Obok budynku przeciwnika można dodać tylko samego Cesarza.
why-emperor-must = Twój Cesarz jest w rezerwie i musi być wśród posiłków.
why-reserve = W rezerwie masz tylko { $have ->
    [one] { $have } krążek
    [few] { $have } krążki
   *[many] { $have } krążków
}, a nie { $need }.
