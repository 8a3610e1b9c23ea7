//! The open question, and whether the position has what it is about.

use kernel::{NotationError, Phrase, Seat};

use super::Lines;
use super::bands::band;
use super::items::cards;
use crate::ability::Ability;
use crate::card::{Cards, Kind};
use crate::notation::{forbidden, read_card, read_kingdom, unreadable};
use crate::rules::Rules;
use crate::setup::Level;
use crate::state::{Ask, BRUNO, Building, Coins, DRAGONS, Ethnos, LastNamed};
use crate::words;

pub(super) fn question(game: &mut Ethnos, lines: &mut Lines<'_>) -> Result<(), NotationError> {
    let rules = game.rules;
    game.ask = lines
        .read("ask", |value| ask(&rules, value))?
        .unwrap_or(Ask::Turn);
    let hand = game.hands[game.turn].cards;
    if let Some((leader, cards)) = lines.read("building", |value| band(&rules, Seat(0), value))? {
        game.building = building(&rules, &hand, leader, &cards)?;
    }
    if let Some(keeping) = lines.read("keeping", |value| cards(&rules, value))? {
        if keeping
            .each()
            .any(|kind| keeping.count(kind) > hand.count(kind))
        {
            let why = Phrase::new("position-kept-not-in-hand");
            return Err(NotationError::new(why));
        }
        game.last_named = LastNamed(keeping.each().last());
        game.keeping = keeping;
    }
    // Elsewhere the line stays unread and is refused: the card would bar all before it from the next question.
    if matches!(game.ask, Ask::Feed { .. })
        && let Some(fed) = lines.read("fed", |value| read_card(&rules, value))?
    {
        game.last_named = LastNamed(Some(fed));
    }
    Ok(())
}

/// A Band that is being assembled: its Leader and then each card must be in hand and fit.
fn building(
    rules: &Rules,
    hand: &Cards,
    leader: Kind,
    cards: &[Kind],
) -> Result<Building, NotationError> {
    let refuse = |key, kind| {
        let card = words::card(rules.card(kind));
        Err(NotationError::new(Phrase::new(key).with("card", card)))
    };
    if !hand.has(leader) {
        return refuse("position-leader-not-in-hand", leader);
    }
    let mut building = Building::begin(leader, hand);
    for &kind in &cards[1..] {
        let same = |other: &&Kind| **other == kind;
        let used = building.cards().iter().filter(same).count();
        if usize::from(hand.count(kind)) <= used || building.allowed() & kind.bit() == 0 {
            return refuse("position-cannot-join", kind);
        }
        building.join(kind, hand);
    }
    Ok(building)
}

fn ask(rules: &Rules, text: &str) -> Result<Ask, NotationError> {
    let (word, rest) = text.split_once(' ').unwrap_or((text, "1"));
    let left = || {
        rest.parse()
            .ok()
            .filter(|left| (1..=24).contains(left))
            .ok_or_else(|| unreadable("not-a-small-number", rest))
    };
    Ok(match word {
        "turn" => Ask::Turn,
        "members" => Ask::Members { further: false },
        "further-members" => Ask::Members { further: true },
        "marker" => Ask::Marker,
        "free-markers" => Ask::FreeMarkers { left: left()? },
        "horde" => Ask::Horde,
        "token" => Ask::Token,
        "coin" => Ask::Coin,
        "another" => Ask::Another,
        "keep" => Ask::Keep,
        "study" => Ask::Study,
        "cash" => Ask::Cash,
        "feed" => Ask::Feed { left: left()? },
        "feed-discarded" => Ask::FeedDiscarded,
        "leader" => Ask::Leader {
            column: read_kingdom(rules, rest)?.0,
        },
        "bruno-marker" => Ask::BrunoFree { left: left()? },
        "bruno-coin" => Ask::BrunoCoin,
        "bruno-horde" => Ask::BrunoHorde,
        "dismiss" => Ask::Dismiss,
        "over" => Ask::Over,
        _ => return Err(unreadable("not-a-question", text)),
    })
}

