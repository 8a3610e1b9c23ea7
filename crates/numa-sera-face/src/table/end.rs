//! The end: by which condition, how far everyone came, and the steps of the race round by round.

use face::Told;
use kernel::{Phrase, Seat};
use maud::{Markup, html};
use numa_sera::content::Condition4;
use numa_sera::{Event, How, PlayerView, View};

use super::Scene;
use super::art::{class_sign, condition_sign, crest, ic, ink, name, portrait, roman, skill_sign};
use super::players::race;
use super::world::short_skill;
use crate::names;

/// What the page still needs when the match has gone on: the steps of the race, Battles, offers, and what came of exploring.
pub(crate) fn remembers(event: &Event) -> bool {
    matches!(
        event,
        Event::TurnBegan { .. }
            | Event::SkillBought { .. }
            | Event::SkillGained { .. }
            | Event::Conquered { .. }
            | Event::ClassUnlocked { .. }
            | Event::HeroSlain { .. }
            | Event::HeroActive { .. }
            | Event::PowerLost { .. }
            | Event::Revealed { .. }
            | Event::Drew { .. }
            | Event::Healed { .. }
            | Event::CapitalGained { .. }
            | Event::CapitalLost { .. }
            | Event::CardStolen { .. }
            | Event::ItemGained { .. }
            | Event::SlotUpgraded { .. }
            | Event::CapitalMoved { .. }
            | Event::ConditionMet { .. }
            | Event::Attacked { .. }
            | Event::CardPlayed { .. }
            | Event::CardNegated { .. }
            | Event::Rolled { .. }
            | Event::Rerolled { .. }
            | Event::Scored { .. }
            | Event::BattleWon { .. }
            | Event::IndependentHeld { .. }
            | Event::Offering { .. }
            | Event::Offered { .. }
    )
}

pub(crate) fn scores(scene: &Scene<'_>) -> Option<Markup> {
    let view = scene.view;
    let (winners, how) = view.over.as_ref()?;
    Some(html! {
        div.ns."ns-end" {
            div.crown {
                @for &seat in winners { (victor(scene, seat)) }
                p.how { (how_sign(*how)) (scene.say(&how_said(view, winners, *how))) }
            }
            div.tallybox tabindex="0" role="group" aria-label=(scene.word("table-race")) { (tally(scene)) }
            (story(scene))
        }
    })
}

/// The Hero who won, for which kingdom.
fn victor(scene: &Scene<'_>, seat: Seat) -> Markup {
    let content = &scene.view.content;
    let Some(player) = scene.view.player(seat) else {
        return Markup::default();
    };
    let hero = player.line.shown().and_then(|line| line.first().copied());
    html! {
        @if let Some(hero) = hero { (portrait(content, hero, Some(seat), false)) }
        @if let (Some(hero), Some(kingdom)) = (hero, player.kingdom) {
            p { b { (name(scene, names::hero(content, hero))) } span { (crest(content, kingdom)) (name(scene, names::kingdom(content, kingdom))) " · " (name(scene, names::epithet(content, kingdom))) } }
        }
    }
}

/// What happened in the turn that goes on, or that ended the game.
fn lastly(scene: &Scene<'_>) -> Vec<Told> {
    let begins = |(_, event): &(usize, Event)| matches!(event, Event::TurnBegan { .. });
    let from = scene.recent.iter().rposition(begins).map_or(0, |at| at + 1);
    let events = scene.recent[from..].iter().map(|(_, event)| event);
    let told = events.filter(|event| !matches!(event, Event::Won { .. }));
    told.filter_map(|event| crate::told::told(scene.view, event))
        .collect()
}

/// Whether the tray has the last turn to tell: who won stands in the sheet.
pub(super) fn tells_last_turn(scene: &Scene<'_>) -> bool {
    scene.over && !lastly(scene).is_empty()
}

pub(super) fn last_turn(scene: &Scene<'_>) -> Markup {
    deeds(scene, "table-last-turn")
}

