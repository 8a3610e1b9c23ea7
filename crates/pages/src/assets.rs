//! The house's own static assets: the style of every page, the script and the icons. The games have their own: see
//! [`face::Face::style`], [`face::Face::sprite`] and [`face::Face::poster`].

use std::sync::LazyLock;

use face::assets::{self, Asset};

use crate::typefaces;

/// The typefaces, see [`typefaces`], then what faces build on, then what the pages add.
static STYLE: LazyLock<String> = LazyLock::new(|| {
    [
        &typefaces::style(),
        assets::STYLE,
        include_str!("../assets/shell.css"),
        include_str!("../assets/lobby.css"),
        include_str!("../assets/pages.css"),
        include_str!("../assets/sets.css"),
        include_str!("../assets/table.css"),
        include_str!("../assets/practice.css"),
    ]
    .concat()
});

const SCRIPT: &str = concat!(
    "\"use strict\";(() => {\n",
    include_str!("../assets/longtable.js"),
    include_str!("../assets/swap.js"),
    include_str!("../assets/friends.js"),
    include_str!("../assets/explain.js"),
    include_str!("../assets/detail.js"),
    include_str!("../assets/plane.js"),
    include_str!("../assets/sort.js"),
    include_str!("../assets/swipe.js"),
    include_str!("../assets/follow.js"),
    include_str!("../assets/coach.js"),
    include_str!("../assets/correct.js"),
    include_str!("../assets/proof.js"),
    "})();\n",
);

static ALL: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    let own = [
        Asset::new("longtable.css", STYLE.as_str()),
        Asset::new("longtable.js", SCRIPT),
        Asset::new("favicon.svg", include_str!("../assets/favicon.svg")),
        Asset::new(
            "favicon-turn.svg",
            include_str!("../assets/favicon-turn.svg"),
        ),
        assets::icons().clone(),
        Asset::new("review.css", include_str!("../assets/review.css")),
    ];
    let type_files = typefaces::files().map(|(asset, _)| asset.clone());
    own.into_iter()
        .chain(type_files)
        .chain([GAMES.clone(), assets::preview().clone()])
        .collect()
});

/// One's own games; no other page needs it.
static GAMES: LazyLock<Asset> =
    LazyLock::new(|| Asset::new("games.css", include_str!("../assets/games.css")));

/// Every file of the house.
#[must_use]
pub fn all() -> &'static [Asset] {
    ALL.as_slice()
}

/// The style of every page.
#[must_use]
pub fn style() -> &'static str {
    &ALL[0].path
}

pub(crate) fn script() -> &'static str {
    &ALL[1].path
}

/// The picture in the browser's tab.
#[must_use]
pub fn favicon() -> &'static str {
    &ALL[2].path
}

/// What the page of a review needs besides [`style`].
#[must_use]
pub fn review() -> &'static str {
    &ALL[5].path
}

/// What the pages of one's own games need besides [`style`].
#[must_use]
pub fn games() -> &'static str {
    &GAMES.path
}

pub(crate) fn favicon_turn() -> &'static str {
    &ALL[3].path
}
