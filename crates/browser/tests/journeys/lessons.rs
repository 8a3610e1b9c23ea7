//! J19: from the address in one click to a first lesson, and card by card to its end, by pointer and by keys; left and taken up again;
//! without script.

use browser::{Page, Screen};

use crate::keyboard::tab_to;
use crate::player::{all_whole, in_all_looks, is_seen_in, moment};
use crate::shown::{is_night, look_at};
use crate::world::{Look, Visitor, world};

/// How somebody answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum By {
    /// What lies on the table is pressed, one thing after the other.
    Pointer,
    /// No pointer at all: cards are turned by a key, answers are chosen from the list of moves.
    Keys,
}

/// Every lesson to its last card. A test run learns each of them once, in one look and in one way; a long run in every look in both.
#[test]
fn every_lesson_is_learned_to_its_end() {
    let world = world();
    in_all_looks(None, |look, _| {
        for (nth, lesson) in Lesson::all().iter().enumerate() {
            for by in ways(look, nth) {
                let learner = Visitor::come(&world, look);
                learner.page.prefer(is_night(look), true);
                learner.go("/learn");
                learner.page.follow(&lesson.button());
                learn(&learner, lesson, by, usize::MAX);
                let [_, waits, _] = stand(&learner.page);
                assert_eq!(waits, "nothing", "{} ends with its last card", lesson.at);
                if look.screen == Screen::Phone {
                    assert!(learner.page.is(BOARD_IS_FREE), "{}", lesson.at);
                }
            }
        }
    });
}

/// On a phone what was won can be seen: the last card lies below the board.
const BOARD_IS_FREE: &str = "document.querySelector('[data-region=board]').getBoundingClientRect().bottom <= document.querySelector('.coach').getBoundingClientRect().top + 1";

fn ways(look: Look, nth: usize) -> Vec<By> {
    match (all_whole(), is_seen_in(look, nth)) {
        (true, _) => vec![By::Pointer, By::Keys],
        (false, true) if nth % 4 < 2 => vec![By::Pointer],
        (false, true) => vec![By::Keys],
        (false, false) => Vec::new(),
    }
}

/// From the address of the program to the first lesson it is one click, and it waits where it was left.
#[test]
fn a_lesson_waits_where_it_was_left() {
    let world = world();
    in_all_looks(None, |look, _| {
        let learner = Visitor::come(&world, look);
        let page = &learner.page;
        let lesson = Lesson::first("eko");
        let begin = "form[action='/learn/eko'] button";
        page.follow(begin);
        let path = learner.path();
        learn(&learner, &lesson, By::Pointer, 3);
        let left = stand(page);
        learner.go("/");
        page.follow(begin);
        assert_eq!((learner.path(), stand(page)), (path, left));
        page.follow(".coach [value=leave]");
        assert!(!page.shows("#mine a.row"), "a lesson is no game");
    });
}

/// A lesson and its script.
struct Lesson {
    /// `GAME/KEY`
    at: String,
    script: String,
}

impl Lesson {
    fn all() -> Vec<Self> {
        let content = concat!(env!("CARGO_MANIFEST_DIR"), "/../../content/lessons");
        let mut lessons = Vec::new();
        for game in ["ethnos", "eko", "numa-sera"] {
            let files = std::fs::read_dir(format!("{content}/{game}")).expect("lessons are there");
            for file in files {
                let path = file.expect("a lesson can be read").path();
                let key = path.file_stem().and_then(|name| name.to_str());
                let key = key.expect("a lesson has a name");
                lessons.push(Self {
                    at: format!("{game}/{key}"),
                    script: std::fs::read_to_string(&path).expect("a lesson can be read"),
                });
            }
        }
        lessons.sort_by(|one, other| one.at.cmp(&other.at));
        lessons
    }

    fn first(game: &str) -> Self {
        let mut lessons = Self::all().into_iter();
        let first = lessons.find(|lesson| lesson.at == format!("{game}/first"));
        first.expect("every game has a first lesson")
    }

    fn button(&self) -> String {
        format!("form[action='/learn/{}'] button", self.at)
    }

