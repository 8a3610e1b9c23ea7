//! Every game with a face has tables that are [`AnyTable`]s.

use bots::{Bot, Pace};
use face::{Face, Language, Section, Words};
use kernel::{
    Dice, Guide, Perspective, Phrase, Published, Quiet, Refusal, Rng, Seat, Standings, Turn, Value,
    Viewer, Wanted,
};
use referee::{ChainRefusal, Commitment, Entry, Match, MatchFile, NoTakeBack, check};

use crate::hint::{self, Hint};
use crate::{Answer, AnyTable, Eyes, LogLine, Refused, SheetPart, UnknownBot};

/// A match, what its seats are called, the words to tell it in, and the bots that sit at it.
pub(crate) struct Seating<F: Face> {
    table: Match<F::Game>,
    names: Vec<String>,
    /// One for each of [`Language::ALL`].
    words: Vec<Words>,
    bots: Vec<Option<Box<dyn Bot<F::Game>>>>,
}

/// What tables say besides the game's own words.
const WORDS: [(Language, &str); 2] = [
    (Language::English, include_str!("../words/en.ftl")),
    (Language::Polish, include_str!("../words/pl.ftl")),
];

impl<G: Published + Guide, F: Face<Game = G>> Seating<F> {
    pub(crate) fn new(table: Match<G>, names: Vec<String>) -> Self {
        let dialect = F::dialect(&table.game().view(Viewer::Spectator));
        let words = WORDS
            .iter()
            .map(|&(language, house)| {
                let files = [vec![house], F::word_files(language, dialect)].concat();
                Words::new(language, &files)
                    .expect("the word files that the program ships can be read")
                    .named(names.clone())
            })
            .collect();
        let bots = Seat::first(table.game().seats()).map(|_| None).collect();
        Self {
            table,
            names,
            words,
            bots,
        }
    }

    pub(crate) fn of_file(file: MatchFile<G>) -> Self {
        Self::new(file.table, file.names)
    }

    /// The chance behind a bot's thoughts. Nobody can foresee it while the match goes on, and anybody can have the decision
    /// again once the seed is public.
    fn thoughts(&self, seat: Seat) -> Rng {
        let secret = self.table.bot_seed();
        Rng::stream(&[secret, self.table.log().len() as u64, u64::from(seat.0)])
    }

    fn words(&self, language: Language) -> &Words {
        self.words
            .iter()
            .find(|words| words.language() == language)
            .expect("words are kept for every language")
    }

    /// Reads a chain, each answer by the state that the ones before it lead to. Ends where the referee refuses: at the first
    /// answer that is not allowed, and after a roll or a surprise, so that no error message tells what came to light.
    fn read_chain(&self, seat: Seat, chain: &[&str]) -> Result<Vec<G::Choice>, Refused> {
        let refused = |at, refusal| Refused::Refused(ChainRefusal { at, refusal });
        let mut game = self.table.game().clone();
        let mut choices = Vec::new();
        for (at, text) in chain.iter().enumerate() {
            match game.turn() {
                Turn::Ask(asked) if asked == seat => {}
                Turn::Ask(asked) => return Err(refused(at, Some(Refusal::NotYourTurn { asked }))),
                Turn::Over => return Err(refused(at, Some(Refusal::Over))),
            }
            let choice = game
                .read_choice(text)
                .map_err(|error| Refused::Unreadable { at, error })?;
            check(&game, seat, choice).map_err(|refusal| refused(at, Some(refusal)))?;
            choices.push(choice);
            let (mut no_dice, mut events) = (Dice::tape(Vec::new()), Vec::new());
            game.apply(choice, &mut no_dice, &mut events);
            let foreseeable = no_dice.take_tape().is_ok() && !events.iter().any(G::surprises);
            let last = at + 1 == chain.len();
            if !foreseeable && !last {
                return Err(refused(at + 1, None));
            }
        }
        Ok(choices)
    }

    /// Goes through the match from the deal on and shows every state with what led to it.
    fn walk(&self, mut show: impl FnMut(usize, &G, Option<&Entry<G>>, &[G::Event])) {
        let opening = self.table.opening();
        let mut dice = Dice::tape(opening.tape.clone());
        let mut game = G::start(self.table.setup(), &mut dice, &mut Quiet);
        show(0, &game, None, &opening.events);
        for (nth, entry) in self.table.log().iter().enumerate() {
            let mut dice = Dice::tape(entry.step.tape.clone());
            game.apply(entry.step.choice, &mut dice, &mut Quiet);
            show(nth + 1, &game, Some(entry), &entry.events);
        }
    }
}

