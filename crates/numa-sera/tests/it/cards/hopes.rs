//! What a list of effects must bring, told as events.

use kernel::{Seat, Seen};
use numa_sera::content::{CardKind, Content, Effect, ListId, Phase2, Select, SetId};
use numa_sera::{Choice, Event, Question, View};

use super::oracle;
use super::position::{A, B, C, D};
use super::run::Run;

/// One way through a list: the option that is taken, whether the Test succeeds, and what is then carried out.
#[derive(Clone, Default, Debug)]
pub(super) struct Way {
    pub(super) option: Option<u8>,
    pub(super) test: Option<(i16, bool)>,
    pub(super) effects: Vec<Effect>,
}

pub(super) fn ways(content: &Content, list: ListId) -> Vec<Way> {
    through(content, content.list(list))
}

fn through(content: &Content, effects: &[Effect]) -> Vec<Way> {
    let mut ways = vec![Way::default()];
    for &effect in effects {
        let branches: Vec<Way> = match effect {
            Effect::Choice { first, count } => {
                let options = content.options(first, count).enumerate();
                let each = options.flat_map(|(nth, (_, effects))| {
                    through(content, effects).into_iter().map(move |way| Way {
                        option: Some(nth as u8),
                        ..way
                    })
                });
                each.collect()
            }
            Effect::Test { min, win, lose } => {
                let each = [(true, win), (false, lose)].into_iter();
                each.flat_map(|(passed, list)| ways_of_test(content, list, (min, passed)))
                    .collect()
            }
            effect => vec![Way {
                effects: vec![effect],
                ..Way::default()
            }],
        };
        ways = ways
            .iter()
            .flat_map(|way| branches.iter().map(|branch| way.then(branch)))
            .collect();
    }
    ways
}

fn ways_of_test(content: &Content, list: ListId, test: (i16, bool)) -> Vec<Way> {
    let ways = ways(content, list).into_iter();
    ways.map(|way| Way {
        test: Some(test),
        ..way
    })
    .collect()
}

impl Way {
    fn then(&self, next: &Way) -> Way {
        let twice = (self.option.is_some() && next.option.is_some())
            || (self.test.is_some() && next.test.is_some());
        assert!(
            !twice,
            "a list with two choices or two Tests needs a longer plan"
        );
        Way {
            option: self.option.or(next.option),
            test: self.test.or(next.test),
            effects: [&self.effects[..], &next.effects[..]].concat(),
        }
    }

    /// The face that just passes the Test, or just fails it.
    pub(super) fn die(&self, content: &Content) -> Option<String> {
        let (min, passed) = self.test?;
        let faces = content.meta.die.into_iter();
        let face = if passed {
            faces.filter(|&face| i16::from(face) >= min).min()
        } else {
            faces.filter(|&face| i16::from(face) < min).max()
        };
        face.map(|face| format!("{face:+}"))
    }
}

/// Where a discarded card was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum From {
    Hand,
    Hero,
    Circle,
}

/// What must be told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Hope {
    Exactly(Event),
    Explored(Seat),
    Drew(Seat, CardKind),
    Salvaged(Seat, CardKind),
    Discarded(Seat, From),
    CardStolen(Seat, Seat),
    ItemTaken(Seat, Seat),
    ItemGained(Seat, u8),
    SkillGained(Seat, u8, bool),
    ClassUnlocked(Seat),
    SlotUpgraded(Seat),
    Recruited(Seat),
}

/// What the effects bring to their owner, on the table as it is before. The other side of a Battle is B, and so is whoever is
/// chosen.
pub(super) fn hopes(view: &View, owner: Seat, set: SetId, effects: &[Effect]) -> Vec<Hope> {
    let all = effects.iter().map(|&effect| hope(view, owner, set, effect));
    all.collect::<Vec<_>>().concat()
}

