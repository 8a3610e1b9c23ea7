//! Ethnos as a [`Game`]: the questions, their answers, and what each answer does.

use kernel::{Dice, Game, Phrase, Refusal, Rng, Rule, Seat, Seen, Sink, Standings, Turn, Viewer};

use crate::card::{Kind, Kingdom, kinds};
use crate::choice::Choice;
use crate::event::Event;
use crate::setup::Setup;
use crate::state::{Ask, Ethnos};
use crate::view::View;

impl Game for Ethnos {
    type Setup = Setup;
    type Choice = Choice;
    type Event = Event;
    type View = View;

    fn start(setup: &Setup, dice: &mut Dice, events: &mut impl Sink<Event>) -> Self {
        Ethnos::deal_out(setup, dice, events)
    }

    fn seats(&self) -> u8 {
        self.rules.seats
    }

    #[inline]
    fn turn(&self) -> Turn {
        if self.ask == Ask::Over {
            Turn::Over
        } else {
            Turn::Ask(self.turn)
        }
    }

    fn choices(&self, out: &mut Vec<Choice>) {
        let mut each =
            |set: u64, choice: fn(Kind) -> Choice| out.extend(kinds::each(set).map(choice));
        match self.ask {
            Ask::Turn => self.turn_choices(out),
            Ask::Members { .. } => {
                each(self.building.allowed(), Choice::Join);
                out.push(Choice::Close);
            }
            Ask::Another => {
                each(self.leadable(), Choice::Lead);
                out.push(Choice::Decline);
            }
            Ask::Keep => {
                each(self.keepable(), Choice::Keep);
                out.push(Choice::Decline);
            }
            Ask::Feed { left } => each(self.feedable(left), Choice::Feed),
            Ask::FeedDiscarded => each(self.solo.discarded.kinds(), Choice::Feed),
            Ask::Dismiss => {
                each(self.solo.dashboard.kinds(), Choice::Dismiss);
                if self.may_steal() {
                    each(self.solo.dashboard.kinds(), Choice::Steal);
                }
            }
            Ask::Marker
            | Ask::FreeMarkers { .. }
            | Ask::BrunoFree { .. }
            | Ask::BrunoCoin
            | Ask::BrunoHorde => self.region_choices(out),
            Ask::Horde | Ask::Coin | Ask::Study => out.extend([Choice::Use, Choice::Decline]),
            Ask::Cash => out.extend([Choice::Cash, Choice::Decline]),
            Ask::Token => self.token_choices(out),
            Ask::Leader { .. } => {
                let up = |slot: &u8| self.solo.leaders >> slot & 1 == 1;
                out.extend((0..self.rules.slots).filter(up).map(Choice::Bruno));
            }
            Ask::Over => {}
        }
    }

    /// The frequent questions are answered without a list.
    #[inline]
    fn sample(&self, rng: &mut Rng, scratch: &mut Vec<Choice>) -> Choice {
        match self.ask {
            Ask::Turn => {
                let lead = self.leadable();
                let leads = lead.count_ones();
                if !self.may_recruit() {
                    return if leads == 0 {
                        self.ten_wild()
                    } else {
                        Choice::Lead(kinds::nth(lead, rng.below(leads)))
                    };
                }
                let take = self.takeable();
                let takes = take.count_ones();
                let roll = rng.below(1 + takes + leads);
                if roll == 0 {
                    Choice::Draw
                } else if roll <= takes {
                    Choice::Take(kinds::nth(take, roll - 1))
                } else {
                    Choice::Lead(kinds::nth(lead, roll - 1 - takes))
                }
            }
            Ask::Members { .. } => pick(rng, self.building.allowed(), Choice::Join, Choice::Close),
            Ask::Another => pick(rng, self.leadable(), Choice::Lead, Choice::Decline),
            Ask::Keep => pick(rng, self.keepable(), Choice::Keep, Choice::Decline),
            Ask::Marker | Ask::FreeMarkers { .. } => {
                let (regions, may_decline) = self.regions();
                let count = regions.count_ones();
                let roll = rng.below(count + u32::from(may_decline));
                if roll == count {
                    return Choice::Decline;
                }
                Choice::Place(Kingdom(kinds::nth(regions.into(), roll).0))
            }
            Ask::Horde | Ask::Coin | Ask::Study => {
                if rng.below(2) == 0 {
                    Choice::Use
                } else {
                    Choice::Decline
                }
            }
            _ => {
                scratch.clear();
                self.choices(scratch);
                scratch[rng.below(scratch.len() as u32) as usize]
            }
        }
    }

