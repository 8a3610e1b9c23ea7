//! What a move would do, before it is made: what it leaves open, and what it changes, each with its rule.

use eko::{Choice, Disc, EmperorView, Ending, Event, Hex, Stage, Terrain, View};
use face::components::icon as house_icon;
use face::{Forecast, plain};
use kernel::{Phrase, Rule, Seat, Value};
use maud::{Markup, html};

use super::pieces::{icon, small_house, small_stack};
use super::tips::people;
use super::{Scene, deed, routes};
use crate::EkoFace;
use crate::option::option;
use crate::words::{building, terrain};

pub(crate) fn foretold(scene: &Scene<'_>, forecast: &Forecast<'_, EkoFace>) -> Markup {
    if let Some(refusal) = forecast.refusal {
        return html! { div.eko { (plain::refused(scene, refusal)) } };
    }
    let deed = deed::of(forecast);
    html! {
        // The button that confirms it says the same.
        div.told.{ (deed.tone) } data-confirm=(scene.say(&deed.confirm)) {
            h2 { (icon(deed.sign)) (scene.say(&deed.title)) }
            (deed::pictured(scene.view, forecast.events))
            @for pick in picks(scene.view, forecast.chain) { (picking(scene, &pick)) }
            ul.fx {
                @for line in effects(scene.view, forecast) {
                    li.{ (line.tone) } {
                        @match line.sign { "crown" | "warn" | "shield" => (house_icon(line.sign)), own => (icon(own)) }
                        span { (scene.say(&line.says)) @if let Some(rule) = line.rule { " " (plain::rule_link(scene, rule)) } }
                    }
                }
            }
        }
    }
}

/// Something that the chosen goal leaves open.
struct Pick {
    name: &'static str,
    title: &'static str,
    at: View,
    chosen: Choice,
}

/// The questions on the way that have more than one answer.
fn picks(view: &View, chain: &[String]) -> Vec<Pick> {
    let mut at = view.clone();
    let mut picks = Vec::new();
    for word in chain {
        let Ok(chosen) = at.read(word) else { break };
        let choices = at.choices();
        if !choices.contains(&chosen) {
            break;
        }
        let open = match at.stage {
            Stage::Construction { .. } => Some(("building", "pick-building")),
            Stage::Route { .. } => Some(("route", "pick-route")),
            Stage::Toll { .. } => Some(("disc", "pick-toll")),
            Stage::Spending { .. } => Some(("disc", "pick-spending")),
            Stage::MoonDisc { .. } => Some(("disc", "pick-moon")),
            _ => None,
        };
        if let Some((name, title)) = open.filter(|_| choices.len() > 1) {
            picks.push(Pick {
                name,
                title,
                at: at.clone(),
                chosen,
            });
        }
        at = at.then(chosen);
    }
    picks
}

fn picking(scene: &Scene<'_>, pick: &Pick) -> Markup {
    let ways = routes::named(&pick.at);
    let choices = pick.at.choices();
    let (first, rest): (Vec<Choice>, Vec<Choice>) = choices
        .iter()
        .partition(|&&choice| routes::leads(&ways, choice));
    let one = |choice| picked(scene, pick, choice, routes::of(&ways, choice));
    html! {
        fieldset.pay {
            legend.vh { (scene.word(pick.title)) }
            @for choice in first { (one(choice)) }
            @if !rest.is_empty() {
                (routes::folded(scene, rest.len(), rest.contains(&pick.chosen), &html! { @for &choice in &rest { (one(choice)) } }))
            }
        }
    }
}

fn picked(scene: &Scene<'_>, pick: &Pick, choice: Choice, way: Option<&routes::Named>) -> Markup {
    let own = pick.at.active;
    html! {
        label.pick data-draw=[way.map(|way| &way.line)] {
            input type="radio" name=(pick.name) value=(pick.at.write(choice)) checked[choice == pick.chosen];
            @if let Some(way) = way { (routes::drawn(scene, way)) }
            @else {
                @match choice {
                    Choice::Raise(kind) => (small_house(own, kind)),
                    Choice::Disc(disc) => (small_stack(own, 1, disc == Disc::Emperor)),
                    _ => {},
                }
                span { (scene.say(&option(&pick.at, choice))) }
            }
        }
    }
}

struct Line {
    sign: &'static str,
    tone: &'static str,
    says: Phrase,
    rule: Option<Rule>,
}

