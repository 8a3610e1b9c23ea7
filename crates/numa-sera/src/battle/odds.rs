//! What a Battle may come to: every pair of rolls counted, by the same arithmetic as the outcome.

use kernel::Seat;
use serde::Serialize;

use crate::content::{Card, NONE, Role};
use crate::mods::{Flag, Mods, Stat};
use crate::state::{NumaSera, Target};
use crate::stats::Moment;

/// How many of all equally likely rolls do what.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct Odds {
    /// All of them.
    pub of: u16,
    /// The attacker wins (NS-R13-6: also a tie).
    pub wins: u16,
    /// The attacked Hero is Slain.
    pub slays: u16,
    /// The attacker's Hero is Slain.
    pub falls: u16,
    /// The least and the most that the attacker's total is above the defender's.
    pub least: i16,
    pub most: i16,
}

/// Something that may be attacked, as it stands before Battle cards and rerolls.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Aim {
    pub target: Target,
    pub attack: i16,
    pub defense: i16,
    pub odds: Odds,
}

/// A Battle card that could be played now, or none, and what would come of it against no card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Play {
    pub card: Option<Card>,
    pub odds: Odds,
}

/// One side: what it counts, and the rolls that it may still have.
struct Fighter {
    stat: i16,
    /// Each result of the roll, and how often it comes.
    rolls: Vec<(i16, u16)>,
    mods: Mods,
    /// Of a Hero that can be hurt.
    power: Option<i16>,
}

impl NumaSera {
    /// Everything that this player may attack.
    pub(crate) fn aims(&self, seat: Seat) -> Vec<Aim> {
        let mut aims = Vec::new();
        self.each_target(seat, |target| aims.push(self.aim(seat, target)));
        aims
    }

    /// One of them, whether or not it may be attacked now.
    pub(crate) fn aim(&self, seat: Seat, target: Target) -> Aim {
        let of = |role| Moment {
            battle: Some((role, target)),
            bought: None,
        };
        let attack = self.mods(seat, true, of(Role::Attacker));
        let defense = match (target, self.defender_of(target)) {
            (Target::Hero(other), _) => self.mods(other, true, of(Role::Defender)),
            // NS-D35: Items of the Hero do not defend a Stronghold.
            (_, Some(other)) => self.mods(other, false, of(Role::Defender)),
            (_, None) => Mods::NONE,
        };
        let stats = self.stats_of(seat, target, [&attack, &defense]);
        let plain = self.content.meta.die.map(|face| (i16::from(face), 1));
        let fighter = |nth: usize, mods: Mods, other: &Mods, power| Fighter {
            stat: stats[nth],
            rolls: plain
                .iter()
                .map(|&(roll, n)| (roll + mods.get(Stat::Roll) + other.get(Stat::OppRoll), n))
                .collect(),
            mods,
            power,
        };
        let mut defender = fighter(1, defense, &attack, self.power_of(target));
        if matches!(target, Target::Independent(_)) {
            defender.rolls = vec![(0, 1)];
        }
        let attacker = fighter(0, attack, &defense, Some(self.players[seat].power));
        Aim {
            target,
            attack: stats[0],
            defense: stats[1],
            odds: odds(&attacker, &defender),
        }
    }

    fn power_of(&self, target: Target) -> Option<i16> {
        match target {
            Target::Hero(seat) => Some(self.players[seat].power),
            _ => None,
        }
    }

    /// What both sides count before they roll.
    fn stats_of(&self, attacker: Seat, target: Target, mods: [&Mods; 2]) -> [i16; 2] {
        let [attack, defense] = mods;
        let hero = |seat| &self.content.heroes[usize::from(self.hero(seat))];
        let hold = |hold: u8| self.content.strongholds[usize::from(hold)].defense;
        let base = match target {
            Target::Independent(id) => hold(id),
            Target::Controlled(id) => hold(id) + defense.get(Stat::StrongholdDefense),
            Target::Hero(seat) => hero(seat).defense + defense.get(Stat::Defense),
        };
        [
            hero(attacker).attack + attack.get(Stat::Attack) + defense.get(Stat::OppStat),
            base + attack.get(Stat::OppStat),
        ]
    }

