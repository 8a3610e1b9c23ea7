//! What happened, step by step, as a viewer may know it: for the log, and for those who watch it happen.

use face::{Beat, Face, Language};
use kernel::{Guide, Phrase, Published, Viewer};
use referee::{Entry, Exit};

use crate::seating::Seating;
use crate::{Eyes, LogLine, StepBeat};

/// How far back a page tells what its reader has missed. Who was away for longer reads the log.
pub(crate) const FAR: usize = 128;

impl<G: Published + Guide, F: Face<Game = G>> Seating<F> {
    /// What `eyes` are told of a step that led to `game`.
    pub(crate) fn tale(
        eyes: Eyes,
        game: &G,
        entry: Option<&Entry<G>>,
        events: &[G::Event],
    ) -> Vec<Beat> {
        // Those who see all get the events unredacted, and need of the view only what is public.
        let (view, seen) = match eyes {
            Eyes::Of(viewer) => {
                let seen = events.iter().map(|event| game.redact(event, viewer));
                (game.view(viewer), seen.collect())
            }
            Eyes::All => (game.view(Viewer::Spectator), events.to_vec()),
        };
        let left = entry.and_then(left_the_match::<G>);
        let mut beats: Vec<Beat> = left.into_iter().collect();
        beats.extend(F::tale(&view, &seen));
        beats
    }

    /// What happened after step `since` up to step `to`.
    pub(crate) fn beats(
        &self,
        viewer: Viewer,
        language: Language,
        since: usize,
        to: usize,
    ) -> Vec<StepBeat> {
        let words = self.words(language);
        let content = G::content(self.table.setup());
        let mut all = Vec::new();
        let from = (since + 1).max(to.saturating_sub(FAR));
        self.walk(from, to, |step, game, entry, events| {
            let beats = Self::tale(Eyes::Of(viewer), game, entry, events);
            let watched = beats.into_iter().filter(|beat| !beat.heading);
            all.extend(watched.map(|beat| StepBeat {
                line: LogLine::of::<F>(content, words, step, &beat.told),
                flights: beat.flights,
                touched: beat.touched,
                totals: beat.totals,
            }));
        });
        all
    }

    /// The first step of the move that step `to` belongs to: the same seat has made every step since. 0 where nobody has moved.
    pub(crate) fn start_of_move(&self, to: usize) -> usize {
        // Alone, every answer is a move: the match would be one otherwise.
        if self.table.game().seats() == 1 {
            return to;
        }
        let log = &self.table.log()[..to];
        let Some(last) = log.last() else {
            return 0;
        };
        let others = log
            .iter()
            .rposition(|entry| entry.step.seat != last.step.seat);
        others.map_or(1, |other| other + 2)
    }
}

/// That a seat has left the match, where that is what the step did.
fn left_the_match<G: Published>(entry: &Entry<G>) -> Option<Beat> {
    let key = match entry.step.deed.exit()? {
        Exit::Concede => "log-conceded",
        Exit::Forfeit => "log-forfeited",
    };
    let seat = entry.step.seat;
    let mut beat = Beat::new(Phrase::new(key).with("seat", seat)).touch(format!("seat-{seat}"));
    beat.told.rule = Some(G::CONCEDING);
    Some(beat)
}