impl<G: Published + Guide, F: Face<Game = G>> AnyTable for Seating<F> {
    fn game(&self) -> &'static str {
        G::KEY
    }

    fn setup(&self) -> Wanted {
        G::wanted(self.table.setup())
    }

    fn seats(&self) -> u8 {
        self.table.game().seats()
    }

    fn name(&self, seat: Seat, language: Language) -> String {
        let words = self.words(language);
        match F::who(&self.table.game().view(Viewer::Spectator), seat) {
            Value::Word(key) => words.word(&key),
            Value::Text(name) => name,
            _ => words.name(seat),
        }
    }

    fn turn(&self) -> Turn {
        self.table.game().turn()
    }

    fn steps(&self) -> usize {
        self.table.log().len()
    }

    fn commitment(&self) -> Commitment {
        self.table.commitment()
    }

    fn question(&self, viewer: Viewer, language: Language) -> Option<String> {
        let question = F::question(&self.table.game().view(viewer))?;
        Some(self.words(language).say(&question))
    }

    fn answers(&self, language: Language) -> Vec<Answer> {
        let game = self.table.game();
        let Turn::Ask(seat) = game.turn() else {
            return Vec::new();
        };
        let view = game.view(Viewer::Seated(seat));
        let words = self.words(language);
        let mut choices = Vec::new();
        game.choices(&mut choices);
        choices
            .into_iter()
            .map(|choice| Answer {
                notation: game.write_choice(choice),
                sentence: words.say(&F::option(&view, choice)),
            })
            .collect()
    }

    fn submit(&mut self, seat: Seat, chain: &[&str]) -> Result<usize, Refused> {
        let choices = self.read_chain(seat, chain)?;
        let steps = self
            .table
            .submit(seat, &choices)
            .map_err(Refused::Refused)?;
        Ok(steps.len())
    }

    fn take_back(&mut self, seat: Seat) -> Result<(), NoTakeBack> {
        self.table.take_back(seat)
    }

    fn seat_bot(&mut self, seat: Seat, name: &str) -> Result<(), UnknownBot> {
        let bot = bots::by_name(name, Pace::Timed)?;
        if let Some(place) = self.bots.get_mut(seat.index()) {
            *place = Some(bot);
        }
        Ok(())
    }

    fn let_bot_answer(&mut self) -> bool {
        let Turn::Ask(seat) = self.table.game().turn() else {
            return false;
        };
        let mut rng = self.thoughts(seat);
        let Some(Some(bot)) = self.bots.get_mut(seat.index()) else {
            return false;
        };
        let choice = bot.choose(&Perspective::new(self.table.game(), seat), &mut rng);
        self.table
            .submit(seat, &[choice])
            .expect("a bot takes one of the choices that are offered");
        true
    }

    fn hints(&self, language: Language) -> Vec<Hint> {
        let game = self.table.game();
        match game.turn() {
            Turn::Ask(seat) => {
                hint::hints::<G, F>(game, seat, &mut self.thoughts(seat), self.words(language))
            }
            Turn::Over => Vec::new(),
        }
    }

    fn log(&self, eyes: Eyes, language: Language, from: usize) -> Vec<LogLine> {
        let words = self.words(language);
        let mut lines = Vec::new();
        self.walk(|step, game, entry, events| {
            if step < from {
                return;
            }
            let view = game.view(viewer(eyes));
            for event in events {
                let told = match eyes {
                    Eyes::Of(viewer) => F::told(&view, &game.redact(event, viewer)),
                    Eyes::All => F::told(&view, event),
                };
                lines.extend(told.map(|told| LogLine {
                    step,
                    seat: entry.map(|entry| entry.step.seat),
                    text: words.say(&told.phrase),
                    rule: told.rule,
                }));
            }
        });
        lines
    }

    fn sheet(&self, eyes: Eyes, language: Language) -> Vec<SheetPart> {
        let game = self.table.game();
        let words = self.words(language);
        let sections = match eyes {
            Eyes::Of(viewer) => F::sheet(&game.view(viewer)),
            Eyes::All => all_sections::<G, F>(game),
        };
        sections
            .iter()
            .map(|section| SheetPart {
                title: words.say(&section.title),
                seat: section.seat,
                lines: section.lines.iter().map(|line| words.say(line)).collect(),
            })
            .collect()
    }

    fn standings(&self) -> Standings {
        self.table.game().standings()
    }

    fn position(&self) -> String {
        self.table.game().write_position()
    }

    fn explain(&self, refused: &Refused, language: Language) -> String {
        let words = self.words(language);
        let (at, why) = match refused {
            Refused::Unreadable { at, error } => {
                let what = Value::Text(error.to_string());
                (
                    *at,
                    words.say(&Phrase::new("refused-unreadable").with("what", what)),
                )
            }
            Refused::Refused(ChainRefusal {
                at,
                refusal: Some(refusal),
            }) => (*at, words.refusal(refusal)),
            Refused::Refused(ChainRefusal { at, refusal: None }) => {
                (*at, words.word("refused-after-roll"))
            }
        };
        if at == 0 {
            return why;
        }
        let nth = i64::try_from(at + 1).unwrap_or(i64::MAX);
        words.say(
            &Phrase::new("refused-answer")
                .with("nth", nth)
                .with("why", Value::Text(why)),
        )
    }

    fn explain_take_back(&self, no: NoTakeBack, language: Language) -> String {
        let phrase = match no {
            NoTakeBack::Nothing => Phrase::new("take-back-nothing"),
            NoTakeBack::NotYours { seat } => Phrase::new("take-back-not-yours").with("seat", seat),
            NoTakeBack::TurnPassed => Phrase::new("take-back-turn-passed"),
            NoTakeBack::Over => Phrase::new("take-back-over"),
            NoTakeBack::Surprised => Phrase::new("take-back-surprised"),
            NoTakeBack::Rolled => Phrase::new("take-back-rolled"),
            NoTakeBack::Revealed => Phrase::new("take-back-revealed"),
        };
        self.words(language).say(&phrase)
    }

    fn to_file(&self) -> String {
        self.table.to_file(&self.names)
    }

    fn at_step(&self, step: usize) -> Option<Box<dyn AnyTable>> {
        let mut record = self.table.record();
        if step > record.steps.len() {
            return None;
        }
        record.steps.truncate(step);
        let table = record.replay().expect("a match replays its own log");
        Some(Box::new(Self::new(table, self.names.clone())))
    }
}

