//! The smallest game with secrets, chance and a question answered in private, and twins of it that break one clause of
//! the contract each. The suite must pass the one and catch the others.
//!
//! Cards of a few values are dealt. In a turn a seat draws, gambles a card on a die, or puts one or two cards aside, which
//! no one sees until they are laid. Or it calls: it shows a card, and the next seat must give up one like it, which brings
//! to light what no roll decided. (What a missed call tells is not remembered.) The game ends when the deck is dry and a hand is empty.

mod notation; // choices and positions as text
mod published; // content and set-up
mod redeal; // worlds that a viewer cannot tell apart
mod table; // what a turn does

use kernel::{
    BySeat, Dice, Game, Phrase, Pool, Refusal, Rng, Seat, Seen, Shared, Sink, Standings, Turn,
    Viewer,
};
use serde::Serialize;

pub use published::{Content, Setup};

/// The clause that a twin breaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Flaw {
    None,
    /// Everybody sees the lowest card of the next seat.
    View,
    /// Gambling is offered only while the next seat holds no card of the highest value.
    Choices,
    /// Everybody is told which card was drawn.
    Event,
    /// The last seat's hand is never dealt again.
    Zone,
    /// The first choice is taken twice as often as another.
    Sample,
    /// A gambled card falls under the table.
    Piece,
    /// Laid cards are said to reveal nothing.
    Reveals,
    /// A refusal names a rule that is not in the document.
    Rule,
    /// Two choices are written alike.
    Notation,
    /// A position forgets the scores.
    Position,
    /// Second place is worth something too.
    Payoff,
    /// A refusal tells what is in the deck.
    Refusal,
    /// A turn without an answer.
    Nothing,
    /// The game goes on for ever once the deck is dry.
    Endless,
    /// The outcome of a call is said to be no surprise.
    Surprise,
}

pub const MOST_SEATS: usize = 4;
const HAND_LIMIT: u8 = 4;
const DEALT: u8 = 3;
const DIE: u32 = 6;

