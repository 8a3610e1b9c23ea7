//! A table as somebody sees it.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use catalog::{Eyes, Hint, Look};
use face::shell::{Place as Where, Shell};
use face::table::{
    self as frame, ChatLine, Consent, HintLine, LogEntry, Proof, ResultLine, ResultSheet,
    TableFrame, TableTurn, TableViewer, Undo,
};
use face::{Language, Markup, Words};
use kernel::{Phrase, Seat, Value, Viewer};
use store::Phase;

use super::waiting::{self, Invited};
use super::{Reader, html};
use crate::app::App;
use crate::hub::Held;
use crate::person::Visitor;
use crate::problem::Outcome;
use crate::table::Standing;

/// `GET /t/ID`
pub(crate) async fn page(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(invited): Query<Invited>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Outcome<Response> {
    let reader = Reader::of(&app, &visitor).await?;
    let table = app.table(&id).await?;
    Ok(html(whole(
        &app,
        &table,
        &visitor,
        &reader,
        &headers,
        &invited,
        &[],
        None,
    )))
}

/// `GET /t/ID/fragment`
pub(crate) async fn fragment(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(invited): Query<Invited>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Outcome<Response> {
    let table = app.table(&id).await?;
    Ok(html(part(&app, &table, &visitor, &headers, &invited, &[])))
}

/// What the script swaps.
pub(crate) fn part(
    app: &App,
    table: &Held,
    visitor: &Visitor,
    headers: &HeaderMap,
    invited: &Invited,
    hints: &[Hint],
) -> Markup {
    let reader = Reader {
        person: None,
        your_turns: 0,
    };
    draw(
        app, table, visitor, &reader, headers, invited, hints, None, true,
    )
}

/// The whole page.
#[allow(clippy::too_many_arguments)]
pub(crate) fn whole(
    app: &App,
    table: &Held,
    visitor: &Visitor,
    reader: &Reader,
    headers: &HeaderMap,
    invited: &Invited,
    hints: &[Hint],
    refused: Option<Markup>,
) -> Markup {
    draw(
        app, table, visitor, reader, headers, invited, hints, refused, false,
    )
}

#[allow(clippy::too_many_arguments)]
fn draw(
    app: &App,
    table: &Held,
    visitor: &Visitor,
    reader: &Reader,
    headers: &HeaderMap,
    invited: &Invited,
    hints: &[Hint],
    refused: Option<Markup>,
    fragment: bool,
) -> Markup {
    let words = app.sayings.of(visitor.language());
    let title = table.title();
    let path = table.path();
    let style = table.game.assets().style.path.as_str();
    let styles = [style];
    // Whoever came by an invitation still has it after switching the language.
    let invite = &invited.invite;
    let plain = invite.chars().all(|letter| letter.is_ascii_alphanumeric());
    let back = match plain && !invite.is_empty() {
        true => format!("{path}?invite={invite}"),
        false => path,
    };
    let shell = Shell {
        styles: &styles,
        ..reader.shell(visitor, Where::Elsewhere, &title, &back)
    };
    let standing = table.standing(visitor.id.as_deref());
    let body = match (table.row.phase, standing.curtain) {
        (Phase::Gathering, _) => {
            waiting::room(app, table, visitor, &origin(app, headers), invited, words)
        }
        (_, Some(seat)) => waiting::behind_curtain(table, seat, words),
        _ => {
            let framed = Framed::of(table, visitor, &standing, hints);
            return framed.show(table, visitor, words, &shell, refused, fragment);
        }
    };
    if fragment {
        body
    } else {
        face::shell::page(&shell, words, &body)
    }
}

/// Where people reach this server, for links that they send to each other.
pub(super) fn origin(app: &App, headers: &HeaderMap) -> String {
    let host = headers.get("host").and_then(|host| host.to_str().ok());
    let scheme = if app.secure { "https" } else { "http" };
    format!("{scheme}://{}", host.unwrap_or("localhost"))
}

/// All that a frame borrows.
struct Framed<'a> {
    viewer: Viewer,
    kind: TableViewer,
    turn: TableTurn,
    undo_why: Option<String>,
    undo: Wish,
    log: Vec<catalog::LogLine>,
    names: Vec<String>,
    missing: Vec<Seat>,
    hints: &'a [Hint],
    seats: Vec<Seat>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Wish {
    Nothing,
    Possible,
    Refused,
    Ask,
}

impl<'a> Framed<'a> {
    fn of(table: &Held, visitor: &Visitor, standing: &Standing, hints: &'a [Hint]) -> Self {
        let language = visitor.language();
        let asked = table.asked();
        let yours = asked.is_some_and(|asked| standing.viewer.is(asked));
        let kind = match standing.seats.len() {
            0 => TableViewer::Spectator,
            1 => TableViewer::Seated,
            _ => TableViewer::HotSeat,
        };
        let turn = match asked {
            _ if !table.is_running() => TableTurn::Over,
            Some(_) if yours => TableTurn::Yours,
            _ => TableTurn::Others,
        };
        let (undo, undo_why) = match (standing.viewer, &table.play) {
            (Viewer::Seated(seat), Some(play)) if table.is_running() => {
                match play.table.may_take_back(seat) {
                    Ok(()) => (Wish::Possible, None),
                    Err(no) => {
                        let why = play.table.explain_take_back(no, language);
                        let wish = match table.steps_to_undo(seat) {
                            // Bots mind nothing: with them alone nobody has to be asked.
                            Some(_) if table.must_agree(&[seat]).is_empty() => Wish::Possible,
                            Some(_) if play.undo.is_none() => Wish::Ask,
                            _ => Wish::Refused,
                        };
                        (wish, Some(why))
                    }
                }
            }
            _ => (Wish::Nothing, None),
        };
        let log = match &table.play {
            Some(play) => play.table.log(Eyes::Of(standing.viewer), language, 0),
            None => Vec::new(),
        };
        let missing = match table.play.as_ref().and_then(|play| play.undo.as_ref()) {
            Some(request) => table.must_agree(&request.agreed),
            None => Vec::new(),
        };
        Self {
            viewer: standing.viewer,
            kind,
            turn,
            undo_why,
            undo,
            log,
            names: table.names(),
            missing,
            hints,
            seats: standing.seats.clone(),
        }
    }

    fn show(
        &self,
        table: &Held,
        visitor: &Visitor,
        words: &Words,
        shell: &Shell<'_>,
        refused: Option<Markup>,
        fragment: bool,
    ) -> Markup {
        let Some(play) = &table.play else {
            return Markup::default();
        };
        let language = visitor.language();
        let open = table.open.clone();
        let sitters = table.sitters(visitor.id.as_deref(), |person| open.is_here(person));
        let (path, rules) = (table.path(), table.rules());
        let look = Look {
            viewer: self.viewer,
            language,
            sitters: &sitters,
            path: &path,
            rules: &rules,
        };
        let page = play.table.page(&look);
        let log: Vec<LogEntry<'_>> = self
            .log
            .iter()
            .map(|line| LogEntry {
                step: line.step,
                seat: line.seat,
                text: &line.text,
                rule: line.rule.as_ref().map(|rule| rule.0),
            })
            .collect();
        let times: Vec<String> = table.chat.iter().map(|line| clock_time(line.at)).collect();
        let chat: Vec<ChatLine<'_>> = table
            .chat
            .iter()
            .zip(&times)
            .map(|(line, time)| ChatLine {
                seat: line.seat.map(Seat),
                name: &line.name,
                text: &line.text,
                time,
            })
            .collect();
        let hints: Vec<HintLine<'_>> = self
            .hints
            .iter()
            .map(|hint| HintLine {
                chain: &hint.chain,
                sentence: &hint.sentence,
                chance: hint.chance,
                margin: hint.margin,
                facts: &hint.facts,
            })
            .collect();
        let waits: Vec<&str> = self
            .missing
            .iter()
            .map(|seat| self.names[seat.index()].as_str())
            .collect();
        let consent = play.undo.as_ref().map(|request| Consent {
            by: request.by,
            name: &self.names[request.by.index()],
            waits_for: &waits,
            yours: self.missing.iter().any(|seat| self.seats.contains(seat)),
        });
        let why = self.undo_why.as_deref().unwrap_or_default();
        let ended = Ended::of(table, words, language);
        let places = ended
            .as_ref()
            .map(|ended| ended.lines(&self.seats))
            .unwrap_or_default();
        let rematch = table.options.rematch.as_ref().map(|id| format!("/t/{id}"));
        let about = waiting::about(table, visitor, words);
        let seed = play.table.published_seed();
        let full = TableFrame {
            path: &path,
            game: table.game.key(),
            title: &table.title(),
            about: &about,
            rules: &rules,
            step: play.table.steps(),
            seq: table.progress().moment(),
            viewer: self.kind,
            turn: self.turn,
            sitters: &sitters,
            status: page.status,
            stage: page.stage,
            tabs: &page.tabs,
            moves: page.moves,
            log: &log,
            chat: &chat,
            undo: match self.undo {
                Wish::Nothing => Undo::Nothing,
                Wish::Possible => Undo::Possible,
                Wish::Refused => Undo::Refused(why),
                Wish::Ask => Undo::Ask(why),
            },
            may_hint: visitor
                .id
                .as_deref()
                .is_some_and(|person| table.may_hint(person)),
            hints: &hints,
            consent,
            result: ended.as_ref().map(|ended| ResultSheet {
                sentence: &ended.sentence,
                places: &places,
                scores: None,
                rematch: rematch.as_deref(),
            }),
            proof: Proof {
                commitment: &table.row.commitment,
                seed: seed.as_deref(),
            },
            refused,
        };
        if fragment {
            frame::fragment(&full, shell, words)
        } else {
            frame::page(&full, shell, words)
        }
    }
}

/// How a match ended, in words.
struct Ended {
    sentence: String,
    places: Vec<(u8, Option<Seat>, String, i32)>,
}

impl Ended {
    fn of(table: &Held, words: &Words, language: Language) -> Option<Self> {
        let play = table
            .play
            .as_ref()
            .filter(|_| table.row.phase == Phase::Over)?;
        let standings = play.table.standings();
        let seats = play.table.seats();
        let name = |seat: Seat| play.table.name(seat, language);
        let places: Vec<_> = standings
            .places
            .iter()
            .map(|place| {
                let seat = (place.seat.0 < seats).then_some(place.seat);
                (place.rank, seat, name(place.seat), place.score)
            })
            .collect();
        let winners: Vec<String> = standings.winners().map(name).collect();
        let phrase = match winners.as_slice() {
            [] => Phrase::new("result-nobody"),
            [one] => Phrase::new("result-winner").with("name", Value::Text(one.clone())),
            several => Phrase::new("result-winners").with("names", Value::Text(several.join(", "))),
        };
        Some(Self {
            sentence: words.say(&phrase),
            places,
        })
    }

    fn lines(&self, yours: &[Seat]) -> Vec<ResultLine<'_>> {
        self.places
            .iter()
            .map(|(rank, seat, name, score)| ResultLine {
                rank: *rank,
                seat: *seat,
                name,
                score: *score,
                you: seat.is_some_and(|seat| yours.contains(&seat)),
            })
            .collect()
    }
}

/// Hours and minutes, in the time of the world; the script has the reader's own.
fn clock_time(at: i64) -> String {
    let minutes = at.rem_euclid(86_400_000) / 60_000;
    format!("{:02}:{:02}", minutes / 60, minutes % 60)
}
