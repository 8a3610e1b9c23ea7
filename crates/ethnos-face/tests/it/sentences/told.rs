//! Sentences of the log.

use super::*;

#[test]
fn cards_move() {
    let reader = Reader::at(FIRST);
    let dwarf = card(Colour::Purple, Tribe::Dwarf);
    let seat = EWA;
    reader.told(
        &Event::Took { seat, card: dwarf },
        "ET-DRAW-1",
        "Ewa recruits the purple Dwarf from the pool.",
        "Ewa werbuje z puli: fioletowa karta Krasnoluda.",
    );
    reader.told(
        &Event::Took {
            seat,
            card: wild(Tribe::Skeleton),
        },
        "ET-DRAW-1",
        "Ewa recruits the Skeleton from the pool.",
        "Ewa werbuje z puli: karta Szkieletu.",
    );
    // Only the drawer reads the card (ET-DRAW-3).
    reader.told(
        &Event::Drew {
            seat,
            card: Seen::Shown(card(Colour::Red, Tribe::Merfolk)),
        },
        "ET-DRAW-3",
        "Ewa draws the red Merfolk from the deck.",
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
        "Ewa odrzuca 3 karty do puli: Krasnolud (2 × fioletowy) i Szkielet. Ewa zatrzymuje na ręce 1 kartę.",
    );
}

/// 1 karta, 2 karty, 5 kart, 12 kart, 22 karty.
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
}

/// After a verb: 1 kartę, 3 karty, 7 kart; o 1 pole, o 4 pola, o 6 pól.
#[test]
fn polish_counts_after_a_verb() {
    let mut reader = Reader::at(FIRST);
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
}

#[test]
fn markers_are_counted() {
    let reader = Reader::at(FIRST);
    for (markers, points, english, polish) in [
        (
            1,
            1,
            "1 marker) and scores 1",
            "1 znacznik z planszy Hordy Orków: 1 punkt",
        ),
        (
            2,
            3,
            "2 markers) and scores 3",
            "2 znaczniki z planszy Hordy Orków: 3 punkty",
        ),
        (
            5,
            15,
            "5 markers) and scores 15",
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
            &format!("Ewa empties the Orc Horde board ({english} Glory."),
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
        "Ewa plays a Band of 4 cards, led by the purple Dwarf: Dwarf (purple and 2 × red) and Skeleton.",
        "Ewa zagrywa Oddział (4 karty): Krasnolud (fioletowy i 2 × czerwony) i Szkielet. Dowódca: fioletowa karta Krasnoluda.",
    );
    let rule = Rule("ET-MARK-1");
    reader.told(
        &Event::MarkerPlaced {
            seat,
            kingdom,
            rule,
        },
        "ET-MARK-1",
        "Ewa places a marker in Duris, purple.",
        "Ewa umieszcza znacznik Kontroli w fioletowym Królestwie Duris.",
    );
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

#[test]
fn a_band_places_no_marker() {
    let reader = Reader::at(FIRST);
    let seat = EWA;
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
            "Ewa has no markers left to place.",
            "Ewa ma pustą pulę znaczników Kontroli.",
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
        "Duris, purple: Ewa scores 4 Glory for first place.",
        "Duris (fioletowe): Ewa – 4 punkty Chwały, pierwsze miejsce.",
    );
    first.told(
        &scored(1, 2, 2, 0, "ET-SCORE-12"),
        "ET-SCORE-12",
        "Duris, purple: Ewa scores 1 Glory for second place, shared with one other.",
        "Duris (fioletowe): Ewa – 1 punkt Chwały, drugie miejsce, remis z jednym graczem.",
    );
    let second = Reader::at(SECOND);
    second.told(
        &scored(7, 1, 3, 3, "ET-SCORE-12"),
        "ET-SCORE-12",
        "Red Region: Ewa scores 7 Prestige for first place, shared with 2 others; coins add 3.",
        "Czerwony Region: Ewa – 7 punktów Prestiżu, pierwsze miejsce, remis z 2 graczami; monety dodają 3.",
    );
    first.told(
        &scored(12, 1, 1, 0, "ET-2P-4"),
        "ET-2P-4",
        "Duris, purple: Ewa scores 12 Glory for both tokens, as the only player there.",
        "Duris (fioletowe): Ewa – 12 punktów Chwały za oba żetony, bez rywala.",
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
        "Jan scores 6 Glory for a Band that counts as 4 cards (Leader: Dwarf).",
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
        "The game ends in a tie at 52 Glory: Ewa and Jan. Markers on the board break it, then the largest Bands.",
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

/// In the log a kingdom is named with its colour, in both languages and every form, and a page draws its name as a chip.
#[test]
fn kingdoms_are_drawn_in_their_colour() {
    let chip = |wanted: &str, kingdom: Kingdom, english: &str, polish: &str| {
        let reader = Reader::at(wanted);
        let content = ethnos::Ethnos::read_content(ethnos::Ethnos::CONTENT)
            .expect("the content file is sound");
        let placed = Event::MarkerPlaced {
            seat: EWA,
            kingdom,
            rule: Rule("ET-MARK-1"),
        };
        let told = EthnosFace::told(&reader.view, &placed).expect("it is told");
        for (words, wanted) in [(&reader.english, english), (&reader.polish, polish)] {
            let page = face::drawn::<EthnosFace>(&content, words, &told.phrase).into_string();
            assert!(page.ends_with(&format!("</svg>{wanted}")), "{page}");
            let text: String = page.split('<').map(after_tag).collect();
            assert_eq!(text, words.say(&told.phrase));
        }
    };
    chip(
        FIRST,
        DURIS,
        "Duris, purple</span>.",
        "Królestwie Duris</span>.",
    );
    chip(
        SECOND,
        RED,
        "Red Region</span>.",
        "Czerwonym Regionie</span>.",
    );
}

fn after_tag(part: &str) -> &str {
    part.split_once('>').map_or(part, |(_, text)| text)
}
