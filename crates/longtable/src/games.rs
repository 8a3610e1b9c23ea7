//! `longtable games`: what can be played.

use std::io::{self, Write};

use clap::Args;
use kernel::Menu;
use serde::Serialize;

use crate::outcome::{Done, Failure};

/// List the games with their editions, seats, variants and options
#[derive(Args, Debug)]
#[command(after_help = "Examples:\n  longtable games\n  longtable games --json")]
pub(crate) struct Games {
    /// Print one JSON array instead of text
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Game {
    key: &'static str,
    title: &'static str,
    rules_version: u32,
    #[serde(flatten)]
    menu: Menu,
}

impl Games {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Done {
        let games = catalog::GAMES
            .iter()
            .map(|listed| {
                let game = listed.open(None).map_err(Failure::bad_use)?;
                let (key, title) = (listed.key, listed.title);
                Ok(Game {
                    key,
                    title,
                    rules_version: game.rules_version(),
                    menu: game.menu(),
                })
            })
            .collect::<Result<Vec<_>, Failure>>()?;
        if self.json {
            return crate::print_json(out, &games);
        }
        for game in &games {
            tell(out, game)?;
        }
        writeln!(out, "Bots:")?;
        for bot in catalog::BOTS {
            writeln!(out, "  {}: {}", bot.name, bot.about)?;
        }
        Ok(())
    }
}

fn tell(out: &mut dyn Write, game: &Game) -> io::Result<()> {
    let Menu {
        editions,
        variants,
        options,
    } = &game.menu;
    writeln!(out, "{} ({})", game.title, game.key)?;
    writeln!(out, "  editions:")?;
    for edition in editions {
        let (least, most, usual) = (
            edition.seats.start(),
            edition.seats.end(),
            edition.default_seats,
        );
        let seats = if least == most {
            format!("{least} seats")
        } else {
            format!("{least} to {most} seats, usually {usual}")
        };
        writeln!(out, "    {}: {}, {seats}", edition.key, edition.title)?;
    }
    if !variants.is_empty() {
        writeln!(out, "  variants (--variant NAME):")?;
    }
    for variant in variants {
        let only = only_in(&variant.editions);
        writeln!(out, "    {}: {}{only}", variant.key, variant.about)?;
    }
    if !options.is_empty() {
        writeln!(out, "  options (--option KEY=VALUE):")?;
    }
    for option in options {
        let open = option.free || option.list.is_some() || option.values.is_empty();
        let values = if open {
            String::new()
        } else {
            format!("; one of {}", option.values.join(", "))
        };
        let default = if option.default.is_empty() {
            "none"
        } else {
            &option.default
        };
        let only = only_in(&option.editions);
        writeln!(
            out,
            "    {}: {}{values}; default {default}{only}",
            option.key, option.about
        )?;
    }
    writeln!(out)
}

fn only_in(editions: &[&str]) -> String {
    if editions.is_empty() {
        String::new()
    } else {
        format!(" (only in {})", editions.join(", "))
    }
}
