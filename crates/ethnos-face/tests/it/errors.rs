//! Why a text cannot be read or a set-up cannot be played, in words: in the lobby and at a table alike.

use ethnos::{Edition, Ethnos};
use ethnos_face::EthnosFace;
use face::{Face, Language, Words};
use kernel::{Notation, Phrase, Published};

use crate::tables::{say, set_up, table, words};

const FIRST: &str = "edition=first seats=3 tribes=dwarf,elf,giant,skeleton,troll";
const SECOND: &str = "edition=second seats=3 tribes=raccoon,koi,bear,fox,dog";

/// The words of the lobby, which knows no table yet.
fn lobby(language: Language) -> Words {
    Words::new(language, &[EthnosFace::setup_words(language)]).expect("the word files can be read")
}

#[track_caller]
fn both(of: impl Fn(Language) -> Words, why: &Phrase, english: &str, polish: &str) {
    assert_eq!(say(&of(Language::English), why), english);
    assert_eq!(say(&of(Language::Polish), why), polish);
}

#[track_caller]
fn no_set_up(wanted: &str, english: &str, polish: &str) {
    let content = Ethnos::read_content(Ethnos::CONTENT).expect("the content file is sound");
    let wanted = wanted.parse().expect("a wish");
    let error = Ethnos::set_up(&content, &wanted).map(drop);
    let why = error.expect_err("such a table cannot be played").why;
    both(lobby, &why, english, polish);
    both(|of| words(of, "first"), &why, english, polish);
}

#[test]
fn set_ups() {
    let known = Edition::KEYS.join(", ");
    no_set_up(
        "edition=third",
        &format!("There is no edition “third”. Choose one of: {known}."),
        &format!("Nie ma wydania „third”. Do wyboru: {known}."),
    );
    no_set_up(
        "edition=first seats=7",
        "This edition is for 2 to 6 players, not 7.",
        "To wydanie jest dla 2–6 graczy, a nie dla 7.",
    );
    no_set_up(
        "edition=first seats=4 tribes=elf,orc",
        "This number of players needs 6 Tribes; you chose 2.",
        "Potrzebne Plemiona: 6, wybrane: 2.",
    );
    no_set_up(
        "edition=first seats=2 tribes=elf,elf,orc,troll,giant",
        "All Tribes must be different, but one is named twice: Elf.",
        "Każde Plemię może wystąpić tylko raz, a to podano dwa razy: Elfy.",
    );
    no_set_up(
        "edition=first seats=2 level=hard",
        "A level is only for the solo game against Chief Bruno.",
        "Poziom wybiera się tylko w trybie solo z Wodzem Brunonem.",
    );
}

#[track_caller]
fn no_position(wanted: &str, text: &str, english: &str, polish: &str) {
    let error = Ethnos::read_position(&set_up(wanted), text).map(drop);
    let why = error.expect_err("no table can be like that").why;
    let edition = wanted
        .split([' ', '='])
        .nth(1)
        .expect("edition=… comes first");
    both(|of| words(of, edition), &why, english, polish);
}

#[test]
fn positions() {
    no_position(
        FIRST,
        "bands A: red elf + blue dwarf",
        "“red elf + blue dwarf” is not a Band: it needs 1 to 10 cards of one Tribe or one colour. (ET-BAND-2)",
        "„red elf + blue dwarf” to nie Oddział: potrzeba od 1 do 10 kart, które łączy Plemię albo kolor. (ET-BAND-2)",
    );
    no_position(
        FIRST,
        "hand A: 3 red elf",
        "The game does not have that many cards of this kind: red Elf. (ET-COMP-14)",
        "W grze nie ma tylu kart tego rodzaju: czerwona karta Elfa. (ET-COMP-14)",
    );
    no_position(
        SECOND,
        "tokens red: 99/99",
        "No token 99 is left for the Red Region.",
        "Nie ma już żetonu 99: Czerwony Region.",
    );
    no_position(
        SECOND,
        "merfolk: A30",
        "A marker is beyond the last space of the Koi board. (ET-COMP-22)",
        "Znacznik jest za ostatnim polem planszy Koi. (ET-COMP-22)",
    );
}

