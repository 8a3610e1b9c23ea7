//! Questions and answers.

use kernel::{
    Dice, Game, Phrase, Refusal, Seat, Seen, Sink, Standings, Turn, Viewer,
};
use serde::Serialize;

use crate::{Setup, TemplateGame, View};

/// One answer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Choice {
    Play(u8),
    Pass,
}

/// One fact, as the referee saw it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Dealt { seat: Seat, cards: Seen<Vec<u8>> },
    Played { seat: Seat, card: u8, total: u16 },
    Drew { seat: Seat, card: Seen<u8> },
    Passed { seat: Seat },
    Won { seat: Seat },
    Stalled,
}

impl Game for TemplateGame {
    type Setup = Setup;
    type Choice = Choice;
    type Event = Event;
    type View = View;

    /// TG-DEAL-1.
    fn start(setup: &Setup, dice: &mut Dice, events: &mut impl Sink<Event>) -> Self {
        let mut game = Self::empty(setup);
        game.deck = game.all_cards();
        for seat in Seat::first(game.seats) {
            for _ in 0..game.content.hand.value {
                let card = game.deck.draw(dice).expect("the content has enough cards");
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
        if self.is_over() {
            Turn::Over
        } else {
            Turn::Ask(self.asked)
        }
    }

    fn choices(&self, out: &mut Vec<Choice>) {
        if self.is_over() {
            return;
        }
        out.extend(self.playable().map(Choice::Play));
        // TG-PASS-1.
        if self.playable().next().is_none() {
            out.push(Choice::Pass);
        }
    }

    fn apply(&mut self, choice: Choice, dice: &mut Dice, events: &mut impl Sink<Event>) {
        match choice {
            Choice::Play(card) => self.play(card, dice, events),
            Choice::Pass => self.pass(events),
        }
    }

    fn why_not(&self, seat: Seat, choice: Choice) -> Refusal {
        match choice {
            Choice::Pass => Refusal::forbidden("TG-PASS-1", Phrase::new("must-play")),
            Choice::Play(card) if self.hands[seat].count(card) == 0 => {
                Refusal::forbidden("TG-PLAY-1", Phrase::new("not-held").with("card", card))
            }
            Choice::Play(card) => Refusal::forbidden(
                "TG-PLAY-2",
                Phrase::new("too-much")
                    .with("card", card)
                    .with("total", self.total())
                    .with("goal", self.goal()),
            ),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Event {
        match event.clone() {
            Event::Dealt { seat, .. } if !viewer.is(seat) => Event::Dealt {
                seat,
                cards: Seen::Hidden,
            },
            Event::Drew { seat, .. } if !viewer.is(seat) => Event::Drew {
                seat,
                card: Seen::Hidden,
            },
            public => public,
        }
    }

    /// A card that is played was hidden in a hand before; who passes shows that they have none that fits.
    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Played { .. } | Event::Passed { .. })
    }

    fn standings(&self) -> Standings {
        let ending = match self.winner() {
            Some(_) => "goal",
            None if self.is_over() => "stalled",
            None => "unfinished",
        };
        let won = |seat| i32::from(self.winner() == Some(seat));
        let standings = Standings::ranked(self.seats, ending, won, won);
        if ending == "stalled" {
            standings.lost_by_all()
        } else {
            standings
        }
    }

    fn payoff(&self, seat: Seat) -> f32 {
        f32::from(u8::from(self.winner() == Some(seat)))
    }

    fn audit(&self) -> Result<(), Phrase> {
        let copies = self.content.copies.value;
        let count = |card| self.whereabouts().filter(|&other| other == card).count();
        match self.values().find(|&card| count(card) != usize::from(copies)) {
            Some(card) => Err(Phrase::new("audit-cards")
                .with("card", card)
                .with("count", count(card) as u32)
                .with("copies", copies)),
            None => Ok(()),
        }
    }
}

impl TemplateGame {
    /// TG-PLAY-1 and TG-PLAY-3; TG-END-1.
    fn play(&mut self, card: u8, dice: &mut Dice, events: &mut impl Sink<Event>) {
        let seat = self.asked;
        self.hands[seat].remove(card);
        self.played.add(card);
        self.passes = 0;
        let total = self.total();
        events.tell(|| Event::Played { seat, card, total });
        if self.winner().is_some() {
            events.tell(|| Event::Won { seat });
            return;
        }
        if let Some(card) = self.deck.draw(dice) {
            self.hands[seat].add(card);
            events.tell(|| Event::Drew {
                seat,
                card: Seen::Shown(card),
            });
        }
        self.asked = seat.next(self.seats);
    }

    /// TG-END-2.
    fn pass(&mut self, events: &mut impl Sink<Event>) {
        let seat = self.asked;
        self.passes += 1;
        events.tell(|| Event::Passed { seat });
        self.asked = seat.next(self.seats);
        if self.is_over() {
            events.tell(|| Event::Stalled);
        }
    }
}
