//! Every game with a face has tables that are [`AnyTable`]s.

use std::sync::{Mutex, PoisonError};

use bots::{Bot, Pace};
use face::{Face, Language, Markup, Section, Words};
use kernel::{
    Dice, Guide, Perspective, Phrase, Published, Quiet, Refusal, Rng, Seat, Standings, Turn, Value,
    Viewer, Wanted,
};
use referee::{ChainRefusal, Commitment, Entry, Match, NoTakeBack, Seed, Step, check};

use crate::hint::{self, Hint};
use crate::telling::Telling;
use crate::{
    Answer, AnyTable, Eyes, LogLine, Look, Refused, SavedOpening, SavedStep, SheetPart, TablePage,
    Thought, UnknownBot,
};

/// A match, what its seats are called, the words to tell it in, and the bots that sit at it.
pub(crate) struct Seating<F: Face> {
    pub(crate) table: Match<F::Game>,
    names: Vec<String>,
    /// One for each of [`Language::ALL`].
    words: Vec<Words>,
    bots: Vec<Option<Box<dyn Bot<F::Game>>>>,
    telling: Mutex<Telling>,
}

/// What tables say besides the game's own words.
const WORDS: [(Language, &str); 2] = [
    (Language::English, include_str!("../words/en.ftl")),
    (Language::Polish, include_str!("../words/pl.ftl")),
];

