//! The log in words, told once and remembered: pages ask for it again after every step.

use face::{Face, Language, Told};
use kernel::{Guide, Phrase, Published, Viewer};
use referee::Entry;

use crate::seating::Seating;
use crate::{Eyes, LogLine};

/// What was told to whom.
#[derive(Default)]
pub(crate) struct Telling(Vec<Tale>);

struct Tale {
    eyes: Eyes,
    language: Language,
    /// How many steps are told, the deal among them.
    told: usize,
    lines: Vec<LogLine>,
}

impl Telling {
    /// What happened from step `from` on, as `eyes` may know it, with the heading that the first of it stands under.
    pub(crate) fn log<G: Published + Guide, F: Face<Game = G>>(
        &mut self,
        table: &Seating<F>,
        eyes: Eyes,
        language: Language,
        from: usize,
    ) -> Vec<LogLine> {
        let tale = self.tale(eyes, language);
        tale.go_on(table);
        let first = tale.lines.partition_point(|line| line.step < from);
        let (before, lines) = tale.lines.split_at(first);
        let begins = lines.first().is_none_or(|line| line.heading);
        let heading = before.iter().rfind(|line| line.heading && !begins);
        heading.into_iter().chain(lines).cloned().collect()
    }

    /// All that everyone could see.
    pub(crate) fn public<G: Published + Guide, F: Face<Game = G>>(
        &mut self,
        table: &Seating<F>,
        language: Language,
    ) -> &[LogLine] {
        let tale = self.tale(Eyes::Of(Viewer::Spectator), language);
        tale.go_on(table);
        &tale.lines
    }

    /// The steps that tell these eyes something, in order; the words do not matter.
    pub(crate) fn tells<G: Published + Guide, F: Face<Game = G>>(
        &mut self,
        table: &Seating<F>,
        eyes: Eyes,
    ) -> impl DoubleEndedIterator<Item = usize> {
        let known = self.0.iter().find(|tale| tale.eyes == eyes);
        let language = known.map_or(Language::default(), |tale| tale.language);
        let tale = self.tale(eyes, language);
        tale.go_on(table);
        tale.lines.iter().map(|line| line.step)
    }

    pub(crate) fn forget_from(&mut self, step: usize) {
        for tale in &mut self.0 {
            tale.told = tale.told.min(step);
            tale.lines.retain(|line| line.step < step);
        }
    }

    fn tale(&mut self, eyes: Eyes, language: Language) -> &mut Tale {
        let known = self
            .0
            .iter()
            .position(|tale| tale.eyes == eyes && tale.language == language);
        let at = known.unwrap_or_else(|| {
            self.0.push(Tale {
                eyes,
                language,
                told: 0,
                lines: Vec::new(),
            });
            self.0.len() - 1
        });
        &mut self.0[at]
    }
}

impl Tale {
    fn go_on<G: Published + Guide, F: Face<Game = G>>(&mut self, table: &Seating<F>) {
        let (eyes, words) = (self.eyes, table.words(self.language));
        let content = G::content(table.table.setup());
        let told = self.told;
        let mut tell = |step: usize, game: &G, entry: Option<&Entry<G>>, events: &[G::Event]| {
            self.told = step + 1;
            let beats = Seating::<F>::tale(eyes, game, entry, events).into_iter();
            let told = beats.map(|beat| (beat.told, beat.heading));
            let taken_back = took_back(table, step).map(|why| (Told::from(why), false));
            let lines = told.chain(taken_back).map(|(told, heading)| LogLine {
                heading,
                ..LogLine::of::<F>(content, words, step, &told)
            });
            self.lines.extend(lines);
        };
        let log = table.table.log();
        match log.last() {
            // The usual case: one step more than last time, and the table stands as it left it.
            Some(last) if told == log.len() => {
                tell(log.len(), table.table.game(), Some(last), &last.events);
            }
            _ => table.walk(told, log.len(), tell),
        }
    }
}

/// That moves were taken back to this step, after their player had seen what came of them.
fn took_back<G: Published, F: Face<Game = G>>(table: &Seating<F>, step: usize) -> Option<Phrase> {
    let marks = table.table.take_backs();
    let mut here = marks.iter().filter(|mark| mark.step == step);
    let first = here.next()?;
    let n = u32::try_from(1 + here.count()).unwrap_or(u32::MAX);
    let phrase = Phrase::new("log-took-back").with("seat", first.seat);
    Some(phrase.with("n", n))
}
