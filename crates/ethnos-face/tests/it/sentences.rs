//! Exact sentences: what people read is part of the game.

use ethnos::{Card, Choice, Colour, Event, Kingdom, Question, Scored, Tribe, View};
use ethnos_face::EthnosFace;
use face::{Face, Language, Words};
use kernel::{Game, Notation, Phrase, Rule, Seat, Seen, Turn, Value, Viewer};

use crate::tables::{say, table, words};

const EWA: Seat = Seat(0);
const JAN: Seat = Seat(1);
const DURIS: Kingdom = Kingdom(4);
const RED: Kingdom = Kingdom(4);

const FIRST: &str = "edition=first seats=3 tribes=dwarf,merfolk,orc,skeleton,troll";
const SECOND: &str = "edition=second seats=4 tribes=rabbit,koi,monkey,dog,fox,raccoon";
const SOLO: &str = "edition=second seats=1 level=regular";

/// A table as Ewa sees it, and her words in both languages.
struct Reader {
    view: View,
    english: Words,
    polish: Words,
}

impl Reader {
    fn at(wanted: &str) -> Self {
        let view = table(wanted, 1).game().view(Viewer::Seated(EWA));
        let dialect = EthnosFace::dialect(&view);
        Self {
            view,
            english: words(Language::English, dialect),
            polish: words(Language::Polish, dialect),
        }
    }

    #[track_caller]
    fn both(&self, phrase: &Phrase, english: &str, polish: &str) {
        assert_eq!(say(&self.english, phrase), english);
        assert_eq!(say(&self.polish, phrase), polish);
    }

    #[track_caller]
    fn told(&self, event: &Event, rule: &str, english: &str, polish: &str) {
        let told = EthnosFace::told(&self.view, event).expect("every event is told");
        assert_eq!(told.rule.expect("a rule").0, rule);
        self.both(&told.phrase, english, polish);
    }

    /// The question to Ewa.
    #[track_caller]
    fn asked(&mut self, question: Question, english: &str, polish: &str) {
        self.view.question = question;
        self.view.asked = Some(EWA);
        let phrase = EthnosFace::question(&self.view).expect("a question");
        self.both(&phrase, english, polish);
    }

    /// What an answer to that question does.
    #[track_caller]
    fn option(&self, choice: Choice, english: &str, polish: &str) {
        self.both(&EthnosFace::option(&self.view, choice), english, polish);
    }

    /// Whether the sheet has this line, or this title.
    #[track_caller]
    fn sheet(&self, english: &str, polish: &str) {
        for (words, wanted) in [(&self.english, english), (&self.polish, polish)] {
            let sections = EthnosFace::sheet(&self.view);
            let lines: Vec<String> = sections
                .iter()
                .flat_map(|section| std::iter::once(&section.title).chain(&section.lines))
                .map(|line| say(words, line))
                .collect();
            assert!(lines.iter().any(|line| line == wanted), "{lines:#?}");
        }
    }
}

fn card(colour: Colour, tribe: Tribe) -> Card {
    Card {
        tribe,
        colour: Some(colour),
    }
}

fn wild(tribe: Tribe) -> Card {
    Card {
        tribe,
        colour: None,
    }
}

#[test]
fn cards_move() {
    let reader = Reader::at(FIRST);
    let dwarf = card(Colour::Purple, Tribe::Dwarf);
    let seat = EWA;
    reader.told(
        &Event::Took { seat, card: dwarf },
        "ET-DRAW-1",
        "Ewa recruits from the pool: purple Dwarf.",
        "Ewa werbuje z puli: fioletowa karta Krasnoluda.",
    );
    reader.told(
        &Event::Took {
            seat,
            card: wild(Tribe::Skeleton),
        },
        "ET-DRAW-1",
        "Ewa recruits from the pool: Skeleton.",
        "Ewa werbuje z puli: karta Szkieletu.",
    );
    // Only the drawer reads the card (ET-DRAW-3).
    reader.told(
        &Event::Drew {
            seat,
            card: Seen::Shown(card(Colour::Red, Tribe::Merfolk)),
        },
        "ET-DRAW-3",
        "Ewa draws from the deck: red Merfolk.",
        "Ewa dobiera z Talii Sojuszników: czerwona karta Morskiego Ludu.",
    );
    reader.told(
        &Event::Drew {
            seat,
            card: Seen::Hidden,
        },
        "ET-DRAW-3",
        "Ewa draws a card from the deck.",
        "Ewa dobiera kartę z Talii Sojuszników.",
    );
    reader.told(
        &Event::Dragon { seat, nth: 2 },
        "ET-DRAGON-2",
        "Ewa reveals Dragon 2 of 3.",
        "Ewa odkrywa kartę Smoka: 2 z 3.",
    );
    reader.told(
        &Event::Discarded {
            seat,
            cards: vec![dwarf, wild(Tribe::Skeleton), dwarf],
            kept: 1,
            news: true,
        },
        "ET-TRIBE-ELF-1",
        "Ewa discards 3 cards to the pool: Dwarf (2 × purple) and Skeleton. Ewa keeps 1 card.",
        "Ewa odrzuca 3 karty do puli: Krasnolud (2 × fioletowa) i Szkielet. Ewa zatrzymuje na ręce 1 kartę.",
    );
}

