//! How the catalogue lists the game and sets it up.

use kernel::{ContentError, EditionInfo, Menu, Phrase, Published, Rule, SetupError, Shared, Wanted};

use crate::{Content, TemplateGame};

const EDITION: &str = "standard";

/// Everything that is fixed before the first card.
#[derive(Clone, PartialEq, Debug)]
pub struct Setup {
    pub content: Shared<Content>,
    pub seats: u8,
}

impl Published for TemplateGame {
    const KEY: &'static str = "template-game";
    const TITLE: &'static str = "Template Game";
    const RULES_VERSION: u32 = 1;
    const CONTENT: &'static str = include_str!("../../../content/template-game.toml");
    const RULES: &'static str = include_str!("../../../docs/rules/template-game.md");
    const CONCEDING: Rule = Rule("TG-CONCEDE-1");

    type Content = Content;

    fn read_content(text: &str) -> Result<Shared<Content>, ContentError> {
        Content::read(text)
    }

    fn menu(_content: &Shared<Content>) -> Menu {
        Menu {
            editions: vec![EditionInfo {
                key: EDITION,
                title: Self::TITLE.to_owned(),
                seats: 2..=4,
                default_seats: 3,
            }],
            variants: Vec::new(),
            options: Vec::new(),
        }
    }

    fn set_up(content: &Shared<Content>, wanted: &Wanted) -> Result<Setup, SetupError> {
        Self::rules_wanted(wanted)?;
        let refuse = |key, text: &str| SetupError::new(Phrase::new(key).with("text", text));
        if let Some(other) = wanted.edition.as_deref().filter(|key| *key != EDITION) {
            return Err(refuse("setup-no-edition", other));
        }
        let options = wanted.options.keys().chain(&wanted.variants);
        if let Some(other) = options.into_iter().next() {
            return Err(refuse("setup-no-option", other));
        }
        let seats = wanted.seats.unwrap_or(3);
        if !(2..=4).contains(&seats) {
            let why = Phrase::new("setup-seats").with("seats", seats);
            return Err(SetupError::by("TG-DEAL-2", why));
        }
        Ok(Setup {
            content: content.clone(),
            seats,
        })
    }

    fn wanted(setup: &Setup) -> Wanted {
        Wanted {
            edition: Some(EDITION.to_owned()),
            seats: Some(setup.seats),
            ..Wanted::default()
        }
    }

    fn content(setup: &Setup) -> &Shared<Content> {
        &setup.content
    }

    fn provenance(content: &Shared<Content>) -> Vec<(String, String)> {
        let told = |(name, figure): (&str, &crate::content::Sourced)| {
            (format!("{name} = {}", figure.value), figure.source.clone())
        };
        content.figures().map(told).into()
    }
}
