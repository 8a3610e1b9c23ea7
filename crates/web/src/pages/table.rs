//! A table as its viewer sees it.

use axum::extract::Query;
use axum::http::HeaderValue;
use axum::http::header::LINK;
use axum::response::Response;
use catalog::{Eyes, Hint, Look};
use face::{Explained, Markup};
use pages::shell::{Place as Where, Shell};
use pages::table as faces;
use serde::Deserialize;
use store::Phase;
use tables::limits::CHAT_SHOWN;
use tables::{Held, Sight, Standing};

use super::frame::{Frame, chat_lines, chat_times, entries};
use super::moment::Asked;
use super::shown_link::ShownLink;
use super::{Reader, html, to, waiting};
use crate::at::{At, Before};
use crate::problem::{Outcome, Problem};

/// What a page shows besides the table.
#[derive(Default)]
pub(super) struct Extra {
    pub(super) hints: Vec<Hint>,
    /// Why the last answer was not taken.
    pub(super) refused: Option<Explained>,
    pub(super) asked: Asked,
}

impl Extra {
    fn of(asked: Asked) -> Self {
        Self {
            asked,
            ..Self::default()
        }
    }
}

/// `GET /t/ID`, now or after an earlier step
pub(crate) async fn page(at: At, asked: Asked) -> Outcome<Response> {
    at.whole(&Extra::of(asked)).await
}

/// `GET /t/ID/fragment`, now or after an earlier step
pub(crate) async fn fragment(at: At, asked: Asked) -> Outcome<Response> {
    let table = at.look().await?;
    Ok(html(at.part(&table, &Extra::of(asked))))
}

/// What a page wants to know more of.
#[derive(Debug, Deserialize)]
pub(crate) struct Of {
    of: String,
}

/// `GET /t/ID/about?of=THING`: a thing on the table, told whole, now or after an earlier step.
pub(crate) async fn about(at: At, asked: Asked, Query(Of { of }): Query<Of>) -> Outcome<Response> {
    let table = at.look().await?;
    let standing = at.standing(&table, &Extra::of(asked));
    let (Some(play), None) = (&table.play, standing.curtain) else {
        return Err(Problem::not_found());
    };
    let look = Look {
        moment: asked.moment(&*play.table, standing.viewer),
        viewer: standing.viewer,
        language: at.language(),
        sitters: &table.sitters(at.person(), |_| false),
        path: &table.path(),
        rules: &table.rules(),
        notes: &face::NOTHING,
    };
    let told = play.table.detail(&look, &of);
    told.map(html).ok_or_else(Problem::not_found)
}

/// `GET /t/ID/log`: all that happened, where a table tells the latest of it.
pub(crate) async fn log(at: At) -> Outcome<Response> {
    let reader = Reader::of(&at.app, &at.visitor).await?;
    let table = at.look().await?;
    let standing = table.standing(at.person());
    let (Some(play), None) = (&table.play, standing.curtain) else {
        return Ok(to(&table.path()));
    };
    let told = play.table.log(Eyes::Of(standing.viewer), at.language(), 0);
    let (lines, rules) = (entries(&told), table.rules());
    let words = at.app.sayings.of(at.language());
    if at.scripted {
        return Ok(html(faces::log_list(&table.path(), &rules, &lines, words)));
    }
    let (title, path) = (table.title(), table.path());
    let back = format!("{path}/log");
    let styles = [table.game.assets().style.path.as_str()];
    let shell = Shell {
        styles: &styles,
        ..reader.shell(&at.visitor, Where::Elsewhere, &title, &back)
    };
    let body = faces::log_page(&title, &path, &rules, &lines, words);
    Ok(super::page(&shell, words, &body))
}

/// `GET /t/ID/chat`: what was said, where a table shows the latest of it.
pub(crate) async fn chat(at: At, Query(Before { before }): Query<Before>) -> Outcome<Response> {
    let reader = Reader::of(&at.app, &at.visitor).await?;
    let (title, path) = {
        let table = at.table().await?;
        (table.title(), table.path())
    };
    let before = before.unwrap_or(i64::MAX);
    let said = at.store().chat_before(&at.id, before, CHAT_SHOWN).await?;
    let (words, times) = (at.app.sayings.of(at.language()), chat_times(&said));
    let lines = chat_lines(&said, &times, at.person());
    if at.scripted {
        return Ok(html(faces::chat_list(&path, &lines, words)));
    }
    let back = format!("{path}/chat");
    let shell = reader.shell(&at.visitor, Where::Elsewhere, &title, &back);
    let body = faces::chat_page(&title, &path, &lines, words);
    Ok(super::page(&shell, words, &body))
}

