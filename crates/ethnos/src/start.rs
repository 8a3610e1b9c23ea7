//! Set-up: tribes, tokens, first player, the first Age (ET-SETUP, ET-FIRST-1).

use kernel::{BySeat, Dice, Pool, Rule, Seat, Sink};

use crate::card::{Cards, KINGDOMS, Kingdom, SLOTS};
use crate::event::Event;
use crate::rules::Rules;
use crate::setup::{Setup, Tribes};
use crate::state::{Ask, Bands, Building, Coins, Deck, Ethnos, Hand, LastNamed, SoloTable};

impl Ethnos {
    pub(crate) fn deal_out(setup: &Setup, dice: &mut Dice, events: &mut impl Sink<Event>) -> Self {
        let mut rules = setup.rules;
        match &setup.tribes {
            Tribes::Chosen(rows) => rules.seat_tribes(&setup.table, rows),
            Tribes::Random => {
                let mut cards: Pool<24> = (0..setup.table.rows.len() as u8).collect();
                let count = usize::from(
                    setup
                        .content
                        .row(setup.seats)
                        .map_or(SLOTS as u8, |row| row.tribes),
                );
                let mut rows = [0; SLOTS];
                for row in &mut rows[..count] {
                    *row = cards
                        .draw(dice)
                        .expect("there are more Setup cards than tribes in a game");
                }
                rules.seat_tribes(&setup.table, &rows[..count]);
            }
        }
        let mut game = Ethnos::empty(rules);
        events.tell(|| Event::Tribes {
            tribes: rules.tribes[..usize::from(rules.slots)].to_vec(),
        });
        game.deal_tokens(&setup.tokens, dice);
        if let Some(solo) = rules.solo {
            game.swap_tokens(solo.best, events);
        }
        for kingdom in Kingdom::all() {
            let values = &game.tokens[kingdom.index()][..usize::from(rules.tokens_per_kingdom)];
            events.tell(|| Event::Tokens {
                kingdom,
                values: values.to_vec(),
            });
        }
        // Solo: the player begins (ET-SOLO-19); otherwise chance decides (ET-FIRST-1).
        game.first = if rules.seats == 1 {
            Seat(0)
        } else {
            Seat(dice.below(rules.seats.into()) as u8)
        };
        let rule = Rule(if rules.seats == 1 {
            "ET-SOLO-19"
        } else {
            "ET-FIRST-1"
        });
        events.tell(|| Event::FirstPlayer {
            seat: game.first,
            rule,
        });
        game.begin_age(dice, events);
        game
    }

    /// A table with nothing dealt yet.
    pub(crate) fn empty(rules: Rules) -> Self {
        let mut game = Ethnos {
            rules,
            age: 1,
            first: Seat(0),
            turn: Seat(0),
            ask: Ask::Turn,
            deck: Deck {
                allies: Pool::new(),
                above: 0,
                dragons: 0,
            },
            pool: Cards::NONE,
            hands: BySeat([Hand::EMPTY; crate::rules::MAX_SEATS]),
            bands: Bands::NONE,
            building: Building::NONE,
            keeping: Cards::NONE,
            last_named: LastNamed::NONE,
            tokens: [[0; 3]; KINGDOMS],
            markers: Default::default(),
            supply: BySeat::default(),
            glory: BySeat::default(),
            track: BySeat::default(),
            giant: None,
            hordes: BySeat::default(),
            trolls: BySeat::default(),
            coins: Coins::default(),
            third: None,
            wild_winner: None,
            solo: SoloTable::NONE,
        };
        for seat in Seat::first(rules.parties) {
            game.supply[seat] = rules.markers - rules.fixed_markers();
        }
        if rules.has.coins {
            game.coins.left = rules.coin_counts;
        }
        if rules.solo.is_some() {
            game.solo.leaders = game.all_leaders();
        }
        game
    }

    /// Tokens at random, sorted inside each kingdom: the lowest on space I (ET-SETUP-3 to -6).
    fn deal_tokens(&mut self, tokens: &[u8], dice: &mut Dice) {
        let mut heap: Pool<18> = tokens.iter().copied().collect();
        for spaces in &mut self.tokens {
            let spaces = &mut spaces[..usize::from(self.rules.tokens_per_kingdom)];
            for space in spaces.iter_mut() {
                *space = heap.draw(dice).expect("there are tokens for every space");
            }
            spaces.sort_unstable();
        }
    }
}
