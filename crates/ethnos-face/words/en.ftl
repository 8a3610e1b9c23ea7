# Ethnos in English, in the terms of the first edition. en-second.ftl overrides what the second edition renamed.

## Terms

-glory = Glory
-kingdom = Kingdom
-kingdoms = Kingdoms
-tribe = Tribe
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
-horde-board = Orc Horde board
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

# .the is the name inside a sentence; .log and .inlog have the colour with it.
kingdom-ithys = Ithys
    .the = Ithys
    .log = Ithys, orange
    .inlog = in Ithys, orange
kingdom-althea = Althea
    .the = Althea
    .log = Althea, green
    .inlog = in Althea, green
kingdom-pelagon = Pelagon
    .the = Pelagon
    .log = Pelagon, grey
    .inlog = in Pelagon, grey
kingdom-straton = Straton
    .the = Straton
    .log = Straton, blue
    .inlog = in Straton, blue
kingdom-duris = Duris
    .the = Duris
    .log = Duris, purple
    .inlog = in Duris, purple
kingdom-rhea = Rhea
    .the = Rhea
    .log = Rhea, red
    .inlog = in Rhea, red

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

## Questions: to the player who is asked, and about them to the others

ask-turn = { $own ->
    [yes] Your turn: recruit an Ally or play a { -band }.
   *[no] { $who }'s turn: recruit an Ally or play a { -band }.
}
ask-turn-full = { $own ->
    [yes] Your hand is full ({ $cards }): you must play a { -band }.
   *[no] { $who } has a full hand ({ $cards }) and must play a { -band }.
}
ask-members = { $own ->
    [yes] Your { -band } has { $size } so far. Add another card, or play it now?
   *[no] { $who } is assembling a { -band }.
}
ask-marker = { $own ->
    [yes] Where do you place the marker for this { -band } ({ $size })?
   *[no] { $who } decides where to place the marker for this { -band } ({ $size }).
}
ask-marker-there = { $own ->
    [yes] Place the marker for this { -band } ({ $size }) in { $kingdom_the }?
   *[no] { $who } decides whether to place the marker for this { -band } ({ $size }) in { $kingdom_the }.
}
ask-free-marker = { $own ->
    [yes] Place a free marker in any { -kingdom }.
   *[no] { $who } decides where to place a free marker.
} { $left ->
    [1] This is the last one.
   *[other] { $left } left to place.
}
ask-horde = { $own ->
    [yes] Place a marker on the { $colour } space of your { -horde-board }?
   *[no] { $who } may place a marker on the { $colour } space of the { -horde-board }.
}
ask-token = { $own ->
    [yes] Take a { -troll-token } worth { $most } or less?
   *[no] { $who } may take a { -troll-token } worth { $most } or less.
}
ask-coin = { $own ->
    [yes] Place a coin worth { $value } in { $kingdom_the }?
   *[no] { $who } may place a coin worth { $value } in { $kingdom_the }.
}
ask-another = { $own ->
    [yes] Play another { -band } now?
   *[no] { $who } may play another { -band }.
}
ask-keep = { $own ->
    [yes] You may keep up to { $cards }. { $kept ->
        [0] Which do you keep?
       *[other] Kept so far: { $kept }. Keep another?
    }
   *[no] { $who } may keep up to { $cards }.
}
ask-study = { $own ->
    [yes] Draw { $cards } from the { -deck }?
   *[no] { $who } may draw { $cards } from the { -deck }.
}
ask-cash = { $own ->
    [yes] Empty your { -horde-board } for { $points } now, or save its markers for later?
   *[no] { $who } may empty the { -horde-board } for { $points }.
}
ask-feed = { $own ->
    [yes] Choose a card from the { -pool } for { bruno }'s Dashboard.
   *[no] { $who } chooses a card from the { -pool } for { bruno }'s Dashboard.
}{ $left ->
    [1] { "" }
   *[other] { " " }{ $left } cards left to move.
}
ask-feed-discarded = { $own ->
    [yes] Choose one of your discarded cards for { bruno }'s Dashboard.
   *[no] { $who } chooses one of the discarded cards for { bruno }'s Dashboard.
}
ask-leader = { $own ->
    [yes] Who leads { bruno }'s { $colour } { -band } ({ $size })?
   *[no] { $who } chooses the Leader of { bruno }'s { $colour } { -band } ({ $size }).
}
ask-bruno-free = { $own ->
    [yes] Where does { bruno } place his free marker?
   *[no] { $who } chooses where { bruno } places his free marker.
} { $left ->
    [1] This is the last one.
   *[other] { $left } left to place.
}
ask-bruno-coin = { $own ->
    [yes] Where does { bruno } place the coin worth { $value }?
   *[no] { $who } chooses where { bruno } places the coin worth { $value }.
}
ask-bruno-horde = { $own ->
    [yes] That space of { bruno }'s { -horde-board } is taken. Which colour does he take instead?
   *[no] { $who } chooses another colour for { bruno }'s { -horde-board }.
}
ask-bruno-marker = { $own ->
    [yes] { bruno }'s { -horde-board } is full. Where does he place the marker for his { -band }?
   *[no] { $who } chooses where { bruno } places the marker for his { -band }.
}
ask-dismiss = { $own ->
    [yes] Choose a card to discard from { bruno }'s Dashboard to the { -pool }.
   *[no] { $who } chooses a card to discard from { bruno }'s Dashboard.
}
ask-dismiss-or-steal = { $own ->
    [yes] Choose a card from { bruno }'s Dashboard: discard it to the { -pool } or take it into your hand.
   *[no] { $who } chooses a card from { bruno }'s Dashboard, to discard or to take.
}

