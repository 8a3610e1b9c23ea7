//! Sentences as people read them: texts of cards, and buttons with what is paid.

use face::{Face, Language};
use kernel::{Dice, Game, Notation, Published, Quiet, Rng, Seat, Viewer};
use numa_sera::content::Card;
use numa_sera::{Event, NumaSera};
use numa_sera_face::{NumaSeraFace, card_text, set_text};

use super::{content, words};

const ENGLISH: Language = Language::English;
const POLISH: Language = Language::Polish;

const CARDS: [(Language, &str, &str); 14] = [
    (
        ENGLISH,
        "BT01",
        "Cost: 3 Capital (attacker or defender). treat your Battle Roll as positive.",
    ),
    (
        ENGLISH,
        "BO07",
        "choose one: gain 6 Capital or heal to full Power.",
    ),
    (
        POLISH,
        "BO07",
        "wybierz jedno: zyskaj 6 Kapitału albo odzyskaj pełną Moc.",
    ),
    (
        ENGLISH,
        "BO08",
        "gain 4 Capital and heal 1. each Neighbor gains 1 Capital.",
    ),
    (
        POLISH,
        "BO08",
        "zyskaj 4 Kapitału i odzyskaj 1 Mocy. każdy sąsiad zyskuje 1 Kapitału.",
    ),
    (
        ENGLISH,
        "HZ01",
        "choose one: lose 2 Power or lose 4 Capital (if you have 4 or more Capital).",
    ),
    (
        ENGLISH,
        "BT10",
        "Cost: 2 Capital (attacker or defender). +1 to your Battle Roll. If you win this Battle, gain 5 Capital.",
    ),
    (
        ENGLISH,
        "WF22",
        "lose 1 less Power to each Hazard. Upgraded: Lose no Power to Hazards. +1 Hero Defense.",
    ),
    (
        POLISH,
        "WF22",
        "przez każde Zagrożenie tracisz o 1 Mocy mniej. Ulepszony: Nie tracisz Mocy przez Zagrożenia. +1 do Obrony bohatera.",
    ),
    (ENGLISH, "HZ03", "lose 2 Power."),
    (POLISH, "HZ03", "strać 2 Mocy."),
    (
        ENGLISH,
        "WF24",
        "Start of Turn: gain 1 Capital. Upgraded: Start of Turn: gain 2 Capital.",
    ),
    (
        ENGLISH,
        "MV09",
        "Use: roll the Battle Die for a Test; on +1 or higher, heal 2 (once per turn). If rejected: heal 4.",
    ),
    (
        POLISH,
        "MV09",
        "Użycie: rzuć kością bitwy (próba); przy wyniku +1 lub wyższym odzyskaj 2 Mocy (raz na turę). \
             Po odrzuceniu: odzyskaj 4 Mocy.",
    ),
];

/// What a text must not say although it could: more players, fewer uses, another condition than the card has.
const BLOCKS_AND_STRONGHOLDS: [(Language, &str, &str); 6] = [
    (
        ENGLISH,
        "ns_scribes",
        "When a Neighbor buys a Skill, gain 1 Capital.",
    ),
    (
        POLISH,
        "ns_scribes",
        "Gdy sąsiad kupuje szkolenie, zyskaj 1 Kapitału.",
    ),
    (
        ENGLISH,
        "SH09",
        "Start of Turn: place 1 Capital on this card to spend on anything.",
    ),
    (
        ENGLISH,
        "SH10",
        "Start of Turn: place 2 Capital on this card to spend only on Skills.",
    ),
    (
        ENGLISH,
        "dv_annex",
        "+3 Hero Attack this turn if you attack an Independent Stronghold. \
             gain an extra Attack this turn.",
    ),
    (
        POLISH,
        "me_pounce",
        "Po rzucie w bitwie: jeśli atakujesz, możesz powtórzyć swój rzut i zachować nowy wynik (raz na bitwę).",
    ),
];

#[test]
fn card_texts_read_well() {
    for (language, id, text) in CARDS {
        assert_eq!(said(language, id), text);
    }
}

