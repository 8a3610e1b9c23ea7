//! What can be done in a turn: verbs with how many ways there are, and for each the cards that it opens.

use kernel::{Phrase, Value};
use maud::{Markup, html};
use numa_sera::content::Card;
use numa_sera::{Choice, Question};

use super::Scene;
use super::art::{card_name, drawn, ic, name, pic, roman};
use super::cards::{self, Foot, radio};
use super::said;
use super::world::short_skill;
use super::{tips, tree, ways, why};
use crate::names;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Verb {
    Explore,
    Hand,
    Buy,
    Equip,
    Use,
    Trade,
    Build,
    Attack,
}

impl Verb {
    const ALL: [Verb; 8] = [
        Verb::Explore,
        Verb::Hand,
        Verb::Buy,
        Verb::Equip,
        Verb::Use,
        Verb::Trade,
        Verb::Build,
        Verb::Attack,
    ];

    pub(super) fn of(choice: Choice) -> Option<Self> {
        Some(match choice {
            Choice::Explore => Verb::Explore,
            Choice::BuySkill(_) | Choice::BuyItem(_) | Choice::Spare(_) => Verb::Buy,
            Choice::Equip(_) | Choice::Unequip(_) => Verb::Equip,
            Choice::Use(..) | Choice::Test(_) => Verb::Use,
            Choice::Offer(_) => Verb::Trade,
            Choice::Build | Choice::Tick(_) => Verb::Build,
            Choice::Attack(_) => Verb::Attack,
            _ => return None,
        })
    }

    fn key(self) -> &'static str {
        match self {
            Verb::Explore => "explore",
            Verb::Hand => "hand",
            Verb::Buy => "buy",
            Verb::Equip => "equip",
            Verb::Use => "use",
            Verb::Trade => "trade",
            Verb::Build => "build",
            Verb::Attack => "attack",
        }
    }

    pub(super) fn word(self) -> &'static str {
        match self {
            Verb::Explore => "verb-explore",
            Verb::Hand => "verb-hand",
            Verb::Buy => "verb-buy",
            Verb::Equip => "verb-equip",
            Verb::Use => "verb-use",
            Verb::Trade => "verb-trade",
            Verb::Build => "verb-build",
            Verb::Attack => "verb-attack",
        }
    }

    fn sign(self) -> &'static str {
        match self {
            Verb::Explore => "n-explore",
            Verb::Hand => "n-flag",
            Verb::Buy => "n-buy",
            Verb::Equip => "q-chest",
            Verb::Use => "n-use",
            Verb::Trade => "n-trade",
            Verb::Build => "n-build",
            Verb::Attack => "x-battle",
        }
    }

    /// The key that chooses it.
    fn letter(self) -> Option<&'static str> {
        match self {
            Verb::Buy => Some("b"),
            Verb::Equip => Some("e"),
            Verb::Trade => Some("t"),
            Verb::Build => Some("d"),
            Verb::Attack => Some("a"),
            _ => None,
        }
    }
}

/// Answers that do something else than the verb says among whose cards they stand: how they begin, and what the button says.
const APART: [(&str, &str); 3] = [
    ("unequip", "go-unequip"),
    ("spare", "go-spare"),
    ("test", "go-test"),
];

/// What the button says: the verb that is chosen, or what the marked card does instead, by the style.
pub(super) fn button(scene: &Scene<'_>) -> Markup {
    html! {
        @for (begins, word) in APART { span data-verb=(begins) { (scene.word(word)) } }
        @for verb in Verb::ALL {
            span data-verb=(verb.key()) { (scene.word(if verb == Verb::Hand { "go-do" } else { verb.word() })) }
        }
    }
}

/// Whether the question is what to do in the turn.
pub(super) fn asked(scene: &Scene<'_>) -> bool {
    scene.yours()
        && matches!(
            scene.view.asked,
            Some((_, Question::Action | Question::Extra))
        )
}

