//! The kernel's traits, answered by the modules of this crate.

use kernel::{Dice, Game, Phrase, Refusal, Rng, Seat, Seen, Sink, Standings, Turn, Viewer};

use crate::choice::Choice;
use crate::event::Event;
use crate::setup::Setup;
use crate::state::{NumaSera, Step};
use crate::view::View;

impl Game for NumaSera {
    type Setup = Setup;
    type Choice = Choice;
    type Event = Event;
    type View = View;

    fn start(setup: &Setup, dice: &mut Dice, events: &mut impl Sink<Event>) -> Self {
        Self::lay_out(setup, dice, events)
    }

    fn seats(&self) -> u8 {
        self.settings.seats
    }

    fn turn(&self) -> Turn {
        let step = self.agenda.last().filter(|_| self.over.is_none());
        match step.and_then(|step| self.asked(step)) {
            Some(seat) => Turn::Ask(seat),
            None => Turn::Over,
        }
    }

    fn choices(&self, out: &mut Vec<Choice>) {
        self.each_choice(|choice| out.push(choice));
    }

    fn sample(&self, rng: &mut Rng, scratch: &mut Vec<Choice>) -> Choice {
        if self.agenda.last() == Some(Step::Draft) && self.over.is_none() {
            return self.sample_part(rng);
        }
        scratch.clear();
        self.choices(scratch);
        scratch[rng.below(scratch.len() as u32) as usize]
    }

    fn apply(&mut self, choice: Choice, dice: &mut Dice, events: &mut impl Sink<Event>) {
        self.answer(choice, dice, events);
        self.run(dice, events);
    }

    fn concede(&mut self, seat: Seat, dice: &mut Dice, events: &mut impl Sink<Event>) -> bool {
        if self.over.is_none() && self.players[seat].alive() {
            self.give_up(seat, dice, events);
        }
        true
    }

    fn is_out(&self, seat: Seat) -> bool {
        !self.players[seat].alive()
    }

    fn why_not(&self, seat: Seat, choice: Choice) -> Refusal {
        self.refuse(seat, choice)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Event {
        let mut event = event.clone();
        match &mut event {
            Event::Dealt { seat, cards } | Event::Looked { seat, cards } if !viewer.is(*seat) => {
                *cards = Seen::Hidden;
            }
            Event::Drew { seat, card, .. } if !viewer.is(*seat) => *card = Seen::Hidden,
            Event::CardStolen { thief, from, card } if !viewer.is(*thief) && !viewer.is(*from) => {
                *card = Seen::Hidden;
            }
            // NS-D22: everyone sees whether a card is there.
            Event::CardCommitted { seat, card }
                if !viewer.is(*seat) && !matches!(card, Seen::Shown(None)) =>
            {
                *card = Seen::Hidden;
            }
            _ => {}
        }
        event
    }

    fn reveals(event: &Event) -> bool {
        matches!(
            event,
            Event::LineRevealed { .. }
                | Event::Revealed { .. }
                | Event::Drew { .. }
                | Event::Discarded { .. }
                | Event::CardStolen { .. }
                | Event::Equipped { .. }
                | Event::PoolTried { .. }
                | Event::CardCommitted { .. }
                | Event::CardPlayed { .. }
                | Event::StrongholdAppeared { .. }
                | Event::Eliminated { .. }
                | Event::Offered { .. }
                | Event::Traded { .. }
        )
    }

    fn surprises(event: &Event) -> bool {
        matches!(
            event,
            Event::CardPlayed { .. }
                | Event::LineRevealed { .. }
                | Event::CardStolen { .. }
                | Event::Eliminated { .. }
        )
    }

    /// NS-D6.
    fn binds(&self, event: &Event) -> bool {
        self.settings.rules.attacks_bind() && matches!(event, Event::Attacked { .. })
    }

    fn sweeps(event: &Event) -> bool {
        matches!(event, Event::DeckReshuffled)
    }

    fn standings(&self) -> Standings {
        let won = |seat: Seat| {
            self.over
                .is_some_and(|ending| ending.winners & 1 << seat.0 != 0)
        };
        let ending = self.over.map_or("unfinished", |ending| ending.how.word());
        Standings::ranked(
            self.settings.seats,
            ending,
            |seat| self.progress(seat).1 as i32,
            |seat| (won(seat), self.players[seat].alive(), self.progress(seat)),
        )
    }

    fn payoff(&self, seat: Seat) -> f32 {
        match self.over {
            Some(ending) if ending.winners & 1 << seat.0 != 0 => {
                1.0 / ending.winners.count_ones() as f32
            }
            Some(_) => 0.0,
            None => 1.0 / f32::from(self.settings.seats),
        }
    }

    fn audit(&self) -> Result<(), Phrase> {
        self.count_everything()
    }
}
