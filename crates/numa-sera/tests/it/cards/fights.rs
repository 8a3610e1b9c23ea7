//! Battles of every kind, worked out from the data: both scores, the winner, the damage, and what the cards cost.

use kernel::{Game, Seat, Viewer};
use numa_sera::content::{Card, Content, Effect, ListId, Role, Sign, Trigger, Whose};
use numa_sera::{Choice, Event, Flag, Stat, Target, View};

use super::oracle::{self, Moment};
use super::position::{A, B, Position};
use super::run::{Plan, Run};

/// Every Battle that A can be in, as its role and the kind of target.
pub(super) const KINDS: [(Role, Kind); 5] = [
    (Role::Attacker, Kind::Hero),
    (Role::Attacker, Kind::Independent),
    (Role::Attacker, Kind::Controlled),
    (Role::Defender, Kind::Hero),
    (Role::Defender, Kind::Controlled),
];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Hero,
    Independent,
    Controlled,
}

pub(super) struct Fight {
    pub(super) attacker: Seat,
    pub(super) target: Target,
    pub(super) plan: Plan,
}

impl Fight {
    /// Gets a position ready for such a Battle of A with B.
    pub(super) fn prepare(position: &mut Position, role: Role, kind: Kind) -> Self {
        let (attacker, defender) = match role {
            Role::Attacker => (A, B),
            Role::Defender => (B, A),
        };
        position.fact("active", &attacker.to_string());
        let view = position.game().view(Viewer::Spectator);
        let target = match kind {
            Kind::Hero => Target::Hero(defender),
            Kind::Independent => Target::Independent(view.strongholds[0].expect("one lies there")),
            Kind::Controlled => {
                let own = view.player(defender).unwrap().strongholds.first().copied();
                Target::Controlled(own.unwrap_or_else(|| position.garrison(&view, defender)))
            }
        };
        let plan = Plan {
            actions: vec![Choice::Attack(target)],
            ..Plan::default()
        };
        Self {
            attacker,
            target,
            plan,
        }
    }

    pub(super) fn defender(&self) -> Option<Seat> {
        match self.target {
            Target::Independent(_) => None,
            _ if self.attacker == A => Some(B),
            _ => Some(A),
        }
    }

    pub(super) fn moment(&self, seat: Seat) -> Moment {
        let role = if seat == self.attacker {
            Role::Attacker
        } else {
            Role::Defender
        };
        Moment {
            fight: Some((role, self.target)),
            ..Moment::default()
        }
    }
}

/// One side: what static abilities and the card that it plays say.
struct Side {
    effects: Vec<(Effect, i16)>,
}

impl Side {
    fn of(view: &View, position: &Position, fight: &Fight, seat: Seat, card: Option<Card>) -> Self {
        let content = &*view.content;
        let now = fight.moment(seat);
        let mut effects = Vec::new();
        for stat in STATS {
            let n = oracle::total(view, seat, &position.sets[seat.index()], now, stat);
            let constant = numa_sera::content::Amount::constant(n);
            effects.push((Effect::Modify { stat, n: constant }, n));
        }
        if let Some(card) = card {
            // The card is paid before it acts.
            let mut view = view.clone();
            view.players[seat.index()].power -= i16::from(content.card(card).cost.power);
            for ability in &content.set(content.card(card).set).abilities {
                if ability.on == Trigger::BattleCard {
                    flatten(content, &view, seat, ability.list, now, &mut effects);
                }
            }
        }
        Self { effects }
    }

    fn get(&self, wanted: Stat) -> i16 {
        let part = |(effect, n): &(Effect, i16)| match effect {
            Effect::Modify { stat, .. } if *stat == wanted => *n,
            _ => 0,
        };
        self.effects.iter().map(part).sum()
    }

    fn has(&self, wanted: Effect) -> bool {
        self.effects.iter().any(|(effect, _)| *effect == wanted)
    }
}

const STATS: [Stat; 9] = [
    Stat::Attack,
    Stat::Defense,
    Stat::StrongholdDefense,
    Stat::Roll,
    Stat::OppRoll,
    Stat::OppStat,
    Stat::DamageDealt,
    Stat::DamageTaken,
    Stat::BattleCost,
];

fn flatten(
    content: &Content,
    view: &View,
    seat: Seat,
    list: ListId,
    now: Moment,
    out: &mut Vec<(Effect, i16)>,
) {
    for &effect in content.list(list) {
        match effect {
            Effect::When {
                when,
                then,
                otherwise,
            } => {
                let list = if oracle::holds(content, view, seat, when, now) {
                    then
                } else {
                    otherwise
                };
                flatten(content, view, seat, list, now, out);
            }
            Effect::Modify { n, .. } => out.push((effect, oracle::amount(view, seat, n))),
            _ => out.push((effect, 0)),
        }
    }
}

/// Fights with these dice, attacker's first, and compares everything with the data. A plays `card`, if one is given.
#[track_caller]
pub(super) fn check(position: &Position, fight: &Fight, dice: [i8; 2], card: Option<Card>) -> Run {
    let mut plan = fight.plan.clone();
    plan.dice = dice.iter().map(|die| format!("{die:+}")).collect();
    plan.cards.extend(card.map(|card| (A, card)));
    let run = Run::of(position, &plan);
    let side = |seat: Seat| {
        let card = card.filter(|_| seat == A);
        Side::of(&run.before, position, fight, seat, card)
    };
    let attack = side(fight.attacker);
    let defense = fight.defender().map(side);
    let scored = scores(&run, position, fight, &attack, defense.as_ref());
    assert!(
        run.events.contains(&scored),
        "{scored:?} is not among {:?}",
        run.events
    );
    damage(&run, fight, &scored, &attack, defense.as_ref());
    if let Some(card) = card {
        let own = if fight.attacker == A {
            &attack
        } else {
            defense.as_ref().expect("A defends")
        };
        costs(&run, card, own.get(Stat::BattleCost));
    }
    run
}

