//! A player who clicks what can be clicked. They do not know what is good: they try everything the page offers.

use std::panic::{AssertUnwindSafe, catch_unwind};

use browser::{Page, Screen};
use serde_json::Value;

use crate::world::{Look, Visitor};

/// What the page says of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Moment {
    /// `table`, `waiting`, `curtain`; empty on any other page.
    pub(crate) kind: String,
    /// `yours`, `others`, `over`.
    pub(crate) turn: String,
    pub(crate) step: String,
    pub(crate) seq: String,
}

pub(crate) fn moment(page: &Page) -> Moment {
    let said = page.eval("(({ kind, turn, step, seq } = {}) => [kind, turn, step, seq].map((one) => one ?? ''))(document.querySelector('[data-live]')?.dataset)");
    let part = |nth: usize| said[nth].as_str().unwrap_or_default().to_owned();
    Moment {
        kind: part(0),
        turn: part(1),
        step: part(2),
        seq: part(3),
    }
}

/// What is to be clicked now, as selectors in their order, chosen by `chance`. A hand that plays a Band wants several.
const PLAN: &str = "(chance) => {
  const seen = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.disabled && element.getAttribute('aria-disabled') !== 'true';
  const mark = (element, name) => { element.dataset.click = name; return `[data-click=${name}]`; };
  document.querySelectorAll('[data-click]').forEach((element) => delete element.dataset.click);
  const pick = (list) => list[Math.floor(chance * list.length) % list.length];
  const slots = [...document.querySelectorAll('#hand .slot:has(input[name=leader])')].filter(seen);
  const go = document.querySelector('#decision button[name=do]');
  const answers = [...document.querySelectorAll('main.stage button[name=answer]')].filter(seen);
  // A board: a stack, what it does, and the button; or how many discs a stack gets.
  const amounts = [...document.querySelectorAll('#decision .amounts input')].filter((input) => input.value !== '0');
  if (go && amounts.length && (!answers.length || chance < 0.8)) return [mark(pick(amounts).closest('label'), 'amount'), mark(go, 'go')];
  // Sites lie under the targets of a stack that was chosen before; stacks and temples are in the tray, too.
  const stacks = [...document.querySelectorAll('input[name=from]')];
  const labelOf = (from) => document.querySelector(`label[for=${from.id}]`) ?? (from.closest('[data-walks]') ? null : from.closest('label'));
  const goals = [...document.querySelectorAll('[data-walks] input[name=goal]')]
    .map((goal) => [goal, stacks.find((stack) => goal.id.startsWith(`goal-${stack.value}-`))])
    .filter(([, from]) => !from || labelOf(from));
  if (go && goals.length && (!answers.length || chance < 0.8)) {
    const [goal, from] = pick(goals);
    return [...(from ? [mark(labelOf(from), 'from')] : []), mark(goal.closest('label'), 'goal'), mark(go, 'go')];
  }
  if (go && slots.length && (slots.length > 3 || !answers.length || chance < 0.15)) {
    const groups = slots.flatMap((slot) => ['tribe', 'colour'].map((by) => slots.filter((other) => other.dataset[by] === slot.dataset[by])));
    const best = groups.sort((a, b) => b.length - a.length)[0];
    const cards = best.filter((slot) => !slot.querySelector('input[name=card]')?.checked).map((slot, nth) => mark(slot.querySelector('label.ally'), `card${nth}`));
    const others = slots.filter((slot) => !best.includes(slot) && slot.querySelector('input[name=card]')?.checked).map((slot, nth) => mark(slot.querySelector('label.ally'), `other${nth}`));
    return [...others, ...cards, mark(best[0].querySelector('label.lead'), 'lead'), mark(go, 'go')];
  }
  // What is marked before it is answered: a verb and one of its cards, or one of the things that lie on the table.
  const verbs = [...document.querySelectorAll('.verbs label')].filter((verb) => seen(verb) && document.querySelector(`.cards[data-verb=${verb.querySelector('input').value}] .pick`));
  const marks = [...document.querySelectorAll('main.stage label:has(> .pick)')].filter(seen);
  if (go && verbs.length) {
    const verb = pick(verbs);
    const ways = [...document.querySelectorAll(`.cards[data-verb=${verb.querySelector('input').value}] label:has(> .pick)`)];
    return [mark(verb, 'verb'), mark(ways[Math.floor(chance * 997) % ways.length], 'way'), mark(go, 'go')];
  }
  if (go && marks.length && (!answers.length || chance < 0.8)) return [mark(pick(marks), 'mark'), mark(go, 'go')];
  // A selection blocks everything else, on a phone because its forecast covers the table.
  const picked = [...document.querySelectorAll('#hand .slot:has(input[name=card]:checked) label.ally')].map((label, nth) => mark(label, `off${nth}`));
  if (answers.length) return [...picked, mark(pick(answers), 'answer')];
  if (go && seen(go)) return [mark(go, 'go')];
  return [];
}";

