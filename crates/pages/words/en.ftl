# The pages around every game, in English.

## Header, footer, settings
ui-home = Longtable, to the lobby
ui-nav = Main
ui-nav-play = Play
ui-nav-watch = Watch
ui-nav-rules = Rules
ui-nav-account = Your account
ui-skip = Go to the content
ui-skip-to-decision = Go to your decision
ui-your-turns = { $n ->
    [one] Your turn in { $n } game
   *[other] Your turn in { $n } games
}
ui-language = Language
ui-theme = Light or dark
ui-sound-on = Turn sounds on
ui-sound-off = Turn sounds off
ui-sign-in = Sign in
ui-account-of = Account of { $name }
ui-footer = Longtable: board games in the browser, dealt fairly.
ui-back = Back
ui-close = Close
ui-save = Save
ui-delete = Delete
ui-copy = Copy
ui-copied = Copied
ui-search = Search
ui-to-lobby = To the lobby
ui-connection-lost = The connection is lost. Trying again …

## Times
ui-seconds = { $n } s
ui-minutes = { $n } min
ui-full-hours = { $n } h

## Lobby
ui-what-shall-we-play = What shall we play?
ui-players = { $least } to { $most } players
ui-you-and-bots = { $game }, you and { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}
ui-starts-at-once = { $level } bots · no clock · starts at once
ui-play-now = Play now against bots
ui-your-games = Continue your games
ui-no-games-yet = No games yet. Pick one above and play.
ui-open-tables = Open tables
ui-no-open-tables = No table waits for players. Create one!
ui-all-of-them = All { $n }
ui-free-seats = { $n ->
    [one] { $n } free seat
   *[other] { $n } free seats
}
ui-join = Join
ui-join-of = Join { $game } with { $host }
ui-your-turn = Your turn
ui-plays = { $name } plays
ui-gathering = Waiting for players
ui-paused = Paused
ui-over = Finished
ui-watch = Watch
ui-watch-title = Tables to watch
ui-running = Playing now
ui-finished = Finished
ui-nothing-to-watch = Nobody plays in public at the moment.

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
ui-seat-here = Here
ui-open-seat = Open seat
ui-level-of-seat = Level of the bot in seat { $n }
ui-name-of-seat = Name of the person in seat { $n }
ui-edition = Edition
ui-variants = Variants
ui-pick = Choose
ui-write = Write
ui-pick-how = { $seats } players: choose { $needs }. Chosen:
ui-pick-each = One for each seat, and no two alike.
ui-pick-twice = Two seats cannot have the same one.
ui-pick-wrong = With { $seats } players { $needs } have to be chosen, not { $has }.
ui-part-of-seat = For seat { $n }
ui-clock = Clock
ui-clock-off = None
ui-clock-move = For each move
ui-clock-bank = For each player
ui-clock-none = No clock
ui-clock-a-move = { $time } a move
ui-clock-a-player = { $time } each
ui-timeout = When time runs out
ui-timeout-bot = A bot takes over
ui-timeout-forfeit = The seat forfeits
ui-who-can-join = Who can join
ui-everyone = Everyone
ui-with-link = Only with my link
ui-no-such-game = There is no game called { $game }.
ui-no-number = “{ $value }” is not a number.
ui-no-such-clock = A clock gives 30 seconds to 7 days for a move, or 1 minute to 30 days for each player.
ui-bot = bot

## Waiting room and curtain
ui-host = Host
ui-here = here
ui-away = away
ui-at-this-device = at the host's device
ui-level-here = Level of the bot
ui-seat-a-bot = Seat a bot
ui-free-seat = Free the seat
ui-invite-title = Invite
ui-invite-how = Whoever has the link can sit down with a name alone.
ui-invite-link = Link to join
ui-watch-link = Link to watch
ui-table-full = This table is full. You can watch.
ui-join-title = Join this table
ui-which-seat = Seat
ui-any-seat = Any
ui-start = Start
ui-host-starts = The host starts the game.
ui-leave = Leave the table
ui-hand-device = Hand the device to { $name }
ui-i-am = I am { $name }
ui-curtain-why = The hand is hidden until { $name } takes the device.

## Table
ui-menu = Menu
ui-side = Log, chat and more
ui-log = Log
ui-whole-log = Show the whole log
ui-chat = Chat
ui-moves = Moves
ui-chat-empty = Nobody has said anything yet.
ui-message = Message
ui-say-something = Say something to the table
ui-send = Send
ui-not-your-turn = It is not your turn.
ui-watching = You are watching. Hands are hidden.
ui-deeds = Tools
ui-undo = Undo
ui-undo-ask = Ask to undo
ui-wants-back = { $name } would like to take back the last move.
ui-agree = Agree
ui-disagree = No
ui-waits-for = Waiting for { $names }.
ui-hint = Hint
ui-hints = What a strong bot would consider
ui-hints-fair = It sees what you see, and nothing else.
ui-chance = { $percent } % chance to win, give or take { $margin }
ui-do-it = Play this
ui-thinking = Thinking …
ui-stands-in = bot stands in
ui-take-seat-back = Take my seat back
ui-let-bot-play = Let a bot play for me
ui-let-bot-play-for-them = Let a bot play here
ui-notify = Notify me when it is my turn
ui-rule = Rule

## The end
ui-result = Result
ui-rank = Rank
ui-score = Score
ui-rematch = Play again
ui-to-the-rematch = To the rematch
ui-export = Save the match
ui-fair-deal = Fair deal
ui-fair-before = This hash was published before the first card. After the game the seed is shown, and anybody can check that it gives this hash and these cards.
ui-fair-after = The seed gives the hash that was published before the first card. Save the match and run “longtable verify” to check every card.
ui-commitment = Hash
ui-seed = Seed

## Keys
ui-help = Help and keys
ui-help-how = Whatever you can do stands out. Choose it, read what it will do, then confirm. The leaf “Moves” has the same as a plain list. Every rule number opens its rule.
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
ui-chapters = Chapters
ui-search-rules = Search the rules
ui-all-editions = All editions
ui-rules-found = { $n ->
    [one] { $n } rule
   *[other] { $n } rules
}
ui-no-rule-found = No rule says this.

## Account
ui-account = Your account
ui-signed-in = You are signed in
ui-log-out = Log out
ui-sign-in-title = Play from several devices
ui-sign-in-why = You can play without this: your seats belong to this browser. With a login you find them everywhere.
ui-login = Login
ui-password = Password (8 characters or more)
ui-log-in = Log in
ui-register = Make a new login
ui-other-device = Go on at another device
ui-other-device-how = A link that works once moves your name and your seats to the browser that opens it.
ui-make-link = Make a link
ui-one-time-link = Works once, for 15 minutes
ui-reminders = When it is your turn
ui-reminders-how = The title and the icon of the page tell you. If you like, a sound and a notification do too.
ui-webhook = Web address to call
ui-webhook-how = Each time it becomes your turn, this address (https) gets a short JSON message. Leave it empty to end that.
ui-tokens = Programs that play for you
ui-tokens-how = With a token a program of yours can sit in your seats through the JSON API.
ui-new-token = Your new token, shown this once
ui-token-label = What it is for
ui-make-token = Make a token
