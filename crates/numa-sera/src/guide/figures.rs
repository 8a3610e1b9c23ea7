//! What a learned prior goes by: figures of the table, of each answer, and of what is certain to come of it. None is of a card or a kingdom,
//! so the prior serves any content. Whoever changes the list raises its version and trains anew.

use kernel::{BySeat, Dice, Game, Quiet, Row, Seat, Turn};

use super::judge::near;
use super::ways::{FARTHEST, Means, Ways, battle_cards, blow, chance, means, means_of, ways};
use crate::bag::bits;
use crate::choice::Choice;
use crate::content::{BlockKind, Card, CardKind, Condition4, NONE};
use crate::mods::Stat;
use crate::setup::Win;
use crate::state::{NumaSera, SEATS, Step, Target};

pub(super) const FIGURES: usize = 124;
pub(super) const VERSION: u32 = 1;

type Figures = Row<FIGURES>;

/// Kinds of questions, answers and cards that are told apart.
const QUESTIONS: usize = 8;
const ANSWERS: usize = 23;
const CARDS: usize = 7;
/// Figures of an account.
const ENTRIES: usize = 23;

/// What is the same for every answer to a question.
struct Asked<'a> {
    world: &'a NumaSera,
    seat: Seat,
    means: BySeat<Means, SEATS>,
    ways: Ways,
    /// Turns until each seat wins.
    wins: [f32; SEATS],
    now: Account,
}

/// What a seat has, and its rivals, each of the order of 1.
type Account = [f32; ENTRIES];

pub(super) fn describe(world: &NumaSera, choices: &[Choice], each: &mut dyn FnMut(&[f32])) {
    let Turn::Ask(seat) = world.turn() else {
        return;
    };
    let asked = Asked::of(world, seat);
    let table = asked.table(choices);
    for &choice in choices {
        let mut row = table;
        asked.answer(&mut row, choice);
        each(row.figures());
    }
}

impl<'a> Asked<'a> {
    fn of(world: &'a NumaSera, seat: Seat) -> Self {
        // Lines of Succession are secret until all are chosen.
        let before = matches!(
            world.agenda.last(),
            Some(Step::PickKingdom(_) | Step::Succession(_))
        );
        let means = if before {
            BySeat([Means::default(); SEATS])
        } else {
            means(world)
        };
        let wanted = world.settings.win.conditions();
        let mut asked = Self {
            world,
            seat,
            means,
            ways: Ways::default(),
            wins: [FARTHEST * 2.0; SEATS],
            now: account(world, seat),
        };
        for other in Seat::first(world.settings.seats).filter(|&other| means[other].alive) {
            let found = ways(world, other, &means);
            asked.wins[other.index()] = found.to_win(world.players[other].met, wanted);
            if other == seat {
                asked.ways = found;
            }
        }
        asked
    }

    /// How soon the rival who is nearest wins.
    fn rival(&self) -> f32 {
        let others = (0..SEATS).filter(|&other| other != self.seat.index());
        others
            .map(|other| self.wins[other])
            .fold(FARTHEST * 2.0, f32::min)
    }

    fn table(&self, choices: &[Choice]) -> Figures {
        let (world, seat) = (self.world, self.seat);
        let (player, own) = (&world.players[seat], &self.means[seat]);
        let mut row = Figures::EMPTY;
        row.put(choices.len() as f32 / 16.0);
        row.flag(world.settings.seats == 2);
        row.flag(world.settings.seats == 4);
        row.flag(world.settings.win == Win::Empire);
        row.put(f32::from(world.table.round) / 20.0);
        row.one_of(Some(question(world)), QUESTIONS);
        row.flag(world.table.active == seat);
        row.put(near(self.wins[seat.index()], 1.0));
        row.put(near(self.wins[seat.index()], 4.0));
        row.put(near(self.rival(), 2.0));
        for goal in Condition4::ALL {
            let open = player.met & 1 << goal as u8 == 0;
            let turns = self.ways.turns[goal as usize];
            row.put(if open { near(turns, 4.0) } else { 0.0 });
        }
        row.put(self.ways.danger.min(3.0));
        row.put(f32::from(player.fallen) / 2.0);
        row.put(own.power / 10.0);
        row.put(own.power / own.most_power.max(1.0));
        row.put(f32::from(player.capital.min(60)) / 20.0);
        row.put(own.residual / 8.0);
        row.put(f32::from(player.hand.len()) / 5.0);
        row.put(battle_cards(world, seat) as f32 / 5.0);
        row.put(f32::from(world.table.actions).min(10.0) / 10.0);
        let some = |wanted: fn(&Choice) -> bool| choices.iter().any(wanted);
        row.flag(some(|choice| matches!(choice, Choice::BuySkill(_))));
        row.flag(some(|choice| matches!(choice, Choice::BuyItem(_))));
        row.flag(some(|choice| matches!(choice, Choice::Equip(_))));
        row.flag(some(|choice| {
            matches!(choice, Choice::Use(..) | Choice::Test(_))
        }));
        self.battle(&mut row);
        row
    }