/// What closes a sheet that is open over the board.
pub(crate) const SHEET: &str = "[data-alone] details[data-holds][open] > summary";

/// A row of chances that is the same each time.
pub(crate) struct Chance(u32);

impl Chance {
    pub(crate) fn new(seed: u32) -> Self {
        Self(seed)
    }

    pub(crate) fn next(&mut self) -> f64 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        f64::from(self.0 >> 8) / f64::from(1 << 24)
    }
}

/// What to click for an answer, in its order.
fn plan(page: &Page, chance: f64) -> Vec<String> {
    let plan = page.eval(&format!("({PLAN})({chance})"));
    let steps = plan.as_array().into_iter().flatten();
    steps.filter_map(Value::as_str).map(str::to_owned).collect()
}

/// Answers the question that is open, by clicks on the stage. A table that is drawn anew in between is looked at anew.
#[track_caller]
pub(crate) fn answer(page: &Page, chance: &mut Chance) {
    let chance = chance.next();
    for _ in 0..5 {
        let plan = plan(page, chance);
        assert!(
            !plan.is_empty(),
            "it is your turn and there is nothing to click: {}",
            page.reads("body")
        );
        if plan.iter().all(|selector| page.click_if_there(selector)) {
            confirm_what_was_seen(page);
            return;
        }
    }
    panic!("the table does not stand still");
}

/// Whoever confirms before the forecast is there is asked for what it leaves open: they take what it proposes.
#[track_caller]
fn confirm_what_was_seen(page: &Page) {
    const ASKS: &str = "document.querySelector('[data-foretold]:not([aria-busy=true])')?.contains(document.activeElement) === true";
    page.wait(
        "the answer to be sent, or to be asked for more",
        "!document.querySelector('form[data-busy]') || document.querySelector('dialog#sure[open]') !== null",
    );
    if page.is(ASKS) {
        page.click_if_there("[data-click=go]");
    }
}

/// Selects the cards of a Band and its Leader; the button is not pressed.
#[track_caller]
pub(crate) fn compose(page: &Page) {
    let plan = plan(page, 0.0);
    let cards = plan.len().saturating_sub(1);
    plan[..cards].iter().for_each(|card| page.click(card));
}

/// Waits until the table is another than `before`.
#[track_caller]
pub(crate) fn changed(page: &Page, before: &Moment) -> Moment {
    page.wait("the table to change", &is_another(before));
    moment(page)
}

/// Waits for the others, or for a sheet that has to be closed first.
#[track_caller]
pub(crate) fn others_play(page: &Page, before: &Moment) {
    page.wait(
        "the table to change, or a sheet to close",
        &format!(
            "{} || document.querySelector('{SHEET}')",
            is_another(before)
        ),
    );
}

fn is_another(before: &Moment) -> String {
    let now = "document.querySelector('[data-live]')?.dataset";
    let Moment { seq, kind, .. } = before;
    format!(
        "(document.readyState === 'complete' && ({now}?.seq !== {seq:?} || {now}?.kind !== {kind:?}))"
    )
}

