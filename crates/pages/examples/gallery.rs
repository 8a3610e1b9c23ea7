//! Writes every page as a file, to be looked at: `cargo run -p pages --example gallery OUT_DIR`, then serve that folder.

use std::path::PathBuf;
use std::{env, fs};

use face::Language;
use pages::assets;
use pages::shell::Theme;

#[path = "../tests/it/boards.rs"]
mod boards;
#[path = "../tests/it/games.rs"]
mod games;
#[path = "../tests/it/review.rs"]
mod review;
#[path = "../tests/it/samples.rs"]
mod samples;
#[path = "../tests/it/sets.rs"]
mod sets;
#[path = "../tests/it/tables.rs"]
mod tables;

fn main() -> std::io::Result<()> {
    let out = PathBuf::from(env::args().nth(1).unwrap_or_else(|| "gallery".to_owned()));
    let posters = samples::GAMES.iter().map(|game| &game.poster);
    for asset in assets::all().iter().chain(posters) {
        let path = out.join(asset.path.trim_start_matches('/'));
        fs::create_dir_all(path.parent().unwrap_or(&out))?;
        fs::write(path, asset.body)?;
    }
    for language in Language::ALL {
        let words = pages::words(language, &[]).map_err(std::io::Error::other)?;
        for theme in [Theme::Light, Theme::Dark] {
            let theme_key = theme.key().unwrap_or("auto");
            for (name, page) in samples::pages(&words, theme) {
                fs::write(
                    out.join(format!("{name}.{language}.{theme_key}.html")),
                    page.into_string(),
                )?;
            }
        }
    }
    Ok(())
}
