# The pages around every game, in English.

## Header, footer, settings
ui-home = Longtable, back to the lobby
ui-nav = Main
ui-nav-play = Play
ui-nav-games = Games
ui-nav-learn = Learn
ui-nav-practice = Practise
ui-nav-watch = Watch
ui-nav-rules = Rules
ui-nav-account = Your account
ui-skip = Skip to the content
ui-skip-to-decision = Skip to your decision
ui-your-turns = { $n ->
    [one] Your turn in { $n } game
   *[other] Your turn in { $n } games
}
ui-language = Language
ui-theme = Light or dark
ui-sound-on = Turn sounds on
ui-sound-off = Turn sounds off
ui-pace = Others' moves
ui-pace-slow = Slow
ui-pace-normal = Normal
ui-pace-fast = Fast
ui-pace-at-once = At once
ui-confirm = Confirm my answers
ui-on = On
ui-off = Off
ui-sign-in = Sign in
ui-account-of = { $name }'s account
ui-footer = Longtable: board games in your browser, provably fair.
ui-back = Back
ui-close = Close
ui-save = Save
ui-delete = Delete
ui-copy = Copy
ui-copied = Copied
ui-search = Search
ui-to-lobby = Back to the lobby
ui-connection-lost = Connection lost. Reconnecting…

## Times
ui-seconds = { $n } s
ui-minutes = { $n } min
ui-full-hours = { $n } h

## Lobby
ui-what-shall-we-play = What shall we play?
ui-players = { $least }–{ $most } players
ui-you-and-bots = { $game }: { $bots ->
    [0] you alone
    [one] you against { $bots } bot
   *[other] you against { $bots } bots
}
ui-starts-at-once = { $level } bots · no clock · starts right away
ui-starts-solo = no clock · starts right away
ui-learn-title = Learn by playing
ui-learn-how = Short games at a real table. A coach says what to do, one thing at a time, and waits for you; leave whenever you like, and go on later.
ui-learn = Learn
ui-learn-of = Learn: { $lesson }
ui-welcome = New here? Learn by playing
ui-welcome-how = A short game at a real table: one hint at a time, and you make every move yourself.
ui-learn-all = All lessons
ui-learn-in = Learn in { $n } minutes
ui-learn-takes = { $about } · { $n } min
ui-learn-game = Learn { $game }
ui-lesson = Lesson
ui-lesson-step = { $n } of { $of }
ui-lesson-left = about { $n } min left
ui-lesson-show = Show me
ui-lesson-watch = The others play. Watch what they do.
ui-lesson-next = Next
ui-lesson-back = Back
ui-lesson-play = Play a real game
ui-lesson-done = Finish
ui-lesson-leave = Leave
ui-play-now = Play now
ui-your-games = Your games
ui-just-finished = Just finished
ui-finished-games = Finished games
ui-games-going-on = Going on
ui-all-games = All
ui-wins = Wins
ui-won-of = { $won } of { $played } won
ui-came-first = Won, { $score } { $score ->
    [one] point
   *[other] points
}
ui-came = Place { $rank } of { $of }, { $score } { $score ->
    [one] point
   *[other] points
}
ui-came-first-by = Won: { $by }
ui-came-in = Place { $rank } of { $of }
ui-replay-of = Replay: { $name }
ui-earlier-page = Previous page
ui-later-page = Next page
ui-no-games-yet = No games yet. Choose one above and play.
ui-open-tables = Open tables
ui-no-open-tables = No tables are waiting for players. Create one!
ui-all-of-them = All { $n }
ui-free-seats = { $n ->
    [one] { $n } open seat
   *[other] { $n } open seats
}
ui-join = Join
ui-join-of = Join { $host }'s game of { $game }
ui-your-turn = Your turn
ui-plays = { $name }'s turn
ui-gathering = Waiting for players
ui-paused = Paused
ui-over = Finished
ui-watch = Watch
ui-watch-title = Games to watch
ui-running = In progress
ui-finished = Finished
ui-nothing-to-watch = No public games right now.

