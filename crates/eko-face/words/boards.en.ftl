# The bench where people build boards, in English.
bench-board = Board under construction
bench-tiles = Tiles
bench-begin = Pick a tile, then a place with a plus. Or begin with the standard board.
bench-players = Number of players
bench-seats = For { $seats } players
bench-large = Large
bench-count = { $n } of { $all }
bench-variants = Variants
bench-tile = Tile { $tile }: { $says }
bench-left = { $n } left
bench-none-left = All on the board.
bench-only-for = For { $seats } players only.
bench-tile-p = Tempest
bench-tile-q = Tempest
bench-tile-r = Portal
bench-tile-s = Pyramid
bench-tile-t = Wind
bench-tile-n = Sand
bench-tile-o = Moon
bench-tile-u = Beacon
bench-lies = Tile { $tile } on { $place }, turn { $turn }.
bench-put = Put tile { $tile } on { $place }
bench-handle = Tile { $tile }
bench-turn-left = Turn left
bench-turn-right = Turn right
bench-off = Take off
bench-outside = A tile must lie on the spaces a1 to y25.
bench-bar = Board
bench-undo = Undo
bench-redo = Redo
bench-standard = Standard
bench-shuffle = Shuffle
bench-clear = Clear
bench-check = Check
bench-faults = Check
bench-mend = { $n } to mend
bench-ready = Ready to play
bench-fine = Every tile fits, and nothing is cut off.
bench-show = Show tile { $tile }
bench-holds = { $spaces } of { $wanted } movement spaces, { $capitals ->
    [one] { $capitals } capital
   *[other] { $capitals } capitals
}, { $mountains ->
    [one] { $mountains } mountain
   *[other] { $mountains } mountains
}, { $tempests ->
    [one] { $tempests } Tempest space
   *[other] { $tempests } Tempest spaces
}.
bench-text = As text
bench-text-hint = Edit or paste: letter, turn (0–5) and place of each tile.
bench-check-text = Check text
bench-copy = Copy
bench-nearness = How near the board is
bench-copied = Copied
bench-by-name = Place a tile by name
bench-letter = Tile
bench-turn = Turn
bench-place = Place
bench-add = Place tile
bench-keys = Keys: a letter picks a tile, arrows move it, comma and full stop turn it, Delete takes it off, Ctrl+Z undoes.
