//! What was selected, as a chain of answers.
//!
//! | field | value |
//! |---|---|
//! | `answer` | one answer in notation; where there is any, nothing else counts |
//! | `from` | the chosen stack, site or temple |
//! | `goal` | what it does, as answers parted by ` / `; one of another stack than `from` does not count |
//! | `building`, `payer`, `route`, `disc` | what a goal leaves open, in notation; without it the cheapest way, and no Emperor |
//! | `add-SPACE`, `crown` | with the Temple of the Wind: how many discs this stack gets, and which one gets the Emperor |
//!
//! A question that has a single answer is answered along with the one before it.

use eko::{Choice, EmperorView, Event, Hex, Stage, View};
use face::Fields;
use kernel::{Phrase, Seat};

use super::goals::AND;
use super::rows;

pub(crate) fn read(view: &View, fields: &[(String, String)]) -> Result<Vec<String>, Phrase> {
    let fields = Fields(fields);
    let seat = view.asked;
    if let Some(answers) = fields.answers() {
        return Ok(Walk::along(view, &answers).forced(seat).chain);
    }
    let goal = fields.last("goal").filter(|goal| belongs(goal, fields));
    if goal.is_none() {
        let spread = spread(view, fields);
        if !spread.is_empty() {
            return Ok(Walk::along(view, &spread).ended().forced(seat).chain);
        }
    }
    let Some(goal) = goal else {
        return Err(missing(view, fields));
    };
    let mut words: Vec<&str> = goal.split(AND).collect();
    let payer = words.iter().position(|word| word.starts_with("pay "));
    // The building is asked for before the payer.
    let payer = payer.map(|at| words.remove(at));
    Ok(Walk::along(view, &words)
        .filled(payer, fields, seat)
        .forced(seat)
        .chain)
}

/// What is to be chosen first.
fn missing(view: &View, fields: Fields<'_>) -> Phrase {
    Phrase::new(match (view.stage, fields.last("from")) {
        (Stage::Reinforcement, None) => "form-choose-amount",
        (Stage::Swap | Stage::Payment { .. } | Stage::Banishment, _) => "form-choose-ringed",
        (Stage::Destination { .. } | Stage::Moon, _) | (_, Some(_)) => "form-choose-goal",
        (_, None) => "form-choose",
    })
}

/// Whether a goal is one of the chosen stack, site or temple.
fn belongs(goal: &str, fields: Fields<'_>) -> bool {
    // A row of the tray needs nothing else.
    let Some(from) = fields
        .last("from")
        .filter(|_| !goal.starts_with("reinforce "))
    else {
        return true;
    };
    let mut words = goal.split([' ', '/']).filter(|word| !word.is_empty());
    words.any(|word| word == from)
}

/// A chain and the table that it leads to. What cannot be read or is not offered stays in the chain: the referee says why.
struct Walk {
    at: View,
    chain: Vec<String>,
    sound: bool,
    /// Another turn has begun. A view does not know whether the game has ended by then (EK-A15), so the chain ends there.
    turned: bool,
}

impl Walk {
    fn along(view: &View, words: &[impl AsRef<str>]) -> Self {
        let mut walk = Self {
            at: view.clone(),
            chain: Vec::new(),
            sound: true,
            turned: false,
        };
        for word in words {
            walk.say(word.as_ref());
        }
        walk
    }

    fn say(&mut self, word: &str) {
        self.chain.push(word.to_owned());
        match self.at.read(word) {
            Ok(choice) if self.sound && self.at.choices().contains(&choice) => {
                let begins = |event: &Event| matches!(event, Event::TurnBegan { .. });
                self.turned |= self.at.brings(choice).iter().any(begins);
                self.at = self.at.then(choice);
            }
            _ => self.sound = false,
        }
    }

    fn take(&mut self, choice: Choice) {
        let word = self.at.write(choice);
        self.say(&word);
    }

