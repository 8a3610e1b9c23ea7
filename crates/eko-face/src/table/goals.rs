//! What can be chosen on the board: sets of targets, one for each stack that can act, each site that can be built on and each temple
//! that can be used. A target is a chain of answers; what it leaves open is chosen in its forecast.

mod stacks; // what each stack can do, and who can build on each site

use eko::{Building, Choice, EmperorView, Hex, StackView, Stage, View};
use kernel::{Phrase, Rule};

use super::Scene;
use crate::option::option;
use stacks::{of_site, of_stack};

/// Parts the answers of a chain in the value of a field.
pub(super) const AND: &str = " / ";

/// Targets that are shown together.
pub(super) struct Set {
    /// The space that it is about, or the temple.
    pub(super) key: String,
    pub(super) subject: Subject,
    pub(super) targets: Vec<Target>,
    /// What looks possible and is not, and why.
    pub(super) refused: Vec<Refused>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Subject {
    Stack(StackView),
    Site(Hex),
    Sand,
    Moon,
    /// There is but one set, and it is always shown.
    Question,
}

pub(super) struct Target {
    pub(super) at: Hex,
    pub(super) kind: Kind,
    /// The value of the field `goal`.
    pub(super) chain: String,
    /// The whole of it in a sentence, with the names of spaces.
    pub(super) says: String,
    /// The same for a list beside the board.
    pub(super) brief: String,
    /// What stands on its tag.
    pub(super) figure: String,
    /// An Emperor is taken.
    pub(super) crown: bool,
    /// The cheapest that can be built there.
    pub(super) building: Option<Building>,
    pub(super) way: Vec<Hex>,
    pub(super) toll: u8,
}

impl Target {
    /// Its picture: of a building, the one that would stand there.
    pub(super) fn icon(&self) -> &'static str {
        match (self.kind, self.building) {
            (Kind::Build, Some(building)) => building.key(),
            _ => self.kind.icon(),
        }
    }
}

pub(super) struct Refused {
    pub(super) at: Hex,
    pub(super) why: String,
    pub(super) rule: Rule,
}

/// How a target is marked.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Kind {
    Move,
    Regroup,
    Attack,
    Kamikaze,
    Build,
    Replace,
    Pay,
    Swap,
    Banish,
    Land,
}

impl Kind {
    /// The class of its ring on the ground.
    pub(super) fn mark(self) -> &'static str {
        match self {
            Self::Move | Self::Land => "move",
            Self::Regroup | Self::Swap | Self::Pay => "join",
            Self::Attack | Self::Banish => "hit",
            Self::Kamikaze => "kami",
            Self::Build | Self::Replace => "build",
        }
    }

    /// The class that gives its colour.
    pub(super) fn tone(self) -> &'static str {
        match self {
            Self::Attack | Self::Kamikaze | Self::Banish => "hits",
            Self::Build | Self::Replace | Self::Pay => "builds",
            _ => "goes",
        }
    }

    pub(super) fn icon(self) -> &'static str {
        match self {
            Self::Move | Self::Land => "move",
            Self::Regroup => "regroup",
            Self::Attack | Self::Banish => "attack",
            Self::Kamikaze => "kamikaze",
            Self::Build | Self::Pay => "encampment",
            Self::Replace | Self::Swap => "replace",
        }
    }

    /// Plain moves are many and alike; everything else has a number.
    pub(super) fn is_numbered(self) -> bool {
        !matches!(self, Self::Move | Self::Land | Self::Swap)
    }
}

/// Everything that the viewer can choose on the board; empty unless they are asked.
pub(super) fn sets(scene: &Scene<'_>) -> Vec<Set> {
    if !scene.yours() {
        return Vec::new();
    }
    let view = scene.view;
    match view.stage {
        Stage::Action => action(scene),
        Stage::Reinforcement => reinforcement(scene),
        Stage::Swap
        | Stage::Destination { .. }
        | Stage::Payment { .. }
        | Stage::Banishment
        | Stage::Moon => vec![question(scene)],
        _ => Vec::new(),
    }
}

/// A set for each stack, then for each site, then for the Temple of the Sand.
fn action(scene: &Scene<'_>) -> Vec<Set> {
    let view = scene.view;
    let works = view.works();
    let own = view
        .stacks
        .iter()
        .filter(|stack| stack.owner == view.active);
    let mut sets: Vec<Set> = own.map(|stack| of_stack(scene, stack, &works)).collect();
    // The Emperor's stack first, then the highest.
    sets.sort_by_key(|set| match set.subject {
        Subject::Stack(stack) => (!stack.emperor, 4 - stack.discs.min(4)),
        _ => (true, 4),
    });
    let mut sites: Vec<Hex> = works.iter().map(|work| work.at).collect();
    sites.dedup();
    sets.extend(sites.into_iter().map(|site| of_site(scene, site, &works)));
    if scene.offered(Choice::Sand).is_some() {
        sets.push(Set {
            key: "sand".to_owned(),
            subject: Subject::Sand,
            targets: through(scene, Choice::Sand),
            refused: Vec::new(),
        });
    }
    sets
}

