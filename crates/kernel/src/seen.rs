//! Values that some viewers are not shown.

use serde::{Deserialize, Serialize};

/// A value in a view: there for those who may see it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seen<T> {
    /// This viewer may see it.
    Shown(T),
    /// It is there, and this viewer may not know what it is.
    Hidden,
}

impl<T> Seen<T> {
    /// The value for those who may see it, and `Hidden` for everyone else.
    pub fn when(shown: bool, value: impl FnOnce() -> T) -> Self {
        if shown {
            Self::Shown(value())
        } else {
            Self::Hidden
        }
    }

    /// The value, where it is shown.
    pub fn shown(&self) -> Option<&T> {
        match self {
            Self::Shown(value) => Some(value),
            Self::Hidden => None,
        }
    }
}