    /// The Battle that is on, as it stands.
    fn battle(&self, row: &mut Figures) {
        let Some(battle) = &self.world.battle else {
            row.one_of(None, 5);
            return;
        };
        let attacks = battle.attacker == self.seat;
        row.flag(attacks);
        row.flag(matches!(battle.target, Target::Hero(_)));
        row.flag(battle.rolled);
        row.put(fares(self.world, attacks));
        row.put((f32::from(ahead(self.world, attacks)) / 6.0).clamp(-3.0, 3.0));
    }

    fn answer(&self, row: &mut Figures, choice: Choice) {
        row.one_of(Some(sort(choice)), ANSWERS);
        self.target(row, choice);
        self.card(row, choice);
        self.price(row, choice);
        self.afterwards(row, choice);
    }

    /// What an Attack promises.
    fn target(&self, row: &mut Figures, choice: Choice) {
        let Choice::Attack(target) = choice else {
            row.one_of(None, 11);
            return;
        };
        let (world, own) = (self.world, &self.means[self.seat]);
        let player = &world.players[self.seat];
        let meta = &world.content.meta;
        let defender = world.defender_of(target);
        let rival = defender.map(|other| self.means[other]).unwrap_or_default();
        let defense = |hold: u8| world.content.strongholds[usize::from(hold)].defense;
        let ahead = match target {
            Target::Hero(_) => own.against_heroes - rival.defense,
            Target::Controlled(hold) => own.against_holds - defense(hold) - rival.hold_defense,
            Target::Independent(hold) => own.against_holds - defense(hold),
        };
        row.put(chance(world, ahead, defender.is_some()));
        row.put((f32::from(ahead) / 6.0).clamp(-3.0, 3.0));
        // What it costs to lose.
        row.put((f32::from(-ahead) / own.power.max(1.0)).clamp(0.0, 3.0));
        let hero = matches!(target, Target::Hero(_));
        let kills = blow(world, own, &rival) / rival.power.max(1.0);
        row.put(if hero { kills.min(3.0) } else { 0.0 });
        let (has, wants, goal) = if hero {
            (
                u32::from(player.slain),
                meta.champion_slain,
                Condition4::Champion,
            )
        } else {
            let has = player.strongholds.count_ones();
            (has, meta.conqueror_strongholds, Condition4::Conqueror)
        };
        let open = player.met & 1 << goal as u8 == 0;
        row.flag(open && has + 1 >= u32::from(wants));
        row.put(if open {
            has as f32 / f32::from(wants.max(1))
        } else {
            0.0
        });
        row.flag(open && self.nearest() == Some(goal));
        let worth = |hold: u8| world.content.strongholds[usize::from(hold)].residual;
        row.put(match target {
            Target::Hero(_) => 0.0,
            Target::Controlled(hold) | Target::Independent(hold) => f32::from(worth(hold)) / 3.0,
        });
        let wins = |other: Seat| near(self.wins[other.index()], 2.0);
        row.put(defender.map_or(0.0, wins));
        row.flag(defender.is_some_and(|other| self.wins[other.index()] <= self.rival()));
        row.put(defender.map_or(0.0, |other| f32::from(world.players[other].fallen) / 2.0));
    }

