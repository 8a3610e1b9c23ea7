//! The table before the first turn, the card set, and the ends that take long.

use kernel::{Dice, Game, Notation, Published, Quiet, Rng, Seat, Turn, Viewer};
use numa_sera::content::{CardKind, Content, SkillType};
use numa_sera::{Choice, Event, NumaSera, View};

use super::{content, set_up};

fn start(wanted: &str, seed: u64) -> (NumaSera, Vec<Event>) {
    let mut events = Vec::new();
    let mut dice = Dice::quick(Rng::new(seed));
    let mut game = NumaSera::start(&set_up(wanted), &mut dice, &mut events);
    // Everybody takes the first kingdom and the first line that is offered.
    let mut choices = Vec::new();
    while game.view(Viewer::Spectator).round == 0 {
        choices.clear();
        game.choices(&mut choices);
        game.apply(choices[0], &mut dice, &mut events);
    }
    (game, events)
}

fn view(game: &NumaSera) -> View {
    game.view(Viewer::Spectator)
}

/// NS-R1-2, NS-R1-3: the components, by what is on their backs.
#[test]
fn the_card_set_is_complete() {
    let content = content();
    let brown: u32 = content
        .cards
        .iter()
        .filter(|card| card.kind != CardKind::Item)
        .map(|card| u32::from(card.copies))
        .sum();
    let hazel = content
        .cards
        .iter()
        .filter(|card| card.kind == CardKind::Item)
        .count();
    let skills: u32 = content
        .skills
        .iter()
        .map(|skill| u32::from(skill.copies))
        .sum();
    assert_eq!((brown, hazel, skills), (80, 25, 35));
    assert_eq!(
        (
            content.classes.len() * 4,
            content.strongholds.len(),
            content.heroes.len()
        ),
        (20, 10, 12)
    );
    assert_eq!(content.kingdoms.len(), 4);
    assert!(
        content
            .kingdoms
            .iter()
            .all(|kingdom| kingdom.blocks.len() == 13)
    );
    let sources = NumaSera::provenance(&content);
    assert!(
        sources
            .iter()
            .any(|(what, source)| what == "die" && source == "rulebook")
    );
    assert!(sources.len() > 180, "every card has a source");
}

/// NS-R3-1 to NS-R3-4: decks and rows by number of players.
#[test]
fn decks_and_rows_are_laid_out() {
    for (seats, holds) in [(2, 6), (3, 8), (4, 10)] {
        let (game, _) = start(&format!("seats={seats}"), 7);
        let view = view(&game);
        assert_eq!(view.colleges, [3 + seats; 5]);
        assert_eq!(view.strongholds.iter().flatten().count(), 4);
        assert_eq!(view.deck.strongholds, holds - 4);
        assert_eq!(view.forge.iter().flatten().count(), 4);
        assert_eq!(view.deck.forge, 21);
        let dealt: u8 = view.players.iter().map(|player| player.hand_size).sum();
        assert_eq!(view.deck.exploration, 80 - dealt);
        assert!(view.deck.discard.is_empty());
        // NS-R3-2, NS-R3-4: what is shown is what the rules lay out.
        game.audit().unwrap();
    }
}

/// NS-R3-5, NS-R3-7, NS-R3-8, NS-R3-9, NS-R3-10, NS-R3-11: each kingdom gets what its mat prints; Class cards are no hand cards.
#[test]
fn kingdoms_get_their_starting_assets() {
    let (game, events) = start(
        "seats=4 kingdoms=numa-sera,meran,siaa-dee,dena-vale first=A",
        3,
    );
    let content = content();
    for player in &view(&game).players {
        let mat = &content.kingdoms[usize::from(player.kingdom.unwrap())];
        assert_eq!(player.capital, mat.starting_capital);
        assert_eq!(player.residual, mat.base_residual);
        assert_eq!(player.blocks, [mat.pre_ticked]);
        assert_eq!(player.hand_size, mat.starting_battle_cards);
        assert_eq!(player.power, player.max_power);
        assert!(player.classes.is_empty());
    }
    let battle_only = events.iter().all(|event| match event {
        Event::Dealt { cards, .. } => cards
            .shown()
            .unwrap()
            .iter()
            .all(|&card| content.card(card).kind == CardKind::Battle),
        _ => true,
    });
    assert!(battle_only);
}

/// NS-R3-6, NS-D3: kingdoms are picked in turn order, lines are secret until all are chosen.
#[test]
fn kingdoms_are_picked_and_lines_are_secret() {
    let mut dice = Dice::quick(Rng::new(5));
    let mut game = NumaSera::start(
        &set_up("seats=2 kingdoms=choose first=B"),
        &mut dice,
        &mut Quiet,
    );
    assert_eq!(game.turn(), Turn::Ask(Seat(1)));
    game.apply(Choice::Kingdom(2), &mut dice, &mut Quiet);
    assert!(
        matches!(game.why_not(Seat(0), Choice::Kingdom(2)).rule(), Some(rule) if rule.0 == "NS-R3-5")
    );
    game.apply(Choice::Kingdom(0), &mut dice, &mut Quiet);
    game.apply(Choice::Line([2, 1, 0]), &mut dice, &mut Quiet);
    assert_eq!(game.turn(), Turn::Ask(Seat(0)));
    let line = |game: &NumaSera, viewer| game.view(viewer).players[1].line.shown().cloned();
    assert_eq!(line(&game, Viewer::Seated(Seat(0))), None);
    assert_eq!(line(&game, Viewer::Seated(Seat(1))), Some(vec![8, 7, 6]));
    game.apply(Choice::Line([0, 1, 2]), &mut dice, &mut Quiet);
    assert_eq!(line(&game, Viewer::Spectator), Some(vec![8, 7, 6]));
}

