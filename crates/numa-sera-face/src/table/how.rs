//! How to play, drawn with cards, Heroes and signs of the game.

use face::Panel;
use maud::{Markup, html};
use numa_sera::content::CardKind;

use super::Scene;
use super::art::{crest, fort, ic, kind_ink, kind_sign, portrait};
use crate::names;

pub(crate) fn how(scene: &Scene<'_>) -> Vec<Panel> {
    let view = scene.view;
    let content = &view.content;
    let row = |inside: Markup| html! { div.ns.howp { (inside) } };
    let seats = view.players.len() as u32;
    vec![
        Panel::new("how-explore-text", "NS-R6-1", kinds(scene)),
        Panel::new(
            "how-build-text",
            "NS-R12-1",
            row(html! {
                (crest(content, 0)) b { "+" (content.kingdoms[0].base_residual) } (ic("n-coin"))
                span.plate { (ic("n-build")) b { (face::components::icon("check")) } }
            }),
        ),
        Panel::new(
            "how-attack-text",
            "NS-R13-2",
            row(html! {
                (portrait(content, 0, None, false)) b { (content.heroes[0].attack) } (ic("n-die"))
                span aria-hidden="true" { ":" }
                b { (content.strongholds[0].defense) } (fort(content, 0))
            }),
        ),
        Panel::new(
            "how-win-text",
            "NS-R1-4",
            row(
                html! { @for way in ["conqueror", "champion", "master", "legend"] {
                    span.plate { (ic(&format!("v-{way}"))) small { (scene.word(&format!("condition-{way}"))) } }
                } },
            ),
        ),
        Panel::new("how-ways-text", "NS-R2-1", ways(scene)),
        Panel::new("how-die-text", "NS-R13-3", row(die())),
        Panel::new("how-skills-text", "NS-R8-3", skills(scene)),
        Panel::new(
            "how-hero-text",
            "NS-R14-1",
            row(html! { @for hero in 0..3 { (portrait(content, hero, None, hero == 0)) } }),
        ),
        Panel::new(
            "how-free-text",
            "NS-R4-3",
            row(html! { (ic("n-buy")) (ic("n-use")) (ic("n-trade")) }),
        ),
        Panel::new(
            "how-setup-text",
            "NS-R3-2",
            row(html! { @for hold in 0..4 { (fort(content, hold)) } }),
        )
        .with("seats", seats)
        .with("holds", 2 + 2 * seats)
        .with("skills", 3 + seats),
    ]
}

fn die() -> Markup {
    html! { @for face in [-3, -2, -1, 1, 2, 3] { span.plate.die { b { (super::art::signed(face)) } } } }
}

/// The six kinds of cards that are explored.
fn kinds(scene: &Scene<'_>) -> Markup {
    let kinds = [
        CardKind::Boon,
        CardKind::Hazard,
        CardKind::Maven,
        CardKind::Battle,
        CardKind::Mythic,
        CardKind::Pool,
    ];
    html! {
        div.ns.howp { @for kind in kinds {
            span.plate.inked.(kind_ink(kind)) { (ic(kind_sign(kind))) small { (scene.say(&names::thing(names::kind(kind)))) } }
        } }
    }
}

fn ways(scene: &Scene<'_>) -> Markup {
    html! {
        ul.ns.howl { @for way in ["conqueror", "champion", "master", "legend"] {
            li { (ic(&format!("v-{way}"))) b { (scene.word(&format!("condition-{way}"))) } span { (scene.word(&format!("how-{way}"))) } }
        } }
    }
}

/// What the levels of a Skill cost (NS-R8-3).
fn skills(scene: &Scene<'_>) -> Markup {
    html! {
        div.ns.howt { table.bandtable {
            tr { th scope="row" { (scene.word("how-level")) } @for level in 1..=4 { td { (level) } } }
            tr { th scope="row" { (ic("n-coin")) span.vh { (scene.word("how-price")) } } @for level in 1..=4 { td { (10 * level) } } }
        } }
    }
}
