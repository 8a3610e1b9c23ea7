//! The pages of one's own games, with invented ones.

use face::Words;
use kernel::Seat;
use maud::Markup;
use pages::games::{
    self, Bars, BringPage, ContinuePage, ContinueSeat, EditionLink, GameFigures, GameLink, Group,
    ListedGame, MinePage, PlayedBy, Sought, StatisticsPage, Who, Won,
};
use pages::lobby::{Finished, Placed};
use pages::shell::{self, Place, Preview, Theme};

use super::samples::{GAMES, SLY, shell, your_games};

pub(crate) fn pages(words: &Words, theme: Theme) -> Vec<(String, Markup)> {
    let all = [
        ("mine", mine(words)),
        ("statistics", statistics(words)),
        ("bring", bring(words)),
        ("continue", play_on(words)),
    ];
    let around = |(name, body): (&str, Markup)| {
        let mut shell = shell(theme, "Games", Place::Elsewhere);
        shell.preview = Some(Preview {
            title: SLY,
            about: SLY,
            home: "https://games.example",
            path: "/t/k3f9?step=3&as=1",
            picture: "/assets/preview.jpg",
        });
        (format!("games-{name}"), shell::page(&shell, words, &body))
    };
    all.into_iter().map(around).collect()
}

fn mine(words: &Words) -> Markup {
    let yours = your_games();
    let over = Finished {
        path: "/t/abcd",
        title: SLY,
        poster: &GAMES[0].poster.path,
        about: "1st · Olek",
        date: "2026-11-16",
        brought: false,
        result: Some(Placed {
            rank: 1,
            of: 4,
            score: 84,
        }),
        by: None,
    };
    let brought = Finished {
        brought: true,
        result: None,
        ..over.clone()
    };
    let page = MinePage {
        waiting: &yours[..2],
        games: &[
            ListedGame::GoesOn(yours[2].clone()),
            ListedGame::Over(over),
            ListedGame::Over(brought),
        ],
        sought: Sought {
            game: "ethnos.first",
            name: SLY,
            ..Sought::default()
        },
        known: &[GameLink {
            key: "ethnos",
            title: "Ethnos",
            editions: vec![EditionLink {
                key: "first".to_owned(),
                title: "1st".to_owned(),
            }],
        }],
        page: 1,
        goes_on: true,
    };
    let body = games::mine_page(&page, words);
    let again = "/games/mine?page=2&amp;game=ethnos.first&amp;name=%3Cb%3EOlek";
    assert!(
        body.clone().into_string().contains(again),
        "the filter stays"
    );
    body
}

fn won(label: &str, won: u32, played: u32) -> Won {
    Won {
        label: label.to_owned(),
        played,
        won,
        even: f64::from(played) / 4.0,
    }
}

fn statistics(words: &Words) -> Markup {
    let bars = |label: &str, values: &[f64]| Bars {
        label: label.to_owned(),
        values: values.to_vec(),
    };
    let (title, about) = (SLY.to_owned(), String::new());
    let game = GameFigures {
        key: "ethnos",
        title: "Ethnos",
        poster: &GAMES[0].poster.path,
        all: won("Ethnos", 12, 40),
        latest: vec![true, false, true],
        groups: vec![
            Group::Wins(
                title.clone(),
                about.clone(),
                vec![won(SLY, 3, 9), won("Elf", 0, 1)],
            ),
            Group::Bars(
                title.clone(),
                about.clone(),
                vec![bars("Bands", &[30.5, 21.25])],
            ),
            Group::Bars(title, about, vec![bars("Elf", &[12.0])]),
        ],
    };
    let page = StatisticsPage {
        games: &[game],
        who: Who::People,
        missing: 3,
    };
    let none = StatisticsPage {
        games: &[],
        who: Who::Anyone,
        missing: 0,
    };
    let empty = games::statistics_page(&none, words).into_string();
    assert!(empty.contains("class=\"panel empty\""));
    games::statistics_page(&page, words)
}

fn bring(words: &Words) -> Markup {
    let page = BringPage {
        body: SLY,
        fault: Some(SLY),
    };
    games::bring_page(&page, words)
}

fn play_on(words: &Words) -> Markup {
    let seat = |nth: u8, by| ContinueSeat {
        seat: Seat(nth),
        name: SLY,
        by,
    };
    let page = ContinuePage {
        path: "/t/k3f9",
        back: "/t/k3f9?step=12&as=1",
        title: SLY,
        poster: &GAMES[1].poster.path,
        step: 12,
        moment: "Age II",
        seats: &[
            seat(0, PlayedBy::You),
            seat(1, PlayedBy::Friend),
            seat(2, PlayedBy::Bot("sharp")),
        ],
        levels: &["novice", "sharp"],
        same: true,
        anew: true,
        refused: Some(SLY),
    };
    let open = ContinuePage {
        anew: false,
        refused: None,
        ..page.clone()
    };
    let open = games::continue_page(&open, words).into_string();
    assert!(
        !open.contains("type=\"radio\""),
        "there is nothing to choose"
    );
    games::continue_page(&page, words)
}

/// Wilson (1927), as tables of it give them.
#[test]
fn a_share_of_few_games_is_not_certain() {
    let interval = |wins, played| {
        let (low, high) = won("", wins, played).interval();
        [low, high].map(|share| (share * 1000.0).round() / 10.0)
    };
    assert_eq!(interval(0, 10), [0.0, 27.8]);
    assert_eq!(interval(1, 1), [20.7, 100.0]);
    assert_eq!(interval(5, 10), [23.7, 76.3]);
    assert_eq!(interval(50, 100), [40.4, 59.6]);
}
