# Winds of Numa Sera, in English.

the-thing = { $name }
the-player = { $seat }
the-hero-of = the Hero of { $seat }
hero-figures = { $hero } ({ $attack }/{ $defense }/{ $power })

skill-weapon = Weapon Training
skill-defense = Defense Training
skill-forge = Forge Training
skill-agriculture = Agriculture Training
skill-lore = Lore Training
slot-head = head
slot-chest = chest
slot-right = right hand
slot-left = left hand
slot-pack = pack
kind-boon = Boon
kind-hazard = Hazard
kind-maven = Maven
kind-battle = Battle card
kind-mythic = Mythic Item
kind-pool = Pool of Essence
kind-item = World Forge Item
condition-conqueror = Conqueror
condition-champion = Champion
condition-master = Master
condition-legend = Legend
how-survivor = last kingdom standing
how-length = furthest after the last round
role-any = any role
role-attacker = attacker only
role-defender = defender only

# Card texts
ability = { $head }{ $if }{ $cost }{ $may }{ $what }{ $limit }.
text-two-handed = Two-handed.
text-needs-skill = Needs { $skill } Level { $level }.
text-upgraded = Upgraded: { $text }
text-reject = If rejected: { $what }.
text-costs-capital = Costs { $n } Capital, { $role }.
text-costs-power = Costs { $n } Power, { $role }.
text-test = Test: { $what }.
text-prerequisite = Prerequisite: { $what }.
text-no-victory = Cannot be ticked for the win.
text-unlock = Unlocked when { $what }.
text-on-buy = With each card: { $what }.
text-nothing = No further bonus.
test-pay-capital = pay { $n } Capital
test-pay-power = lose { $n } Power and keep at least 1
test-pay-discard = discard { $n ->
    [one] { $n } other card
   *[other] { $n } other cards
} from your hand
test-roll = roll { $min } or more
pays-nothing = { "" }
pays-capital = pay { $n } Capital:{ " " }
pays-power = pay { $n } Power:{ " " }
may-yes = you may{ " " }
may-no = { "" }
limit-none = { "" }
limit-turn = { " " }(once per turn)
limit-battle = { " " }(once per Battle)
limit-game = { " " }(once per game)
limit-discard = { " " }(then discard this card)
limit-discard-on-success = { " " }(discard this card if it succeeds; one try per turn)
if-none = { "" }
if-all = when { $all }:{ " " }
on-always = { "" }
on-start-of-turn = Start of Turn:{ " " }
on-activate = Use:{ " " }
on-explored = After you explore:{ " " }
on-explored-other = After another player explores:{ " " }
on-rejected = When you reject a Maven:{ " " }
on-rejected-other = When another player rejects a Maven:{ " " }
on-built = When you build:{ " " }
on-built-neighbor = When a Neighbor builds:{ " " }
on-built-other = When another player builds:{ " " }
on-bought = When you buy something:{ " " }
on-bought-other = When another player buys something:{ " " }
on-rolled = After the Battle Roll:{ " " }
on-won = When you win a Battle:{ " " }
on-lost = When you lose a Battle:{ " " }
on-ended = After the Battle:{ " " }
on-slew = When you slay a Hero:{ " " }
on-conquered = When you conquer a Stronghold:{ " " }
happens-won = you win a Battle{ $conditions ->
    [0] { "" }
   *[other] { " " }while { $if }
}
happens-lost = you lose a Battle{ $conditions ->
    [0] { "" }
   *[other] { " " }while { $if }
}
happens-conquered = you conquer a Stronghold{ $conditions ->
    [0] { "" }
   *[other] { " " }while { $if }
}
happens-slew = you slay a Hero{ $conditions ->
    [0] { "" }
   *[other] { " " }while { $if }
}
happens-bought = you buy something{ $conditions ->
    [0] { "" }
   *[other] { " " }while { $if }
}
happens-built = you build{ $conditions ->
    [0] { "" }
   *[other] { " " }while { $if }
}
happens-other = it comes to pass{ $conditions ->
    [0] { "" }
   *[other] { " " }while { $if }
}
cond-attacker = you are the attacker
cond-defender = you are the defender
cond-versus-hero = the target is a Hero
cond-versus-independent = the target is an Independent Stronghold
cond-versus-controlled = the target is a controlled Stronghold
cond-versus-stronghold = the target is a Stronghold
cond-versus-player = the Battle is against a player
cond-any-skill = you have any Skill at Level { $level }
cond-skill = you have { $skill } at Level { $level }
cond-classes = you have { $n ->
    [one] { $n } Class
   *[other] { $n } Classes
}
cond-strongholds = you control { $n ->
    [one] { $n } Stronghold
   *[other] { $n } Strongholds
}
cond-residual = your Residual Capital is { $n } or more
cond-capital = you have { $n } Capital
cond-blocks = you have ticked { $n ->
    [one] { $n } Build Block
   *[other] { $n } Build Blocks
}
cond-mavens = you have { $n ->
    [one] { $n } Maven
   *[other] { $n } Mavens
}
cond-equipped = you have { $n ->
    [one] { $n } Item
   *[other] { $n } Items
} equipped
cond-slain = you have slain { $n ->
    [one] { $n } Hero
   *[other] { $n } Heroes
}
cond-skill-types = you know Skills of { $n ->
    [one] { $n } Type
   *[other] { $n } Types
}
cond-hand = you have { $n ->
    [one] { $n } card
   *[other] { $n } cards
} in your hand
cond-power-max = your Hero has { $n } Power or less
cond-bought-skill = it is a Skill
cond-bought-item = it is an Item
cond-bought-battle = it is a Battle card
cond-or = { $left } or { $right }
amount-each = { $each } for each { $counter }
amount-plus = { $plus } and { $each } more for each { $counter }
amount-share = a share of one in { $div } of { $counter }, rounded up
counter-classes = Class you have
counter-strongholds = Stronghold you control
counter-residual = your Residual Capital
counter-capital = your Capital
counter-blocks = ticked Block
counter-mavens = Maven you have
counter-equipped = equipped Item
counter-slain = Slain Hero
counter-skill-types = Skill Type you know
counter-hand = card in your hand
do-gain = gain { $n } Capital
do-gain-counted = gain Capital: { $amount }
do-lose = lose { $n } Capital
do-lose-counted = lose Capital: { $amount }
do-steal = steal { $n } Capital from { $who }
do-give = give { $n } Capital to { $who }
do-heal = heal { $n }
do-heal-counted = heal: { $amount }
do-heal-full = heal to full Power
do-lose-power = lose { $n } Power
do-lose-power-counted = lose Power: { $amount }
do-damage = deal { $n } Damage to the Hero of { $who }
do-others = for { $who }: { $what }
do-explore = explore { $n ->
    [one] once more
   *[other] { $n } more times
}
do-draw = draw the next { $kind } from the Exploration deck{ $n ->
    [one] { "" }
   *[other] { " " }({ $n } times)
}
do-salvage = take a { $kind } of your choice from the Discard Pile{ $n ->
    [one] { "" }
   *[other] { " " }({ $n } times)
}
do-discard-hand = discard { $n ->
    [one] { $n } card
   *[other] { $n } cards
} of your hand
do-discard-item = discard { $n ->
    [one] an equipped Item
   *[other] { $n } equipped Items
}
do-discard-maven = discard { $n ->
    [one] a Maven
   *[other] { $n } Mavens
} of your Inner Circle
do-steal-card = steal a random card from the hand of { $who }
do-steal-item = steal an equipped Item from { $who }
do-take-forge = take a face-up World Forge Item that costs { $n } or less for free
do-gain-skill = gain the next Level (up to { $n }) of any Skill Type
do-gain-skill-half = gain the next Level (up to { $n }) of any Skill Type for half its cost, rounded up
do-gain-class = unlock { $n ->
    [one] any Class
   *[other] any { $n } Classes
}
do-upgrade = upgrade { $n ->
    [one] { $n } Equipment Slot
   *[other] { $n } Equipment Slots
}
do-recruit = take that Maven into your Inner Circle
do-place = place { $n } Capital on this card, to be spent only on { $spend }
do-extra-attack = attack once more this turn
do-extra-build = build once more this turn
do-lasting = { $if }{ $what } { $dur }
do-choice = choose one: { $options }
do-test = Test: roll { $min } or more. Success: { $win }
do-test-or = Test: roll { $min } or more. Success: { $win }. Failure: { $lose }
do-when = if { $if }: { $then }; otherwise: { $else }
do-modify = { $n } { $stat }
do-no-hazard-power = no Power is lost to a Hazard
do-modify-counted = more { $stat }: { $amount }
do-look = when you explore, draw { $n } cards and keep one
do-halve-damage = halve the Damage that your Hero takes, rounded up
do-ignore-prereq = equip Mythic Items without their Skill
do-immune = other players cannot steal from you
do-cannot-attack = you cannot attack
do-own-plus = your Battle Roll counts as positive
do-own-minus = your Battle Roll counts as negative
do-opp-plus = your opponent's Battle Roll counts as positive
do-opp-minus = your opponent's Battle Roll counts as negative
do-reroll-new = roll again and keep the new Battle Roll
do-reroll-best = roll again and keep the better Battle Roll
do-reroll-opp-new = your opponent rolls again
do-reroll-opp-best = your opponent rolls again and keeps the better Battle Roll
do-negate = negate your opponent's Battle card
do-extra-card = you may play { $n ->
    [one] one more Battle card
   *[other] { $n } more Battle cards
}
option-free = { $what }
option-needs = { $what } (if { $need })
dur-battle = for this Battle
dur-turn = this turn
dur-next-turn = until your next turn
who-battle-opponent = your opponent
who-choose-opponent = a player of your choice
who-each-neighbor = each Neighbor
who-each-opponent = each other player
stat-attack = Hero Attack
stat-defense = Hero Defense
stat-stronghold-defense = Defense of your Strongholds
stat-max-power = maximum Power
stat-residual = Residual Capital
stat-roll = to your Battle Roll
stat-opp-roll = to your opponent's Battle Roll
stat-opp-stat = to the Attack or Defense of your opponent
stat-test-bonus = to your Test rolls
stat-damage-dealt = Damage dealt when you win
stat-damage-taken = Battle Damage taken
stat-hazard-power = Power lost to a Hazard, to be added to it
stat-skill-cost = to the price of Skill cards
stat-item-cost = to the price of World Forge Items
stat-battle-cost = to the cost of Battle cards that cost Capital
spend-anything = anything
spend-battle = Battle cards
spend-item = World Forge Items
spend-skills = Skills
spend-skill = { $skill }

