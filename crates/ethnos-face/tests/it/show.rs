//! Scenes as a server would build them, for tests and for the gallery.

use ethnos::{Choice, Ethnos, Event, View};
use ethnos_face::EthnosFace;
use face::{Face, Forecast, Occupant, Offer, Scene, Sitter, Words};
use kernel::{Game, Notation, Refusal, Seat, Turn, Viewer};
use maud::Markup;
use referee::Match;

/// One viewer's table.
pub(crate) struct Look<'a> {
    pub(crate) game: &'a Ethnos,
    pub(crate) viewer: Viewer,
    pub(crate) words: &'a Words,
    /// What happened, redacted for the viewer.
    pub(crate) events: &'a [(usize, Event)],
    pub(crate) step: usize,
}

impl Look<'_> {
    pub(crate) fn view(&self) -> View {
        self.game.view(self.viewer)
    }

    /// The seat that is asked, if the viewer sits there.
    fn asked(&self) -> Option<Seat> {
        match self.game.turn() {
            Turn::Ask(seat) if self.viewer.is(seat) => Some(seat),
            _ => None,
        }
    }

    pub(crate) fn with<T>(&self, draw: impl FnOnce(&Scene<'_, EthnosFace>) -> T) -> T {
        let view = self.view();
        let mut choices = Vec::new();
        if self.asked().is_some() {
            self.game.choices(&mut choices);
        }
        let offer = |&choice: &Choice| Offer {
            choice,
            notation: self.game.write_choice(choice),
            sentence: self.words.say(&EthnosFace::option(&view, choice)),
        };
        let offers: Vec<Offer<Choice>> = choices.iter().map(offer).collect();
        let why_not = |choice: Choice| -> Option<Refusal> {
            let seat = self.asked()?;
            (!choices.contains(&choice)).then(|| self.game.why_not(seat, choice))
        };
        let sitters: Vec<Sitter> = Seat::first(self.game.seats())
            .map(|seat| Sitter {
                seat,
                name: self.words.name(seat),
                occupant: if seat.0 == 2 {
                    let level = "sharp".to_owned();
                    Occupant::Bot {
                        level,
                        style: None,
                        stands_in: false,
                    }
                } else {
                    Occupant::Person { here: true }
                },
                you: self.viewer.is(seat),
                asked: self.asked() == Some(seat),
                clock: None,
            })
            .collect();
        draw(&Scene {
            view: &view,
            words: self.words,
            offers: &offers,
            why_not: &why_not,
            write: &|choice| self.game.write_choice(choice),
            sitters: &sitters,
            recent: self.events,
            remembered: self.events,
            past: false,
            step: self.step,
            over: false,
            standings: None,
            path: "/t/k3f9",
            rules: "/rules/ethnos",
            notes: &face::NOTHING,
        })
    }

    /// What the server would answer to a preview of these fields.
    pub(crate) fn preview(&self, table: &Match<Ethnos>, fields: &[(String, String)]) -> Markup {
        let chain = EthnosFace::read_form(&self.view(), fields).expect("a selection");
        let seat = self.asked().expect("previews are for who is asked");
        let choices: Vec<Choice> = chain
            .iter()
            .map(|text| self.game.read_choice(text).expect("notation"))
            .collect();
        let preview = table.preview(seat, &choices);
        let after = self.view();
        self.with(|scene| {
            EthnosFace::foretold(
                scene,
                &Forecast {
                    chain: &chain,
                    events: &preview.events,
                    after: &after,
                    steps: preview.steps,
                    refusal: preview.refusal.as_ref(),
                },
            )
        })
    }
}

/// What `viewer` may know of everything that happened.
pub(crate) fn told(table: &Match<Ethnos>, viewer: Viewer) -> Vec<(usize, Event)> {
    let game = table.game();
    let opening = table.opening().events.iter().map(|event| (0, event));
    let steps = table.log().iter().zip(1..);
    let log = steps.flat_map(|(entry, step)| entry.events.iter().map(move |event| (step, event)));
    opening
        .chain(log)
        .map(|(step, event)| (step, game.redact(event, viewer)))
        .collect()
}
