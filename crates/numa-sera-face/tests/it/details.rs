//! Things told whole: whatever a page points at has a sheet, in both languages, whose figures add up.

use std::collections::BTreeSet;

use face::{Face, Language};
use kernel::{Game, Seat, Turn, Viewer};
use numa_sera::content::Condition4;
use numa_sera::{Terms, View};
use numa_sera_face::NumaSeraFace;

use super::pages::{Look, all, fields, watch};
use super::{content, words};

/// NS-R6-4, NS-R3-6, NS-R13-7: every card, Hero, Stronghold, Skill, Class and Block that a table shows explains itself whole, to players
/// and to those who watch.
#[test]
fn whatever_is_shown_has_a_sheet() {
    let mut kinds = BTreeSet::new();
    for (seed, wanted) in [(3, "seats=4 win=empire kingdoms=choose"), (4, "seats=2")] {
        let mut nth = 0;
        watch(wanted, seed, |game, remembered| {
            nth += 1;
            if nth % 37 != 1 {
                return;
            }
            let Turn::Ask(seat) = game.turn() else {
                return;
            };
            let viewers = [Viewer::Seated(seat), Viewer::Spectator];
            for (language, viewer) in Language::ALL.into_iter().zip(viewers) {
                let words = words(language);
                let look = Look {
                    game,
                    viewer,
                    words: &words,
                    remembered,
                };
                let page = look.page();
                let wanted: BTreeSet<&str> = all(&page, " data-about=\"").collect();
                for of in wanted {
                    let sheet = look.with(|scene| NumaSeraFace::detail(scene, of));
                    let sheet = sheet
                        .unwrap_or_else(|| panic!("{of} has no sheet"))
                        .into_string();
                    is_whole(of, &sheet);
                    // What it leads to is on the page.
                    for target in all(&sheet, " for=\"") {
                        assert!(page.contains(&format!("id=\"{target}\"")), "{target}");
                    }
                    kinds.extend(of.split('-').next().map(str::to_owned));
                }
            }
        });
    }
    let all = "block card class discard hero hold purse race skill";
    assert_eq!(kinds.into_iter().collect::<Vec<_>>().join(" "), all);
}

#[track_caller]
fn is_whole(of: &str, sheet: &str) {
    assert!(sheet.contains("<h2>"), "{of}: {sheet}");
    assert!(sheet.contains("data-rule="), "{of} cites no rule: {sheet}");
    for key in ["detail-", "table-", "tip-"] {
        assert!(!sheet.contains(&format!(">{key}")), "{of}: {sheet}");
    }
}

/// What does not exist has no sheet, and asking for it is no fault.
#[test]
fn what_is_not_there_has_no_sheet() {
    let words = words(Language::English);
    watch("seats=2", 1, |game, remembered| {
        let look = Look {
            game,
            viewer: Viewer::Spectator,
            words: &words,
            remembered,
        };
        for of in [
            "",
            "card",
            "card-",
            "card-250",
            "hero-x",
            "block-1",
            "block-9-1",
            "block-1-99",
            "purse-7",
            "race-4",
            "skill-5",
            "x-1",
        ] {
            assert!(
                look.with(|scene| NumaSeraFace::detail(scene, of)).is_none(),
                "{of}"
            );
        }
    });
}

/// NS-R12-2, NS-R13-4: what a sheet adds up is what the figure is.
#[test]
fn sheets_add_up() {
    let (content, english) = (content(), words(Language::English));
    let mut seen = 0;
    watch("seats=3 win=empire", 8, |game, remembered| {
        let view = game.view(Viewer::Seated(Seat(0)));
        let look = Look {
            game,
            viewer: Viewer::Seated(Seat(0)),
            words: &english,
            remembered,
        };
        for player in view.players.iter().filter(|one| one.max_power > 0) {
            let Some(kingdom) = player.kingdom else {
                continue;
            };
            let holds = player
                .strongholds
                .iter()
                .map(|&hold| content.strongholds[usize::from(hold)].residual);
            let added = player.sources.residual.iter().map(|part| part.n);
            let all: i16 = content.kingdoms[usize::from(kingdom)].base_residual
                + holds.chain(added).sum::<i16>();
            assert_eq!(all.max(0), player.residual);
            let hero = player.line.shown().unwrap()[0];
            let sheet = look.with(|scene| NumaSeraFace::detail(scene, &format!("hero-{hero}")));
            let sheet = sheet.unwrap().into_string();
            let totals = sheet.matches("class=\"term tot\"").count();
            seen += usize::from(totals > 1);
            if player.attack_parts.len() > 1 {
                let total = format!(
                    "<span class=\"term tot\"><b>{}</b><small>Attack</small>",
                    player.attack
                );
                assert!(sheet.contains(&total), "{sheet}");
            }
        }
    });
    assert!(seen > 5, "few figures were made of several parts");
}

