//! One's own games: what waits, what goes on, what is over, what it adds up to, and what was played elsewhere.

mod bring; // a match in a file
mod chart; // figures, drawn
mod mine; // every match
mod play_on; // a match that is over, from one of its moments
mod statistics; // what they add up to

pub use bring::{BringPage, bring_page};
pub use chart::{Bars, Won};
pub use mine::{EditionLink, GameLink, ListedGame, MinePage, Sought, mine_page};
pub use play_on::{ContinuePage, ContinueSeat, PlayedBy, continue_page};
pub use statistics::{GameFigures, Group, StatisticsPage, Who, statistics_page};

use face::Words;
use face::components::icon;
use maud::{Markup, html};

/// Which of the pages this is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tab {
    Mine,
    Statistics,
    Bring,
}

/// The way to the others.
fn tabs(here: Tab, words: &Words) -> Markup {
    let all = [
        (Tab::Mine, "/games/mine", "list", "ui-your-games"),
        (
            Tab::Statistics,
            "/games/statistics",
            "crown",
            "ui-statistics",
        ),
        (Tab::Bring, "/games/bring", "save", "ui-bring"),
    ];
    html! {
        nav.tabs.own aria-label=(words.word("ui-your-games")) {
            @for (tab, path, picture, key) in all {
                a.btn href=(path) aria-current=[(tab == here).then_some("page")] { (icon(picture)) (words.word(key)) }
            }
        }
    }
}
