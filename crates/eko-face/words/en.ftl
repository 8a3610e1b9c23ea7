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
one-space = { $space }
one-captive = { $seat }'s Emperor

# Questions
ask-swap = { $seat }: swap your Emperor with another of your discs?
ask-action = { $seat }: move a stack or construct a building.
ask-second-action = { $seat }: Forced March! Move a stack or construct a building.
ask-destination = { $seat }: where do you move the stack of { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
} on { $space }?
ask-route = { $seat }: which Tempests do you cross on the way to { $space }?
ask-toll = { $seat }: this route costs { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
}. Is the Emperor one of them?
ask-construction = { $seat }: what do you build on { $space } ({ $terrain })?
ask-payment = { $seat }: which stack pays { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
} for the { $building } on { $space }?
ask-spending = { $seat }: is the Emperor one of the discs you spend?
ask-banishment = { $seat }: which enemy stack loses a disc for the { $discs } you sacrifice?
ask-march = { $seat }: sacrifice { $discs } discs for a Forced March?
ask-exchange = { $seat }: which captive Emperor do you exchange for your own?
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
ask-amount = { $seat }: how many discs do you add to { $space }?
ask-moon = { $seat }: where do you place { $emperor ->
    [0] a disc for the { $discs } you sacrifice
   *[other] your Emperor, for { $discs ->
        [one] { $discs } disc
       *[other] { $discs } discs
    } you sacrifice
}?
ask-moon-disc = { $seat }: which disc do you place on { $space }?

# Answers
opt-swap = Swap the Emperor with the disc on { $space }
opt-keep = Leave the Emperor in place
opt-lift = Move the stack on { $space } ({ $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
}{ $emperor ->
    [0] {""}
   *[other] , with the Emperor
})
opt-build = Build on { $space } ({ $terrain })
opt-build-over = Build on { $space } ({ $terrain }) over { $owner }'s { $building }
opt-to = Move to { $space }{ $toll ->
    [0] {""}
    [one] {" "}(lose { $toll } disc)
   *[other] {" "}(lose { $toll } discs)
}
opt-join = Regroup on { $space } with { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
}{ $toll ->
    [0] {""}
    [one] {" "}(lose { $toll } disc)
   *[other] {" "}(lose { $toll } discs)
}
opt-attack = Attack { $owner }'s { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
} on { $space }{ $emperor ->
    [0] {""}
   *[other] , the Emperor among them
}{ $toll ->
    [0] {""}
    [one] {" "}(lose { $toll } disc)
   *[other] {" "}(lose { $toll } discs)
}
opt-kamikaze = Kamikaze against { $owner } on { $space }{ $emperor ->
    [0] {""}
   *[other] {" "}and the Emperor there
}{ $toll ->
    [0] {""}
    [one] {" "}(lose { $toll } disc)
   *[other] {" "}(lose { $toll } discs)
}
opt-through = Cross { $zones } ({ $discs ->
    [one] lose { $discs } disc
   *[other] lose { $discs } discs
})
opt-through-nothing = Avoid all Tempests
opt-raise = Build { $building_a } for { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
}
opt-pay = Take the discs from { $space } ({ $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
})
opt-lose-ordinary = Keep the Emperor
opt-lose-emperor = Lose the Emperor to the Tempest
opt-spend-ordinary = Keep the Emperor in the stack
opt-spend-emperor = Spend the Emperor
opt-place-ordinary = Place an ordinary disc
opt-place-emperor = Place the Emperor
opt-march = Forced March: sacrifice { $discs } discs
opt-no-march = Skip the Forced March
opt-sand = Temple of the Sand: sacrifice { $discs } discs to return one enemy disc to its reserve
opt-no-sand = Don't use the Temple of the Sand
opt-banish = Return one of { $owner }'s discs on { $space }
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
opt-moon = Temple of the Moon: sacrifice { $discs } discs to place one anywhere
opt-land = Place it on { $space }
opt-give = Give { $seat }'s Emperor
opt-done = Done

