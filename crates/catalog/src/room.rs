//! Every game with a face is an [`AnyGame`].

use std::sync::{Arc, OnceLock};

use face::assets::Asset;
use face::search::Search;
use face::{Bench, ByLanguage, Chart, Explained, Face, Language, Markup, Order, Words};
use kernel::{
    ContentError, Guide, LONGEST_CONTENT, Menu, Phrase, Published, Seat, SetupError, Shapes,
    Shared, Turn, Viewer, Wanted, stable_hash,
};
use referee::{FileError, Header, Match, MatchFile, Record, Seed};

use crate::document::too_long;
use crate::seating::Seating;
use crate::vocabulary::Vocabulary;
use crate::{
    AnyGame, AnyTable, ArenaPlan, ArenaReport, Bout, Document, Example, Fault, GameAssets, Heading,
    HowPanel, Imported, InTheBox, Lesson, Measured, Outcome, Plan, Puzzle, Report, RuleBook, Saved,
    ScenarioReport, SelfplayPlan, SimulateError, Way, examples, how, pieces,
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
    /// Laid when somebody first asks.
    examples: OnceLock<Vec<Example>>,
    /// Read when somebody first asks.
    puzzles: OnceLock<Vec<Puzzle>>,
    assets: GameAssets,
    /// Made ready when somebody first asks.
    search: ByLanguage<OnceLock<Search>>,
    /// Learnt when somebody first corrects something.
    shapes: OnceLock<Shapes>,
}

impl House {
    /// The words of a dialect; of the first one where a game has no such.
    fn words_of<F: Face>(&self, language: Language, dialect: &str) -> Words {
        let known = F::dialects().iter().find(|known| **known == dialect);
        self.vocabulary
            .words(language, known.unwrap_or(&F::dialects()[0]))
    }

    fn first_words<F: Face>(&self, language: Language) -> Words {
        self.vocabulary.words(language, F::dialects()[0])
    }

    fn fault<F: Face>(&self, text: &str, fault: ContentError) -> Fault {
        Fault::of(text, fault, &self.first_words::<F>(Language::English))
    }
}

impl<G: Published + Guide, F: Face<Game = G>> Room<F> {
    /// Whether the program ships what is played with, or did so before.
    fn is_ours(&self) -> bool {
        let text = self.content.text();
        text == G::CONTENT || G::FORMER.contains(&text)
    }

