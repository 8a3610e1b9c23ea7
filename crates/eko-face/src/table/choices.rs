//! Questions that one press answers: the Forced March, a captive to give, and what is left open where a move was begun step by step.

use eko::{Choice, Deed, Disc, Event, Hex, StackView, Stage, View};
use face::Offer;
use face::components::{counter, icon as house_icon};
use face::plain;
use kernel::{Phrase, Rule, Seat};
use maud::{Markup, html};

use super::pieces::{icon, small_house, small_stack};
use super::spots::at;
use super::{Scene, routes};
use crate::ground::plan::Plan;
use crate::words::flag;

pub(super) fn choices(scene: &Scene<'_>) -> Markup {
    match scene.view.stage {
        Stage::March => march(scene),
        Stage::Exchange { by } => exchange(scene, by),
        _ => html! {
            div.scroll tabindex="0" role="group" aria-labelledby="question" {
                div.picks { (picks(scene)) }
            }
        },
    }
}

fn picks(scene: &Scene<'_>) -> Markup {
    let ways = routes::named(scene.view);
    let (first, rest): (Vec<_>, Vec<_>) = scene
        .offers
        .iter()
        .partition(|offer| routes::leads(&ways, offer.choice));
    let one = |offer: &Offer<Choice>| pick(scene, offer, routes::of(&ways, offer.choice));
    html! {
        @for offer in first { (one(offer)) }
        @if !rest.is_empty() { (routes::folded(scene, rest.len(), false, &html! { @for offer in &rest { (one(offer)) } })) }
    }
}

/// An answer as a button with its picture.
fn pick(scene: &Scene<'_>, offer: &Offer<Choice>, way: Option<&routes::Named>) -> Markup {
    let own = scene.view.active;
    html! {
        button.pick name="answer" value=(offer.notation) data-draw=[way.map(|way| &way.line)] {
            @if let Some(way) = way { (routes::drawn(scene, way)) }
            @else {
                @match offer.choice {
                    Choice::Raise(building) => (small_house(own, building)),
                    Choice::Disc(disc) => (small_stack(own, 1, disc == Disc::Emperor)),
                    Choice::Add { discs, emperor } => (small_stack(own, discs, emperor)),
                    _ => {},
                }
                span { (offer.sentence) }
            }
        }
    }
}

/// What it costs and what it brings, and the two answers (EK-F1).
fn march(scene: &Scene<'_>) -> Markup {
    let view = scene.view;
    let (seat, price) = (view.active, view.table.figures.march);
    let side = &view.sides[seat.index()];
    let left = side.reserve.saturating_sub(price);
    let game = eko::ORDINARY.saturating_sub(side.boxed + price);
    html! {
        div.scroll tabindex="0" role="group" aria-labelledby="question" {
            p.how { (scene.say(&Phrase::new("march-how").with("discs", price))) " " (plain::rule_link(scene, Rule("EK-F1"))) }
            div.trade aria-hidden="true" {
                div.tally { @for nth in 0..side.reserve { span.boxed[nth < price] { (small_stack(seat, 1, false)) } } }
                div.boxes { (icon("box")) b { (price) } }
            }
            ul.fx {
                li.good { (icon("attack")) span { (scene.word("march-action")) } }
                li { (icon("disc")) span { (scene.say(&Phrase::new("march-reserve").with("discs", left))) } }
                li.bad { (icon("box")) span { (scene.say(&Phrase::new("march-left").with("discs", game).with("all", eko::ORDINARY))) } }
            }
            (second_action(scene))
        }
        div.go {
            @for offer in scene.offers.iter().rev() {
                button.btn.primary[offer.choice == Choice::March] name="answer" value=(offer.notation) {
                    @if offer.choice == Choice::March { (scene.say(&Phrase::new("march-yes").with("discs", price))) } @else { (scene.word("march-no")) }
                }
            }
        }
    }
}

/// What a stack could do as a second action.
pub(super) struct Could {
    pub(super) stack: StackView,
    pub(super) attacks: usize,
    pub(super) sites: usize,
    moves: usize,
}

