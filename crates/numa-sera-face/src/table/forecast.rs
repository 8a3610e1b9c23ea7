//! What a marked answer would do, before it is given: what speaks for it and against it, what it costs and from which purse, and the
//! odds of an Attack.

use face::{Forecast, plain};
use kernel::{Phrase, Rule, Seat, Value};
use maud::{Markup, html};
use numa_sera::content::{Card, Effect, Good, SetId, SkillType};
use numa_sera::{Choice, Odds, Purse, Question, Target, View};

use super::Scene;
use super::art::{capital, drawn, ic, name, sentences, share};
use super::cards;
use super::needs;
use super::said;
use super::verbs::{self, Verb};
use crate::{NumaSeraFace, facts, names, texts};

pub(crate) fn foretold(scene: &Scene<'_>, forecast: &Forecast<'_, NumaSeraFace>) -> Markup {
    let choices: Vec<Choice> = forecast
        .chain
        .iter()
        .filter_map(|said| meant(scene, said))
        .collect();
    if matches!(scene.view.asked, Some((_, Question::Draft))) {
        return super::trade::foretold(scene, forecast);
    }
    let Some(&first) = choices.first() else {
        return plain::foretold(scene, forecast);
    };
    let last = choices.last().copied().unwrap_or(first);
    let mut told = facts::facts(scene.view, forecast.after);
    told.retain(|fact| !is_said(first, fact));
    html! {
        div.ns {
            h3 { (capital(&verbs::title(scene, last))) }
            @match forecast.refusal {
                Some(refusal) if forecast.steps == 0 || choices.len() > forecast.steps => (plain::refused(scene, refusal)),
                _ => ul.fx {
                    @if first == Choice::Build { (collected(scene, forecast)) }
                    (known(scene, first))
                    @if last != first { (known(scene, last)) }
                    @for fact in &told { (row(scene, fact)) }
                    @if told.is_empty() && first != Choice::Build && !matches!(last, Choice::Line(_) | Choice::Offer(_) | Choice::BuySkill(_) | Choice::BuyItem(_)) { (events(scene, forecast)) }
                    @if told.is_empty() && does_nothing(last, forecast) { (line("n-use", &html! { (scene.word("table-no-effect")) })) }
                    (afterwards(scene, first))
                },
            }
        }
    }
}

/// Whether an option would be foreseen to its end, and nothing would come of it: no one to heal, nothing cheap enough to take.
fn does_nothing(choice: Choice, forecast: &Forecast<'_, NumaSeraFace>) -> bool {
    let mut told = forecast.events.iter();
    matches!(choice, Choice::Option(_))
        && forecast.steps == forecast.chain.len()
        && matches!(forecast.after.asked, Some((_, Question::Action)))
        && !told.any(|event| crate::told::told(forecast.after, event).is_some())
}

/// Whether the title or what is reckoned above tells this already.
fn is_said(choice: Choice, fact: &Phrase) -> bool {
    match choice {
        Choice::Build | Choice::Kingdom(_) => matches!(fact.key, "fact-ticks" | "fact-gains"),
        Choice::BuySkill(_) => matches!(
            fact.key,
            "fact-trains" | "fact-costs" | "fact-spends-placed"
        ),
        Choice::BuyItem(_) => matches!(fact.key, "fact-costs" | "fact-spends-placed"),
        _ => false,
    }
}

/// What a Build brings first.
fn collected(scene: &Scene<'_>, forecast: &Forecast<'_, NumaSeraFace>) -> Markup {
    let capital = |view: &View| view.own().map_or(0, |own| own.capital);
    let (before, after) = (capital(scene.view), capital(forecast.after));
    line(
        "n-coin",
        &html! { (scene.word("table-capital")) " " b { (before) " → " (after) } " " (plain::rule_link(scene, Rule("NS-R12-1"))) },
    )
}

