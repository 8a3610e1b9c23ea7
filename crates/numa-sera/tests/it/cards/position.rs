//! Positions of four kingdoms, put together fact by fact. A is the kingdom that is looked at; B and D are its Neighbors, C sits
//! opposite. What is in play is known here, so that every figure can be worked out from the data alone.

use std::collections::BTreeMap;

use kernel::{Notation, Published, Seat, Shared};
use numa_sera::content::{BlockKind, CardKind, Content, Hero, SetId, SkillType, Source};
use numa_sera::{NumaSera, View};

pub(super) const A: Seat = Seat(0);
pub(super) const B: Seat = Seat(1);
pub(super) const C: Seat = Seat(2);
pub(super) const D: Seat = Seat(3);

pub(super) struct Position {
    pub(super) content: Shared<Content>,
    facts: BTreeMap<String, Vec<String>>,
    /// Everything with abilities that each seat has in play.
    pub(super) sets: [Vec<SetId>; 4],
}

impl Position {
    /// A has this kingdom. Every Active Hero is one without a Start of Turn action, so that a new turn changes nothing.
    pub(super) fn of(content: &Shared<Content>, kingdom: u8) -> Self {
        let mut position = Self {
            content: content.clone(),
            facts: BTreeMap::new(),
            sets: Default::default(),
        };
        let others = (0..4).filter(|&other| other != kingdom);
        for (seat, kingdom) in [kingdom].into_iter().chain(others).enumerate() {
            let mat = &content.kingdoms[usize::from(kingdom)];
            let calm = |hero: &&u8| {
                let set = content.set(content.heroes[usize::from(**hero)].set);
                let starts = numa_sera::content::Trigger::StartOfTurn;
                !set.abilities.iter().any(|ability| ability.on == starts)
            };
            let hero = *mat.heroes.iter().find(calm).expect("not all have one");
            let seat = Seat(seat as u8);
            position.set("kingdom", seat, &mat.id.replace('_', "-"));
            position.set("capital", seat, "20");
            let tithe = mat.blocks[usize::from(mat.pre_ticked)].set;
            position.sets[seat.index()].push(tithe);
            position.lead(seat, hero);
        }
        position.fact("round", "2");
        position.fact("first", "A");
        position.fact("explored", "yes");
        position.fact("strongholds", "greywatch, skyreach");
        position.offer("");
        position
    }

    /// A position in which A has this in play. `None` for what is never in play: cards that are revealed or played, Blocks that
    /// act when they are ticked.
    pub(super) fn with(content: &Shared<Content>, source: Source) -> Option<Self> {
        let kingdom = match source {
            Source::Hero(hero) => content.heroes[usize::from(hero)].kingdom,
            Source::Block { kingdom, .. } => kingdom,
            _ => 0,
        };
        let mut position = Self::of(content, kingdom);
        position.put(source).then_some(position)
    }

    /// Puts it in play for A; `false` for what is never in play.
    pub(super) fn put(&mut self, source: Source) -> bool {
        let content = self.content.clone();
        let set = match source {
            Source::Hero(hero) => {
                self.lead(A, hero);
                return true;
            }
            Source::Card { card, upgraded } => {
                let info = content.card(card);
                let name = slug(&info.name);
                match info.kind {
                    CardKind::Maven => self.add("mavens", A, &name),
                    CardKind::Pool => self.set("blessing", A, &name),
                    CardKind::Mythic | CardKind::Item => {
                        self.add("items", A, &name);
                        self.offer(&name);
                        if upgraded {
                            self.set("upgraded", A, "head, chest, right, left, pack");
                        }
                    }
                    CardKind::Boon | CardKind::Hazard | CardKind::Battle => return false,
                }
                if upgraded { info.upgraded } else { info.set }
            }
            Source::Stronghold(hold) => {
                let info = &content.strongholds[usize::from(hold)];
                self.add("holds", A, &slug(&info.name));
                if slug(&info.name) == "greywatch" || slug(&info.name) == "skyreach" {
                    self.fact("strongholds", "saltmere-harbor, highmoor-barracks");
                }
                info.set
            }
            Source::Skill { skill, level } => {
                self.train(A, skill, level);
                return true;
            }
            Source::Class(class) => {
                let info = &content.classes[usize::from(class)];
                self.add("classes", A, &info.id);
                info.set
            }
            Source::Block { kingdom, block } => {
                let mat = &content.kingdoms[usize::from(kingdom)];
                let info = &mat.blocks[usize::from(block)];
                if info.kind != BlockKind::Ongoing {
                    return false;
                }
                if block == mat.pre_ticked {
                    return true;
                }
                self.add("blocks", A, &slug(&info.name));
                info.set
            }
        };
        self.sets[A.index()].push(set);
        true
    }

