//! The Reinforcement phase: a row for each stack that can get discs, with how many. With the Temple of the Wind several rows may have
//! some; without it choosing in one row moves them all there.

use std::fmt::Write;

use eko::{Choice, EmperorView, Hex, StackView, Stage, Terrain, View};
use face::components::icon as house_icon;
use face::plain;
use kernel::{Phrase, Refusal, Rule};
use maud::{Markup, html};

use super::Scene;
use super::goals::AND;
use super::pieces::{self, icon, small_stack};
use super::spots::at;
use crate::ground::plan::Plan;
use crate::words::{flag, space, terrain};

/// A stack that can get discs.
pub(super) struct Row {
    pub(super) stack: StackView,
    /// How many, and whether the Emperor must be among them.
    amounts: Vec<(u8, bool)>,
}

/// Whether the asked player may spread discs over several stacks (EK-V-W2).
pub(super) fn spreads(scene: &Scene<'_>) -> bool {
    let view = scene.view;
    view.buildings.iter().any(|house| {
        house.owner == view.active
            && view.board().terrain_at(house.at) == Some(Terrain::TempleOfTheWind)
    })
}

/// The stacks that can be reinforced, row by row.
pub(super) fn able(view: &View) -> Vec<Row> {
    if view.stage != Stage::Reinforcement {
        return Vec::new();
    }
    let mut rows = Vec::new();
    for choice in view.choices() {
        let Choice::Reinforce(to) = choice else {
            continue;
        };
        let mut amounts: Vec<(u8, bool)> = Vec::new();
        for add in view.then(choice).choices() {
            if let Choice::Add { discs, emperor } = add
                && !amounts.iter().any(|(known, _)| *known == discs)
            {
                amounts.push((discs, emperor));
            }
        }
        amounts.sort_unstable();
        if let Some(stack) = view.stack_at(view.board().hex(to)) {
            rows.push(Row {
                stack: *stack,
                amounts,
            });
        }
    }
    rows
}

pub(super) fn rows(scene: &Scene<'_>) -> Markup {
    let view = scene.view;
    let rows = able(view);
    let wind = spreads(scene);
    let side = &view.sides[view.active.index()];
    let emperor = side.emperor == EmperorView::Reserve;
    html! {
        (reserve(scene, emperor))
        div.scroll tabindex="0" role="group" aria-label=(scene.word("table-stacks")) {
            @if alone(view) { p.power { (house_icon("crown")) span { (scene.word("table-emperor-alone")) " " (plain::rule_link(scene, Rule("EK-RF5"))) } } }
            @else if wind { p.power { (icon("wind")) span { (scene.word("table-wind")) " " (plain::rule_link(scene, Rule("EK-V-W2"))) } } }
            @else if !rows.is_empty() { p.how { (scene.word("table-how-reinforcement")) " " (plain::rule_link(scene, Rule("EK-RF2"))) } }
            ul { @for (row, nth) in rows.iter().zip(1..) { (line(scene, row, nth, wind, emperor && rows.len() > 1)) } }
            @if scene.offered(Choice::Moon).is_some() { (moon(scene)) }
            (refused(scene, &rows))
        }
    }
}

/// EK-RF5: nothing but the Emperor can be added.
pub(super) fn alone(view: &View) -> bool {
    let side = &view.sides[view.active.index()];
    let emperor = side.emperor == EmperorView::Reserve;
    let rows = able(view);
    let only = |row: &Row| row.amounts == [(1, true)] && row.stack.discs < 3;
    emperor && side.reserve > 0 && !rows.is_empty() && rows.iter().all(only)
}

/// What there is to add.
fn reserve(scene: &Scene<'_>, emperor: bool) -> Markup {
    let view = scene.view;
    let side = &view.sides[view.active.index()];
    let says = Phrase::new("table-in-reserve")
        .with("discs", side.reserve)
        .with("emperor", flag(emperor));
    html! {
        div.stock {
            span.label { (scene.say(&says)) }
            div.tally aria-hidden="true" {
                @if emperor { (small_stack(view.active, 1, true)) }
                @for _ in 0..side.reserve { (small_stack(view.active, 1, false)) }
            }
        }
    }
}

/// Its number stands on the board, too: stacks that are alike are told apart by it.
fn line(scene: &Scene<'_>, row: &Row, nth: u32, wind: bool, crowned: bool) -> Markup {
    let at = row.stack.at;
    let field = if wind {
        format!("add-{at}")
    } else {
        "goal".to_owned()
    };
    let says = |discs: u8, with: bool| {
        let phrase = Phrase::new("row-add")
            .with("discs", discs)
            .with("space", space(at))
            .with("emperor", flag(with));
        scene.say(&phrase)
    };
    html! {
        li.row.nth {
            span.k { (nth) }
            (small_stack(row.stack.owner, row.stack.discs, row.stack.emperor))
            span { b { (scene.say(&Phrase::new("row-stack").with("discs", row.stack.discs))) } small { (beside(scene, at)) } }
            span.amounts role="group" aria-label=(says(0, false)) {
                @if wind {
                    label { input type="radio" name=(field) value="0" checked; span { "0" } }
                }
                @for &(discs, with) in &row.amounts {
                    @let value = if wind { discs.to_string() } else { chain(at, discs, with) };
                    label title=(says(discs, with)) {
                        input type="radio" name=(field) value=(value) id={ "add-" (at) "-" (discs) } aria-label=(says(discs, with));
                        span { "+" (discs) @if with && !wind { (house_icon("crown")) } }
                    }
                }
                @if wind && crowned {
                    label.crowning title=(scene.word("row-crown")) { input type="radio" name="crown" value=(at) aria-label=(scene.word("row-crown")); span { (house_icon("crown")) } }
                }
            }
        }
    }
}

