//! The beginning: which kingdom, and in which order its Heroes stand.

use kernel::Phrase;
use maud::{Markup, html};
use numa_sera::content::Condition4;
use numa_sera::{Choice, PlayerView};

use super::Scene;
use super::art::{condition_sign, crest, figure, ic, ink, name, portrait};
use super::cards::{radio, radio_id};
use super::said;
use super::scene::{Panel, Room};
use super::{players, tips};
use crate::names;

pub(super) fn kingdoms(scene: &Scene<'_>) -> Panel {
    let kingdoms = 0..scene.view.content.kingdoms.len() as u8;
    let first = scene.offers.first().map(|offer| offer.choice);
    Panel {
        room: Room::Whole,
        sign: "n-flag",
        title: scene.word("table-head-kingdoms"),
        note: html! { (scene.word("table-note-kingdom")) " " (face::plain::rule_link(scene, kernel::Rule("NS-R3-5"))) },
        body: html! { div.kings tabindex="0" role="group" aria-label=(scene.word("phase-kingdoms")) { @for kingdom in kingdoms { (king(scene, kingdom, first == Some(Choice::Kingdom(kingdom)))) } } },
    }
}

fn king(scene: &Scene<'_>, kingdom: u8, chosen: bool) -> Markup {
    let content = &scene.view.content;
    let taken = scene
        .view
        .players
        .iter()
        .find(|player| player.kingdom == Some(kingdom));
    let inside = inside(scene, kingdom, taken);
    html! {
        @match radio(scene, Choice::Kingdom(kingdom), chosen) {
            Some(radio) => label.king.can { (radio) (inside) },
            None => div.king.taken[taken.is_some()] aria-label=(name(scene, names::kingdom(content, kingdom))) { (inside) },
        }
    }
}

fn inside(scene: &Scene<'_>, kingdom: u8, taken: Option<&PlayerView>) -> Markup {
    let content = &scene.view.content;
    let info = &content.kingdoms[usize::from(kingdom)];
    let seat = taken.map(|player| player.seat).or(scene.view.viewer);
    let short = Phrase::new("table-short-way").with("condition", names::condition(info.favoured));
    let pre = &info.blocks[usize::from(info.pre_ticked)];
    let figure = |n: i16, key: &str| html! { div { dd { (n) } dt { (scene.word(key)) } } };
    html! {
        header { (crest(content, kingdom)) h3 { (name(scene, names::kingdom(content, kingdom))) small { (scene.word(epithet(info.favoured))) } } }
        @match taken {
            Some(player) => p.likes { (face::components::counter(player.seat, 18)) (scene.say(&Phrase::new("table-taken-by").with("who", players::called(scene, player.seat)))) },
            None => p.likes { (ic(condition_sign(info.favoured))) (scene.say(&short)) },
        }
        dl {
            (figure(info.starting_capital, "table-start-capital"))
            (figure(info.starting_battle_cards.into(), "table-start-cards"))
            (figure(info.blocks.len() as i16, "table-blocks"))
        }
        p.pre1 { b { (name(scene, names::block(content, kingdom, info.pre_ticked))) ": " } (said::does(scene, pre.set)) }
        (trio(scene, kingdom, seat))
    }
}