## Answers

option-draw = { $n ->
    [1] Draw a card from the { -deck }
   *[other] Draw { $n } cards from the { -deck }
}
option-take = Recruit the { $card } from the { -pool }
option-lead = Play a { -band } led by the { $card }
option-lead-another = Play another { -band } led by the { $card }
option-join = Add the { $card }
option-close = Play this { -band } of { $size }
option-scatter = Show and discard the { -ten-wild }
option-win = Play the { -ten-wild } and win the game
option-place = Place the marker in { $kingdom_the }
option-place-free = Place the free marker in { $kingdom_the }
option-bruno-free = Place { bruno }'s free marker in { $kingdom_the }
option-bruno-coin = Place the coin worth { $value } in { $kingdom_the }
option-bruno-horde = { bruno }: a marker on the { $colour } space and in { $kingdom_the }
option-bruno-marker = Place { bruno }'s marker in { $kingdom_the }
option-horde = Place a marker on the { $colour } space
option-coin = Place the coin worth { $value } in { $kingdom_the }
option-study = Draw { $cards } from the { -deck }
option-use = Use the ability
option-token = Take { -troll-token } { $value }
option-keep = Keep the { $card }
option-cash = Empty the { -horde-board } for { $points }
option-feed = Move the { $card } to the Dashboard
option-bruno-leader = Leader: { $tribe }
option-dismiss = Discard the { $card } to the { -pool }
option-steal = Take the { $card } into your hand
option-no-marker = Don't place a marker
option-no-free-marker = Don't place a free marker
option-no-horde = Don't place a marker there
option-no-token = Don't take a token
option-no-coin = Don't place a coin
option-no-other-band = Don't play another { -band }
option-no-more = { $kept ->
    [0] Keep none: discard { $cards }
   *[other] Done: discard { $cards }
}
option-no-study = Don't draw
option-no-cash = Keep the markers on the board
option-decline = Decline

## The log

