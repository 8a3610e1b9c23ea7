//! Every page in every state that matters, with invented people: what the tests read and the gallery shows.

use std::sync::LazyLock;

use eko::Eko;
use eko_face::EkoFace;
use ethnos::Ethnos;
use ethnos_face::EthnosFace;
use face::assets::Asset;
use face::{Face, Language, Words};
use kernel::{Menu, Published, RuleBook, Seat};
use maud::Markup;
use numa_sera::NumaSera;
use numa_sera_face::NumaSeraFace;
use pages::account::{self, Account, AccountNotice, Device, Recovery, Token};
use pages::lobby::{self, GameCard, Lobby, OpenTable, WatchedTable, YourGame, YourState};
use pages::notice::{self, Notice};
use pages::rulebook::{self, RulesPage};
use pages::shell::{self, Pace, Place, Shell, Theme};
use pages::waiting::{self, Curtain, WaitingFor, WaitingRoom, WaitingSeat, WaitingViewer};

use super::{boards, games, review, sets, tables};

/// A game as the lobby knows it.
pub(crate) struct Game {
    pub(crate) key: &'static str,
    pub(crate) title: &'static str,
    pub(crate) menu: Menu,
    pub(crate) poster: Asset,
    pub(crate) sprite: Asset,
    setup_words: fn(Language) -> &'static str,
    rules: fn(Language) -> &'static str,
}

fn game<F: Face>() -> Game {
    let content = F::Game::read_content(F::Game::CONTENT).expect("we ship it");
    Game {
        key: F::Game::KEY,
        title: F::Game::TITLE,
        menu: F::Game::menu(&content),
        poster: Asset::new(&format!("{}-poster.svg", F::Game::KEY), F::poster()),
        sprite: Asset::new(&format!("{}.svg", F::Game::KEY), F::sprite()),
        setup_words: F::setup_words,
        rules: F::rules,
    }
}

pub(crate) static GAMES: LazyLock<[Game; 3]> = LazyLock::new(|| {
    assert_eq!(
        (Ethnos::KEY, Eko::KEY, NumaSera::KEY),
        ("ethnos", "eko", "numa-sera")
    );
    [
        game::<EthnosFace>(),
        game::<EkoFace>(),
        game::<NumaSeraFace>(),
    ]
});

pub(crate) const LEVELS: [&str; 5] = ["novice", "steady", "sharp", "master", "champion"];
/// A name that would be markup if it were not escaped.
pub(crate) const SLY: &str = "<b>Olek</b> & \"Co\"";

pub(crate) fn setup_words(game: &Game, language: Language) -> Words {
    Words::new(language, &[(game.setup_words)(language)]).expect("we ship it")
}

/// Every page by name.
pub(crate) fn pages(words: &Words, theme: Theme) -> Vec<(String, Markup)> {
    let mut pages = vec![
        ("lobby".to_owned(), lobby_page(words, theme, true)),
        ("lobby-guest".to_owned(), lobby_page(words, theme, false)),
        ("watch".to_owned(), watch_page(words, theme)),
    ];
    for (name, viewer) in [
        ("waiting-host", WaitingViewer::Host),
        ("waiting-seated", WaitingViewer::Seated),
        ("waiting-join", WaitingViewer::Outside { name: None }),
    ] {
        let room = waiting_page(words, theme, viewer, WaitingFor::Anybody);
        pages.push((name.to_owned(), room));
    }
    let outside = WaitingViewer::Outside { name: None };
    let room = waiting_page(words, theme, outside, WaitingFor::Invited);
    pages.push(("waiting-uninvited".to_owned(), room));
    pages.push(("curtain".to_owned(), curtain_page(words, theme)));
    pages.push(("account".to_owned(), account_page(words, theme, false)));
    pages.push((
        "account-signed-in".to_owned(),
        account_page(words, theme, true),
    ));
    pages.push(("notice".to_owned(), notice_page(words, theme)));
    pages.push(("rules".to_owned(), rules_page(words, theme, "")));
    pages.push((
        "rules-found".to_owned(),
        rules_page(words, theme, "dragon 3"),
    ));
    let games = GAMES
        .each_ref()
        .map(|game| (game.key, game.title, game.poster.path.as_str()));
    let index = rulebook::index(&games, words);
    pages.push((
        "rules-index".to_owned(),
        page(words, theme, "Rules", Place::Rules, &index),
    ));
    pages.extend(boards::pages(words, theme));
    pages.extend(games::pages(words, theme));
    pages.extend(review::pages(words, theme));
    pages.extend(sets::pages(words, theme));
    pages.extend(tables::pages(words, theme));
    pages
}