/// 1 karta, 2 karty, 5 kart, 12 kart, 22 karty; in the accusative 1 kartę.
#[test]
fn polish_counts() {
    let mut reader = Reader::at(FIRST);
    reader.view.deck.above = 0;
    let cards = [
        (1, "1 card", "1 karta"),
        (2, "2 cards", "2 karty"),
        (5, "5 cards", "5 kart"),
        (12, "12 cards", "12 kart"),
        (22, "22 cards", "22 karty"),
    ];
    for (n, english, polish) in cards {
        reader.view.deck.cards = n;
        reader.sheet(
            &format!("Deck: {english}"),
            &format!("Talia Sojuszników: {polish}"),
        );
    }
    for (cards, english, polish) in [
        (1, "1 card", "1 kartę"),
        (3, "3 cards", "3 karty"),
        (7, "7 cards", "7 kart"),
    ] {
        reader.asked(
            Question::Study { cards },
            &format!("Draw {english} from the deck?"),
            &format!("Dobrać {polish} z Talii Sojuszników?"),
        );
    }
    for (to, spaces, pola) in [
        (1, "1 space", "1 pole"),
        (4, "4 spaces", "4 pola"),
        (6, "6 spaces", "6 pól"),
    ] {
        reader.told(
            &Event::Advanced {
                seat: EWA,
                from: 0,
                to,
            },
            "ET-TRIBE-MERFOLK-1",
            &format!("Ewa advances {spaces} on the Merfolk board, to space {to}."),
            &format!("Ewa przesuwa znacznik na planszy Morskiego Ludu o {pola}, na pole {to}."),
        );
    }
    for (markers, points, english, polish) in [
        (
            1,
            1,
            "1 marker): 1",
            "1 znacznik z planszy Hordy Orków: 1 punkt",
        ),
        (
            2,
            3,
            "2 markers): 3",
            "2 znaczniki z planszy Hordy Orków: 3 punkty",
        ),
        (
            5,
            15,
            "5 markers): 15",
            "5 znaczników z planszy Hordy Orków: 15 punktów",
        ),
    ] {
        reader.told(
            &Event::Scored {
                seat: EWA,
                points,
                what: Scored::Horde { markers },
                rule: Rule("ET-TRIBE-ORC-4"),
            },
            "ET-TRIBE-ORC-4",
            &format!("Ewa empties the Orc board ({english} Glory."),
            &format!("Ewa usuwa {polish} Chwały."),
        );
    }
}

#[test]
fn a_band_is_played() {
    let reader = Reader::at(FIRST);
    let (purple, red) = (
        card(Colour::Purple, Tribe::Dwarf),
        card(Colour::Red, Tribe::Dwarf),
    );
    let (seat, kingdom) = (EWA, DURIS);
    reader.told(
        &Event::BandPlayed {
            seat,
            leader: purple,
            cards: vec![purple, red, red, wild(Tribe::Skeleton)],
            news: true,
        },
        "ET-BAND-6",
        "Ewa plays a Band of 4 cards: Dwarf (purple and 2 × red) and Skeleton. Leader: purple Dwarf.",
        "Ewa zagrywa Oddział (4 karty): Krasnolud (fioletowa i 2 × czerwona) i Szkielet. Dowódca: fioletowa karta Krasnoluda.",
    );
    let rule = Rule("ET-MARK-1");
    reader.told(
        &Event::MarkerPlaced {
            seat,
            kingdom,
            rule,
        },
        "ET-MARK-1",
        "Ewa places a marker in Duris.",
        "Ewa umieszcza znacznik Kontroli w Królestwie Duris.",
    );
    for (rule, english, polish) in [
        (
            "ET-MARK-1",
            "Ewa places no marker: the Band is too small.",
            "Ewa nie umieszcza znacznika Kontroli: Oddział jest za mały.",
        ),
        (
            "ET-MARK-5",
            "Ewa declines to place a marker.",
            "Ewa rezygnuje z umieszczenia znacznika Kontroli.",
        ),
        (
            "ET-MARK-7",
            "Ewa has no marker left to place.",
            "Ewa nie ma już wolnych znaczników Kontroli.",
        ),
        (
            "ET-TRIBE-HALFLING-1",
            "A Halfling leads: Ewa places no marker.",
            "Dowodzi Niziołek: Ewa nie umieszcza znacznika Kontroli.",
        ),
    ] {
        let none = Event::NoMarker {
            seat,
            rule: Rule(rule),
        };
        reader.told(&none, rule, english, polish);
    }
    reader.told(
        &Event::GiantTaken {
            seat,
            size: 4,
            points: 2,
        },
        "ET-TRIBE-GIANT-2",
        "Ewa takes the Giant token with a Band of 4 cards: 2 Glory.",
        "Ewa przejmuje żeton Olbrzymów za Oddział (4 karty): 2 punkty Chwały.",
    );
}

