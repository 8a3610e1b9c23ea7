//! What a browser fetches besides pages. A path has the hash of what it gives, so it may be kept for ever.

use std::sync::LazyLock;

/// A file that never changes under its path.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asset {
    /// Such as `/assets/longtable.1f2e3d4c5b6a7988.css`.
    pub path: String,
    pub mime: &'static str,
    pub body: &'static str,
}

impl Asset {
    /// `name` has an ending that tells the kind, such as `ethnos.css`.
    #[must_use]
    pub fn new(name: &str, body: &'static str) -> Self {
        let (stem, ending) = name.rsplit_once('.').unwrap_or((name, "txt"));
        let mime = match ending {
            "css" => "text/css; charset=utf-8",
            "js" => "text/javascript; charset=utf-8",
            "svg" => "image/svg+xml",
            _ => "text/plain; charset=utf-8",
        };
        Self {
            path: format!("/assets/{stem}.{:016x}.{ending}", hash(body)),
            mime,
            body,
        }
    }
}

static ALL: LazyLock<[Asset; 5]> = LazyLock::new(|| {
    [
        Asset::new("longtable.css", STYLE),
        Asset::new("longtable.js", SCRIPT),
        Asset::new("icons.svg", include_str!("../assets/icons.svg")),
        Asset::new("favicon.svg", include_str!("../assets/favicon.svg")),
        Asset::new(
            "favicon-turn.svg",
            include_str!("../assets/favicon-turn.svg"),
        ),
    ]
});

/// Tokens first, then what uses them.
const STYLE: &str = concat!(
    include_str!("../assets/tokens.css"),
    include_str!("../assets/components.css"),
    include_str!("../assets/shell.css"),
    include_str!("../assets/lobby.css"),
    include_str!("../assets/pages.css"),
    include_str!("../assets/table.css"),
);

const SCRIPT: &str = include_str!("../assets/longtable.js");

/// Every file of the house. The games have their own: see [`crate::Face::style`], [`crate::Face::sprite`] and
/// [`crate::Face::poster`].
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

pub(crate) fn icons() -> &'static str {
    &ALL[2].path
}

/// The picture in the tab.
#[must_use]
pub fn favicon() -> &'static str {
    &ALL[3].path
}

pub(crate) fn favicon_turn() -> &'static str {
    &ALL[4].path
}

/// FNV-1a: tells files apart, and needs to do nothing else.
fn hash(body: &str) -> u64 {
    body.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_tells_what_it_gives() {
        let asset = Asset::new("a.css", "a{}");
        assert_eq!(asset.mime, "text/css; charset=utf-8");
        assert_ne!(asset.path, Asset::new("a.css", "b{}").path);
        assert_eq!(asset.path, Asset::new("a.css", "a{}").path);
    }

    #[test]
    fn nothing_comes_from_elsewhere() {
        for asset in all() {
            let body = asset.body.replace("http://www.w3.org/2000/svg", "");
            assert!(
                !body.contains("http:") && !body.contains("https:") && !body.contains("@import"),
                "{}",
                asset.path
            );
        }
    }
}
