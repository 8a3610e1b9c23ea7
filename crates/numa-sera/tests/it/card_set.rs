//! The card set, and files that cannot be used.

use kernel::{Determinize, Game, Notation, Published, Rng, Seat, Viewer};
use numa_sera::NumaSera;
use numa_sera::content::{CardKind, Content, SkillType};

use super::{set_up, shipped};

#[test]
fn the_card_set_is_complete() {
    let content = shipped();
    let copies = |items: bool| -> u32 {
        let cards = content.cards.iter();
        cards
            .filter(|card| (card.kind == CardKind::Item) == items)
            .map(|card| u32::from(card.copies))
            .sum()
    };
    let skills = content.skills.iter();
    let skills: u32 = skills.map(|skill| u32::from(skill.copies)).sum();
    let classes = content.classes.len() * 4;
    let heroes = content.heroes.len();
    assert_eq!((copies(false), copies(true)), (80, 25), "NS-R1-2");
    assert_eq!((skills, classes, heroes), (35, 20, 12), "NS-R1-2");
    assert_eq!(content.strongholds.len(), 10, "NS-R1-2");
    assert_eq!(content.kingdoms.len(), 4, "NS-R1-2");
    let mut kingdoms = content.kingdoms.iter();
    assert!(kingdoms.all(|kingdom| kingdom.blocks.len() == 13));
    let sources = NumaSera::provenance(&content);
    let of_the_die = ("die -3 -2 -1 1 2 3".to_owned(), "rulebook".to_owned());
    assert!(sources.contains(&of_the_die));
    assert!(sources.len() > 180, "every card has a source");
}

/// Items have another back than Exploration cards: other players see how many of each a hand holds, and no world that they can
/// imagine has another number.
#[test]
fn the_backs_of_cards_tell_items_from_exploration_cards() {
    let setup = set_up("seats=2 first=A");
    let text = "kingdom A: numa-sera\nkingdom B: meran\nhand B: longsword, steady-hand, caltrops\nknown BA:\n";
    let game = NumaSera::read_position(&setup, text).unwrap();
    let (content, mut rng) = (shipped(), Rng::new(8));
    for _ in 0..30 {
        let world = game.determinize(Viewer::Seated(Seat(0)), &mut rng);
        let view = world.view(Viewer::Seated(Seat(1)));
        let hand = view.own().unwrap().hand.shown().unwrap().clone();
        let items = hand.iter();
        let items = items.filter(|&&card| content.card(card).kind == CardKind::Item);
        assert_eq!((hand.len(), items.count()), (3, 1), "NS-R1-3");
    }
}

/// A wrong content file is refused with line, card and reason.
#[track_caller]
fn refused(from: &str, to: &str, at: &str, why: &str) {
    let text = NumaSera::CONTENT.replacen(from, to, 1);
    assert_ne!(text, NumaSera::CONTENT, "{from:?} is in the file");
    let error = Content::read(&text).map(|_| ()).unwrap_err();
    assert!(error.at.contains(at), "{error}");
    assert!(error.why.to_string().contains(why), "{error}");
}

#[test]
fn wrong_content_is_refused_with_its_place() {
    refused(
        "{ gain_capital = 4 }",
        "{ gain_gold = 4 }",
        "ns_vaults",
        "fault-unknown-word text=gain_gold",
    );
    refused(
        "id = \"ns_vaults\"",
        "id = \"ns_tithe\"",
        "ns_tithe",
        "fault-id-twice",
    );
    refused(
        "after = [\"ns_efficiency\"]",
        "after = [\"ns_nothing\"]",
        "ns_bountiful",
        "fault-no-block text=ns_nothing",
    );
    refused(
        "starting_capital = 5",
        "starting_capital = 7",
        "numa_sera",
        "fault-starting-capital",
    );
    refused(
        "id = \"BO01\"\nname = \"Merchant Caravan\"\nsource = \"reconstruction\"\ncopies = 2",
        "id = \"BO01\"\nname = \"Merchant Caravan\"\nsource = \"reconstruction\"\ncopies = 3",
        "exploration cards",
        "most=80",
    );
    refused(
        "prereq = [{ classes = 2 }]",
        "prereq = [{ classes = 6 }]",
        "me_names",
        "fault-never-reached",
    );
    refused(
        "abilities = [{ on = \"start_of_turn\", do = [{ heal = 1 }] }]\n\n[[stronghold]]",
        "abilities = []\n\n[[stronghold]]",
        "SH08",
        "fault-start-of-turn",
    );
    refused(
        "{ on = \"explored\", limit = \"turn\", do",
        "{ on = \"explored\", do",
        "Lore",
        "fault-limit-explore",
    );
    let error = Content::read(&NumaSera::CONTENT.replacen("defense = 4", "defense = \"four\"", 1))
        .map(|_| ())
        .unwrap_err();
    assert!(error.line.is_some(), "{error}");
}

#[test]
fn skills_have_names() {
    assert_eq!(
        shipped().skills[SkillType::Lore as usize].name,
        "Lore Training"
    );
}

/// Matches do not carry the text of a set that the program shipped: each former set is still there, and none is today's.
#[test]
fn former_sets_are_kept() {
    let sets = NumaSera::FORMER.iter().chain([&NumaSera::CONTENT]);
    let names: Vec<String> = sets
        .map(|text| super::read(text).meta.set.clone())
        .collect();
    assert_eq!(names, ["R3", "R4", "R5"]);
}
