//! The parts of a page that are a game's own.

use face::{Choice, Face, Forecast, Markup, Offer, Scene, plain};
use kernel::{Guide, Published, Refusal, Seat, Turn, Viewer};
use referee::check;

use crate::seating::Seating;
use crate::{Look, TablePage};

impl<G: Published + Guide, F: Face<Game = G>> Seating<F> {
    pub(crate) fn draw(&self, look: &Look<'_>) -> TablePage {
        self.scene(look, |scene| TablePage {
            status: F::status(scene),
            stage: F::stage(scene),
            scores: scene.over.then(|| F::scores(scene)).flatten(),
            tabs: F::tabs(scene),
            question: plain::question(scene),
            moves: if scene.yours() {
                plain::moves(scene)
            } else {
                Markup::default()
            },
        })
    }

    pub(crate) fn foretell(&self, look: &Look<'_>, chain: &[String]) -> Markup {
        let Viewer::Seated(seat) = look.viewer else {
            return Markup::default();
        };
        let preview = self.table.preview_text(seat, chain);
        self.scene(look, |scene| {
            let forecast = Forecast {
                chain,
                events: &preview.events,
                after: &preview.after,
                steps: preview.steps,
                refusal: preview.refusal.as_ref(),
            };
            F::foretold(scene, &forecast)
        })
    }

    fn scene<T>(&self, look: &Look<'_>, show: impl FnOnce(&Scene<'_, F>) -> T) -> T {
        let game = self.table.game();
        let asked = match (self.table.turn(), look.viewer) {
            (Turn::Ask(asked), Viewer::Seated(seat)) if asked == seat => Some(seat),
            _ => None,
        };
        let view = game.view(look.viewer);
        let words = self.words(look.language);
        let offers = asked.map_or_else(Vec::new, |_| {
            let mut choices = Vec::new();
            game.choices(&mut choices);
            choices
                .into_iter()
                .map(|choice| Offer {
                    choice,
                    notation: game.write_choice(choice),
                    sentence: words.say(&F::option(&view, choice)),
                })
                .collect()
        });
        let why_not = |choice: Choice<F>| why_not(game, asked, choice);
        show(&Scene {
            view: &view,
            words,
            offers: &offers,
            why_not: &why_not,
            write: &|choice| game.write_choice(choice),
            sitters: look.sitters,
            events: &self.events(look.viewer, 0),
            step: self.table.log().len(),
            over: self.table.turn() == Turn::Over,
            path: look.path,
            rules: look.rules,
            notes: look.notes,
        })
    }
}

fn why_not<G: Published>(game: &G, asked: Option<Seat>, choice: G::Choice) -> Option<Refusal> {
    check(game, asked?, choice).err()
}
