//! A step as it is watched: what moves on the table, and what stays marked.

use face::{Beat, Told};
use kernel::{Phrase, Value};
use maud::{Markup, html};
use numa_sera::content::Card;
use numa_sera::{Event, Target, View};

use crate::table::art::ic;

pub(crate) fn tale(view: &View, events: &[Event]) -> Vec<Beat> {
    let mut told: Vec<Group> = Vec::new();
    for event in events {
        let Some(one) = crate::told::told(view, event) else {
            continue;
        };
        match told.last_mut() {
            Some(group) if follows(event) && !group.beat.heading => group.join(one, event),
            _ => told.push(Group::begin(one, event)),
        }
    }
    told.into_iter().map(Group::end).collect()
}

/// What happened, and what follows from it at once: one line of the log, and watched in one go.
struct Group {
    sentences: Vec<Phrase>,
    beat: Beat,
}

impl Group {
    fn begin(told: Told, event: &Event) -> Self {
        let sentences = vec![told.phrase.clone()];
        let beat = match told.phrase.subject() {
            _ if matches!(event, Event::TurnBegan { .. }) => Beat::heading(told),
            Some(seat) => Beat::new(told).touch(format!("seat-{seat}")),
            None => Beat::new(told),
        };
        Self {
            sentences,
            beat: motion(beat, event),
        }
    }

    fn join(&mut self, told: Told, event: &Event) {
        self.sentences.push(told.phrase);
        self.beat = motion(self.beat.clone(), event);
    }

    fn end(mut self) -> Beat {
        if self.sentences.len() > 1 {
            let mut phrase = Phrase::new("told-together");
            if let Some(seat) = self.beat.told.phrase.subject() {
                phrase = phrase.with("seat", seat);
            }
            self.beat.told.phrase = phrase.with("all", Value::Sentences(self.sentences));
        }
        self.beat
    }
}

/// Whether this is told together with what was before it in the same step.
fn follows(event: &Event) -> bool {
    matches!(
        event,
        Event::CapitalGained { .. }
            | Event::CapitalLost { .. }
            | Event::CapitalMoved { .. }
            | Event::CapitalPlaced { .. }
            | Event::Paid { .. }
            | Event::Healed { .. }
            | Event::PowerLost { .. }
            | Event::Drew { .. }
            | Event::Discarded { .. }
            | Event::DeckReshuffled
            | Event::Tested { .. }
            | Event::LastingBegan { .. }
            | Event::SlotUpgraded { .. }
            | Event::Rolled { .. }
            | Event::BattleWon { .. }
            | Event::IndependentHeld { .. }
            | Event::StrongholdAppeared { .. }
            | Event::HeroActive { .. }
            | Event::TruceKept { .. }
            | Event::ContractKept { .. }
            | Event::Dealt { .. }
    )
}

fn coin(n: i16) -> Markup {
    html! { span.ns."ns-fly" { (ic("n-coin")) b { (n) } } }
}

fn sign(name: &str) -> Markup {
    html! { span.ns."ns-fly" { (ic(name)) } }
}

fn face_down() -> Markup {
    html! { span.ns."ns-fly".down { (ic("n-explore")) } }
}

/// What flies from where to where. The names of places are those of `data-at`.
fn motion(beat: Beat, event: &Event) -> Beat {
    match event {
        Event::CapitalMoved { from, to, n, .. } => {
            beat.fly(coin(*n), format!("coins-{from}"), format!("coins-{to}"))
        }
        Event::Drew { seat, .. } => beat.fly(face_down(), "deck", format!("hand-{seat}")),
        Event::Revealed { seat, .. } => beat.fly(face_down(), "deck", format!("seat-{seat}")),
        Event::Discarded { seat, .. } => beat.fly(face_down(), format!("hand-{seat}"), "discard"),
        Event::CardStolen { thief, from, .. } => {
            beat.fly(face_down(), format!("hand-{from}"), format!("hand-{thief}"))
        }
        Event::ItemTaken { seat, from, .. } => beat.fly(
            sign("x-item"),
            format!("seat-{from}"),
            format!("hand-{seat}"),
        ),
        Event::ItemBought { seat, card, .. } | Event::ItemGained { seat, card } => {
            beat.fly(sign("x-item"), place_of(*card), format!("hand-{seat}"))
        }
        Event::SkillBought { seat, skill, .. } | Event::SkillGained { seat, skill, .. } => beat
            .fly(
                sign("v-master"),
                format!("skill-{}", *skill as u8),
                format!("race-{seat}-master"),
            )
            .touch(format!("level-{seat}-{}", *skill as u8)),
        Event::ClassUnlocked { seat, class } => beat.touch(format!("class-{seat}-{class}")),
        Event::Ticked { seat, block, .. } => beat.touch(format!("block-{seat}-{block}")),
        Event::Attacked { target, .. } => beat.touch(match target {
            Target::Hero(seat) => format!("seat-{seat}"),
            Target::Independent(hold) | Target::Controlled(hold) => format!("hold-{hold}"),
        }),
        Event::Conquered {
            seat, stronghold, ..
        } => beat
            .fly(
                sign("n-tower"),
                format!("hold-{stronghold}"),
                format!("race-{seat}-conqueror"),
            )
            .touch(format!("hold-{stronghold}")),
        _ => beat,
    }
}

fn place_of(card: Card) -> String {
    format!("card-{}", card.0)
}
