//! Where figures come from: what each thing in play adds to an Attack or a Defense, and which Capital pays.

use kernel::Seat;
use serde::Serialize;

use crate::content::{Content, Effect, Good, Role, SetId, SkillType, Trigger, spend_bit};
use crate::mods::Stat;
use crate::state::{NumaSera, Target};
use crate::stats::Moment;
use crate::view::View;

/// What one thing adds to a figure.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Part {
    /// The thing; `None` for what an effect left that names no card.
    pub set: Option<SetId>,
    pub n: i16,
}

/// What Capital on a card may be spent on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Purse {
    pub battle: bool,
    pub items: bool,
    pub skills: [bool; 5],
}

impl Purse {
    /// Whether it may be spent on everything that can be bought.
    #[must_use]
    pub fn on_anything(self) -> bool {
        self.battle && self.items && self.on_skills()
    }

    /// Whether it may be spent on every Skill.
    #[must_use]
    pub fn on_skills(self) -> bool {
        self.skills == [true; 5]
    }
}

impl Content {
    /// What Capital on this card may be spent on, where Capital can lie on it.
    #[must_use]
    pub fn purse(&self, set: SetId) -> Option<Purse> {
        let spend = self.spend(set)?;
        let on = |good, skill| spend & spend_bit(good, skill) != 0;
        Some(Purse {
            battle: on(Good::Battle, None),
            items: on(Good::Item, None),
            skills: SkillType::ALL.map(|skill| on(Good::Skill, Some(skill))),
        })
    }

    fn spend(&self, set: SetId) -> Option<u8> {
        let source = self.set(set).source;
        let mut holders = self.holders.iter();
        let found = holders.find(|holder| holder.source == source);
        found.map(|holder| holder.spend)
    }
}

impl View {
    /// How a price of the viewer's would be paid: Capital on cards first, the most restricted before all, then that of the mat, which
    /// is `None` (NS-D30, NS-D44).
    #[must_use]
    pub fn payment(
        &self,
        price: i16,
        good: Good,
        skill: Option<SkillType>,
    ) -> Vec<(Option<SetId>, i16)> {
        let Some(own) = self.own() else {
            return Vec::new();
        };
        let wanted = spend_bit(good, skill);
        let mut purses: Vec<(u32, SetId, i16)> = own
            .placed
            .iter()
            .filter(|(set, _)| !own.spared.contains(set))
            .filter_map(|&(set, n)| {
                let spend = self.content.spend(set)?;
                (spend & wanted != 0).then_some((spend.count_ones(), set, n as i16))
            })
            .collect();
        purses.sort_by_key(|&(restricted, ..)| restricted);
        let mut due = price.max(0);
        let mut paid = Vec::new();
        for (_, set, n) in purses {
            let part = due.min(n);
            if part > 0 {
                paid.push((Some(set), part));
                due -= part;
            }
        }
        if due > 0 {
            paid.push((None, due));
        }
        paid
    }
}

impl NumaSera {
    /// What everything in play adds to a figure at this moment, in the order of [`NumaSera::each_source`]; then what lasts for a while.
    pub(crate) fn parts(&self, seat: Seat, stat: Stat, items: bool, moment: Moment) -> Vec<Part> {
        let mut parts = Vec::new();
        self.each_source(seat, items, |id| {
            let set = self.content.set(id);
            let mut n = set.flat.get(stat);
            for ability in &set.abilities {
                let counts = ability.on == Trigger::Static
                    && !ability.folded
                    && self.holds(seat, ability.when, moment);
                if counts {
                    n += self.adds(seat, stat, self.content.list(ability.list));
                }
            }
            if n != 0 {
                parts.push(Part { set: Some(id), n });
            }
        });
        for (id, &count) in self.players[seat].lasting.iter().enumerate() {
            let lasting = match count {
                0 => continue,
                _ => self.content.lasting(id as u8),
            };
            let n = self.adds(seat, stat, self.content.list(lasting.mods)) * i16::from(count);
            if n != 0 && self.holds(seat, lasting.when, moment) {
                let set = self.content.installs(id as u8);
                parts.push(Part { set, n });
            }
        }
        parts
    }

    /// What a list of effects adds to a figure.
    pub(crate) fn adds(&self, seat: Seat, stat: Stat, effects: &[Effect]) -> i16 {
        let own = effects.iter().filter_map(|effect| match *effect {
            Effect::Modify { stat: of, n } if of == stat => Some(self.amount(seat, n)),
            _ => None,
        });
        own.sum()
    }