    /// What is answered from a step on, up to the next answer of somebody else.
    fn answers(&self, step: &str) -> Vec<String> {
        let plays = self
            .script
            .lines()
            .filter_map(|line| line.strip_prefix("play: "));
        let answers = plays.flat_map(|play| {
            play[2..]
                .split("; ")
                .map(move |answer| (&play[..1], answer))
        });
        let step = step.parse().expect("a step is a number");
        let mut left = answers.skip(step).peekable();
        let seat = left.peek().expect("the script goes on").0;
        left.take_while(|(who, _)| *who == seat)
            .map(|(_, answer)| answer.to_owned())
            .collect()
    }
}

/// What to press next on the table for the first of these answers, and for as many of the others as go with it: what is still to be
/// selected, then the button; nothing, where the table has no place for it.
const AIM: &str = "(chain) => {
  const seen = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.disabled && element.getAttribute('aria-disabled') !== 'true';
  const all = (selector) => [...document.querySelectorAll(selector)];
  const mark = (element, name) => { element.dataset.aim = name; return `[data-aim=${name}]`; };
  all('[data-aim]').forEach((element) => delete element.dataset.aim);
  const go = document.querySelector('#decision button[name=do]');
  const press = () => (go ? [mark(go, 'go')] : []);
  const answer = all('main.stage button[name=answer]').find((button) => button.value === chain[0] && seen(button));
  if (answer) return [mark(answer, 'answer')];
  if (chain[0].startsWith('lead ')) {
    const others = chain.slice(1);
    const end = others.findIndex((part) => !part.startsWith('join '));
    const cards = [chain[0], ...others.slice(0, end < 0 ? others.length : end)].map((part) => part.slice(5));
    const slots = all('#hand .slot:has(input[name=card])');
    const taken = cards.map((card) => {
      const at = slots.findIndex((slot) => slot.querySelector('input[name=card]').value.startsWith(`${card} `));
      return at < 0 ? null : slots.splice(at, 1)[0];
    });
    if (taken.every(Boolean)) {
      const picks = taken.filter((slot) => !slot.querySelector('input[name=card]').checked).map((slot, nth) => mark(slot.querySelector('label.ally'), `card${nth}`));
      const lead = taken[0].querySelector('label.lead');
      const selects = [...picks, ...(lead && !taken[0].querySelector('input[name=leader]').checked ? [mark(lead, 'lead')] : [])];
      return selects.length ? selects : press();
    }
  }
  const parts = (value) => value.split(/ \\/ |; /);
  const fits = (input) => parts(input.value)[0] === chain[0] && parts(input.value).every((part) => chain.includes(part));
  const asked = all('[data-foretold] input').filter((input) => seen(input.closest('label') ?? input) && chain.some((part) => part === input.value || input.value.endsWith(`/ ${part}`)) && !input.checked);
  if (asked.length) return [mark(asked[0].closest('label'), 'asked')];
  const goal = all('main.stage input[name=goal], main.stage input[name=pick]').filter(fits).sort((one, other) => (one.checked ? -1 : 0) - (other.checked ? -1 : 0) || parts(one.value).length - parts(other.value).length)[0];
  if (!goal) return [];
  const clicks = [];
  // On a board what goes comes first; it lies on the board or in the tray.
  const from = all('main.stage input[name=from]').find((stack) => goal.id.startsWith(`goal-${stack.value}-`));
  const stack = from && (document.querySelector(`label[for=\"${from.id}\"]`) ?? from.closest('label'));
  if (stack && !from.checked) clicks.push(mark(stack, 'from'));
  const verb = goal.closest('[data-verb]')?.dataset.verb;
  const tab = verb && document.getElementById(`verb-${verb}`)?.closest('label');
  if (tab && !document.getElementById(`verb-${verb}`).checked) clicks.push(mark(tab, 'verb'));
  // An order that is made by arrows is not drawn as a thing to press.
  if (!goal.checked && !clicks.length && !seen(goal.closest('label'))) return [];
  if (!goal.checked) clicks.push(mark(goal.closest('label'), 'goal'));
  return clicks.length ? clicks : press();
}";

