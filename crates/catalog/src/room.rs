//! Every game with a face is an [`AnyGame`].

use std::sync::{Arc, OnceLock};

use face::assets::Asset;
use face::{Bench, ByLanguage, Explained, Face, Language, Markup, Order, Words};
use kernel::{
    ContentError, Guide, LONGEST_CONTENT, Menu, Phrase, Published, SetupError, Shapes, Shared,
    Viewer, Wanted, stable_hash,
};
use referee::{FileError, Header, Match, MatchFile, Record, Seed};

use crate::faults;
use crate::seating::Seating;
use crate::vocabulary::Vocabulary;
use crate::{
    AnyGame, AnyTable, ArenaPlan, ArenaReport, Bout, Document, GameAssets, Imported, InTheBox,
    Lesson, Measured, Outcome, Plan, Report, RuleBook, Saved, ScenarioReport, SimulateError, Way,
    pieces,
};

/// A game, its content and its words, which all its tables share.
pub(crate) struct Room<F: Face> {
    content: Shared<<F::Game as Published>::Content>,
    house: Arc<House>,
}

/// What a game has, whatever content it is played with.
struct House {
    vocabulary: Vocabulary,
    setup_words: ByLanguage<Words>,
    lessons: Vec<Lesson>,
    lesson_words: ByLanguage<Words>,
    assets: GameAssets,
    /// Learnt when somebody first corrects something.
    shapes: OnceLock<Shapes>,
}

impl<G: Published + Guide, F: Face<Game = G>> Room<F> {
    pub(crate) fn open(content: Option<&str>) -> Result<Box<dyn AnyGame>, ContentError> {
        let content = G::read_content(content.unwrap_or(G::CONTENT))?;
        let house = Arc::new(Self::house());
        Ok(Box::new(Self { content, house }))
    }

    fn house() -> House {
        House {
            vocabulary: Vocabulary::of::<F>(),
            setup_words: ByLanguage::from_fn(|language| {
                Words::new(language, &[F::setup_words(language)])
                    .expect("the word files that the program ships can be read")
            }),
            lessons: lessons::<F>(),
            lesson_words: ByLanguage::from_fn(|language| {
                Words::new(language, &[F::lesson_words(language)])
                    .expect("the word files that the program ships can be read")
            }),
            assets: GameAssets {
                style: Asset::new(&format!("{}.css", G::KEY), F::style()),
                sprite: Asset::new(&format!("{}.svg", G::KEY), F::sprite()),
                poster: Asset::new(&format!("{}-poster.svg", G::KEY), F::poster()),
                bench: F::bench_files().map(|files| {
                    [("css", files.style), ("js", files.script)]
                        .map(|(kind, body)| Asset::new(&format!("{}-bench.{kind}", G::KEY), body))
                }),
            },
            shapes: OnceLock::new(),
        }
    }

    fn set_up(&self, wanted: &Wanted) -> Result<G::Setup, SetupError> {
        G::set_up(&self.content, wanted)
    }
}

