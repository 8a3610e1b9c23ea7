//! What is fixed before the first card, and the table as it is laid out.

use std::hash::{Hash, Hasher};

use kernel::{BySeat, Dice, Pool, Seat, Seen, Shared, Sink};

use crate::content::{Card, CardKind, Content, NONE};
use crate::event::Event;
use crate::stack::Stack;
use crate::state::{Deck, HOLDERS, NumaSera, Player, SEATS, Step, Supply, Table};

/// A table of Winds of Numa Sera before it starts.
#[derive(Clone, PartialEq, Debug)]
pub struct Setup {
    pub(crate) content: Shared<Content>,
    pub(crate) settings: Settings,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Settings {
    pub(crate) rules: Rules,
    pub(crate) seats: u8,
    pub(crate) win: Win,
    pub(crate) promises: PromiseMode,
    pub(crate) loot: Loot,
    pub(crate) kingdoms: Kingdoms,
    /// `None` is random (NS-D5).
    pub(crate) first: Option<Seat>,
    /// The last seat starts with 2 more Capital (NS-D41).
    pub(crate) last_seat_bonus: bool,
    pub(crate) bot_offers: BotOffers,
    pub(crate) judge: Judge,
}

/// By what bots judge this world. It is no part of a table: two that differ in nothing else are equal.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Judge {
    Learned,
    Hand,
}

impl PartialEq for Judge {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Judge {}

impl Hash for Judge {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

/// Whether bots offer trades by themselves. No rule asks for it: where they may, it leaves no trace in the hash of a state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct BotOffers(pub(crate) bool);

impl Hash for BotOffers {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if !self.0 {
            self.0.hash(state);
        }
    }
}

/// The version of the rules that a match was begun with. What has changed since the oldest one is asked here, and nowhere else.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Rules(pub(crate) u32);

impl Rules {
    pub(crate) const OLDEST: u32 = 2;
    pub(crate) const NEWEST: u32 = 4;

    /// NS-D2, since version 3: whose last Hero falls in a Battle is eliminated before the winner's abilities, not after them.
    pub(crate) fn eliminate_first(self) -> bool {
        self.0 >= 3
    }

    /// NS-D6, since version 3: a declared Attack cannot be taken back.
    pub(crate) fn attacks_bind(self) -> bool {
        self.0 >= 3
    }

    /// NS-D11, since version 3: an offer counts when it is made, not when its draft is begun, and its parts come in any order.
    pub(crate) fn drafts_are_free(self) -> bool {
        self.0 >= 3
    }

    /// NS-D11, since version 4: of the cards that a hand may hide, and of no others, one can hope for a second copy.
    pub(crate) fn hopes_are_for_hand_cards(self) -> bool {
        self.0 >= 4
    }

    /// NS-D3, since version 4: what a set-up means that says nothing of kingdoms.
    pub(crate) fn kingdoms(self) -> Kingdoms {
        if self.0 >= 4 {
            Kingdoms::Choose
        } else {
            Kingdoms::Random
        }
    }
}

/// The oldest version leaves no trace in the hash of a state: matches that were written down before there was a second one have
/// the hashes that they had.
impl Hash for Rules {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if self.0 > Self::OLDEST {
            self.0.hash(state);
        }
    }
}

/// NS-R1-4.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Win {
    Throne,
    Empire,
}

impl Win {
    /// How many Victory Conditions it takes.
    #[must_use]
    pub fn conditions(self) -> u32 {
        match self {
            Win::Throne => 1,
            Win::Empire => 2,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum PromiseMode {
    Enforced,
    Honour,
}

/// NS-D16.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Loot {
    One,
    None,
    All,
}

/// NS-D3.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Kingdoms {
    Random,
    Choose,
    Given([u8; SEATS]),
}

impl NumaSera {
    /// The table before anything was dealt.
    pub(crate) fn bare(setup: &Setup) -> Self {
        Self {
            content: setup.content.clone(),
            settings: setup.settings,
            players: BySeat([Player::nobody(); SEATS]),
            table: Table {
                deck: Deck {
                    top: Pool::new(),
                    bottom: Stack::new(crate::state::Bottomed {
                        card: 0,
                        batch: 0,
                        by: 0,
                    }),
                    batches: 0,
                },
                discard: crate::bag::Bag::default(),
                forge: Supply::empty(),
                holds: Supply::empty(),
                colleges: [0; 5],
                placed: [0; HOLDERS],
                looked: Stack::new(0),
                active: Seat(0),
                first: Seat(0),
                round: 0,
                explored: false,
                actions: 0,
                offers: 0,
                extra_attacks: 0,
                extra_builds: 0,
                no_victory: false,
            },
            battle: None,
            trade: None,
            agenda: Stack::new(Step::FILLER),
            over: None,
        }
    }

