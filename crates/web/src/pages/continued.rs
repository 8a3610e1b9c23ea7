//! Playing on from a moment of a match that is over: who sits where, and which cards are to come.

use axum::extract::{Form, Query};
use axum::response::{IntoResponse as _, Response};
use catalog::level_and_style;
use kernel::{Phrase, Seat, Value};
use pages::games::{ContinuePage, ContinueSeat, PlayedBy, continue_page};
use pages::shell::{Place as Where, Shell};
use serde::Deserialize;
use tables::{Deal, Place, Sight, Trouble};

use super::making::guest;
use super::{Reader, to};
use crate::at::At;
use crate::bot_levels;
use crate::drafts::USUAL_LEVEL;
use crate::forms::{Fields, field, text};
use crate::person::Jar;
use crate::problem::{Outcome, Problem};

#[derive(Deserialize, Default)]
pub(crate) struct Moment {
    step: Option<usize>,
    /// As people count seats; others look on, and play whoever is asked.
    #[serde(rename = "as")]
    eyes: Option<u8>,
}

/// `GET /t/ID/play-on`
pub(crate) async fn ask(at: At, Query(moment): Query<Moment>) -> Outcome<Response> {
    let step = moment.step.ok_or(Trouble::NotToPlayOn)?;
    let reader = Reader::of(&at.app, &at.visitor).await?;
    let table = at.look().await?;
    let seats = u8::try_from(table.places.len()).unwrap_or(u8::MAX);
    let eyes = moment.eyes.and_then(|eyes| eyes.checked_sub(1));
    let own = eyes.filter(|seat| *seat < seats).map(Seat);
    let seat = own.or_else(|| table.asked_after(step));
    let seat = seat.ok_or(Trouble::NotToPlayOn)?;
    let places = table.places_around(("you", ""), seat);
    show((&at, &reader), &table, step, &places, None)
}

fn show(
    (at, reader): (&At, &Reader),
    table: &Sight,
    step: usize,
    places: &[Place],
    refused: Option<&str>,
) -> Outcome<Response> {
    let play = table.play()?;
    if !table.is_finished() || step >= play.table.steps() {
        return Err(Trouble::NotToPlayOn.into());
    }
    let words = at.app.sayings.of(at.language());
    let names = table.names();
    let levels = bot_levels();
    let seats = (0..).map(Seat).zip(&names).zip(places);
    let seats = seats.map(|((seat, name), place)| ContinueSeat {
        seat,
        name,
        by: match place {
            Place::Person { .. } | Place::Named { .. } => PlayedBy::You,
            Place::Open | Place::Reserved => PlayedBy::Friend,
            // Programs may seat bots that the page does not offer.
            Place::Bot { level } => match level_and_style(level).0 {
                level if levels.contains(&level) => PlayedBy::Bot(level),
                _ => PlayedBy::Bot(USUAL_LEVEL),
            },
        },
    });
    let me = places.iter().position(|place| place.person_id().is_some());
    let path = table.path();
    let page = ContinuePage {
        path: &path,
        back: &format!("{path}?step={step}&as={}", me.map_or(0, |seat| seat + 1)),
        title: &table.title(),
        poster: &table.game.assets().poster.path,
        step,
        moment: &moment_in_words(at, table, step),
        seats: &seats.collect::<Vec<_>>(),
        levels: &levels,
        same: table.is_dealt(),
        anew: !play.table.is_open(),
        refused,
    };
    let title = words.word("ui-play-on");
    let styles = [pages::assets::games()];
    let back = format!("{path}/play-on?step={step}");
    let shell = Shell {
        styles: &styles,
        ..reader.shell(&at.visitor, Where::Elsewhere, &title, &back)
    };
    Ok(super::page(&shell, words, &continue_page(&page, words)))
}

