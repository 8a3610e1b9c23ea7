//! Requests of many kinds.

use axum::body::Body;
use axum::http::Request;
use kernel::Rng;
use serde_json::json;

use super::paths::{DEEDS, ELSEWHERE, LOOKS};
use crate::scene::Scene;

/// Makes requests, none of which may change anything.
pub(super) struct Fuzzer {
    pub(super) scene: Scene,
    pub(super) rng: Rng,
}

impl Fuzzer {
    pub(super) fn below(&mut self, n: u32) -> u32 {
        self.rng.below(n)
    }

    pub(super) fn pick<T: Clone>(&mut self, items: &[T]) -> T {
        self.rng.pick(items).unwrap().clone()
    }

    /// A request of one of many kinds, none of which may change anything.
    pub(super) fn request(&mut self) -> Request<Body> {
        match self.below(20) {
            0..4 => self.stale_or_wrong_answer(),
            4..7 => self.broken_json(),
            7..10 => self.broken_form(),
            10..12 => self.stranger(),
            12..14 => self.forged(),
            14 => self.other_site(),
            15 => self.huge(),
            16 => self.bad_table(),
            17 => self.odd_path(),
            18 => self.odd_method(),
            _ => self.looking(),
        }
    }

    fn table(&mut self) -> String {
        let all = self
            .scene
            .running
            .iter()
            .chain([&self.scene.over, &self.scene.gathering]);
        let all: Vec<String> = all.cloned().collect();
        self.pick(&all)
    }

    fn begun_table(&mut self) -> String {
        let all = self.scene.running.iter().chain([&self.scene.over]);
        let all: Vec<String> = all.cloned().collect();
        self.pick(&all)
    }

    fn token(&mut self) -> String {
        let [ann, ben] = self.scene.seated.clone();
        self.pick(&[ann, ben])
    }

    /// Somebody who sits there gives an answer to a question that was never asked, or one that is no answer.
    fn stale_or_wrong_answer(&mut self) -> Request<Body> {
        let (table, token) = (self.begun_table(), self.token());
        let never = [1_u64 << 20, u64::from(u32::MAX), 1 << 52];
        let no_answer = [
            "",
            "nonsense",
            "lead",
            "lead purple",
            "draw draw",
            "take ",
            "place nowhere",
            "\u{0}",
            "żółw",
            "🐢",
        ];
        let body = match self.below(5) {
            0 => json!({ "step": self.pick(&never), "answers": ["draw"] }),
            1 => json!({ "step": self.below(400), "answers": [self.pick(&no_answer)] }),
            2 => json!({ "step": self.below(400), "answers": [] }),
            3 => {
                json!({ "step": self.below(400), "answers": ["draw"], "seat": 2 + self.below(250) })
            }
            _ => {
                json!({ "step": self.below(400), "answers": [self.pick(&no_answer), "draw", self.noise(20)] })
            }
        };
        self.as_program(
            &token,
            &format!("/api/v1/tables/{table}/answers"),
            body.to_string(),
        )
    }

    /// Bodies that are not what the route reads.
    fn broken_json(&mut self) -> Request<Body> {
        let (table, token) = (self.table(), self.token());
        let deed = self.pick(&["answers", "preview", "chat", "undo/consent", "join"]);
        let path = match self.below(12) {
            0 => "/api/v1/guests".to_owned(),
            1 => "/api/v1/tables".to_owned(),
            _ => format!("/api/v1/tables/{table}/{deed}"),
        };
        let good = r#"{"step":3,"answers":["draw"],"text":"hello","agree":true,"name":"Zoe","game":"ethnos"}"#;
        let body = match self.below(6) {
            0 => good[..1 + self.below(good.len() as u32 - 2) as usize].to_owned(),
            1 => "[".repeat(1 + self.below(5000) as usize),
            2 => format!("\u{1}{}", self.noise(200)),
            3 => r#"{"step":-1,"answers":"draw","text":7,"agree":"yes","name":[],"game":null,"seat":256}"#.to_owned(),
            4 => String::new(),
            _ => format!("{good}{good}"),
        };
        self.as_program(&token, &path, body)
    }

