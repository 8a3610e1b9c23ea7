//! How to play, drawn with discs and buildings of a table of that kind.

use eko::{Building, Terrain};
use face::{Panel, Scene};
use kernel::Seat;
use maud::{Markup, html};

use super::board::swatch;
use super::pieces::{icon, small_house, small_stack};
use crate::EkoFace;

pub(crate) fn how(scene: &Scene<'_, EkoFace>) -> Vec<Panel> {
    let table = &scene.view.table;
    let figures = &table.figures;
    let (me, other) = (Seat(0), Seat(1));
    let row = |inside: Markup| html! { div.eko.howp { (inside) } };
    vec![
        Panel::new("how-move-text", "EK-M2", row(html! { (small_stack(me, 1, false)) (icon("move")) (small_stack(me, 2, false)) (icon("regroup")) (small_stack(me, 3, false)) })),
        Panel::new("how-attack-text", "EK-M6", row(html! { (small_stack(me, 3, false)) (icon("attack")) (small_stack(other, 2, false)) })),
        Panel::new("how-build-text", "EK-K2", row(html! { @for kind in Building::ALL { (small_house(me, kind)) } })),
        Panel::new("how-win-text", "EK-W1", row(html! { (swatch(Terrain::Capital)) b { (figures.goal) } (small_house(me, Building::Castle)) }))
            .with("goal", figures.goal),
        Panel::new("how-reinforce-text", "EK-RF2", row(html! { (small_stack(me, 1, false)) (icon("regroup")) (small_stack(me, 4, true)) })),
        Panel::new("how-emperor-text", "EK-E2", row(html! { (small_stack(me, 2, true)) (icon("attack")) (small_stack(other, 2, true)) }))
            .with("captive", figures.captive),
        Panel::new("how-kamikaze-text", "EK-M7", row(html! { (small_stack(me, 1, false)) (icon("kamikaze")) (small_stack(other, 4, false)) })),
        Panel::new("how-march-text", "EK-F1", row(html! { (icon("box")) b { (figures.march) } })).with("march", figures.march),
        Panel::new("how-points-text", "EK-K2", points(scene)),
        Panel::new("how-board-text", "EK-SU2", row(html! { @for seat in 0..table.seats { (small_stack(Seat(seat), 1, seat == 0)) } }))
            .with("seats", table.seats)
            .with("spaces", u32::from(table.seats) * 16),
    ]
}

/// How many of each building there are, what they cost and what they are worth.
fn points(scene: &Scene<'_, EkoFace>) -> Markup {
    let figures = &scene.view.table.figures;
    let counts = [figures.encampments, figures.towers, figures.castles];
    html! {
        div.eko.howt { table.bandtable {
            tr { th scope="col" { (scene.word("how-points-what")) } th scope="col" { (scene.word("how-points-have")) } th scope="col" { (scene.word("how-points-cost")) } th scope="col" { (scene.word("how-points-worth")) } }
            @for (kind, count) in Building::ALL.into_iter().zip(counts) {
                tr { th scope="row" { (scene.word(&format!("how-{}", kind.key()))) } td { (count) } td { (kind.value()) } td { (kind.value()) } }
            }
            tr { th scope="row" { (scene.word("how-captive")) } td { "–" } td { "–" } td { (figures.captive) } }
        } }
    }
}