    /// The Active Hero's Attack or Defense outside a Battle, as it is printed and with what is added to it.
    pub(crate) fn hero_parts(&self, seat: Seat, stat: Stat) -> Vec<Part> {
        let hero = &self.content.heroes[usize::from(self.hero(seat))];
        let base = match stat {
            Stat::Attack => hero.attack,
            _ => hero.defense,
        };
        let mut parts = vec![Part {
            set: Some(hero.set),
            n: base,
        }];
        parts.extend(self.parts(seat, stat, true, Moment::default()));
        parts
    }

    /// What things in play add to a figure outside a Battle; those that only a Battle asks for, in one as it is usual: against another's Hero,
    /// or in defense of a Stronghold, where Items do not count (NS-D35).
    pub(crate) fn added_parts(&self, seat: Seat, stat: Stat) -> Vec<Part> {
        let other = Seat::first(self.settings.seats).find(|&other| other != seat);
        let in_battle = |role, target| Moment {
            battle: Some((role, target)),
            bought: None,
        };
        let (items, moment) = match stat {
            Stat::DamageDealt => {
                let target = Target::Hero(other.unwrap_or(seat));
                (true, in_battle(Role::Attacker, target))
            }
            Stat::StrongholdDefense => (false, in_battle(Role::Defender, Target::Controlled(0))),
            _ => (true, Moment::default()),
        };
        self.parts(seat, stat, items, moment)
    }

    /// What a side of the Battle counts before it rolls: base, what is in play, and the cards that were played. What is left of
    /// `stat` when all that is told comes from effects that name no card.
    pub(crate) fn side_parts(&self, side: u8, stat: i16) -> Vec<Part> {
        let battle = self.battle.as_ref().expect("only called in a Battle");
        let seat = self.side_seat(side);
        let moment = self.moment(seat, None);
        let hero = |seat| &self.content.heroes[usize::from(self.hero(seat))];
        let hold = |hold: u8| &self.content.strongholds[usize::from(hold)];
        let (set, base, of) = match (side, battle.target) {
            (0, _) => (hero(seat).set, hero(seat).attack, Stat::Attack),
            (_, Target::Hero(seat)) => (hero(seat).set, hero(seat).defense, Stat::Defense),
            (_, Target::Controlled(id)) => {
                (hold(id).set, hold(id).defense, Stat::StrongholdDefense)
            }
            (_, Target::Independent(id)) => {
                let (set, n) = (Some(hold(id).set), hold(id).defense);
                return with_rest(vec![Part { set, n }], stat);
            }
        };
        let mut parts = vec![Part {
            set: Some(set),
            n: base,
        }];
        let items = self.items_count(seat, Trigger::Static);
        parts.extend(self.parts(seat, of, items, moment));
        for (by, of) in [(side, of), (1 - side, Stat::OppStat)] {
            parts.extend(self.card_parts(by, of));
        }
        with_rest(parts, stat)
    }

    /// What the cards that a side played add to a figure.
    fn card_parts(&self, side: u8, stat: Stat) -> Vec<Part> {
        let battle = self.battle.as_ref().expect("only called in a Battle");
        let seat = self.side_seat(side);
        let moment = self.moment(seat, None);
        let played = battle.sides[usize::from(side)].played;
        let mut parts = Vec::new();
        for &card in played.as_slice() {
            let id = self.content.cards[usize::from(card)].set;
            let mut n = 0;
            for ability in &self.content.set(id).abilities {
                if ability.on == Trigger::BattleCard && self.holds(seat, ability.when, moment) {
                    n += self.adds_deeply(seat, stat, self.content.list(ability.list));
                }
            }
            if n != 0 {
                parts.push(Part { set: Some(id), n });
            }
        }
        parts
    }

    fn adds_deeply(&self, seat: Seat, stat: Stat, effects: &[Effect]) -> i16 {
        let branches = effects.iter().map(|effect| match *effect {
            Effect::When {
                when,
                then,
                otherwise,
            } => {
                let list = self.branch(seat, when, then, otherwise);
                self.adds_deeply(seat, stat, self.content.list(list))
            }
            _ => 0,
        });
        self.adds(seat, stat, effects) + branches.sum::<i16>()
    }
}

impl Content {
    /// The first thing that installs these modifiers.
    fn installs(&self, lasting: u8) -> Option<SetId> {
        let does = |set: &crate::content::AbilitySet| {
            let mut abilities = set.abilities.iter();
            abilities.any(|ability| {
                let list = self.list(ability.list);
                list.contains(&Effect::Lasting(lasting))
            })
        };
        let at = self.sets.iter().position(does)?;
        Some(SetId(at as u16))
    }
}

fn with_rest(mut parts: Vec<Part>, stat: i16) -> Vec<Part> {
    let told: i16 = parts.iter().map(|part| part.n).sum();
    if told != stat {
        let n = stat - told;
        parts.push(Part { set: None, n });
    }
    parts
}
