//! What was selected, as a chain of answers.
//!
//! | field | value |
//! |---|---|
//! | `answer` | one answer in notation; where there is any, nothing else counts |
//! | `pick` | the marked answer; several in a row are parted by `;` |
//! | `give`, `want` | Capital of an offer that is being written, in all |
//! | `more`, `less` | `give` or `want`: one Capital more or less there, or five with ` 5` behind it; the offer is written down and not made |
//! | `partner` | answers, parted by `;`, that leave the offer and begin one to another player |
//! | `part` | another part of that offer, in notation; once for each |

use face::Fields;
use kernel::{Phrase, Seen};
use numa_sera::{Question, View};

pub(crate) fn read(view: &View, fields: &[(String, String)]) -> Result<Vec<String>, Phrase> {
    let fields = Fields(fields);
    if let Some(answers) = fields.answers() {
        return Ok(answers);
    }
    if let Some(others) = fields.last("partner") {
        return Ok(others.split(';').map(|one| one.trim().to_owned()).collect());
    }
    // The fields of an offer are sent with every offer; whatever comes without them is none.
    let writes = fields
        .all("give")
        .chain(fields.all("want"))
        .chain(fields.all("part"))
        .next();
    if writes.is_some() && matches!(view.asked, Some((_, Question::Draft))) {
        return offer(view, &fields);
    }
    let picked = fields.all("pick").flat_map(|value| value.split(';'));
    let picked: Vec<String> = picked.map(|answer| answer.trim().to_owned()).collect();
    if picked.is_empty() {
        return Err(Phrase::new("form-choose"));
    }
    Ok(picked)
}

/// The parts of an offer, and that it is made, unless one Capital more or less is asked for.
fn offer(view: &View, fields: &Fields<'_>) -> Result<Vec<String>, Phrase> {
    let written = match view.trade.as_ref().map(|trade| &trade.terms) {
        Some(Seen::Shown(terms)) => (terms.give, terms.want),
        _ => (0, 0),
    };
    let mut chain = Vec::new();
    let changes = |name, verb| match fields.all(name).next()?.split_once(' ') {
        Some((of, n)) if of == verb => n.parse::<i16>().ok(),
        None if fields.last(name) == Some(verb) => Some(1),
        _ => None,
    };
    for (verb, there) in [("give", written.0), ("want", written.1)] {
        let amount: i16 = match fields.all(verb).next().map(str::trim) {
            None | Some("") => there,
            Some(text) => text.parse().map_err(|_| Phrase::new("form-amount"))?,
        };
        let change = changes("more", verb).unwrap_or(0) - changes("less", verb).unwrap_or(0);
        let change = change.clamp(-5, 5);
        let less = amount <= there && change < 0;
        let amount = amount.saturating_add(change).max(there);
        if less {
            return Err(Phrase::new("form-no-less"));
        }
        chain.extend(coins(amount - there).map(|coin| format!("{verb} {coin}")));
    }
    chain.extend(fields.all("part").map(str::to_owned));
    let writes = fields.all("more").chain(fields.all("less")).next();
    match writes {
        Some(_) if chain.is_empty() => return Err(Phrase::new("form-no-less")),
        Some(_) => {}
        None => chain.push("propose".to_owned()),
    }
    Ok(chain)
}

/// NS-R3-11: an amount in gold, silver and copper.
fn coins(amount: i16) -> impl Iterator<Item = i16> {
    let mut left = amount.clamp(0, 999);
    std::iter::from_fn(move || {
        let coin = [20, 5, 1].into_iter().find(|&coin| coin <= left)?;
        left -= coin;
        Some(coin)
    })
}
