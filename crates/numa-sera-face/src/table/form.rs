//! What was selected, as a chain of answers.
//!
//! | field | value |
//! |---|---|
//! | `answer` | one answer in notation; where there is any, nothing else counts |
//! | `pick` | the marked answer; several in a row are parted by `;` |
//! | `give`, `want` | Capital of an offer that is being written, in all |
//! | `part` | another part of that offer, in notation; once for each |

use face::Fields;
use kernel::{Phrase, Seen};
use numa_sera::{Question, View};

pub(crate) fn read(view: &View, fields: &[(String, String)]) -> Result<Vec<String>, Phrase> {
    let fields = Fields(fields);
    if let Some(answers) = fields.answers() {
        return Ok(answers);
    }
    // The fields of an offer are sent with every offer; whatever comes without them is none.
    let writes = fields
        .all("give")
        .chain(fields.all("want"))
        .chain(fields.all("part"))
        .next();
    if writes.is_some() && matches!(view.asked, Some((_, Question::Draft))) {
        return offer(
            view,
            fields.all("give").next(),
            fields.all("want").next(),
            fields.all("part"),
        );
    }
    let picked = fields.all("pick").flat_map(|value| value.split(';'));
    let picked: Vec<String> = picked.map(|answer| answer.trim().to_owned()).collect();
    if picked.is_empty() {
        return Err(Phrase::new("form-choose"));
    }
    Ok(picked)
}

/// The parts of an offer, and that it is made.
fn offer<'a>(
    view: &View,
    give: Option<&str>,
    want: Option<&str>,
    parts: impl Iterator<Item = &'a str>,
) -> Result<Vec<String>, Phrase> {
    let written = match view.trade.as_ref().map(|trade| &trade.terms) {
        Some(Seen::Shown(terms)) => (terms.give, terms.want),
        _ => (0, 0),
    };
    let mut chain = Vec::new();
    for (verb, amount, there) in [("give", give, written.0), ("want", want, written.1)] {
        let amount = match amount.map(str::trim) {
            None | Some("") => there,
            Some(text) => text.parse().map_err(|_| Phrase::new("form-amount"))?,
        };
        chain.extend(coins(amount - there).map(|coin| format!("{verb} {coin}")));
    }
    chain.extend(parts.map(str::to_owned));
    chain.push("propose".to_owned());
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
