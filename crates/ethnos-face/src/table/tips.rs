//! What everything on the table is and does, in a sentence, with its rule. The figures are those of this table.

use ethnos::{Card, ColumnView, KingdomView, Side, Tribe};
use face::components::Tip;
use kernel::{Phrase, Rule, Seat, Value};

use super::Scene;
use super::art::{capital, name};
use crate::say;
use crate::sheet::leaders;

fn tip(scene: &Scene<'_>, rule: &'static str, phrase: &Phrase) -> Tip {
    by(Rule(rule), capital(&scene.say(phrase)))
}

fn by(rule: Rule, text: String) -> Tip {
    Tip { text, rule }
}

/// A card: what it is called, whose kingdom it belongs to, and what it does as Leader.
pub(super) fn card(scene: &Scene<'_>, card: Card) -> Tip {
    let ability = scene.view.ability(card.tribe);
    let phrase = match card.colour {
        Some(colour) => {
            let key = ethnos::words::kingdom_key(scene.view.edition, colour);
            Phrase::new("tip-card").with("kingdom", Value::Word(key))
        }
        None => Phrase::new("tip-card-wild"),
    };
    let phrase = phrase
        .with("card", capital(&scene.say(&ethnos::words::card(card))))
        .with("does", scene.say(&super::tribes::does(scene, ability)));
    by(ability.rule(), scene.say(&phrase))
}

/// A tribe by its emblem.
pub(super) fn tribe(scene: &Scene<'_>, tribe: Tribe) -> Tip {
    let ability = scene.view.ability(tribe);
    let phrase = Phrase::new("tip-tribe")
        .with("tribe", say::tribe(tribe))
        .with("does", scene.say(&super::tribes::does(scene, ability)));
    by(ability.rule(), scene.say(&phrase))
}

/// A kingdom: what it will score, and how large a Band the reader's next marker there needs.
pub(super) fn kingdom(scene: &Scene<'_>, kingdom: &KingdomView) -> Tip {
    let view = scene.view;
    let pays = view.paying().zip(1..).filter_map(|(token, place)| {
        let phrase = Phrase::new("tip-pays").with("value", *kingdom.tokens.get(token)?);
        Some(phrase.with("place", say::place(place)))
    });
    let phrase = Phrase::new("tip-kingdom")
        .with("kingdom", say::kingdom(view, kingdom.kingdom))
        .with("pays", say::list(pays));
    let scores = scene.say(&phrase);
    let Some(seat) = view.seat else {
        return by(Rule(paying_rule(scene)), scores);
    };
    let least = view.standing(seat, kingdom.kingdom) + 1;
    let needs = scene.say(&Phrase::new("tip-needs").with("n", least));
    let rule = if view.sides.len() == 2 {
        "ET-2P-5"
    } else {
        "ET-MARK-1"
    };
    by(Rule(rule), format!("{scores} {needs}"))
}

