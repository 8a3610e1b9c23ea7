//! The talk between the program and the people in front of it.

use std::io::{BufRead, Write};

use catalog::{AnyTable, Eyes, Pace, RuleBook};
use face::{Language, Words};
use kernel::{Phrase, Seat, Turn, Value, Viewer};
use referee::{Exit, NoTakeBack};

use super::said::{Asked, Said, understand};
use crate::outcome::Done;
use crate::replay::{show_result, show_table, told};
use crate::words;

pub(super) struct Session<'a> {
    table: Box<dyn AnyTable>,
    rules: RuleBook<'static>,
    language: Language,
    words: Words,
    humans: u8,
    brief: bool,
    input: &'a mut dyn BufRead,
    out: &'a mut dyn Write,
    /// For each person, the first step that they have not been told of.
    untold: Vec<usize>,
    /// Who answered last in front of this screen, and how long the log was then.
    last: Option<(Seat, usize)>,
    /// How long the log was before each decision that stands, where one person plays against bots.
    decisions: Vec<usize>,
}

/// What comes after something that a person typed.
enum Next {
    /// Another question, or none: says whether the match goes on.
    Done(bool),
    /// The same question, put once more.
    Question,
    /// The same question; a prompt is enough.
    Prompt,
}

impl<'a> Session<'a> {
    pub(super) fn new(
        table: Box<dyn AnyTable>,
        rules: RuleBook<'static>,
        language: Language,
        humans: u8,
        brief: bool,
        input: &'a mut dyn BufRead,
        out: &'a mut dyn Write,
    ) -> Self {
        let untold = vec![0; usize::from(table.seats())];
        Self {
            table,
            rules,
            language,
            words: words::of(language),
            humans,
            brief,
            input,
            out,
            untold,
            last: None,
            decisions: Vec::new(),
        }
    }

    /// Plays until the game is over or a player quits.
    pub(super) fn play(&mut self) -> Done {
        let commitment = Value::Text(self.table.commitment().to_string());
        self.say(&Phrase::new("welcome").with("commitment", commitment))?;
        loop {
            while self.table.let_bot_answer() {}
            let Turn::Ask(seat) = self.table.turn() else {
                return self.finish();
            };
            if !self.begin(seat)? || !self.ask(seat)? {
                return self.say(&Phrase::new("left"));
            }
        }
    }

    /// The match as it stands, as a file.
    pub(super) fn file(&self) -> String {
        self.table.to_file()
    }

    /// Tells `seat` what happened since it last looked, and shows the table when its turn begins. Says whether anybody is
    /// there.
    fn begin(&mut self, seat: Seat) -> Result<bool, crate::Failure> {
        let goes_on = self.last == Some((seat, self.table.steps()));
        let other_person = self.last.is_none_or(|(last, _)| last != seat);
        if self.humans > 1 && other_person && !self.curtain(seat)? {
            return Ok(false);
        }
        self.tell_news(seat)?;
        if !goes_on && !self.brief {
            writeln!(self.out)?;
            self.show(seat)?;
        }
        Ok(true)
    }

    /// Lets the next person sit down before anything of theirs is shown. Says whether they did.
    fn curtain(&mut self, seat: Seat) -> Result<bool, crate::Failure> {
        // Enough empty lines to push the last person's cards off a usual screen; no control codes for a reader to trip on.
        write!(self.out, "{}", "\n".repeat(60))?;
        let name = Value::Text(self.table.name(seat, self.language));
        self.say(&Phrase::new("curtain").with("name", name))?;
        Ok(self.line()?.is_some())
    }

    fn tell_news(&mut self, seat: Seat) -> Done {
        let eyes = Eyes::Of(Viewer::Seated(seat));
        for line in self
            .table
            .log(eyes, self.language, self.untold[seat.index()])
        {
            writeln!(self.out, "{}", told(&line))?;
        }
        self.untold[seat.index()] = self.table.steps() + 1;
        Ok(())
    }

    fn show(&mut self, seat: Seat) -> Done {
        let eyes = Eyes::Of(Viewer::Seated(seat));
        show_table(self.out, &*self.table, eyes, self.language)
    }

