//! The pictures of `docs/screens`: taken by `cargo xtask screens`, looked at by people.

use std::path::{Path, PathBuf};

use browser::Screen;

use crate::golden::Golden;
use crate::world::{Language, Look, Visitor, world};

/// Which way of looking is kept: each language, size and colour twice.
const SHOTS: [(Language, Screen, bool); 4] = [
    (Language::English, Screen::Desktop, false),
    (Language::Polish, Screen::Desktop, true),
    (Language::Polish, Screen::Phone, false),
    (Language::English, Screen::Phone, true),
];

#[test]
#[ignore = "takes pictures, checks nothing: cargo xtask screens"]
fn screens() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/screens");
    std::fs::create_dir_all(&folder).expect("a folder for pictures");
    let world = world();
    for (language, screen, dark) in SHOTS {
        let visitor = Visitor::come(&world, Look { language, screen });
        visitor.page.prefer(dark, true);
        let camera = Camera {
            visitor,
            folder: folder.clone(),
            dark,
        };
        camera.visitor.be_called("Ewa");
        camera.pages();
        camera.tables();
    }
}

struct Camera<'w> {
    visitor: Visitor<'w>,
    folder: PathBuf,
    dark: bool,
}

impl Camera<'_> {
    fn shoot(&self, name: &str) {
        let Look { screen, .. } = self.visitor.look;
        let size = match screen {
            Screen::Desktop => "desktop",
            Screen::Phone => "phone",
        };
        let colour = if self.dark { "dark" } else { "light" };
        let file = format!("{name}-{size}-{colour}-{}.webp", self.visitor.look.code());
        self.visitor.page.eval("document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))))");
        self.visitor.page.screenshot(&self.folder.join(file));
    }

    fn pages(&self) {
        let visitor = &self.visitor;
        visitor.go("/");
        self.shoot("lobby");
        let id = visitor.table_in_waiting("{ game: 'ethnos', edition: 'first', seats: 4, places: ['me', 'steady', 'open', 'open'] }");
        visitor.go(&format!("/t/{id}"));
        self.shoot("waiting");
        visitor.go("/rules/ethnos");
        self.shoot("rules");
    }

    fn tables(&self) {
        for (name, file, seat) in [
            ("first-4", "first-4", 0),
            ("first-6", "first-6", 0),
            ("second-4", "second-4", 1),
            ("solo", "solo-regular", 0),
        ] {
            let golden = Golden::read(file);
            self.table(name, &golden, golden.middle(seat), seat);
        }
        let golden = Golden::read("first-4");
        let deal = golden.last_age();
        self.table("end-of-age", &golden, deal, golden.steps[deal].seat);
        self.last_step("final", &Golden::read("first-4"));
    }

    fn table(&self, name: &str, golden: &Golden, steps: usize, seat: u8) {
        let path = golden.lay(&self.visitor, steps, seat);
        self.visitor.go(&path);
        self.visitor.page.wait_for("main.stage");
        self.shoot(name);
    }

    /// The last answer is given in the page, so that the server itself ends the match.
    fn last_step(&self, name: &str, golden: &Golden) {
        let steps = golden.steps.len() - 1;
        let last = &golden.steps[steps];
        let path = golden.lay(&self.visitor, steps, last.seat);
        self.visitor.go(&path);
        let page = &self.visitor.page;
        self.visitor.open_leaf("moves");
        page.click(&format!(
            "[data-leaf=moves] button[value='{}']",
            last.choice
        ));
        page.wait(
            "the end",
            "document.querySelector('[data-live]')?.dataset.turn === 'over'",
        );
        self.visitor.go(&path);
        self.shoot(name);
    }
}
