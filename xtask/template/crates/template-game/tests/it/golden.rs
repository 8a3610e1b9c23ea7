//! Golden matches, one for each ending. `BLESS=1` plays them again and writes them.

use std::path::Path;

use kernel::{Game, Published};
use template_game::TemplateGame;
use testkit::golden::{bless, check};

use crate::setup::setup;

#[test]
fn golden_matches_replay() {
    let folder =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/template-game/golden");
    let content = TemplateGame::read_content(TemplateGame::CONTENT).unwrap();
    for (ending, wish) in [("goal", "seats=3"), ("stalled", "seats=2")] {
        let path = folder.join(format!("{ending}.match"));
        let ends_so = |game: &TemplateGame| game.standings().ending == ending;
        if std::env::var_os("BLESS").is_some() {
            let text = bless::<TemplateGame>(&setup(wish), 0..1_000, 100, |table| {
                ends_so(table.game())
            });
            std::fs::create_dir_all(&folder).unwrap();
            std::fs::write(&path, text.expect("a match that ends so")).unwrap();
        }
        let text = std::fs::read_to_string(&path).unwrap();
        let table = check::<TemplateGame>(&text, &content).unwrap();
        assert!(ends_so(table.game()), "{ending}");
    }
}
