//! A Stronghold: who holds it, its Defense with what is added, what it brings, and how an Attack on it would go.

use maud::{Markup, html};
use numa_sera::content::Stronghold;
use numa_sera::{Choice, PlayerView, Target};

use super::super::art::{fort, ic, name};
use super::super::{said, tips, why};
use super::{Scene, Sheet, attack, holder, line, named, of_seat, sum};
use crate::names;

pub(super) fn hold(scene: &Scene<'_>, hold: u8) -> Markup {
    let content = &scene.view.content;
    let info = &content.strongholds[usize::from(hold)];
    let holder = holder(scene, |player| player.strongholds.contains(&hold));
    let found = scene.view.strongholds.contains(&Some(hold));
    let kind = match holder {
        Some(player) => of_seat(scene, "detail-held", player.seat),
        None if found => scene.word("table-independent-one"),
        None => scene.word("table-undiscovered"),
    };
    let target = match holder {
        Some(_) => Target::Controlled(hold),
        None => Target::Independent(hold),
    };
    let no = why::why(scene, Choice::Attack(target)).filter(|_| holder.is_some() || found);
    Sheet {
        picture: html! { span.keep2 { (fort(content, hold)) } },
        name: name(scene, names::hold(content, hold)),
        kind: html! { (kind) },
        rule: "NS-R13-7",
        does: said::does(scene, info.set),
        rest: html! {
            (defense(scene, info, holder))
            ul.fx {
                (line("n-coin", &html! { (scene.word("table-initial")) ": " b { (info.initial) } }))
                (line("n-residual", &html! { (scene.word("detail-each-build")) ": " b { "+" (info.residual) } }))
                @if let Some((_, n)) = holder.and_then(|player| player.placed.iter().find(|(set, _)| *set == info.set)) { (line("n-bank", &html! { (scene.word("detail-lies")) ": " b { (n) } })) }
                @if let Some(no) = no { li.no { (ic("n-eye")) span { (no.text) " " (super::rule(scene, no.rule.0)) } } }
            }
            (attack(scene, target))
        },
        flavour: tips::flavour(scene, &info.id),
        mat: holder.map(|player| player.seat),
    }
    .draw(scene)
}

/// What everything in play of its holder adds to the printed Defense.
fn defense(scene: &Scene<'_>, info: &Stronghold, holder: Option<&PlayerView>) -> Markup {
    let mut parts = vec![(scene.word("detail-printed"), info.defense)];
    parts.extend(named(
        scene,
        holder.map_or(&[], |player| &player.sources.walls),
    ));
    let all: i16 = parts.iter().map(|(_, n)| n).sum();
    sum(scene, &scene.word("table-defense"), "NS-R13-4", all, &parts)
}
