//! Why not: the rule that forbids an answer, and the figures that say so.

use kernel::{Game, Phrase, Refusal, Seat, Turn, Value};

use crate::choice::{Choice, Stage};
use crate::game::Eko;
use crate::stacks::HIGHEST;
use crate::{Building, Site, Space};

impl Eko {
    pub(crate) fn refuse(&self, seat: Seat, choice: Choice) -> Refusal {
        match self.turn() {
            Turn::Over => return Refusal::Over,
            Turn::Ask(asked) if asked != seat => return Refusal::NotYourTurn { asked },
            Turn::Ask(_) => {}
        }
        if !self.is_on_board(choice) {
            return say("EK-S1", "why-not-on-board");
        }
        match (self.stage, choice) {
            (Stage::Swap, Choice::Swap(_)) => say("EK-SU4", "why-swap-own"),
            (Stage::Action, Choice::Lift(from)) => self.refuse_lift(from),
            (Stage::Action, Choice::Build(site)) => self.refuse_build(site),
            (_, Choice::Sand) => say("EK-V-D2", "why-sand"),
            (_, Choice::March) => self.refuse_march(),
            (_, Choice::Moon) => say("EK-V-M2", "why-moon"),
            (Stage::Action, Choice::Pass) => say("EK-T2", "why-must-act"),
            (Stage::Destination { from }, Choice::To(to)) => self.refuse_destination(from, to),
            (Stage::Route { .. }, Choice::Through(_)) => say("EK-A22", "why-route"),
            (Stage::Construction { site }, Choice::Raise(building)) => {
                self.refuse_building(site, building)
            }
            (Stage::Payment { site, building }, Choice::Pay(from)) => {
                self.refuse_payer(site, building, from)
            }
            (Stage::Banishment, Choice::Banish(_)) => say("EK-A26", "why-banish"),
            (Stage::Exchange { .. }, Choice::Give(_)) => say("EK-A6", "why-give"),
            (Stage::Reinforcement, Choice::Reinforce(to)) => self.refuse_reinforcement(to),
            (Stage::Reinforcement, Choice::Pass) => say(
                if self.so_far.spread.is_some() {
                    "EK-RF4"
                } else {
                    "EK-RF2"
                },
                "why-must-reinforce",
            ),
            (Stage::Amount { to }, Choice::Add { discs, emperor }) => {
                self.refuse_amount(to, discs, emperor)
            }
            (Stage::Moon, Choice::Land(_)) => say("EK-A27", "why-land"),
            _ => say("EK-T1", "why-other-question"),
        }
    }

    fn refuse_lift(&self, from: Space) -> Refusal {
        let at = self.name(from);
        if self.stacks.size(from) == 0 {
            return forbid("EK-M1", Phrase::new("why-no-stack").with("space", at));
        }
        if !self.stacks.of(self.active).has(from) {
            return forbid("EK-M1", Phrase::new("why-not-yours").with("space", at));
        }
        let size = self.stacks.size_of_stack(from);
        let ends = self.targets().of(size, self.emperor_on(self.active, from));
        if self.board().steps(from).meets(ends) {
            return forbid(
                "EK-A20",
                Phrase::new("why-last-disc")
                    .with("space", at)
                    .with("discs", size),
            );
        }
        forbid("EK-M2", Phrase::new("why-blocked").with("space", at))
    }

    fn refuse_destination(&self, from: Space, to: Space) -> Refusal {
        if from == to {
            return say("EK-M4", "why-null-move");
        }
        let at = self.name(to);
        let (size, there) = (self.stacks.size_of_stack(from), self.stacks.size(to));
        let emperor = self.emperor_on(self.active, from);
        let empty = self.board().all_spaces().without(self.stacks.all());
        if !self.flood(from, empty).1.has(to) {
            return forbid("EK-M2", Phrase::new("why-out-of-reach").with("space", at));
        }
        let fits = self.targets().of(size, emperor).has(to);
        let figures = |key| {
            Phrase::new(key)
                .with("space", at.clone())
                .with("discs", size)
                .with("there", there)
        };
        match self.stacks.owner(to) {
            Some(owner) if owner == self.active && !fits => {
                forbid("EK-M5", figures("why-too-high").with("most", HIGHEST))
            }
            Some(owner) if owner != self.active && !fits => {
                if emperor {
                    forbid("EK-E2", figures("why-too-weak-emperor"))
                } else {
                    forbid("EK-M6", figures("why-too-weak"))
                }
            }
            Some(_) => forbid("EK-V-T6", figures("why-tempest-first")),
            None => forbid(
                "EK-A20",
                Phrase::new("why-last-disc")
                    .with("space", at)
                    .with("discs", size),
            ),
        }
    }

