//! Tables to test with.

use ethnos::{Ethnos, Setup, Tribe};
use kernel::Published;

/// A set-up in the words of the command line, such as `edition=first seats=4`.
#[track_caller]
pub(crate) fn table(wanted: &str) -> Setup {
    let content = Ethnos::read_content(Ethnos::CONTENT).expect("the content file is sound");
    Ethnos::set_up(&content, &wanted.parse().expect("a wish"))
        .unwrap_or_else(|error| panic!("{wanted}: {error}"))
}

/// All tribes of an edition, as its list names them.
#[track_caller]
pub(crate) fn tribes_of(edition: &str) -> Vec<Tribe> {
    let content = Ethnos::read_content(Ethnos::CONTENT).expect("the content file is sound");
    let menu = Ethnos::menu(&content);
    let list = menu.options.iter().find_map(|option| option.list.as_ref());
    let parts = &list.expect("tribes can be chosen").parts;
    let own = parts.iter().filter(|part| part.editions.contains(&edition));
    own.map(|part| Tribe::named(&part.key).expect("a tribe"))
        .collect()
}