    fn asks(&self, seat: Option<Seat>) -> bool {
        self.sound && !self.turned && self.at.asked.is_some() && self.at.asked == seat
    }

    /// What a goal leaves open, as it was chosen, or else the cheapest.
    fn filled(mut self, payer: Option<&str>, fields: Fields<'_>, seat: Option<Seat>) -> Self {
        while self.asks(seat) {
            let wanted = match self.at.stage {
                Stage::Construction { .. } => self.building(payer, fields.last("building")),
                Stage::Payment { .. } => self.wish(payer),
                Stage::Route { .. } => self.wish(fields.last("route")),
                Stage::Toll { .. } | Stage::Spending { .. } | Stage::MoonDisc { .. } => {
                    self.wish(fields.last("disc"))
                }
                _ => break,
            };
            let first = || self.at.choices().first().copied();
            let Some(choice) = wanted.or_else(first) else {
                break;
            };
            self.take(choice);
        }
        self
    }

    /// A wish, if it is offered.
    fn wish(&self, word: Option<&str>) -> Option<Choice> {
        let choice = self.at.read(word?).ok()?;
        self.at.choices().contains(&choice).then_some(choice)
    }

    /// The wanted building, or the cheapest, that this stack can pay for.
    fn building(&self, payer: Option<&str>, wanted: Option<&str>) -> Option<Choice> {
        let pays = |choice: &Choice| {
            let begun = self.at.then(*choice);
            payer
                .and_then(|payer| begun.read(payer).ok())
                .is_none_or(|payer| begun.choices().contains(&payer))
        };
        let all = self.at.choices().into_iter();
        self.wish(wanted)
            .filter(pays)
            .or_else(|| all.into_iter().find(pays))
    }

    /// Ends the spreading of discs where that is possible (EK-V-W2).
    fn ended(mut self) -> Self {
        let goes_on = self.sound && self.at.stage == Stage::Reinforcement;
        if goes_on && self.at.choices().contains(&Choice::Pass) {
            self.take(Choice::Pass);
        }
        self
    }

    /// A question with a single answer is no question.
    fn forced(mut self, seat: Option<Seat>) -> Self {
        while self.asks(seat) {
            let [only] = self.at.choices()[..] else {
                break;
            };
            // The one stack that can get discs is a row of how many: asked for alone, they would lack their reserve and their forecast.
            let goes_on = matches!(only, Choice::Reinforce(_));
            if goes_on && self.at.then(only).choices().len() > 1 {
                break;
            }
            self.take(only);
        }
        self
    }
}

/// The rows that have discs, in the order in which the game asks, the Emperor with the one that was chosen for him.
fn spread(view: &View, fields: Fields<'_>) -> Vec<String> {
    let mut wanted: Vec<(Hex, u8)> = Vec::new();
    for (name, value) in fields.0 {
        let at = name.strip_prefix("add-").and_then(|at| at.parse().ok());
        let discs = value.parse().ok().filter(|&discs: &u8| discs > 0);
        if let (Some(at), Some(discs)) = (at, discs) {
            wanted.push((at, discs));
        }
    }
    let home = view.sides[view.active.index()].emperor == EmperorView::Reserve;
    let crown = fields.last("crown").and_then(|at| at.parse::<Hex>().ok());
    let given: Vec<(Hex, u8)> = rows::able(view)
        .iter()
        .filter_map(|row| wanted.iter().find(|(at, _)| *at == row.stack.at).copied())
        .collect();
    let crowned = crown.filter(|at| given.iter().any(|(given, _)| given == at));
    let crowned = crowned.or_else(|| given.first().map(|(at, _)| *at));
    let mut words = Vec::new();
    for (at, discs) in given {
        let with = if home && crowned == Some(at) {
            " with emperor"
        } else {
            ""
        };
        words.push(format!("reinforce {at}"));
        words.push(format!("add {discs}{with}"));
    }
    words
}
