//! The learned judge: what a table promises to each seat. Whoever changes the list of figures raises [`VERSION`] and has the net learn anew.

use std::sync::LazyLock;

use kernel::{BySeat, Net, Row, Seat};

use super::ways::{FARTHEST, Means, Ways, battle_cards, means, spare_items, ways};
use crate::content::{BlockKind, Condition4, NONE};
use crate::setup::Win;
use crate::state::{NumaSera, SEATS};

/// How many figures there are for each seat.
pub(super) const FIGURES: usize = 61;
/// Which list it is.
pub(super) const VERSION: u32 = 2;
/// The score of those who are out.
const OUT: f32 = -12.0;

static JUDGE: LazyLock<Net> = LazyLock::new(|| {
    let text = include_str!("../../../../content/learned/numa-sera-judge.net");
    Net::read(text).expect("the net in the repository can be read")
});

type Figures = Row<FIGURES>;

/// Hands on the figures of every seat, or `None` for those who are out.
pub(super) fn describe(world: &NumaSera, mut each: impl FnMut(Seat, Option<&[f32]>)) {
    let means = means(world);
    let wanted = world.settings.win.conditions();
    let mut all = BySeat([Ways::default(); SEATS]);
    let mut wins = [FARTHEST * 2.0; SEATS];
    for seat in Seat::first(world.settings.seats).filter(|&seat| means[seat].alive) {
        all[seat] = ways(world, seat, &means);
        wins[seat.index()] = all[seat].to_win(world.players[seat].met, wanted);
    }
    for seat in Seat::first(world.settings.seats) {
        if !means[seat].alive {
            each(seat, None);
            continue;
        }
        let others = (0..SEATS).filter(|&other| other != seat.index());
        let rival = others
            .map(|other| wins[other])
            .fold(FARTHEST * 2.0, f32::min);
        let mut row = Figures::EMPTY;
        table(world, seat, rival, &mut row);
        chances(world, seat, &all[seat], wins[seat.index()], &mut row);
        figures(world, seat, &means[seat], &mut row);
        holdings(world, seat, &mut row);
        each(seat, Some(row.figures()));
    }
}

/// 1 at once, and less the farther away.
pub(super) fn near(turns: f32, half: f32) -> f32 {
    half / (half + turns)
}

/// The table, and how soon a rival may win.
fn table(world: &NumaSera, seat: Seat, rival: f32, row: &mut Figures) {
    let seats = world.settings.seats;
    row.flag(world.settings.win == Win::Empire);
    row.flag(seats == 2);
    row.flag(seats == 4);
    row.put(f32::from(world.table.round) / 20.0);
    row.put(near(rival, 2.0));
    // In how many turns it is asked to act.
    let order = seat.index() + usize::from(seats) - world.table.active.index();
    row.one_of(Some(order % usize::from(seats)), 4);
    let acts = world.table.active == seat;
    row.flag(acts && !world.table.explored);
}

fn chances(world: &NumaSera, seat: Seat, ways: &Ways, win: f32, row: &mut Figures) {
    let met = world.players[seat].met;
    row.put(near(win, 1.0));
    row.put(near(win, 4.0));
    row.put(win / FARTHEST);
    for goal in Condition4::ALL {
        let open = met & 1 << goal as u8 == 0;
        let turns = ways.turns[goal as usize];
        row.flag(!open);
        row.put(if open { near(turns, 1.0) } else { 0.0 });
        row.put(if open { near(turns, 5.0) } else { 0.0 });
    }
    row.put(near(ways.alone, 5.0));
    row.put(ways.danger.min(3.0));
    row.flag(ways.danger >= 1.0);
}

fn figures(world: &NumaSera, seat: Seat, means: &Means, row: &mut Figures) {
    let player = &world.players[seat];
    row.flag(player.fallen == 1);
    row.flag(player.fallen == 2);
    row.put(means.power / 10.0);
    row.put(means.power / means.most_power.max(1.0));
    row.put(f32::from(means.against_heroes) / 5.0);
    row.put(f32::from(means.against_holds) / 5.0);
    row.put(f32::from(means.defense) / 5.0);
    row.put(f32::from(means.hold_defense) / 3.0);
    row.put(means.residual / 8.0);
    row.put(f32::from(means.skill_cost) / 5.0);
    let capital = f32::from(player.capital);
    row.put(capital.min(10.0) / 10.0);
    row.put(capital.min(60.0) / 20.0);
}

fn holdings(world: &NumaSera, seat: Seat, row: &mut Figures) {
    let player = &world.players[seat];
    let count = |n: u32| n as f32;
    row.put(count(player.hand.len().into()) / 5.0);
    row.put(count(battle_cards(world, seat)) / 5.0);
    row.put(count(spare_items(world, seat)) / 3.0);
    row.put(count(player.mavens.count_ones()) / 3.0);
    row.put(count(player.equipped().count_ones()) / 5.0);
    row.flag(player.blessing != NONE);
    let blocks = &world.content.kingdoms[usize::from(player.kingdom)].blocks;
    let ticked = crate::bag::bits(player.blocks.into());
    let ongoing = ticked.filter(|&nth| blocks[usize::from(nth)].kind == BlockKind::Ongoing);
    row.put(ongoing.count() as f32 / 6.0);
    row.put(count(player.blocks.count_ones()) / 6.0);
    let level = usize::from(player.skills.iter().copied().max().unwrap_or(0));
    row.one_of(level.checked_sub(1), 3);
    row.put(
        player
            .skills
            .iter()
            .map(|&level| f32::from(level))
            .sum::<f32>()
            / 5.0,
    );
    let some = |n: u32| (n as usize).checked_sub(1);
    row.one_of(some(player.strongholds.count_ones()), 3);
    row.one_of(some(player.slain.into()), 2);
    row.one_of(some(player.classes.count_ones()), 4);
}

/// Scores of all seats; their softmax is who will win.
pub(super) fn scores(world: &NumaSera, scores: &mut [f32]) {
    describe(world, |seat, row| {
        scores[seat.index()] = row.map_or(OUT, |row| JUDGE.score(row));
    });
}
