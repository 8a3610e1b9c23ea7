//! What a move changes that speaks for it or against it, read off the table before it and the table after it: first what wins,
//! then the Battle that it begins, then what is gained, and last what it costs.

use kernel::{Phrase, Seat, Seen};
use numa_sera::content::{Card, Condition4, SkillType};
use numa_sera::{Choice, Odds, PlayerView, Target, View};

use crate::names;
use crate::texts::signed;

pub(crate) fn facts(before: &View, after: &View) -> Vec<Phrase> {
    let (Some(then), Some(now)) = (before.own(), after.own()) else {
        return Vec::new();
    };
    let won = |view: &View| matches!(&view.over, Some((winners, _)) if winners.contains(&now.seat));
    if won(after) && !won(before) {
        return vec![Phrase::new("fact-wins")];
    }
    let mut facts = victory(after, then, now);
    facts.extend(battle(before, after));
    facts.extend(gains(after, then, now));
    facts.extend(figures(then, now));
    for seat in after.players.iter().map(|player| player.seat) {
        if seat != now.seat {
            facts.extend(rival(before, after, seat));
        }
    }
    if !fell(then, now) {
        facts.extend(danger(before, after));
    }
    facts
}

/// Victory Conditions achieved, and steps on the way to them.
fn victory(after: &View, then: &PlayerView, now: &PlayerView) -> Vec<Phrase> {
    let meta = &after.content.meta;
    let best = |player: &PlayerView| player.skills.iter().copied().max().unwrap_or(0);
    let steps = |condition| match condition {
        Condition4::Conqueror => (
            then.strongholds.len() as u8,
            now.strongholds.len() as u8,
            meta.conqueror_strongholds,
        ),
        Condition4::Champion => (then.slain, now.slain, meta.champion_slain),
        Condition4::Master => (best(then), best(now), meta.master_level),
        Condition4::Legend => (
            then.classes.len() as u8,
            now.classes.len() as u8,
            meta.legend_classes,
        ),
    };
    let mut facts = Vec::new();
    for condition in Condition4::ALL {
        let (was, is, all) = steps(condition);
        let phrase = if now.conditions.contains(&condition) && !then.conditions.contains(&condition)
        {
            Phrase::new("fact-fulfils")
        } else if is > was {
            Phrase::new("fact-nearer").with("n", is).with("all", all)
        } else {
            continue;
        };
        facts.push(phrase.with("condition", names::condition(condition)));
    }
    facts
}

/// The Battle that the move begins or continues, as it looks before anyone rolls.
fn battle(before: &View, after: &View) -> Option<Phrase> {
    let battle = after.battle.as_ref()?;
    let [attack, defense] = battle.sides.each_ref().map(|side| side.stat);
    let known = before.battle.as_ref();
    let same = known
        .is_some_and(|known| known.sides.each_ref().map(|side| side.stat) == [attack, defense]);
    if same || after.viewer != Some(battle.attacker) {
        return None;
    }
    let die = after.content.meta.die.map(i16::from);
    let (least, most) = (die.iter().min()?, die.iter().max()?);
    let needs = defense - attack;
    let phrase = match battle.target {
        // NS-R13-5: an Independent Stronghold does not roll, and a tie is enough (NS-R13-6).
        Target::Independent(_) if needs <= *least => Phrase::new("fact-takes-surely"),
        Target::Independent(_) if needs > *most => Phrase::new("fact-takes-hardly"),
        Target::Independent(_) => Phrase::new("fact-takes-on").with("n", signed(needs)),
        Target::Controlled(_) => Phrase::new("fact-against-hold"),
        Target::Hero(seat) => {
            let power = after.player(seat).map_or(0, |player| player.power);
            let worst = attack + most - (defense + least);
            let slays = worst >= power;
            Phrase::new(if slays {
                "fact-may-slay"
            } else {
                "fact-against-hero"
            })
        }
    };
    Some(
        phrase
            .with("target", vec![names::target(after, battle.target)])
            .with("attack", attack)
            .with("defense", defense),
    )
}