    /// Asks until an answer is taken or taken back. Says whether the match goes on.
    fn ask(&mut self, seat: Seat) -> Result<bool, crate::Failure> {
        let asked = Asked::at(&*self.table, self.language);
        self.put_question(seat, &asked)?;
        loop {
            let Some(line) = self.line()? else {
                return Ok(false);
            };
            match self.react(seat, understand(&line, &asked))? {
                Next::Done(goes_on) => return Ok(goes_on),
                Next::Question => self.put_question(seat, &asked)?,
                Next::Prompt => self.prompt(&asked)?,
            }
        }
    }

    fn react(&mut self, seat: Seat, said: Said) -> Result<Next, crate::Failure> {
        match said {
            Said::Answer(chain) => return self.submit(seat, &chain),
            Said::These(members) => {
                let chain = self.table.set_chain(&members);
                return self.submit(seat, &chain);
            }
            Said::Undo => return self.undo(seat),
            Said::Concede => {
                let has_left = self.concedes(seat)?;
                return Ok(if has_left {
                    Next::Done(true)
                } else {
                    Next::Question
                });
            }
            Said::Quit => return Ok(Next::Done(false)),
            Said::Nothing => return Ok(Next::Question),
            Said::Table => {
                self.show(seat)?;
                return Ok(Next::Question);
            }
            Said::Log => {
                let eyes = Eyes::Of(Viewer::Seated(seat));
                for line in self.table.log(eyes, self.language, 0) {
                    writeln!(self.out, "{}", told(&line))?;
                }
            }
            Said::Hint => self.hint()?,
            Said::Rule(id) => self.show_rule(&id)?,
            Said::NoSuchAnswer => {
                let asked = Asked::at(&*self.table, self.language);
                let count = number(asked.answers.len());
                self.say(&Phrase::new("no-such-answer").with("count", count))?;
            }
            Said::OneOnly => self.say(&Phrase::new("one-number"))?,
            Said::Twice => self.say(&Phrase::new("number-twice"))?,
            Said::NotSoMany(n) => self.say(&Phrase::new("set-size").with("n", number(n)))?,
            Said::Help => self.say(&Phrase::new("help"))?,
        }
        Ok(Next::Prompt)
    }

    fn submit(&mut self, seat: Seat, chain: &[String]) -> Result<Next, crate::Failure> {
        let chain: Vec<&str> = chain.iter().map(String::as_str).collect();
        let before = self.table.steps();
        match self.table.submit(seat, &chain) {
            Ok(_) => {
                self.decisions.push(before);
                self.last = Some((seat, self.table.steps()));
                Ok(Next::Done(true))
            }
            Err(refused) => {
                let why = self.table.explain(&refused, self.language);
                writeln!(self.out, "{why}")?;
                Ok(Next::Prompt)
            }
        }
    }

    /// Against bots alone: back to the last decision, whatever came after it. Says whether the table is as the person saw it last.
    fn rewind(&mut self, seat: Seat) -> Result<bool, NoTakeBack> {
        let to = *self.decisions.last().ok_or(NoTakeBack::Nothing)?;
        let mark = self.table.rewind(seat, to)?;
        self.decisions.pop();
        Ok(mark.is_none())
    }

    fn undo(&mut self, seat: Seat) -> Result<Next, crate::Failure> {
        let went = match self.humans {
            1 => self.rewind(seat),
            _ => self.table.take_back(seat).map(|()| true),
        };
        let goes_on = match went {
            Ok(goes_on) => goes_on,
            Err(no) => {
                let why = self.table.explain_take_back(no, self.language);
                writeln!(self.out, "{why}")?;
                return Ok(Next::Prompt);
            }
        };
        let steps = self.table.steps();
        self.untold
            .iter_mut()
            .for_each(|told| *told = (*told).min(steps + 1));
        self.last = goes_on.then_some((seat, steps));
        self.say(&Phrase::new("taken-back"))?;
        Ok(Next::Done(true))
    }

