//! Owners put cards, tokens and tiles right in the page, play a whole game with them on two nodes, and look at it again when the set is
//! long gone.

use browser::Page;

use crate::player::{all_whole, looks};
use crate::world::{Look, Visitor, two_nodes, world};

/// Both players of the table answer as a program would, so many times or until it is over.
const PLAY: &str = "(async (id, most, luck) => {
  const at = `/api/v1/tables/${id}`, json = (answer) => answer.json();
  for (let answers = 0; answers < most; answers += 1) {
    const { asked } = await fetch(at).then(json);
    const view = await fetch(`${at}/view?seat=${asked ?? 0}`).then(json);
    if (view.over) return answers;
    luck = (luck * 48271) % 2147483647;
    const { answer } = view.choices[luck % view.choices.length];
    const body = JSON.stringify({ step: view.step, seat: asked, answers: [answer] });
    const taken = await fetch(`${at}/answers`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    // The other node may not have heard yet.
    if (!taken.ok && taken.status !== 409) return -1;
  }
  return most;
})";

/// What is corrected: the game, its kind of row and the words that find it, the field and its new value, and what everyone reads then.
struct Case {
    game: &'static str,
    find: &'static str,
    field: &'static str,
    value: &'static str,
    /// In English and in Polish.
    reads: [&'static str; 2],
}

const CARD: Case = Case {
    game: "numa-sera",
    find: "kind=battle&q=BT01",
    field: "v.cost.capital",
    value: "7",
    reads: ["Cost: 7 Capital", "7 Kapitału"],
};

const TOKENS: Case = Case {
    game: "ethnos",
    find: "kind=first.tokens",
    field: "v.value",
    value: "5",
    reads: ["value: 5 instead of 0", "wartość: 5 zamiast 0"],
};

const TILE: Case = Case {
    game: "eko",
    find: "kind=tile&q=B",
    field: "v.spec.1",
    value: "Y canyon",
    reads: ["right: canyon instead of reg", "prawo: kanion zamiast reg"],
};

impl Visitor<'_> {
    /// Finds the row, corrects it and keeps the set. Says where that is.
    fn correct(&self, case: &Case) -> String {
        let page = &self.page;
        self.go(&format!("/components/{}?{}", case.game, case.find));
        self.look_at("what is in the box");
        page.follow(".piece a.btn");
        self.look_at("a row to correct");
        let field = format!("[name='{}']", case.field);
        page.eval(&format!(
            "(() => {{ const field = document.querySelector({field:?}); field.value = {:?}; field.dispatchEvent(new Event('input', {{ bubbles: true }})); }})()",
            case.value
        ));
        // The row is drawn again while somebody types.
        let same = "document.querySelector('#looked .done')?.textContent";
        let before = page.text("document.documentElement.lang === 'pl' ? 'Nic się' : 'Nothing'");
        page.wait(
            "the new look",
            &format!("{same} && !{same}.includes({before:?})"),
        );
        page.fill("#looked [name=name]", "Oaza");
        page.follow("#looked button[value=keep]");
        let set = self.path().split('?').next().unwrap_or_default().to_owned();
        assert!(
            page.reads(".diffs").contains(case.reads(self.look)),
            "{}",
            page.reads(".diffs")
        );
        self.look_at("a set");
        set
    }
}

impl Case {
    fn reads(&self, look: Look) -> &'static str {
        match look.code() {
            code if code.starts_with("pl") => self.reads[1],
            _ => self.reads[0],
        }
    }
}

