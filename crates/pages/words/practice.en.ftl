# Positions to practise on.

ui-practice = Practice
ui-practice-how = A position from a real game, at the real table: what would you do? Your own reviewed mistakes come first, then positions from our set, which a search has thought about for a long time.
ui-practice-go = Practise
ui-practice-due = { $n ->
    [one] { $n } is due
   *[other] { $n } are due
}
ui-practice-new = { $n ->
    [one] { $n } new position
   *[other] { $n } new positions
}
ui-practice-review = Review one of your games
ui-practice-later = That’s all for now: what you answered comes back in its own time.
ui-practice-in-boxes = In boxes 1 to 5
ui-practice-box = Box { $n }
ui-practice-level = Box { $n } of { $of }
ui-practice-solved = { $n } of { $of } answers were right.
ui-practice-list = What you practise
ui-practice-none = Nothing yet. Answer a first position, or review one of your games: what cost you three points or more comes here.
ui-practice-boxes = A right answer moves a position to the next box: it comes back after 1, 3, 7, 21 and then 60 days. After a wrong one it is back in the first box and comes again in ten minutes.
ui-practice-nothing = Nothing is left for now. The next position: { $when }.
ui-practice-now = now
ui-practice-in-minutes = { $n ->
    [one] in a minute
   *[other] in { $n } minutes
}
ui-practice-in-days = { $n ->
    [one] in a day
   *[other] in { $n } days
}
ui-practice-shipped = Position { $n }
ui-practice-own = From your game, step { $step }
ui-practice-unanswered = not answered yet
ui-practice-was-right = last answer right
ui-practice-was-wrong = last answer cost { $points } points
ui-practice-again = Try it
ui-practice-ask = What would you do?
ui-practice-ask-how = Make your whole move at the table, as in a game. Nobody plays on; you can take answers back until the move is done.
ui-practice-made = Your move is made
ui-practice-not-weighed = What it is worth hasn’t been worked out yet.
ui-practice-weigh = Work it out
ui-practice-best = Right: that is the best move
ui-practice-as-good = Right: as good as the best move
ui-practice-lost-inaccuracy = An inaccuracy: −{ $points } points (±{ $margin })
ui-practice-lost-mistake = A mistake: −{ $points } points (±{ $margin })
ui-practice-lost-blunder = A blunder: −{ $points } points (±{ $margin })
ui-practice-is-best = best
ui-practice-is-as-good = as good
ui-practice-yours = your move
ui-practice-was-played = played in the game
ui-practice-again-when = Asked again: { $when }.
ui-practice-next = Next
ui-practice-skip = Skip
ui-practice-play-on = Play on from here
ui-practice-leave = Leave
ui-practice-at-table = Practice
ui-practice-try = Practise on positions from real games
ui-practice-these = Practise yours

# Days in a row, and kinds of decisions.
ui-practice-row = { $n ->
    [one] { $n } day in a row
   *[other] { $n } days in a row
}
ui-practice-no-row = One answer a day starts a streak
ui-practice-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
ui-practice-answers = { $n ->
    [one] { $n } answer
   *[other] { $n } answers
}
ui-practice-today = Today
ui-practice-of-goal = { $n } of { $of }
ui-practice-longest = Longest row
ui-practice-themes = What you train
ui-practice-lately = right answers, last 30 days
ui-practice-theme-new = { $n ->
    [one] { $n } position, none answered lately
   *[other] { $n } positions, none answered lately
}
ui-practice-theme-right = { $n } of { $of } right
ui-day-mon = Mon
ui-day-tue = Tue
ui-day-wed = Wed
ui-day-thu = Thu
ui-day-fri = Fri
ui-day-sat = Sat
ui-day-sun = Sun
