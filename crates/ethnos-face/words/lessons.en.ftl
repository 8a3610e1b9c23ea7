# What the coach of a lesson says, in English.
first = Ethnos: a first game
first-about = From the first card to the last Dragon, against one other player.

first-welcome = Most Glory wins
first-welcome-text = You sit at a real table with Basia, who waits while you read. **Glory** comes from two things: **Kingdoms** where you have the most markers, and **Bands** of cards that you play.
first-kingdoms = Each Kingdom shows what it pays
first-kingdoms-text = When this Age ends, Duris, the purple Kingdom, pays **6 Glory** to whoever has the most markers there. Your first card is purple: a good start.
first-take = Take a card…
first-take-text = On your turn you do **one of two things**: take one card, or play a Band. The cards of the pool lie open for everyone.
first-take-do = Take the purple Minotaur from the pool.
first-draw = …or draw one unseen
first-draw-text = Basia has drawn from the deck. You can't see what it was, and she won't see what you draw.
first-draw-do = Draw from the deck.
first-third = One more purple card
first-third-text = You drew a blue Minotaur. Purple is what you need: three cards of one colour make a good Band.
first-third-do = Take the purple Giant from the pool.
first-band = A Band is cards that match
first-band-text = Either all of **one Tribe** or all of **one colour**. Your three purple cards fit together; the blue Minotaur doesn't fit in.
first-lead = One of them leads
first-lead-text = The **Leader's colour** says where your marker may go, and its **Tribe** what the Band can do. A Band led by a Dwarf scores as if it had one more card.
first-lead-do = Choose all three purple cards, make the Dwarf the Leader, and play the Band.
first-place = Your first marker
first-place-text = With two players a marker goes in if the Band has **more cards than there are markers** in that Kingdom, and three is more than none. With more players, only your own markers count.
first-place-do = Place the marker in Duris.
first-rest = The rest is for everyone
first-rest-text = After a Band, the **other cards of your hand go to the pool**: there is your blue Minotaur. So before you play, look at what you leave to the others.
first-single = Small can be enough
first-single-text = Even **one card is a Band**. No one has a marker yet in Ithys, the orange Kingdom, so a single orange card gets one in.
first-single-do = Take the orange Elf from the pool.
first-alone = A Band of one
first-alone-text = On its own it scores no Glory, but it costs you only one turn, and **the marker stays** for the whole game.
first-alone-do = Play the orange Elf alone and place the marker in Ithys.
first-grey = Plan the next one
first-grey-text = Pelagon is grey, and empty as well. A larger Band scores more: **1, 3, 6, 10 and 15 Glory** for two to six cards.
first-grey-do = Take the grey Dwarf from the pool.
first-left = What Basia leaves
first-left-text = Basia has played a Band, and the rest of her hand lies in the pool now. Two of those cards are grey.
first-left-do = Take the grey Giant from the pool.
first-second = And the other one
first-second-text = With a third grey card your Band will be worth 3 Glory, and there is a prize for a Giant too.
first-second-do = Take the second grey Dwarf from the pool.
first-giant = Let the Giant lead
first-giant-text = Whoever plays the **largest Band led by a Giant** takes the Giant token: 2 Glory now, and more at the end of the Age.
first-giant-do = Play all three grey cards with the Giant as Leader, and place the marker in Pelagon.
first-dragons = Three Dragons end the Age
first-dragons-text = They sleep in the lower half of the deck, and the third one **ends the Age on the spot**: cards in hand are then worth nothing. Press Next, and you both play on quickly until two are out.
first-now = Two Dragons are out
first-now-text = The next card of the deck may end the Age, so play your three Elves now: one Tribe in three colours. This time **the Leader's colour chooses the Kingdom**.
first-now-do = Choose the three Elves, make the blue one the Leader, and place the marker in Straton.
first-keep = Elves keep cards
first-keep-text = A Band led by an Elf lets you **keep** up to as many cards as it has, instead of leaving them in the pool.
first-keep-do = Keep the orange Minotaur.
first-paid = The third Dragon!
first-paid-text = Basia drew it, and the Age was scored: **37 Glory to 23 for you**, because you held four Kingdoms and had the larger Bands. The sheet gives the reason for every point.
first-second-age = One more Age
first-second-age-text = With two players a game has two Ages: **your markers stay**, each Kingdom now pays its second token, and hands and Bands start anew. Press Next, and you both play on quickly until two Dragons are out again.
first-last = The last Band
first-last-text = In Pelagon you have one marker each, and a tie would split its 6 Glory. Three grey cards are **more than the two markers there**, and a Dwarf makes the Band count as four.
first-last-do = Play the three grey cards with the Dwarf as Leader, and place the marker in Pelagon.
first-done = You win!
first-done-text =
    Basia drew the last Dragon, and you win **112 Glory to 41**: five Kingdoms and the larger Bands.
    ✓ **Take or play**: one card or one Band each turn
    ✓ **A Band**: one Tribe or one colour, and one Leader
    ✓ **A marker**: more cards than markers there
    ✓ **The rest of your hand** goes to the pool
    ✓ **Three Dragons** end the Age, and everything scores
    Touch anything at a table, and it tells you what it does.