/// Whether the turn goes on after its Build or Attack.
pub(super) fn acts_again(scene: &Scene<'_>) -> bool {
    scene.yours() && matches!(scene.view.asked, Some((_, Question::Extra)))
}

fn count(scene: &Scene<'_>, verb: Verb) -> usize {
    match verb {
        Verb::Hand => scene.view.own().map_or(0, |own| usize::from(own.hand_size)),
        Verb::Build if scene.offered(Choice::Build).is_some() => tree::open(scene).len().max(1),
        _ => scene
            .offers
            .iter()
            .filter(|offer| Verb::of(offer.choice) == Some(verb))
            .count(),
    }
}

/// The verbs as radios; without any way to do it a verb is not offered.
pub(super) fn bar(scene: &Scene<'_>) -> Markup {
    let there = |verb: &Verb| *verb == Verb::Hand || count(scene, *verb) > 0;
    let again = acts_again(scene);
    let mut verbs = Verb::ALL
        .into_iter()
        .filter(|verb| !again || *verb != Verb::Hand);
    let first = verbs.find(there).unwrap_or(Verb::Hand);
    // Beside exploring lies the hand. Acting again is building or attacking, and nothing else.
    let shown = |verb: Verb| match verb {
        Verb::Explore => first == Verb::Explore,
        Verb::Hand => first != Verb::Explore,
        _ => !again || there(&verb),
    };
    html! {
        div.verbs role="radiogroup" aria-label=(scene.word("table-verbs")) {
            @for verb in Verb::ALL.into_iter().filter(|&verb| shown(verb)) {
                @let n = count(scene, verb);
                @let off = n == 0 && verb != Verb::Hand;
                @let why = off.then(|| why::nothing(scene, verb));
                label.ends[verb == Verb::Build] data-at={ "verb-" (verb.key()) } aria-disabled=[off.then_some("true")] title=[why.as_ref().map(|why| &why.text)] data-tip=[why.as_ref().map(|why| why.rule)] data-why=[why.as_ref().map(|why| &why.text)] data-key=[verb.letter().filter(|_| !off)] {
                    input #{ "verb-" (verb.key()) } type="radio" name="verb" value=(verb.key()) checked[verb == first] disabled[off];
                    (sign(verb)) span { (scene.word(verb.word())) } @if verb != Verb::Explore { small { (n) } }
                }
            }
        }
    }
}

fn sign(verb: Verb) -> Markup {
    match verb {
        Verb::Hand => html! { span.ic { (face::components::icon("cards")) } },
        _ => ic(verb.sign()),
    }
}

/// The cards of every verb; the style shows those of the one that is chosen.
pub(super) fn panels(scene: &Scene<'_>) -> Markup {
    html! {
        @for verb in Verb::ALL {
            div.cards data-verb=(verb.key()) tabindex="0" role="group" aria-label=(scene.word(verb.word())) { (panel(scene, verb)) }
        }
    }
}

fn panel(scene: &Scene<'_>, verb: Verb) -> Markup {
    match verb {
        Verb::Hand => hand(scene),
        Verb::Build => build(scene),
        _ => html! {
            @for offer in scene.offers {
                @if Verb::of(offer.choice) == Some(verb) { (ways::way(scene, offer.choice)) }
            }
            @if verb == Verb::Buy { @for (choice, no) in why::dear(scene) { (ways::refused(scene, choice, no)) } }
        },
    }
}

fn hand(scene: &Scene<'_>) -> Markup {
    let Some(own) = scene.view.own() else {
        return Markup::default();
    };
    let held: Vec<Card> = own.hand.shown().cloned().unwrap_or_default();
    html! {
        @for (card, n) in cards::kinds(&held) {
            @let foot = if own.waiting.contains(&card) { Foot::Not(scene.word("table-next-turn")) } else { Foot::Nothing };
            div.stackof { (cards::choice(scene, card, None, &foot)) (cards::times(n)) }
        }
        @if own.hand_size == 0 && own.max_power > 0 { p.empty { (scene.word("table-no-cards")) } }
    }
}

