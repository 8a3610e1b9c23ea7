//! Before the first card, and between two people at one device.

use axum::extract::Form;
use axum::response::{IntoResponse as _, Response};
use catalog::level_and_style;
use face::{Language, Markup, Words, components};
use kernel::{Phrase, Seat, Value};
use pages::lobby;
use pages::waiting::{self, Curtain, WaitingFor, WaitingRoom, WaitingSeat, WaitingViewer};
use store::Phase;
use tables::{ClockRule, Held, Place, Sheet, Sight, Table, Trouble, limits};

use super::sets::{Opened, Told};
use super::{Reader, to};
use crate::app::App;
use crate::at::At;
use crate::bot_levels;
use crate::drafts::USUAL_LEVEL;
use crate::forms::{self, Fields, field, text};
use crate::person::{Jar, Visitor, new_guest};
use crate::problem::Outcome;

/// The waiting room as the visitor sees it.
pub(super) fn room(at: &At, table: &Sight, reader: &Reader, words: &Words) -> Markup {
    let person = at.person();
    let is_host = person.is_some_and(|person| person == table.row.host);
    let seated = person.is_some_and(|person| table.places.iter().any(|place| place.is_of(person)));
    let names = table.names();
    let is_invited = at.is_invited_by(&at.invite);
    // The host and those who sit here see who may still come; whoever comes sees where they may sit.
    let may_sit = |seat| is_host || seated || table.free_seat(Some(seat), is_invited).is_ok();
    let texts = table.game.setup_words(at.visitor.language());
    let styles = styles(&table.places, &texts);
    let seats = seats(table, person, (&names, &styles), may_sit);
    let viewer = if is_host {
        WaitingViewer::Host
    } else if seated {
        WaitingViewer::Seated
    } else {
        WaitingViewer::Outside {
            name: reader.name().filter(|name| !is_unnamed(&at.app, name)),
        }
    };
    let free = table.places.iter().any(Place::is_free);
    let not_yet = free.then(|| words.word("problem-free-seats"));
    let levels = bot_levels();
    let told = set_of(at, table);
    let rows = told.as_ref().map(|told| told.rows(&texts, words));
    let set = rows
        .as_deref()
        .map(|rows| (table.options.set.as_str(), rows));
    let path = table.path();
    let watch = format!("{}{path}", at.home);
    let invite = format!("{watch}?invite={}", at.app.invitation(&at.id));
    let room = WaitingRoom {
        path: &path,
        title: &table.title(),
        poster: &table.game.assets().poster.path,
        about: &about(table.sheet(), &at.visitor, words),
        seats: &seats,
        levels: &levels,
        level: USUAL_LEVEL,
        invite: &invite,
        watch: &watch,
        invitation: &at.invite,
        viewer,
        not_yet: not_yet.as_deref(),
        set,
        seq: table.progress().moment(),
    };
    waiting::room(&room, words)
}

/// Who sits where, or that nobody does.
fn seats<'a>(
    table: &'a Sight,
    person: Option<&str>,
    (names, styles): (&'a [String], &'a Styles),
    may_sit: impl Fn(Seat) -> bool,
) -> Vec<WaitingSeat<'a>> {
    let mut hosts_seat = true;
    (0..)
        .zip(&table.places)
        .map(|(at, place)| WaitingSeat {
            seat: Seat(at),
            who: match place {
                Place::Open | Place::Reserved if !may_sit(Seat(at)) => WaitingFor::Invited,
                Place::Open | Place::Reserved | Place::Named { .. } => WaitingFor::Anybody,
                Place::Bot { level } => WaitingFor::Bot {
                    name: &names[usize::from(at)],
                    level: level_and_style(level).0,
                    style: styles[usize::from(at)].as_ref(),
                },
                Place::Person { id, name, .. } if *id == table.row.host && !hosts_seat => {
                    WaitingFor::Device { name }
                }
                Place::Person { id, .. } => {
                    let host = *id == table.row.host;
                    hosts_seat &= !host;
                    WaitingFor::Person {
                        name: &names[usize::from(at)],
                        you: person == Some(id.as_str()),
                        host,
                        here: table.open.is_here(id),
                    }
                }
            },
        })
        .collect()
}

/// What the style of each seat's bot is called, and how it plays.
type Styles = Vec<Option<(String, String)>>;

/// The same in the words of the game.
fn styles(places: &[Place], texts: &Words) -> Styles {
    let style = |place: &Place| match place {
        Place::Bot { level } => components::style(texts, level_and_style(level).1?),
        _ => None,
    };
    places.iter().map(style).collect()
}

/// What differs from the usual game, where the table is played with a set.
fn set_of(at: &At, table: &Table) -> Option<Told> {
    if table.options.set.is_empty() {
        return None;
    }
    let ours = at.app.game(&table.row.game)?;
    Some(Told::between(
        &Opened::ours(ours),
        &Opened::ours(&table.game),
        at.visitor.language(),
    ))
}

/// Whether that is only what guests without a name are called.
fn is_unnamed(app: &App, name: &str) -> bool {
    let mut languages = Language::ALL.into_iter();
    languages.any(|language| app.sayings.of(language).word("guest-name") == name)
}

