# Winds of Numa Sera, in English.

the-thing = { $name }
the-player = { $seat }
the-hero-of = { $seat }'s Hero
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
kind-battle = Battle Card
kind-mythic = Mythic Item
kind-pool = Pool of Essence
kind-item = World Forge Item
condition-conqueror = Conqueror
condition-champion = Champion
condition-master = Master
condition-legend = Legend
how-survivor = last Kingdom standing
how-length = furthest ahead after the last round
role-any = attacker or defender
role-attacker = attacker only
role-defender = defender only

# Card texts
ability = { $head }{ $if }{ $cost }{ $may }{ $what }{ $limit }.
text-two-handed = Two-handed.
text-needs-skill = Requires { $skill } Level { $level }.
text-upgraded = Upgraded: { $text }
text-blessed = Blessed: { $text }
text-reject = If rejected: { $what }.
text-costs-capital = Cost: { $n } Capital ({ $role }).
text-costs-power = Cost: { $n } Power, paid first ({ $role }).
text-test = Test: { $what }.
text-prerequisite = Prerequisite: { $what }.
text-no-victory = Neither ticking it nor what you choose for it may win you the game.
text-unlock = Unlocked when { $what }.
text-on-buy = Each time you buy or gain a card of this Skill, { $what }.
text-nothing = No further bonus.
test-pay-capital = pay { $n } Capital
test-pay-power = lose { $n } Power and keep at least 1
test-pay-discard = discard { $n ->
    [one] { $n } other card
   *[other] { $n } other cards
} from your hand
test-roll = roll { $min } or higher (one attempt per turn)
pays-nothing = { "" }
pays-capital = pay { $n } Capital, then{ " " }
pays-power = pay { $n } Power, then{ " " }
may-yes = you may{ " " }
may-no = { "" }
may-reroll-new = you may reroll your Battle Roll and keep the new result
may-reroll-best = you may reroll your Battle Roll and keep the better result
may-extra-attack = you may attack again this turn
may-extra-build = you may build again this turn
limit-none = { "" }
limit-turn = { " " }(once per turn)
limit-battle = { " " }(once per Battle)
limit-game = { " " }(once per game)
limit-discard = { " " }(discard this card when you use it)
limit-discard-on-success = { " " }(discard this card on a success; one attempt per turn)
if-none = { "" }
if-all = if { $all },{ " " }
if-behind = { " " }if { $all }
on-always = { "" }
on-start-of-turn = Start of Turn:{ " " }
on-activate = Use:{ " " }
on-explored = After you explore,{ " " }
on-explored-other = After another player explores,{ " " }
on-rejected = When you reject a Maven,{ " " }
on-rejected-other = When another player rejects a Maven,{ " " }
on-built = When you build,{ " " }
on-built-neighbor = When a Neighbor builds,{ " " }
on-built-other = When another player builds,{ " " }
on-bought = When you buy { $good },{ " " }
on-bought-neighbor = When a Neighbor buys { $good },{ " " }
on-bought-other = When another player buys { $good },{ " " }
on-rolled = After the Battle Roll,{ " " }
on-won = When you win a Battle{ $how },{ " " }
on-lost = When you lose a Battle{ $how },{ " " }
on-won-this = If you win this Battle{ $how },{ " " }
on-lost-this = If you lose this Battle{ $how },{ " " }
how-any = { "" }
how-player = { " " }against a player
how-attacker = { " " }as the attacker
how-attacker-player = { " " }against a player as the attacker
how-defender = { " " }as the defender
how-defender-player = { " " }against a player as the defender
good-any = something
good-skill = a Skill
good-item = an Item
good-battle = a Battle Card
on-ended = After the Battle,{ " " }
on-slew = When you slay a Hero,{ " " }
on-conquered = When you conquer a Stronghold,{ " " }
happens-won = you win a Battle{ $how }{ $conditions ->
    [0] { "" }
   *[other] { " " }while { $if }
}
happens-lost = you lose a Battle{ $how }{ $conditions ->
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
happens-other = it happens{ $conditions ->
    [0] { "" }
   *[other] { " " }while { $if }
}
cond-attacker = you are the attacker
cond-defender = you are the defender
cond-attacks-hero = you attack a Hero
cond-attacks-independent = you attack an Independent Stronghold
cond-attacks-controlled = you attack a controlled Stronghold
cond-attacks-stronghold = you attack a Stronghold
cond-attacks-player = you attack a player
cond-versus-hero = the target is a Hero
cond-versus-independent = the target is an Independent Stronghold
cond-versus-controlled = the target is a controlled Stronghold
cond-versus-stronghold = the target is a Stronghold
cond-versus-player = your opponent is a player
cond-any-skill = you have any Skill at Level { $level } or higher
cond-skill = you have { $skill } at Level { $level } or higher
cond-classes = you have { $n } or more Classes
cond-strongholds = you control { $n } or more Strongholds
cond-residual = your Residual Capital is { $n } or more
cond-capital = you have { $n } or more Capital
cond-blocks = you have ticked { $n } or more Build Blocks (not counting the pre-ticked one)
cond-mavens = you have { $n } or more Mavens
cond-equipped = you have { $n } or more Items equipped
cond-slain = you have slain { $n } or more Heroes
cond-skill-types = you know { $n } or more Skill Types
cond-hand = you have { $n } or more cards in your hand
cond-power-max = your Hero has { $n } Power or less
cond-bought-skill = it is a Skill
cond-bought-item = it is an Item
cond-bought-battle = it is a Battle Card
cond-or = { $left } or { $right }
amount-share = { $div ->
    [2] half
    [3] a third
   *[other] 1/{ $div }
}
counter-classes = Class you have
counter-strongholds = Stronghold you control
counter-residual = your Residual Capital
counter-capital = the Capital on your mat
counter-blocks = Build Block you have ticked
counter-mavens = Maven you have
counter-equipped = equipped Item
counter-slain = Slain Hero
counter-skill-types = Skill Type you know
counter-hand = card in your hand
do-gain = gain { $n } Capital
do-gain-each = gain { $each } Capital for each { $counter }
do-gain-plus = gain { $plus } Capital, plus { $each } for each { $counter }
do-gain-share = gain Capital equal to { $share } of { $counter } (rounded up)
do-lose = lose { $n } Capital
do-lose-each = lose { $each } Capital for each { $counter }
do-lose-plus = lose { $plus } Capital, plus { $each } for each { $counter }
do-lose-share = lose Capital equal to { $share } of { $counter } (rounded up)
do-steal = steal { $n } Capital from { $who }
do-give = give { $n } Capital to { $who }
do-heal = heal { $n }
do-heal-each = heal { $each } for each { $counter }
do-heal-plus = heal { $plus }, plus { $each } for each { $counter }
do-heal-share = heal { $share } of { $counter } (rounded up)
do-heal-full = heal to full Power
do-lose-power = lose { $n } Power
do-lose-power-each = lose { $each } Power for each { $counter }
do-lose-power-plus = lose { $plus } Power, plus { $each } for each { $counter }
do-lose-power-share = lose Power equal to { $share } of { $counter } (rounded up)
do-damage = deal { $n } Damage to { $who }'s Hero
do-others = have { $who } { $what }
do-others-gain = { $who } gains { $n } Capital
do-others-lose-power = { $who } loses { $n } Power
do-explore = explore { $n ->
    [one] again
   *[other] { $n } more times
}
do-draw = draw the next { $kind } from the Exploration Deck{ $n ->
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
} from your hand
do-discard-item = discard { $n ->
    [one] an equipped Item
   *[other] { $n } equipped Items
}
do-discard-maven = discard { $n ->
    [one] a Maven
   *[other] { $n } Mavens
} from your Inner Circle
do-steal-card = steal a random card from { $who }'s hand
do-steal-item = steal an equipped Item from { $who }
do-take-forge = take a face-up World Forge Item of cost { $n } or less for free
do-gain-skill = gain the next Level (up to { $n }) of any Skill Type
do-gain-skill-half = gain the next Level (up to { $n }) of any Skill Type for half its cost (rounded up)
do-gain-class = unlock { $n ->
    [one] any Class
   *[other] any { $n } Classes
}
do-upgrade = upgrade { $n ->
    [one] { $n } Equipment Slot
   *[other] { $n } Equipment Slots
}
do-recruit = take that Maven into your Inner Circle
do-place = place { $n } Capital on this card to spend only on { $spend }
do-place-freely = place { $n } Capital on this card to spend on anything
do-extra-attack = gain an extra Attack this turn
do-extra-build = gain an extra Build this turn
do-lasting = { $what } { $dur }{ $if }
do-choice = choose one: { $options }
either-semicolon = { $left }; { $right }
or-semicolon = { $left }; or { $right }
do-test = roll the Battle Die for a Test; on { $min } or higher, { $win }
do-test-or = roll the Battle Die for a Test; on { $min } or higher, { $win }; otherwise, { $lose }
do-when = if { $if }, { $then }; otherwise, { $else }
do-modify = { $n } { $stat }
do-no-hazard-power = lose no Power to Hazards
do-less-hazard-power = lose { $n } less Power to each Hazard
do-modify-each = { $n } { $stat } for each { $counter }
do-modify-plus = { $n } { $stat }, plus { $each } for each { $counter }
do-modify-share = { $stat }: +{ $share } of { $counter } (rounded up)
do-look = when you explore, draw { $n } cards and keep one
do-halve-damage = halve the Damage your Hero takes (rounded up)
do-ignore-prereq = ignore the Skill prerequisites of Mythic Items
do-immune = other players cannot steal from you
do-cannot-attack = you cannot attack
do-own-plus = treat your Battle Roll as positive
do-own-minus = treat your Battle Roll as negative
do-opp-plus = treat your opponent's Battle Roll as positive
do-opp-minus = treat your opponent's Battle Roll as negative
do-reroll-new = reroll your Battle Roll and keep the new result
do-reroll-best = reroll your Battle Roll and keep the better result
do-reroll-opp-new = make your opponent reroll and keep the new result
do-reroll-opp-best = make your opponent reroll and keep the better result
do-negate = negate your opponent's Battle Card
do-extra-card = you may play { $n ->
    [one] one more Battle Card
   *[other] { $n } more Battle Cards
}
option-free = { $what }
option-needs = { $what } (if { $need })
dur-battle = for this Battle
dur-turn = this turn
dur-next-turn = until your next turn
who-battle-opponent = your opponent
who-choose-opponent = another player
who-each-neighbor = each Neighbor
who-each-opponent = each other player
stat-attack = Hero Attack
stat-defense = Hero Defense
stat-stronghold-defense = Stronghold Defense
stat-max-power = maximum Power
stat-residual = Residual Capital
stat-roll = to your Battle Roll
stat-opp-roll = to your opponent's Battle Roll
stat-opp-stat = to your opponent's Attack or Defense
stat-test-bonus = to your Test rolls
stat-damage-dealt = Damage when you win
stat-damage-taken = Damage taken in Battle
stat-hazard-power = Power lost to Hazards
stat-skill-cost = to the cost of Skill Cards
stat-item-cost = to the cost of World Forge Items
stat-battle-cost = to the cost of Battle Cards that cost Capital
spend-battle = Battle Cards
spend-item = World Forge Items
spend-skills = Skills
spend-skill = { $skill }

# Questions
ask-waiting = { $seat } is deciding.
ask-kingdom = Which Kingdom do you choose?
ask-line = Choose your Line of Succession.
ask-action-before = Your turn: explore, or do something else first?
ask-action = Your turn: what do you do? Building or attacking ends it.
ask-keep = Which card do you keep?
ask-maven = Do you accept { $card }?
ask-option = { $card }: choose one.
ask-player = { $card }: choose a player.
ask-slot = Which Equipment Slot do you upgrade?
ask-skill = Which Skill do you gain?
ask-skill-half = Which Skill do you gain for half its cost?
ask-class = Which Class do you unlock?
ask-salvage = Which { $kind } do you take from the Discard Pile?
ask-forge = Which Item of cost { $n } or less do you take?
ask-discard-hand = Which card from your hand do you discard?
ask-discard-item = Which equipped Item do you discard?
ask-discard-maven = Which Maven do you discard?
ask-loot = Which Item do you take from { $seat }'s Slain Hero?
ask-steal-item = Which Item do you steal from { $seat }?
ask-may = Do you use { $card }?
ask-block = Which Build Block do you tick?
ask-extra = You may act again. What do you do?
ask-battle-card = Play a Battle Card face down?
ask-extra-card = Play another Battle Card?
ask-reroll = { $card }: do you reroll?
ask-draft = What do you offer?
ask-offer = { $seat } makes you an offer. What do you answer?

# Answers
opt-kingdom = Play { $kingdom }
opt-line = { $heroes }
opt-alone = { $card }: { $what }
opt-alone-line = Heroes in this order: { $heroes }
opt-alone-answer = { $question } { $answer }
opt-explore = Explore
opt-build = Build: collect { $n } Residual Capital, then tick a Block
opt-attack = Attack { $target }
opt-buy-skill = Buy { $skill } Level { $level } for { $price } Capital: { $text }
opt-buy-item = Buy { $card } for { $price } Capital: { $text }
opt-equip = Equip { $card }
opt-unequip = Unequip { $card }
opt-use = Use { $card }: { $text }
opt-test = Attempt { $card }: { $text }
opt-spare = Save the Capital on { $card } this turn
opt-offer = Offer { $seat } a trade
opt-keep = Keep { $card }: { $text }
opt-accept = Accept { $card }: { $text }
opt-reject = Reject { $card }: { $what }
opt-option = { $what }
opt-number = Option { $n }
opt-player = { $seat }
opt-slot = Upgrade: { $slot }
opt-train = { $skill } Level { $level }: { $text }
opt-train-half = { $skill } Level { $level } for { $price } Capital: { $text }
opt-class = { $class }: { $text }
opt-take = Take { $card }: { $text }
opt-discard = Discard { $card }
opt-yes = Yes
opt-no = No
opt-tick = Tick { $block }: { $text }
opt-no-tick = Don't tick a Block
opt-play = Play { $card } for { $cost }: { $text }
cost-capital = { $n } Capital
cost-power = { $n } Power
opt-no-card = Don't play a Battle Card
opt-reroll = Reroll
opt-keep-roll = Keep the roll
opt-pass = Done
opt-give = Give { $n } Capital
opt-give-card = Give { $card }
opt-want = Ask for { $n } Capital
opt-want-card = Ask for { $card }
opt-promise-truce = Promise not to attack { $to } on your next turn
opt-want-truce = Ask { $to } not to attack you on their next turn
opt-promise-attack = Promise to attack { $seat } on your next turn
opt-want-attack = Ask { $to } to attack { $seat } on their next turn
opt-propose = Make the offer
opt-withdraw = Drop the draft
opt-accept-offer = Accept
opt-refuse = Decline
opt-counter = Make a counter-offer

# The log
told-together = { $all }
told-kingdom = { $seat } plays { $kingdom }.
told-line-chosen = { $seat } has chosen a Line of Succession.
told-line = { $seat }'s Line of Succession: { $heroes }.
told-dealt = { $seat } is dealt Battle Cards.
told-dealt-seen = { $seat } is dealt { $cards }.
chapter-round = Round { $round }
told-turn = Round { $round }: { $seat }'s turn.
told-gained = { $seat } gains { $n } Capital.
told-gained-by = { $seat } gains { $n } Capital ({ $card }).
told-lost = { $seat } loses { $n } Capital.
told-lost-by = { $seat } loses { $n } Capital ({ $card }).
told-moved = { $to } receives { $n } Capital from { $seat }.
told-moved-by = { $to } receives { $n } Capital from { $seat } ({ $card }).
told-placed = { $seat } places { $n } Capital on { $card }.
told-paid = { $seat } pays { $n } Capital.
told-paid-from-cards = { $seat } pays { $n } Capital, { $cards } of it from cards.
told-spared = { $seat } saves the Capital on { $card } this turn.
told-healed = { $seat }'s Hero heals { $n }.
told-healed-by = { $seat }'s Hero heals { $n } ({ $card }).
told-hurt = { $seat }'s Hero loses { $n } Power.
told-hurt-by = { $seat }'s Hero loses { $n } Power ({ $card }).
told-looked = { $seat } looks at several cards and keeps one.
told-looked-seen = { $seat } looks at { $cards } and keeps one.
told-drew = { $seat } draws a card.
told-drew-kind = { $seat } draws a { $kind }.
told-drew-seen = { $seat } draws { $card }.
told-revealed = { $seat } reveals { $card }.
told-reshuffled = The Discard Pile becomes the new Exploration Deck.
told-accepted = { $card } joins { $seat }'s Inner Circle.
told-rejected = { $seat } rejects { $card }.
told-recruited = { $seat } recruits { $card } from the Discard Pile.
told-discarded = { $seat } discards { $card }.
told-salvaged = { $seat } takes { $card } from the Discard Pile.
told-stolen = { $seat } steals a card from { $from }.
told-stolen-seen = { $seat } steals { $card } from { $from }.
told-item-taken = { $seat } takes { $card } from { $from }'s Hero.
told-item-bought = { $seat } buys { $card } for { $n } Capital.
told-item-gained = { $seat } takes { $card } from the World Forge.
told-skill-bought = { $seat } buys { $skill } Level { $level } for { $n } Capital.
told-skill-gained = { $seat } gains { $skill } Level { $level } for { $n } Capital.
told-upgraded = { $seat } upgrades a slot: { $slot }.
told-equipped = { $seat } equips { $card }.
told-unequipped = { $seat } unequips { $card }.
told-used = { $seat } uses { $card }.
told-tested = { $seat } rolls { $die } (bonus { $bonus }, needs { $needs }).
told-pool = { $seat } attempts { $card }.
told-blessed = { $card } blesses { $seat }'s Hero.
told-class = { $seat } unlocks the { $class } Class.
told-built = { $seat } builds and collects { $n } Residual Capital.
told-ticked = { $seat } ticks { $block }.
told-lasting = { $card } takes effect for { $seat }.
told-attacked = { $seat } attacks { $target }.
told-attacked-hero = { $seat } attacks { $target }.
told-no-card = { $seat } plays no Battle Card.
told-committed = { $seat } plays a Battle Card face down.
told-committed-seen = { $seat } plays { $card } face down.
told-played = { $seat } plays { $card }.
told-negated = { $seat }'s { $card } is negated.
told-rolled = { $seat } rolls { $die }.
told-rerolled = { $seat } rerolls ({ $card }): { $die }, keeping { $kept }.
told-scored = Attack { $attack } { $attack_roll } = { $ats } against Defense { $defense } { $defense_roll } = { $dts }.
told-won = { $seat } wins the Battle.
told-held = { $hold } holds out.
told-conquered = { $seat } conquers { $hold }.
told-captured = { $seat } takes { $hold } from { $from }.
told-appeared = { $hold } is revealed.
told-slain = { $seat }'s Hero { $hero } is Slain.
told-slain-by = { $slayer } slays { $seat }'s Hero { $hero }.
told-active = { $hero } becomes { $seat }'s Active Hero.
told-eliminated = { $seat } is eliminated.
told-offering = { $seat } is preparing an offer for { $to }.
told-offered = { $seat } offers { $to }: { $terms }.
told-withdrawn = { $seat } drops the draft.
told-refused = { $seat } declines.
# Facts that hold for everyone who sees the table: people may have had other reasons, bots had just these.
told-refused-nears-victory = { $seat } declines. The offer would have brought { $to } within one step of winning.
told-refused-helps-leader = { $seat } declines. { $to } is one step from winning, and the offer would have helped them.
told-refused-unshown = { $seat } declines. The offer asked for cards that { $seat } has not shown.
told-refused-on-a-word = { $seat } declines. The offer rested on the word of { $to }, who has broken it before.
told-refused-poor-attack = { $seat } declines. The Attack that was asked for would probably fail.
told-refused-too-dear = { $seat } declines. The offer asked { $seat } for more than it gave.
told-refused-helps-more = { $seat } declines. The offer would have helped { $to } more than { $seat }.
told-countering = { $seat } is preparing a counter-offer.
told-traded = { $seat } trades with { $to }: { $terms }.
told-truce-kept = { $seat } keeps the truce with { $to }.
told-truce-broken = { $seat } breaks the truce with { $to }!
told-contract-kept = { $seat } keeps the contract with { $to } and is paid { $n } Capital.
told-contract-broken = { $seat } breaks the contract with { $to }; { $n } Capital is returned.
told-condition = { $seat } achieves { $condition }!
told-over = Game over. Won by { $winners } ({ $how }).
terms-give = gives { $n } Capital
terms-give-cards = gives { $cards }
terms-want = wants { $n } Capital
terms-want-cards = wants { $cards }
terms-promise-truce = promises not to attack on the next turn
terms-want-truce = wants a truce for the next turn
terms-promise-attack = promises to attack { $seat } on the next turn
terms-want-attack = wants an attack on { $seat } on the next turn
terms-get = gets { $n } Capital
terms-get-cards = gets { $cards }
terms-get-truce = is promised a truce for the next turn
terms-get-attack = is promised an attack on { $seat } on the next turn

# The table
sheet-table = The table (card texts are a reconstruction)
sheet-round = Round { $round }, { $seat }'s turn
sheet-decks = Cards left in the decks: Exploration { $exploration }, World Forge { $forge }, Strongholds { $strongholds }
sheet-forge = World Forge: { $card } for { $n } Capital. { $text }
sheet-forge-reduced = World Forge: { $card } for { $n } Capital instead of { $printed }. { $text }
sheet-stronghold = Stronghold: { $hold }, Defense { $defense }, { $initial } Capital when conquered, +{ $residual } Residual. { $text }
sheet-college = { $skill } { $n }
sheet-colleges = Skill Cards left: { $colleges }
sheet-discard = Discard Pile: { $cards }
sheet-battle = Battle: { $seat } attacks { $target }
sheet-attacker = Attack { $n }
sheet-defender = Defense { $n }
sheet-face-down = a face-down card
sheet-face-down-own = face down: { $card }
sheet-played = played: { $cards }
sheet-negated = negated: { $card }
sheet-roll = Battle Roll { $n }
sheet-trade = { $seat }'s offer to { $to }
sheet-offer = { $terms }
sheet-offer-hidden = not made yet
sheet-kingdom = { $seat }: { $kingdom }
sheet-no-kingdom = no Kingdom yet
sheet-eliminated = eliminated
sheet-capital = Capital { $capital }, Residual { $residual }, { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} in hand
sheet-hero = { $hero }: Attack { $attack }, Defense { $defense }, Power { $power } of { $most }; { $left ->
    [0] no successor
    [one] { $left } successor
   *[other] { $left } successors
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
sheet-conditions = Victory Conditions: { $list }
sheet-truce-now = promised not to attack { $seat } this turn
sheet-truce-next = truce with { $seat } on the next turn
sheet-contract = contract with { $seat }: attack { $target } for { $n } Capital in escrow
sheet-honour = Promises: { $kept } kept, { $broken } broken
sheet-known = Known cards in hand: { $list }
sheet-hand = Your hand
sheet-card = { $kind }: { $card }. { $text }

# Refusals
refused-option = You lack what this option requires.
refused-target = That player has nothing this can affect.
refused-slot = That slot is already upgraded.
refused-class = That Class is already unlocked.
refused-kingdom = That Kingdom is taken.
refused-keep = That card is not among those you are looking at.
refused-accept = You do not have what the offer asks for.
refused-counter = At most { $needs } counter-offers are allowed; { $has } have been made.
refused-draft = The offer cannot include that here.
refused-card = That card is not available here.
refused-question = That does not answer the question.
refused-explored = You have already explored this turn.
refused-explore-first = You must explore before you build or attack.
refused-actions = At most { $needs } Other Actions are allowed per turn; you have taken { $has }.
refused-not-equipped = That Item is not equipped.
refused-spare = There is no Capital there to save.
refused-offer-self = You cannot trade with yourself.
refused-offers = At most { $needs } offers are allowed per turn; you have made { $has }.
refused-level = A Skill has four Levels.
refused-college = No cards of that Skill are left.
refused-price = This costs { $needs } Capital; you have { $has } to spend on it.
refused-not-in-row = That Item is not in the World Forge row.
refused-not-in-hand = That card is not in your hand.
refused-waiting = You took that Item in Battle: you can equip it from your next turn.
refused-prereq = You need the Skill at Level { $needs }; yours is at { $has }.
refused-no-item = That card is not an Item.
refused-not-in-play = You cannot use that here.
refused-used = That has already been used.
refused-nothing-to-do = That would have no effect now.
refused-test = You lack what the Test requires.
refused-cannot-attack = You cannot attack this turn.
refused-own-target = You cannot attack yourself.
refused-truce = A truce protects that player this turn.
refused-no-target = You cannot attack that.
refused-no-block = There is no such Block.
refused-ticked = That Block is already ticked.
refused-link = You must tick the Block before it first.
refused-block-prereq = You have not met its prerequisite.
refused-no-victory = You cannot tick this Block if it would win you the game.
refused-wins = You cannot choose that: it would win you the game, and this Block may not.
refused-no-battle-card = That is not a Battle Card.
refused-role = That card is for the other side of a Battle.
refused-power = You need { $needs } Power to pay this and keep 1; you have { $has }.

# Facts behind a hint, said after "This"
fact-wins = wins the game
fact-fulfils = achieves { $condition }
fact-nearer = brings you to { $n } of { $all } for { $condition }
fact-takes-surely = takes { $target } with any roll (Attack { $attack } against { $defense })
fact-takes-on = takes { $target } with a roll of { $n } or higher (Attack { $attack } against { $defense })
fact-takes-hardly = cannot take { $target } with a roll alone (Attack { $attack } against { $defense })
fact-against-hold = attacks { $target }: Attack { $attack } against Defense { $defense }, and both sides roll
fact-against-hero = attacks { $target }: Attack { $attack } against Defense { $defense }, and both sides roll
fact-may-slay = may slay { $target } (Attack { $attack } against { $defense }, and both sides roll)
fact-ticks = ticks { $name }
fact-trains = reaches { $skill } Level { $level }
fact-unlocks = unlocks the { $name } Class
fact-brings = brings { $cards }
fact-recruits = brings { $cards } into your Inner Circle
fact-blesses = blesses your Hero ({ $cards })
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
fact-loses-hero = loses your Hero
fact-slays = slays { $seat }'s Hero
fact-wounds = takes { $n } Power from { $seat }'s Hero
fact-robs = takes { $n } Capital from { $seat }
fact-favours = gives { $seat } { $n } Capital
fact-exposed = lets lucky rolls by { $seats } slay your Hero
fact-safe = makes your Hero safe from rolls by { $seats }
prospect-explores = brings a card from the Exploration deck
prospect-odds = wins the Battle with { $percent }% of rolls, not counting the other side's cards
prospect-holds = repels the attack with { $percent }% of rolls, not counting the other side's cards
