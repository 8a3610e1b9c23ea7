//! Boards that people build: by pointer, by keys, by text; kept, played on, shared.

use browser::Screen;

use crate::player::in_all_looks;
use crate::world::{Visitor, world};

const BASE: &str = "A0m13 B0o14 C0l16 D0j15 E0k12 F0n10 G0p11";
const BOARD: &str = "document.querySelector('.benchform').elements.board.value";

impl Visitor<'_> {
    /// The board on the bench.
    fn board(&self) -> String {
        self.page.text(BOARD)
    }

    /// Does something and waits until the bench shows another board; what it shows then.
    #[track_caller]
    fn until_changed(&self, what: &str, act: impl FnOnce()) -> String {
        let before = self.board();
        act();
        self.page.wait(what, &format!("{BOARD} !== {before:?}"));
        self.board()
    }

    /// Picks a tile of the palette and puts it on the first place that is offered.
    #[track_caller]
    fn put(&self, letter: char) {
        let tile = format!(".pt[data-letter={letter}]");
        self.page.click(&tile);
        self.page.wait_for(".slotb");
        self.until_changed("the tile to lie there", || self.page.click(".slotb"));
    }

    #[track_caller]
    fn wait_for_faults(&self, n: u32) {
        let chips = if n == 0 {
            ".check .chip.ok"
        } else {
            ".check .chip.mend"
        };
        self.page.wait(
            "the check",
            &format!("document.querySelector({chips:?}) && document.querySelectorAll('.checks .no').length === {n}"),
        );
    }

    /// Names the board, makes a table with it from the lobby, and deletes it in the end.
    #[track_caller]
    fn keep_and_play(&self) {
        self.page.fill(".keep input[name=name]", "Oaza 1");
        self.page.follow(".keep button.start");
        let lobby = self.path();
        assert!(lobby.starts_with("/?board="), "{lobby}");
        assert!(
            self.page
                .is("document.querySelector('[data-own-board]').checked")
        );
        assert!(
            !self.page.shows("#wish [name='eko.variant']"),
            "the board decides"
        );
        self.look_at("a board in the lobby");
        self.page.follow("#wish > button");
        self.page.wait_for("[data-live]");
        let id = self.path().replace("/t/", "");
        let view = self.page.text(&format!(
            "fetch('/api/v1/tables/{id}/view').then((answer) => answer.text())"
        ));
        assert!(BASE.split(' ').all(|tile| view.contains(tile)), "{view}");
        self.go("/boards");
        assert!(self.page.reads(".boardlist").contains("Oaza 1"));
        self.look_at("boards");
        self.page.follow(".boardcard a[href$='/delete']");
        self.look_at("a question before it is gone");
        self.page.follow("form[action$='/delete'] button");
        assert!(!self.page.shows(".boardlist .boardcard"));
    }
}

#[test]
fn a_board_is_built_by_pointer_and_played_on() {
    let world = world();
    in_all_looks(None, |look, _| {
        let ewa = Visitor::come(&world, look);
        let page = &ewa.page;
        ewa.go("/boards");
        ewa.look_at("no boards");
        page.follow("a[href='/boards/new']");
        ewa.look_at("an empty bench");
        ewa.put('A');
        ewa.put('B');
        ewa.look_at("a tile in hand");
        ewa.until_changed("a turn", || page.click(".rot button[value=right]"));
        ewa.until_changed("the tile to go", || page.click(".rot button[value=off]"));
        ewa.until_changed("the usual board", || page.click("[data-deed=standard]"));
        ewa.wait_for_faults(0);
        let aside = "(({ scrollLeft, scrollWidth, clientWidth }) => Math.abs(scrollLeft - (scrollWidth - clientWidth) / 2))(document.querySelector('.bench .pan'))";
        page.wait("another board in the middle", &format!("{aside} < 2"));
        ewa.look_at("a board that is ready");
        let wide = "document.querySelector('.bench .plane').offsetWidth";
        let before = page.number(wide);
        page.click("[data-near='1']");
        assert!(page.number(wide) > before * 1.2, "nearer");
        page.click("[data-near='0']");
        let whole = "document.querySelector('.bench .plane').offsetWidth <= document.querySelector('.bench .pan').clientWidth";
        assert!(page.is(whole), "all of it");
        page.click("[data-near='0']");
        assert!((page.number(wide) - before).abs() < 1.0, "as it was");
        // A tile is taken away by hand, and its fault stands at it.
        let moved = ewa.until_changed("the tile to fall", || {
            page.drag(".letter[data-tile^=G]", ".letter[data-tile^=A]", (0.0, 0.0));
        });
        assert!(moved.contains("G0") && moved != BASE, "{moved}");
        page.wait_for(".letter.bad[data-tile^=G]");
        let why = page
            .text("document.querySelector('.letter.bad[data-tile^=G]').getAttribute('aria-label')");
        let first =
            page.text("document.querySelector('.checks .no > span').firstChild.textContent");
        assert!(why.contains(first.trim()), "{why} does not say: {first}");
        assert!(
            page.shows(".rot .reasons li"),
            "and once more beside the tile in hand"
        );
        ewa.look_at("a fault at its tile");
        ewa.until_changed("undo", || page.click("[data-deed=undo]"));
        ewa.wait_for_faults(0);
        if look.screen == Screen::Desktop {
            ewa.until_changed("a tile from the palette", || {
                page.drag(".pt[data-letter=P]", ".letter[data-tile^=G]", (170.0, 0.0));
            });
            ewa.until_changed("undo again", || page.click("[data-deed=undo]"));
        }
        assert_eq!(ewa.board(), BASE);
        ewa.keep_and_play();
    });
}