# Questions
ask-waiting = { $seat } is deciding.
ask-kingdom = Which kingdom do you choose?
ask-line = In which order do your Heroes stand?
ask-action-before = Your turn: explore, or do something else first?
ask-action = Your turn: what do you do? Build or attack ends it.
ask-keep = Which card do you keep?
ask-maven = Do you accept { $card }?
ask-option = { $card }: which option?
ask-player = { $card }: which player?
ask-slot = Which Equipment Slot do you upgrade?
ask-skill = Which Skill do you gain?
ask-skill-half = Which Skill do you gain for half its cost?
ask-class = Which Class do you unlock?
ask-salvage = Which { $kind } do you take from the Discard Pile?
ask-forge = Which Item that costs { $n } or less do you take?
ask-discard-hand = Which card of your hand do you discard?
ask-discard-item = Which equipped Item do you discard?
ask-discard-maven = Which Maven do you discard?
ask-loot = Which Item of the Slain Hero of { $seat } do you take?
ask-steal-item = Which Item do you steal from { $seat }?
ask-may = Do you use { $card }?
ask-block = Which Build Block do you tick?
ask-extra = You may act once more. What do you do?
ask-battle-card = Do you place a Battle card face down?
ask-extra-card = Do you play one more Battle card?
ask-reroll = { $card }: do you roll again?
ask-draft = What does your offer say?
ask-offer = { $seat } makes you an offer. What do you say?