/// What each stack could do if the player marched: those with the most to attack first.
pub(super) fn second_actions(scene: &Scene<'_>) -> Vec<Could> {
    if !scene.yours() || scene.offered(Choice::March).is_none() {
        return Vec::new();
    }
    let after = scene.view.then(Choice::March);
    let works = after.works();
    let own = after.stacks.iter();
    let own = own.filter(|stack| stack.owner == after.active);
    let mut could: Vec<Could> = own
        .map(|stack| {
            let goals = after.reach(stack.at);
            let hits = |deed| matches!(deed, Deed::Attack | Deed::Kamikaze);
            let attacks = goals.iter().filter(|goal| hits(goal.deed)).count();
            let mut sites: Vec<_> = works
                .iter()
                .filter(|work| work.payers.contains(&stack.at))
                .map(|work| work.at)
                .collect();
            sites.dedup();
            Could {
                stack: *stack,
                attacks,
                sites: sites.len(),
                moves: goals.len() - attacks,
            }
        })
        .filter(|could| could.attacks + could.sites + could.moves > 0)
        .collect();
    could.sort_by_key(|could| std::cmp::Reverse((could.attacks, could.sites)));
    could
}

fn second_action(scene: &Scene<'_>) -> Markup {
    let could = second_actions(scene);
    if could.is_empty() {
        return Markup::default();
    }
    let counted = |key, n: usize| (n > 0).then(|| scene.say(&Phrase::new(key).with("n", n as u32)));
    html! {
        h2.could { (scene.word("march-could")) }
        ul { @for Could { stack, attacks, sites, moves } in &could {
            @let says = [counted("march-attacks", *attacks), counted("march-sites", *sites), counted("march-moves", *moves)];
            li.row {
                (small_stack(stack.owner, stack.discs, stack.emperor))
                span {
                    b { (scene.say(&Phrase::new("row-stack").with("discs", stack.discs))) }
                    small { (says.into_iter().flatten().collect::<Vec<_>>().join(" · ")) }
                }
            }
        } }
    }
}

/// Where an Emperor was captured, and what each stack could do if the player marched.
pub(super) fn on_board(scene: &Scene<'_>, plan: &Plan) -> Markup {
    html! {
        @if let Some(hex) = captured(scene) {
            div.spot.hits.taken style=(at(plan, hex)) aria-hidden="true" { span.tag { (house_icon("crown")) (scene.word("exchange-here")) } }
        }
        @for could in second_actions(scene).iter().filter(|could| could.attacks + could.sites > 0) {
            div.spot.could-do style=(at(plan, could.stack.at)) aria-hidden="true" {
                span.tag.held {
                    @if could.attacks > 0 { (icon("attack")) (could.attacks) }
                    @if could.sites > 0 { (icon("encampment")) (could.sites) }
                }
            }
        }
    }
}

/// Which captive is given for the own Emperor (EK-A6).
fn exchange(scene: &Scene<'_>, by: Seat) -> Markup {
    let holder = match scene.view.sides[by.index()].emperor {
        eko::EmperorView::HeldBy(holder) => holder,
        _ => scene.view.active,
    };
    let how = Phrase::new("exchange-how").with("holder", holder);
    html! {
        div.scroll tabindex="0" role="group" aria-labelledby="question" {
            p.how { (scene.say(&how)) " " (plain::rule_link(scene, Rule("EK-A6"))) }
            div.chain aria-hidden="true" {
                (small_stack(by, 1, true)) span { "⇄" } (house_icon("crown")) span { "→" } (counter(holder, 24))
            }
            div.picks {
                @for offer in scene.offers {
                    @if let Choice::Give(seat) = offer.choice {
                        button.pick.give name="answer" value=(offer.notation) {
                            (small_stack(seat, 1, true))
                            span {
                                b { (offer.sentence) }
                                @for line in after_giving(scene.view, by, holder, seat) { small { (scene.say(&line)) } }
                            }
                        }
                    }
                }
            }
            ul.fx { li { (house_icon("crown")) span { (scene.word("exchange-back")) " " (plain::rule_link(scene, Rule("EK-RF4"))) } } }
        }
    }
}

/// Who holds whom then, and the points of both.
fn after_giving(view: &View, by: Seat, holder: Seat, given: Seat) -> [Phrase; 2] {
    let after = view.then(Choice::Give(given));
    let points = |view: &View, seat: Seat| view.sides[seat.index()].points;
    let held = Phrase::new("exchange-after")
        .with("holder", holder)
        .with("seat", given)
        .with("home", flag(given == holder));
    let scored = Phrase::new("exchange-points")
        .with("holder", holder)
        .with("then", points(view, by))
        .with("now", points(&after, by))
        .with("before", points(view, holder))
        .with("after", points(&after, holder));
    [held, scored]
}

/// Where the Emperor was captured who is to be exchanged.
pub(super) fn captured(scene: &Scene<'_>) -> Option<Hex> {
    let Stage::Exchange { .. } = scene.view.stage else {
        return None;
    };
    let attacked = |(_, event): &(usize, Event)| match event {
        Event::Attacked { at, .. } => Some(*at),
        _ => None,
    };
    scene.recent.iter().rev().find_map(attacked)
}