/// For those who hold no cards: what they saw happen.
pub(super) fn last_move(scene: &Scene<'_>) -> Markup {
    deeds(scene, "table-last-move")
}

fn deeds(scene: &Scene<'_>, called: &str) -> Markup {
    let lines = lastly(scene);
    if lines.is_empty() {
        return Markup::default();
    }
    html! {
        div.lastly data-spoils[scene.over] tabindex="0" role="group" aria-label=(scene.word(called)) {
            ol { @for line in &lines {
                li { @match line.phrase.subject() { Some(seat) => (face::components::counter(seat, 18)), None => span {} } p { (scene.say(&line.phrase)) @if let Some(rule) = line.rule { " " (face::plain::rule_link(scene, rule)) } } }
            } }
        }
    }
}

/// What came of the answer before, where it turned up a card that asks nothing: it would be gone without having been seen.
pub(super) fn turned_up(scene: &Scene<'_>) -> Markup {
    let of_last = scene.remembered.iter().filter(|(at, _)| *at == scene.step);
    let events: Vec<&Event> = of_last.map(|(_, event)| event).collect();
    let own = |event: &&Event| matches!(event, Event::Revealed { seat, .. } | Event::Drew { seat, .. } if Some(*seat) == scene.view.viewer);
    if !events.iter().any(own) {
        return Markup::default();
    }
    let lines = events
        .iter()
        .filter_map(|event| crate::told::told(scene.view, event));
    html! {
        ul.fx.turned { @for line in lines {
            li { (ic("n-explore")) span { (scene.say(&line.phrase)) @if let Some(rule) = line.rule { " " (face::plain::rule_link(scene, rule)) } } }
        } }
    }
}

fn how_sign(how: How) -> Markup {
    match how {
        How::Condition(condition) => ic(condition_sign(condition)),
        How::Survivor => ic("n-crown"),
        How::LengthGuard => ic("n-flag"),
    }
}

fn how_said(view: &View, winners: &[Seat], how: How) -> Phrase {
    let phrase = Phrase::new("table-won-by").with("round", view.round);
    let last = match how {
        How::Condition(last) => last,
        How::Survivor => return phrase.with("how", names::word("how-survivor")),
        How::LengthGuard => return phrase.with("how", names::word("how-length")),
    };
    // An Empire takes two (NS-R1-4): what was achieved before is told, too.
    let winner = winners.first().and_then(|&seat| view.player(seat));
    let met = winner.map_or(&[][..], |winner| &winner.conditions);
    let before = met.iter().copied().filter(|&one| one != last);
    let all = before.chain([last]).map(names::condition);
    phrase.with("how", all.map(names::thing).collect::<Vec<_>>())
}

fn tally(scene: &Scene<'_>) -> Markup {
    let view = scene.view;
    let winners = view.over.as_ref().map_or(&[][..], |(winners, _)| winners);
    html! {
        table.tally {
            thead { tr {
                td {}
                th scope="col" { (ic("n-crown")) (scene.word("table-steps")) }
                @for condition in Condition4::ALL { th scope="col" { (ic(condition_sign(condition))) (name(scene, names::condition(condition))) } }
                th scope="col" { (ic("n-build")) (scene.word("table-blocks")) }
                th scope="col" { (ic("v-master")) (scene.word("table-best-skill")) }
                th scope="col" { (ic("n-coin")) (scene.word("table-capital")) }
                th scope="col" { (ic("n-skull")) (scene.word("table-heroes-left")) }
            } }
            tbody { @for player in ranked(scene) { (tally_row(scene, player, winners.contains(&player.seat))) } }
        }
    }
}

/// Best first, as the house ranks them beside it.
fn ranked<'a>(scene: &Scene<'a>) -> impl Iterator<Item = &'a PlayerView> {
    let view = scene.view;
    let seats = scene.best_first(view.players.len() as u8);
    seats.into_iter().filter_map(|seat| view.player(seat))
}

