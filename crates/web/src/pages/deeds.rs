//! What people do at a table. A page with script gets the fragment to swap, one without is sent back to the table.

use axum::extract::Form;
use axum::response::Response;
use catalog::{Effort, Look, Moment};
use kernel::{Seat, Viewer};
use store::Phase;
use tables::{Place, Table, Trouble, Wish};

use super::moment::Asked;
use super::table::Extra;
use super::{html, to};
use crate::at::At;
use crate::forms::{self, Fields, field, text};
use crate::problem::{Outcome, Problem};

/// `POST /t/ID/answer`
pub(crate) async fn answer(at: At, Form(fields): Fields) -> Outcome<Response> {
    let mut table = at.table().await?;
    let seat = at.seat_on_page(&table)?;
    let step = forms::step(&fields, &table)?;
    let done = match at.chain(&table, seat, &fields) {
        Ok(chain) => at.answer(&mut table, seat, step, &chain).await,
        Err(problem) => Err(problem),
    };
    match done {
        Ok(()) => at.done(table, Asked::since(step)),
        Err(problem) => match problem.refusal() {
            // Without script the sentence is shown on the table's own page.
            Some(why) if !at.scripted => {
                drop(table);
                at.show(&Extra {
                    refused: Some(why.clone()),
                    ..Extra::default()
                })
                .await
            }
            _ => Err(problem),
        },
    }
}

/// `POST /t/ID/preview`
pub(crate) async fn preview(at: At, Form(fields): Fields) -> Outcome<Response> {
    let table = at.look().await?;
    let seat = at.seat_on_page(&table)?;
    match at.chain(&table, seat, &fields) {
        Ok(chain) => Ok(html(at.foretold(&table, seat, &chain)?)),
        // Half a selection is not a mistake: the sentence says what is missing.
        Err(problem) => match problem.refusal() {
            Some(why) => Ok(html(maud::html! { p.note { (why) } })),
            None => Err(problem),
        },
    }
}

/// `POST /t/ID/undo`
pub(crate) async fn undo(at: At, Form(fields): Fields) -> Outcome<Response> {
    let mut table = at.table().await?;
    let seat = at.seat_on_page(&table)?;
    forms::check_undo(&fields, &table, seat)?;
    table.undo(at.store(), seat, at.language()).await?;
    at.done(table, Asked::default())
}

/// `POST /t/ID/concede`: for the seat at the screen, which the form names, lest another has sat down there since.
pub(crate) async fn concede(at: At, Form(fields): Fields) -> Outcome<Response> {
    let mut table = at.table().await?;
    table.play()?;
    let seat = at.seat_on_page(&table)?;
    if forms::seat(&fields, &table)? != seat {
        return Err(Problem::stale());
    }
    table.concede(at.store(), seat).await?;
    at.done(table, Asked::default())
}

/// `POST /t/ID/consent`
pub(crate) async fn consent(at: At, Form(fields): Fields) -> Outcome<Response> {
    let mut table = at.table().await?;
    let standing = table.standing(Some(at.must_be()?));
    let seat = standing.seats.first().copied();
    let seat = seat.ok_or(Trouble::NotYourSeat)?;
    let agree = field(&fields, "agree") == Some("yes");
    table.answer_undo(at.store(), seat, agree).await?;
    at.done(table, Asked::default())
}

/// `POST /t/ID/hint`: what a bot would do that sees what this seat sees.
pub(crate) async fn hint(at: At) -> Outcome<Response> {
    let (question, thought) = {
        let table = at.look().await?;
        let seat = at.seat_on_page(&table)?;
        if table.asked() != Some(seat) || !table.may_hint(at.must_be()?) {
            return Err(Problem::forbidden("problem-no-hint"));
        }
        let pace = at.app.thinkers().pace;
        let play = table.play()?;
        (play.question(), play.table.hints(at.language(), pace))
    };
    let wish = Wish {
        person: at.must_be()?.to_owned(),
        is_watched: true,
        effort: Effort::of("sharp"),
    };
    let hints = at.app.thinkers().think(wish, thought).await;
    // Whoever has gone on or back meanwhile is asked something else.
    let is_open = at.look().await?.play()?.question() == question;
    let hints = hints.filter(|_| is_open).unwrap_or_default();
    at.show(&Extra {
        hints,
        ..Extra::default()
    })
    .await
}

/// `POST /t/ID/chat`
pub(crate) async fn chat(at: At, Form(fields): Fields) -> Outcome<Response> {
    let mut table = at.table().await?;
    let text = text(&fields, "text");
    table.say(at.store(), at.must_be()?, text).await?;
    at.done(table, Asked::default())
}

/// `POST /t/ID/rematch`
pub(crate) async fn rematch(at: At) -> Outcome<Response> {
    let person = at.must_be()?;
    let new = at.table().await?.rematch(at.store(), person).await?;
    let mut table = at.app.table(&new).await?;
    // Where no one else has to be asked, it begins without waiting.
    let waits = |place: &Place| place.is_free() || (place.has_person() && !place.is_of(person));
    if table.row.phase == Phase::Gathering && !table.places.iter().any(waits) {
        table.start(at.store(), person).await?;
    }
    let path = table.path();
    at.app.moved(table);
    Ok(to(&path))
}

impl At {
    /// What the fields mean in notation.
    fn chain(
        &self,
        table: &Table,
        seat: Seat,
        fields: &[(String, String)],
    ) -> Outcome<Vec<String>> {
        let look = Look {
            viewer: Viewer::Seated(seat),
            language: self.language(),
            sitters: &[],
            path: "",
            rules: "",
            notes: &face::NOTHING,
            moment: Moment::default(),
        };
        let read = table.play()?.table.read_form(&look, fields);
        read.map_err(|why| Problem::refused(table.game.key(), why))
    }
}
