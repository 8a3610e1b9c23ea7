//! What stands on every card, in every language, in one file that a person can read through: `fixtures/numa-sera/card-texts.txt`.
//! Whoever changes a sentence sees in it what the change does to all the others. `BLESS=1` writes it anew.

use std::fmt::Write as _;
use std::path::PathBuf;

use face::{Language, Words};
use kernel::{Phrase, Value};
use numa_sera::content::{Card, Content};
use numa_sera_face::{block_text, card_text, class_text, set_text};

use super::{content, words};

struct Sheet {
    words: Vec<Words>,
    text: String,
}

impl Sheet {
    fn add(&mut self, id: &str, name: &str, lines: Vec<Phrase>) {
        let text = Phrase::new("sheet-offer").with("terms", Value::Sentences(lines));
        writeln!(self.text, "{id} {name}").unwrap();
        for words in &self.words {
            let language = words.language().code();
            writeln!(self.text, "  {language}: {}", words.say(&text)).unwrap();
        }
    }
}

fn all_texts(content: &Content) -> String {
    let mut sheet = Sheet {
        words: Language::ALL.into_iter().map(words).collect(),
        text: String::new(),
    };
    for (nth, kingdom) in content.kingdoms.iter().enumerate() {
        for (block, info) in kingdom.blocks.iter().enumerate() {
            sheet.add(
                &info.id,
                &info.name,
                block_text(content, nth as u8, block as u8),
            );
        }
    }
    for hero in &content.heroes {
        sheet.add(&hero.id, &hero.name, set_text(content, hero.set));
    }
    for skill in &content.skills {
        for (level, &set) in skill.levels.iter().enumerate() {
            let name = format!("{} {}", skill.name, level + 1);
            sheet.add("skill", &name, set_text(content, set));
        }
    }
    for (nth, class) in content.classes.iter().enumerate() {
        sheet.add(&class.id, &class.name, class_text(content, nth as u8));
    }
    for hold in &content.strongholds {
        sheet.add(&hold.id, &hold.name, set_text(content, hold.set));
    }
    for (nth, card) in content.cards.iter().enumerate() {
        sheet.add(&card.id, &card.name, card_text(content, Card(nth as u8)));
    }
    sheet.text
}

#[test]
fn golden_card_texts_are_as_they_were_read() {
    let path =
        PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/numa-sera/card-texts.txt");
    let now = all_texts(&content());
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, &now).unwrap();
    }
    let read = std::fs::read_to_string(&path).unwrap();
    for (was, is) in read.lines().zip(now.lines()) {
        assert_eq!(was, is);
    }
    assert_eq!(read.lines().count(), now.lines().count());
}
