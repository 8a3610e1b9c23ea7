//! What kind of decision a position asks for, by what its two best moves begin with.

/// The key of a word `theme-KEY`.
pub(crate) fn theme(best: &[String], next: &[String]) -> &'static str {
    let verb = |chain: &[String]| {
        let first = chain.first().and_then(|answer| answer.split(' ').next());
        first.unwrap_or_default().to_owned()
    };
    match (verb(best).as_str(), verb(next).as_str()) {
        ("build", "build") => "build",
        ("lift", "lift") => "move",
        ("build", "lift") | ("lift", "build") => "either",
        _ => "reserve",
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
        check("build o14; encampment; pay o13", "build m12", "build");
        check("lift m15; to k11", "lift m15; to k12", "move");
        check("build o14", "lift j15", "either");
        check("reinforce n14; add 2", "reinforce n14; add 1", "reserve");
    }
}
