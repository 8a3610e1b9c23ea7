//! A chain of answers: read, checked and applied one after the other, taken whole or not at all; and what one would do.

use std::fmt;

use kernel::{Game, NotationError, Published, Refusal, Rng, Seat, Viewer, stable_hash};

use crate::check::{is_asked, is_offered};
use crate::{Deed, Entry, Match};

impl<G: Published> Match<G> {
    /// Takes a chain of answers whole or not at all. A refusal leaves no trace, not even in the dice.
    ///
    /// A chain may not go on after a roll or a surprise: what comes then is unknown to the person who answers, and a refusal
    /// further on would tell them what came to light and leave them free to answer otherwise.
    ///
    /// ```
    /// use kernel::Seat;
    /// use referee::{Match, NotTaken, Seed};
    /// use testkit::toy::{Choice, Setup, Toy};
    ///
    /// let mut table = Match::<Toy>::new(Setup::standard(2), Seed::from_number(1));
    /// let too_far = [Choice::Draw, Choice::Draw];
    /// assert_eq!(table.preview(Seat(0), &too_far).steps, 0); // a card is drawn: nothing can be foreseen
    /// assert_eq!(table.submit(Seat(0), &too_far).unwrap_err().why, NotTaken::AfterChance);
    /// assert!(table.log().is_empty()); // whole or not at all
    ///
    /// let steps = table.submit(Seat(0), &[Choice::Draw]).unwrap();
    /// assert_eq!(steps[0].step.tape.len(), 1); // one roll, on the tape for ever
    /// ```
    pub fn submit(&mut self, seat: Seat, chain: &[G::Choice]) -> Result<&[Entry<G>], ChainRefusal> {
        let before = self.log().len();
        self.whole_or_nothing(seat, chain, |_, choice| Ok(*choice), |_, _| {})?;
        Ok(&self.log()[before..])
    }

    /// The same for answers in notation, each read by the state that the ones before it lead to.
    pub fn submit_text<T: AsRef<str>>(
        &mut self,
        seat: Seat,
        chain: &[T],
    ) -> Result<Vec<Written<'_, G>>, ChainRefusal> {
        let before = self.log().len();
        let mut texts = Vec::with_capacity(chain.len());
        self.whole_or_nothing(
            seat,
            chain,
            |game, text| game.read_choice(text.as_ref()),
            |game, choice| texts.push(game.write_choice(choice)),
        )?;
        let written = texts.into_iter().zip(&self.log()[before..]);
        Ok(written
            .map(|(text, entry)| Written { text, entry })
            .collect())
    }

    /// `allowed` sees each answer before it is applied, in the state that it is given in.
    fn whole_or_nothing<A>(
        &mut self,
        seat: Seat,
        chain: &[A],
        read: impl Fn(&G, &A) -> Result<G::Choice, NotationError>,
        mut allowed: impl FnMut(&G, G::Choice),
    ) -> Result<(), ChainRefusal> {
        let before = self.mark();
        for (at, answer) in chain.iter().enumerate() {
            let taken = match self.log().last() {
                Some(last) if at > 0 && !last.foreseeable() => Err(NotTaken::AfterChance),
                _ => self.take(seat, |game| read(game, answer), &mut allowed),
            };
            if let Err(why) = taken {
                let ended = (at > 0).then(|| self.why_no_more(seat, answer, &read));
                let why = ended.flatten().map_or(why, NotTaken::Refused);
                self.go_back_to(before);
                return Err(ChainRefusal { at, why });
            }
        }
        Ok(())
    }

    /// The rule that ended what a chain would go on with: a better reason than the question, the roll or the turn that came next.
    fn why_no_more<A>(
        &self,
        seat: Seat,
        answer: &A,
        read: impl Fn(&G, &A) -> Result<G::Choice, NotationError>,
    ) -> Option<Refusal> {
        let choice = read(self.game(), answer).ok()?;
        self.game().why_no_more(seat, choice)
    }

    /// One answer: read, checked and applied. Whose turn it is comes first: what anyone else wrote does not matter.
    fn take(
        &mut self,
        seat: Seat,
        read: impl FnOnce(&G) -> Result<G::Choice, NotationError>,
        allowed: impl FnOnce(&G, G::Choice),
    ) -> Result<(), NotTaken> {
        is_asked(self.turn(), seat).map_err(NotTaken::Refused)?;
        let choice = read(self.game()).map_err(NotTaken::Unreadable)?;
        is_offered(self.game(), seat, choice).map_err(NotTaken::Refused)?;
        allowed(self.game(), choice);
        self.step(seat, Deed::Answer(choice))
            .map_err(|PastChance| NotTaken::AfterChance)
    }

    /// What a chain of answers would do, told as `seat` may see it, as far as it can be foreseen: nothing is rolled, nothing
    /// comes to light and nothing is refused.
    ///
    /// The chain is tried in a world that the seat cannot tell from the true one, so that nothing said here can give the
    /// true one away.
    #[must_use]
    pub fn preview(&self, seat: Seat, chain: &[G::Choice]) -> Preview<G> {
        self.try_out(seat, chain, |_, choice| Ok(*choice))
    }

    /// The same for answers in notation, each read by the state that the ones before it lead to. Ends at what cannot be read.
    #[must_use]
    pub fn preview_text<T: AsRef<str>>(&self, seat: Seat, chain: &[T]) -> Preview<G> {
        self.try_out(seat, chain, |game, text| game.read_choice(text.as_ref()))
    }

    fn try_out<A>(
        &self,
        seat: Seat,
        chain: &[A],
        read: impl Fn(&G, &A) -> Result<G::Choice, NotationError>,
    ) -> Preview<G> {
        let viewer = Viewer::Seated(seat);
        // The same world for the same view: asking again tells nothing new.
        let mut rng = Rng::stream(&[stable_hash(&self.game().view(viewer))]);
        let mut copy = self.imagined(self.game().determinize(viewer, &mut rng));
        let mut preview = Preview {
            events: Vec::new(),
            after: copy.game().view(viewer),
            steps: 0,
            refusal: None,
        };
        for (at, answer) in chain.iter().enumerate() {
            let taken = copy.take(seat, |game| read(game, answer), |_, _| {});
            if let Err(NotTaken::Refused(refusal)) = taken {
                let ended = (at > 0).then(|| copy.why_no_more(seat, answer, &read));
                preview.refusal = Some(ended.flatten().unwrap_or(refusal));
                break;
            }
            let entry = copy.log().last().filter(|entry| entry.foreseeable());
            let (Ok(()), Some(entry)) = (taken, entry) else {
                let next = chain.get(at + 1);
                preview.refusal = next.and_then(|next| copy.why_no_more(seat, next, &read));
                break;
            };
            let told = entry.events.iter();
            preview
                .events
                .extend(told.map(|event| copy.game().redact(event, viewer)));
            preview.after = copy.game().view(viewer);
            preview.steps += 1;
        }
        preview
    }
}

