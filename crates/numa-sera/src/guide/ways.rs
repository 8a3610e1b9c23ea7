//! How far each seat is from each Victory Condition, in turns of its own: by what it has, what its kingdom earns and what its rivals leave
//! it.

use kernel::{BySeat, Seat};

use crate::bag::bits;
use crate::content::{
    Card, CondRange, Condition, Condition4, Counter, Good, NONE, Role, SkillType,
};
use crate::content::{Unlock, spend_bit};
use crate::mods::{Flag, Mods, Stat};
use crate::state::{NumaSera, SEATS, Target};
use crate::stats::Moment;

/// Nothing is farther: what cannot be done now may be possible later.
pub(super) const FARTHEST: f32 = 30.0;
/// A single step is at most so far.
const STEP: f32 = 12.0;
/// What a turn brings beside Residual: a card of the Exploration deck.
const FOUND: f32 = 2.0;

/// What a seat fights and earns with.
#[derive(Clone, Copy, Default)]
pub(super) struct Means {
    pub(super) alive: bool,
    pub(super) power: f32,
    pub(super) most_power: f32,
    /// With which its Hero attacks Heroes and Strongholds, and with which it defends itself.
    pub(super) against_heroes: i16,
    pub(super) against_holds: i16,
    pub(super) defense: i16,
    pub(super) hold_defense: i16,
    pub(super) residual: f32,
    pub(super) skill_cost: i16,
    dealt: i16,
    taken: i16,
    halves: bool,
}

/// Turns to each condition, 0 where it is fulfilled, and until nobody else is left (NS-R2-7); and the damage to expect from the rival who strikes
/// hardest, as a part of the Power that is left.
#[derive(Clone, Copy, Default)]
pub(super) struct Ways {
    pub(super) turns: [f32; 4],
    pub(super) alone: f32,
    pub(super) danger: f32,
}

impl Ways {
    /// Turns to so many more conditions, the nearest first, or until nobody else is left.
    pub(super) fn to_win(self, met: u8, wanted: u32) -> f32 {
        let mut turns = self.turns;
        for goal in bits(met.into()) {
            turns[usize::from(goal)] = f32::MAX;
        }
        turns.sort_unstable_by(f32::total_cmp);
        let missing = wanted.saturating_sub(met.count_ones());
        let wins: f32 = turns.iter().take(missing as usize).sum();
        wins.min(self.alone)
    }
}

/// The means of every seat.
pub(super) fn means(world: &NumaSera) -> BySeat<Means, SEATS> {
    let mut all = BySeat([Means::default(); SEATS]);
    for seat in Seat::first(world.settings.seats) {
        let player = &world.players[seat];
        if player.kingdom != NONE && player.alive() {
            all[seat] = means_of(world, seat);
        }
    }
    all
}

pub(super) fn means_of(world: &NumaSera, seat: Seat) -> Means {
    let player = &world.players[seat];
    let hero = &world.content.heroes[usize::from(world.hero(seat))];
    let fights = |role, target| {
        let moment = Moment {
            battle: Some((role, target)),
            bought: None,
        };
        world.mods(seat, true, moment)
    };
    let heroes = fights(Role::Attacker, Target::Hero(seat));
    let holds = fights(Role::Attacker, Target::Independent(0));
    let own = fights(Role::Defender, Target::Hero(seat));
    // A reroll or a bonus on the roll is worth about as much as one on Attack.
    let sum = |mods: &Mods, stat| mods.get(stat) + mods.get(Stat::Roll);
    Means {
        alive: true,
        power: player.power.into(),
        most_power: world.max_power(seat).into(),
        against_heroes: hero.attack + sum(&heroes, Stat::Attack) - heroes.get(Stat::OppRoll),
        against_holds: hero.attack + sum(&holds, Stat::Attack) - holds.get(Stat::OppStat),
        defense: hero.defense + sum(&own, Stat::Defense) - own.get(Stat::OppRoll),
        hold_defense: own.get(Stat::StrongholdDefense),
        residual: world.residual(seat).into(),
        skill_cost: own.get(Stat::SkillCost),
        dealt: heroes.get(Stat::DamageDealt),
        taken: own.get(Stat::DamageTaken),
        halves: own.has(Flag::HalveDamageTaken),
    }
}

/// The ways of a living seat.
pub(super) fn ways(world: &NumaSera, seat: Seat, means: &BySeat<Means, SEATS>) -> Ways {
    let player = &world.players[seat];
    let danger = world
        .others(seat)
        .map(|other| blow(world, &means[other], &means[seat]) / means[seat].power.max(1.0))
        .fold(0.0, f32::max);
    let steps = Steps::of(world, seat, means);
    let mut turns = [0.0; 4];
    for goal in Condition4::ALL {
        if player.met & 1 << goal as u8 == 0 {
            turns[goal as usize] = steps.turns_to(goal).min(FARTHEST);
        }
    }
    Ways {
        turns,
        alone: steps.alone.min(FARTHEST),
        danger,
    }
}

