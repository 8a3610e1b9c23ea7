//! Putting requests together.

use axum::body::Body;
use axum::http::{HeaderName, HeaderValue, Method, Request};

use super::requests::Fuzzer;

impl Fuzzer {
    pub(super) fn as_program(&mut self, token: &str, path: &str, body: String) -> Request<Body> {
        let kinds = [
            "application/json",
            "application/json; charset=utf-8",
            "text/plain",
            "application/x-www-form-urlencoded",
        ];
        let kind = if self.below(8) == 0 {
            self.pick(&kinds)
        } else {
            kinds[0]
        };
        self.build(
            "POST",
            path,
            &[
                ("authorization", format!("Bearer {token}")),
                ("content-type", kind.to_owned()),
            ],
            body,
        )
    }

    pub(super) fn build(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, String)],
        body: String,
    ) -> Request<Body> {
        let mut request = Request::new(Body::from(body));
        *request.method_mut() = Method::from_bytes(method.as_bytes()).unwrap();
        *request.uri_mut() = path.parse().unwrap_or_else(|why| panic!("{path}: {why}"));
        for (name, value) in headers {
            let value = HeaderValue::from_bytes(value.as_bytes());
            if let (Ok(name), Ok(value)) = (HeaderName::try_from(*name), value) {
                request.headers_mut().insert(name, value);
            }
        }
        request
    }

    /// Some characters, of all kinds.
    pub(super) fn noise(&mut self, most: u32) -> String {
        const ODD: [char; 16] = [
            'a', 'Z', '0', ' ', '"', '\'', '<', '&', '\\', '\n', '\u{0}', 'ż', '🐢', '\u{202e}',
            ';', '%',
        ];
        (0..1 + self.below(most)).map(|_| self.pick(&ODD)).collect()
    }
}