/// A question must have what it is about, or the engine would ask about nothing; and the rest of the table must be as it is
/// when that is asked.
pub(super) fn sensible(game: &Ethnos) -> Result<(), NotationError> {
    let refuse = |why| Err(NotationError::new(why));
    let discarded = &game.solo.discarded;
    // What was discarded with a Party lies in the pool until one of it is fed (ET-SOLO-25, ET-SOLO-28).
    let in_pool = |kind: Kind| discarded.count(kind) <= game.pool.count(kind);
    let stale = !discarded.is_empty() && !matches!(game.ask, Ask::Study | Ask::FeedDiscarded);
    if stale || !discarded.each().all(in_pool) {
        return refuse(forbidden("ET-SOLO-25", "position-discarded"));
    }
    if game.wild_winner.is_some() && !(game.rules.ten_wild_win && game.ask == Ask::Over) {
        return refuse(forbidden("ET-END-9", "position-ten-skeletons"));
    }
    if game.deck.dragons == DRAGONS && !matches!(game.ask, Ask::Cash | Ask::Over) {
        return refuse(forbidden("ET-AGE-10", "position-age-over"));
    }
    let about_something = match game.ask {
        Ask::Turn | Ask::Over => true,
        Ask::Cash => can_cash(game),
        Ask::Feed { .. }
        | Ask::FeedDiscarded
        | Ask::Leader { .. }
        | Ask::BrunoFree { .. }
        | Ask::BrunoCoin
        | Ask::BrunoHorde
        | Ask::Dismiss => bruno_needs(game),
        _ => band_needs(game),
    };
    if !about_something {
        return refuse(Phrase::new("position-ask"));
    }
    // Three Dragons end the last Age and with it the game; only ten Skeletons end it sooner.
    let last = game.deck.dragons == DRAGONS && game.rules.is_last_age(game.age);
    if game.ask == Ask::Over && game.wild_winner.is_none() && !last {
        return refuse(forbidden("ET-AGE-18", "position-not-over"));
    }
    if game.third.is_some() && game.deck.dragons != DRAGONS {
        return refuse(forbidden("ET-DRAGON-6", "position-third"));
    }
    Ok(())
}

/// Whether a question about the turn's own Band has one with such a Leader, and what its answers need.
fn band_needs(game: &Ethnos) -> bool {
    let owner = game.bands.last().map(|band| Seat(band.owner.0));
    let led_by = |wanted: Ability| {
        let leader = game.bands.last().map(|band| band.leader);
        owner == Some(game.turn) && leader.map(|leader| game.rules.ability(leader)) == Some(wanted)
    };
    match game.ask {
        Ask::Members { further } => {
            game.building.len() > 0 && (!further || led_by(Ability::AnotherBand))
        }
        Ask::Marker => owner == Some(game.turn) && game.marker_options(&game.last_band()).0 != 0,
        Ask::FreeMarkers { .. } => led_by(Ability::Track) && game.supply[game.turn] > 0,
        Ask::Horde => {
            led_by(Ability::Horde)
                && game.horde_has_room(game.turn, game.last_band().leader.colour())
        }
        Ask::Token => led_by(Ability::TieToken),
        Ask::Coin => led_by(Ability::Coin) && game.lowest_coin().is_some(),
        Ask::Another => led_by(Ability::AnotherBand),
        Ask::Keep => {
            led_by(Ability::KeepCards)
                && game.keeping.len() < game.last_band().size
                && game.keepable() != 0
        }
        Ask::Study => led_by(Ability::DrawCards) && game.hands[game.turn].cards.is_empty(),
        _ => false,
    }
}

/// Whether Orc boards can be asked about: hands, Dashboard and coins are gone by then (ET-SCORE-1), and in the last Age
/// no one is asked (ET-TRIBE-ORC-6).
fn can_cash(game: &Ethnos) -> bool {
    let no_hands = Seat::first(game.rules.seats).all(|seat| game.hands[seat].cards.is_empty());
    game.hordes[game.turn] != 0
        && game.third.is_some()
        && game.deck.dragons == DRAGONS
        && !game.rules.is_last_age(game.age)
        && no_hands
        && game.solo.dashboard.is_empty()
        && game.coins.laid == Coins::default().laid
}

/// Whether the cards fed and still to be fed are not too many: one, or on the hard level two (ET-SOLO-21, ET-SOLO-66).
fn is_fed_so_many(game: &Ethnos, left: u8) -> bool {
    let fed = u8::from(game.last_named.0.is_some());
    let most = game.rules.solo.map_or(0, |solo| match solo.level {
        Level::Hard => solo.sweep,
        Level::Easy | Level::Regular => 1,
    });
    left + fed <= most
}

/// Whether a question about Chief Bruno has the cards or the Party that it is about.
fn bruno_needs(game: &Ethnos) -> bool {
    let band = game.bands.last();
    let led_by = |wanted: Ability| {
        band.is_some_and(|band| {
            Seat(band.owner.0) == BRUNO && game.rules.ability(band.leader) == wanted
        })
    };
    game.rules.solo.is_some()
        && match game.ask {
            Ask::Feed { left } => game.feedable(left) != 0 && is_fed_so_many(game, left),
            Ask::FeedDiscarded => !game.solo.discarded.is_empty(),
            Ask::Leader { column } => game.column_size(column) > 0,
            Ask::BrunoFree { .. } => led_by(Ability::Track) && game.supply[BRUNO] > 0,
            Ask::BrunoCoin => led_by(Ability::Coin) && game.lowest_coin().is_some(),
            Ask::BrunoHorde => led_by(Ability::Horde) && game.bruno_horde_regions() != 0,
            Ask::Dismiss => !game.solo.dashboard.is_empty(),
            _ => false,
        }
}