/// Things that come to the kingdom, and cards that leave it.
fn gains(after: &View, then: &PlayerView, now: &PlayerView) -> Vec<Phrase> {
    let content = &after.content;
    let mut facts = Vec::new();
    if let Some(kingdom) = now.kingdom {
        for &block in now
            .blocks
            .iter()
            .filter(|block| !then.blocks.contains(block))
        {
            let name = names::block(content, kingdom, block);
            facts.push(Phrase::new("fact-ticks").with("name", name));
        }
    }
    for (nth, skill) in SkillType::ALL.into_iter().enumerate() {
        if now.skills[nth] > then.skills[nth] {
            let phrase = Phrase::new("fact-trains").with("skill", names::skill(skill));
            facts.push(phrase.with("level", now.skills[nth]));
        }
    }
    for &class in now
        .classes
        .iter()
        .filter(|class| !then.classes.contains(class))
    {
        facts.push(Phrase::new("fact-unlocks").with("name", names::class(content, class)));
    }
    let items: Vec<Card> = new(&owned(then), &owned(now));
    let mavens = new(&then.mavens, &now.mavens);
    let blessings = new(then.blessing.as_slice(), now.blessing.as_slice());
    let mut gone = new(&owned(now), &owned(then));
    gone.retain(|card| !blessings.contains(card));
    for (key, cards) in [
        ("fact-brings", items),
        ("fact-recruits", mavens),
        ("fact-blesses", blessings),
        ("fact-gives-up", gone),
    ] {
        if !cards.is_empty() {
            facts.push(Phrase::new(key).with("cards", names::cards(content, &cards)));
        }
    }
    facts
}

/// Every card that the seat itself knows to be its own, on the Hero or in the Hand.
fn owned(player: &PlayerView) -> Vec<Card> {
    let mut cards: Vec<Card> = player.slots.iter().copied().flatten().collect();
    // A two-handed weapon fills two slots.
    cards.dedup();
    if let Seen::Shown(hand) = &player.hand {
        cards.extend(hand);
    }
    cards
}

fn new(then: &[Card], now: &[Card]) -> Vec<Card> {
    let mut left = then.to_vec();
    let mut new = Vec::new();
    for &card in now {
        match left.iter().position(|&one| one == card) {
            Some(at) => drop(left.swap_remove(at)),
            None => new.push(card),
        }
    }
    new
}

/// Figures of the own kingdom, up or down. A new Hero has figures of their own, which the move does not change.
fn figures(then: &PlayerView, now: &PlayerView) -> Vec<Phrase> {
    let mut facts = Vec::new();
    let mut tell = |up: &'static str, down: &'static str, was: i16, is: i16| {
        if is != was {
            let phrase = Phrase::new(if is > was { up } else { down });
            facts.push(phrase.with("n", (is - was).abs()).with("now", is));
        }
    };
    tell("fact-gains", "fact-costs", then.capital, now.capital);
    tell(
        "fact-residual-up",
        "fact-residual-down",
        then.residual,
        now.residual,
    );
    if !fell(then, now) {
        tell("fact-heals", "fact-hurts", then.power, now.power);
        tell(
            "fact-attack-up",
            "fact-attack-down",
            then.attack,
            now.attack,
        );
        tell(
            "fact-defense-up",
            "fact-defense-down",
            then.defense,
            now.defense,
        );
    }
    if fell(then, now) {
        facts.push(Phrase::new("fact-loses-hero"));
    }
    let placed = |player: &PlayerView| player.placed.iter().map(|(_, n)| i64::from(*n)).sum();
    let (was, is): (i64, i64) = (placed(then), placed(now));
    let spent = was - is;
    if spent > 0 {
        facts.push(Phrase::new("fact-spends-placed").with("n", spent));
    }
    facts
}

