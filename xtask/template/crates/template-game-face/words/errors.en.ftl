# What Template Game says when a set-up or a text makes no sense, in English.
setup-no-edition = There is no edition “{ $text }”.
setup-no-option = There is no variant or option “{ $text }”.
setup-seats = { $seats } cannot play: it takes two to four.
notation-choice = “{ $text }”: write play and a card, or pass.
notation-line = “{ $text }”: write turn, passes, hand, played or deck, a colon and a value.
notation-seat = There is no seat “{ $text }”.
notation-card = There is no card “{ $text }”.
notation-many = “{ $text }” are more cards than there may be.
notation-passes = “{ $text }” is not a number of passes.
notation-passes-after-end = The goal is reached, so passes must be 0.
notation-total = The total is above the goal.
audit-cards = Cards of value { $card }: { $count } instead of { $copies }.

fault-none = There must be at least 1.
fault-deck = There are at most 40 cards in all.
fault-hand = A hand has at most 5 cards.
fault-few = There are too few cards for four hands.
