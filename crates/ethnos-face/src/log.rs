//! What happened, as the log says it. An event that carries no rule is told with the rule behind every event of its kind.

use ethnos::{Card, Event, View, words};
use face::Told;
use kernel::{Phrase, Rule, Seat, Seen};

use crate::{say, scored};

/// A line of the log: the rule behind it, and the phrase.
type Line = (&'static str, Phrase);

/// Each chapter of a game tells its own events. A test plays whole matches and finds an event that none of them tells.
pub(crate) fn told(view: &View, event: &Event) -> Option<Told> {
    let chapters: [fn(&View, &Event) -> Option<Line>; 6] =
        [set_out, recruited, band, ability, age, bruno];
    let (rule, phrase) = chapters.iter().find_map(|tell| tell(view, event))?;
    Some(Told {
        phrase,
        rule: Some(Rule(rule)),
    })
}

/// A phrase about a player. A word names Chief Bruno, so his seat says besides whom the line is about.
fn by(view: &View, seat: Seat, key: &'static str) -> Phrase {
    Phrase::new(key)
        .with("who", say::who(view, seat))
        .with("seat", seat)
}

/// The table is set up, and an Age begins.
fn set_out(view: &View, event: &Event) -> Option<Line> {
    Some(match event {
        Event::Tribes { tribes } => (
            tribes_rule(view),
            Phrase::new("tribes-drawn").with("tribes", say::tribes(tribes)),
        ),
        Event::Tokens { kingdom, values } => (
            "ET-SETUP-5",
            Phrase::new("tokens")
                .with("kingdom", say::kingdom(view, *kingdom))
                .with("values", say::numbers(values)),
        ),
        Event::TokensSwapped {
            region,
            gives,
            other,
            takes,
        } => (
            "ET-SOLO-9",
            Phrase::new("tokens-swapped")
                .with("kingdom", say::kingdom(view, *region))
                .with("gives", *gives)
                .with("other", say::kingdom(view, *other))
                .with("takes", *takes),
        ),
        Event::FirstPlayer { seat, rule } => (rule.0, by(view, *seat, "first-player")),
        Event::AgeBegins { age } => (
            "ET-AGE-3",
            Phrase::new("age-begins").with("age", say::age(*age)),
        ),
        Event::Dealt { seat, card } => {
            ("ET-AGE-5", seen(view, *seat, card, "dealt-shown", "dealt"))
        }
        Event::PoolLaid { cards } => (
            "ET-AGE-6",
            Phrase::new("pool-laid").with("cards", say::hand(cards)),
        ),
        _ => return None,
    })
}

/// Cards come from the deck and the pool, and go back to it.
fn recruited(view: &View, event: &Event) -> Option<Line> {
    Some(match event {
        Event::Drew { seat, card } => ("ET-DRAW-3", seen(view, *seat, card, "drew-shown", "drew")),
        Event::Took { seat, card } => (
            "ET-DRAW-1",
            by(view, *seat, "took").with("card", words::card(*card)),
        ),
        Event::Dragon { seat, nth } => (
            if *nth < 3 {
                "ET-DRAGON-2"
            } else {
                "ET-DRAGON-5"
            },
            by(view, *seat, "dragon").with("nth", *nth),
        ),
        Event::Refilled { card, rule } => (
            rule.0,
            Phrase::new("refilled").with("card", words::card(*card)),
        ),
        Event::Discarded {
            seat, cards, kept, ..
        } => (
            if *kept > 0 {
                "ET-TRIBE-ELF-1"
            } else {
                "ET-BAND-11"
            },
            by(view, *seat, "discarded")
                .with("count", say::cards(say::small(cards.len())))
                .with("cards", say::hand(cards))
                .with("kept", *kept)
                .with("keeps", say::cards(*kept)),
        ),
        Event::Scattered { seat, cards } => {
            ("ET-EDGE-5", by(view, *seat, "scattered").with("n", *cards))
        }
        _ => return None,
    })
}

/// A Band is laid, and its marker placed or not.
fn band(view: &View, event: &Event) -> Option<Line> {
    Some(match event {
        Event::BandPlayed {
            seat,
            leader,
            cards,
            ..
        } => (
            "ET-BAND-6",
            by(view, *seat, "band-played")
                .with("n", say::small(cards.len()))
                .with("size", say::size(cards.len()))
                .with("leader", words::card(*leader))
                .with("cards", say::hand(cards)),
        ),
        Event::MarkerPlaced {
            seat,
            kingdom,
            rule,
        } => (
            rule.0,
            by(view, *seat, "marker-placed").with("kingdom", say::kingdom(view, *kingdom)),
        ),
        Event::NoMarker { seat, rule } => (rule.0, by(view, *seat, markerless(*rule))),
        _ => return None,
    })
}

/// A Leader's ability is used or declined.
fn ability(view: &View, event: &Event) -> Option<Line> {
    Some(match event {
        Event::GiantTaken { seat, size, points } => (
            "ET-TRIBE-GIANT-2",
            by(view, *seat, "giant-taken")
                .with("size", words::size(*size))
                .with("points", say::points(*points)),
        ),
        Event::Advanced { seat, from, to } => (
            "ET-TRIBE-MERFOLK-1",
            by(view, *seat, "advanced")
                .with("n", to - from)
                .with("to", *to),
        ),
        Event::HordeMarker { seat, colour } => (
            "ET-TRIBE-ORC-1",
            by(view, *seat, "horde-marker").with("colour", say::colour(*colour)),
        ),
        Event::TokenTaken { seat, value } => (
            "ET-TRIBE-TROLL-1",
            by(view, *seat, "token-taken").with("value", *value),
        ),
        Event::CoinLaid {
            seat,
            kingdom,
            value,
        } => (
            "ET-TRIBE-RACCOON-1",
            by(view, *seat, "coin-laid")
                .with("kingdom", say::kingdom(view, *kingdom))
                .with("value", *value),
        ),
        Event::AbilityDeclined { seat, rule } => (rule.0, by(view, *seat, declined(*rule))),
        Event::MayPlayAnother { seat, .. } => ("ET-CHAIN-1", by(view, *seat, "may-play-another")),
        Event::TenSkeletons { seat } => ("ET-TRIBE-SKELETON-8", by(view, *seat, "ten-skeletons")),
        _ => return None,
    })
}

/// An Age ends and is scored; the game ends.
fn age(view: &View, event: &Event) -> Option<Line> {
    Some(match event {
        Event::AgeEnds { age, .. } => (
            "ET-AGE-10",
            Phrase::new("age-ends").with("age", say::age(*age)),
        ),
        Event::Scored {
            seat,
            points,
            what,
            rule,
        } => (
            rule.0,
            scored::scored(view, *points, *what, *rule)
                .with("who", say::who(view, *seat))
                .with("seat", *seat),
        ),
        Event::HordeKept { seat } => ("ET-TRIBE-ORC-7", by(view, *seat, "horde-kept")),
        Event::AgeCleared { .. } => ("ET-AGE-15", Phrase::new("age-cleared")),
        Event::GameEnds => game_ends(view),
        _ => return None,
    })
}

/// What Chief Bruno does, and what is done to his Dashboard.
fn bruno(view: &View, event: &Event) -> Option<Line> {
    Some(match event {
        Event::Fed { card, rule } => (rule.0, Phrase::new("fed").with("card", words::card(*card))),
        Event::BrunoPlays {
            column,
            size,
            leader,
        } => (
            "ET-SOLO-38",
            Phrase::new("bruno-plays")
                .with("colour", say::colour(view.colour(*column)))
                .with("size", words::size(*size))
                .with("tribe", say::tribe(*leader))
                .with("seat", Seat(view.seats)),
        ),
        Event::LeadersTurned => ("ET-SOLO-41", Phrase::new("leaders-turned")),
        Event::Dismissed { card } => (
            "ET-SOLO-63",
            Phrase::new("dismissed").with("card", words::card(*card)),
        ),
        Event::Stolen { card } => (
            "ET-SOLO-61",
            by(view, Seat(0), "stolen").with("card", words::card(*card)),
        ),
        _ => return None,
    })
}

/// How the tribes were found depends on the number of players.
fn tribes_rule(view: &View) -> &'static str {
    match view.seats {
        1 => "ET-SOLO-4",
        2 | 3 => "ET-SETUP-11",
        _ => "ET-SETUP-10",
    }
}