fn hope(view: &View, owner: Seat, set: SetId, effect: Effect) -> Vec<Hope> {
    let (by, seat) = (Some(set), owner);
    let player = |seat: Seat| view.player(seat).unwrap();
    let n = |amount| oracle::amount(view, owner, amount);
    // Nothing is told of nothing.
    let told = |n: i16, event: Event| (n > 0).then_some(Hope::Exactly(event));
    let each = |select, hope: &dyn Fn(Seat) -> Option<Hope>| -> Vec<Hope> {
        selected(select)
            .iter()
            .filter_map(|&seat| hope(seat))
            .collect()
    };
    let times = |n: u8, hope: Hope| vec![hope; n.into()];
    match effect {
        Effect::GainCapital(amount) => {
            let n = n(amount);
            told(n, Event::CapitalGained { seat, n, by })
                .into_iter()
                .collect()
        }
        Effect::LoseCapital(amount) => {
            let n = n(amount).min(player(seat).capital);
            told(n, Event::CapitalLost { seat, n, by })
                .into_iter()
                .collect()
        }
        Effect::StealCapital { from, n: amount } => each(from, &|from| {
            let n = n(amount).min(player(from).capital);
            told(
                n,
                Event::CapitalMoved {
                    from,
                    to: owner,
                    n,
                    by,
                },
            )
        }),
        Effect::GiveCapital { to, n: amount } => each(to, &|to| {
            let n = n(amount).min(player(owner).capital);
            told(
                n,
                Event::CapitalMoved {
                    from: owner,
                    to,
                    n,
                    by,
                },
            )
        }),
        Effect::Heal(amount) => {
            let n = n(amount).min(player(seat).max_power - player(seat).power);
            told(n, Event::Healed { seat, n, by }).into_iter().collect()
        }
        Effect::LosePower(amount) => {
            let n = n(amount);
            told(n, Event::PowerLost { seat, n, by })
                .into_iter()
                .collect()
        }
        Effect::Damage { to, n: amount } => each(to, &|seat| {
            let n = n(amount);
            told(n, Event::PowerLost { seat, n, by })
        }),
        Effect::OnOthers { who, list } => {
            let effects = view.content.list(list);
            let others = selected(who).into_iter();
            others
                .flat_map(|seat| hopes(view, seat, set, effects))
                .collect()
        }
        Effect::Place { n, .. } => told(n.into(), Event::CapitalPlaced { seat, on: set, n })
            .into_iter()
            .collect(),
        Effect::Lasting(_) => vec![Hope::Exactly(Event::LastingBegan { seat, by: set })],
        Effect::Explore(n) => times(n, Hope::Explored(seat)),
        Effect::DrawKind { kind, n } => times(n, Hope::Drew(seat, kind)),
        Effect::Salvage { kind, n } => times(n, Hope::Salvaged(seat, kind)),
        Effect::DiscardHand(n) => times(n, Hope::Discarded(seat, From::Hand)),
        Effect::DiscardItem(n) => times(n, Hope::Discarded(seat, From::Hero)),
        Effect::DiscardMaven(n) => times(n, Hope::Discarded(seat, From::Circle)),
        // NS-R15-4: where there is nothing to take, nothing happens.
        Effect::StealCard(from) => each(from, &|from| {
            let some = player(from).hand_size > 0;
            some.then_some(Hope::CardStolen(owner, from))
        }),
        Effect::StealItem(from) => each(from, &|from| {
            let some = player(from).slots.iter().any(Option::is_some);
            some.then_some(Hope::ItemTaken(owner, from))
        }),
        Effect::TakeForge { max_cost } => vec![Hope::ItemGained(seat, max_cost)],
        Effect::GainSkill { max_level, half } => vec![Hope::SkillGained(seat, max_level, half)],
        Effect::GainClass(n) => times(n, Hope::ClassUnlocked(seat)),
        Effect::UpgradeSlot(n) => times(n, Hope::SlotUpgraded(seat)),
        Effect::RecruitRejected => vec![Hope::Recruited(seat)],
        // Seen in what is asked next, not in events.
        Effect::ExtraAction(_) => Vec::new(),
        other => panic!("{other:?} is nothing that is carried out"),
    }
}

fn selected(select: Select) -> Vec<Seat> {
    match select {
        Select::BattleOpponent | Select::ChooseOpponent => vec![B],
        Select::EachNeighbor => vec![B, D],
        Select::EachOpponent => vec![B, C, D],
    }
}

