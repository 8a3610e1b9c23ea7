//! The whole table as titled lines of text.

use face::Section;
use kernel::{Phrase, Seen};
use numa_sera::content::{Card, SkillType, Slot};
use numa_sera::{BattleView, PlayerView, View};

use crate::{names, texts, told};

pub(crate) fn sheet(view: &View) -> Vec<Section> {
    let mut sections = vec![table(view)];
    sections.extend(view.battle.as_ref().map(|battle| fight(view, battle)));
    sections.extend(view.trade.as_ref().map(|trade| {
        let line = match &trade.terms {
            Seen::Shown(terms) => {
                Phrase::new("sheet-offer").with("terms", told::terms(view, terms))
            }
            Seen::Hidden => Phrase::new("sheet-offer-hidden"),
        };
        let title = Phrase::new("sheet-trade")
            .with("seat", trade.from)
            .with("to", trade.to);
        Section {
            title,
            seat: None,
            lines: vec![line],
        }
    }));
    sections.extend(view.players.iter().map(|player| kingdom(view, player)));
    sections.extend(hand(view));
    sections
}

fn table(view: &View) -> Section {
    let content = &view.content;
    let mut lines = vec![
        Phrase::new("sheet-round")
            .with("round", view.round)
            .with("seat", view.active),
        Phrase::new("sheet-decks")
            .with("exploration", view.deck.exploration)
            .with("forge", view.deck.forge)
            .with("strongholds", view.deck.strongholds),
    ];
    for &card in view.forge.iter().flatten() {
        lines.push(
            Phrase::new("sheet-forge")
                .with("card", names::card(content, card))
                .with("n", content.card(card).cost.capital)
                .with(
                    "text",
                    kernel::Value::Sentences(texts::card_text(content, card)),
                ),
        );
    }
    for &hold in view.strongholds.iter().flatten() {
        let info = &content.strongholds[usize::from(hold)];
        lines.push(
            Phrase::new("sheet-stronghold")
                .with("hold", names::hold(content, hold))
                .with("defense", info.defense)
                .with("initial", info.initial)
                .with("residual", info.residual)
                .with(
                    "text",
                    kernel::Value::Sentences(texts::set_text(content, info.set)),
                ),
        );
    }
    let colleges: Vec<Phrase> = SkillType::ALL
        .into_iter()
        .map(|skill| {
            Phrase::new("sheet-college")
                .with("skill", names::skill(skill))
                .with("n", view.colleges[skill as usize])
        })
        .collect();
    lines.push(Phrase::new("sheet-colleges").with("colleges", colleges));
    lines.push(
        Phrase::new("sheet-discard").with("cards", names::cards(content, &view.deck.discard)),
    );
    Section {
        title: Phrase::new("sheet-table"),
        seat: None,
        lines,
    }
}

fn fight(view: &View, battle: &BattleView) -> Section {
    let content = &view.content;
    let mut lines = Vec::new();
    for (side, key) in battle
        .sides
        .iter()
        .zip(["sheet-attacker", "sheet-defender"])
    {
        lines.push(Phrase::new(key).with("n", side.stat));
        match side.committed {
            Some(Seen::Shown(card)) => {
                lines.push(
                    Phrase::new("sheet-face-down-own").with("card", names::card(content, card)),
                );
            }
            Some(Seen::Hidden) => lines.push(Phrase::new("sheet-face-down")),
            None => {}
        }
        if !side.played.is_empty() {
            lines.push(
                Phrase::new("sheet-played").with("cards", names::cards(content, &side.played)),
            );
        }
        if let Some(card) = side.negated {
            lines.push(Phrase::new("sheet-negated").with("card", names::card(content, card)));
        }
        if let Some(roll) = side.roll {
            lines.push(
                Phrase::new("sheet-roll").with("n", kernel::Value::Text(format!("{roll:+}"))),
            );
        }
    }
    let title = Phrase::new("sheet-battle")
        .with("seat", battle.attacker)
        .with("target", names::target(view, battle.target));
    Section {
        title,
        seat: None,
        lines,
    }
}

