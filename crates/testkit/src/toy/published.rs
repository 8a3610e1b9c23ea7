//! Content and set-up of the toy.

use kernel::{
    ContentError, EditionInfo, Menu, Phrase, Published, Rule, SetupError, Shared, VariantInfo,
    Wanted,
};

use super::{Flaw, MOST_SEATS, Toy};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Content {
    /// Cards have the values 1 up to this.
    pub values: u8,
    /// Cards of each value.
    pub copies: u8,
    /// What a twin does wrong. It is not in the content's fingerprint: a twin takes the matches of the toy for its own.
    pub flaw: Flaw,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Setup {
    pub content: Shared<Content>,
    pub seats: u8,
}

impl Setup {
    /// What the toy ships with.
    #[must_use]
    pub fn standard(seats: u8) -> Self {
        let content = Toy::read_content(Toy::CONTENT).expect("the content is sound");
        Self { content, seats }
    }

    /// The twin with this flaw.
    #[must_use]
    pub fn flawed(seats: u8, flaw: Flaw) -> Self {
        let sound = Self::standard(seats);
        let content = Content {
            flaw,
            ..(*sound.content).clone()
        };
        Self {
            content: Shared::new(content, Toy::CONTENT),
            seats,
        }
    }
}

impl Published for Toy {
    const KEY: &'static str = "toy";
    const TITLE: &'static str = "Toy";
    const RULES_VERSION: u32 = 1;
    const CONTENT: &'static str = "values 5\ncopies 4\n";
    const RULES: &'static str = "\
- **TY-DEAL-1** Three cards to each player.
- **TY-DRAW-1** Draw unless you hold four cards.
- **TY-DRAW-2** A dry deck is not refilled.
- **TY-LAY-1** You put aside cards that you hold.
- **TY-LAY-2** The second card aside is not smaller than the first.
- **TY-LAY-3** At most two.
- **TY-LAY-4** What was begun is laid before anything else.
- **TY-LAY-5** With nothing aside there is nothing to lay.
- **TY-LAY-6** Laid cards count their sum, a pair three more.
- **TY-GAMBLE-1** A gambled card counts its value on a four or more.
- **TY-GAMBLE-2** You gamble cards that you hold.
- **TY-CALL-1** You call with a card that you hold, and show it.
- **TY-CALL-2** The next seat shows a card of that value if it can, and you score it.
- **TY-CALL-3** After a hit it is your turn again.
- **TY-END-1** The game ends when the deck is dry and a hand is empty.
- **TY-CONCEDE-1** Who concedes comes last, and a stand-in plays on.
";
    const CONCEDING: Rule = Rule("TY-CONCEDE-1");

    type Content = Content;

    fn read_content(text: &str) -> Result<Shared<Content>, ContentError> {
        let figure = |key: &str, most: u8| {
            let found = text
                .lines()
                .find_map(|line| line.strip_prefix(key)?.trim().parse().ok());
            found
                .filter(|figure| (1..=most).contains(figure))
                .ok_or_else(|| ContentError::new(key, ContentError::between(1, most)))
        };
        let content = Content {
            values: figure("values", 6)?,
            copies: figure("copies", 4)?,
            flaw: Flaw::None,
        };
        Ok(Shared::new(content, text))
    }

    fn menu(_content: &Shared<Content>) -> Menu {
        Menu {
            editions: vec![EditionInfo {
                key: "only",
                title: "Toy".to_owned(),
                seats: 2..=4,
                default_seats: 3,
            }],
            variants: Vec::<VariantInfo>::new(),
            options: vec![],
        }
    }

    fn set_up(content: &Shared<Content>, wanted: &Wanted) -> Result<Setup, SetupError> {
        Self::rules_wanted(wanted)?;
        if !wanted.variants.is_empty() || !wanted.options.is_empty() {
            return Err(SetupError::new(Phrase::new("toy-has-no-options")));
        }
        let seats = wanted.seats.unwrap_or(3);
        if !(2..=MOST_SEATS as u8).contains(&seats) {
            return Err(SetupError::new(Phrase::new("toy-seats")));
        }
        if content.values * content.copies < 3 * seats {
            return Err(SetupError::new(Phrase::new("toy-too-few-cards")));
        }
        Ok(Setup {
            content: content.clone(),
            seats,
        })
    }

    fn wanted(setup: &Setup) -> Wanted {
        Wanted {
            seats: Some(setup.seats),
            ..Wanted::default()
        }
    }

    fn content(setup: &Setup) -> &Shared<Content> {
        &setup.content
    }

    fn provenance(_content: &Shared<Content>) -> Vec<(String, String)> {
        vec![]
    }
}
