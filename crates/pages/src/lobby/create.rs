//! The form of a new table: every option of every game, and only those of the chosen one are seen.

use std::fmt::Write;

use face::Words;
use face::components::{self, counter, icon};
use kernel::{EditionInfo, Phrase, Seat, VariantInfo};
use maud::{Markup, html};

use super::wish::short_time;
use super::{GameCard, Lobby, options};
use crate::parts::{LONGEST_NAME, field, how_bots_play, say, switch};
use crate::sets;

/// What a clock for each move can be set to, in seconds.
pub const MOVES: [u32; 11] = [
    30, 60, 120, 300, 900, 3_600, 28_800, 86_400, 172_800, 259_200, 604_800,
];
/// What a player's bank can be set to, in seconds.
pub const BANKS: [u32; 9] = [300, 600, 900, 1_800, 2_700, 3_600, 7_200, 86_400, 604_800];

/// As many people as ever sit at a table.
pub(super) const SEATS: u8 = 6;

pub(super) fn form(lobby: &Lobby<'_>, words: &Words) -> Markup {
    html! {
        form.panel.make #wish method="post" action="/tables" aria-labelledby="create" {
            h2 #create { (words.word("ui-create-title")) }
            @if lobby.name.is_none() {
                (field(&words.word("ui-your-name"), html! {
                    input type="text" name="name" maxlength=(LONGEST_NAME) autocomplete="nickname" placeholder=(words.word("ui-guest"));
                }))
            }
            @for game in lobby.games { (players(game, words)) }
            (seats(lobby, words))
            @for game in lobby.games { (sets::chosen(game.key, lobby.sets, words)) (set_up(game, words)) }
            (clock(words))
            fieldset.f {
                legend { (words.word("ui-who-can-join")) }
                (switch("joining", "everyone", [("everyone", words.word("ui-everyone")), ("link", words.word("ui-with-link"))]))
            }
            button.btn.lg { (words.word("ui-create")) }
        }
    }
}

fn players(game: &GameCard<'_>, words: &Words) -> Markup {
    let name = format!("{}.seats", game.key);
    let editions = &game.menu.editions;
    let usual = editions.first().map_or(2, |edition| edition.default_seats);
    let usual = game
        .filled_in()
        .and_then(|wanted| wanted.seats)
        .unwrap_or(usual);
    let fits = |edition: &EditionInfo, seats| edition.seats.contains(&seats);
    html! {
        fieldset.f data-of=(game.key) data-by-board[game.filled_in().is_some()] {
            legend { (words.word("ui-number-of-players")) }
            div.seg {
                @for seats in game.seats() {
                    label data-not=[not_in(game, |edition| fits(edition, seats))] {
                        input type="radio" name=(name) value=(seats) checked[seats == usual];
                        @if seats == 1 { (words.word("ui-solo")) } @else { (seats) }
                    }
                }
            }
        }
    }
}

fn seats(lobby: &Lobby<'_>, words: &Words) -> Markup {
    html! {
        fieldset.f {
            legend { (words.word("ui-seats")) }
            ol.seatlist {
                li.seat {
                    (counter(Seat(0), 26))
                    b { @match lobby.name { Some(name) => (name), None => (words.word("ui-you")) } }
                    @if lobby.name.is_some() { span.label { (words.word("ui-you-small")) } }
                }
                @for nth in 2..=SEATS { (seat(lobby, nth, words)) }
            }
            (how_bots_play(lobby.levels, words))
        }
    }
}

fn seat(lobby: &Lobby<'_>, nth: u8, words: &Words) -> Markup {
    let name = format!("seat{nth}");
    let kinds = [
        ("open", "human", "ui-seat-open"),
        ("bot", "bot", "ui-seat-bot"),
        ("device", "device", "ui-seat-here"),
    ];
    let legend = say(words, Phrase::new("ui-seat-nth").with("n", nth));
    html! {
        li.seat {
            (counter(Seat(nth - 1), 26))
            fieldset { legend.vh { (legend) }
                div.seg {
                    @for (kind, picture, key) in kinds {
                        label title=(words.word(key)) {
                            input type="radio" name=(name) value=(kind) checked[kind == "bot"];
                            (icon(picture)) span { (words.word(key)) }
                        }
                    }
                }
            }
            select name={ (name) ".level" } aria-label=(say(words, Phrase::new("ui-level-of-seat").with("n", nth))) {
                @for level in lobby.levels {
                    option value=(level) selected[*level == lobby.level] { (components::level(words, level)) }
                }
            }
            input type="text" name={ (name) ".name" } maxlength=(LONGEST_NAME) placeholder=(words.word("ui-name"))
                aria-label=(say(words, Phrase::new("ui-name-of-seat").with("n", nth)));
            span.wait { (words.word("ui-open-seat")) }
        }
    }
}

