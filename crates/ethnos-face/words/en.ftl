# Ethnos in English, in the terms of the first edition. en-second.ftl overrides what the second edition renamed.

## Terms

-glory = Glory
-kingdom = Kingdom
-kingdoms = Kingdoms
-tribe = tribe
-tribes = Tribes
-band = Band
-bands = Bands
-pool = { $case ->
   *[within] pool
    [start] Pool
}
-deck = { $case ->
   *[within] deck
    [start] Deck
}
-lord = Lord of Ethnos
-track-board = Merfolk board
-symbols = marker symbols
-horde-board = Orc board
-giant-token = Giant token
-troll-token = Troll token
-troll-tokens = Troll tokens
-unmarked = A Halfling
-ten-wild = ten Skeletons

## Names

bruno = Chief Bruno

tribe-centaur = Centaur
tribe-dwarf = Dwarf
tribe-elf = Elf
tribe-giant = Giant
tribe-halfling = Halfling
tribe-merfolk = Merfolk
tribe-minotaur = Minotaur
tribe-orc = Orc
tribe-skeleton = Skeleton
tribe-troll = Troll
tribe-wingfolk = Wingfolk
tribe-wizard = Wizard

colour-orange = orange
colour-green = green
colour-grey = grey
colour-blue = blue
colour-purple = purple
colour-red = red

# .the is the name inside a sentence.
kingdom-ithys = Ithys
    .the = Ithys
kingdom-althea = Althea
    .the = Althea
kingdom-pelagon = Pelagon
    .the = Pelagon
kingdom-straton = Straton
    .the = Straton
kingdom-duris = Duris
    .the = Duris
kingdom-rhea = Rhea
    .the = Rhea

age-1 = First Age
age-2 = Second Age
age-3 = Third Age

place-1 = first place
place-2 = second place
place-3 = third place

level-easy = easy
level-regular = regular
level-hard = hard

## Figures and lists

name-who = { $who }
name-tribe = { $tribe }
name-tribes = { $tribe }
name-colour = { $colour }
card = { $colour } { $tribe }
card-wild = { $tribe }
of-tribe = { $tribe } ({ $colours })
of-tribe-wild = { $n ->
    [1] { $tribe }
   *[other] { $n } × { $tribe }
}
of-colour = { $n ->
    [1] { $colour }
   *[other] { $n } × { $colour }
}
points = { $n } { -glory }
cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
size = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}

## Questions: to the one who is asked, and about him to the others

