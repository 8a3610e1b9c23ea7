//! Cards by kind and number.

use crate::content::Card;

/// How many of each kind of card there are, up to 15 of a kind: four planes of bits, so that "which kinds" is one word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Bag {
    planes: [u128; 4],
}

impl Bag {
    /// The most copies of a kind that fit.
    pub(crate) const MOST: u8 = 15;

    /// The kinds of which there is at least one.
    #[inline]
    pub(crate) fn kinds(&self) -> u128 {
        self.planes[0] | self.planes[1] | self.planes[2] | self.planes[3]
    }

    #[inline]
    pub(crate) fn has(&self, card: Card) -> bool {
        self.kinds() & bit(card) != 0
    }

    pub(crate) fn count(&self, card: Card) -> u8 {
        (0..4).fold(0, |sum, plane| {
            sum | (((self.planes[plane] >> card.0) & 1) as u8) << plane
        })
    }

    #[inline]
    pub(crate) fn len(&self) -> u8 {
        (0..4)
            .map(|plane| (self.planes[plane].count_ones() as u8) << plane)
            .sum()
    }

    #[inline]
    pub(crate) fn add(&mut self, card: Card) {
        let mut carry = bit(card);
        for plane in &mut self.planes {
            let overflow = *plane & carry;
            *plane ^= carry;
            carry = overflow;
            if carry == 0 {
                return;
            }
        }
    }

    /// Takes one away; nothing happens where there is none.
    #[inline]
    pub(crate) fn remove(&mut self, card: Card) {
        if !self.has(card) {
            return;
        }
        let mut borrow = bit(card);
        for plane in &mut self.planes {
            let missing = !*plane & borrow;
            *plane ^= borrow;
            borrow = missing;
            if borrow == 0 {
                return;
            }
        }
    }

    /// Every card, doubles included, kinds ascending.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Card> + '_ {
        bits(self.kinds())
            .flat_map(|kind| std::iter::repeat_n(Card(kind), usize::from(self.count(Card(kind)))))
    }

    /// The `nth` card in the order of [`Bag::iter`].
    pub(crate) fn nth(&self, nth: u32) -> Option<Card> {
        self.iter().nth(nth as usize)
    }

    /// Of each kind at least as many as `least` has.
    pub(crate) fn at_least(&self, least: &Bag) -> Bag {
        let mut both = *self;
        for kind in bits(least.kinds()) {
            let card = Card(kind);
            (both.count(card)..least.count(card)).for_each(|_| both.add(card));
        }
        both
    }

    /// Never more of a kind than `most` has.
    pub(crate) fn at_most(&self, most: &Bag) -> Bag {
        let mut both = Bag::default();
        for kind in bits(self.kinds() & most.kinds()) {
            let card = Card(kind);
            (0..self.count(card).min(most.count(card))).for_each(|_| both.add(card));
        }
        both
    }
}

impl FromIterator<Card> for Bag {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut bag = Bag::default();
        cards.into_iter().for_each(|card| bag.add(card));
        bag
    }
}

#[inline]
pub(crate) fn bit(card: Card) -> u128 {
    1 << card.0
}

/// The numbers of a set, ascending.
pub(crate) fn bits(mut set: u128) -> impl Iterator<Item = u8> + Clone {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let lowest = set.trailing_zeros() as u8;
            set &= set - 1;
            lowest
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bag_counts_like_a_list() {
        let mut bag = Bag::default();
        for _ in 0..Bag::MOST {
            bag.add(Card(100));
        }
        bag.add(Card(3));
        assert_eq!(
            (bag.count(Card(100)), bag.count(Card(3)), bag.len()),
            (15, 1, 16)
        );
        for left in (0..Bag::MOST).rev() {
            bag.remove(Card(100));
            assert_eq!(bag.count(Card(100)), left);
        }
        bag.remove(Card(100));
        assert_eq!(bag.iter().collect::<Vec<_>>(), [Card(3)]);
        assert_eq!((bag.nth(0), bag.nth(1)), (Some(Card(3)), None));
    }
}
