use super::*;
use crate::Rng;

const TEXT: &str = "\
# Rules
Words.

## 1. Concepts
- **XX-A-1** Always.
- **XX-A-2** {first, polish} Not in the second,
  and on two lines. [ruling {second}: none]
### 2. Ends
- **XX-A-10** At the end. {second} [printed]
- not a rule
## 3. Empty
";

const EDITIONS: [&str; 3] = ["first", "polish", "second"];

fn book() -> RuleBook<'static> {
    RuleBook::read(TEXT, &EDITIONS)
}

#[test]
fn rules_stand_in_sections() {
    let book = book();
    let sections: Vec<_> = book
        .sections()
        .iter()
        .map(|section| (section.title, section.rules.len()))
        .collect();
    assert_eq!(
        sections,
        [("", 0), ("1. Concepts", 2), ("2. Ends", 1), ("3. Empty", 0)]
    );
}

#[test]
fn a_rule_is_text_editions_and_source() {
    let book = book();
    let second = book.rules().nth(1).unwrap();
    assert_eq!(second.text, "Not in the second, and on two lines.");
    assert_eq!(second.editions, ["first", "polish"]);
    assert_eq!(second.source.as_deref(), Some("ruling {second}: none"));
    assert!(second.item.starts_with("- **XX-A-2**") && second.item.ends_with("none]"));
    let last = book.rules().last().unwrap();
    assert_eq!((last.text.as_str(), last.id), ("At the end.", "XX-A-10"));
}

#[test]
fn tags_limit_rules_to_editions() {
    let book = book();
    let holds = |edition: &str| -> Vec<_> {
        let held = book.rules().filter(|rule| rule.holds_in(edition));
        held.map(|rule| rule.id).collect()
    };
    assert_eq!(holds("first"), ["XX-A-1", "XX-A-2"]);
    assert_eq!(holds("second"), ["XX-A-1", "XX-A-10"]);
    let second = book.for_edition("second");
    assert!(second.contains("Words.") && second.contains("not a rule\n"));
    assert!(!second.contains("two lines") && second.ends_with("## 3. Empty\n"));
    assert_eq!(second.lines().count(), TEXT.lines().count() - 2);
}

#[test]
fn tags_that_name_no_edition_are_text() {
    let text = |said: &str| without_tags(said, &["first"]).0;
    assert_eq!(text("a {odd} b"), "a {odd} b");
    assert_eq!(text("a {first"), "a {first");
    assert_eq!(text("}{"), "}{");
    assert_eq!(text("[in {first}] {first} out"), "[in {first}] out");
}

#[test]
fn a_rule_is_found_by_id_and_a_group_by_its_beginning() {
    let book = book();
    let ids = |id: &str| -> Vec<_> { book.find(id).into_iter().map(|rule| rule.id).collect() };
    assert_eq!(ids("xx-a-1"), ["XX-A-1"]);
    assert_eq!(ids("XX-A"), ["XX-A-1", "XX-A-2", "XX-A-10"]);
    assert!(is_of_group("NS-R1.2", "NS-R1") && !is_of_group("NS-R12.2", "NS-R1"));
    assert!(is_of_group("EK-C3", "EK-C") && !is_of_group("EK-CX3", "EK-C"));
    assert!(ids("XX").len() == 3 && ids("YY").is_empty());
}

/// Marks of the format in any order: nothing panics, and every line is in one place.
#[test]
fn any_text_is_read() {
    let bits = [
        "\n- **XX-A-1** ",
        "- **",
        "**",
        "XX-A-1",
        "\n",
        "  ",
        "## ",
        "{first}",
        "{",
        "}",
        "[",
        "]",
        "ż",
        "\r\n",
        "-",
    ];
    let mut rng = Rng::new(15);
    let (mut rules, mut tags) = (0, 0);
    for _ in 0..20_000 {
        let text: String = (0..rng.below(24))
            .filter_map(|_| rng.pick(&bits).copied())
            .collect();
        let book = RuleBook::read(&text, &EDITIONS);
        for rule in book.rules() {
            assert_eq!(&text[rule.span.clone()], rule.item, "{text:?}");
            rules += 1;
            tags += rule.editions.len();
        }
        let kept = book.for_edition("second");
        let again = RuleBook::read(&kept, &EDITIONS);
        assert!(kept.len() <= text.len());
        assert!(
            again.rules().all(|rule| rule.holds_in("second")),
            "{text:?}"
        );
    }
    assert!(rules > 1_000 && tags > 100, "{rules} rules, {tags} tags");
}
