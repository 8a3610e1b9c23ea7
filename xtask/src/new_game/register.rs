//! The files that list games. Each is found by what is in it, so that a change there is told and not overlooked.

use std::path::Path;

use super::{File, Names, read};

/// Every file that lists games, with the new one listed.
pub(super) fn listed(root: &Path, names: &Names) -> Result<Vec<File>, String> {
    type Listing = fn(&str, &Names) -> Option<String>;
    let files: [(&str, Listing); 4] = [
        ("Cargo.toml", workspace),
        ("crates/catalog/Cargo.toml", catalog_uses),
        ("crates/catalog/src/lib.rs", catalog_lists),
        ("ARCHITECTURE.md", architecture),
    ];
    let list = |(path, listing): (&str, Listing)| {
        let text = read(&root.join(path))?;
        let text = listing(&text, names).ok_or_else(|| {
            format!("{path} does not list games as it used to: see xtask/src/new_game/register.rs")
        })?;
        Ok((path.into(), text))
    };
    files.into_iter().map(list).collect()
}

/// The crates of the workspace are the first paragraph of its dependencies; rules are optimised fully, and `bots` after them.
fn workspace(text: &str, names: &Names) -> Option<String> {
    let profile = format!(
        "[profile.release.package.{}]\nopt-level = 3\ncodegen-units = 1\n",
        names.key
    );
    let bots = text.find("[profile.release.package.bots]\n")?;
    let text = inserted(text, bots, &profile);
    let lines: String = [names.key.clone(), names.face()]
        .iter()
        .map(|name| format!("{name} = {{ path = \"crates/{name}\" }}\n"))
        .collect();
    let begin = text.find("[workspace.dependencies]\n")?;
    let end = begin + text[begin..].find("\n\n")? + 1;
    Some(inserted(&text, end, &lines))
}

/// The dependencies are in order.
fn catalog_uses(text: &str, names: &Names) -> Option<String> {
    let line = format!("{}.workspace = true\n", names.face());
    let begin = text.find("[dependencies]\n")? + "[dependencies]\n".len();
    let mut at = begin;
    for other in text[begin..].split_inclusive('\n') {
        if other.trim().is_empty() || other > line.as_str() {
            break;
        }
        at += other.len();
    }
    Some(inserted(text, at, &line))
}

/// Last in the list of games.
fn catalog_lists(text: &str, names: &Names) -> Option<String> {
    let begin = text.find("pub static GAMES: &[Listed] = &[\n")?;
    let end = begin + text[begin..].find("];")?;
    let line = format!("    Listed::of::<{}>(),\n", names.face_type());
    Some(inserted(text, end, &line))
}

/// In the row of the rules crates, in a new row after the last face, and in what `catalog` may use.
fn architecture(text: &str, names: &Names) -> Option<String> {
    let (key, face) = (&names.key, names.face());
    let row = |text: &str, begins: &str| {
        let at = text.find(&format!("\n| `{begins}"))? + 1;
        Some(at..at + text[at..].find('\n')?)
    };
    let rules = row(text, "ethnos`, ")?;
    let first_cell = rules.start + text[rules].find("` |")? + 1;
    let text = inserted(text, first_cell, &format!(", `{key}`"));

    let last_face = text.rfind("-face` | the words and looks")?;
    let after = last_face + text[last_face..].find('\n')? + 1;
    let line = format!(
        "| `{face}` | the words and looks of {} | `kernel`, `face`, `{key}` | – |\n",
        names.title
    );
    let text = inserted(&text, after, &line);

    let catalog = row(&text, "catalog` |")?;
    let cells = text[catalog.clone()].match_indices("` |");
    let may_use = catalog.start + cells.map(|(at, _)| at).nth(1)? + 1;
    Some(inserted(&text, may_use, &format!(", `{face}`")))
}

fn inserted(text: &str, at: usize, piece: &str) -> String {
    [&text[..at], piece, &text[at..]].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn this_workspace_can_list_another_game() {
        let root = crate::shell::root();
        let names = Names::new("liars-dice", &[], &[]).unwrap();
        let files = listed(&root, &names).unwrap();
        for (path, wanted) in [
            (
                "Cargo.toml",
                "liars-dice = { path = \"crates/liars-dice\" }\nliars-dice-face = { path = \"crates/liars-dice-face\" }\n",
            ),
            (
                "crates/catalog/Cargo.toml",
                "liars-dice-face.workspace = true\n",
            ),
            (
                "crates/catalog/src/lib.rs",
                "    Listed::of::<liars_dice_face::LiarsDiceFace>(),\n];",
            ),
            ("ARCHITECTURE.md", ", `liars-dice` | the rules of one game"),
            (
                "ARCHITECTURE.md",
                "\n| `liars-dice-face` | the words and looks of Liars Dice | `kernel`, `face`, `liars-dice` | – |\n",
            ),
        ] {
            let (_, text) = files
                .iter()
                .find(|(file, _)| file == Path::new(path))
                .unwrap();
            assert_eq!(text.matches(wanted).count(), 1, "{wanted} in {path}");
        }
        let (_, architecture) = &files[3];
        let mut lines = architecture.lines();
        let catalog = lines.find(|line| line.starts_with("| `catalog`")).unwrap();
        assert!(catalog.contains("`liars-dice-face`"), "{catalog}");
    }

    #[test]
    fn a_file_that_lists_games_in_another_way_is_named() {
        let names = Names::new("liars-dice", &[], &[]).unwrap();
        for listing in [workspace, catalog_uses, catalog_lists, architecture] {
            assert_eq!(listing("something else", &names), None);
        }
    }
}
