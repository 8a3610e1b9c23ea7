# What the second edition renamed, in English.

-glory = Prestige
-kingdom = Region
-kingdoms = Regions
-tribe = Clan
-tribes = Clans
-band = Party
-bands = Parties
-pool = Ally Pool
-deck = Ally Deck
-lord = Emperor of Ethnos
-track-board = Koi board
-symbols = Koi symbols
-horde-board = Monkey Settlement board
-giant-token = Bear token
-troll-token = Fox token
-troll-tokens = Fox tokens
-ten-wild = ten Dogs

tribe-owl = Owl
tribe-rabbit = Rabbit
tribe-red-panda = Red Panda
tribe-bear = Bear
tribe-raccoon = Raccoon
tribe-koi = Koi
tribe-tiger = Tiger
tribe-monkey = Monkey
tribe-dog = Dog
tribe-fox = Fox
tribe-deer = Deer
tribe-raven = Raven

colour-white = white
colour-yellow = yellow
colour-black = black

kingdom-white = White Region
    .short = White
    .the = the White Region
    .log = White Region
    .inlog = in the White Region
kingdom-green = Green Region
    .short = Green
    .the = the Green Region
    .log = Green Region
    .inlog = in the Green Region
kingdom-yellow = Yellow Region
    .short = Yellow
    .the = the Yellow Region
    .log = Yellow Region
    .inlog = in the Yellow Region
kingdom-black = Black Region
    .short = Black
    .the = the Black Region
    .log = Black Region
    .inlog = in the Black Region
kingdom-red = Red Region
    .short = Red
    .the = the Red Region
    .log = Red Region
    .inlog = in the Red Region
kingdom-blue = Blue Region
    .short = Blue
    .the = the Blue Region
    .log = Blue Region
    .inlog = in the Blue Region

# Regions have no names but their colours.
sheet-kingdom = { $kingdom }: tokens { $tokens }{ $count ->
    [0] { "" }
   *[other] ; coins { $coins }
}; markers: { $markers }{ $ahead ->
    [0] { "" }
    [1] ; ahead: { $leaders }
   *[other] ; tied: { $leaders }
}

table-giant = Bear
table-track = Koi
table-trolls = Foxes
table-horde = Settlement
table-plate = { $kingdom_short }