/// The two answers of a row.
fn chain(at: Hex, discs: u8, emperor: bool) -> String {
    let with = if emperor { " with emperor" } else { "" };
    format!("reinforce {at}{AND}add {discs}{with}")
}

/// What a stack stands next to, so that it is known without its name.
fn beside(scene: &Scene<'_>, at: Hex) -> String {
    let board = scene.view.board();
    let site = at
        .neighbours()
        .filter_map(|near| board.terrain_at(near))
        .find(|ground| ground.bears() > 0);
    match site {
        Some(ground) => scene.say(&Phrase::new("row-beside").with("terrain", terrain(ground))),
        None => scene.word("row-open"),
    }
}

/// The Temple of the Moon is chosen here, and then a space on the board.
fn moon(scene: &Scene<'_>) -> Markup {
    let price = scene.view.table.figures.temple;
    html! {
        label.power.temple {
            input.vh type="radio" name="from" id="from-moon" value="moon";
            (icon("moon"))
            span { (scene.say(&Phrase::new("table-moon").with("discs", price))) " " (plain::rule_link(scene, Rule("EK-V-M2"))) }
        }
    }
}

/// The reader's other stacks, and why they get nothing.
fn refused(scene: &Scene<'_>, rows: &[Row]) -> Markup {
    let why = denied(scene, rows);
    if why.is_empty() {
        return Markup::default();
    }
    html! {
        details.why-not #why-rows {
            summary { (house_icon("lock")) (scene.say(&Phrase::new("table-refused").with("n", why.len() as u32))) }
            ul { @for (stack, says, rule) in &why { li { (small_stack(stack.owner, stack.discs, stack.emperor)) span { (says) " " (plain::rule_link(scene, *rule)) } } } }
        }
    }
}

/// The stacks that no row is for, while there are rows, and why.
fn denied(scene: &Scene<'_>, rows: &[Row]) -> Vec<(StackView, String, Rule)> {
    let view = scene.view;
    let others = view.stacks.iter().filter(|stack| {
        let able = rows.iter().any(|row| row.stack.at == stack.at);
        stack.owner == view.active && !able && !rows.is_empty()
    });
    let why = |stack: &StackView| {
        let to = view.board().space_at(stack.at).map(Choice::Reinforce)?;
        match view.why_not(to)? {
            Refusal::Forbidden { rule, why } => Some((*stack, scene.say(&why), rule)),
            _ => None,
        }
    };
    others.filter_map(why).collect()
}

/// Stacks as high as they would be, each shown while its row has so many.
pub(super) fn grown(scene: &Scene<'_>, plan: &Plan) -> Markup {
    if !scene.yours() {
        return Markup::default();
    }
    html! {
        @for row in able(scene.view) {
            @for &(discs, with) in &row.amounts {
                g.grown.{ "got-" (row.stack.at) "-" (discs) } {
                    (pieces::stack(plan, &StackView { discs: row.stack.discs + discs, emperor: row.stack.emperor || with, ..row.stack }).drawn)
                }
            }
        }
    }
}

/// What belongs to a number of discs is shown while it is chosen.
pub(super) fn shown(scene: &Scene<'_>) -> String {
    let mut rules = String::new();
    for row in able(scene.view) {
        let at = row.stack.at;
        for (discs, _) in &row.amounts {
            let _ = write!(
                rules,
                ".eko:has(#add-{at}-{discs}:checked){{.got-{at}-{discs}{{display:block}}.got-{at}{{--most:none;--ringed:var(--chosen);--c:var(--brass);--on-mark:var(--on-brass)}}}}"
            );
        }
    }
    rules
}

/// A press on a stack gives it as many discs as it can take.
pub(super) fn on_board(scene: &Scene<'_>, plan: &Plan) -> Markup {
    if !scene.yours() {
        return Markup::default();
    }
    let rows = able(scene.view);
    html! {
        @for (row, nth) in rows.iter().zip(1_u32..) {
            @if let Some((most, with)) = row.amounts.last() {
                @let says = Phrase::new("row-add").with("discs", *most).with("space", space(row.stack.at)).with("emperor", flag(*with));
                label.spot.goal.goes.add.{ "got-" (row.stack.at) } for={ "add-" (row.stack.at) "-" (most) } style=(at(plan, row.stack.at)) title=(scene.say(&says)) data-tip="EK-RF2" data-key=[(nth <= 9).then_some(nth)] {
                    span.hit {}
                    span.tag {
                        span.k { (nth) }
                        span.most { "+" (most) } @for (discs, _) in &row.amounts { span.so-many.{ "got-" (row.stack.at) "-" (discs) } { "+" (discs) } }
                        @if *with { (house_icon("crown")) }
                    }
                }
            }
        }
        @for (stack, why, rule) in &denied(scene, &rows) {
            span.spot.refused style=(at(plan, stack.at)) tabindex="-1" role="img" aria-label=(why) title=(why) data-tip=(rule) { span.hit {} span.tag.lock { (house_icon("lock")) } }
        }
    }
}
