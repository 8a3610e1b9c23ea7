//! What kind of decision a position asks for, by what its best move begins with.

/// The key of a word `theme-KEY`.
pub(crate) fn theme(best: &[String], next: &[String]) -> &'static str {
    let verb = |chain: &[String]| {
        let first = chain.first().and_then(|answer| answer.split(' ').next());
        first.unwrap_or_default().to_owned()
    };
    let (best, next) = (verb(best), verb(next));
    let is = |one: &str| best == one || next == one;
    match best.as_str() {
        // Cards that were drawn ask first, whatever the turn does after them.
        "accept" | "reject" | "option" | "keep" => "found",
        "play" | "no-card" | "reroll" | "keep-roll" => "battle",
        "build" if !is("attack") => "block",
        "attack" | "build" => "attack",
        "offer" | "agree" | "decline" => "trade",
        _ => "spend",
    }
}

#[cfg(test)]
mod tests {
    use super::theme;

    #[track_caller]
    fn check(best: &str, next: &str, wanted: &str) {
        let chain = |text: &str| text.split("; ").map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(theme(&chain(best), &chain(next)), wanted);
    }

    #[test]
    fn moves_tell_what_is_decided() {
        check("buy weapon; explore", "explore", "spend");
        check("explore", "use dice-hand-marrow", "spend");
        check("attack greywatch", "build; tick granary", "attack");
        check("build; tick granary", "attack hero A", "attack");
        check("build; tick granary", "build; tick walls", "block");
        check("reject; build", "accept; build", "found");
        check("reroll", "keep-roll", "battle");
        check("offer B; send", "explore", "trade");
    }
}
