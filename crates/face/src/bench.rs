//! Where people build boards of their own, for games that are played on such boards.

use kernel::Wanted;
use maud::Markup;

/// What a bench is drawn from.
#[derive(Clone, Copy, Debug)]
pub struct Order<'a> {
    /// The set-up of a table on the board as it was kept; none for a new one.
    pub kept: Option<&'a Wanted>,
    /// What was sent with the bench's own form, in which the board lives as long as it is not kept.
    pub fields: &'a [(String, String)],
    /// What a shuffle begins with.
    pub seed: u64,
    /// The page of the game's rules.
    pub rules: &'a str,
    /// What the page has to say and to ask beside the board: its name, whether it is kept.
    pub beside: &'a Markup,
}

/// A board under construction.
#[derive(Clone, Debug)]
pub struct Bench {
    /// The set-up of a table on it.
    pub wanted: Wanted,
    /// How many things are wrong with it; without any it can be played on.
    pub faults: usize,
    /// Whether what was sent could not be followed. Nothing was changed then, and the bench says why.
    pub refused: bool,
    /// Pictures that are drawn once.
    pub art: Markup,
    /// The bench itself, inside of a form that is sent to `/boards/bench`: the page's script asks for it again after each deed.
    pub drawn: Markup,
}

/// The files that a bench needs in a browser.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BenchFiles {
    pub style: &'static str,
    pub script: &'static str,
}
