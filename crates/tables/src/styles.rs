//! Who plays how: every bot at a table has a style by chance, and a name by which people know it.

use catalog::{Style, level_and_style};
use kernel::{Rng, stable_hash};

use crate::seats::Place;

/// The style of this key, of a game.
pub(crate) fn style(game: &str, key: &str) -> Option<&'static Style> {
    catalog::styles(game).iter().find(|style| style.key == key)
}

/// What the bot is called before whom so many of its style sit.
pub(crate) fn name(style: &Style, nth: usize) -> String {
    let known = style.names.get(nth).map(|name| (*name).to_owned());
    known.unwrap_or_else(|| format!("{} {}", style.names[0], nth + 1))
}

/// Gives those bots a style that people play against and that have none yet, as different ones as there are. Its chance is the hash of the
/// deal, which everyone may know before the first card and which says nothing of it.
pub(crate) fn hand_out(places: &mut [Place], game: &str, commitment: &str) {
    let mut rng = Rng::stream(&[stable_hash(commitment)]);
    let mut styles: Vec<&str> = catalog::styles(game)
        .iter()
        .map(|style| style.key)
        .collect();
    for left in (1..styles.len()).rev() {
        styles.swap(left, rng.below(left as u32 + 1) as usize);
    }
    for at in 0..places.len() {
        let used = |key: &&&str| {
            let has = |place: &&Place| style_of(place) == Some(**key);
            places.iter().filter(has).count()
        };
        // Of those that are used as seldom, the first in this table's own order.
        let seldom = styles.iter().min_by_key(used).copied();
        if let (Place::Bot { level }, Some(style)) = (&mut places[at], seldom)
            && level_and_style(level).1.is_none()
            && catalog::opponents().any(|bot| bot.name == level)
        {
            *level = format!("{level}/{style}");
        }
    }
}

fn style_of(place: &Place) -> Option<&str> {
    match place {
        Place::Bot { level } => level_and_style(level).1,
        _ => None,
    }
}
