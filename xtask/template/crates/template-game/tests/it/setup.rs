//! Content and set-ups.

use kernel::{Published, Rule, Wanted};
use template_game::{Setup, TemplateGame};

pub(crate) fn setup(wish: &str) -> Setup {
    let content = TemplateGame::read_content(TemplateGame::CONTENT).unwrap();
    let wanted: Wanted = wish.parse().unwrap();
    TemplateGame::set_up(&content, &wanted).unwrap()
}

#[test]
fn two_to_four_can_play() {
    let content = TemplateGame::read_content(TemplateGame::CONTENT).unwrap();
    let rule = |wish: &str| {
        let wanted: Wanted = wish.parse().unwrap();
        TemplateGame::set_up(&content, &wanted).map_err(|error| error.rule)
    };
    for seats in 2..=4 {
        assert_eq!(rule(&format!("seats={seats}")).unwrap().seats, seats);
    }
    assert_eq!(rule("seats=5"), Err(Some(Rule("TG-DEAL-2"))));
    assert_eq!(rule("edition=other"), Err(None));
    assert_eq!(rule("+variant"), Err(None));
}

#[test]
fn content_that_cannot_be_played_is_refused() {
    for (figure, at) in [
        ("values = { value = 5", "values = { value = 0"),
        ("copies = { value = 4", "copies = { value = 9"),
        ("hand = { value = 3", "hand = { value = 6"),
        ("goal = { value = 21", "goal = { value = 0"),
        ("goal = {", "aim = {"),
    ]
    .map(|(old, new)| (old, TemplateGame::CONTENT.replace(old, new)))
    {
        assert_ne!(at, TemplateGame::CONTENT, "{figure} is in the content");
        assert!(TemplateGame::read_content(&at).is_err(), "{figure}");
    }
}
