//! Plays a short stretch from a position, and keeps the books: whatever the events say must have become of every player.

use kernel::{Dice, Game, Notation, Seat, Seen, Turn, Viewer};
use numa_sera::content::{Card, SetId};
use numa_sera::{Choice, Event, NumaSera, PlayerView, Question, View};

use super::position::Position;

/// How questions are answered on the way. What is not said is answered by declining, or by the first answer that is offered.
#[derive(Clone, Default, Debug)]
pub(super) struct Plan {
    /// Answers to the questions of a turn; the run ends at the one after the last.
    pub(super) actions: Vec<Choice>,
    /// The thing that is looked at: the answers below are meant for its questions.
    pub(super) set: Option<SetId>,
    pub(super) option: u8,
    pub(super) may: bool,
    pub(super) reject: bool,
    pub(super) tick: Option<u8>,
    /// Battle cards, each played by its seat as soon as it is asked.
    pub(super) cards: Vec<(Seat, Card)>,
    /// What is rolled and drawn, in notation.
    pub(super) dice: Vec<String>,
}

pub(super) struct Run {
    pub(super) before: View,
    /// Every hand before.
    pub(super) hands: Vec<Vec<Card>>,
    pub(super) game: NumaSera,
    pub(super) events: Vec<Event>,
    pub(super) asked: Vec<(Seat, Question, Vec<Choice>)>,
}

impl Run {
    /// A player before.
    pub(super) fn was(&self, seat: Seat) -> &PlayerView {
        self.before.player(seat).unwrap()
    }

    #[track_caller]
    pub(super) fn of(position: &Position, plan: &Plan) -> Self {
        let game = position.game();
        let wishes = plan.dice.iter().map(|text| game.read_wish(text).unwrap());
        let mut dice = Dice::script(wishes.collect());
        let mut run = Self {
            before: game.view(Viewer::Spectator),
            hands: all_seen(&game)
                .iter()
                .map(|player| hand(player).to_vec())
                .collect(),
            game,
            events: Vec::new(),
            asked: Vec::new(),
        };
        let start = all_seen(&run.game);
        let mut actions = plan.actions.iter().copied();
        let mut cards = plan.cards.clone();
        while let Turn::Ask(seat) = run.game.turn() {
            let view = run.game.view(Viewer::Seated(seat));
            let (_, question) = view.asked.expect("someone is asked");
            let mut offered = Vec::new();
            run.game.choices(&mut offered);
            let meant = |set: SetId| plan.set == Some(set);
            let choice = match question {
                Question::Action => match actions.next() {
                    Some(action) => action,
                    None => break,
                },
                Question::Option { set, .. } if meant(set) => Choice::Option(plan.option),
                Question::May { set } if plan.may && meant(set) => Choice::Yes,
                Question::May { .. } => Choice::No,
                Question::Reroll { set } if plan.may && meant(set) => Choice::Reroll,
                Question::Reroll { .. } => Choice::KeepRoll,
                Question::Maven(_) if plan.reject => Choice::Reject,
                Question::Block => plan.tick.map_or(Choice::NoTick, Choice::Tick),
                Question::BattleCard | Question::ExtraBattleCard => {
                    match cards.iter().position(|(by, _)| *by == seat) {
                        Some(at) => Choice::Play(cards.remove(at).1),
                        None => Choice::NoCard,
                    }
                }
                Question::Extra => Choice::Pass,
                _ => offered[0],
            };
            assert!(
                offered.contains(&choice),
                "{choice:?} is not among {offered:?}\n{}",
                run.game.write_position()
            );
            run.asked.push((seat, question, offered));
            run.game.apply(choice, &mut dice, &mut run.events);
        }
        books_balance(&start, &run.events, &all_seen(&run.game));
        run
    }

    /// The table as it was when the first thing came of this set: Capital and Power have changed since the beginning.
    pub(super) fn just_before(&self, set: SetId) -> View {
        let its = |event: &Event| match event {
            Event::CapitalGained { by, .. }
            | Event::CapitalLost { by, .. }
            | Event::CapitalMoved { by, .. }
            | Event::Healed { by, .. }
            | Event::PowerLost { by, .. } => *by == Some(set),
            Event::TurnBegan { .. } => true,
            _ => false,
        };
        let upto = self.events.iter().position(its);
        let mut view = self.before.clone();
        for player in &mut view.players {
            let sum = Sum::of(
                player.seat,
                &self.events[..upto.unwrap_or(self.events.len())],
            );
            player.capital += sum.capital;
            player.power += sum.power;
        }
        view
    }

