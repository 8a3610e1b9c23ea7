//! The Glory track, with laps, and the Merfolk board.

use ethnos::{Ability, View};
use kernel::{Phrase, Seat};
use maud::{Markup, html};

use super::art::{counter, emblem, icon, name, roman};
use super::{Scene, tips};
use crate::say;

/// How far apart two counters have to be, in per cent of the track: on a wide screen and on a phone.
const WIDE: f32 = 7.0;
const NARROW: f32 = 9.5;

/// Where everyone is. Counters that would overlap move apart; the figure below each says where it really is.
pub(super) fn glory(scene: &Scene<'_>) -> Markup {
    let view = scene.view;
    let (from, to) = range(view);
    let per_cent = |points: u16| f32::from(points - from) * 100.0 / f32::from(to - from);
    let mut runners: Vec<(u16, Seat)> = view
        .sides
        .iter()
        .map(|side| (side.glory, side.seat))
        .collect();
    runners.sort_unstable();
    let exact: Vec<f32> = runners
        .iter()
        .map(|(points, _)| per_cent(*points))
        .collect();
    let (wide, narrow) = (spread(&exact, WIDE), spread(&exact, NARROW));
    let tip = tips::glory(scene);
    html! {
        div.track {
            span.tl title=(tip.text) data-tip=(tip.rule) { (icon("glory")) span { (scene.word("table-glory")) } }
            div.rule data-scale={ (from) " " (to) } {
                @for tick in ticks(from, to) {
                    i style={ "--v:" (per_cent(tick)) } .lap[tick % view.lap.max(1) == 0] { (tick % view.lap.max(1)) }
                }
                ul aria-label=(scene.word("table-glory")) {
                    @for (at, (points, seat)) in runners.iter().enumerate() {
                        li.at data-at={ "glory-" (seat) } data-runs=(seat) style={ "--v:" (wide[at]) ";--w:" (narrow[at]) } title=(lap(scene, *seat, *points)) data-tip="ET-DEF-15" {
                            (counter(*seat, 1))
                            b { span.vh { (name(scene, *seat)) " " } span data-total=(seat) { (points) } @if points / view.lap.max(1) > 0 { span.vh { " " (lap(scene, *seat, *points)) } } }
                        }
                    }
                }
            }
        }
    }
}

/// "Ewa 64: lap 2, space 4" (ET-DEF-15).
fn lap(scene: &Scene<'_>, seat: Seat, points: u16) -> String {
    let lap = scene.view.lap.max(1);
    let says = Phrase::new("table-lap")
        .with("who", say::who(scene.view, seat))
        .with("n", points)
        .with("lap", points / lap + 1)
        .with("space", points % lap);
    scene.say(&says)
}

/// The part of the track that is worth showing: around everyone, with some room ahead.
fn range(view: &View) -> (u16, u16) {
    let points = || view.sides.iter().map(|side| side.glory);
    let (least, most) = (points().min().unwrap_or(0), points().max().unwrap_or(0));
    let from = least.saturating_sub(2) / 10 * 10;
    let to = (most + 13) / 10 * 10;
    (from, to.max(from + 20))
}

fn ticks(from: u16, to: u16) -> impl Iterator<Item = u16> {
    let step = if to - from > 60 { 10 } else { 5 };
    (from..=to).step_by(step)
}

/// The nearest places, at least `apart` from each other and all on the track, in the same order: neighbours that touch form
/// a block which is centred on where they really are.
fn spread(exact: &[f32], apart: f32) -> Vec<f32> {
    // Without the room that a counter's predecessors take, "far enough apart" means "not descending".
    let mut blocks: Vec<(f32, usize)> = Vec::new();
    for (at, place) in exact.iter().enumerate() {
        let mut block = (place - at as f32 * apart, 1);
        while let Some(&(before, count)) = blocks.last().filter(|(before, _)| *before > block.0) {
            let all = (count + block.1) as f32;
            block.0 = (before * count as f32 + block.0 * block.1 as f32) / all;
            block.1 += count;
            blocks.pop();
        }
        blocks.push(block);
    }
    let room = 100.0 - exact.len().saturating_sub(1) as f32 * apart;
    let shifted = blocks
        .iter()
        .flat_map(|&(place, count)| std::iter::repeat_n(place.clamp(0.0, room.max(0.0)), count));
    let back = |(at, place): (usize, f32)| ((place + at as f32 * apart) * 10.0).round() / 10.0;
    shifted.enumerate().map(back).collect()
}

/// Spaces, symbols, awards, and who stands where.
pub(super) fn merfolk(scene: &Scene<'_>) -> Markup {
    let view = scene.view;
    let Some(track) = &view.pieces.track else {
        return Markup::default();
    };
    let (tip, symbols) = (
        tips::track(scene, &track.awards, track.leader_only),
        tips::symbol(scene),
    );
    html! {
        div.mer title=(tip.text) data-tip=(tip.rule) {
            span.tl {
                @if let Some(tribe) = view.tribes.iter().find(|tribe| view.ability(**tribe) == Ability::Track) { (emblem(*tribe)) }
                span { (scene.word("table-track")) }
                span.awards {
                    @for (at, award) in track.awards.iter().enumerate() {
                        span.now[at + 1 == usize::from(view.age)] { (roman(at + 1)) " " b { (award) } }
                    }
                }
            }
            ol aria-label=(scene.word("table-track-board")) {
                @for space in 0..=track.last {
                    @let here: Vec<Seat> = view.sides.iter().filter(|side| side.track == space).map(|side| side.seat).collect();
                    @let symbol = track.symbols.contains(&space);
                    li.buoy[symbol].has[!here.is_empty()].crowd[here.len() > 1] data-at={ "track-" (space) } title=[symbol.then_some(&symbols.text)] data-tip=[symbol.then_some(symbols.rule)] {
                        @if here.is_empty() { i { (space) } }
                        @for seat in &here {
                            span.on data-at={ "swims-" (seat) } { (counter(*seat, 1)) span.vh { (name(scene, *seat)) " " (space) } }
                        }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counters_one_point_apart_do_not_overlap() {
        let places = spread(&[40.0, 40.0, 42.0, 90.0], 5.0);
        assert!(
            places.windows(2).all(|pair| pair[1] - pair[0] >= 4.9),
            "{places:?}"
        );
        assert_eq!(places[3], 90.0, "who stands alone is not moved");
        let middle = (places[0] + places[1] + places[2]) / 3.0;
        assert!(
            (middle - 40.7).abs() < 0.2,
            "a block stays around its place: {places:?}"
        );
    }

    #[test]
    fn counters_stay_on_the_track() {
        for exact in [vec![0.0; 6], vec![100.0; 6], vec![0.0, 100.0, 100.0]] {
            let places = spread(&exact, 9.5);
            assert!(
                places.iter().all(|place| (0.0..=100.0).contains(place)),
                "{places:?}"
            );
        }
    }
}
