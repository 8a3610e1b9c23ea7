//! What a viewer can ask.

use kernel::{Published, Seat, Turn, Viewer};
use referee::Record;

use super::Asked;
use crate::twin::states;

/// Everything that a viewer can ask about a table without changing it, in both languages, and then what is refused.
pub(super) fn requests<G: Published>(
    id: &str,
    viewer: Viewer,
    at: usize,
    record: &Record<G>,
) -> Vec<Asked> {
    let game = &states(record)[at];
    let (page, api) = (format!("/t/{id}"), format!("/api/v1/tables/{id}"));
    let mut all = Vec::new();
    for language in ["en", "pl"] {
        all.extend(readings(&page, &api, viewer, at, language));
        for answer in &answers(game, viewer) {
            let body = serde_json::json!({ "step": at, "answers": [answer] });
            all.push(post(viewer, &format!("{api}/preview"), language, &body));
            let fields = format!("step={at}&answer={}", answer.replace(' ', "+"));
            all.push(form(viewer, &format!("{page}/preview"), language, &fields));
        }
        all.extend(refusals(&page, &api, viewer, at, language));
        // There are no hints against people.
        all.extend(hints(id, viewer));
    }
    all
}

fn readings(page: &str, api: &str, viewer: Viewer, at: usize, language: &str) -> Vec<Asked> {
    let paths = [
        page.to_owned(),
        format!("{page}/fragment"),
        format!("{page}/log"),
        format!("{page}/file"),
        "/".to_owned(),
        api.to_owned(),
        format!("{api}/view"),
        format!("{api}/log"),
        format!("{api}/log?from={at}"),
        format!("{api}/chat"),
        format!("{api}/match"),
        "/api/v1/tables".to_owned(),
    ];
    let asked = paths.iter().map(|path| get(viewer, path, language));
    asked.collect()
}

/// Things of the table, told whole. Games have different ones; what a game does not have is not found in either twin.
pub(super) fn things(id: &str, viewer: Viewer) -> Vec<Asked> {
    let kinds = [
        ("card", 13),
        ("hero", 3),
        ("hold", 3),
        ("skill", 2),
        ("class", 2),
        ("purse", 1),
        ("race", 1),
        ("discard", 4),
    ];
    let things = kinds
        .into_iter()
        .flat_map(|(kind, every)| (0..every * 6).step_by(every).map(move |nth| (kind, nth)));
    let paths = things.map(|(kind, nth)| format!("/t/{id}/about?of={kind}-{nth}"));
    paths.map(|path| get(viewer, &path, "en")).collect()
}

/// The table after every step of a short match and many of a long one, not in their order, and beyond the end.
pub(super) fn timeline(id: &str, viewer: Viewer, steps: usize) -> Vec<Asked> {
    let every = steps / 30 + 1;
    let page = format!("/t/{id}");
    let mut all = Vec::new();
    for step in (0..=steps)
        .rev()
        .step_by(every)
        .chain([steps + 1, usize::MAX])
    {
        let query = match step % 4 {
            0 => format!("fragment?after={step}"),
            1 => format!("fragment?before={step}"),
            2 => format!("fragment?next={step}&since={}", step / 2),
            _ => format!("fragment?since={}", step / 2),
        };
        let exact = format!("{page}/fragment?step={step}");
        all.push(get(viewer, &exact, "en"));
        all.push(get(viewer, &format!("{page}/{query}"), "pl"));
    }
    all.push(get(viewer, &format!("{page}?step={}", steps / 2), "en"));
    all.push(get(viewer, &format!("{page}/fragment?step=-1"), "en"));
    // With the eyes of others, which only a match that is over allows.
    for eyes in [0, 1, 2, 3, 99] {
        let through = format!("{page}/fragment?step={}&as={eyes}", steps / 2);
        all.push(get(viewer, &through, "en"));
    }
    all
}

/// Nonsense, and where the viewer is asked, some of the possible answers.
fn answers<G: Published>(game: &G, viewer: Viewer) -> Vec<String> {
    let mut answers = vec!["nonsense".to_owned()];
    let mut offered = Vec::new();
    game.choices(&mut offered);
    if let Turn::Ask(asked) = game.turn()
        && viewer.is(asked)
    {
        let few = offered.iter().take(4);
        answers.extend(few.map(|choice| game.write_choice(*choice)));
    }
    answers
}