# Answers
opt-kingdom = Play { $kingdom }
opt-line = { $heroes }
opt-explore = Explore
opt-build = Build: collect { $n } Residual Capital, then tick a Block
opt-attack = Attack { $target }
opt-buy-skill = Buy { $skill } Level { $level } for { $price }: { $text }
opt-buy-item = Buy { $card } (printed cost { $price }): { $text }
opt-equip = Equip { $card }
opt-unequip = Take off { $card }
opt-use = Use { $card }: { $text }
opt-test = Perform the Test of { $card }: { $text }
opt-spare = Do not spend the Capital on { $card } this turn
opt-offer = Offer { $seat } a trade
opt-keep = Keep { $card }: { $text }
opt-accept = Accept { $card }: { $text }
opt-reject = Reject { $card }: { $what }
opt-option = { $what }
opt-number = Option { $n }
opt-player = { $seat }
opt-slot = Upgrade: { $slot }
opt-train = { $skill }
opt-class = { $class }: { $text }
opt-take = Take { $card }: { $text }
opt-discard = Discard { $card }
opt-yes = Yes
opt-no = No
opt-tick = Tick { $block }: { $text }
opt-no-tick = Tick nothing
opt-play = Play { $card }: { $text }
opt-no-card = No Battle card
opt-reroll = Roll again
opt-keep-roll = Keep the roll
opt-pass = Nothing more
opt-give = Give { $n } Capital
opt-give-card = Give { $card }
opt-want = Ask for { $n } Capital
opt-want-card = Ask for { $card }
opt-promise-truce = Promise not to attack in your next turn
opt-want-truce = Ask not to be attacked in the partner's next turn
opt-promise-attack = Promise to attack { $seat } in your next turn
opt-want-attack = Ask the partner to attack { $seat } in their next turn
opt-propose = Make the offer
opt-withdraw = Drop the offer
opt-accept-offer = Accept
opt-refuse = Refuse
opt-counter = Make a counter-offer