pub(crate) fn shell<'a>(theme: Theme, title: &'a str, here: Place) -> Shell<'a> {
    Shell {
        again: None,
        preview: None,
        theme,
        sound: true,
        pace: Pace::Fast,
        confirm: true,
        title,
        person: Some("Maja"),
        your_turns: 2,
        path: "/here?a=1&b=2",
        here,
        styles: &[],
        scripts: &[],
    }
}

fn page(words: &Words, theme: Theme, title: &str, here: Place, body: &Markup) -> Markup {
    shell::page(&shell(theme, title, here), words, body)
}

fn lobby_page(words: &Words, theme: Theme, known: bool) -> Markup {
    let texts = GAMES
        .each_ref()
        .map(|game| setup_words(game, words.language()));
    let cards: Vec<GameCard<'_>> = GAMES
        .iter()
        .zip(&texts)
        .map(|(game, texts)| GameCard {
            key: game.key,
            title: game.title,
            poster: &game.poster.path,
            sprite: &game.sprite,
            menu: &game.menu,
            teaches: true,
            texts,
            boards: (game.key == "eko" && known).then(boards::in_lobby),
        })
        .collect();
    let (yours, open) = (your_games(), open_tables());
    let lobby = Lobby {
        name: known.then_some("Maja"),
        games: &cards,
        chosen: if known { "ethnos" } else { "eko" },
        levels: &LEVELS,
        level: "steady",
        yours: if known { &yours } else { &[] },
        yours_go_on: known,
        finished: &[],
        offer_recovery: true,
        open: if known { &open } else { &[] },
        open_total: if known { 12 } else { 0 },
        sets: if known { &sets::LINKS } else { &[] },
        has_played: known,
        new_here: known,
        refused: (!known).then_some(SLY),
    };
    let body = lobby::lobby(&lobby, words);
    let mut shell = shell(theme, "Longtable", Place::Play);
    if !known {
        (shell.person, shell.your_turns) = (None, 0);
    }
    shell::page(&shell, words, &body)
}

pub(crate) fn your_games() -> [YourGame<'static>; 4] {
    let [ethnos, eko, numa] = &*GAMES;
    let (minutes, days) = (Some(222_000), Some(2 * 86_400_000));
    let age = "Age II · Olek, Sage, Ines";
    [
        your_game(ethnos, age, YourState::YourTurn, minutes),
        your_game(eko, "Piotr", YourState::YourTurn, days),
        your_game(numa, "Ewa, bot", YourState::Plays(SLY), None),
        your_game(ethnos, "solo", YourState::Paused, None),
    ]
}

fn open_tables() -> [OpenTable<'static>; 4] {
    let [ethnos, eko, numa] = &*GAMES;
    [
        open_table(ethnos, "2nd · 15 min", SLY, &[true, true, false, false]),
        open_table(ethnos, "", "Zosia", &[true, false, false, false]),
        open_table(eko, "", "Piotr", &[true, true, true, false]),
        open_table(numa, "", "Ewa", &[true, false]),
    ]
}

fn your_game<'a>(
    game: &'a Game,
    about: &'a str,
    state: YourState<'a>,
    left_ms: Option<i64>,
) -> YourGame<'a> {
    YourGame {
        path: "/t/k3f9",
        title: game.title,
        poster: &game.poster.path,
        about,
        state,
        left_ms,
    }
}

fn open_table<'a>(
    game: &'a Game,
    about: &'a str,
    host: &'a str,
    taken: &'a [bool],
) -> OpenTable<'a> {
    OpenTable {
        path: "/t/k3f9",
        title: game.title,
        poster: &game.poster.path,
        about,
        host,
        taken,
    }
}

fn watch_page(words: &Words, theme: Theme) -> Markup {
    let [ethnos, eko, _] = &*GAMES;
    let watched =
        [(ethnos, false), (eko, false), (ethnos, true)].map(|(game, over)| WatchedTable {
            path: "/w/k3f9",
            title: game.title,
            poster: &game.poster.path,
            about: "",
            names: &["Maja", SLY, "Ines"],
            over,
        });
    let open = [open_table(eko, "", "Piotr", &[true, false])];
    let body = lobby::watch_page(&open, &watched, words);
    page(words, theme, "Watch", Place::Watch, &body)
}

