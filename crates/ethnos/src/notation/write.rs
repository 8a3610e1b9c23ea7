//! A position, one fact a line.

use std::fmt::Write as _;

use kernel::Seat;

use super::{card_name, kingdom_name};
use crate::card::{Cards, Kind, Kingdom};
use crate::rules::Rules;
use crate::state::{Ask, Band, Ethnos};

pub(super) fn position(game: &Ethnos) -> String {
    let mut text = String::new();
    let rules = &game.rules;
    let mut line = |key: &str, value: &str| {
        writeln!(text, "{key}: {value}").expect("a string takes all that is written to it");
    };
    let tribes: Vec<_> = rules.tribes[..usize::from(rules.slots)]
        .iter()
        .map(|tribe| tribe.key())
        .collect();
    line("tribes", &tribes.join(", "));
    line("age", &game.age.to_string());
    line("first", &game.first.to_string());
    line("turn", &game.turn.to_string());
    line("ask", &ask(game.ask, rules));
    if let Ask::Members { .. } = game.ask {
        line(
            "building",
            &band(
                rules,
                game.building.leader(),
                &game.building.cards()[1..],
                '+',
            ),
        );
    }
    if game.ask == Ask::Keep {
        line("keeping", &cards(rules, &game.keeping));
    }
    if matches!(game.ask, Ask::Feed { .. }) && game.kept_last != Kind(0) {
        line("fed", &card_name(rules.card(game.kept_last)));
    }
    if let Some(third) = game.third {
        line("third", &third.to_string());
    }
    if let Some(winner) = game.wild_winner {
        line("ten-skeletons", &winner.to_string());
    }
    line("dragons", &game.deck.dragons.to_string());
    line("above", &game.deck.above.to_string());
    let deck: Cards = game
        .deck
        .allies
        .as_slice()
        .iter()
        .map(|&kind| Kind(kind))
        .collect();
    line("deck", &cards(rules, &deck));
    line("pool", &cards(rules, &game.pool));
    let seats = || Seat::first(rules.parties);
    for seat in seats().filter(|seat| seat.0 < rules.seats) {
        line(
            &format!("hand {seat}"),
            &cards(rules, &game.hands[seat].cards),
        );
    }
    for seat in seats().filter(|seat| seat.0 < rules.seats) {
        line(
            &format!("open {seat}"),
            &cards(rules, &game.hands[seat].open),
        );
    }
    for seat in seats() {
        let own = game
            .bands
            .all()
            .iter()
            .filter(|band| band.owner.0 == seat.0);
        let bands: Vec<_> = own.map(|band| laid(game, band)).collect();
        line(&format!("bands {seat}"), &list(&bands, "; "));
    }
    // Bands of different seats are told apart above; the order between them matters only to the one asked about now.
    if let Some(last) = game.bands.last() {
        line("last-band", &Seat(last.owner.0).to_string());
    }
    for kingdom in Kingdom::all() {
        let tokens = &game.tokens[kingdom.index()][..usize::from(rules.tokens_per_kingdom)];
        let tokens: Vec<_> = tokens.iter().map(u8::to_string).collect();
        line(
            &format!("tokens {}", kingdom_name(rules, kingdom)),
            &tokens.join("/"),
        );
    }
    for kingdom in Kingdom::all() {
        let markers = seats().map(|seat| (seat, game.markers[kingdom.index()][seat.index()]));
        let markers: Vec<_> = markers
            .filter(|(_, n)| *n > 0)
            .map(|(seat, n)| format!("{seat}{n}"))
            .collect();
        line(
            &format!("markers {}", kingdom_name(rules, kingdom)),
            &list(&markers, " "),
        );
    }
    let all = |value: &dyn Fn(Seat) -> u16| {
        let each: Vec<_> = seats()
            .map(|seat| format!("{seat}{}", value(seat)))
            .collect();
        each.join(" ")
    };
    line("glory", &all(&|seat| game.glory[seat]));
    if rules.has.track {
        line("merfolk", &all(&|seat| game.track[seat].into()));
    }
    if rules.has.giant {
        let token = game.giant.map_or("-".to_owned(), |token| {
            format!("{}{}", token.holder, token.size)
        });
        line("giant", &token);
    }
    let bits = |set: u8| (0..8).filter(move |at| set >> at & 1 == 1);
    if rules.has.hordes {
        for seat in seats() {
            let spaces: Vec<_> = bits(game.hordes[seat])
                .map(|at: usize| rules.colours[at].key().to_owned())
                .collect();
            line(&format!("orcs {seat}"), &list(&spaces, ", "));
        }
    }
    if rules.has.trolls {
        for seat in seats() {
            let held: Vec<_> = bits(game.trolls[seat])
                .map(|at: usize| rules.trolls[at].to_string())
                .collect();
            line(&format!("trolls {seat}"), &list(&held, ", "));
        }
    }
    if rules.has.coins {
        for kingdom in Kingdom::all() {
            let key = format!("coins {}", kingdom_name(rules, kingdom));
            line(&key, &coins(rules, &game.coins.laid[kingdom.index()]));
        }
        let gone: [u8; crate::rules::COIN_VALUES] = std::array::from_fn(|coin| {
            let laid: u8 = game.coins.laid.iter().map(|laid| laid[coin]).sum();
            rules.coin_counts[coin] - game.coins.left[coin] - laid
        });
        line("coins-gone", &coins(rules, &gone));
    }
    if rules.solo.is_some() {
        for kingdom in Kingdom::all() {
            let column: Vec<Kind> = game
                .solo
                .dashboard
                .each()
                .filter(|kind| kind.kingdom() == kingdom)
                .collect();
            let column = counted(
                column
                    .iter()
                    .map(|kind| rules.tribes[kind.slot()].key().to_owned()),
            );
            line(
                &format!("dashboard {}", kingdom_name(rules, kingdom)),
                &list(&column, ", "),
            );
        }
        let up = bits(game.solo.leaders).map(|slot: usize| rules.tribes[slot].key().to_owned());
        line("leaders", &list(&up.collect::<Vec<_>>(), ", "));
        line("discarded", &cards(rules, &game.solo.discarded));
    }
    text
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
