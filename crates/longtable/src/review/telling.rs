//! A review as lines of text.

use std::io::Write;

use catalog::AnyTable;
use catalog::review::{Class, Decision, Review, Sureness, What};
use face::{Language, Words};
use kernel::{Phrase, Seat, Value};

use crate::outcome::Done;
use crate::words;

/// Everything, the costliest decisions in words.
pub(super) fn tell(
    out: &mut dyn Write,
    table: &dyn AnyTable,
    review: &Review,
    most: usize,
    language: Language,
) -> Done {
    let words = words::of(language);
    let name = |seat: u8| Value::Text(table.name(Seat(seat), language));
    writeln!(out, "{}, {}", table.game(), table.setup())?;
    writeln!(out, "{}", words.say(&Phrase::new("review-how")))?;
    writeln!(out)?;
    for side in &review.sides {
        let [best, fine, inaccuracies, mistakes, blunders] = side.classes.map(count);
        let phrase = Phrase::new("review-side")
            .with("name", name(side.seat))
            .with("accuracy", percent(side.accuracy))
            .with("decisions", count(side.decisions))
            .with("good", best + fine)
            .with("inaccuracies", inaccuracies)
            .with("mistakes", mistakes)
            .with("blunders", blunders)
            .with("start", percent(side.start))
            .with("play", signed(side.play))
            .with("others", signed(side.others))
            .with("luck", signed(side.luck))
            .with("result", percent(review.result[usize::from(side.seat)]));
        writeln!(out, "{}", words.say(&phrase))?;
    }
    tell_costly(out, table, review, most, language, &words)?;
    if !review.turning_points.is_empty() {
        writeln!(out, "\n{}", words.say(&Phrase::new("review-turning")))?;
    }
    for turn in &review.turning_points {
        let key = match turn.what {
            What::Play => "review-turn-play",
            What::Luck => "review-turn-luck",
        };
        let phrase = Phrase::new(key)
            .with("step", count(turn.step + 1))
            .with("name", name(turn.seat))
            .with("mover", name(turn.mover))
            .with("change", signed(turn.change));
        writeln!(out, "{}", words.say(&phrase))?;
    }
    Ok(())
}

fn tell_costly(
    out: &mut dyn Write,
    table: &dyn AnyTable,
    review: &Review,
    most: usize,
    language: Language,
    words: &Words,
) -> Done {
    let costly = review.costliest(most);
    let key = if costly.is_empty() {
        "review-no-costly"
    } else {
        "review-costly"
    };
    writeln!(out, "\n{}", words.say(&Phrase::new(key)))?;
    for (nth, decision) in costly.into_iter().enumerate() {
        tell_decision(out, table, nth + 1, decision, language, words)?;
    }
    Ok(())
}

fn tell_decision(
    out: &mut dyn Write,
    table: &dyn AnyTable,
    nth: usize,
    decision: &Decision,
    language: Language,
    words: &Words,
) -> Done {
    let phrase = Phrase::new("review-decision")
        .with("nth", count(nth))
        .with("step", count(decision.step + 1))
        .with(
            "name",
            Value::Text(table.name(Seat(decision.seat), language)),
        )
        .with(
            "class",
            Value::Text(words.say(&Phrase::new(class(decision.class)))),
        )
        .with(
            "sure",
            Value::Text(words.say(&Phrase::new(sure(decision.sureness)))),
        )
        .with("loss", tenths(decision.loss.mean, words))
        .with("margin", tenths(decision.loss.margin, words));
    writeln!(out, "{}", words.say(&phrase))?;
    let better = decision.others.first();
    let moves = [
        ("review-played", Some(&decision.played)),
        ("review-better", better),
    ];
    for (key, one) in moves.into_iter().filter_map(|(key, one)| Some((key, one?))) {
        let chain: Vec<&str> = one.chain.iter().map(String::as_str).collect();
        let told = table.told_move(decision.step, &chain, language);
        let phrase = Phrase::new(key)
            .with("what", Value::Text(told.sentences.join("; ")))
            .with("chain", Value::Text(one.chain.join("; ")))
            .with("chance", percent(one.chance.mean))
            .with("margin", percent(one.chance.margin).max(1));
        writeln!(out, "{}", words.say(&phrase))?;
        if !told.facts.is_empty() {
            let facts = Value::Text(told.facts.join("; "));
            writeln!(
                out,
                "{}",
                words.say(&Phrase::new("hint-facts").with("facts", facts))
            )?;
        }
    }
    Ok(())
}

fn class(class: Class) -> &'static str {
    match class {
        Class::Best => "review-class-best",
        Class::Fine => "review-class-fine",
        Class::Inaccuracy => "review-class-inaccuracy",
        Class::Mistake => "review-class-mistake",
        Class::Blunder => "review-class-blunder",
    }
}

fn sure(sureness: Sureness) -> &'static str {
    match sureness {
        Sureness::Sure => "review-sure",
        Sureness::Likely => "review-likely",
        Sureness::Unsure => "review-unsure",
    }
}

fn count(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

fn percent(part: f32) -> i64 {
    (100.0 * part).round() as i64
}

/// Points of a hundred with their sign.
fn signed(part: f32) -> Value {
    let points = percent(part);
    Value::Text(match points {
        0 => "0".to_owned(),
        more if more > 0 => format!("+{more}"),
        less => format!("−{}", -less),
    })
}

/// 3.5, or 3,5 where people write it so.
fn tenths(part: f32, words: &Words) -> Value {
    let tenths = (1000.0 * part.abs()).round() as i64;
    let phrase = Phrase::new("decimal")
        .with("whole", tenths / 10)
        .with("part", tenths % 10);
    Value::Text(words.say(&phrase))
}
