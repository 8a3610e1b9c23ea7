//! Questions, answers and whole editions in words.

use super::*;

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
        "Jan recruits the white Koi from the Ally Pool.",
        "Jan werbuje z puli: biała karta Karpia Koi.",
    );
    reader.asked(
        Question::Another,
        "Play another Party now?",
        "Zagrać od razu jeszcze jedną Drużynę?",
    );
    reader.option(
        Choice::Decline,
        "Don't play another Party",
        "Nie zagrywaj kolejnej Drużyny",
    );
    reader.sheet("Regions", "Regiony");
}

#[test]
fn markers() {
    let mut reader = Reader::at(FIRST);
    let place = Choice::Place(DURIS);
    reader.asked(
        Question::FreeMarker { left: 2 },
        "Place a free marker in any Kingdom. 2 left to place.",
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
        "Don't place a marker",
        "Nie umieszczaj znacznika Kontroli",
    );
}

#[test]
fn a_full_hand_and_what_is_kept_of_it() {
    let mut reader = Reader::at(FIRST);
    reader.view.sides[0].hand_size = 10;
    reader.asked(
        Question::Turn,
        "Your hand is full (10 cards): you must play a Band.",
        "Masz pełną rękę (10 kart): musisz zagrać Oddział.",
    );
    reader.asked(
        Question::Keep { most: 3 },
        "You may keep up to 3 cards. Which do you keep?",
        "Możesz zatrzymać na ręce najwyżej 3 karty. Które karty zatrzymujesz?",
    );
    reader.option(
        Choice::Decline,
        "Keep none: discard 10 cards",
        "Nie zatrzymuj niczego: odrzuć 10 kart",
    );
    reader.view.keeping = Seen::Shown(vec![card(Colour::Blue, Tribe::Orc)]);
    reader.option(
        Choice::Decline,
        "Done: discard 9 cards",
        "Nie zatrzymuj nic więcej: odrzuć 9 kart",
    );
    reader.sheet(
        "To be kept: blue Orc",
        "Do zatrzymania: niebieska karta Orka",
    );
}

#[test]
fn a_board_of_markers() {
    let mut reader = Reader::at(FIRST);
    reader.asked(
        Question::Cash { points: 6 },
        "Empty your Orc Horde board for 6 Glory now, or save its markers for later?",
        "Opróżnić planszę Hordy Orków i zdobyć 6 punktów Chwały czy zachować znaczniki na później?",
    );
    reader.option(
        Choice::Cash,
        "Empty the Orc Horde board for 6 Glory",
        "Opróżnij planszę Hordy Orków: 6 punktów Chwały",
    );
    reader.asked(
        Question::Horde {
            colour: Colour::Orange,
        },
        "Place a marker on the orange space of your Orc Horde board?",
        "Umieścić znacznik na pomarańczowym polu twojej planszy Hordy Orków?",
    );
    reader.option(
        Choice::Use,
        "Place a marker on the orange space",
        "Umieść znacznik na pomarańczowym polu",
    );
    reader.view.seat = Some(JAN);
    let others = EthnosFace::question(&reader.view).expect("a question");
    reader.both(
        &others,
        "Ewa may place a marker on the orange space of the Orc Horde board.",
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
        "Zagraj 10 Szkieletów i wygraj partię",
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
        "Ewa plays ten Skeletons and wins the game immediately!",
        "Ewa zagrywa 10 Szkieletów i natychmiast wygrywa partię!",
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
        "Chief Bruno plays the red Party (5 cards), led by Koi.",
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
        "That space of Chief Bruno's Monkey Settlement board is taken. Which colour does he take instead?",
        "To pole planszy Osady Małp Wodza Brunona jest już zajęte. Jaki inny kolor wybierasz?",
    );
    reader.option(
        Choice::Place(RED),
        "Chief Bruno: a marker on the red space and in the Red Region",
        "Wódz Bruno: znacznik na czerwonym polu i w Czerwonym Regionie",
    );
    reader.asked(
        Question::BrunoHorde { full: true },
        "Chief Bruno's Monkey Settlement board is full. Where does he place the marker for his Party?",
        "Plansza Osady Małp Wodza Brunona jest pełna. Gdzie trafia znacznik za Drużynę?",
    );
    reader.option(
        Choice::Place(RED),
        "Place Chief Bruno's marker in the Red Region",
        "Znacznik Wodza Brunona trafia do Czerwonego Regionu",
    );
    reader.sheet(
        "Chief Bruno's Dashboard (regular)",
        "Pulpit Wodza Brunona (poziom normalny)",
    );
}
