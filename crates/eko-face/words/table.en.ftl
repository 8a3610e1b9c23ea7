
# The drawn table
one-player = { $seat }
table-your-turn = Your turn
table-you = you
table-out = out
table-nobody = nobody
table-ask-swap = Place your Emperor
table-ask-action = Move or build
table-ask-second-action = Forced March: move or build
table-ask-destination = Where does the stack go?
table-ask-route = Which way?
table-ask-toll = Is the Emperor among the discs lost?
table-ask-construction = What do you build?
table-ask-payment = Which stack pays?
table-ask-spending = Is the Emperor among the discs spent?
table-ask-banishment = Which enemy disc goes home?
table-ask-march = Forced March?
table-ask-exchange = Which captive do you give?
table-ask-reinforcement = Reinforce a stack
table-ask-alone = Your Emperor returns
table-ask-spread = Spread your reinforcement
table-ask-amount = How many discs?
table-ask-moon = Where does the disc land?
table-ask-moon-disc = Which disc lands?
table-wait = { $seat } is playing
table-wait-swap = { $seat } is placing the Emperor
table-wait-exchange = { $seat } is choosing a captive to give
table-wait-march = { $seat } may make a Forced March
table-wait-reinforcement = { $seat } is bringing in reinforcements
table-how-action = Choose a stack to see what it can do, or a site to see who can build there.
table-how-swap = Once, before the first turn, your Emperor may change places with one of your discs. Choose a ringed disc.
table-how-destination = Choose a marked space.
table-how-payment = Choose one of the ringed stacks: it gives all the discs.
table-how-banishment = Choose a ringed stack: one of its discs returns to its reserve.
table-how-moon = Choose an empty space or one of your stacks.
table-how-reinforcement = All discs go to one stack: at least 1, and no stack has more than 4.
table-stacks = Your stacks
table-targets = What can be chosen
table-refused = Why not? { $n } more
table-no-goal = Nothing is chosen yet. You will see here what it would do.
table-confirm = Confirm
table-let-go = Choose something else
confirm-attack = Attack { $who }
confirm-build = Build for { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
}
confirm-replace = Replace for { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
}
confirm-swap = Swap
confirm-banish = Send the disc home
confirm-wins = Win the game
table-sand = Sand
table-wind = The Temple of the Wind is yours: several stacks may get discs.
table-moon = Temple of the Moon: box { $discs } discs and place one anywhere. Choose this, then a space on the board.
table-emperor-alone = Every stack with room stands next to an enemy building, so only the Emperor returns, alone.
table-in-reserve = Reserve: { $emperor ->
    [0] { $discs }
   *[other] { $discs ->
        [0] Emperor
       *[other] Emperor + { $discs }
    }
}
table-legend = Legend
table-keys = Keys: arrows walk over the board, [ and ] change the stack, 1 to 9 choose a target, Enter confirms, Esc lets go.
table-names = Names of the spaces
table-nearer = Zoom in
table-farther = Zoom out
table-whole = Whole board
table-tiles = Tiles
table-phases = Phases of the turn
table-capital = Capital
table-no-capital = No capital
table-held = held by
table-reserve = Reserve
table-boxed = Boxed
table-pyramid = Pyramid
phase-swap = The Emperor's place
phase-action = Action
phase-march = Forced March
phase-reinforcement = Reinforcement
phase-over = The game is over
choose-stack = Stack of { $discs }{ $emperor ->
    [0] {""}
   *[other] {" "}with the Emperor
} on { $space }: { $n ->
    [one] { $n } target
   *[other] { $n } targets
}
choose-targets = { $n ->
    [one] { $n } target.
   *[other] { $n } targets.
}
choose-site = Build on { $space }: show who can pay
goal-move = Move here
goal-moves = { $n ->
    [one] Move to the marked space
   *[other] Move to one of { $n } marked spaces
}
goal-lands = { $n ->
    [one] Place it on the marked space
   *[other] Place it on one of { $n } marked spaces
}
goal-land-on = Your { $discs ->
    [one] disc
   *[other] { $discs } discs
}
goal-regroup = Regroup
goal-attack = { $owner }'s { $discs }
goal-pay = Stack of { $discs }
goal-build = { $terrain }
goal-replace = { $owner }'s { $building }
mark-move = move
mark-regroup = regroup, reinforce
mark-attack = attack
mark-kamikaze = kamikaze
mark-build = build
mark-no = not possible: hover or tap for the reason
march-how = Put { $discs } discs of your reserve into the box for good, and take a second action at once.
march-action = One more move or building, with any stack, also the same one
march-reserve = In reserve for this turn's Reinforcement: { $discs }
march-left = { $discs } of your { $all } ordinary discs would still be in the game
march-yes = March: box { $discs }
table-keep = Don't swap
march-could = What the second action could be
march-attacks = { $n ->
    [one] { $n } attack
   *[other] { $n } attacks
}
march-sites = { $n ->
    [one] { $n } site to build on
   *[other] { $n } sites to build on
}
march-moves = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
march-no = No, go on
exchange-how = { $holder } has captured your Emperor. You hold several captives, so yours comes home at once and one of them goes to { $holder }.
exchange-after = { $home ->
    [0] { $holder } holds { $seat }'s Emperor then; you keep the rest.
   *[other] { $seat }'s Emperor goes home; you keep the rest.
}
exchange-points = You: { $then } → { $now } points. { $holder }: { $before } → { $after }.
exchange-back = Your Emperor goes to your reserve and comes back when you reinforce.
exchange-here = captured here
row-stack = Stack of { $discs }
row-add = { $discs ->
    [0] Discs for the stack on { $space }
   *[other] Add { $discs } to the stack on { $space }{ $emperor ->
        [0] {""}
       *[other] , the Emperor among them
    }
}
row-crown = The Emperor comes here
row-beside = next to: { $terrain }
row-open = open sand
form-choose = Choose a stack or a site first.
form-choose-goal = Choose one of the marked spaces.
form-choose-ringed = Choose one of the ringed stacks.
form-choose-amount = Choose how many discs a stack gets.
pick-building = Which building
pick-route = Which way
route-around = Around the Tempests{ $portals ->
    [0] {""}
   *[other] , through the portals
}
route-across = { $n ->
    [one] Across the Tempest
   *[other] Across the Tempests
} { $sides }{ $portals ->
    [0] {""}
   *[other] , through the portals
}{ $named ->
    [0] {""}
   *[other] {" "}({ $zones })
}
route-more = { $n ->
    [one] One more way
   *[other] { $n } more ways
}
route-cost = { $discs ->
    [0] no disc lost
    [one] { $discs } disc lost
   *[other] { $discs } discs lost
}
side-here = where it stands
side-right = on the right
side-lower-right = at the lower right
side-below = below
side-lower-left = at the lower left
side-left = on the left
side-upper-left = at the upper left
side-above = above
side-upper-right = at the upper right
pick-toll = Who is lost
pick-spending = Is the Emperor spent
pick-moon = Which disc

