//! What speaks for a move, in exact sentences.

use std::collections::BTreeSet;

use face::{Face, Language, Words};
use kernel::{Dice, Game, Notation, Phrase, Published, Quiet, Seat, Viewer};
use numa_sera::NumaSera;
use numa_sera_face::NumaSeraFace;

use super::words;

/// Where A moves, what A answers, the faces of the die, and what speaks for it in English and Polish.
struct Row {
    position: &'static str,
    chain: &'static str,
    die: &'static [&'static str],
    english: &'static [&'static str],
    polish: &'static [&'static str],
}

impl Row {
    fn facts(&self) -> Vec<Phrase> {
        // The rows name what Heroes had in card set R3.
        let content = NumaSera::read_content(NumaSera::FORMER[0]).unwrap();
        let wanted = "seats=2 first=A win=empire".parse().unwrap();
        let setup = NumaSera::set_up(&content, &wanted).unwrap();
        let table = "kingdom A: siaa-dee\nkingdom B: numa-sera\nexplored: yes\n";
        let position = format!("{table}{}", self.position);
        let mut game = NumaSera::read_position(&setup, &position).unwrap();
        let wishes = self.die.iter().map(|face| game.read_wish(face).unwrap());
        let mut dice = Dice::script(wishes.collect());
        let viewer = Viewer::Seated(Seat(0));
        let before = game.view(viewer);
        for answer in self.chain.split("; ") {
            let choice = game.read_choice(answer).unwrap();
            let mut offered = Vec::new();
            game.choices(&mut offered);
            assert!(offered.contains(&choice), "{answer} is not offered");
            game.apply(choice, &mut dice, &mut Quiet);
        }
        NumaSeraFace::facts(&before, &game.view(viewer))
    }
}

/// NS-R2-1, NS-R2-2, NS-R2-3, NS-R2-4, NS-R13-2, NS-R13-5: what a move changes is said, for it and against it.
#[test]
fn facts_are_said_in_both_languages() {
    let (english, polish) = (words(Language::English), words(Language::Polish));
    let mut keys = BTreeSet::new();
    for row in ROWS {
        let facts = row.facts();
        let say = |words: &Words| facts.iter().map(|fact| words.say(fact)).collect::<Vec<_>>();
        assert_eq!(say(&english), row.english, "{}", row.chain);
        assert_eq!(say(&polish), row.polish, "{}", row.chain);
        keys.extend(facts.iter().map(|fact| fact.key));
    }
    let file = NumaSeraFace::word_files(Language::English, "reconstruction").concat();
    let lines = file.lines().filter(|line| line.starts_with("fact-"));
    let all: BTreeSet<&str> = lines.filter_map(|line| line.split(' ').next()).collect();
    assert_eq!(keys, all, "every fact is said here");
}

