//! What a learned prior goes by: figures of the table, of the asked seat's hand and of each answer. Whoever changes the list raises
//! its version and trains anew.

use kernel::{Row, Seat, exp};

use super::mind::Mind;
use super::sets::Sets;
use super::{plan, solo};
use crate::ability::Ability;
use crate::card::Kind;
use crate::choice::Choice;
use crate::setup::Level;
use crate::state::{BRUNO, Ethnos};

pub(super) const FIGURES: usize = 62;
pub(super) const VERSION: u32 = 2;

type Figures = Row<FIGURES>;

/// Kinds of answers, and abilities, that are told apart.
const ANSWERS: usize = 11;
const ABILITIES: usize = 12;
/// The kind of answers about cards of the Dashboard.
const FOR_BRUNO: usize = 9;

/// What is the same for every answer to a question.
struct Asked<'a> {
    game: &'a Ethnos,
    mind: Mind,
    sets: Sets,
    /// The best of the hand-written weights, and the sum of their softmax.
    most: f32,
    all: f32,
}

pub(super) fn describe(
    game: &Ethnos,
    choices: &[Choice],
    weights: &[f32],
    each: &mut dyn FnMut(&[f32]),
) {
    let most = weights.iter().copied().fold(f32::MIN, f32::max);
    let asked = Asked {
        game,
        mind: Mind::of(game, game.turn),
        sets: Sets::of(&game.hands[game.turn].cards),
        most,
        all: weights.iter().map(|weight| odds(weight - most)).sum(),
    };
    let table = asked.table(choices.len());
    for (&choice, &weight) in choices.iter().zip(weights) {
        let mut row = table;
        asked.answer(&mut row, choice, weight);
        each(row.figures());
    }
}

fn odds(behind: f32) -> f32 {
    exp(behind / 1.5)
}

