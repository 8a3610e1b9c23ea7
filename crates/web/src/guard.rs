//! Between the world and the tables: where a request comes from, how often, and what a page may do.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex};

use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use governor::clock::DefaultClock;
use governor::state::keyed::DashMapStateStore;
use governor::{Quota, RateLimiter};
use tables::lock;

use crate::app::App;
use crate::config::{Limits, PublicUrl};
use crate::problem::Problem;

/// How often an address may ask.
pub(crate) struct Rates {
    limiter: Option<RateLimiter<IpAddr, DashMapStateStore<IpAddr>, DefaultClock>>,
    /// Open streams by address.
    streams: Mutex<HashMap<IpAddr, u32>>,
    most_streams: u32,
    trust_proxy: bool,
}

impl Rates {
    pub(crate) fn new(limits: &Limits, trust_proxy: bool) -> Self {
        let quota = NonZeroU32::new(limits.per_second).map(|per_second| {
            let burst = NonZeroU32::new(limits.burst).unwrap_or(per_second);
            Quota::per_second(per_second).allow_burst(burst)
        });
        Self {
            limiter: quota.map(RateLimiter::dashmap),
            streams: Mutex::default(),
            most_streams: limits.streams,
            trust_proxy,
        }
    }

    fn allow(&self, from: IpAddr) -> bool {
        self.limiter
            .as_ref()
            .is_none_or(|limiter| limiter.check_key(&from).is_ok())
    }

    /// Forgets addresses that have not asked for long.
    pub(crate) fn tidy(&self) {
        if let Some(limiter) = &self.limiter {
            limiter.retain_recent();
        }
    }

    /// Counts a stream of this address until what is returned is dropped; `None` if it has too many.
    pub(crate) fn stream(app: &Arc<App>, from: IpAddr) -> Option<StreamCount> {
        let mut streams = lock(&app.rates.streams);
        let count = streams.entry(from).or_default();
        let most = app.rates.most_streams;
        if most > 0 && *count >= most {
            return None;
        }
        *count += 1;
        app.metrics.streams.inc();
        Some(StreamCount {
            app: app.clone(),
            from,
        })
    }
}

/// An open stream.
pub(crate) struct StreamCount {
    app: Arc<App>,
    from: IpAddr,
}

impl Drop for StreamCount {
    fn drop(&mut self) {
        self.app.metrics.streams.dec();
        let mut streams = lock(&self.app.rates.streams);
        if let Some(count) = streams.get_mut(&self.from) {
            *count -= 1;
            if *count == 0 {
                streams.remove(&self.from);
            }
        }
    }
}

/// Where a request comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct From(pub(crate) IpAddr);

/// Turns away requests that come too often, and those that another site makes a browser send.
pub(crate) async fn guard(
    State(app): State<Arc<App>>,
    mut request: Request,
    next: Next,
) -> Response {
    let from = address(&request, app.rates.trust_proxy);
    if !is_asked_for(&app, &request) && !app.rates.allow(from) {
        app.metrics.limited.inc();
        return Problem::too_many().into_response();
    }
    if !is_own(request.method(), request.headers(), app.public_url.as_ref()) {
        return Problem::forbidden("problem-other-site").into_response();
    }
    request.extensions_mut().insert(From(from));
    next.run(request).await
}

/// Whether the server itself asked for the request, as it asks pages whether they are still there: that is not charged.
fn is_asked_for(app: &App, request: &Request) -> bool {
    let word = request.uri().path().strip_prefix("/here/");
    *request.method() == Method::POST && word.is_some_and(|word| app.hub().is_asked(word))
}

fn address(request: &Request, trust_proxy: bool) -> IpAddr {
    // The last entry of the last line is the one that our own proxy wrote.
    let forwarded = || {
        let lines = request.headers().get_all("x-forwarded-for");
        let header = lines.iter().next_back()?.to_str().ok()?;
        header.rsplit(',').next()?.trim().parse().ok()
    };
    let connected = || {
        let info = request.extensions().get::<ConnectInfo<SocketAddr>>()?;
        Some(info.0.ip())
    };
    let believed = if trust_proxy { forwarded() } else { None };
    let from = believed.or_else(connected);
    household(from.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST)))
}

/// What counts as one address: a household has the whole of an IPv6 network (/64) to itself.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        v4 => v4,
    }
}