fn line(sign: &'static str, tone: &'static str, says: Phrase, rule: &'static str) -> Line {
    Line {
        sign,
        tone,
        says,
        rule: Some(Rule(rule)),
    }
}

fn effects(before: &View, forecast: &Forecast<'_, EkoFace>) -> Vec<Line> {
    let after = forecast.after;
    let Some(seat) = before.asked else {
        return Vec::new();
    };
    let mut lines = Vec::new();
    lines.extend(ending(after, seat));
    lines.extend(points(before, after, seat));
    for other in Seat::first(before.table.seats).filter(|&other| other != seat) {
        lines.extend(theirs(before, after, seat, other));
    }
    lines.extend(own(before, after, seat));
    lines.extend(swap(before, seat, forecast.events));
    if !matches!(after.stage, Stage::Over(_)) {
        lines.extend(danger(before, after, seat, forecast.events));
    }
    lines
}

/// EK-W1 to EK-W4: the end, if the move brings it.
fn ending(after: &View, seat: Seat) -> Option<Line> {
    let Stage::Over(ending) = after.stage else {
        return None;
    };
    let won = match ending {
        Ending::Points { winner } | Ending::LastStanding { winner } => winner == seat,
        Ending::BothWin { by_points, last } if [by_points, last].contains(&seat) => {
            let other = if last == seat { by_points } else { last };
            let says = Phrase::new("fore-both-win").with("who", other);
            return Some(line("trophy", "win", says, "EK-W4"));
        }
        Ending::BothWin { .. } => false,
        Ending::EmptyBoard => {
            return Some(line("trophy", "bad", Phrase::new("fore-empty"), "EK-W3"));
        }
        Ending::Stalemate => return Some(line("trophy", "", Phrase::new("fore-draw"), "EK-A31")),
        Ending::Repetition | Ending::NoProgress => {
            return Some(line("trophy", "", Phrase::new("fore-draw"), "EK-A15"));
        }
    };
    Some(if won {
        line("trophy", "win", Phrase::new("fore-wins"), "EK-W1")
    } else {
        line("trophy", "bad", Phrase::new("fore-loses"), "EK-W1")
    })
}

fn points(before: &View, after: &View, seat: Seat) -> Vec<Line> {
    let (then, now) = (&before.sides[seat.index()], &after.sides[seat.index()]);
    let mut lines = Vec::new();
    if then.points != now.points {
        let gain = i64::from(now.points) - i64::from(then.points);
        let says = Phrase::new("fore-points")
            .with("points", gain.unsigned_abs() as u32)
            .with("more", i64::from(gain > 0))
            .with("now", now.points)
            .with("goal", after.table.figures.goal);
        let tone = if gain > 0 { "good" } else { "bad" };
        lines.push(line("trophy", tone, says, "EK-W1"));
    }
    if now.capital && !then.capital {
        let says = Phrase::new("fore-capital");
        lines.push(line("capital", "good", says, "EK-S4"));
    }
    lines
}

/// What another player loses.
fn theirs(before: &View, after: &View, seat: Seat, other: Seat) -> Vec<Line> {
    let (then, now) = (&before.sides[other.index()], &after.sides[other.index()]);
    let about = |key| Phrase::new(key).with("who", other);
    let mut lines = Vec::new();
    if now.out && !then.out {
        lines.push(line("attack", "good", about("fore-eliminates"), "EK-A11"));
    }
    let held = EmperorView::HeldBy(seat);
    if now.emperor == held && then.emperor != held {
        lines.push(line("crown", "good", about("fore-captures"), "EK-E3"));
    }
    if let Some(discs) = now.reserve.checked_sub(then.reserve).filter(|&n| n > 0) {
        let says = about("fore-sends-back").with("discs", discs);
        lines.push(line("disc", "", says, "EK-M6"));
    }
    let returned = before.buildings.iter().find(|house| {
        house.owner == other
            && after
                .building_at(house.at)
                .is_some_and(|new| new.owner != other)
    });
    if let Some(house) = returned {
        let says = about("fore-returns")
            .with("building", building(house.building))
            .with("then", then.points)
            .with("now", now.points);
        lines.push(line("replace", "", says, "EK-K7"));
    }
    if then.capital && !now.capital {
        lines.push(line("capital", "", about("fore-no-capital"), "EK-S4"));
    }
    lines
}

