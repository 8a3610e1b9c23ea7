//! The state of a table, and the trait that plays it.

use kernel::{
    BySeat, Determinize, Dice, Game, Phrase, Refusal, Rng, Seat, Shared, Sink, Standings, Turn,
    Viewer,
};

use crate::board::Board;
use crate::buildings::Buildings;
use crate::choice::{Choice, Ending, Stage};
use crate::content::Figures;
use crate::event::Event;
use crate::guide;
use crate::past::Past;
use crate::setup::{DrawRule, Setup};
use crate::stacks::Stacks;
use crate::tile::Terrain;
use crate::view::View;
use crate::{Space, Spaces, Zones};

/// Ordinary discs of each player; the Emperor is the sixteenth (EK-C1).
pub const ORDINARY: u8 = 15;

/// What does not change while a match goes on.
#[derive(Clone, Debug)]
pub struct Table {
    /// The version of the rules. Since 2 a use of the Temple of the Moon can end the game (EK-A4), it places no other disc
    /// before the Emperor (EK-A9), and a position set up by hand is its own first occurrence (EK-A15).
    pub rules: u32,
    pub seats: u8,
    pub draw: DrawRule,
    pub figures: Figures<u8>,
    pub board: Board,
    /// Whether bots have learned with this content. It changes nothing in a match.
    pub(crate) learned: bool,
}

/// A table of Ekö. All of it is public (EK-C5).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Eko {
    pub(crate) table: Shared<Table>,
    pub(crate) stacks: Stacks,
    pub(crate) buildings: Buildings,
    pub(crate) emperors: BySeat<Emperor, 4>,
    /// Ordinary discs that can come back (EK-C4).
    pub(crate) reserve: BySeat<u8, 4>,
    /// Ordinary discs that are out of the game for good.
    pub(crate) boxed: BySeat<u8, 4>,
    /// Players without discs at the end of a turn (EK-A11).
    pub(crate) out: BySeat<bool, 4>,
    pub(crate) first: Seat,
    pub(crate) active: Seat,
    pub(crate) stage: Stage,
    pub(crate) so_far: SoFar,
    /// Turns since the last attack, construction or boxed disc (EK-A15).
    pub(crate) quiet: u16,
    pub(crate) past: Past,
}

/// Where an Emperor is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Emperor {
    On(Space),
    Reserve,
    /// Captive of this seat (EK-E3).
    Prison(Seat),
}

/// What this turn has brought so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct SoFar {
    /// The obligatory action is done, or was impossible (EK-T2).
    pub(crate) acted: bool,
    pub(crate) marched: bool,
    pub(crate) sand: bool,
    pub(crate) moon: bool,
    /// The obligatory part of the Reinforcement phase is done.
    pub(crate) reinforced: bool,
    /// The last stack that got discs, while the Temple of the Wind lets more follow.
    pub(crate) spread: Option<Space>,
    /// There was an attack, a construction or a boxed disc.
    pub(crate) progress: bool,
    /// The active player holds the beacon and ignores Tempests (EK-V-B2, EK-A25).
    pub(crate) calm: bool,
    /// Tempest zones that have had their disc this turn (EK-V-T4).
    pub(crate) charged: Zones,
    /// How many players had discs on the board before the last action (EK-W4).
    pub(crate) left: u8,
}

impl Eko {
    #[inline]
    pub(crate) fn board(&self) -> &Board {
        &self.table.board
    }

    /// Whether this table is played by this version of the rules or a later one.
    #[inline]
    pub(crate) fn has_rules(&self, version: u32) -> bool {
        self.table.rules >= version
    }

    /// Whether the Emperor of `seat` is on this space.
    #[inline]
    pub(crate) fn emperor_on(&self, seat: Seat, space: Space) -> bool {
        self.emperors[seat] == Emperor::On(space)
    }

    #[inline]
    pub(crate) fn emperor_in_reserve(&self, seat: Seat) -> bool {
        self.emperors[seat] == Emperor::Reserve
    }

    /// Every disc in the reserve, the Emperor included.
    #[inline]
    pub(crate) fn whole_reserve(&self, seat: Seat) -> u8 {
        self.reserve[seat] + u8::from(self.emperor_in_reserve(seat))
    }

