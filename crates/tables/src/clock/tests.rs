use super::*;

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const MOVE: ClockRule = ClockRule::Move { seconds: 30 };
const BANK: ClockRule = ClockRule::Bank {
    seconds: 60,
    add: 5,
};

/// A clock that hears what the log tells.
struct Story(Clock);

impl Story {
    fn new(rule: ClockRule) -> Self {
        Self(Clock::new(rule, 2, 0))
    }

    fn hear(&mut self, kind: EntryKind, seat: Seat, body: String, made_at: i64) {
        self.0.hear(&Entry {
            seq: 1,
            kind,
            seat: Some(seat.0),
            body,
            tape: Vec::new(),
            hash: 0,
            made_at,
        });
    }

    fn answer(&mut self, seat: Seat, at: i64) {
        self.hear(EntryKind::Step, seat, "draw".to_owned(), at);
    }

    fn take_back(&mut self, seat: Seat, steps: usize, at: i64) {
        self.hear(EntryKind::TakeBack, seat, steps.to_string(), at);
    }

    fn note(&mut self, seat: Seat, note: &Note, at: i64) {
        self.hear(EntryKind::Note, seat, note.write(), at);
    }

    /// What is left to the seat that is asked.
    fn left(&self, asked: Seat, now: i64) -> i64 {
        let left = self.0.left(asked, Some(asked), now);
        // Lists read the same from what is stored.
        let stored = serde_json::to_string(&self.0.dial(Some(asked))).unwrap();
        let dial: Option<Dial> = serde_json::from_str(&stored).unwrap();
        assert_eq!(dial.unwrap().left(asked, Some(asked), now), left);
        left.unwrap()
    }
}

#[test]
fn a_move_has_its_time_and_the_lag_is_free() {
    let mut story = Story::new(MOVE);
    assert_eq!(story.left(A, 900), 30_000);
    assert_eq!(story.left(A, 11_000), 20_000);
    assert_eq!(story.0.left(B, Some(A), 11_000), Some(30_000));
    story.answer(A, 11_000);
    assert_eq!(story.left(B, 12_000), 30_000);
    assert_eq!(story.left(B, 43_000), -1_000);
}

#[test]
fn a_bank_is_spent_and_filled() {
    let mut story = Story::new(BANK);
    story.answer(A, 11_000);
    assert_eq!(story.0.left(A, Some(B), 20_000), Some(55_000));
    assert_eq!(story.left(B, 22_000), 50_000);
    story.answer(B, 22_000);
    story.note(A, &Note::Resumed, 30_000);
    assert_eq!(
        story.left(A, 33_000),
        53_000,
        "the server's absence is free"
    );
}

#[test]
fn without_a_clock_there_is_all_the_time() {
    let clock = Clock::new(ClockRule::None, 2, 0);
    assert_eq!(clock.left(A, Some(A), i64::MAX), None);
}

/// Else answering and taking back again and again would fill a bank, or never run out of time.
#[test]
fn taking_back_gains_no_time() {
    let mut story = Story::new(BANK);
    story.answer(A, 11_000);
    story.take_back(A, 1, 15_000);
    assert_eq!(story.left(A, 15_000), 46_000);
    let mut story = Story::new(MOVE);
    story.answer(A, 11_000);
    story.take_back(A, 1, 15_000);
    assert_eq!(story.left(A, 15_000), 16_000);
    story.take_back(A, 1, 16_000);
    story.answer(A, 28_000);
    story.take_back(A, 1, 40_000);
    assert_eq!(story.left(A, 40_000), 10_000, "some time is always left");
}

#[test]
fn those_who_agree_to_a_take_back_have_their_time_again() {
    let mut story = Story::new(BANK);
    story.answer(A, 11_000);
    story.answer(B, 32_000);
    story.note(A, &Note::AskUndo { steps: 2 }, 33_000);
    story.take_back(A, 2, 50_000);
    assert_eq!(
        story.left(A, 50_000),
        50_000,
        "their own ten seconds count again"
    );
    assert_eq!(story.0.left(B, Some(A), 50_000), Some(60_000));
}

/// Asking costs the others nothing and gains nothing.
#[test]
fn asking_for_a_take_back_stops_no_clock() {
    let mut story = Story::new(MOVE);
    story.note(B, &Note::AskUndo { steps: 1 }, 11_000);
    story.note(A, &Note::RefuseUndo, 12_000);
    assert_eq!(story.left(A, 21_000), 10_000);
}

#[test]
fn a_spent_bank_stays_spent_but_who_comes_back_can_play() {
    let mut story = Story::new(BANK);
    story.note(A, &Note::TimeUp, 61_000);
    assert_eq!(story.left(A, 500_000), 0, "no time runs while a bot plays");
    story.answer(A, 62_000);
    assert_eq!(
        story.0.left(A, Some(B), 62_000),
        Some(0),
        "a bot earns nothing"
    );
    story.note(A, &Note::Back { asked: false }, 63_000);
    assert_eq!(story.0.left(A, Some(B), 63_000), Some(30_000));
}

#[test]
fn who_comes_back_to_the_same_question_is_welcomed_once() {
    for rule in [MOVE, BANK] {
        let mut story = Story::new(rule);
        story.note(A, &Note::TimeUp, 61_000);
        story.note(A, &Note::Back { asked: true }, 62_000);
        assert_eq!(story.left(A, 62_000), 30_000, "{rule:?}");
        story.note(A, &Note::TimeUp, 92_000);
        story.note(A, &Note::Back { asked: true }, 93_000);
        assert_eq!(story.left(A, 93_000), 0, "{rule:?}");
    }
}

/// Else leaving and coming back would be a way to think for ever, and so would be another's leaving.
#[test]
fn going_away_and_coming_back_gains_no_time() {
    let mut story = Story::new(MOVE);
    for at in (11_000..21_000).step_by(1000) {
        story.note(A, &Note::Away { asked: true }, at);
        story.note(A, &Note::Back { asked: true }, at);
        story.note(B, &Note::Away { asked: false }, at);
        story.note(B, &Note::Back { asked: false }, at);
    }
    assert_eq!(story.left(A, 21_000), 10_000);
}
