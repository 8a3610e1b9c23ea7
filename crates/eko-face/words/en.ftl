# Ekö in English.

# Things
building-encampment = encampment
    .a = an encampment
building-tower = tower
    .a = a tower
building-castle = castle
    .a = a castle
terrain-movement = movement space
terrain-reg = reg
terrain-canyon = canyon
terrain-mountain = mountain
terrain-capital = capital
terrain-chasm = chasm
terrain-tempest = Tempest
terrain-portal = portal
terrain-temple-of-the-wind = Temple of the Wind
terrain-temple-of-the-sand = Temple of the Sand
terrain-temple-of-the-moon = Temple of the Moon
one-space = { $space }
one-seat = { $seat }

# Questions
ask-swap = { $seat }: your Emperor may change places with another of your discs.
ask-action = { $seat }: move a stack or construct a building.
ask-second-action = { $seat }: the Forced March. Move a stack or construct a building.
ask-destination = { $seat }: where does the stack of { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
} from { $space } go?
ask-route = { $seat }: through which Tempests does the way to { $space } lead?
ask-toll = { $seat }: the way costs { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
}. Is the Emperor lost with them?
ask-construction = { $seat }: what do you build on { $space } ({ $terrain })?
ask-payment = { $seat }: which stack gives { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
} for the { $building } on { $space }?
ask-spending = { $seat }: is the Emperor among the discs you spend?
ask-banishment = { $seat }: which enemy stack loses a disc for the { $discs } you put into the box?
ask-march = { $seat }: put { $discs } discs into the box for a Forced March?
ask-exchange = { $seat }: which captive Emperor do you give for your own?
ask-reinforcement = { $seat }: which stack do you reinforce? You have { $emperor ->
    [0] { $discs ->
        [one] { $discs } disc
       *[other] { $discs } discs
    }
   *[other] the Emperor and { $discs ->
        [one] { $discs } disc
       *[other] { $discs } discs
    }
} in reserve.
ask-amount = { $seat }: how many discs come to { $space }?
ask-moon = { $seat }: where does the disc of the Moon land? { $discs } discs go into the box for it.
ask-moon-disc = { $seat }: which disc lands on { $space }?

# Answers
opt-swap = Swap the Emperor with the disc on { $space }
opt-keep = Leave the Emperor where he is
opt-lift = Move the stack on { $space } ({ $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
}{ $emperor ->
    [0] {""}
   *[other] , with the Emperor
})
opt-build = Build on { $space } ({ $terrain })
opt-build-over = Build on { $space } ({ $terrain }) over the { $building } of { $owner }
opt-to = Go to { $space }{ $toll ->
    [0] {""}
    [one] {" "}– { $toll } disc lost on the way
   *[other] {" "}– { $toll } discs lost on the way
}
opt-join = Regroup on { $space } with { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
}{ $toll ->
    [0] {""}
    [one] {" "}– { $toll } disc lost on the way
   *[other] {" "}– { $toll } discs lost on the way
}
opt-attack = Attack { $owner } on { $space } ({ $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
}{ $emperor ->
    [0] {""}
   *[other] , the Emperor among them
}){ $toll ->
    [0] {""}
    [one] {" "}– { $toll } disc lost on the way
   *[other] {" "}– { $toll } discs lost on the way
}
opt-kamikaze = Kamikaze against { $owner } on { $space }{ $emperor ->
    [0] {""}
   *[other] {" "}and the Emperor there
}{ $toll ->
    [0] {""}
    [one] {" "}– { $toll } disc lost on the way
   *[other] {" "}– { $toll } discs lost on the way
}
opt-through = Through { $zones } ({ $discs ->
    [one] { $discs } disc lost
   *[other] { $discs } discs lost
})
opt-through-nothing = Around all Tempests
opt-raise = { $building } for { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
}
opt-pay = Take them from { $space } ({ $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
})
opt-lose-ordinary = Keep the Emperor
opt-lose-emperor = Lose the Emperor to the Tempest
opt-spend-ordinary = Keep the Emperor in the stack
opt-spend-emperor = Spend the Emperor
opt-place-ordinary = An ordinary disc
opt-place-emperor = The Emperor
opt-march = Forced March: { $discs } discs into the box
opt-no-march = No Forced March
opt-sand = Temple of the Sand: { $discs } discs into the box, one enemy disc goes home
opt-no-sand = Do without the Temple of the Sand
opt-banish = A disc of { $owner } on { $space }
opt-reinforce = Reinforce { $space } ({ $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
})
opt-add = { $emperor ->
    [0] Add { $discs ->
        [one] { $discs } disc
       *[other] { $discs } discs
    }
   *[other] Add { $discs ->
        [one] the Emperor alone
       *[other] { $discs } discs with the Emperor
    }
}
opt-moon = Temple of the Moon: { $discs } discs into the box, one disc anywhere
opt-land = Land on { $space }
opt-give = The Emperor of { $seat }
opt-done = That is all