/// Whether a Hero of the Line of Succession is gone.
fn fell(then: &PlayerView, now: &PlayerView) -> bool {
    matches!((&then.line, &now.line), (Seen::Shown(then), Seen::Shown(now)) if now.len() < then.len())
}

/// What it does to another player.
fn rival(before: &View, after: &View, seat: Seat) -> Vec<Phrase> {
    let (Some(then), Some(now)) = (before.player(seat), after.player(seat)) else {
        return Vec::new();
    };
    let mut facts = Vec::new();
    if fell(then, now) {
        facts.push(Phrase::new("fact-slays"));
    } else if now.power < then.power {
        facts.push(Phrase::new("fact-wounds").with("n", then.power - now.power));
    }
    if now.capital < then.capital {
        facts.push(Phrase::new("fact-robs").with("n", then.capital - now.capital));
    }
    if now.capital > then.capital {
        facts.push(Phrase::new("fact-favours").with("n", now.capital - then.capital));
    }
    facts
        .into_iter()
        .map(|fact| fact.with("seat", seat))
        .collect()
}

/// Whether an Attack can slay the own Hero now that could not before, or the other way round.
fn danger(before: &View, after: &View) -> Vec<Phrase> {
    let (was, is) = (slayers(before), slayers(after));
    let only = |some: &[Seat], others: &[Seat]| -> Vec<Phrase> {
        let these = some.iter().filter(|seat| !others.contains(seat));
        these
            .map(|&seat| Phrase::new("the-player").with("seat", seat))
            .collect()
    };
    let (exposed, safe) = (only(&is, &was), only(&was, &is));
    [("fact-exposed", exposed), ("fact-safe", safe)]
        .into_iter()
        .filter(|(_, seats)| !seats.is_empty())
        .map(|(key, seats)| Phrase::new(key).with("seats", seats))
        .collect()
}

/// Who could slay the own Hero with the best rolls and without a card (NS-R13-2), truces (NS-D11) considered.
fn slayers(view: &View) -> Vec<Seat> {
    let Some(own) = view.own().filter(|own| own.power > 0) else {
        return Vec::new();
    };
    let die = view.content.meta.die.map(i16::from);
    let reach = die.iter().max().unwrap_or(&0) - die.iter().min().unwrap_or(&0);
    view.players
        .iter()
        .filter(|player| player.seat != own.seat && !player.eliminated)
        .filter(|player| !player.truces_next.contains(&own.seat))
        .filter(|player| player.attack - own.defense + reach >= own.power)
        .map(|player| player.seat)
        .collect()
}

/// What cards and dice will decide: the odds of a Battle as it stands, and that a card comes.
pub(crate) fn prospects(view: &View, choice: Choice) -> Vec<Phrase> {
    let played = match choice {
        Choice::Play(card) => Some(card),
        _ => None,
    };
    let battle = view.battle.as_ref();
    let play = battle.and_then(|battle| battle.plays.iter().find(|play| play.card == played));
    let fact = match choice {
        Choice::Explore => Some(Phrase::new("prospect-explores")),
        Choice::Attack(target) => {
            let aim = view.aims.iter().find(|aim| aim.target == target);
            aim.map(|aim| odds(aim.odds, true))
        }
        Choice::Play(_) | Choice::NoCard => {
            let attacks = battle.map(|battle| battle.attacker) == view.viewer;
            play.map(|play| odds(play.odds, attacks))
        }
        _ => None,
    };
    fact.into_iter().collect()
}

/// How many of all rolls are good for the attacker, or for the defender.
fn odds(odds: Odds, attacks: bool) -> Phrase {
    let (key, good) = match attacks {
        true => ("prospect-odds", odds.wins),
        false => ("prospect-holds", odds.of - odds.wins),
    };
    let of = u32::from(odds.of).max(1);
    Phrase::new(key).with("percent", (u32::from(good) * 100 + of / 2) / of)
}