/// An answer that was taken, and how it is written.
#[derive(Clone, Debug)]
pub struct Written<'m, G: Game> {
    /// In the one notation that the game writes, whatever spelling was sent.
    pub text: String,
    /// The step that it made.
    pub entry: &'m Entry<G>,
}

/// The rules need a roll that a match without live dice cannot make.
pub(crate) struct PastChance;

/// What a chain would do.
#[derive(Clone, Debug)]
pub struct Preview<G: Game> {
    /// What would happen, as the seat may see it.
    pub events: Vec<G::Event>,
    /// The seat's view after the foreseeable answers.
    pub after: G::View,
    /// How many answers of the chain are foreseeable.
    pub steps: usize,
    /// Why the answer after those is not possible, where it is not.
    pub refusal: Option<Refusal>,
}

/// Which answer of a chain was not taken, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChainRefusal {
    /// Counted from 0.
    pub at: usize,
    /// What is wrong with it.
    pub why: NotTaken,
}

/// Why an answer was not taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotTaken {
    /// It is not notation.
    Unreadable(NotationError),
    /// The rules refuse it, or someone else is asked.
    Refused(Refusal),
    /// It comes after a roll or a surprise that is not known yet.
    AfterChance,
}

impl ChainRefusal {
    /// What the rules say against it, where they do.
    #[must_use]
    pub fn refusal(&self) -> Option<&Refusal> {
        match &self.why {
            NotTaken::Refused(refusal) => Some(refusal),
            NotTaken::Unreadable(_) | NotTaken::AfterChance => None,
        }
    }
}

impl fmt::Display for ChainRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "answer {}: {}", self.at + 1, self.why)
    }
}

impl fmt::Display for NotTaken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable(error) => write!(f, "not understood: {error}"),
            Self::Refused(refusal) => refusal.fmt(f),
            Self::AfterChance => f.write_str("what is rolled or shown before it is not known yet"),
        }
    }
}

impl std::error::Error for ChainRefusal {}
