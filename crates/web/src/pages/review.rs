//! A match that is over, looked at again: what was found, how far it is, or the offer to begin.

mod words; // what the page says about moves

use axum::Form;
use axum::extract::Query;
use axum::response::{IntoResponse as _, Response};
use catalog::review::{Class, Decision, Review, TurningPoint, What};
use kernel::{Seat, Viewer};
use pages::assets;
use pages::review::{
    self as faces, Costly, Graph, GraphPoint, ReviewPage, ReviewSeat, Sheet, Turning,
    WeighedOption, Wish, Work,
};
use pages::shell::{Place as Where, Shell};
use serde::Deserialize;
use tables::{Play, Sight, UnderWay};

use super::ended::Ended;
use super::making::guest;
use super::{Reader, to, waiting};
use crate::at::At;
use crate::forms::{Fields, field};
use crate::person::Jar;
use crate::problem::Outcome;
use words::{Telling, ToldDecision};

/// Seconds between two looks at a review that is being made, without script.
const AGAIN: u8 = 3;
/// A change of the reader's own chance that a turning point is told by.
const NOTICED: f32 = 0.03;
/// How many costly decisions are listed.
const LISTED: usize = 8;
/// The most work that people may ask for, compared with the usual.
const DEEPEST: f32 = 4.0;
/// The least.
const HASTIEST: f32 = 0.05;

#[derive(Deserialize, Default)]
pub(crate) struct Asked {
    /// As people count them.
    seat: Option<u8>,
    whose: Option<String>,
    d: Option<usize>,
    until: Option<usize>,
    all: Option<String>,
}

/// `POST /t/ID/review`. Who comes by a link and is not known yet becomes a guest, as for practice.
pub(crate) async fn begin(mut at: At, Jar(jar): Jar, Form(fields): Fields) -> Outcome<Response> {
    let asked = field(&fields, "depth").and_then(|depth| depth.parse().ok());
    let depth = asked.filter(|depth: &f32| depth.is_finite()).unwrap_or(1.0);
    let depth = depth.clamp(HASTIEST, DEEPEST);
    let app = at.app.clone();
    let (person, jar) = guest(&app, &mut at.visitor, None, jar).await?;
    app.keeper.review(&at.id, &person.id, depth).await?;
    Ok((jar, to(&format!("/t/{}/review", at.id))).into_response())
}

/// `GET /t/ID/review`
pub(crate) async fn page(at: At, Query(asked): Query<Asked>) -> Outcome<Response> {
    let reader = Reader::of(&at.app, &at.visitor).await?;
    let kept = at.app.keeper.reviewed(&at.id).await?;
    let under_way = at.app.keeper.reviews.under_way(&at.id);
    let table = at.look().await?;
    if !table.may_review() {
        return Ok(to(&table.path()));
    }
    let (title, path) = (table.title(), table.path());
    let words = at.app.sayings.of(at.language());
    let (styles, back) = ([assets::review()], format!("{path}/review"));
    let shell = Shell {
        styles: &styles,
        ..reader.shell(&at.visitor, Where::Games, &title, &back)
    };
    let is_whole = kept.is_some();
    let review = kept.or(under_way.as_ref().map(|under_way| under_way.review.clone()));
    let Some(review) = review else {
        let body = faces::review_offer(&path, &title, words);
        return Ok(super::page(&shell, words, &body));
    };
    let drawing = Drawing {
        at: &at,
        table: &table,
        play: table.play()?,
        review: &review,
        is_whole,
        work: under_way.as_deref(),
        wish: wish(&at, &table, &asked),
    };
    let shell = Shell {
        again: under_way.as_ref().map(|_| AGAIN),
        ..shell
    };
    Ok(super::page(&shell, words, &drawing.draw()))
}

fn wish(at: &At, table: &Sight, asked: &Asked) -> Wish {
    let standing = table.standing(at.person());
    let own = match standing.viewer {
        Viewer::Seated(seat) => Some(seat),
        Viewer::Spectator => standing.seats.first().copied(),
    };
    let seats = table.places.len();
    let named = asked.seat.and_then(|seat| seat.checked_sub(1)).map(Seat);
    let named = named.filter(|seat| seat.index() < seats);
    Wish {
        seat: named.or(own).unwrap_or(Seat(0)),
        everyone: asked.whose.as_deref() == Some("all"),
        whole: asked.all.is_some(),
        decision: asked.d,
        until: asked.until,
    }
}

struct Drawing<'a> {
    at: &'a At,
    table: &'a Sight,
    play: &'a Play,
    review: &'a Review,
    /// Not only what is known so far.
    is_whole: bool,
    work: Option<&'a UnderWay>,
    wish: Wish,
}