tribes-drawn = { -tribes } in this game: { $tribes }.
tokens = { $kingdom_log }: tokens { $values }.
tokens-swapped = { $kingdom_log }: token { $gives } is swapped for token { $takes } from { $other_the }.
first-player = First player: { $who }.
age-begins = The { $age } begins.
age-ends = The third Dragon! The { $age } ends.
age-cleared = { -bands } and { -tribe } tokens are cleared away. Markers stay on the board.
dealt = { $who } is dealt a card.
dealt-shown = { $who } is dealt the { $card }.
pool-laid = Face up in the { -pool }: { $cards }.
drew = { $who } draws a card from the { -deck }.
drew-shown = { $who } draws the { $card } from the { -deck }.
took = { $who } recruits the { $card } from the { -pool }.
dragon = { $who } reveals Dragon { $nth } of 3.
refilled = The { $card } is added to the { -pool }.
discarded = { $who } discards { $count } to the { -pool }: { $cards }.{ $kept ->
    [0] { "" }
   *[other] { " " }{ $who } keeps { $keeps }.
}
band-played = { $n ->
    [1] { $who } plays a { -band } of { $size }: the { $leader }.
   *[other] { $who } plays a { -band } of { $size }, led by the { $leader }: { $cards }.
}
marker-placed = { $who } places a marker { $kingdom_inlog }.
markerless-leader = { -unmarked } leads: { $who } places no marker.
markerless-declined = { $who } declines to place a marker.
markerless-supply = { $who } has no markers left to place.
markerless-everywhere = { $who } places no marker: the { -band } is too small for any { -kingdom }.
markerless-small = { $who } places no marker: the { -band } is too small.
giant-taken = { $who } takes the { -giant-token } with a { -band } of { $size }: { $points }.
advanced = { $who } advances { $n ->
    [one] { $n } space
   *[other] { $n } spaces
} on the { -track-board }, to space { $to }.
horde-marker = { $who } places a marker on the { $colour } space of the { -horde-board }.
token-taken = { $who } takes { -troll-token } { $value }.
coin-laid = { $who } places a coin worth { $value } { $kingdom_inlog }.
declined-free-marker = { $who } places no free marker.
declined-study = { $who } draws no cards.
declined-horde = { $who } places no marker on the { -horde-board }.
declined-token = { $who } takes no { -troll-token }.
declined-another = { $who } plays no further { -band }.
declined-coin = { $who } places no coin.
may-play-another = { $who } may play another { -band }.
scattered = { $who } shows { -ten-wild } and discards them to the { -pool }.
ten-skeletons = { $who } plays { -ten-wild } and wins the game immediately!
scored-kingdom = { $kingdom_log }: { $who } scores { $points } for { $others ->
    [0] { $place }
    [1] { $place }, shared with one other
   *[other] { $place }, shared with { $others } others
}{ $coins ->
    [0] .
   *[other] ; coins add { $coins }.
}
scored-kingdom-alone = { $kingdom_log }: { $who } scores { $points } for both tokens, as the only player there{ $coins ->
    [0] .
   *[other] ; coins add { $coins }.
}
scored-track = { -track-board }: { $who } scores { $points } for { $others ->
    [0] { $place }
    [1] { $place }, shared with one other
   *[other] { $place }, shared with { $others } others
}.
scored-giant = { -giant-token }: { $who } scores { $points }.
scored-horde = { $who } empties the { -horde-board } ({ $markers ->
    [one] { $markers } marker
   *[other] { $markers } markers
}) and scores { $points }.
scored-band = { $who } scores { $points } for a { -band } that counts as { $size } (Leader: { $tribe }).
scored-land = { $kingdom_log }: { $shares }.
scored-share = { $who } +{ $points }
scored-one = { $who }: { $part }, { $points }.
scored-several = { $who }: { $parts }, together { $points }.
part-of = { $part } ({ $points })
part-bands = { $n ->
    [one] { $n } { -band }
   *[other] { $n } { -bands }
}
part-track = { -track-board }
part-giant = { -giant-token }
part-horde = { -horde-board }
horde-kept = { $who } saves the markers on the { -horde-board }.
game-won = The game ends. { $who } becomes { -lord } with { $points }!
game-tied = The game ends in a tie at { $points }: { $names }. Markers on the board break it, then the largest { -bands }.
fed = The { $card } goes to { bruno }'s Dashboard.
bruno-plays = { bruno } plays the { $colour } { -band } ({ $size }), led by { $tribe }.
leaders-turned = All of { bruno }'s Leaders are face up again.
dismissed = The { $card } goes from the Dashboard to the { -pool }.
stolen = { $who } takes the { $card } from the Dashboard.

## The table