# The log
told-kingdom = { $seat } plays { $kingdom }.
told-line-chosen = { $seat } has chosen a Line of Succession.
told-line = The Line of Succession of { $seat }: { $heroes }.
told-dealt = { $seat } gets Battle cards.
told-dealt-seen = { $seat } gets { $cards }.
told-turn = Round { $round }: { $seat } begins a turn.
told-gained = { $seat } gains { $n } Capital.
told-gained-by = { $seat } gains { $n } Capital by { $card }.
told-lost = { $seat } loses { $n } Capital.
told-lost-by = { $seat } loses { $n } Capital by { $card }.
told-moved = { $n } Capital of { $seat } goes to { $to }.
told-placed = { $seat } places { $n } Capital on { $card }.
told-paid = { $seat } pays { $n } Capital.
told-paid-from-cards = { $seat } pays { $n } Capital, { $cards } of it from cards.
told-spared = { $seat } leaves the Capital on { $card } alone this turn.
told-healed = The Hero of { $seat } heals { $n }.
told-healed-by = The Hero of { $seat } heals { $n } by { $card }.
told-hurt = The Hero of { $seat } loses { $n } Power.
told-hurt-by = The Hero of { $seat } loses { $n } Power by { $card }.
told-looked = { $seat } looks at several cards and keeps one.
told-looked-seen = { $seat } looks at { $cards } and keeps one.
told-drew = { $seat } draws a card to the hand.
told-drew-kind = { $seat } draws a { $kind }.
told-drew-seen = { $seat } draws { $card }.
told-revealed = { $seat } reveals { $card }.
told-reshuffled = The Discard Pile becomes the new Exploration deck.
told-accepted = { $card } joins the Inner Circle of { $seat }.
told-rejected = { $seat } rejects { $card }.
told-recruited = { $seat } recruits { $card } from the Discard Pile.
told-discarded = { $seat } discards { $card }.
told-salvaged = { $seat } takes { $card } from the Discard Pile.
told-stolen = { $seat } steals a card from { $from }.
told-stolen-seen = { $seat } steals { $card } from { $from }.
told-item-taken = { $seat } takes { $card } from the Hero of { $from }.
told-item-bought = { $seat } buys { $card } for { $n }.
told-item-gained = { $seat } takes { $card } from the World Forge.
told-skill-bought = { $seat } buys { $skill } Level { $level } for { $n }.
told-skill-gained = { $seat } gains { $skill } Level { $level } for { $n }.
told-upgraded = { $seat } upgrades a slot: { $slot }.
told-equipped = { $seat } equips { $card }.
told-unequipped = { $seat } takes off { $card }.
told-used = { $seat } uses { $card }.
told-tested = { $seat } rolls { $die } with { $bonus }, needs { $needs }.
told-pool = { $seat } tries the Test of { $card }.
told-blessed = The Hero of { $seat } is Blessed by { $card }.
told-class = { $seat } unlocks { $class }.
told-built = { $seat } builds and collects { $n } Residual Capital.
told-ticked = { $seat } ticks { $block }.
told-lasting = { $card } lasts for { $seat }.
told-attacked = { $seat } attacks { $target }.
told-no-card = { $seat } places no Battle card.
told-committed = { $seat } places a Battle card face down.
told-committed-seen = { $seat } places { $card } face down.
told-played = { $seat } plays { $card }.
told-negated = { $card } of { $seat } is negated.
told-rolled = { $seat } rolls { $die }.
told-rerolled = { $seat } rolls again by { $card }: { $die }, and keeps { $kept }.
told-scored = Attack { $attack } { $attack_roll } = { $ats } against Defense { $defense } { $defense_roll } = { $dts }.
told-won = { $seat } wins the Battle.
told-held = { $hold } holds out.
told-conquered = { $seat } conquers { $hold }.
told-captured = { $seat } takes { $hold } from { $from }.
told-appeared = { $hold } stands open to attack.
told-slain = { $hero } of { $seat } perishes.
told-slain-by = { $hero } of { $seat } is slain by { $slayer }.
told-active = { $hero } now leads { $seat }.
told-eliminated = The kingdom of { $seat } falls.
told-offering = { $seat } thinks of an offer to { $to }.
told-offered = { $seat } offers { $to }: { $terms }.
told-withdrawn = { $seat } drops the offer.
told-refused = { $seat } refuses.
told-countering = { $seat } thinks of a counter-offer.
told-traded = { $seat } and { $to } trade: { $terms }.
told-truce-kept = { $seat } kept the truce with { $to }.
told-truce-broken = { $seat } breaks the truce with { $to }!
told-contract-kept = { $seat } does what { $to } paid for and gets { $n } Capital.
told-contract-broken = { $seat } did not do what { $to } paid for; { $n } Capital goes back.
told-condition = { $seat } is a { $condition }!
told-over = The game is won by { $winners }: { $how }.
terms-give = gives { $n } Capital
terms-give-cards = gives { $cards }
terms-want = wants { $n } Capital
terms-want-cards = wants { $cards }
terms-promise-truce = promises not to attack in the next turn
terms-want-truce = wants not to be attacked in the next turn
terms-promise-attack = promises to attack { $seat } in the next turn
terms-want-attack = wants { $seat } to be attacked in the next turn

