//! The whole table as titled lines of text.

use face::Section;
use kernel::{Phrase, Seen, Value};
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
        let (price, printed) = (view.item_price(card), content.card(card).cost.capital);
        let key = if price == i16::from(printed) {
            "sheet-forge"
        } else {
            "sheet-forge-reduced"
        };
        lines.push(
            Phrase::new(key)
                .with("card", names::card(content, card))
                .with("n", price)
                .with("printed", printed)
                .with("text", Value::Sentences(texts::card_text(content, card))),
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
                .with("text", Value::Sentences(texts::set_text(content, info.set))),
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
            lines.push(Phrase::new("sheet-roll").with("n", texts::signed(roll)));
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
    let seat = player.seat;
    let Some(kingdom) = player.kingdom else {
        return Section {
            title: Phrase::new("the-player").with("seat", seat),
            seat: Some(seat),
            lines: vec![Phrase::new("sheet-no-kingdom")],
        };
    };
    let title = Phrase::new("sheet-kingdom")
        .with("seat", seat)
        .with("kingdom", names::kingdom(&view.content, kingdom));
    let mut lines = Vec::new();
    if player.eliminated {
        lines.push(Phrase::new("sheet-eliminated"));
    } else {
        hero(view, player, &mut lines);
        equipment(view, player, &mut lines);
        progress(view, player, kingdom, &mut lines);
        promises(player, &mut lines);
        list(
            "sheet-known",
            names::cards(&view.content, &player.known),
            &mut lines,
        );
    }
    Section {
        title,
        seat: Some(seat),
        lines,
    }
}

/// Capital, and the Active Hero with their figures.
fn hero(view: &View, player: &PlayerView, lines: &mut Vec<Phrase>) {
    let content = &view.content;
    lines.push(
        Phrase::new("sheet-capital")
            .with("capital", player.capital)
            .with("residual", player.residual)
            .with("hand", player.hand_size),
    );
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
                .with("text", Value::Sentences(texts::set_text(content, set))),
        );
    }
}

/// Items, Mavens and the Blessing.
fn equipment(view: &View, player: &PlayerView, lines: &mut Vec<Phrase>) {
    let content = &view.content;
    for (slot, card) in Slot::ALL.iter().zip(player.slots) {
        lines.extend(card.map(|card| {
            Phrase::new("sheet-slot")
                .with("slot", names::slot(*slot))
                .with("card", names::card(content, card))
        }));
    }
    let upgraded = player.upgraded.iter().map(|&slot| names::slot(slot));
    list("sheet-upgraded", things(upgraded), lines);
    let mavens = names::cards(content, &player.mavens);
    list("sheet-mavens", mavens, lines);
    let blessing = names::cards(content, player.blessing.as_slice());
    list("sheet-blessing", blessing, lines);
}

/// Strongholds, Skills, Classes, Blocks and Slain Heroes, and what they amount to.
fn progress(view: &View, player: &PlayerView, kingdom: u8, lines: &mut Vec<Phrase>) {
    let content = &view.content;
    let holds = player.strongholds.iter();
    let holds = holds.map(|&hold| names::hold(content, hold));
    list("sheet-holds", things(holds), lines);
    let skills = SkillType::ALL
        .into_iter()
        .filter(|&skill| player.skills[skill as usize] > 0)
        .map(|skill| {
            Phrase::new("sheet-skill")
                .with("skill", names::skill(skill))
                .with("level", player.skills[skill as usize])
        });
    list("sheet-skills", skills.collect(), lines);
    let classes = player.classes.iter();
    let classes = classes.map(|&class| names::class(content, class));
    list("sheet-classes", things(classes), lines);
    let blocks = player.blocks.iter();
    let blocks = blocks.map(|&block| names::block(content, kingdom, block));
    list("sheet-blocks", things(blocks), lines);
    let placed = player.placed.iter().map(|(set, n)| {
        Phrase::new("sheet-placed-on")
            .with("card", names::set(content, *set))
            .with("n", *n)
    });
    list("sheet-placed", placed.collect(), lines);
    if player.slain > 0 {
        lines.push(Phrase::new("sheet-slain").with("n", player.slain));
    }
    let conditions = player.conditions.iter().map(|&one| names::condition(one));
    list("sheet-conditions", things(conditions), lines);
}

/// A line with a list, unless the list is empty.
fn list(key: &'static str, phrases: Vec<Phrase>, lines: &mut Vec<Phrase>) {
    if !phrases.is_empty() {
        lines.push(Phrase::new(key).with("list", phrases));
    }
}

fn things(names: impl Iterator<Item = Value>) -> Vec<Phrase> {
    names.map(names::thing).collect()
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
            .with("text", Value::Sentences(texts::card_text(content, card)))
    });
    Some(Section {
        title: Phrase::new("sheet-hand"),
        seat: Some(own.seat),
        lines: lines.collect(),
    })
}