const ROWS: &[Row] = &[
    Row {
        position: "capital A: 10\n",
        chain: "buy weapon",
        die: &[],
        english: &[
            "brings you to 1 of 4 for Master",
            "reaches Weapon Training Level 1",
            "costs 10 Capital",
            "raises Attack to 5",
        ],
        polish: &[
            "daje 1 z 4 do warunku „Mistrz”",
            "daje szkolenie „Szkolenie bojowe” na poziomie 1",
            "kosztuje 10 Kapitału",
            "podnosi Atak do 5",
        ],
    },
    Row {
        position: "capital A: 40\nskills A: weapon 3\n",
        chain: "buy weapon",
        die: &[],
        english: &[
            "achieves Master",
            "reaches Weapon Training Level 4",
            "costs 40 Capital",
            "raises Attack to 8",
        ],
        polish: &[
            "spełnia warunek zwycięstwa: Mistrz",
            "daje szkolenie „Szkolenie bojowe” na poziomie 4",
            "kosztuje 40 Kapitału",
            "podnosi Atak do 8",
        ],
    },
    Row {
        position: "mavens A: nameless-knife\npower B: 4\nslain A: 2\nmet A: legend\n",
        chain: "use nameless-knife",
        die: &["+2"],
        english: &["wins the game"],
        polish: &["wygrywa partię"],
    },
    Row {
        position: "capital A: 10\nskills A: weapon 1, lore 1\nclasses A: heir, rogue\n",
        chain: "buy forge; slot head",
        die: &[],
        english: &[
            "brings you to 3 of 5 for Legend",
            "reaches Forge Training Level 1",
            "unlocks the Sage Class",
            "costs 10 Capital",
        ],
        polish: &[
            "daje 3 z 5 do warunku „Legenda”",
            "daje szkolenie „Szkolenie kowalskie” na poziomie 1",
            "odblokowuje klasę Mędrzec Ksiąg",
            "kosztuje 10 Kapitału",
        ],
    },
    Row {
        position: "capital A: 10\nforge: longsword\n",
        chain: "buy longsword; equip longsword",
        die: &[],
        english: &["brings Longsword", "costs 10 Capital", "raises Attack to 6"],
        polish: &[
            "przynosi: Długi Miecz",
            "kosztuje 10 Kapitału",
            "podnosi Atak do 6",
        ],
    },
    Row {
        position: "items A: longsword\n",
        chain: "unequip longsword",
        die: &[],
        english: &["lowers Attack to 4"],
        polish: &["obniża Atak do 4"],
    },
    Row {
        position: "items A: kite-shield\nitems B: great-maul\npower A: 9\n",
        chain: "unequip kite-shield",
        die: &[],
        english: &[
            "lowers Defense to 2",
            "lets lucky rolls by B slay your Hero",
        ],
        polish: &[
            "obniża Obronę do 2",
            "pozwala zabić twojego bohatera szczęśliwym rzutem: B",
        ],
    },
    Row {
        position: "power A: 9\nhand A: kite-shield\nitems B: great-maul\n",
        chain: "equip kite-shield",
        die: &[],
        english: &[
            "raises Defense to 4",
            "makes your Hero safe from rolls by B",
        ],
        polish: &[
            "podnosi Obronę do 4",
            "chroni twojego bohatera przed rzutami: B",
        ],
    },
    Row {
        position: "items A: circlet-of-office\n",
        chain: "unequip circlet-of-office",
        die: &[],
        english: &["lowers Residual Capital to 3"],
        polish: &["obniża stały Kapitał do 3"],
    },
    Row {
        position: "strongholds: greywatch, skyreach\nhand A: steady-hand\nblocks A: war-cries\nitems A: great-maul\n",
        chain: "attack greywatch",
        die: &[],
        english: &["takes Greywatch with any roll (Attack 8 against 4)"],
        polish: &["zdobywa przy każdym rzucie: Szara Straż (Atak 8 przeciw 4)"],
    },
    Row {
        position: "strongholds: saltmere-harbor\nhand A: steady-hand\n",
        chain: "attack saltmere-harbor",
        die: &[],
        english: &["takes Saltmere Harbor with a roll of +2 or higher (Attack 4 against 6)"],
        polish: &["zdobywa przy rzucie +2 lub wyższym: Port Saltmere (Atak 4 przeciw 6)"],
    },
    Row {
        position: "strongholds: skyreach\nhand A: steady-hand\n",
        chain: "attack skyreach",
        die: &[],
        english: &["cannot take Skyreach with a roll alone (Attack 4 against 13)"],
        polish: &["sam rzut nie wystarczy, żeby zdobyć: Podniebna (Atak 4 przeciw 13)"],
    },
    Row {
        position: "holds B: thornwall\nhand A: steady-hand\n",
        chain: "attack thornwall",
        die: &[],
        english: &["attacks Thornwall: Attack 4 against Defense 6, and both sides roll"],
        polish: &["atakuje twierdzę Cierniowy Mur: Atak 4 przeciw Obronie 6; rzucają obie strony"],
    },
    Row {
        position: "hand A: steady-hand\nitems B: kite-shield\n",
        chain: "attack hero B",
        die: &[],
        english: &["attacks B's Hero: Attack 4 against Defense 3, and both sides roll"],
        polish: &["atakuje bohatera gracza B: Atak 4 przeciw Obronie 3; rzucają obie strony"],
    },
    Row {
        position: "power B: 3\nhand A: steady-hand\n",
        chain: "attack hero B",
        die: &[],
        english: &["may slay B's Hero (Attack 4 against 1, and both sides roll)"],
        polish: &["może zabić bohatera gracza B (Atak 4 przeciw 1, rzucają obie strony)"],
    },
    Row {
        position: "power B: 1\n",
        chain: "attack hero B",
        die: &["+3", "-3"],
        english: &[
            "brings you to 1 of 3 for Champion",
            "brings you to 2 of 5 for Legend",
            "unlocks the Rogue Class",
            "unlocks the Tyrant Class",
            "raises Attack to 5",
            "slays B's Hero",
        ],
        polish: &[
            "daje 1 z 3 do warunku „Czempion”",
            "daje 2 z 5 do warunku „Legenda”",
            "odblokowuje klasę Łotr",
            "odblokowuje klasę Tyran",
            "podnosi Atak do 5",
            "zabija bohatera gracza B",
        ],
    },
    Row {
        position: "power A: 1\n",
        chain: "attack hero B",
        die: &["-3", "+3"],
        english: &["loses your Hero"],
        polish: &["kosztuje życie bohatera"],
    },
    Row {
        position: "line A: 3 1 2\nplaced A: he-sd3 4\nhand A: lucky-feather\nitems B: kite-shield\n",
        chain: "attack hero B; play lucky-feather",
        die: &["-3", "+1"],
        english: &[
            "gives up Lucky Feather",
            "costs 1 Power",
            "spends 2 Capital from cards",
        ],
        polish: &[
            "pozbywa się: Szczęśliwe Pióro",
            "kosztuje 1 Mocy",
            "wydaje z kart 2 Kapitału",
        ],
    },
    Row {
        position: "capital A: 0\ncapital B: 4\n",
        chain: "build; tick southern-herds",
        die: &[],
        english: &[
            "ticks Southern Herds",
            "gains 3 Capital",
            "raises Residual Capital to 5",
            "gives B 1 Capital",
        ],
        polish: &[
            "zaznacza blok „Południowe Stada”",
            "daje 3 Kapitału",
            "podnosi stały Kapitał do 5",
            "daje 1 Kapitału graczowi B",
        ],
    },
    Row {
        position: "blocks A: southern-herds\npower A: 5\n",
        chain: "build; tick bone-shamans",
        die: &[],
        english: &[
            "ticks Bone Shamans",
            "gains 5 Capital",
            "heals 5 Power",
            "gives B 1 Capital",
            "makes your Hero safe from rolls by B",
        ],
        polish: &[
            "zaznacza blok „Szamani Kości”",
            "daje 5 Kapitału",
            "przywraca 5 Mocy",
            "daje 1 Kapitału graczowi B",
            "chroni twojego bohatera przed rzutami: B",
        ],
    },
    Row {
        position: "power A: 9\nhand A: pool-of-embers\n",
        chain: "test pool-of-embers",
        die: &[],
        english: &[
            "blesses your Hero (Pool of Embers)",
            "costs 3 Power",
            "raises Attack to 6",
            "lets lucky rolls by B slay your Hero",
        ],
        polish: &[
            "błogosławi bohatera (Źródło Żaru)",
            "kosztuje 3 Mocy",
            "podnosi Atak do 6",
            "pozwala zabić twojego bohatera szczęśliwym rzutem: B",
        ],
    },
    Row {
        position: "mavens A: nameless-knife\n",
        chain: "use nameless-knife",
        die: &["+2"],
        english: &["takes 4 Power from B's Hero"],
        polish: &["odbiera 4 Mocy bohaterowi gracza B"],
    },
    Row {
        position: "mavens A: light-finger-ves\ncapital B: 5\n",
        chain: "use light-finger-ves",
        die: &["+2"],
        english: &["gains 3 Capital", "takes 3 Capital from B"],
        polish: &["daje 3 Kapitału", "odbiera 3 Kapitału graczowi B"],
    },
    Row {
        position: "explored: no\n",
        chain: "explore; accept",
        die: &["yarrow-the-herbalist"],
        english: &["brings Yarrow the Herbalist into your Inner Circle"],
        polish: &["przyjmuje do kręgu: Yarrow Zielarka"],
    },
    Row {
        position: "hand A: ill-omen, 2 steady-hand\nagenda: end-turn; turn; discard-hand A 255\n",
        chain: "discard steady-hand",
        die: &[],
        english: &["gives up Steady Hand"],
        polish: &["pozbywa się: Pewna Ręka"],
    },
];
