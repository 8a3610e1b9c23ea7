//! What the tray has for those who are not asked: how they stand, what they could do as the table is, and what the others did.

use eko::{Building, Event, Stage, View};
use face::components::{counter, icon as house_icon};
use face::{Told, plain};
use kernel::{Phrase, Rule, Seat};
use maud::{Markup, html};

use super::Scene;
use super::pieces::icon;
use crate::tale::goes_without_saying;
use crate::told::told;
use crate::words::{building, flag};

pub(super) fn waiting(scene: &Scene<'_>) -> Markup {
    let own = scene.sitters.iter().find(|sitter| sitter.you);
    let own = own.map(|sitter| sitter.seat);
    // Also of a step that is only passed by: what vanishes and comes back is restless.
    let plays = own.filter(|seat| !scene.view.sides[seat.index()].out);
    html! {
        div.scroll.meanwhile tabindex="0" role="group" aria-label=(scene.word("wait-title")) {
            @match (plays, scene.view.stage) {
                (_, Stage::Swap) => (aim(scene)),
                (Some(seat), _) => {
                    h2 { (scene.word("wait-title")) }
                    ul.fx { @for line in outlook(scene.view, seat) { (drawn(scene, &line)) } }
                },
                (None, _) => {},
            }
            (deeds(scene, own))
        }
    }
}

/// What wins, for those who are new here.
pub(super) fn aim(scene: &Scene<'_>) -> Markup {
    let figures = &scene.view.table.figures;
    let [low, middle, high] = Building::ALL.map(Building::value);
    let says = Phrase::new("table-aim")
        .with("goal", figures.goal)
        .with("encampment", low)
        .with("tower", middle)
        .with("castle", high)
        .with("captive", figures.captive);
    html! { p.how.aim { (icon("trophy")) span { (scene.say(&says)) " " (plain::rule_link(scene, Rule("EK-W1"))) } } }
}

struct Line {
    sign: &'static str,
    tone: &'static str,
    says: Phrase,
    rule: &'static str,
}

fn drawn(scene: &Scene<'_>, line: &Line) -> Markup {
    html! {
        li.{ (line.tone) } {
            @match line.sign { "crown" | "warn" | "shield" => (house_icon(line.sign)), own => (icon(own)) }
            span { (scene.say(&line.says)) " " (plain::rule_link(scene, Rule(line.rule))) }
        }
    }
}

/// Points, what is in danger, and what this player could do if it were their action now.
fn outlook(view: &View, seat: Seat) -> Vec<Line> {
    let side = &view.sides[seat.index()];
    let points = Phrase::new("wait-points")
        .with("points", side.points)
        .with("goal", view.table.figures.goal)
        .with("capital", flag(side.capital));
    let mut lines = vec![Line {
        sign: "trophy",
        tone: "",
        says: points,
        rule: "EK-W1",
    }];
    lines.extend(dangers(view, seat));
    lines.extend(chances(view, seat));
    lines
}

fn dangers(view: &View, seat: Seat) -> Vec<Line> {
    let own = view.stacks.iter().filter(|stack| stack.owner == seat);
    let (mut stacks, mut reached, mut lines) = (0_u32, 0_u32, Vec::new());
    for stack in own {
        let threats = view.threats(stack.at);
        stacks += 1;
        reached += u32::from(!threats.is_empty());
        if stack.emperor {
            let (sign, tone, key) = match threats.first() {
                Some(_) => ("warn", "bad", "wait-emperor-reach"),
                None => ("shield", "good", "wait-emperor-safe"),
            };
            let says = Phrase::new(key).with("who", super::tips::people(&threats));
            lines.push(Line {
                sign,
                tone,
                says,
                rule: "EK-E4",
            });
        }
    }
    if reached > 0 {
        let says = Phrase::new("wait-stacks-reach")
            .with("n", reached)
            .with("all", stacks);
        lines.push(Line {
            sign: "attack",
            tone: "",
            says,
            rule: "EK-M6",
        });
    }
    lines
}

