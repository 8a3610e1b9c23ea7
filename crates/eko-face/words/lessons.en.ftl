# What the coach of a lesson says, in English.
first = Ekö: a first game
first-about = Move, attack, build, take an Emperor captive, and win.

first-welcome = Twelve points and a capital
first-welcome-text = You sit at a real table with Basia, who waits while you read; nothing is hidden, and no dice are rolled. Buildings and captive Emperors are points: the first with **12 points and a building on a capital** wins.
first-swap = Your Emperor
first-swap-text = The discs are mixed all over the board. Before the first turn you may swap your Emperor, the disc with the crown, with another of yours; yours stands well, close to the capital.
first-swap-do = Leave the Emperor where he is.
first-regroup = Stacks are your army
first-regroup-text = On your turn you **move one whole stack or build**. A stack goes as far as you like over empty spaces, and where it meets your own discs, they become one stack of at most four.
first-regroup-do = Move your disc from n14 onto your Emperor on m14: press one, then the other, then Confirm.
first-attack = Higher takes lower
first-attack-text = A stack attacks by moving onto **a lower one**. Your two discs beat one, and l15 lies beside the capital.
first-attack-do = Move the Emperor's stack from m14 onto Basia's disc on l15.
first-reserve = Nothing is lost
first-reserve-text = Basia's disc went to **her reserve**, and at the end of her turn she put it on her Emperor's stack on p13. That stack has four discs now: no stack can be higher.
first-build = Build on the capital
first-build-text = You pay for a building with discs of one stack beside it: an encampment costs one. It is **worth a point, and the capital is yours**.
first-build-do = Build an encampment on l16 and pay with the ordinary disc of l15.
first-back = The disc comes back
first-back-text = What you pay goes to your reserve. At the end of each turn you put **at least one disc** from there onto one of your stacks.
first-back-do = Put the disc back on l15.
first-points = One point, and a capital
first-points-text = An encampment counts 1, a tower 2, a castle 3, and each captive Emperor 3. Now look at p13: four of Basia's discs with her Emperor on top, beside your single disc on p12.
first-kamikaze = One against four
first-kamikaze-text = A stack of four has one weakness: **a single disc may attack it**. All four are gone, and your disc goes back to your reserve.
first-kamikaze-do = Attack p13 with your disc from p12.
first-captive = Her Emperor is your captive
first-captive-text = He is **worth 3 points** for as long as you hold him, so you have 4. Basia gets him back only by capturing an Emperor herself.
first-captive-do = Put the disc from your reserve on l15.
first-tower = Make it a tower
first-tower-text = Basia has made a stack of three on k15, beside yours, so first secure the capital. Over your own encampment you may build **a tower for two discs**, which is worth 2 and harder to replace.
first-tower-do = Build a tower on l16 and pay with the two ordinary discs of l15.
first-again = And back again
first-again-text = Your Emperor stood alone for a moment. Up to three discs may join one stack at the end of a turn.
first-again-do = Put both discs back on l15.
first-equal = The Emperor's privilege
first-equal-text = Three against three is not enough for an ordinary stack. A stack **with its Emperor** may attack one of the same height too.
first-equal-do = Attack k15 with the Emperor's stack from l15.
first-onward = Five points to none
first-onward-text = The capital is yours, and so is her Emperor; the way to twelve is more of the same. Press Next, and you both **play on quickly until you are close**.
first-castle = The castle
first-castle-text = You have 9 points, and Basia has just built a tower over your encampment on l14, a mountain: the only place for **a castle, worth 3**. Over an enemy building it costs one disc more, so four, and k15 has four.
first-castle-do = Build the castle on l14 and pay with all four discs of k15.
first-done = You win!
first-done-text =
    You have **12 points and a capital**: the game ends on the spot, 12 to 3.
    ✓ **Move or build**, then reinforce
    ✓ **Higher takes lower**, one takes four
    ✓ **The Emperor** also takes his equals
    ✓ **A castle** needs a mountain and a tower to build over
    Touch anything on the board, and it tells you what it does.

portals = Ekö: Portals
portals-about = Two spaces that are neighbours, however far apart they lie.

