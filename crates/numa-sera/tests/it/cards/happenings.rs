//! Abilities that wait for an event: each is shown its event with its conditions true and false, in every way through its effects.

use kernel::{Game, Shared, Viewer};
use numa_sera::content::{
    Ability, CardKind, CondRange, Content, Effect, Limit, ListId, SetId, Source, Trigger,
};
use numa_sera::{Choice, Event, Question, View};

use super::Coverage;
use super::hopes::{Way, come_true, hopes, one_more, ways};
use super::oracle::{self, Moment};
use super::position::{A, B};
use super::run::Run;
use super::stages::Stage;

pub(super) struct Case<'a> {
    pub(super) content: &'a Shared<Content>,
    pub(super) set: SetId,
    pub(super) nth: usize,
}

impl Case<'_> {
    pub(super) fn ability(&self) -> Ability {
        self.content.set(self.set).abilities[self.nth]
    }

    pub(super) fn source(&self) -> Source {
        self.content.set(self.set).source
    }

    /// Plays every stage in every way and writes down whether the ability was seen at work and seen silent.
    pub(super) fn check(&self, seen: &mut Coverage) {
        let ability = self.ability();
        let all = ways(self.content, ability.list);
        // For each way: where it could be gone, and where its option was out of reach.
        let mut gone = vec![(0, 0); all.len()];
        let mut fired = false;
        for stage in self.stages() {
            let view = stage.position.game().view(Viewer::Spectator);
            let fires = stage.happens
                && oracle::counts_here(self.content, self.set, stage.moment)
                && oracle::holds(self.content, &view, A, ability.when, stage.moment);
            fired |= fires;
            seen.note(self.set, self.nth, fires);
            if !fires {
                self.go(&stage, &Way::default());
                continue;
            }
            for (way, (done, out_of_reach)) in all.iter().zip(&mut gone) {
                if holds(&view, self.need(way)) {
                    self.go(&stage, way);
                    *done += 1;
                } else {
                    *out_of_reach += 1;
                }
            }
            if ability.may {
                let mut plan = stage.plan.clone();
                plan.may = false;
                let run = Run::of(&stage.position, &plan);
                come_true(&run, self.set, 0, &[]);
                assert!(one_more(&run, &[]), "{:?} was declined", self.source());
            }
        }
        for (way, (done, out_of_reach)) in all.iter().zip(gone).filter(|_| fired) {
            let needs = !self.content.conditions(self.need(way)).is_empty();
            let enough = done > 0 && (!needs || out_of_reach > 0);
            assert!(
                enough,
                "{:?}: {way:?} was not gone everywhere",
                self.source()
            );
        }
    }

    /// What the option of a way needs.
    fn need(&self, way: &Way) -> CondRange {
        let Some(option) = way.option else {
            return CondRange::default();
        };
        let mut effects = self.content.list(self.ability().list).iter();
        let choice = effects.find_map(|effect| match *effect {
            Effect::Choice { first, count } => Some((first, count)),
            _ => None,
        });
        let (first, count) = choice.expect("there is a choice");
        let mut options = self.content.options(first, count);
        options.nth(option.into()).expect("this option").0
    }

    fn go(&self, stage: &Stage, way: &Way) {
        let mut plan = stage.plan.clone();
        plan.set = Some(self.set);
        plan.may = true;
        plan.option = way.option.unwrap_or(0);
        plan.dice.extend(way.die(self.content));
        let run = Run::of(&stage.position, &plan);
        let skip = match self.ability().on {
            // The exploration that the ability waits for is not its work.
            Trigger::Reveal | Trigger::Explored => {
                let first =
                    |event: &Event| matches!(event, Event::Revealed { .. } | Event::Drew { .. });
                run.events.iter().position(first).map_or(0, |at| at + 1)
            }
            _ => 0,
        };
        let view = run.just_before(self.set);
        come_true(
            &run,
            self.set,
            skip,
            &hopes(&view, A, self.set, &way.effects),
        );
        assert!(one_more(&run, &way.effects), "{:?}", self.source());
        if way.option.is_some() {
            options_are_those_that_hold(&run, self.set, self.ability().list);
        }
        targets_are_the_others(&run, self.set);
        if self.ability().on == Trigger::Activate {
            self.limit_counts(&run, way);
        }
    }

    /// NS-R11-1, "Limits": what was used is used up, and what is discarded is gone.
    #[track_caller]
    fn limit_counts(&self, run: &Run, way: &Way) {
        let used = Choice::Use(self.set, self.nth as u8);
        let mut offered = Vec::new();
        run.game.choices(&mut offered);
        let again = offered.contains(&used);
        let Source::Card { card, .. } = self.source() else {
            assert!(!again || self.ability().limit == Limit::None);
            return;
        };
        let passed = way.test.is_some_and(|(_, passed)| passed);
        let gone = match self.ability().limit {
            Limit::Discard => true,
            Limit::DiscardOnSuccess => passed,
            _ => false,
        };
        let view = run.view();
        let own = view.player(A).unwrap();
        let is_maven = self.content.card(card).kind == CardKind::Maven;
        assert_eq!(
            is_maven && !own.mavens.contains(&card),
            gone,
            "{:?}",
            self.source()
        );
        assert_eq!(
            view.deck.discard.contains(&card),
            gone,
            "{:?}",
            self.source()
        );
        assert!(!again, "{:?} can be used again", self.source());
    }
}

fn holds(view: &View, need: CondRange) -> bool {
    oracle::holds(&view.content, view, A, need, Moment::default())
}

/// NS-R6-5: exactly those options are offered whose needs are met; a single one is not asked about.
#[track_caller]
fn options_are_those_that_hold(run: &Run, set: SetId, list: ListId) {
    let content = &*run.before.content;
    for &effect in content.list(list) {
        let Effect::Choice { first, count } = effect else {
            continue;
        };
        let options = content.options(first, count).enumerate();
        let met: Vec<Choice> = options
            .filter(|(_, (need, _))| {
                oracle::holds(content, &run.before, A, *need, Moment::default())
            })
            .map(|(nth, _)| Choice::Option(nth as u8))
            .collect();
        let ours = |question: &Question| matches!(question, Question::Option { set: of, .. } if *of == set);
        let mut asked = run.asked.iter().filter(|(_, question, _)| ours(question));
        let offered = asked.next().map(|(_, _, offered)| offered.clone());
        assert_eq!(offered, (met.len() > 1).then_some(met));
    }
}

/// Possible targets of a card: everyone else who has something to lose.
#[track_caller]
fn targets_are_the_others(run: &Run, set: SetId) {
    for (seat, question, offered) in &run.asked {
        if *question == (Question::Player { set }) {
            assert_eq!(*seat, A);
            assert!(offered.contains(&Choice::Player(B)));
            assert!(!offered.contains(&Choice::Player(A)));
        }
    }
}
