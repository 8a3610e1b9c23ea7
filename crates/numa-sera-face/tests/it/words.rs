//! Every sentence can be said in every language.

use std::collections::BTreeSet;

use face::check::check_words;
use face::{ByLanguage, Face, Language, Words};
use kernel::{Dice, Game, Notation, Phrase, Published, Quiet, Rng, Seat, Turn, Value, Viewer};
use numa_sera::content::{Card, SetId, Source};
use numa_sera::{Event, NumaSera, View, greedy};
use numa_sera_face::{NumaSeraFace, block_text, card_text, class_text, set_text};

use super::{content, words};

/// Every key in a phrase, and in what is put into it.
fn keys(phrase: &Phrase, out: &mut BTreeSet<String>) {
    out.insert(phrase.key.to_owned());
    for (_, value) in &phrase.args {
        match value {
            Value::Word(key) => {
                out.insert(key.clone());
            }
            Value::List(list) | Value::AnyOf(list) | Value::Sentences(list) => {
                list.iter().for_each(|one| keys(one, out))
            }
            Value::Number(_) | Value::Seat(_) | Value::Text(_) => {}
        }
    }
}

#[track_caller]
fn check(all: &[Words], phrase: &Phrase) {
    let mut used = BTreeSet::new();
    keys(phrase, &mut used);
    for words in all {
        for key in &used {
            assert!(words.knows(key), "{}: no message {key}", words.language());
        }
        let said = words.say(phrase);
        assert!(
            !said.contains("{$") && !said.contains("  "),
            "{}: {said:?} of {phrase}",
            words.language()
        );
    }
}

fn all() -> Vec<Words> {
    Language::ALL.into_iter().map(words).collect()
}

/// NS-R15-1: every step of some matches is told to everyone, and shows no one a secret.
#[test]
fn whole_matches_can_be_told() {
    let (all, content) = (all(), content());
    for (seed, wanted) in [
        (1, "seats=2 promises=honour"),
        (2, "seats=3 win=empire"),
        (3, "seats=4 kingdoms=choose"),
    ] {
        let setup = NumaSera::set_up(&content, &wanted.parse().unwrap()).unwrap();
        let mut dice = Dice::quick(Rng::new(seed));
        let mut rng = Rng::new(seed);
        let mut events = Vec::new();
        let mut game = NumaSera::start(&setup, &mut dice, &mut events);
        let (mut scratch, mut nth) = (Vec::new(), 0);
        while let Turn::Ask(seat) = game.turn() {
            nth += 1;
            let view = game.view(Viewer::Seated(seat));
            if nth % 3 == 0 {
                question_can_be_asked(&all, &game, &view);
            }
            if nth % 40 == 0 {
                sheets_can_be_shown(&all, &game);
            }
            let choice = if nth % 2 == 0 {
                greedy::choose(&kernel::Perspective::new(&game, seat), &mut rng)
            } else {
                game.sample(&mut rng, &mut scratch)
            };
            events.clear();
            game.apply(choice, &mut dice, &mut events);
            let after = game.view(Viewer::Seated(seat));
            for fact in NumaSeraFace::facts(&view, &after) {
                check(&all, &fact);
            }
            events_can_be_told(&all, &game, &events);
        }
        let over = game.view(Viewer::Seated(Seat(0)));
        assert_eq!(NumaSeraFace::question(&over), None);
    }
}

fn question_can_be_asked(all: &[Words], game: &NumaSera, view: &View) {
    check(all, &NumaSeraFace::question(view).unwrap());
    let mut choices = Vec::new();
    game.choices(&mut choices);
    for choice in choices {
        check(all, &NumaSeraFace::option(view, choice));
    }
}

fn sheets_can_be_shown(all: &[Words], game: &NumaSera) {
    for viewer in Viewer::all(game.seats()) {
        for section in NumaSeraFace::sheet(&game.view(viewer)) {
            check(all, &section.title);
            section.lines.iter().for_each(|line| check(all, line));
        }
    }
}

/// Every event is told to every viewer, by a rule that exists.
fn events_can_be_told(all: &[Words], game: &NumaSera, events: &[Event]) {
    for viewer in Viewer::all(game.seats()) {
        let view = game.view(viewer);
        for event in events {
            let event = game.redact(event, viewer);
            let told = NumaSeraFace::told(&view, &event).unwrap();
            check(all, &told.phrase);
            let rule = told.rule.unwrap().0;
            assert!(
                NumaSera::RULES.contains(&format!("**{rule}**")),
                "{rule} is not in the rules"
            );
        }
    }
}

/// NS-R1-2: every card, Block, Class, Skill Level and Stronghold says what it does.
#[test]
fn every_card_says_what_it_does() {
    let (all, content) = (all(), content());
    for card in (0..content.cards.len() as u8).map(Card) {
        card_text(&content, card)
            .iter()
            .for_each(|line| check(&all, line));
    }
    for set in (0..content.sets.len() as u16).map(SetId) {
        set_text(&content, set)
            .iter()
            .for_each(|line| check(&all, line));
    }
    for kingdom in 0..4 {
        for block in 0..content.kingdoms[usize::from(kingdom)].blocks.len() as u8 {
            block_text(&content, kingdom, block)
                .iter()
                .for_each(|line| check(&all, line));
        }
    }
    for class in 0..5 {
        class_text(&content, class)
            .iter()
            .for_each(|line| check(&all, line));
    }
}

