//! A search with settings of one's own, for those who measure: `search:iterations=800:curiosity=0.4`.

use std::time::Duration;

use kernel::Style;

use crate::{Budget, Cut, Settings, style};

/// What a name that begins with `search` asks for, of a game with these styles; `None` where it cannot be read.
pub(crate) fn settings(name: &str, styles: &[Style]) -> Option<Settings> {
    let mut parts = name.split(':');
    if parts.next()? != "search" {
        return None;
    }
    let mut settings = Settings::default();
    for part in parts {
        let (key, value) = part.split_once('=')?;
        match key {
            "iterations" => settings.budget = Budget::Iterations(value.parse().ok()?),
            "ms" => settings.budget = Budget::Time(Duration::from_millis(value.parse().ok()?)),
            "threads" => settings.threads = value.parse().ok().filter(|&count| count > 0)?,
            "prior" => {
                let before = Settings::by_hand();
                settings.learned = learned(value)?;
                settings.pruned = settings.learned;
                settings.judged = settings.learned;
                if !settings.learned {
                    settings.curiosity = settings.curiosity.or(before.curiosity);
                    settings.open_mind = settings.open_mind.or(before.open_mind);
                }
            }
            "judge" => settings.judged = learned(value)?,
            "curiosity" => settings.curiosity = Some(positive(value)?),
            "temper" => settings.temper = positive(value).filter(|&temper| temper > 0.0)?,
            "open-mind" => settings.open_mind = Some(positive(value)?.min(1.0)),
            "blur" => settings.blur = positive(value)?,
            "cut" => settings.cut = cut(value)?,
            "worlds" => settings.worlds = value.parse().ok().filter(|&count| count > 0)?,
            "sight" => settings.sight = value.parse().ok()?,
            "style" => settings.style = Some(style::placed(styles, value)?),
            "memory" => settings.memory = value.parse().ok().filter(|&most| most > 1)?,
            _ => return None,
        }
    }
    Some(settings)
}

fn learned(text: &str) -> Option<bool> {
    match text {
        "learned" => Some(true),
        "hand" => Some(false),
        _ => None,
    }
}

fn cut(text: &str) -> Option<Cut> {
    Some(match text {
        "false" => Cut::Never,
        "true" => Cut::Advised,
        "chapter" => Cut::Chapter,
        answers => Cut::After(answers.parse().ok()?),
    })
}

fn positive(text: &str) -> Option<f32> {
    let number: f32 = text.parse().ok()?;
    (number.is_finite() && number >= 0.0).then_some(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    const STYLES: &[Style] = &[Style {
        key: "bold",
        names: ["Ana", "Bo"],
    }];

    fn settings(name: &str) -> Option<Settings> {
        super::settings(name, STYLES)
    }

    #[test]
    fn settings_are_read_by_name() {
        let read = settings("search:iterations=50:curiosity=0.4:cut=false").unwrap();
        assert_eq!(read.budget, Budget::Iterations(50));
        assert!(read.curiosity == Some(0.4) && read.cut == Cut::Never);
        assert_eq!(settings("search:cut=10").unwrap().cut, Cut::After(10));
        assert_eq!(
            settings("search:prior=hand:cut=chapter"),
            Some(Settings::by_hand()),
            "the search of before can be had for ever"
        );
        assert!(read.learned && !settings("search:prior=hand").unwrap().learned);
        assert!(read.judged && !settings("search:judge=hand").unwrap().judged);
        assert_eq!(settings("search:style=bold").unwrap().style, Some(0));
        for bad in [
            "searching",
            "search:style=shy",
            "search:depth=3",
            "search:temper=0",
            "search:ms=soon",
            "search:threads=0",
            "search:worlds=0",
            "search:prior=true",
            "search:cut=maybe",
            "search:judge=none",
        ] {
            assert!(settings(bad).is_none(), "{bad}");
        }
    }

    /// Whatever is written, the settings that come of it can be searched with.
    #[test]
    fn any_text_gives_settings_or_none() {
        let bits = [
            "ms=", "threads=", "temper=", "blur=", "worlds=", "memory=", ":", "=", "1", "0", "-",
            "inf", "NaN", "e9", ".",
        ];
        let mut rng = kernel::Rng::new(15);
        let mut read = 0;
        for _ in 0..20_000 {
            let rest: String = (0..rng.below(6))
                .filter_map(|_| rng.pick(&bits).copied())
                .collect();
            if let Some(settings) = settings(&format!("search:{rest}")) {
                read += 1;
                assert!(settings.threads > 0 && settings.worlds > 0 && settings.memory > 1);
                assert!(settings.temper > 0.0 && settings.temper.is_finite());
            }
        }
        assert!(read > 20, "{read} of the texts are settings");
    }
}