impl Drawing<'_> {
    fn draw(&self) -> face::Markup {
        let (language, review) = (self.at.language(), self.review);
        let words = self.at.app.sayings.of(language);
        let telling = Telling::new(&*self.play.table, language, words);
        let ended = Ended::of(self.table, words, language);
        let costly = self.costly();
        let told: Vec<ToldDecision> = costly.iter().map(|one| telling.decision(one)).collect();
        let listed: Vec<Costly<'_>> = told.iter().map(ToldDecision::listed).collect();
        let chosen = self.chosen(&costly).map(|one| telling.whole(one));
        let options: Vec<WeighedOption<'_>> =
            chosen.iter().flat_map(|chosen| chosen.options()).collect();
        let turns = self.turning(&telling);
        let turning: Vec<Turning<'_>> = turns.iter().map(words::ToldTurn::drawn).collect();
        let points = self.points();
        let chapters = telling.chapters();
        let seats = self.seats(&telling);
        let page = ReviewPage {
            path: &self.table.path(),
            title: &self.table.title(),
            about: &waiting::about(self.table.sheet(), &self.at.visitor, words),
            sentence: ended
                .as_ref()
                .map(|ended| ended.sentence.as_str())
                .filter(|_| self.wish.until.is_none()),
            wish: Wish {
                decision: chosen.as_ref().map(|chosen| chosen.step()),
                ..self.wish
            },
            seats: &seats,
            graph: Graph {
                points: &points,
                end: self.play.table.steps(),
                chapters: &chapters,
                result: (self.is_whole && self.wish.until.is_none()).then_some(&review.result[..]),
                until: self.wish.until.unwrap_or(usize::MAX),
            },
            costly: &listed,
            decisions: (
                self.counted().count(),
                self.counted()
                    .filter(|one| one.class >= Class::Inaccuracy)
                    .count(),
            ),
            is_open: !self.play.table.has_rolled(),
            chosen: chosen.as_ref().map(|chosen| Sheet {
                costly: chosen.listed(),
                options: &options,
            }),
            turning: &turning,
            work: self.work.map(|work| Work {
                part: work.part,
                looked_at: work.looked_at.0,
                all: work.looked_at.1,
            }),
            depth: review.depth,
        };
        faces::review_page(&page, words)
    }

    fn is_shown(&self, step: usize) -> bool {
        self.wish.until.is_none_or(|until| step < until)
    }

    /// The decisions of those who are looked at.
    fn counted(&self) -> impl Iterator<Item = &Decision> {
        let all = self.review.decisions.iter();
        all.filter(|one| {
            self.is_shown(one.step) && (self.wish.everyone || one.seat == self.wish.seat.0)
        })
    }

    fn costly(&self) -> Vec<&Decision> {
        if self.wish.whole {
            return self.counted().collect();
        }
        let all = self.review.costliest(usize::MAX).into_iter();
        all.filter(|one| {
            self.is_shown(one.step) && (self.wish.everyone || one.seat == self.wish.seat.0)
        })
        .take(LISTED)
        .collect()
    }

    /// The decision that is asked for, or the costliest.
    fn chosen<'b>(&'b self, costly: &[&'b Decision]) -> Option<&'b Decision> {
        let asked = self.wish.decision.and_then(|step| {
            let mut all = self.review.decisions.iter();
            all.find(|one| one.step == step && self.is_shown(step))
        });
        // As long as it is being made another one is first every few seconds.
        asked.or(costly.first().copied().filter(|_| self.work.is_none()))
    }

    fn points(&self) -> Vec<GraphPoint> {
        let points = self.review.points.iter().map(|point| GraphPoint {
            step: point.step,
            chances: point
                .chances
                .iter()
                .map(|one| (one.mean, one.margin))
                .collect(),
        });
        points.collect()
    }

    /// Whose change a turning point is told by: that of the reader's seat where it is one, so that signs mean the same all over the
    /// page; otherwise the largest.
    fn seen_change(&self, turn: &TurningPoint) -> (u8, f32) {
        let mut points = self.review.points.iter();
        let before = points.find(|point| point.step == turn.step);
        let own = self.wish.seat.index();
        let change = before.zip(points.next()).and_then(|(before, after)| {
            Some(after.chances.get(own)?.mean - before.chances.get(own)?.mean)
        });
        match change {
            Some(change) if change.abs() >= NOTICED => (self.wish.seat.0, change),
            _ => (turn.seat, turn.change),
        }
    }

    fn turning(&self, telling: &Telling<'_>) -> Vec<words::ToldTurn> {
        let all = self.review.turning_points.iter();
        // Which turned most is only known at the end.
        let shown = all.filter(|turn| self.work.is_none() && self.is_shown(turn.step));
        shown
            .map(|turn| {
                let (seat, change) = self.seen_change(turn);
                let made = self.review.decisions.iter();
                let made = made
                    .filter(|_| turn.what == What::Play)
                    .find(|one| one.step == turn.step);
                telling.turn(turn, seat, change, made)
            })
            .collect()
    }

    fn seats<'b>(&'b self, telling: &'b Telling<'_>) -> Vec<ReviewSeat<'b>> {
        let yours = self.table.standing(self.at.person()).seats;
        let seats = self.review.sides.iter().map(|side| ReviewSeat {
            seat: Seat(side.seat),
            name: telling.name(side.seat),
            you: yours.contains(&Seat(side.seat)),
            accuracy: side.accuracy,
            classes: side.classes,
            start: side.start,
            play: side.play,
            others: side.others,
            luck: side.luck,
            result: self.review.result[usize::from(side.seat)],
        });
        seats.collect()
    }
}