    /// Says what will happen and asks once more. Says whether the seat has given up; a bot has it then.
    fn concedes(&mut self, seat: Seat) -> Result<bool, crate::Failure> {
        let aftermath = self.table.if_conceded(seat, false, self.language);
        writeln!(self.out, "{aftermath}")?;
        self.say(&Phrase::new("concede-sure"))?;
        let said = self.line()?.unwrap_or_default().to_lowercase();
        if !["y", "yes", "t", "tak"].contains(&said.as_str()) {
            return Ok(false);
        }
        self.table
            .leave(seat, Exit::Concede)
            .expect("who is asked can give up");
        self.table
            .seat_bot(seat, catalog::Level::USUAL.key())
            .expect("the usual bot is there");
        self.last = Some((seat, self.table.steps()));
        Ok(true)
    }

    fn put_question(&mut self, seat: Seat, asked: &Asked) -> Done {
        let question = self.table.question(Viewer::Seated(seat), self.language);
        writeln!(self.out, "{}", question.unwrap_or_default())?;
        for (nth, answer) in asked.answers.iter().enumerate() {
            writeln!(self.out, "{}. {}", nth + 1, answer.sentence)?;
        }
        self.prompt(asked)
    }

    fn prompt(&mut self, asked: &Asked) -> Done {
        self.say(&match asked.set {
            None => Phrase::new("prompt"),
            Some(set) if set.least == set.most => {
                Phrase::new("prompt-set-exact").with("n", number(set.least))
            }
            Some(_) => Phrase::new("prompt-set"),
        })
    }

    /// What a bot would consider on this seat, with its reasons.
    fn hint(&mut self) -> Done {
        self.say(&Phrase::new("thinking"))?;
        self.out.flush()?;
        for (nth, hint) in self.table.hints(self.language, Pace::Timed)(1)
            .iter()
            .enumerate()
        {
            let percent = |part: f32| (100.0 * part).round() as i64;
            let phrase = Phrase::new("hint")
                .with("nth", i64::try_from(nth + 1).unwrap_or(i64::MAX))
                .with("what", Value::Text(hint.sentence.clone()))
                .with("chain", Value::Text(hint.chain.join("; ")))
                .with("chance", percent(hint.chance))
                .with("margin", percent(hint.margin).max(1))
                .with("confidence", percent(hint.confidence));
            self.say(&phrase)?;
            if !hint.facts.is_empty() {
                let facts = Value::Text(hint.facts.join("; "));
                self.say(&Phrase::new("hint-facts").with("facts", facts))?;
            }
        }
        Ok(())
    }

    fn show_rule(&mut self, id: &str) -> Done {
        let rules = self.rules.find(id);
        if rules.is_empty() {
            return self.say(&Phrase::new("no-rule").with("id", Value::Text(id.to_owned())));
        }
        for rule in rules {
            writeln!(self.out, "{}", rule.item)?;
        }
        Ok(())
    }

    /// The rest of the log, the final table and the places, with nothing hidden but what the rules keep hidden for ever.
    fn finish(&mut self) -> Done {
        let viewer = match self.humans {
            1 => Viewer::Seated(Seat(0)),
            _ => Viewer::Spectator,
        };
        let from = match self.humans {
            0 => 0,
            1 => self.untold[0],
            // Around one screen, the log since the last question; nobody's secrets are in it.
            _ => self.last.map_or(0, |(_, steps)| steps),
        };
        for line in self.table.log(Eyes::Of(viewer), self.language, from) {
            writeln!(self.out, "{}", told(&line))?;
        }
        writeln!(self.out)?;
        show_table(self.out, &*self.table, Eyes::Of(viewer), self.language)?;
        show_result(self.out, &*self.table, self.language)
    }

    fn say(&mut self, phrase: &Phrase) -> Done {
        Ok(writeln!(self.out, "{}", self.words.say(phrase))?)
    }

    /// The next line; `None` at the end of the input.
    fn line(&mut self) -> Result<Option<String>, crate::Failure> {
        self.out.flush()?;
        let mut line = String::new();
        let read = self.input.read_line(&mut line)?;
        Ok((read > 0).then(|| line.trim().to_owned()))
    }
}

fn number(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}