/// What the kingdom that is marked can build; on a phone its Heroes, too, for which the list has no room.
pub(super) fn about(scene: &Scene<'_>) -> Markup {
    let content = &scene.view.content;
    html! {
        @for (nth, offer) in scene.offers.iter().enumerate() {
            @if let Choice::Kingdom(kingdom) = offer.choice {
                @let info = &content.kingdoms[usize::from(kingdom)];
                @let title = Phrase::new("table-about-kingdom").with("kingdom", names::kingdom(content, kingdom)).with("n", info.blocks.len() as u8);
                div.about data-order=(nth) tabindex="0" role="group" aria-label=(scene.say(&title)) {
                    (trio(scene, kingdom, scene.view.viewer))
                    h3.hd { (scene.say(&title)) }
                    ul {
                        @for block in 0..info.blocks.len() as u8 {
                            @let tip = tips::block(scene, kingdom, block);
                            li.chip.done[block == info.pre_ticked] title=(tip.text) data-tip=(tip.rule) data-about={ "block-" (kingdom) "-" (block) } {
                                @if block == info.pre_ticked { (face::components::icon("check")) }
                                (name(scene, names::block(content, kingdom, block)))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Whom one will meet: the others' kingdoms and Heroes, in an order that nobody knows yet.
pub(super) fn others(scene: &Scene<'_>) -> Markup {
    let others = players::order(scene).filter(|player| scene.view.viewer != Some(player.seat));
    gathered(scene, "table-head-others", others)
}

/// For those who wait: who has chosen what, themselves first, and who has not.
pub(super) fn everyone(scene: &Scene<'_>) -> Markup {
    gathered(scene, "table-head-chosen", players::order(scene))
}

fn gathered<'a>(
    scene: &Scene<'_>,
    title: &str,
    players: impl Iterator<Item = &'a PlayerView>,
) -> Markup {
    let title = scene.word(title);
    html! {
        div.rivals tabindex="0" role="group" aria-label=(title) {
            h3.hd { (title) }
            ul { @for player in players { (gathers(scene, player)) } }
        }
    }
}

fn gathers(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    let content = &scene.view.content;
    html! {
        li {
            span.w { (face::components::counter(player.seat, 18)) b { (scene.words.name(player.seat)) } small { (players::state(scene, player)) } }
            @if let Some(kingdom) = player.kingdom {
                span.faces {
                    @for &hero in &content.kingdoms[usize::from(kingdom)].heroes {
                        @let tip = tips::hero(scene, hero);
                        span title=(tip.text) data-tip=(tip.rule) data-about={ "hero-" (hero) } { (portrait(content, hero, Some(player.seat), false)) span.vh { (name(scene, names::hero(content, hero))) } }
                    }
                }
            }
        }
    }
}

fn trio(scene: &Scene<'_>, kingdom: u8, seat: Option<kernel::Seat>) -> Markup {
    let content = &scene.view.content;
    html! {
        ul.trio {
            @for &hero in &content.kingdoms[usize::from(kingdom)].heroes {
                @let tip = tips::hero(scene, hero);
                li title=(tip.text) data-tip=(tip.rule) data-about={ "hero-" (hero) } {
                    (portrait(content, hero, seat, false))
                    span {
                        b { (name(scene, names::hero(content, hero))) }
                        (figures(scene, hero))
                        (said::does(scene, content.heroes[usize::from(hero)].set))
                    }
                }
            }
        }
    }
}

/// What a kingdom is like, by the way that is shortest for it.
fn epithet(favoured: Condition4) -> &'static str {
    match favoured {
        Condition4::Conqueror => "table-like-conqueror",
        Condition4::Champion => "table-like-champion",
        Condition4::Master => "table-like-master",
        Condition4::Legend => "table-like-legend",
    }
}

fn figures(scene: &Scene<'_>, hero: u8) -> Markup {
    let info = &scene.view.content.heroes[usize::from(hero)];
    html! {
        span.st3 { (figure(scene, "n-attack", "table-attack", info.attack)) (figure(scene, "n-defense", "table-defense", info.defense)) (figure(scene, "n-heart", "table-power", info.power)) }
    }
}

/// Every order is drawn; the style shows the one that is marked, and each arrow marks another.
pub(super) fn line(scene: &Scene<'_>) -> Panel {
    let lines: Vec<[u8; 3]> = scene
        .offers
        .iter()
        .filter_map(|offer| match offer.choice {
            Choice::Line(line) => Some(line),
            _ => None,
        })
        .collect();
    Panel {
        room: Room::Whole,
        sign: "n-crown",
        title: scene.word("table-head-line"),
        note: html! { (scene.word("table-note-line")) " " (face::plain::rule_link(scene, kernel::Rule("NS-R3-6"))) },
        body: html! {
            div.orders role="radiogroup" aria-label=(scene.word("table-line")) { @for (nth, line) in lines.iter().enumerate() { (order(scene, *line, nth == 0)) } }
            @for (nth, line) in lines.iter().enumerate() { (places(scene, nth, *line)) }
        },
    }
}

/// For those who wait while others put theirs in order: the own Heroes, in the order that was chosen.
pub(super) fn stands(scene: &Scene<'_>) -> Option<Panel> {
    let own = scene.view.own()?;
    let all = &scene.view.content.kingdoms[usize::from(own.kingdom?)].heroes;
    let chosen = own.line.shown().filter(|line| line.len() == all.len());
    let heroes = chosen.map_or(&all[..], Vec::as_slice);
    Some(Panel {
        room: Room::Whole,
        sign: "n-crown",
        title: scene.word("table-head-line"),
        note: html! { (face::plain::rule_link(scene, kernel::Rule("NS-R3-6"))) },
        body: html! {
            div.line3.still {
                @for (place, &hero) in heroes.iter().enumerate() {
                    @if place > 0 { span.then2 aria-hidden="true" { "›" } }
                    (standing(scene, [0, 1, 2], place, hero))
                }
            }
        },
    })
}

fn heroes(scene: &Scene<'_>, line: [u8; 3]) -> [u8; 3] {
    let own = scene.view.own().and_then(|own| own.kingdom).unwrap_or(0);
    let kingdom = &scene.view.content.kingdoms[usize::from(own)];
    line.map(|nth| kingdom.heroes[usize::from(nth)])
}

fn order(scene: &Scene<'_>, line: [u8; 3], chosen: bool) -> Markup {
    let content = &scene.view.content;
    html! {
        @if let Some(radio) = radio(scene, Choice::Line(line), chosen) {
            label.order { (radio) @for hero in heroes(scene, line) { (portrait(content, hero, scene.view.viewer, false)) } }
        }
    }
}

fn places(scene: &Scene<'_>, nth: usize, line: [u8; 3]) -> Markup {
    html! {
        div.line3 data-order=(nth) data-sorts=(line.map(|hero| hero.to_string()).join(" ")) data-radio={ "a-" (nth) } {
            @for (place, &hero) in heroes(scene, line).iter().enumerate() {
                @if place > 0 { span.then2 aria-hidden="true" { "›" } }
                (standing(scene, line, place, hero))
            }
        }
    }
}

fn standing(scene: &Scene<'_>, line: [u8; 3], place: usize, hero: u8) -> Markup {
    let content = &scene.view.content;
    let where_ = ["table-first-hero", "table-second-hero", "table-third-hero"][place];
    let swapped = |with: usize| {
        let mut other = line;
        other.swap(place, with);
        radio_id(scene, Choice::Line(other))
    };
    let info = &content.heroes[usize::from(hero)];
    let tip = tips::hero(scene, hero);
    html! {
        article.hcard.first[place == 0].(scene.view.viewer.map_or_else(String::new, ink)) data-sort=(place) {
            span.nth aria-hidden="true" { (place + 1) }
            span.place { (scene.word(where_)) }
            span.grip data-grip { (portrait(content, hero, scene.view.viewer, false)) }
            div title=(tip.text) data-tip=(tip.rule) data-about={ "hero-" (hero) } { h3 { (name(scene, names::hero(content, hero))) } p { (said::does(scene, info.set)) } @if let Some(line) = tips::flavour(scene, &info.id) { p.flavour { (line) } } }
            (figures(scene, hero))
            div.mv {
                @if place > 0 { @if let Some(id) = swapped(place - 1) { label.btn for=(id) { (face::components::icon("left")) (scene.word("table-earlier")) } } }
                @if place < 2 { @if let Some(id) = swapped(place + 1) { label.btn for=(id) { (scene.word("table-later")) (face::components::icon("right")) } } }
            }
        }
    }
}