# The table
sheet-table = The table (a reconstruction of the lost cards)
sheet-round = Round { $round }, turn of { $seat }
sheet-decks = Cards left in the decks: Exploration { $exploration }, World Forge { $forge }, Strongholds { $strongholds }
sheet-forge = World Forge: { $card } for { $n }. { $text }
sheet-stronghold = Stronghold: { $hold }, Defense { $defense }, { $initial } Capital at once, +{ $residual } Residual. { $text }
sheet-college = { $skill } { $n }
sheet-colleges = Skill cards left: { $colleges }
sheet-discard = Discard Pile: { $cards }
sheet-battle = Battle: { $seat } attacks { $target }
sheet-attacker = Attack { $n }
sheet-defender = Defense { $n }
sheet-face-down = a card lies face down
sheet-face-down-own = face down: { $card }
sheet-played = played: { $cards }
sheet-negated = negated: { $card }
sheet-roll = Battle Roll { $n }
sheet-trade = Offer of { $seat } to { $to }
sheet-offer = { $terms }
sheet-offer-hidden = not made yet
sheet-kingdom = { $seat }: { $kingdom }
sheet-no-kingdom = no kingdom yet
sheet-eliminated = eliminated
sheet-capital = Capital { $capital }, Residual { $residual }, { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} in hand
sheet-hero = { $hero }: Attack { $attack }, Defense { $defense }, Power { $power } of { $most }; { $left ->
    [0] nobody follows
    [one] { $left } Hero follows
   *[other] { $left } Heroes follow
}. { $text }
sheet-slot = { $slot }: { $card }
sheet-upgraded = Upgraded slots: { $list }
sheet-mavens = Inner Circle: { $list }
sheet-blessing = Blessed by { $list }
sheet-holds = Strongholds: { $list }
sheet-skill = { $skill } { $level }
sheet-skills = Skills: { $list }
sheet-classes = Classes: { $list }
sheet-blocks = Blocks: { $list }
sheet-placed-on = { $n } on { $card }
sheet-placed = Capital on cards: { $list }
sheet-slain = Slain Heroes: { $n }
sheet-conditions = Fulfilled: { $list }
sheet-truce-now = may not attack { $seat } this turn
sheet-truce-next = truce with { $seat } in the next turn
sheet-contract = promised { $seat } to attack { $target } for { $n } Capital in escrow
sheet-honour = Promises kept { $kept }, broken { $broken }
sheet-known = Known cards in hand: { $list }
sheet-hand = Your hand
sheet-card = { $kind }: { $card }. { $text }

