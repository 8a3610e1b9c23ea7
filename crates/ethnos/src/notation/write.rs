//! A position, one fact a line.

use std::fmt::{Display, Write as _};

use kernel::Seat;

use super::{card_name, kingdom_name};
use crate::card::{Cards, Kind, Kingdom};
use crate::rules::{COIN_VALUES, Rules};
use crate::state::{Ask, Band, Ethnos};

pub(super) fn position(game: &Ethnos) -> String {
    let mut lines = Lines(String::new());
    let rules = &game.rules;
    let tribes = rules.tribes[..usize::from(rules.slots)].iter();
    let tribes: Vec<_> = tribes.map(|tribe| tribe.key()).collect();
    lines.add("tribes", tribes.join(", "));
    lines.add("age", game.age);
    lines.add("first", game.first);
    lines.add("turn", game.turn);
    question(game, &mut lines);
    deck(game, &mut lines);
    hands(game, &mut lines);
    bands(game, &mut lines);
    kingdoms(game, &mut lines);
    scores(game, &mut lines);
    pieces(game, &mut lines);
    if rules.has.coins {
        all_coins(game, &mut lines);
    }
    if rules.solo.is_some() {
        solo(game, &mut lines);
    }
    lines.0
}

/// The text so far.
struct Lines(String);

impl Lines {
    fn add(&mut self, key: impl Display, value: impl Display) {
        writeln!(self.0, "{key}: {value}").expect("a string takes all that is written to it");
    }
}

fn seats(rules: &Rules) -> impl Iterator<Item = Seat> + use<> {
    Seat::first(rules.parties)
}

/// What is asked, and what the player who is asked has decided of it already.
fn question(game: &Ethnos, lines: &mut Lines) {
    let rules = &game.rules;
    lines.add("ask", ask(game.ask, rules));
    if let Ask::Members { .. } = game.ask {
        let building = &game.building;
        let others = &building.cards()[1..];
        lines.add("building", band(rules, building.leader(), others, '+'));
    }
    if game.ask == Ask::Keep {
        lines.add("keeping", cards(rules, &game.keeping));
    }
    if let (Ask::Feed { .. }, Some(fed)) = (game.ask, game.last_named.0) {
        lines.add("fed", card_name(rules.card(fed)));
    }
    if let Some(third) = game.third {
        lines.add("third", third);
    }
    if let Some(winner) = game.wild_winner {
        lines.add("ten-skeletons", winner);
    }
}

/// Dragons, deck and pool.
fn deck(game: &Ethnos, lines: &mut Lines) {
    let allies = game.deck.allies.as_slice().iter();
    let deck: Cards = allies.map(|&kind| Kind(kind)).collect();
    lines.add("dragons", game.deck.dragons);
    lines.add("above", game.deck.above);
    lines.add("deck", cards(&game.rules, &deck));
    lines.add("pool", cards(&game.rules, &game.pool));
}

fn hands(game: &Ethnos, lines: &mut Lines) {
    let rules = &game.rules;
    for seat in Seat::first(rules.seats) {
        let hand = &game.hands[seat];
        lines.add(format_args!("hand {seat}"), cards(rules, &hand.cards));
    }
    for seat in Seat::first(rules.seats) {
        let hand = &game.hands[seat];
        lines.add(format_args!("open {seat}"), cards(rules, &hand.open));
    }
}

fn bands(game: &Ethnos, lines: &mut Lines) {
    for seat in seats(&game.rules) {
        let all = game.bands.all().iter();
        let own = all.filter(|band| band.owner.0 == seat.0);
        let bands: Vec<_> = own.map(|band| laid(game, band)).collect();
        lines.add(format_args!("bands {seat}"), list(&bands, "; "));
    }
    // Bands of different seats are told apart above; the order between them matters only to the one asked about now.
    if let Some(last) = game.bands.last() {
        lines.add("last-band", Seat(last.owner.0));
    }
}

/// Tokens and markers.
fn kingdoms(game: &Ethnos, lines: &mut Lines) {
    let rules = &game.rules;
    for kingdom in Kingdom::all() {
        let tokens = &game.tokens[kingdom.index()][..usize::from(rules.tokens_per_kingdom)];
        let tokens: Vec<_> = tokens.iter().map(u8::to_string).collect();
        let name = kingdom_name(rules, kingdom);
        lines.add(format_args!("tokens {name}"), tokens.join("/"));
    }
    for kingdom in Kingdom::all() {
        let markers = seats(rules).map(|seat| (seat, game.markers[kingdom.index()][seat.index()]));
        let markers: Vec<_> = markers
            .filter(|(_, n)| *n > 0)
            .map(|(seat, n)| format!("{seat}{n}"))
            .collect();
        let name = kingdom_name(rules, kingdom);
        lines.add(format_args!("markers {name}"), list(&markers, " "));
    }
}

/// Glory, and the places on the Merfolk board.
fn scores(game: &Ethnos, lines: &mut Lines) {
    let rules = &game.rules;
    let all = |value: &dyn Fn(Seat) -> u16| {
        let each: Vec<_> = seats(rules)
            .map(|seat| format!("{seat}{}", value(seat)))
            .collect();
        each.join(" ")
    };
    lines.add("glory", all(&|seat| game.glory[seat]));
    if rules.has.track {
        lines.add("merfolk", all(&|seat| game.track[seat].into()));
    }
}