#[test]
fn a_board_is_built_by_keys() {
    let world = world();
    in_all_looks(None, |look, _| {
        let ewa = Visitor::come(&world, look);
        let page = &ewa.page;
        ewa.go("/boards/new");
        for letter in ["a", "b"] {
            page.key(letter);
            page.wait(
                "a place in focus",
                "document.activeElement.matches('.slotb')",
            );
            ewa.until_changed("the tile to lie there", || page.key("Enter"));
            page.wait(
                "it is in hand",
                "document.activeElement.matches('.letter[aria-pressed=true]')",
            );
        }
        let tile =
            || page.text("document.querySelector('.letter[aria-pressed=true]').dataset.tile");
        assert!(tile().starts_with("B0"), "{}", tile());
        ewa.until_changed("to the right", || page.key("."));
        assert!(tile().starts_with("B1"), "{}", tile());
        ewa.until_changed("to the left", || page.key(","));
        let place = tile();
        ewa.until_changed("another place", || page.key("ArrowUp"));
        assert_ne!(tile(), place);
        ewa.until_changed("and another", || page.key("ArrowLeft"));
        let said = page.text("document.querySelector('#bench-said').textContent");
        assert!(said.contains(&tile()[2..]), "{said}");
        ewa.until_changed("off", || page.key("Delete"));
        assert!(ewa.board().starts_with('A') && !ewa.board().contains('B'));
        page.key("Escape");
        ewa.look_at("built by keys");
    });
}

#[test]
fn a_board_is_built_by_text() {
    let world = world();
    in_all_looks(None, |look, _| {
        let ewa = Visitor::come(&world, look);
        let page = &ewa.page;
        ewa.go("/boards/new");
        ewa.until_changed("the board follows", || page.fill("#bench-text", BASE));
        ewa.wait_for_faults(0);
        assert!(
            page.is("document.activeElement.id === 'bench-text'"),
            "one can write on"
        );
        page.fill("#bench-text", &format!("{BASE} nope"));
        page.wait_for("#bench-wrong .note");
        assert_eq!(ewa.board(), BASE, "what cannot be read changes nothing");
        let kept = page.text("document.querySelector('#bench-text').value");
        assert_eq!(kept, format!("{BASE} nope"), "and is not lost");
        ewa.look_at("a text that cannot be read");
        ewa.until_changed("two faults", || {
            page.fill("#bench-text", &format!("{BASE} R4l10 P1c3"))
        });
        ewa.wait_for_faults(2);
        ewa.look_at("two faults");
        // The tiles change the text as well.
        page.click(".letter[data-tile=P1c3]");
        page.wait_for(".rot");
        ewa.until_changed("one fault less", || page.click(".rot button[value=off]"));
        let text = page.text("document.querySelector('#bench-text').value");
        assert_eq!(text, format!("{BASE} R4l10"));
        // A reload loses nothing.
        page.reload();
        assert_eq!(ewa.board(), format!("{BASE} R4l10"));
    });
}

#[test]
fn a_board_is_shared_and_copied() {
    let world = world();
    in_all_looks(None, |look, _| {
        let ewa = Visitor::called(&world, look, "Ewa");
        ewa.go("/boards/new?from=standard");
        ewa.page.fill(".keep input[name=name]", "Wydmy 7");
        ewa.page.follow(".keep button[formaction]:not(.start)");
        ewa.look_at("a kept board");
        let link = ewa
            .page
            .text("document.querySelector('.keep .copy input').value");
        let path = link
            .strip_prefix(&world.server.origin)
            .unwrap_or_else(|| panic!("{link}"));

        let jan = Visitor::come(&world, look);
        jan.go(path);
        let seen = jan.page.reads("main");
        assert!(seen.contains("Wydmy 7") && seen.contains("Ewa"), "{seen}");
        assert!(!jan.page.shows(".benchform"), "it cannot be changed");
        jan.look_at("somebody else's board");
        jan.page.follow("form[action$='/copy'] button");
        assert_eq!(jan.board(), ewa.board());
        assert_ne!(jan.path().split('?').next(), Some(path));
        jan.go(&format!("/?board={}", path.replace("/boards/", "")));
        jan.page.follow(".play button");
        jan.page.wait_for("[data-live]");
    });
}