sheet-age = { $age } of { $ages }
sheet-tribes = { -tribes }: { $tribes }
sheet-dragons = Dragons revealed: { $n } of 3
sheet-deck = { -deck(case: "start") }: { $cards }{ $above ->
    [0] { "" }
    [one] ; the next one is not a Dragon
   *[other] ; none of the next { $above } is a Dragon
}
sheet-first = First player: { $who }
sheet-draw-two = While the { -pool } is empty, you draw two cards.
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
sheet-band-points = { -bands } of 1 to { $largest } cards score { $points }; larger ones score as { $largest }.
sheet-track = { -track-board }: spaces 0 to { $last }, { -symbols } on { $symbols }, awards { $awards }{ $paid ->
    [leader] { " " }for the leader only
   *[places] { "" }
}
sheet-giant-held = { -giant-token }: { $who }, { -band } of { $size }; scores { $take } when taken, { $ages } at the end of each Age
sheet-giant-free = { -giant-token }: beside the board; scores { $take } when taken, { $ages } at the end of each Age
sheet-horde-points = { -horde-board }: 1 to 6 markers score { $points }
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

no-pool-empty = The { -pool } is empty. Draw from the { -deck } instead.
no-not-in-pool = There is no { $card } in the { -pool }.
no-not-in-hand = You have no { $card } in your hand.
no-never-leads = A { $card } can never lead a { -band }.
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
no-token-claimed = Token { $value } has already been taken.
no-keep-that = You cannot keep the { $card } now. Name the cards in order, and none more often than you hold it.
no-feed-that = The { $card } cannot go to the Dashboard now.
no-leader-face-down = { $tribe } is face down and cannot lead.
no-not-on-dashboard = There is no { $card } on the Dashboard.
no-now-turn = Choose your action first: recruit an Ally or play a { -band }.
no-now-members = Finish your { -band } first: add a card or play it.
no-now-marker = Decide first where to place the marker.
no-now-free-marker = Decide first where to place the free marker.
no-now-ability = Decide first about the Leader's ability.
no-now-another = Decide first whether to play another { -band }.
no-now-keep = Decide first which cards to keep.
no-now-study = Decide first whether to draw the cards.
no-now-cash = Decide first about your { -horde-board }.
no-now-feed = Choose a card for the Dashboard first.
no-now-leader = Choose the Leader of { bruno }'s { -band } first.
no-now-region = Choose a { -kingdom } for { bruno } first.
no-now-dismiss = Choose the card that leaves the Dashboard first.
no-neither-tribe-nor-colour = The { $card } matches neither the { -tribe } nor the colour of the Leader ({ $leader }).
no-mixture = The { $card } does not fit: all cards in a { -band } share one { -tribe } or one colour. Leader: { $leader }.
no-canonical-order = Name the cards in order: the { $card } comes before the last one you named.
no-other-kingdom = The marker must go to the { -kingdom } of the Leader's colour, not { $kingdom_the }.
no-region-preference = { bruno } prefers another { -kingdom } to { $kingdom_the }.
no-colour-settled = { bruno } already has a marker on that space of his { -horde-board }, so not { $kingdom_the }.
no-band-too-small = { $kingdom } needs a { -band } of at least { $needs ->
    [one] { $needs } card
   *[other] { $needs } cards
} because of the { $standing ->
    [one] { $standing } marker
   *[other] { $standing } markers
} there; yours has { $has ->
    [one] { $has } card
   *[other] { $has } cards
}.
no-hand-full = Your hand is full ({ $n ->
    [one] { $n } card
   *[other] { $n } cards
}). Play a { -band } instead.
no-room-in-hand = Your hand is full ({ $n ->
    [one] { $n } card
   *[other] { $n } cards
}), so you cannot take the card.
no-steal-only-easy = You may take the card into your hand only at the easy level.
no-marker-must = You must place the marker if you can.
no-pass = You cannot pass: recruit an Ally or play a { -band }.

## What speaks for a move

fact-band = plays a { -band } of { $size }
fact-takes = takes { $kingdom_the } from { $who }
fact-breaks-tie = breaks the tie for the lead in { $kingdom_the }
fact-first = places the first marker in { $kingdom_the }
fact-strengthens = strengthens the lead in { $kingdom_the }
fact-level = draws level with { $who } in { $kingdom_the }
fact-nearer = closes in on { $who } in { $kingdom_the }
fact-glory = scores { $points } right away
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