/// Places, ties (ET-SCORE-12), coins (ET-TRIBE-RACCOON-4) and a kingdom held alone (ET-2P-4).
#[test]
fn score_lines() {
    let first = Reader::at(FIRST);
    let scored = |points, place, tied, coins, rule| Event::Scored {
        seat: EWA,
        points,
        what: Scored::Kingdom {
            kingdom: DURIS,
            place,
            tied,
            coins,
        },
        rule: Rule(rule),
    };
    first.told(
        &scored(4, 1, 1, 0, "ET-SCORE-5"),
        "ET-SCORE-5",
        "Duris: Ewa 4 Glory, first place.",
        "Duris: Ewa – 4 punkty Chwały, pierwsze miejsce.",
    );
    first.told(
        &scored(1, 2, 2, 0, "ET-SCORE-12"),
        "ET-SCORE-12",
        "Duris: Ewa 1 Glory, second place shared with one other.",
        "Duris: Ewa – 1 punkt Chwały, drugie miejsce, remis z jednym graczem.",
    );
    let second = Reader::at(SECOND);
    second.told(
        &scored(7, 1, 3, 3, "ET-SCORE-12"),
        "ET-SCORE-12",
        "Red Region: Ewa 7 Prestige, first place shared with 2 others; coins add 3.",
        "Czerwony Region: Ewa – 7 punktów Prestiżu, pierwsze miejsce, remis z 2 graczami; monety dodają 3.",
    );
    first.told(
        &scored(12, 1, 1, 0, "ET-2P-4"),
        "ET-2P-4",
        "Duris: Ewa 12 Glory, alone there and so for both tokens.",
        "Duris: Ewa – 12 punktów Chwały za oba żetony, bez rywala.",
    );
    first.told(
        &Event::Scored {
            seat: JAN,
            points: 6,
            what: Scored::Band {
                counts: 4,
                leader: Tribe::Dwarf,
            },
            rule: Rule("ET-SCORE-20"),
        },
        "ET-SCORE-20",
        "Jan: 6 Glory for a Band that counts 4 cards. Leader: Dwarf.",
        "Jan: Oddział (4 karty) – 6 punktów Chwały. Dowódca: Krasnolud.",
    );
}

/// The most Glory wins (ET-END-2); a tie names those who share it (ET-END-3).
#[test]
fn the_game_ends() {
    let mut first = Reader::at(FIRST);
    first.view.sides[1].glory = 52;
    first.told(
        &Event::GameEnds,
        "ET-END-2",
        "The game ends. Jan becomes Lord of Ethnos with 52 Glory!",
        "Koniec gry. Jan zostaje Królem Ethnos: 52 punkty Chwały!",
    );
    first.view.sides[0].glory = 52;
    first.told(
        &Event::GameEnds,
        "ET-END-3",
        "The game ends with a tie at 52 Glory: Ewa and Jan. Markers on the board decide, then the largest Bands.",
        "Koniec gry. Remis: Ewa i Jan – po 52 punkty Chwały. Rozstrzygają znaczniki Kontroli na planszy, potem największe Oddziały.",
    );
    let mut second = Reader::at(SECOND);
    second.view.sides[1].glory = 81;
    second.told(
        &Event::GameEnds,
        "ET-END-2",
        "The game ends. Jan becomes Emperor of Ethnos with 81 Prestige!",
        "Koniec gry. Jan zostaje Cesarzem Ethnos: 81 punktów Prestiżu!",
    );
    // The track of the second edition ends at 79 (ET-COMP-30); a lap more begins at 0 (ET-DEF-15).
    second.sheet(
        "Prestige: 81 (lap 2, space 1)",
        "Prestiż: 81 (okrążenie 2, pole 1)",
    );
}

