//! The smallest game with a secret: everyone rolls two dice in private or passes; most pips win.

use face::{Face, Language, Section, Told};
use kernel::{
    ContentError, Determinize, Dice, EditionInfo, Game, Guide, Menu, Notation, NotationError,
    Phrase, Published, Refusal, Rng, Rule, Seat, SetupError, Shared, Sink, Standings, Turn, Viewer,
    Wanted,
};
use serde::Serialize;

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct SecretDice {
    seats: u8,
    asked: u8,
    rolls: [[u8; 2]; 4],
    faces: u8,
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Setup(u8, Shared<u8>);

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Choice {
    Pass,
    Roll,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) enum Event {
    Dealt,
    Passed(Seat),
    Rolled(Seat, Option<u8>),
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub(crate) struct View {
    asked: Option<Seat>,
    pips: Vec<Option<u8>>,
}

impl Game for SecretDice {
    type Setup = Setup;
    type Choice = Choice;
    type Event = Event;
    type View = View;

    fn start(setup: &Setup, _: &mut Dice, events: &mut impl Sink<Event>) -> Self {
        events.tell(|| Event::Dealt);
        Self {
            seats: setup.0,
            asked: 0,
            rolls: [[0; 2]; 4],
            faces: *setup.1,
        }
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn turn(&self) -> Turn {
        if self.asked < 2 * self.seats {
            Turn::Ask(Seat(self.asked % self.seats))
        } else {
            Turn::Over
        }
    }

    fn choices(&self, out: &mut Vec<Choice>) {
        // Nobody passes twice.
        let first = self.asked < self.seats;
        if first || self.pips(self.asked % self.seats) > 0 {
            out.push(Choice::Pass);
        }
        out.push(Choice::Roll);
    }

    fn apply(&mut self, choice: Choice, dice: &mut Dice, events: &mut impl Sink<Event>) {
        let (round, seat) = (self.asked / self.seats, self.asked % self.seats);
        self.asked += 1;
        match choice {
            Choice::Pass => events.tell(|| Event::Passed(Seat(seat))),
            Choice::Roll => {
                let pips = dice.below(u32::from(self.faces)) as u8 + 1;
                self.rolls[usize::from(seat)][usize::from(round)] = pips;
                events.tell(|| Event::Rolled(Seat(seat), Some(pips)));
            }
        }
    }

    fn why_not(&self, _: Seat, _: Choice) -> Refusal {
        Refusal::forbidden("SD-PASS-1", Phrase::new("no-second-pass"))
    }

    fn view(&self, viewer: Viewer) -> View {
        let asked = match self.turn() {
            Turn::Ask(seat) => Some(seat),
            Turn::Over => None,
        };
        let seen = |seat: Seat| (viewer.is(seat) || asked.is_none()).then(|| self.pips(seat.0));
        View {
            asked,
            pips: Seat::first(self.seats).map(seen).collect(),
        }
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Event {
        match event {
            Event::Rolled(seat, _) if !viewer.is(*seat) => Event::Rolled(*seat, None),
            other => other.clone(),
        }
    }

    fn reveals(_: &Event) -> bool {
        false
    }

    fn standings(&self) -> Standings {
        let ending = if self.turn() == Turn::Over {
            "most-pips"
        } else {
            "unfinished"
        };
        Standings::ranked(
            self.seats,
            ending,
            |seat| i32::from(self.pips(seat.0)),
            |seat| self.pips(seat.0),
        )
    }

    fn payoff(&self, seat: Seat) -> f32 {
        f32::from(u8::from(
            self.standings().winners().any(|winner| winner == seat),
        ))
    }

    fn audit(&self) -> Result<(), Phrase> {
        Ok(())
    }
}

impl SecretDice {
    fn pips(&self, seat: u8) -> u8 {
        self.rolls[usize::from(seat)].iter().sum()
    }
}

impl Guide for SecretDice {}

impl Determinize for SecretDice {
    fn determinize(&self, observer: Viewer, rng: &mut Rng) -> Self {
        let mut world = self.clone();
        for seat in Seat::first(self.seats).filter(|seat| !observer.is(*seat)) {
            for roll in world.rolls[seat.index()]
                .iter_mut()
                .filter(|roll| **roll > 0)
            {
                *roll = rng.below(u32::from(self.faces)) as u8 + 1;
            }
        }
        world
    }
}

impl Notation for SecretDice {
    fn write_choice(&self, choice: Choice) -> String {
        match choice {
            Choice::Pass => "pass".into(),
            Choice::Roll => "roll".into(),
        }
    }

    fn read_choice(&self, text: &str) -> Result<Choice, NotationError> {
        match text {
            "pass" => Ok(Choice::Pass),
            "roll" => Ok(Choice::Roll),
            _ => Err(NotationError::new(
                Phrase::new("neither-pass-nor-roll").with("text", text),
            )),
        }
    }

    fn write_position(&self) -> String {
        format!("rolls: {:?}\n", &self.rolls[..usize::from(self.seats)])
    }

    fn read_position(_: &Setup, _: &str) -> Result<Self, NotationError> {
        Err(NotationError::new(Phrase::new("no-positions")))
    }
}

impl Published for SecretDice {
    const KEY: &'static str = "secret-dice";
    const TITLE: &'static str = "Secret Dice";
    const RULES_VERSION: u32 = 1;
    const CONTENT: &'static str = "6";
    const RULES: &'static str =
        "- **SD-PASS-1** Nobody passes twice.\n- **SD-PASS-2** {long} Never.\n";
    const CONCEDING: Rule = Rule("SD-PASS-1");
    type Content = u8;

    fn read_content(text: &str) -> Result<Shared<u8>, ContentError> {
        let faces = text.parse().ok().filter(|&faces| faces > 0);
        let faces =
            faces.ok_or_else(|| ContentError::new("faces", "a number from 1 to 255 is needed"))?;
        Ok(Shared::new(faces, text))
    }

    fn menu(_: &Shared<u8>) -> Menu {
        let edition = |key: &'static str| EditionInfo {
            key,
            title: key.into(),
            seats: 2..=4,
            default_seats: 3,
        };
        Menu {
            editions: vec![edition("short"), edition("long")],
            variants: vec![],
            options: vec![],
        }
    }

    fn set_up(content: &Shared<u8>, wanted: &Wanted) -> Result<Setup, SetupError> {
        Self::rules_wanted(wanted)?;
        match wanted.seats.unwrap_or(3) {
            seats @ 2..=4 => Ok(Setup(seats, content.clone())),
            seats => Err(SetupError::new(
                Phrase::new("secret-dice-seats").with("seats", seats),
            )),
        }
    }

    fn wanted(setup: &Setup) -> Wanted {
        Wanted {
            seats: Some(setup.0),
            ..Wanted::default()
        }
    }

    fn content(setup: &Setup) -> &Shared<u8> {
        &setup.1
    }

    fn provenance(content: &Shared<u8>) -> Vec<(String, String)> {
        vec![(format!("faces = {}", **content), "rulebook".into())]
    }
}

impl Face for SecretDice {
    type Game = SecretDice;

    fn word_files(language: Language, _: &str) -> Vec<&'static str> {
        match language {
            Language::Polish => vec![
                "ask = { $seat }: rzut czy pas?\nno-second-pass = Pas był już wcześniej.\npass = Pas\nroll = Rzut\n\
                 passed = { $seat } pasuje.\nrolled = { $seat } rzuca { $pips }.\nhides = { $seat } rzuca.\n\
                 title = { $seat }\npips = { $pips } oczek\nsecret = sekret\nround = Runda\n\
                 neither-pass-nor-roll = „{ $text }” to ani pas, ani rzut.\nno-positions = Pozycji nie można wczytać.\n\
                 secret-dice-seats = { $seats } miejsc: grają od 2 do 4 osób.",
            ],
            _ => vec![
                "ask = { $seat }: roll or pass?\nno-second-pass = You passed before.\npass = Pass\nroll = Roll\n\
                 passed = { $seat } passes.\nrolled = { $seat } rolls { $pips }.\nhides = { $seat } rolls.\n\
                 title = { $seat }\npips = { $pips } pips\nsecret = secret\nround = Round\n\
                 neither-pass-nor-roll = “{ $text }” is neither pass nor roll.\nno-positions = Positions are not read.\n\
                 secret-dice-seats = { $seats } seats: 2 to 4 can play.",
            ],
        }
    }

    fn dialects() -> &'static [&'static str] {
        &["short"]
    }

    fn dialect(_: &View) -> &'static str {
        "short"
    }

    fn question(view: &View) -> Option<Phrase> {
        view.asked.map(|seat| Phrase::new("ask").with("seat", seat))
    }

    fn option(_: &View, choice: Choice) -> Phrase {
        match choice {
            Choice::Pass => Phrase::new("pass"),
            Choice::Roll => Phrase::new("roll"),
        }
    }

    fn told(_: &View, event: &Event) -> Option<Told> {
        match event {
            Event::Dealt => None,
            Event::Passed(seat) => Some(Told::by(
                "SD-PASS-1",
                Phrase::new("passed").with("seat", *seat),
            )),
            Event::Rolled(seat, Some(pips)) => Some(
                Phrase::new("rolled")
                    .with("seat", *seat)
                    .with("pips", *pips)
                    .into(),
            ),
            Event::Rolled(seat, None) => Some(Phrase::new("hides").with("seat", *seat).into()),
        }
    }

    fn sheet(view: &View) -> Vec<Section> {
        let seat = |(nth, pips): (usize, &Option<u8>)| {
            let seat = Seat(nth as u8);
            let line = pips.map_or(Phrase::new("secret"), |pips| {
                Phrase::new("pips").with("pips", pips)
            });
            Section {
                title: Phrase::new("title").with("seat", seat),
                seat: Some(seat),
                lines: vec![line],
            }
        };
        let mut sections = vec![Section {
            title: Phrase::new("round"),
            seat: None,
            lines: vec![],
        }];
        sections.extend(view.pips.iter().enumerate().map(seat));
        sections
    }
}
