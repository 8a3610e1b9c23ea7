//! Values that some viewers are not shown.

use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seen<T> {
    Shown(T),
    Hidden,
}

impl<T> Seen<T> {
    /// The value for those who may see it, and `Hidden` for everybody else.
    pub fn when(shown: bool, value: impl FnOnce() -> T) -> Self {
        if shown {
            Self::Shown(value())
        } else {
            Self::Hidden
        }
    }

    pub fn shown(&self) -> Option<&T> {
        match self {
            Self::Shown(value) => Some(value),
            Self::Hidden => None,
        }
    }
}
