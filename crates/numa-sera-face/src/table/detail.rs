//! A thing of the table told whole, beside it or as a sheet: its picture, all that it says, what its figures are made of, who has it and
//! what can be done with it. It is drawn when it is asked for, so that no page carries what nobody reads.
//!
//! | `data-about` | thing |
//! |---|---|
//! | `card-N` | a card |
//! | `hero-N` | a Hero |
//! | `hold-N` | a Stronghold |
//! | `skill-N` | a Skill with its Levels |
//! | `class-N` | a Class |
//! | `block-K-N` | a Build Block of Kingdom K |
//! | `purse-N` | the Capital of seat N |
//! | `race-N` | a Victory Condition |
//! | `discard-0` | the Discard Pile |

mod card;
mod hero;
mod hold;
mod kingdom; // Blocks, Classes, Skills
mod purse; // Capital, the race, the Discard Pile

use kernel::{Phrase, Rule, Seat, Value};
use maud::{Markup, html};
use numa_sera::content::{Card, Condition4, SkillType};
use numa_sera::{Odds, Part, PlayerView, Target};

use super::Scene;
use super::art::{ic, name, signed};
use super::forecast;
use crate::names;

pub(crate) fn detail(scene: &Scene<'_>, of: &str) -> Option<Markup> {
    let content = &scene.view.content;
    let (kind, rest) = of.split_once('-')?;
    let mut numbers = rest.split('-').map(str::parse::<u8>);
    let nth = numbers.next()?.ok()?;
    let at = usize::from(nth);
    match kind {
        "card" if at < content.cards.len() => Some(card::card(scene, Card(nth))),
        "hero" if at < content.heroes.len() => Some(hero::hero(scene, nth)),
        "hold" if at < content.strongholds.len() => Some(hold::hold(scene, nth)),
        "skill" => Some(kingdom::skill(scene, *SkillType::ALL.get(at)?)),
        "class" if at < content.classes.len() => Some(kingdom::class(scene, nth)),
        "block" => {
            let block = numbers.next()?.ok()?;
            let blocks = &content.kingdoms.get(at)?.blocks;
            (usize::from(block) < blocks.len()).then(|| kingdom::block(scene, nth, block))
        }
        "purse" => Some(purse::purse(scene, scene.view.players.get(at)?)),
        "race" => Some(purse::race(scene, *Condition4::ALL.get(at)?)),
        "discard" => Some(purse::discard(scene)),
        _ => None,
    }
}

/// What every sheet has: picture, name, kind and rule; then the text, and what is special.
struct Sheet {
    picture: Markup,
    name: String,
    kind: Markup,
    rule: &'static str,
    does: Markup,
    rest: Markup,
    flavour: Option<String>,
    /// Whose mat shows it.
    mat: Option<Seat>,
}

impl Sheet {
    fn draw(&self, scene: &Scene<'_>) -> Markup {
        html! {
            div.ns."ns-detail" {
                header {
                    (self.picture)
                    div { h2 { (self.name) } p.sub { (self.kind) " " (rule(scene, self.rule)) } }
                }
                p.does { (self.does) }
                (self.rest)
                @if let Some(line) = &self.flavour { p.flavour { (line) } }
                @if let Some(seat) = self.mat.filter(|seat| scene.view.viewer != Some(*seat)) {
                    label.btn."to-mat" for={ "mat-" (seat.index()) } data-shut { (scene.say(&Phrase::new("table-mat-of").with("seat", seat))) }
                }
            }
        }
    }
}

fn rule(scene: &Scene<'_>, id: &'static str) -> Markup {
    face::plain::rule_link(scene, Rule(id))
}

fn line(sign: &str, inside: &Markup) -> Markup {
    html! { li { (ic(sign)) span { (inside) } } }
}

/// A figure as the sum of what it is made of.
fn sum(
    scene: &Scene<'_>,
    title: &str,
    id: &'static str,
    n: i16,
    parts: &[(String, i16)],
) -> Markup {
    html! {
        section {
            h3 { (title) " " (rule(scene, id)) }
            p.sum2 {
                @for (nth, (called, n)) in parts.iter().enumerate() {
                    @if nth > 0 { span.op { (if *n < 0 { "\u{2212}" } else { "+" }) } }
                    span.term { b { (if nth > 0 { n.abs() } else { *n }) } small { (called) } }
                }
                @if parts.len() > 1 { span.op { "=" } span.term.tot { b { (n) } small { (title) } } }
            }
        }
    }
}

/// What things add, each by its name.
fn named(scene: &Scene<'_>, parts: &[Part]) -> Vec<(String, i16)> {
    let called = |part: &Part| match part.set {
        Some(set) => name(scene, names::set(&scene.view.content, set)),
        None => scene.word("table-other-effects"),
    };
    parts.iter().map(|part| (called(part), part.n)).collect()
}

/// What changes the viewer's price: "Court Academy −1".
fn changes(scene: &Scene<'_>, parts: &[Part]) -> Option<String> {
    let list: Vec<Phrase> = named(scene, parts)
        .into_iter()
        .map(|(called, n)| {
            Phrase::new("tip-part")
                .with("name", Value::Text(called))
                .with("n", Value::Text(signed(n)))
        })
        .collect();
    (!list.is_empty()).then(|| scene.say(&Phrase::new("detail-changes").with("parts", list)))
}

/// How an Attack would go, under a heading.
fn battle(
    scene: &Scene<'_>,
    title: &Phrase,
    odds: Odds,
    hero: bool,
    who: (Seat, Option<Seat>),
) -> Markup {
    html! { section { h3 { (scene.say(title)) } ul.fx { (forecast::rolls(scene, odds, hero, who)) } } }
}

/// What the viewer could reckon with if they attacked this.
fn attack(scene: &Scene<'_>, target: Target) -> Markup {
    let view = scene.view;
    let (Some(own), Some(aim)) = (
        view.viewer,
        view.aims.iter().find(|aim| aim.target == target),
    ) else {
        return Markup::default();
    };
    let title = Phrase::new("detail-if-you-attack")
        .with("attack", aim.attack)
        .with("defense", aim.defense);
    let hero = matches!(target, Target::Hero(_));
    html! { (battle(scene, &title, aim.odds, hero, (own, None))) ul.fx { (forecast::before_cards(scene)) } }
}

/// The player who has something.
fn holder<'a>(scene: &Scene<'a>, has: impl Fn(&PlayerView) -> bool) -> Option<&'a PlayerView> {
    scene.view.players.iter().find(|player| has(player))
}

fn of_seat(scene: &Scene<'_>, key: &'static str, seat: Seat) -> String {
    scene.say(&Phrase::new(key).with("seat", seat))
}
