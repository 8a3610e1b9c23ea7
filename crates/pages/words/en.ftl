# The pages around every game, in English.

## Header, footer, settings
ui-home = Longtable, back to the lobby
ui-nav = Main
ui-nav-play = Play
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
ui-learn-new = New here?
ui-learn-all = All lessons
ui-learn-game = Learn { $game } in five minutes
ui-lesson = Lesson
ui-lesson-step = { $n } of { $of }
ui-lesson-watch = The others play. Watch what they do.
ui-lesson-next = Next
ui-lesson-back = Back
ui-lesson-play = Play a real game
ui-lesson-done = Finish
ui-lesson-leave = Leave the lesson
ui-play-now = Play now
ui-your-games = Your games
ui-more-games = More
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
ui-table-full = This table is full. You can watch.
ui-join-title = Join this table
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
ui-hints-none = No option stands out for a reason that can be named.
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
ui-fair-after = This seed produces the hash published before the deal. Download the match and run “longtable verify” to check every card.
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
ui-key-help = This help

## Rules
ui-in-the-rulebook = Open in the rulebook
ui-chapters = Chapters
ui-search-rules = Search the rules
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
ui-go-to-step = Show the table after step { $step }
ui-key-step-back = One step back
ui-key-step-on = One step on, and back to now
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
