//! How to play, drawn with cards, markers and tokens of a table of that kind.

use ethnos::{Card, SoloView, Tribe};
use face::Panel;
use face::components::icon as house_icon;
use kernel::Seat;
use maud::{Markup, html};

use super::Scene;
use super::art::{capital, card_ink, chip, counter, emblem, icon, roman, tribe_name};
use super::cards::{face, label};
use super::tribes::{brief, table};

pub(crate) fn how(scene: &Scene<'_>) -> Vec<Panel> {
    let view = scene.view;
    let two = view.seats <= 2;
    let solo = view.solo.as_ref();
    let bruno = solo.map(|solo| Panel::new("how-bruno-text", "ET-SOLO-31", columns(scene, solo)));
    let mut panels = vec![
        Panel::new("how-take-text", "ET-DRAW-1", taken(scene)).with("limit", view.hand_limit),
        Panel::new("how-band-text", "ET-BAND-2", band(scene)),
        Panel::new(
            "how-marker-text",
            if two { "ET-2P-5" } else { "ET-MARK-1" },
            markers(scene),
        )
        .with("two", u8::from(two)),
        Panel::new("how-dragon-text", "ET-AGE-10", dragons(scene)).with("ages", view.ages),
        Panel::new("how-awards-text", "ET-SCORE-4", awards(scene)).with("two", u8::from(two)),
        Panel::new("how-tokens-text", "ET-SETUP-5", tokens(scene)),
        Panel::new(
            "how-bands-text",
            "ET-COMP-32",
            html! { div.eth.howt { (table(scene)) } },
        ),
        Panel::new("how-tribes-text", "ET-BAND-9", tribes(scene))
            .with("n", view.tribes.len() as u32)
            .with("solo", u8::from(solo.is_some())),
        Panel::new(
            "how-win-text",
            "ET-END-2",
            html! { div.eth.howp { (icon("crown")) } },
        ),
    ];
    // Who plays alone has to know of Bruno before the Kingdoms.
    panels.splice(2..2, bruno);
    panels
}

/// Bruno's columns, each with the number of cards that it waits for (ET-SOLO-8).
fn columns(scene: &Scene<'_>, solo: &SoloView) -> Markup {
    html! {
        div.eth.howp.many {
            @for column in &solo.columns {
                span.land { (chip(scene, scene.view.colour(column.kingdom))) b { @if column.trigger > 0 { (column.trigger) } @else { "!" } } }
            }
        }
    }
}

fn ally(scene: &Scene<'_>, card: Card) -> Markup {
    html! { span.ally.(card_ink(scene.view, card)) role="img" aria-label=(label(scene, card)) { (face(scene, card, false)) } }
}

/// The deck, and some cards of the pool.
fn taken(scene: &Scene<'_>) -> Markup {
    let pool = scene.view.pool.iter().take(3);
    html! { div.eth.howp { span.ally.back { span { (scene.word("how-deck")) } } (house_icon("right")) @for card in pool { (ally(scene, *card)) } } }
}

/// Cards of one colour.
fn band(scene: &Scene<'_>) -> Markup {
    let (view, colour) = (scene.view, scene.view.colours[3]);
    let leads = |tribe: &&Tribe| !matches!(view.ability(**tribe), ethnos::Ability::Wild);
    let tribes = view.tribes.iter().filter(leads).take(3);
    html! {
        div.eth.howp {
            @for (nth, tribe) in tribes.enumerate() {
                span.led[nth == 0] { @if nth == 0 { (icon("crown")) } (ally(scene, Card { tribe: *tribe, colour: Some(colour) })) }
            }
            (house_icon("right")) (chip(scene, colour))
        }
    }
}

fn markers(scene: &Scene<'_>) -> Markup {
    html! {
        div.eth.howp {
            @for (colour, mine, theirs) in [(3, 3, 2), (0, 1, 2)] {
                span.land { (chip(scene, scene.view.colours[colour])) span { (counter(Seat(0), mine)) b { (mine) } (counter(Seat(1), theirs)) b { (theirs) } } }
            }
        }
    }
}

fn dragons(scene: &Scene<'_>) -> Markup {
    html! { div.eth.howp { @for nth in 0..3 { span.dr.third[nth == 2] { (icon("dragon")) } } b { (roman(usize::from(scene.view.ages))) } } }
}

/// Which token each place earns in each Age (ET-SCORE-5 to ET-SCORE-7, ET-2P-2, ET-2P-3).
fn awards(scene: &Scene<'_>) -> Markup {
    let ages = usize::from(scene.view.ages);
    let places = if scene.view.seats <= 2 { 1 } else { ages };
    html! {
        div.eth.howt { table.bandtable {
            tr { th scope="col" { (scene.word("how-age")) } @for place in 1..=places { th scope="col" { (place) "." } } }
            @for age in 1..=ages {
                tr { th scope="row" { (roman(age)) } @for place in 0..places { td { @if place < age { (roman(age - place)) } @else { "–" } } } }
            }
        } }
    }
}

/// Those of this number of players, as they lie in its Kingdoms.
fn tokens(scene: &Scene<'_>) -> Markup {
    let kingdoms = scene.view.kingdoms.iter();
    let mut tokens: Vec<u8> = kingdoms
        .flat_map(|kingdom| kingdom.tokens.clone())
        .collect();
    tokens.sort_unstable();
    html! { div.eth.howp.toks { @for token in tokens { span.tok { (token) } } } }
}

fn tribes(scene: &Scene<'_>) -> Markup {
    html! {
        ul.eth.howl { @for tribe in scene.view.tribes.iter().copied() {
            li { (emblem(tribe)) b { (capital(&tribe_name(scene, tribe))) } span { (brief(scene, tribe)) } }
        } }
    }
}