fn journey(case: &Case, look: Look) {
    let nodes = two_nodes();
    let (world, other) = (&nodes.0, &nodes.1);
    let ewa = Visitor::come(world, look);
    let page = &ewa.page;
    ewa.be_called("Ewa");
    let set = ewa.correct(case);
    page.follow("a[href^='/?set=']");
    ewa.look_at("a set in the lobby");
    page.click(&format!(
        "label:has([name='{}.seats'][value='2'])",
        case.game
    ));
    page.click("label:has([name=seat2][value=open])");
    page.follow("#wish > button");
    let path = ewa.path();

    // Who comes by the link, to the other node, reads what differs, and then sits down.
    let link = page.text("document.querySelector('.copy input').value");
    let jan = Visitor::called(world, look, "Jan");
    jan.page
        .go(&link.replace(&world.server.origin, &other.origin));
    let told = jan.page.reads("main");
    assert!(
        told.contains("Oaza") && told.contains(case.reads(look)),
        "{told}"
    );
    jan.look_at("a set before joining");

    // The same people at one device play it to the end.
    let id = ewa.path_of_own_table(case.game, &set);
    let played = page.number(&format!("{PLAY}({id:?}, 20, 7)"));
    assert!(played == 20.0, "{played}");
    ewa.go(&format!("{set}/delete"));
    page.follow("form[action$='/delete'] button");
    // The other node has never heard of the set, and it is gone.
    // The table itself would follow every answer, and lay a curtain between the players.
    page.go(&format!("{}/learn", other.origin));
    play_to_the_end(page, &id);
    page.go(&format!("{}/t/{id}", other.origin));
    assert!(page.shows(".over.result"), "it is over");
    assert!(
        page.reads("main").contains("Oaza")
            || page.is("document.title.includes('Oaza')")
            || page.is("document.body.innerText.includes('Oaza')"),
        "the table says what it was played with"
    );
    look_again(page);
    page.wait(
        "the beginning",
        "Number(document.querySelector('#table').dataset.step) === 0",
    );
    ewa.look_at("a replay with a set that is gone");
    let file = page.text(&format!(
        "fetch('/t/{id}/file').then((answer) => answer.text())"
    ));
    assert!(file.contains("\n= "), "the file has the set in it");
    assert_ne!(path, format!("/t/{id}"));
}

/// From the beginning: the result offers it, or the tray below.
fn look_again(page: &Page) {
    let replay = "a[href$='?step=0']";
    let of_result = format!(".over.result {replay}");
    match page.shows(&of_result) {
        true => page.follow(&of_result),
        false => page.follow(replay),
    }
}

fn play_to_the_end(page: &Page, id: &str) {
    let is_over = (1..=120).any(|luck| {
        let played = page.number(&format!("{PLAY}({id:?}, 50, {luck})"));
        assert!(played >= 0.0, "every answer is taken");
        played < 50.0
    });
    assert!(is_over, "it comes to its end");
}

impl Visitor<'_> {
    /// A table with the set at which this visitor has both seats; its id.
    fn path_of_own_table(&self, game: &str, set: &str) -> String {
        let set = set.trim_start_matches("/sets/");
        let id = self.table_in_waiting(&format!(
            "{{ game: '{game}', seats: 2, places: ['me', 'me'], set: '{set}' }}"
        ));
        self.page.eval(&format!(
            "fetch('/api/v1/tables/{id}/start', {{ method: 'POST' }}).then((answer) => answer.json())"
        ));
        id
    }
}

/// Each in one look; in a long run in all.
fn in_look(case: &Case, nth: usize) {
    let all = looks();
    for (at, &look) in all.iter().enumerate() {
        if all_whole() || at == nth % all.len() {
            journey(case, look);
        }
    }
}

#[test]
fn a_card_is_corrected_and_played_with() {
    in_look(&CARD, 0);
}

#[test]
fn tokens_are_corrected_and_played_with() {
    in_look(&TOKENS, 1);
}

#[test]
fn a_tile_is_corrected_and_played_with() {
    in_look(&TILE, 0);
}

/// Bots try a set: how far they are is told, the page can be left, and then there is a picture.
#[test]
fn a_set_is_simulated() {
    let world = world();
    for &look in looks() {
        let ewa = Visitor::come(&world, look);
        let page = &ewa.page;
        ewa.be_called("Ewa");
        let set = ewa.correct(&TOKENS);
        page.follow("a[href$='/simulate']");
        ewa.look_at("before a simulation");
        page.eval("document.querySelector('[name=seats]').value = '2'");
        page.follow("form[action$='/simulate'] button");
        ewa.go(&set);
        ewa.go(&format!("{set}/simulate?edition=first&seats=2"));
        page.wait("the end of it", "document.querySelector('#stands-out')");
        assert!(page.is("document.querySelectorAll('svg.bars').length >= 4"));
        assert!(page.shows("svg.lengths"));
        ewa.look_at("what a simulation says");
    }
}