/// Whose view tells the log: those who see all get the events unredacted, and need of the view only what is public.
fn viewer(eyes: Eyes) -> Viewer {
    match eyes {
        Eyes::Of(viewer) => viewer,
        Eyes::All => Viewer::Spectator,
    }
}

/// What belongs to nobody as a spectator sees it, and what belongs to a seat as that seat sees it.
fn all_sections<G: Published, F: Face<Game = G>>(game: &G) -> Vec<Section> {
    let public = F::sheet(&game.view(Viewer::Spectator));
    let mut sections: Vec<Section> = public
        .iter()
        .filter(|section| section.seat.is_none())
        .cloned()
        .collect();
    for seat in Seat::first(game.seats()) {
        let own = F::sheet(&game.view(Viewer::Seated(seat)))
            .into_iter()
            .filter(|section| section.seat == Some(seat));
        // Under the titles that onlookers read: nobody here is "you".
        let titles = public
            .iter()
            .filter(|section| section.seat == Some(seat))
            .map(|section| &section.title);
        sections.extend(own.zip(titles).map(|(section, title)| Section {
            title: title.clone(),
            ..section
        }));
    }
    sections
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_language_has_the_words_that_tables_say_and_no_others() {
        let keys = |text: &'static str| -> BTreeSet<&str> {
            text.lines()
                .filter_map(|line| line.split_once(" ="))
                .map(|(key, _)| key)
                .collect()
        };
        let [english, polish] = WORDS.map(|(_, text)| keys(text));
        assert_eq!(english, polish);
        let (program, _) = include_str!("seating.rs")
            .split_once("#[cfg(test)]")
            .unwrap();
        for key in english {
            assert!(
                program.contains(&format!("\"{key}\"")),
                "{key} is never said"
            );
        }
    }
}