/// What the viewer holds, for a replay that hides nothing.
pub(crate) fn held(scene: &Scene<'_>) -> Option<Markup> {
    let own = scene.view.own().filter(|own| own.hand_size > 0)?;
    let seat = own.seat;
    Some(html! { div.ns { div.cards.(super::art::ink(seat)) { (hand(scene)) } } })
}

/// The hand, for those who are not asked.
pub(super) fn idle_hand(scene: &Scene<'_>) -> Markup {
    html! { div.cards tabindex="0" role="group" aria-label=(scene.word("verb-hand")) { (hand(scene)) } }
}

/// What a Build brings, and the Blocks that can be ticked with it.
fn build(scene: &Scene<'_>) -> Markup {
    let Some(offer) = scene.offered(Choice::Build) else {
        return Markup::default();
    };
    let residual = scene.view.own().map_or(0, |own| own.residual);
    let only = Phrase::new("table-build-first").with("n", residual);
    html! {
        @for (kingdom, nth) in tree::open(scene) {
            @let tip = tips::block(scene, kingdom, nth);
            @let block = &scene.view.content.kingdoms[usize::from(kingdom)].blocks[usize::from(nth)];
            label.ncard.can."t-block" title=(tip.text) data-tip=(tip.rule) data-about={ "block-" (kingdom) "-" (nth) } {
                input.pick #{ "tick-" (nth) } type="radio" name="pick" form="decision" value={ (offer.notation) "; " ((scene.write)(Choice::Tick(nth))) } aria-label=(tip.text);
                span.art { (pic("n-build", "pic")) }
                span.tx { b { (name(scene, names::block(&scene.view.content, kingdom, nth))) } (said::does(scene, block.set)) }
            }
        }
        @if let Some(radio) = radio(scene, Choice::Build, false) {
            label.ncard.can."t-thing" { (radio) span.art { (pic("n-residual", "pic")) } span.tx { b { (scene.word("table-collect")) } (drawn(scene, &scene.say(&only))) } }
        }
    }
}

/// A card as the forecast names it.
pub(super) fn title(scene: &Scene<'_>, choice: Choice) -> String {
    let view = scene.view;
    let content = &view.content;
    let of = |key: &'static str, value| scene.say(&Phrase::new(key).with("what", value));
    match choice {
        Choice::BuySkill(skill) | Choice::Train(skill) => {
            let level = view.own().map_or(0, |own| own.skills[skill as usize]) + 1;
            let name = format!("{} {}", scene.word(short_skill(skill)), roman(level));
            // A Skill that a card gives is not bought.
            let bought = matches!(choice, Choice::BuySkill(_));
            let key = if bought { "title-buy" } else { "title-gain" };
            of(key, Value::Text(name))
        }
        Choice::BuyItem(card) => of("title-buy", names::card(content, card)),
        Choice::Equip(card) => of("title-equip", names::card(content, card)),
        Choice::Unequip(card) => of("title-unequip", names::card(content, card)),
        Choice::Use(set, _) => of("title-use", names::set(content, set)),
        Choice::Spare(set) => of("title-spare", names::set(content, set)),
        Choice::Keep(card)
        | Choice::Take(card)
        | Choice::Discard(card)
        | Choice::Play(card)
        | Choice::Test(card) => card_name(scene, card),
        Choice::Attack(target) => scene
            .say(&Phrase::new("title-attack").with("target", vec![names::target(view, target)])),
        Choice::Build => scene.word("verb-build"),
        Choice::Kingdom(kingdom) => name(scene, names::kingdom(content, kingdom)),
        Choice::Class(class) => name(scene, names::class(content, class)),
        Choice::Tick(nth) => view
            .own()
            .and_then(|own| own.kingdom)
            .map_or_else(String::new, |kingdom| {
                of("title-tick", names::block(content, kingdom, nth))
            }),
        other => scene.say(&crate::options::option(view, other)),
    }
}