fn said(language: Language, id: &str) -> String {
    let (words, content) = (words(language), content());
    let card = content.cards.iter().position(|card| card.id == id).unwrap();
    let lines = card_text(&content, Card(card as u8));
    lines
        .iter()
        .map(|line| words.say(line))
        .collect::<Vec<_>>()
        .join(" ")
}

/// The text of a Block or a Stronghold.
fn said_of(language: Language, id: &str) -> String {
    let (words, content) = (words(language), content());
    let blocks = content.kingdoms.iter().flat_map(|one| &one.blocks);
    let blocks = blocks.map(|block| (&block.id, block.set));
    let holds = content.strongholds.iter().map(|hold| (&hold.id, hold.set));
    let (_, set) = blocks.chain(holds).find(|(one, _)| *one == id).unwrap();
    let lines = set_text(&content, set);
    let lines: Vec<String> = lines.iter().map(|line| words.say(line)).collect();
    lines.join(" ")
}

#[test]
fn texts_of_blocks_and_strongholds_read_well() {
    for (language, id, text) in BLOCKS_AND_STRONGHOLDS {
        assert_eq!(said_of(language, id), text);
    }
}

/// What the asked seat can answer, in words.
fn offered(lines: &str, answers: &[&str], wanted: &str) -> Vec<String> {
    let text = format!("kingdom A: numa-sera\nkingdom B: meran\n{lines}");
    let setup = NumaSera::set_up(&content(), &"seats=2 first=A".parse().unwrap()).unwrap();
    let mut game = NumaSera::read_position(&setup, &text).unwrap();
    for answer in answers {
        let choice = game.read_choice(answer).unwrap();
        game.apply(choice, &mut Dice::script(vec![]), &mut Quiet);
    }
    let view = game.view(Viewer::Seated(Seat(0)));
    let choice = game.read_choice(wanted).unwrap();
    let said = |language| words(language).say(&NumaSeraFace::option(&view, choice));
    Language::ALL.into_iter().map(said).collect()
}

/// NS-D38: what is said is what will be paid.
#[test]
fn prices_are_those_that_are_paid() {
    let skills = "capital A: 20\nskills A: forge 2\nforge: longsword\n";
    let longsword = [
        "Buy Longsword for 8 Capital: +2 Hero Attack. Upgraded: +3 Hero Attack.",
        "Kup przedmiot „Długi Miecz” za 8 Kapitału: +2 do Ataku bohatera. Ulepszony: +3 do Ataku bohatera.",
    ];
    assert_eq!(offered(skills, &[], "buy longsword"), longsword);
    let battle =
        "capital A: 20\nexplored: yes\nmavens A: pell-the-quartermaster\nhand A: flanking-charge\n";
    let charge = [
        "Play Flanking Charge for 3 Capital: +3 Hero Attack.",
        "Zagraj kartę „Szarża z Flanki” za 3 Kapitału: +3 do Ataku bohatera.",
    ];
    assert_eq!(
        offered(battle, &["attack hero B"], "play flanking-charge"),
        charge
    );
    let build = "capital A: 20\nexplored: yes\nskills A: lore 2\n\
                 blocks A: efficiency, bountiful-empire, gilded-age, court-academy, public-scribes\n";
    let weapon = [
        "Weapon Training Level 1 for 4 Capital: +1 Hero Attack.",
        "Szkolenie bojowe, poziom 1, za 4 Kapitału: +1 do Ataku bohatera.",
    ];
    assert_eq!(
        offered(build, &["build", "tick crown-scholarship"], "train weapon"),
        weapon
    );
}

/// Figures below nothing have a true minus too.
#[test]
fn scores_have_a_true_minus() {
    let setup = NumaSera::set_up(&content(), &"seats=2".parse().unwrap()).unwrap();
    let game = NumaSera::start(&setup, &mut Dice::quick(Rng::new(1)), &mut Quiet);
    let view = game.view(Viewer::Spectator);
    let scored = Event::Scored {
        attack: -1,
        attack_roll: -3,
        defense: 4,
        defense_roll: 2,
    };
    let told = NumaSeraFace::told(&view, &scored).unwrap();
    let said = words(Language::English).say(&told.phrase);
    assert_eq!(said, "Attack −1 −3 = −4 against Defense 4 +2 = 6.");
}
