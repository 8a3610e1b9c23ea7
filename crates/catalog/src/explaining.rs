//! Why an answer was not taken or cannot be taken back, in words.

use face::{Explained, Face, Language};
use kernel::{Guide, Phrase, Published, Refusal, Value};
use referee::{ChainRefusal, NoTakeBack, NotTaken};

use crate::seating::Seating;

impl<G: Published + Guide, F: Face<Game = G>> Seating<F> {
    pub(crate) fn explain_chain(&self, refused: &ChainRefusal, language: Language) -> Explained {
        let words = self.words(language);
        let explained = match (refused.at, &refused.why) {
            (_, NotTaken::Unreadable(error)) => {
                let what = Value::Text(words.say(&error.why));
                let unreadable = Phrase::new("refused-unreadable").with("what", what);
                Explained {
                    why: error.why.clone(),
                    ..Explained::new(unreadable, words)
                }
            }
            // The name of the seat that is asked next would not explain why the rest of a move is not taken.
            (1.., NotTaken::Refused(Refusal::NotYourTurn { .. } | Refusal::Over)) => {
                Explained::new(Phrase::new("refused-turn-over"), words)
            }
            (_, NotTaken::Refused(refusal)) => words.explain(refusal),
            (_, NotTaken::AfterChance) => Explained::new(Phrase::new("refused-after-roll"), words),
        };
        if refused.at == 0 {
            return explained;
        }
        let nth = i64::try_from(refused.at + 1).unwrap_or(i64::MAX);
        let sentence = words.say(
            &Phrase::new("refused-answer")
                .with("nth", nth)
                .with("why", Value::Text(explained.sentence)),
        );
        Explained {
            sentence,
            ..explained
        }
    }

    pub(crate) fn explain_no_take_back(&self, no: NoTakeBack, language: Language) -> Explained {
        let phrase = match no {
            NoTakeBack::Nothing => Phrase::new("take-back-nothing"),
            NoTakeBack::NotYours { seat } => Phrase::new("take-back-not-yours").with("seat", seat),
            NoTakeBack::TurnPassed => Phrase::new("take-back-turn-passed"),
            NoTakeBack::Over => Phrase::new("take-back-over"),
            NoTakeBack::Surprised => Phrase::new("take-back-surprised"),
            NoTakeBack::Rolled => Phrase::new("take-back-rolled"),
            NoTakeBack::Revealed => Phrase::new("take-back-revealed"),
            NoTakeBack::Declared => Phrase::new("take-back-declared"),
        };
        Explained::new(phrase, self.words(language))
    }
}