/// A card as far as the reader may know it.
fn seen(
    view: &View,
    seat: Seat,
    card: &Seen<Card>,
    shown: &'static str,
    hidden: &'static str,
) -> Phrase {
    match card {
        Seen::Shown(card) => by(view, seat, shown).with("card", words::card(*card)),
        Seen::Hidden => by(view, seat, hidden),
    }
}

/// Why a Band places no marker, as its rule says.
fn markerless(rule: Rule) -> &'static str {
    match rule.0 {
        "ET-TRIBE-HALFLING-1" => "markerless-leader",
        "ET-MARK-5" | "ET-TRIBE-WINGFOLK-4" => "markerless-declined",
        "ET-MARK-7" => "markerless-supply",
        "ET-TRIBE-WINGFOLK-2" | "ET-SOLO-58" => "markerless-everywhere",
        _ => "markerless-small",
    }
}

/// What was not done, as its rule says.
fn declined(rule: Rule) -> &'static str {
    match rule.0 {
        "ET-TRIBE-MERFOLK-6" => "declined-free-marker",
        "ET-TRIBE-WIZARD-3" => "declined-study",
        "ET-TRIBE-ORC-1" => "declined-horde",
        "ET-TRIBE-TROLL-1" => "declined-token",
        "ET-CHAIN-6" => "declined-another",
        _ => "declined-coin",
    }
}

/// The most Glory wins (ET-END-2). A tie is left to the standings, which break it (ET-END-3 to -7).
fn game_ends(view: &View) -> (&'static str, Phrase) {
    let most = view.sides.iter().map(|side| side.glory).max().unwrap_or(0);
    let best: Vec<Seat> = view
        .sides
        .iter()
        .filter(|side| side.glory == most)
        .map(|side| side.seat)
        .collect();
    let points = say::points(most);
    match best[..] {
        [winner] => (
            "ET-END-2",
            Phrase::new("game-won")
                .with("who", say::who(view, winner))
                .with("points", points),
        ),
        _ => (
            "ET-END-3",
            Phrase::new("game-tied")
                .with("names", say::everyone(view, best))
                .with("points", points),
        ),
    }
}