    /// The open condition that is the least turns away.
    fn nearest(&self) -> Option<Condition4> {
        let met = self.world.players[self.seat].met;
        let open = Condition4::ALL
            .into_iter()
            .filter(|&goal| met & 1 << goal as u8 == 0);
        let turns = |goal: Condition4| self.ways.turns[goal as usize];
        open.min_by(|&one, &other| turns(one).total_cmp(&turns(other)))
    }

    /// The card that an answer is about.
    fn card(&self, row: &mut Figures, choice: Choice) {
        let world = self.world;
        let card = match choice {
            Choice::BuyItem(card)
            | Choice::Equip(card)
            | Choice::Test(card)
            | Choice::Keep(card)
            | Choice::Take(card)
            | Choice::Discard(card)
            | Choice::Play(card) => Some(card),
            Choice::Accept | Choice::Reject => match world.agenda.last() {
                Some(Step::Maven { card, .. }) => Some(card),
                _ => None,
            },
            _ => None,
        };
        let info = card.map(|card| world.content.card(card));
        row.one_of(info.map(|info| kind(info.kind)), CARDS);
        row.put(info.map_or(0.0, |info| f32::from(info.cost.capital) / 10.0));
        row.put(info.map_or(0.0, |info| f32::from(info.cost.power) / 5.0));
        let wearable = info.is_some_and(|info| info.slots != 0);
        row.flag(wearable && card.is_some_and(|card| self.has_room(card)));
        let item = card.filter(|_| wearable);
        let flat = item.map(|card| &world.content.set(world.item_set(self.seat, card.0)).flat);
        let adds = |stat| flat.map_or(0.0, |flat| f32::from(flat.get(stat)));
        row.put((adds(Stat::Attack) + adds(Stat::Roll)) / 3.0);
        row.put((adds(Stat::Defense) + adds(Stat::MaxPower) / 2.0) / 3.0);
        self.play(row, choice);
    }

    /// What a Battle card changes, as far as it lies open.
    fn play(&self, row: &mut Figures, choice: Choice) {
        let step = self.world.agenda.last();
        let (Choice::Play(card), Some(Step::Commit(side) | Step::ExtraCard(side))) = (choice, step)
        else {
            row.one_of(None, 2);
            return;
        };
        let copy = self.world.with_played(side, card);
        let attacks = side == 0;
        let (before, after) = (fares(self.world, attacks), fares(&copy, attacks));
        row.put(after - before);
        row.put(
            (f32::from(ahead(&copy, attacks) - ahead(self.world, attacks)) / 4.0).clamp(-3.0, 3.0),
        );
    }

    fn has_room(&self, card: Card) -> bool {
        let slots = &self.world.players[self.seat].slots;
        bits(self.world.content.card(card).slots.into())
            .all(|slot| slots[usize::from(slot)] == NONE)
    }

    /// What it costs, what is left, and how far a Skill leads.
    fn price(&self, row: &mut Figures, choice: Choice) {
        let (world, seat) = (self.world, self.seat);
        let price = match choice {
            Choice::BuySkill(skill) => world.skill_price(seat, skill, false, &world.now(seat)),
            Choice::BuyItem(card) => world.item_price(card, &world.now(seat)),
            _ => 0,
        };
        row.put(f32::from(price.min(60)) / 20.0);
        let left = world.players[seat].capital - price;
        row.put(if price > 0 {
            f32::from(left.clamp(0, 60)) / 20.0
        } else {
            0.0
        });
        let skill = match choice {
            Choice::BuySkill(skill) | Choice::Train(skill) => Some(skill),
            _ => None,
        };
        let level = skill.map_or(0, |skill| world.skill(seat, skill) + 1);
        row.put(f32::from(level) / 4.0);
        let best = world.players[seat].skills.iter().copied().max();
        row.flag(level > best.unwrap_or(0));
        let master = world.content.meta.master_level;
        row.flag(level >= master && skill.is_some());
        row.flag(skill.is_some() && self.nearest() == Some(Condition4::Master));
    }