    fn apply(&mut self, choice: Choice, dice: &mut Dice, events: &mut impl Sink<Event>) {
        let seat = self.turn;
        match (choice, self.ask) {
            (Choice::Draw, _) => self.recruit_from_deck(dice, events),
            (Choice::Take(kind), _) => self.recruit_from_pool(kind, dice, events),
            (Choice::Lead(kind), _) => self.lead(kind, dice, events),
            (Choice::Join(kind), _) => self.join(kind, dice, events),
            (Choice::Close, _) => self.close(dice, events),
            (Choice::Scatter, _) => self.scatter(dice, events),
            (Choice::Win, _) => {
                self.wild_winner = Some(seat);
                self.ask = Ask::Over;
                events.tell(|| Event::TenSkeletons { seat });
            }
            (Choice::Place(to), Ask::Marker) => self.marker_answered(Some(to), dice, events),
            (Choice::Place(to), Ask::FreeMarkers { left }) => {
                self.free_marker_answered(Some(to), left, dice, events)
            }
            (Choice::Place(to), Ask::BrunoFree { left }) => self.bruno_free(to, left, dice, events),
            (Choice::Place(to), Ask::BrunoCoin) => {
                self.lay_coin(crate::state::BRUNO, to, events);
                self.bruno_done(dice, events);
            }
            (Choice::Place(to), _) => self.bruno_horde(to, dice, events),
            (Choice::Use, Ask::Study) => self.study(dice, events),
            (Choice::Use, ask) => {
                let leader = self.last_band().leader;
                if ask == Ask::Horde {
                    self.put_horde(seat, leader.colour(), events);
                } else {
                    self.lay_coin(seat, leader.kingdom(), events);
                }
                self.ability_done(dice, events);
            }
            (Choice::Token(value), _) => {
                self.take_troll(seat, value, events);
                self.ability_done(dice, events);
            }
            (Choice::Keep(kind), _) => self.keep(kind, dice, events),
            (Choice::Cash, _) => {
                self.cash(seat, Rule("ET-TRIBE-ORC-4"), events);
                self.horde_answered(dice, events);
            }
            (Choice::Feed(kind), Ask::Feed { left }) => self.feed(kind, left, dice, events),
            (Choice::Feed(kind), _) => self.feed_discarded(kind, dice, events),
            (Choice::Bruno(slot), ask) => {
                let Ask::Leader { column } = ask else {
                    unreachable!("only a Leader question has this answer")
                };
                self.bruno_leads(slot, column, dice, events);
            }
            (Choice::Dismiss(kind), _) => self.dismiss(kind, dice, events),
            (Choice::Steal(kind), _) => self.steal(kind, events),
            (Choice::Decline, ask) => self.decline(ask, dice, events),
        }
    }

    fn why_not(&self, seat: Seat, choice: Choice) -> Refusal {
        self.refuse(seat, choice)
    }

    fn why_no_more(&self, seat: Seat, choice: Choice) -> Option<Refusal> {
        self.left_out(seat, choice)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Event {
        match *event {
            Event::Drew { seat, .. } if !viewer.is(seat) => Event::Drew {
                seat,
                card: Seen::Hidden,
            },
            Event::Dealt { seat, .. } if !viewer.is(seat) => Event::Dealt {
                seat,
                card: Seen::Hidden,
            },
            ref public => public.clone(),
        }
    }

    fn reveals(event: &Event) -> bool {
        match event {
            Event::BandPlayed { news, .. }
            | Event::Discarded { news, .. }
            | Event::MayPlayAnother { news, .. } => *news,
            Event::Scattered { .. } | Event::TenSkeletons { .. } => true,
            _ => false,
        }
    }

    fn sweeps(event: &Event) -> bool {
        matches!(event, Event::AgeEnds { .. })
    }

    fn standings(&self) -> Standings {
        self.rank()
    }

    fn payoff(&self, seat: Seat) -> f32 {
        let standings = self.rank();
        let winners = standings.winners().count() as f32;
        if standings.winners().any(|winner| winner == seat) {
            1.0 / winners
        } else {
            0.0
        }
    }

    fn audit(&self) -> Result<(), Phrase> {
        self.count_pieces()
    }
}

/// One of a set of kinds, or the other answer.
#[inline]
fn pick(rng: &mut Rng, set: u64, choice: fn(Kind) -> Choice, other: Choice) -> Choice {
    let count = set.count_ones();
    let roll = rng.below(count + 1);
    if roll == count {
        other
    } else {
        choice(kinds::nth(set, roll))
    }
}

impl Ethnos {
    /// Recruit or play a Band (ET-TURN-2).
    #[inline]
    fn turn_choices(&self, out: &mut Vec<Choice>) {
        let (take, lead) = (self.takeable(), self.leadable());
        if self.may_recruit() {
            out.push(Choice::Draw);
            out.extend(kinds::each(take).map(Choice::Take));
        }
        out.extend(kinds::each(lead).map(Choice::Lead));
        // Not "if the list is empty": it may have had entries before.
        if !self.may_recruit() && lead == 0 {
            out.push(self.ten_wild());
        }
    }

