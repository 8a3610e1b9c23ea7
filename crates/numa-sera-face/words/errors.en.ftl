# Setups, choices and positions that cannot be read, and pieces that do not add up, in English.

setup-refused-edition = There is no edition “{ $text }”: the only one is reconstruction.
setup-refused-seats = Winds of Numa Sera is for 2 to 4 players, not { $n }.
setup-refused-variant = There is no variant “{ $text }”: the only one is last-seat.
setup-refused-option = There is no option “{ $text }”.
setup-refused-value = { $option }={ $text }: choose one of { $values }.
setup-refused-first = first={ $text }: write random or a seat at this table.
setup-refused-kingdoms = kingdoms={ $text }: write random, choose, or { $n } different Kingdoms from { $names }.
setup-refused-kingdoms-many = kingdoms={ $text }: there are only { $n } seats.

notation-wish = “{ $text }” is not a face of the Battle Die, a card, a Stronghold or a number.
notation-no-seat = No one sits in seat { $text }.
notation-choice = “{ $text }” is not an answer.
notation-heroes = “{ $text }”: write the Heroes 1, 2 and 3 in the order you want.
notation-ability = “{ $text }” has no ability with that number.
notation-option = “{ $text }” is not the number of an option.
notation-no-card = There is no card “{ $text }”.
notation-no-stronghold = There is no Stronghold “{ $text }”.
notation-no-kingdom = There is no Kingdom “{ $text }”.
notation-no-block = This Kingdom has no Block “{ $text }”.
notation-no-class = There is no Class “{ $text }”.
notation-no-skill = There is no Skill “{ $text }”.
notation-no-slot = There is no slot “{ $text }”.
notation-no-set = There is no card or Block “{ $text }”.
notation-block-kingdom = A Block needs a Kingdom.

notation-key-value = “{ $text }”: write a key, a colon and a value.
notation-line = There is no line “{ $text }”.
notation-player-line = There is no line “{ $text }” for a player.
notation-figure = “{ $text }” is not a number that fits here.
notation-pair = “{ $text }”: write a name and a number.
notation-too-many = “{ $text }”: there are not that many copies.
notation-row = A row has 4 spaces.
notation-item = “{ $text }” is not a World Forge Item.
notation-bottom = “{ $text }”: write a card, its batch and who knows it.
notation-deck = The Exploration Deck cannot hold that many cards.
notation-items = There are not that many Items.
notation-strongholds = There are not that many Strongholds.
notation-looked = “{ $text }” cannot be looked at here.
notation-ending = “{ $text }” is not a way to win.
notation-copies = There are more copies of { $text } on the table than in the game.
notation-skill-cards = There are only { $n } cards of { $skill }.
notation-needs-kingdom = Seat { $text } has no Kingdom.
notation-same-kingdom = Two players have the same Kingdom.
notation-kind = “{ $text }”: not all of these cards belong here.
notation-hand = Boons, Hazards and Mavens are never in a hand.
notation-equipment = Only Items can be equipped.
notation-one-slot = “{ $text }”: two Items need the same slot.
notation-level = A Skill has four Levels.
notation-pre-ticked = The pre-ticked Block is always ticked: leave this line out.
notation-condition = There is no Victory Condition “{ $text }”.
notation-lasting = There is no lasting effect { $text }.
notation-holder = Capital cannot be placed on “{ $text }”.
notation-contract = “{ $text }”: write who pays, who is to be attacked and the Capital in escrow.
notation-known = “{ $text }”: write whose hand it is and who knows it, such as AB.
notation-battle = “{ $text }” is not a Battle.
notation-own-battle = Players cannot attack themselves.
notation-no-battle = This line needs a line “battle”.
notation-battle-state = “{ $text }” is not a stage of a Battle.
notation-battle-card = “{ $text }” is not a Battle Card.
notation-mods = There is no figure “{ $text }”.
notation-played = Too many Battle Cards have been played.
notation-side = “{ $text }” is not part of a Battle.
notation-trade = “{ $text }” is not a trade.
notation-no-trade = This line needs a line “trade”.
notation-trade-side = “{ $text }” is not part of a trade.
notation-step = “{ $text }” is not a step of the agenda.
notation-step-battle = The step “{ $text }” needs a Battle.
notation-step-trade = The step “{ $text }” needs a trade.
notation-agenda = The agenda is too long.
notation-asks-eliminated = Seat { $text } is eliminated and cannot be asked.
notation-question = The agenda must end with a question.

audit-card = { $card }: { $has } copies instead of { $needs }.
audit-strongholds = There are { $has } Strongholds, { $different } of them different, instead of { $needs }.
audit-skill = { $skill }: { $has } cards instead of { $needs }.
audit-capital = { $seat } has { $has } Capital.
audit-power = { $seat } has { $has } Power; the maximum is { $most }.
audit-known = Someone knows cards in { $seat }'s hand that are not there.
audit-purse = { $seat } has a card with Capital on it, but no Capital is there.
audit-figures = { $seat }'s figures are out of date.
audit-circle = { $seat } has a card in the Inner Circle that is not a Maven.
