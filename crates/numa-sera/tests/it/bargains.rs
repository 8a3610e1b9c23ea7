//! How bots trade (NS-R9-1, NS-D11): gifts, swaps, ruinous offers, offers of their own, promises on their honour.

use bots::{Bot, Pace, by_name};
use kernel::{Dice, Game, Notation, Perspective, Quiet, Rng, Seat, Turn};
use numa_sera::{Choice, Event, NumaSera, Objection, Target};

use super::set_up;

/// Every bot that people meet, and the yardstick beside them.
const ALL: [&str; 6] = ["greedy", "novice", "steady", "sharp", "master", "champion"];
const QUICK: Pace = Pace::Iterations(40);

/// A position after these answers, and what the last of them told.
fn after(setup: &str, position: &str, answers: &str) -> (NumaSera, Vec<Event>) {
    let setup = set_up(setup);
    let mut game = NumaSera::read_position(&setup, position).expect("it is a position");
    let (mut dice, mut events) = (Dice::script(vec![]), Vec::new());
    for answer in answers.split("; ").filter(|answer| !answer.is_empty()) {
        let choice = game.read_choice(answer).expect("it is an answer");
        events.clear();
        game.apply(choice, &mut dice, &mut events);
    }
    (game, events)
}

fn answered(bot: &str, game: &NumaSera) -> Choice {
    let Turn::Ask(seat) = game.turn() else {
        panic!("nobody is asked");
    };
    let mut bot = by_name::<NumaSera>(bot, QUICK).unwrap();
    bot.choose(&Perspective::new(game, seat), &mut Rng::new(1))
}

/// What every bot answers to this offer, and what the log says where they refuse it.
#[track_caller]
fn judged(setup: &str, position: &str, offer: &str, why: Option<Objection>) {
    let (game, _) = after(setup, position, offer);
    let wanted = match why {
        None => Choice::AcceptOffer,
        Some(_) => Choice::RefuseOffer,
    };
    for bot in ALL {
        assert_eq!(answered(bot, &game), wanted, "{bot}");
    }
    let (mut game, mut events) = (game, Vec::new());
    game.apply(Choice::RefuseOffer, &mut Dice::script(vec![]), &mut events);
    let told = events.iter().find_map(|event| match event {
        Event::OfferRefused { why, .. } => Some(*why),
        _ => None,
    });
    assert_eq!(told, Some(why));
}

const TWO: &str = "seats=2 first=A";

#[test]
fn every_bot_takes_a_gift() {
    let table = "kingdom A: numa-sera\nkingdom B: meran\ncapital A: 5\nhand A: steady-hand\n";
    judged(TWO, table, "offer B; give 5; propose", None);
    judged(
        TWO,
        table,
        "offer B; give steady-hand; promise truce; propose",
        None,
    );
    // A rival who is about to win may give, too.
    let near = format!("{table}skills A: weapon 3\n");
    judged(TWO, &near, "offer B; give 5; propose", None);
}

#[test]
fn a_fair_swap_is_accepted() {
    // A sword that B has no hand for, for what it costs.
    let table = "kingdom A: numa-sera\nkingdom B: meran\ncapital A: 12\nhand B: longsword\nitems B: great-maul\n";
    judged(
        TWO,
        table,
        "offer B; give 5; give 5; want longsword; propose",
        None,
    );
}

#[test]
fn a_ruinous_offer_is_refused() {
    let table = "kingdom A: numa-sera\nkingdom B: meran\ncapital A: 5\ncapital B: 20\n";
    let dear = "offer B; give 1; want 20; propose";
    judged(TWO, table, dear, Some(Objection::TooDear));
    let blind = "offer B; give 5; want steady-hand; propose";
    judged(TWO, table, blind, Some(Objection::Unshown));
}

#[test]
fn nobody_is_helped_to_the_last_step() {
    let table = "kingdom A: numa-sera\nkingdom B: meran\ncapital A: 20\ncapital B: 20\nhand A: longsword\nskills A: weapon 3\n";
    let sold = "offer B; give longsword; want 20; propose";
    judged(TWO, table, sold, Some(Objection::NearsVictory));
}

#[test]
fn a_word_that_was_broken_is_worth_less() {
    let honour = "seats=2 first=A promises=honour";
    let table = "kingdom A: siaa-dee\nkingdom B: meran\ncapital A: 0\ncapital B: 9\nbroken A: 3\n";
    let peace = "offer B; promise truce; want 5; propose";
    judged(honour, table, peace, Some(Objection::OnAWord));
}

