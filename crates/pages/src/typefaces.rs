//! Type of our own: a sans for text and a serif for titles, see NOTICE. Pages ask for the files first of all, so that none is ever laid out
//! in another type first, and looks the same on every machine.

use std::sync::LazyLock;

use face::Language;
use face::assets::Asset;

/// A file of a typeface.
#[derive(Clone, Copy)]
struct Cut {
    family: &'static str,
    weight: &'static str,
    letters: &'static str,
    file: &'static [u8],
}

/// Polish letters have files of their own, as their source has.
const POLISH: &str = "U+104-107,U+118-119,U+141-144,U+15A-15B,U+179-17C";
const LATIN: &str = "U+20-7E,U+A0-FF,U+2013-2014,U+2018-201E,U+2026,U+2212";

const CUTS: [Cut; 4] = [
    Cut {
        family: "Text",
        weight: "400 600",
        letters: LATIN,
        file: include_bytes!("../assets/fonts/sans.woff2"),
    },
    Cut {
        family: "Text",
        weight: "400 600",
        letters: POLISH,
        file: include_bytes!("../assets/fonts/sans-pl.woff2"),
    },
    Cut {
        family: "Title",
        weight: "600",
        letters: LATIN,
        file: include_bytes!("../assets/fonts/serif.woff2"),
    },
    Cut {
        family: "Title",
        weight: "600",
        letters: POLISH,
        file: include_bytes!("../assets/fonts/serif-pl.woff2"),
    },
];

/// The files, each with the letters that it is for.
static FILES: LazyLock<[(Asset, &str); 4]> = LazyLock::new(|| {
    CUTS.map(|cut| {
        let (family, letters) = (cut.family.to_lowercase(), cut.letters);
        let name = if letters == POLISH {
            format!("{family}-pl.woff2")
        } else {
            format!("{family}.woff2")
        };
        (Asset::new(&name, cut.file), letters)
    })
});

pub(crate) fn files() -> impl Iterator<Item = &'static (Asset, &'static str)> {
    FILES.iter()
}

/// The paths of those that every page in this language needs. A page asks for them before anything else, so that it is laid out in
/// its own type from the first moment.
pub(crate) fn early(language: Language) -> impl Iterator<Item = &'static str> {
    let needed = move |letters: &str| letters == LATIN || language == Language::Polish;
    let files = files().filter(move |(_, letters)| needed(letters));
    files.map(|(asset, _)| asset.path.as_str())
}

/// As a style sheet.
pub(crate) fn style() -> String {
    let face = |(cut, (asset, _)): (&Cut, &(Asset, &str))| {
        let Cut {
            family,
            weight,
            letters,
            ..
        } = cut;
        let path = &asset.path;
        format!(
            "@font-face{{font-family:{family};font-weight:{weight};unicode-range:{letters};src:url({path})format(\"woff2\")}}\n"
        )
    };
    CUTS.iter().zip(files()).map(face).collect()
}
