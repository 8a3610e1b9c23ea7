//! The race for the throne and a strip for each seat: its figures, how far it is, and what it has promised. Pressing a strip shows
//! that kingdom's mat.

use face::components::{self, clock, counter, presence};
use face::frame::Players;
use face::{NOTHING, Occupant};
use kernel::{Phrase, Seat, Seen, Value};
use maud::{Markup, html};
use numa_sera::content::Condition4;
use numa_sera::{Choice, PlayerView, PromiseMode, Question, Target, View, Win};

use super::Scene;
use super::art::{condition_sign, crest, figure, fort, ic, ink, name, pips, portrait, power};
use super::cards::radio_id;
use super::tips;
use crate::names;

pub(super) fn players(scene: &Scene<'_>) -> Players {
    Players {
        bar: bar(scene),
        whole: html! {
            section.seats {
                (head(scene))
                ul { @for player in order(scene) { li data-at={ "seat-" (player.seat) } { (strip(scene, player)) } } }
            }
        },
    }
}

/// The viewer first, then clockwise.
pub(super) fn order<'a>(scene: &Scene<'a>) -> impl Iterator<Item = &'a PlayerView> {
    let players = &scene.view.players;
    let own = scene.view.viewer.map_or(0, Seat::index).min(players.len());
    players[own..].iter().chain(&players[..own])
}

/// How far a player is with a condition, and how far one must go.
pub(super) fn race(view: &View, player: &PlayerView, condition: Condition4) -> (u8, u8) {
    let meta = &view.content.meta;
    let best = player.skills.iter().copied().max().unwrap_or(0);
    match condition {
        Condition4::Conqueror => (player.strongholds.len() as u8, meta.conqueror_strongholds),
        Condition4::Champion => (player.slain, meta.champion_slain),
        Condition4::Master => (best, meta.master_level),
        Condition4::Legend => (player.classes.len() as u8, meta.legend_classes),
    }
}

/// How many conditions win.
pub(super) fn wanted(view: &View) -> u8 {
    match view.win {
        Win::Throne => 1,
        Win::Empire => 2,
    }
}

pub(super) fn asked(scene: &Scene<'_>, seat: Seat) -> bool {
    scene
        .view
        .asked
        .as_ref()
        .is_some_and(|(asked, _)| *asked == seat)
}

fn head(scene: &Scene<'_>) -> Markup {
    let (title, wins) = match scene.view.win {
        Win::Throne => ("table-throne", "table-throne-wins"),
        Win::Empire => ("table-empire", "table-empire-wins"),
    };
    html! {
        div.racehead.panel {
            p { (scene.word(title)) small { (scene.word(wins)) } }
            @for condition in Condition4::ALL {
                @let tip = tips::condition(scene, condition);
                span title=(tip.text) data-tip=(tip.rule) data-about={ "race-" (condition as u8) } { (ic(condition_sign(condition))) b { (name(scene, names::condition(condition))) } }
            }
        }
    }
}

/// The four cells stand in the same columns in every strip: read down to compare.
fn cells(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    html! {
        ul.race {
            @for condition in Condition4::ALL {
                @let (n, of) = race(scene.view, player, condition);
                @let met = n >= of || player.conditions.contains(&condition);
                @let near = !met && n + 1 == of;
                @let tip = tips::condition(scene, condition);
                li.met[met].near[near] title=(tip.text) data-tip=(tip.rule) data-about={ "race-" (condition as u8) } data-at={ "race-" (player.seat) "-" (condition.word()) } {
                    span.vh { (name(scene, names::condition(condition))) " " }
                    span { @if met { (components::icon("check")) } (n) small { "/" (of) } }
                    (pips(n, of))
                    @if met { span.vh { (scene.word("table-fulfilled")) } } @else if near { span.vh { (scene.word("table-one-step")) } }
                }
            }
        }
    }
}