fn waiting_page(
    words: &Words,
    theme: Theme,
    viewer: WaitingViewer<'_>,
    last: WaitingFor<'_>,
) -> Markup {
    let you = viewer == WaitingViewer::Host;
    let raider = ("raider".to_owned(), "likes to attack.".to_owned());
    let person = |name, you, host, here| WaitingFor::Person {
        name,
        you,
        host,
        here,
    };
    let who = [
        person("Maja", you, true, true),
        person(SLY, viewer == WaitingViewer::Seated, false, false),
        WaitingFor::Bot {
            name: "Runa",
            level: "sharp",
            style: Some(&raider),
        },
        WaitingFor::Device { name: "Tata" },
        last,
    ];
    let seats: Vec<WaitingSeat<'_>> = (0..)
        .map(Seat)
        .zip(who)
        .map(|(seat, who)| WaitingSeat { seat, who })
        .collect();
    let room = WaitingRoom {
        path: "/t/k3f9",
        title: GAMES[0].title,
        poster: &GAMES[0].poster.path,
        about: "1st · 15 min",
        seats: &seats,
        levels: &LEVELS,
        level: LEVELS[1],
        invite: "https://games.example/t/k3f9?key=abc",
        watch: "https://games.example/w/k3f9",
        invitation: "",
        viewer,
        not_yet: you.then_some("…"),
        set: Some((SLY, &sets::differences())),
        seq: 4,
    };
    page(
        words,
        theme,
        GAMES[0].title,
        Place::Play,
        &waiting::room(&room, words),
    )
}

fn curtain_page(words: &Words, theme: Theme) -> Markup {
    let curtain = Curtain {
        path: "/t/k3f9",
        title: GAMES[0].title,
        seat: Seat(1),
        name: SLY,
        seq: 4,
    };
    page(
        words,
        theme,
        GAMES[0].title,
        Place::Play,
        &waiting::curtain(&curtain, words),
    )
}

fn account_page(words: &Words, theme: Theme, signed_in: bool) -> Markup {
    let tokens = [Token {
        id: "1",
        label: SLY,
        made: "2026-03-01",
    }];
    let device = |id, label, is_this| Device {
        id,
        label,
        seen: "2026-11-16",
        is_this,
    };
    let devices = [device("d1", SLY, true), device("d2", "", false)];
    let account = Account {
        name: Some(SLY),
        login: signed_in.then_some("maja"),
        tokens: if signed_in { &tokens } else { &[] },
        new_token: signed_in.then_some("lt_0123456789abcdef"),
        device_link: signed_in.then_some("https://games.example/d/0123456789"),
        devices: &devices,
        recovery: if signed_in {
            Recovery::New("https://games.example/recover/abcde-fghjk")
        } else {
            Recovery::Kept
        },
        webhook: signed_in.then_some("https://hooks.example/x"),
        notice: Some(if signed_in {
            AccountNotice::Done("OK")
        } else {
            AccountNotice::Refused(SLY)
        }),
    };
    let shell = shell(theme, "Maja", Place::Account);
    shell::page(&shell, words, &account::page(&account, &shell, words))
}

fn notice_page(words: &Words, theme: Theme) -> Markup {
    let notice = Notice {
        title: SLY,
        sentence: "Duris: 3 < 4.",
        rule: Some(("/rules/ethnos", "ET-BAND-6")),
        back: Some("/t/k3f9"),
    };
    page(
        words,
        theme,
        "…",
        Place::Elsewhere,
        &notice::page(&notice, words),
    )
}

fn rules_page(words: &Words, theme: Theme, query: &str) -> Markup {
    let game = &GAMES[0];
    let texts = setup_words(game, words.language());
    let keys: Vec<&str> = game
        .menu
        .editions
        .iter()
        .map(|edition| edition.key)
        .collect();
    let editions: Vec<(&str, String)> = keys
        .iter()
        .map(|key| (*key, texts.word(&format!("setup-edition-{key}"))))
        .collect();
    let book = RuleBook::read((game.rules)(words.language()), &keys);
    let found = ["ET-DRAGON-5".to_owned(), "ET-DRAGON-6".to_owned()];
    let rules = RulesPage {
        game: game.key,
        title: game.title,
        editions: &editions,
        edition: (!query.is_empty()).then_some("first"),
        query,
        found: (!query.is_empty()).then_some(&found),
        table: None,
        how: &Markup::default(),
        tries: &|id| {
            if id.ends_with('1') {
                vec![3, 7]
            } else {
                Vec::new()
            }
        },
        holds: &|_| true,
        book: &book,
    };
    page(
        words,
        theme,
        game.title,
        Place::Rules,
        &rulebook::page(&rules, words),
    )
}