/// The age or round, and who is asked.
fn moment_in_words(at: &At, table: &Sight, step: usize) -> String {
    let words = at.app.sayings.of(at.language());
    let chapters = table
        .play
        .as_ref()
        .map(|play| play.table.chapters(at.language()));
    let begun = chapters.iter().flatten().rev().find(|one| one.step <= step);
    let asked = table.asked_after(step).map(|seat| {
        let name = Value::Text(table.names().swap_remove(seat.index()));
        words.say(&Phrase::new("ui-continue-asked").with("name", name))
    });
    let chapter = begun.map(|chapter| chapter.title.clone());
    let parts: Vec<String> = chapter.into_iter().chain(asked).collect();
    parts.join(" · ")
}

/// `POST /t/ID/play-on`: a table of one's own, from a moment of a match that is over.
pub(crate) async fn play_on(mut at: At, Jar(jar): Jar, Form(fields): Fields) -> Outcome<Response> {
    let no = || Problem::from(Trouble::NotToPlayOn);
    let step: usize = text(&fields, "step").parse().map_err(|_| no())?;
    let reader = Reader::of(&at.app, &at.visitor).await?;
    let mine = {
        let table = at.look().await?;
        let wished = wished(&fields, &table)?;
        if !wished.contains(&Wish::Me) {
            let nobody = Problem::bad("problem-nobody-plays");
            let why = at.app.explain(&nobody, at.language()).to_string();
            let places: Vec<Place> = wished.iter().map(|wish| wish.place(("", ""))).collect();
            let page = show((&at, &reader), &table, step, &places, Some(&why))?;
            return Ok((nobody.kind.status(), page).into_response());
        }
        wished
    };
    let (person, jar) = guest(&at.app, &mut at.visitor, None, jar).await?;
    let played_on = {
        let table = at.look().await?;
        let first = mine.iter().position(|wish| *wish == Wish::Me);
        let first = first.and_then(|seat| u8::try_from(seat).ok());
        let first = first.map(Seat).ok_or_else(no)?;
        // Whoever plays several seats does so around one device, under the names of those who had them.
        let names = table.names();
        let places = mine.iter().enumerate().map(|(nth, wish)| match nth {
            nth if nth == first.index() => wish.place((&person.id, &person.name)),
            nth => {
                let old = &table.places[nth];
                if wish.is_of(old) {
                    old.clone()
                } else {
                    wish.place((&person.id, &names[nth]))
                }
            }
        });
        let deal = match text(&fields, "deal") {
            "anew" => Deal::Anew(first),
            _ => Deal::AsItWas,
        };
        table.to_play_on(&person.id, step, places.collect(), deal)?
    };
    let new = at.app.keeper.play_on(played_on).await?;
    let path = new.path();
    at.app.moved(new);
    Ok((jar, to(&path)).into_response())
}

/// Who is to sit on a seat.
#[derive(Clone, PartialEq, Eq)]
enum Wish {
    Me,
    Friend,
    Bot(String),
}

impl Wish {
    /// Whether it is for the bot that sat there: it keeps its style.
    fn is_of(&self, place: &Place) -> bool {
        match (self, place) {
            (Self::Bot(wished), Place::Bot { level }) => level_and_style(level).0 == wished,
            _ => false,
        }
    }

    fn place(&self, (id, name): (&str, &str)) -> Place {
        match self {
            Self::Me => Place::person(id, name),
            Self::Friend => Place::Reserved,
            Self::Bot(level) => Place::Bot {
                level: level.clone(),
            },
        }
    }
}

/// What the form says, or a program that names its seat alone.
fn wished(fields: &[(String, String)], table: &Sight) -> Outcome<Vec<Wish>> {
    let no = || Problem::from(Trouble::NotToPlayOn);
    let seat = |nth: usize| match field(fields, &format!("seat{}", nth + 1)) {
        Some("me") => Ok(Wish::Me),
        Some("friend") => Ok(Wish::Friend),
        Some(bot) => {
            let level = bot.strip_prefix("bot.").ok_or_else(no)?;
            let known = catalog::knows_bot(level);
            known.then(|| Wish::Bot(level.to_owned())).ok_or_else(no)
        }
        None => Err(no()),
    };
    (0..table.places.len()).map(seat).collect()
}