# What a choice would do
fore-nothing = What happens
fore-move = Move to an empty space
fore-regroup = Regroup to { $discs }
fore-attack = Attack { $who }'s { $discs ->
    [one] disc
   *[other] { $discs } discs
}
fore-kamikaze = Kamikaze against { $who }
fore-build = Build { $building_a }
fore-replace = Replace it with { $building_a }
fore-swap = Swap with this disc
fore-banish = Send one of { $who }'s discs home
fore-land = Place a disc
fore-reinforce = Add { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
}
fore-wins = This wins the game
fore-both-win = This ends the game: you and { $who } both win
fore-empty = This empties the board: no one wins
fore-loses = This loses the game
fore-draw = This ends the game in a draw
fore-points = { $more ->
    [0] −
   *[other] +
}{ $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $now } of { $goal }
fore-capital = You control a capital
fore-no-capital = { $who } has no capital left
fore-eliminates = { $who } is out of the game
fore-captures = { $who }'s Emperor is captured
fore-sends-back = { $discs ->
    [one] { $discs } disc goes
   *[other] { $discs } discs go
} to { $who }'s reserve
fore-returns = { $who }'s { $building } goes back to the supply: { $then } → { $now } points
fore-boxes = { $discs ->
    [one] { $discs } disc goes
   *[other] { $discs } discs go
} into the box for good
fore-to-reserve = { $discs ->
    [one] { $discs } disc returns
   *[other] { $discs } discs return
} to your reserve
fore-in-reserve = { $discs ->
    [0] Nothing stays
    [one] { $discs } disc stays
   *[other] { $discs } discs stay
} in your reserve
fore-emperor-leaves = Your Emperor goes to your reserve; he must come back as soon as he can
fore-emperor-back = Your Emperor comes back to the board
fore-emperor-free = Your Emperor comes home
fore-emperor-reach = { $who } could attack your Emperor there
fore-emperor-now = Where he is now, { $who } could attack him
one-terrain = { $terrain }
fore-beside = Next to: { $sites }
fore-beside-nothing = Next to no site to build on
fore-emperor-safe = Nobody could attack your Emperor there next
fore-stack-reach = { $who } could attack the stack there
fore-stack-safe = Nobody could attack the stack there next

