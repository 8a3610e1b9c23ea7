//! What holds for every page, whatever is on it.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use face::Language;
use face::check::{check_words, is_quoted_beside};
use kernel::{Menu, OptionInfo};
use pages::shell::Theme;

use super::samples::{GAMES, SLY, pages, setup_words};

fn all() -> Vec<(String, String)> {
    let mut all = Vec::new();
    for language in Language::ALL {
        let words = ::pages::words(language, &[]).unwrap();
        for (name, page) in pages(&words, Theme::Auto) {
            all.push((format!("{language} {name}"), page.into_string()));
        }
    }
    all
}

#[test]
fn no_page_misses_a_word() {
    for (name, page) in all() {
        for key in ["ui-", "setup-"] {
            let at = page.find(key).unwrap_or(0);
            let around: String = page[at..].chars().take(60).collect();
            assert!(!page.contains(key), "{name}: {around}");
        }
    }
}

#[test]
fn names_and_chat_are_escaped() {
    let mut met = 0;
    for (name, page) in all() {
        assert!(!page.contains(SLY), "{name}");
        assert!(!page.contains("<script>alert"), "{name}");
        met += page
            .matches("&lt;b&gt;Olek&lt;/b&gt; &amp; &quot;Co&quot;")
            .count();
    }
    assert!(met > 20, "the sly name is met on {met} places only");
}

/// A table is a frame of regions, each of them once, whatever else is on it.
#[test]
fn every_table_has_its_regions() {
    let tables = all().into_iter();
    let tables = tables.filter(|(name, _)| name.contains("table") || name.contains("fragment"));
    let mut met = 0;
    for (name, page) in tables.filter(|(_, page)| page.contains("data-kind=\"table\"")) {
        met += 1;
        for region in ["players", "board", "tray", "side"] {
            let there = page.matches(&format!("data-region=\"{region}\"")).count();
            assert_eq!(there, 1, "{name}: {region}");
        }
        assert_eq!(page.matches("<div class=\"notes\"").count(), 1, "{name}");
    }
    assert!(met > 10, "{met} tables");
}

/// The pages must work under a policy without inline script.
#[test]
fn there_is_no_inline_script() {
    for (name, page) in all() {
        for part in page.split("<script").skip(1) {
            assert!(part.starts_with(" src=\"/assets/"), "{name}");
        }
        for tag in page.split('<').skip(1) {
            let tag = tag.split('>').next().unwrap_or_default();
            let handler = tag
                .split_whitespace()
                .find(|part| part.starts_with("on") && part.contains('='));
            assert_eq!(handler, None, "{name}: <{tag}>");
            assert!(!tag.contains("javascript:"), "{name}: <{tag}>");
        }
    }
}

#[test]
fn nothing_is_fetched_from_elsewhere() {
    for (name, page) in all() {
        for attribute in [" src=\"", " href=\"", " action=\"", " formaction=\""] {
            for value in page
                .split(attribute)
                .skip(1)
                .map(|rest| rest.split('"').next().unwrap_or_default())
            {
                let own = value.starts_with('/')
                    || value.starts_with('#')
                    || value.starts_with("https://games.example/");
                assert!(own, "{name}: {attribute}{value}");
            }
        }
    }
}

/// Two things of one name confuse labels, links and the script.
#[test]
fn ids_are_unique_and_what_points_to_them_finds_them() {
    for (name, page) in all() {
        let values = |attribute: &str| -> Vec<String> {
            page.split(&format!(" {attribute}=\""))
                .skip(1)
                .filter_map(|rest| Some(rest.split_once('"')?.0.to_owned()))
                .collect()
        };
        let ids = values("id");
        let unique: BTreeSet<&String> = ids.iter().collect();
        assert_eq!(unique.len(), ids.len(), "{name}: {ids:?}");
        let pointers = [
            "aria-labelledby",
            "aria-describedby",
            "popovertarget",
            "form",
            "for",
        ];
        for pointed in pointers
            .into_iter()
            .flat_map(values)
            .filter(|_| !name.contains("fragment"))
        {
            assert!(
                unique.contains(&pointed),
                "{name}: nothing is called {pointed}"
            );
        }
    }
}

/// The page reads them, and whoever has no script sees and changes them by plain forms.
#[test]
fn settings_are_told_to_the_script_and_shown_where_they_are_changed() {
    let english = |name: &str| format!("{} {name}", Language::English);
    for (name, page) in all() {
        if page.starts_with("<!DOCTYPE") {
            let html = page.split("<head>").next().unwrap_or_default();
            let told = r#"data-sound="on" data-pace="fast" data-confirm="on""#;
            assert!(html.contains(told), "{name}: {html}");
        }
        if name == english("table") || name == english("account") {
            for chosen in [
                r#"name="pace" value="fast" aria-pressed="true">Fast<"#,
                r#"name="pace" value="at-once" aria-pressed="false">At once<"#,
                r#"name="confirm" value="off" aria-pressed="false">Off<"#,
                r#"name="confirm" value="on" aria-pressed="true">On<"#,
            ] {
                assert_eq!(page.matches(chosen).count(), 1, "{name}: {chosen}");
            }
        }
    }
}

