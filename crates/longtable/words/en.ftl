# What the program itself says in the terminal, in English.
welcome = The deal is fixed: its seed has the hash { $commitment }. Type ? for help.
prompt = Your answer (a number, or ? for help):
help =
    Type the number of an answer, or the answer in notation; several answers in notation are separated by ; and taken together.
    u takes your last answer back, as long as nothing was drawn, rolled or shown.
    s shows the table, l the whole log, r followed by a rule's number the text of that rule.
    h asks a bot that sees what you see for its three best options and what speaks for them.
    q leaves the match; with --out it is saved.
no-such-answer = Choose a number from 1 to { $count }.
curtain = It is { $name }'s turn. Press Enter when only { $name } looks at the screen.
taken-back = Taken back.
no-rule = No rule is called "{ $id }".
left = You left the match before its end.
place = { $rank }. { $name }: { $score }
winners = { $n ->
    [one] { $names } wins.
   *[other] Shared victory: { $names }.
}
nobody-wins = Nobody wins.
rules-in-english = The rules are written in English.
thinking = Thinking for a second…
hint = { $nth }. { $what } ({ $chain }): wins { $chance } % ± { $margin }, { $confidence } % of the thinking
hint-facts = { "   " }This { $facts }.