ask-turn = { $own ->
    [yes] Your turn: recruit a card or play a { -band }.
   *[no] { $who } to move: recruit a card or play a { -band }.
}
ask-turn-full = { $own ->
    [yes] You hold { $cards }: play a { -band }.
   *[no] { $who } holds { $cards } and has to play a { -band }.
}
ask-members = { $own ->
    [yes] Your { -band } has { $size } so far. Add another card, or play it?
   *[no] { $who } puts a { -band } together.
}
ask-marker = { $own ->
    [yes] Where does the marker of your { -band } ({ $size }) go?
   *[no] { $who } decides where the marker of the { -band } ({ $size }) goes.
}
ask-free-marker = { $own ->
    [yes] A free marker for any { -kingdom }: where does it go?
   *[no] { $who } decides where a free marker goes.
} { $left ->
    [1] It is the only one left.
   *[other] { $left } are left.
}
ask-horde = { $own ->
    [yes] Put a marker on the { $colour } space of your { -horde-board }?
   *[no] { $who } decides about a marker for the { $colour } space of the { -horde-board }.
}
ask-token = { $own ->
    [yes] Take a { -troll-token } of value { $most } or lower?
   *[no] { $who } decides about a { -troll-token } of value { $most } or lower.
}
ask-coin = { $own ->
    [yes] Lay a coin of { $value } in { $kingdom_the }?
   *[no] { $who } decides about a coin of { $value } for { $kingdom_the }.
}
ask-another = { $own ->
    [yes] Play another { -band } at once?
   *[no] { $who } may play another { -band }.
}
ask-keep = { $own ->
    [yes] You may keep up to { $cards }. { $kept ->
        [0] Which ones stay in your hand?
       *[other] Kept so far: { $kept }. Which one stays, too?
    }
   *[no] { $who } chooses the cards to keep: up to { $cards }.
}
ask-study = { $own ->
    [yes] Draw { $cards } from the { -deck }?
   *[no] { $who } decides whether to draw { $cards } from the { -deck }.
}
ask-cash = { $own ->
    [yes] Empty your { -horde-board } for { $points } now, or keep its markers for later?
   *[no] { $who } decides whether to empty the { -horde-board } for { $points }.
}
ask-feed = { $own ->
    [yes] Which card of the { -pool } goes to { bruno }'s Dashboard?
   *[no] { $who } chooses a card of the { -pool } for { bruno }'s Dashboard.
}{ $left ->
    [1] { "" }
   *[other] { " " }{ $left } cards have to go.
}
ask-feed-discarded = { $own ->
    [yes] Which of the cards that you discarded goes to { bruno }'s Dashboard?
   *[no] { $who } chooses one of the discarded cards for { bruno }'s Dashboard.
}
ask-leader = { $own ->
    [yes] Who leads { bruno }'s { $colour } { -band } ({ $size })?
   *[no] { $who } chooses the Leader of { bruno }'s { $colour } { -band } ({ $size }).
}
ask-bruno-free = { $own ->
    [yes] Where does { bruno }'s free marker go?
   *[no] { $who } chooses where { bruno }'s free marker goes.
} { $left ->
    [1] It is the only one left.
   *[other] { $left } are left.
}
ask-bruno-coin = { $own ->
    [yes] Where does { bruno } lay the coin of { $value }?
   *[no] { $who } chooses where { bruno } lays the coin of { $value }.
}
ask-bruno-horde = { $own ->
    [yes] That space of { bruno }'s { -horde-board } is taken. Which colour does he take instead?
   *[no] { $who } chooses another colour for { bruno }'s { -horde-board }.
}
ask-bruno-marker = { $own ->
    [yes] { bruno }'s { -horde-board } is full. Where does the marker of his { -band } go?
   *[no] { $who } chooses where the marker of { bruno }'s { -band } goes.
}
ask-dismiss = { $own ->
    [yes] Which card leaves { bruno }'s Dashboard for the { -pool }?
   *[no] { $who } chooses a card that leaves { bruno }'s Dashboard.
}
ask-dismiss-or-steal = { $own ->
    [yes] Which card leaves { bruno }'s Dashboard, for the { -pool } or for your hand?
   *[no] { $who } chooses a card that leaves { bruno }'s Dashboard, for the { -pool } or for the hand.
}

## Answers

option-draw = { $n ->
    [1] Draw a card from the { -deck }
   *[other] Draw { $n } cards from the { -deck }
}
option-take = Recruit from the { -pool }: { $card }
option-lead = Play a { -band }. Leader: { $card }
option-lead-another = Play another { -band }. Leader: { $card }
option-join = Add to the { -band }: { $card }
option-close = Play the { -band } as it is: { $size }
option-scatter = Show and discard the { -ten-wild }
option-win = Play the { -ten-wild } and win the game
option-place = Place the marker in { $kingdom_the }
option-place-free = Place the free marker in { $kingdom_the }
option-bruno-free = { bruno }'s free marker goes to { $kingdom_the }
option-bruno-coin = The coin of { $value } goes to { $kingdom_the }
option-bruno-horde = { bruno }: a marker on the { $colour } space and in { $kingdom_the }
option-bruno-marker = { bruno }'s marker goes to { $kingdom_the }
option-horde = Put a marker on the { $colour } space
option-coin = Lay the coin of { $value } in { $kingdom_the }
option-study = Draw { $cards } from the { -deck }
option-use = Use the ability
option-token = Take { -troll-token } { $value }
option-keep = Keep: { $card }
option-cash = Empty the { -horde-board }: { $points }
option-feed = To the Dashboard: { $card }
option-bruno-leader = Leader: { $tribe }
option-dismiss = Discard to the { -pool }: { $card }
option-steal = Take into your hand: { $card }
option-no-marker = Place no marker
option-no-free-marker = Place no free marker
option-no-horde = Put no marker there
option-no-token = Take no token
option-no-coin = Lay no coin
option-no-other-band = Play no other { -band }
option-no-more = { $kept ->
    [0] Keep nothing: discard { $cards }
   *[other] Keep no more: discard { $cards }
}
option-no-study = Draw nothing
option-no-cash = Keep the markers on the board
option-decline = Decline