fn tally_row(scene: &Scene<'_>, player: &PlayerView, wins: bool) -> Markup {
    let view = scene.view;
    let line = player.line.shown().cloned().unwrap_or_default();
    let best = numa_sera::content::SkillType::ALL
        .into_iter()
        .max_by_key(|&skill| player.skills[skill as usize]);
    html! {
        tr.(ink(player.seat)).win[wins] {
            th scope="row" { span.w {
                @match line.first() {
                    Some(&hero) => (portrait(&view.content, hero, Some(player.seat), player.eliminated)),
                    None => span.por.(ink(player.seat)) aria-hidden="true" { @if let Some(kingdom) = player.kingdom { (crest(&view.content, kingdom)) } },
                }
                span { (scene.words.name(player.seat)) @if let Some(kingdom) = player.kingdom { small { (name(scene, names::kingdom(&view.content, kingdom))) } } } } }
            td { (Condition4::ALL.into_iter().map(|condition| race(view, player, condition).0).sum::<u8>()) }
            @for condition in Condition4::ALL {
                @let (n, of) = race(view, player, condition);
                td.met[n >= of || player.conditions.contains(&condition)] { (n) small { "/" (of) } }
            }
            td { (player.blocks.len().saturating_sub(1)) }
            td { @if let Some(skill) = best { @if player.skills[skill as usize] > 0 { (scene.word(short_skill(skill))) " " (roman(player.skills[skill as usize])) } @else { "–" } } }
            td { (player.capital) }
            td { (line.len()) }
        }
    }
}

/// A step of the race.
struct Mark {
    seat: Seat,
    round: u8,
    step: usize,
    sign: String,
    said: String,
    last: bool,
}

fn marks(scene: &Scene<'_>) -> Vec<Mark> {
    let content = &scene.view.content;
    let mut round = 1;
    let mut marks = Vec::new();
    for (step, event) in scene.remembered {
        let (seat, sign, last) = match event {
            Event::TurnBegan { round: now, .. } => {
                round = *now;
                continue;
            }
            Event::SkillBought { seat, skill, .. } | Event::SkillGained { seat, skill, .. } => {
                (*seat, skill_sign(*skill).to_owned(), false)
            }
            Event::Conquered { seat, .. } => (*seat, "n-tower".to_owned(), false),
            Event::ClassUnlocked { seat, class } => (*seat, class_sign(content, *class), false),
            Event::HeroSlain { by: Some(by), .. } => (*by, "n-skull".to_owned(), false),
            Event::ConditionMet { seat, condition } => {
                (*seat, condition_sign(*condition).to_owned(), true)
            }
            _ => continue,
        };
        let said = crate::told::told(scene.view, event)
            .map_or_else(String::new, |told| scene.say(&told.phrase));
        marks.push(Mark {
            seat,
            round,
            step: *step,
            sign,
            said,
            last,
        });
    }
    marks
}

/// One lane for each player, one column for each round; a mark leads to its step.
fn story(scene: &Scene<'_>) -> Markup {
    let marks = marks(scene);
    let rounds = marks
        .iter()
        .map(|mark| mark.round)
        .max()
        .unwrap_or(1)
        .max(scene.view.round);
    html! {
        div.story {
            h3.hd { (scene.word("table-how-it-went")) small { (scene.word("table-press-a-mark")) } }
            div.lanes tabindex="0" role="group" aria-label=(scene.word("table-how-it-went")) style={ "--rounds:" (rounds) } {
                div.lane.rounds { span {} @for round in 1..=rounds { b { (round) } } }
                @for player in ranked(scene) {
                    div.lane.(ink(player.seat)) {
                        span.w { (face::components::counter(player.seat, 18)) (scene.words.name(player.seat)) }
                        @for round in 1..=rounds {
                            span.col {
                                @for mark in marks.iter().filter(|mark| mark.seat == player.seat && mark.round == round) {
                                    a.mark.last[mark.last] href={ (scene.path) "?step=" (mark.step) } data-go=(mark.step) title=(mark.said) aria-label=(mark.said) { (ic(&mark.sign)) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
