//! The figures of a trial as bars and sentences, ours beside them.

use catalog::{Balance, InTheBox, Share};
use face::Words;
use kernel::{Phrase, Seat, Value};
use pages::trial::{Bar, Chart, LengthChart, Part, Spread};
use tables::Course;

/// This set, then ours.
pub(super) struct Figures<'a> {
    pub(super) courses: &'a [Option<Course>; 2],
    pub(super) boxes: &'a [Vec<InTheBox>; 2],
    /// The game's words for set-ups.
    pub(super) texts: &'a Words,
    pub(super) words: &'a Words,
}

/// What one of the two says, by the names of things.
type Named = Vec<(String, Share)>;

impl Figures<'_> {
    pub(super) fn charts(&self) -> Vec<Chart> {
        let played = self.courses[0].as_ref();
        if played.is_none_or(|course| course.balance.games() == 0) {
            return Vec::new();
        }
        let all = self.all().into_iter();
        let all = all.map(|(title, [this, ours])| {
            let mut bars: Vec<Bar> = this
                .iter()
                .map(|(name, share)| Bar {
                    label: name.clone(),
                    this: Some(part(share)),
                    ours: find(&ours, name).map(part),
                })
                .collect();
            let others = ours.iter().filter(|(name, _)| find(&this, name).is_none());
            bars.extend(others.map(|(name, share)| Bar {
                label: name.clone(),
                this: None,
                ours: Some(part(share)),
            }));
            Chart {
                title: self.words.word(title),
                bars,
            }
        });
        all.filter(|chart| !chart.bars.is_empty()).collect()
    }

    /// What chance alone hardly explains: no fair share, or another one than with ours.
    pub(super) fn odd(&self) -> Vec<String> {
        let mut lines = Vec::new();
        for (_, [this, ours]) in self.all() {
            for (name, share) in &this {
                let fair = share.fair.unwrap_or_default();
                let say = |key, other: f64| {
                    let phrase = Phrase::new(key)
                        .with("name", Value::Text(name.clone()))
                        .with("part", percent(share.part))
                        .with("other", percent(other));
                    self.words.say(&phrase)
                };
                if share.is_odd() {
                    lines.push(say("ui-trial-unfair", fair));
                }
                let differs = |ours: &&Share| ours.low > share.high || ours.high < share.low;
                if let Some(ours) = find(&ours, name).filter(differs) {
                    lines.push(say("ui-trial-unlike", ours.part));
                }
            }
        }
        lines
    }

    pub(super) fn length(&self) -> Option<LengthChart> {
        let lengths = |course: &Option<Course>| course.as_ref()?.balance.lengths();
        let [this, ours] = [&self.courses[0], &self.courses[1]].map(lengths);
        let this = this?;
        let spread = |lengths: catalog::Lengths| Spread {
            counts: lengths.counts,
            usual: lengths.usual,
        };
        Some(LengthChart {
            in_rounds: this.in_rounds,
            this: spread(this),
            ours: ours.map(spread),
        })
    }

    /// Every group of figures: its heading, and what this set and ours say.
    fn all(&self) -> Vec<(&'static str, [Named; 2])> {
        let of = |read: &dyn Fn(&Balance, &[InTheBox]) -> Named| -> [Named; 2] {
            [0, 1].map(|at| match &self.courses[at] {
                Some(course) if course.balance.games() > 0 => {
                    read(&course.balance, &self.boxes[at])
                }
                _ => Vec::new(),
            })
        };
        let endings = |balance: &Balance, _: &[InTheBox]| {
            let endings = balance.endings().into_iter();
            endings
                .map(|(key, share)| (self.ending(key), share))
                .collect()
        };
        let roles = |balance: &Balance, rows: &[InTheBox]| {
            let roles = balance.roles().into_iter();
            roles
                .map(|(role, share)| (name_of(role, rows), share))
                .collect()
        };
        let first = |balance: &Balance, _: &[InTheBox]| {
            let first = balance.first().into_iter();
            let name = || self.words.word("ui-trial-first-player");
            first.map(|share| (name(), share)).collect()
        };
        let seats = |balance: &Balance, _: &[InTheBox]| {
            let seats = Seat::first(u8::MAX).zip(balance.seats());
            seats
                .map(|(seat, share)| {
                    let phrase = Phrase::new("ui-trial-seat");
                    let phrase = phrase.with("seat", Value::Text(seat.to_string()));
                    (self.words.say(&phrase), share)
                })
                .collect()
        };
        vec![
            ("ui-trial-endings", of(&endings)),
            ("ui-trial-roles", of(&roles)),
            ("ui-trial-first", of(&first)),
            ("ui-trial-seats", of(&seats)),
        ]
    }

    fn ending(&self, key: &str) -> String {
        let word = format!("ending-{key}");
        if self.texts.knows(&word) {
            self.texts.word(&word)
        } else {
            key.replace('-', " ")
        }
    }
}

/// What a kingdom or the like is called.
fn name_of(role: &str, rows: &[InTheBox]) -> String {
    let found = rows.iter().find(|row| row.id == role);
    found.map_or_else(|| role.replace('_', " "), |row| row.name.clone())
}

fn find<'a>(all: &'a Named, name: &str) -> Option<&'a Share> {
    let found = all.iter().find(|(of, _)| of == name);
    found.map(|(_, share)| share)
}

fn part(share: &Share) -> Part {
    Part {
        part: share.part,
        low: share.low,
        high: share.high,
        fair: share.fair,
    }
}

fn percent(part: f64) -> u32 {
    (100.0 * part).round() as u32
}
