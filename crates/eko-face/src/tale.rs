//! A step as it is watched: which discs go where. Spaces are places called `hex-NAME`, players `seat-N`.

use eko::{Event, Hex, View};
use face::Beat;
use face::components::counter;
use kernel::Seat;
use maud::Markup;

use crate::told::told;

pub(crate) fn tale(view: &View, events: &[Event]) -> Vec<Beat> {
    let beat = |event| Some(motion(event, Beat::new(told(view, event)?)));
    events.iter().filter_map(beat).collect()
}

fn motion(event: &Event, beat: Beat) -> Beat {
    match event {
        Event::Swapped { seat, from, to } => beat
            .fly(disc(*seat), hex(*from), hex(*to))
            .fly(disc(*seat), hex(*to), hex(*from))
            .touch(hex(*from))
            .touch(hex(*to)),
        Event::Moved { seat, from, to, .. } => beat
            .fly(disc(*seat), hex(*from), hex(*to))
            .touch(hex(*from))
            .touch(hex(*to)),
        Event::Built { seat, at, from, .. } => {
            beat.fly(disc(*seat), hex(*from), hex(*at)).touch(hex(*at))
        }
        Event::BuildingReturned { owner, at, .. } => beat
            .fly(disc(*owner), hex(*at), side(*owner))
            .touch(hex(*at)),
        Event::Reinforced { seat, at, .. } | Event::MoonLanded { seat, at, .. } => {
            beat.fly(disc(*seat), side(*seat), hex(*at)).touch(hex(*at))
        }
        Event::Attacked { target, at, .. }
        | Event::Kamikaze { target, at, .. }
        | Event::Banished { target, at, .. } => beat
            .fly(disc(*target), hex(*at), side(*target))
            .touch(hex(*at)),
        Event::Regrouped { at, .. } => beat.touch(hex(*at)),
        Event::EmperorCaptured { by, of } => beat.touch(side(*by)).touch(side(*of)),
        Event::EmperorsExchanged { by, to, .. } => beat.touch(side(*by)).touch(side(*to)),
        Event::LostToTempests { zones, .. } => {
            zones.iter().fold(beat, |beat, zone| beat.touch(hex(*zone)))
        }
        Event::ForcedMarch { seat, .. } | Event::Eliminated { seat } => beat.touch(side(*seat)),
        _ => beat,
    }
}

pub(crate) fn hex(hex: Hex) -> String {
    format!("hex-{hex}")
}

fn side(seat: Seat) -> String {
    format!("seat-{seat}")
}

fn disc(seat: Seat) -> Markup {
    counter(seat, 30)
}