    pub(crate) fn open(content: Option<&str>) -> Result<Box<dyn AnyGame>, Fault> {
        let house = Arc::new(Self::house());
        let text = content.unwrap_or(G::CONTENT);
        let content = G::read_content(text).map_err(|fault| house.fault::<F>(text, fault))?;
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
                preview: Asset::new(&format!("{}-preview.jpg", G::KEY), F::preview()),
                bench: F::bench_files().map(|files| {
                    [("css", files.style), ("js", files.script)]
                        .map(|(kind, body)| Asset::new(&format!("{}-bench.{kind}", G::KEY), body))
                }),
            },
            examples: OnceLock::new(),
            puzzles: OnceLock::new(),
            search: ByLanguage::from_fn(|_| OnceLock::new()),
            shapes: OnceLock::new(),
        }
    }

    /// Lays a position.
    fn lay(
        &self,
        wanted: &Wanted,
        position: &str,
        language: Language,
    ) -> Result<(G::Setup, G), Explained> {
        let setup = self.set_up(wanted);
        let setup = setup.map_err(|error| self.explain_setup(&error, language))?;
        let game = G::read_position(&setup, position)
            .map_err(|error| Explained::new(error.why, &self.words(wanted, language)))?;
        Ok((setup, game))
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

    fn open_position(
        &self,
        wanted: &Wanted,
        position: &str,
        seed: Seed,
        names: Vec<String>,
    ) -> Result<Box<dyn AnyTable>, Explained> {
        let (setup, game) = self.lay(wanted, position, Language::English)?;
        let table = Match::<G>::begun_at(setup, game, seed);
        Ok(Box::new(Seating::<F>::new(
            table,
            names,
            &self.house.vocabulary,
        )))
    }

    fn asked_in(
        &self,
        wanted: &Wanted,
        position: &str,
        language: Language,
    ) -> Result<Option<Seat>, Explained> {
        let (_, game) = self.lay(wanted, position, language)?;
        Ok(match game.turn() {
            Turn::Ask(seat) => Some(seat),
            Turn::Over => None,
        })
    }

    fn resume(&self, saved: &Saved) -> Result<Box<dyn AnyTable>, String> {
        // Those who run a server read this; its log is in English.
        let unplayable = |error| self.explain_setup(&error, Language::English);
        let setup = self
            .set_up(&saved.setup)
            .map_err(|error| unplayable(error).to_string())?;
        let begun = saved.position.as_deref();
        let begun = begun.map(|position| G::read_position(&setup, position));
        let begun = begun.transpose().map_err(|error| error.to_string())?;
        let record = Record {
            begun: begun.map(Box::new),
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

    fn with_known(&self, hash: u64) -> Option<Arc<dyn AnyGame>> {
        let content = match self.content.fingerprint() == hash {
            true => self.content.clone(),
            false => referee::former_content::<G>(hash)?,
        };
        let house = self.house.clone();
        Some(Arc::new(Self { content, house }))
    }

    fn read_match(&self, text: &str, language: Language) -> Result<Imported, FileError> {
        // In the terms of the edition that was played.
        let setup = Header::read(text).map(|header| header.setup);
        let words = self.words(&setup.unwrap_or_default(), language);
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

    fn heading(&self, wanted: &Wanted, plan: &SelfplayPlan) -> Result<Option<Heading>, SetupError> {
        Ok(Heading::of::<G>(&self.set_up(wanted)?, plan))
    }

    fn selfplay(
        &self,
        wanted: &Wanted,
        plan: &SelfplayPlan,
        each: &mut dyn FnMut(Vec<u8>),
    ) -> Result<(), SetupError> {
        bots::learn::selfplay::<G>(&self.set_up(wanted)?, plan, each);
        Ok(())
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

    fn charts(&self) -> &'static [Chart] {
        F::charts()
    }

    fn theme(&self, best: &[String], next: &[String]) -> &'static str {
        F::theme(best, next)
    }

    fn lessons(&self) -> &[Lesson] {
        // They are scripts for the cards that the program ships or shipped.
        match self.is_ours() {
            true => &self.house.lessons,
            false => &[],
        }
    }

    fn examples(&self) -> &[Example] {
        if !self.is_shipped() {
            return &[];
        }
        self.house.examples.get_or_init(|| {
            let all = F::examples().iter().flat_map(|file| examples::read(file));
            let can_be_tried = |example: &Example| {
                let setup = self.set_up(&example.setup).ok();
                let game = setup.and_then(|setup| G::read_position(&setup, &example.position).ok());
                game.is_some_and(|game| game.turn() != Turn::Over)
            };
            all.filter(can_be_tried).collect()
        })
    }

    fn puzzles(&self) -> &[Puzzle] {
        if !self.is_ours() {
            return &[];
        }
        let read = || {
            Puzzle::read_all(F::practice())
                .expect("the positions that the program ships can be read")
        };
        self.house.puzzles.get_or_init(read)
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

    fn with_content(&self, text: &str) -> Result<Arc<dyn AnyGame>, Fault> {
        let read = match text.len() > LONGEST_CONTENT {
            true => Err(too_long()),
            false => G::read_content(text),
        };
        let content = read.map_err(|fault| self.house.fault::<F>(text, fault))?;
        let house = self.house.clone();
        Ok(Arc::new(Self { content, house }))
    }

    fn say_fault(&self, why: &Phrase, language: Language) -> String {
        self.house.first_words::<F>(language).say(why)
    }

    fn in_the_box_of(&self, text: &str, language: Language) -> Vec<InTheBox> {
        let words = |dialect: &str| self.house.words_of::<F>(language, dialect);
        let read = Document::read(G::CONTENT);
        let pieces = read.and_then(|ours| {
            let document = Document::read(text)?;
            Ok(pieces::pieces::<G, F>(
                &self.content,
                &document,
                &ours,
                &words,
            ))
        });
        // What is no document has nothing in it.
        pieces.unwrap_or_default()
    }

    fn content(&self) -> &str {
        self.content.text()
    }

    fn in_the_box(&self, language: Language) -> Vec<InTheBox> {
        self.in_the_box_of(self.content.text(), language)
    }

    fn shapes(&self) -> Shapes {
        self.house.shapes.get_or_init(G::shapes).clone()
    }

    fn how(&self, wanted: &Wanted, language: Language) -> Vec<HowPanel> {
        let Ok(setup) = self.set_up(wanted) else {
            return Vec::new();
        };
        let table = Match::<G>::new(setup, Seed::from_number(7));
        let view = table.game().view(Viewer::Spectator);
        let words = self.house.vocabulary.words(language, F::dialect(&view));
        how::panels::<G, F>(&view, &words)
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

    fn find_rules(&self, language: Language, question: &str) -> Vec<String> {
        let book = self.rules(language);
        let named = book.find(question.trim());
        if !named.is_empty() {
            return named.iter().map(|rule| rule.id.to_owned()).collect();
        }
        let search = self.house.search.of(language);
        let search = search.get_or_init(|| Search::new(&book, F::asked(language), language));
        search
            .find(question)
            .into_iter()
            .map(str::to_owned)
            .collect()
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
