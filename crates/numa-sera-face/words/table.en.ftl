# The table of Winds of Numa Sera as a page draws it.

table-text = { $text }
# Words that a sign stands for, where there is little room; the forms of one are parted by " | ".
sign-capital = Capital
sign-residual = Residual Capital
sign-attack = Hero Attack
sign-defense = Hero Defense
sign-power = Power

# Names of parts
table-power = Power
table-attack = Attack
table-defense = Defense
table-capital = Capital
table-residual = Residual Capital
table-initial = Capital when conquered
table-costs = costs
table-costs-power = costs Power
table-upgraded = upgraded
table-empty = empty
table-you = you
table-hero = Hero
table-hand-size = cards in hand
table-out = eliminated
table-waiting = waiting
table-choosing-kingdom = choosing a Kingdom
table-line-chosen = order chosen
table-line-choosing = choosing an order
table-holds = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}.
table-known = Known: { $cards }.
table-laurels = { $n } of { $all } Victory Conditions
table-fulfilled = achieved
table-one-step = one step away
table-throne = Throne
table-throne-wins = first to achieve 1 of 4 wins
table-empire = Empire
table-empire-wins = first to achieve 2 of 4 wins
table-race = The race
table-show-mat = Show { $seat }'s mat
table-mat-of = { $seat }'s mat
table-own-mat = Back to your mat
table-truce-now = may not attack { $seat } this turn
table-truce-next = will not attack { $seat } next turn
table-contract = attacks { $seat } for { $payer } ({ $n } held)
table-honour = promises: { $kept } kept, { $broken } broken
table-record = { $seat } has kept { $kept } and broken { $broken } promises.
table-aim = Attack { $target }: { $attack } against { $defense }, won with { $n } of { $of } rolls before Battle Cards
table-other-effects = other effects

# The world
table-world = The world
table-independent = Independent Strongholds
table-independent-one = Independent
table-forge = World Forge
table-colleges = Colleges
table-your-price = your price
table-explore = Explore
table-deck = deck
table-in-deck = { $n } in the deck
table-discarded = { $n } discarded
table-cards-left = { $n ->
    [one] { $n } card left
   *[other] { $n } cards left
}
table-none-left = none left
table-mastered = mastered
table-short = { $n } short
table-odds = you win with { $n } of { $of } rolls at your present Attack
table-map = Map
table-map-ours = Coast and places are our own drawing; Strongholds can be looked at and attacked here.
table-map-close = Close the map
table-undiscovered = not found yet
table-weapon = Weapon
table-defense-skill = Defense
table-forge-skill = Forge
table-agriculture = Agriculture
table-lore = Lore

# A mat
table-view = What is shown
table-view-hero = Hero
table-view-build = Build
table-view-more = Progress
table-view-world = World
table-no-kingdom = This Kingdom is not in play yet.
table-eliminated = This Kingdom has been eliminated.
table-each-build = with each Build
table-spared = saved this turn
table-for-anything = anything
table-for-battle = Battle Cards
table-for-items = Items
table-for-skills = Skills
table-line = Line of Succession
table-slain = slain
table-equipment = Equipment
table-blessing = Blessing
table-skills = Skills
table-classes = Classes
table-circle = Inner Circle
table-strongholds = Strongholds
table-nobody = Nobody yet
table-none = None yet
table-of = { $n } of { $all }
table-places = +{ $n } Capital a turn: { $goods }
table-level = Level { $n }
table-unlocked = unlocked
table-ongoing = Ongoing
table-once-a-turn = Once per turn
table-one-use = One use
table-once = Once
table-repeatable = Repeatable
table-ticked = Ticked
table-available = Available
table-locked = Locked
table-prerequisite = of what it requires
table-no-victory = Cannot be ticked to win
table-key = What the signs mean
table-all-needed = All needed
table-any-one = Any one
table-blocks = Build Blocks

# What they are
tip-hero = { $hero }: Attack { $attack }, Defense { $defense }, Power { $power }
tip-hold = { $hold }: Defense { $defense }, { $initial } Capital when conquered, +{ $residual } Residual Capital
tip-slot = { $slot }: one Item at a time
tip-attack = Attack { $n }: { $parts }.
tip-defense = Defense { $n }: { $parts }.
tip-part = { $name } { $n }
tip-capital = { $capital } Capital on the mat. Each Build collects { $residual } Residual Capital.
tip-purse = { $n } Capital on { $card }, to spend only on { $goods }.
tip-conqueror = Conqueror: control { $n } Strongholds at the same time.
tip-champion = Champion: slay { $n } Heroes of other players.
tip-master = Master: reach Level { $n } of one Skill.
tip-legend = Legend: unlock all { $n } Classes.

