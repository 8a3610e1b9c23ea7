//! Pages that say no.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Request, State};
use axum::http::header::{self, HeaderName};
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use axum_extra::extract::cookie::SignedCookieJar;
use face::components::rule_link;
use face::{Explained, Markup, Words};
use pages::notice::{self, Notice};
use pages::shell::{Place, Shell};

use crate::api::Error;
use crate::app::App;
use crate::person::Taste;
use crate::problem::Problem;

/// What a request says of how its answer is wanted.
const TELLING: [HeaderName; 3] = [
    header::COOKIE,
    header::ACCEPT_LANGUAGE,
    HeaderName::from_static("x-longtable"),
];

/// Puts a sentence into every problem on its way out: JSON for programs, a line for the script, a page for people.
pub(crate) async fn tell_problems(
    State(app): State<Arc<App>>,
    request: Request,
    next: Next,
) -> Response {
    let (mut parts, body) = request.into_parts();
    let mut asked = axum::http::Request::new(()).into_parts().0;
    for name in TELLING {
        for value in parts.headers.get_all(&name) {
            asked.headers.append(&name, value.clone());
        }
    }
    asked.uri = parts.uri.clone();
    parts.uri = asked.uri.clone();
    let response = next.run(Request::from_parts(parts, body)).await;
    let problem = match response.extensions().get::<Problem>() {
        Some(problem) => problem.clone(),
        // A page that refuses something says why itself.
        None if response.status().is_client_error() && !is_page(&response) => {
            Problem::of_framework(response.status())
        }
        None => return response,
    };
    let jar = SignedCookieJar::from_headers(&asked.headers, app.key.clone());
    let taste = Taste::of(&asked, &jar);
    let why = app.explain(&problem, taste.language);
    let mut told = if asked.uri.path().starts_with("/api/") {
        (problem.kind.status(), Json(Error::of(problem.kind, &why))).into_response()
    } else {
        let page = say_no(&app, &taste, &asked, &problem, &why);
        (problem.kind.status(), page).into_response()
    };
    told.headers_mut().remove(header::CONTENT_LENGTH);
    told
}

/// A line for the script, a page for people.
fn say_no(app: &App, taste: &Taste, asked: &Parts, problem: &Problem, why: &Explained) -> Response {
    let words = app.sayings.of(taste.language);
    let title = words.word("problem-title");
    let cited = cited(problem.game(), why);
    let notice = Notice {
        title: &title,
        sentence: &why.sentence,
        rule: cited.as_ref().map(|(rules, id)| (rules.as_str(), *id)),
        back: table_of(asked.uri.path()),
    };
    if asked.headers.contains_key("x-longtable") {
        return super::html(notice::fragment(&notice, words));
    }
    let shell = Shell {
        again: None,
        preview: None,
        theme: taste.theme,
        sound: taste.sound,
        pace: taste.pace,
        confirm: taste.confirm,
        title: &title,
        person: None,
        your_turns: 0,
        path: "/",
        here: Place::Elsewhere,
        styles: &[],
        scripts: &[],
    };
    super::page(&shell, words, &notice::page(&notice, words))
}

/// Where the rule of a refusal can be read, and its id.
fn cited(game: Option<&str>, why: &Explained) -> Option<(String, &'static str)> {
    Some((format!("/rules/{}", game?), why.rule?.0))
}

/// A refusal on the table's own page, with a link to its rule.
pub(super) fn in_line(words: &Words, rules: &str, why: &Explained) -> Markup {
    maud::html! {
        p {
            (why.sentence)
            @if let Some(rule) = why.rule { " " (rule_link(words, rules, rule.0)) }
        }
    }
}

/// A refusal at a table leads back to the table.
fn table_of(path: &str) -> Option<&str> {
    let after = path.strip_prefix("/t/")?.find('/')?;
    path.get(.."/t/".len() + after)
}

fn is_page(response: &Response) -> bool {
    let kind = response.headers().get(header::CONTENT_TYPE);
    kind.is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"))
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
