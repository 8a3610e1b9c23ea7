//! The open question, and whether the position has what it is about.

use kernel::{NotationError, Seat};

use super::Lines;
use super::bands::band;
use super::items::cards;
use crate::card::Kind;
use crate::edition::Ability;
use crate::notation::{card_name, read_card, read_kingdom, wrong};
use crate::rules::Rules;
use crate::state::{Ask, BRUNO, Building, Coins, DRAGONS, Ethnos};

pub(super) fn question(game: &mut Ethnos, lines: &mut Lines<'_>) -> Result<(), NotationError> {
    let rules = game.rules;
    game.ask = lines
        .read("ask", |value| ask(&rules, value))?
        .unwrap_or(Ask::Turn);
    let hand = game.hands[game.turn].cards;
    if let Some((leader, cards)) = lines.read("building", |value| band(&rules, Seat(0), value))? {
        let mut building = Building::begin(leader, &hand);
        let held = |building: &Building, kind: Kind| {
            hand.count(kind)
                > building
                    .cards()
                    .iter()
                    .filter(|&&other| other == kind)
                    .count() as u8
        };
        if !hand.has(leader) {
            return Err(NotationError::new(
                "the Leader of the Band being built is not in hand",
            ));
        }
        for &kind in &cards[1..] {
            if !held(&building, kind) || building.allowed() & kind.bit() == 0 {
                let name = card_name(rules.card(kind));
                return Err(NotationError::new(format!(
                    "{name:?} cannot join the Band being built, or not at this place"
                )));
            }
            building.join(kind, &hand);
        }
        game.building = building;
    }
    if let Some(keeping) = lines.read("keeping", |value| cards(&rules, value))? {
        if keeping
            .each()
            .any(|kind| keeping.count(kind) > hand.count(kind))
        {
            return Err(NotationError::new("a card that is kept must be in hand"));
        }
        game.kept_last = keeping.each().last().unwrap_or_default();
        game.keeping = keeping;
    }
    // Elsewhere the line stays unread and is refused: the card would bar all before it from the next question.
    if matches!(game.ask, Ask::Feed { .. })
        && let Some(fed) = lines.read("fed", |value| read_card(&rules, value))?
    {
        game.kept_last = fed;
    }
    Ok(())
}

fn ask(rules: &Rules, text: &str) -> Result<Ask, NotationError> {
    let (word, rest) = text.split_once(' ').unwrap_or((text, "1"));
    let left = || {
        rest.parse()
            .ok()
            .filter(|left| (1..=24).contains(left))
            .ok_or_else(|| wrong(rest, "a small number"))
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
        _ => {
            return Err(wrong(
                text,
                "an open question, such as turn, marker or keep",
            ));
        }
    })
}

/// A question must have what it is about, or the engine would ask about nothing.
pub(super) fn sensible(game: &Ethnos) -> Result<(), NotationError> {
    let band = game.bands.last();
    let owner = band.map(|band| Seat(band.owner.0));
    let ability = band.map(|band| game.rules.ability(band.leader));
    let own = |wanted: Ability| owner == Some(game.turn) && ability == Some(wanted);
    let bruno = |wanted: Ability| {
        game.rules.solo.is_some() && owner == Some(BRUNO) && ability == Some(wanted)
    };
    let no_hands = Seat::first(game.rules.seats).all(|seat| game.hands[seat].cards.is_empty());
    let discarded = &game.solo.discarded;
    let in_pool = |kind: Kind| discarded.count(kind) <= game.pool.count(kind);
    let fine = match game.ask {
        Ask::Turn | Ask::Over => true,
        Ask::Members { further } => {
            game.building.len() > 0 && (!further || own(Ability::AnotherBand))
        }
        Ask::Marker => owner == Some(game.turn) && game.marker_options(&game.last_band()).0 != 0,
        Ask::FreeMarkers { .. } => own(Ability::Track) && game.supply[game.turn] > 0,
        Ask::Horde => {
            own(Ability::Horde) && game.horde_has_room(game.turn, game.last_band().leader.colour())
        }
        Ask::Token => own(Ability::TieToken),
        Ask::Coin => own(Ability::Coin) && game.lowest_coin().is_some(),
        Ask::Another => own(Ability::AnotherBand),
        Ask::Keep => {
            own(Ability::KeepCards)
                && game.keeping.len() < game.last_band().size
                && game.keepable() != 0
        }
        Ask::Study => own(Ability::DrawCards) && game.hands[game.turn].cards.is_empty(),
        // Hands, Dashboard and coins are gone by then (ET-SCORE-1), and in the last Age nobody is asked (ET-TRIBE-ORC-6).
        Ask::Cash => {
            game.hordes[game.turn] != 0
                && game.third.is_some()
                && game.deck.dragons == DRAGONS
                && !game.rules.is_last_age(game.age)
                && no_hands
                && game.solo.dashboard.is_empty()
                && game.coins.laid == Coins::default().laid
        }
        Ask::Feed { left } => game.rules.solo.is_some() && game.feedable(left) != 0,
        Ask::FeedDiscarded => !discarded.is_empty(),
        Ask::Leader { column } => game.rules.solo.is_some() && game.column_size(column) > 0,
        Ask::BrunoFree { .. } => bruno(Ability::Track) && game.supply[BRUNO] > 0,
        Ask::BrunoCoin => bruno(Ability::Coin) && game.lowest_coin().is_some(),
        Ask::BrunoHorde => bruno(Ability::Horde) && game.bruno_horde_regions() != 0,
        Ask::Dismiss => game.rules.solo.is_some() && !game.solo.dashboard.is_empty(),
    };
    // What was discarded with a Party lies in the pool until one of it is fed (ET-SOLO-25, ET-SOLO-28).
    let stale = !discarded.is_empty() && !matches!(game.ask, Ask::Study | Ask::FeedDiscarded);
    if stale || !discarded.each().all(in_pool) {
        return Err(NotationError::new(
            "discarded cards lie in the pool, and one of them is about to be fed (ET-SOLO-25)",
        ));
    }
    if game.wild_winner.is_some() && !(game.rules.ten_wild_win && game.ask == Ask::Over) {
        return Err(NotationError::new(
            "ten Skeletons win the Polish edition only, and the game is over then (ET-END-9)",
        ));
    }
    let ended = game.deck.dragons == DRAGONS && !matches!(game.ask, Ask::Cash | Ask::Over);
    if ended {
        return Err(NotationError::new(
            "with three Dragons out the Age is over: ask cash or over",
        ));
    }
    if fine {
        Ok(())
    } else {
        Err(NotationError::new(
            "the position lacks what the line \"ask: …\" asks about",
        ))
    }
}