fn learn(learner: &Visitor<'_>, lesson: &Lesson, by: By, most: usize) {
    let page = &learner.page;
    let mut seen = Vec::new();
    loop {
        let [now, waits, before] = stand(page);
        if seen.last() != Some(&now) {
            seen.push(now.clone());
            // A long run looks closely at every card, a test run at every kind of card.
            match all_whole() {
                true => look_at(learner, &format!("{}-{now}", lesson.at.replace('/', "-"))),
                false => learner.look_at(&format!("lesson, {waits}")),
            }
            if seen.len() == most {
                return;
            }
        }
        match waits.as_str() {
            "nothing" => return,
            "next" => {
                let leads_away =
                    page.is("document.querySelector('.coach form[data-plain] [value=next]')");
                let turn = || match by {
                    By::Pointer => page.click(".coach [value=next]"),
                    By::Keys => page.key("n"),
                };
                match leads_away {
                    true => page.leaving(turn),
                    false => turn(),
                }
                page.wait("the next card", &format!("{CARD} !== {now:?}"));
            }
            "answer" => answer(learner, &lesson.answers(&before), by, &before),
            _ => page.wait("the others to play", &format!("{WAITS} !== 'others'")),
        }
    }
}

/// Gives the answer that is wanted, which the table takes without a word.
fn answer(learner: &Visitor<'_>, wanted: &[String], by: By, before: &str) {
    let page = &learner.page;
    let is_taken = format!("document.querySelector('#table').dataset.step !== {before:?}");
    if by == By::Pointer {
        // A forecast may ask for one thing more, and a table that becomes another one is aimed at anew.
        for _ in 0..8 {
            if page.is(&is_taken) {
                return;
            }
            // Who aims while it is under way would press on what came meanwhile without having seen it.
            page.wait("the forecast", FORESEEN);
            let chain = serde_json::to_string(wanted).expect("answers are texts");
            let aim = page.eval(&format!("({AIM})({chain})"));
            let aim: Vec<&str> = aim
                .as_array()
                .into_iter()
                .flatten()
                .filter_map(|at| at.as_str())
                .collect();
            if aim.is_empty() {
                break;
            }
            if !aim.iter().all(|at| page.click_if_there(at)) {
                continue;
            }
            match aim[..] {
                ["[data-aim=go]" | "[data-aim=answer]"] => {
                    let answered = format!("{is_taken} || {TOASTS} !== '' || {ASKS}");
                    page.wait(&format!("{wanted:?} to be taken"), &answered);
                    // Who does what the card says is never refused.
                    assert_eq!(page.text(TOASTS), "", "{wanted:?} after {before}");
                }
                _ => page.wait("the forecast", FORESEEN),
            }
        }
    }
    press_listed(learner, &wanted[0], by);
    page.wait(&format!("{:?} to be taken", wanted[0]), &is_taken);
    assert_eq!(page.text(TOASTS), "", "{wanted:?}");
    learner.close_sheet();
}

/// From the list of moves, which has every answer.
fn press_listed(learner: &Visitor<'_>, answer: &str, by: By) {
    let page = &learner.page;
    let listed = format!("[data-leaf=moves] button[name=answer][value={answer:?}]");
    match by {
        By::Pointer => {
            learner.open_leaf("moves");
            page.click(&listed);
        }
        By::Keys => {
            page.key("m");
            page.wait_for("#side [data-leaf=moves]");
            tab_to(page, &listed);
            page.key("Enter");
        }
    }
}

const CARD: &str = "document.querySelector('.coach details').id";
const TOASTS: &str = "(document.querySelector('#toasts')?.textContent.trim() ?? '')";
const FORESEEN: &str = "!document.querySelector('[data-foretold][aria-busy=true]')";
/// The forecast is there and asks for something that is not chosen yet, or that was not seen when Confirm was pressed.
const ASKS: &str = "(() => { const place = document.querySelector('[data-foretold]:not([aria-busy=true])');
    const radios = [...(place?.querySelectorAll('input[type=radio]') ?? [])];
    return radios.includes(document.activeElement) || radios.some((one) => !radios.some((other) => other.name === one.name && other.checked)); })()";
const WAITS: &str = "document.querySelector('.coach').dataset.waits";

