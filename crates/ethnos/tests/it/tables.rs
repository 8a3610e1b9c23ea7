//! Tables to test with.

use ethnos::{Ethnos, Setup};
use kernel::Published;

/// A set-up in the words of the command line, such as `edition=first seats=4`.
#[track_caller]
pub(crate) fn table(wanted: &str) -> Setup {
    let content = Ethnos::read_content(Ethnos::CONTENT).expect("the content file is sound");
    Ethnos::set_up(&content, &wanted.parse().expect("a wish"))
        .unwrap_or_else(|error| panic!("{wanted}: {error}"))
}
