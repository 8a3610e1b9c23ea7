//! What is in the box, as it lies on the table: tiles.

use eko::{Hex, Placed, Terrain};
use face::{Markup, Part, Scene, Showpiece};
use maud::{PreEscaped, html};

use crate::EkoFace;
use crate::ground::{ART, Ground};

/// The drawings that the pieces use.
pub(crate) fn art() -> Markup {
    html! { div.eko { (PreEscaped(ART)) } }
}

pub(crate) fn piece(scene: &Scene<'_, EkoFace>, part: &Part<'_>) -> Option<Showpiece> {
    let (spec, letter) = (part.value("spec")?, part.value("letter")?);
    // What cannot be drawn is told by its fields.
    let codes = spec.chars().map(Terrain::from_code);
    let terrains: Vec<Terrain> = codes.collect::<Option<_>>()?;
    let tile = Placed {
        letter: letter.chars().next()?,
        turn: 0,
        at: Hex::new(0, 0),
    };
    let ground = Ground::new(vec![(tile, tile.spaces(spec).collect())]);
    let count = |kind: Terrain| terrains.iter().filter(|one| **one == kind).count();
    let kinds = Terrain::all().filter(|kind| count(*kind) > 0);
    let says: Vec<String> = kinds
        .map(|kind| {
            let name = scene.words.word(&kind.word());
            match count(kind) {
                1 => name,
                n => format!("{name} ×{n}"),
            }
        })
        .collect();
    let name = match part.value("name") {
        Some(name) => {
            let key = format!("content-{}", name.to_lowercase().replace(' ', "-"));
            let known = scene.words.knows(&key).then(|| scene.words.word(&key));
            format!("{letter} · {}", known.as_deref().unwrap_or(name))
        }
        None => letter.to_owned(),
    };
    Some(Showpiece {
        name,
        says: says.join(", "),
        drawn: html! { div.eko { (ground.picture()) } },
    })
}