/// The same fact in the words of the second edition.
#[test]
fn the_second_edition_has_words_of_its_own() {
    let mut reader = Reader::at(SECOND);
    let rule = Rule("ET-MARK-1");
    let (seat, kingdom) = (JAN, RED);
    reader.told(
        &Event::MarkerPlaced {
            seat,
            kingdom,
            rule,
        },
        "ET-MARK-1",
        "Jan places a marker in the Red Region.",
        "Jan umieszcza znacznik Kontroli w Czerwonym Regionie.",
    );
    reader.told(
        &Event::NoMarker { seat, rule },
        "ET-MARK-1",
        "Jan places no marker: the Party is too small.",
        "Jan nie umieszcza znacznika Kontroli: Drużyna jest za mała.",
    );
    reader.told(
        &Event::Took {
            seat,
            card: card(Colour::White, Tribe::Koi),
        },
        "ET-DRAW-1",
        "Jan recruits from the Ally Pool: white Koi.",
        "Jan werbuje z puli: biała karta Karpia Koi.",
    );
    reader.asked(
        Question::Another,
        "Play another Party at once?",
        "Zagrać od razu jeszcze jedną Drużynę?",
    );
    reader.option(
        Choice::Decline,
        "Play no other Party",
        "Nie zagrywaj kolejnej Drużyny",
    );
    reader.sheet("Regions", "Regiony");
}

#[test]
fn questions_and_their_answers() {
    let mut reader = Reader::at(FIRST);
    let place = Choice::Place(DURIS);
    reader.view.sides[0].hand_size = 10;
    reader.asked(
        Question::Turn,
        "You hold 10 cards: play a Band.",
        "Masz na ręce 10 kart: musisz zagrać Oddział.",
    );
    reader.asked(
        Question::FreeMarker { left: 2 },
        "A free marker for any Kingdom: where does it go? 2 are left.",
        "Dodatkowy znacznik Kontroli do dowolnego Królestwa: gdzie go umieścić? Pozostało: 2.",
    );
    reader.option(
        place,
        "Place the free marker in Duris",
        "Umieść dodatkowy znacznik Kontroli w Królestwie Duris",
    );
    reader.view.question = Question::Marker;
    reader.option(
        place,
        "Place the marker in Duris",
        "Umieść znacznik Kontroli w Królestwie Duris",
    );
    reader.option(
        Choice::Decline,
        "Place no marker",
        "Nie umieszczaj znacznika Kontroli",
    );
    reader.asked(
        Question::Keep { most: 3 },
        "You may keep up to 3 cards. Which ones stay in your hand?",
        "Możesz zatrzymać na ręce najwyżej 3 karty. Które karty zatrzymujesz?",
    );
    reader.option(
        Choice::Decline,
        "Keep nothing: discard 10 cards",
        "Nie zatrzymuj niczego: odrzuć 10 kart",
    );
    reader.view.keeping = Seen::Shown(vec![card(Colour::Blue, Tribe::Orc)]);
    reader.option(
        Choice::Decline,
        "Keep no more: discard 9 cards",
        "Nie zatrzymuj nic więcej: odrzuć 9 kart",
    );
    reader.sheet(
        "To be kept: blue Orc",
        "Do zatrzymania: niebieska karta Orka",
    );
    reader.asked(
        Question::Cash { points: 6 },
        "Empty your Orc board for 6 Glory now, or keep its markers for later?",
        "Opróżnić planszę Hordy Orków za 6 punktów Chwały czy zachować znaczniki na później?",
    );
    reader.option(
        Choice::Cash,
        "Empty the Orc board: 6 Glory",
        "Opróżnij planszę Hordy Orków: 6 punktów Chwały",
    );
    reader.asked(
        Question::Horde {
            colour: Colour::Orange,
        },
        "Put a marker on the orange space of your Orc board?",
        "Umieścić znacznik na pomarańczowym polu twojej planszy Hordy Orków?",
    );
    reader.option(
        Choice::Use,
        "Put a marker on the orange space",
        "Umieść znacznik na pomarańczowym polu",
    );
    reader.view.seat = Some(JAN);
    let others = EthnosFace::question(&reader.view).expect("a question");
    reader.both(
        &others,
        "Ewa decides about a marker for the orange space of the Orc board.",
        "Ewa decyduje, czy umieścić znacznik na pomarańczowym polu planszy Hordy Orków.",
    );
    // Answers that fit no open question are still called something.
    reader.view.question = Question::Turn;
    reader.option(
        Choice::Use,
        "Use the ability",
        "Skorzystaj ze zdolności specjalnej",
    );
    reader.option(Choice::Decline, "Decline", "Zrezygnuj");
}