    pub(crate) fn lay_out(setup: &Setup, dice: &mut Dice, events: &mut impl Sink<Event>) -> Self {
        let mut game = Self::bare(setup);
        game.lay_out_colleges();
        game.lay_out_strongholds(dice);
        game.lay_out_decks(dice);
        let first = setup.settings.first;
        let seats = setup.settings.seats;
        game.table.first = first.unwrap_or_else(|| Seat(dice.below(seats.into()) as u8));
        game.table.active = game.table.first;
        game.push(Step::StartTurn(game.table.first));
        game.push(Step::RevealLines);
        game.deal_kingdoms(dice, events);
        game.run(dice, events);
        game
    }

    /// NS-R3-1.
    fn lay_out_colleges(&mut self) {
        let most = self.content.meta.skill_deck_base + self.settings.seats;
        let colleges = self.table.colleges.iter_mut();
        for (deck, skill) in colleges.zip(&self.content.skills) {
            *deck = most.min(skill.copies);
        }
    }

    /// NS-R3-2: some Strongholds go back to the box unseen.
    fn lay_out_strongholds(&mut self, dice: &mut Dice) {
        let meta = &self.content.meta;
        let mut all: Pool<10> = (0..self.content.strongholds.len() as u8).collect();
        for _ in 0..meta.strongholds_by_players[usize::from(self.settings.seats) - 2] {
            let drawn = all.draw(dice);
            drawn
                .into_iter()
                .for_each(|hold| self.table.holds.deck.add(hold));
        }
        self.table.holds.refill(meta.stronghold_row, dice);
    }

    /// NS-R3-3, NS-R3-4: the Exploration Deck and the World Forge.
    fn lay_out_decks(&mut self, dice: &mut Dice) {
        for (card, info) in self.content.cards.iter().enumerate() {
            for _ in 0..info.copies {
                if info.kind == CardKind::Item {
                    self.table.forge.deck.add(card as u8);
                } else {
                    self.table.deck.top.add(card as u8);
                }
            }
        }
        self.table.forge.refill(self.content.meta.forge_row, dice);
    }

    /// NS-D3: kingdoms first, then Lines of Succession, both in turn order.
    fn deal_kingdoms(&mut self, dice: &mut Dice, events: &mut impl Sink<Event>) {
        let mut order: Stack<Seat, SEATS> = Stack::new(Seat(0));
        let seats = self.table.first.clockwise(self.settings.seats);
        seats.for_each(|seat| order.push(seat));
        for &seat in order.as_slice().iter().rev() {
            self.push(Step::Succession(seat));
        }
        let mut kingdoms: Pool<4> = (0..self.content.kingdoms.len() as u8).collect();
        for (nth, &seat) in order.as_slice().iter().enumerate() {
            match self.settings.kingdoms {
                Kingdoms::Random => {
                    let kingdom = kingdoms.draw(dice).expect("as many kingdoms as players");
                    self.take_kingdom(seat, kingdom, events);
                }
                Kingdoms::Given(given) => {
                    self.take_kingdom(seat, given[seat.index()], events);
                }
                Kingdoms::Choose => {
                    let picks = order.as_slice();
                    self.push(Step::PickKingdom(picks[picks.len() - 1 - nth]));
                }
            }
        }
    }

    pub(crate) fn take_kingdom(&mut self, seat: Seat, kingdom: u8, events: &mut impl Sink<Event>) {
        let mat = &self.content.kingdoms[usize::from(kingdom)];
        let player = &mut self.players[seat];
        player.kingdom = kingdom;
        // NS-R3-7, NS-R3-8.
        player.capital = mat.starting_capital;
        player.blocks = 1 << mat.pre_ticked;
        let last = (self.table.first.0 + self.settings.seats - 1) % self.settings.seats;
        if self.settings.last_seat_bonus && seat.0 == last {
            player.capital += 2;
        }
        events.tell(|| Event::KingdomTaken { seat, kingdom });
    }

    /// All lines are turned over together (NS-D3), then everyone gets Battle Cards (NS-R3-9).
    pub(crate) fn reveal_lines(&mut self, dice: &mut Dice, events: &mut impl Sink<Event>) {
        for seat in self.table.first.clockwise(self.settings.seats) {
            if !self.players[seat].alive() {
                continue;
            }
            let mat = &self.content.kingdoms[usize::from(self.players[seat].kingdom)];
            let count = mat.starting_battle_cards;
            let heroes = self.players[seat]
                .line
                .map(|nth| mat.heroes[usize::from(nth)]);
            events.tell(|| Event::LineRevealed { seat, heroes });
            self.refresh(seat);
            self.players[seat].power = self.max_power(seat);
            for _ in 0..count {
                let card = self.table.deck.draw_of(self.content.masks.battle, dice);
                card.into_iter()
                    .for_each(|card| self.players[seat].hand.add(card));
            }
            events.tell(|| Event::Dealt {
                seat,
                cards: Seen::Shown(self.players[seat].hand.iter().collect::<Vec<Card>>()),
            });
        }
        debug_assert!(
            self.players[self.table.first].kingdom != NONE,
            "kingdoms come first"
        );
    }
}