impl Hope {
    /// Whether this is what was told.
    fn is(&self, event: &Event, run: &Run) -> bool {
        let (view, content) = (&run.before, &*run.before.content);
        let player = |seat: Seat| view.player(seat).unwrap();
        match (self, event) {
            (Hope::Exactly(hoped), event) => hoped == event,
            (Hope::Explored(own), Event::Revealed { seat, .. })
            | (
                Hope::Explored(own),
                Event::Drew {
                    seat, kind: None, ..
                },
            ) => seat == own,
            (Hope::Drew(own, hoped), Event::Drew { seat, kind, card }) => {
                let Seen::Shown(card) = card else {
                    return false;
                };
                seat == own && *kind == Some(*hoped) && content.card(*card).kind == *hoped
            }
            (Hope::Salvaged(own, kind), Event::Salvaged { seat, card }) => {
                let there = view.deck.discard.contains(card);
                seat == own && there && content.card(*card).kind == *kind
            }
            (Hope::Discarded(own, from), Event::Discarded { seat, card }) => {
                let there = match from {
                    From::Hand => run.hands[own.index()].contains(card),
                    From::Hero => player(*own).slots.contains(&Some(*card)),
                    From::Circle => player(*own).mavens.contains(card),
                };
                seat == own && there
            }
            (Hope::CardStolen(own, victim), Event::CardStolen { thief, from, card }) => {
                let Seen::Shown(card) = card else {
                    return false;
                };
                thief == own && from == victim && run.hands[victim.index()].contains(card)
            }
            (Hope::ItemTaken(own, victim), Event::ItemTaken { seat, from, card }) => {
                let worn = player(*victim).slots.contains(&Some(*card));
                seat == own && from == victim && worn
            }
            (Hope::ItemGained(own, most), Event::ItemGained { seat, card }) => {
                let there = view.forge.contains(&Some(*card));
                seat == own && there && content.card(*card).cost.capital <= *most
            }
            (
                Hope::SkillGained(own, most, half),
                Event::SkillGained {
                    seat,
                    skill,
                    level,
                    price,
                },
            ) => {
                let full = player(*own).skill_prices[*skill as usize];
                let due = if *half { (full + 1) / 2 } else { 0 };
                let next = player(*own).skills[*skill as usize] + 1;
                seat == own && *level == next && level <= most && *price == due
            }
            (Hope::ClassUnlocked(own), Event::ClassUnlocked { seat, class }) => {
                seat == own && !player(*own).classes.contains(class)
            }
            (Hope::SlotUpgraded(own), Event::SlotUpgraded { seat, slot }) => {
                seat == own && !player(*own).upgraded.contains(slot)
            }
            (Hope::Recruited(own), Event::MavenRecruited { seat, .. }) => seat == own,
            _ => false,
        }
    }
}

/// Whether an event can be the work of this set: it says so, or it is of a kind that nothing else here brings.
fn is_work_of(set: SetId, event: &Event) -> bool {
    match event {
        Event::CapitalGained { by, .. }
        | Event::CapitalLost { by, .. }
        | Event::CapitalMoved { by, .. }
        | Event::Healed { by, .. }
        | Event::PowerLost { by, .. } => *by == Some(set),
        Event::CapitalPlaced { on, .. } => *on == set,
        Event::LastingBegan { by, .. } => *by == set,
        Event::Drew { .. }
        | Event::Revealed { .. }
        | Event::Salvaged { .. }
        | Event::Discarded { .. }
        | Event::CardStolen { .. }
        | Event::ItemTaken { .. }
        | Event::ItemGained { .. }
        | Event::SkillGained { .. }
        | Event::SlotUpgraded { .. }
        | Event::MavenRecruited { .. } => true,
        _ => false,
    }
}

/// What was told of the set after the first `skip` events is what was hoped for, in this order, and nothing else.
#[track_caller]
pub(super) fn come_true(run: &Run, set: SetId, skip: usize, hopes: &[Hope]) {
    let classes = hopes
        .iter()
        .any(|hope| matches!(hope, Hope::ClassUnlocked(_)));
    let told: Vec<&Event> = run.events[skip..]
        .iter()
        .filter(|event| {
            is_work_of(set, event) || (classes && matches!(event, Event::ClassUnlocked { .. }))
        })
        .collect();
    let same = told.len() == hopes.len()
        && hopes
            .iter()
            .zip(&told)
            .all(|(hope, event)| hope.is(event, run));
    let source = run.before.content.set(set).source;
    assert!(same, "{source:?}: hoped for {hopes:#?}, told {told:#?}");
}

/// Whether the set gave A one more Attack or Build, as a question that can be answered with it.
pub(super) fn one_more(run: &Run, effects: &[Effect]) -> bool {
    let wanted = effects.iter().find_map(|effect| match effect {
        Effect::ExtraAction(action) => Some(*action),
        _ => None,
    });
    let fits = |choice: &Choice| match wanted {
        Some(Phase2::Attack) => matches!(choice, Choice::Attack(_)),
        Some(Phase2::Build) => *choice == Choice::Build,
        None => true,
    };
    let mut asked = run
        .asked
        .iter()
        .filter(|(_, question, _)| *question == Question::Extra);
    match asked.next() {
        Some((seat, _, offered)) => wanted.is_some() && *seat == A && offered.iter().any(fits),
        None => wanted.is_none(),
    }
}