    /// The Battle as it stands, with the cards that lie open and, of those that lie face down, the one that `seat` knows.
    pub(crate) fn battle_odds(&self, seat: Option<Seat>) -> Odds {
        let battle = self.battle.as_ref().expect("only called in a Battle");
        let own = [0, 1].into_iter().find(|&side| {
            let lies = battle.sides[usize::from(side)].committed != NONE && !battle.revealed;
            lies && Some(self.side_seat(side)) == seat
        });
        match own {
            Some(side) => self.odds_with(side, Card(battle.sides[usize::from(side)].committed)),
            None => self.odds_now(),
        }
    }

    /// What each card that could be played would come to, after none.
    pub(crate) fn plays(&self, side: u8) -> Vec<Play> {
        let mut plays = vec![Play {
            card: None,
            odds: self.odds_now(),
        }];
        self.each_playable(side, |card| {
            plays.push(Play {
                card: Some(card),
                odds: self.odds_with(side, card),
            });
        });
        plays
    }

    fn odds_with(&self, side: u8, card: Card) -> Odds {
        self.with_played(side, card).odds_now()
    }

    /// The Battle with one card more, whatever else that card may bring.
    pub(crate) fn with_played(&self, side: u8, card: Card) -> Self {
        let mut copy = self.clone();
        let seat = copy.side_seat(side);
        copy.players[seat].power -= i16::from(self.content.card(card).cost.power);
        copy.sides()[usize::from(side)].played.push(card.0);
        copy.apply_card(side, card, true);
        copy
    }

    fn odds_now(&self) -> Odds {
        let battle = self.battle.as_ref().expect("only called in a Battle");
        let [(attack, _), (defense, _)] = self.scores();
        let power = [
            Some(self.players[battle.attacker].power),
            self.power_of(battle.target),
        ];
        let fighter = |side: u8, stat: i16| Fighter {
            stat,
            rolls: self.rolls(side),
            mods: self.side(side).mods,
            power: power[usize::from(side)],
        };
        odds(&fighter(0, attack), &fighter(1, defense))
    }

    /// Every result that a side's roll may have, and how often.
    fn rolls(&self, side: u8) -> Vec<(i16, u16)> {
        let battle = self.battle.as_ref().expect("only called in a Battle");
        if side == 1 && self.independent() {
            return vec![(0, 1)];
        }
        let other = self.side(1 - side);
        let own = self.side(side);
        let more = own.mods.get(Stat::Roll) + other.mods.get(Stat::OppRoll);
        let die = self.content.meta.die;
        let counts = |die: i8| (i16::from(self.signed(side, die)) + more, 1);
        if battle.rolled {
            return vec![counts(own.die)];
        }
        if !own.roll_twice {
            return die.map(counts).to_vec();
        }
        let pairs = die
            .iter()
            .flat_map(|&one| die.map(|two| (one, two)))
            .map(|(one, two)| self.signed(side, one).max(self.signed(side, two)));
        pairs.map(|best| (i16::from(best) + more, 1)).collect()
    }
}

fn odds(attacker: &Fighter, defender: &Fighter) -> Odds {
    let mut odds = Odds {
        least: i16::MAX,
        most: i16::MIN,
        ..Odds::default()
    };
    for &(attack, times) in &attacker.rolls {
        for &(defense, often) in &defender.rolls {
            let n = times * often;
            let difference = attacker.stat + attack - defender.stat - defense;
            odds.of += n;
            odds.least = odds.least.min(difference);
            odds.most = odds.most.max(difference);
            let (won, lost) = if difference >= 0 {
                odds.wins += n;
                (attacker, defender)
            } else {
                (defender, attacker)
            };
            let slain = lost
                .power
                .is_some_and(|power| damage(difference.abs(), won, lost) >= power);
            match (slain, difference >= 0) {
                (true, true) => odds.slays += n,
                (true, false) => odds.falls += n,
                (false, _) => {}
            }
        }
    }
    odds
}

/// NS-D33: a tie deals no damage at all.
fn damage(difference: i16, won: &Fighter, lost: &Fighter) -> i16 {
    if difference == 0 {
        return 0;
    }
    let change = won.mods.get(Stat::DamageDealt) + lost.mods.get(Stat::DamageTaken);
    let damage = (difference + change).max(0);
    if lost.mods.has(Flag::HalveDamageTaken) {
        (damage + 1) / 2
    } else {
        damage
    }
}