# What happened
told-dealt = The board is set up and full of discs. { $first } goes first.
told-swapped = { $seat } swaps the Emperor on { $from } with the disc on { $to }.
told-swap-declined = { $seat } leaves the Emperor in place.
told-turn = { $seat }'s turn
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
} to Tempests ({ $zones }).
told-regrouped = { $seat } regroups on { $space }: { $discs } discs.
told-attacked = { $seat } destroys { $target }'s { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
} on { $space }.
told-kamikaze = { $seat }'s { $emperor ->
    [0] kamikaze destroys
   *[other] Emperor turns kamikaze and destroys
} { $target }'s 4 discs on { $space }.
told-captured = { $seat } captures { $target }'s Emperor.
told-exchanged = { $seat } gives { $given }'s Emperor to { $holder } and gets their own back.
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
told-returned = { $seat }'s { $building } returns to the supply.
told-no-action = { $seat } can neither move nor build.
told-march = { $seat } sacrifices { $discs } discs for a Forced March.
told-banished = { $seat } sacrifices { $discs } discs; { $target }'s disc on { $space } returns to the reserve.
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
told-no-reinforcement = { $seat } cannot reinforce any stack.
told-moon = { $seat } sacrifices { $discs } discs and places { $emperor ->
    [0] another
   *[other] the Emperor
} on { $space }.
told-pyramid-taken = { $seat } takes a pyramid: +{ $points }.
told-pyramid-won = { $seat } takes a pyramid from { $holder }: +{ $points }.
told-pyramid-lost = { $seat } loses a pyramid: −{ $points }.
told-eliminated = { $seat } has no discs on the board and is eliminated.
ended-points = { $seat } wins with { $points } points and a capital.
ended-last-standing = { $seat } wins: no one else has discs on the board.
ended-empty-board = The board is empty: no one wins.
ended-both-win = Both win: { $seat } on points, { $last } as the last player on the board.
ended-repetition = Draw: the same position for the third time.
ended-no-progress = Draw: { $turns } turns without an attack, a construction or a sacrifice.
ended-stalemate = Draw: no player has a legal move.

# What speaks for a move, said after "This"
fact-wins = wins the game
fact-loses = loses the game
fact-draw = ends the game in a draw
fact-builds = builds { $building_a } on { $space }
fact-replaces = builds { $building_a } on { $space } in place of { $who }'s { $old }
fact-points = scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $now } of { $goal })
fact-points-lost = costs { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $now } of { $goal } left)
fact-capital = takes a capital
fact-eliminates = eliminates { $who }
fact-destroys = takes { $discs } of { $who }'s discs off the board
fact-captures = captures { $who }'s Emperor
fact-emperor-free = frees the Emperor
fact-emperor-back = brings the Emperor back to the board
fact-emperor-leaves = returns the Emperor to the reserve
fact-in-reach = leaves the Emperor within { $who }'s reach
fact-out-of-reach = takes the Emperor out of { $who }'s reach
fact-threatens = threatens { $who }'s Emperor
fact-more = adds { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
} to the board
fact-boxes = sacrifices { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
}

