//! What an answer does.

use kernel::{Phrase, Value};
use numa_sera::content::{Card, SetId, SkillType, Source};
use numa_sera::{Choice, Question, View};

use crate::{names, question, texts};

pub(crate) fn option(view: &View, choice: Choice) -> Phrase {
    let words = Options(view);
    words
        .turn(choice)
        .or_else(|| words.card(choice))
        .or_else(|| words.trade(choice))
        .unwrap_or_else(|| Phrase::new(plain(choice)))
}

/// The same where no question stands beside it: one that only makes sense as an answer tells what was asked.
pub(crate) fn option_alone(view: &View, choice: Choice) -> Phrase {
    let said = option(view, choice);
    match (view.asked.as_ref().map(|(_, question)| question), choice) {
        (_, Choice::Line(_)) => Phrase::new("opt-alone-line").with("heroes", said),
        (Some(Question::Option { set, .. }), Choice::Option(_)) => Phrase::new("opt-alone")
            .with("card", names::set(&view.content, *set))
            .with("what", said),
        (_, Choice::Player(_) | Choice::Yes | Choice::No | Choice::Train(_) | Choice::Class(_)) => {
            match question::question(view) {
                Some(asked) => Phrase::new("opt-alone-answer")
                    .with("question", asked)
                    .with("answer", said),
                None => said,
            }
        }
        _ => said,
    }
}

/// Answers in words, for one viewer.
struct Options<'a>(&'a View);

