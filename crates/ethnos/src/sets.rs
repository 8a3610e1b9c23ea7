//! Questions that ask for several cards: which can be named, and the answers that name a selection in the order in which the
//! game asks. A terminal lets people name them all at once, in any order.

use crate::card::{Cards, Kind};
use crate::choice::Choice;
use crate::view::{Question, View};

/// The cards that an open question asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardSet {
    /// Each as often as it is there.
    pub cards: Vec<Kind>,
    /// How many must be named.
    pub least: usize,
    /// How many may be.
    pub most: usize,
}

impl View {
    /// What the open question asks for, if that is several cards: members of a Band, cards to keep (ET-TRIBE-ELF-1), cards to feed
    /// (ET-SOLO-66).
    #[must_use]
    pub fn asked_cards(&self) -> Option<CardSet> {
        match self.question {
            Question::Members => {
                let building = self.begun_band()?;
                let free = building
                    .cards()
                    .iter()
                    .fold(self.own_hand(), |mut rest, &kind| {
                        rest.remove(kind);
                        rest
                    });
                let fits = |kind: &Kind| building.allowed() & kind.bit() != 0;
                let cards: Vec<Kind> = free.each().filter(fits).collect();
                let most = cards.len();
                Some(CardSet {
                    cards,
                    least: 0,
                    most,
                })
            }
            Question::Keep { most } => {
                let kept = self.keeping.shown().map_or(&[][..], Vec::as_slice);
                let kept: Vec<Kind> = kept.iter().filter_map(|&card| self.kind(card)).collect();
                let mut free = self.own_hand();
                kept.iter().for_each(|&kind| free.remove(kind));
                let last = kept.last().copied().unwrap_or(Kind(0));
                Some(CardSet {
                    cards: free.each().filter(|&kind| kind >= last).collect(),
                    least: 0,
                    most: usize::from(most).saturating_sub(kept.len()),
                })
            }
            Question::Feed { left } if left > 1 => {
                let number = usize::from(left);
                Some(CardSet {
                    cards: self.pool_cards().each().collect(),
                    least: number,
                    most: number,
                })
            }
            _ => None,
        }
    }

    /// The answers that name these cards and no others. What is not possible is named all the same: the referee says why not.
    #[must_use]
    pub fn card_chain(&self, cards: &[Kind]) -> Vec<Choice> {
        match self.question {
            Question::Members => self.members_chain(cards),
            Question::Keep { .. } => self.keep_chain(cards),
            Question::Feed { left } => self.feed_chain(cards, left.into()),
            _ => Vec::new(),
        }
    }

    fn feed_chain(&self, cards: &[Kind], mut left: usize) -> Vec<Choice> {
        let mut cards = cards.to_vec();
        cards.sort_unstable();
        let (mut pool, mut last, mut chain) = (self.pool_cards(), Kind(0), Vec::new());
        for (nth, &kind) in cards.iter().enumerate() {
            // A card is offered if enough others follow it, and fed without asking if it is the only one.
            let after = |from: Kind| pool.each().filter(|&other| other >= from).count();
            let mut offered: Vec<Kind> = pool.each().filter(|&one| one >= last).collect();
            offered.dedup();
            offered.retain(|&one| after(one) >= left);
            if nth == 0 || offered != [kind] {
                chain.push(Choice::Feed(kind));
            }
            if pool.count(kind) > 0 {
                pool.remove(kind);
            }
            (last, left) = (kind, left.saturating_sub(1));
        }
        chain
    }

    fn pool_cards(&self) -> Cards {
        let cards = self.pool.iter();
        cards.filter_map(|&card| self.kind(card)).collect()
    }
}