    /// What is certain to come of an answer: nothing where something is rolled, drawn or shown.
    fn afterwards(&self, row: &mut Figures, choice: Choice) {
        let unseen = matches!(
            choice,
            Choice::Explore
                | Choice::Attack(_)
                | Choice::Play(_)
                | Choice::NoCard
                | Choice::Reroll
                | Choice::KeepRoll
                | Choice::Pass
                | Choice::NoTick
                | Choice::Kingdom(_)
                | Choice::Line(_)
        );
        let next = if unseen { None } else { self.surely(choice) };
        let Some(next) = next else {
            row.one_of(None, ENTRIES + 8);
            return;
        };
        row.flag(true);
        let mut then = account(&next, self.seat);
        if choice == Choice::Build {
            self.best_block(&next, &mut then);
        }
        for (then, now) in then.iter().zip(&self.now) {
            row.put((then - now).clamp(-8.0, 8.0));
        }
        row.flag(
            next.over
                .is_some_and(|ending| ending.winners & 1 << self.seat.0 != 0),
        );
        row.flag(next.turn() == Turn::Ask(self.seat));
        let alive = next.players[self.seat].kingdom != NONE && next.players[self.seat].alive();
        if next.over.is_some() || !alive {
            row.one_of(None, 5);
            return;
        }
        let mut means = self.means;
        means[self.seat] = means_of(&next, self.seat);
        let ways = ways(&next, self.seat, &means);
        let (then, now) = (&ways.turns, &self.ways.turns);
        for (then, now) in then.iter().zip(now) {
            row.put(near(*then, 4.0) - near(*now, 4.0));
        }
        let win = ways.to_win(next.players[self.seat].met, next.settings.win.conditions());
        row.put(near(win, 4.0) - near(self.wins[self.seat.index()], 4.0));
    }

    /// The table after an answer, where nobody needs chance for it.
    fn surely(&self, choice: Choice) -> Option<NumaSera> {
        let mut next = self.world.clone();
        let mut dice = Dice::unsure();
        if let Choice::BuyItem(card) = choice {
            // Which card fills the gap says nothing about the one that was bought.
            next.table.forge.deck = kernel::Pool::new();
            next.apply(choice, &mut dice, &mut Quiet);
            if self.has_room(card)
                && next.players[self.seat].hand.has(card)
                && next.turn() == Turn::Ask(self.seat)
            {
                crate::greedy::put_on(&mut next, self.seat, card, &mut dice);
            }
        } else {
            next.apply(choice, &mut dice, &mut Quiet);
        }
        dice.is_sure().then_some(next)
    }

    /// The best of every entry that some Block can bring.
    fn best_block(&self, next: &NumaSera, best: &mut Account) {
        if !matches!(next.agenda.last(), Some(Step::PickBlock(_))) {
            return;
        }
        next.each_choice(|choice| {
            let mut then = next.clone();
            let mut dice = Dice::unsure();
            then.apply(choice, &mut dice, &mut Quiet);
            if dice.is_sure() {
                for (most, entry) in best.iter_mut().zip(account(&then, self.seat)) {
                    *most = most.max(entry);
                }
            }
        });
    }
}

/// How likely this side of the Battle is to win, as it stands.
fn fares(world: &NumaSera, attacks: bool) -> f32 {
    let rolled = world.battle.as_ref().is_some_and(|battle| battle.rolled);
    let ahead = ahead(world, true);
    let wins = if rolled {
        f32::from(u8::from(ahead >= 0))
    } else {
        chance(world, ahead, !world.independent())
    };
    if attacks { wins } else { 1.0 - wins }
}

/// How far this side of the Battle is ahead.
fn ahead(world: &NumaSera, attacks: bool) -> i16 {
    let [(attack, attack_roll), (defense, defense_roll)] = world.scores();
    let ahead = attack + attack_roll - defense - defense_roll;
    if attacks { ahead } else { -ahead }
}