/// On pages, with script and without, and for programs.
fn refusals(page: &str, api: &str, viewer: Viewer, at: usize, language: &str) -> Vec<Asked> {
    let mut all = Vec::new();
    for fields in [
        format!("step={at}&answer=nonsense"),
        format!("step={at}&card=nothing"),
        format!("step={}&answer=draw", at + 1),
        "answer=draw".to_owned(),
    ] {
        let plain = form(viewer, &format!("{page}/answer"), language, &fields);
        let mut scripted = plain.clone();
        scripted.headers.push(("x-longtable", "1".to_owned()));
        all.extend([plain, scripted]);
    }
    let stale = serde_json::json!({ "step": at + 1, "answers": ["draw"] });
    let nonsense = serde_json::json!({ "step": at, "answers": ["nonsense"] });
    let wrong_seat = serde_json::json!({ "step": at, "answers": ["draw"], "seat": 9 });
    for body in [stale, nonsense, wrong_seat] {
        all.push(post(viewer, &format!("{api}/answers"), language, &body));
    }
    all
}

/// What the viewer does, and what others do to them, each with who does it: talking, asking to take something back, agreeing or
/// not. `step` is how far the table is.
pub(super) fn deeds(id: &str, viewer: Viewer, seats: u8, step: u64) -> Vec<(Viewer, Asked)> {
    let (page, api) = (format!("/t/{id}"), format!("/api/v1/tables/{id}"));
    let form =
        |who, deed: &str, body: &str| (who, form(who, &format!("{page}/{deed}"), "en", body));
    let json = |who, deed: &str, body: serde_json::Value| {
        (who, post(who, &format!("{api}/{deed}"), "en", &body))
    };
    let empty = || serde_json::json!({});
    let agree = |agree: bool| serde_json::json!({ "agree": agree });
    let undo = format!("step={step}");
    let mut all = vec![
        form(viewer, "chat", "text=Well+played"),
        form(viewer, "chat", "text="),
        json(viewer, "chat", serde_json::json!({ "text": "Indeed" })),
        form(viewer, "undo", &undo),
        form(viewer, "undo", "step=99999"),
        json(viewer, "undo", empty()),
        form(viewer, "consent", "agree=no"),
    ];
    for other in Viewer::all(seats).filter(|other| *other != viewer) {
        all.extend([
            json(other, "chat", serde_json::json!({ "text": "Hm" })),
            json(other, "undo", empty()),
            form(viewer, "consent", "agree=no"),
            json(other, "undo", empty()),
            json(viewer, "undo/consent", agree(true)),
        ]);
    }
    // What the viewer asks for is granted, if it can be.
    all.push(json(viewer, "undo", empty()));
    let others = Viewer::all(seats).filter(|other| *other != viewer);
    all.extend(others.map(|other| json(other, "undo/consent", agree(true))));
    all
}

/// What a bot would do in the viewer's place.
pub(super) fn hints(id: &str, viewer: Viewer) -> Vec<Asked> {
    let path = format!("/t/{id}/hint");
    let mut scripted = form(viewer, &path, "pl", "");
    scripted.headers.push(("x-longtable", "1".to_owned()));
    vec![form(viewer, &path, "en", ""), scripted]
}

pub(super) fn token(seat: Seat) -> String {
    format!("token-of-{seat}")
}

fn asked(method: &'static str, viewer: Viewer, path: &str, language: &str) -> Asked {
    let mut headers = vec![
        ("host", "table.example".to_owned()),
        ("accept-language", language.to_owned()),
    ];
    if let Viewer::Seated(seat) = viewer {
        headers.push(("authorization", format!("Bearer {}", token(seat))));
    }
    Asked {
        method,
        path: path.to_owned(),
        headers,
        body: String::new(),
    }
}

pub(super) fn get(viewer: Viewer, path: &str, language: &str) -> Asked {
    asked("GET", viewer, path, language)
}

fn post(viewer: Viewer, path: &str, language: &str, body: &serde_json::Value) -> Asked {
    let kind = "application/json";
    with_body(
        asked("POST", viewer, path, language),
        kind,
        body.to_string(),
    )
}

fn form(viewer: Viewer, path: &str, language: &str, body: &str) -> Asked {
    let kind = "application/x-www-form-urlencoded";
    with_body(asked("POST", viewer, path, language), kind, body.to_owned())
}

fn with_body(mut asked: Asked, kind: &str, body: String) -> Asked {
    asked.headers.push(("content-type", kind.to_owned()));
    asked.body = body;
    asked
}