# A thing told whole
detail-active = { $seat }'s Active Hero · { $kingdom }
detail-heir = In { $seat }'s Line of Succession · { $kingdom }
detail-fallen = Slain · { $kingdom }
detail-hero = Hero · { $kingdom }
detail-behind = Next in line: { $heroes } (Attack/Defense/Power)
detail-damage = Extra Damage to a Hero
detail-if-you-attack = If you attack: { $attack } against { $defense }
detail-if-they-attack = If { $seat } attacks your Hero
detail-held = Held by { $seat }
detail-printed = printed
detail-each-build = With each Build
detail-lies = Capital on it
detail-worn = equipped by { $seat }
detail-serves = in { $seat }'s Inner Circle
detail-blessed = blesses { $seat }
detail-in-hand = in your hand
detail-known = in { $seat }'s hand
detail-upgraded = Upgraded
detail-rejected = If you reject them
detail-price = Price:
detail-changes = Your price: { $parts }
detail-after = After { $blocks }
detail-after-any = After any one of { $blocks }
detail-opens = Leads to { $blocks }
detail-class = Class
detail-skill = Skill
detail-levels = Each Level replaces the one before it.
detail-capital-of = { $seat }'s Capital
detail-mat-first = Reserved Capital is spent first
detail-capital = Capital on the mat buys anything. Capital on a card buys only what the card says.
detail-on-mat = on the mat, for anything
detail-only-for = on { $card }, only for: { $goods }
detail-condition = Victory Condition
detail-open-pile = Anyone may look through it.

