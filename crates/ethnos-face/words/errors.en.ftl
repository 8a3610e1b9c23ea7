# Why a text cannot be read and why a setup cannot be played, in English. Rules are in brackets at the end.

## Texts that are not what they should be

not-a-choice = “{ $text }” is not a move. Write one such as “draw”, “take red dwarf” or “decline”.
not-a-card = “{ $text }” is not a card. Write one such as “red dwarf”.
not-a-card-here = “{ $text }” is not a card of this game.
not-a-colour = “{ $text }” is not a colour.
not-a-colour-here = “{ $text }” is not a colour of this edition.
not-a-kingdom-here = “{ $text }” is not a { -kingdom } of this edition.
not-a-tribe-here = “{ $text }” is not a { -tribe } of this edition.
not-a-leader-here = “{ $text }” is not a { -tribe } of this game.
not-a-seat-here = “{ $text }” is not a seat at this table.
not-an-asked-seat = “{ $text }” is not a seat that makes decisions.
not-a-token-value = “{ $text }” is not the value of a token.
not-a-token-here = “{ $text }” is not a token of this edition.
not-tokens = “{ $text }” is not a list of tokens. Write one such as “2/4/8”.
not-a-coin-value = “{ $text }” is not the value of a coin.
not-a-coin-here = “{ $text }” is not a coin of this edition.
not-a-small-number = “{ $text }” is not a small number.
not-a-number-of-cards = “{ $text }” is not a number of cards from 1 to 24.
not-a-seat-and-number = “{ $text }” is not a seat and a number. Write one such as “A3”.
not-a-seat-and-size = “{ $text }” is not a seat and a size. Write one such as “B4”.
not-a-question = “{ $text }” is not an open question. Write one such as “turn”, “marker” or “keep”.
not-a-band = “{ $text }” is not a { -band }: it needs 1 to 10 cards of one { -tribe } or one colour. ({ $rule })
not-a-line = “{ $text }” is not a line of a position in this game.

## Positions that no table can have

position-key-value = “{ $text }”: write KEY: VALUE.
position-twice = “{ $text }” is stated twice.
position-seat-twice = { $seat } is stated twice in “{ $text }”.
position-no-tribes = The line “tribes: …” is missing.
position-tribes-number = This table needs { $n } different { -tribes }. ({ $rule })
position-other-tribes = The setup names other { -tribes }. ({ $rule })
position-age = This table plays { $ages } Ages, so there is no Age { $age }.
position-dragons = There are only three Dragons. ({ $rule })
position-markers = { $seat } has placed { $n } markers, which is too many. ({ $rule })
position-tokens-number = { $n ->
    [one] { $n } token belongs
   *[other] { $n } tokens belong
} in each { -kingdom } at this table. ({ $rule })
position-no-token-left = No token { $value } is left for { $kingdom_the }.
position-coins = There are only { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} worth { $value }.
position-no-leader-up = At least one Setup card must be face up. ({ $rule })
position-too-many-cards = That is more cards than the game has. ({ $rule })
position-too-many-of = The game does not have that many cards of this kind: { $card }. ({ $rule })
position-wild-leader = A { $card } can never lead a { -band }. ({ $rule })
position-leader-not-in-hand = The Leader of the { -band } being assembled is not in hand: { $card }.
position-cannot-join = This card cannot join the { -band } being assembled, or not at this place: { $card }.
position-kept-not-in-hand = A card that is kept must be in hand.
position-discarded = Discarded cards are in the { -pool } until one of them is fed. ({ $rule })
position-ten-skeletons = A win with { -ten-wild } ends the game, and only in the Polish edition. ({ $rule })
position-age-over = With three Dragons out, the Age is over: ask “cash” or “over”. ({ $rule })
position-not-over = The game is over after the third Dragon of the last Age, not before. ({ $rule })
position-third = The third Dragon is not out yet, so no one has drawn it. ({ $rule })
position-ask = The position lacks what the line “ask: …” is about.

## Pieces that do not add up

pieces-cards = There are { $n } of this card instead of { $of }: { $card }. ({ $rule })
pieces-hand = { $seat } holds { $n } cards, which is too many. ({ $rule })
pieces-open = { $seat } shows more cards of a kind than they hold: { $card }. ({ $rule })
pieces-above = { $n } of { $of } cards cannot be above the Dragons. ({ $rule })
pieces-dragons-above = { $n ->
    [one] { $n } card is
   *[other] { $n } cards are
} above the Dragons although one of them is already out. ({ $rule })
pieces-markers = { $seat } has { $placed } markers placed and { $supply } in the supply, not { $of } in all. ({ $rule })
pieces-tokens = A { -troll-token } is held twice, or is not in this game. ({ $rule })
pieces-coins = There are too many coins worth { $value }. ({ $rule })
pieces-coin-order = Coins are laid lowest first: those worth { $value } come before higher ones. ({ $rule })
pieces-no-giant = The { -giant-token } is missing: it goes to the largest { -band } that its { -tribe } leads. ({ $rule })
pieces-giant = { $seat } cannot hold the { -giant-token } for { $n ->
    [one] { $n } card
   *[other] { $n } cards
}: it lies on the largest { -band } that its { -tribe } leads. ({ $rule })
pieces-pool = { $n ->
    [one] { $n } card is
   *[other] { $n } cards are
} in the { -pool }, but in Recruitment Mode there are at least { $least }. ({ $rule })
pieces-track = A marker is beyond the last space of the { -track-board }. ({ $rule })
pieces-aside = Cards are set aside although no question is about them.

## Setups that cannot be played

setup-no-edition = There is no edition “{ $text }”. Choose one of: { $known }.
setup-no-variant = There is no variant “{ $text }”. Choose from: { $known }.
setup-no-option = There is no option “{ $text }”. Choose from: { $known }.
setup-no-level = There is no level “{ $text }”. Choose one of: { $known }.
setup-no-tribe = There is no Tribe “{ $text }” in this edition.
setup-no-first-game = Only the second edition names Clans for a first game.
setup-no-numbers = The content has no figures for { $n ->
    [one] { $n } player
   *[other] { $n } players
}.
setup-players = This edition is for { $least } to { $most } players, not { $n }.
setup-level-solo = A level is only for the solo game against Chief Bruno.
setup-solo-clans = The Clans of the solo game are fixed.
setup-tribes-number = This number of players needs { $needs } Tribes; you chose { $has }.
setup-tribe-twice = All Tribes must be different, but one is named twice: { $tribe }.