impl Visitor<'_> {
    /// Answers until the game is over, and judges each kind of question once.
    #[track_caller]
    pub(crate) fn play_to_the_end(&self) {
        self.play(usize::MAX);
        assert_eq!(moment(&self.page).turn, "over");
        self.page.wait_for("section.result");
        self.look_at("the end");
        let sentence = self.page.reads("section.result h2");
        assert!(!sentence.is_empty(), "a player has won");
    }

    /// Gives up to `most` answers; says how many there were.
    #[track_caller]
    pub(crate) fn play(&self, most: usize) -> usize {
        let mut chance = Chance::new(7);
        let mut given = 0;
        while given < most {
            let now = moment(&self.page);
            match (now.kind.as_str(), now.turn.as_str()) {
                ("curtain", _) => self.page.follow(".curtain button"),
                (_, "over") => break,
                (_, "yours") => {
                    self.look_at(&format!("asked: {}", self.question()));
                    answer(&self.page, &mut chance);
                    given += 1;
                    changed(&self.page, &now);
                }
                _ if self.page.shows(".pass button") => self.page.follow(".pass button"),
                // The bots wait for a reader who is alone with them and has not closed the score sheet.
                _ if self.page.shows(SHEET) => drop(self.page.click_if_there(SHEET)),
                _ => others_play(&self.page, &now),
            }
        }
        given
    }

    /// Waits for the turn; says whether there will be none.
    #[track_caller]
    pub(crate) fn wait_for_turn(&self) {
        self.page.wait(
            "your turn",
            "document.querySelector('[data-live]')?.dataset.turn === 'yours'",
        );
    }

    /// How the open question begins: what follows is about this kingdom, that colour or so many cards.
    pub(crate) fn question(&self) -> String {
        let heading =
            "document.querySelector('#decision h1, #decision h2, #question')?.innerText ?? ''";
        let question = self.page.text(heading);
        let words: Vec<&str> = question.split_whitespace().take(3).collect();
        words.join(" ")
    }

    /// A running table of Ethnos for one person and bots that answer immediately, set up as a program would.
    #[track_caller]
    pub(crate) fn table(&self, setup: &str) {
        let path = self.table_in_waiting(setup);
        self.page.eval(&format!("fetch('/api/v1/tables/{path}/start', {{ method: 'POST' }}).then((answer) => answer.json())"));
        self.go(&format!("/t/{path}"));
    }

    /// The same, before it begins. Says its id.
    #[track_caller]
    pub(crate) fn table_in_waiting(&self, setup: &str) -> String {
        let make = format!(
            "fetch('/api/v1/tables', {{ method: 'POST', headers: {{ 'content-type': 'application/json' }}, body: JSON.stringify({setup}) }}).then((answer) => answer.json())"
        );
        let made = self.page.eval(&make);
        made["id"]
            .as_str()
            .unwrap_or_else(|| panic!("no table: {made}"))
            .to_owned()
    }

    /// A name, and so a cookie: programs of guests are known by it.
    #[track_caller]
    pub(crate) fn be_called(&self, name: &str) {
        self.go("/account");
        self.page
            .fill("form[action='/account/name'] input[name=name]", name);
        self.page.follow("form[action='/account/name'] button");
    }

    /// Opens a leaf of the side panel; on a phone it is a sheet.
    #[track_caller]
    pub(crate) fn open_leaf(&self, leaf: &str) {
        match self.look.screen {
            Screen::Desktop => self.page.click(&format!("#side label:has(#leaf-{leaf})")),
            Screen::Phone => self.page.click(&format!(".deeds [data-leaf-of={leaf}]")),
        }
        self.page.wait_for(&format!("#side [data-leaf={leaf}]"));
    }

    #[track_caller]
    pub(crate) fn close_sheet(&self) {
        if self.look.screen == Screen::Phone {
            self.page.key("Escape");
            self.page.wait(
                "the sheet to close",
                "!document.querySelector('[popover]:popover-open')",
            );
        }
    }
}

/// A game of two that is soon over, with tribes that ask much and can all lead: whatever is dealt, a Band can be played.
pub(crate) const DUEL: &str = "{ game: 'ethnos', edition: 'first', seats: 2, places: ['me', 'random'], options: { tribes: 'centaur,elf,orc,troll,wizard' } }";

/// Whether all four looks are seen and every journey goes to the end of a game, as `cargo xtask journeys` wants it. A test run has
/// less time: it sees each language and each size once, and plays a game to its end where a journey says so.
pub(crate) fn all_whole() -> bool {
    std::env::var_os("WHOLE_GAMES").is_some()
}

/// The looks that this run sees.
pub(crate) fn looks() -> &'static [Look] {
    if all_whole() {
        &Look::ALL
    } else {
        &Look::ALL[..2]
    }
}

/// Whether a long list shows its `nth` thing in this look. A test run sees each thing once, in one look or the other.
pub(crate) fn is_seen_in(look: Look, nth: usize) -> bool {
    let looks = looks();
    all_whole() || looks[nth % looks.len()] == look
}

/// Runs a journey in all looks, whatever becomes of the others; a whole game is played in the look `always`, and in a long run in all.
#[track_caller]
pub(crate) fn in_all_looks(always: Option<Look>, journey: impl Fn(Look, bool)) {
    let mut failed = Vec::new();
    for &look in looks() {
        let run = AssertUnwindSafe(|| journey(look, always == Some(look) || all_whole()));
        if catch_unwind(run).is_err() {
            failed.push(look);
        }
    }
    assert!(failed.is_empty(), "failed in {failed:?}; see above");
}
