# One's own games, in English.
ui-games-wait = { $n ->
    [one] A game waits for you
   *[other] { $n } games wait for you
}
ui-statistics = Statistics
ui-all-matches = All games
ui-play-this = Play: { $name }
ui-nothing-found = Nothing that fits. Try a wider filter.
ui-filter = Filter
ui-filter-none = Show all
ui-game = Game
ui-state = State
ui-company = Company
ui-person = Name of a player
ui-any = Any
ui-won = Won
ui-not-won = Not won
ui-with-people = With people
ui-with-bots = With bots only
ui-brought = From a file
ui-cancel = Cancel
ui-percent = { $n } %
ui-between = { $low } to { $high }
ui-decimal = { $whole }.{ $part }
ui-stats-of = What
ui-matches = Games
ui-times = How often
ui-when-won = when you won
ui-when-not = when you did not
ui-stats-share = games won
ui-stats-interval = where the share lies with 95 %
ui-stats-even = even share: what luck alone would give
ui-stats-none = No finished games yet. Once you have played, you find here how often you win, with what and against how many.
ui-stats-missing = { $n ->
    [one] One earlier game is not counted yet. Reload the page to count it.
   *[other] { $n } earlier games are not counted yet. Reload the page to count more of them.
}
ui-stats-editions = Editions
ui-stats-editions-about = games won in each edition
ui-stats-seats = Players
ui-stats-seats-about = games won at a table of so many
ui-stats-n-seats = { $n ->
    [one] alone
   *[other] { $n } players
}
ui-stats-endings = How you won
ui-stats-endings-about = the ways your victories came
ui-these-matches = These games
ui-latest-won = { $won } of your last { $played } games won
ui-bring = Add from a file
ui-bring-title = Add a game from a file
ui-bring-how = Any game of Ethnos, Ekö or Winds of Numa Sera that was saved as a match file: you get its replay and its review, and you can play on from any step.
ui-bring-pick = Choose a file from this device
ui-bring-text = Match file
ui-bring-hint = Every step is replayed by the rules before it is kept. It counts in nobody’s statistics, and only people with its link can see it.
ui-bring-do = Add and watch
ui-continue-from = Continue from step { $step }
ui-continue-old = A new table begins exactly here. The old game stays as it is.
ui-continue-asked = { $name } to play
ui-continue-who = Who plays on
ui-continue-you = You
ui-continue-friend = A friend, by link
ui-continue-bot = Bot: { $level }
ui-continue-counts = The result counts in nobody’s statistics.
ui-continue-do = Start this table
ui-back-to-replay = Back to the replay
ui-deal = What is hidden
ui-deal-same = As it was
ui-deal-same-about = The same cards and dice come again. Whoever saw the replay knows them.
ui-deal-anew = Dealt anew
ui-deal-anew-about = What your seat could see stays. All the rest, other hands and what is to be drawn, is shuffled again, so that nobody plays from memory.
ui-deal-open = Nothing is hidden in this game: it goes on exactly as it stood.
ui-proof-good = Checked in this browser: the seed gives the hash that was published before the deal.
ui-proof-bad = The seed does not give the published hash. This deal was not the promised one.
ui-proof-how = The hash is SHA-256 of the words “longtable deal ” and the 32 bytes of the seed. To check it yourself:
ui-proof-cards = The seed also decides every card and die. Download the game and run:
ui-preview-game = Play { $game } in the browser, with friends or against bots. No account needed.
ui-preview-home = Play Ethnos, Ekö and Winds of Numa Sera in the browser, with friends or against bots.
ui-preview-learn = Guided first games with a coach, five to eight minutes each.
ui-preview-open = Join us at the table: { $about }
ui-preview-table = { $about } · { $names }
ui-preview-step = Replay, step { $step } of { $end } · { $about } · { $names }
ui-preview-replay = Replay of a finished game · { $about } · { $names }
ui-lesson-begin = Begin the lesson
ui-locale = en_GB