/// What `seat` could do if it were asked for its action now.
fn chances(view: &View, seat: Seat) -> Vec<Line> {
    let emperors = view.stacks.iter().filter(|stack| stack.emperor);
    let captives = emperors.filter(|stack| view.threats(stack.at).contains(&seat));
    let captives = captives.map(|stack| stack.owner);
    let captures = captives.map(|owner| Line {
        sign: "crown",
        tone: "good",
        says: Phrase::new("wait-captures").with("who", owner),
        rule: "EK-E2",
    });
    let works = view.if_acting(seat).works();
    let mut sites: Vec<_> = works.iter().map(|work| work.at).collect();
    sites.dedup();
    let best = works
        .iter()
        .map(|work| work.building)
        .max_by_key(|kind| kind.value());
    let builds = best.map(|kind| Line {
        sign: kind.key(),
        tone: "good",
        says: Phrase::new("wait-builds")
            .with("n", sites.len() as u32)
            .with("building", building(kind)),
        rule: "EK-K1",
    });
    captures.chain(builds).collect()
}

/// What each of the others did since the reader's last answer; a line leads to its step.
fn deeds(scene: &Scene<'_>, own: Option<Seat>) -> Markup {
    let mut by_seat: Vec<(Seat, Vec<(usize, String)>)> = Vec::new();
    for (step, event) in scene.recent {
        let heading = matches!(event, Event::TurnBegan { .. });
        let told = told(scene.view, event).filter(|_| !heading && is_said(scene, *step, event));
        let Some(told) = told else {
            continue;
        };
        let Some(seat) = told.phrase.subject().filter(|seat| Some(*seat) != own) else {
            continue;
        };
        let line = (*step, scene.say(&told.phrase));
        match by_seat.iter_mut().find(|(known, _)| *known == seat) {
            Some((_, lines)) => lines.push(line),
            None => by_seat.push((seat, vec![line])),
        }
    }
    if by_seat.is_empty() {
        return Markup::default();
    }
    html! {
        h2 { (scene.word(if own.is_some() { "wait-since" } else { "wait-last" })) }
        ol.deeds-of { @for (seat, lines) in &by_seat {
            li { (counter(*seat, 20)) div { @for (step, says) in lines { p { a href={ (scene.path) "?step=" (step) } data-go=(step) { (says) } } } } }
        } }
    }
}

/// One line for one thing, as in the log.
fn is_said(scene: &Scene<'_>, step: usize, event: &Event) -> bool {
    let of_step = scene.recent.iter().filter(|(other, _)| *other == step);
    !goes_without_saying(event, of_step.map(|(_, other)| other))
}

/// What happened in the turn that ended the game.
fn lastly(scene: &Scene<'_>) -> Vec<Told> {
    let begins = |(_, event): &(usize, Event)| matches!(event, Event::TurnBegan { .. });
    let from = scene.recent.iter().rposition(begins).map_or(0, |at| at + 1);
    scene.recent[from..]
        .iter()
        .filter(|(_, event)| !matches!(event, Event::Ended { .. }))
        .filter(|(step, event)| is_said(scene, *step, event))
        .filter_map(|(_, event)| told(scene.view, event))
        .collect()
}

/// Whether the tray has the last turn to tell: who won stands in the sheet.
pub(super) fn tells_last_turn(scene: &Scene<'_>) -> bool {
    scene.over && !lastly(scene).is_empty()
}

pub(super) fn last_turn(scene: &Scene<'_>) -> Markup {
    let lines = lastly(scene);
    if lines.is_empty() {
        return Markup::default();
    }
    html! {
        div.scroll.meanwhile data-spoils tabindex="0" role="group" aria-label=(scene.word("result-last-turn")) { (told_of(scene, &lines)) }
    }
}

/// The same in the sheet of the result, which lies over the tray.
pub(super) fn last_turn_told(scene: &Scene<'_>) -> Markup {
    let lines = lastly(scene);
    html! { @if !lines.is_empty() { div.lastly { h3 { (scene.word("result-last-turn")) } (told_of(scene, &lines)) } } }
}

fn told_of(scene: &Scene<'_>, lines: &[Told]) -> Markup {
    html! {
        ol.deeds-of { @for line in lines {
            li { @match line.phrase.subject() { Some(seat) => (counter(seat, 20)), None => span {} } p { (scene.say(&line.phrase)) @if let Some(rule) = line.rule { " " (plain::rule_link(scene, rule)) } } }
        } }
    }
}
