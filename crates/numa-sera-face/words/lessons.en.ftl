# What the coach of a lesson says, in English.
first = Winds of Numa Sera: a first game
first-about = From the first card to a victory: explore, build, conquer and defend.

first-welcome = Four ways to win, one is enough
first-welcome-text = Control **4 Strongholds**, slay **3 enemy Heroes**, own **4 Levels of one Skill**, or unlock **5 Classes**: the first to do one of these wins on the spot. Basia plays against you and waits while you read.
first-kingdom = Choose a Kingdom
first-kingdom-text = Each Kingdom has three Heroes, some Capital to begin with, and things to build that no other has. Dena Vale is made for taking Strongholds.
first-kingdom-do = Choose Dena Vale.
first-line = Who leads, who follows
first-line-text = **One Hero at a time** fights for you; when one is Slain, the next takes over. Ysolt takes 1 less Damage in every Battle, so let her go first.
first-line-do = Put Ysolt first, Bram second and Aldren third.
first-explore = A turn begins by exploring
first-explore-text = To **explore** is to take the top card. It may be good, bad, or something to keep in your Hand.
first-explore-do = Explore.
first-attack = Then build or attack
first-attack-text = Late Harvest brought 2 Capital; now you **either build or attack**, once a turn. Thornwall has Defense 6; Ysolt attacks with 4 and a die that shows −3 to +3.
first-attack-do = Attack Thornwall.
first-plain = Battle Cards can wait
first-plain-text = In a Battle you may play **one card from your Hand**, face down, and pay for it. Good ones are better saved for hard targets.
first-plain-do = Play no Battle Card.
first-won = Thornwall is yours
first-won-text = 4 and a roll of +2 make 6, and **a tie goes to the attacker**. You gained 3 Capital; your income rises by 1, and each of your turns puts 2 Capital on Thornwall.
first-won-do = Explore.
first-buy = Buy an Item
first-buy-text = Keep the Scaling Ladders for later. Before you build or attack you may **buy, equip and trade** as often as you like, and four Items lie open in the World Forge.
first-buy-do = Buy the Off-hand Dirk for 6 Capital.
first-equip = Put it to use
first-equip-text = An Item works only while your Hero **wears it**. The Dirk raises Ysolt's Attack by 1.
first-equip-do = Equip the Off-hand Dirk.
first-build = Build your Kingdom
first-build-text = To **build** is to collect your income, here 5 Capital, and tick one Block of your mat.
first-build-do = Build.
first-tick = Choose a Block
first-tick-text = Blocks last for the whole game and lead to better ones. Siege Engines give +1 Attack whenever you attack a Stronghold.
first-tick-do = Tick Siege Engines.
first-third = Ready for more
first-third-text = Ysolt attacks Strongholds with 6 now: 4, the Dirk and the Siege Engines.
first-third-do = Explore.
first-maven = A Maven comes to you
first-maven-text = **Mavens** join your Inner Circle and help you from there, or you send one away for what the card offers instead. The Nameless Knife strikes enemy Heroes.
first-maven-do = Accept the Nameless Knife.
first-library = The next Stronghold
first-library-text = The Drowned Library has Defense 7. With a bad roll, 6 is not enough, but you have a card for that.
first-library-do = Attack The Drowned Library.
first-ladders = Now play a card
first-ladders-text = Scaling Ladders give **+4 against a Stronghold** for 3 Capital, and the Capital on Thornwall may pay for Battle Cards.
first-ladders-do = Play Scaling Ladders.
first-defend = Basia strikes back
first-defend-text = You hold two Strongholds and have unlocked the Tyrant. Basia attacks the Library; as the defender **you may play a card and roll too**.
first-defend-do = Play Locked Shields.
first-weak = That cost her
first-weak-text = Your 14 beat her 5, and **the loser's Hero pays the difference**: Ulla lost 9 Power and has 4 left. A Hero without Power is Slain.
first-skill = Learn something
first-skill-text = You have 12 Capital, and the first Level of a **Skill** costs 10, the next ones 20, 30 and 40. Weapon Training raises your Hero's Attack; four Levels of it would win the game.
first-skill-do = Buy Weapon Training.
first-last = Her Hero is weak
first-last-text = Ysolt's Attack is 7 now, and Ulla's Defense is 2. Explore first, as ever.
first-last-do = Explore.
first-hero = Go for the Hero
first-hero-text = A rockslide cost Ysolt 2 Power, but she has 10. If you win by 4 or more, Ulla falls.
first-hero-do = Attack Basia's Hero.
first-hand = Make sure of it
first-hand-text = Steady Hand makes any roll of yours a positive one.
first-hand-do = Play Steady Hand.
first-slain = Ulla is Slain
first-slain-text = That is one of three for a Champion, and you also hold **two of the four Strongholds** a Conqueror needs. Press Next and see what Basia does.
first-greywatch = She wants them too
first-greywatch-text = Basia took Greywatch. What another player holds **can be attacked as well**: this one has Defense 4, and Ysolt attacks Strongholds with 8.
first-greywatch-do = Explore.
first-back = Take it from her
first-back-text = The Tribute brought 7 Capital. Basia may play a card and roll, so play one too: Second Chance rolls twice and keeps the better.
first-back-do = Under Attack, choose Greywatch; then play Second Chance.
first-three = Three of four
first-three-text = Greywatch is yours, with the Capital that lay on it. **One more Stronghold wins the game.**
first-three-do = Explore.
first-castellan = Help for the walls
first-castellan-text = Dame Odile gives your Strongholds +2 Defense.
first-castellan-do = Accept Dame Odile.
first-fourth = Now win
first-fourth-text = Cinderforge has Defense 9. Reckless Fury costs 3 Power and gives +5: with 8 and the worst roll that makes 10, **so you cannot fail**.
first-fourth-do = Attack Cinderforge and play Reckless Fury.
first-done = You win!
first-done-text =
    Four Strongholds: **you are the Conqueror**, and the game ends on the spot.
    ✓ **Explore**, then **build or attack**
    ✓ **A Battle**: Attack and die against Defense
    ✓ **Buy and equip** before that, as often as you like
    ✓ **Four ways to win**, and one is enough
    At a table Heroes have more Power and Strongholds more Defense; touch anything there, and it tells you what it does.

trade = Winds of Numa Sera: trade
trade-about = An Item for Capital, and a truce for a turn.

trade-welcome = Everything has its price
trade-welcome-text = In your turn, before you build or attack, you may offer trades: Capital, cards of your Hand, and promises. Basia drew a Longsword she has no use for.
trade-offer = Make an offer
trade-offer-text = Say **what you give and what you want**, then propose it. Nothing changes hands unless the other side agrees, and then everything does at once.
trade-offer-do = Offer Basia 5 Capital for the Longsword.
trade-equip = A good deal
trade-equip-text = She accepted. What you bought in your turn can be equipped at once.
trade-equip-do = Equip the Longsword.
trade-truce = Buy a quiet turn
trade-truce-text = Promises can be traded too. A truce keeps her from attacking you in her next turn, and the program sees that it is kept.
trade-truce-do = Offer Basia 1 Capital for a truce.
trade-done = You know how to trade
trade-done-text = The other side may also answer with an offer of its own, and you can pay someone to attack a third player. After you build or attack, your turn is over, so trade before it.
