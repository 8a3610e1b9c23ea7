//! A bot that looks one step ahead. It holds a perspective, never the table: it asks what its seat may see and tries answers in
//! worlds that look the same from there.

use kernel::{Dice, Game, Perspective, Quiet, Rng, Seat};

use crate::choice::Choice;
use crate::content::{BlockKind, Card, CondRange, Condition, Condition4, NONE, SkillType, Unlock};
use crate::state::NumaSera;

/// Worlds that an answer is tried in.
const WORLDS: usize = 4;

/// The answer that looks best. Trades are refused and never offered.
#[must_use]
pub fn choose(side: &Perspective<'_, NumaSera>, rng: &mut Rng) -> Choice {
    let mut offered = Vec::new();
    side.choices(&mut offered);
    let plain = offered.iter().copied().filter(|&choice| !is_idle(choice));
    let mut candidates: Vec<Choice> = plain.collect();
    match candidates[..] {
        [] => {
            return *rng
                .pick(&offered)
                .expect("a bot is asked only when it has choices");
        }
        [only] => return only,
        // What it starts with says little about a kingdom, and always the same one would be dull.
        [Choice::Kingdom(_), ..] => return *rng.pick(&candidates).expect("there are some"),
        _ => {}
    }
    let seat = side.seat();
    let mut worlds: Vec<NumaSera> = (0..WORLDS).map(|_| side.sample(rng)).collect();
    let plan = Plan::of(&worlds[0], seat);
    if let Some(step) = plan.obvious(&worlds[0], &candidates) {
        return step;
    }
    rng.shuffle(&mut candidates);
    let mut best = (i64::MIN, candidates[0]);
    for &choice in &candidates {
        let mut value = 0;
        for world in &mut worlds {
            let mut copy = world.clone();
            let mut dice = Dice::quick(Rng::new(rng.next_u64()));
            copy.apply(choice, &mut dice, &mut Quiet);
            if let Choice::BuyItem(card) = choice {
                put_on(&mut copy, seat, card, &mut dice);
            }
            finish_battle(&mut copy, &mut dice, rng);
            value += plan.value(&copy);
        }
        if value > best.0 {
            best = (value, choice);
        }
    }
    best.1
}

/// Answers that a greedy player never gives: undoing, sparing, haggling.
pub(crate) fn is_idle(choice: Choice) -> bool {
    matches!(
        choice,
        Choice::Unequip(_)
            | Choice::Spare(_)
            | Choice::Offer(_)
            | Choice::AcceptOffer
            | Choice::CounterOffer
            | Choice::Propose
            | Choice::Give(_)
            | Choice::GiveCard(_)
            | Choice::Want(_)
            | Choice::WantCard(_)
            | Choice::PromiseTruce
            | Choice::WantTruce
            | Choice::PromiseAttack(_)
            | Choice::WantAttack(_)
    )
}

/// A bought Item shows its worth on the Hero.
pub(crate) fn put_on(world: &mut NumaSera, seat: Seat, card: Card, dice: &mut Dice) {
    let mut slots = crate::bag::bits(world.content.card(card).slots.into());
    let free = slots.all(|slot| world.players[seat].slots[usize::from(slot)] == NONE);
    let mut offered = false;
    world.each_choice(|choice| offered |= choice == Choice::Equip(card));
    if free && offered {
        world.apply(Choice::Equip(card), dice, &mut Quiet);
    }
}

/// A Battle that an answer began is fought out with random cards, so that its worth can be seen.
pub(crate) fn finish_battle(world: &mut NumaSera, dice: &mut Dice, rng: &mut Rng) {
    let mut scratch = Vec::new();
    for _ in 0..12 {
        if world.battle.is_none() || world.over.is_some() {
            return;
        }
        let choice = world.sample(rng, &mut scratch);
        world.apply(choice, dice, &mut Quiet);
    }
}

/// What the seat is after.
pub(crate) struct Plan {
    seat: Seat,
    goal: Condition4,
}

impl Plan {
    /// The condition that is nearest, with a liking for the kingdom's own.
    pub(crate) fn of(world: &NumaSera, seat: Seat) -> Self {
        let player = &world.players[seat];
        let kingdom = world.content.kingdoms.get(usize::from(player.kingdom));
        let favoured = kingdom.map_or(Condition4::Master, |kingdom| kingdom.favoured);
        let open = |goal: &Condition4| player.met & 1 << *goal as u8 == 0;
        let goals = Condition4::ALL.into_iter().filter(open);
        let near = |goal: Condition4| {
            let liking = i64::from(goal == favoured) * 45;
            progress(world, seat, goal) + liking
        };
        Self {
            seat,
            goal: goals.max_by_key(|&goal| near(goal)).unwrap_or(favoured),
        }
    }

    /// Steps that need no thought.
    pub(crate) fn obvious(&self, world: &NumaSera, candidates: &[Choice]) -> Option<Choice> {
        let has = |choice: Choice| candidates.contains(&choice).then_some(choice);
        if let Some(explore) = has(Choice::Explore) {
            return Some(explore);
        }
        let equip = candidates.iter().copied().find(|&choice| match choice {
            Choice::Equip(card) => {
                let slots = world.content.card(card).slots;
                let own = &world.players[self.seat].slots;
                crate::bag::bits(slots.into()).all(|slot| own[usize::from(slot)] == NONE)
            }
            _ => false,
        });
        equip
            .or_else(|| has(Choice::RefuseOffer))
            .or_else(|| has(Choice::Withdraw))
    }

