//! The form of the lobby, and what it says.

use face::Language;
use kernel::{Menu, Phrase};
use pages::lobby::{ClockRule, Joining, SeatWish, TimeOut, Wish};
use pages::shell::Theme;

use super::samples::{GAMES, pages};

fn read(fields: &[(&str, &str)]) -> Result<Wish, Phrase> {
    let menu = |key: &str| -> Option<&'static Menu> {
        GAMES
            .iter()
            .find(|game| game.key == key)
            .map(|game| &game.menu)
    };
    let fields: Vec<_> = fields
        .iter()
        .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
        .collect();
    Wish::read(&fields, menu)
}

#[test]
fn a_game_alone_is_a_wish() {
    let wish = read(&[("game", "eko")]).unwrap();
    assert_eq!(wish.wanted.seats, Some(2));
    assert_eq!(wish.seats, [SeatWish::You, SeatWish::Open]);
    assert_eq!(
        (wish.clock, wish.time_out, wish.joining),
        (ClockRule::None, TimeOut::Bot, Joining::Everyone)
    );
}

#[test]
fn a_whole_form_is_read_and_the_other_games_are_left_aside() {
    let wish = read(&[
        ("game", "ethnos"),
        ("eko.seats", "2"),
        ("eko.variant", "portals"),
        ("ethnos.seats", "4"),
        ("ethnos.edition", "first"),
        ("ethnos.variant", "draw-two"),
        ("ethnos.option.tribes", "random"),
        ("ethnos.option.level", "hard"),
        ("seat2", "bot"),
        ("seat2.level", "sharp"),
        ("seat3", "device"),
        ("seat3.name", " Tata "),
        ("seat4", "open"),
        ("seat5", "bot"),
        ("clock", "bank"),
        ("clock.bank", "900"),
        ("clock.move", "30"),
        ("timeout", "forfeit"),
        ("joining", "link"),
        ("name", "Maja"),
    ])
    .unwrap();
    // The level of the solo game is nothing that the first edition knows, and a default needs no words.
    assert_eq!(wish.wanted.to_string(), "edition=first seats=4 +draw-two");
    let seats = [
        SeatWish::You,
        SeatWish::Bot("sharp".to_owned()),
        SeatWish::Device("Tata".to_owned()),
        SeatWish::Open,
    ];
    assert_eq!(wish.seats, seats);
    assert_eq!(
        (wish.clock, wish.time_out, wish.joining),
        (ClockRule::Bank(900), TimeOut::Forfeit, Joining::Link)
    );
    assert_eq!(wish.name.as_deref(), Some("Maja"));
}

#[test]
fn parts_make_a_list() {
    let tribes = ["orc", "elf", "giant", "troll", "wizard", "raven"];
    let ticked = |switch: &'static str, seats: &'static str| {
        let mut fields = vec![
            ("game", "ethnos"),
            ("ethnos.edition", "first"),
            ("ethnos.seats", seats),
            ("ethnos.option.tribes", switch),
        ];
        fields.extend(tribes.map(|tribe| ("ethnos.part.tribes", tribe)));
        read(&fields)
    };
    // Ravens belong to the second edition: they were not seen.
    let wish = ticked("pick", "3").unwrap();
    assert_eq!(wish.wanted.options["tribes"], "orc,elf,giant,troll,wizard");
    assert!(ticked("random", "3").unwrap().wanted.options.is_empty());
    let words = ::pages::words(Language::English, &[]).unwrap();
    assert_eq!(
        words.say(&ticked("pick", "4").unwrap_err()),
        "You chose 5; with 4 players, choose 6."
    );
}

#[test]
fn a_part_for_each_seat() {
    let given = |kingdoms: [&'static str; 4]| {
        let mut fields = vec![
            ("game", "numa-sera"),
            ("numa-sera.seats", "2"),
            ("numa-sera.option.kingdoms", "pick"),
        ];
        fields.extend(kingdoms.map(|kingdom| ("numa-sera.part.kingdoms", kingdom)));
        read(&fields)
    };
    let wish = given(["meran", "numa-sera", "meran", "meran"]).unwrap();
    assert_eq!(wish.wanted.options["kingdoms"], "meran,numa-sera");
    assert!(given(["meran", "meran", "numa-sera", "dena-vale"]).is_err());
}

#[test]
fn anything_else_can_be_written() {
    let wish = read(&[
        ("game", "eko"),
        ("eko.option.board", "write"),
        ("eko.text.board", " A0m13,B2o14 "),
    ])
    .unwrap();
    assert_eq!(wish.wanted.options["board"], "A0m13,B2o14");
}

#[test]
fn nonsense_is_refused_in_a_sentence() {
    let words = ::pages::words(Language::English, &[]).unwrap();
    let refused = |fields: &[(&str, &str)]| words.say(&read(fields).unwrap_err());
    assert_eq!(
        refused(&[("game", "chess")]),
        "There is no game called “chess”."
    );
    assert_eq!(refused(&[]), "There is no game called “”.");
    assert_eq!(
        refused(&[("game", "eko"), ("eko.seats", "many")]),
        "“many” is not a number."
    );
    assert!(refused(&[("game", "eko"), ("clock", "move"), ("clock.move", "x")]).contains("number"));
    assert!(refused(&[("game", "eko"), ("clock", "bank")]).contains("number"));
}

/// Whatever the form offers can be read: every radio and option of the page, by its name.
#[test]
fn the_page_has_the_fields_that_are_read() {
    let words = ::pages::words(Language::English, &[]).unwrap();
    let (_, page) = pages(&words, Theme::Auto)
        .into_iter()
        .find(|(name, _)| name == "lobby")
        .unwrap();
    let page = page.into_string();
    let names = [
        "game",
        "ethnos.seats",
        "ethnos.edition",
        "ethnos.variant",
        "ethnos.option.tribes",
        "ethnos.option.level",
        "eko.variant",
        "eko.option.board",
        "eko.text.board",
        "ethnos.part.tribes",
        "numa-sera.part.kingdoms",
        "numa-sera.option.win",
        "seat2",
        "seat6.level",
        "seat3.name",
        "clock",
        "clock.move",
        "clock.bank",
        "timeout",
        "joining",
    ];
    for name in names {
        assert!(page.contains(&format!("name=\"{name}\"")), "{name}");
    }
    assert!(page.contains("formaction=\"/play\"") && page.contains("action=\"/tables\""));
}
