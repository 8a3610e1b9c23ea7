//! A Battle that is over, put together from what everyone was told of it.

use kernel::{Phrase, Seat};
use numa_sera::content::Condition4;
use numa_sera::{Event, Target};

use super::super::Scene;
use super::super::art::condition_sign;
use super::super::players::race;
use super::{Duel, Fallen, Fighter};
use crate::names;

/// The last Battle of the match.
pub(super) fn last(scene: &Scene<'_>) -> Option<Duel> {
    let events: Vec<&Event> = scene.remembered.iter().map(|(_, event)| event).collect();
    let begins = events
        .iter()
        .rposition(|event| matches!(event, Event::Attacked { .. }))?;
    let (&Event::Attacked { seat, target }, rest) = (events[begins], &events[begins + 1..]) else {
        return None;
    };
    // The next turn may have begun since.
    let turn = |event: &&Event| matches!(event, Event::TurnBegan { .. });
    let rest = rest.split(turn).next().unwrap_or_default();
    let defender = match target {
        Target::Hero(seat) => Some(seat),
        Target::Independent(_) => None,
        Target::Controlled(hold) => former(scene, rest, hold),
    };
    let mut duel = Duel {
        attacker: seat,
        defender,
        target,
        heroes: [active(scene, seat), None],
        sides: [Fighter::unknown(), Fighter::unknown()],
        odds: None,
        ended: Vec::new(),
        fallen: Vec::new(),
    };
    if let Target::Hero(seat) = target {
        duel.heroes[1] = active(scene, seat);
    }
    for event in rest {
        duel.hear(scene, event);
    }
    duel.count(scene, rest);
    Some(duel)
}

fn active(scene: &Scene<'_>, seat: Seat) -> Option<u8> {
    let line = scene
        .view
        .player(seat)
        .and_then(|player| player.line.shown());
    line.and_then(|line| line.first().copied())
}

/// Who held the Stronghold when it was attacked.
fn former(scene: &Scene<'_>, rest: &[&Event], hold: u8) -> Option<Seat> {
    let lost = rest.iter().find_map(|event| match event {
        Event::Conquered {
            stronghold, from, ..
        } if *stronghold == hold => Some(*from),
        _ => None,
    });
    lost.unwrap_or_else(|| {
        let mut players = scene.view.players.iter();
        let holder = players.find(|player| player.strongholds.contains(&hold));
        holder.map(|player| player.seat)
    })
}

impl Fighter {
    fn unknown() -> Self {
        Self {
            stat: 0,
            parts: Vec::new(),
            committed: None,
            played: Vec::new(),
            negated: None,
            die: None,
            roll: None,
            lost: 0,
            slain: false,
        }
    }
}

impl Duel {
    fn side(&mut self, seat: Seat) -> &mut Fighter {
        let nth = usize::from(seat != self.attacker);
        &mut self.sides[nth]
    }

    fn hear(&mut self, scene: &Scene<'_>, event: &Event) {
        let mut tell = |sign: &'static str| {
            if let Some(told) = crate::told::told(scene.view, event) {
                self.ended.push((sign, told.phrase));
            }
        };
        match event {
            Event::BattleWon { .. } => tell("x-battle"),
            Event::IndependentHeld { .. } | Event::Conquered { .. } => tell("n-tower"),
            Event::ClassUnlocked { .. } => tell("v-legend"),
            Event::ConditionMet { .. } => tell("n-crown"),
            Event::HeroActive { .. } => tell("n-start"),
            Event::HeroSlain { .. } => tell("n-skull"),
            Event::PowerLost { .. } => tell("n-heart"),
            Event::CapitalMoved { .. } => tell("n-coin"),
            _ => {}
        }
        match *event {
            Event::CardPlayed { seat, card } => self.side(seat).played.push(card),
            Event::CardNegated { seat, card } => {
                let side = self.side(seat);
                side.played.retain(|&played| played != card);
                side.negated = Some(card);
            }
            Event::Rolled { seat, die } => self.side(seat).die = Some(die),
            Event::Rerolled { seat, kept, .. } => self.side(seat).die = Some(kept),
            Event::Scored {
                attack,
                attack_roll,
                defense,
                defense_roll,
            } => {
                (self.sides[0].stat, self.sides[0].roll) = (attack, Some(attack_roll));
                (self.sides[1].stat, self.sides[1].roll) = (defense, Some(defense_roll));
            }
            // Cards may cost Power before the rolls; that is no Damage.
            Event::PowerLost { seat, n, .. } if self.sides[0].roll.is_some() => {
                self.side(seat).lost += n;
            }
            Event::HeroSlain { seat, hero, .. } => self.slain(seat, hero),
            Event::HeroActive { seat, hero } => {
                let mut fallen = self.fallen.iter_mut();
                if let Some(fallen) = fallen.find(|fallen| fallen.seat == seat) {
                    fallen.heir = Some(hero);
                }
            }
            _ => {}
        }
    }

    fn slain(&mut self, seat: Seat, hero: u8) {
        let nth = usize::from(seat != self.attacker);
        // Behind walls no Hero fights.
        if nth == 0 || matches!(self.target, Target::Hero(_)) {
            self.heroes[nth] = Some(hero);
            self.sides[nth].slain = true;
        }
        self.fallen.push(Fallen {
            seat,
            hero,
            heir: None,
        });
    }

    /// How far the race is after it, for whoever has come a step nearer.
    fn count(&mut self, scene: &Scene<'_>, rest: &[&Event]) {
        for event in rest {
            let (seat, condition) = match **event {
                Event::HeroSlain { by: Some(by), .. } => (by, Condition4::Champion),
                Event::Conquered { seat, .. } => (seat, Condition4::Conqueror),
                _ => continue,
            };
            let Some(player) = scene.view.player(seat) else {
                continue;
            };
            let (n, all) = race(scene.view, player, condition);
            let phrase = Phrase::new("table-race-now").with("seat", seat);
            let phrase = phrase.with("condition", names::condition(condition));
            let phrase = phrase.with("n", n).with("all", all);
            self.ended.push((condition_sign(condition), phrase));
        }
    }
}
