# What the program itself says in the terminal, in English.
welcome = The deal is sealed: its seed hashes to { $commitment }. Type ? for help.
prompt = Your move (a number, or ? for help):
prompt-set = Your choice (all the numbers at once, in any order, such as 1 3; or ? for help):
prompt-set-exact = Your choice ({ $n } numbers at once, in any order; or ? for help):
help =
    Type the number of an option. Where you may choose several, type all their numbers at once, in any order.
    You can also type a move in notation; separate several moves with ; to play them together.
    u (undo) goes back to your last decision, also after bots have answered. With several people it undoes your last move,
    unless something has been drawn, rolled or revealed since.
    s shows the table, l the full log, r and a rule number that rule.
    h asks a bot that sees only what you see for its three best options and the reasons.
    concede gives the game up, after asking once more.
    q quits; with --out the match is saved.
no-such-answer = Choose a number from 1 to { $count }.
one-number = Choose one number.
number-twice = Each number only once.
set-size = Choose { $n } numbers at once.
curtain = { $name }'s turn. Press Enter when only { $name } can see the screen.
taken-back = Undone.
concede-sure = Concede? Type y for yes; anything else plays on.
no-rule = There is no rule “{ $id }”.
left = You left before the game ended.
place = { $rank }. { $name }: { $score }
winners = { $n ->
    [one] { $names } wins.
   *[other] Shared victory: { $names }.
}
take-backs = { $n ->
    [one] With { $n } take-back.
   *[other] With { $n } take-backs.
}
draw = A draw: { $names }.
nobody-wins = No one wins.
rules-in-english = These rules are available in English only.
thinking = Thinking for a second…
hint = { $nth }. { $what } ({ $chain }): wins { $chance }% ±{ $margin }, { $confidence }% of the search
hint-facts = { "   " }This { $facts }.

# What `review` tells.
review-how = Chances in per cent; losses, play and luck in points of a hundred. Every decision is judged by what its player knew.
review-side = { $name }: accuracy { $accuracy }% in { $decisions } decisions ({ $good } good, { $inaccuracies } inaccurate, { $mistakes } mistakes, { $blunders } blunders). Start { $start }, own play { $play }, others' play { $others }, luck { $luck }, result { $result }.
review-costly = The decisions that cost most:
review-no-costly = No decision is known to have cost anything.
decimal = { $whole }.{ $part }
review-decision = { $nth }. Step { $step }, { $name }: { $class }, { $loss } points (±{ $margin }), { $sure }
review-played = { "   " }Played ({ $chance }% ±{ $margin }): { $what } [{ $chain }]
review-better = { "   " }Better ({ $chance }% ±{ $margin }): { $what } [{ $chain }]
review-class-best = best
review-class-fine = fine
review-class-inaccuracy = inaccuracy
review-class-mistake = mistake
review-class-blunder = blunder
review-sure = sure
review-likely = likely
review-unsure = unsure
review-turning = Turning points:
review-turn-play = { "   " }Step { $step }, { $mover }'s decision: { $name } { $change }
review-turn-luck = { "   " }Step { $step }, { $mover }'s move, luck of the cards or dice: { $name } { $change }
