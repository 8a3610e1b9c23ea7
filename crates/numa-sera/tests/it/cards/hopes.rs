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

/// What the effects bring to their owner, on the table as it is before. The other side of a Battle is B, and so is the
/// player who is chosen.
pub(super) fn hopes(view: &View, owner: Seat, set: SetId, effects: &[Effect]) -> Vec<Hope> {
    let all = effects.iter().map(|&effect| hope(view, owner, set, effect));
    all.collect::<Vec<_>>().concat()
}

fn hope(view: &View, owner: Seat, set: SetId, effect: Effect) -> Vec<Hope> {
    if let Effect::OnOthers { who, list } = effect {
        let effects = view.content.list(list);
        let others = selected(who).into_iter();
        return others
            .flat_map(|seat| hopes(view, seat, set, effects))
            .collect();
    }
    figures(view, owner, set, effect)
        .or_else(|| stolen(view, owner, effect))
        .unwrap_or_else(|| times(owner, set, effect))
}

/// Capital and Power, exactly. Nothing is told of nothing.
fn figures(view: &View, owner: Seat, set: SetId, effect: Effect) -> Option<Vec<Hope>> {
    let (by, seat) = (Some(set), owner);
    let own = view.player(owner).unwrap();
    let amount = |amount| oracle::amount(view, owner, amount);
    let events: Vec<(i16, Event)> = match effect {
        Effect::GainCapital(n) => {
            let n = amount(n);
            vec![(n, Event::CapitalGained { seat, n, by })]
        }
        Effect::LoseCapital(n) => {
            let n = amount(n).min(own.capital);
            vec![(n, Event::CapitalLost { seat, n, by })]
        }
        Effect::Heal(n) => {
            let n = amount(n).min(own.max_power - own.power);
            vec![(n, Event::Healed { seat, n, by })]
        }
        Effect::LosePower(n) => {
            let n = amount(n);
            vec![(n, Event::PowerLost { seat, n, by })]
        }
        Effect::Damage { to, n } => {
            let n = amount(n);
            let all = selected(to).into_iter();
            all.map(|seat| (n, Event::PowerLost { seat, n, by }))
                .collect()
        }
        Effect::StealCapital { from, n } => {
            let moved = |from: Seat| {
                let n = amount(n).min(view.player(from).unwrap().capital);
                let to = owner;
                (n, Event::CapitalMoved { from, to, n, by })
            };
            selected(from).into_iter().map(moved).collect()
        }
        Effect::GiveCapital { to, n } => {
            let (from, n) = (owner, amount(n).min(own.capital));
            let all = selected(to).into_iter();
            all.map(|to| (n, Event::CapitalMoved { from, to, n, by }))
                .collect()
        }
        Effect::Place { n, .. } => {
            vec![(n.into(), Event::CapitalPlaced { seat, on: set, n })]
        }
        _ => return None,
    };
    let told = events.into_iter().filter(|(n, _)| *n > 0);
    Some(told.map(|(_, event)| Hope::Exactly(event)).collect())
}

/// NS-R15-4: where there is nothing to take, nothing happens.
fn stolen(view: &View, owner: Seat, effect: Effect) -> Option<Vec<Hope>> {
    let hope = |from: Seat| {
        let player = view.player(from).unwrap();
        match effect {
            Effect::StealCard(_) => (player.hand_size > 0).then_some(Hope::CardStolen(owner, from)),
            _ => {
                let some = player.slots.iter().any(Option::is_some);
                some.then_some(Hope::ItemTaken(owner, from))
            }
        }
    };
    match effect {
        Effect::StealCard(from) | Effect::StealItem(from) => {
            Some(selected(from).into_iter().filter_map(hope).collect())
        }
        _ => None,
    }
}