## The log

tribes-drawn = { -tribes } of this game: { $tribes }.
tokens = { $kingdom }: tokens { $values }.
tokens-swapped = { $kingdom }: the token { $gives } is swapped for the { $takes } of { $other_the }.
first-player = First player: { $who }.
age-begins = The { $age } begins.
age-ends = The third Dragon! The { $age } ends.
age-cleared = { -bands } and { -tribe } tokens are cleared away. Markers stay on the board.
dealt = { $who } is dealt a card.
dealt-shown = { $who } is dealt: { $card }.
pool-laid = Face up in the { -pool }: { $cards }.
drew = { $who } draws a card from the { -deck }.
drew-shown = { $who } draws from the { -deck }: { $card }.
took = { $who } recruits from the { -pool }: { $card }.
dragon = { $who } reveals Dragon { $nth } of 3.
refilled = Turned up for the { -pool }: { $card }.
discarded = { $who } discards { $count } to the { -pool }: { $cards }.{ $kept ->
    [0] { "" }
   *[other] { " " }{ $who } keeps { $keeps }.
}
band-played = { $n ->
    [1] { $who } plays a { -band } of { $size }: { $leader }.
   *[other] { $who } plays a { -band } of { $size }: { $cards }. Leader: { $leader }.
}
marker-placed = { $who } places a marker in { $kingdom_the }.
markerless-leader = { -unmarked } leads: { $who } places no marker.
markerless-declined = { $who } declines to place a marker.
markerless-supply = { $who } has no marker left to place.
markerless-everywhere = { $who } places no marker: the { -band } is too small for every { -kingdom }.
markerless-small = { $who } places no marker: the { -band } is too small.
giant-taken = { $who } takes the { -giant-token } with a { -band } of { $size }: { $points }.
advanced = { $who } advances { $n ->
    [one] { $n } space
   *[other] { $n } spaces
} on the { -track-board }, to space { $to }.
horde-marker = { $who } puts a marker on the { $colour } space of the { -horde-board }.
token-taken = { $who } takes { -troll-token } { $value }.
coin-laid = { $who } lays a coin of { $value } in { $kingdom_the }.
declined-free-marker = { $who } places no free marker.
declined-study = { $who } draws no cards.
declined-horde = { $who } puts no marker on the { -horde-board }.
declined-token = { $who } takes no { -troll-token }.
declined-another = { $who } plays no other { -band }.
declined-coin = { $who } lays no coin.
may-play-another = { $who } may play another { -band }.
scattered = { $who } shows { -ten-wild } and discards them to the { -pool }.
ten-skeletons = { $who } plays { -ten-wild } and wins the game at once!
scored-kingdom = { $kingdom }: { $who } { $points }, { $others ->
    [0] { $place }
    [1] { $place } shared with one other
   *[other] { $place } shared with { $others } others
}{ $coins ->
    [0] .
   *[other] ; coins add { $coins }.
}
scored-kingdom-alone = { $kingdom }: { $who } { $points }, alone there and so for both tokens{ $coins ->
    [0] .
   *[other] ; coins add { $coins }.
}
scored-track = { -track-board }: { $who } { $points }, { $others ->
    [0] { $place }
    [1] { $place } shared with one other
   *[other] { $place } shared with { $others } others
}.
scored-giant = { -giant-token }: { $who } { $points }.
scored-horde = { $who } empties the { -horde-board } ({ $markers ->
    [one] { $markers } marker
   *[other] { $markers } markers
}): { $points }.
scored-band = { $who }: { $points } for a { -band } that counts { $size }. Leader: { $tribe }.
horde-kept = { $who } keeps the markers on the { -horde-board }.
game-won = The game ends. { $who } becomes { -lord } with { $points }!
game-tied = The game ends with a tie at { $points }: { $names }. Markers on the board decide, then the largest { -bands }.
fed = To { bruno }'s Dashboard: { $card }.
bruno-plays = { bruno } plays the { $colour } { -band } ({ $size }). Leader: { $tribe }.
leaders-turned = All Leaders of { bruno } are face up again.
dismissed = From the Dashboard to the { -pool }: { $card }.
stolen = { $who } takes from the Dashboard: { $card }.