    /// The players whose Emperors `holder` keeps.
    pub(crate) fn captives(&self, holder: Seat) -> impl Iterator<Item = Seat> + '_ {
        Seat::first(self.table.seats)
            .filter(move |&seat| self.emperors[seat] == Emperor::Prison(holder))
    }

    /// Whether `seat` has a building on a site of this kind. The power of a temple goes with the building on it (EK-A29).
    #[inline]
    pub(crate) fn holds(&self, seat: Seat, kind: Terrain) -> bool {
        self.buildings.of(seat).meets(self.board().sites_of(kind))
    }

    /// Who holds strictly more of these spaces than any other player (EK-V-S2, EK-V-B2, EK-A25).
    pub(crate) fn majority(&self, spaces: Spaces) -> Option<Seat> {
        self.majority_of(&self.stacks, spaces)
    }

    fn majority_of(&self, stacks: &Stacks, spaces: Spaces) -> Option<Seat> {
        let (mut most, mut holder) = (0, None);
        for seat in Seat::first(self.table.seats) {
            let held = (stacks.of(seat) & spaces).len();
            if held > most {
                (most, holder) = (held, Some(seat));
            } else if held == most {
                holder = None;
            }
        }
        holder
    }

    /// Says whose pyramids are somebody else's since the stacks stood as `before`: points come and go without a building (EK-V-S2).
    pub(crate) fn tell_pyramids(&self, before: &Stacks, events: &mut impl Sink<Event>) {
        for &around in self.board().pyramids() {
            let (from, to) = (self.majority_of(before, around), self.majority(around));
            if from != to {
                events.tell(|| Event::PyramidChanged {
                    around: around.map(|space| self.board().hex(space)).collect(),
                    from,
                    to,
                });
            }
        }
    }

    /// EK-W1.
    #[must_use]
    pub fn points(&self, seat: Seat) -> u8 {
        let figures = &self.table.figures;
        let pyramids = self.board().pyramids().iter();
        let held = pyramids
            .filter(|&&around| self.majority(around) == Some(seat))
            .count() as u8;
        self.buildings.points(seat)
            + figures.captive * self.captives(seat).count() as u8
            + figures.pyramid * held
    }

    /// Everyone's points: who holds each pyramid is asked once.
    pub(crate) fn all_points(&self) -> BySeat<u8, 4> {
        let figures = &self.table.figures;
        let mut points = BySeat::default();
        for &around in self.board().pyramids() {
            if let Some(holder) = self.majority(around) {
                points[holder] += figures.pyramid;
            }
        }
        for seat in Seat::first(self.table.seats) {
            points[seat] +=
                self.buildings.points(seat) + figures.captive * self.captives(seat).count() as u8;
        }
        points
    }

    pub(crate) fn controls_capital(&self, seat: Seat) -> bool {
        self.holds(seat, Terrain::Capital)
    }

    pub(crate) fn living(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::first(self.table.seats).filter(|&seat| !self.out[seat])
    }

    /// An empty board of this table before anything is dealt.
    pub(crate) fn bare(setup: &Setup, board: Board) -> Self {
        let mut text = format!(
            "{}|{:?}|{:x}|{board}",
            setup.seats,
            setup.draw,
            setup.content.fingerprint()
        );
        // Hashes of matches of the first version stay what they were.
        if setup.rules > 1 {
            text += &format!("|rules {}", setup.rules);
        }
        let table = Table {
            rules: setup.rules,
            seats: setup.seats,
            draw: setup.draw,
            figures: setup.content.figures(),
            board,
            learned: guide::learned(setup.content.fingerprint()),
        };
        Self {
            table: Shared::new(table, &text),
            stacks: Stacks::default(),
            buildings: Buildings::default(),
            emperors: BySeat([Emperor::Reserve; 4]),
            reserve: BySeat::default(),
            boxed: BySeat::default(),
            out: BySeat::default(),
            first: Seat(0),
            active: Seat(0),
            stage: Stage::Swap,
            so_far: SoFar::default(),
            quiet: 0,
            past: Past::new(),
        }
    }
}

impl Game for Eko {
    type Setup = Setup;
    type Choice = Choice;
    type Event = Event;
    type View = View;

    fn start(setup: &Setup, dice: &mut Dice, events: &mut impl Sink<Event>) -> Self {
        Self::deal(setup, dice, events)
    }

    fn seats(&self) -> u8 {
        self.table.seats
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.stage {
            Stage::Over(_) => Turn::Over,
            Stage::Exchange { by } => Turn::Ask(by),
            _ => Turn::Ask(self.active),
        }
    }

    fn choices(&self, out: &mut Vec<Choice>) {
        match self.stage {
            Stage::Route { from, to } => {
                self.routes(from, to, |zones| out.push(Choice::Through(zones)))
            }
            _ => self.offer().list(out),
        }
    }

    #[inline]
    fn sample(&self, rng: &mut Rng, scratch: &mut Vec<Choice>) -> Choice {
        match self.stage {
            Stage::Route { .. } => {
                scratch.clear();
                self.choices(scratch);
                scratch[rng.below(scratch.len() as u32) as usize]
            }
            _ => self.offer().sample(rng),
        }
    }

    fn apply(&mut self, choice: Choice, _dice: &mut Dice, events: &mut impl Sink<Event>) {
        self.answer(choice, events);
    }

    fn is_out(&self, seat: Seat) -> bool {
        self.out[seat]
    }

    fn why_not(&self, seat: Seat, choice: Choice) -> Refusal {
        self.refuse(seat, choice)
    }

    fn view(&self, _viewer: Viewer) -> View {
        View::of(self)
    }

    fn redact(&self, event: &Event, _viewer: Viewer) -> Event {
        event.clone()
    }

    fn reveals(_event: &Event) -> bool {
        false
    }

    fn standings(&self) -> Standings {
        self.ranking()
    }

    /// A win is worth 1, a shared one its part. While the game goes on: the share of the points.
    fn payoff(&self, seat: Seat) -> f32 {
        match self.stage {
            Stage::Over(ending) if self.wins(ending, seat) => {
                let winners = Seat::first(self.table.seats)
                    .filter(|&other| self.wins(ending, other))
                    .count();
                1.0 / winners as f32
            }
            Stage::Over(_) => 0.0,
            _ => {
                let worth = |seat| f32::from(1 + self.points(seat));
                worth(seat) / Seat::first(self.table.seats).map(worth).sum::<f32>()
            }
        }
    }

    fn audit(&self) -> Result<(), Phrase> {
        self.count_pieces()
    }
}

impl Eko {
    /// Whether the seat wins or shares a draw.
    pub(crate) fn wins(&self, ending: Ending, seat: Seat) -> bool {
        match ending {
            Ending::Points { winner } | Ending::LastStanding { winner } => seat == winner,
            Ending::BothWin { by_points, last } => seat == by_points || seat == last,
            Ending::EmptyBoard => false,
            Ending::Repetition | Ending::NoProgress | Ending::Stalemate => !self.out[seat],
        }
    }
}

/// Nothing is hidden, so every world is this one.
impl Determinize for Eko {
    fn determinize(&self, _observer: Viewer, _rng: &mut Rng) -> Self {
        self.clone()
    }
}