/// Everything in the shipped set has a name in every language, and no name is left of a card that is gone.
#[test]
fn everything_has_a_name() {
    let content = content();
    let cards = content.cards.iter().map(|card| &card.id);
    let heroes = content.heroes.iter().map(|hero| &hero.id);
    let holds = content.strongholds.iter().map(|hold| &hold.id);
    let classes = content.classes.iter().map(|class| &class.id);
    let kingdoms = content.kingdoms.iter().map(|kingdom| &kingdom.id);
    let blocks = content.kingdoms.iter().flat_map(|kingdom| &kingdom.blocks);
    let ids = cards
        .chain(heroes)
        .chain(holds)
        .chain(classes)
        .chain(kingdoms);
    let ids = ids.chain(blocks.map(|block| &block.id));
    let wanted: BTreeSet<String> = ids
        .map(|id| format!("name-{}", id.to_lowercase().replace('_', "-")))
        .collect();
    for language in Language::ALL {
        let files = NumaSeraFace::word_files(language, "reconstruction").concat();
        let keys = files.lines().filter_map(|line| line.split_once(" = "));
        let named: BTreeSet<String> = keys
            .map(|(key, _)| key.to_owned())
            .filter(|key| key.starts_with("name-"))
            .collect();
        assert_eq!(named, wanted, "{language}");
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

#[test]
fn card_texts_read_well() {
    let (english, polish) = (Language::English, Language::Polish);
    for (language, id, text) in [
        (
            english,
            "BT01",
            "Cost: 3 Capital (attacker or defender). treat your Battle Roll as positive.",
        ),
        (
            english,
            "BO07",
            "choose one: gain 6 Capital or heal to full Power.",
        ),
        (
            polish,
            "BO07",
            "wybierz jedno: zyskaj 6 Kapitału albo odzyskaj pełną Moc.",
        ),
        (
            english,
            "BO08",
            "gain 4 Capital and heal 1. each Neighbor gains 1 Capital.",
        ),
        (
            polish,
            "BO08",
            "zyskaj 4 Kapitału i odzyskaj 1 Mocy. każdy sąsiad zyskuje 1 Kapitału.",
        ),
        (
            english,
            "HZ01",
            "choose one: lose 2 Power or lose 4 Capital (if you have 4 or more Capital).",
        ),
        (
            english,
            "BT10",
            "Cost: 2 Capital (attacker or defender). +1 to your Battle Roll. If you win this Battle, gain 5 Capital.",
        ),
        (
            english,
            "WF22",
            "lose 1 less Power to each Hazard. Upgraded: Lose no Power to Hazards. +1 Hero Defense.",
        ),
        (
            polish,
            "WF22",
            "przez każde Zagrożenie tracisz o 1 Mocy mniej. Ulepszony: Nie tracisz Mocy przez Zagrożenia. +1 do Obrony bohatera.",
        ),
        (english, "HZ03", "lose 2 Power."),
        (polish, "HZ03", "strać 2 Mocy."),
        (
            english,
            "WF24",
            "Start of Turn: gain 1 Capital. Upgraded: Start of Turn: gain 2 Capital.",
        ),
        (
            english,
            "MV09",
            "Use: roll the Battle Die for a Test; on +1 or higher, heal 2 (once per turn). If rejected: heal 4.",
        ),
        (
            polish,
            "MV09",
            "Użycie: rzuć kością bitwy (próba); przy wyniku +1 lub wyższym odzyskaj 2 Mocy (raz na turę). \
             Po odrzuceniu: odzyskaj 4 Mocy.",
        ),
    ] {
        assert_eq!(said(language, id), text);
    }
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

/// What a text must not say although it could: more players, fewer uses, another condition than the card has.
#[test]
fn texts_of_blocks_and_strongholds_read_well() {
    let (english, polish) = (Language::English, Language::Polish);
    for (language, id, text) in [
        (
            english,
            "ns_scribes",
            "When a Neighbor buys a Skill, gain 1 Capital.",
        ),
        (
            polish,
            "ns_scribes",
            "Gdy sąsiad kupuje szkolenie, zyskaj 1 Kapitału.",
        ),
        (
            english,
            "SH09",
            "Start of Turn: place 1 Capital on this card to spend on anything.",
        ),
        (
            english,
            "SH10",
            "Start of Turn: place 2 Capital on this card to spend only on Skills.",
        ),
        (
            english,
            "dv_annex",
            "+3 Hero Attack this turn if you are the attacker and the target is an Independent Stronghold. \
             gain an extra Attack this turn.",
        ),
        (
            polish,
            "me_pounce",
            "Po rzucie w bitwie: jeśli atakujesz, możesz powtórzyć swój rzut i zachować nowy wynik (raz na bitwę).",
        ),
    ] {
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
        "Weapon Training Level 1 for 5 Capital: +1 Hero Attack.",
        "Szkolenie bojowe, poziom 1, za 5 Kapitału: +1 do Ataku bohatera.",
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

#[test]
fn every_language_has_the_same_words() {
    let files = ByLanguage::from_fn(|language| {
        NumaSeraFace::word_files(language, "reconstruction").concat()
    });
    check_words(&files, |_| true).unwrap_or_else(|problems| panic!("{problems}"));
}

#[test]
fn every_hero_is_named() {
    let named = content()
        .sets
        .iter()
        .filter(|set| matches!(set.source, Source::Hero(_)))
        .count();
    assert_eq!(named, 12);
}

/// The same rules in the same order, and none left in English.
#[test]
fn the_rules_are_the_same_in_both_languages() {
    let book = |language| kernel::RuleBook::read(NumaSeraFace::rules(language), &[]);
    let (english, polish) = (book(Language::English), book(Language::Polish));
    assert!(english.rules().count() > 140);
    let ids = english.rules().map(|rule| rule.id);
    assert!(ids.eq(polish.rules().map(|rule| rule.id)));
    for (original, translated) in english.rules().zip(polish.rules()) {
        assert_ne!(original.text, translated.text, "{}", original.id);
    }
}
