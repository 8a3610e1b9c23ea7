//! Seats that play towards an ending which chance hardly ever brings about.

use ethnos::{Card, Choice, Ethnos, View};
use kernel::{Game, Rng, Seat, Turn, Viewer};
use referee::Match;

/// Both draw until ten Skeletons have passed through the pool; then A takes them one by one while B leaves the deck alone.
pub(super) fn collect_skeletons(mut table: Match<Ethnos>) -> Match<Ethnos> {
    let mut rng = Rng::new(1);
    let mut collecting = false;
    let mut offered = Vec::new();
    while let Turn::Ask(seat) = table.game().turn() {
        let view = table.game().view(Viewer::Seated(seat));
        let own = view.side(Seat(0)).open.clone();
        collecting |= wild(&view.pool) + wild(&own) >= 10
            && wild(&own) == usize::from(view.side(Seat(0)).hand_size);
        offered.clear();
        table.game().choices(&mut offered);
        let choice = towards_skeletons(&view, seat, collecting, &offered)
            .or_else(|| rng.pick(&offered).copied())
            .expect("something is offered");
        table.submit(seat, &[choice]).expect("it was offered");
    }
    table
}

fn wild(cards: &[Card]) -> usize {
    cards.iter().filter(|card| card.colour.is_none()).count()
}

/// The first of a seat's wishes that is offered.
fn towards_skeletons(
    view: &View,
    seat: Seat,
    collecting: bool,
    offered: &[Choice],
) -> Option<Choice> {
    let coloured = |kind| view.card(kind).colour.is_some();
    let takes_wild = |choice: &Choice| matches!(choice, Choice::Take(kind) if !coloured(*kind));
    let takes_other = |choice: &Choice| matches!(choice, Choice::Take(kind) if coloured(*kind));
    let leads = |choice: &Choice| matches!(choice, Choice::Lead(_));
    let is = |wanted: Choice| move |choice: &Choice| *choice == wanted;
    let decline = is(Choice::Decline);
    let (close, draw, win) = (is(Choice::Close), is(Choice::Draw), is(Choice::Win));
    let wishes: [&dyn Fn(&Choice) -> bool; 5] = match (collecting, seat) {
        (true, Seat(0)) => [&win, &takes_wild, &decline, &close, &leads],
        (true, _) => [&decline, &close, &takes_other, &leads, &leads],
        (false, Seat(0)) => [&decline, &close, &leads, &draw, &draw],
        (false, _) if view.side(seat).hand_size >= 3 => [&decline, &close, &leads, &draw, &draw],
        (false, _) => [&decline, &close, &draw, &leads, &leads],
    };
    let first = |wish: &&dyn Fn(&Choice) -> bool| offered.iter().copied().find(|of| wish(of));
    wishes.iter().find_map(first)
}

/// Gathers one colour or tribe until five cards match, and feeds Bruno what helps him least.
pub(super) fn be_patient(mut table: Match<Ethnos>) -> Match<Ethnos> {
    let mut offered = Vec::new();
    while let Turn::Ask(seat) = table.game().turn() {
        let view = table.game().view(Viewer::Seated(seat));
        let hand = view.side(seat).hand.shown().cloned().unwrap_or_default();
        offered.clear();
        table.game().choices(&mut offered);
        let patient = Patient {
            view: &view,
            hand: &hand,
        };
        let choice = *offered
            .iter()
            .rev()
            .max_by_key(|choice| patient.value(**choice))
            .expect("something is offered");
        table.submit(seat, &[choice]).expect("it was offered");
    }
    table
}

/// A player of the solo game who waits for large Bands.
struct Patient<'a> {
    view: &'a View,
    hand: &'a [Card],
}

impl Patient<'_> {
    fn value(&self, choice: Choice) -> i32 {
        let card = |kind| self.view.card(kind);
        match choice {
            Choice::Lead(kind) => self.lead(card(kind)),
            Choice::Take(kind) => {
                let with = [self.hand, &[card(kind)]].concat();
                10 * largest(&with, card(kind)) as i32
            }
            Choice::Draw => 11,
            Choice::Join(kind) if self.fits(card(kind)) => 5,
            Choice::Join(_) => -1,
            Choice::Close | Choice::Decline => 0,
            Choice::Feed(kind) => 50 - self.column(card(kind)) as i32,
            Choice::Steal(kind) => 10 + 10 * largest(self.hand, card(kind)) as i32,
            Choice::Dismiss(kind) => self.column(card(kind)) as i32,
            _ => 5,
        }
    }

    /// A Band of five, or the best there is when the hand is nearly full.
    fn lead(&self, leader: Card) -> i32 {
        let hand = self.hand;
        let best = hand.iter().map(|&card| largest(hand, card)).max();
        let size = largest(hand, leader);
        if size >= 5 || hand.len() >= 9 && Some(size) == best {
            100 + size as i32
        } else {
            -1
        }
    }

    /// Whether a card belongs to the larger of the two sets that the Leader can lead.
    fn fits(&self, card: Card) -> bool {
        let begun = self.view.building.shown().and_then(|cards| cards.first());
        let leader = begun.expect("a Band being built has a Leader");
        if alike(self.hand, *leader).0 >= alike(self.hand, *leader).1 {
            card.tribe == leader.tribe
        } else {
            card.colour == leader.colour
        }
    }

    /// How far the column of a card is; those that are played as soon as a marker fits count more.
    fn column(&self, card: Card) -> usize {
        let columns = &self.view.solo.as_ref().expect("solo").columns;
        let own = columns
            .iter()
            .find(|column| Some(self.view.colour(column.kingdom)) == card.colour);
        own.map_or(0, |column| {
            column.cards.len() + 4 * usize::from(column.trigger == 0)
        })
    }
}

/// How many cards of the hand share the tribe of a card, and how many its colour.
fn alike(hand: &[Card], card: Card) -> (usize, usize) {
    let tribe = hand.iter().filter(|other| other.tribe == card.tribe);
    let colour = hand.iter().filter(|other| other.colour == card.colour);
    (tribe.count(), colour.count())
}

fn largest(hand: &[Card], card: Card) -> usize {
    let (tribe, colour) = alike(hand, card);
    tribe.max(colour)
}
