//! Every card, Block, Hero, Class, Skill Level and Stronghold is played from positions made for it, and what it does is compared
//! exactly with what its data says: where its conditions hold and where they do not. What has to be seen is computed from the
//! content, so that nothing can be left out.

mod fights; // Battles, worked out from the data
mod figures; // static abilities
mod happenings; // abilities that wait for an event
mod hopes; // what effects must bring
mod oracle; // amounts and conditions
mod pieces; // prices, Strongholds, Capital on cards
mod played; // Battle cards and rerolls
mod position;
mod run;
mod stages; // where events happen
mod unlocking; // Classes, Pools, Build trees

use std::collections::BTreeMap;

use kernel::{Published, Shared};
use numa_sera::NumaSera;
use numa_sera::content::{CardKind, Content, SetId, Source, Trigger, Who};

use super::{content, shipped};
use happenings::Case;

/// How often each ability was seen at work, and seen silent though something happened.
#[derive(Default)]
struct Coverage(BTreeMap<(SetId, usize), (u32, u32)>);

impl Coverage {
    fn note(&mut self, set: SetId, nth: usize, works: bool) {
        let (at_work, silent) = self.0.entry((set, nth)).or_default();
        *if works { at_work } else { silent } += 1;
    }

    /// What is still to be seen: every ability at work, and silent where it has a condition or waits for someone in particular.
    fn missing(&self, content: &Content) -> Vec<String> {
        let mut missing = Vec::new();
        for (set, nth) in abilities(content) {
            let ability = content.set(set).abilities[nth];
            let (at_work, silent) = self.0.get(&(set, nth)).copied().unwrap_or_default();
            let watches = matches!(
                ability.on,
                Trigger::Built | Trigger::Bought | Trigger::MavenRejected | Trigger::StartOfTurn
            );
            let particular = !content.conditions(ability.when).is_empty()
                || (watches && ability.who != Who::Any);
            if at_work == 0 || (particular && silent == 0) {
                let source = content.set(set).source;
                missing.push(format!(
                    "{source:?}, ability {nth} ({:?}): at work {at_work}, silent {silent}",
                    ability.on
                ));
            }
        }
        missing
    }
}

fn abilities(content: &Content) -> impl Iterator<Item = (SetId, usize)> + '_ {
    let sets = (0..content.sets.len() as u16).map(SetId);
    sets.flat_map(|set| (0..content.set(set).abilities.len()).map(move |nth| (set, nth)))
}

/// NS-R5-1, NS-R6-4, NS-R6-5, NS-R6-7, NS-R6-8, NS-R7-1, NS-R7-4, NS-R8-5, NS-R10-1, NS-R11-1, NS-R12-2, NS-R12-5, NS-R13-11:
/// whatever has abilities does what its data says, and every ability is seen doing it.
#[test]
fn every_ability_does_exactly_what_its_data_says() {
    for content in looked_at() {
        every_ability_is_seen(&content);
    }
}

/// The card sets whose abilities are looked at: the one with which rules are tested, and the one that people play.
fn looked_at() -> [Shared<Content>; 2] {
    [content(), shipped()]
}

/// A new card set is looked at as soon as it is the one that the program ships.
#[test]
fn the_shipped_card_set_is_looked_at() {
    let texts = looked_at().map(|content| content.text().to_owned());
    assert!(texts.iter().any(|text| text == NumaSera::CONTENT));
    assert_ne!(texts[0], texts[1]);
}

fn every_ability_is_seen(content: &Shared<Content>) {
    let mut seen = Coverage::default();
    for set in (0..content.sets.len() as u16).map(SetId) {
        figures::check(content, set, &mut seen);
    }
    for (set, nth) in abilities(content) {
        let case = Case { content, set, nth };
        case.check(&mut seen);
        played::check_reroll(content, set, nth, &mut seen);
    }
    for card in content
        .cards
        .iter()
        .filter(|card| card.kind == CardKind::Battle)
    {
        played::check_card(content, card.set, &mut seen);
    }
    let missing = seen.missing(content);
    assert!(missing.is_empty(), "never seen:\n{}", missing.join("\n"));
}

/// The list that the test above goes through has everything that is printed on something.
#[test]
fn everything_printed_has_a_set_of_abilities() {
    let content = content();
    let count = |fits: &dyn Fn(&Source) -> bool| {
        let sources = content.sets.iter().map(|set| &set.source);
        sources.filter(|source| fits(source)).count()
    };
    assert_eq!(count(&|source| matches!(source, Source::Hero(_))), 12);
    assert_eq!(count(&|source| matches!(source, Source::Stronghold(_))), 10);
    assert_eq!(count(&|source| matches!(source, Source::Class(_))), 5);
    assert_eq!(count(&|source| matches!(source, Source::Skill { .. })), 20);
    let blocks: usize = content.kingdoms.iter().map(|mat| mat.blocks.len()).sum();
    assert_eq!(
        count(&|source| matches!(source, Source::Block { .. })),
        blocks
    );
    let upgraded = |source: &Source| matches!(source, Source::Card { upgraded: true, .. });
    assert_eq!(count(&upgraded), 25);
    let plain = |source: &Source| {
        matches!(
            source,
            Source::Card {
                upgraded: false,
                ..
            }
        )
    };
    assert_eq!(count(&plain), content.cards.len());
}

/// A pack of one's own may put conditions where the shipped set has none: on cards that are revealed and Blocks that are ticked.
#[test]
fn conditions_count_on_every_trigger() {
    let mut text = NumaSera::CONTENT.to_owned();
    for (on, condition) in [("reveal", "strongholds = 1"), ("tick", "classes = 3")] {
        let plain = format!("[{{ on = \"{on}\", do = [{{ gain_capital = 4 }}] }}]");
        assert_eq!(text.matches(&plain).count(), 1, "{plain}");
        let narrow = format!("{{ on = \"{on}\", if = [{{ {condition} }}],");
        text = text.replace(
            &plain,
            &plain.replace(&format!("{{ on = \"{on}\","), &narrow),
        );
    }
    let content = NumaSera::read_content(&text).unwrap_or_else(|error| panic!("{error}"));
    let mut seen = Coverage::default();
    let narrowed = abilities(&content).filter(|&(set, nth)| {
        let ability = content.set(set).abilities[nth];
        let conditional = !content.conditions(ability.when).is_empty();
        conditional && matches!(ability.on, Trigger::Reveal | Trigger::Tick)
    });
    let narrowed: Vec<(SetId, usize)> = narrowed.collect();
    assert_eq!(narrowed.len(), 2);
    for (set, nth) in narrowed {
        let case = Case {
            content: &content,
            set,
            nth,
        };
        case.check(&mut seen);
        let (at_work, silent) = seen.0[&(set, nth)];
        assert!(at_work > 0 && silent > 0, "{set:?}");
    }
}
