//! Why an answer was not taken or cannot be taken back, and what a concession would do, in words.

use face::{Explained, Face, Language};
use kernel::{Guide, Phrase, Published, Refusal, Seat, Value};
use referee::{ChainRefusal, NoTakeBack, NotTaken};

use crate::AnyTable as _;
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
            NoTakeBack::Conceded { seat } => Phrase::new("take-back-conceded").with("seat", seat),
            NoTakeBack::TurnPassed => Phrase::new("take-back-turn-passed"),
            NoTakeBack::Over => Phrase::new("take-back-over"),
            NoTakeBack::Surprised => Phrase::new("take-back-surprised"),
            NoTakeBack::Rolled => Phrase::new("take-back-rolled"),
            NoTakeBack::Revealed => Phrase::new("take-back-revealed"),
            NoTakeBack::Declared => Phrase::new("take-back-declared"),
        };
        Explained::new(phrase, self.words(language))
    }

    /// What would become of the seat and the match. `is_you`: it is said to whoever sits there, and to nobody else.
    pub(crate) fn explain_aftermath(
        &self,
        seat: Seat,
        is_you: bool,
        language: Language,
    ) -> Explained {
        let aftermath = self.table.if_conceded(seat);
        let name = |seat: Seat| Value::Text(self.name(seat, language));
        let you = if is_you { "yes" } else { "no" };
        let own = |key: &'static str| {
            let you = Value::Text(you.to_owned());
            Phrase::new(key).with("name", name(seat)).with("you", you)
        };
        let standings = &aftermath.standings;
        let is_last = standings
            .of(seat)
            .is_some_and(|place| usize::from(place.rank) == standings.places.len());
        let phrase = match standings.winners().next() {
            // All others are gone, so no one shares the victory.
            Some(winner) if aftermath.over => {
                Phrase::new("concede-ends-won").with("name", name(winner))
            }
            None if aftermath.over => own("concede-ends-lost"),
            _ if aftermath.by_rules => own("concede-out"),
            _ if is_last => own("concede-last"),
            _ => own("concede-behind"),
        };
        Explained::new(phrase, self.words(language)).by(Some(G::CONCEDING))
    }
}