/// Ten Skeletons: shown and discarded (ET-EDGE-5), or the Polish edition's win (ET-TRIBE-SKELETON-8).
#[test]
fn ten_skeletons() {
    let reader = Reader::at(FIRST);
    reader.option(
        Choice::Scatter,
        "Show and discard the ten Skeletons",
        "Pokaż i odrzuć 10 Szkieletów",
    );
    reader.option(
        Choice::Win,
        "Play the ten Skeletons and win the game",
        "Zagraj 10 Szkieletów i wygraj grę",
    );
    reader.told(
        &Event::Scattered {
            seat: EWA,
            cards: 10,
        },
        "ET-EDGE-5",
        "Ewa shows ten Skeletons and discards them to the pool.",
        "Ewa pokazuje 10 Szkieletów i odrzuca je do puli.",
    );
    reader.told(
        &Event::TenSkeletons { seat: EWA },
        "ET-TRIBE-SKELETON-8",
        "Ewa plays ten Skeletons and wins the game at once!",
        "Ewa zagrywa 10 Szkieletów i natychmiast wygrywa grę!",
    );
}

/// Chief Bruno has no seat, but a name (ET-SOLO-14).
#[test]
fn chief_bruno() {
    let mut reader = Reader::at(SOLO);
    let (seat, kingdom) = (JAN, RED);
    reader.told(
        &Event::BrunoPlays {
            column: kingdom,
            size: 5,
            leader: Tribe::Koi,
        },
        "ET-SOLO-38",
        "Chief Bruno plays the red Party (5 cards). Leader: Koi.",
        "Wódz Bruno zagrywa Drużynę z czerwonej kolumny (5 kart). Dowódca: Karp Koi.",
    );
    let rule = Rule("ET-SOLO-43");
    reader.told(
        &Event::MarkerPlaced {
            seat,
            kingdom,
            rule,
        },
        "ET-SOLO-43",
        "Chief Bruno places a marker in the Red Region.",
        "Wódz Bruno umieszcza znacznik Kontroli w Czerwonym Regionie.",
    );
    reader.asked(
        Question::BrunoHorde { full: false },
        "That space of Chief Bruno's Monkey board is taken. Which colour does he take instead?",
        "To pole planszy Osady Małp Wodza Brunona jest już zajęte. Jaki inny kolor wybierasz?",
    );
    reader.option(
        Choice::Place(RED),
        "Chief Bruno: a marker on the red space and in the Red Region",
        "Wódz Bruno: znacznik na czerwonym polu i w Czerwonym Regionie",
    );
    reader.asked(
        Question::BrunoHorde { full: true },
        "Chief Bruno's Monkey board is full. Where does the marker of his Party go?",
        "Plansza Osady Małp Wodza Brunona jest pełna. Gdzie trafia znacznik za Drużynę?",
    );
    reader.option(
        Choice::Place(RED),
        "Chief Bruno's marker goes to the Red Region",
        "Znacznik Wodza Brunona trafia do Czerwonego Regionu",
    );
    reader.sheet(
        "Chief Bruno's Dashboard (regular)",
        "Pulpit Wodza Brunona (poziom normalny)",
    );
}

/// Why an answer, written in notation, is refused at the start of a match.
#[track_caller]
fn refused(wanted: &str, choice: &str, english: &str, polish: &str) {
    let table = table(wanted, 1);
    let game = table.game();
    let Turn::Ask(seat) = game.turn() else {
        panic!("a match starts with a question");
    };
    let choice = game.read_choice(choice).expect("notation");
    let refusal = game.why_not(seat, choice);
    let reader = Reader::at(wanted);
    assert_eq!(reader.english.refusal(&refusal), english);
    assert_eq!(reader.polish.refusal(&refusal), polish);
}

