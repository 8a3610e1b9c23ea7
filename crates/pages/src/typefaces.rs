//! Type of our own: a sans for text and a serif for titles, see NOTICE. The files are inside of the style sheet, so that no page is ever
//! laid out in another type first, and looks the same on every machine.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

/// A file of a typeface.
struct Cut {
    family: &'static str,
    weight: &'static str,
    letters: &'static str,
    file: &'static [u8],
}

/// Polish letters have files of their own, as their source has.
const POLISH: &str = "U+104-107,U+118-119,U+141-144,U+15A-15B,U+179-17C";
const LATIN: &str =
    "U+20-7E,U+A0-FF,U+2013-2014,U+2018-201E,U+2026,U+2190,U+2192,U+2212,U+2260,U+2264-2265";

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

/// As a style sheet.
pub(crate) fn style() -> String {
    let face = |cut: &Cut| {
        let Cut {
            family,
            weight,
            letters,
            file,
        } = cut;
        let data = STANDARD.encode(file);
        format!(
            "@font-face{{font-family:{family};font-weight:{weight};unicode-range:{letters};src:url(data:font/woff2;base64,{data})format(\"woff2\")}}\n"
        )
    };
    CUTS.iter().map(face).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_type_is_light() {
        let all: usize = CUTS.iter().map(|cut| cut.file.len()).sum();
        assert!(all < 90_000, "{all} bytes");
        assert!(CUTS.iter().all(|cut| cut.file.starts_with(b"wOF2")));
    }
}
