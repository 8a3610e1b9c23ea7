//! The log.

use face::Told;
use kernel::{Phrase, Seat, Seen};
use numa_sera::content::{Card, SetId};
use numa_sera::{Event, How, Terms, View};

use crate::names;

pub(crate) fn told(view: &View, event: &Event) -> Told {
    let content = &view.content;
    let by = |rule: &'static str, key: &'static str, seat: Seat| {
        Told::by(rule, Phrase::new(key).with("seat", seat))
    };
    let card = |rule: &'static str, key: &'static str, seat: Seat, card: Card| {
        Told::by(
            rule,
            Phrase::new(key)
                .with("seat", seat)
                .with("card", names::card(content, card)),
        )
    };
    let capital =
        |rule, key: &'static str, keyed: &'static str, seat: Seat, n: i16, by: &Option<SetId>| {
            let phrase = match by {
                Some(set) => Phrase::new(keyed).with("card", names::set(content, *set)),
                None => Phrase::new(key),
            };
            Told::by(rule, phrase.with("seat", seat).with("n", n))
        };
    match event {
        Event::KingdomTaken { seat, kingdom } => with(
            by("NS-R3-5", "told-kingdom", *seat),
            "kingdom",
            names::kingdom(content, *kingdom),
        ),
        Event::LineChosen { seat } => by("NS-D3", "told-line-chosen", *seat),
        Event::LineRevealed { seat, heroes } => {
            let list: Vec<Phrase> = heroes
                .iter()
                .map(|&hero| Phrase::new("the-thing").with("name", names::hero(content, hero)))
                .collect();
            with(by("NS-R3-6", "told-line", *seat), "heroes", list)
        }
        Event::Dealt {
            seat,
            cards: Seen::Shown(cards),
        } => with(
            by("NS-R3-9", "told-dealt-seen", *seat),
            "cards",
            names::cards(content, cards),
        ),
        Event::Dealt {
            seat,
            cards: Seen::Hidden,
        } => by("NS-R3-9", "told-dealt", *seat),
        Event::TurnBegan { seat, round } => {
            with(by("NS-R4-1", "told-turn", *seat), "round", *round)
        }
        Event::CapitalGained { seat, n, by } => {
            capital("NS-R3-11", "told-gained", "told-gained-by", *seat, *n, by)
        }
        Event::CapitalLost { seat, n, by } => {
            capital("NS-R15-3", "told-lost", "told-lost-by", *seat, *n, by)
        }
        Event::CapitalMoved { from, to, n, .. } => Told::by(
            "NS-R15-3",
            Phrase::new("told-moved")
                .with("seat", *from)
                .with("to", *to)
                .with("n", *n),
        ),
        Event::CapitalPlaced { seat, on, n } => with(
            with(
                by("NS-R5-2", "told-placed", *seat),
                "card",
                names::set(content, *on),
            ),
            "n",
            *n,
        ),
        Event::Paid {
            seat,
            n,
            from_cards: 0,
        } => with(by("NS-R8-1", "told-paid", *seat), "n", *n),
        Event::Paid {
            seat,
            n,
            from_cards,
        } => with(
            with(by("NS-D30", "told-paid-from-cards", *seat), "n", *n),
            "cards",
            *from_cards,
        ),
        Event::Spared { seat, on } => with(
            by("NS-D30", "told-spared", *seat),
            "card",
            names::set(content, *on),
        ),
        Event::Healed { seat, n, by } => {
            capital("NS-R15-2", "told-healed", "told-healed-by", *seat, *n, by)
        }
        Event::PowerLost { seat, n, by } => {
            capital("NS-R14-1", "told-hurt", "told-hurt-by", *seat, *n, by)
        }
        Event::Looked {
            seat,
            cards: Seen::Shown(cards),
        } => with(
            by("NS-D31", "told-looked-seen", *seat),
            "cards",
            names::cards(content, cards),
        ),
        Event::Looked {
            seat,
            cards: Seen::Hidden,
        } => by("NS-D31", "told-looked", *seat),
        Event::Drew {
            seat,
            card: Seen::Shown(drawn),
            ..
        } => card("NS-R6-2", "told-drew-seen", *seat, *drawn),
        Event::Drew {
            seat,
            kind: Some(kind),
            card: Seen::Hidden,
        } => with(
            by("NS-D18", "told-drew-kind", *seat),
            "kind",
            names::kind(*kind),
        ),
        Event::Drew {
            seat,
            kind: None,
            card: Seen::Hidden,
        } => by("NS-D18", "told-drew", *seat),
        Event::Revealed { seat, card: shown } => card("NS-R6-2", "told-revealed", *seat, *shown),
        Event::DeckReshuffled => Told::by("NS-R6-3", Phrase::new("told-reshuffled")),
        Event::MavenAccepted { seat, card: maven } => {
            card("NS-R6-6", "told-accepted", *seat, *maven)
        }
        Event::MavenRejected { seat, card: maven } => {
            card("NS-R6-6", "told-rejected", *seat, *maven)
        }
        Event::MavenRecruited { seat, card: maven } => {
            card("NS-R6-6", "told-recruited", *seat, *maven)
        }
        Event::Discarded { seat, card: gone } => card("NS-D27", "told-discarded", *seat, *gone),
        Event::Salvaged { seat, card: found } => card("NS-R15-4", "told-salvaged", *seat, *found),
        Event::CardStolen {
            thief,
            from,
            card: Seen::Shown(stolen),
        } => with(
            card("NS-R15-1", "told-stolen-seen", *thief, *stolen),
            "from",
            *from,
        ),
        Event::CardStolen {
            thief,
            from,
            card: Seen::Hidden,
        } => with(by("NS-R15-1", "told-stolen", *thief), "from", *from),
        Event::ItemTaken {
            seat,
            from,
            card: item,
        } => with(
            card("NS-D28", "told-item-taken", *seat, *item),
            "from",
            *from,
        ),
        Event::ItemBought {
            seat,
            card: item,
            price,
        } => with(
            card("NS-R8-2", "told-item-bought", *seat, *item),
            "n",
            *price,
        ),
        Event::ItemGained { seat, card: item } => card("NS-R8-2", "told-item-gained", *seat, *item),
        Event::SkillBought {
            seat,
            skill,
            level,
            price,
        } => skilled(
            by("NS-R8-3", "told-skill-bought", *seat),
            *skill,
            *level,
            *price,
        ),
        Event::SkillGained {
            seat,
            skill,
            level,
            price,
        } => skilled(
            by("NS-R8-6", "told-skill-gained", *seat),
            *skill,
            *level,
            *price,
        ),
        Event::SlotUpgraded { seat, slot } => with(
            by("NS-R8-6", "told-upgraded", *seat),
            "slot",
            names::slot(*slot),
        ),
        Event::Equipped { seat, card: item } => card("NS-R7-1", "told-equipped", *seat, *item),
        Event::Unequipped { seat, card: item } => card("NS-D8", "told-unequipped", *seat, *item),
        Event::Used { seat, set } => with(
            by("NS-R11-1", "told-used", *seat),
            "card",
            names::set(content, *set),
        ),
        Event::Tested {
            seat,
            die,
            bonus,
            needs,
        } => {
            let told = with(
                by("NS-D24", "told-tested", *seat),
                "die",
                sign((*die).into()),
            );
            with(with(told, "bonus", sign(*bonus)), "needs", sign(*needs))
        }
        Event::PoolTried { seat, card: pool } => card("NS-R6-10", "told-pool", *seat, *pool),
        Event::Blessed { seat, card: pool } => card("NS-R6-10", "told-blessed", *seat, *pool),
        Event::ClassUnlocked { seat, class } => with(
            by("NS-R10-1", "told-class", *seat),
            "class",
            names::class(content, *class),
        ),
        Event::Built { seat, residual } => {
            with(by("NS-R12-1", "told-built", *seat), "n", *residual)
        }
        Event::Ticked {
            seat,
            kingdom,
            block,
        } => with(
            by("NS-R12-3", "told-ticked", *seat),
            "block",
            names::block(content, *kingdom, *block),
        ),
        Event::LastingBegan { seat, by: set } => with(
            by("NS-R6-7", "told-lasting", *seat),
            "card",
            names::set(content, *set),
        ),
        Event::Attacked { seat, target } => with(
            by("NS-R13-1", "told-attacked", *seat),
            "target",
            names::target(view, *target),
        ),
        Event::CardCommitted {
            seat,
            card: Seen::Shown(None),
        } => by("NS-D22", "told-no-card", *seat),
        Event::CardCommitted {
            seat,
            card: Seen::Shown(Some(own)),
        } => card("NS-D22", "told-committed-seen", *seat, *own),
        Event::CardCommitted {
            seat,
            card: Seen::Hidden,
        } => by("NS-D22", "told-committed", *seat),
        Event::CardPlayed { seat, card: played } => card("NS-R6-8", "told-played", *seat, *played),
        Event::CardNegated { seat, card: gone } => card("NS-D23", "told-negated", *seat, *gone),
        Event::Rolled { seat, die } => with(
            by("NS-R13-3", "told-rolled", *seat),
            "die",
            sign((*die).into()),
        ),
        Event::Rerolled {
            seat,
            by: set,
            die,
            kept,
        } => {
            let told = with(
                by("NS-D24", "told-rerolled", *seat),
                "card",
                names::set(content, *set),
            );
            with(
                with(told, "die", sign((*die).into())),
                "kept",
                sign((*kept).into()),
            )
        }
        Event::Scored {
            attack,
            attack_roll,
            defense,
            defense_roll,
        } => Told::by(
            "NS-R13-2",
            Phrase::new("told-scored")
                .with("attack", *attack)
                .with("attack_roll", sign(*attack_roll))
                .with("ats", attack + attack_roll)
                .with("defense", *defense)
                .with("defense_roll", sign(*defense_roll))
                .with("dts", defense + defense_roll),
        ),
        Event::BattleWon { seat } => by("NS-R13-6", "told-won", *seat),
        Event::IndependentHeld { stronghold } => Told::by(
            "NS-R13-8",
            Phrase::new("told-held").with("hold", names::hold(content, *stronghold)),
        ),
        Event::Conquered {
            seat,
            stronghold,
            from: None,
        } => with(
            by("NS-R13-7", "told-conquered", *seat),
            "hold",
            names::hold(content, *stronghold),
        ),
        Event::Conquered {
            seat,
            stronghold,
            from: Some(from),
        } => with(
            with(
                by("NS-R13-10", "told-captured", *seat),
                "hold",
                names::hold(content, *stronghold),
            ),
            "from",
            *from,
        ),
        Event::StrongholdAppeared { stronghold } => Told::by(
            "NS-D9",
            Phrase::new("told-appeared").with("hold", names::hold(content, *stronghold)),
        ),
        Event::HeroSlain {
            seat,
            hero,
            by: Some(slayer),
        } => with(
            with(
                by("NS-D15", "told-slain-by", *seat),
                "hero",
                names::hero(content, *hero),
            ),
            "slayer",
            *slayer,
        ),
        Event::HeroSlain {
            seat,
            hero,
            by: None,
        } => with(
            by("NS-R2-5", "told-slain", *seat),
            "hero",
            names::hero(content, *hero),
        ),
        Event::HeroActive { seat, hero } => with(
            by("NS-D14", "told-active", *seat),
            "hero",
            names::hero(content, *hero),
        ),
        Event::Eliminated { seat } => by("NS-D2", "told-eliminated", *seat),
        Event::Offering { seat, to } => with(by("NS-D11", "told-offering", *seat), "to", *to),
        Event::Offered {
            seat,
            to,
            terms: offer,
        } => with(
            with(by("NS-D11", "told-offered", *seat), "to", *to),
            "terms",
            terms(view, offer),
        ),
        Event::OfferWithdrawn { seat } => by("NS-D11", "told-withdrawn", *seat),
        Event::OfferRefused { seat } => by("NS-D11", "told-refused", *seat),
        Event::Countering { seat } => by("NS-D11", "told-countering", *seat),
        Event::Traded {
            seat,
            with: other,
            terms: offer,
        } => with(
            with(by("NS-R9-1", "told-traded", *seat), "to", *other),
            "terms",
            terms(view, offer),
        ),
        Event::TruceKept { seat, with: other } => {
            with(by("NS-D11", "told-truce-kept", *seat), "to", *other)
        }
        Event::TruceBroken { seat, with: other } => {
            with(by("NS-D11", "told-truce-broken", *seat), "to", *other)
        }
        Event::ContractKept { seat, payer, paid } => with(
            with(by("NS-D11", "told-contract-kept", *seat), "to", *payer),
            "n",
            *paid,
        ),
        Event::ContractBroken {
            seat,
            payer,
            refunded,
        } => with(
            with(by("NS-D11", "told-contract-broken", *seat), "to", *payer),
            "n",
            *refunded,
        ),
        Event::ConditionMet { seat, condition } => with(
            by("NS-R1-4", "told-condition", *seat),
            "condition",
            names::condition(*condition),
        ),
        Event::Won { winners, how } => {
            let list: Vec<Phrase> = winners
                .iter()
                .map(|&seat| Phrase::new("the-player").with("seat", seat))
                .collect();
            let (rule, how) = match how {
                How::Condition(condition) => ("NS-R1-5", names::condition(*condition)),
                How::Survivor => ("NS-R2-7", names::word("how-survivor")),
                How::LengthGuard => ("NS-D40", names::word("how-length")),
            };
            Told::by(
                rule,
                Phrase::new("told-over")
                    .with("winners", list)
                    .with("how", how),
            )
        }
    }
}