table-players = Players
table-glory = { -glory }
table-in-hand = cards in hand
table-you = you
table-bot = bot, { $level }
table-is-bot = bot,
table-first-player = First player of this Age
table-bands = { $n ->
    [0] No { -bands } yet
    [one] { $n } { -band }, worth { $points } at the end of the Age. Show its cards
   *[other] { $n } { -bands }, worth { $points } at the end of the Age. Show their cards
}
table-bands-title = { -bands }
table-no-bands = no { -bands } yet
table-band-worth = counts as { $size }: { $points }
table-hand-title = Hand
table-hand-size = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
table-hand-of = Hand { $n } / { $limit }
table-hand-empty = Your hand is empty.
table-known = Known to everyone:
table-giant = Giant
table-giant-token = { -giant-token }
table-track = Merfolk
table-track-board = { -track-board }
table-symbol = Reaching or passing this space gives a free marker
table-trolls = Trolls
table-horde = Horde
table-horde-board = { -horde-board }
table-kingdoms = { -kingdoms }
table-markers = Control markers
table-tokens = Tokens
table-token-pays = scores for { $place } at the end of this Age
table-token-later = does not score in this Age
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
    [one] The next card is not a Dragon.
   *[other] None of the next { $n } cards is a Dragon.
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
table-card-taken = Already chosen
table-compose = Assemble a { -band }
table-compose-cards = Choose cards of one { -tribe } or one colour.
table-compose-leader = The crown marks the Leader. If you crown no one, the first card leads.
table-compose-rest = Cards you don't play go to the { -pool }.
table-play-band = Play the { -band }
table-members = More cards for the { -band }?
table-members-how = Choose the cards that join the Leader, or play the { -band } as it is. Cards that no longer fit say why.
table-keep = { $n ->
    [one] Keep up to { $n } card
   *[other] Keep up to { $n } cards
}
table-keep-how = Choose the cards you keep. All others go to the { -pool }.
table-keep-selected = Keep these cards
table-why-not-others = Why not the others?
table-plate = { $kingdom }
table-why-not = Why not elsewhere?
table-cash-later = Empty it to score now and free its spaces, or save the markers: the more there are, the more they score.
table-study-risk = You draw all of them or none. If the third Dragon turns up, the Age ends.
table-horde-costs = The marker comes from your supply and scores at the end of an Age.
table-coin-first = At the end of this Age, the player in first place there scores the coins.
table-token-what = The highest sum of tokens breaks ties at the end of this Age.
table-to-pool = To the { -pool }
table-to-hand = To your hand
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
table-close = Close
table-show-all = Show everything now

## What things on the table are

tip-card = { $card }, { $kingdom }. { $does }
tip-card-wild = { $card }. { $does }
tip-tribe = { $tribe }. { $does }
tip-pays = { $value } for { $place }
tip-kingdom = { $kingdom_log }: at the end of this Age it scores { $pays }.
tip-needs = { $n ->
    [1] Any { -band } can place your next marker here.
   *[other] Your next marker here takes a { -band } of { $n } cards or more.
}
tip-token = { $points } for { $place } at the end of this Age.
tip-token-later = Scores from the { $age } on.
tip-token-not = Does not score in this Age.
tip-coins = Coins: first place here scores { $n } more at the end of this Age.
tip-stack = { $who } has { $n ->
    [one] { $n } marker
   *[other] { $n } markers
} here{ $lead ->
    [alone] { " " }and leads.
    [tied] { " " }and shares the lead.
   *[no] .
}
tip-glory = Whoever has the most { -glory } at the end of the game wins.
tip-track = { -track-board }: scores { $awards } at the end of the Ages, { $paid ->
    [leader] for the leader only.
   *[places] like one more { -kingdom }.
}
tip-swims = { $who } is on space { $space } of the { -track-board }.
tip-giant = { -giant-token } on a { -band } of { $size }: scores { $points } at the end of this Age, unless a larger one takes it.
tip-trolls = { -troll-tokens } break ties at the end of this Age: the higher sum is ahead.
tip-horde = { -horde-board }: 1 to 6 markers score { $points } when it is emptied at the end of an Age.
tip-first = First player of this Age. Turns go round from here.
tip-hand = { $who } holds { $cards }. With { $limit } you cannot recruit.
tip-known = Cards in hand that everyone saw being taken.
tip-deck = { -deck(case: "start") }: { $size }, face down. Only whoever draws a card sees it.
tip-ages = The game has { $n } Ages. Most points are scored at the end of each.
tip-column = { $kingdom }: { $trigger ->
    [0] played as soon as its marker fits.
   *[other] played at { $trigger } cards.
}

