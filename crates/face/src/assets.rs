//! Static assets. Each path contains the hash of its content, so browsers may cache it forever.

use std::sync::LazyLock;

/// A file that never changes under its path.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asset {
    /// Such as `/assets/longtable.1f2e3d4c5b6a7988.css`.
    pub path: String,
    pub mime: &'static str,
    pub body: &'static [u8],
}

impl Asset {
    /// `name` has an ending that tells the kind, such as `ethnos.css`.
    #[must_use]
    pub fn new(name: &str, body: &'static (impl AsRef<[u8]> + ?Sized)) -> Self {
        let body = body.as_ref();
        let (stem, ending) = name.rsplit_once('.').unwrap_or((name, "txt"));
        let mime = match ending {
            "css" => "text/css; charset=utf-8",
            "js" => "text/javascript; charset=utf-8",
            "svg" => "image/svg+xml",
            "jpg" => "image/jpeg",
            "woff2" => "font/woff2",
            _ => "text/plain; charset=utf-8",
        };
        Self {
            path: format!("/assets/{stem}.{:016x}.{ending}", hash(body)),
            mime,
            body,
        }
    }
}

/// What the style sheet of a game builds on: colours and sizes as custom properties, then buttons, panels, counters and the
/// like, and the frame of every table.
pub const STYLE: &str = concat!(
    include_str!("../assets/tokens.css"),
    include_str!("../assets/components.css"),
    include_str!("../assets/frame.css"),
);

/// The house's icons and the signs of the seats, as SVG symbols: see [`crate::components::icon`].
#[must_use]
pub fn icons() -> &'static Asset {
    static ICONS: LazyLock<Asset> =
        LazyLock::new(|| Asset::new("icons.svg", include_str!("../assets/icons.svg")));
    &ICONS
}

/// The picture of the house for previews of links, 1200 by 630: see [`crate::Face::preview`].
#[must_use]
pub fn preview() -> &'static Asset {
    static PREVIEW: LazyLock<Asset> = LazyLock::new(|| Asset::new("preview.jpg", PREVIEW_FILE));
    &PREVIEW
}

pub(crate) const PREVIEW_FILE: &[u8] = include_bytes!("../assets/preview.jpg");

/// FNV-1a: tells files apart, and needs to do nothing else.
fn hash(body: &[u8]) -> u64 {
    body.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3)
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
}
