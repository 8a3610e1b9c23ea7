//! Where events happen: positions and plans for each trigger, with the event itself and with something like it.

use kernel::Seat;
use numa_sera::content::{
    BlockKind, Card, CardKind, CardRole, Good, Role, SkillType, Source, Trigger,
};
use numa_sera::{Choice, Event, Target};

use super::fights::{Fight, KINDS, Kind};
use super::happenings::Case;
use super::oracle::{self, Moment};
use super::position::{A, B, C, D, Position, slug};
use super::run::{Plan, Run};

/// The event happens, or something like it.
pub(super) struct Stage {
    pub(super) position: Position,
    pub(super) plan: Plan,
    pub(super) moment: Moment,
    /// Whether this is the event at all, and whether it concerns A.
    pub(super) happens: bool,
}

impl Case<'_> {
    pub(super) fn stages(&self) -> Vec<Stage> {
        let actors = |what: &dyn Fn(Seat) -> Stage| [A, B, C].map(what).into_iter().collect();
        match self.ability().on {
            Trigger::Reveal => vec![self.revealed(true), self.revealed(false)],
            Trigger::Tick => vec![self.ticked(true), self.ticked(false)],
            Trigger::Activate => vec![self.used()],
            Trigger::StartOfTurn => vec![self.turn_begins(A), self.turn_begins(B)],
            Trigger::Explored => vec![self.explored(A), self.explored(B)],
            Trigger::MavenRejected => {
                let rich = [A, B, C].map(|actor| self.rejected(actor, true));
                let poor = self.rejected(B, false);
                rich.into_iter().chain([poor]).collect()
            }
            Trigger::Built => actors(&|actor| self.built(actor)),
            Trigger::Bought => {
                let goods = [Good::Skill, Good::Item];
                let each = goods.map(|good| [A, B, C].map(|actor| self.bought(actor, good)));
                each.into_iter().flatten().collect()
            }
            Trigger::BattleWon
            | Trigger::BattleLost
            | Trigger::BattleEnded
            | Trigger::Slew
            | Trigger::Conquered => self.fights(),
            Trigger::Static | Trigger::BattleCard | Trigger::Rolled => Vec::new(),
        }
    }

    /// A has it in play, is wounded, and everyone has something to lose.
    fn table(&self) -> Position {
        let mut position = Position::with(self.content, self.source())
            .unwrap_or_else(|| Position::of(self.content, 0));
        position.set("power", A, "6");
        position.fact("discard", "steady-hand");
        position.add("hand", B, "ill-omen");
        position
    }

    fn stage(&self, position: Position, actor: Seat, actions: Vec<Choice>) -> Stage {
        let plan = Plan {
            actions,
            set: Some(self.set),
            may: true,
            ..Plan::default()
        };
        Stage {
            position,
            plan,
            moment: Moment::default(),
            happens: oracle::concerns(self.ability().who, actor),
        }
    }

    fn revealed(&self, rich: bool) -> Stage {
        let Source::Card { card, .. } = self.source() else {
            panic!("only cards are revealed");
        };
        let mut position = self.table();
        position.fact("explored", "no");
        if rich {
            position.add("hand", A, "ill-omen");
            position.add("items", A, "chain-hauberk");
            position.add("mavens", A, "captain-brannoch");
            position.add("holds", A, "thornwall");
        } else {
            position.set("capital", A, "0");
        }
        let mut stage = self.stage(position, A, vec![Choice::Explore]);
        stage.plan.dice = vec![slug(&self.content.card(card).name)];
        stage
    }

    /// Everything before the Block is ticked, and whatever it may count is there or not.
    fn ticked(&self, rich: bool) -> Stage {
        let Source::Block { kingdom, block } = self.source() else {
            panic!("only Blocks are ticked");
        };
        let mat = &self.content.kingdoms[usize::from(kingdom)];
        let mut position = Position::of(self.content, kingdom);
        position.set("power", A, "5");
        let before = mat.blocks[usize::from(block)].after;
        for (nth, other) in mat.blocks.iter().enumerate() {
            if before & 1 << nth != 0 && nth != usize::from(mat.pre_ticked) {
                position.add("blocks", A, &slug(&other.name));
                let ongoing = other.kind == BlockKind::Ongoing;
                position.sets[A.index()].extend(ongoing.then_some(other.set));
            }
        }
        position.set("skills", A, "lore 2");
        position.set("slain", A, "1");
        position.set(
            "classes",
            A,
            if rich {
                "rogue, sage, tyrant"
            } else {
                "sage, tyrant"
            },
        );
        position.set("holds", A, "saltmere-harbor, thornwall");
        let mut stage = self.stage(position, A, vec![Choice::Build]);
        stage.plan.tick = Some(block);
        stage
    }

    fn used(&self) -> Stage {
        let position = self.table();
        self.stage(position, A, vec![Choice::Use(self.set, self.nth as u8)])
    }

    /// The player before builds, and the turn begins.
    fn turn_begins(&self, of: Seat) -> Stage {
        let mut position = self.table();
        let before = if of == A { D } else { A };
        position.fact("active", &before.to_string());
        self.stage(position, of, vec![Choice::Build])
    }

    fn explored(&self, actor: Seat) -> Stage {
        let mut position = self.table();
        position.fact("explored", "no");
        position.fact("active", &actor.to_string());
        self.stage(position, actor, vec![Choice::Explore])
    }

    fn rejected(&self, actor: Seat, rich: bool) -> Stage {
        let mut position = self.table();
        let cards = &self.content.cards;
        let maven = cards
            .iter()
            .position(|card| card.kind == CardKind::Maven)
            .unwrap();
        position.fact("active", &actor.to_string());
        position.fact("agenda", &format!("end-turn; turn; maven {actor} {maven}"));
        if !rich {
            position.set("capital", A, "0");
        }
        let mut stage = self.stage(position, actor, Vec::new());
        stage.plan.reject = true;
        stage
    }

    fn built(&self, actor: Seat) -> Stage {
        let mut position = self.table();
        position.fact("active", &actor.to_string());
        self.stage(position, actor, vec![Choice::Build])
    }

    fn bought(&self, actor: Seat, good: Good) -> Stage {
        let mut position = self.table();
        position.fact("active", &actor.to_string());
        let helm = self
            .content
            .cards
            .iter()
            .position(|card| card.name == "Iron Helm");
        let action = match good {
            Good::Skill => Choice::BuySkill(SkillType::Weapon),
            _ => Choice::BuyItem(Card(helm.unwrap() as u8)),
        };
        let mut stage = self.stage(position, actor, vec![action]);
        stage.moment.bought = Some(good);
        stage
    }

    /// Every Battle, won and lost by A; won over a Hero also so that the Hero falls.
    fn fights(&self) -> Vec<Stage> {
        let mut stages = Vec::new();
        for (role, kind) in KINDS {
            for (won, slain) in [(true, false), (false, false), (true, true)] {
                if slain && kind != Kind::Hero {
                    continue;
                }
                stages.extend(self.fight(role, kind, won, slain));
            }
        }
        stages
    }

    fn fight(&self, role: Role, kind: Kind, won: bool, slain: bool) -> Option<Stage> {
        let mut position = self.table();
        position.set("power", A, "8");
        position.add("items", B, "circlet-of-office");
        if slain {
            position.set("power", B, "1");
            // Nothing to loot (NS-D16), so that every Item that changes hands is the work of the card.
            position.set("items", B, "");
        }
        if kind != Kind::Hero && won == (role == Role::Attacker) {
            // By the Battle Die alone, no Hero takes the Strongholds of every card set.
            let attacker = if won { A } else { B };
            position.train(attacker, SkillType::Weapon, 4);
        }
        let mut fight = Fight::prepare(&mut position, role, kind);
        if let Source::Card { card, .. } = self.source()
            && self.content.card(card).kind == CardKind::Battle
        {
            let fits = match self.content.card(card).role {
                CardRole::Any => true,
                CardRole::Attacker => role == Role::Attacker,
                CardRole::Defender => role == Role::Defender,
            };
            if !fits {
                return None;
            }
            position.add("hand", A, &slug(&self.content.card(card).name));
            fight.plan.cards.push((A, card));
        }
        let plan = self.dice_for(&position, &fight, won, slain);
        let plan = plan.unwrap_or_else(|| panic!("{role:?} {kind:?} won {won} slain {slain}"));
        let conquers = won && role == Role::Attacker && !matches!(fight.target, Target::Hero(_));
        let happens = match self.ability().on {
            Trigger::BattleWon => won,
            Trigger::BattleLost => !won,
            Trigger::BattleEnded => true,
            Trigger::Slew => slain,
            Trigger::Conquered => conquers,
            other => panic!("{other:?} is not an event of a Battle"),
        };
        let mut stage = self.stage(position, A, plan.actions.clone());
        stage.plan = Plan {
            set: Some(self.set),
            may: true,
            ..plan
        };
        stage.moment = fight.moment(A);
        stage.happens = happens;
        Some(stage)
    }

    /// The plan with the first pair of dice by which A wins or loses, and a Hero falls or does not.
    fn dice_for(&self, position: &Position, fight: &Fight, won: bool, slain: bool) -> Option<Plan> {
        let faces = self.content.meta.die;
        let pairs = faces
            .iter()
            .flat_map(|&one| faces.map(|other| [one, other]));
        let mut plans = pairs.map(|dice| Plan {
            dice: dice.iter().map(|die| format!("{die:+}")).collect(),
            ..fight.plan.clone()
        });
        plans.find(|plan| {
            let run = Run::of(position, plan);
            let winner = run.events.iter().find_map(|event| match event {
                Event::BattleWon { seat } => Some(*seat),
                Event::IndependentHeld { .. } => Some(B),
                _ => None,
            });
            let dead = |event: &Event| matches!(event, Event::HeroSlain { .. });
            winner.is_some_and(|winner| (winner == A) == won)
                && run.events.iter().any(dead) == slain
        })
    }
}