## What Leaders do: in a sentence, on a card, and for a Band that is being put together

ability-another-band = After placing its marker, you may immediately play another { -band }.
brief-another-band = Another { -band }
fore-another = play another { -band } right away
fore-no-other = no further { -band } without a marker placed and a card left

ability-counts-more = { $placing ->
    [0] Scores as if the { -band } had { $scoring ->
        [1] one more card
       *[other] { $scoring } more cards
    }.
   *[other] Counts as { $placing ->
        [1] one card
       *[other] { $placing } cards
    } larger when placing its marker.
}
brief-counts-more = { $placing ->
    [0] Scores as +{ $scoring }
   *[other] Marker with +{ $placing }
}
fore-counts-more = counts { $n } more when scored
fore-needs-fewer = needs { $n } fewer for the marker

ability-keep-cards = Keep up to as many cards as the { -band } has; the rest go to the { -pool }.
brief-keep-cards = Keep up to X
fore-keep = { $n ->
    [0] nothing left to keep
   *[other] keep up to { $cards }
}

ability-largest-band = The largest such { -band } of the Age takes the token and scores { $take } { -glory } right away. Its holder scores { $ages } at the end of the Ages; { $now } in this one.
brief-largest-band = Token if largest
fore-giant = takes the { -giant-token }, { $points } right away
fore-no-giant = no { -giant-token }: the largest is still a { -band } of { $size }

ability-no-marker = Places no marker.
brief-no-marker = No marker

ability-track = Advance on the { -track-board } by as many spaces as the { -band } has cards. Spaces { $symbols } give a free marker in any { -kingdom }.
brief-track = Advance X
fore-track = advance to { $to }{ $symbols ->
    [0] { "" }
    [one] , a free marker
   *[other] , { $symbols } free markers
}

ability-horde = You may place a marker on your { -horde-board }, on the space of the Leader's colour. Markers score { $points } when you empty it at the end of an Age.
brief-horde = Own board
fore-horde = a marker on your { $colour } space
fore-no-horde = your { $colour } space is taken

ability-coin = Place the lowest coin in the { -kingdom } of the Leader's colour: it raises first place there in this Age.
brief-coin = Place a coin
fore-coin = place a coin worth { $value }
fore-no-coin = no coins are left

ability-wild = Joins any { -band }, never leads, and is removed before { -bands } are scored.
brief-wild = Never leads

ability-tie-token = You may take an unclaimed token worth up to the number of cards in the { -band }. Tokens break ties.
brief-tie-token = Token up to X
fore-token = take a token worth up to { $value }
fore-no-token = no token is low enough

ability-any-kingdom = The marker may go to any { -kingdom }.
brief-any-kingdom = Any { -kingdom }

ability-draw-cards = After the discard, draw as many cards as the { -band } has.
brief-draw-cards = Draw X
fore-draw = draw { $cards } after the discard

## A Band that is being put together

fore-title = { -band } of { $n }, led by { $tribe }
fore-marker = Marker in { $kingdom_the } ({ $counts } > { $standing })
fore-marker-small = No marker in { $kingdom_the }: { $counts } must be more than { $standing }.
fore-marker-any = Marker in any of: { $kingdoms }
fore-marker-nowhere = No marker: the { -band } is too small for any { -kingdom }.
fore-marker-never = This Leader places no marker.
fore-marker-supply = No marker: you have none left.
fore-worth = Worth { $points } at the end of the Age (counts as { $size })
fore-discard = { $cards } will be discarded to the { -pool }
fore-discard-later = then { $cards } for another { -band }, or to the { -pool }
fore-discard-none = Nothing will be discarded
fore-kept = { $n ->
    [0] Keep none
   *[other] Keep { $cards }
}

form-choose = Choose one of the answers.
form-no-cards = Choose the cards of your { -band } first.
form-no-leader = A { -band } needs a Leader, and { $tribe } cards never lead.
form-unknown-card = There is no such card at this table: “{ $text }”.