# What happened
told-dealt = The board is built and full of discs. { $first } begins.
told-swapped = { $seat } moves the Emperor from { $from } to { $to }, in exchange for the disc there.
told-swap-declined = { $seat } leaves the Emperor where he is.
told-moved = { $seat } moves { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
} from { $from } to { $to }.
told-lost-to-tempests = { $seat } loses { $discs ->
    [one] { $emperor ->
        [0] { $discs } disc
       *[other] the Emperor
    }
   *[other] { $discs } discs{ $emperor ->
        [0] {""}
       *[other] , the Emperor among them,
    }
} to the Tempests of { $zones }.
told-regrouped = { $seat } regroups on { $space }: { $discs } discs.
told-attacked = { $seat } destroys { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
} of { $target } on { $space }.
told-kamikaze = { $emperor ->
    [0] A kamikaze
   *[other] The Emperor as a kamikaze
} of { $seat } destroys the four discs of { $target } on { $space }.
told-captured = { $seat } captures the Emperor of { $target }.
told-exchanged = { $seat } gives the Emperor of { $given } to { $holder } and has the own Emperor back.
told-built = { $seat } builds { $building_a } on { $space } with { $discs ->
    [one] { $emperor ->
        [0] { $discs } disc
       *[other] the Emperor
    }
   *[other] { $discs } discs{ $emperor ->
        [0] {""}
       *[other] , the Emperor among them,
    }
} from { $from }.
told-returned = The { $building } of { $seat } goes back to the supply.
told-no-action = { $seat } can neither move nor build.
told-march = { $seat } puts { $discs } discs into the box for a Forced March.
told-banished = { $seat } puts { $discs } discs into the box; a disc of { $target } on { $space } goes home.
told-reinforced = { $seat } reinforces { $space } with { $discs ->
    [one] { $emperor ->
        [0] { $discs } disc
       *[other] the Emperor
    }
   *[other] { $discs } discs{ $emperor ->
        [0] {""}
       *[other] , the Emperor among them
    }
}.
told-no-reinforcement = { $seat } cannot reinforce.
told-moon = { $seat } puts { $discs } discs into the box; { $emperor ->
    [0] a disc
   *[other] the Emperor
} lands on { $space }.
told-eliminated = { $seat } has no discs on the board and is out.
ended-points = { $seat } wins with { $points } points and a capital.
ended-last-standing = { $seat } wins: nobody else has discs on the board.
ended-empty-board = The board is empty: nobody wins.
ended-both-win = { $seat } and { $last } both win: one by points, the other as the last on the board.
ended-repetition = A draw: the same position for the third time.
ended-no-progress = A draw: { $turns } turns without attack, construction or sacrifice.
ended-stalemate = A draw: nobody can do anything any more.

# What speaks for a move, said after "This"
fact-wins = wins the game
fact-loses = loses the game
fact-draw = ends the game in a draw
fact-builds = builds { $building_a } on { $space }
fact-replaces = builds { $building_a } on { $space } in place of the { $old } of { $who }
fact-points = brings { $points ->
    [one] { $points } point
   *[other] { $points } points
}, which makes { $now } of { $goal }
fact-points-lost = costs { $points ->
    [one] { $points } point
   *[other] { $points } points
}, which leaves { $now } of { $goal }
fact-capital = takes a capital
fact-eliminates = drives { $who } off the board
fact-destroys = takes { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
} of { $who } off the board
fact-captures = captures the Emperor of { $who }
fact-emperor-free = frees the Emperor
fact-emperor-back = brings the Emperor back to the board
fact-emperor-leaves = sends the Emperor to the reserve
fact-in-reach = leaves the Emperor within reach of { $who }
fact-out-of-reach = brings the Emperor out of reach of { $who }
fact-threatens = threatens the Emperor of { $who }
fact-more = brings { $discs ->
    [one] { $discs } more disc
   *[other] { $discs } more discs
} to the board
fact-boxes = puts { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
} into the box for good

