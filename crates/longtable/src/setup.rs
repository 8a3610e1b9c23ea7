//! The options of every command that sets up a game.

use std::path::PathBuf;

use catalog::AnyGame;
use clap::Args;
use kernel::Wanted;

use crate::outcome::Failure;

/// The setup of a game. Anything left out takes the game's default: see `longtable games`.
#[derive(Args, Clone, Debug)]
pub(crate) struct SetupArgs {
    /// Edition of the rules, such as first
    #[arg(long)]
    edition: Option<String>,
    /// Number of seats
    #[arg(long)]
    seats: Option<u8>,
    /// Variant to switch on; repeatable
    #[arg(long = "variant", value_name = "NAME")]
    variants: Vec<String>,
    /// Option of the game; repeatable
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = key_value)]
    options: Vec<(String, String)>,
    #[command(flatten)]
    content: ContentArg,
}

#[derive(Args, Clone, Debug)]
pub(crate) struct ContentArg {
    /// Content file to use (default: the built-in one)
    #[arg(long, value_name = "FILE")]
    content: Option<PathBuf>,
}

impl SetupArgs {
    pub(crate) fn wanted(&self) -> Wanted {
        Wanted {
            rules: None,
            edition: self.edition.clone(),
            seats: self.seats,
            variants: self.variants.clone(),
            options: self.options.iter().cloned().collect(),
        }
    }

    pub(crate) fn open(&self, game: &str) -> Result<Box<dyn AnyGame>, Failure> {
        self.content.open(game)
    }
}

impl ContentArg {
    /// The text of the content file, where one is named.
    pub(crate) fn text(&self) -> Result<Option<String>, Failure> {
        self.content.as_deref().map(crate::read).transpose()
    }

    /// The game with this content.
    pub(crate) fn open(&self, game: &str) -> Result<Box<dyn AnyGame>, Failure> {
        let game = catalog::find(game).map_err(Failure::bad_use)?;
        game.open(self.text()?.as_deref())
            .map_err(|error| match &self.content {
                Some(path) => Failure::bad_use(format!("{}: {error}", path.display())),
                None => Failure::bad_use(error),
            })
    }
}

fn key_value(text: &str) -> Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or("write KEY=VALUE")?;
    Ok((key.to_owned(), value.to_owned()))
}
