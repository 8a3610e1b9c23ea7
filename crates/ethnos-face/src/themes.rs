//! What kind of decision a position asks for, by what its two best moves begin with.

/// The key of a word `theme-KEY`.
pub(crate) fn theme(best: &[String], next: &[String]) -> &'static str {
    let first = |chain: &[String]| chain.first().cloned().unwrap_or_default();
    let (best, next) = (first(best), first(next));
    let leads = |answer: &str| answer.starts_with("lead ");
    let recruits = |answer: &str| answer == "draw" || answer.starts_with("take ");
    match (leads(&best), leads(&next)) {
        (true, true) if best == next => "band",
        (true, true) => "leader",
        (true, false) | (false, true) => "timing",
        (false, false) if recruits(&best) && recruits(&next) => "recruit",
        (false, false) => "after",
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
        check("take grey dwarf", "draw", "recruit");
        check("draw", "lead red orc; join red elf", "timing");
        check(
            "lead red orc; join red elf",
            "lead red elf; join red orc",
            "leader",
        );
        check("lead red orc; join red elf", "lead red orc; done", "band");
        check("place green", "place red", "after");
    }
}