    pub(super) fn view(&self) -> View {
        self.game.view(Viewer::Spectator)
    }
}

/// Every player as they see themselves.
fn all_seen(game: &NumaSera) -> Vec<PlayerView> {
    Seat::first(game.seats())
        .map(|seat| {
            game.view(Viewer::Seated(seat))
                .player(seat)
                .unwrap()
                .clone()
        })
        .collect()
}

fn hand(player: &PlayerView) -> &[Card] {
    match &player.hand {
        Seen::Shown(cards) => cards,
        Seen::Hidden => panic!("everybody sees the own hand"),
    }
}

/// What events say of one player, added up.
#[derive(Default)]
struct Sum {
    capital: i16,
    placed: i16,
    power: i16,
    /// Cards of the Hand, but for those discarded: these may come from elsewhere.
    cards: i16,
    fell: bool,
}

impl Sum {
    fn of(own: Seat, events: &[Event]) -> Self {
        let mut sum = Self::default();
        for event in events {
            sum.add(own, event);
        }
        sum
    }

    fn add(&mut self, own: Seat, event: &Event) {
        match *event {
            Event::CapitalGained { seat, n, .. } if seat == own => self.capital += n,
            Event::CapitalLost { seat, n, .. } if seat == own => self.capital -= n,
            Event::CapitalMoved { from, to, n, .. } => {
                self.capital += n * (i16::from(to == own) - i16::from(from == own));
            }
            Event::Built { seat, residual } if seat == own => self.capital += residual,
            Event::Paid {
                seat,
                n,
                from_cards,
            } if seat == own => {
                self.capital -= n - from_cards;
                self.placed -= from_cards;
            }
            Event::CapitalPlaced { seat, n, .. } if seat == own => self.placed += i16::from(n),
            Event::Healed { seat, n, .. } if seat == own => self.power += n,
            Event::PowerLost { seat, n, .. } if seat == own => self.power -= n,
            Event::HeroActive { seat, .. } if seat == own => self.fell = true,
            Event::Drew { seat, .. }
            | Event::Salvaged { seat, .. }
            | Event::ItemTaken { seat, .. }
            | Event::ItemGained { seat, .. }
            | Event::ItemBought { seat, .. }
                if seat == own =>
            {
                self.cards += 1;
            }
            Event::CardPlayed { seat, .. } | Event::Blessed { seat, .. } if seat == own => {
                self.cards -= 1;
            }
            Event::CardStolen { thief, from, .. } => {
                self.cards += i16::from(thief == own) - i16::from(from == own);
            }
            _ => {}
        }
    }
}

/// Capital, Capital on cards, Power and cards in Hand are what they were, changed by what was told and by nothing else.
#[track_caller]
fn books_balance(before: &[PlayerView], events: &[Event], after: &[PlayerView]) {
    for (then, now) in before.iter().zip(after) {
        let own = then.seat;
        let sum = Sum::of(own, events);
        let from_hand = |event: &&Event| matches!(event, Event::Discarded { seat, card } if *seat == own && hand(then).contains(card));
        let discarded = events.iter().filter(from_hand).count();
        let on_cards = |player: &PlayerView| -> i16 {
            let placed = player.placed.iter();
            placed.map(|(_, n)| *n as i16).sum()
        };
        let told = |was: i16, change: i16, is: i16, what: &str| {
            assert_eq!(is, was + change, "{what} of {own}: {events:?}");
        };
        told(then.capital, sum.capital, now.capital, "Capital");
        // What a fallen Hero leaves goes to other places (NS-D17).
        if !sum.fell {
            told(then.power, sum.power, now.power, "Power");
            told(
                on_cards(then),
                sum.placed,
                on_cards(now),
                "Capital on cards",
            );
            let cards = |player: &PlayerView| hand(player).len() as i16;
            told(
                cards(then),
                sum.cards - discarded as i16,
                cards(now),
                "cards",
            );
        }
    }
}