/// Which places the tokens pay in this Age.
fn paying_rule(scene: &Scene<'_>) -> &'static str {
    match (scene.view.sides.len(), scene.view.age) {
        (2, 1) => "ET-2P-2",
        (2, _) => "ET-2P-3",
        (_, 1) => "ET-SCORE-5",
        (_, 2) => "ET-SCORE-6",
        _ => "ET-SCORE-7",
    }
}

/// A token of a kingdom, counted from 0, and the place that it pays in this Age.
pub(super) fn token(scene: &Scene<'_>, at: usize, value: u8, place: Option<usize>) -> Tip {
    let phrase = match place {
        Some(place) => Phrase::new("tip-token")
            .with("points", say::points(value))
            .with("place", say::place(say::small(place + 1))),
        None if at + 1 > usize::from(scene.view.age) => {
            Phrase::new("tip-token-later").with("age", say::age(say::small(at + 1)))
        }
        None => Phrase::new("tip-token-not"),
    };
    tip(scene, paying_rule(scene), &phrase)
}

pub(super) fn coins(scene: &Scene<'_>, sum: u16) -> Tip {
    let phrase = Phrase::new("tip-coins").with("n", sum);
    tip(scene, "ET-TRIBE-RACCOON-4", &phrase)
}

/// A player's markers in a kingdom, and whether they lead.
pub(super) fn stack(scene: &Scene<'_>, kingdom: &KingdomView, seat: Seat, count: u8) -> Tip {
    let ahead = leaders(scene.view, kingdom);
    let lead = match (ahead.contains(&seat), ahead.len()) {
        (false, _) => "no",
        (true, 1) => "alone",
        (true, _) => "tied",
    };
    let phrase = Phrase::new("tip-stack")
        .with("who", say::who(scene.view, seat))
        .with("n", count)
        .with("lead", Value::Text(lead.to_owned()));
    tip(scene, "ET-SCORE-4", &phrase)
}

pub(super) fn glory(scene: &Scene<'_>) -> Tip {
    tip(scene, "ET-END-2", &Phrase::new("tip-glory"))
}

/// The board of the Merfolk: what it scores, to the leader alone or to every place.
pub(super) fn track(scene: &Scene<'_>, awards: &[u8], leader_only: bool) -> Tip {
    let (rule, paid) = if leader_only {
        ("ET-TRIBE-MERFOLK-12", "leader")
    } else {
        ("ET-TRIBE-MERFOLK-11", "places")
    };
    let phrase = Phrase::new("tip-track")
        .with("awards", say::numbers(awards))
        .with("paid", Value::Text(paid.to_owned()));
    tip(scene, rule, &phrase)
}

/// A space of it that gives a marker.
pub(super) fn symbol(scene: &Scene<'_>) -> Tip {
    tip(scene, "ET-TRIBE-MERFOLK-3", &Phrase::new("table-symbol"))
}

/// Where a player stands on it.
pub(super) fn swims(scene: &Scene<'_>, side: &Side) -> Tip {
    let phrase = Phrase::new("tip-swims")
        .with("who", say::who(scene.view, side.seat))
        .with("space", side.track);
    tip(scene, "ET-TRIBE-MERFOLK-1", &phrase)
}

pub(super) fn giant(scene: &Scene<'_>, size: u8) -> Tip {
    let age = usize::from(scene.view.age.saturating_sub(1));
    let giant = scene.view.pieces.giant.as_ref();
    let now = giant.and_then(|giant| giant.ages.get(age)).copied();
    let phrase = Phrase::new("tip-giant")
        .with("size", say::size(size.into()))
        .with("points", say::points(now.unwrap_or(0)));
    tip(scene, "ET-TRIBE-GIANT-7", &phrase)
}

pub(super) fn trolls(scene: &Scene<'_>) -> Tip {
    tip(scene, "ET-TRIBE-TROLL-5", &Phrase::new("tip-trolls"))
}

pub(super) fn horde(scene: &Scene<'_>) -> Tip {
    let points = scene.view.pieces.horde_points.get(1..);
    let phrase = Phrase::new("tip-horde").with("points", say::numbers(points.unwrap_or_default()));
    tip(scene, "ET-TRIBE-ORC-4", &phrase)
}

pub(super) fn first(scene: &Scene<'_>) -> Tip {
    tip(scene, "ET-TURN-1", &Phrase::new("tip-first"))
}

/// A player's Bands and what they will score: `told` says it.
pub(super) fn bands(scene: &Scene<'_>, told: &Phrase) -> Tip {
    tip(scene, "ET-SCORE-20", told)
}

pub(super) fn hand(scene: &Scene<'_>, side: &Side) -> Tip {
    let phrase = Phrase::new("tip-hand")
        .with("who", name(scene, side.seat))
        .with("cards", say::cards(side.hand_size))
        .with("limit", scene.view.hand_limit);
    tip(scene, "ET-HAND-1", &phrase)
}

pub(super) fn known(scene: &Scene<'_>) -> Tip {
    tip(scene, "ET-DRAW-3", &Phrase::new("tip-known"))
}

pub(super) fn deck(scene: &Scene<'_>) -> Tip {
    let phrase = Phrase::new("tip-deck").with("size", say::size(scene.view.deck.cards.into()));
    tip(scene, "ET-DRAW-1", &phrase)
}

pub(super) fn dragons(scene: &Scene<'_>) -> Tip {
    let phrase = Phrase::new("table-dragons").with("n", scene.view.deck.dragons);
    tip(scene, "ET-DRAGON-5", &phrase)
}

pub(super) fn ages(scene: &Scene<'_>) -> Tip {
    let (rule, ages) = match scene.view.ages {
        3.. => ("ET-AGE-1", scene.view.ages),
        fewer => ("ET-AGE-2", fewer),
    };
    tip(scene, rule, &Phrase::new("tip-ages").with("n", ages))
}

/// A column of Chief Bruno's Dashboard: when it is played.
pub(super) fn column(scene: &Scene<'_>, column: &ColumnView) -> Tip {
    let rule = if column.trigger > 0 {
        "ET-SOLO-32"
    } else {
        "ET-SOLO-33"
    };
    let phrase = Phrase::new("tip-column")
        .with("kingdom", say::kingdom(scene.view, column.kingdom))
        .with("trigger", column.trigger);
    tip(scene, rule, &phrase)
}