fn account(world: &NumaSera, seat: Seat) -> Account {
    let player = &world.players[seat];
    if player.kingdom == NONE || !player.alive() {
        return [0.0; ENTRIES];
    }
    let (now, hero) = (
        world.now(seat),
        &world.content.heroes[usize::from(world.hero(seat))],
    );
    let blocks = &world.content.kingdoms[usize::from(player.kingdom)].blocks;
    let ongoing = bits(player.blocks.into())
        .filter(|&nth| blocks[usize::from(nth)].kind == BlockKind::Ongoing)
        .count();
    let stat = |stat| f32::from(now.get(stat));
    let count = |n: u32| n as f32;
    let (mut power, mut capital, mut holds) = (0.0, 0.0, 0.0);
    for other in world.others(seat) {
        let other = &world.players[other];
        power += f32::from(other.power) - 12.0 * f32::from(other.fallen);
        capital += f32::from(other.capital.min(60));
        holds += count(other.strongholds.count_ones());
    }
    let skills = || player.skills.iter().copied();
    [
        (f32::from(hero.attack) + stat(Stat::Attack) + stat(Stat::Roll)) / 2.0,
        (f32::from(hero.defense) + stat(Stat::Defense)) / 2.0,
        f32::from(world.residual(seat)) / 2.0,
        f32::from(player.capital.min(60)) / 10.0,
        f32::from(player.power) / 4.0,
        f32::from(hero.power + now.get(Stat::MaxPower)) / 4.0,
        f32::from(player.hand.len()) / 2.0,
        count(battle_cards(world, seat)),
        count(player.equipped().count_ones()),
        count(player.mavens.count_ones()),
        count(player.blocks.count_ones()),
        ongoing as f32,
        skills().map(f32::from).sum(),
        skills().map(f32::from).fold(0.0, f32::max),
        count(player.classes.count_ones()),
        count(player.strongholds.count_ones()),
        f32::from(player.slain),
        stat(Stat::StrongholdDefense) / 2.0,
        stat(Stat::SkillCost) / -2.0,
        f32::from(u8::from(player.blessing != NONE)),
        power / 6.0,
        capital / 10.0,
        holds,
    ]
}

fn question(world: &NumaSera) -> usize {
    match world.agenda.last() {
        Some(Step::Main) => usize::from(world.table.explored),
        Some(Step::Extra(_)) => 2,
        Some(Step::Commit(_) | Step::ExtraCard(_)) => 3,
        Some(Step::PickBlock(_)) => 4,
        Some(Step::May { .. } | Step::Reroll { .. } | Step::Maven { .. }) => 5,
        Some(
            Step::KeepOne(_)
            | Step::Salvage { .. }
            | Step::TakeForge { .. }
            | Step::TakeItem { .. }
            | Step::DiscardHand { .. }
            | Step::DiscardItem(_)
            | Step::DiscardMaven(_),
        ) => 6,
        _ => 7,
    }
}

fn kind(kind: CardKind) -> usize {
    match kind {
        CardKind::Boon => 0,
        CardKind::Hazard => 1,
        CardKind::Maven => 2,
        CardKind::Battle => 3,
        CardKind::Mythic => 4,
        CardKind::Pool => 5,
        CardKind::Item => 6,
    }
}

fn sort(choice: Choice) -> usize {
    match choice {
        Choice::Explore => 0,
        Choice::Build => 1,
        Choice::Attack(Target::Independent(_)) => 2,
        Choice::Attack(Target::Controlled(_)) => 3,
        Choice::Attack(Target::Hero(_)) => 4,
        Choice::BuySkill(_) => 5,
        Choice::BuyItem(_) => 6,
        Choice::Equip(_) => 7,
        Choice::Use(..) => 8,
        Choice::Test(_) => 9,
        Choice::Keep(_) | Choice::Take(_) => 10,
        Choice::Accept | Choice::Yes => 11,
        Choice::Reject | Choice::No => 12,
        Choice::Option(_) | Choice::Player(_) | Choice::Slot(_) | Choice::Class(_) => 13,
        Choice::Train(_) => 14,
        Choice::Discard(_) => 15,
        Choice::Tick(_) => 16,
        Choice::NoTick | Choice::Pass => 17,
        Choice::Play(_) => 18,
        Choice::NoCard => 19,
        Choice::Reroll => 20,
        Choice::KeepRoll => 21,
        _ => 22,
    }
}