fn kingdom(view: &View, player: &PlayerView) -> Section {
    let content = &view.content;
    let seat = player.seat;
    let Some(kingdom) = player.kingdom else {
        let title = Phrase::new("the-player").with("seat", seat);
        return Section {
            title,
            seat: Some(seat),
            lines: vec![Phrase::new("sheet-no-kingdom")],
        };
    };
    let title = Phrase::new("sheet-kingdom")
        .with("seat", seat)
        .with("kingdom", names::kingdom(content, kingdom));
    if player.eliminated {
        return Section {
            title,
            seat: Some(seat),
            lines: vec![Phrase::new("sheet-eliminated")],
        };
    }
    let mut lines = vec![
        Phrase::new("sheet-capital")
            .with("capital", player.capital)
            .with("residual", player.residual)
            .with("hand", player.hand_size),
    ];
    if let Seen::Shown(line) = &player.line
        && let Some(&active) = line.first()
    {
        let set = content.heroes[usize::from(active)].set;
        lines.push(
            Phrase::new("sheet-hero")
                .with("hero", names::hero(content, active))
                .with("attack", player.attack)
                .with("defense", player.defense)
                .with("power", player.power)
                .with("most", player.max_power)
                .with("left", (line.len() - 1) as u8)
                .with(
                    "text",
                    kernel::Value::Sentences(texts::set_text(content, set)),
                ),
        );
    }
    for (slot, &card) in Slot::ALL.iter().zip(&player.slots) {
        if let Some(card) = card {
            lines.push(
                Phrase::new("sheet-slot")
                    .with("slot", names::slot(*slot))
                    .with("card", names::card(content, card)),
            );
        }
    }
    let list = |key: &'static str, phrases: Vec<Phrase>, lines: &mut Vec<Phrase>| {
        if !phrases.is_empty() {
            lines.push(Phrase::new(key).with("list", phrases));
        }
    };
    let things = |names: Vec<kernel::Value>| -> Vec<Phrase> {
        names
            .into_iter()
            .map(|name| Phrase::new("the-thing").with("name", name))
            .collect()
    };
    list(
        "sheet-upgraded",
        things(
            player
                .upgraded
                .iter()
                .map(|&slot| names::slot(slot))
                .collect(),
        ),
        &mut lines,
    );
    list(
        "sheet-mavens",
        names::cards(content, &player.mavens),
        &mut lines,
    );
    list(
        "sheet-blessing",
        names::cards(content, player.blessing.as_slice()),
        &mut lines,
    );
    list(
        "sheet-holds",
        things(
            player
                .strongholds
                .iter()
                .map(|&hold| names::hold(content, hold))
                .collect(),
        ),
        &mut lines,
    );
    let skills = SkillType::ALL
        .into_iter()
        .filter(|&skill| player.skills[skill as usize] > 0);
    let skills = skills.map(|skill| {
        Phrase::new("sheet-skill")
            .with("skill", names::skill(skill))
            .with("level", player.skills[skill as usize])
    });
    list("sheet-skills", skills.collect(), &mut lines);
    list(
        "sheet-classes",
        things(
            player
                .classes
                .iter()
                .map(|&class| names::class(content, class))
                .collect(),
        ),
        &mut lines,
    );
    list(
        "sheet-blocks",
        things(
            player
                .blocks
                .iter()
                .map(|&block| names::block(content, kingdom, block))
                .collect(),
        ),
        &mut lines,
    );
    let placed = player.placed.iter().map(|(set, n)| {
        Phrase::new("sheet-placed-on")
            .with("card", names::set(content, *set))
            .with("n", *n)
    });
    list("sheet-placed", placed.collect(), &mut lines);
    if player.slain > 0 {
        lines.push(Phrase::new("sheet-slain").with("n", player.slain));
    }
    list(
        "sheet-conditions",
        things(
            player
                .conditions
                .iter()
                .map(|&one| names::condition(one))
                .collect(),
        ),
        &mut lines,
    );
    promises(player, &mut lines);
    list(
        "sheet-known",
        names::cards(content, &player.known),
        &mut lines,
    );
    Section {
        title,
        seat: Some(seat),
        lines,
    }
}

fn promises(player: &PlayerView, lines: &mut Vec<Phrase>) {
    for (key, seats) in [
        ("sheet-truce-now", &player.truces_now),
        ("sheet-truce-next", &player.truces_next),
    ] {
        for &seat in seats {
            lines.push(Phrase::new(key).with("seat", seat));
        }
    }
    for &(payer, target, escrow) in &player.contracts {
        lines.push(
            Phrase::new("sheet-contract")
                .with("seat", payer)
                .with("target", target)
                .with("n", escrow),
        );
    }
    if player.kept + player.broken > 0 {
        lines.push(
            Phrase::new("sheet-honour")
                .with("kept", player.kept)
                .with("broken", player.broken),
        );
    }
}

fn hand(view: &View) -> Option<Section> {
    let own = view.own()?;
    let cards: &Vec<Card> = own.hand.shown()?;
    let content = &view.content;
    let lines = cards.iter().map(|&card| {
        Phrase::new("sheet-card")
            .with("kind", names::kind(content.card(card).kind))
            .with("card", names::card(content, card))
            .with(
                "text",
                kernel::Value::Sentences(texts::card_text(content, card)),
            )
    });
    Some(Section {
        title: Phrase::new("sheet-hand"),
        seat: Some(own.seat),
        lines: lines.collect(),
    })
}