# The question
table-decision = Your decision
table-your-turn = Your turn
table-verbs = What you do
table-choose-verb = Choose what to do
table-once-more = Once more
table-act-again = You may do this once more in this turn, or end it.
table-end-turn = End the turn
table-any-number = Buy, equip, use and trade as often as you like.
table-then-build = Then build or attack: that ends your turn.
table-no-effect = It changes nothing now.
table-opens = Then you can tick { $blocks }
table-mark-one = Mark one to see what it does.
table-no-cards = No cards.
table-next-turn = from your next turn
table-explore-first = Explore
table-spare-it = Save its Capital this turn
table-unequip = take it off
table-back-in-hand = It goes back into your hand.
table-has = { $capital } Capital, { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
table-build-first = { $n } Capital now; choose the Block afterwards
table-collect = Collect first
table-n-of = { $n } of { $of }
table-percent = { $n }%
table-slays = slays the Hero
table-wins = win { $share }
verb-explore = Explore
verb-hand = Hand
verb-buy = Buy
verb-equip = Equip
verb-use = Use
verb-trade = Trade
verb-build = Build
verb-attack = Attack
title-buy = Buy { $what }
title-gain = Gain { $what }
title-equip = Equip { $what }
title-unequip = Take off { $what }
title-use = Use { $what }
title-spare = Save the Capital on { $what }
title-attack = Attack { $target }
title-tick = Build: { $what }
go-do = Do it
go-kingdom = Play this Kingdom
go-line = Stand in this order
go-keep = Keep it
go-tick = Tick it
go-play = Play it face down
go-play-open = Play it face up
go-take = Take it
go-class = Unlock it
go-slot = Upgrade it
go-skill = Gain it
go-choose = Choose it
go-offer = Make the offer
go-discard = Discard it
go-unequip = Take it off
go-spare = Save it this turn
go-test = Take the test
table-accept = Accept
table-reject = Reject
table-no-card = No card
table-no-tick = Tick nothing
table-counter = Counter
table-explores = Draw an Exploration card. What you see cannot be undone.
table-starts = You start with { $capital } Capital and { $cards } Battle Cards.
table-short-way = Short way to { $condition }
table-line-hidden = The others see your order when everyone has chosen.
table-pays = Pay { $n }
table-pays-less = Pay { $n } instead of { $printed }
table-mat = your mat
table-spare-that = Save { $card }
table-attacker-wins = The attacker wins: { $share }.
table-you-win = You win: { $share }.
table-you-fall = Your Hero falls: { $share }.
table-hero-slain = The attacked Hero is slain: { $share }.
table-attacker-falls = The attacker's Hero falls: { $share }.
table-before-cards = Before Battle Cards and rerolls.
table-rolls-die = You roll the Battle Die. What it shows cannot be undone.
table-ends-turn = Ends your turn.
table-if-rejected = { $what }

# Where the turn stands
table-done = done:
phase-kingdoms = Kingdoms
phase-heroes = Heroes
phase-first-turn = First turn
phase-explore = Explore
phase-actions = Other actions
phase-build = Build or attack
phase-over = The game is over
table-round = Round { $round }

# Scenes
table-look = Look at the table
table-look-back = Back to the question
table-tick-one = Build: tick a Block
table-tick-note = You have collected your Residual Capital ({ $n }). Green frames can be ticked now.
table-head-kingdoms = The four Kingdoms
table-head-line = Your three Heroes
table-head-chosen = Who has chosen what
table-head-others = Whom you will meet
table-about-kingdom = { $kingdom }: { $n } Build Blocks
table-head-keep = The cards you drew
table-head-maven = A Maven comes to your court
table-head-salvage = Discard Pile
table-head-items = Your equipped Items
table-head-items-of = { $seat }'s Items
table-head-hand = Your hand
table-cannot-accept = You cannot accept it
table-you-lack = You do not have it.
table-last-turn = The last turn
table-last-move = This turn
table-steps = Steps in all
table-foretold = What will happen
table-note-keep = The others go to the bottom of the deck, unseen.
table-note-maven = Revealed to everyone.
table-note-slot = An upgraded slot shows the better side of its Item.
table-note-skill = The next Level of one Skill.
table-note-class = It counts towards Legend.
table-note-salvage = From the Discard Pile into your hand.
table-note-discard = It goes to the Discard Pile, where everyone sees it.
table-at-once = Resolved at once; everyone sees it.
table-to-hand = Into your hand; nobody else sees it.
table-note-kingdom = Each has its own Blocks and its own three Heroes.
table-taken-by = Taken by { $who }
table-start-capital = Capital now and per Build
table-start-cards = Battle Cards
epithet-numa-sera = The Ordained Bloodline
epithet-meran = The Majestic Guardians
epithet-siaa-dee = The Pillaging Hordes
epithet-dena-vale = The Valiant Knights
table-kingdom = Kingdom
table-known-as = { $name }.
table-short-way-to = Short way to { $condition }.
table-like-conqueror = Knights of the high passes: walls, engines, Strongholds
table-like-champion = Hordes of the south: raids, plunder, slain Heroes
table-like-master = The old crown: schools, scribes, cheap Skills
table-like-legend = The cat folk of the west: Mavens, relics, Classes
table-note-line = Drag a Hero to another place, or use the arrows. The lines are revealed together.
table-first-hero = First: Active from the start
table-second-hero = Second: when the first is slain
table-third-hero = Third: the last of the line
table-earlier = Earlier
table-later = Later

# Battle
table-battle = Battle
table-you-are-attacked = You are attacked
table-battle-over = Decided
table-chances = Your chance to win
table-race-now = { $seat }: { $condition } { $n } of { $all }
table-attacks = attacks
table-attacker = attacker
table-defender = defender
table-stats = Stats
table-battle-cards = Battle Cards
table-rolls = Battle Roll
table-totals = Totals
table-negated = Negated.
table-face-down = Face down until both are laid.
table-decides = choosing a card
table-decides-later = chooses next
table-plays-none = plays no cards
table-no-card-played = no card
table-does-not-roll = does not roll
table-counts-as = { $die } on the die counts as { $roll }
table-tie = A tie goes to the attacker.
table-attacker-ahead = The attacker is ahead.
table-defender-ahead = The defender is ahead.
table-not-battle = no Battle Card
table-not-now = not now
table-ahead = As it stands, you win: { $attack } against { $defense }.
table-behind = As it stands, you lose: { $attack } against { $defense }.

# Trade
table-offer-to = Your offer to { $seat }
table-offers-left = { $n ->
    [one] { $n } offer left this turn.
   *[other] { $n } offers left this turn.
}
table-counters-left = { $n ->
    [one] { $n } counter-offer left.
   *[other] { $n } counter-offers left.
}
table-partners = Whom the offer is for
table-draft-hidden = No one sees this offer before you make it.
table-you-give-now = You give
table-you-get = You get
table-you-give = You give
table-they-give = { $seat } gives
table-nothing = Nothing
table-of-capital = of { $n }
table-less-capital = { $n } Capital less
table-more-capital = { $n } Capital more
table-give-cards = Cards of your hand
table-get-cards = Cards to ask for
table-shown-to-all = an offered card is shown to everyone
table-hoped-for = known, or hoped for
table-promises = Promises
table-binds = binding, for one turn
table-on-honour = on honour, for one turn
table-vow-truce = No attack on the other, next turn
table-vow-attack = Attacks { $seat } next turn
table-all-see = Everyone sees an offer once it is made.
table-chat-binds-nobody = Whatever else you agree on in the chat binds nobody.
table-write-next = You write the offer next. Nobody sees it before you make it, and dropping it costs nothing.
table-write-offer = Choose what you give and what you get, in any order. Dropping a draft costs nothing.
table-will-read = { $seat } will read:
table-if-they-accept = If { $seat } accepts
table-held = { $n } Capital is held until { $seat } attacks; otherwise it comes back.
table-you-spare = You do not attack { $to } on your next turn.
table-they-spare = { $to } does not attack you on their next turn.
table-you-attack = You attack { $seat } on your next turn.
table-they-attack = { $to } attacks { $seat } on their next turn.
table-no-longer = no longer part of it
table-if-accepted = If it is accepted
table-escrow = Capital for a promised attack is held until the attack is made; otherwise it goes back.
form-choose = Choose what you want to do.
table-none-to-equip = You have no Item in your hand to equip.
table-none-to-use = Nothing of yours can be used now: an ability with Use works once in a turn, and its price must be paid.
form-amount = An amount of Capital is a number.
form-no-less = There is no less than this. Undo takes back what is already written into the offer.

# The end
table-won-by = { $how }, in round { $round }
table-best-skill = Best Skill
table-heroes-left = Heroes left
table-how-it-went = How it went
table-press-a-mark = each mark is a step of the race; press one to see it
