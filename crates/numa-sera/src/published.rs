//! The game's entry in the catalogue: its menu, its setups, its figures.

use kernel::{
    ContentError, EditionInfo, Figures, ListInfo, Menu, OptionInfo, PartInfo, Phrase, Published,
    Rule, Seat, SetupError, Shared, VariantInfo, Wanted,
};

use crate::content::{CONTENT, Content};
use crate::setup::{BotOffers, Judge, Kingdoms, Loot, PromiseMode, Rules, Settings, Setup, Win};
use crate::state::{NumaSera, SEATS};

/// The one edition: the printed cards are not available.
const EDITION: &str = "reconstruction";

/// The one variant.
const LAST_SEAT: &str = "last-seat";

impl Published for NumaSera {
    const KEY: &'static str = "numa-sera";
    const TITLE: &'static str = "Winds of Numa Sera";
    const RULES_VERSION: u32 = Rules::NEWEST;
    const OLDEST_RULES: u32 = Rules::OLDEST;
    const CONTENT: &'static str = CONTENT;
    const FORMER: &'static [&'static str] = &[
        include_str!("../../../content/former/numa-sera-r3.toml"),
        include_str!("../../../content/former/numa-sera-r4.toml"),
    ];
    const RULES: &'static str = include_str!("../../../docs/rules/numa-sera.md");
    const CONCEDING: Rule = Rule("NS-D42");

    type Content = Content;

    fn read_content(text: &str) -> Result<Shared<Content>, ContentError> {
        Content::read(text)
    }

    fn shapes() -> kernel::Shapes {
        Content::shapes()
    }

    fn menu(content: &Shared<Content>) -> Menu {
        Menu {
            editions: vec![EditionInfo {
                key: EDITION,
                title: format!("reconstruction, set {}", content.meta.set),
                seats: 2..=4,
                default_seats: 4,
            }],
            variants: vec![VariantInfo {
                key: LAST_SEAT,
                about: "the player who is last in the first round starts with 2 more Capital (NS-D41)",
                editions: Vec::new(),
            }],
            options: options(content),
        }
    }

    fn set_up(content: &Shared<Content>, wanted: &Wanted) -> Result<Setup, SetupError> {
        let rules = Rules(Self::rules_wanted(wanted)?);
        let edition = wanted.edition.as_deref().unwrap_or(EDITION);
        if edition != EDITION {
            return Err(quoting("setup-refused-edition", edition));
        }
        let seats = wanted.seats.unwrap_or(4);
        if !(2..=4).contains(&seats) {
            let why = Phrase::new("setup-refused-seats").with("n", seats);
            return Err(SetupError::by("NS-R1-1", why));
        }
        let mut settings = Settings {
            rules,
            seats,
            win: Win::Throne,
            promises: PromiseMode::Enforced,
            loot: Loot::One,
            kingdoms: rules.kingdoms(),
            first: None,
            last_seat_bonus: false,
            bot_offers: BotOffers(true),
            judge: Judge::Learned,
        };
        for variant in &wanted.variants {
            if variant != LAST_SEAT {
                return Err(quoting("setup-refused-variant", variant));
            }
            settings.last_seat_bonus = true;
        }
        for (key, value) in &wanted.options {
            choose(content, &mut settings, key, value)?;
        }
        Ok(Setup {
            content: content.clone(),
            settings,
        })
    }

    fn wanted(setup: &Setup) -> Wanted {
        let settings = &setup.settings;
        let kingdoms = match settings.kingdoms {
            Kingdoms::Random => "random".to_owned(),
            Kingdoms::Choose => "choose".to_owned(),
            Kingdoms::Given(given) => given[..usize::from(settings.seats)]
                .iter()
                .map(|&kingdom| slug(&setup.content.kingdoms[usize::from(kingdom)].id))
                .collect::<Vec<_>>()
                .join(","),
        };
        let win = match settings.win {
            Win::Throne => "throne",
            Win::Empire => "empire",
        };
        let promises = match settings.promises {
            PromiseMode::Enforced => "enforced",
            PromiseMode::Honour => "honour",
        };
        let loot = match settings.loot {
            Loot::One => "one",
            Loot::None => "none",
            Loot::All => "all",
        };
        let first = settings
            .first
            .map_or("random".to_owned(), |seat| seat.to_string());
        let options = [
            ("win", win.to_owned()),
            ("promises", promises.to_owned()),
            ("loot", loot.to_owned()),
            ("kingdoms", kingdoms),
            ("first", first),
        ];
        // Unsaid where it is as usual: matches that were written down before there was this option say nothing of it.
        let silent = (!settings.bot_offers.0).then(|| ("bot-offers", "off".to_owned()));
        Wanted {
            rules: Some(settings.rules.0).filter(|&rules| rules != Rules::NEWEST),
            edition: Some(EDITION.to_owned()),
            seats: Some(settings.seats),
            variants: settings
                .last_seat_bonus
                .then(|| LAST_SEAT.to_owned())
                .into_iter()
                .collect(),
            options: options
                .into_iter()
                .chain(silent)
                .map(|(key, value)| (key.to_owned(), value))
                .collect(),
        }
    }

    fn content(setup: &Setup) -> &Shared<Content> {
        &setup.content
    }

    fn figures(&self) -> Figures {
        let kingdom = |seat: Seat| match self.players[seat].kingdom {
            crate::content::NONE => String::new(),
            kingdom => self.content.kingdoms[usize::from(kingdom)].id.clone(),
        };
        Figures {
            rounds: Some(self.table.round.into()),
            first: Some(self.table.first),
            roles: Seat::first(self.settings.seats).map(kingdom).collect(),
        }
    }

    fn provenance(content: &Shared<Content>) -> Vec<(String, String)> {
        content.provenance.clone()
    }
}

