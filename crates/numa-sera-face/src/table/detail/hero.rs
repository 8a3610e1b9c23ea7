//! A Hero: whose, what their Attack and Defense are made of, who follows, and how a Battle with them would go.

use kernel::{Phrase, Value};
use maud::{Markup, html};
use numa_sera::{PlayerView, Target};

use super::super::art::{figure, name, portrait, power};
use super::super::{said, tips};
use super::{Scene, Sheet, attack, battle, line, named, sum};
use crate::names;

pub(super) fn hero(scene: &Scene<'_>, hero: u8) -> Markup {
    let content = &scene.view.content;
    let info = &content.heroes[usize::from(hero)];
    let owner = scene
        .view
        .players
        .iter()
        .find(|player| player.kingdom == Some(info.kingdom));
    let line = owner.and_then(|player| player.line.shown());
    let place = line.map(|line| line.iter().position(|one| *one == hero));
    let active = owner.filter(|player| place == Some(Some(0)) && player.max_power > 0);
    let key = match (owner, place) {
        (Some(player), _) if player.eliminated => "detail-fallen",
        (Some(_), Some(Some(0))) => "detail-active",
        (Some(_), Some(Some(_))) => "detail-heir",
        (Some(_), Some(None)) => "detail-fallen",
        _ => "detail-hero",
    };
    let kind = Phrase::new(key).with("kingdom", names::kingdom(content, info.kingdom));
    let kind = match owner {
        Some(player) => kind.with("seat", player.seat),
        None => kind,
    };
    Sheet {
        picture: portrait(content, hero, owner.map(|player| player.seat), key == "detail-fallen"),
        name: name(scene, names::hero(content, hero)),
        kind: html! { (scene.say(&kind)) },
        rule: "NS-R3-6",
        does: said::does(scene, info.set),
        rest: match active {
            Some(player) => in_play(scene, player),
            None => html! {
                p.fig3 { (figure(scene, "n-attack", "table-attack", info.attack)) (figure(scene, "n-defense", "table-defense", info.defense)) (figure(scene, "n-heart", "table-power", info.power)) }
            },
        },
        flavour: tips::flavour(scene, &info.id),
        mat: owner.filter(|player| !player.eliminated && player.max_power > 0).map(|player| player.seat),
    }
    .draw(scene)
}

/// The sums of the one who leads, and what they threaten.
fn in_play(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    let damage: i16 = player.sources.damage.iter().map(|part| part.n).sum();
    let own = scene.view.viewer;
    let threatens = Phrase::new("detail-if-they-attack").with("seat", player.seat);
    html! {
        (sum(scene, &scene.word("table-attack"), "NS-R13-4", player.attack, &named(scene, &player.attack_parts)))
        (sum(scene, &scene.word("table-defense"), "NS-R13-4", player.defense, &named(scene, &player.defense_parts)))
        @if !player.sources.damage.is_empty() { (sum(scene, &scene.word("detail-damage"), "NS-R13-9", damage, &named(scene, &player.sources.damage))) }
        (power(scene, player.power, player.max_power, 0))
        (heirs(scene, player))
        @if let (Some(odds), Some(_)) = (player.threat, own) { (battle(scene, &threatens, odds, true, (player.seat, own))) }
        (attack(scene, Target::Hero(player.seat)))
    }
}

fn heirs(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    let content = &scene.view.content;
    let line_of = player.line.shown();
    let follow: Vec<Phrase> = line_of
        .into_iter()
        .flat_map(|line| line.iter().skip(1))
        .map(|&hero| {
            let info = &content.heroes[usize::from(hero)];
            let figures = format!("{}/{}/{}", info.attack, info.defense, info.power);
            Phrase::new("tip-part")
                .with("name", names::hero(content, hero))
                .with("n", Value::Text(figures))
        })
        .collect();
    html! {
        @if !follow.is_empty() { ul.fx { (line("n-crown", &html! { (scene.say(&Phrase::new("detail-behind").with("heroes", follow))) })) } }
    }
}