/// The answer that a notation says.
fn meant(scene: &Scene<'_>, said: &str) -> Option<Choice> {
    let offered = scene.offers.iter().find(|offer| offer.notation == said);
    let ticks = || {
        (0..32)
            .map(Choice::Tick)
            .find(|&tick| (scene.write)(tick) == said)
    };
    match offered {
        Some(offer) => Some(offer.choice),
        None if said.starts_with("tick ") => ticks(),
        None => None,
    }
}

/// The same without a forecast, where it is marked from the beginning.
pub(super) fn plan(scene: &Scene<'_>, choice: Choice) -> Markup {
    html! {
        h3 { (verbs::title(scene, choice)) }
        ul.fx { (known(scene, choice)) (afterwards(scene, choice)) }
    }
}

fn line(sign: &str, inside: &Markup) -> Markup {
    html! { li { (ic(sign)) span { (inside) } } }
}

/// A fact with its sign, as a sentence.
fn row(scene: &Scene<'_>, fact: &Phrase) -> Markup {
    let sign = match fact.key {
        "fact-wins" | "fact-fulfils" | "fact-nearer" => "n-crown",
        "fact-takes-surely" | "fact-takes-on" | "fact-takes-hardly" | "fact-against-hold"
        | "fact-against-hero" | "fact-may-slay" => "x-battle",
        "fact-ticks" => "n-build",
        "fact-trains" => "v-master",
        "fact-unlocks" => "v-legend",
        "fact-recruits" => "x-maven",
        "fact-blesses" => "x-pool",
        "fact-gains" | "fact-costs" | "fact-spends-placed" | "fact-robs" | "fact-favours" => {
            "n-coin"
        }
        "fact-residual-up" | "fact-residual-down" => "n-residual",
        "fact-attack-up" | "fact-attack-down" => "n-attack",
        "fact-defense-up" | "fact-defense-down" => "n-defense",
        "fact-loses-hero" | "fact-slays" | "fact-exposed" => "n-skull",
        "fact-heals" | "fact-hurts" | "fact-wounds" | "fact-safe" => "n-heart",
        _ => "x-item",
    };
    line(sign, &html! { (capital(&scene.say(fact))) })
}

/// What the viewer can reckon before they do it.
fn known(scene: &Scene<'_>, choice: Choice) -> Markup {
    let view = scene.view;
    match choice {
        Choice::Attack(target) => {
            let aim = view.aims.iter().find(|aim| aim.target == target);
            let own = view.viewer.unwrap_or(view.active);
            html! {
                (faithless(scene, target))
                @if let Some(aim) = aim { (chances(scene, aim.odds, matches!(target, Target::Hero(_)), (own, None))) }
            }
        }
        Choice::Play(card) => {
            let play = view
                .battle
                .iter()
                .flat_map(|battle| &battle.plays)
                .find(|play| play.card == Some(card));
            html! {
                (line("x-battle", &said::does(scene, view.content.card(card).set)))
                @if view.battle_price(card) > 0 { (payment(scene, &Price::of_battle_card(view, card))) }
                @if let (Some(battle), Some(play)) = (&view.battle, play) {
                    @let hero = matches!(battle.target, Target::Hero(_));
                    (chances(scene, play.odds, hero, (battle.attacker, battle.defender)))
                }
            }
        }
        Choice::BuySkill(skill) => html! {
            (payment(scene, &Price::of_skill(view, skill)))
            (line("v-master", &said::does(scene, next_level(view, skill))))
        },
        Choice::BuyItem(card) => html! {
            (payment(scene, &Price::of_item(view, card)))
            (line("x-item", &said::does(scene, view.content.card(card).set)))
        },
        Choice::Explore => line(
            "n-explore",
            &html! { (scene.word("table-explores")) " " (plain::rule_link(scene, Rule("NS-R6-1"))) },
        ),
        Choice::Kingdom(kingdom) => begins(scene, kingdom),
        Choice::Tick(nth) => ticks(scene, nth),
        Choice::Keep(card) | Choice::Take(card) | Choice::Equip(card) => {
            line("x-item", &said::does(scene, view.content.card(card).set))
        }
        Choice::Unequip(_) => line("x-item", &html! { (scene.word("table-back-in-hand")) }),
        Choice::Test(card) => line("x-pool", &sentences(scene, cards::does(scene, card))),
        Choice::Use(set, nth) => uses(scene, set, nth),
        Choice::Offer(_) => writes(scene),
        Choice::Line(_) => line("n-eye", &html! { (scene.word("table-line-hidden")) }),
        _ => Markup::default(),
    }
}