/// Whether a request that changes something comes from our own pages, or from a program, which sends no cookie by itself.
/// Browsers say where a request comes from, and no page can make them lie about it.
fn is_own(method: &Method, headers: &HeaderMap, public: Option<&PublicUrl>) -> bool {
    if matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS) {
        return true;
    }
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(site) = text(header::HeaderName::from_static("sec-fetch-site")) {
        return matches!(site, "same-origin" | "none");
    }
    match (text(ORIGIN), text(HOST)) {
        // A proxy need not pass the host on where the server knows what it is called.
        (Some(origin), _) if public.is_some_and(|url| url.to_string() == origin) => true,
        (Some(origin), Some(host)) => origin
            .split_once("://")
            .is_some_and(|(_, from)| from == host),
        // Programs send no origin; browsers always do with a POST.
        (None, _) => true,
        (Some(_), None) => false,
    }
}

/// No script but our own, nothing from elsewhere, no frame around us but our own: reviews show a table in one.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; \
    font-src 'self'; connect-src 'self'; frame-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'";

pub(crate) async fn headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let mut set = |name: header::HeaderName, value: &'static str| {
        headers
            .entry(name)
            .or_insert(HeaderValue::from_static(value));
    };
    set(header::CONTENT_SECURITY_POLICY, POLICY);
    set(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(header::REFERRER_POLICY, "same-origin");
    set(header::X_FRAME_OPTIONS, "SAMEORIGIN");
    // What a seat may see is for that seat's browser alone.
    set(header::CACHE_CONTROL, "no-store");
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    fn own(pairs: &[(&'static str, &'static str)]) -> bool {
        let mut headers = HeaderMap::new();
        for (name, value) in pairs {
            headers.insert(*name, HeaderValue::from_static(value));
        }
        is_own(&Method::POST, &headers, None)
    }

    #[test]
    fn other_sites_are_turned_away() {
        assert!(own(&[("sec-fetch-site", "same-origin")]));
        assert!(!own(&[("sec-fetch-site", "cross-site")]));
        assert!(!own(&[("sec-fetch-site", "same-site")]));
        assert!(own(&[("origin", "http://a:1"), ("host", "a:1")]));
        assert!(!own(&[("origin", "http://b"), ("host", "a")]));
        assert!(!own(&[("origin", "null"), ("host", "a")]));
        assert!(own(&[("host", "a")]));
        assert!(is_own(&Method::GET, &HeaderMap::new(), None));
    }

    #[track_caller]
    fn check_from(lines: &[&'static str], from: &str) {
        let mut request = Request::new(axum::body::Body::empty());
        for line in lines {
            let value = HeaderValue::from_static(line);
            request.headers_mut().append("x-forwarded-for", value);
        }
        assert_eq!(address(&request, true).to_string(), from, "{lines:?}");
        assert_eq!(address(&request, false).to_string(), "127.0.0.1");
    }

    #[test]
    fn only_what_the_own_proxy_wrote_is_believed() {
        check_from(&["1.2.3.4"], "1.2.3.4");
        check_from(&["6.6.6.6, 1.2.3.4"], "1.2.3.4");
        check_from(&["6.6.6.6", "1.2.3.4"], "1.2.3.4");
        check_from(&["6.6.6.6", "7.7.7.7, 1.2.3.4"], "1.2.3.4");
    }

    #[test]
    fn a_household_is_one_address() {
        check_from(&["2001:db8:1:2:3:4:5:6"], "2001:db8:1:2::");
        check_from(&["2001:db8:1:2:ffff::9"], "2001:db8:1:2::");
        check_from(&["::ffff:1.2.3.4"], "1.2.3.4");
    }

    #[test]
    fn a_server_knows_its_public_address_behind_any_proxy() {
        let mut headers = HeaderMap::new();
        headers.insert("origin", HeaderValue::from_static("https://table.example"));
        headers.insert("host", HeaderValue::from_static("127.0.0.1:8080"));
        let url = "https://table.example".parse().unwrap();
        assert!(!is_own(&Method::POST, &headers, None));
        assert!(is_own(&Method::POST, &headers, Some(&url)));
        headers.insert("origin", HeaderValue::from_static("https://other.example"));
        assert!(!is_own(&Method::POST, &headers, Some(&url)));
    }
}