fn with(told: Told, name: &'static str, value: impl Into<kernel::Value>) -> Told {
    Told {
        phrase: told.phrase.with(name, value),
        rule: told.rule,
    }
}

fn skilled(told: Told, skill: numa_sera::content::SkillType, level: u8, price: i16) -> Told {
    with(
        with(with(told, "skill", names::skill(skill)), "level", level),
        "n",
        price,
    )
}

fn sign(n: i16) -> kernel::Value {
    kernel::Value::Text(format!("{n:+}"))
}

/// What an offer says, part by part.
pub(crate) fn terms(view: &View, terms: &Terms) -> Vec<Phrase> {
    let content = &view.content;
    let mut parts = Vec::new();
    if terms.give > 0 {
        parts.push(Phrase::new("terms-give").with("n", terms.give));
    }
    if !terms.give_cards.is_empty() {
        parts.push(
            Phrase::new("terms-give-cards").with("cards", names::cards(content, &terms.give_cards)),
        );
    }
    if terms.promise_truce {
        parts.push(Phrase::new("terms-promise-truce"));
    }
    if let Some(seat) = terms.promise_attack {
        parts.push(Phrase::new("terms-promise-attack").with("seat", seat));
    }
    if terms.want > 0 {
        parts.push(Phrase::new("terms-want").with("n", terms.want));
    }
    if !terms.want_cards.is_empty() {
        parts.push(
            Phrase::new("terms-want-cards").with("cards", names::cards(content, &terms.want_cards)),
        );
    }
    if terms.want_truce {
        parts.push(Phrase::new("terms-want-truce"));
    }
    if let Some(seat) = terms.want_attack {
        parts.push(Phrase::new("terms-want-attack").with("seat", seat));
    }
    parts
}
