//! The Map Board: the land with the four kingdoms and every Stronghold as a place, who holds which, and what can be attacked. The coast
//! and the places are ours; the style draws them.

use kernel::{Phrase, Value};
use maud::{Markup, html};
use numa_sera::{Choice, Target};

use super::Scene;
use super::art::{crest, fort, ink, name, share};
use super::cards::radio_id;
use super::tips;
use crate::names;

/// Where the shipped Strongholds lie, in hundredths of width and height.
const PLACES: [(&str, u8, u8); 10] = [
    ("SH01", 42, 22),
    ("SH02", 85, 66),
    ("SH03", 29, 40),
    ("SH04", 25, 70),
    ("SH05", 41, 80),
    ("SH06", 52, 40),
    ("SH07", 69, 40),
    ("SH08", 63, 62),
    ("SH09", 78, 24),
    ("SH10", 58, 20),
];

/// Where the kingdoms have their seats.
const SEATS: [(&str, u8, u8); 4] = [
    ("numa_sera", 20, 25),
    ("meran", 17, 50),
    ("siaa_dee", 69, 80),
    ("dena_vale", 88, 44),
];

/// A panel over the table while it is what is shown; the world's heading has the way to it, and any strip the way back.
pub(super) fn map(scene: &Scene<'_>) -> Markup {
    let content = &scene.view.content;
    html! {
        section.mapboard.panel aria-label=(scene.word("table-map")) {
            header.fhead { h2 { (scene.word("table-map")) } p { (scene.word("table-map-ours")) } label.btn.aside for={ "mat-" (super::players::shown_first(scene).index()) } { (face::components::icon("cross")) span { (scene.word("table-map-close")) } } }
            div.land tabindex="0" role="group" aria-label=(scene.word("table-map")) { div.chart {
                @for kingdom in 0..content.kingdoms.len() as u8 { (realm(scene, kingdom)) }
                @for hold in 0..content.strongholds.len() as u8 { (place(scene, hold)) }
            } }
        }
    }
}

fn at(places: &[(&str, u8, u8)], id: &str, nth: u8) -> String {
    let known = places.iter().find(|(of, ..)| *of == id);
    let (x, y) = known.map_or((10 + nth % 9 * 9, 88), |&(_, x, y)| (x, y));
    format!("left:{x}%;top:{y}%")
}

fn realm(scene: &Scene<'_>, kingdom: u8) -> Markup {
    let content = &scene.view.content;
    let info = &content.kingdoms[usize::from(kingdom)];
    let of = scene
        .view
        .players
        .iter()
        .find(|player| player.kingdom == Some(kingdom));
    html! {
        div.realmseat.(of.map_or_else(String::new, |player| ink(player.seat))) style=(at(&SEATS, &info.id, kingdom)) {
            (crest(content, kingdom))
            b { (name(scene, names::kingdom(content, kingdom))) }
            @if let Some(player) = of { small { (face::components::counter(player.seat, 16)) (scene.words.name(player.seat)) } }
        }
    }
}

fn place(scene: &Scene<'_>, hold: u8) -> Markup {
    let view = scene.view;
    let info = &view.content.strongholds[usize::from(hold)];
    let holder = view
        .players
        .iter()
        .find(|player| player.strongholds.contains(&hold));
    let open = view.strongholds.contains(&Some(hold));
    let target = if holder.is_some() {
        Target::Controlled(hold)
    } else {
        Target::Independent(hold)
    };
    let aim = view.aims.iter().find(|aim| aim.target == target);
    let tip = tips::hold(scene, hold);
    let inside = html! {
        (fort(&view.content, hold))
        span { b { (name(scene, names::hold(&view.content, hold))) }
            small {
                @match (holder, open) {
                    (Some(player), _) => { (face::components::counter(player.seat, 16)) (scene.words.name(player.seat)) }
                    (None, true) => { (super::art::ic("n-defense")) span.vh { (scene.word("table-defense")) " " } (info.defense) @if let Some(aim) = aim { " · " (scene.say(&Phrase::new("table-wins").with("share", Value::Text(share(scene, aim.odds.wins, aim.odds.of))))) } }
                    (None, false) => (scene.word("table-undiscovered")),
                }
            }
        }
    };
    let style = at(&PLACES, &info.id, hold);
    html! {
        @match radio_id(scene, Choice::Attack(target)) {
            Some(id) => label.mapped.aim-at for=(id) style=(style) title=(tip.text) data-tip=(tip.rule) data-about={ "hold-" (hold) } { (inside) },
            None => div.mapped.far[holder.is_none() && !open] style=(style) title=(tip.text) data-tip=(tip.rule) data-about={ "hold-" (hold) } { (inside) },
        }
    }
}
