//! A match of a game with a face, and who sits at it.

use std::sync::{Mutex, PoisonError};

use bots::Bot;
use face::{ByLanguage, Face, Language, Words};
use kernel::{Dice, Guide, Published, Quiet, Rng, Seat, Turn, Viewer};
use referee::{Entry, Match, Step};

use crate::Answer;
use crate::telling::Telling;
use crate::vocabulary::Vocabulary;

/// A match, what its seats are called, the words to tell it in, and the bots that sit at it.
pub(crate) struct Seating<F: Face> {
    pub(crate) table: Match<F::Game>,
    pub(crate) names: Vec<String>,
    pub(crate) words: ByLanguage<Words>,
    pub(crate) bots: Vec<Option<Box<dyn Bot<F::Game>>>>,
    pub(crate) telling: Mutex<Telling>,
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
        let telling = self
            .telling
            .get_mut()
            .unwrap_or_else(PoisonError::into_inner);
        telling.forget_from(steps);
    }

    /// What happened from step `from` on, as `viewer` may know it.
    pub(crate) fn events(&self, viewer: Viewer, from: usize) -> Vec<(usize, G::Event)> {
        let mut all = Vec::new();
        self.walk(|step, game, _, events| {
            if step >= from {
                all.extend(
                    events
                        .iter()
                        .map(|event| (step, game.redact(event, viewer))),
                );
            }
        });
        all
    }

    /// Goes through the match from the deal on and shows every state with what led to it.
    pub(crate) fn walk(&self, mut show: impl FnMut(usize, &G, Option<&Entry<G>>, &[G::Event])) {
        let opening = self.table.opening();
        let mut dice = Dice::tape(opening.tape.clone());
        let mut game = G::start(self.table.setup(), &mut dice, &mut Quiet);
        show(0, &game, None, &opening.events);
        for (nth, entry) in self.table.log().iter().enumerate() {
            let mut dice = Dice::tape(entry.step.tape.clone());
            let Step { seat, deed, .. } = &entry.step;
            deed.apply(&mut game, *seat, &mut dice, &mut Quiet);
            show(nth + 1, &game, Some(entry), &entry.events);
        }
    }
}