/// That an Attack breaks a promise of the viewer's, where promises are on one's honour (NS-D11).
fn faithless(scene: &Scene<'_>, target: Target) -> Markup {
    let attacked = match target {
        Target::Hero(seat) => Some(seat),
        Target::Controlled(hold) => {
            let mut players = scene.view.players.iter();
            let holder = players.find(|player| player.strongholds.contains(&hold));
            holder.map(|player| player.seat)
        }
        Target::Independent(_) => None,
    };
    let promised = |seat: &Seat| {
        let own = scene.view.own();
        own.is_some_and(|own| own.truces_now.contains(seat))
    };
    attacked
        .filter(promised)
        .map_or_else(Markup::default, |seat| {
            let breaks = scene.say(&Phrase::new("table-breaks-truce").with("seat", seat));
            line(
                "n-truce",
                &html! { b { (breaks) } " " (plain::rule_link(scene, Rule("NS-D11"))) },
            )
        })
}

/// What the next Level of a Skill does.
fn next_level(view: &View, skill: SkillType) -> SetId {
    let skill = skill as usize;
    let level = view.own().map_or(0, |own| own.skills[skill]) + 1;
    view.content.skills[skill].levels[usize::from(level.clamp(1, 4)) - 1]
}

/// What a Kingdom begins with, and its shortest way to win.
fn begins(scene: &Scene<'_>, kingdom: u8) -> Markup {
    let info = &scene.view.content.kingdoms[usize::from(kingdom)];
    let starts = Phrase::new("table-starts")
        .with("capital", info.starting_capital)
        .with("cards", info.starting_battle_cards);
    let way = Phrase::new("table-short-way").with("condition", names::condition(info.favoured));
    html! { (line("n-bank", &html! { (scene.say(&starts)) })) (line("n-crown", &html! { (scene.say(&way)) })) }
}

/// What a Block does, and which others can be ticked after it.
fn ticks(scene: &Scene<'_>, nth: u8) -> Markup {
    let content = &scene.view.content;
    let Some((own, kingdom)) = scene.view.own().and_then(|own| Some((own, own.kingdom?))) else {
        return Markup::default();
    };
    let blocks = &content.kingdoms[usize::from(kingdom)].blocks;
    let mut after = own.clone();
    after.blocks.push(nth);
    let opened: Vec<Phrase> = (0..blocks.len() as u8)
        .filter(|&other| !needs::block(content, own, kingdom, other).open())
        .filter(|&other| other != nth && needs::block(content, &after, kingdom, other).open())
        .map(|other| names::thing(names::block(content, kingdom, other)))
        .collect();
    html! {
        (line("n-build", &said::does(scene, blocks[usize::from(nth)].set)))
        @if !opened.is_empty() { (line("n-up", &html! { (scene.say(&Phrase::new("table-opens").with("blocks", opened))) })) }
    }
}

/// What an ability does, and whether luck decides.
fn uses(scene: &Scene<'_>, set: SetId, nth: u8) -> Markup {
    let content = &scene.view.content;
    let Some(ability) = content.set(set).abilities.get(usize::from(nth)) else {
        return Markup::default();
    };
    let rolls = content.list(ability.list).iter();
    let rolls = rolls
        .clone()
        .any(|effect| matches!(effect, Effect::Test { .. }));
    let says = vec![texts::without_head(content, ability)];
    html! {
        (line("n-use", &sentences(scene, says)))
        @if rolls { (line("n-die", &html! { (scene.word("table-rolls-die")) })) }
    }
}