impl<G: Published + Guide, F: Face<Game = G>> AnyGame for Room<F> {
    fn key(&self) -> &'static str {
        G::KEY
    }

    fn title(&self) -> &'static str {
        G::TITLE
    }

    fn rules_version(&self) -> u32 {
        G::RULES_VERSION
    }

    fn plays(&self, rules: u32) -> bool {
        (G::OLDEST_RULES..=G::RULES_VERSION).contains(&rules)
    }

    fn menu(&self) -> Menu {
        G::menu(&self.content)
    }

    fn complete(&self, wanted: &Wanted) -> Result<Wanted, SetupError> {
        self.set_up(wanted).map(|setup| G::wanted(&setup))
    }

    fn explain_setup(&self, error: &SetupError, language: Language) -> Explained {
        let words = self.house.vocabulary.words(language, F::dialects()[0]);
        words.explain_setup(error)
    }

    fn open_table(
        &self,
        wanted: &Wanted,
        seed: Seed,
        names: Vec<String>,
    ) -> Result<Box<dyn AnyTable>, SetupError> {
        let table = Match::<G>::new(self.set_up(wanted)?, seed);
        Ok(Box::new(Seating::<F>::new(
            table,
            names,
            &self.house.vocabulary,
        )))
    }

    fn resume(&self, saved: &Saved) -> Result<Box<dyn AnyTable>, String> {
        // Those who run a server read this; its log is in English.
        let unplayable = |error| self.explain_setup(&error, Language::English);
        let setup = self
            .set_up(&saved.setup)
            .map_err(|error| unplayable(error).to_string())?;
        let record = Record {
            setup,
            commitment: saved.commitment,
            opening_tape: saved.opening.tape.clone(),
            opening_hash: saved.opening.hash,
            steps: Vec::new(),
            take_backs: saved.take_backs.clone(),
        };
        let table = match &saved.seed {
            Some(seed) => record.resume(seed),
            None => record.replay(),
        }
        .map_err(|error| error.to_string())?;
        let mut table = Seating::<F>::new(table, saved.names.clone(), &self.house.vocabulary);
        saved.steps.iter().try_for_each(|step| table.follow(step))?;
        Ok(Box::new(table))
    }

    fn read_match(&self, text: &str) -> Result<Imported, FileError> {
        // In the terms of the edition that was played.
        let setup = Header::read(text).map(|header| header.setup);
        let words = self.words(&setup.unwrap_or_default(), Language::English);
        let file = MatchFile::<G>::read(text, &self.content)
            .map_err(|error| error.said(&|why| words.say(why)))?;
        let proved = file.proved;
        Ok(Imported {
            table: Box::new(Seating::<F>::new(
                file.table,
                file.names,
                &self.house.vocabulary,
            )),
            proved,
        })
    }

    fn run_scenarios(&self, name: &str, text: &str) -> ScenarioReport {
        let say = |wanted: &Wanted, why: &Phrase| self.words(wanted, Language::English).say(why);
        scenario::run_file_in_words::<G>(name, text, &self.content, &say)
    }

    fn simulate(
        &self,
        wanted: &Wanted,
        plan: &Plan,
        each: &mut dyn FnMut(&Outcome),
    ) -> Result<Report, SimulateError> {
        let setup = self.set_up(wanted).map_err(SimulateError::Setup)?;
        bots::simulate::<G>(&setup, plan, each)
    }

    fn arena(
        &self,
        wanted: &Wanted,
        plan: &ArenaPlan,
        each: &mut dyn FnMut(&Bout),
    ) -> Result<ArenaReport, SimulateError> {
        let setup = self.set_up(wanted).map_err(SimulateError::Setup)?;
        bots::arena::<G>(&setup, plan, each)
    }

    fn measure(&self, wanted: &Wanted, way: Way, games: u64) -> Result<Measured, SetupError> {
        Ok(bots::measure::<G>(&self.set_up(wanted)?, way, games))
    }

    fn words(&self, setup: &Wanted, language: Language) -> Words {
        let dialect = self
            .set_up(setup)
            .map(|setup| {
                let table = Match::<G>::new(setup, Seed::from_number(0));
                F::dialect(&table.game().view(Viewer::Spectator))
            })
            .unwrap_or_else(|_| {
                // What cannot be played is still told in the terms of its edition, where they are called by it.
                let edition = |dialect: &&&str| setup.edition.as_deref() == Some(**dialect);
                let dialects = F::dialects();
                dialects.iter().find(edition).unwrap_or(&dialects[0])
            });
        self.house.vocabulary.words(language, dialect)
    }

    fn setup_words(&self, language: Language) -> Words {
        self.house.setup_words.of(language).clone()
    }

    fn lessons(&self) -> &[Lesson] {
        // They are scripts for the cards that the program ships.
        match self.is_shipped() {
            true => &self.house.lessons,
            false => &[],
        }
    }

    fn lesson_words(&self, language: Language) -> &Words {
        self.house.lesson_words.of(language)
    }

    fn assets(&self) -> &GameAssets {
        &self.house.assets
    }

    fn bench(&self, order: &Order<'_>, language: Language) -> Option<Bench> {
        let words = self.house.vocabulary.words(language, F::dialects()[0]);
        F::bench(&self.content, order, &words)
    }

    fn board(&self, wanted: &Wanted) -> Option<Markup> {
        F::board(&self.content, wanted)
    }

    fn with_content(&self, text: &str) -> Result<Arc<dyn AnyGame>, ContentError> {
        if text.len() > LONGEST_CONTENT {
            let why = format!("a content file has at most {LONGEST_CONTENT} bytes");
            return Err(ContentError {
                line: Some(1),
                at: "file".to_owned(),
                why,
            });
        }
        let content = G::read_content(text).map_err(|fault| faults::located(text, fault))?;
        let house = self.house.clone();
        Ok(Arc::new(Self { content, house }))
    }

    fn content(&self) -> &str {
        self.content.text()
    }

    fn in_the_box(&self, language: Language) -> Vec<InTheBox> {
        let words = |dialect: &str| {
            let known = F::dialects().iter().find(|known| **known == dialect);
            let dialect = known.unwrap_or(&F::dialects()[0]);
            self.house.vocabulary.words(language, dialect)
        };
        let ours = Document::read(G::CONTENT);
        let pieces = ours.and_then(|ours| pieces::pieces::<G, F>(&self.content, &ours, &words));
        // What was read by its game is a document.
        pieces.unwrap_or_default()
    }

    fn shapes(&self) -> Shapes {
        self.house.shapes.get_or_init(G::shapes).clone()
    }

    fn box_art(&self) -> Markup {
        F::box_art()
    }

    fn is_shipped(&self) -> bool {
        self.content.text() == G::CONTENT
    }

    fn content_hash(&self) -> u64 {
        stable_hash(self.content.text())
    }

    fn rules(&self, language: Language) -> RuleBook<'static> {
        let menu = self.menu();
        let editions: Vec<_> = menu.editions.iter().map(|edition| edition.key).collect();
        RuleBook::read(F::rules(language), &editions)
    }

    fn provenance(&self) -> Vec<(String, String)> {
        G::provenance(&self.content)
    }
}

fn lessons<F: Face>() -> Vec<Lesson> {
    let scripts = F::lessons().iter();
    let read = scripts.map(|&(key, script)| Lesson::read(key, script));
    let all: Result<Vec<Lesson>, String> = read.collect();
    all.expect("the lessons that the program ships can be read")
}