fn set_up(game: &GameCard<'_>, words: &Words) -> Markup {
    let editions = &game.menu.editions;
    html! {
        @match editions.as_slice() {
            [] => {}
            [only] => input type="hidden" name={ (game.key) ".edition" } value=(only.key);,
            [first, ..] => fieldset.f data-of=(game.key) {
                legend { (words.word("ui-edition")) }
                (switch(&format!("{}.edition", game.key), first.key, editions.iter().map(|edition| {
                    let title = game.text(&format!("setup-edition-{}", edition.key));
                    (edition.key, title.unwrap_or_else(|| edition.title.clone()))
                })))
            }
        }
        @if !game.menu.variants.is_empty() {
            fieldset.f data-of=(game.key) data-by-board[game.filled_in().is_some()] {
                legend { (words.word("ui-variants")) }
                @for variant in &game.menu.variants { (variant_box(game, variant)) }
            }
        }
        @for option in &game.menu.options { (options::field(game, option, words)) }
    }
}

fn variant_box(game: &GameCard<'_>, variant: &VariantInfo) -> Markup {
    let title = game.text(&format!("setup-variant-{}", variant.key));
    let about = game.text(&format!("setup-variant-{}-about", variant.key));
    let is_on = game
        .filled_in()
        .is_some_and(|wanted| wanted.variants.iter().any(|on| on == variant.key));
    html! {
        label.chk data-not=[not_of(game, &variant.editions)] {
            input type="checkbox" name={ (game.key) ".variant" } value=(variant.key) checked[is_on];
            span { (title.unwrap_or_else(|| variant.about.to_owned())) @if let Some(about) = about { small { (about) } } }
        }
    }
}

fn clock(words: &Words) -> Markup {
    let times = |name: &str, label: &str, usual: u32, times: &[u32]| {
        html! {
            select name=(name) aria-label=(words.word(label)) {
                @for seconds in times {
                    option value=(seconds) selected[*seconds == usual] { (short_time(words, *seconds)) }
                }
            }
        }
    };
    let kinds = [
        ("none", words.word("ui-clock-off")),
        ("move", words.word("ui-clock-move")),
        ("bank", words.word("ui-clock-bank")),
    ];
    html! {
        fieldset.f.clock {
            legend { (words.word("ui-clock")) }
            (switch("clock", "none", kinds))
            div.on-move { (times("clock.move", "ui-clock-move", 86_400, &MOVES)) }
            div.on-bank { (times("clock.bank", "ui-clock-bank", 1_800, &BANKS)) }
        }
        fieldset.f.timeout {
            legend { (words.word("ui-timeout")) }
            (switch("timeout", "bot", [("bot", words.word("ui-timeout-bot")), ("forfeit", words.word("ui-timeout-forfeit"))]))
        }
    }
}

/// The editions where something is not to be seen, as `data-not` names them.
fn not_in(game: &GameCard<'_>, seen: impl Fn(&EditionInfo) -> bool) -> Option<String> {
    let hidden = game.menu.editions.iter().filter(|edition| !seen(edition));
    let names: Vec<String> = hidden
        .map(|edition| format!("{}.{}", game.key, edition.key))
        .collect();
    (!names.is_empty()).then(|| names.join(" "))
}

/// The same for a list of editions, where none means all.
pub(super) fn not_of(game: &GameCard<'_>, editions: &[&str]) -> Option<String> {
    not_in(game, |edition| {
        editions.is_empty() || editions.contains(&edition.key)
    })
}

/// What belongs to another game, another edition or an empty place is not seen: style rules, so that no script is needed.
pub(super) fn visibility(games: &[GameCard<'_>]) -> String {
    let mut rules = String::new();
    let mut hide = |when: String, what: String| {
        writeln!(rules, "body{when} {what}{{display:none}}").expect("a string takes every text");
    };
    // While a board is chosen, it decides.
    hide(
        ":has([data-own-board]:checked)".to_owned(),
        "[data-by-board]".to_owned(),
    );
    hide(
        ":not(:has([data-own-board]:checked))".to_owned(),
        ".decided".to_owned(),
    );
    for game in games {
        let key = game.key;
        let chosen = format!(":has([name=game][value={key}]:checked)");
        hide(format!(":not({chosen})"), format!("[data-of={key}]"));
        for edition in &game.menu.editions {
            let edition = edition.key;
            hide(
                format!(":has([name=\"{key}.edition\"][value=\"{edition}\"]:checked)"),
                format!("[data-not~=\"{key}.{edition}\"]"),
            );
        }
        for variant in game.menu.options.iter().filter_map(|option| option.variant) {
            hide(
                format!(":not(:has([name=\"{key}.variant\"][value=\"{variant}\"]:checked))"),
                format!("[data-with=\"{key}.{variant}\"]"),
            );
        }
        for seats in 1..SEATS {
            hide(
                format!("{chosen}:has([name=\"{key}.seats\"][value=\"{seats}\"]:checked)"),
                format!(".seat:nth-child(n+{})", seats + 1),
            );
        }
        for seats in 1..=SEATS {
            hide(
                format!("{chosen}:has([name=\"{key}.seats\"][value=\"{seats}\"]:checked)"),
                format!("[data-seats]:not([data-seats~=\"{seats}\"])"),
            );
        }
    }
    rules
}
