//! The log.

use face::Told;
use kernel::{Phrase, Seen};
use template_game::Event;

use crate::sheet::cards;

pub(crate) fn told(event: &Event) -> Told {
    match event {
        Event::Dealt { seat, cards: dealt } => {
            let phrase = match dealt {
                Seen::Shown(dealt) => Phrase::new("told-dealt-you").with("cards", cards(dealt)),
                Seen::Hidden => Phrase::new("told-dealt"),
            };
            Told::by("TG-DEAL-1", phrase.with("seat", *seat))
        }
        Event::Played { seat, card, total } => Told::by(
            "TG-PLAY-1",
            Phrase::new("told-played")
                .with("seat", *seat)
                .with("card", *card)
                .with("total", *total),
        ),
        Event::Drew { seat, card } => {
            let phrase = match card {
                Seen::Shown(card) => Phrase::new("told-drew-you").with("card", *card),
                Seen::Hidden => Phrase::new("told-drew"),
            };
            Told::by("TG-PLAY-3", phrase.with("seat", *seat))
        }
        Event::Passed { seat } => {
            Told::by("TG-PASS-1", Phrase::new("told-passed").with("seat", *seat))
        }
        Event::Won { seat } => Told::by("TG-END-1", Phrase::new("told-won").with("seat", *seat)),
        Event::Stalled => Told::by("TG-END-2", Phrase::new("told-stalled")),
    }
}