## A new table
ui-create-title = Create a table
ui-create = Create table
ui-your-name = Your name
ui-name = Name
ui-guest = Guest
ui-you = You
ui-you-small = you
ui-number-of-players = Players
ui-solo = Solo
ui-seats = Seats
ui-seat-nth = Seat { $n }
ui-seat-open = Open
ui-seat-bot = Bot
ui-seat-here = This device
ui-open-seat = Open seat
ui-how-bots-play = How bots play
ui-bots-differ = Bots of one level differ in style; you know the style by the bot's name.
ui-level-of-seat = Level of the bot in seat { $n }
ui-name-of-seat = Name of the player in seat { $n }
ui-edition = Edition
ui-variants = Variants
ui-pick = Choose
ui-write = Write
ui-pick-how = Choose { $needs } for { $seats } players. Chosen:
ui-pick-each = One per seat, all different.
ui-pick-twice = Two seats have the same one. Choose a different one for each.
ui-pick-wrong = You chose { $has }; with { $seats } players, choose { $needs }.
ui-part-of-seat = For seat { $n }
ui-clock = Clock
ui-clock-off = None
ui-clock-move = Per move
ui-clock-bank = Per player
ui-clock-none = No clock
ui-clock-a-move = { $time } per move
ui-clock-a-player = { $time } per player
ui-timeout = When time runs out
ui-timeout-bot = A bot takes over
ui-timeout-forfeit = The player forfeits
ui-who-can-join = Who can join
ui-everyone = Anyone
ui-with-link = Only people with my link
ui-no-such-game = There is no game called “{ $game }”.
ui-no-number = “{ $value }” is not a number.
ui-bot = bot

## Waiting room and curtain
ui-host = Host
ui-at-this-device = on the host's device
ui-level-here = Level of the bot
ui-seat-a-bot = Add a bot
ui-free-seat = Clear this seat
ui-invite-title = Invite
ui-invite-how = Anyone with this link can join. All they need is a name.
ui-invite-link = Invite link
ui-watch-link = Spectator link
ui-kept-seat = For an invited guest
ui-only-invited = The open seats are for people with the invite link. You can watch: the match appears here when it starts.
ui-table-full = This table is full. You can watch.
ui-join-title = Join this table
ui-join-as = You join as { $name }.
ui-change-name = Change your name
ui-which-seat = Seat
ui-any-seat = Any
ui-start = Start
ui-host-starts = Waiting for the host to start.
ui-joined = { $name } has joined.
ui-left = { $name } has left.
ui-leave = Leave the table
ui-concede = Concede
ui-concede-sure = Yes, concede
ui-hand-device = Pass the device to { $name }
ui-i-am = I am { $name }
ui-curtain-why = Cards stay hidden until { $name } is ready.
ui-pass-device = Pass the device to { $name }
ui-pass-why = Your turn is over. Look at your cards, then pass the device on.

## Table
ui-menu = Menu
ui-side = Log, chat and more
ui-log = Log
ui-whole-log = Show the full log
ui-chat = Chat
ui-moves = Moves
ui-chat-empty = No messages yet.
ui-unread = Unread:
ui-older-chat = Older messages
ui-message = Message
ui-say-something = Write a message
ui-send = Send
ui-not-your-turn = It is not your turn.
ui-look-again = Has anything happened?
ui-watching = You are watching. Hands are hidden.
ui-watching-open = You are watching. Nothing is hidden in this game.
ui-deeds = Tools
ui-undo = Undo
ui-undo-decision = Back to your last decision. Bots' answers are taken back too.
ui-undo-ask = Ask to undo
ui-sure = Send this answer?
ui-yes = Yes
ui-no = No
ui-wants-back = { $name } asks to undo the last move.
ui-agree = Allow
ui-disagree = Decline
ui-waits-for = Waiting for { $names }.
ui-hint = Hint
ui-hints = A strong bot's best options
ui-hints-fair = It sees only what you see.
ui-because = Because it { $facts }.
ui-because-later = What it brings cannot be seen at once, but it did well in the games that the bot played on from here.
ui-chance = { $percent }% chance to win (±{ $margin })
ui-do-it = Play this
ui-thinking = Thinking…
ui-stands-in = bot standing in
ui-take-seat-back = Take back my seat
ui-let-bot-play = Let a bot play for me
ui-let-bot-play-for-them = Let a bot take over
ui-notify = Notify me when it is my turn

