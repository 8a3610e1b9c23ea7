//! What styles do: matches of one bot that has a style against others that have none, every deal from every seat, and how often it does
//! what its style is about.
//!
//! `cargo run --release -p catalog --example styles -- GAME [DEALS] [LEVEL] [SEATS]`

use std::collections::BTreeMap;
use std::io::Write as _;

use bots::{Pace, by_name};
use eko::Eko;
use ethnos::Ethnos;
use kernel::{Dice, Game, Guide, Perspective, Published, Rng, Seat, Turn, Viewer};
use numa_sera::{NumaSera, Target};

const SEED: u64 = 77;

/// What is counted, of the one who has the style and of the other.
#[derive(Default)]
struct Counts {
    /// The seat that has the style.
    styled: u8,
    of: BTreeMap<&'static str, [f64; 2]>,
}

impl Counts {
    fn add(&mut self, what: &'static str, seat: Seat, n: f64) {
        let side = usize::from(seat.0 != self.styled);
        self.of.entry(what).or_default()[side] += n;
    }

    fn one(&mut self, what: &'static str, seat: Seat) {
        self.add(what, seat, 1.0);
    }
}

/// Notes what happened, at the table after it.
type Tell<G> = fn(&G, &<G as Game>::Event, &mut Counts);

fn main() {
    let mut arguments = std::env::args().skip(1);
    let game = arguments.next().unwrap_or_default();
    let deals = arguments
        .next()
        .map_or(30, |deals| deals.parse().expect("a number"));
    let level = arguments.next().unwrap_or_else(|| "steady".to_owned());
    let seats = arguments
        .next()
        .map_or(2, |seats| seats.parse().expect("a number"));
    match game.as_str() {
        "ethnos" => compare::<Ethnos>(deals, &level, seats, tell_ethnos),
        "eko" => compare::<Eko>(deals, &level, seats, tell_eko),
        "numa-sera" => compare::<NumaSera>(deals, &level, seats, tell_numa_sera),
        other => panic!("no game {other:?}: ethnos, eko or numa-sera"),
    }
}

fn compare<G: Published + Guide>(deals: u64, level: &str, seats: u8, tell: Tell<G>) {
    let content = G::read_content(G::CONTENT).expect("our own content");
    let wanted = format!("seats={seats}").parse().expect("a wish");
    let setup = G::set_up(&content, &wanted).expect("a table of so many");
    let matches = deals * u64::from(seats);
    for style in G::STYLES {
        let styled = format!("{level}/{}", style.key);
        let mut counts = Counts::default();
        for nth in 0..matches {
            counts.styled = (nth % u64::from(seats)) as u8;
            let names: Vec<&str> = (0..seats)
                .map(|seat| {
                    if seat == counts.styled {
                        styled.as_str()
                    } else {
                        level
                    }
                })
                .collect();
            play(&setup, &names, nth / u64::from(seats), &mut counts, tell);
        }
        let mut said = format!("{styled}\n");
        for (what, [own, others]) in counts.of {
            let own = own / matches as f64;
            let others = others / (matches * u64::from(seats - 1)) as f64;
            said += &format!("  {what}: {own:.2} a match, without style {others:.2}\n");
        }
        std::io::stdout()
            .write_all(said.as_bytes())
            .expect("somebody reads it");
    }
}

fn play<G: Published + Guide>(
    setup: &G::Setup,
    names: &[&str],
    deal: u64,
    counts: &mut Counts,
    tell: Tell<G>,
) {
    let new = |name: &&str| by_name::<G>(name, Pace::Counted).expect("a bot of the game");
    let mut bots: Vec<_> = names.iter().map(new).collect();
    let mut dice = Dice::quick(Rng::stream(&[SEED, deal, 0]));
    let mut events = Vec::new();
    let mut game = G::start(setup, &mut dice, &mut events);
    let mut step = 0;
    while let Turn::Ask(seat) = game.turn() {
        let mut rng = Rng::stream(&[SEED, deal, counts.styled.into(), step]);
        let choice = bots[seat.index()].choose(&Perspective::new(&game, seat), &mut rng);
        events.clear();
        game.apply(choice, &mut dice, &mut events);
        events.iter().for_each(|event| tell(&game, event, counts));
        step += 1;
    }
    let standings = game.standings();
    let first = standings.places.iter().filter(|place| place.rank == 1);
    let share = 1.0 / first.clone().count().max(1) as f64;
    first.for_each(|place| counts.add("wins", place.seat, share));
}

fn tell_ethnos(game: &Ethnos, event: &ethnos::Event, counts: &mut Counts) {
    use ethnos::Event::{AgeEnds, BandPlayed, Drew, Took};
    match event {
        BandPlayed { seat, cards, .. } => {
            counts.one("Bands", *seat);
            counts.add("cards in Bands", *seat, cards.len() as f64);
            if cards.len() >= 5 {
                counts.one("Bands of five or more", *seat);
            }
        }
        AgeEnds { age: 1, .. } => {
            for kingdom in game.view(Viewer::Spectator).kingdoms {
                for seat in
                    Seat::first(game.seats()).filter(|seat| kingdom.markers[seat.index()] > 0)
                {
                    counts.one("Kingdoms with markers after the first Age", seat);
                }
            }
        }
        Drew { seat, .. } => counts.one("blind draws", *seat),
        Took { seat, .. } => counts.one("cards from the pool", *seat),
        _ => {}
    }
}

fn tell_eko(game: &Eko, event: &eko::Event, counts: &mut Counts) {
    use eko::Event::{Attacked, Built, Kamikaze, Regrouped, TurnBegan};
    match event {
        Attacked { seat, .. } | Kamikaze { seat, .. } => counts.one("attacks", *seat),
        Built { seat, .. } => counts.one("buildings", *seat),
        Regrouped { seat, .. } => counts.one("stacks joined", *seat),
        TurnBegan { seat } => {
            let view = game.view(Viewer::Spectator);
            let own = view.stacks.iter().filter(|stack| stack.owner == *seat);
            counts.one("turns", *seat);
            counts.add(
                "discs on the board at the turns",
                *seat,
                own.map(|stack| f64::from(stack.discs)).sum(),
            );
        }
        _ => {}
    }
}

fn tell_numa_sera(_: &NumaSera, event: &numa_sera::Event, counts: &mut Counts) {
    use numa_sera::Event::{Attacked, Conquered, HeroSlain, ItemBought, SkillBought, Ticked};
    match event {
        Attacked {
            seat,
            target: Target::Hero(_),
        } => counts.one("attacks on Heroes", *seat),
        Attacked { seat, .. } => counts.one("attacks on Strongholds", *seat),
        Conquered { seat, .. } => counts.one("Strongholds conquered", *seat),
        HeroSlain { by: Some(by), .. } => counts.one("Heroes slain", *by),
        ItemBought { seat, .. } => counts.one("Items bought", *seat),
        SkillBought { seat, .. } => counts.one("Skill Levels bought", *seat),
        Ticked { seat, .. } => counts.one("Blocks ticked", *seat),
        _ => {}
    }
}
