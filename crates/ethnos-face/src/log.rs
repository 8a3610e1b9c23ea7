//! What happened, as the log says it. An event that carries no rule is told with the rule behind every event of its kind.

use ethnos::{Card, Event, View, words};
use face::Told;
use kernel::{Phrase, Rule, Seat, Seen};

use crate::{say, scored};

pub(crate) fn told(view: &View, event: &Event) -> Told {
    // A word names Chief Bruno, so his seat says besides whom the line is about.
    let by = |seat: &Seat, phrase: Phrase| {
        phrase
            .with("who", say::who(view, *seat))
            .with("seat", *seat)
    };
    let (rule, phrase) = match event {
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
        Event::FirstPlayer { seat, rule } => (rule.0, by(seat, Phrase::new("first-player"))),
        Event::AgeBegins { age } => (
            "ET-AGE-3",
            Phrase::new("age-begins").with("age", say::age(*age)),
        ),

        Event::Dealt { seat, card } => (
            "ET-AGE-5",
            by(
                seat,
                seen(card, Phrase::new("dealt-shown"), Phrase::new("dealt")),
            ),
        ),
        Event::PoolLaid { cards } => (
            "ET-AGE-6",
            Phrase::new("pool-laid").with("cards", say::hand(cards)),
        ),
        Event::Drew { seat, card } => (
            "ET-DRAW-3",
            by(
                seat,
                seen(card, Phrase::new("drew-shown"), Phrase::new("drew")),
            ),
        ),
        Event::Took { seat, card } => (
            "ET-DRAW-1",
            by(seat, Phrase::new("took")).with("card", words::card(*card)),
        ),
        Event::Dragon { seat, nth } => (
            if *nth < 3 {
                "ET-DRAGON-2"
            } else {
                "ET-DRAGON-5"
            },
            by(seat, Phrase::new("dragon")).with("nth", *nth),
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
            by(seat, Phrase::new("discarded"))
                .with("count", say::cards(say::small(cards.len())))
                .with("cards", say::hand(cards))
                .with("kept", *kept)
                .with("keeps", say::cards(*kept)),
        ),

        Event::BandPlayed {
            seat,
            leader,
            cards,
            ..
        } => (
            "ET-BAND-6",
            by(seat, Phrase::new("band-played"))
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
            by(seat, Phrase::new("marker-placed")).with("kingdom", say::kingdom(view, *kingdom)),
        ),
        Event::NoMarker { seat, rule } => (rule.0, by(seat, markerless(*rule))),
        Event::GiantTaken { seat, size, points } => (
            "ET-TRIBE-GIANT-2",
            by(seat, Phrase::new("giant-taken"))
                .with("size", say::size((*size).into()))
                .with("points", say::points(*points)),
        ),
        Event::Advanced { seat, from, to } => (
            "ET-TRIBE-MERFOLK-1",
            by(seat, Phrase::new("advanced"))
                .with("n", to - from)
                .with("to", *to),
        ),
        Event::HordeMarker { seat, colour } => (
            "ET-TRIBE-ORC-1",
            by(seat, Phrase::new("horde-marker")).with("colour", say::colour(*colour)),
        ),
        Event::TokenTaken { seat, value } => (
            "ET-TRIBE-TROLL-1",
            by(seat, Phrase::new("token-taken")).with("value", *value),
        ),
        Event::CoinLaid {
            seat,
            kingdom,
            value,
        } => (
            "ET-TRIBE-RACCOON-1",
            by(seat, Phrase::new("coin-laid"))
                .with("kingdom", say::kingdom(view, *kingdom))
                .with("value", *value),
        ),
        Event::AbilityDeclined { seat, rule } => (rule.0, by(seat, declined(*rule))),
        Event::MayPlayAnother { seat, .. } => {
            ("ET-CHAIN-1", by(seat, Phrase::new("may-play-another")))
        }
        Event::Scattered { seat, cards } => (
            "ET-EDGE-5",
            by(seat, Phrase::new("scattered")).with("n", *cards),
        ),
        Event::TenSkeletons { seat } => (
            "ET-TRIBE-SKELETON-8",
            by(seat, Phrase::new("ten-skeletons")),
        ),

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
            by(seat, scored::scored(view, *points, *what, *rule)),
        ),
        Event::HordeKept { seat } => ("ET-TRIBE-ORC-7", by(seat, Phrase::new("horde-kept"))),
        Event::AgeCleared { .. } => ("ET-AGE-15", Phrase::new("age-cleared")),
        Event::GameEnds => game_ends(view),

        Event::Fed { card, rule } => (rule.0, Phrase::new("fed").with("card", words::card(*card))),
        Event::BrunoPlays {
            column,
            size,
            leader,
        } => (
            "ET-SOLO-38",
            Phrase::new("bruno-plays")
                .with("colour", say::colour(view.colour(*column)))
                .with("size", say::size((*size).into()))
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
            by(&Seat(0), Phrase::new("stolen")).with("card", words::card(*card)),
        ),
    };
    Told {
        phrase,
        rule: Some(Rule(rule)),
    }
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
fn seen(card: &Seen<Card>, shown: Phrase, hidden: Phrase) -> Phrase {
    match card {
        Seen::Shown(card) => shown.with("card", words::card(*card)),
        Seen::Hidden => hidden,
    }
}

/// Why a Band places no marker, as its rule says.
fn markerless(rule: Rule) -> Phrase {
    match rule.0 {
        "ET-TRIBE-HALFLING-1" => Phrase::new("markerless-leader"),
        "ET-MARK-5" | "ET-TRIBE-WINGFOLK-4" => Phrase::new("markerless-declined"),
        "ET-MARK-7" => Phrase::new("markerless-supply"),
        "ET-TRIBE-WINGFOLK-2" | "ET-SOLO-58" => Phrase::new("markerless-everywhere"),
        _ => Phrase::new("markerless-small"),
    }
}

/// What was not done, as its rule says.
fn declined(rule: Rule) -> Phrase {
    match rule.0 {
        "ET-TRIBE-MERFOLK-6" => Phrase::new("declined-free-marker"),
        "ET-TRIBE-WIZARD-3" => Phrase::new("declined-study"),
        "ET-TRIBE-ORC-1" => Phrase::new("declined-horde"),
        "ET-TRIBE-TROLL-1" => Phrase::new("declined-token"),
        "ET-CHAIN-6" => Phrase::new("declined-another"),
        _ => Phrase::new("declined-coin"),
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
                .with("names", say::everybody(view, best))
                .with("points", points),
        ),
    }
}
