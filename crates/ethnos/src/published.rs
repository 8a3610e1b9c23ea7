//! Ethnos in the catalogue.

use kernel::{ContentError, Menu, Published, Rule, SetupError, Shapes, Shared, Wanted};

use crate::content::Content;
use crate::setup::{self, Setup};
use crate::state::Ethnos;

impl Published for Ethnos {
    const KEY: &'static str = "ethnos";
    const TITLE: &'static str = "Ethnos";
    const RULES_VERSION: u32 = 1;
    const CONTENT: &'static str = include_str!("../../../content/ethnos.toml");
    const RULES: &'static str = include_str!("../../../docs/rules/ethnos.md");
    const CONCEDING: Rule = Rule("ET-CONCEDE-1");

    type Content = Content;

    fn read_content(text: &str) -> Result<Shared<Content>, ContentError> {
        Content::read(text)
    }

    fn shapes() -> Shapes {
        Content::shapes()
    }

    fn menu(content: &Shared<Content>) -> Menu {
        setup::menu(content)
    }

    fn set_up(content: &Shared<Content>, wanted: &Wanted) -> Result<Setup, SetupError> {
        Self::rules_wanted(wanted)?;
        setup::set_up(content, wanted)
    }

    fn wanted(setup: &Setup) -> Wanted {
        setup::wanted(setup)
    }

    fn content(setup: &Setup) -> &Shared<Content> {
        &setup.content
    }

    fn provenance(content: &Shared<Content>) -> Vec<(String, String)> {
        content.sources.clone()
    }
}