/// NS-R3-12, NS-D5: the first player is random, or who the host says.
#[test]
fn somebody_is_first() {
    let firsts: Vec<u8> = (0..40)
        .map(|seed| view(&start("seats=3", seed).0).first.0)
        .collect();
    assert!((0..3).all(|seat| firsts.contains(&seat)));
    assert_eq!(view(&start("seats=3 first=C", 1).0).active, Seat(2));
}

/// NS-D41: the house rule for the last seat.
#[test]
fn the_last_seat_may_start_richer() {
    let plain = view(&start("seats=3 first=B kingdoms=meran,numa-sera,dena-vale", 1).0);
    let richer = view(
        &start(
            "seats=3 first=B kingdoms=meran,numa-sera,dena-vale +last-seat",
            1,
        )
        .0,
    );
    let capital = |view: &View| {
        view.players
            .iter()
            .map(|player| player.capital)
            .collect::<Vec<_>>()
    };
    assert_eq!(capital(&plain), [4, 3, 4]);
    assert_eq!(capital(&richer), [6, 3, 4]);
}

/// NS-D4: the bank never runs out, whatever the number of coins in the box.
#[test]
fn the_bank_is_bottomless() {
    let setup = set_up("seats=2 first=A");
    let text = "kingdom A: numa-sera\nkingdom B: meran\ncapital A: 900\nexplored: yes\n";
    let mut game = NumaSera::read_position(&setup, text).unwrap();
    let mut dice = Dice::script(vec![]);
    game.apply(Choice::Build, &mut dice, &mut Quiet);
    assert_eq!(view(&game).players[0].capital, 903);
}

/// NS-D40: after forty rounds the one who is furthest wins.
#[test]
fn forty_rounds_are_enough() {
    let setup = set_up("seats=2 first=A");
    let text = "round: 40\nactive: B\nkingdom A: numa-sera\nkingdom B: meran\nskills A: lore 1\nexplored: yes\n";
    let mut game = NumaSera::read_position(&setup, text).unwrap();
    let mut dice = Dice::script(vec![]);
    game.apply(Choice::Build, &mut dice, &mut Quiet);
    game.apply(Choice::NoTick, &mut dice, &mut Quiet);
    assert_eq!(game.turn(), Turn::Over);
    let standings = game.standings();
    assert_eq!(standings.ending, "length-guard");
    assert_eq!(standings.winners().collect::<Vec<_>>(), [Seat(0)]);
}

/// NS-D42: who concedes is eliminated and nobody is credited.
#[test]
fn conceding_is_elimination_without_credit() {
    let (mut game, _) = start("seats=3 first=A", 4);
    let mut dice = Dice::quick(Rng::new(1));
    game.concede(Seat(0), &mut dice, &mut Quiet);
    let seen = view(&game);
    assert!(seen.players[0].eliminated && seen.players.iter().all(|player| player.slain == 0));
    assert_eq!(game.turn(), Turn::Ask(Seat(1)));
    game.audit().unwrap();
    game.concede(Seat(1), &mut dice, &mut Quiet);
    assert_eq!(
        (game.turn(), game.standings().ending),
        (Turn::Over, "survivor")
    );
}

/// NS-R1-2: a wrong content file is refused with line, card and reason.
#[track_caller]
fn refused(from: &str, to: &str, at: &str, why: &str) {
    let text = NumaSera::CONTENT.replacen(from, to, 1);
    assert_ne!(text, NumaSera::CONTENT, "{from:?} is in the file");
    let error = Content::read(&text).map(|_| ()).unwrap_err();
    assert!(error.at.contains(at), "{error}");
    assert!(error.why.contains(why), "{error}");
}

#[test]
fn wrong_content_is_refused_with_its_place() {
    refused(
        "{ gain_capital = 4 }",
        "{ gain_gold = 4 }",
        "ns_vaults",
        "unknown variant `gain_gold`",
    );
    refused(
        "id = \"ns_vaults\"",
        "id = \"ns_tithe\"",
        "ns_tithe",
        "already used",
    );
    refused(
        "after = [\"ns_efficiency\"]",
        "after = [\"ns_nothing\"]",
        "ns_bountiful",
        "no Block \"ns_nothing\"",
    );
    refused(
        "starting_capital = 3",
        "starting_capital = 5",
        "numa_sera",
        "base Residual",
    );
    refused(
        "id = \"BO01\"\nname = \"Merchant Caravan\"\nsource = \"reconstruction\"\ncopies = 2",
        "id = \"BO01\"\nname = \"Merchant Caravan\"\nsource = \"reconstruction\"\ncopies = 3",
        "exploration cards",
        "80",
    );
    refused(
        "prereq = [{ classes = 2 }]",
        "prereq = [{ classes = 6 }]",
        "me_names",
        "never be reached",
    );
    refused(
        "abilities = [{ on = \"start_of_turn\", do = [{ heal = 1 }] }]\n\n[[stronghold]]",
        "abilities = []\n\n[[stronghold]]",
        "SH08",
        "Start of Turn",
    );
    refused(
        "{ on = \"explored\", limit = \"turn\", do",
        "{ on = \"explored\", do",
        "Lore",
        "limit",
    );
    let error = Content::read(&NumaSera::CONTENT.replacen("defense = 4", "defense = \"four\"", 1))
        .map(|_| ())
        .unwrap_err();
    assert!(error.line.is_some(), "{error}");
}

#[test]
fn skills_have_names() {
    assert_eq!(
        content().skills[SkillType::Lore as usize].name,
        "Lore Training"
    );
}