    pub(crate) fn value(&self, world: &NumaSera) -> i64 {
        if let Some(ending) = world.over {
            let won = ending.winners & 1 << self.seat.0 != 0;
            return if won { 1_000_000 } else { -1_000_000 };
        }
        let own = worth(world, self.seat, Some(self.goal));
        let others = world.others(self.seat);
        let rival = others
            .map(|seat| worth(world, seat, None))
            .max()
            .unwrap_or(0);
        3 * own - rival
    }
}

/// How far a seat is towards a condition, in hundredths, the last steps counting most.
fn progress(world: &NumaSera, seat: Seat, goal: Condition4) -> i64 {
    let (player, meta) = (&world.players[seat], &world.content.meta);
    let part = |have: u32, want: u8| 100 * i64::from(have) / i64::from(want.max(1));
    match goal {
        Condition4::Conqueror => part(player.strongholds.count_ones(), meta.conqueror_strongholds),
        Condition4::Champion => part(player.slain.into(), meta.champion_slain),
        Condition4::Master => {
            let level = player.skills.iter().copied().max().unwrap_or(0);
            // Levels cost 10, 20, 30, 40: the way is measured in what it costs.
            let paid = i64::from(level) * (i64::from(level) + 1) * 5;
            let all = i64::from(meta.master_level) * (i64::from(meta.master_level) + 1) * 5;
            100 * paid / all.max(1)
        }
        Condition4::Legend => {
            let each = 100 / i64::from(meta.legend_classes.max(1));
            let classes = world.content.classes.iter().enumerate();
            let near = classes.map(|(nth, class)| {
                if player.classes & 1 << nth != 0 {
                    return each;
                }
                match class.unlock {
                    Unlock::State(state) => each * nearness(world, seat, state) / 130,
                    Unlock::Event { .. } => 0,
                }
            });
            near.sum()
        }
    }
}

/// How near conditions are to being true, in hundredths: the mean of all of them.
fn nearness(world: &NumaSera, seat: Seat, range: CondRange) -> i64 {
    let conditions = world.content.conditions(range);
    let near = |condition: &Condition| match *condition {
        Condition::AtLeast(counter, n) => {
            100 * i64::from(world.count(seat, counter).clamp(0, n)) / i64::from(n.max(1))
        }
        Condition::Any(any) => {
            let each = world.content.conditions(any).iter();
            let one = |condition: &Condition| match *condition {
                Condition::AtLeast(counter, n) => {
                    100 * i64::from(world.count(seat, counter).clamp(0, n)) / i64::from(n.max(1))
                }
                _ => 0,
            };
            each.map(one).max().unwrap_or(0)
        }
        _ => 0,
    };
    conditions.iter().map(near).sum::<i64>() / conditions.len().max(1) as i64
}

/// What a kingdom is worth, in points of about a tenth of a Capital.
pub(crate) fn worth(world: &NumaSera, seat: Seat, goal: Option<Condition4>) -> i64 {
    let player = &world.players[seat];
    if player.kingdom == NONE {
        return 0;
    }
    if !player.alive() {
        return -5_000;
    }
    let mut points = 0;
    for condition in Condition4::ALL {
        let near = progress(world, seat, condition);
        let weight = if goal == Some(condition) { 3 } else { 1 };
        points += weight * (2 * near + near * near / 50);
    }
    let now = world.now(seat);
    let hero = &world.content.heroes[usize::from(world.hero(seat))];
    let attack = i64::from(hero.attack + now.get(crate::mods::Stat::Attack));
    let defense = i64::from(hero.defense + now.get(crate::mods::Stat::Defense));
    points += 25 * attack + 25 * defense;
    points += 12 * i64::from(player.power) - 150 * i64::from(player.fallen);
    points += 8 * i64::from(player.capital.min(60)) + 35 * i64::from(world.residual(seat));
    points += 6 * i64::from(player.hand.len()) + 20 * i64::from(player.mavens.count_ones());
    points += 15 * i64::from(player.equipped().count_ones());
    points += 12 * i64::from(player.blocks.count_ones());
    points += 10
        * SkillType::ALL
            .iter()
            .map(|&skill| i64::from(world.skill(seat, skill)))
            .sum::<i64>();
    points + kinds(world, seat)
}

/// Cards that are good for something else than their figures.
fn kinds(world: &NumaSera, seat: Seat) -> i64 {
    let player = &world.players[seat];
    let battle = (player.hand.kinds() & world.content.masks.battle).count_ones();
    let blessed = i64::from(player.blessing != NONE);
    let kingdom = &world.content.kingdoms[usize::from(player.kingdom)];
    let ongoing =
        kingdom.blocks.iter().enumerate().filter(|(nth, block)| {
            player.blocks & 1 << nth != 0 && block.kind == BlockKind::Ongoing
        });
    10 * i64::from(battle) + 40 * blessed + 10 * ongoing.count() as i64
}