/// All words of a game, read once and shared by its tables.
pub(crate) struct Vocabulary(Vec<(&'static str, Words)>);

impl Vocabulary {
    pub(crate) fn of<F: Face>() -> Self {
        let words = F::dialects().iter().flat_map(|&dialect| {
            WORDS.map(|(language, house)| {
                let files = [vec![house], F::word_files(language, dialect)].concat();
                let words = Words::new(language, &files)
                    .expect("the word files that the program ships can be read");
                (dialect, words)
            })
        });
        Self(words.collect())
    }

    pub(crate) fn words(&self, language: Language, dialect: &str) -> Words {
        self.0
            .iter()
            .find(|(of, words)| *of == dialect && words.language() == language)
            .map(|(_, words)| words.clone())
            .expect("there are words for every language and dialect")
    }
}

impl<G: Published + Guide, F: Face<Game = G>> Seating<F> {
    pub(crate) fn new(table: Match<G>, names: Vec<String>, vocabulary: &Vocabulary) -> Self {
        let dialect = F::dialect(&table.game().view(Viewer::Spectator));
        let words = Language::ALL
            .iter()
            .map(|&language| vocabulary.words(language, dialect).named(names.clone()))
            .collect();
        Self::with_words(table, names, words)
    }

    fn with_words(table: Match<G>, names: Vec<String>, words: Vec<Words>) -> Self {
        let bots = Seat::first(table.game().seats()).map(|_| None).collect();
        Self {
            table,
            names,
            words,
            bots,
            telling: Mutex::default(),
        }
    }

    /// The chance behind a bot's thoughts. Nobody can foresee it while the match goes on, and anybody can have the decision
    /// again once the seed is public.
    fn thoughts(&self, seat: Seat) -> Rng {
        let secret = self.table.bot_seed();
        Rng::stream(&[secret, self.table.log().len() as u64, u64::from(seat.0)])
    }

    pub(crate) fn words(&self, language: Language) -> &Words {
        self.words
            .iter()
            .find(|words| words.language() == language)
            .expect("words are kept for every language")
    }

    /// Reads a chain, each answer by the state that the ones before it lead to. Ends where the referee refuses: at the first
    /// answer that is not allowed, and after a roll or a surprise, so that no error message tells what came to light.
    /// Each choice comes with its canonical notation.
    fn read_chain(&self, seat: Seat, chain: &[&str]) -> Result<Vec<(G::Choice, String)>, Refused> {
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
            choices.push((choice, game.write_choice(choice)));
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

    /// What was told of steps that are no more is forgotten.
    fn untell(&mut self) {
        let steps = self.table.log().len();
        let telling = self
            .telling
            .get_mut()
            .unwrap_or_else(PoisonError::into_inner);
        telling.forget_after(steps);
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

    fn submit(&mut self, seat: Seat, chain: &[&str]) -> Result<Vec<SavedStep>, Refused> {
        let (choices, written): (Vec<_>, Vec<_>) =
            self.read_chain(seat, chain)?.into_iter().unzip();
        let entries = self
            .table
            .submit(seat, &choices)
            .map_err(Refused::Refused)?;
        let steps = entries.iter().zip(written);
        Ok(steps.map(|(entry, choice)| saved(entry, choice)).collect())
    }

    fn may_take_back(&self, seat: Seat) -> Result<(), NoTakeBack> {
        self.table.may_take_back(seat)
    }

    fn take_back(&mut self, seat: Seat) -> Result<(), NoTakeBack> {
        self.table.take_back(seat)?;
        self.untell();
        Ok(())
    }

    fn take_back_by_consent(&mut self, steps: usize) -> Result<(), NoTakeBack> {
        self.table.take_back_by_consent(steps)?;
        self.untell();
        Ok(())
    }

    fn revocable(&self) -> usize {
        self.table.revocable()
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

    fn thought(&self, bot: &str) -> Result<Option<Thought<String>>, UnknownBot> {
        let mut bot = bots::by_name::<G>(bot, Pace::Timed)?;
        let Turn::Ask(seat) = self.table.game().turn() else {
            return Ok(None);
        };
        let (game, mut rng) = (self.table.game().clone(), self.thoughts(seat));
        Ok(Some(Box::new(move || {
            let choice = bot.choose(&Perspective::new(&game, seat), &mut rng);
            game.write_choice(choice)
        })))
    }

    fn hints(&self, language: Language) -> Thought<Vec<Hint>> {
        let game = self.table.game().clone();
        let Turn::Ask(seat) = game.turn() else {
            return Box::new(Vec::new);
        };
        let (mut rng, words) = (self.thoughts(seat), self.words(language).clone());
        Box::new(move || hint::hints::<G, F>(&game, seat, &mut rng, &words))
    }

    fn log(&self, eyes: Eyes, language: Language, from: usize) -> Vec<LogLine> {
        let mut telling = self.telling.lock().unwrap_or_else(PoisonError::into_inner);
        telling.log(self, eyes, language, from)
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

    fn opening(&self) -> SavedOpening {
        let opening = self.table.opening();
        SavedOpening {
            tape: opening.tape.clone(),
            hash: opening.hash,
        }
    }

    fn steps_from(&self, from: usize) -> Vec<SavedStep> {
        let mut steps = Vec::new();
        let mut before: Option<G> = None;
        // A choice is written by the state that it is given in.
        self.walk(|nth, game, entry, _| {
            if let (Some(entry), Some(before)) = (entry, &before)
                && nth > from
            {
                steps.push(saved(entry, before.write_choice(entry.step.choice)));
            }
            before = (nth >= from).then(|| game.clone());
        });
        steps
    }

    fn follow(&mut self, step: &SavedStep) -> Result<(), String> {
        let nth = self.table.log().len() + 1;
        let choice = self
            .table
            .game()
            .read_choice(&step.choice)
            .map_err(|error| format!("step {nth}: {error}"))?;
        let step = Step {
            seat: step.seat,
            choice,
            tape: step.tape.clone(),
            hash: step.hash,
        };
        self.table.follow(&step).map_err(|error| error.to_string())
    }

    fn published_seed(&self) -> Option<String> {
        self.table.published_seed().map(Seed::publish)
    }

    fn view_json(&self, viewer: Viewer) -> serde_json::Value {
        serde_json::to_value(self.table.game().view(viewer)).unwrap_or_default()
    }

    fn events_json(&self, viewer: Viewer, from: usize) -> Vec<(usize, serde_json::Value)> {
        self.events(viewer, from)
            .into_iter()
            .map(|(step, event)| (step, serde_json::to_value(event).unwrap_or_default()))
            .collect()
    }

    fn page(&self, look: &Look<'_>) -> TablePage {
        self.draw(look)
    }

    fn read_form(
        &self,
        look: &Look<'_>,
        fields: &[(String, String)],
    ) -> Result<Vec<String>, String> {
        let view = self.table.game().view(look.viewer);
        F::read_form(&view, fields).map_err(|why| self.words(look.language).say(&why))
    }

    fn foretold(&self, look: &Look<'_>, chain: &[String]) -> Markup {
        self.foretell(look, chain)
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
        let (names, words) = (self.names.clone(), self.words.clone());
        Some(Box::new(Self::with_words(table, names, words)))
    }
}

fn saved<G: Published>(entry: &Entry<G>, choice: String) -> SavedStep {
    SavedStep {
        seat: entry.step.seat,
        choice,
        tape: entry.step.tape.clone(),
        hash: entry.step.hash,
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
