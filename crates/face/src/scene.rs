//! What a page of a table is drawn from: what one viewer may see, and nothing else.

use std::fmt;

use kernel::{Phrase, Refusal, Seat, Standings};
use maud::Markup;

use crate::{Choice, Event, Face, View, Words};

/// One viewer's table at one moment.
pub struct Scene<'a, F: Face> {
    pub view: &'a View<F>,
    pub words: &'a Words,
    /// The answers that the viewer may give now; empty unless the viewer is asked.
    pub offers: &'a [Offer<Choice<F>>],
    /// Asks the referee why the viewer cannot choose something. `None` for what is offered, and for viewers who are not asked.
    pub why_not: &'a dyn Fn(Choice<F>) -> Option<Refusal>,
    /// A choice as forms send it.
    pub write: &'a dyn Fn(Choice<F>) -> String,
    /// By seat; a rival whom the rules play is not among them.
    pub sitters: &'a [Sitter],
    /// What happened since the viewer's last answer as they may know it, with its step; for others than players, in the last move.
    pub recent: &'a [(usize, Event<F>)],
    /// What [`Face::remembers`] of the whole match so far. Step 0 is the deal.
    pub remembered: &'a [(usize, Event<F>)],
    /// After how many steps this is the table: forms send it back in the field `step`, so that a stale page does no harm.
    pub step: usize,
    /// The match has gone on since: this is to be looked at, and nobody is asked.
    pub past: bool,
    /// The match is over, even where the rules would go on: all but one have left.
    pub over: bool,
    /// How everyone stands once the match is over, also where players have left it.
    pub standings: Option<&'a Standings>,
    /// Where the table lives, such as `/t/k3f9`. Forms go to `{path}/answer`, what is only tried out to `{path}/preview`.
    pub path: &'a str,
    /// Where the rules are: a rule's link is this and `#` and its id.
    pub rules: &'a str,
    /// What the house says inside of the tray: [`crate::frame`] puts it there.
    pub notes: &'a Markup,
}

/// A possible answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer<C> {
    pub choice: C,
    /// The value of a form's field `answer`.
    pub notation: String,
    pub sentence: String,
}

/// Who sits where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sitter {
    pub seat: Seat,
    pub name: String,
    pub occupant: Occupant,
    /// Whether the viewer sits here.
    pub you: bool,
    /// Whether everyone waits for them now.
    pub asked: bool,
    pub clock: Option<ClockFace>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Occupant {
    /// `here` while they have a page open.
    Person { here: bool },
    /// A name from a file: nobody is here or away.
    Named,
    /// A bot of this level and, where it has one, this style; `stands_in` for a person who is away.
    Bot {
        level: String,
        style: Option<String>,
        stands_in: bool,
    },
}

/// A seat's time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClockFace {
    pub left_ms: i64,
    pub running: bool,
}

/// A leaf of the side panel.
#[derive(Clone, Debug)]
pub struct Tab {
    /// For links and tests, such as `tribes`.
    pub key: &'static str,
    pub title: String,
    pub body: Markup,
}

/// What a chain of answers would do, as far as it can be foreseen.
pub struct Forecast<'a, F: Face> {
    /// The chain, in notation, as it would be sent.
    pub chain: &'a [String],
    /// What would happen, as the viewer would see it.
    pub events: &'a [Event<F>],
    /// The viewer's table after the foreseeable answers.
    pub after: &'a View<F>,
    /// How many answers of the chain can be foreseen; fewer than all where chance or a secret comes in.
    pub steps: usize,
    /// Why the next answer would be refused, where it would.
    pub refusal: Option<&'a Refusal>,
}

impl<'a, F: Face> Scene<'a, F> {
    /// A table that is only shown, at which nobody sits and nothing is asked: for pieces and for How to play.
    #[must_use]
    pub fn still(view: &'a View<F>, words: &'a Words, nothing: &'a Markup) -> Self {
        Self {
            view,
            words,
            offers: &[],
            why_not: &|_| None,
            write: &|_| String::new(),
            sitters: &[],
            recent: &[],
            remembered: &[],
            step: 0,
            past: true,
            over: false,
            standings: None,
            path: "",
            rules: "",
            notes: nothing,
        }
    }
}

impl<F: Face> Scene<'_, F> {
    #[must_use]
    pub fn say(&self, phrase: &Phrase) -> String {
        self.words.say(phrase)
    }

    #[must_use]
    pub fn word(&self, key: &str) -> String {
        self.words.word(key)
    }

    /// All seats of a table of so many: best first once the match is over.
    #[must_use]
    pub fn best_first(&self, seats: u8) -> Vec<Seat> {
        let Some(standings) = self.standings else {
            return Seat::first(seats).collect();
        };
        // A rival whom the rules play has no seat.
        let places = standings.places.iter().map(|place| place.seat);
        places.filter(|seat| seat.0 < seats).collect()
    }

    #[must_use]
    pub fn sitter(&self, seat: Seat) -> Option<&Sitter> {
        self.sitters.iter().find(|sitter| sitter.seat == seat)
    }

    /// Whether the viewer is asked.
    #[must_use]
    pub fn yours(&self) -> bool {
        !self.offers.is_empty()
    }

    #[must_use]
    pub fn offered(&self, choice: Choice<F>) -> Option<&Offer<Choice<F>>> {
        self.offers.iter().find(|offer| offer.choice == choice)
    }
}

impl<F: Face> fmt::Debug for Scene<'_, F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Scene")
            .field("view", self.view)
            .field("step", &self.step)
            .finish_non_exhaustive()
    }
}

impl<F: Face> fmt::Debug for Forecast<'_, F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Forecast")
            .field("chain", &self.chain)
            .field("steps", &self.steps)
            .finish_non_exhaustive()
    }
}