## The end
ui-result = Result
ui-rank = Rank
ui-score = Score
ui-take-backs = { $n ->
    [one] With { $n } take-back
   *[other] With { $n } take-backs
}
ui-rematch = Play again
ui-to-the-rematch = Go to the rematch
ui-export = Download the match
ui-fair-deal = Fair deal
ui-fair-before = This hash was published before the first card was dealt. The seed is shown after the game, so anyone can check that it produces this hash and these cards.
ui-commitment = Hash
ui-seed = Seed

## Keys
ui-help = Help and shortcuts
ui-help-how = Everything you can do is highlighted. Pick it, read what it will do, then confirm. The Moves tab lists the same options as text. Press § beside a sentence to read its rule.
ui-key-play = Confirm
ui-key-undo = Undo
ui-key-hint = Hint
ui-key-deck = Draw from the deck
ui-key-log = Log
ui-key-chat = Chat
ui-key-moves = List of moves
ui-key-rules = Rules
ui-key-detail = What a thing is, told whole
ui-key-help = This help

## Rules
ui-in-the-rulebook = Open in the rulebook
ui-chapters = Chapters
ui-search-rules = Search the rules
ui-ask-rules = Ask the rules: how do I win?
ui-rules-answers = Answers to “{ $question }”
ui-rules-back = All chapters
ui-rules-of-table = Only what holds at this table: { $table }.
ui-rules-to-table = Back to the table
ui-rules-all = All rules
ui-try = Try it
ui-try-of = Try it: rule { $id }
ui-try-title = Try a position
ui-try-how = A small table of your own: you sit where the question is, bots sit elsewhere. Nothing counts, and everything can be taken back.
ui-try-setup = Set-up
ui-try-position = Position
ui-try-over = In this position the game is over.
ui-try-go = Lay it out
ui-about = About
ui-about-game = About { $game }
ui-about-what = What it is about
ui-about-players = Players
ui-about-length = Length
ui-about-weight = Weight
ui-about-weight-of = { $n ->
    [1] very easy, 1 of 5
    [2] easy, 2 of 5
    [3] medium, 3 of 5
    [4] demanding, 4 of 5
   *[5] hard, 5 of 5
}
ui-about-learn = To learn
ui-about-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
ui-about-cards = What is in the box
ui-about-editions = Editions
ui-about-variants = Variants
ui-how-title = How to play
ui-how-length = about two minutes
ui-how-players = With how many players?
ui-new-on = Explain things as they happen
ui-new-is-on = Explaining things as they happen. Turn it off
ui-new-got-it = Got it
ui-new-off = No more notes
ui-all-editions = All editions
ui-rules-found = { $n ->
    [one] { $n } rule
   *[other] { $n } rules
}
ui-no-rule-found = No rules match your search.

## Account
ui-account = Your account
ui-signed-in = You are signed in
ui-log-out = Sign out
ui-sign-in-title = Play on several devices
ui-sign-in-why = You can play without an account: your seats are kept in this browser. Sign in to reach them from any device.
ui-login = Username
ui-password = Password (8 characters or more)
ui-log-in = Sign in
ui-register = Create an account
ui-change-password = Change your password
ui-change-password-how = Your other devices are then signed out, and an old recovery link no longer works.
ui-current-password = Current password
ui-new-password = New password (8 characters or more)
ui-recovery = Recovery link
ui-recovery-how = If this browser forgets you, or the server is restored from a backup, a recovery link brings back your name and your seats. Keep it safe: whoever has it can play for you.
ui-recovery-make = Create a recovery link
ui-recovery-offer = Only this browser knows your seats.
ui-recovery-link = Your recovery link. Save it now: it is shown only once.
ui-recovery-kept = You have a recovery link. A new one replaces it.
ui-recovery-again = Create a new recovery link
ui-devices = Where you are signed in
ui-devices-how = A device that you don't use for 30 days is signed out.
ui-this-device = this device
ui-unknown-device = Unknown device
ui-sign-out-others = Sign out everywhere else
ui-other-device = Continue on another device
ui-other-device-how = A one-time link moves your name and seats to the browser that opens it.
ui-make-link = Create a link
ui-one-time-link = Works once, for 30 minutes
ui-at-the-table = At the table
ui-reminders = When it is your turn
ui-reminders-how = The page's title and icon tell you. You can add a sound and a notification.
ui-webhook = Webhook URL
ui-webhook-how = Each time it becomes your turn, we send a short JSON message to this https address. Leave it empty to turn this off.
ui-tokens = Programs that play for you
ui-tokens-how = With a token, your own program can play in your seats through the JSON API.
ui-new-token = Your new token. Copy it now: it is shown only once.
ui-token-label = What it is for
ui-make-token = Create a token

