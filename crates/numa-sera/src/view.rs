//! The table as one viewer may see it, built up from nothing.

use kernel::{Game, Seat, Seen, Shared, Turn, Viewer};
use serde::Serialize;

use crate::bag::bits;
use crate::battle::odds::{Aim, Odds, Play};
use crate::content::{Card, CardKind, Condition4, Content, ListId, NONE, SetId, SkillType, Slot};
use crate::event::Terms;
use crate::figures::Part;
use crate::mods::{Mods, Stat};
use crate::pay::{battle_price, item_price};
use crate::setup::{PromiseMode, Win};
use crate::state::{How, MOST_COUNTERS, MOST_OFFERS, NumaSera, Promises, SEATS, Step, Target};

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct View {
    /// The card set, for names and texts.
    #[serde(skip)]
    pub content: Shared<Content>,
    /// The seat that looks; `None` for spectators.
    pub viewer: Option<Seat>,
    pub win: Win,
    pub promises: PromiseMode,
    pub round: u8,
    pub active: Seat,
    pub first: Seat,
    pub explored: bool,
    pub asked: Option<(Seat, Question)>,
    pub players: Vec<Player>,
    pub deck: DeckView,
    pub forge: Vec<Option<Card>>,
    pub strongholds: Vec<Option<u8>>,
    /// Cards left in each college.
    pub colleges: [u8; 5],
    /// Cards of which one is kept, for the one who looks at them.
    pub looked: Seen<Vec<Card>>,
    /// What the viewer may attack while no Battle is on, and how that would go.
    pub aims: Vec<Aim>,
    /// How many offers the active player may still make in this turn.
    pub offers_left: u8,
    pub battle: Option<BattleView>,
    pub trade: Option<TradeView>,
    pub over: Option<(Vec<Seat>, How)>,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct DeckView {
    pub exploration: u8,
    pub discard: Vec<Card>,
    pub forge: u8,
    pub strongholds: u8,
}

/// A kingdom and all that it has.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Player {
    pub seat: Seat,
    pub kingdom: Option<u8>,
    pub eliminated: bool,
    /// The Active Hero and those who follow; hidden until the lines are revealed.
    pub line: Seen<Vec<u8>>,
    /// Whether the Line of Succession is decided.
    pub line_set: bool,
    pub power: i16,
    pub max_power: i16,
    pub attack: i16,
    pub defense: i16,
    /// What Attack and Defense are made of, the Hero's own first.
    pub attack_parts: Vec<Part>,
    pub defense_parts: Vec<Part>,
    /// What things in play add to figures that no Hero has of their own.
    pub sources: Sources,
    /// What an Attack of this player on the viewer's Hero may come to, between Battles.
    pub threat: Option<Odds>,
    pub capital: i16,
    pub residual: i16,
    pub hand_size: u8,
    pub hand: Seen<Vec<Card>>,
    /// What the viewer knows of a hand that is not theirs.
    pub known: Vec<Card>,
    pub slots: [Option<Card>; 5],
    pub upgraded: Vec<Slot>,
    /// Items that wait for the next own turn.
    pub waiting: Vec<Card>,
    pub mavens: Vec<Card>,
    pub blessing: Option<Card>,
    pub strongholds: Vec<u8>,
    pub skills: [u8; 5],
    /// What the next Level of each Skill costs, and what it costs where an effect halves that.
    pub skill_prices: [i16; 5],
    pub half_prices: [i16; 5],
    /// What cards change about the cost of an Item.
    pub item_cost: i16,
    pub classes: Vec<u8>,
    pub blocks: Vec<u8>,
    pub slain: u8,
    pub conditions: Vec<Condition4>,
    /// Capital on cards.
    pub placed: Vec<(SetId, u16)>,
    /// Cards whose Capital is left alone this turn.
    pub spared: Vec<SetId>,
    /// Who may not be attacked by this player now and in the next turn.
    pub truces_now: Vec<Seat>,
    pub truces_next: Vec<Seat>,
    /// Payer, target and escrow of contracts.
    pub contracts: Vec<(Seat, Seat, i16)>,
    pub kept: u8,
    pub broken: u8,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct BattleView {
    pub attacker: Seat,
    pub defender: Option<Seat>,
    pub target: Target,
    pub sides: [SideView; 2],
    /// The side that has won.
    pub winner: Option<u8>,
    /// What may come of it, as far as the viewer knows the cards.
    pub odds: Odds,
    /// The viewer's own answers, where they are asked for a Battle card.
    pub plays: Vec<Play>,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct SideView {
    /// A face-down card; only its owner sees which.
    pub committed: Option<Seen<Card>>,
    pub played: Vec<Card>,
    pub negated: Option<Card>,
    pub stat: i16,
    /// What `stat` is made of, the Hero's or the Stronghold's own first.
    pub parts: Vec<Part>,
    /// The die as it lies; what it counts is `roll`.
    pub die: Option<i8>,
    pub roll: Option<i16>,
    /// What cards change about the cost of a Battle Card.
    pub card_cost: i16,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct TradeView {
    pub from: Seat,
    pub to: Seat,
    /// Hidden while the offer is being written.
    pub terms: Seen<Terms>,
    /// How many counter-offers may still follow.
    pub counters_left: u8,
}

/// The open question. What only the asked seat may know is elsewhere in the view.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum Question {
    Kingdom,
    Line,
    Action,
    Keep,
    Maven(Card),
    Option {
        set: SetId,
        first: ListId,
        count: u8,
    },
    Player {
        set: SetId,
    },
    Slot,
    Skill {
        half: bool,
    },
    Class,
    Salvage(CardKind),
    Forge {
        max_cost: u8,
    },
    DiscardHand,
    DiscardItem,
    DiscardMaven,
    TakeItem {
        from: Seat,
        loot: bool,
    },
    May {
        set: SetId,
    },
    Block,
    Extra,
    BattleCard,
    ExtraBattleCard,
    Reroll {
        set: SetId,
    },
    Draft,
    Offer,
}

impl View {
    pub(crate) fn of(game: &NumaSera, viewer: Viewer) -> Self {
        let seat = match viewer {
            Viewer::Seated(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let table = &game.table;
        let asked = match game.turn() {
            Turn::Ask(asked) => game.question().map(|question| (asked, question)),
            Turn::Over => None,
        };
        let some = |card: u8| (card != NONE).then_some(card);
        Self {
            content: game.content.clone(),
            viewer: seat,
            win: game.settings.win,
            promises: game.settings.promises,
            round: table.round,
            active: table.active,
            first: table.first,
            explored: table.explored,
            asked,
            players: Seat::first(game.settings.seats)
                .map(|of| Player::of(game, of, viewer))
                .collect(),
            deck: DeckView {
                exploration: table.deck.len() as u8,
                discard: table.discard.iter().collect(),
                forge: table.forge.deck.len() + table.forge.bottom.as_slice().len() as u8,
                strongholds: table.holds.deck.len() + table.holds.bottom.as_slice().len() as u8,
            },
            forge: table.forge.row.map(|card| some(card).map(Card)).to_vec(),
            strongholds: table.holds.row.map(some).to_vec(),
            colleges: table.colleges,
            looked: match game.agenda.last() {
                Some(Step::KeepOne(looker)) if viewer.is(looker) => {
                    let mut cards: Vec<Card> =
                        table.looked.as_slice().iter().copied().map(Card).collect();
                    cards.sort_unstable();
                    Seen::Shown(cards)
                }
                _ => Seen::Hidden,
            },
            aims: seat.map_or_else(Vec::new, |seat| aims(game, seat)),
            offers_left: MOST_OFFERS.saturating_sub(table.offers),
            battle: game.battle.as_ref().map(|_| BattleView::of(game, viewer)),
            trade: game.trade.as_ref().map(|trade| TradeView {
                from: game.trader(trade.by),
                to: game.trader(1 - trade.by),
                terms: Seen::when(trade.open || viewer.is(game.trader(trade.by)), || {
                    game.terms()
                }),
                counters_left: MOST_COUNTERS.saturating_sub(trade.counters),
            }),
            over: game.over.map(|ending| {
                let winners = Seat::first(game.settings.seats);
                let winners = winners.filter(|seat| ending.winners & 1 << seat.0 != 0);
                (winners.collect(), ending.how)
            }),
        }
    }

    #[must_use]
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.players.get(seat.index())
    }

    /// The viewer's own side.
    #[must_use]
    pub fn own(&self) -> Option<&Player> {
        self.viewer.and_then(|seat| self.player(seat))
    }

    /// What the viewer would pay for an Item of the World Forge.
    #[must_use]
    pub fn item_price(&self, card: Card) -> i16 {
        let change = self.own().map_or(0, |own| own.item_cost);
        item_price(self.content.card(card), change)
    }

    /// What the viewer would pay for a Battle Card in the Battle that is on.
    #[must_use]
    pub fn battle_price(&self, card: Card) -> i16 {
        let change = self.battle.as_ref().map_or(0, |battle| {
            let side = usize::from(self.viewer != Some(battle.attacker));
            battle.sides[side].card_cost
        });
        battle_price(self.content.card(card), change)
    }
}

impl Player {
    fn of(game: &NumaSera, seat: Seat, viewer: Viewer) -> Self {
        let player = &game.players[seat];
        let own = viewer.is(seat);
        let me = place_of(viewer);
        let seated = player.kingdom != NONE;
        let revealed = !game.agenda.as_slice().contains(&Step::RevealLines);
        let in_play = seated && revealed && player.alive();
        let mods = if in_play { game.now(seat) } else { Mods::NONE };
        let hero = in_play.then(|| &game.content.heroes[usize::from(game.hero(seat))]);
        let seats = |mask: u8| bits(mask.into()).map(Seat).collect();
        Self {
            seat,
            kingdom: seated.then_some(player.kingdom),
            eliminated: !player.alive(),
            line: Seen::when(seated && (revealed || (own && player.line_set)), || {
                line_of(game, seat)
            }),
            line_set: player.line_set,
            power: player.power,
            max_power: if in_play { game.max_power(seat) } else { 0 },
            attack: hero.map_or(0, |hero| hero.attack + mods.get(Stat::Attack)),
            defense: hero.map_or(0, |hero| hero.defense + mods.get(Stat::Defense)),
            attack_parts: parts(game, seat, in_play, Stat::Attack),
            defense_parts: parts(game, seat, in_play, Stat::Defense),
            sources: Sources::of(game, seat, in_play, own),
            threat: threat(game, seat, viewer, in_play),
            capital: player.capital,
            residual: if in_play { game.residual(seat) } else { 0 },
            hand_size: player.hand.len(),
            hand: Seen::when(own, || player.hand.iter().collect()),
            known: if own {
                Vec::new()
            } else {
                player.known[me].iter().collect()
            },
            slots: player.slots.map(some_card),
            upgraded: upgraded(player.upgraded),
            waiting: NumaSera::kinds(if own { player.waiting } else { 0 }),
            mavens: NumaSera::kinds(player.mavens),
            blessing: some_card(player.blessing),
            strongholds: bits(player.strongholds.into()).collect(),
            skills: player.skills,
            skill_prices: SkillType::ALL.map(|skill| game.skill_price(seat, skill, false, &mods)),
            half_prices: SkillType::ALL.map(|skill| game.skill_price(seat, skill, true, &mods)),
            item_cost: mods.get(Stat::ItemCost),
            classes: bits(player.classes.into()).collect(),
            blocks: bits(player.blocks.into()).collect(),
            slain: player.slain,
            conditions: conditions(player.met),
            placed: placed(game, seat),
            spared: bits((player.purse & player.spared).into())
                .map(|at| game.holder_set(at))
                .collect(),
            truces_now: seats(player.promises.truce_now),
            truces_next: seats(player.promises.truce_next),
            contracts: contracts(&player.promises),
            kept: player.promises.kept,
            broken: player.promises.broken,
        }
    }
}

/// What things in play add to figures that no Hero has of their own.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct Sources {
    /// To the Defense of Strongholds.
    pub walls: Vec<Part>,
    /// To the Damage that the Hero deals to another as attacker.
    pub damage: Vec<Part>,
    /// To what a Build collects, beyond what the kingdom and its Strongholds bring.
    pub residual: Vec<Part>,
    /// To the viewer's own prices of Skills and of Items.
    pub skill_cost: Vec<Part>,
    pub item_cost: Vec<Part>,
}

impl Sources {
    fn of(game: &NumaSera, seat: Seat, in_play: bool, own: bool) -> Self {
        if !in_play {
            return Self::default();
        }
        let added = |stat| game.added_parts(seat, stat);
        let price = |stat| if own { added(stat) } else { Vec::new() };
        Self {
            walls: added(Stat::StrongholdDefense),
            damage: added(Stat::DamageDealt),
            residual: added(Stat::Residual),
            skill_cost: price(Stat::SkillCost),
            item_cost: price(Stat::ItemCost),
        }
    }
}

/// Targets of a player who is in the game, between Battles.
fn aims(game: &NumaSera, seat: Seat) -> Vec<Aim> {
    let seated = seat.index() < usize::from(game.settings.seats);
    let revealed = !game.agenda.as_slice().contains(&Step::RevealLines);
    if !seated || !revealed || game.battle.is_some() || game.over.is_some() {
        return Vec::new();
    }
    let player = &game.players[seat];
    if player.kingdom == NONE || !player.alive() {
        return Vec::new();
    }
    game.aims(seat)
}

/// A seat beyond the table sees what spectators see.
fn place_of(viewer: Viewer) -> usize {
    match viewer {
        Viewer::Seated(seat) => seat.index().min(SEATS),
        Viewer::Spectator => SEATS,
    }
}

fn placed(game: &NumaSera, seat: Seat) -> Vec<(SetId, u16)> {
    bits(game.players[seat].purse.into())
        .map(|at| (game.holder_set(at), game.table.placed[usize::from(at)]))
        .collect()
}

fn parts(game: &NumaSera, seat: Seat, in_play: bool, stat: Stat) -> Vec<Part> {
    if in_play {
        game.hero_parts(seat, stat)
    } else {
        Vec::new()
    }
}

fn threat(game: &NumaSera, seat: Seat, viewer: Viewer, in_play: bool) -> Option<Odds> {
    let Viewer::Seated(own) = viewer else {
        return None;
    };
    let calm = game.battle.is_none() && game.over.is_none();
    let there = own.index() < usize::from(game.settings.seats) && own != seat;
    let faces = there && calm && in_play && {
        let own = &game.players[own];
        own.kingdom != NONE && own.alive()
    };
    faces.then(|| game.aim(seat, Target::Hero(own)).odds)
}

fn some_card(card: u8) -> Option<Card> {
    (card != NONE).then_some(Card(card))
}

/// The Heroes that are left, the Active Hero first.
fn line_of(game: &NumaSera, seat: Seat) -> Vec<u8> {
    let player = &game.players[seat];
    let mat = &game.content.kingdoms[usize::from(player.kingdom)];
    let left = player.line.iter().skip(player.fallen.into());
    left.map(|&nth| mat.heroes[usize::from(nth)]).collect()
}

fn upgraded(mask: u8) -> Vec<Slot> {
    let slots = Slot::ALL.into_iter();
    slots.filter(|&slot| mask & 1 << slot as u8 != 0).collect()
}

fn conditions(mask: u8) -> Vec<Condition4> {
    let all = Condition4::ALL.into_iter();
    all.filter(|&condition| mask & 1 << condition as u8 != 0)
        .collect()
}

/// Contracts for this turn, then for the next: who pays, whom to attack, the Capital in escrow.
fn contracts(promises: &Promises) -> Vec<(Seat, Seat, i16)> {
    [&promises.contract_now, &promises.contract_next]
        .into_iter()
        .flat_map(|contracts| contracts.iter().enumerate())
        .filter(|(_, contract)| contract.target != NONE)
        .map(|(payer, contract)| (Seat(payer as u8), Seat(contract.target), contract.escrow))
        .collect()
}

impl BattleView {
    fn of(game: &NumaSera, viewer: Viewer) -> Self {
        let battle = game.battle.as_ref().expect("only called in a Battle");
        let scores = game.scores();
        let independent = matches!(battle.target, Target::Independent(_));
        let side = |nth: u8| {
            let side = &battle.sides[usize::from(nth)];
            let owner = game.side_seat(nth);
            let lies = side.committed != NONE && !battle.revealed;
            SideView {
                committed: lies.then(|| Seen::when(viewer.is(owner), || Card(side.committed))),
                played: side.played.as_slice().iter().copied().map(Card).collect(),
                negated: (side.negated != NONE).then_some(Card(side.negated)),
                stat: scores[usize::from(nth)].0,
                parts: game.side_parts(nth, scores[usize::from(nth)].0),
                die: (battle.rolled && (nth == 0 || !independent)).then_some(side.die),
                roll: battle.rolled.then_some(scores[usize::from(nth)].1),
                card_cost: side.mods.get(Stat::BattleCost),
            }
        };
        Self {
            attacker: battle.attacker,
            defender: game.opponent(battle.attacker),
            target: battle.target,
            sides: [side(0), side(1)],
            winner: battle.winner,
            odds: game.battle_odds(match viewer {
                Viewer::Seated(seat) => Some(seat),
                Viewer::Spectator => None,
            }),
            plays: match game.agenda.last() {
                Some(Step::Commit(side) | Step::ExtraCard(side))
                    if viewer.is(game.side_seat(side)) =>
                {
                    game.plays(side)
                }
                _ => Vec::new(),
            },
        }
    }
}

impl NumaSera {
    pub(crate) fn question(&self) -> Option<Question> {
        let question = match self.agenda.last()? {
            Step::PickKingdom(_) => Question::Kingdom,
            Step::Succession(_) => Question::Line,
            Step::Main => Question::Action,
            Step::KeepOne(_) => Question::Keep,
            Step::Maven { card, .. } => Question::Maven(card),
            Step::PickOption { first, count, ctx } => Question::Option {
                set: ctx.set,
                first,
                count,
            },
            Step::PickTarget { ctx, .. } => Question::Player { set: ctx.set },
            Step::PickSlot(_) => Question::Slot,
            Step::PickSkill { half, .. } => Question::Skill { half },
            Step::PickClass(_) => Question::Class,
            Step::Salvage { kind, .. } => Question::Salvage(kind),
            Step::TakeForge { max_cost, .. } => Question::Forge { max_cost },
            Step::DiscardHand { .. } => Question::DiscardHand,
            Step::DiscardItem(_) => Question::DiscardItem,
            Step::DiscardMaven(_) => Question::DiscardMaven,
            Step::TakeItem { from, loot, .. } => Question::TakeItem { from, loot },
            Step::May { set, .. } => Question::May { set },
            Step::PickBlock(_) => Question::Block,
            Step::Extra(_) => Question::Extra,
            Step::Commit(_) => Question::BattleCard,
            Step::ExtraCard(_) => Question::ExtraBattleCard,
            Step::Reroll { set, .. } => Question::Reroll { set },
            Step::Draft => Question::Draft,
            Step::Answer => Question::Offer,
            _ => return None,
        };
        Some(question)
    }
}
