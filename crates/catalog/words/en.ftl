# What tables say besides the game's own words, in English.
refused-unreadable = Not understood: { $what }
refused-practice = One move is all that's asked here. Take it back to try another, or play on from the card.
refused-lesson = The rules allow that, but it isn't what this lesson is about. Do what the coach asks; you can play freely afterwards.
refused-answer = Answer { $nth }: { $why }
refused-turn-over = your turn is already over by then.
refused-after-roll = This has to wait until cards are drawn, dice rolled or cards revealed.
take-back-nothing = Nothing to undo yet.
take-back-not-yours = Too late to undo: { $seat } has moved since.
take-back-turn-passed = Too late to undo: your turn is over.
take-back-over = Too late to undo: the game is over and its seed is public.
take-back-surprised = Can't undo: you have seen something new.
take-back-rolled = Can't undo: cards were drawn or dice rolled.
take-back-revealed = Can't undo: others have seen something new.
take-back-declared = Can't undo: what is declared can't be withdrawn.
take-back-conceded = Too late to undo: { $seat } has left the game since.
log-conceded = { $seat } concedes.
log-forfeited = { $seat } runs out of time and loses.
log-took-back = { $n ->
    [one] { $seat } takes a move back.
   *[other] { $seat } takes { $n } moves back.
}
concede-last = { $you ->
    [yes] You take last place. A bot plays on for you.
   *[no] { $name } takes last place. A bot plays on for them.
}
concede-behind = { $you ->
    [yes] You finish behind everyone who plays on. A bot takes over your seat.
   *[no] { $name } finishes behind everyone who plays on. A bot takes over the seat.
}
concede-out = { $you ->
    [yes] You are eliminated. The others play on.
   *[no] { $name } is eliminated. The others play on.
}
concede-ends-won = The game ends: { $name } wins.
concede-ends-lost = { $you ->
    [yes] The game ends, and you lose.
   *[no] The game ends, and { $name } loses.
}

# Content files that cannot be read.
fault-file-long = The file is too long: at most { $most } bytes.
fault-missing = “{ $field }” is needed. Fill it in.
fault-unknown-field = There is no field “{ $field }”.
fault-unknown-word = “{ $text }” is not one of the words that can stand here.
fault-number = { $text } is too large or too small: it must be from { $least } to { $most }.
fault-type = { $wanted ->
    [number] A whole number belongs here.
    [flag] true or false belongs here.
    [text] A text in quotation marks belongs here.
    [list] A list in square brackets belongs here, with as many values as the others of its kind have.
    [table] Values in braces belong here.
   *[other] Another kind of value belongs here. Compare it with others of its kind.
}
fault-twice = This is said twice. Remove one of the two.
fault-sign = This cannot be read: { $signs } is missing.
fault-toml = This cannot be read. Check quotation marks, brackets and signs of equality.
fault-between = A number from { $least } to { $most } is needed.

# What rows of content files are called.
content-of-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
