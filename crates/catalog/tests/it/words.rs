//! What tables say besides the words of their games.

use face::check::{check_words, is_quoted_beside};
use face::{Language, components};

#[test]
fn every_language_has_the_words_that_tables_say_and_no_others() {
    let said = is_quoted_beside(env!("CARGO_MANIFEST_DIR"));
    check_words(&catalog::WORDS, said).unwrap_or_else(|problems| panic!("{problems}"));
}

/// A bot without words for its style would be shown with its level alone.
#[test]
fn every_style_has_a_name_and_a_sentence_in_every_language() {
    for listed in catalog::GAMES {
        let game = listed.open(None).expect("our own content");
        for language in Language::ALL {
            let words = game.setup_words(language);
            for style in listed.styles {
                let told = components::style(&words, style.key);
                let (name, how) = told.unwrap_or_else(|| panic!("{language}: no {}", style.key));
                assert!(!name.is_empty() && how.ends_with('.'), "{name}: {how}");
            }
        }
    }
}

/// People know a style by the name of the bot.
#[test]
fn no_two_styles_of_a_game_share_a_name() {
    for listed in catalog::GAMES {
        let mut names: Vec<&str> = listed.styles.iter().flat_map(|style| style.names).collect();
        let all = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), all, "{names:?}");
    }
}