    /// The first building that anything is known of speaks for the site: the one that comes nearest to being possible.
    fn refuse_build(&self, site: Site) -> Refusal {
        let near = self.board().around(site) & self.stacks.of(self.active);
        if near.is_empty() {
            return forbid(
                "EK-K1",
                Phrase::new("why-no-builder").with("space", self.site_name(site)),
            );
        }
        let may_follow =
            |building: &Building| self.buildings.cost(self.active, site, *building).is_some();
        let bears = |building: &Building| self.board().bearing(building.value()).has(site);
        let all = Building::ALL.into_iter();
        let best = all.clone().find(|b| self.payers(site, *b).is_some());
        let best = best.or_else(|| all.clone().find(|b| may_follow(b) && bears(b)));
        match best.or_else(|| all.clone().find(may_follow)) {
            Some(building) => self.refuse_building(site, building),
            None => forbid(
                "EK-K4",
                Phrase::new("why-complete").with("space", self.site_name(site)),
            ),
        }
    }

    fn refuse_building(&self, site: Site, building: Building) -> Refusal {
        let figures = |key| self.about_site(key, site, building);
        let Some(cost) = self.buildings.cost(self.active, site, building) else {
            return match self.buildings.at(site) {
                None => forbid("EK-K3", figures("why-encampment-first")),
                Some((owner, _)) if owner == self.active => {
                    forbid("EK-K4", figures("why-one-step-up"))
                }
                Some(_) => forbid("EK-K5", figures("why-equal-or-one-up")),
            };
        };
        if !self.board().bearing(building.value()).has(site) {
            return forbid("EK-K6", figures("why-terrain"));
        }
        if self
            .buildings
            .supply(&self.table.figures, self.active, building)
            == 0
        {
            return forbid("EK-K6", figures("why-supply"));
        }
        forbid("EK-K1", figures("why-one-stack").with("cost", cost))
    }

    /// What sentences say about a building and the space that it is for.
    pub(crate) fn about_site(&self, key: &'static str, site: Site, building: Building) -> Phrase {
        let terrain = self.board().site_terrain(site);
        Phrase::new(key)
            .with("space", self.site_name(site))
            .with(
                "building",
                Value::Word(format!("building-{}", building.key())),
            )
            .with("terrain", Value::Word(terrain.word()))
    }

    fn refuse_payer(&self, site: Site, building: Building, from: Space) -> Refusal {
        let cost = self
            .buildings
            .cost(self.active, site, building)
            .unwrap_or_default();
        forbid(
            "EK-K1",
            Phrase::new("why-payer")
                .with("space", self.name(from))
                .with("cost", cost),
        )
    }

    fn refuse_march(&self) -> Refusal {
        let (have, need) = (self.reserve[self.active], self.table.figures.march);
        forbid(
            "EK-F1",
            Phrase::new("why-march")
                .with("have", have)
                .with("need", need),
        )
    }

    fn refuse_reinforcement(&self, to: Space) -> Refusal {
        let at = self.name(to);
        let about = |key| Phrase::new(key).with("space", at.clone());
        if !self.stacks.of(self.active).has(to) {
            return forbid("EK-RF2", about("why-own-stack"));
        }
        if !self.has_room(to, self.active, 1) {
            return forbid("EK-RF2", about("why-full").with("most", HIGHEST));
        }
        if self.board().tempests().has(to) && !self.so_far.calm {
            return forbid("EK-V-T5", about("why-in-tempest"));
        }
        if self.buildings.enemy_shade(self.active).has(to) {
            return forbid("EK-RF3", about("why-enemy-building"));
        }
        forbid("EK-V-W2", about("why-in-order"))
    }

    fn refuse_amount(&self, to: Space, discs: u8, emperor: bool) -> Refusal {
        let home = self.emperor_in_reserve(self.active);
        if emperor && !home {
            return say("EK-RF4", "why-emperor-not-there");
        }
        if home && self.exception_applies() {
            return say("EK-RF5", "why-emperor-alone");
        }
        if home && !emperor {
            return say("EK-RF4", "why-emperor-must");
        }
        if !self.has_room(to, self.active, discs) {
            return forbid(
                "EK-RF2",
                Phrase::new("why-full")
                    .with("space", self.name(to))
                    .with("most", HIGHEST),
            );
        }
        let have = self.whole_reserve(self.active);
        forbid(
            "EK-A19",
            Phrase::new("why-reserve")
                .with("have", have)
                .with("need", discs),
        )
    }

    /// A choice read from text names a space of this board; one made up by a program may not.
    fn is_on_board(&self, choice: Choice) -> bool {
        match choice {
            Choice::Build(site) => self.board().each_site().any(|other| other == site),
            Choice::Swap(space)
            | Choice::Lift(space)
            | Choice::To(space)
            | Choice::Pay(space)
            | Choice::Banish(space)
            | Choice::Reinforce(space)
            | Choice::Land(space) => self.board().each_space().any(|other| other == space),
            _ => true,
        }
    }

    fn name(&self, space: Space) -> Value {
        Value::Text(self.board().hex(space).to_string())
    }

    fn site_name(&self, site: Site) -> Value {
        Value::Text(self.board().site_hex(site).to_string())
    }
}

fn say(rule: &'static str, key: &'static str) -> Refusal {
    forbid(rule, Phrase::new(key))
}

fn forbid(rule: &'static str, why: Phrase) -> Refusal {
    Refusal::forbidden(rule, why)
}
