//! What the catalogue needs to list the game and to set it up.

use kernel::{
    ContentError, EditionInfo, Figures, ListInfo, Menu, OptionInfo, PartInfo, Published, Seat,
    SetupError, Shared, VariantInfo, Wanted,
};

use crate::content::{CONTENT, Content};
use crate::setup::{Kingdoms, Loot, PromiseMode, Settings, Setup, Win};
use crate::state::{NumaSera, SEATS};

impl Published for NumaSera {
    const KEY: &'static str = "numa-sera";
    const TITLE: &'static str = "Winds of Numa Sera";
    const RULES_VERSION: u32 = 2;
    const CONTENT: &'static str = CONTENT;
    const RULES: &'static str = include_str!("../../../docs/rules/numa-sera.md");

    type Content = Content;

    fn read_content(text: &str) -> Result<Shared<Content>, ContentError> {
        Content::read(text)
    }

    fn menu(content: &Shared<Content>) -> Menu {
        let kingdoms = content.kingdoms.iter().map(|kingdom| PartInfo {
            key: slug(&kingdom.id),
            editions: Vec::new(),
        });
        Menu {
            editions: vec![EditionInfo {
                key: "reconstruction",
                title: format!("reconstruction, set {}", content.meta.set),
                seats: 2..=4,
                default_seats: 4,
            }],
            variants: vec![VariantInfo {
                key: "last-seat",
                about: "the player who is last in the first round starts with 2 more Capital (NS-D41)",
                editions: Vec::new(),
            }],
            options: vec![
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
                        "random, choose, or the kingdoms of seats A, B, ... such as meran,dena-vale (NS-D3)",
                        "random",
                        &["random", "choose"],
                    )
                },
                OptionInfo::new(
                    "first",
                    "random, or the seat that begins (NS-R3-12)",
                    "random",
                    &["random", "A", "B", "C", "D"],
                ),
            ],
        }
    }

    fn set_up(content: &Shared<Content>, wanted: &Wanted) -> Result<Setup, SetupError> {
        if let Some(edition) = wanted
            .edition
            .as_deref()
            .filter(|&key| key != "reconstruction")
        {
            return Err(SetupError::new(format!(
                "edition={edition}: there is only reconstruction"
            )));
        }
        let seats = wanted.seats.unwrap_or(4);
        if !(2..=4).contains(&seats) {
            return Err(SetupError::new(format!(
                "seats={seats}: 2 to 4 players (NS-R1-1)"
            )));
        }
        let mut settings = Settings {
            seats,
            win: Win::Throne,
            promises: PromiseMode::Enforced,
            loot: Loot::One,
            kingdoms: Kingdoms::Random,
            first: None,
            last_seat_bonus: false,
        };
        for variant in &wanted.variants {
            match variant.as_str() {
                "last-seat" => settings.last_seat_bonus = true,
                other => {
                    return Err(SetupError::new(format!(
                        "+{other}: there is only +last-seat"
                    )));
                }
            }
        }
        for (key, value) in &wanted.options {
            let wrong = |may: &str| SetupError::new(format!("{key}={value}: write {may}"));
            match (key.as_str(), value.as_str()) {
                ("win", "throne") => settings.win = Win::Throne,
                ("win", "empire") => settings.win = Win::Empire,
                ("win", _) => return Err(wrong("throne or empire")),
                ("promises", "enforced") => settings.promises = PromiseMode::Enforced,
                ("promises", "honour") => settings.promises = PromiseMode::Honour,
                ("promises", _) => return Err(wrong("enforced or honour")),
                ("loot", "one") => settings.loot = Loot::One,
                ("loot", "none") => settings.loot = Loot::None,
                ("loot", "all") => settings.loot = Loot::All,
                ("loot", _) => return Err(wrong("one, none or all")),
                ("kingdoms", "random") => settings.kingdoms = Kingdoms::Random,
                ("kingdoms", "choose") => settings.kingdoms = Kingdoms::Choose,
                ("kingdoms", list) => settings.kingdoms = given(content, seats, list)?,
                ("first", "random") => settings.first = None,
                ("first", letter) => {
                    let seat: Option<Seat> = letter.parse().ok();
                    let seat = seat.filter(|seat| seat.0 < seats);
                    settings.first = Some(seat.ok_or_else(|| wrong("random or a seat"))?);
                }
                _ => {
                    return Err(SetupError::new(format!(
                        "{key}={value}: there is no option {key:?}"
                    )));
                }
            }
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
        Wanted {
            edition: Some("reconstruction".to_owned()),
            seats: Some(settings.seats),
            variants: settings
                .last_seat_bonus
                .then(|| "last-seat".to_owned())
                .into_iter()
                .collect(),
            options: options
                .into_iter()
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

fn given(content: &Content, seats: u8, list: &str) -> Result<Kingdoms, SetupError> {
    let mut kingdoms = [0; SEATS];
    let mut names = list.split(',');
    let all = || {
        let names: Vec<String> = content
            .kingdoms
            .iter()
            .map(|kingdom| slug(&kingdom.id))
            .collect();
        names.join(", ")
    };
    for seat in 0..usize::from(seats) {
        let name = names.next().unwrap_or_default();
        let found = content
            .kingdoms
            .iter()
            .position(|kingdom| slug(&kingdom.id) == name);
        let Some(found) = found.filter(|&kingdom| !kingdoms[..seat].contains(&(kingdom as u8)))
        else {
            let why = format!(
                "kingdoms={list}: write random, choose, or {seats} different of {}",
                all()
            );
            return Err(SetupError::new(why));
        };
        kingdoms[seat] = found as u8;
    }
    if names.next().is_some() {
        return Err(SetupError::new(format!(
            "kingdoms={list}: there are {seats} seats"
        )));
    }
    Ok(Kingdoms::Given(kingdoms))
}