## The timeline

ui-recap = Since your last decision
ui-looking-back = Looking back
ui-step-of = Step { $step } of { $end }
ui-step-back = One step back
ui-step-on = One step on
ui-back-to-now = Back to now
ui-replay = Replay
ui-replay-play = Play
ui-replay-step = Step
ui-replay-go = Go there
ui-replay-first = To the beginning
ui-replay-last = To the end
ui-replay-speed = Speed
ui-turn-back = One turn back
ui-turn-on = One turn on
ui-see-as = Seen by
ui-see-as-one = As { $name } sees it
ui-see-all = All
ui-see-onlooker = an onlooker
ui-copy-step = Copy link to this step
ui-play-on = Play on
ui-play-on-why = A new table from this step, with the people and bots you choose.
ui-plays-on = played on from a replay
ui-go-to-step = Show the table after step { $step }
ui-key-step-back = One step back
ui-key-step-on = One step on, and back to now
ui-key-reel = Play and pause (space bar)
ui-key-turns = One turn back or on
ui-key-ends = To the beginning or the end
ui-key-eyes = Seen by a seat; 0: everything
ui-pause = Pause
ui-skip-to-now = Skip to now

# Boards that people build
ui-boards = Your boards
ui-boards-room = { $n } of { $most }
ui-boards-none = No boards yet. Build one, and it will be offered here and in the lobby.
ui-board-new = Build a new board
ui-board-how = Lay the tiles as you like, for 2 to 4 players, with any variants. The rules check the board while you build.
ui-board-empty = Empty board
ui-board-standard = From the standard board
ui-board-shuffled = From a shuffled board
ui-board-edit = Edit
ui-board-edit-of = Edit: { $name }
ui-board-play = Play on it
ui-board-play-of = Play on it: { $name }
ui-board-delete = Delete
ui-board-delete-of = Delete: { $name }
ui-board-unready = Not ready to play on yet.
ui-board-editor = Board editor
ui-board-name = Name of the board
ui-board-unnamed = My board
ui-board-keep = Keep
ui-board-start = Start a table
ui-board-mend-first = Mend what the check names first.
ui-board-link = Link to this board
ui-board-link-hint = Anyone with the link can look at it, copy it and play on it. Only you can change it.
ui-board-link-later = Keep the board to get a link to it.
ui-board-of = A board by { $name }
ui-board-copy = Copy to your boards
ui-board-text = As text
ui-board-delete-sure = Delete “{ $name }”?
ui-board-delete-how = Its link will lead nowhere. Tables on it go on.
ui-board-build = Build a board
ui-board-chosen = The board decides: { $about }.
ui-board-seats = { $seats } players
ui-board-lost = Connection lost. Your board is still here: try again in a moment.
ui-board-picked = Chosen
ui-board-unkept = Not kept yet.

