//! What is in the box, as it looks at the table: tokens, tribes, kingdoms, and the rows of points on boards.

use ethnos::{Card, Colour, Tribe};
use face::{Part, Showpiece};
use kernel::Phrase;
use maud::{Markup, PreEscaped, html};

use super::art::{capital, card_ink, emblem, glyph};
use super::{SPRITE, Scene};

/// The drawings that the pieces use.
pub(crate) fn art() -> Markup {
    html! { div.eth { (PreEscaped(SPRITE)) } }
}

pub(crate) fn piece(scene: &Scene<'_>, part: &Part<'_>) -> Option<Showpiece> {
    match part.kind.rsplit('.').next()? {
        "tokens" | "coins" => tokens(part),
        "tribes" => tribe(scene, part),
        "kingdoms" => kingdom(scene, part),
        _ => None,
    }
}

/// As many as there are of a value; those that stay in the box below four players have their mark.
fn tokens(part: &Part<'_>) -> Option<Showpiece> {
    const MOST: u32 = 12;
    let (value, count) = (part.value("value")?, part.number("count")?);
    let marked = part.number("four_plus").unwrap_or(0);
    Some(Showpiece {
        name: format!("{value} ×{count}"),
        says: String::new(),
        drawn: html! {
            div.eth { div.toks {
                @for nth in 0..count.min(MOST) {
                    span.tok.pays[nth >= marked] { (value) @if nth < marked { small { "4+" } } }
                }
            } }
        },
    })
}

fn tribe(scene: &Scene<'_>, part: &Part<'_>) -> Option<Showpiece> {
    let tribe = Tribe::named(&part.value("key")?.replace('_', "-"))?;
    let key = format!("tribe-{}", tribe.key());
    let name = if scene.words.knows(&key) {
        capital(&scene.word(&key))
    } else {
        part.value("name")?.to_owned()
    };
    let cards = part.number("cards")?;
    let each = part.number("per_colour").unwrap_or(0);
    // One of its cards, each tribe in another colour.
    let colours = &scene.view.colours;
    let colour = (each > 0).then(|| colours[tribe as usize % colours.len()]);
    let card = Card { tribe, colour };
    let says = Phrase::new("box-tribe").with("cards", cards);
    Some(Showpiece {
        drawn: html! { div.eth { span.ally.(card_ink(scene.view, card)) aria-hidden="true" { (emblem(tribe)) span.ix { (glyph(colour)) } span.nm { b { (name) } } } } },
        name,
        says: scene.say(&says.with("each", each)),
    })
}

fn kingdom(scene: &Scene<'_>, part: &Part<'_>) -> Option<Showpiece> {
    let colour = Colour::named(part.value("colour")?)?;
    let key = part.value("key")?;
    let word = format!("kingdom-{key}");
    let name = match scene.words.knows(&word) {
        true => scene.word(&word),
        false => part.value("name")?.to_owned(),
    };
    Some(Showpiece {
        drawn: html! { div.eth { span .kt.{ "k-" (key) } { (glyph(Some(colour))) (name) } } },
        says: String::new(),
        name,
    })
}
