//! A match of a game with a face, and who sits at it.

use std::sync::{Mutex, PoisonError};

use bots::Bot;
use face::{ByLanguage, Face, Language, Words};
use kernel::{Guide, Published, Rng, Seat, Turn, Viewer};
use referee::{Entry, Match};

use crate::Answer;
use crate::history::{self, History};
use crate::telling::Telling;
use crate::vocabulary::Vocabulary;

/// A match, what its seats are called, the words to tell it in, and the bots that sit at it.
pub(crate) struct Seating<F: Face> {
    pub(crate) table: Match<F::Game>,
    pub(crate) names: Vec<String>,
    pub(crate) words: ByLanguage<Words>,
    pub(crate) bots: Vec<Option<Box<dyn Bot<F::Game>>>>,
    pub(crate) telling: Mutex<Telling>,
    pub(crate) history: Mutex<History<F::Game>>,
}

impl<G: Published + Guide, F: Face<Game = G>> Seating<F> {
    pub(crate) fn new(table: Match<G>, names: Vec<String>, vocabulary: &Vocabulary) -> Self {
        let dialect = F::dialect(&table.game().view(Viewer::Spectator));
        let words = ByLanguage::from_fn(|language| {
            vocabulary.words(language, dialect).named(names.clone())
        });
        Self::with_words(table, names, words)
    }

    pub(crate) fn with_words(
        table: Match<G>,
        names: Vec<String>,
        words: ByLanguage<Words>,
    ) -> Self {
        let bots = Seat::first(table.game().seats()).map(|_| None).collect();
        Self {
            table,
            names,
            words,
            bots,
            telling: Mutex::default(),
            history: Mutex::default(),
        }
    }

    /// The chance behind a bot's thoughts. It cannot be foreseen while the match goes on, and anyone can have the decision
    /// again once the seed is public.
    pub(crate) fn thoughts(&self, seat: Seat) -> Rng {
        let secret = self.table.bot_seed();
        Rng::stream(&[secret, self.table.log().len() as u64, u64::from(seat.0)])
    }

    /// What the asked seat sees; `None` when the game is over.
    pub(crate) fn asked_view(&self) -> Option<G::View> {
        match self.table.game().turn() {
            Turn::Ask(seat) => Some(self.table.game().view(Viewer::Seated(seat))),
            Turn::Over => None,
        }
    }

    pub(crate) fn answer(&self, view: &G::View, choice: G::Choice, language: Language) -> Answer {
        Answer {
            notation: self.table.game().write_choice(choice),
            sentence: self.words(language).say(&F::option(view, choice)),
        }
    }

    pub(crate) fn words(&self, language: Language) -> &Words {
        self.words.of(language)
    }

    /// What was told of steps that are no more is forgotten, and the last that stands is told anew: something was taken back
    /// after it.
    pub(crate) fn untell(&mut self) {
        let steps = self.table.log().len();
        let telling = self.telling.get_mut();
        telling
            .unwrap_or_else(PoisonError::into_inner)
            .forget_from(steps);
        let history = self.history.get_mut();
        history
            .unwrap_or_else(PoisonError::into_inner)
            .forget_after(steps);
    }

    /// The state after `step` steps.
    pub(crate) fn state(&self, step: usize) -> G {
        let mut history = self.history.lock().unwrap_or_else(PoisonError::into_inner);
        history.state(&self.table, step)
    }

    /// What happened from step `from` on, as `viewer` may know it.
    pub(crate) fn events(&self, viewer: Viewer, from: usize) -> Vec<(usize, G::Event)> {
        self.events_in(viewer, from, self.table.log().len())
    }

    /// What happened from step `from` to step `to`, as `viewer` may know it.
    pub(crate) fn events_in(
        &self,
        viewer: Viewer,
        from: usize,
        to: usize,
    ) -> Vec<(usize, G::Event)> {
        let mut all = Vec::new();
        self.walk(from, to, |step, game, _, events| {
            let seen = events.iter().map(|event| game.redact(event, viewer));
            all.extend(seen.map(|event| (step, event)));
        });
        all
    }

    /// Goes through the match from step `from` to step `to` and shows every state with what led to it. Step 0 is the deal.
    pub(crate) fn walk(
        &self,
        from: usize,
        to: usize,
        mut show: impl FnMut(usize, &G, Option<&Entry<G>>, &[G::Event]),
    ) {
        let log = self.table.log();
        let to = to.min(log.len());
        if from > to {
            return;
        }
        let first = from.checked_sub(1);
        let mut game = self.state(first.unwrap_or(0));
        if first.is_none() {
            show(0, &game, None, &self.table.opening().events);
        }
        for (nth, entry) in log.iter().enumerate().take(to).skip(first.unwrap_or(0)) {
            history::apply(&mut game, entry);
            show(nth + 1, &game, Some(entry), &entry.events);
        }
    }
}