/// The own discs: spent, lost, added, put into the box.
fn own(before: &View, after: &View, seat: Seat) -> Vec<Line> {
    let (then, now) = (&before.sides[seat.index()], &after.sides[seat.index()]);
    let mut lines = Vec::new();
    if now.boxed > then.boxed {
        let says = Phrase::new("fore-boxes").with("discs", now.boxed - then.boxed);
        lines.push(line("box", "bad", says, "EK-C4"));
    }
    match now.reserve.cmp(&then.reserve) {
        std::cmp::Ordering::Greater => {
            let says = Phrase::new("fore-to-reserve").with("discs", now.reserve - then.reserve);
            lines.push(line("disc", "", says, "EK-C4"));
        }
        std::cmp::Ordering::Less => {
            let says = Phrase::new("fore-in-reserve").with("discs", now.reserve);
            lines.push(line("disc", "", says, "EK-C4"));
        }
        std::cmp::Ordering::Equal => {}
    }
    use EmperorView::{HeldBy, On, Reserve};
    let emperor = match (then.emperor, now.emperor) {
        (On(_), Reserve) => Some(("fore-emperor-leaves", "EK-RF4", "bad")),
        (Reserve, On(_)) => Some(("fore-emperor-back", "EK-RF4", "good")),
        (HeldBy(_), On(_) | Reserve) => Some(("fore-emperor-free", "EK-E6", "good")),
        _ => None,
    };
    if let Some((key, rule, tone)) = emperor {
        lines.push(line("crown", tone, Phrase::new(key), rule));
    }
    lines
}

/// EK-SU4: what the Emperor would stand beside, and who could attack him where he is now.
fn swap(before: &View, seat: Seat, events: &[Event]) -> Vec<Line> {
    let swapped = events.iter().find_map(|event| match event {
        Event::Swapped {
            from,
            to,
            seat: who,
        } if *who == seat => Some((*from, *to)),
        _ => None,
    });
    let Some((from, to)) = swapped else {
        return Vec::new();
    };
    let mut sites: Vec<Terrain> = to
        .neighbours()
        .filter_map(|near| before.board().terrain_at(near))
        .filter(|ground| ground.bears() > 0)
        .collect();
    sites.sort_by_key(|ground| *ground as u8);
    sites.dedup();
    let one = |ground: Terrain| Phrase::new("one-terrain").with("terrain", terrain(ground));
    let key = if sites.is_empty() {
        "fore-beside-nothing"
    } else {
        "fore-beside"
    };
    let beside = Phrase::new(key).with("sites", Value::List(sites.into_iter().map(one).collect()));
    let mut lines = vec![line("capital", "", beside, "EK-K1")];
    let threats = before.threats(from);
    if !threats.is_empty() {
        let says = Phrase::new("fore-emperor-now").with("who", people(&threats));
        lines.push(line("warn", "", says, "EK-E4"));
    }
    lines
}

/// Who could attack next what has moved, or the Emperor.
fn danger(before: &View, after: &View, seat: Seat, events: &[Event]) -> Vec<Line> {
    let moved = events.iter().find_map(|event| match event {
        Event::Moved { to, .. } | Event::Swapped { to, .. } => Some(*to),
        _ => None,
    });
    let emperor = match after.sides[seat.index()].emperor {
        EmperorView::On(at) => Some(at),
        _ => None,
    };
    let mut lines = Vec::new();
    let mut look = |at: Hex, crowned: bool| {
        let threats = after.threats(at);
        let key = match (threats.first(), crowned) {
            (Some(_), true) => "fore-emperor-reach",
            (Some(_), false) => "fore-stack-reach",
            (None, true) => "fore-emperor-safe",
            (None, false) => "fore-stack-safe",
        };
        let says = Phrase::new(key).with("who", people(&threats));
        lines.push(if threats.is_empty() {
            line("shield", "good", says, "EK-M6")
        } else {
            line("warn", "bad", says, "EK-E4")
        });
    };
    if let Some(at) = moved.filter(|&at| after.stack_at(at).is_some_and(|own| own.owner == seat)) {
        look(at, emperor == Some(at));
    }
    // What endangers the Emperor elsewhere is told where it is new.
    if let Some(at) = emperor.filter(|at| moved != Some(*at)) {
        let was = match before.sides[seat.index()].emperor {
            EmperorView::On(at) => before.threats(at),
            _ => Vec::new(),
        };
        if after.threats(at).iter().any(|who| !was.contains(who)) {
            look(at, true);
        }
    }
    lines
}