/// Giant token, Orc boards and Troll tokens.
fn pieces(game: &Ethnos, lines: &mut Lines) {
    let rules = &game.rules;
    if rules.has.giant {
        let token = game.giant.map_or("-".to_owned(), |token| {
            format!("{}{}", token.holder, token.size)
        });
        lines.add("giant", token);
    }
    if rules.has.hordes {
        for seat in seats(rules) {
            let spaces = bits(game.hordes[seat]).map(|at| rules.colours[at].key().to_owned());
            let spaces: Vec<_> = spaces.collect();
            lines.add(format_args!("orcs {seat}"), list(&spaces, ", "));
        }
    }
    if rules.has.trolls {
        for seat in seats(rules) {
            let held = bits(game.trolls[seat]).map(|at| rules.trolls[at].to_string());
            let held: Vec<_> = held.collect();
            lines.add(format_args!("trolls {seat}"), list(&held, ", "));
        }
    }
}

/// The coins on the board, and those that are out of the game.
fn all_coins(game: &Ethnos, lines: &mut Lines) {
    let rules = &game.rules;
    for kingdom in Kingdom::all() {
        let laid = coins(rules, &game.coins.laid[kingdom.index()]);
        let name = kingdom_name(rules, kingdom);
        lines.add(format_args!("coins {name}"), laid);
    }
    let gone: [u8; COIN_VALUES] = std::array::from_fn(|coin| {
        let laid: u8 = game.coins.laid.iter().map(|laid| laid[coin]).sum();
        rules.coin_counts[coin] - game.coins.left[coin] - laid
    });
    lines.add("coins-gone", coins(rules, &gone));
}

/// Chief Bruno's Dashboard, his Leaders, and what was just discarded.
fn solo(game: &Ethnos, lines: &mut Lines) {
    let rules = &game.rules;
    for kingdom in Kingdom::all() {
        let dashboard = game.solo.dashboard.each();
        let column = dashboard.filter(|kind| kind.kingdom() == kingdom);
        let column = counted(column.map(|kind| rules.tribes[kind.slot()].key().to_owned()));
        let name = kingdom_name(rules, kingdom);
        lines.add(format_args!("dashboard {name}"), list(&column, ", "));
    }
    let up = bits(game.solo.leaders).map(|slot| rules.tribes[slot].key().to_owned());
    lines.add("leaders", list(&up.collect::<Vec<_>>(), ", "));
    lines.add("discarded", cards(rules, &game.solo.discarded));
}

/// The numbers of the bits that are set.
fn bits(set: u8) -> impl Iterator<Item = usize> {
    (0..8).filter(move |at| set >> at & 1 == 1)
}

fn ask(ask: Ask, rules: &Rules) -> String {
    let word = match ask {
        Ask::FreeMarkers { left } => return format!("free-markers {left}"),
        Ask::Feed { left } => return format!("feed {left}"),
        Ask::BrunoFree { left } => return format!("bruno-marker {left}"),
        Ask::Leader { column } => {
            return format!("leader {}", kingdom_name(rules, Kingdom(column)));
        }
        Ask::Turn => "turn",
        Ask::Members { further: false } => "members",
        Ask::Members { further: true } => "further-members",
        Ask::Marker => "marker",
        Ask::Horde => "horde",
        Ask::Token => "token",
        Ask::Coin => "coin",
        Ask::Another => "another",
        Ask::Keep => "keep",
        Ask::Study => "study",
        Ask::Cash => "cash",
        Ask::FeedDiscarded => "feed-discarded",
        Ask::BrunoCoin => "bruno-coin",
        Ask::BrunoHorde => "bruno-horde",
        Ask::Dismiss => "dismiss",
        Ask::Over => "over",
    };
    word.to_owned()
}

fn laid(game: &Ethnos, head: &Band) -> String {
    let cards = game.bands.cards(head);
    // A Setup card leads Bruno's Parties and is not part of them (ET-SOLO-39).
    let (others, mark) = if head.owner.0 < game.rules.seats {
        (&cards[1..], '+')
    } else {
        (cards, '>')
    };
    band(&game.rules, head.leader, others, mark)
}

/// `purple dwarf + red dwarf, skeleton`
fn band(rules: &Rules, leader: Kind, others: &[Kind], mark: char) -> String {
    let leader = card_name(rules.card(leader));
    if others.is_empty() {
        return leader;
    }
    let others = counted(others.iter().map(|&kind| card_name(rules.card(kind))));
    format!("{leader} {mark} {}", others.join(", "))
}

fn cards(rules: &Rules, cards: &Cards) -> String {
    list(
        &counted(cards.each().map(|kind| card_name(rules.card(kind)))),
        ", ",
    )
}

/// Neighbours that are alike become one entry with a number.
fn counted(names: impl Iterator<Item = String>) -> Vec<String> {
    let mut groups: Vec<(usize, String)> = Vec::new();
    for name in names {
        match groups.last_mut() {
            Some((count, last)) if *last == name => *count += 1,
            _ => groups.push((1, name)),
        }
    }
    groups
        .into_iter()
        .map(|(count, name)| {
            if count == 1 {
                name
            } else {
                format!("{count} {name}")
            }
        })
        .collect()
}

fn coins(rules: &Rules, counts: &[u8]) -> String {
    let values = counts.iter().zip(rules.coins);
    let each = values
        .flat_map(|(&count, value)| std::iter::repeat_n(value.to_string(), usize::from(count)));
    list(&each.collect::<Vec<_>>(), ", ")
}

fn list(items: &[String], separator: &str) -> String {
    if items.is_empty() {
        "-".to_owned()
    } else {
        items.join(separator)
    }
}