/// The card, what it waits for and the step, all of the same moment.
fn stand(page: &Page) -> [String; 3] {
    let said = page.eval(&format!(
        "[{CARD}, {WAITS}, document.querySelector('#table').dataset.step]"
    ));
    [0, 1, 2].map(|nth| said[nth].as_str().unwrap_or_default().to_owned())
}

/// What the rules allow and the lesson does not want is refused in a sentence, and nothing has happened. Who asks for it is shown the answer.
#[test]
fn a_wrong_answer_is_explained_and_changes_nothing() {
    let world = world();
    in_all_looks(None, |look, _| {
        let learner = Visitor::come(&world, look);
        let page = &learner.page;
        page.follow("form[action='/learn/ethnos'] button");
        learn(&learner, &Lesson::first("ethnos"), By::Pointer, 3);
        assert_eq!(stand(page), ["coach-first-take", "answer", "0"]);
        page.click(".deck button[name=answer]");
        page.wait("a refusal", &format!("{TOASTS} !== ''"));
        page.forgive("422");
        assert_eq!(stand(page), ["coach-first-take", "answer", "0"]);
        page.click(".coach [value=show]");
        page.wait("the next card", &format!("{CARD} === 'coach-first-draw'"));
    });
}

/// What a card points at can be seen whole, or what leads to it; the card lies over nothing that is to be pressed, and is read without
/// scrolling, on a laptop too.
#[test]
fn a_card_covers_nothing_that_it_points_at() {
    const COVERED: &str = "(() => { const card = document.querySelector('.coach').getBoundingClientRect();
        const places = document.querySelector('.coach').dataset.points.split(' ').filter(Boolean);
        const boxes = (at) => [...document.querySelectorAll(`#table [data-at~='${at}']`)].map((one) => one.getBoundingClientRect()).filter((box) => box.width);
        const free = (box) => box.top >= card.bottom || box.bottom <= card.top || box.left >= card.right || box.right <= card.left;
        return places.filter((at) => !boxes(at).some(free) && (boxes(at).length || !places.some((other) => boxes(other).some(free)))).join(' '); })()";
    let world = world();
    in_all_looks(None, |look, _| {
        for game in ["ethnos", "eko", "numa-sera"] {
            let learner = Visitor::come(&world, look);
            let page = &learner.page;
            page.follow(&format!("form[action='/learn/{game}'] button"));
            for _ in 0..if all_whole() { 40 } else { 8 } {
                let [card, ..] = stand(page);
                assert_eq!(page.text(COVERED), "", "{game} {card}");
                let own = look.screen.size();
                for (width, height) in [own, if own.0 > 760 { (1366, 768) } else { own }] {
                    page.stretch(width, height);
                    assert!(
                        page.is(READ),
                        "{game} {card} at {width}x{height}: it is cut"
                    );
                }
                page.resize(look.screen);
                if card == "coach-first-back" && page.click_if_there("[data-at=verb-attack]") {
                    assert!(page.is(GREYWATCH), "what is chosen in the tray has a ring");
                }
                if !go_on(page) {
                    break;
                }
            }
        }
    });
}

/// A Stronghold of somebody else has no place on the table of a lesson's learner.
const GREYWATCH: &str = "getComputedStyle(document.querySelector('[data-region=tray] label[data-about=hold-0]')).outlineWidth === '3px'";

/// The last line of a card lies above its buttons.
const READ: &str = "(() => { const card = document.querySelector('.coach');
    const [last, deeds] = [[...card.querySelectorAll('.said > *')].at(-1), card.querySelector('.deeds')].map((one) => one.getBoundingClientRect());
    return last.bottom <= (innerWidth > 760 ? deeds.top : card.getBoundingClientRect().bottom) + 1; })()";

/// Reads on, or is shown what the card wants; whether there was anything left.
fn go_on(page: &Page) -> bool {
    let [card, waits, step] = stand(page);
    let deed = match waits.as_str() {
        "nothing" => return false,
        "next" => "next",
        "answer" => "show",
        _ => {
            page.wait("the others to play", &format!("{WAITS} !== 'others'"));
            return true;
        }
    };
    let plain = format!("document.querySelector('.coach form[data-plain] [value={deed}]')");
    let press = || page.click(&format!(".coach [value={deed}]"));
    match page.is(&plain) {
        true => page.leaving(press),
        false => press(),
    }
    page.wait("the lesson to go on", &format!("{CARD} !== {card:?} || {WAITS} !== {waits:?} || document.querySelector('#table').dataset.step !== {step:?}"));
    true
}