/// A rival's sheet says what they threaten; one's own does not, and no one else's tells it.
#[test]
fn a_rival_is_a_threat() {
    let english = words(Language::English);
    let mut seen = 0;
    watch("seats=2", 5, |game, remembered| {
        let view: View = game.view(Viewer::Seated(Seat(0)));
        let Some(odds) = view.players[1].threat else {
            return;
        };
        assert_eq!(view.players[0].threat, None);
        assert_eq!(game.view(Viewer::Spectator).players[1].threat, None);
        let look = Look {
            game,
            viewer: Viewer::Seated(Seat(0)),
            words: &english,
            remembered,
        };
        let hero = view.players[1].line.shown().unwrap()[0];
        let sheet = look.with(|scene| NumaSeraFace::detail(scene, &format!("hero-{hero}")));
        let sheet = sheet.unwrap().into_string();
        assert!(sheet.contains("attacks your Hero"), "{sheet}");
        let says = format!("You win: {} of {}.", odds.of - odds.wins, odds.of);
        assert!(sheet.contains(&says), "{says}: {sheet}");
        seen += 1;
    });
    assert!(seen > 0, "nobody was a threat");
}

/// The race is told for everyone in the order of the table.
#[test]
fn a_condition_compares_all() {
    let english = words(Language::English);
    watch("seats=4", 2, |game, remembered| {
        let look = Look {
            game,
            viewer: Viewer::Spectator,
            words: &english,
            remembered,
        };
        let standing = look.with(|scene| {
            scene
                .view
                .players
                .iter()
                .filter(|one| one.max_power > 0 && !one.eliminated)
                .count()
        });
        for nth in 0..Condition4::ALL.len() {
            let sheet = look.with(|scene| NumaSeraFace::detail(scene, &format!("race-{nth}")));
            let sheet = sheet.unwrap().into_string();
            assert_eq!(sheet.matches("class=\"counter").count(), standing);
        }
    });
}

/// NS-D11: another partner leaves the draft and begins an offer to them; five more are written as one coin.
#[test]
fn another_partner_is_one_press() {
    let mut read = 0;
    watch("seats=4", 9, |game, remembered| {
        let Turn::Ask(seat) = game.turn() else {
            return;
        };
        let view = game.view(Viewer::Seated(seat));
        if !matches!(view.asked, Some((_, numa_sera::Question::Draft))) || view.offers_left == 0 {
            return;
        }
        let english = words(Language::English);
        let look = Look {
            game,
            viewer: Viewer::Seated(seat),
            words: &english,
            remembered,
        };
        let page = look.page();
        let others: Vec<&str> = all(&page, "name=\"partner\" value=\"").collect();
        let Some(&other) = others.first() else {
            return;
        };
        let sent = fields(&[("give", "0"), ("want", "0"), ("partner", other)]);
        let chain = NumaSeraFace::read_form(&view, &sent).unwrap();
        assert_eq!(chain.len(), 2, "{chain:?}");
        assert_eq!(chain[0], "withdraw");
        assert!(chain[1].starts_with("offer "), "{chain:?}");
        let more = fields(&[("give", "0"), ("want", "0"), ("more", "give 5")]);
        let empty = Terms::default();
        let begins = view.trade.as_ref().unwrap().terms == kernel::Seen::Shown(empty);
        if begins && view.own().unwrap().capital >= 5 {
            assert_eq!(NumaSeraFace::read_form(&view, &more).unwrap(), ["give 5"]);
        }
        read += 1;
    });
    assert!(read > 0, "nobody wrote an offer");
}
