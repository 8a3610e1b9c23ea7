//! Other worlds that look the same from one seat.

use kernel::{Determinize, Pool, Rng, Seat, Viewer};

use crate::bag::{Bag, bits};
use crate::choices::LINES;
use crate::content::{Card, NONE};
use crate::stack::Stack;
use crate::state::{NumaSera, SEATS, Step, Trade};

impl Determinize for NumaSera {
    fn determinize(&self, observer: Viewer, rng: &mut Rng) -> Self {
        let mut world = self.clone();
        world.deal_strongholds(rng);
        world.deal_cards(observer, rng);
        world.mix_lines(observer, rng);
        world.forget_drafts(observer);
        world
    }
}

/// Cards that the observer cannot see.
struct Unseen {
    /// Exploration cards.
    brown: Vec<u8>,
    items: Vec<u8>,
    /// How many of each a seat holds without the observer knowing them: Exploration cards, Items.
    unknown: [(u8, u8); SEATS],
}

impl NumaSera {
    /// No one has seen which Strongholds went back to the box (NS-R3-2).
    fn deal_strongholds(&mut self, rng: &mut Rng) {
        let seen = self.strongholds_outside_deck();
        let mut unseen: Pool<10> = (0..self.content.strongholds.len() as u8)
            .filter(|hold| seen & 1 << hold == 0)
            .collect();
        let count = self.table.holds.deck.len();
        let dealt = (0..count).filter_map(|_| unseen.deal(rng));
        self.table.holds.deck = dealt.collect();
    }

    /// Hands, the deck and cards being looked at. Items have another back than Exploration cards, so everyone knows how many of
    /// each a hand holds; a hand never holds cards that are resolved when they are drawn.
    fn deal_cards(&mut self, observer: Viewer, rng: &mut Rng) {
        let me = match observer {
            Viewer::Seated(seat) => seat.index().min(SEATS),
            Viewer::Spectator => SEATS,
        };
        let mut unseen = self.gather(me);
        // In order first: a world must not depend on where the unseen cards happened to be.
        unseen.brown.sort_unstable();
        unseen.items.sort_unstable();
        rng.shuffle(&mut unseen.brown);
        rng.shuffle(&mut unseen.items);
        self.deal_committed(me, &mut unseen.unknown, &mut unseen.brown, rng);
        self.deal_hands(me, &mut unseen);
        // What is left over has been picked through for hand cards and must be mixed again.
        rng.shuffle(&mut unseen.brown);
        self.deal_looked(me, &mut unseen);
        self.deal_bottom(me, &mut unseen);
        self.table.deck.top = unseen.brown.into_iter().collect();
        self.table.forge.deck = unseen.items.into_iter().collect();
    }

    /// Takes all cards that the observer cannot see; hands keep what the observer knows of them.
    fn gather(&mut self, me: usize) -> Unseen {
        let mut brown: Vec<u8> = self.table.deck.top.as_slice().to_vec();
        let mut items: Vec<u8> = self.table.forge.deck.as_slice().to_vec();
        let bottom = self.table.deck.bottom.as_slice().iter();
        let hidden = bottom.filter(|card| usize::from(card.by) != me);
        brown.extend(hidden.map(|card| card.card));
        let item = self.content.masks.item;
        let mut unknown = [(0_u8, 0_u8); SEATS];
        for seat in self.hidden_from(me) {
            let player = &mut self.players[seat];
            let mut rest = player.hand;
            player.known[me].iter().for_each(|card| rest.remove(card));
            for card in rest.iter() {
                if item >> card.0 & 1 != 0 {
                    items.push(card.0);
                    unknown[seat.index()].1 += 1;
                } else {
                    brown.push(card.0);
                    unknown[seat.index()].0 += 1;
                }
            }
            player.hand = player.known[me];
        }
        if self.hides_look(me) {
            brown.extend_from_slice(self.table.looked.as_slice());
        }
        Unseen {
            brown,
            items,
            unknown,
        }
    }

    /// Whether someone else is looking at cards to keep one.
    fn hides_look(&self, me: usize) -> bool {
        let looker = self.agenda.as_slice().iter().find_map(|step| match step {
            Step::KeepOne(seat) => Some(*seat),
            _ => None,
        });
        looker.is_some_and(|seat| seat.index() != me)
    }

    fn deal_hands(&mut self, me: usize, unseen: &mut Unseen) {
        let hand = self.content.masks.hand();
        for seat in self.hidden_from(me) {
            let (cards, hazel) = unseen.unknown[seat.index()];
            for _ in 0..cards {
                let brown = &mut unseen.brown;
                let at = brown.iter().rposition(|&card| hand >> card & 1 != 0);
                if let Some(at) = at {
                    let card = Card(brown.swap_remove(at));
                    self.players[seat].hand.add(card);
                }
            }
            for _ in 0..hazel {
                let card = unseen.items.pop();
                card.into_iter()
                    .for_each(|card| self.players[seat].hand.add(Card(card)));
            }
            self.forget_third_parties(seat, me);
        }
    }