# Refusals
refused-option = This option needs something that you do not have.
refused-target = There is nothing to act on at that player.
refused-slot = That slot is upgraded already.
refused-class = That Class is unlocked already.
refused-kingdom = That kingdom is taken.
refused-keep = That card is not among those you look at.
refused-accept = You do not have what the offer asks for.
refused-counter = There are at most { $needs } counter-offers; { $has } were made.
refused-draft = The offer cannot say that here.
refused-card = That card is not to be had here.
refused-question = That is not an answer to the open question.
refused-explored = You have explored already this turn.
refused-explore-first = Explore before you build or attack.
refused-actions = There are at most { $needs } Other Actions in a turn; { $has } were taken.
refused-not-equipped = That Item is not equipped.
refused-spare = No Capital that could be spared lies there.
refused-offer-self = Nobody trades with himself.
refused-offers = There are at most { $needs } offers in a turn; { $has } were made.
refused-level = A Skill has four Levels.
refused-college = No card of that Skill is left.
refused-price = It costs { $needs } Capital; you have { $has } for it.
refused-not-in-row = That Item does not lie in the World Forge row.
refused-not-in-hand = That card is not in your hand.
refused-waiting = An Item taken in Battle waits for your next turn.
refused-prereq = It needs a Skill at Level { $needs }; yours is { $has }.
refused-no-item = That card is no Item.
refused-not-in-play = Nothing of that kind can be used here.
refused-used = It has been used already.
refused-nothing-to-do = There is nothing for it to act on.
refused-test = The Test asks for something that you do not have.
refused-cannot-attack = You cannot attack this turn.
refused-own-target = You cannot attack yourself.
refused-truce = A truce protects that player this turn.
refused-no-target = That cannot be attacked.
refused-no-block = There is no such Block.
refused-ticked = That Block is ticked already.
refused-link = The Block before it is not ticked.
refused-block-prereq = Its prerequisite is not met.
refused-no-victory = This Block may not win the game.
refused-no-battle-card = That is no Battle card.
refused-role = That card is for the other side of a Battle.
refused-power = It needs { $needs } Power so that 1 is left; you have { $has }.

# Facts behind a hint, said after "This"
fact-wins = wins the game
fact-fulfils = fulfils the Victory Condition { $condition }
fact-nearer = makes { $n } of { $all } for { $condition }
fact-takes-surely = takes { $target } with any roll (Attack { $attack } against { $defense })
fact-takes-on = takes { $target } with a roll of { $n } or more (Attack { $attack } against { $defense })
fact-takes-hardly = cannot take { $target } by a roll alone (Attack { $attack } against { $defense })
fact-against-hold = sets Attack { $attack } against Defense { $defense } of { $target }, and both roll
fact-against-hero = sets Attack { $attack } against Defense { $defense } of { $target }, and both roll
fact-may-slay = may slay { $target } (Attack { $attack } against { $defense }, and both roll)
fact-ticks = ticks { $name }
fact-trains = reaches Level { $level } of { $skill }
fact-unlocks = unlocks the Class { $name }
fact-brings = brings { $cards }
fact-recruits = wins { $cards } for the Inner Circle
fact-blesses = blesses the Hero by { $cards }
fact-gives-up = gives up { $cards }
fact-gains = gains { $n } Capital
fact-costs = costs { $n } Capital
fact-spends-placed = spends { $n } Capital from cards
fact-residual-up = raises Residual Capital to { $now }
fact-residual-down = lowers Residual Capital to { $now }
fact-heals = heals { $n } Power
fact-hurts = costs { $n } Power
fact-attack-up = raises Attack to { $now }
fact-attack-down = lowers Attack to { $now }
fact-defense-up = raises Defense to { $now }
fact-defense-down = lowers Defense to { $now }
fact-loses-hero = costs the life of the Hero
fact-slays = slays the Hero of { $seat }
fact-wounds = takes { $n } Power from the Hero of { $seat }
fact-robs = takes { $n } Capital from { $seat }
fact-favours = brings { $seat } { $n } Capital
fact-exposed = lets lucky rolls of { $seats } slay your Hero
fact-safe = makes your Hero safe from rolls of { $seats }