# Sets: cards, tokens and tiles that people correct
ui-sets = Your sets
ui-sets-none = No sets yet. Correct a card, a token or a tile, and your set will be offered here and in the lobby.
ui-set-new = Correct a game that you own
ui-set-how = Some values are reconstructed: the printed ones are not known to us. If you own the game, put them right, play with your set and share it.
ui-set-correct = Correct cards and values
ui-set-look = Look at the set
ui-set-upload = Upload a file
ui-set-ours = Download ours
ui-set-play = Play with it
ui-set-play-of = Play with it: { $name }
ui-set-delete-of = Delete: { $name }
ui-set-copy = Copy to your sets
ui-set-link = Link to this set
ui-set-link-hint = Anyone with the link can look at it, copy it and play with it. Only you can change it.
ui-set-download = Download
ui-set-text = The file as text
ui-set-of = by { $name }
ui-set-back = Back to the set
ui-set-name = Name of the set
ui-set-unnamed = My set
ui-set-file = Content file
ui-set-pick = Choose a file from this device
ui-set-file-hint = The same file that the program reads with --content. Comments and sources are kept. What cannot be played with is refused, with the line.
ui-set-differences = Differences from ours
ui-set-differs = { $n ->
    [0] the same as ours
    [one] 1 difference from ours
   *[other] { $n } differences from ours
}
ui-set-same = Nothing differs.
ui-set-added = Added.
ui-set-removed = Removed.
ui-set-changed = { $field }: { $after } instead of { $before }
ui-set-nothing = nothing
ui-set-before = Before:
ui-set-now = Now:
ui-set-counts = Other counts than in the rulebook
ui-set-count = { $kind }: { $n } instead of { $ours } ({ $rule })
ui-set-compare-with = Compare with
ui-set-compare = Compare
ui-set-compared = Differences: { $one } → { $other }
ui-set-delete-sure = Delete “{ $name }”?
ui-set-delete-how = Its link will lead nowhere. Tables that are played with it go on, and their matches can always be replayed.
ui-set-picked = Chosen
ui-set-chosen = Played with the set { $name }.
ui-set-none = Play with ours instead
ui-set-played = Played with the set { $name }
ui-set-played-hint = Somebody has corrected the game. This is what differs from the usual one.
ui-set-history = History
ui-set-back-to = Undo this change
ui-set-back-to-of = Undo this change: { $name }
ui-set-unfinished = Cannot be played with yet
ui-set-mend = Correct it
ui-set-about = set { $name }

# What is in the box
ui-box-about = Everything in the box as it looks at the table, and where it comes from. Is something printed differently on your copy? Correct it.
ui-box-of-set = The set { $name }.
ui-box-games = Games
ui-box-search = Search
ui-box-kind = Kind
ui-box-mark = Source
ui-box-all = All
ui-box-find = Show
ui-box-found = { $n } of { $all }
ui-box-nothing = Nothing found. Try fewer words.
ui-box-correct = Correct
ui-box-correct-of = Correct: { $name }
ui-mark-rulebook = printed rule
ui-mark-found = found
ui-mark-ruling = our ruling
ui-mark-reconstruction = reconstruction
ui-mark-corrected = corrected
ui-kind-figures = Figures
ui-kind-kingdom = Kingdoms
ui-kind-block = Build Blocks
ui-kind-hero = Heroes
ui-kind-skill = Skills
ui-kind-level = Levels of a Skill
ui-kind-class = Classes
ui-kind-stronghold = Strongholds
ui-kind-boon = Boons
ui-kind-hazard = Hazards
ui-kind-maven = Mavens
ui-kind-battle = Battle cards
ui-kind-mythic = Mythic Items
ui-kind-pool = Pools of Essence
ui-kind-item = World Forge Items
ui-kind-tile = Large tiles
ui-kind-temple = Temples
ui-kind-beacon = Beacon
ui-kind-small = Small tiles
ui-kind-layout = Layout
ui-kind-players = By number of players
ui-kind-ring = Ring of tempests
ui-kind-tokens = Tokens
ui-kind-tribe = Tribes
ui-kind-track = Merfolk board
ui-kind-giant = Giant token
ui-kind-horde = Orc board
ui-kind-troll = Troll tokens
ui-kind-coins = Coins
ui-kind-first-game = First game
ui-kind-solo = Solo
ui-kind-column = Solo columns
ui-kind-colours = Player colours
ui-kind-switches = Readings of the rules
ui-field-id = key
ui-field-letter = letter
ui-field-name = name
ui-field-plural = plural
ui-field-title = title
ui-field-source = source
ui-field-ref = where it is printed
ui-field-note = note
ui-field-copies = copies
ui-field-cards = cards
ui-field-cost = cost
ui-field-role = role
ui-field-slots = slots
ui-field-abilities = abilities
ui-field-upgraded = when upgraded
ui-field-reject = when rejected
ui-field-test = test
ui-field-prereq = prerequisite
ui-field-unlock = unlocked by
ui-field-attack = Attack
ui-field-defense = Defense
ui-field-power = Power
ui-field-initial = Capital when conquered
ui-field-residual = residual Capital
ui-field-starting-capital = starting Capital
ui-field-starting-cards = starting Battle cards
ui-field-epithet = epithet
ui-field-favoured = favoured condition
ui-field-heroes = Heroes
ui-field-kingdom = Kingdom
ui-field-kind = kind
ui-field-after = after
ui-field-link = link
ui-field-no-victory = not for victory
ui-field-pre-ticked = ticked from the start
ui-field-levels = levels
ui-field-on-buy = when bought
ui-field-spec = spaces
ui-field-back = back
ui-field-replaces = replaces
ui-field-second = second form
ui-field-value = value
ui-field-four-plus = marked 4+
ui-field-players = players
ui-field-ages = Ages
ui-field-tribes = Tribes
ui-field-pool = pool
ui-field-colour = colour
ui-field-per-colour = of each colour
ui-field-points = points
ui-field-symbols = symbols
ui-field-awards-4-6 = awards, 4 to 6 players
ui-field-awards-2-3 = awards, 2 or 3 players
ui-field-age-4-6 = by Age, 4 to 6 players
ui-field-age-2-3 = by Age, 2 or 3 players
ui-field-take = when taken
ui-field-last = last space
ui-field-tiles = tiles
ui-field-centres = centres
ui-field-docks = docks
ui-field-beacons = beacon sites
ui-field-pyramids = pyramids