#[test]
fn undo_says_what_it_does_and_the_result_what_was_undone() {
    let words = ::pages::words(Language::English, &[]).unwrap();
    let pages: Vec<_> = pages(&words, Theme::Auto);
    let page = |wanted: &str| {
        let page = pages.iter().find(|(name, _)| name == wanted);
        page.unwrap().1.clone().into_string()
    };
    let title = "title=\"Back to your last decision. Bots' answers are taken back too.\"";
    assert!(page("table-alone").contains(title));
    assert!(!page("table").contains(title));
    assert!(page("table-over").contains("With 2 take-backs"));
}

#[test]
fn pages_say_their_language_and_theme() {
    let words = ::pages::words(Language::Polish, &[]).unwrap();
    for (name, page) in pages(&words, Theme::Dark)
        .into_iter()
        .filter(|(name, _)| name != "fragment")
    {
        let page = page.into_string();
        assert!(
            page.starts_with("<!DOCTYPE html><html lang=\"pl\" data-theme=\"dark\""),
            "{name}"
        );
        assert_eq!(page.matches("<main").count(), 1, "{name}");
        assert!(
            page.contains("value=\"/here?a=1&amp;b=2\""),
            "{name}: the switches come back"
        );
    }
}

/// The curtain hides the table from the wrong person, so nothing of it may be on the page.
#[test]
fn the_curtain_has_no_table_on_it() {
    let words = ::pages::words(Language::English, &[]).unwrap();
    let (_, page) = pages(&words, Theme::Auto)
        .into_iter()
        .find(|(name, _)| name == "curtain")
        .unwrap();
    let page = page.into_string();
    assert!(
        page.contains("Pass the device to")
            && !page.contains("class=\"stage")
            && !page.contains("class=\"log")
    );
}

#[test]
fn every_language_has_the_words_of_the_pages_and_no_others() {
    let said = is_quoted_beside(env!("CARGO_MANIFEST_DIR"));
    check_words(&::pages::WORDS, said).unwrap_or_else(|problems| panic!("{problems}"));
}

/// The menu of a game has a word for whatever it offers.
#[test]
fn every_set_up_has_words_in_every_language() {
    for game in GAMES.iter() {
        for language in Language::ALL {
            let words = setup_words(game, language);
            let missing = setup_keys(&game.menu).find(|key| !words.knows(key));
            assert_eq!(missing, None, "{}, {language}", game.key);
        }
    }
}

/// The keys that the lobby looks for; those of editions only where there is a choice.
fn setup_keys(menu: &Menu) -> impl Iterator<Item = String> {
    let editions = menu.editions.iter().filter(|_| menu.editions.len() > 1);
    let editions = editions.map(|edition| format!("setup-edition-{}", edition.key));
    let variants = menu.variants.iter();
    let variants = variants.map(|variant| format!("setup-variant-{}", variant.key));
    let options = menu.options.iter().flat_map(option_keys);
    let always = ["setup-about", "setup-length"].map(str::to_owned);
    always
        .into_iter()
        .chain(editions)
        .chain(variants)
        .chain(options)
}

fn option_keys(option: &OptionInfo) -> Vec<String> {
    let key = format!("setup-option-{}", option.key);
    let values = option.values.iter().map(|value| format!("{key}-{value}"));
    let mut keys: Vec<String> = values.collect();
    if let Some(list) = &option.list {
        let parts = list.parts.iter();
        keys.extend(parts.map(|part| format!("setup-part-{}", part.key)));
        keys.extend(list.named.iter().map(|of| format!("{key}-{}", of.key)));
    }
    keys.push(key);
    keys
}

/// Words of other translations for what already has a Polish one, and that one.
const OTHERWISE: &[(&str, &str)] = &[
    ("rekrutac", "werbunku"),
    ("rybie Werbunku", "trybie werbunku"),
    ("grze solo", "trybie solo"),
    ("regular = Zwykły", "Normalny"),
    ("reguł", "zasady"),
    ("edycj", "wydanie"),
    ("na ręku", "na ręce"),
    ("wrogi", "przeciwnika"),
    ("wygrywa grę", "wygrywa partię"),
    ("wygraj grę", "wygraj partię"),
    ("w tej grze", "w tej partii"),
    ("pierwszą grę", "pierwszą partię"),
    ("-your-turn = Twoja tura", "Twój ruch"),
    ("zapis gry", "dziennik"),
    ("polegli", "zabici"),
    ("handlow", "wymiana"),
    ("fazie posiłków", "Posiłków"),
];

/// One thing has one word, on every page and in the rules.
#[test]
fn polish_has_one_word_for_one_thing() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("a crate is in crates");
    let mut folders: Vec<PathBuf> = std::fs::read_dir(crates)
        .expect("the crates can be listed")
        .map(|one| one.expect("an entry").path().join("words"))
        .collect();
    folders.push(crates.join("../docs/rules"));
    let mut read = 0;
    for folder in folders.iter().filter(|folder| folder.is_dir()) {
        for file in std::fs::read_dir(folder).expect("it can be listed") {
            let path = file.expect("an entry").path();
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            // How people ask is their own affair.
            let is_ours = !name.starts_with("asked.");
            if !is_ours || !name.split(['.', '-']).any(|part| part == "pl") {
                continue;
            }
            let text = std::fs::read_to_string(&path).expect("words are text");
            for (other, usual) in OTHERWISE {
                let found = text.lines().find(|line| line.contains(other));
                assert_eq!(found, None, "{name}: write {usual}");
            }
            read += 1;
        }
    }
    assert!(read > 10, "{read} files were read");
}