/// Somebody who confirms before the forecast is there sends nothing that was chosen for them: they see it first.
#[test]
fn confirm_sends_nothing_that_was_not_seen() {
    let world = world();
    in_all_looks(None, |look, _| {
        let learner = Visitor::come(&world, look);
        let (page, lesson) = (&learner.page, Lesson::first("eko"));
        page.follow("form[action='/learn/eko'] button");
        while stand(page)[0] != "coach-first-castle" {
            assert!(go_on(page), "the lesson has a castle");
        }
        let [.., step] = stand(page);
        let wanted = lesson.answers(&step);
        let chain = serde_json::to_string(&wanted).expect("answers are texts");
        // All in one go, as quick as nobody is: a tower could be built there too, and is the cheaper one.
        page.eval(&format!(
            "{{ for (const at of ({AIM})({chain})) document.querySelector(at).click(); document.querySelector('#decision button[name=do]').click(); }}"
        ));
        page.wait("the forecast to ask", ASKS);
        assert_eq!(page.text(TOASTS), "", "nothing was sent");
        assert_eq!(stand(page)[2], step, "nothing was sent");
        let ring = "getComputedStyle(document.querySelector('[data-foretold] label:has([value=castle])')).outlineWidth === '3px'";
        assert!(page.is(ring), "what is to be chosen has a ring");
        answer(&learner, &wanted, By::Pointer, &step);
    });
}

/// Timers and forecasts come when the test says so: the forecast of the first choice arrives after the second choice was made.
const OVERTAKE: &str = "async (first, second) => {
  const [later, send] = [setTimeout.bind(window), fetch.bind(window)], [due, held] = [[], []];
  window.setTimeout = (act, time) => (time === 60 ? due.push(act) : later(act, time));
  window.fetch = (to, how) => (to.endsWith('/preview') ? new Promise((go) => held.push(() => go(send(to, how)))) : send(to, how));
  first.click();
  due.shift()();
  second.click();
  held.shift()();
  await new Promise((done) => later(done, 600));
  const waits = document.querySelector('[data-foretold]').getAttribute('aria-busy');
  [window.setTimeout, window.fetch] = [later, send];
  due.shift()();
  return waits;
}";

/// A forecast that comes late says nothing of what was chosen since: the newer one is waited for.
#[test]
fn an_older_forecast_does_not_stand_for_a_newer_one() {
    let world = world();
    let learner = Visitor::come(&world, Look::ALL[0]);
    let (page, lesson) = (&learner.page, Lesson::first("eko"));
    page.follow("form[action='/learn/eko'] button");
    while stand(page)[0] != "coach-first-castle" {
        assert!(go_on(page), "the lesson has a castle");
    }
    let [.., step] = stand(page);
    let wanted = lesson.answers(&step);
    let chain = serde_json::to_string(&wanted).expect("answers are texts");
    let waits = page.text(&format!(
        "{{ const [from, goal] = ({AIM})({chain}).map((at) => document.querySelector(at)); ({OVERTAKE})(from, goal); }}"
    ));
    assert_eq!(waits, "true", "it waits for the forecast of the second");
    answer(&learner, &wanted, By::Pointer, &step);
}

/// The coach needs no script, and shows what to touch without it.
#[test]
fn a_lesson_without_script() {
    let world = world();
    in_all_looks(None, |look, _| {
        let learner = Visitor::come(&world, look);
        let page = &learner.page;
        page.scripts(false);
        learner.go("/");
        page.follow("form[action='/learn/ethnos'] button");
        page.follow(".coach [value=next]");
        page.follow(".coach [value=next]");
        let ring = "getComputedStyle(document.querySelector('[data-at=pool-minotaur-purple]')).outlineWidth === '3px'";
        assert!(page.is(ring), "what is to be touched has a ring");
        page.follow("main.stage button[name=answer][value='take purple minotaur']");
        assert_ne!(moment(page).step, "0", "the answer was taken");
    });
}