    /// Gives a seat a Level of a Skill.
    pub(super) fn train(&mut self, seat: Seat, skill: SkillType, level: u8) {
        let name = format!("{skill:?} {level}").to_lowercase();
        self.add("skills", seat, &name);
        let levels = &self.content.skills[skill as usize].levels;
        self.sets[seat.index()].push(levels[usize::from(level) - 1]);
    }

    /// Cheap and dear Items are in the World Forge, but not this one.
    fn offer(&mut self, except: &str) {
        let items = ["buckler", "iron-helm", "longsword", "great-maul", "halberd"];
        let row = items.into_iter().filter(|&item| item != except);
        self.fact("forge", &row.take(4).collect::<Vec<_>>().join(", "));
    }

    /// Gives a seat a Stronghold that no one has.
    pub(super) fn garrison(&mut self, view: &View, seat: Seat) -> u8 {
        let held = |hold: &u8| {
            let mut players = view.players.iter();
            players.any(|player| player.strongholds.contains(hold))
        };
        let all = 0..self.content.strongholds.len() as u8;
        let mut free = all.filter(|hold| !held(hold) && !view.strongholds.contains(&Some(*hold)));
        let hold = free.next().expect("there are ten");
        let info = &self.content.clone().strongholds[usize::from(hold)];
        self.add("holds", seat, &slug(&info.name));
        self.sets[seat.index()].push(info.set);
        hold
    }

    /// This Hero leads, and the others of the kingdom follow.
    fn lead(&mut self, seat: Seat, hero: u8) {
        let content = self.content.clone();
        let info = &content.heroes[usize::from(hero)];
        let heroes = content.kingdoms[usize::from(info.kingdom)].heroes;
        let first = heroes.iter().position(|&one| one == hero).unwrap();
        let line = (0..3).map(|nth| ((first + nth) % 3 + 1).to_string());
        self.set("line", seat, &line.collect::<Vec<_>>().join(" "));
        let of_hero = |set: &SetId| matches!(content.set(*set).source, Source::Hero(_));
        self.sets[seat.index()].retain(|set| !of_hero(set));
        self.sets[seat.index()].push(info.set);
    }

    /// The Active Hero.
    pub(super) fn leader(&self, seat: Seat) -> &Hero {
        let mut heroes = self.content.heroes.iter();
        let leads = |hero: &&Hero| self.sets[seat.index()].contains(&hero.set);
        heroes.find(leads).expect("somebody leads")
    }

    pub(super) fn fact(&mut self, key: &str, value: &str) {
        self.facts.insert(key.to_owned(), vec![value.to_owned()]);
    }

    pub(super) fn set(&mut self, key: &str, seat: Seat, value: &str) {
        self.fact(&format!("{key} {seat}"), value);
    }

    pub(super) fn add(&mut self, key: &str, seat: Seat, value: &str) {
        let values = self.facts.entry(format!("{key} {seat}")).or_default();
        values.push(value.to_owned());
    }

    #[track_caller]
    pub(super) fn game(&self) -> NumaSera {
        let wanted = "seats=4 win=empire".parse().unwrap();
        let setup = NumaSera::set_up(&self.content, &wanted).unwrap();
        let lines = self.facts.iter();
        let text: String = lines
            .map(|(key, values)| format!("{key}: {}\n", values.join(", ")))
            .collect();
        NumaSera::read_position(&setup, &text).unwrap_or_else(|error| panic!("{error}\n{text}"))
    }
}

pub(super) fn slug(name: &str) -> String {
    let text = name.to_lowercase().replace('\'', "");
    text.replace(", ", "-").replace(' ', "-")
}