# The table
sheet-turn = Turn
sheet-turn-of = { $seat }'s turn.
sheet-swapping = Before the first turn: { $seat } may swap the Emperor.
sheet-quiet = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} without progress; a draw at { $limit }.
sheet-map = Board
table-emperor = Emperor
sheet-row = { $row }
sheet-sign = { $sign } { $terrain }
sheet-legend = { $signs }. A2* is a stack of two with the Emperor; :A1 an encampment, :A2 a tower, :A3 a castle
sheet-variants = Tempests, portals, pyramids, beacon
sheet-zone = Tempest zone: { $spaces }
sheet-portals = Portals join { $one } and { $other }
sheet-pyramid = Pyramid ({ $spaces }): held by { $seat }
sheet-pyramid-free = Pyramid ({ $spaces }): held by no one
sheet-beacon = Beacon ({ $spaces }): held by { $seat }
sheet-beacon-free = Beacon ({ $spaces }): held by no one
sheet-side = { $seat }
sheet-points = { $points } of { $goal } points, { $capital ->
    [0] no capital
   *[other] with a capital
}
sheet-reserve = Reserve: { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
}; sacrificed: { $boxed }
sheet-emperor-on = Emperor on { $space }
sheet-emperor-reserve = Emperor in reserve
sheet-emperor-held = Emperor held by { $seat }
sheet-prison = Prison: { $captives }
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
sheet-out = Eliminated

# Why not
why-not-on-board = There is no such space on this board.
why-other-question = Answer the open question first.
why-swap-own = Choose another of your own discs.
why-no-stack = There is no stack on { $space }.
why-not-yours = The stack on { $space } is not yours.
why-blocked = The stack on { $space } has nowhere to go.
why-last-disc = A stack of { $discs } would lose its last disc to Tempests on the way ({ $space }).
why-must-act = You must take an action if you can.
why-null-move = A stack must end its move on a different space.
why-out-of-reach = No path of empty spaces leads to { $space }.
why-too-high = A stack holds at most { $most } discs: { $discs } plus { $there } on { $space } is too many.
why-too-weak = Too few discs: { $discs } against { $there } on { $space }. An attacker needs more than its target.
why-too-weak-emperor = Too few discs: { $discs } against { $there } on { $space }. Even with the Emperor, an attacker needs at least as many as its target.
why-tempest-first = Tempests take their discs first: too few of your { $discs } would reach { $space } ({ $there } there).
why-route = No route crosses exactly these Tempests.
why-no-builder = None of your stacks is next to { $space }.
why-complete = Nothing higher can be built on { $space }.
why-encampment-first = The first building on { $space } must be an encampment.
why-one-step-up = You can upgrade your own building by one level only, so not to { $building_a }.
why-equal-or-one-up = You can replace an enemy building only with an equal one or one level higher, so not with { $building_a }.
why-terrain = { $space } is a { $terrain }: you cannot build { $building_a } there.
why-supply = You have no { $building } left in your supply.
why-one-stack = Building { $building_a } on { $space } takes { $cost ->
    [one] { $cost } disc
   *[other] { $cost } discs
} from a single stack next to it.
why-payer = The stack on { $space } cannot pay { $cost ->
    [one] { $cost } disc
   *[other] { $cost } discs
} for this.
why-march = A Forced March costs { $need } ordinary discs from your reserve; you have { $have }. Take it after your action, before you reinforce.
why-sand = Only its owner can use the Temple of the Sand: once per turn, before the action, for ordinary discs in reserve.
why-moon = Only its owner can use the Temple of the Moon: once per Reinforcement phase, for ordinary discs in reserve.
why-banish = Choose an enemy stack that has a disc besides the Emperor.
why-land = Choose an empty space or one of your own stacks with room.
why-give = That Emperor is not your captive.
why-must-reinforce = You must reinforce if you can, with the Emperor first.
why-own-stack = You can reinforce only your own stacks; you have none on { $space }.
why-full = A stack holds at most { $most } discs ({ $space }).
why-in-tempest = You cannot reinforce a stack in a Tempest ({ $space }).
why-enemy-building = { $space } is next to an enemy building.
why-in-order = Reinforce several stacks in the order of the board; { $space } comes before the last one.
why-emperor-not-there = Your Emperor is not in reserve.
why-emperor-alone = Next to an enemy building you can add only the Emperor, alone.
why-emperor-must = Your Emperor is in reserve and must be among the reinforcements.
why-reserve = You have only { $have ->
    [one] { $have } disc
   *[other] { $have } discs
} in reserve, not { $need }.
