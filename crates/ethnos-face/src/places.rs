//! What an answer is about, as elements of the page name it in `data-at`.

use ethnos::{Choice, View};

use crate::tale::{in_hand, in_pool, land};

pub(crate) fn places(view: &View, choice: Choice) -> Vec<String> {
    let place = match choice {
        Choice::Draw => "deck".to_owned(),
        Choice::Take(kind) | Choice::Feed(kind) => in_pool(view.card(kind)),
        Choice::Lead(kind) | Choice::Join(kind) | Choice::Keep(kind) => in_hand(view.card(kind)),
        Choice::Place(kingdom) => land(view, kingdom),
        Choice::Scatter | Choice::Win => "hand".to_owned(),
        Choice::Token(_) | Choice::Cash => match view.seat {
            Some(seat) => format!("low-{seat}"),
            None => return Vec::new(),
        },
        Choice::Bruno(_) | Choice::Dismiss(_) | Choice::Steal(_) => {
            format!("seat-{}", kernel::Seat(view.seats))
        }
        Choice::Close | Choice::Use | Choice::Decline => return Vec::new(),
    };
    vec![place]
}
