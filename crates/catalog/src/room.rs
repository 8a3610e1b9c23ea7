//! Every game with a face is an [`AnyGame`].

use face::{Face, Language};
use kernel::{ContentError, Guide, Menu, Published, SetupError, Shared, Wanted};
use referee::{FileError, Match, MatchFile, Seed};

use crate::seating::Seating;
use crate::{
    AnyGame, AnyTable, ArenaPlan, ArenaReport, Bout, Imported, Measured, Outcome, Plan, Report,
    RuleBook, ScenarioReport, SimulateError, Way,
};
use crate::{arena, measure, simulate};

/// A game and its content.
pub(crate) struct Room<F: Face> {
    content: Shared<<F::Game as Published>::Content>,
}

impl<G: Published + Guide, F: Face<Game = G>> Room<F> {
    pub(crate) fn open(content: Option<&str>) -> Result<Box<dyn AnyGame>, ContentError> {
        let content = G::read_content(content.unwrap_or(G::CONTENT))?;
        Ok(Box::new(Self { content }))
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

    fn menu(&self) -> Menu {
        G::menu(&self.content)
    }

    fn complete(&self, wanted: &Wanted) -> Result<Wanted, SetupError> {
        self.set_up(wanted).map(|setup| G::wanted(&setup))
    }

    fn open_table(
        &self,
        wanted: &Wanted,
        seed: Seed,
        names: Vec<String>,
    ) -> Result<Box<dyn AnyTable>, SetupError> {
        let table = Match::<G>::new(self.set_up(wanted)?, seed);
        Ok(Box::new(Seating::<F>::new(table, names)))
    }

    fn read_match(&self, text: &str) -> Result<Imported, FileError> {
        let file = MatchFile::<G>::read(text, &self.content)?;
        let proved = file.proved;
        Ok(Imported {
            table: Box::new(Seating::<F>::of_file(file)),
            proved,
        })
    }

    fn run_scenarios(&self, name: &str, text: &str) -> ScenarioReport {
        testkit::scenario::run_file::<G>(name, text, &self.content)
    }

    fn simulate(
        &self,
        wanted: &Wanted,
        plan: &Plan,
        each: &mut dyn FnMut(&Outcome),
    ) -> Result<Report, SimulateError> {
        let setup = self.set_up(wanted).map_err(SimulateError::Setup)?;
        simulate::simulate::<G>(&setup, plan, each)
    }

    fn arena(
        &self,
        wanted: &Wanted,
        plan: &ArenaPlan,
        each: &mut dyn FnMut(&Bout),
    ) -> Result<ArenaReport, SimulateError> {
        let setup = self.set_up(wanted).map_err(SimulateError::Setup)?;
        arena::arena::<G>(&setup, plan, each)
    }

    fn measure(&self, wanted: &Wanted, way: Way, games: u64) -> Result<Measured, SetupError> {
        Ok(measure::measure::<G>(&self.set_up(wanted)?, way, games))
    }

    fn rules(&self, language: Language) -> RuleBook {
        let editions = self
            .menu()
            .editions
            .iter()
            .map(|edition| edition.key)
            .collect();
        RuleBook::new(F::rules(language), editions)
    }

    fn provenance(&self) -> Vec<(String, String)> {
        G::provenance(&self.content)
    }
}