    /// Forms without what they need, or with what makes no sense.
    fn broken_form(&mut self) -> Request<Body> {
        let (table, token) = (self.begun_table(), self.token());
        let deed = self.pick(&[
            "answer", "preview", "consent", "chat", "seat", "curtain", "join", "start",
        ]);
        let noise = self.noise(60).replace(['&', '='], "");
        let body = match self.below(6) {
            0 => String::new(),
            1 => format!("step={noise}&{noise}={noise}"),
            2 => format!("step=18446744073709551615&choice={noise}"),
            3 => "%".repeat(1 + self.below(200) as usize),
            4 => format!("seat=Z&who={noise}"),
            _ => format!(
                "text=&text={}&step=-7",
                "%00".repeat(1 + self.below(30) as usize)
            ),
        };
        self.build(
            "POST",
            &format!("/t/{table}/{deed}"),
            &[
                ("authorization", format!("Bearer {token}")),
                (
                    "content-type",
                    "application/x-www-form-urlencoded".to_owned(),
                ),
            ],
            body,
        )
    }

    /// Somebody who does not sit there does what only those may do who do.
    fn stranger(&mut self) -> Request<Body> {
        let (table, token) = (self.table(), self.scene.stranger.clone());
        let deed = self.pick(&DEEDS);
        let body = json!({
            "step": self.below(400), "answers": ["draw"], "text": "hello", "agree": true, "invitation": self.noise(16),
        });
        let path = format!("/api/v1/tables/{table}/{deed}");
        self.as_program(&token, &path, body.to_string())
    }

    /// Credentials that nobody has given out.
    fn forged(&mut self) -> Request<Body> {
        let (table, noise) = (self.table(), self.noise(50));
        let noise: String = noise.chars().filter(char::is_ascii_graphic).collect();
        let deed = self.pick(&DEEDS);
        let under = self.pick(&["/t", "/api/v1/tables"]);
        let body =
            json!({ "step": self.below(400), "answers": ["draw"], "text": "hi", "agree": true });
        let [ann, ..] = &self.scene.seated;
        let credential = match self.rng.below(5) {
            0 => ("authorization", format!("Bearer {noise}")),
            1 => ("authorization", format!("Basic {noise}")),
            2 => ("cookie", format!("longtable={noise}; taste={noise}")),
            // A token is no cookie, and not without its last letter either.
            3 => ("cookie", format!("longtable={ann}")),
            _ => ("authorization", format!("Bearer {}", &ann[..ann.len() - 1])),
        };
        let kind = ("content-type", "application/json".to_owned());
        self.build(
            "POST",
            &format!("{under}/{table}/{deed}"),
            &[credential, kind],
            body.to_string(),
        )
    }

    /// What another site makes a browser send.
    fn other_site(&mut self) -> Request<Body> {
        let (table, token) = (self.table(), self.token());
        let deed = self.pick(&DEEDS);
        let origin = match self.below(3) {
            0 => ("sec-fetch-site", "cross-site".to_owned()),
            1 => ("origin", "https://elsewhere.example".to_owned()),
            _ => ("origin", "null".to_owned()),
        };
        self.build(
            "POST",
            &format!("/t/{table}/{deed}"),
            &[
                ("authorization", format!("Bearer {token}")),
                (
                    "content-type",
                    "application/x-www-form-urlencoded".to_owned(),
                ),
                ("host", "table.example".to_owned()),
                origin,
            ],
            "text=hello&step=1&seat=A&who=bot".to_owned(),
        )
    }

    /// More than anybody needs.
    fn huge(&mut self) -> Request<Body> {
        let (table, token) = (self.table(), self.token());
        let most = if self.below(10) == 0 { 200_000 } else { 5_000 };
        let long = "x".repeat(600 + self.below(most) as usize);
        let (path, body) = match self.below(5) {
            0 => (
                format!("/api/v1/tables/{table}/chat"),
                json!({ "text": long }),
            ),
            1 => ("/api/v1/guests".to_owned(), json!({ "name": long })),
            2 => {
                let answers = vec!["nonsense"; 1 + self.below(3000) as usize];
                (
                    format!("/api/v1/tables/{table}/answers"),
                    json!({ "step": 1, "answers": answers }),
                )
            }
            3 => (
                format!("/api/v1/tables/{table}/preview"),
                json!({ "step": 1, "answers": [long] }),
            ),
            _ => (
                format!("/api/v1/tables/{table}/join"),
                json!({ "seat": 250, "invitation": long }),
            ),
        };
        self.as_program(&token, &path, body.to_string())
    }

