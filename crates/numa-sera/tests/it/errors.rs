//! What cannot be read is refused with a key and its figures; faces make the sentence.

use kernel::{
    Dice, Game, Notation, NotationError, Phrase, Published, Quiet, Refusal, Rng, Seat, Value,
};
use numa_sera::NumaSera;

use super::{content, set_up};

const TABLE: &str = "kingdom A: numa-sera\nkingdom B: meran\n";

#[track_caller]
fn position(lines: &str, line: Option<usize>, why: Phrase) {
    let setup = set_up("seats=2 first=A");
    let text = format!("{TABLE}{lines}");
    let error = NumaSera::read_position(&setup, &text).map(|_| ());
    assert_eq!(error, Err(NotationError { line, why }), "{lines}");
}

fn quoting(key: &'static str, text: &str) -> Phrase {
    Phrase::new(key).with("text", text)
}

#[test]
fn positions_are_refused_with_their_line() {
    for (line, key, quoted) in [
        ("nonsense", "notation-key-value", "nonsense"),
        ("weather: fine", "notation-line", "weather"),
        ("mood A: good", "notation-player-line", "mood"),
        ("capital C: 3", "notation-no-seat", "C"),
        ("round: 300", "notation-figure", "300"),
        ("hand A: excalibur", "notation-no-card", "excalibur"),
        (
            "hand A: 200 steady-hand",
            "notation-too-many",
            "200 steady-hand",
        ),
        ("met A: tyrant", "notation-condition", "tyrant"),
        ("blocks A: pounce", "notation-no-block", "pounce"),
        ("known A: longsword", "notation-known", "A"),
        ("contract A: B 3", "notation-contract", "B 3"),
        ("over: A magic", "notation-ending", "magic"),
    ] {
        position(line, Some(3), quoting(key, quoted));
    }
    for (line, key) in [
        ("hand A: buried-coffer", "notation-hand"),
        ("items A: steady-hand", "notation-equipment"),
        ("skills A: lore 5", "notation-level"),
        ("pre-ticked A: no", "notation-pre-ticked"),
        ("battle-state: rolled", "notation-no-battle"),
        ("battle: A hero A", "notation-own-battle"),
        ("trade-side 0: truce", "notation-no-trade"),
    ] {
        position(line, Some(3), Phrase::new(key));
    }
}

#[test]
fn positions_that_do_not_add_up_are_refused() {
    position(
        "kingdom B: numa-sera",
        None,
        Phrase::new("notation-same-kingdom"),
    );
    position("agenda: dance", None, quoting("notation-step", "dance"));
    position(
        "agenda: roll",
        None,
        quoting("notation-step-battle", "roll"),
    );
    position("agenda: end-turn", None, Phrase::new("notation-question"));
    position(
        "fallen A: 3",
        None,
        quoting("notation-asks-eliminated", "A"),
    );
    position(
        "hand A: longsword\nhand B: longsword",
        None,
        quoting("notation-copies", "Longsword"),
    );
    let skill = Value::Word("skill-lore".to_owned());
    position(
        "skills A: lore 3\nskills B: lore 3",
        None,
        Phrase::new("notation-skill-cards")
            .with("n", 5_u8)
            .with("skill", skill),
    );
}

#[test]
fn choices_are_refused_with_what_was_written() {
    let setup = set_up("seats=2 kingdoms=random");
    let game = NumaSera::start(&setup, &mut Dice::quick(Rng::new(1)), &mut Quiet);
    for (text, key, quoted) in [
        ("", "notation-choice", ""),
        ("dance", "notation-choice", "dance"),
        ("line 1 1 2", "notation-heroes", "line 1 1 2"),
        ("line 0 1 2", "notation-heroes", "line 0 1 2"),
        ("attack hero D", "notation-no-seat", "D"),
        ("attack camelot", "notation-no-stronghold", "camelot"),
        ("use longsword 9", "notation-ability", "longsword"),
        ("give 7", "notation-no-card", "7"),
        ("tick nothing", "notation-no-block", "nothing"),
        ("option 0", "notation-option", "0"),
        ("slot tail", "notation-no-slot", "tail"),
        ("train dance", "notation-no-skill", "dance"),
        ("class bard", "notation-no-class", "bard"),
        ("kingdom oz", "notation-no-kingdom", "oz"),
        ("spare nothing", "notation-no-set", "nothing"),
    ] {
        let error = game.read_choice(text).unwrap_err();
        assert_eq!(error.why, quoting(key, quoted), "{text:?}");
    }
    let error = game.read_wish("nothing").unwrap_err();
    assert_eq!(error.why, quoting("notation-wish", "nothing"));
}

#[track_caller]
fn setup(wanted: &str, why: Phrase) {
    let wanted = wanted.parse().unwrap();
    let error = NumaSera::set_up(&content(), &wanted)
        .map(|_| ())
        .unwrap_err();
    assert_eq!((error.why, error.rule), (why, None), "{wanted}");
}

#[test]
fn setups_are_refused_with_what_is_possible() {
    setup("edition=first", quoting("setup-refused-edition", "first"));
    setup("+monsters", quoting("setup-refused-variant", "monsters"));
    setup("colour=red", quoting("setup-refused-option", "colour"));
    setup("seats=2 first=C", quoting("setup-refused-first", "C"));
    setup(
        "win=lose",
        Phrase::new("setup-refused-value")
            .with("option", "win")
            .with("text", "lose")
            .with("values", "throne, empire"),
    );
    setup(
        "seats=2 kingdoms=meran,meran",
        quoting("setup-refused-kingdoms", "meran,meran")
            .with("n", 2_u8)
            .with("names", "numa-sera, meran, siaa-dee, dena-vale"),
    );
    setup(
        "seats=2 kingdoms=meran,numa-sera,dena-vale",
        quoting("setup-refused-kingdoms-many", "meran,numa-sera,dena-vale").with("n", 2_u8),
    );
}

/// Crown Scholarship sells at half the cost, and a refusal says so (NS-D38).
#[test]
fn a_scholarship_is_refused_with_half_the_price() {
    let text = "kingdom A: numa-sera\nkingdom B: meran\nexplored: yes\ncapital A: 2\nskills A: lore 2\n\
                blocks A: efficiency, bountiful-empire, gilded-age, court-academy, public-scribes\n";
    let setup = set_up("seats=2 first=A");
    let mut game = NumaSera::read_position(&setup, text).unwrap();
    let mut dice = Dice::script(vec![]);
    for choice in ["build", "tick crown-scholarship"] {
        let choice = game.read_choice(choice).unwrap();
        game.apply(choice, &mut dice, &mut Quiet);
    }
    let lore = game.read_choice("train lore").unwrap();
    let price = Phrase::new("refused-price")
        .with("needs", 15_u8)
        .with("has", 7_u8);
    assert_eq!(
        game.why_not(Seat(0), lore),
        Refusal::forbidden("NS-R8-3", price)
    );
}
