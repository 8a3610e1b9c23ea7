//! What a simulation tells about balance, as lines of text: with a content file of one's own also what ours says, from the same deals.

use std::io::{self, Write};

use catalog::{AnyGame, Balance, Share};
use kernel::Seat;

/// Prints what bots made of this game; `ours` is the same with what the program ships.
pub(crate) fn tell(
    out: &mut dyn Write,
    game: &dyn AnyGame,
    balance: &Balance,
    ours: Option<&Balance>,
) -> io::Result<()> {
    let head = ours.map_or("", |_| "   ours");
    writeln!(
        out,
        "\nshares of {} matches, 95 % interval{head}",
        balance.games()
    )?;
    let groups = groups(game, balance);
    let beside = ours.map(|ours| self::groups(game, ours));
    for (title, rows) in &groups {
        writeln!(out, "{title}")?;
        for (name, share) in rows {
            let ours = beside.iter().flatten().find(|(of, _)| of == title);
            let ours = ours.and_then(|(_, rows)| rows.iter().find(|(of, _)| of == name));
            writeln!(out, "  {}", line(name, share, ours.map(|(_, share)| share)))?;
        }
    }
    for (whose, balance) in [("", Some(balance)), ("ours ", ours)] {
        if let Some(lengths) = balance.and_then(Balance::lengths) {
            let [low, middle, high] = lengths.usual;
            let unit = if lengths.in_rounds {
                "rounds"
            } else {
                "answers"
            };
            writeln!(
                out,
                "{whose}length in {unit}: {low} to {high}, median {middle}"
            )?;
        }
    }
    Ok(())
}

fn groups(game: &dyn AnyGame, balance: &Balance) -> Vec<(&'static str, Vec<(String, Share)>)> {
    let rows = game.in_the_box(face::Language::English);
    let name = |role: &str| {
        let found = rows.iter().find(|row| row.id == role);
        found.map_or_else(|| role.to_owned(), |row| row.name.clone())
    };
    let owned = |(name, share): (&str, Share)| (name.to_owned(), share);
    let seats = Seat::first(u8::MAX).zip(balance.seats());
    let roles = balance.roles().into_iter();
    let all = [
        (
            "endings",
            balance.endings().into_iter().map(owned).collect(),
        ),
        (
            "wins by role",
            roles.map(|(role, share)| (name(role), share)).collect(),
        ),
        (
            "wins of the first player",
            balance
                .first()
                .map(|share| ("first".to_owned(), share))
                .into_iter()
                .collect(),
        ),
        (
            "wins by seat",
            seats
                .map(|(seat, share)| (seat.to_string(), share))
                .collect(),
        ),
    ];
    let all = all.into_iter();
    all.filter(|(_, rows): &(_, Vec<_>)| !rows.is_empty())
        .collect()
}

/// A bar of 40 signs: `#` what it is, `|` the fair share.
fn line(name: &str, share: &Share, ours: Option<&Share>) -> String {
    const WIDTH: usize = 40;
    let at = |part: f64| (part * WIDTH as f64).round() as usize;
    let fair = share.fair.map(at);
    let bar: String = (0..=WIDTH)
        .map(|place| match place {
            _ if fair == Some(place) => '|',
            _ if place < at(share.part) => '#',
            _ => ' ',
        })
        .collect();
    let figures = format!(
        "{:5.1} % ({:.0} to {:.0})",
        100.0 * share.part,
        100.0 * share.low,
        100.0 * share.high
    );
    let ours = ours.map_or(String::new(), |ours| format!("{:6.1} %", 100.0 * ours.part));
    let mark = if share.is_odd() {
        "  not its fair share"
    } else {
        ""
    };
    format!("{name:<24} {bar} {figures:<20}{ours}{mark}")
}
