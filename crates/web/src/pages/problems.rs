//! Pages that say no.

use std::sync::Arc;

use axum::Json;
use axum::extract::{FromRequestParts as _, Request, State};
use axum::http::{StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use face::Markup;
use face::components::rule_link;
use pages::notice::{self, Notice};
use pages::shell::{Place, Shell};

use crate::app::App;
use crate::person::Visitor;
use crate::problem::Problem;

/// Puts a sentence into every problem on its way out: JSON for programs, a line for the script, a page for people.
pub(crate) async fn tell_problems(
    State(app): State<Arc<App>>,
    request: Request,
    next: Next,
) -> Response {
    let (mut parts, body) = request.into_parts();
    let mut asked = axum::http::Request::new(()).into_parts().0;
    asked.headers = parts.headers.clone();
    asked.uri = parts.uri.clone();
    parts.uri = asked.uri.clone();
    let response = next.run(Request::from_parts(parts, body)).await;
    let problem = match response.extensions().get::<Problem>() {
        Some(problem) => problem.clone(),
        // A page that refuses something says why itself.
        None if response.status().is_client_error() && !is_page(&response) => {
            of_axum(response.status())
        }
        None => return response,
    };
    let Ok(visitor) = Visitor::from_request_parts(&mut asked, &app).await;
    let language = visitor.language();
    let message = app.sayings.problem(&problem, language);
    let mut told = if asked.uri.path().starts_with("/api/") {
        let body = serde_json::json!({ "error": problem.code, "message": message });
        (problem.status, Json(body)).into_response()
    } else {
        let words = app.sayings.of(language);
        let title = words.word("problem-title");
        let cited = cited(&app, &message);
        let (sentence, rule) = match &cited {
            Some((sentence, rules, id)) => (*sentence, Some((rules.as_str(), *id))),
            None => (message.as_str(), None),
        };
        let notice = Notice {
            title: &title,
            sentence,
            rule,
            back: table_of(asked.uri.path()),
        };
        let page = if asked.headers.contains_key("x-longtable") {
            super::html(notice::fragment(&notice))
        } else {
            let shell = Shell {
                theme: visitor.taste.theme,
                sound: visitor.taste.sound,
                title: &title,
                person: None,
                your_turns: 0,
                path: "/",
                here: Place::Elsewhere,
                styles: &[],
            };
            super::page(&shell, words, &notice::page(&notice, words))
        };
        (problem.status, page).into_response()
    };
    told.headers_mut().remove(header::CONTENT_LENGTH);
    told
}

/// A refusal ends with its rule, as [`face::Words::refusal`] writes it: the sentence without it, the page of the game's rules,
/// and the rule's id.
fn cited<'m>(app: &App, message: &'m str) -> Option<(&'m str, String, &'m str)> {
    let (sentence, id) = message.strip_suffix(')')?.rsplit_once(" (")?;
    let mut games = app.games().iter();
    let game = games.find(|game| {
        let book = game.rules(face::Language::English);
        book.find(id).iter().any(|rule| rule.id == id)
    })?;
    Some((sentence, format!("/rules/{}", game.key()), id))
}

/// A refusal on the table's own page, with a link to its rule.
pub(super) fn in_line(app: &App, why: &str) -> Markup {
    match cited(app, why) {
        Some((sentence, rules, id)) => maud::html! { p { (sentence) " " (rule_link(&rules, id)) } },
        None => maud::html! { p { (why) } },
    }
}

/// Whoever was refused something at a table wants to go back there.
fn table_of(path: &str) -> Option<&str> {
    let after = path.strip_prefix("/t/")?.find('/')?;
    path.get(.."/t/".len() + after)
}

fn is_page(response: &Response) -> bool {
    let kind = response.headers().get(header::CONTENT_TYPE);
    kind.is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"))
}

/// What the framework refuses before we see it.
fn of_axum(status: StatusCode) -> Problem {
    match status {
        StatusCode::NOT_FOUND | StatusCode::METHOD_NOT_ALLOWED => Problem {
            status,
            ..Problem::not_found()
        },
        StatusCode::PAYLOAD_TOO_LARGE => Problem::too_large(),
        _ => Problem {
            status,
            ..Problem::bad("problem-input")
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deed_at_a_table_leads_back_there() {
        assert_eq!(table_of("/t/k3f9/answer"), Some("/t/k3f9"));
        assert_eq!(table_of("/t/k3f9"), None, "it may not be there at all");
        assert_eq!(table_of("/account/name"), None);
    }
}
