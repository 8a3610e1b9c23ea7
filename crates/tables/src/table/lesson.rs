//! A lesson at a table: a match like any other, in which everybody answers what its script says.

use catalog::{Lesson, Play as Scripted, Stand, Waits};
use face::{Explained, Language};
use kernel::{Phrase, Seat};
use referee::NotTaken;
use store::{Phase, Store};

use super::Table;
use crate::seats::LessonAt;
use crate::trouble::{Outcome, Trouble};

impl Table {
    /// The lesson that is taught here, if one is.
    #[must_use]
    pub fn lesson(&self) -> Option<&Lesson> {
        let at = self.options.lesson.as_ref()?;
        let mut lessons = self.game.lessons().iter();
        lessons.find(|lesson| lesson.key == at.key)
    }

    /// Whether something is learnt or practised here. Then its end is no result, and it goes on until it is left.
    pub(super) fn is_taught(&self) -> bool {
        self.options.lesson.is_some() || self.practice().is_some()
    }

    /// What it begins with instead of a deal: the position of its lesson, or one to try something on.
    pub(super) fn position(&self) -> Option<&str> {
        let taught = self.lesson().and_then(|lesson| lesson.position.as_deref());
        taught.or(self.options.position.as_deref())
    }

    /// Whether it began in the middle. Such a match has no file: a file begins with the deal.
    #[must_use]
    pub fn is_laid(&self) -> bool {
        self.position().is_some()
    }

    /// Where the learner is in it.
    #[must_use]
    pub fn stand(&self) -> Option<(&Lesson, Stand)> {
        let (lesson, at) = (self.lesson()?, self.options.lesson.as_ref()?);
        let steps = self.play.as_ref()?.table.steps();
        Some((lesson, lesson.stand(at.card, steps)))
    }

    /// Whether the others wait for the learner: to read on, or for good.
    pub(super) fn is_held(&self) -> bool {
        let waits = |(_, stand): (&Lesson, Stand)| stand.waits != Waits::Others;
        self.practice().is_some() || self.stand().is_some_and(waits)
    }

    /// What the script answers now.
    pub(crate) fn scripted(&self) -> Option<String> {
        let steps = self.play.as_ref()?.table.steps();
        let play = self.lesson()?.play_at(steps)?;
        Some(play.answer.clone())
    }

    /// How many of these answers are taken. What the script does not say is not done: the lesson refuses it, unless the rules do so anyway.
    pub(super) fn must_follow(
        &self,
        seat: Seat,
        chain: &[&str],
        language: Language,
    ) -> Outcome<usize> {
        let all = chain.len();
        let Some(lesson) = self.lesson() else {
            return Ok(all);
        };
        let table = &self.play()?.table;
        let steps = table.steps();
        let taken = lesson.takes(seat, steps, chain);
        if taken > 0 {
            return Ok(taken);
        }
        let mut tried = table.at_step(steps).ok_or(Trouble::Damaged)?;
        // Without dice, what is allowed ends where something is rolled.
        match tried.submit(seat, chain) {
            Err(refused) if refused.why != NotTaken::AfterChance => return Ok(all),
            _ => {}
        }
        let words = self.game.words(&lesson.setup, language);
        let why = Explained::new(Phrase::new("refused-lesson"), &words);
        let game = self.game.key();
        Err(Trouble::Refused { game, why })
    }

    /// Turns to the next card. What the script plays until then is played at once, for everybody.
    pub async fn read_on(&mut self, store: &Store) -> Outcome<()> {
        let (lesson, stand) = self.stand().ok_or(Trouble::NotBegun)?;
        if stand.waits != Waits::Next {
            return Err(Trouble::Stale);
        }
        let plays = lesson.skipped(stand, self.play()?.table.steps()).to_vec();
        self.play_script(store, &plays).await?;
        self.turn_to(store, stand.card + 1).await
    }

    /// Turns back to the card before, where nothing was answered since.
    pub async fn read_back(&mut self, store: &Store) -> Outcome<()> {
        let (lesson, stand) = self.stand().ok_or(Trouble::NotBegun)?;
        let is_at_step = self.play()?.table.steps() == lesson.cards[stand.card].at;
        match is_at_step && lesson.turns_back(stand.card) {
            true => self.turn_to(store, stand.card - 1).await,
            false => Err(Trouble::Stale),
        }
    }

    /// Gives the answer that the card waits for, for a learner who wants to be shown.
    pub async fn show_lesson(&mut self, store: &Store) -> Outcome<()> {
        let (lesson, stand) = self.stand().ok_or(Trouble::NotBegun)?;
        let wanted = lesson.wanted(stand, self.play()?.table.steps()).to_vec();
        match wanted.is_empty() {
            true => Err(Trouble::Stale),
            false => self.play_script(store, &wanted).await,
        }
    }

    /// Ends the lesson wherever it is. It is no match that somebody has played.
    pub async fn end_lesson(&mut self, store: &Store) -> Outcome<()> {
        if self.options.lesson.is_none() {
            return Err(Trouble::NotBegun);
        }
        self.row.phase = Phase::Archived;
        self.save(store).await
    }

    async fn play_script(&mut self, store: &Store, plays: &[Scripted]) -> Outcome<()> {
        if plays.is_empty() {
            return Ok(());
        }
        let play = self.play.as_mut().ok_or(Trouble::NotBegun)?;
        self.torn = true;
        let mut steps = Vec::new();
        for scripted in plays {
            let made = play.table.submit(scripted.seat, &[&scripted.answer]);
            steps.extend(made.map_err(|_| Trouble::Damaged)?);
        }
        self.commit_steps(store, &steps).await
    }

    async fn turn_to(&mut self, store: &Store, card: usize) -> Outcome<()> {
        if let Some(LessonAt { card: at, .. }) = &mut self.options.lesson {
            *at = card;
        }
        self.save(store).await
    }
}
