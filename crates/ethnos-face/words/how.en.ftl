# How to play, in English.
how-lead = Six { -kingdoms }, twelve { -tribes }, two or three Ages. Gather Allies, play them as a { -band }, and be the strongest where the { -glory } is, before the third Dragon wakes.
how-weight = 2
how-shown = first.tribes
how-deck = deck
how-age = Age
how-take = Take one card…
how-take-text = On your turn take one Ally, open from the { -pool } or blind from the { -deck }. Your hand holds { $limit } cards at most.
how-band = …or play a { -band }
how-band-text = Cards of one { -tribe } or of one colour. One of them leads, and its ability works; the rest of your hand goes to the { -pool }, for everyone.
how-bruno = Chief Bruno plays too
how-bruno-text = After each card that you take, give him one of the { -pool } for his Dashboard. A column is played as soon as it has so many cards, or at “!” when a marker fits; you choose its Leader.
how-marker = Hold the { -kingdoms }
how-marker-text = { $two ->
    [1] A { -band } brings a marker to the { -kingdom } of its Leader's colour if it has more cards than both of you have markers there.
   *[0] A { -band } brings a marker to the { -kingdom } of its Leader's colour if it has more cards than you have markers there.
}
how-dragon = Mind the Dragons
how-dragon-text = The third Dragon ends the Age on the spot. { -bands } score, cards in hand are worth nothing. After { $ages } Ages the game is over.
how-awards = What a { -kingdom } pays
how-awards-text = { $two ->
    [1] The one with the most markers earns the token of the Age. In the second Age, whoever is there alone earns both.
   *[0] The one with the most markers earns the token of the Age, those behind the lower ones. Ties share.
}
how-tokens = The tokens
how-tokens-text = They are dealt to the { -kingdoms } and lie in ascending order, so every { -kingdom } is worth more from Age to Age.
how-bands = What { -bands } pay
how-bands-text = At the end of an Age every { -band } scores by the number of its cards.
how-tribes = { $n } { -tribes } in a game
how-tribes-text = { $solo ->
    [1] The solo game is always played with these. Only the Leader's ability works.
   *[0] Here is one such table; each game draws others. Only the Leader's ability works.
}
how-win = Most { -glory } wins
how-win-text = If it is equal, markers on the board decide, then the largest { -bands }.
how-edition-first = The English first edition: Halflings, and the marker may be declined.
how-edition-polish = The Polish first edition: the marker must be placed, only the first on the Merfolk board scores, and ten Skeletons win at once.
how-edition-second = The second edition: animal Clans, higher tokens, Raccoons with coins, Recruitment Mode, and a solo game.

# What somebody is told the first time that it happens.
new-dragon = A Dragon
new-dragon-text = It is set aside and another card is drawn. The third one ends the Age at once, whoever draws it; the row above the board counts them.
new-band = A { -band } on the table
new-band-text = Its cards stay there and score at the end of the Age. The rest of that hand goes to the { -pool }, where anyone may take it.
new-marker = A marker
new-marker-text = Whoever has the most markers in a { -kingdom } earns its token at the end of the Age. Markers stay for the next one.
new-no-marker = No marker this time
new-no-marker-text = A { -band } that is too small for a marker is still worth points. Later markers in the same { -kingdom } need larger ones.
new-scoring = Scoring
new-scoring-text = First every { -kingdom } pays its token, then every { -band } by its size. Players with equal markers share. Open the score sheet to see each line.
new-tie = A tie
new-tie-text = Those with the same number of markers share what the place pays, and fractions are lost. One marker more would have been enough.
new-age = A new Age
new-age-text = Hands and { -bands } are gone, markers stay. Whoever has the least { -glory } begins.
new-bruno = Chief Bruno plays
new-bruno-text = One of his columns was full enough. Look at his Dashboard before you choose a card for it.
