//! Entries of the log that are not steps.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::table::UndoRequest;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "note")]
pub(crate) enum Note {
    Started,
    /// A server came up while the question was open: its absence costs no one any time.
    Resumed,
    /// The seat asks to take back this many steps.
    AskUndo {
        steps: usize,
    },
    AgreeUndo,
    RefuseUndo,
    /// The time of the seat, which is asked, is up.
    TimeUp,
    /// The person took the seat back from the bot; `asked` says whether its question is open.
    Back {
        #[serde(default)]
        asked: bool,
    },
    /// Someone left the match, and the question that was open then is no longer asked: there is another now.
    Asked,
    /// The person left it to a bot.
    Away {
        #[serde(default)]
        asked: bool,
    },
}

impl Note {
    pub(crate) fn read(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok()
    }

    pub(crate) fn write(&self) -> String {
        serde_json::to_string(self).expect("notes are plain data")
    }

    /// What becomes of the open request to take something back.
    pub(crate) fn apply(&self, seat: Option<Seat>, undo: &mut Option<UndoRequest>) {
        match (self, seat) {
            (Self::AskUndo { steps }, Some(by)) => {
                *undo = Some(UndoRequest {
                    by,
                    steps: *steps,
                    agreed: vec![by],
                });
            }
            (Self::AgreeUndo, Some(seat)) => {
                if let Some(request) = undo {
                    request.agreed.push(seat);
                }
            }
            (Self::RefuseUndo, _) => *undo = None,
            _ => {}
        }
    }
}
