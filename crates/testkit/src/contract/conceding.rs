//! Seats that leave in the middle of a match: the others can finish it.

use kernel::{Published, Rng, Seat, Turn, stable_hash};
use referee::{Exit, Match, NoExit, Seed};

use super::{Labels, Suite, ensure};
use crate::contract::secrecy::redaction_is_final;

/// Who gives up after how many steps: someone does, in some matches more than one.
pub(super) fn leavers<G: Published>(setup: &G::Setup, seed: u64) -> Vec<(Seat, usize)> {
    let seats = Match::<G>::new(setup.clone(), Seed::from_number(seed))
        .game()
        .seats();
    let mut rng = Rng::stream(&[seed, 0x636f_6e63_6564_6564]);
    let mut leavers: Vec<(Seat, usize)> = Vec::new();
    while leavers.len() < usize::from(seats) && (leavers.is_empty() || rng.below(2) == 0) {
        let free: Vec<Seat> = Seat::first(seats)
            .filter(|seat| leavers.iter().all(|(gone, _)| gone != seat))
            .collect();
        // Often early, while there is much to be left behind, and now and then late.
        let at = rng.below(8) * rng.below(32);
        leavers.extend(rng.pick(&free).map(|&seat| (seat, at as usize)));
    }
    leavers.sort_by_key(|&(_, at)| at);
    leavers
}

impl<G: Published, W: FnMut(&G, &G::Event, &mut Labels)> Suite<'_, G, W> {
    pub(super) fn rule_of_conceding_is_there(&self) -> Result<(), String> {
        let cited = self.rules.contains(G::CONCEDING.0);
        ensure(cited, || format!("there is no rule {}", G::CONCEDING))
    }

    pub(super) fn concede(
        &mut self,
        table: &mut Match<G>,
        seat: Seat,
        rng: &mut Rng,
    ) -> Result<(), String> {
        // No answer is written like an exit.
        for exit in [Exit::Concede, Exit::Forfeit] {
            let read = table.game().read_choice(exit.word());
            ensure(read.is_err(), || {
                format!("{:?} is an answer: {read:?}", exit.word())
            })?;
        }
        if table.turn() == Turn::Over || table.game().is_out(seat) {
            let refused = table.leave(seat, Exit::Concede).err();
            return ensure(matches!(refused, Some(NoExit::Over | NoExit::Out)), || {
                format!("it may leave too late: {refused:?}")
            });
        }
        let (before, foreseen) = (table.game().clone(), table.if_conceded(seat));
        table
            .leave(seat, Exit::Concede)
            .map_err(|no| no.to_string())?;
        self.summary.conceded += 1;
        let game = table.game();
        let out = game.is_out(seat) || game.turn() == Turn::Over;
        ensure(!foreseen.by_rules || out, || {
            "the rules take it out, and it is not out".to_owned()
        })?;
        if !foreseen.by_rules {
            ensure(stable_hash(&before) == stable_hash(game), || {
                "the rules know nothing of it, but something has changed".to_owned()
            })?;
        }
        let is_over = table.turn() == Turn::Over;
        ensure(foreseen.over == is_over, || {
            "whether it ends the match was foretold wrongly".to_owned()
        })?;
        self.nothing_goes_back(table, seat)?;
        let entry = table.log().last().expect("a step was made");
        for event in &entry.events {
            (self.watch)(table.game(), event, &mut self.summary.labels);
        }
        redaction_is_final(table.game(), &entry.events)?;
        self.state(table.game(), rng)
    }

    /// A seat leaves once, and no one takes that or anything before it back.
    fn nothing_goes_back(&self, table: &mut Match<G>, seat: Seat) -> Result<(), String> {
        let again = table.leave(seat, Exit::Concede).err();
        ensure(again.is_some(), || "it leaves twice".to_owned())?;
        let steps = table.log().len();
        for back in 1..=steps.min(3) {
            let no = table.take_back_by_consent(back);
            ensure(no.is_err(), || {
                format!("{back} steps are taken back: {no:?}")
            })?;
        }
        Ok(())
    }
}
