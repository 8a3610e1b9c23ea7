//! `longtable rules`: the numbered rules, and where the values on the components come from.

use std::io::Write;

use catalog::RuleBook;
use clap::Args;
use face::Language;

use crate::outcome::{Done, Failure};
use crate::setup::ContentArg;
use crate::words;

/// Print a game's numbered rules, one rule, or the sources of its component values
#[derive(Args, Debug)]
#[command(
    after_help = "Examples:\n  longtable rules ethnos --edition first\n  longtable rules ethnos ET-BAND-4\n  longtable rules ethnos --provenance"
)]
pub(crate) struct Rules {
    /// Game, such as ethnos
    game: String,
    /// Rule such as ET-BAND-4, or group such as ET-BAND
    rule: Option<String>,
    /// Only the rules of this edition
    #[arg(long)]
    edition: Option<String>,
    /// Print each component value with its source: rulebook, found, ruling or reconstruction
    #[arg(long)]
    provenance: bool,
    /// Language: en or pl
    #[arg(long, default_value_t)]
    lang: Language,
    #[command(flatten)]
    content: ContentArg,
}

impl Rules {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Done {
        let game = self.content.open(&self.game)?;
        let book = game.rules(self.lang);
        self.check_edition(&book)?;
        if self.provenance {
            for (value, source) in game.provenance() {
                writeln!(out, "{value}: {source}")?;
            }
            return Ok(());
        }
        let untranslated = book.document() == game.rules(Language::English).document();
        if self.lang != Language::English && untranslated {
            writeln!(out, "{}\n", words::of(self.lang).word("rules-in-english"))?;
        }
        match (&self.rule, &self.edition) {
            (Some(id), edition) => print_rules(out, &book, id, edition.as_deref()),
            (None, Some(edition)) => Ok(write!(out, "{}", book.for_edition(edition))?),
            (None, None) => Ok(write!(out, "{}", book.document())?),
        }
    }

    fn check_edition(&self, book: &RuleBook<'_>) -> Done {
        match self.edition.as_deref() {
            Some(edition) if !book.editions().contains(&edition) => {
                let known = book.editions().join(", ");
                Err(Failure::bad_use(format!(
                    "{} has no edition {edition:?}; choose from: {known}",
                    self.game
                )))
            }
            _ => Ok(()),
        }
    }
}

fn print_rules(out: &mut dyn Write, book: &RuleBook<'_>, id: &str, edition: Option<&str>) -> Done {
    let rules = book.find(id);
    if rules.is_empty() {
        return Err(Failure::bad_use(format!(
            "there is no rule or group {id:?}"
        )));
    }
    let holds =
        |rule: &&&catalog::RuleText<'_>| edition.is_none_or(|edition| rule.holds_in(edition));
    let mut held = rules.iter().filter(holds).peekable();
    if held.peek().is_none() {
        let edition = edition.unwrap_or_default();
        return Err(Failure::bad_use(format!(
            "{id} does not apply in the {edition} edition"
        )));
    }
    for rule in held {
        writeln!(out, "{}", rule.item)?;
    }
    Ok(())
}
