//! Style, script and pictures. Their paths have the hash of what they give, so browsers may keep them for ever; they are compressed
//! once, when the server starts.

use std::collections::HashMap;
use std::io::Write as _;
use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::response::{IntoResponse as _, Response};
use catalog::AnyGame;
use face::assets::Asset;
use flate2::Compression;
use flate2::write::GzEncoder;
use pages::assets;

use crate::app::App;
use crate::problem::{Outcome, Problem};

/// By path.
pub(crate) struct Files(HashMap<String, File>);

struct File {
    mime: &'static str,
    plain: &'static [u8],
    /// Where that is shorter.
    packed: Option<Bytes>,
}

pub(crate) async fn asset(
    State(app): State<Arc<App>>,
    Path(name): Path<String>,
    headers: HeaderMap,
) -> Outcome<Response> {
    app.files.give(&format!("/assets/{name}"), &headers)
}

/// What browsers ask for unasked.
pub(crate) async fn favicon(State(app): State<Arc<App>>, headers: HeaderMap) -> Outcome<Response> {
    app.files.give(assets::favicon(), &headers)
}

impl Files {
    pub(crate) fn of(games: &[Arc<dyn AnyGame>]) -> Self {
        let of_games = games.iter().flat_map(|game| {
            let assets = game.assets();
            let bench = assets.bench.iter().flatten();
            let own = [
                &assets.style,
                &assets.sprite,
                &assets.poster,
                &assets.preview,
            ];
            own.into_iter().chain(bench)
        });
        let all = assets::all().iter().chain(of_games);
        Self(
            all.map(|asset| (asset.path.clone(), File::of(asset)))
                .collect(),
        )
    }

    fn give(&self, path: &str, asked: &HeaderMap) -> Outcome<Response> {
        let file = self.0.get(path).ok_or_else(Problem::not_found)?;
        let headers = [
            (CONTENT_TYPE, file.mime),
            (CACHE_CONTROL, "public, max-age=31536000, immutable"),
            (VARY, "accept-encoding"),
        ];
        Ok(match &file.packed {
            Some(packed) if unpacks(asked) => {
                (headers, [(CONTENT_ENCODING, "gzip")], packed.clone()).into_response()
            }
            _ => (headers, file.plain).into_response(),
        })
    }
}

impl File {
    fn of(asset: &Asset) -> Self {
        let mut packer = GzEncoder::new(Vec::new(), Compression::best());
        let packed = packer.write_all(asset.body).and_then(|()| packer.finish());
        Self {
            mime: asset.mime,
            plain: asset.body,
            packed: packed
                .ok()
                .filter(|packed| packed.len() < asset.body.len())
                .map(Bytes::from),
        }
    }
}

/// Whether the browser says that it reads gzip.
fn unpacks(asked: &HeaderMap) -> bool {
    let says = asked
        .get_all(ACCEPT_ENCODING)
        .iter()
        .filter_map(|value| value.to_str().ok());
    let mut ways = says.flat_map(|value| value.split(','));
    ways.any(|way| {
        let (name, weight) = way.split_once(';').unwrap_or((way, ""));
        let refused = weight
            .trim()
            .strip_prefix("q=")
            .is_some_and(|weight| weight.parse::<f32>().is_ok_and(|weight| weight <= 0.0));
        name.trim().eq_ignore_ascii_case("gzip") && !refused
    })
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use super::*;

    #[test]
    fn only_who_reads_gzip_gets_it() {
        for (says, can) in [
            ("gzip, deflate, br, zstd", true),
            ("br;q=1.0, GZIP;q=0.5", true),
            ("identity", false),
            ("gzip;q=0", false),
            ("gzip; q=0.000, br", false),
            ("gzipped", false),
        ] {
            let value = says.parse().expect("a header");
            let asked = HeaderMap::from_iter([(ACCEPT_ENCODING, value)]);
            assert_eq!(unpacks(&asked), can, "{says}");
        }
        assert!(!unpacks(&HeaderMap::new()));
    }

    #[test]
    fn what_is_packed_is_the_same() {
        for asset in assets::all() {
            let Some(packed) = File::of(asset).packed else {
                continue;
            };
            let mut read = Vec::new();
            let unpacked = flate2::read::GzDecoder::new(&packed[..]).read_to_end(&mut read);
            unpacked.expect("it is gzip");
            assert_eq!(read, asset.body);
        }
        assert!(File::of(&assets::all()[0]).packed.is_some());
    }
}
