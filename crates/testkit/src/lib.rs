//! One suite for every game: the contract that `kernel::Game` promises, scenarios and golden matches as text, tests of
//! uniformity, and bytes turned into matches.

mod contract; // what every game must keep, at every step of many matches
pub mod fuzz; // bytes to choices, and to text
pub mod golden; // matches kept as text that must replay for ever
mod redeal; // every hidden zone really is dealt again
mod scale; // how many seeds a run plays
pub mod toy; // the smallest game with secrets, and twins of it that cheat
pub mod uniform; // chi-squared

pub use contract::{Labels, Summary, check_game, check_game_with};
pub use fuzz::{Fuzzed, fuzz_bytes, fuzz_text};
pub use redeal::{Redealt, Zone, check_redeal};
pub use scale::scaled;
pub use scenario; // positions, plays and what must come of them, as text