/// Both scores, from the printed figures, the modifiers and the dice.
#[track_caller]
fn scores(
    run: &Run,
    position: &Position,
    fight: &Fight,
    attack: &Side,
    defense: Option<&Side>,
) -> Event {
    let mut rolls = run.events.iter().filter_map(|event| match event {
        Event::Rolled { seat, die } => Some((*seat, *die)),
        _ => None,
    });
    let other = |stat| defense.map_or(0, |side| side.get(stat));
    let attack_roll = rolled(&mut rolls, fight.attacker, attack, defense)
        + attack.get(Stat::Roll)
        + other(Stat::OppRoll);
    let defense_roll = match (fight.defender(), defense) {
        (Some(seat), Some(side)) => {
            rolled(&mut rolls, seat, side, Some(attack))
                + side.get(Stat::Roll)
                + attack.get(Stat::OppRoll)
        }
        _ => 0,
    };
    let holds = &run.before.content.strongholds;
    let printed = match fight.target {
        Target::Hero(seat) => position.leader(seat).defense + other(Stat::Defense),
        Target::Controlled(hold) => {
            holds[usize::from(hold)].defense + other(Stat::StrongholdDefense)
        }
        Target::Independent(hold) => holds[usize::from(hold)].defense,
    };
    let hero = position.leader(fight.attacker);
    Event::Scored {
        attack: hero.attack + attack.get(Stat::Attack) + other(Stat::OppStat),
        attack_roll,
        defense: printed + attack.get(Stat::OppStat),
        defense_roll,
    }
}

/// What a side rolls: doubled dice and signs come from A's card alone.
#[track_caller]
fn rolled(
    rolls: &mut impl Iterator<Item = (Seat, i8)>,
    seat: Seat,
    own: &Side,
    other: Option<&Side>,
) -> i16 {
    let has = |sign| {
        let told = |whose| Effect::RollSign { whose, sign };
        own.has(told(Whose::Own)) || other.is_some_and(|other| other.has(told(Whose::Opp)))
    };
    let signed = |die: i8| match (has(Sign::Plus), has(Sign::Minus)) {
        (true, false) => die.abs(),
        (false, true) => -die.abs(),
        _ => die,
    };
    let twice = own.effects.iter().any(|(effect, _)| {
        matches!(
            effect,
            Effect::Reroll {
                whose: Whose::Own,
                ..
            }
        )
    });
    let rolls: Vec<(Seat, i8)> = rolls.take(if twice { 2 } else { 1 }).collect();
    assert!(
        rolls.iter().all(|(by, _)| *by == seat),
        "{rolls:?} of {seat}"
    );
    let best = rolls.iter().map(|(_, die)| signed(*die)).max();
    i16::from(best.expect("a roll"))
}

#[track_caller]
fn damage(run: &Run, fight: &Fight, scored: &Event, attack: &Side, defense: Option<&Side>) {
    let Event::Scored {
        attack: ats,
        attack_roll,
        defense: dts,
        defense_roll,
    } = *scored
    else {
        panic!("it is a score");
    };
    let difference = ats + attack_roll - dts - defense_roll;
    let get = |side: Option<&Side>, stat| side.map_or(0, |side| side.get(stat));
    // NS-R13-6: a tie is the attacker's, and deals nothing (NS-D33).
    let (won, lost, loser) = if difference >= 0 {
        (Some(attack), defense, fight.defender())
    } else {
        (defense, Some(attack), Some(fight.attacker))
    };
    let suffers = difference < 0 || matches!(fight.target, Target::Hero(_));
    let mut n = difference.abs() + get(won, Stat::DamageDealt) + get(lost, Stat::DamageTaken);
    if lost.is_some_and(|side| side.has(Effect::Switch(Flag::HalveDamageTaken))) {
        n = (n + 1) / 2;
    }
    let loser = loser.filter(|_| suffers && difference != 0 && n > 0);
    let expected = loser.map(|seat| {
        let paid: i16 = run
            .events
            .iter()
            .map(|event| match event {
                Event::PowerLost {
                    seat: by,
                    n,
                    by: Some(_),
                } if *by == seat => *n,
                _ => 0,
            })
            .sum();
        let power = run.before.player(seat).unwrap().power - paid;
        (seat, n.min(power))
    });
    let told = run.events.iter().find_map(|event| match event {
        Event::PowerLost { seat, n, by: None } => Some((*seat, *n)),
        _ => None,
    });
    assert_eq!(told, expected, "{scored:?}: {:?}", run.events);
}

/// NS-D21: a Battle card costs what it says, less what makes cards cheaper.
#[track_caller]
fn costs(run: &Run, card: Card, change: i16) {
    let info = run.before.content.card(card);
    let price = match info.cost.capital {
        0 => 0,
        printed => (i16::from(printed) + change).max(0),
    };
    let paid: i16 = run
        .events
        .iter()
        .map(|event| match event {
            Event::Paid { seat: A, n, .. } => *n,
            _ => 0,
        })
        .sum();
    assert_eq!(paid, price, "{}", info.name);
    let power: i16 = run
        .events
        .iter()
        .map(|event| match event {
            Event::PowerLost { seat: A, n, by } if *by == Some(info.set) => *n,
            _ => 0,
        })
        .sum();
    assert_eq!(power, i16::from(info.cost.power), "{}", info.name);
}