/// What comes of beginning an offer: it is written next.
fn writes(scene: &Scene<'_>) -> Markup {
    let says =
        html! { (scene.word("table-write-next")) " " (plain::rule_link(scene, Rule("NS-D11"))) };
    line("n-trade", &says)
}

/// How a price is paid: from which purse how much, what is left, and what can be left alone this turn (NS-D30).
fn payment(scene: &Scene<'_>, price: &Price) -> Markup {
    let Some(own) = scene.view.own() else {
        return Markup::default();
    };
    let parts = scene.view.payment(price.now, price.good, price.skill);
    let content = &scene.view.content;
    let mat: i16 = parts
        .iter()
        .filter(|(set, _)| set.is_none())
        .map(|(_, n)| n)
        .sum();
    let saved = own.spared.iter().filter(|set| {
        content
            .purse(**set)
            .is_some_and(|purse| price.may_use(purse))
    });
    let pays = Phrase::new(if price.now == price.printed {
        "table-pays"
    } else {
        "table-pays-less"
    });
    let pays = pays.with("n", price.now).with("printed", price.printed);
    html! {
        li.pays {
            (ic("n-coin"))
            div {
                span { (scene.say(&pays)) " · " (scene.word("table-capital")) " " b { (own.capital) " → " (own.capital - mat) } }
                @if parts.iter().any(|(set, _)| set.is_some()) {
                    p.split { @for &(set, n) in &parts { span style={ "--n:" (n) } { (n) " " small { (purse_name(scene, set)) } } } }
                    p.spares {
                        @for &(set, _) in &parts { @if let Some(set) = set { (spare(scene, set)) } }
                        (plain::rule_link(scene, Rule("NS-D30")))
                    }
                }
                @for &set in saved { small.saved { (face::components::icon("lock")) (purse_name(scene, Some(set))) " " (scene.word("table-spared")) } }
            }
        }
    }
}

/// A price of the viewer's, and what it is for.
struct Price {
    now: i16,
    printed: i16,
    good: Good,
    skill: Option<SkillType>,
}

impl Price {
    fn of_skill(view: &View, skill: SkillType) -> Self {
        let (now, level) = view.own().map_or((0, 0), |own| {
            (own.skill_prices[skill as usize], own.skills[skill as usize])
        });
        Self {
            now,
            printed: i16::from(level + 1) * view.content.meta.skill_cost_per_level,
            good: Good::Skill,
            skill: Some(skill),
        }
    }

    fn of_item(view: &View, card: Card) -> Self {
        Self {
            now: view.item_price(card),
            printed: view.content.card(card).cost.capital.into(),
            good: Good::Item,
            skill: None,
        }
    }

    fn of_battle_card(view: &View, card: Card) -> Self {
        Self {
            now: view.battle_price(card),
            good: Good::Battle,
            ..Self::of_item(view, card)
        }
    }

    fn may_use(&self, purse: Purse) -> bool {
        match (self.good, self.skill) {
            (Good::Battle, _) => purse.battle,
            (Good::Item, _) => purse.items,
            (Good::Skill, Some(skill)) => purse.skills[skill as usize],
            (Good::Skill, None) => false,
        }
    }
}

fn purse_name(scene: &Scene<'_>, set: Option<SetId>) -> String {
    match set {
        Some(set) => name(scene, names::set(&scene.view.content, set)),
        None => scene.word("table-mat"),
    }
}

/// Leaves the Capital on a card alone for this turn; the same thing is paid otherwise then.
fn spare(scene: &Scene<'_>, set: SetId) -> Markup {
    let says = Phrase::new("table-spare-that").with("card", names::set(&scene.view.content, set));
    html! {
        @if let Some(offer) = scene.offered(Choice::Spare(set)) {
            button.btn.spare name="answer" value=(offer.notation) data-again title=(offer.sentence) { (face::components::icon("lock")) (scene.say(&says)) }
        }
    }
}