# The table
sheet-turn = Turn
sheet-turn-of = It is the turn of { $seat }.
sheet-swapping = Before the first turn: { $seat } may swap the Emperor.
sheet-quiet = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} without progress; a draw at { $limit }.
sheet-map = Board
table-space = { $space }: { $terrain }
table-stack = { $owner }: { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
} on { $space }{ $emperor ->
    [0] {""}
   *[other] {" "}with the Emperor
}
table-building = { $building } of { $owner } on { $space }
table-emperor = Emperor
sheet-row = { $row }
sheet-legend = . movement, R reg, Y canyon, M mountain, C capital, X chasm, ~ Tempest, O portal, w s m temples; A2* is a stack of two with the Emperor, :A1 an encampment, :A2 a tower, :A3 a castle
sheet-variants = Tempests, portals, pyramids, beacon
sheet-zone = Tempest zone: { $spaces }
sheet-portals = Portals join { $one } and { $other }
sheet-pyramid = Pyramid of { $spaces }: held by { $seat }
sheet-pyramid-free = Pyramid of { $spaces }: held by nobody
sheet-beacon = Beacon of { $spaces }: shines for { $seat }
sheet-beacon-free = Beacon of { $spaces }: shines for nobody
sheet-side = { $seat }
sheet-points = { $points } of { $goal } points, { $capital ->
    [0] no capital
   *[other] with a capital
}
sheet-reserve = Reserve: { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
}; box: { $boxed }
sheet-emperor-on = Emperor on { $space }
sheet-emperor-reserve = Emperor in reserve
sheet-emperor-held = Emperor captive of { $seat }
sheet-prison = Prison: the Emperors of { $seats }
sheet-supply = Supply: { $encampments ->
    [one] { $encampments } encampment
   *[other] { $encampments } encampments
}, { $towers ->
    [one] { $towers } tower
   *[other] { $towers } towers
}, { $castles ->
    [one] { $castles } castle
   *[other] { $castles } castles
}
sheet-out = Out of the game

# Why not
why-not-on-board = There is no such space on this board.
why-other-question = Something else is asked now.
why-swap-own = Only with another disc of your own.
why-no-stack = There is no stack on { $space }.
why-not-yours = The stack on { $space } is not yours.
why-blocked = The stack on { $space } is shut in.
why-last-disc = A stack of { $discs } would lose its last disc to the Tempest on the way ({ $space }).
why-must-act = As long as an action is possible, one must be taken.
why-null-move = A stack must end somewhere else than it started.
why-out-of-reach = No empty spaces lead to { $space }.
why-too-high = { $discs } and { $there } make more than { $most } discs on { $space }.
why-too-weak = { $discs } against { $there } on { $space }: an attack needs more discs than the target.
why-too-weak-emperor = { $discs } against { $there } on { $space }: even with the Emperor an attack needs as many discs as the target.
why-tempest-first = The disc for the Tempest is lost before the stack meets the { $there } on { $space }; the { $discs } are too few, or too many, then.
why-route = No way leads through just these Tempests.
why-no-builder = None of your stacks is next to { $space }.
why-complete = Nothing higher can be built on { $space }.
why-encampment-first = The first building on { $space } is an encampment.
why-one-step-up = Over a building of your own only the next higher one may be built, not { $building_a }.
why-equal-or-one-up = Over an enemy building only an equal or the next higher one may be built, not { $building_a }.
why-terrain = { $space } is a { $terrain } and bears no { $building }.
why-supply = There is no { $building } left in your supply.
why-one-stack = The { $building } on { $space } takes { $cost ->
    [one] { $cost } disc
   *[other] { $cost } discs
} of one stack next to it.
why-payer = The stack on { $space } cannot give { $cost ->
    [one] { $cost } disc
   *[other] { $cost } discs
} for it.
why-march = A Forced March takes { $need } ordinary discs from the reserve, between the action and the Reinforcement phase; there are { $have }.
why-sand = The Temple of the Sand is used once, before the action, by its owner, for ordinary discs in reserve.
why-moon = The Temple of the Moon is used once in a Reinforcement phase, by its owner, for ordinary discs in reserve.
why-banish = Only an enemy stack with a disc other than the Emperor.
why-land = Only an empty space, or a stack of your own with room.
why-give = That Emperor is not your captive.
why-must-reinforce = As long as a stack can be reinforced, one must be; the Emperor first.
why-own-stack = Reinforcements join a stack of your own; there is none on { $space }.
why-full = No stack has more than { $most } discs ({ $space }).
why-in-tempest = A stack in a Tempest cannot be reinforced ({ $space }).
why-enemy-building = { $space } is next to an enemy building.
why-in-order = Several stacks are reinforced in the order of the board; { $space } comes before the last one.
why-emperor-not-there = Your Emperor is not in reserve.
why-emperor-alone = Next to an enemy building the Emperor comes alone.
why-emperor-must = Your Emperor is in reserve and must come along.
why-reserve = There are only { $have } discs in reserve, not { $need }.