/// Positions whose pieces could not have come to lie like that.
#[test]
fn positions_out_of_order() {
    no_position(
        FIRST,
        "giant: B3\nbands A: red elf",
        "Jan cannot hold the Giant token for 3 cards: it lies on the largest Band that its Tribe leads. (ET-TRIBE-GIANT-1)",
        "Żeton Olbrzymów: Jan nie może go mieć (karty: 3), bo należy się za największy Oddział z takim Dowódcą. (ET-TRIBE-GIANT-1)",
    );
    no_position(
        SECOND,
        "giant: -\nbands A: red bear",
        "The Bear token is missing: it goes to the largest Party that its Clan leads. (ET-TRIBE-GIANT-4)",
        "Żeton Niedźwiedzi nie leży już obok planszy: należy się za największą Drużynę z takim Dowódcą (karty: 1). (ET-TRIBE-GIANT-4)",
    );
    no_position(
        FIRST,
        "dragons: 2\nabove: 3",
        "3 cards are above the Dragons although one of them is already out. (ET-AGE-9)",
        "Nad Smokami leżą 3 karty, choć jeden z nich jest już odkryty. (ET-AGE-9)",
    );
    no_position(
        SECOND,
        "coins red: 1, 2",
        "Coins are laid lowest first: those worth 1 come before higher ones. (ET-TRIBE-RACCOON-1)",
        "Monety kładzie się od najniższej: te o wartości 1 przed wyższymi. (ET-TRIBE-RACCOON-1)",
    );
    no_position(
        "edition=first seats=3 +recruitment tribes=dwarf,elf,giant,orc,troll",
        "pool: red elf",
        "1 card is in the pool, but in Recruitment Mode there are at least 3. (ET-RECRUIT-2)",
        "W puli jest 1 karta, a w trybie werbunku jest ich co najmniej 3. (ET-RECRUIT-2)",
    );
    no_position(
        FIRST,
        "dragons: 1\nask: over",
        "The game is over after the third Dragon of the last Age, not before. (ET-AGE-18)",
        "Gra kończy się po trzecim Smoku ostatniej Ery, nie wcześniej. (ET-AGE-18)",
    );
    no_position(
        FIRST,
        "third: B",
        "The third Dragon is not out yet, so no one has drawn it. (ET-DRAGON-6)",
        "Trzeciego Smoka jeszcze nie odkryto, więc nikt go nie dobrał. (ET-DRAGON-6)",
    );
}

#[test]
fn choices() {
    let table = table(FIRST, 1);
    let game = table.game();
    for (text, english, polish) in [
        (
            "pass",
            "“pass” is not a move. Write one such as “draw”, “take red dwarf” or “decline”.",
            "„pass” to nie ruch w notacji tej gry.",
        ),
        (
            "take red koi",
            "“red koi” is not a card of this game.",
            "Karty „red koi” nie ma w tej partii.",
        ),
        (
            "place mordor",
            "“mordor” is not a Kingdom of this edition.",
            "W tym wydaniu nie ma Królestwa „mordor”.",
        ),
    ] {
        let why = game.read_choice(text).expect_err(text).why;
        both(|of| words(of, "first"), &why, english, polish);
    }
}

/// One chooses whole tribes: in Polish they are in the plural.
#[test]
fn tribes_of_the_lobby() {
    for (key, english, polish) in [
        ("setup-part-dwarf", "Dwarf", "Krasnoludy"),
        ("setup-part-red-panda", "Red Panda", "Rude Pandy"),
        ("setup-part-merfolk", "Merfolk", "Morski Lud"),
    ] {
        assert_eq!(lobby(Language::English).word(key), english);
        assert_eq!(lobby(Language::Polish).word(key), polish);
    }
}