    /// Tables that cannot be made.
    fn bad_table(&mut self) -> Request<Body> {
        let token = self.token();
        let noise = self.noise(30);
        let body = match self.below(7) {
            0 => json!({ "game": noise }),
            1 => json!({ "game": "ethnos", "seats": 7 + self.below(240) }),
            2 => json!({ "game": "eko", "seats": 0 }),
            3 => json!({ "game": "numa-sera", "edition": format!("no {noise}") }),
            4 => json!({ "game": "ethnos", "places": ["me", format!("bot {noise}")] }),
            5 => {
                json!({ "game": "ethnos", "clock": { "kind": "move", "seconds": self.below(29) } })
            }
            _ => json!({ "game": "eko", "options": { noise: "1" } }),
        };
        self.as_program(&token, "/api/v1/tables", body.to_string())
    }

    /// Paths that lead nowhere.
    fn odd_path(&mut self) -> Request<Body> {
        let noise: String = self
            .noise(40)
            .chars()
            .filter(char::is_ascii_alphanumeric)
            .collect();
        let odd = [
            format!("/t/{noise}"),
            format!("/t/{noise}/fragment"),
            format!("/t/%00{noise}/events"),
            format!("/t/..%2f..%2f{noise}"),
            format!("/t/%ff%fe/{noise}"),
            format!("/api/v1/tables/{noise}/view?seat={noise}"),
            format!("/api/v1/tables/{}/view?seat=-1", self.scene.over),
            format!("/api/v1/tables/{}/log?from=-1&seat=x", self.scene.over),
            format!("/api/v1/tables?phase={noise}&game=%25"),
            "/api/v1/tables?mine=maybe".to_owned(),
            format!("/assets/..%2f{noise}"),
            format!("/rules/{noise}/{noise}"),
            format!("/move/{noise}"),
            format!("/{noise}/{noise}//{noise}?{noise}#x"),
            format!("/t/{}?invite={noise}", self.scene.gathering),
            format!("/api/v1/{}", "a/".repeat(300)),
        ];
        let path = self.pick(&odd);
        let token = self.token();
        self.build(
            "GET",
            &path,
            &[("authorization", format!("Bearer {token}"))],
            String::new(),
        )
    }

    fn odd_method(&mut self) -> Request<Body> {
        let (table, token) = (self.table(), self.token());
        let method = self.pick(&[
            "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "TRACE", "BREW", "CONNECT",
        ]);
        let deed = self.pick(&DEEDS);
        let path = match self.below(3) {
            0 => self.pick(&ELSEWHERE).to_owned(),
            1 => format!("/t/{table}/{deed}"),
            _ => format!("/api/v1/tables/{table}/{deed}"),
        };
        let body = self.noise(50);
        self.build(
            method,
            &path,
            &[("authorization", format!("Bearer {token}"))],
            body,
        )
    }

    /// Looking is allowed, whatever the headers say.
    fn looking(&mut self) -> Request<Body> {
        let table = self.table();
        let (look, elsewhere) = (self.pick(&LOOKS), self.pick(&ELSEWHERE));
        let under = self.pick(&["/t", "/api/v1/tables"]);
        let path = match self.below(4) {
            0 => elsewhere.to_owned(),
            _ => format!("{under}/{table}{look}"),
        };
        let odd = [
            "",
            "\u{ff}",
            "-1",
            "99999999999999999999",
            "pl;q=9, *",
            "gzip, br;q=0",
            "a=b; c",
            "bytes=0-1",
            "x",
        ];
        let names = [
            "accept-language",
            "accept-encoding",
            "last-event-id",
            "cookie",
            "range",
            "if-none-match",
            "x-forwarded-for",
            "x-longtable",
            "content-type",
            "content-length",
            "accept",
            "host",
            "referer",
        ];
        let headers: Vec<(&str, String)> = (0..self.below(5))
            .map(|_| (self.pick(&names), self.pick(&odd).to_owned()))
            .collect();
        self.build("GET", &path, &headers, String::new())
    }
}