    fn deal_looked(&mut self, me: usize, unseen: &mut Unseen) {
        if self.hides_look(me) {
            let looked = self.table.looked.as_slice().len();
            self.table.looked.clear();
            let from = unseen.brown.len() - looked;
            let dealt = unseen.brown.drain(from..);
            dealt.for_each(|card| self.table.looked.push(card));
        }
    }

    /// Cards under the deck that the observer did not put there.
    fn deal_bottom(&mut self, me: usize, unseen: &mut Unseen) {
        let mut bottom = self.table.deck.bottom;
        let mut placed = Stack::new(crate::state::Bottomed {
            card: 0,
            batch: 0,
            by: 0,
        });
        while !bottom.is_empty() {
            let mut card = bottom.take(0);
            if usize::from(card.by) != me {
                card.card = unseen.brown.pop().unwrap_or(card.card);
            }
            placed.push(card);
        }
        self.table.deck.bottom = placed;
    }

    fn hidden_from(&self, me: usize) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.settings.seats).filter(move |seat| seat.index() != me)
    }

    /// What others know of a hand that was dealt anew is cut down to what is in it, and never says more than the observer
    /// could check.
    fn forget_third_parties(&mut self, seat: Seat, me: usize) {
        let hand = self.players[seat].hand;
        for (viewer, known) in self.players[seat].known.iter_mut().enumerate() {
            if viewer != me {
                *known = known.at_most(&hand);
            }
        }
    }

    /// A face-down card is one that its player could have put there.
    fn deal_committed(
        &mut self,
        me: usize,
        unknown: &mut [(u8, u8); SEATS],
        brown: &mut Vec<u8>,
        rng: &mut Rng,
    ) {
        let Some(battle) = self.battle.filter(|battle| !battle.revealed) else {
            return;
        };
        for side in 0..2_u8 {
            let seat = self.side_seat(side);
            let hidden = battle.sides[usize::from(side)].committed != NONE && seat.index() != me;
            if !hidden {
                continue;
            }
            let battle_cards = self.content.masks.battle;
            let fits = |card: u8| battle_cards >> card & 1 != 0 && self.playable(side, Card(card));
            let known = self.players[seat].hand;
            let from_hand: Vec<u8> = known
                .iter()
                .map(|card| card.0)
                .filter(|&card| fits(card))
                .collect();
            let from_rest: Vec<usize> = if unknown[seat.index()].0 > 0 {
                (0..brown.len()).filter(|&at| fits(brown[at])).collect()
            } else {
                Vec::new()
            };
            let ways = (from_hand.len() + from_rest.len()) as u32;
            if ways == 0 {
                continue;
            }
            let pick = rng.below(ways) as usize;
            let card = match from_hand.get(pick) {
                Some(&card) => card,
                None => {
                    let card = brown.swap_remove(from_rest[pick - from_hand.len()]);
                    self.players[seat].hand.add(Card(card));
                    unknown[seat.index()].0 -= 1;
                    card
                }
            };
            if let Some(battle) = &mut self.battle {
                battle.sides[usize::from(side)].committed = card;
            }
        }
    }

    /// Lines of Succession that are chosen but not shown yet (NS-D3).
    fn mix_lines(&mut self, observer: Viewer, rng: &mut Rng) {
        if !self.agenda.as_slice().contains(&Step::RevealLines) {
            return;
        }
        for seat in Seat::first(self.settings.seats) {
            if self.players[seat].line_set && !observer.is(seat) {
                self.players[seat].line = LINES[rng.below(6) as usize];
            }
        }
    }

    /// An offer that is still being written is known to its writer alone.
    fn forget_drafts(&mut self, observer: Viewer) {
        let drafting = self.agenda.last() == Some(Step::Draft);
        let Some(trade) = self.trade else {
            return;
        };
        if drafting && !observer.is(self.trader(trade.by)) {
            self.trade = Some(Trade {
                capital: [0; 2],
                cards: [Bag::default(); 2],
                truce: [false; 2],
                attack: [NONE; 2],
                rank: 0,
                ..trade
            });
        }
        self.think_of_wishes();
    }

    /// The kinds of a set, for texts and tests.
    pub(crate) fn kinds(set: u128) -> Vec<Card> {
        bits(set).map(Card).collect()
    }
}

/// What a viewer may not see, by name, for the tests that make sure it is dealt anew.
impl NumaSera {
    #[doc(hidden)]
    #[must_use]
    pub fn hidden_zones(&self, viewer: Viewer) -> Vec<(String, Vec<u8>)> {
        let sorted = |cards: &[u8]| {
            let mut cards = cards.to_vec();
            cards.sort_unstable();
            cards
        };
        let mut zones = vec![
            (
                "exploration deck".to_owned(),
                sorted(self.table.deck.top.as_slice()),
            ),
            (
                "stronghold deck".to_owned(),
                sorted(self.table.holds.deck.as_slice()),
            ),
        ];
        for seat in Seat::first(self.settings.seats).filter(|&seat| !viewer.is(seat)) {
            let hand = self.players[seat].hand.iter().map(|card| card.0).collect();
            zones.push((format!("hand of {seat}"), hand));
            let hidden = self.agenda.as_slice().contains(&Step::RevealLines);
            if hidden && self.players[seat].line_set {
                zones.push((format!("line of {seat}"), self.players[seat].line.to_vec()));
            }
        }
        zones
    }
}
