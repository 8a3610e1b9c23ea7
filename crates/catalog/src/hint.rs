//! What a bot would tell the asked seat: its best options, how likely each is to win, and what speaks for it.

use std::time::Duration;

use bots::{Budget, Ismcts, Level, Pace, Settings};
use face::{Choice, Face, View, Words};
use kernel::{Guide, Perspective, Published, Rng, Seat};
use serde::Serialize;

/// An option with its reasons; in a list the one comes first whose chance is surely the highest.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Hint {
    /// The whole move in notation, as far as no roll decides it: what [`crate::AnyTable::submit`] reads.
    pub chain: Vec<String>,
    /// What the first answer does.
    pub sentence: String,
    /// The estimated chance to win, 0 to 1.
    pub chance: f32,
    /// Half the width of its 95 % interval.
    pub margin: f32,
    /// How much of its thinking the bot spent on this option, 0 to 1.
    pub confidence: f32,
    /// What the whole move changes, in words.
    pub facts: Vec<String>,
    /// The places on the table's page that the move is about, for pages alone: see [`Face::places`].
    #[serde(skip)]
    pub places: Vec<String>,
}

/// How many options a hint has.
const OPTIONS: usize = 3;
/// A chance that is known no better than this is no advice: the option was hardly tried.
const VAGUE: f32 = 0.2;
/// What people wait for it.
const TIME: Duration = Duration::from_millis(1000);

pub(crate) fn hints<G: Published + Guide, F: Face<Game = G>>(
    game: &G,
    seat: Seat,
    rng: &mut Rng,
    words: &Words,
    pace: Pace,
) -> Vec<Hint> {
    let side = Perspective::new(game, seat);
    let settings = match pace {
        Pace::Timed => Settings {
            budget: Budget::Time(TIME),
            ..Level::Master.settings(pace)
        },
        _ => Level::Master.settings(pace),
    };
    let view = side.view();
    let mut opinions = Ismcts::<G>::new(settings).consider(&side, rng, OPTIONS);
    // Of those that were thought about most, the one that is good even if luck flattered it. A reader compares the chances, and
    // would not understand another order.
    opinions.sort_by(|a, b| (b.chance - b.margin).total_cmp(&(a.chance - a.margin)));
    let mut first = true;
    opinions.retain(|opinion| std::mem::take(&mut first) || opinion.margin < VAGUE);
    opinions
        .into_iter()
        .map(|opinion| {
            let mut facts = match &opinion.after {
                Some(after) => F::facts(&view, after),
                None => Vec::new(),
            };
            if facts.is_empty() {
                facts = F::prospects(&view, opinion.choice);
            }
            Hint {
                chain: chain(game, &opinion.line),
                sentence: words.say(&F::option(&view, opinion.choice)),
                chance: opinion.chance,
                margin: opinion.margin,
                confidence: opinion.share,
                facts: facts.iter().map(|fact| words.say(fact)).collect(),
                places: places::<F>(&view, &opinion.line),
            }
        })
        .collect()
}

/// What the answers of a line are about, each place once.
pub(crate) fn places<F: Face>(view: &View<F>, line: &[Choice<F>]) -> Vec<String> {
    let mut places: Vec<String> = Vec::new();
    for place in line.iter().flat_map(|&choice| F::places(view, choice)) {
        if !places.contains(&place) {
            places.push(place);
        }
    }
    places
}

/// The answers of a chain, as far as they can be read: what depends on a roll cannot.
pub(crate) fn line<G: Published>(game: &G, chain: &[&str]) -> Vec<G::Choice> {
    let (mut game, mut line) = (game.clone(), Vec::new());
    for answer in chain {
        let Ok(choice) = game.read_choice(answer) else {
            break;
        };
        line.push(choice);
        let mut none = kernel::Dice::tape(Vec::new());
        game.apply(choice, &mut none, &mut kernel::Quiet);
        if none.take_tape().is_err() {
            break;
        }
    }
    line
}

/// The answers of a line, each in the notation of the state that it is given in.
pub(crate) fn chain<G: Published>(game: &G, line: &[G::Choice]) -> Vec<String> {
    let mut game = game.clone();
    let mut chain = Vec::new();
    for &choice in line {
        chain.push(game.write_choice(choice));
        game.apply(
            choice,
            &mut kernel::Dice::tape(Vec::new()),
            &mut kernel::Quiet,
        );
    }
    chain
}