portals-welcome = Two portals, one door
portals-welcome-text = Each portal has one space in front of it. For movement, those two spaces are **neighbours**: whoever steps into one portal comes out in front of the other.
portals-swap = Your Emperor stands at the door
portals-swap-text = He is on k11, right in front of the upper portal, and Basia's disc on o15 stands in front of the lower one.
portals-swap-do = Leave the Emperor where he is.
portals-regroup = Two are more than one
portals-regroup-text = An attack through the portal follows the usual rules, so a second disc makes sure of it.
portals-regroup-do = Move your disc from l11 onto the Emperor on k11.
portals-attack = Through the portal
portals-attack-text = From k11 to o15 it is a single step now, across the whole board.
portals-attack-do = Attack o15 with the stack from k11.
portals-done = You know the Portals
portals-done-text = No stack stops inside, nothing is built there, and if a stack you can neither join nor attack stands at the exit, the portal is closed to you.

labyrinth = Ekö: Labyrinth of Tempests
labyrinth-about = Into a Tempest, out of it again, and what it costs.

labyrinth-welcome = A zone of Tempests
labyrinth-welcome-text = The three spaces at the edge are Tempest spaces, and together they are one zone. Stacks may move through them and stop on them, for a price.
labyrinth-enter = The toll
labyrinth-enter-text = A stack loses **one disc for each zone** that it moves through or stops in, but a zone takes no more than one disc in a turn. Your four become three; the fourth goes to your reserve.
labyrinth-enter-do = Move your stack from j12 to i13.
labyrinth-back = No one gets there
labyrinth-back-text = A stack on a Tempest space cannot be reinforced. The lost disc has to go to your Emperor on p13.
labyrinth-back-do = Put the disc from your reserve on p13.
labyrinth-leave = Out again
labyrinth-leave-text = A stack that begins its move on a Tempest space pays one disc as well. Three become two, and two are still more than Basia's one on i15.
labyrinth-leave-do = Attack i15 with your stack from i13.
labyrinth-home = On solid ground
labyrinth-home-text = Here your stack can be reinforced again, so the disc you lost is back at once.
labyrinth-home-do = Put the disc from your reserve on i15.
labyrinth-done = You know the Tempests
labyrinth-done-text = An attack into a zone pays first and is judged by what is left. A lone disc can neither enter nor leave: a stack never goes down to nothing.

pyramids = Ekö: Pyramids
pyramids-about = Two points for whoever holds most of the spaces around one.

pyramids-welcome = Three spaces, two points
pyramids-welcome-text = Three Tempest spaces lie around the pyramid. Basia holds one of them and no one holds another, so its **2 points** are hers.
pyramids-tie = A tie is nobody's
pyramids-tie-text = Spaces count, not discs. The Tempest takes one of your two discs on the way, but the one that arrives is enough for a tie.
pyramids-tie-do = Move your stack from j12 to i13.
pyramids-back = The lost disc
pyramids-back-text = It is in your reserve. Stacks on Tempest spaces cannot be reinforced, but your Emperor can.
pyramids-back-do = Put the disc on p13.
pyramids-most = Two of three
pyramids-most-text = With a second space you hold most of them. Basia has moved elsewhere, and the way is free.
pyramids-most-do = Move your stack from k13 to i14.
pyramids-done = You know the Pyramids
pyramids-done-text = The 2 points are yours for as long as you hold most of the spaces, in everyone's turn. They count towards the 12, but you still need a capital.

temple-of-the-wind = Ekö: Temple of the Wind
temple-of-the-wind-about = One reinforcement for several stacks.