/// What the steps of all conditions cost this seat.
struct Steps<'a> {
    world: &'a NumaSera,
    seat: Seat,
    own: Means,
    /// What a turn of building earns.
    income: f32,
    /// Turns to each further Stronghold, the easiest first.
    holds: [f32; 4],
    /// Turns until the weakest rival's Hero is Slain, and what a blow at it takes.
    kill: f32,
    blow: f32,
    /// Turns until every rival's last Hero is Slain.
    alone: f32,
    /// The chance to win a Battle against somebody.
    beats: f32,
}

impl<'a> Steps<'a> {
    fn of(world: &'a NumaSera, seat: Seat, means: &BySeat<Means, SEATS>) -> Self {
        let own = means[seat];
        let mut steps = Self {
            world,
            seat,
            own,
            income: own.residual + FOUND,
            holds: [STEP; 4],
            kill: STEP,
            blow: 0.5,
            alone: 0.0,
            beats: 0.03,
        };
        for &hold in world.table.holds.row.iter().filter(|hold| **hold != NONE) {
            let defense = world.content.strongholds[usize::from(hold)].defense;
            steps.sees_hold(1.0 / chance(world, own.against_holds - defense, false));
        }
        for other in world.others(seat) {
            let rival = &means[other];
            for hold in bits(world.players[other].strongholds.into()) {
                let defense = world.content.strongholds[usize::from(hold)].defense;
                let ahead = own.against_holds - defense - rival.hold_defense;
                steps.sees_hold(1.0 / chance(world, ahead, true));
            }
            let blow = blow(world, &own, rival).max(0.25);
            if rival.power / blow < steps.kill {
                (steps.kill, steps.blow) = (rival.power / blow, blow);
            }
            steps.alone += match world.players[other].kingdom {
                NONE => FARTHEST,
                _ => lives(world, other)
                    .map(|power| (power / blow).max(1.0))
                    .sum(),
            };
            let ahead = own.against_heroes - rival.defense;
            steps.beats = steps.beats.max(chance(world, ahead, true));
        }
        steps.kill = steps.kill.max(1.0);
        steps
    }

    /// Keeps the easiest four in order.
    fn sees_hold(&mut self, turns: f32) {
        let mut turns = turns.min(STEP);
        for place in &mut self.holds {
            if turns < *place {
                std::mem::swap(place, &mut turns);
            }
        }
    }

    fn turns_to(&self, goal: Condition4) -> f32 {
        let (player, meta) = (&self.world.players[self.seat], &self.world.content.meta);
        match goal {
            Condition4::Conqueror => {
                let has = player.strongholds.count_ones();
                let missing = u32::from(meta.conqueror_strongholds).saturating_sub(has);
                self.holds.iter().take(missing as usize).sum()
            }
            Condition4::Champion => match meta.champion_slain.saturating_sub(player.slain) {
                0 => 0.0,
                missing => {
                    let next = (fresh_power(self.world) / self.blow).clamp(1.0, STEP);
                    self.kill + f32::from(missing - 1) * next
                }
            },
            Condition4::Master => SkillType::ALL
                .iter()
                .map(|&skill| self.turns_to_master(skill))
                .fold(FARTHEST, f32::min),
            Condition4::Legend => self.turns_to_legend(),
        }
    }

    /// What the missing levels of a Skill cost, less what is saved for it, in turns of building. An emptied deck sells nothing (NS-R8-4).
    fn turns_to_master(&self, skill: SkillType) -> f32 {
        let (world, meta) = (self.world, &self.world.content.meta);
        let level = world.skill(self.seat, skill);
        let missing = meta.master_level.saturating_sub(level);
        if world.table.colleges[skill as usize] < missing {
            return FARTHEST;
        }
        let price = |level: u8| {
            let full = (i16::from(level) + 1) * meta.skill_cost_per_level;
            (full + self.own.skill_cost).max(0)
        };
        let due: i16 = (level..meta.master_level).map(price).sum();
        let saved = world.funds(self.seat, spend_bit(Good::Skill, Some(skill)));
        f32::from((due - saved).max(0)) / self.income
    }