## The table

sheet-age = { $age } of { $ages }
sheet-tribes = { -tribes }: { $tribes }
sheet-dragons = Dragons revealed: { $n } of 3
sheet-deck = { -deck(case: "start") }: { $cards }{ $above ->
    [0] { "" }
    [one] ; the next one is no Dragon
   *[other] ; the next { $above } are no Dragons
}
sheet-first = First player: { $who }
sheet-draw-two = An empty { -pool } lets you draw two cards.
sheet-refill = Recruitment Mode: the { -pool } is refilled to { $n } cards.
sheet-pool = { -pool(case: "start") }: { $size }
sheet-empty = empty
sheet-cards = { $cards }
sheet-kingdoms = { -kingdoms }
sheet-kingdom = { $kingdom } ({ $colour }): tokens { $tokens }{ $count ->
    [0] { "" }
   *[other] ; coins { $coins }
}; markers: { $markers }{ $ahead ->
    [0] { "" }
    [1] ; ahead: { $leaders }
   *[other] ; tied: { $leaders }
}
sheet-markers = { $who } { $n }
sheet-pieces = Pieces and points
sheet-band-points = { -bands } of 1 to { $largest } cards score { $points }; larger ones like { $largest }.
sheet-track = { -track-board }: spaces 0 to { $last }, { -symbols } on { $symbols }, awards { $awards }{ $paid ->
    [leader] { " " }for the leader only
   *[places] { "" }
}
sheet-giant-held = { -giant-token }: { $who }, { -band } of { $size }; pays { $take } when taken, { $ages } at the end of each Age
sheet-giant-free = { -giant-token }: beside the board; pays { $take } when taken, { $ages } at the end of each Age
sheet-horde-points = { -horde-board }: 1 to 6 markers pay { $points }
sheet-tokens = { -troll-tokens } beside the board: { $values }
sheet-coin = { $n } × { $value }
sheet-coins = Coins beside the board: { $coins }
sheet-you = { $who } (you)
sheet-player = { $who }
sheet-glory = { -glory }: { $n }{ $lap ->
    [1] { "" }
   *[other] { " " }(lap { $lap }, space { $space })
}
sheet-supply = Markers in the supply: { $n }
sheet-hand-empty = Hand: no cards
sheet-hand = Hand: { $size }
sheet-hand-own = Hand: { $size }: { $cards }
sheet-hand-open = Hand: { $size }, of which you know { $cards }
sheet-building = { -band } so far: { $cards }. Leader: { $leader }
sheet-keeping = To be kept: { $cards }
sheet-on-track = { -track-board }: space { $space }
sheet-horde = { -horde-board }: { $n ->
    [0] empty
   *[other] { $colours }; worth { $points }
}
sheet-own-tokens = { -troll-tokens }: { $values }
sheet-own-giant = { -giant-token } on a { -band } of { $size }
sheet-band = { -band } of { $size }: { $cards }. Leader: { $leader }
sheet-band-alone = { -band } of 1 card: { $card }
sheet-dashboard = { bruno }'s Dashboard ({ $level })
sheet-column = { $kingdom }, played { $trigger ->
    [0] as soon as its marker fits
   *[other] at { $trigger } cards
}: { $cards }
sheet-leaders = Leaders face up: { $tribes }
sheet-discarded = Just discarded: { $cards }