    /// A kingdom for a marker or a coin.
    #[inline]
    fn region_choices(&self, out: &mut Vec<Choice>) {
        let (regions, may_decline) = self.regions();
        let open = |kingdom: &Kingdom| regions >> kingdom.0 & 1 == 1;
        out.extend(Kingdom::all().filter(open).map(Choice::Place));
        if may_decline {
            out.push(Choice::Decline);
        }
    }

    /// The unclaimed tokens that the Band is large enough for, each value once (ET-TRIBE-TROLL-1).
    #[inline]
    fn token_choices(&self, out: &mut Vec<Choice>) {
        let free = self.free_trolls(self.last_band().size);
        let mut last = None;
        for at in (0..usize::from(self.rules.troll_count)).filter(|at| free >> at & 1 == 1) {
            let value = self.rules.trolls[at];
            if last != Some(value) {
                out.push(Choice::Token(value));
            }
            last = Some(value);
        }
        out.push(Choice::Decline);
    }

    /// Recruiting needs room in the hand (ET-HAND-1).
    #[inline]
    pub(crate) fn may_recruit(&self) -> bool {
        self.hands[self.turn].cards.len() < self.rules.hand_limit
    }

    #[inline]
    fn takeable(&self) -> u64 {
        self.pool.kinds()
    }

    /// The kinds in hand that can lead (ET-BAND-7).
    #[inline]
    pub(crate) fn leadable(&self) -> u64 {
        self.hands[self.turn].cards.kinds() & self.rules.leaders
    }

    /// The only way on for a hand full of Skeletons (ET-EDGE-5, ET-EDGE-6).
    pub(crate) fn ten_wild(&self) -> Choice {
        if self.rules.ten_wild_win {
            Choice::Win
        } else {
            Choice::Scatter
        }
    }

    /// The kingdoms that answer the open question, and whether it may be declined.
    pub(crate) fn regions(&self) -> (u8, bool) {
        match self.ask {
            Ask::Marker => self.marker_options(&self.last_band()),
            Ask::BrunoFree { .. } => (self.bruno_free_regions(), false),
            Ask::BrunoCoin => (self.bruno_coin_regions(), false),
            Ask::BrunoHorde => (self.bruno_horde_regions(), false),
            _ => ((1 << crate::card::KINGDOMS) - 1, true),
        }
    }

    fn decline(&mut self, ask: Ask, dice: &mut Dice, events: &mut impl Sink<Event>) {
        let seat = self.turn;
        let mut declined = |rule: &'static str| {
            events.tell(|| Event::AbilityDeclined {
                seat,
                rule: Rule(rule),
            })
        };
        match ask {
            Ask::Marker => return self.marker_answered(None, dice, events),
            Ask::FreeMarkers { left } => {
                return self.free_marker_answered(None, left, dice, events);
            }
            Ask::Keep => return self.discard_rest(dice, events),
            Ask::Study => {
                declined("ET-TRIBE-WIZARD-3");
                return self.after_band(dice, events);
            }
            Ask::Cash => {
                events.tell(|| Event::HordeKept { seat });
                return self.horde_answered(dice, events);
            }
            Ask::Horde => declined("ET-TRIBE-ORC-1"),
            Ask::Token => declined("ET-TRIBE-TROLL-1"),
            Ask::Coin => declined("ET-ABIL-1"),
            Ask::Another => declined("ET-CHAIN-6"),
            _ => {}
        }
        self.ability_done(dice, events);
    }
}
