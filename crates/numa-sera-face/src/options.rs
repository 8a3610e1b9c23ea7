//! What an answer does.

use kernel::Phrase;
use numa_sera::content::{Card, Source};
use numa_sera::{Choice, Question, View};

use crate::{names, texts};

pub(crate) fn option(view: &View, choice: Choice) -> Phrase {
    let content = &view.content;
    let card =
        |key: &'static str, card: Card| Phrase::new(key).with("card", names::card(content, card));
    let with_text = |key: &'static str, of: Card| {
        card(key, of).with(
            "text",
            kernel::Value::Sentences(texts::card_text(content, of)),
        )
    };
    match choice {
        Choice::Kingdom(kingdom) => {
            Phrase::new("opt-kingdom").with("kingdom", names::kingdom(content, kingdom))
        }
        Choice::Line(line) => line_of(view, line),
        Choice::Explore => Phrase::new("opt-explore"),
        Choice::Build => {
            Phrase::new("opt-build").with("n", view.own().map_or(0, |own| own.residual))
        }
        Choice::Attack(target) => {
            Phrase::new("opt-attack").with("target", names::target(view, target))
        }
        Choice::BuySkill(skill) => {
            let own = view.own();
            let level = own.map_or(0, |own| own.skills[skill as usize]) + 1;
            let set = content.skills[skill as usize].levels[usize::from(level.clamp(1, 4)) - 1];
            Phrase::new("opt-buy-skill")
                .with("skill", names::skill(skill))
                .with("level", level)
                .with(
                    "price",
                    own.map_or(0, |own| own.skill_prices[skill as usize]),
                )
                .with(
                    "text",
                    kernel::Value::Sentences(texts::set_text(content, set)),
                )
        }
        Choice::BuyItem(item) => {
            with_text("opt-buy-item", item).with("price", content.card(item).cost.capital)
        }
        Choice::Equip(item) => card("opt-equip", item),
        Choice::Unequip(item) => card("opt-unequip", item),
        Choice::Use(set, nth) => {
            let ability = content.set(set).abilities.get(usize::from(nth));
            let text = texts::ability_texts(
                content,
                ability.map(std::slice::from_ref).unwrap_or_default(),
            );
            Phrase::new("opt-use")
                .with("card", names::set(content, set))
                .with("text", kernel::Value::Sentences(text))
        }
        Choice::Test(pool) => with_text("opt-test", pool),
        Choice::Spare(set) => Phrase::new("opt-spare").with("card", names::set(content, set)),
        Choice::Offer(seat) => Phrase::new("opt-offer").with("seat", seat),
        Choice::Keep(kept) => with_text("opt-keep", kept),
        Choice::Accept => match view.asked {
            Some((_, Question::Maven(maven))) => with_text("opt-accept", maven),
            _ => Phrase::new("opt-yes"),
        },
        Choice::Reject => match view.asked {
            Some((_, Question::Maven(maven))) => {
                let what = texts::effects(content, content.list(content.card(maven).reject));
                card("opt-reject", maven).with("what", what)
            }
            _ => Phrase::new("opt-no"),
        },
        Choice::Option(nth) => match view.asked {
            Some((_, Question::Option { first, count, .. })) => {
                let found = content.options(first, count).nth(usize::from(nth));
                match found {
                    Some((_, list)) => {
                        Phrase::new("opt-option").with("what", texts::effects(content, list))
                    }
                    None => Phrase::new("opt-number").with("n", nth + 1),
                }
            }
            _ => Phrase::new("opt-number").with("n", nth + 1),
        },
        Choice::Player(seat) => Phrase::new("opt-player").with("seat", seat),
        Choice::Slot(slot) => Phrase::new("opt-slot").with("slot", names::slot(slot)),
        Choice::Train(skill) => Phrase::new("opt-train").with("skill", names::skill(skill)),
        Choice::Class(class) => Phrase::new("opt-class")
            .with("class", names::class(content, class))
            .with(
                "text",
                kernel::Value::Sentences(texts::class_text(content, class)),
            ),
        Choice::Take(taken) => with_text("opt-take", taken),
        Choice::Discard(gone) => card("opt-discard", gone),
        Choice::Yes => Phrase::new("opt-yes"),
        Choice::No => Phrase::new("opt-no"),
        Choice::Tick(block) => {
            let kingdom = view.own().and_then(|own| own.kingdom).unwrap_or(0);
            Phrase::new("opt-tick")
                .with("block", names::block(content, kingdom, block))
                .with(
                    "text",
                    kernel::Value::Sentences(texts::block_text(content, kingdom, block)),
                )
        }
        Choice::NoTick => Phrase::new("opt-no-tick"),
        Choice::Play(played) => with_text("opt-play", played),
        Choice::NoCard => Phrase::new("opt-no-card"),
        Choice::Reroll => Phrase::new("opt-reroll"),
        Choice::KeepRoll => Phrase::new("opt-keep-roll"),
        Choice::Pass => Phrase::new("opt-pass"),
        Choice::Give(coin) => Phrase::new("opt-give").with("n", coin),
        Choice::GiveCard(given) => card("opt-give-card", given),
        Choice::Want(coin) => Phrase::new("opt-want").with("n", coin),
        Choice::WantCard(wanted) => card("opt-want-card", wanted),
        Choice::PromiseTruce => Phrase::new("opt-promise-truce"),
        Choice::WantTruce => Phrase::new("opt-want-truce"),
        Choice::PromiseAttack(seat) => Phrase::new("opt-promise-attack").with("seat", seat),
        Choice::WantAttack(seat) => Phrase::new("opt-want-attack").with("seat", seat),
        Choice::Propose => Phrase::new("opt-propose"),
        Choice::Withdraw => Phrase::new("opt-withdraw"),
        Choice::AcceptOffer => Phrase::new("opt-accept-offer"),
        Choice::RefuseOffer => Phrase::new("opt-refuse"),
        Choice::CounterOffer => Phrase::new("opt-counter"),
    }
}

fn line_of(view: &View, line: [u8; 3]) -> Phrase {
    let content = &view.content;
    let kingdom = view.own().and_then(|own| own.kingdom).unwrap_or(0);
    let heroes = line.map(|nth| content.kingdoms[usize::from(kingdom)].heroes[usize::from(nth)]);
    let list: Vec<Phrase> = heroes
        .iter()
        .map(|&hero| {
            let info = &content.heroes[usize::from(hero)];
            debug_assert!(matches!(content.set(info.set).source, Source::Hero(_)));
            Phrase::new("hero-figures")
                .with("hero", names::hero(content, hero))
                .with("attack", info.attack)
                .with("defense", info.defense)
                .with("power", info.power)
        })
        .collect();
    Phrase::new("opt-line").with("heroes", list)
}
