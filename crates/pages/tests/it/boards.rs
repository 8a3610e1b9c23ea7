//! The pages of boards that people built, with invented ones.

use std::sync::LazyLock;

use kernel::Wanted;
use maud::{Markup, html};
use pages::boards::{self, Beside, BoardCard, BoardNotice, SharedBoard};
use pages::lobby::{BoardLink, ChosenBoard, GameBoards};
use pages::shell::{self, Place, Theme};

use face::Words;

use super::samples::{SLY, shell};

static WANTED: LazyLock<Wanted> = LazyLock::new(|| {
    let text = "seats=3 +portals board=A0m13,B0o14";
    text.parse().expect("it is a wish")
});

static LINKS: LazyLock<[BoardLink<'static>; 2]> = LazyLock::new(|| {
    let link = |id, name, ready| BoardLink {
        id,
        name,
        about: "3".to_owned(),
        ready,
    };
    [link("b1", SLY, true), link("b2", "Half", false)]
});

/// What the lobby offers; with one of them chosen.
pub(crate) fn in_lobby() -> GameBoards<'static> {
    GameBoards {
        yours: LINKS.as_slice(),
        chosen: Some(ChosenBoard {
            id: "b1",
            name: SLY,
            wanted: &WANTED,
        }),
    }
}

fn card(ready: bool) -> BoardCard<'static> {
    BoardCard {
        id: "b1",
        name: SLY,
        about: "3".to_owned(),
        ready,
        picture: html! { svg aria-hidden="true" {} },
    }
}

pub(crate) fn pages(words: &Words, theme: Theme) -> Vec<(String, Markup)> {
    let beside = |id, link, notice| {
        let name = SLY;
        boards::beside(
            &Beside {
                id,
                name,
                link,
                notice,
                is_kept: link.is_some(),
            },
            words,
        )
    };
    let new = beside(None, None, Some(BoardNotice::Refused(SLY)));
    let kept = beside(Some("b1"), Some("http://h/boards/b1"), None);
    let on_bench = |drawn| boards::bench(&html! {}, &drawn, words);
    let shared = SharedBoard {
        card: card(true),
        owner: SLY,
        text: "A0m13",
    };
    let done = Some(BoardNotice::Done("Done"));
    let all = [
        ("boards-none", boards::list(&[], ("Ekö", 24), done, words)),
        (
            "boards",
            boards::list(&[card(true), card(false)], ("Ekö", 24), None, words),
        ),
        ("board-new", on_bench(new)),
        ("board-kept", on_bench(kept)),
        ("board-shared", boards::shared(&shared, None, words)),
        ("board-delete", boards::ask_delete("b1", SLY, words)),
    ];
    all.into_iter()
        .map(|(name, body)| {
            let shell = shell(theme, name, Place::Elsewhere);
            (name.to_owned(), shell::page(&shell, words, &body))
        })
        .collect()
}

/// While a board is chosen the form sends its tiles, its players and its variants.
#[test]
fn the_lobby_is_filled_in_with_a_board() {
    let words = ::pages::words(face::Language::English, &[]).unwrap();
    let pages = super::samples::pages(&words, Theme::Auto);
    let (_, lobby) = pages.into_iter().find(|(name, _)| name == "lobby").unwrap();
    let lobby = lobby.into_string();
    for part in [
        "name=\"eko.option.board\" value=\"A0m13,B0o14\" checked data-own-board",
        "name=\"eko.seats\" value=\"3\" checked",
        "name=\"eko.variant\" value=\"portals\" checked",
        "name=\"board\" value=\"b1\"",
        "The board decides: 3 players · Portals.",
        "body:has([data-own-board]:checked) [data-by-board]{display:none}",
    ] {
        assert!(lobby.contains(part), "{part}");
    }
    assert!(!lobby.contains("name=\"eko.option.board\" value=\"random\" checked"));
}