/// How often the viewer wins; those who only watch look with the attacker's eyes.
pub(super) fn wins(scene: &Scene<'_>, odds: Odds, attacker: Seat) -> u16 {
    match scene.view.viewer {
        Some(viewer) if viewer != attacker => odds.of - odds.wins,
        _ => odds.wins,
    }
}

/// The odds of a Battle, and what they leave out.
pub(super) fn chances(
    scene: &Scene<'_>,
    odds: Odds,
    hero: bool,
    who: (Seat, Option<Seat>),
) -> Markup {
    html! { (rolls(scene, odds, hero, who)) (before_cards(scene)) }
}

pub(super) fn before_cards(scene: &Scene<'_>) -> Markup {
    line(
        "n-eye",
        &html! { small { (scene.word("table-before-cards")) } },
    )
}

/// The odds of a Battle, told to whoever looks: to the two who fight it, of themselves.
pub(super) fn rolls(
    scene: &Scene<'_>,
    odds: Odds,
    hero: bool,
    (attacker, defender): (Seat, Option<Seat>),
) -> Markup {
    let says = |key: &'static str, n: u16| {
        let often = Value::Text(share(scene, n, odds.of));
        scene.say(&Phrase::new(key).with("share", often))
    };
    let viewer = scene.view.viewer;
    let defends = viewer.is_some() && viewer == defender;
    let (win, slain, falls) = match viewer {
        Some(viewer) if viewer == attacker => {
            ("table-you-win", "table-hero-slain", "table-you-fall")
        }
        _ if defends => ("table-you-win", "table-you-fall", "table-attacker-falls"),
        _ => (
            "table-attacker-wins",
            "table-hero-slain",
            "table-attacker-falls",
        ),
    };
    let wins = if defends {
        odds.of - odds.wins
    } else {
        odds.wins
    };
    html! {
        (line("n-die", &html! { b { (says(win, wins)) } }))
        @if hero && odds.slays > 0 { (line("n-skull", &html! { (says(slain, odds.slays)) })) }
        @if odds.falls > 0 { (line("n-heart", &html! { (says(falls, odds.falls)) })) }
    }
}

/// What happens, where nothing speaks for it or against it.
fn events(scene: &Scene<'_>, forecast: &Forecast<'_, NumaSeraFace>) -> Markup {
    let told = forecast.events.iter();
    let told = told.filter_map(|event| crate::told::told(forecast.after, event));
    html! { @for one in told.take(4) { (line("n-use", &html! { (scene.say(&one.phrase)) })) } }
}

fn afterwards(scene: &Scene<'_>, choice: Choice) -> Markup {
    match Verb::of(choice) {
        Some(Verb::Build | Verb::Attack)
            if matches!(scene.view.asked, Some((_, Question::Action))) =>
        {
            html! {
                li { (face::components::icon("right")) span { (scene.word("table-ends-turn")) " " (plain::rule_link(scene, Rule("NS-R4-4"))) } }
            }
        }
        _ => Markup::default(),
    }
}

/// A Maven at the court: what each answer brings.
pub(super) fn maven(scene: &Scene<'_>, card: Card) -> Markup {
    let content = &scene.view.content;
    let info = content.card(card);
    let reject = texts::effects(content, content.list(info.reject));
    let rejected = Phrase::new("table-if-rejected").with("what", reject);
    html! {
        ul.fx {
            li { (ic("x-maven")) span { b { (scene.word("table-accept")) ": " } (said::does(scene, info.set)) } }
            li { (ic("n-coin")) span { b { (scene.word("table-reject")) ": " } (drawn(scene, &scene.say(&rejected))) } }
        }
    }
}