/// At most one offer in a turn, in one round of three at most, and it ends: by an answer, never by a draft that goes on and on.
#[test]
fn bots_offer_seldom_and_in_good_order() {
    let setup = set_up("seats=4");
    let (mut offers, mut traded, mut turns) = (0, 0, 0);
    for nth in 0..12 {
        let mut dice = Dice::quick(Rng::stream(&[nth, 1]));
        let mut rng = Rng::stream(&[nth, 2]);
        let mut bots: Vec<_> = (0..4)
            .map(|_| by_name::<NumaSera>("novice", QUICK).unwrap())
            .collect();
        let mut game = NumaSera::start(&setup, &mut dice, &mut Quiet);
        let (mut in_turn, mut last) = (0, [0_u8; 4]);
        let mut round_now = 0;
        while let Turn::Ask(seat) = game.turn() {
            let bot: &mut Box<dyn Bot<NumaSera>> = &mut bots[seat.index()];
            let choice = bot.choose(&Perspective::new(&game, seat), &mut rng);
            let mut events = Vec::new();
            game.apply(choice, &mut dice, &mut events);
            for event in &events {
                match event {
                    Event::TurnBegan { round, .. } => {
                        (in_turn, round_now) = (0, *round);
                        turns += 1;
                    }
                    Event::Offered { seat, .. } => {
                        in_turn += 1;
                        offers += 1;
                        assert_eq!(in_turn, 1, "one offer in a turn");
                        let before = std::mem::replace(&mut last[seat.index()], round_now);
                        assert!(
                            before == 0 || round_now >= before + 3,
                            "a pause between offers"
                        );
                    }
                    Event::Traded { .. } => traded += 1,
                    Event::OfferWithdrawn { .. } => panic!("an offer is begun to be made"),
                    _ => {}
                }
            }
        }
    }
    assert!(
        offers > 0 && traded > 0,
        "{offers} offers, {traded} taken, in {turns} turns"
    );
    assert!(
        offers * 4 < turns,
        "{offers} offers in {turns} turns are a nuisance"
    );
}

#[test]
fn where_bots_shall_not_offer_they_only_answer() {
    let setup = set_up("seats=4 bot-offers=off");
    for nth in 0..6 {
        let mut dice = Dice::quick(Rng::stream(&[nth, 1]));
        let mut rng = Rng::stream(&[nth, 2]);
        let mut bot = by_name::<NumaSera>("greedy", QUICK).unwrap();
        let mut game = NumaSera::start(&setup, &mut dice, &mut Quiet);
        while let Turn::Ask(seat) = game.turn() {
            let choice = bot.choose(&Perspective::new(&game, seat), &mut rng);
            assert!(!matches!(choice, Choice::Offer(_)));
            game.apply(choice, &mut dice, &mut Quiet);
        }
    }
}

/// NS-D11, `honour`: those up to sharp keep a truce though an Attack would win, those above take the victory.
#[test]
fn honour_binds_some_bots_and_not_others() {
    let position = "kingdom A: siaa-dee\nkingdom B: meran\nslain A: 2\nfallen B: 1\npower B: 1\nexplored: yes\ntruce A: B\n";
    let (game, _) = after("seats=2 first=A promises=honour", position, "");
    let raid = Choice::Attack(Target::Hero(Seat(1)));
    for bot in ["greedy", "novice", "steady", "sharp"] {
        assert_ne!(answered(bot, &game), raid, "{bot}");
    }
    for bot in ["master", "champion"] {
        assert_eq!(answered(bot, &game), raid, "{bot}");
    }
}

/// Sampling spares the list of what an offer can say, and gives what would be picked from it.
#[test]
fn parts_of_offers_are_sampled_as_from_their_list() {
    for (seed, wish) in [
        (1, "seats=2"),
        (2, "seats=4 promises=honour"),
        (3, "rules=2 seats=3"),
    ] {
        let setup = set_up(wish);
        let mut dice = Dice::quick(Rng::new(seed));
        let mut rng = Rng::new(seed);
        let mut game = NumaSera::start(&setup, &mut dice, &mut Quiet);
        let (mut list, mut scratch) = (Vec::new(), Vec::new());
        let mut drafts = 0;
        while game.turn() != Turn::Over {
            list.clear();
            game.choices(&mut list);
            let picked = *rng.clone().pick(&list).unwrap();
            let sampled = game.sample(&mut rng, &mut scratch);
            assert_eq!(sampled, picked, "{wish}");
            drafts += u32::from(list.contains(&Choice::Withdraw));
            game.apply(sampled, &mut dice, &mut Quiet);
        }
        assert!(drafts > 30, "{drafts} drafts");
    }
}
