//! The parts of a match, for those who look at it again.

use face::{Face, Language};
use kernel::{Guide, Phrase, Published, Seat};

use crate::Chapter;
use crate::seating::Seating;

impl<G: Published + Guide, F: Face<Game = G>> Seating<F> {
    /// Where an age or a round begins, in order.
    pub(crate) fn reel(&self, language: Language) -> Vec<Chapter> {
        let log = self.table.log().iter().map(|entry| &entry.events);
        let steps = std::iter::once(&self.table.opening().events).chain(log);
        let mut all: Vec<(usize, Phrase)> = Vec::new();
        for (step, events) in steps.enumerate() {
            for title in events.iter().filter_map(F::chapter) {
                // A round is told again with every turn in it.
                if all.last().is_none_or(|(_, last)| *last != title) {
                    all.push((step, title));
                }
            }
        }
        let words = self.words(language);
        let chapter = |(step, title): (usize, Phrase)| Chapter {
            step,
            title: words.say(&title),
        };
        all.into_iter().map(chapter).collect()
    }

    /// When what is looked for afterwards happened, up to this step, and who did it.
    pub(crate) fn landmarks_until(&self, step: usize) -> Vec<(usize, Seat)> {
        let log = self.table.log().iter().take(step).zip(1..);
        let all = log.filter_map(|(entry, step)| {
            let seat = entry.events.iter().find_map(F::landmark)?;
            Some((step, seat))
        });
        all.collect()
    }

    /// The last moment before `step` and the first one after it when somebody else is about to move, or it is all over.
    pub(crate) fn moves_around(&self, step: usize) -> (Option<usize>, Option<usize>) {
        let log = self.table.log();
        let alone = self.table.game().seats() == 1;
        let begins = |&at: &usize| {
            at == 0 || at == log.len() || alone || log[at].step.seat != log[at - 1].step.seat
        };
        let before = (0..step.min(log.len())).rev().find(begins);
        let after = (step + 1..=log.len()).find(begins);
        (before, after)
    }
}