/// Ids are written with hyphens in notation.
pub(crate) fn slug(id: &str) -> String {
    id.to_lowercase().replace('_', "-")
}

/// What can be chosen beside the edition.
fn options(content: &Content) -> Vec<OptionInfo> {
    let kingdoms = content.kingdoms.iter().map(|kingdom| PartInfo {
        key: slug(&kingdom.id),
        editions: Vec::new(),
    });
    vec![
        OptionInfo::new(
            "win",
            "throne: one Victory Condition wins; empire: two (NS-R1-4)",
            "throne",
            &["throne", "empire"],
        ),
        OptionInfo::new(
            "promises",
            "enforced: truces and contracts bind; honour: they are only shown (NS-D11)",
            "enforced",
            &["enforced", "honour"],
        ),
        OptionInfo::new(
            "loot",
            "how many Items of a Slain Hero the slayer takes (NS-D16)",
            "one",
            &["one", "none", "all"],
        ),
        OptionInfo {
            list: Some(ListInfo {
                parts: kingdoms.collect(),
                named: Vec::new(),
                needs: (2..=4).map(|seats| (seats, seats)).collect(),
                by_seat: true,
            }),
            ..OptionInfo::new(
                "kingdoms",
                "choose, random, or the kingdoms of seats A, B, ... such as meran,dena-vale (NS-D3)",
                "choose",
                &["choose", "random"],
            )
        },
        OptionInfo::new(
            "bot-offers",
            "on: bots offer trades now and then; off: they only answer",
            "on",
            &["on", "off"],
        ),
        OptionInfo::new(
            "first",
            "random, or the seat that begins (NS-R3-12)",
            "random",
            &["random", "A", "B", "C", "D"],
        ),
    ]
}

/// Applies one option.
fn choose(
    content: &Content,
    settings: &mut Settings,
    key: &str,
    value: &str,
) -> Result<(), SetupError> {
    let values = match (key, value) {
        ("win", "throne") => return set(&mut settings.win, Win::Throne),
        ("win", "empire") => return set(&mut settings.win, Win::Empire),
        ("win", _) => "throne, empire",
        ("promises", "enforced") => return set(&mut settings.promises, PromiseMode::Enforced),
        ("promises", "honour") => return set(&mut settings.promises, PromiseMode::Honour),
        ("promises", _) => "enforced, honour",
        ("loot", "one") => return set(&mut settings.loot, Loot::One),
        ("loot", "none") => return set(&mut settings.loot, Loot::None),
        ("loot", "all") => return set(&mut settings.loot, Loot::All),
        ("loot", _) => "one, none, all",
        ("kingdoms", "random") => return set(&mut settings.kingdoms, Kingdoms::Random),
        ("kingdoms", "choose") => return set(&mut settings.kingdoms, Kingdoms::Choose),
        ("kingdoms", list) => {
            let given = given(content, settings.seats, list)?;
            return set(&mut settings.kingdoms, given);
        }
        ("bot-offers", "on") => return set(&mut settings.bot_offers, BotOffers(true)),
        ("bot-offers", "off") => return set(&mut settings.bot_offers, BotOffers(false)),
        ("bot-offers", _) => "on, off",
        ("first", "random") => return set(&mut settings.first, None),
        ("first", letter) => {
            let seat: Option<Seat> = letter.parse().ok();
            let seat = seat.filter(|seat| seat.0 < settings.seats);
            let seat = seat.ok_or_else(|| quoting("setup-refused-first", letter))?;
            return set(&mut settings.first, Some(seat));
        }
        _ => return Err(quoting("setup-refused-option", key)),
    };
    Err(SetupError::new(
        Phrase::new("setup-refused-value")
            .with("option", key)
            .with("text", value)
            .with("values", values),
    ))
}

fn set<T>(place: &mut T, value: T) -> Result<(), SetupError> {
    *place = value;
    Ok(())
}

fn quoting(key: &'static str, text: &str) -> SetupError {
    SetupError::new(Phrase::new(key).with("text", text))
}

/// The kingdoms of the seats in their order, all different.
fn given(content: &Content, seats: u8, list: &str) -> Result<Kingdoms, SetupError> {
    let mut kingdoms = [0; SEATS];
    let mut names = list.split(',');
    let all = || content.kingdoms.iter().map(|kingdom| slug(&kingdom.id));
    for seat in 0..usize::from(seats) {
        let name = names.next().unwrap_or_default();
        let found = all().position(|kingdom| kingdom == name);
        let Some(found) = found.filter(|&kingdom| !kingdoms[..seat].contains(&(kingdom as u8)))
        else {
            let why = Phrase::new("setup-refused-kingdoms").with("text", list);
            let names = all().collect::<Vec<_>>().join(", ");
            return Err(SetupError::new(why.with("n", seats).with("names", names)));
        };
        kingdoms[seat] = found as u8;
    }
    if names.next().is_some() {
        let why = Phrase::new("setup-refused-kingdoms-many").with("text", list);
        return Err(SetupError::new(why.with("n", seats)));
    }
    Ok(Kingdoms::Given(kingdoms))
}