temple-of-the-wind-welcome = A temple to build on
temple-of-the-wind-welcome-text = The temple is a construction space that holds an encampment. Its power belongs to whoever owns the building on it.
temple-of-the-wind-build = Make it yours
temple-of-the-wind-build-text = An encampment costs one disc of a stack beside it, as anywhere. It counts 1 point too.
temple-of-the-wind-build-do = Build an encampment on i17 and pay with a disc of j16.
temple-of-the-wind-spread = Here a disc…
temple-of-the-wind-spread-text = A reinforcement goes to one stack. The Wind lets you spread it: begin with the disc that stands alone.
temple-of-the-wind-spread-do = Put one disc on k13.
temple-of-the-wind-more = …and there a disc
temple-of-the-wind-more-text = You are asked again, for as long as there are discs in your reserve and room on your stacks.
temple-of-the-wind-more-do = Put the other disc on your Emperor on m15.
temple-of-the-wind-done = You know the Temple of the Wind
temple-of-the-wind-done-text = All else about reinforcements stays as it is: no stack beside an enemy building, at most four discs. Whoever builds over your encampment takes the Wind with it.

temple-of-the-moon = Ekö: Temple of the Moon
temple-of-the-moon-about = Two discs out of the game put one anywhere.

temple-of-the-moon-welcome = A temple to build on
temple-of-the-moon-welcome-text = The temple is a construction space that holds an encampment. Basia's stacks stand between you and the capital, and the Moon can lift a disc over them.
temple-of-the-moon-build = Make it yours
temple-of-the-moon-build-text = Its power belongs to whoever owns the building on it, at once. An encampment costs one disc of a stack beside it.
temple-of-the-moon-build-do = Build an encampment on k12 and pay with a disc of k13.
temple-of-the-moon-march = Keep your discs
temple-of-the-moon-march-text = Four discs are in your reserve. For three of them you could take a second action now, but the Moon needs them.
temple-of-the-moon-march-do = Take no Forced March.
temple-of-the-moon-moon = Out of the sky
temple-of-the-moon-moon-text = Two ordinary discs go to the box, out of the game for good, and one more lands wherever you like: even where no stack of yours could ever go.
temple-of-the-moon-moon-do = Use the temple, and land on m14, beside the capital.
temple-of-the-moon-rest = And the usual
temple-of-the-moon-rest-text = The Moon comes on top of the ordinary reinforcement. One disc is left.
temple-of-the-moon-rest-do = Put it on your Emperor on p13.
temple-of-the-moon-done = You know the Temple of the Moon
temple-of-the-moon-done-text = Your disc stands beside the capital and can build there next turn. Two discs are gone for good, so think twice.

temple-of-the-sand = Ekö: Temple of the Sand
temple-of-the-sand-about = Two discs out of the game send one of theirs home.

temple-of-the-sand-welcome = Your temple
temple-of-the-sand-welcome-text = Your encampment stands on the temple, so its power is yours. Basia's two discs on k14 stand against your two: neither may attack.
temple-of-the-sand-sand = Sand in the wind
temple-of-the-sand-sand-text = Once in a turn, before your action, two ordinary discs of your reserve go to the box and one enemy disc goes back to its owner's reserve. An Emperor cannot be chosen.
temple-of-the-sand-sand-do = Use the temple, and send a disc of k14 home.
temple-of-the-sand-attack = Two against one
temple-of-the-sand-attack-text = You have not used your action yet, and now your stack is the higher one.
temple-of-the-sand-attack-do = Attack k14 with your stack from k13.
temple-of-the-sand-done = You know the Temple of the Sand
temple-of-the-sand-done-text = It can even take someone's last disc. But two of your discs are gone for good, and the temple goes to whoever builds over you.

beacon = Ekö: Beacon of Eon
beacon-about = Whoever holds it walks through Tempests.

beacon-welcome = The beacon
beacon-welcome-text = Three Tempest spaces lie around it. Whoever holds most of them treats every Tempest on the board as ordinary ground.
beacon-take = Pay once
beacon-take-text = The way in still costs a disc, for the beacon is not yours yet. One space against none is the most.
beacon-take-do = Move your stack from o15 to n17.
beacon-back = It works already
beacon-back-text = A stack on a Tempest space cannot be reinforced, unless its owner holds the beacon. You do.
beacon-back-do = Put the disc from your reserve on n17.
beacon-free = Through the Tempest
beacon-free-text = Now look at the other zone. For you it costs nothing to enter.
beacon-free-do = Move your stack from j12 to i13.
beacon-done = You know the Beacon
beacon-done-text = Both discs are still there. The beacon is judged when an action begins and again before reinforcements, so leaving it costs nothing for that move.