/// Set-up, set and clock in a line.
pub(crate) fn about(table: Sheet<'_>, visitor: &Visitor, words: &Words) -> String {
    if let Some(lesson) = &table.options.lesson {
        return table
            .game
            .lesson_words(visitor.language())
            .word(&lesson.key);
    }
    if table.options.practice.is_some() {
        return words.word("ui-practice-at-table");
    }
    let texts = table.game.setup_words(visitor.language());
    let wanted = table.row.setup.parse().unwrap_or_default();
    let setup = lobby::set_up_in_words(&table.game.menu(), &texts, &wanted);
    // That a match had no clock says nothing once it is over.
    let clock = match table.options.clock {
        ClockRule::None if matches!(table.row.phase, Phase::Over | Phase::Archived) => {
            String::new()
        }
        rule => clock_in_words(rule, words),
    };
    let set = match table.options.set.as_str() {
        "" => String::new(),
        name => words.say(&Phrase::new("ui-set-about").with("name", Value::Text(name.to_owned()))),
    };
    let of = table.options.plays_on.as_ref();
    let of = of.map_or_else(String::new, |_| words.word("ui-plays-on"));
    [setup, set, clock, of]
        .into_iter()
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>()
        .join(" · ")
}

fn clock_in_words(rule: ClockRule, words: &Words) -> String {
    shown_clock(rule).in_words(words)
}

pub(crate) fn shown_clock(rule: ClockRule) -> lobby::ClockRule {
    match rule {
        ClockRule::None => lobby::ClockRule::None,
        ClockRule::Move { seconds } => lobby::ClockRule::Move(seconds),
        ClockRule::Bank { seconds, .. } => lobby::ClockRule::Bank(seconds),
    }
}

/// Nothing of the table is on this page.
pub(crate) fn behind_curtain(table: &Table, seat: Seat, words: &Words) -> Markup {
    let names = table.names();
    waiting::curtain(
        &Curtain {
            path: &table.path(),
            title: &table.title(),
            seat,
            name: &names[seat.index()],
            seq: table.progress().moment(),
        },
        words,
    )
}

/// `POST /t/ID/join`
pub(crate) async fn join(mut at: At, Jar(jar): Jar, Form(fields): Fields) -> Outcome<Response> {
    let is_invited = at.is_invited_by(field(&fields, "invite").unwrap_or(&at.invite));
    let seat = {
        let table = at.table().await?;
        let seat = forms::wanted_seat(&fields, &table)?;
        if at.person().is_none() {
            // Without a seat there is no need for a guest.
            table.free_seat(seat, is_invited)?;
        }
        seat
    };
    let (person, jar) = match at.person() {
        Some(_) => {
            let mut person = at.app.known(&at.visitor).await?;
            // Who has a name is not asked for it again.
            if let Some(wanted) = field(&fields, "name") {
                let wanted = limits::name(wanted).map_err(Trouble::from)?;
                if person.name != wanted {
                    person.name = wanted;
                    at.store().update_person(&person).await?;
                }
            }
            (person, jar)
        }
        None => {
            let person = new_guest(at.store(), text(&fields, "name"), &at.visitor.taste).await?;
            let app = at.app.clone();
            let jar = app.sign_in(&mut at.visitor, jar, &person.id).await?;
            (person, jar)
        }
    };
    let sat = at.app.keeper.sit(&at.id, &person, seat, is_invited);
    let table = sat.await?;
    Ok((jar, to(&table.path())).into_response())
}

/// `POST /t/ID/start`
pub(crate) async fn start(at: At) -> Outcome<Response> {
    let mut table = at.table().await?;
    table.start(at.store(), at.must_be()?).await?;
    at.back_to(table)
}

/// `POST /t/ID/leave`
pub(crate) async fn leave(at: At) -> Outcome<Response> {
    let mut table = at.table().await?;
    table.leave(at.store(), at.must_be()?).await?;
    at.app.moved(table);
    Ok(to("/"))
}

/// `POST /t/ID/seat`: before the match the host seats bots; in the match people leave their seats to bots and take them back.
pub(crate) async fn seat(at: At, Form(fields): Fields) -> Outcome<Response> {
    let person = at.must_be()?;
    let mut table = at.table().await?;
    let seat = forms::seat(&fields, &table)?;
    let who = text(&fields, "who");
    if table.is_running() {
        let mine = table.place(seat).is_some_and(|place| place.is_of(person));
        match who {
            "me" if mine => table.come_back(at.store(), seat).await?,
            "bot" if mine => table.go_away(at.store(), seat).await?,
            "bot" => {
                let open = table.open.clone();
                table
                    .replace_absent(at.store(), person, seat, |id| open.is_here(id))
                    .await?;
            }
            _ => return Err(Trouble::NotYourSeat.into()),
        }
    } else {
        let place = match who.split_once(':') {
            Some(("bot", level)) => Place::Bot {
                level: level.to_owned(),
            },
            _ if who == "reserved" => Place::Reserved,
            _ => Place::Open,
        };
        table.set_place(at.store(), person, seat, place).await?;
    }
    at.back_to(table)
}

/// `POST /t/ID/curtain`: lets it fall, or opens it for the seat that the form names.
pub(crate) async fn curtain(at: At, Form(fields): Fields) -> Outcome<Response> {
    let mut table = at.table().await?;
    let person = at.must_be()?;
    if field(&fields, "seat").is_none() {
        table.cover(person);
    } else {
        let seat = forms::seat(&fields, &table)?;
        table.uncover(person, seat)?;
    }
    Ok(to(&table.path()))
}

impl At {
    /// To the table's page, with whatever the deed sets going.
    fn back_to(&self, table: Held) -> Outcome<Response> {
        let path = table.path();
        self.app.moved(table);
        Ok(to(&path))
    }
}