/// The stacks that can be reinforced are rows of the tray; on the board there is only the Moon.
fn reinforcement(scene: &Scene<'_>) -> Vec<Set> {
    if scene.offered(Choice::Moon).is_none() {
        return Vec::new();
    }
    vec![Set {
        key: "moon".to_owned(),
        subject: Subject::Moon,
        targets: through(scene, Choice::Moon),
        refused: Vec::new(),
    }]
}

/// The one set of a question about spaces.
fn question(scene: &Scene<'_>) -> Set {
    let view = scene.view;
    let targets = scene
        .offers
        .iter()
        .filter_map(|offer| {
            let at = place(view, offer.choice)?;
            Some(target(scene, view, offer.choice, at, String::new()))
        })
        .collect();
    Set {
        key: "all".to_owned(),
        subject: Subject::Question,
        targets,
        refused: Vec::new(),
    }
}

/// The answers to the question that `first` leads to.
fn through(scene: &Scene<'_>, first: Choice) -> Vec<Target> {
    let then = scene.view.then(first);
    let before = format!("{}{AND}", scene.view.write(first));
    let mut targets = Vec::new();
    for choice in then.choices() {
        if let Some(at) = place(&then, choice) {
            targets.push(target(scene, &then, choice, at, before.clone()));
        }
    }
    targets
}

/// A target that one answer on the table `view` leads to, after `before`.
fn target(scene: &Scene<'_>, view: &View, choice: Choice, at: Hex, before: String) -> Target {
    let there = view.stack_at(at);
    let discs = there.map_or(0, |stack| stack.discs);
    let kind = match choice {
        Choice::Swap(_) => Kind::Swap,
        Choice::Banish(_) => Kind::Banish,
        Choice::Pay(_) => Kind::Pay,
        Choice::Land(_) if there.is_some() => Kind::Regroup,
        Choice::Land(_) => Kind::Land,
        _ => deed(view, at),
    };
    let (figure, brief) = match kind {
        Kind::Banish => ("−1".to_owned(), of_owner("goal-attack", there, discs)),
        Kind::Pay => (
            discs.to_string(),
            Phrase::new("goal-pay").with("discs", discs),
        ),
        Kind::Attack | Kind::Kamikaze => {
            (format!("−{discs}"), of_owner("goal-attack", there, discs))
        }
        Kind::Regroup => {
            let moved = if matches!(choice, Choice::Land(_)) {
                1
            } else {
                lifted(view)
            };
            let sum = discs + moved.saturating_sub(view.toll(at));
            let key = match choice {
                Choice::Land(_) => "goal-land-on",
                _ => "goal-regroup",
            };
            (format!("→ {sum}"), Phrase::new(key).with("discs", discs))
        }
        _ => (String::new(), Phrase::new("goal-move")),
    };
    Target {
        at,
        kind,
        chain: format!("{before}{}", view.write(choice)),
        says: scene.say(&option(view, choice)),
        brief: scene.say(&brief),
        figure,
        // Who is banished is never the Emperor (EK-A26).
        crown: matches!(kind, Kind::Attack | Kind::Kamikaze)
            && there.is_some_and(|stack| stack.emperor),
        building: None,
        way: way_to(view, at),
        toll: view.toll(at),
    }
}

/// The spaces over which the answer leads there.
fn way_to(view: &View, at: Hex) -> Vec<Hex> {
    match view.stage {
        Stage::Destination { from } => {
            let goals = view.reach(view.board().hex(from)).into_iter();
            let found = goals.into_iter().find(|goal| goal.at == at);
            found.map_or_else(Vec::new, |goal| goal.way)
        }
        // The two that change places.
        Stage::Swap => match view.sides[view.active.index()].emperor {
            EmperorView::On(from) => vec![from, at],
            _ => Vec::new(),
        },
        _ => Vec::new(),
    }
}

/// What the lifted stack does there.
fn deed(view: &View, at: Hex) -> Kind {
    let alone = lifted(view) == view.toll(at) + 1;
    match view.stack_at(at) {
        None => Kind::Move,
        Some(there) if there.owner == view.active => Kind::Regroup,
        Some(there) if there.discs == 4 && alone => Kind::Kamikaze,
        Some(_) => Kind::Attack,
    }
}

fn lifted(view: &View) -> u8 {
    let Stage::Destination { from } = view.stage else {
        return 0;
    };
    let stack = view.stack_at(view.board().hex(from));
    stack.map_or(0, |stack| stack.discs)
}

fn of_owner(key: &'static str, there: Option<&StackView>, discs: u8) -> Phrase {
    let phrase = Phrase::new(key).with("discs", discs);
    match there {
        Some(there) => phrase.with("owner", there.owner),
        None => phrase,
    }
}

/// The space that an answer is about.
pub(crate) fn place(view: &View, choice: Choice) -> Option<Hex> {
    let board = view.board();
    match choice {
        Choice::Swap(at)
        | Choice::Lift(at)
        | Choice::To(at)
        | Choice::Pay(at)
        | Choice::Banish(at)
        | Choice::Reinforce(at)
        | Choice::Land(at) => Some(board.hex(at)),
        Choice::Build(site) => Some(board.site_hex(site)),
        _ => None,
    }
}