# What things are
tip-sand = Sand: the only kind of space that discs move through and stop on.
tip-bears-1 = Reg: an encampment may be built here.
tip-bears-2 = Canyon: an encampment, then a tower may be built here.
tip-bears-3 = Mountain: an encampment, a tower, then a castle may be built here.
tip-capital = Capital: nobody wins by points without a building on one. It bears an encampment, then a tower.
tip-chasm = Chasm: nothing passes and nothing is built here.
tip-tempest = Tempest: a stack that crosses or stops in a zone loses a disc to it, once a turn, and is not reinforced there.
tip-portal = Portal: whoever steps in from its porch steps out at the other one.
tip-porch = Porch of a portal: the two porches are neighbours for movement.
tip-wind = Temple of the Wind: the owner of the encampment here may spread a reinforcement over several stacks.
tip-temple-sand = Temple of the Sand: before their action, the owner of the encampment here may box 2 discs to send an enemy disc home.
tip-moon = Temple of the Moon: when they reinforce, the owner of the encampment here may box 2 discs to place one anywhere.
tip-use-sand = Use the Temple of the Sand before your action: box 2 discs, and an enemy disc returns to its reserve.
tip-stack = { $owner }: { $discs ->
    [one] { $discs } disc
   *[other] a stack of { $discs }
}{ $emperor ->
    [0] {""}
   *[other] {" "}with the Emperor
}. { $threatened ->
    [0] Nobody could attack it next.
   *[other] In reach of { $threats }.
}
tip-house = { $owner }'s { $building } ({ $terrain }): { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $temple ->
    [0] .
   *[other] , and the power of the temple.
}
tip-pyramid = Tempest space at a pyramid. { $held ->
    [0] Nobody holds
   *[other] { $holder } holds
} most of the three spaces around it; that is worth { $points } points.
tip-beacon = Tempest space at the Beacon of Eon. { $held ->
    [0] Nobody holds
   *[other] { $holder } holds
} most of the three spaces around it; whoever does ignores all Tempests.
tip-points = { $seat } has { $points } of { $goal } points: buildings { $buildings }, captives { $captives }, pyramids { $pyramids }. It takes { $goal } and a capital to win.
tip-has-capital = { $has ->
    [0] Controls no capital yet. Nobody wins by points without one.
   *[other] Controls a capital, which winning by points takes.
}
tip-reserve = Discs off the board that can come back: { $emperor ->
    [0] { $discs }
   *[other] { $discs ->
        [0] the Emperor
       *[other] the Emperor and { $discs }
    }
}.
tip-boxed = Discs out of the game for good: { $discs }.
tip-prison = Holds captive: { $captives }. Each Emperor is worth { $points } points.
tip-held = The Emperor is { $holder }'s captive and comes back only by an exchange.
tip-supply = Left to build: { $building }, { $n }. Each is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
tile-pyramid = { $points } points for most of the three spaces around it. A tie counts for nobody.
tile-beacon = Whoever holds most of the three spaces around it ignores all Tempests.
costs-title = What buildings cost
costs-building = { $building }
costs-discs = discs
costs-over = over an enemy's
costs-points = points
result-table = Points by source
result-captives = Captive Emperors
result-points = Points
result-goal = { $goal } and a capital
result-timeline = Points over { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}

# For those who wait
table-aim = You win with { $goal } points and a building on a capital. An encampment is worth { $encampment }, a tower { $tower }, a castle { $castle }, a captured Emperor { $captive }.
wait-title = As the table stands
wait-since = Since your last answer
wait-last = The last move
wait-points = You have { $points } of { $goal } points{ $capital ->
    [0] , and no capital yet
   *[other] {" "}and a capital
}.
wait-emperor-reach = Your Emperor is in reach of { $who }.
wait-emperor-safe = Nobody could attack your Emperor.
wait-stacks-reach = In reach of others: { $n } of your { $all ->
    [one] { $all } stack
   *[other] { $all } stacks
}.
wait-captures = You could capture { $who }'s Emperor.
wait-builds = You could build on { $n ->
    [one] { $n } site
   *[other] { $n } sites
}: at best { $building_a }.
result-last-turn = The last turn