/// The toy, or with a flaw one of its twins.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Toy {
    content: Shared<Content>,
    seats: u8,
    asked: Seat,
    over: bool,
    deck: Pool<24>,
    hands: BySeat<Pool<8>, MOST_SEATS>,
    /// What the asked seat has put aside, not yet laid.
    aside: Pool<2>,
    shown: Pool<24>,
    scores: BySeat<u16, MOST_SEATS>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Choice {
    Draw,
    Aside(u8),
    Lay,
    Gamble(u8),
    Call(u8),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Dealt {
        seat: Seat,
        cards: Seen<Vec<u8>>,
    },
    Drew {
        seat: Seat,
        card: Seen<u8>,
    },
    PutAside {
        seat: Seat,
        card: Seen<u8>,
    },
    Laid {
        seat: Seat,
        cards: Vec<u8>,
        points: u8,
        /// The lie of [`Flaw::Reveals`].
        #[serde(skip)]
        is_hushed: bool,
    },
    Gambled {
        seat: Seat,
        card: u8,
        roll: u8,
        points: u8,
    },
    Called {
        seat: Seat,
        card: u8,
        hit: bool,
        /// The lie of [`Flaw::Surprise`].
        #[serde(skip)]
        is_hushed: bool,
    },
    Ended,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct View {
    pub turn: Option<Seat>,
    pub deck: u8,
    pub shown: Vec<u8>,
    pub sides: Vec<Side>,
    /// The leak of [`Flaw::View`].
    pub glimpse: Option<u8>,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Side {
    pub seat: Seat,
    pub score: u16,
    /// Cards in hand and put aside together: others cannot tell them apart.
    pub cards: u8,
    pub hand: Seen<Vec<u8>>,
    pub aside: Seen<Vec<u8>>,
}

impl Game for Toy {
    type Setup = Setup;
    type Choice = Choice;
    type Event = Event;
    type View = View;

    /// TY-DEAL-1.
    fn start(setup: &Setup, dice: &mut Dice, events: &mut impl Sink<Event>) -> Self {
        let mut game = Self::empty(setup);
        game.deck = game.all_cards();
        for seat in Seat::first(game.seats) {
            for _ in 0..DEALT {
                let card = game
                    .deck
                    .draw(dice)
                    .expect("the set-up has cards for all seats");
                game.hands[seat].add(card);
            }
            let cards = game.hands[seat].sorted().as_slice().to_vec();
            events.tell(|| Event::Dealt {
                seat,
                cards: Seen::Shown(cards),
            });
        }
        game
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn turn(&self) -> Turn {
        if self.over {
            Turn::Over
        } else {
            Turn::Ask(self.asked)
        }
    }

    fn choices(&self, out: &mut Vec<Choice>) {
        if self.over {
            return;
        }
        if !self.aside.is_empty() {
            if self.aside.len() == 1 {
                let last = self.aside.as_slice()[0];
                out.extend(
                    self.values()
                        .filter(|&card| card >= last && self.holds(card))
                        .map(Choice::Aside),
                );
            }
            out.push(Choice::Lay);
            return;
        }
        if self.may_draw() {
            out.push(Choice::Draw);
        }
        let peeks = self.breaks(Flaw::Choices) && self.rival_holds_highest();
        for card in self.values().filter(|&card| self.holds(card)) {
            out.push(Choice::Aside(card));
            if !peeks {
                out.push(Choice::Gamble(card));
            }
            out.push(Choice::Call(card));
        }
        if self.breaks(Flaw::Nothing) && self.deck.len() == 3 {
            out.clear();
        }
    }

    fn sample(&self, rng: &mut Rng, scratch: &mut Vec<Choice>) -> Choice {
        scratch.clear();
        self.choices(scratch);
        let count = scratch.len() as u32;
        let loaded = u32::from(self.breaks(Flaw::Sample));
        scratch[(rng.below(count + loaded) % count) as usize]
    }

    fn apply(&mut self, choice: Choice, dice: &mut Dice, events: &mut impl Sink<Event>) {
        let seat = self.asked;
        match choice {
            Choice::Draw => {
                let card = self.deck.draw(dice).expect("offered with cards in it");
                self.hands[seat].add(card);
                events.tell(|| Event::Drew {
                    seat,
                    card: Seen::Shown(card),
                });
            }
            Choice::Aside(card) => {
                self.hands[seat].remove(card);
                self.aside.add(card);
                events.tell(|| Event::PutAside {
                    seat,
                    card: Seen::Shown(card),
                });
                return;
            }
            Choice::Lay => self.lay(events),
            Choice::Call(card) => {
                let hit = self.call(card);
                events.tell(|| Event::Called {
                    seat,
                    card,
                    hit,
                    is_hushed: self.breaks(Flaw::Surprise),
                });
                self.pass(hit, events);
                return;
            }
            Choice::Gamble(card) => {
                // TY-GAMBLE-1: four or more wins the card's value.
                let roll = dice.below(DIE) as u8 + 1;
                let points = if roll >= 4 { card } else { 0 };
                self.hands[seat].remove(card);
                if !self.breaks(Flaw::Piece) {
                    self.shown.add(card);
                }
                self.scores[seat] += u16::from(points);
                events.tell(|| Event::Gambled {
                    seat,
                    card,
                    roll,
                    points,
                });
            }
        }
        self.pass(false, events);
    }

    fn why_not(&self, seat: Seat, choice: Choice) -> Refusal {
        let deck = self.deck.as_slice().iter().sum::<u8>();
        match choice {
            _ if self.breaks(Flaw::Rule) => Refusal::forbidden("TY-WHIM-1", Phrase::new("no")),
            Choice::Draw | Choice::Gamble(_) | Choice::Call(_) if !self.aside.is_empty() => {
                Refusal::forbidden("TY-LAY-4", Phrase::new("lay-first"))
            }
            Choice::Draw if self.breaks(Flaw::Refusal) => {
                Refusal::forbidden("TY-DRAW-1", Phrase::new("full").with("left", deck))
            }
            Choice::Draw if self.deck.is_empty() => {
                Refusal::forbidden("TY-DRAW-2", Phrase::new("dry"))
            }
            Choice::Draw => Refusal::forbidden(
                "TY-DRAW-1",
                Phrase::new("full").with("cards", self.hands[seat].len()),
            ),
            Choice::Aside(_) if self.aside.len() == 2 => {
                Refusal::forbidden("TY-LAY-3", Phrase::new("two-aside"))
            }
            Choice::Aside(card) if self.holds(card) => {
                Refusal::forbidden("TY-LAY-2", Phrase::new("smaller").with("card", card))
            }
            Choice::Aside(card) => {
                Refusal::forbidden("TY-LAY-1", Phrase::new("not-held").with("card", card))
            }
            Choice::Gamble(card) => {
                Refusal::forbidden("TY-GAMBLE-2", Phrase::new("not-held").with("card", card))
            }
            Choice::Call(card) => {
                Refusal::forbidden("TY-CALL-1", Phrase::new("not-held").with("card", card))
            }
            Choice::Lay => Refusal::forbidden("TY-LAY-5", Phrase::new("nothing-aside")),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let sides = Seat::first(self.seats).map(|seat| {
            let aside = if seat == self.asked {
                self.aside
            } else {
                Pool::new()
            };
            Side {
                seat,
                score: self.scores[seat],
                cards: self.hands[seat].len() + aside.len(),
                hand: Seen::when(viewer.is(seat), || {
                    self.hands[seat].sorted().as_slice().to_vec()
                }),
                aside: Seen::when(viewer.is(seat), || aside.sorted().as_slice().to_vec()),
            }
        });
        let rival = self.asked.next(self.seats);
        View {
            turn: (!self.over).then_some(self.asked),
            deck: self.deck.len(),
            shown: self.shown.sorted().as_slice().to_vec(),
            sides: sides.collect(),
            glimpse: (self.breaks(Flaw::View))
                .then(|| self.hands[rival].as_slice().iter().copied().min())
                .flatten(),
        }
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Event {
        match event.clone() {
            Event::Drew { seat, .. } if !viewer.is(seat) && !self.breaks(Flaw::Event) => {
                Event::Drew {
                    seat,
                    card: Seen::Hidden,
                }
            }
            Event::PutAside { seat, .. } if !viewer.is(seat) => Event::PutAside {
                seat,
                card: Seen::Hidden,
            },
            Event::Dealt { seat, .. } if !viewer.is(seat) => Event::Dealt {
                seat,
                cards: Seen::Hidden,
            },
            public => public,
        }
    }

    fn reveals(event: &Event) -> bool {
        match event {
            Event::Laid { is_hushed, .. } => !is_hushed,
            Event::Gambled { .. } | Event::Called { .. } => true,
            Event::Dealt { .. } | Event::Drew { .. } | Event::PutAside { .. } | Event::Ended => {
                false
            }
        }
    }

    fn surprises(event: &Event) -> bool {
        matches!(event, Event::Called { is_hushed, .. } if !is_hushed)
    }

    fn standings(&self) -> Standings {
        let ending = if self.over {
            "most-points"
        } else {
            "unfinished"
        };
        Standings::ranked(
            self.seats,
            ending,
            |seat| i32::from(self.scores[seat]),
            |seat| self.scores[seat],
        )
    }

    fn payoff(&self, seat: Seat) -> f32 {
        let standings = self.standings();
        let winners = standings.winners().count() as f32;
        match standings.of(seat).map(|place| place.rank) {
            Some(1) => 1.0 / winners,
            Some(2) if self.breaks(Flaw::Payoff) => 0.5,
            _ => 0.0,
        }
    }

    fn audit(&self) -> Result<(), Phrase> {
        let (whole, copies) = (self.whereabouts(), self.content.copies);
        match self.values().find(|&card| whole.count(card) != copies) {
            Some(card) => Err(Phrase::new("toy-cards-of-value")
                .with("value", card)
                .with("are", whole.count(card))
                .with("should-be", copies)),
            None => Ok(()),
        }
    }
}