fn strip(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    let seat = player.seat;
    let own = scene.view.viewer == Some(seat);
    let shows = Phrase::new("table-show-mat").with("seat", seat);
    let active = player.line.shown().and_then(|line| line.first().copied());
    html! {
        label.seat.(ink(seat)).own[own].now[asked(scene, seat)].out[player.eliminated].early[is_early(player)] {
            // There is no mat of a kingdom that is gone.
            @if !player.eliminated { input #{ "mat-" (seat.index()) } type="radio" name="mat" data-stays data-peeks value=(seat.index()) checked[shown_first(scene) == seat] aria-label=(scene.say(&shows)); }
            @match active {
                Some(hero) => { @let tip = tips::hero(scene, hero); span.face title=(tip.text) data-tip=(tip.rule) data-about={ "hero-" (hero) } { (portrait(&scene.view.content, hero, Some(seat), player.eliminated)) } }
                None => span.por.(ink(seat)) aria-hidden="true" { @if let Some(kingdom) = player.kingdom { (crest(&scene.view.content, kingdom)) } @else { (ic("n-flag")) } },
            }
            (who(scene, player))
            @if !own && !is_early(player) { (figures(scene, player)) (power(scene, player.power, player.max_power, 0)) }
            @if is_early(player) { span.state { (state(scene, player)) } }
            @if !is_early(player) { (cells(scene, player)) }
            (bonds(scene, player))
        }
        (aims(scene, player))
    }
}

/// Whether there is no Hero to show: the Lines of Succession are not revealed yet, or the kingdom is gone.
fn is_early(player: &PlayerView) -> bool {
    player.eliminated || player.max_power == 0
}

/// The mat that is shown before anyone chooses: the viewer's own while there is one, or that of the player whose turn it is.
pub(super) fn shown_first(scene: &Scene<'_>) -> Seat {
    let view = scene.view;
    let there = |player: &&PlayerView| !player.eliminated;
    let shown = view.own().filter(there);
    let shown = shown.or_else(|| view.player(view.active).filter(there));
    let shown = shown.or_else(|| view.players.iter().find(there));
    shown.map_or(view.active, |player| player.seat)
}

fn who(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    let seat = player.seat;
    let sitter = scene.sitter(seat);
    html! {
        span.who {
            (counter(seat, 18))
            b.name { (scene.words.name(seat)) }
            small {
                @match sitter.map(|sitter| (&sitter.occupant, sitter.you)) {
                    Some((_, true)) => (scene.word("table-you")),
                    Some((Occupant::Bot { level, style, .. }, _)) => {
                        @let told = components::bot_in_a_line(scene.words, level, style.as_deref());
                        span.bot title=(told) data-tip="" { (components::icon("bot")) span.vh { (told) } }
                    },
                    _ => {}
                }
                @if !is_early(player) { " " (state(scene, player)) }
            }
            @if scene.view.win == Win::Empire && !is_early(player) { (laurels(scene, player)) }
            @if let Some(sitter) = sitter { (presence(scene.words, sitter)) @if let Some(time) = sitter.clock { (clock(scene.words, time)) } }
            @if !is_early(player) { span.hand data-at={ "hand-" (seat) } title=(known(scene, player)) { (components::icon("cards")) span.vh { (scene.word("table-hand-size")) " " } (player.hand_size) } }
        }
    }
}

/// The kingdom, or what its player is about to choose.
pub(super) fn state(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    if player.eliminated {
        return html! { (scene.word("table-out")) };
    }
    match player.kingdom {
        None => {
            html! { (scene.word(if asked(scene, player.seat) { "table-choosing-kingdom" } else { "table-waiting" })) }
        }
        Some(kingdom) => {
            let kingdoms = matches!(scene.view.asked, Some((_, Question::Kingdom)));
            let line = match (&player.line, player.line_set) {
                // Nobody chooses an order before everyone has a kingdom.
                _ if kingdoms => "",
                (Seen::Shown(_), _) if player.max_power > 0 => "",
                (_, true) => "table-line-chosen",
                (_, false) => "table-line-choosing",
            };
            let called = name(scene, names::kingdom(&scene.view.content, kingdom));
            html! {
                span.realm title=(called) { (crest(&scene.view.content, kingdom)) span { (called) } }
                @if !line.is_empty() { span { " · " (scene.word(line)) } }
            }
        }
    }
}

/// Cards of a hand that everyone has seen come.
fn known(scene: &Scene<'_>, player: &PlayerView) -> String {
    let size = scene.say(&Phrase::new("table-holds").with("n", player.hand_size));
    if player.known.is_empty() {
        return size;
    }
    let cards = names::cards(&scene.view.content, &player.known);
    let seen = scene.say(&Phrase::new("table-known").with("cards", cards));
    format!("{size} {seen}")
}

fn laurels(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    let n = player.conditions.len();
    let says = Phrase::new("table-laurels")
        .with("n", n as u8)
        .with("all", wanted(scene.view));
    html! {
        span.laurels title=(scene.say(&says)) {
            @for _ in 0..n { span.on { (ic("v-legend")) } }
            span.vh { (scene.say(&says)) }
        }
    }
}

/// Whom their figures are those of.
fn leads(player: &PlayerView) -> Option<String> {
    let hero = player.line.shown()?.first()?;
    Some(format!("hero-{hero}"))
}

fn figures(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    let attack = tips::parts(scene, "tip-attack", player.attack, &player.attack_parts);
    let defense = tips::parts(scene, "tip-defense", player.defense, &player.defense_parts);
    let coins = tips::capital_of(scene, player);
    html! {
        span.fig3 {
            span title=(attack.text) data-tip=(attack.rule) data-about=[leads(player)] { (figure(scene, "n-attack", "table-attack", player.attack)) }
            span title=(defense.text) data-tip=(defense.rule) data-about=[leads(player)] { (figure(scene, "n-defense", "table-defense", player.defense)) }
            span title=(coins.text) data-tip=(coins.rule) data-about={ "purse-" (player.seat.index()) } data-at={ "coins-" (player.seat) } { (figure(scene, "n-coin", "table-capital", player.capital)) }
            span title=(coins.text) data-tip=(coins.rule) data-about={ "purse-" (player.seat.index()) } { (figure(scene, "n-residual", "table-residual", player.residual)) }
        }
    }
}

/// What this player has promised, and whether they keep promises where nothing makes them.
fn bonds(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    let truce = |key: &'static str, seat: Seat| Phrase::new(key).with("seat", seat);
    let mut says: Vec<(&str, Phrase)> = Vec::new();
    says.extend(
        player
            .truces_now
            .iter()
            .map(|&seat| ("n-truce", truce("table-truce-now", seat))),
    );
    says.extend(
        player
            .truces_next
            .iter()
            .map(|&seat| ("n-truce", truce("table-truce-next", seat))),
    );
    says.extend(player.contracts.iter().map(|&(payer, target, escrow)| {
        let phrase = Phrase::new("table-contract").with("payer", payer);
        ("n-contract", phrase.with("seat", target).with("n", escrow))
    }));
    if scene.view.promises == PromiseMode::Honour && player.kept + player.broken > 0 {
        let phrase = Phrase::new("table-honour").with("kept", player.kept);
        says.push(("n-scale", phrase.with("broken", player.broken)));
    }
    html! { @for (sign, phrase) in &says { span.bond.broke[phrase.key == "table-honour" && player.broken > 0] { (ic(sign)) (scene.say(phrase)) } } }
}

/// What of this player can be attacked, with the chance to win.
fn aims(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    let of = |target: Target| match target {
        Target::Hero(seat) => seat == player.seat,
        Target::Controlled(hold) => player.strongholds.contains(&hold),
        Target::Independent(_) => false,
    };
    let aims: Vec<_> = scene
        .view
        .aims
        .iter()
        .filter(|aim| of(aim.target))
        .collect();
    if aims.is_empty() || !scene.yours() {
        return NOTHING.clone();
    }
    html! {
        div.aims.for-attack {
            @for aim in aims {
                @if let Some(id) = radio_id(scene, Choice::Attack(aim.target)) {
                    @let says = Phrase::new("table-aim").with("target", vec![names::target(scene.view, aim.target)]);
                    label.aim for=(id) title=(scene.say(&says.with("attack", aim.attack).with("defense", aim.defense).with("n", aim.odds.wins).with("of", aim.odds.of))) {
                        @match aim.target {
                            Target::Hero(_) => { (ic("x-battle")) span.word { (scene.word("table-hero")) } }
                            Target::Controlled(hold) | Target::Independent(hold) => (fort(&scene.view.content, hold)),
                        }
                        small { (aim.odds.wins) "/" (aim.odds.of) }
                    }
                }
            }
        }
    }
}

/// One line for each, for a phone: the nearest condition, Power and Capital. A tap opens the strips.
fn bar(scene: &Scene<'_>) -> Markup {
    html! {
        ul.pbar aria-label=(scene.word("frame-players")) {
            @for player in order(scene) {
                @let nearest = Condition4::ALL.into_iter().max_by_key(|&one| { let (n, of) = race(scene.view, player, one); (i16::from(n) - i16::from(of), n) });
                li.now[asked(scene, player.seat)].(ink(player.seat)) data-at={ "seat-" (player.seat) } {
                    button.early[is_early(player)] type="button" popovertarget="players" {
                        @match player.line.shown().and_then(|line| line.first()) {
                            Some(&hero) => (portrait(&scene.view.content, hero, Some(player.seat), player.eliminated)),
                            None => (counter(player.seat, 24)),
                        }
                        em { (scene.words.name(player.seat)) }
                        @if let Some(sitter) = scene.sitter(player.seat) { (presence(scene.words, sitter)) }
                        @if is_early(player) { span.l1.state { (state(scene, player)) } }
                        @else if let Some(condition) = nearest {
                            @let (n, of) = race(scene.view, player, condition);
                            span.l2.near[n + 1 >= of] { (ic(condition_sign(condition))) span.vh { (name(scene, names::condition(condition))) " " } (n) "/" (of) }
                        }
                        @if !is_early(player) { span.l1 { (figure(scene, "n-heart", "table-power", player.power)) (figure(scene, "n-coin", "table-capital", player.capital)) } }
                    }
                }
            }
        }
    }
}

/// A seat's name as a value, for sentences about those who may not be named otherwise.
pub(super) fn called(scene: &Scene<'_>, seat: Seat) -> Value {
    Value::Text(scene.words.name(seat))
}
