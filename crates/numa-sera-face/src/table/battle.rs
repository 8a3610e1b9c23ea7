//! A Battle as a scene: both sides, what they count, their cards, the dice, the sum and what comes of it. The defender is asked in
//! the same scene.

mod outcome; // the sum, and what comes or may come of it
mod tale; // one that is over, from what was told

use kernel::{Phrase, Rule, Seat, Seen, Value};
use maud::{Markup, html};
use numa_sera::content::{Card, CardKind};
use numa_sera::{BattleView, Choice, Event, Odds, Part, Question, SideView, Target, View};

use super::Scene;
use super::art::{fort, ic, ink, kind_ink, name, plain_figure, portrait, power, share, signed};
use super::cards::{self, Foot};
use super::said;
use super::scene::{Panel, Room};
use super::tips;
use crate::{names, texts};

/// What is drawn of a Battle, whether it is going on or was told.
struct Duel {
    attacker: Seat,
    defender: Option<Seat>,
    target: Target,
    /// The Heroes who fight; none for a Stronghold.
    heroes: [Option<u8>; 2],
    sides: [Fighter; 2],
    odds: Option<Odds>,
    /// What came of it, in sentences.
    ended: Vec<(&'static str, Phrase)>,
    fallen: Vec<Fallen>,
}

/// A slain Hero, and who steps in.
struct Fallen {
    seat: Seat,
    hero: u8,
    heir: Option<u8>,
}

struct Fighter {
    stat: i16,
    parts: Vec<Part>,
    committed: Option<Seen<Card>>,
    played: Vec<Card>,
    negated: Option<Card>,
    die: Option<i8>,
    roll: Option<i16>,
    /// Power that this Battle cost.
    lost: i16,
    /// The Hero fell.
    slain: bool,
}

pub(super) fn panel(scene: &Scene<'_>) -> Option<Panel> {
    let battle = scene.view.battle.as_ref()?;
    Some(drawn(scene, &Duel::of(scene.view, battle), Room::Whole))
}

/// The last Battle, when it is over and something is still asked about it.
pub(super) fn told(scene: &Scene<'_>) -> Option<Panel> {
    tale::last(scene).map(|duel| drawn(scene, &duel, Room::Whole))
}

/// A Battle that the last answer decided: it lies there until the next one, or until the reader does something else.
pub(super) fn decided(scene: &Scene<'_>) -> Option<Panel> {
    let last = scene.remembered.iter().rev();
    let mut last = last.take_while(|(step, _)| *step == scene.step);
    let scored = last.any(|(_, event)| matches!(event, Event::Scored { .. }));
    if !scored || scene.view.battle.is_some() {
        return None;
    }
    tale::last(scene).map(|duel| drawn(scene, &duel, Room::Told))
}

impl Duel {
    fn of(view: &View, battle: &BattleView) -> Self {
        let hero = |seat: Seat| {
            let line = view.player(seat).and_then(|player| player.line.shown());
            line.and_then(|line| line.first().copied())
        };
        let defends = match battle.target {
            Target::Hero(seat) => hero(seat),
            _ => None,
        };
        Self {
            attacker: battle.attacker,
            defender: battle.defender,
            target: battle.target,
            heroes: [hero(battle.attacker), defends],
            sides: battle.sides.each_ref().map(Fighter::of),
            odds: battle.winner.is_none().then_some(battle.odds),
            ended: Vec::new(),
            fallen: Vec::new(),
        }
    }
}

impl Fighter {
    fn of(side: &SideView) -> Self {
        Self {
            stat: side.stat,
            parts: side.parts.clone(),
            committed: side.committed,
            played: side.played.clone(),
            negated: side.negated,
            die: side.die,
            roll: side.roll,
            lost: 0,
            slain: false,
        }
    }
}

fn drawn(scene: &Scene<'_>, duel: &Duel, room: Room) -> Panel {
    let title = names::attacked(scene.view, duel.attacker, duel.target);
    let attacked = scene.view.viewer.is_some() && duel.defender == scene.view.viewer;
    let chip = match room {
        Room::Told => "table-battle-over",
        // What is still asked about it, such as its loot, comes after it.
        _ if !duel.ended.is_empty() => "table-battle-over",
        _ if attacked => "table-you-are-attacked",
        _ => "table-battle",
    };
    let scored = duel.sides[0].roll.is_some();
    Panel {
        room,
        sign: "x-battle",
        title: scene.say(&title).trim_end_matches('.').to_owned(),
        note: html! { span.chip.now { (scene.word(chip)) } },
        body: html! {
            div.duel {
                (who(scene, duel, 0)) (middle(scene, "table-attacks", "NS-R13-1", true)) (who(scene, duel, 1))
                (stats(scene, duel, 0)) (middle(scene, "table-stats", "NS-R13-4", true)) (stats(scene, duel, 1))
                (laid(scene, duel, 0)) (middle(scene, "table-battle-cards", "NS-R6-8", true)) (laid(scene, duel, 1))
                (dice(scene, duel, 0)) (middle(scene, "table-rolls", "NS-R13-3", scored)) (dice(scene, duel, 1))
                @if scored { (total(duel, 0)) (middle(scene, "table-totals", "NS-R13-2", true)) (total(duel, 1)) }
            }
            (outcome::outcome(scene, duel))
        },
    }
}

fn middle(scene: &Scene<'_>, key: &str, rule: &'static str, done: bool) -> Markup {
    html! { div.lab.todo[!done] { span { (scene.word(key)) } (face::plain::rule_link(scene, Rule(rule))) } }
}

fn seat_of(duel: &Duel, side: usize) -> Option<Seat> {
    if side == 0 {
        Some(duel.attacker)
    } else {
        duel.defender
    }
}

fn who(scene: &Scene<'_>, duel: &Duel, side: usize) -> Markup {
    let content = &scene.view.content;
    let seat = seat_of(duel, side);
    let colour = seat.map_or_else(String::new, ink);
    let role = if side == 0 {
        "table-attacker"
    } else {
        "table-defender"
    };
    let player = seat.and_then(|seat| scene.view.player(seat));
    let fighter = &duel.sides[side];
    html! {
        div.cell.who2.(colour).r[side == 1] {
            @match (duel.heroes[side], duel.target) {
                (Some(hero), _) => (portrait(content, hero, seat, false)),
                (None, Target::Independent(hold) | Target::Controlled(hold)) => span.keep2 { (fort(content, hold)) },
                _ => {}
            }
            div {
                h3 {
                    @match (duel.heroes[side], duel.target) {
                        (Some(hero), _) => (name(scene, names::hero(content, hero))),
                        (None, Target::Independent(hold) | Target::Controlled(hold)) => (name(scene, names::hold(content, hold))),
                        _ => {}
                    }
                }
                p.role {
                    @match seat {
                        Some(seat) => { (face::components::counter(seat, 18)) span { (scene.words.name(seat)) } }
                        None => span { (scene.word("table-independent-one")) },
                    }
                    b { (scene.word(role)) }
                }
                @match (duel.heroes[side], player) {
                    // Whoever stepped in has Power of their own.
                    (Some(hero), _) if fighter.slain => { @let most = content.heroes[usize::from(hero)].power; (power(scene, 0, most, fighter.lost.min(most))) }
                    (Some(_), Some(player)) => (power(scene, player.power, player.max_power, fighter.lost)),
                    _ => {}
                }
            }
        }
    }
}

/// The terms of what a side counts, and their sum.
fn stats(scene: &Scene<'_>, duel: &Duel, side: usize) -> Markup {
    let fighter = &duel.sides[side];
    let word = if side == 0 {
        "table-attack"
    } else {
        "table-defense"
    };
    let content = &scene.view.content;
    let new = |part: &Part| {
        let source = part.set.map(|set| content.set(set).source);
        matches!(source, Some(numa_sera::content::Source::Card { card, .. }) if content.card(card).kind == CardKind::Battle)
    };
    html! {
        div.cell.r[side == 1] {
            div.sum2 {
                @for (nth, part) in fighter.parts.iter().enumerate() {
                    @if nth > 0 { span.op { "+" } }
                    (term(scene, part, new(part)))
                }
                @if !fighter.parts.is_empty() { span.op { "=" } }
                span.term.tot { b { (fighter.stat) } small { (scene.word(word)) } }
            }
        }
    }
}

fn term(scene: &Scene<'_>, part: &Part, new: bool) -> Markup {
    let called = match part.set {
        Some(set) => name(scene, names::set(&scene.view.content, set)),
        None => scene.word("table-other-effects"),
    };
    let tip = part.set.map(|set| tips::set(scene, set));
    html! {
        span.term.new[new] title=[tip.as_ref().map(|tip| tip.text.clone())] data-tip=[tip.as_ref().map(|tip| tip.rule)] data-about=[part.set.map(|set| tips::about(&scene.view.content, set))] {
            b { (plain_figure(part.n)) } small { (called) }
        }
    }
}

/// The Battle cards of a side: to come, face down, open, negated.
fn laid(scene: &Scene<'_>, duel: &Duel, side: usize) -> Markup {
    let fighter = &duel.sides[side];
    let content = &scene.view.content;
    let open = |card: Card, void: bool| {
        let tip = tips::card(scene, card);
        html! {
            div.ncard.void[void].(kind_ink(CardKind::Battle)) title=(tip.text) data-tip=(tip.rule) data-about={ "card-" (card.0) } { (cards::face(scene, card, &Foot::Nothing)) }
            p.txt { @if void { b { (scene.word("table-negated")) } " " } (said::does(scene, content.card(card).set)) }
        }
    };
    html! {
        div.cell.r[side == 1] {
            @for &card in &fighter.played { (open(card, false)) }
            @if let Some(card) = fighter.negated { (open(card, true)) }
            @match &fighter.committed {
                Some(Seen::Shown(card)) => { (open(*card, false)) p.txt { (scene.word("table-face-down")) } }
                Some(Seen::Hidden) => { div.ncard.back { (ic("x-battle")) } p.txt { (scene.word("table-face-down")) } }
                None if fighter.played.is_empty() && fighter.negated.is_none() => (no_card(scene, duel, side)),
                None => {}
            }
        }
    }
}

fn no_card(scene: &Scene<'_>, duel: &Duel, side: usize) -> Markup {
    let asked = scene.view.asked.as_ref();
    let deciding = matches!(asked, Some((seat, Question::BattleCard | Question::ExtraBattleCard)) if Some(*seat) == seat_of(duel, side));
    let later = side == 1
        && duel.defender.is_some()
        && duel.sides[0].die.is_none()
        && !deciding
        && matches!(asked, Some((seat, Question::BattleCard)) if *seat == duel.attacker);
    let key = match (seat_of(duel, side), deciding, later) {
        (None, ..) => "table-plays-none",
        (_, true, _) => "table-decides",
        (_, _, true) => "table-decides-later",
        _ => "table-no-card-played",
    };
    html! { div.ncard.noc.wait[deciding] { (scene.word(key)) } }
}

fn dice(scene: &Scene<'_>, duel: &Duel, side: usize) -> Markup {
    let fighter = &duel.sides[side];
    let faces = scene.view.content.meta.die;
    let counts = fighter
        .roll
        .filter(|&roll| fighter.die.is_some_and(|die| i16::from(die) != roll));
    html! {
        div.cell.r[side == 1] {
            @if seat_of(duel, side).is_none() { p.txt { (scene.word("table-does-not-roll")) } }
            @else {
                div.dice { @for face in faces { i.rolled[fighter.die == Some(face)] { (signed(face.into())) } } }
                @if let (Some(die), Some(roll)) = (fighter.die, counts) {
                    p.txt { (scene.say(&Phrase::new("table-counts-as").with("die", texts::signed(die.into())).with("roll", texts::signed(roll)))) }
                }
            }
        }
    }
}

fn total(duel: &Duel, side: usize) -> Markup {
    let fighter = &duel.sides[side];
    let roll = fighter.roll.unwrap_or(0);
    let colour = seat_of(duel, side).map_or_else(String::new, ink);
    html! {
        div.cell.total.(colour).r[side == 1] {
            b { (plain_figure(fighter.stat + roll)) }
            span { (plain_figure(fighter.stat)) @if roll != 0 { " " (if roll < 0 { '\u{2212}' } else { '+' }) " " (roll.abs()) } }
        }
    }
}

/// The hand while a Battle card is asked for: what each would come to, and why others cannot be played.
pub(super) fn hand(scene: &Scene<'_>) -> Markup {
    let Some(own) = scene.view.own() else {
        return Markup::default();
    };
    let held: Vec<Card> = own.hand.shown().cloned().unwrap_or_default();
    html! {
        div.cards tabindex="0" role="group" aria-label=(scene.word("verb-hand")) {
            @for (card, n) in cards::kinds(&held) { div.stackof { (candidate(scene, card)) (cards::times(n)) } }
            @if own.hand_size == 0 { p.empty { (scene.word("table-no-cards")) } }
        }
    }
}

fn candidate(scene: &Scene<'_>, card: Card) -> Markup {
    let view = scene.view;
    let choice = Choice::Play(card);
    let play = view
        .battle
        .iter()
        .flat_map(|battle| &battle.plays)
        .find(|play| play.card == Some(card));
    let attacks = view
        .battle
        .as_ref()
        .is_some_and(|battle| view.viewer == Some(battle.attacker));
    let foot = match (play, view.content.card(card).kind) {
        (Some(play), _) => {
            let wins = if attacks {
                play.odds.wins
            } else {
                play.odds.of - play.odds.wins
            };
            Foot::Gain(
                html! { (ic("n-die")) (scene.say(&Phrase::new("table-wins").with("share", Value::Text(share(scene, wins, play.odds.of))))) },
            )
        }
        (None, CardKind::Battle) => Foot::Not(why(scene, choice)),
        (None, _) => Foot::Not(scene.word("table-not-battle")),
    };
    cards::choice(scene, card, Some(choice), &foot)
}

fn why(scene: &Scene<'_>, choice: Choice) -> String {
    match (scene.why_not)(choice) {
        Some(kernel::Refusal::Forbidden { why, .. }) => scene.say(&why),
        _ => scene.word("table-not-now"),
    }
}

/// Whether to roll again.
pub(super) fn reroll(scene: &Scene<'_>) -> Markup {
    let Some(battle) = &scene.view.battle else {
        return Markup::default();
    };
    let [one, two] = battle
        .sides
        .each_ref()
        .map(|side| side.stat + side.roll.unwrap_or(0));
    // A tie is enough for the attacker (NS-R13-6).
    let ahead = (one >= two) == (scene.view.viewer == Some(battle.attacker));
    let now = Phrase::new(if ahead { "table-ahead" } else { "table-behind" });
    let now = now.with("attack", one).with("defense", two);
    html! {
        ul.fx {
            li { (ic("x-battle")) span { b { (scene.say(&now)) } } }
            @if let Some((_, Question::Reroll { set })) = scene.view.asked { li { (ic("n-die")) span { (said::does(scene, set)) } } }
        }
    }
}
