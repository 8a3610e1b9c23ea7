//! How the catalogue lists, sets up and documents the game.

use kernel::{
    ContentError, EditionInfo, Menu, OptionInfo, Published, Rule, SetupError, Shared, VariantInfo,
    Wanted,
};

use crate::content::Content;
use crate::game::Eko;
use crate::setup::Setup;
use crate::tile::Terrain;
use crate::variant::Variant;

impl Published for Eko {
    const KEY: &'static str = "eko";
    const TITLE: &'static str = "Ekö";
    const RULES_VERSION: u32 = 2;
    const OLDEST_RULES: u32 = 1;
    const CONTENT: &'static str = include_str!("../../../content/eko.toml");
    const RULES: &'static str = include_str!("../../../docs/rules/eko.md");
    const CONCEDING: Rule = Rule("EK-CO1");
    // EK-C5.
    const OPEN: bool = true;

    type Content = Content;

    fn read_content(text: &str) -> Result<Shared<Content>, ContentError> {
        Content::read(text)
    }

    fn shapes() -> kernel::Shapes {
        let letters: Vec<(char, &'static str)> = Terrain::all()
            .map(|terrain| (terrain.code(), terrain.key()))
            .collect();
        kernel::Shapes::of::<Content>().and_letters("spec", &letters)
    }

    fn menu(_content: &Shared<Content>) -> Menu {
        let variants = Variant::ALL.map(|variant| VariantInfo {
            key: variant.key(),
            about: variant.about(),
            editions: Vec::new(),
        });
        Menu {
            editions: vec![EditionInfo {
                key: "standard",
                title: "Ekö".to_owned(),
                seats: 2..=4,
                default_seats: 2,
            }],
            variants: variants.into(),
            options: vec![
                OptionInfo {
                    free: true,
                    ..OptionInfo::new(
                        "board",
                        "random (shuffled), standard (tiles in the order of their letters), or tiles such as A0m13,B2o14,…",
                        "random",
                        &["random", "standard"],
                    )
                },
                OptionInfo::new(
                    "draw",
                    "house: draws by repetition and without progress; strict: none",
                    "house",
                    &["house", "strict"],
                ),
                OptionInfo {
                    variant: Some(Variant::Labyrinth.key()),
                    ..OptionInfo::new(
                        "labyrinth",
                        "docks: Tempests around the board; ring: between the centre tile and the others",
                        "docks",
                        &["docks", "ring"],
                    )
                },
            ],
        }
    }

    fn set_up(content: &Shared<Content>, wanted: &Wanted) -> Result<Setup, SetupError> {
        Setup::read(content, wanted)
    }

    fn wanted(setup: &Setup) -> Wanted {
        setup.wanted()
    }

    fn content(setup: &Setup) -> &Shared<Content> {
        &setup.content
    }

    fn provenance(content: &Shared<Content>) -> Vec<(String, String)> {
        content.provenance()
    }
}