impl At {
    /// The table, for the script or for a browser without it.
    pub(super) async fn show(&self, extra: &Extra) -> Outcome<Response> {
        if !self.scripted {
            return self.whole(extra).await;
        }
        let table = self.look().await?;
        // Whoever may sit down is known by name; at a table nobody has to be asked for it.
        let reader = match table.row.phase {
            Phase::Gathering => Reader::of(&self.app, &self.visitor).await?,
            _ => Reader::nobody(),
        };
        Ok(html(self.draw(&table, &reader, extra, true)))
    }

    /// What comes after a deed: the table as it is now. A page without script is sent back to it.
    pub(super) fn done(&self, table: Held, asked: Asked) -> Outcome<Response> {
        let table = Sight::from(table);
        let answer = match self.scripted {
            true => html(self.part(&table, &Extra::of(asked))),
            false => to(&table.path()),
        };
        table
            .into_held()
            .into_iter()
            .for_each(|table| self.app.moved(table));
        Ok(answer)
    }

    async fn whole(&self, extra: &Extra) -> Outcome<Response> {
        let reader = Reader::of(&self.app, &self.visitor).await?;
        let table = self.look().await?;
        let mut page = html(self.draw(&table, &reader, extra, false));
        // The browser fetches the styles before it has read the page.
        let styles = [pages::assets::style(), &table.game.assets().style.path];
        for style in styles {
            let early = HeaderValue::try_from(format!("<{style}>; rel=preload; as=style"));
            page.headers_mut()
                .extend(early.ok().map(|early| (LINK, early)));
        }
        Ok(page)
    }

    /// What the script swaps.
    fn part(&self, table: &Sight, extra: &Extra) -> Markup {
        self.draw(table, &Reader::nobody(), extra, true)
    }

    fn draw(&self, table: &Sight, reader: &Reader, extra: &Extra, fragment: bool) -> Markup {
        let words = self.app.sayings.of(self.language());
        let title = table.title();
        let style = table.game.assets().style.path.as_str();
        let styles = [style];
        let back = self.way_back(table);
        let link = (!fragment).then(|| ShownLink::of(self, table, extra.asked, words));
        let shell = Shell {
            styles: &styles,
            preview: link.as_ref().map(|link| link.preview(&self.home)),
            ..reader.shell(&self.visitor, Where::Elsewhere, &title, &back)
        };
        let standing = self.standing(table, extra);
        let body = match (table.row.phase, standing.curtain, &table.play) {
            (Phase::Gathering, ..) => waiting::room(self, table, reader, words),
            (_, Some(seat), _) => waiting::behind_curtain(table, seat, words),
            (.., Some(play)) => {
                let frame = Frame {
                    at: self,
                    table,
                    play,
                    standing: &standing,
                    words,
                    moment: extra.asked.moment(&*play.table, standing.viewer),
                    sees_all: table.is_finished() && extra.asked.sees_all(),
                };
                return frame.draw(&shell, extra, fragment);
            }
            // Put away before its first card.
            (.., None) => Markup::default(),
        };
        match fragment {
            true => body,
            false => pages::shell::page(&shell, words, &body),
        }
    }

    /// Who looks on, or with whose eyes a match that is over is looked at.
    fn standing(&self, table: &Sight, extra: &Extra) -> Standing {
        let standing = table.standing(self.person());
        let eyes = table.play.as_ref().filter(|_| table.is_finished());
        let eyes = eyes.and_then(|play| extra.asked.eyes(play.table.seats()));
        match eyes {
            Some(viewer) => Standing {
                viewer,
                curtain: None,
                pass: None,
                ..standing
            },
            None => standing,
        }
    }

    /// An invitation is kept when the language is switched.
    fn way_back(&self, table: &Sight) -> String {
        let invite = &self.invite;
        let plain = invite.chars().all(|letter| letter.is_ascii_alphanumeric());
        match plain && !invite.is_empty() {
            true => format!("{}?invite={invite}", table.path()),
            false => table.path(),
        }
    }
}