/// What happens as often as the card says.
fn times(seat: Seat, set: SetId, effect: Effect) -> Vec<Hope> {
    let (n, hope) = match effect {
        Effect::Lasting(_) => (1, Hope::Exactly(Event::LastingBegan { seat, by: set })),
        Effect::Explore(n) => (n, Hope::Explored(seat)),
        Effect::DrawKind { kind, n } => (n, Hope::Drew(seat, kind)),
        Effect::Salvage { kind, n } => (n, Hope::Salvaged(seat, kind)),
        Effect::DiscardHand(n) => (n, Hope::Discarded(seat, From::Hand)),
        Effect::DiscardItem(n) => (n, Hope::Discarded(seat, From::Hero)),
        Effect::DiscardMaven(n) => (n, Hope::Discarded(seat, From::Circle)),
        Effect::TakeForge { max_cost } => (1, Hope::ItemGained(seat, max_cost)),
        Effect::GainSkill { max_level, half } => (1, Hope::SkillGained(seat, max_level, half)),
        Effect::GainClass(n) => (n, Hope::ClassUnlocked(seat)),
        Effect::UpgradeSlot(n) => (n, Hope::SlotUpgraded(seat)),
        Effect::RecruitRejected => (1, Hope::Recruited(seat)),
        // Seen in what is asked next, not in events.
        Effect::ExtraAction(_) => return Vec::new(),
        other => panic!("{other:?} is nothing that is carried out"),
    };
    vec![hope; n.into()]
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
        match (self, event) {
            (Hope::Exactly(hoped), event) => hoped == event,
            (
                Hope::Explored(own),
                Event::Revealed { seat, .. }
                | Event::Drew {
                    seat, kind: None, ..
                },
            ) => seat == own,
            (Hope::ClassUnlocked(own), Event::ClassUnlocked { seat, class }) => {
                seat == own && !run.was(*own).classes.contains(class)
            }
            (Hope::SlotUpgraded(own), Event::SlotUpgraded { seat, slot }) => {
                seat == own && !run.was(*own).upgraded.contains(slot)
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
                let full = run.was(*own).skill_prices[*skill as usize];
                let due = if *half { (full + 1) / 2 } else { 0 };
                let next = run.was(*own).skills[*skill as usize] + 1;
                seat == own && *level == next && level <= most && *price == due
            }
            (Hope::Recruited(own), Event::MavenRecruited { seat, .. }) => seat == own,
            _ => self.is_card(event, run),
        }
    }

    /// Whether this is the card that moved, and from where it should.
    fn is_card(&self, event: &Event, run: &Run) -> bool {
        let content = &*run.before.content;
        let hand = |seat: &Seat, card| run.hands[seat.index()].contains(card);
        let worn = |seat: &Seat, card| run.was(*seat).slots.contains(&Some(card));
        match (self, event) {
            (
                Hope::Drew(own, hoped),
                Event::Drew {
                    seat,
                    kind,
                    card: Seen::Shown(card),
                },
            ) => seat == own && *kind == Some(*hoped) && content.card(*card).kind == *hoped,
            (Hope::Salvaged(own, kind), Event::Salvaged { seat, card }) => {
                let there = run.before.deck.discard.contains(card);
                seat == own && there && content.card(*card).kind == *kind
            }
            (Hope::Discarded(own, from), Event::Discarded { seat, card }) => {
                let there = match from {
                    From::Hand => hand(own, card),
                    From::Hero => worn(own, *card),
                    From::Circle => run.was(*own).mavens.contains(card),
                };
                seat == own && there
            }
            (
                Hope::CardStolen(own, victim),
                Event::CardStolen {
                    thief,
                    from,
                    card: Seen::Shown(card),
                },
            ) => thief == own && from == victim && hand(victim, card),
            (Hope::ItemTaken(own, victim), Event::ItemTaken { seat, from, card }) => {
                seat == own && from == victim && worn(victim, *card)
            }
            (Hope::ItemGained(own, most), Event::ItemGained { seat, card }) => {
                let there = run.before.forge.contains(&Some(*card));
                seat == own && there && content.card(*card).cost.capital <= *most
            }
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
