//! The parts of a page that are a game's own.

use face::{Choice, Face, Forecast, Markup, Offer, Scene, Words, plain};
use kernel::{Guide, Published, Refusal, Seat, Turn, Viewer};
use referee::check;

use crate::beats::FAR;
use crate::seating::Seating;
use crate::{Look, TablePage};

impl<G: Published + Guide, F: Face<Game = G>> Seating<F> {
    pub(crate) fn draw(&self, look: &Look<'_>) -> TablePage {
        let step = self.step_of(look);
        let move_from = self.start_of_move(step);
        let seen = look.moment.since.unwrap_or(usize::MAX);
        let since = seen.min(move_from.saturating_sub(1));
        let beats = self.beats(look.viewer, look.language, since, step);
        self.scene(look, |scene| TablePage {
            step,
            beats,
            move_from,
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

    /// Every hand, each as its owner sees it.
    pub(crate) fn hands(&self, look: &Look<'_>) -> Vec<(Seat, Markup)> {
        let seats = Seat::first(self.table.game().seats());
        let drawn = seats.filter_map(|seat| {
            let own = Look {
                viewer: Viewer::Seated(seat),
                ..*look
            };
            Some((seat, self.scene(&own, F::hand)?))
        });
        drawn.collect()
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

    /// The step that is looked at.
    fn step_of(&self, look: &Look<'_>) -> usize {
        let end = self.table.log().len();
        look.moment.step.map_or(end, |step| step.min(end))
    }

    pub(crate) fn scene<T>(&self, look: &Look<'_>, show: impl FnOnce(&Scene<'_, F>) -> T) -> T {
        let step = self.step_of(look);
        let past = step < self.table.log().len();
        let before;
        let game = match past {
            true => {
                before = self.state(step);
                &before
            }
            false => self.table.game(),
        };
        let asked = match (self.table.turn(), look.viewer) {
            (Turn::Ask(asked), Viewer::Seated(seat)) if asked == seat && !past => Some(seat),
            _ => None,
        };
        let view = game.view(look.viewer);
        let words = self.words(look.language);
        let offers = self.offers(game, &view, asked, words);
        let why_not = |choice: Choice<F>| why_not(game, asked, choice);
        let over = self.table.turn() == Turn::Over && !past;
        show(&Scene {
            view: &view,
            words,
            offers: &offers,
            why_not: &why_not,
            write: &|choice| game.write_choice(choice),
            sitters: look.sitters,
            recent: &self.recent(look.viewer, step),
            remembered: &self.remembered(game, look.viewer, step),
            step,
            past,
            over,
            standings: over.then(|| self.table.standings()).as_ref(),
            path: look.path,
            rules: look.rules,
            notes: look.notes,
        })
    }

    /// What the asked seat may answer; nothing where nobody is asked.
    fn offers(
        &self,
        game: &G,
        view: &G::View,
        asked: Option<Seat>,
        words: &Words,
    ) -> Vec<Offer<G::Choice>> {
        let mut choices = Vec::new();
        if asked.is_some() {
            game.choices(&mut choices);
        }
        let offer = |choice| Offer {
            choice,
            notation: game.write_choice(choice),
            sentence: words.say(&F::option(view, choice)),
        };
        choices.into_iter().map(offer).collect()
    }

    /// What happened since the viewer's last answer; to one who does not play, in the last move.
    fn recent(&self, viewer: Viewer, step: usize) -> Vec<(usize, G::Event)> {
        let log = &self.table.log()[..step];
        let own = match viewer {
            Viewer::Seated(seat) => log.iter().rposition(|entry| entry.step.seat == seat),
            Viewer::Spectator => None,
        };
        let from = match (own, viewer) {
            (Some(own), _) => own + 1,
            (None, Viewer::Seated(_)) => 0,
            (None, Viewer::Spectator) => self.start_of_move(step),
        };
        // A seat that has left the match answers nothing more.
        self.events_in(viewer, from.max(step.saturating_sub(FAR)), step)
    }

    /// What the page still needs of the whole match.
    fn remembered(&self, game: &G, viewer: Viewer, step: usize) -> Vec<(usize, G::Event)> {
        let opening = self.table.opening().events.iter().map(|event| (0, event));
        let log = self.table.log()[..step].iter().zip(1..);
        let later = log.flat_map(|(entry, nth)| entry.events.iter().map(move |event| (nth, event)));
        opening
            .chain(later)
            .filter(|(_, event)| F::remembers(event))
            .map(|(nth, event)| (nth, game.redact(event, viewer)))
            .collect()
    }
}

fn why_not<G: Published>(game: &G, asked: Option<Seat>, choice: G::Choice) -> Option<Refusal> {
    check(game, asked?, choice).err()
}