impl Asked<'_> {
    fn table(&self, answers: usize) -> Figures {
        let Self {
            game, mind, sets, ..
        } = self;
        let seat = game.turn;
        let hand = &game.hands[seat].cards;
        let others = || Seat::first(game.rules.seats).filter(move |&other| other != seat);
        let best = plan::best(game, mind, sets, game.leadable());
        let (fitting, size) = sets.fitting(game.pool.kinds());
        let bruno = game.rules.solo.map(|_| standing(game, BRUNO));
        let rival = others().map(|other| standing(game, other)).chain(bruno);
        let rival = rival.max();
        let largest_hand = others().map(|other| game.hands[other].cards.len()).max();
        let mut row = Figures::EMPTY;
        row.put(answers as f32 / 10.0);
        row.put(mind.risk);
        row.put(mind.progress);
        row.flag(game.deck.above == 0);
        row.put(f32::from(game.deck.dragons) / 2.0);
        row.put(f32::from(hand.len()) / 5.0);
        row.flag(game.age == game.rules.ages);
        row.put(f32::from(game.pool.len()) / 5.0);
        row.put(f32::from(largest_hand.unwrap_or(0)) / 5.0);
        row.flag(game.supply[seat] == 0);
        row.put(f32::from(sets.wild()) / 2.0);
        row.put(f32::from(sets.largest()) / 3.0);
        row.put(if size > 0 {
            fitting.count_ones() as f32 / 3.0
        } else {
            0.0
        });
        row.put((f32::from(standing(game, seat)) - f32::from(rival.unwrap_or(0))) / 10.0);
        row.put(best / 10.0);
        row.flag(game.rules.two_players);
        row.put(f32::from(game.rules.seats) / 6.0);
        row.flag(game.rules.solo.is_some());
        let level = game.rules.solo.map(|solo| solo.level);
        row.flag(level == Some(Level::Easy));
        row.flag(level == Some(Level::Hard));
        row.put(level.map_or(0.0, |_| solo::readiness(game) / 3.0));
        row
    }

    fn answer(&self, row: &mut Figures, choice: Choice, weight: f32) {
        let behind = weight - self.most;
        row.put(behind.max(-10.0) / 3.0);
        row.put(odds(behind) / self.all);
        row.flag(behind == 0.0);
        let (answer, card) = sort(choice);
        row.one_of(Some(answer), ANSWERS);
        self.card(row, choice, card);
        self.band(row, choice);
        self.bruno(row, choice, answer, card);
    }

    /// What an answer brings Chief Bruno: by the cards that follow it to the Dashboard, and by the card that it names.
    fn bruno(&self, row: &mut Figures, choice: Choice, answer: usize, card: Option<Kind>) {
        let (mut after, mut harm) = (0.0, 0.0);
        if self.game.rules.solo.is_some() {
            match choice {
                Choice::Draw | Choice::Take(_) | Choice::Lead(_) => {
                    after = solo::fed_after(self.game, choice);
                }
                _ => {
                    harm = card
                        .filter(|_| answer == FOR_BRUNO)
                        .map_or(0.0, |kind| solo::harm(self.game, kind))
                }
            }
        }
        row.put(after / 5.0);
        row.put(harm / 5.0);
    }

    /// The card that an answer names, and what it goes with.
    fn card(&self, row: &mut Figures, choice: Choice, card: Option<Kind>) {
        let Self {
            game, mind, sets, ..
        } = self;
        let tame = card.filter(|kind| !kind.is_wild());
        let (tribe, colour) = tame.map_or((0, 0), |kind| sets.both(kind));
        row.put(f32::from(tribe) / 3.0);
        row.put(f32::from(colour) / 3.0);
        row.flag(card.is_some_and(Kind::is_wild));
        row.flag(tame.is_some() && tribe.max(colour) == sets.largest());
        let step = card.map_or(0.0, |kind| game.step_from(sets.around(kind)));
        row.put(step / 5.0);
        row.put(card.map_or(0.0, |kind| f32::from(game.pool.count(kind)) / 2.0));
        let gain = match (choice, tame) {
            (Choice::Place(to), _) => mind.gain(game, to.index()),
            (_, Some(kind)) => mind.gain(game, kind.colour().into()),
            _ => 0.0,
        };
        row.put(gain / 5.0);
        let ability = card.and_then(|kind| place(game.rules.ability(kind)));
        row.one_of(ability, ABILITIES);
    }

    /// The Band that an answer begins.
    fn band(&self, row: &mut Figures, choice: Choice) {
        let Self {
            game, mind, sets, ..
        } = self;
        let Choice::Lead(leader) = choice else {
            row.one_of(None, 6);
            return;
        };
        let ability = game.rules.ability(leader);
        let around = sets.around(leader);
        let size = around + sets.wild();
        let points = f32::from(game.rules.band_points(around + ability.scoring_bonus()));
        let marker = plan::marker(game, mind, ability, size, leader.colour());
        row.put(points / 10.0);
        row.put(marker / 5.0);
        row.put(f32::from(sets.all.saturating_sub(size)) / 5.0);
        row.put(mind.risk);
        row.put(f32::from(size) / 5.0);
        row.put(mind.progress);
    }
}

/// Glory, and what the Bands of this Age will bring.
fn standing(game: &Ethnos, seat: Seat) -> u16 {
    let own = game
        .bands
        .all()
        .iter()
        .filter(|band| band.owner.0 == seat.0);
    let laid = own.map(|band| u16::from(game.rules.band_points(band.size - band.wild)));
    game.glory[seat] + laid.sum::<u16>()
}

/// The kind of an answer, and the card that it names.
fn sort(choice: Choice) -> (usize, Option<Kind>) {
    match choice {
        Choice::Draw => (0, None),
        Choice::Take(kind) => (1, Some(kind)),
        Choice::Lead(kind) => (2, Some(kind)),
        Choice::Join(kind) => (3, Some(kind)),
        Choice::Close => (4, None),
        Choice::Keep(kind) => (5, Some(kind)),
        Choice::Place(_) => (6, None),
        Choice::Use | Choice::Cash => (7, None),
        Choice::Decline => (8, None),
        Choice::Feed(kind) | Choice::Dismiss(kind) | Choice::Steal(kind) => (FOR_BRUNO, Some(kind)),
        Choice::Scatter | Choice::Win | Choice::Token(_) | Choice::Bruno(_) => (10, None),
    }
}

fn place(ability: Ability) -> Option<usize> {
    Some(match ability {
        Ability::None => return None,
        Ability::AnotherBand => 0,
        Ability::CountsMore { .. } => 1,
        Ability::KeepCards => 2,
        Ability::LargestBand => 3,
        Ability::NoMarker => 4,
        Ability::Track => 5,
        Ability::Horde => 6,
        Ability::Coin => 7,
        Ability::Wild => 8,
        Ability::TieToken => 9,
        Ability::AnyKingdom => 10,
        Ability::DrawCards => 11,
    })
}