second = Ethnos: the second edition
second-about = New words, a pool that never runs dry, and coins.

second-welcome = The same game in new words
second-welcome-text = Tribes are now **Clans**, Bands are **Parties**, Kingdoms are **Regions** known by their colours, and Glory is **Prestige**. The twelve Clans are animals, most of them with an ability you know.
second-take = Begin as ever
second-take-text = You hold a red Bear, and the Red Region pays 8 Prestige at the end of this Age.
second-take-do = Take the red Raccoon from the Ally Pool.
second-refill = A pool that fills up
second-refill-text = In Recruitment Mode the Ally Pool **never has fewer than three cards**: take one of the last three, and another is turned up. It is an option, and always on in the solo game.
second-refill-do = Take the red Tiger.
second-lead = The Raccoon is new
second-lead-text = A red Monkey came into the pool. Your three red cards make a Party, and the Raccoon brings money.
second-lead-do = Choose all three red cards, let the Raccoon lead, and play the Party.
second-coin = A coin for whoever wins
second-coin-text = A Raccoon as Leader may place **a coin** on the Region. It adds to what first place earns there at the end of the Age: good for you, as long as that is you.
second-coin-do = Place the coin in the Red Region.
second-done = That is all that is new
second-done-text = There is also a solo game against Chief Bruno, whose moves the table makes for you. You choose the edition when you create a table.

solo = Ethnos: alone against Chief Bruno
solo-about = What Bruno collects, when he plays, and who chooses for him.

solo-welcome = Bruno has no hand
solo-welcome-text = In the solo game of the second edition, Chief Bruno collects cards in six columns, one for each Region: his **Dashboard**. He takes no turns of his own; he plays when a column is full enough.
solo-take = Take a card, as ever
solo-take-text = Your turn is the usual one: recruit, or play a Party. After recruiting you must put **one card of the Pool on the Dashboard**.
solo-take-do = Take the red Koi from the Ally Pool.
solo-feed = And one for Bruno
solo-feed-text = Only yellow cards are left, and his yellow column already has three. Yellow and Black are played at four cards, White and Green at five, Red and Blue as soon as a marker fits.
solo-feed-do = Give Bruno the yellow Koi.
solo-leader = You choose his Leader
solo-leader-text = Four yellow cards: Bruno plays a Party, and **you choose who leads it**. Each Leader is used once before any comes back, so save the harmless ones for large Parties.
solo-leader-do = Let the Raccoon lead: a single coin of 1.
solo-party = Now you
solo-party-text = Markers follow the rules for two players: more cards than all the markers in the Region. You would discard nothing, so Bruno will get the top card of the deck.
solo-party-do = Play all three red cards, led by the Rabbit.
solo-done = You know the solo game
solo-done-text = After his Party you also discard a card from his Dashboard; here only one was left. After two Ages you win with more Prestige than Bruno, who comes in three levels.
