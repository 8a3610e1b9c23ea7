//! What is looked at, in every game alike: a player sits down at a laid position, the page is judged and photographed, and the question
//! is answered by what the page offers.

use std::path::Path;

use browser::Screen;
use kernel::Published;

use crate::player::{Chance, answer, changed, in_all_looks, is_seen_in, moment};
use crate::positions::Position;
use crate::world::{Language, Look, Visitor, World, world};

/// For pictures that documents show.
const DOCUMENTED: &str = "docs/screens";

/// For those that are looked at, no more.
const LOOKED_AT: &str = "target/screens";

/// A position, and what it is called.
pub(crate) type Laid<G> = (&'static str, Position<G>);

/// By day in English, by night in Polish: both colours are seen on each size, and by short runs, too.
pub(crate) fn is_night(look: Look) -> bool {
    look.language == Language::Polish
}

/// A player with a name.
pub(crate) fn sit_down(world: &World, look: Look) -> Visitor<'_> {
    let player = Visitor::called(world, look, "Ewa");
    player.page.prefer(is_night(look), true);
    player
}

/// Each is looked at and answered, in one of the looks of this run or in all.
pub(crate) fn every_question<G: Published>(game: &str, found: &[Laid<G>]) {
    let world = world();
    in_all_looks(None, |look, _| {
        let player = sit_down(&world, look);
        let mut chance = Chance::new(3);
        let asked = found.iter().enumerate();
        for (_, (name, position)) in asked.filter(|(nth, _)| is_seen_in(look, *nth)) {
            player.go(&position.lay(&player, &[]));
            player.page.wait_for("#decision.yours");
            look_at(&player, &format!("{game}-{name}"));
            let before = moment(&player.page);
            answer(&player.page, &mut chance);
            changed(&player.page, &before);
        }
    });
}

/// Gives the last answer of a match by the list of all, so that the server itself ends it.
#[track_caller]
pub(crate) fn end_by(player: &Visitor<'_>, answer: &str) {
    player.open_leaf("moves");
    let page = &player.page;
    page.click(&format!("[data-leaf=moves] button[value='{answer}']"));
    page.wait(
        "the end",
        "document.querySelector('[data-live]')?.dataset.turn === 'over'",
    );
    match player.look.screen {
        // Where the result lies over the panel, its leaves cannot be pressed.
        Screen::Desktop => drop(page.eval("document.querySelector('#leaf-log').click()")),
        Screen::Phone => player.close_sheet(),
    }
}

/// Judges the page, and takes a picture of it for the documents where `SCREENS` asks for that.
pub(crate) fn show(visitor: &Visitor<'_>, name: &str) {
    judge(visitor, DOCUMENTED, name);
}

/// The same for a picture that no document shows.
pub(crate) fn look_at(visitor: &Visitor<'_>, name: &str) {
    judge(visitor, LOOKED_AT, name);
}

fn judge(visitor: &Visitor<'_>, folder: &str, name: &str) {
    visitor.page.eval("document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))))");
    visitor.look_at(&format!("screen {name}"));
    if std::env::var_os("SCREENS").is_some() {
        photograph(visitor, folder, name);
    }
}

/// A picture, called by what it shows and in which look.
fn photograph(visitor: &Visitor<'_>, folder: &str, name: &str) {
    let size = match visitor.look.screen {
        Screen::Desktop => "desktop",
        Screen::Phone => "phone",
    };
    let colour = if is_night(visitor.look) {
        "dark"
    } else {
        "light"
    };
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let folder = workspace.join(folder);
    std::fs::create_dir_all(&folder).expect("a folder for pictures");
    let file = format!("{name}-{size}-{colour}-{}.webp", visitor.look.code());
    visitor.page.screenshot(&folder.join(file));
}