## Refusals

no-pool-empty = The { -pool } is empty: recruit from the { -deck }.
no-not-in-pool = This card is not in the { -pool }: { $card }.
no-not-in-hand = This card is not in your hand: { $card }.
no-never-leads = This card never leads a { -band }: { $card }.
no-ten-skeletons-win = In this edition { -ten-wild } win: play them instead of discarding them.
no-only-ten-skeletons = That takes { -ten-wild } and no other card; you hold { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
no-ten-skeletons-nothing = In this edition { -ten-wild } win nothing.
no-token-too-high = Token { $value } is too high for a { -band } of { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
no-token-unknown = There is no token { $value }.
no-token-claimed = Token { $value } is not beside the board any more.
no-keep-that = You cannot keep this card now: { $card }. Name the cards in order, none more often than you hold it.
no-feed-that = This card cannot go to the Dashboard now: { $card }.
no-leader-face-down = This Leader is face down: { $tribe }.
no-not-on-dashboard = This card is not on the Dashboard: { $card }.
no-now-turn = First decide about your turn: recruit a card or play a { -band }.
no-now-members = First finish your { -band }: add a card or play it as it is.
no-now-marker = First decide where the marker goes.
no-now-free-marker = First decide where the free marker goes.
no-now-ability = First decide about the Leader's ability.
no-now-another = First decide whether to play another { -band }.
no-now-keep = First decide which cards to keep.
no-now-study = First decide whether to draw the cards.
no-now-cash = First decide about your { -horde-board }.
no-now-feed = First choose a card for the Dashboard.
no-now-leader = First choose the Leader of { bruno }'s { -band }.
no-now-region = First choose a { -kingdom } for { bruno }.
no-now-dismiss = First choose the card that leaves the Dashboard.
no-neither-tribe-nor-colour = This card shares neither the { -tribe } nor the colour of the Leader: { $card }. Leader: { $leader }.
no-mixture = The cards of a { -band } share one { -tribe } or one colour, never a mixture. This card does not fit: { $card }. Leader: { $leader }.
no-canonical-order = Name the cards in order; this one comes before the last one named: { $card }.
no-other-kingdom = The marker goes to the { -kingdom } of the Leader's colour, not to { $kingdom_the }.
no-region-preference = { bruno } likes another { -kingdom } better than { $kingdom_the }.
no-colour-settled = { bruno } is on that space of his { -horde-board } already: not { $kingdom_the }.
no-band-too-small = { $kingdom } needs a { -band } of { $needs ->
    [one] { $needs } card
   *[other] { $needs } cards
}: { $standing ->
    [one] { $standing } marker counts
   *[other] { $standing } markers count
} there, and yours has { $has ->
    [one] { $has } card
   *[other] { $has } cards
}.
no-hand-full = You hold { $n ->
    [one] { $n } card
   *[other] { $n } cards
}: there is no room for another.
no-steal-only-easy = Only at the easy level may you take the card into your hand.
no-marker-must = The marker has to be placed where it can be.
no-pass = Nobody passes: recruit a card or play a { -band }.

## What speaks for a move

fact-band = lays a { -band } of { $size }
fact-takes = takes { $kingdom_the } from { $who }
fact-first = is the first in { $kingdom_the }
fact-strengthens = strengthens the lead in { $kingdom_the }
fact-level = draws level with { $who } in { $kingdom_the }
fact-nearer = comes nearer to { $who } in { $kingdom_the }
fact-glory = scores { $points } at once
fact-set-tribe = makes { $n ->
    [one] { $n } card
   *[other] { $n } cards
} of one { -tribe } in hand: { $tribe }
fact-set-colour = makes { $n ->
    [one] { $n } card
   *[other] { $n } cards
} of one colour in hand: { $colour }
fact-pool = leaves { $n ->
    [one] { $n } card
   *[other] { $n } cards
} in the { -pool }, { $of } of them: { $tribe }

## The table as a page

table-board = Board
table-players = Players
table-glory = { -glory }
table-in-hand = cards in hand
table-you = you
table-bot = bot, { $level }
table-is-bot = bot,
table-away = away
table-first-player = First player of this Age
table-bands = { $n ->
    [0] No { -bands } yet
    [one] { $n } { -band }, worth { $points } at the end of the Age. Show its cards
   *[other] { $n } { -bands }, worth { $points } at the end of the Age. Show their cards
}
table-bands-title = { -bands }
table-no-bands = no { -bands } yet
table-band-worth = counts { $size }: { $points }
table-hand-title = Hand
table-hand-size = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
table-hand-of = Hand { $n } / { $limit }
table-hand-empty = Your hand is empty.
table-known = Seen by everybody:
table-giant = Giant
table-giant-token = { -giant-token }
table-track = Merfolk
table-track-board = { -track-board }
table-track-awards = What this board pays at the end of each Age
table-symbol = Reaching or passing this space gives a free marker
table-trolls = Trolls
table-horde = Horde
table-horde-board = { -horde-board }
table-kingdoms = { -kingdoms }
table-markers = Control markers
table-tokens = Tokens
table-token-pays = pays { $place } at the end of this Age
table-token-later = does not pay in this Age
table-coins = { $n } from coins for first place
table-leads = leads
table-tied = tied for the lead
table-lap = { $who }: { $n } { -glory }, lap { $lap }, space { $space }
table-age = Age
table-ages = { $age }
table-dragons = { $n ->
    [0] No Dragon yet: the third ends the Age.
    [one] 1 of 3 Dragons: the third ends the Age.
   *[other] { $n } of 3 Dragons: the third ends the Age.
}
table-recruit = Recruit an Ally
table-safe = { $n ->
    [one] The next card is no Dragon.
   *[other] The next { $n } cards are no Dragons.
}
table-deck = { $n ->
    [one] { -deck(case: "start") }: { $n } card
   *[other] { -deck(case: "start") }: { $n } cards
}
table-deck-word = deck
table-pool = { $n ->
    [one] { -pool(case: "start") }: { $n } card
   *[other] { -pool(case: "start") }: { $n } cards
}
table-pool-empty = The { -pool } is empty.
table-decision = Your decision
table-ask-turn = Recruit an Ally or play a { -band }
table-your-turn = Your turn
table-sort = Sort your hand
table-by-kingdom = By colour
table-by-tribe = By { -tribe }
table-make-leader = Make this card the Leader
table-leader-is = Leader: { $card }
table-card-taken = Chosen already
table-compose = Compose a { -band }
table-compose-cards = Choose cards of one { -tribe } or one colour.
table-compose-leader = The crown marks the Leader. Without one the first card leads.
table-compose-rest = Cards that you do not play go to the { -pool }.
table-play-band = Play the { -band }
table-members = More cards for the { -band }?
table-members-how = Choose what joins the Leader, or play the { -band } as it is. Cards that cannot join any more say why.
table-keep = { $n ->
    [one] Keep up to { $n } card
   *[other] Keep up to { $n } cards
}
table-keep-how = Choose what stays in your hand. All other cards go to the { -pool }.
table-keep-selected = Keep the chosen cards
table-why-not-others = Why not the others?
table-plate = { $kingdom }
table-why-not = Why not elsewhere?
table-cash-later = Emptying pays now and frees its spaces. Kept markers pay more the more there are, but hands and { -bands } go on without them.
table-study-risk = The cards are all drawn or none. A third Dragon on the way ends the Age.
table-horde-costs = The marker comes from your supply and pays at the end of an Age.
table-coin-first = Coins go to first place of that { -kingdom } at the end of this Age, whoever holds it.
table-token-what = The highest sum of tokens breaks ties at the end of this Age.
table-to-pool = To the { -pool }
table-to-hand = To my hand
table-dashboard = { bruno }'s Dashboard
table-bruno-leaders = Leaders
table-bruno-discarded = You just discarded
table-trigger = { $trigger ->
    [0] played as soon as its marker fits
   *[other] played at { $trigger } cards
}
table-face-down = (face down)
table-tribes = { -tribes }
table-cards = Cards
table-scores = Scores
table-scoring = Scoring of the { $age }
table-no-scores = Most points come at the end of an Age.
table-total = total { $n }
table-sum = Total
table-result = Final result
table-close = Close
table-show-all = Show all at once

does-another = After its marker is placed, play another { -band } at once.
does-counts-more = The { -band } counts one card more when { -bands } are scored.
does-keep = Keep up to as many cards as the { -band } has; the rest goes to the { -pool }.
does-giant = The largest such { -band } of the Age takes the token: { $take } { -glory } at once. Its holder gets { $ages } at the end of the Ages; { $now } in this one.
does-no-marker = Places no marker.
does-track = Advance on its board as many spaces as the { -band } has cards. Spaces { $symbols } give a free marker in any { -kingdom }.
does-needs-fewer = Needs one card fewer for its marker.
does-horde = You may put a marker on your own board, in the Leader's colour. Markers pay { $points } when you empty it at the end of an Age.
does-coin = Lay the lowest coin in the { -kingdom } of the Leader's colour: it raises first place there in this Age.
does-wild = Joins any { -band }, never leads, and leaves before { -bands } are scored.
does-token = You may take a free token of at most as much as the { -band } has cards. Tokens break ties.
does-anywhere = The marker may go to any { -kingdom }.
does-draw = After the discard, draw as many cards as the { -band } has.

brief-another = Another { -band }
brief-counts-more = Scores as +1
brief-keep = Keep up to X
brief-giant = Largest: token
brief-no-marker = No marker
brief-track = Advance X
brief-needs-fewer = Marker with +1
brief-horde = Own board
brief-coin = Lay a coin
brief-wild = Never leads
brief-token = Token up to X
brief-anywhere = Any { -kingdom }
brief-draw = Draw X

fore-title = { -band } of { $n }, { $tribe } leads
fore-marker = Marker in { $kingdom_the } ({ $counts } > { $standing })
fore-marker-small = No marker in { $kingdom_the }: { $counts } is not more than { $standing }.
fore-marker-any = Marker in any of: { $kingdoms }
fore-marker-nowhere = No marker: the { -band } is too small for every { -kingdom }.
fore-marker-never = No marker under this Leader.
fore-marker-supply = No marker: you have none left.
fore-worth = Worth { $points } at the end of the Age (counts { $size })
fore-another = play another { -band } at once
fore-no-other = no other { -band } without a marker placed and a card left
fore-counts-more = counts { $n } more when scored
fore-needs-fewer = needs { $n } fewer for the marker
fore-keep = { $n ->
    [0] nothing left to keep
   *[other] keep up to { $cards }
}
fore-giant = takes the { -giant-token }, { $points } at once
fore-no-giant = the { -giant-token } stays: a { -band } of { $size } is not exceeded
fore-track = advance to { $to }{ $symbols ->
    [0] { "" }
    [one] , a free marker
   *[other] , { $symbols } free markers
}
fore-horde = a marker on your { $colour } space
fore-no-horde = your { $colour } space is taken
fore-token = take a token up to { $value }
fore-no-token = no token is low enough
fore-coin = lay a coin of { $value }
fore-no-coin = no coin is left
fore-draw = draw { $cards } after the discard
fore-discard = { $cards } will be discarded to the { -pool }
fore-discard-later = then { $cards } for another { -band }, or to the { -pool }
fore-discard-none = Nothing will be discarded
fore-kept = { $n ->
    [0] Keep nothing
   *[other] Keep { $cards }
}

form-choose = Choose one of the answers.
form-no-cards = Choose the cards of your { -band } first.
form-no-leader = A { -band } needs a card that can lead; this one never does: { $tribe }.
form-unknown-card = There is no such card at this table: { $text }.