    fn turns_to_legend(&self) -> f32 {
        let (player, content) = (&self.world.players[self.seat], &self.world.content);
        let want = u32::from(content.meta.legend_classes);
        let mut ways = [FARTHEST; 8];
        let locked = (0..content.classes.len().min(8)).filter(|nth| player.classes & 1 << nth == 0);
        for (place, class) in ways.iter_mut().zip(locked) {
            *place = match content.classes[class].unlock {
                Unlock::State(state) => self.turns_until(state),
                Unlock::Event { .. } if player.earned & 1 << class != 0 => 0.0,
                Unlock::Event { .. } => 1.0 / self.beats,
            };
        }
        ways.sort_unstable_by(f32::total_cmp);
        let missing = want.saturating_sub(player.classes.count_ones());
        ways.iter().take(missing as usize).sum()
    }

    /// Turns until conditions of the figures of a kingdom hold.
    fn turns_until(&self, state: CondRange) -> f32 {
        let conditions = self.world.content.conditions(state).iter();
        conditions.map(|one| self.turns_until_one(one)).sum()
    }

    fn turns_until_one(&self, condition: &Condition) -> f32 {
        match *condition {
            Condition::AtLeast(counter, n) => {
                let missing = (n - self.world.count(self.seat, counter)).max(0);
                f32::from(missing) * self.step_of(counter)
            }
            Condition::Any(any) => {
                let each = self.world.content.conditions(any).iter();
                let turns = each.map(|one| self.turns_until_one(one));
                turns.fold(FARTHEST, f32::min)
            }
            _ => 3.0,
        }
    }

    /// One more of what is counted.
    fn step_of(&self, counter: Counter) -> f32 {
        match counter {
            Counter::Blocks => 1.0,
            Counter::Equipped => 0.3 + 7.0 / self.income,
            Counter::SkillTypes => f32::from(10 + self.own.skill_cost) / self.income,
            Counter::Strongholds => self.holds[0],
            Counter::Slain => self.kill,
            Counter::Capital | Counter::Residual => 1.0 / self.income,
            Counter::Classes | Counter::Mavens | Counter::Hand => 2.0,
        }
    }
}

/// What the Active Hero of a kingdom can still withstand, and those who follow it.
fn lives(world: &NumaSera, seat: Seat) -> impl Iterator<Item = f32> {
    let player = &world.players[seat];
    let heroes = world.content.kingdoms[usize::from(player.kingdom)].heroes;
    let next = player.line.iter().skip(usize::from(player.fallen) + 1);
    let next =
        next.map(move |&nth| world.content.heroes[usize::from(heroes[usize::from(nth)])].power);
    std::iter::once(player.power).chain(next).map(f32::from)
}

/// What a Hero withstands of whom nothing else is known.
fn fresh_power(world: &NumaSera) -> f32 {
    let heroes = &world.content.heroes;
    let all: f32 = heroes.iter().map(|hero| f32::from(hero.power)).sum();
    all / heroes.len() as f32
}

/// The chance that an attacker who is so far ahead wins, against somebody who rolls as well or not. Never quite 0: there are Battle cards.
pub(super) fn chance(world: &NumaSera, ahead: i16, rolls: bool) -> f32 {
    let die = world.content.meta.die.map(i16::from);
    let wins = |less: i16| die.iter().filter(|roll| ahead + **roll >= less).count();
    let chance = if rolls {
        die.iter().map(|&roll| wins(roll)).sum::<usize>() as f32 / 36.0
    } else {
        wins(0) as f32 / 6.0
    };
    chance.max(0.06)
}

/// The Power that an attack takes from the other's Hero on average.
pub(super) fn blow(world: &NumaSera, attacker: &Means, defender: &Means) -> f32 {
    let ahead = attacker.against_heroes - defender.defense;
    let more = attacker.dealt + defender.taken;
    let mut sum = 0;
    for own in world.content.meta.die {
        for other in world.content.meta.die {
            let outcome = ahead + i16::from(own) - i16::from(other);
            if outcome > 0 {
                sum += (outcome + more).max(0);
            }
        }
    }
    let mean = f32::from(sum) / 36.0;
    if defender.halves { mean / 2.0 } else { mean }
}

/// Battle cards of a hand, as far as the world knows them.
pub(super) fn battle_cards(world: &NumaSera, seat: Seat) -> u32 {
    let hand = &world.players[seat].hand;
    let masks = world.content.masks;
    (hand.kinds() & masks.battle).count_ones()
}

/// Items of a hand that could be worn.
pub(super) fn spare_items(world: &NumaSera, seat: Seat) -> u32 {
    let player = &world.players[seat];
    let fits = |card: &Card| {
        let slots = world.content.card(*card).slots;
        bits(slots.into()).all(|slot| player.slots[usize::from(slot)] == NONE)
    };
    let items = player.hand.kinds() & world.content.masks.equipment();
    bits(items).map(Card).filter(fits).count() as u32
}
