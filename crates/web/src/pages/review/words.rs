//! What the page of a review says about moves: in the reader's language, from what is stored in notation.

use catalog::review::{Class, Decision, Sureness, ToldMove, TurningPoint, WeighedMove};
use catalog::{AnyTable, Chapter, Eyes, LogLine};
use face::{Language, Words};
use kernel::{Phrase, Seat, Viewer};
use pages::review::{Costly, Turning, WeighedOption};

pub(super) struct Telling<'a> {
    table: &'a dyn AnyTable,
    language: Language,
    words: &'a Words,
    names: Vec<String>,
    chapters: Vec<Chapter>,
    log: Vec<LogLine>,
}

/// A decision in words.
pub(super) struct ToldDecision {
    decision: Decision,
    name: String,
    at: String,
    played: String,
    better: String,
    /// Every option, where all is told: the played one first.
    options: Vec<(ToldMove, WeighedMove)>,
}

/// A turning point in words.
pub(super) struct ToldTurn {
    step: usize,
    seat: u8,
    change: f32,
    at: String,
    told: String,
    name: String,
    is_luck: bool,
}

impl<'a> Telling<'a> {
    pub(super) fn new(table: &'a dyn AnyTable, language: Language, words: &'a Words) -> Self {
        Self {
            names: Seat::first(table.seats())
                .map(|seat| table.name(seat, language))
                .collect(),
            chapters: table.chapters(language),
            // What everyone saw: a move is told as the log tells it.
            log: table.log(Eyes::Of(Viewer::Spectator), language, 1),
            table,
            language,
            words,
        }
    }

    pub(super) fn name(&self, seat: u8) -> &str {
        self.names.get(usize::from(seat)).map_or("", String::as_str)
    }

    pub(super) fn chapters(&self) -> Vec<(usize, &str)> {
        let chapters = self.chapters.iter();
        chapters
            .map(|chapter| (chapter.step, chapter.title.as_str()))
            .collect()
    }

    /// `Age II, step 337`
    fn at(&self, step: usize) -> String {
        let said = Phrase::new("ui-review-step").with("step", (step + 1).to_string());
        let said = self.words.say(&said);
        let chapter = self.chapters.iter().rev().find(|one| one.step <= step);
        match chapter {
            Some(chapter) => format!("{}, {said}", chapter.title),
            None => said,
        }
    }

    fn told(&self, step: usize, chain: &[String]) -> ToldMove {
        let chain: Vec<&str> = chain.iter().map(String::as_str).collect();
        self.table.told_move(step, &chain, self.language)
    }

    /// A decision as a list has it: from where the two moves begin to differ.
    pub(super) fn decision(&self, decision: &Decision) -> ToldDecision {
        let played = &decision.played.chain;
        let better = decision
            .others
            .first()
            .map_or(&[][..], |other| &other.chain);
        let same = played
            .iter()
            .zip(better)
            .take_while(|(a, b)| a == b)
            .count();
        // The rest of the move as a whole: its first part alone often does not say what is meant.
        let from = |chain: &[String]| {
            let told = self.told(decision.step, chain).sentences;
            let first = same.min(told.len().saturating_sub(1));
            told.get(first..).unwrap_or_default().join("; ")
        };
        ToldDecision {
            name: self.name(decision.seat).to_owned(),
            at: self.at(decision.step),
            played: from(played),
            better: from(better),
            options: Vec::new(),
            decision: decision.clone(),
        }
    }

    /// The same with every option.
    pub(super) fn whole(&self, decision: &Decision) -> ToldDecision {
        let all = std::iter::once(&decision.played).chain(&decision.others);
        let options = all.map(|one| (self.told(decision.step, &one.chain), one.clone()));
        ToldDecision {
            options: options.collect(),
            ..self.decision(decision)
        }
    }

    /// By the change of `seat`. `made`: the decision that it comes from, where it comes from one.
    pub(super) fn turn(
        &self,
        turn: &TurningPoint,
        seat: u8,
        change: f32,
        made: Option<&Decision>,
    ) -> ToldTurn {
        let logged = || {
            let mut log = self.log.iter();
            let told = log.find(|line| line.step > turn.step && !line.heading);
            told.map_or_else(String::new, |line| line.text.clone())
        };
        let told = match made {
            Some(made) => format!("{}: {}", self.name(made.seat), self.decision(made).played),
            None => logged(),
        };
        ToldTurn {
            step: turn.step,
            seat,
            change,
            at: self.at(turn.step),
            told,
            name: self.name(seat).to_owned(),
            is_luck: made.is_none(),
        }
    }
}

impl ToldDecision {
    pub(super) fn step(&self) -> usize {
        self.decision.step
    }

    pub(super) fn listed(&self) -> Costly<'_> {
        Costly {
            step: self.decision.step,
            seat: Seat(self.decision.seat),
            name: &self.name,
            at: &self.at,
            played: &self.played,
            better: &self.better,
            loss: self.decision.loss.mean,
            margin: self.decision.loss.margin,
            class: match self.decision.class {
                Class::Blunder => "blunder",
                Class::Mistake => "mistake",
                Class::Inaccuracy => "inaccuracy",
                Class::Fine => "fine",
                Class::Best => "best",
            },
            sureness: match self.decision.sureness {
                Sureness::Sure => 3,
                Sureness::Likely => 2,
                Sureness::Unsure => 1,
            },
        }
    }

    pub(super) fn options(&self) -> impl Iterator<Item = WeighedOption<'_>> {
        self.options.iter().map(|(told, weighed)| WeighedOption {
            sentences: &told.sentences,
            facts: &told.facts,
            chance: weighed.chance.mean,
            margin: weighed.chance.margin,
        })
    }
}

impl ToldTurn {
    pub(super) fn drawn(&self) -> Turning<'_> {
        Turning {
            step: self.step,
            at: &self.at,
            told: &self.told,
            seat: Seat(self.seat),
            name: &self.name,
            change: self.change,
            is_luck: self.is_luck,
        }
    }
}