impl Options<'_> {
    /// The beginning, and the actions of a turn.
    fn turn(&self, choice: Choice) -> Option<Phrase> {
        let content = &self.0.content;
        Some(match choice {
            Choice::Kingdom(kingdom) => {
                Phrase::new("opt-kingdom").with("kingdom", names::kingdom(content, kingdom))
            }
            Choice::Line(line) => line_of(self.0, line),
            Choice::Build => {
                let residual = self.0.own().map_or(0, |own| own.residual);
                Phrase::new("opt-build").with("n", residual)
            }
            Choice::Attack(target) => {
                Phrase::new("opt-attack").with("target", names::target(self.0, target))
            }
            Choice::BuySkill(skill) => self.buy_skill(skill),
            Choice::BuyItem(item) => self
                .with_text("opt-buy-item", item)
                .with("price", self.0.item_price(item)),
            Choice::Equip(item) => self.named("opt-equip", item),
            Choice::Unequip(item) => self.named("opt-unequip", item),
            Choice::Use(set, nth) => self.use_of(set, nth),
            Choice::Test(pool) => self.with_text("opt-test", pool),
            Choice::Spare(set) => Phrase::new("opt-spare").with("card", names::set(content, set)),
            Choice::Offer(seat) => Phrase::new("opt-offer").with("seat", seat),
            Choice::Tick(block) => self.tick(block),
            Choice::Play(played) => self.play(played),
            _ => return None,
        })
    }

    /// What cards let their owner choose.
    fn card(&self, choice: Choice) -> Option<Phrase> {
        let content = &self.0.content;
        let maven = match self.0.asked {
            Some((_, Question::Maven(maven))) => Some(maven),
            _ => None,
        };
        Some(match (choice, maven) {
            (Choice::Keep(kept), _) => self.with_text("opt-keep", kept),
            (Choice::Accept, Some(maven)) => self.with_text("opt-accept", maven),
            (Choice::Reject, Some(maven)) => {
                let what = texts::effects(content, content.list(content.card(maven).reject));
                self.named("opt-reject", maven).with("what", what)
            }
            (Choice::Option(nth), _) => self.nth_option(nth),
            (Choice::Player(seat), _) => Phrase::new("opt-player").with("seat", seat),
            (Choice::Slot(slot), _) => Phrase::new("opt-slot").with("slot", names::slot(slot)),
            (Choice::Train(skill), _) => self.train(skill),
            (Choice::Class(class), _) => Phrase::new("opt-class")
                .with("class", names::class(content, class))
                .with("text", Value::Sentences(texts::class_text(content, class))),
            (Choice::Take(taken), _) => self.with_text("opt-take", taken),
            (Choice::Discard(gone), _) => self.named("opt-discard", gone),
            _ => return None,
        })
    }

    /// The parts of an offer.
    fn trade(&self, choice: Choice) -> Option<Phrase> {
        Some(match choice {
            Choice::Give(coin) => Phrase::new("opt-give").with("n", coin),
            Choice::GiveCard(given) => self.named("opt-give-card", given),
            Choice::Want(coin) => Phrase::new("opt-want").with("n", coin),
            Choice::WantCard(wanted) => self.named("opt-want-card", wanted),
            Choice::PromiseTruce => self.to_partner("opt-promise-truce"),
            Choice::WantTruce => self.to_partner("opt-want-truce"),
            Choice::PromiseAttack(seat) => self.to_partner("opt-promise-attack").with("seat", seat),
            Choice::WantAttack(seat) => self.to_partner("opt-want-attack").with("seat", seat),
            _ => return None,
        })
    }

    fn buy_skill(&self, skill: SkillType) -> Phrase {
        let own = self.0.own();
        let price = own.map_or(0, |own| own.skill_prices[skill as usize]);
        self.skilled("opt-buy-skill", skill).with("price", price)
    }

    /// A Skill that an effect gives, for half its cost or for nothing.
    fn train(&self, skill: SkillType) -> Phrase {
        if let Some((_, Question::Skill { half: true })) = self.0.asked {
            let own = self.0.own();
            let price = own.map_or(0, |own| own.half_prices[skill as usize]);
            return self.skilled("opt-train-half", skill).with("price", price);
        }
        self.skilled("opt-train", skill)
    }

    /// The next Level of a Skill.
    fn skilled(&self, key: &'static str, skill: SkillType) -> Phrase {
        let (content, own) = (&self.0.content, self.0.own());
        let level = own.map_or(0, |own| own.skills[skill as usize]) + 1;
        let set = content.skills[skill as usize].levels[usize::from(level.clamp(1, 4)) - 1];
        Phrase::new(key)
            .with("skill", names::skill(skill))
            .with("level", level)
            .with("text", Value::Sentences(texts::set_text(content, set)))
    }

    /// The button says what is paid, so the text need not say what is printed.
    fn play(&self, card: Card) -> Phrase {
        let content = &self.0.content;
        let info = content.card(card);
        let cost = match info.cost.power {
            0 => Phrase::new("cost-capital").with("n", self.0.battle_price(card)),
            power => Phrase::new("cost-power").with("n", power),
        };
        self.named("opt-play", card)
            .with("cost", cost)
            .with("text", Value::Sentences(texts::set_text(content, info.set)))
    }

    /// The button says "Use", so the text need not.
    fn use_of(&self, set: SetId, nth: u8) -> Phrase {
        let content = &self.0.content;
        let ability = content.set(set).abilities.get(usize::from(nth));
        let text = ability.map(|ability| texts::without_head(content, ability));
        Phrase::new("opt-use")
            .with("card", names::set(content, set))
            .with("text", Value::Sentences(text.into_iter().collect()))
    }

    fn tick(&self, block: u8) -> Phrase {
        let content = &self.0.content;
        let kingdom = self.0.own().and_then(|own| own.kingdom).unwrap_or(0);
        let text = texts::block_text(content, kingdom, block);
        Phrase::new("opt-tick")
            .with("block", names::block(content, kingdom, block))
            .with("text", Value::Sentences(text))
    }

    fn nth_option(&self, nth: u8) -> Phrase {
        let content = &self.0.content;
        let found = match self.0.asked {
            Some((_, Question::Option { first, count, .. })) => {
                content.options(first, count).nth(usize::from(nth))
            }
            _ => None,
        };
        match found {
            Some((_, list)) => {
                Phrase::new("opt-option").with("what", texts::effects(content, list))
            }
            None => Phrase::new("opt-number").with("n", nth + 1),
        }
    }

    /// About the one whom the offer is for.
    fn to_partner(&self, key: &'static str) -> Phrase {
        let partner = self.0.trade.as_ref().map(|trade| trade.to);
        match partner {
            Some(partner) => Phrase::new(key).with("to", partner),
            None => Phrase::new(key).with("to", names::word("who-choose-opponent")),
        }
    }

    fn named(&self, key: &'static str, card: Card) -> Phrase {
        Phrase::new(key).with("card", names::card(&self.0.content, card))
    }

    fn with_text(&self, key: &'static str, card: Card) -> Phrase {
        let text = texts::card_text(&self.0.content, card);
        self.named(key, card).with("text", Value::Sentences(text))
    }
}

/// Answers that need no figures.
fn plain(choice: Choice) -> &'static str {
    use Choice::*;
    match choice {
        Explore => "opt-explore",
        Accept | Yes => "opt-yes",
        Reject | No => "opt-no",
        NoTick => "opt-no-tick",
        NoCard => "opt-no-card",
        Reroll => "opt-reroll",
        KeepRoll => "opt-keep-roll",
        Pass => "opt-pass",
        Propose => "opt-propose",
        Withdraw => "opt-withdraw",
        AcceptOffer => "opt-accept-offer",
        RefuseOffer => "opt-refuse",
        CounterOffer => "opt-counter",
        Kingdom(_) | Line(_) | Build | Attack(_) | BuySkill(_) | BuyItem(_) | Equip(_)
        | Unequip(_) | Use(..) | Test(_) | Spare(_) | Offer(_) | Keep(_) | Option(_)
        | Player(_) | Slot(_) | Train(_) | Class(_) | Take(_) | Discard(_) | Tick(_) | Play(_)
        | Give(_) | GiveCard(_) | Want(_) | WantCard(_) | PromiseTruce | WantTruce
        | PromiseAttack(_) | WantAttack(_) => {
            unreachable!("answers with figures are said before")
        }
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