#[test]
fn refusals_name_the_rule() {
    refused(
        FIRST,
        "decline",
        "Nobody passes: recruit a card or play a Band. (ET-TURN-3)",
        "Nie można pasować: zwerbuj kartę albo zagraj Oddział. (ET-TURN-3)",
    );
    refused(
        FIRST,
        "scatter",
        "That takes ten Skeletons and no other card; you hold 1 card. (ET-EDGE-5)",
        "Do tego trzeba mieć 10 Szkieletów i żadnej innej karty; masz 1 kartę. (ET-EDGE-5)",
    );
    refused(
        SECOND,
        "win",
        "In this edition ten Dogs win nothing. (ET-TRIBE-SKELETON-9)",
        "W tym wydaniu 10 Psów niczego nie wygrywa. (ET-TRIBE-SKELETON-9)",
    );
    refused(
        "edition=polish seats=3",
        "scatter",
        "In this edition ten Skeletons win: play them instead of discarding them. (ET-EDGE-6)",
        "W tym wydaniu 10 Szkieletów wygrywa: zagraj je zamiast odrzucać. (ET-EDGE-6)",
    );
    refused(
        SECOND,
        "place red",
        "First decide about your turn: recruit a card or play a Party. (ET-TURN-2)",
        "Najpierw wybierz akcję: zwerbuj kartę albo zagraj Drużynę. (ET-TURN-2)",
    );
}

/// The refusals that need a rare position: what the rules say, put into words.
#[test]
fn rare_refusals() {
    let first = Reader::at(FIRST);
    let named = |key, tribe| Phrase::new(key).with("card", ethnos::words::card(tribe));
    let (dwarf, skeleton) = (card(Colour::Purple, Tribe::Dwarf), wild(Tribe::Skeleton));
    first.both(
        &named("no-never-leads", skeleton),
        "This card never leads a Band: Skeleton.",
        "Ta karta nigdy nie dowodzi: karta Szkieletu.",
    );
    first.both(
        &named("no-canonical-order", dwarf),
        "Name the cards in order; this one comes before the last one named: purple Dwarf.",
        "Podawaj karty po kolei; ta stoi przed ostatnio podaną: fioletowa karta Krasnoluda.",
    );
    let mixture = named("no-mixture", dwarf).with(
        "leader",
        ethnos::words::card(card(Colour::Purple, Tribe::Orc)),
    );
    first.both(
        &mixture,
        "The cards of a Band share one tribe or one colour, never a mixture. This card does not fit: purple Dwarf. \
         Leader: purple Orc.",
        "Karty w Oddziale łączy jedno Plemię albo jeden kolor, nie wolno ich mieszać. \
         Ta karta nie pasuje: fioletowa karta Krasnoluda. Dowódca: fioletowa karta Orka.",
    );
    first.both(
        &Phrase::new("no-token-too-high")
            .with("value", 5_u8)
            .with("n", 3_u8),
        "Token 5 is too high for a Band of 3 cards.",
        "Żeton o wartości 5 jest za wysoki: Oddział ma 3 karty.",
    );
    first.both(
        &Phrase::new("no-token-claimed").with("value", 5_u8),
        "Token 5 is not beside the board any more.",
        "Żetonu o wartości 5 nie ma już obok planszy.",
    );
    first.both(
        &Phrase::new("no-hand-full").with("n", 10_u8),
        "You hold 10 cards: there is no room for another.",
        "Masz na ręce 10 kart: na następną nie ma miejsca.",
    );
    first.both(
        &Phrase::new("no-marker-must"),
        "The marker has to be placed where it can be.",
        "Znacznik Kontroli trzeba umieścić, jeśli to możliwe.",
    );
}

#[test]
fn rare_refusals_of_chief_bruno() {
    let solo = Reader::at(SOLO);
    let red = || Value::Word("kingdom-red".to_owned());
    solo.both(
        &Phrase::new("no-colour-settled").with("kingdom", red()),
        "Chief Bruno is on that space of his Monkey board already: not the Red Region.",
        "Wódz Bruno ma już znacznik na tym polu planszy Osady Małp; wybierz coś innego niż Czerwony Region.",
    );
    solo.both(
        &Phrase::new("no-region-preference").with("kingdom", red()),
        "Chief Bruno likes another Region better than the Red Region.",
        "Wódz Bruno woli inne miejsce; wybierz coś innego niż Czerwony Region.",
    );
    solo.both(
        &Phrase::new("no-steal-only-easy"),
        "Only at the easy level may you take the card into your hand.",
        "Wziąć kartę na rękę można tylko na poziomie łatwym.",
    );
}