# Correcting a row
ui-edit-fields = Values
ui-edit-fine = It can be played with.
ui-edit-same = Nothing changed yet.
ui-edit-look = Look
ui-edit-undo = Undo
ui-edit-ours = Reset to ours
ui-edit-add = Add
ui-edit-add-of = Add to: { $name }
ui-edit-remove-of = Remove: { $name }
ui-edit-keep-unfinished = Keep unfinished
ui-edit-yes = yes
ui-edit-no = no
ui-edit-history = Your changes here
ui-edit-change = { $field }: { $after } instead of { $before }
ui-edit-another = Add one like this
ui-edit-without = Remove it from the set

# How a set plays
ui-trial = Simulate with bots
ui-trial-of = { $name }, played by bots
ui-trial-how = Bots play { $n } matches with this set and { $n } with ours, from the same deals. You see whether what you typed is plausible.
ui-trial-begin = Start the simulation
ui-trial-leave = You can leave this page. The simulation goes on.
ui-trial-stop = Stop
ui-trial-again = Look again
ui-trial-going = { $n } of { $of } matches played
ui-trial-stopped = Stopped. The figures are from the matches played until then.
ui-trial-failed = The bots could not play every match with this set. Check what you changed last.
ui-trial-odd = What stands out
ui-trial-fine = Nothing: chance alone can explain these figures.
ui-trial-unfair = { $name }: { $part }% of wins, where { $other }% would be fair
ui-trial-unlike = { $name }: { $part }%, and { $other }% with ours
ui-trial-this = this set
ui-trial-ours = ours
ui-trial-fair = fair share
ui-trial-doubt = 95% interval
ui-trial-endings = How matches end
ui-trial-roles = Wins by kingdom
ui-trial-first = Going first
ui-trial-first-player = The first player wins
ui-trial-seats = Wins by seat
ui-trial-seat = Seat { $seat }
ui-trial-rounds = Length in rounds
ui-trial-answers = Length in answers given
ui-trial-usual = Most matches take { $low } to { $high }; half take at most { $mid }.
ui-trial-usual-ours = With ours: { $low } to { $high }, half at most { $mid }.
