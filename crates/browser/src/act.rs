//! Clicks, taps and keys, as a hand would do them.

use std::thread::sleep;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::page::quoted;
use crate::{Page, Screen};

/// How long something may lie over an element, such as a card that is still moving.
const PATIENCE: Duration = Duration::from_secs(5);

const GONE: &str = "there is no such element";

/// Where an element's middle is, once it is in sight, and what covers it there. A label counts as its control.
const WHERE: &str = "(selector) => {
  const element = document.querySelector(selector);
  if (!element) return { why: 'there is no such element' };
  if (!element.getClientRects().length) return { why: 'it cannot be seen' };
  const seen = () => { const box = element.getBoundingClientRect(); return { x: box.left + box.width / 2, y: box.top + box.height / 2 }; };
  const is = (hit) => hit && (element.contains(hit) || hit.closest('label')?.control === element || (element.control && hit === element.control));
  let at = seen();
  const into = (block) => () => element.scrollIntoView({ block, inline: 'center', behavior: 'instant' });
  // In the middle, above what sticks to the foot, below what sticks to the head.
  for (const scroll of [into('center'), into('start'), () => window.scrollBy(0, -70), into('end')]) {
    if (is(document.elementFromPoint(at.x, at.y))) return at;
    scroll();
    at = seen();
  }
  const hit = document.elementFromPoint(at.x, at.y);
  if (!is(hit)) return { why: 'it is covered by ' + (hit ? hit.outerHTML.slice(0, 160) : 'nothing: it is outside of the page') };
  return at;
}";

impl Page {
    /// A click, or on a phone a tap, in the middle of an element.
    ///
    /// # Panics
    ///
    /// If there is no such element, it cannot be seen, or something covers it.
    #[track_caller]
    pub fn click(&self, selector: &str) {
        let found = self.find(selector, false);
        self.click_at(found.expect("it was waited for"));
    }

    /// A click where an element is, whatever covers it.
    #[track_caller]
    pub fn press_at(&self, selector: &str) {
        let middle = "((selector) => { const box = document.querySelector(selector)?.getBoundingClientRect(); return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }; })";
        let at = self.eval(&format!("{middle}({})", quoted(selector)));
        let (x, y) = (at["x"].as_f64(), at["y"].as_f64());
        self.click_at(x.zip(y).unwrap_or_else(|| panic!("no {selector}")));
    }

    fn click_at(&self, (x, y): (f64, f64)) {
        match self.screen() {
            Screen::Desktop => {
                let deeds = [("mouseMoved", 0), ("mousePressed", 1), ("mouseReleased", 1)];
                let events = deeds.map(|(kind, clicks)| mouse(kind, x, y, clicks));
                self.call_each("Input.dispatchMouseEvent", events.into());
            }
            Screen::Phone => {
                let down = touch("touchStart", json!([{ "x": x, "y": y }]));
                let events = vec![down, touch("touchEnd", json!([]))];
                self.call_each("Input.dispatchTouchEvent", events);
            }
        }
    }

    /// The mouse comes to rest in the middle of an element, without a press.
    #[track_caller]
    pub fn hover(&self, selector: &str) {
        let (x, y) = self.find(selector, false).expect("it was waited for");
        self.mouse("mouseMoved", x, y, 0);
    }

    /// The mouse, or on a phone a finger, takes an element and lets go of it so far from the middle of another.
    #[track_caller]
    pub fn drag(&self, selector: &str, to: &str, by: (f64, f64)) {
        let at = self.lift(selector, to, by);
        self.let_go(at);
    }

    /// The first half of it: what is lifted hangs where this says.
    ///
    /// # Panics
    ///
    /// If there is no such element.
    #[track_caller]
    pub fn lift(&self, selector: &str, to: &str, (dx, dy): (f64, f64)) -> (f64, f64) {
        let from = self.find(selector, false).expect("it was waited for");
        let middle = "((selector) => { const box = document.querySelector(selector).getBoundingClientRect(); return { x: box.x + box.width / 2, y: box.y + box.height / 2 }; })";
        let at = self.eval(&format!("{middle}({})", quoted(to)));
        let at = at["x"].as_f64().zip(at["y"].as_f64());
        let (x, y) = at.unwrap_or_else(|| panic!("no {to}"));
        let to = (x + dx, y + dy);
        let way = (0..=8).map(|step| {
            let part = f64::from(step) / 8.0;
            let between = |from: f64, to: f64| from + (to - from) * part;
            (between(from.0, to.0), between(from.1, to.1))
        });
        match self.screen() {
            Screen::Desktop => {
                self.mouse("mousePressed", from.0, from.1, 1);
                way.for_each(|(x, y)| self.mouse("mouseMoved", x, y, 1));
            }
            Screen::Phone => {
                self.touch("touchStart", json!([{ "x": from.0, "y": from.1 }]));
                way.for_each(|(x, y)| self.touch("touchMove", json!([{ "x": x, "y": y }])));
            }
        }
        to
    }

    /// The other half.
    pub fn let_go(&self, (x, y): (f64, f64)) {
        match self.screen() {
            Screen::Desktop => self.mouse("mouseReleased", x, y, 1),
            Screen::Phone => self.touch("touchEnd", json!([])),
        }
    }

    /// A finger that stays on an element for so long.
    #[track_caller]
    pub fn press_long(&self, selector: &str, time: Duration) {
        let (x, y) = self.find(selector, false).expect("it was waited for");
        self.touch("touchStart", json!([{ "x": x, "y": y }]));
        sleep(time);
        self.touch("touchEnd", json!([]));
    }

    /// Two fingers in the middle of an element, so far from each other at first and in the end.
    #[track_caller]
    pub fn pinch(&self, selector: &str, from: f64, to: f64) {
        let (x, y) = self.find(selector, false).expect("it was waited for");
        let fingers = |apart: f64| json!([{ "x": x - apart / 2.0, "y": y, "id": 0 }, { "x": x + apart / 2.0, "y": y, "id": 1 }]);
        self.touch("touchStart", fingers(from));
        for step in 1..=8 {
            let apart = from + (to - from) * f64::from(step) / 8.0;
            self.touch("touchMove", fingers(apart));
        }
        self.touch("touchEnd", json!([]));
    }

    fn touch(&self, kind: &str, points: Value) {
        self.call("Input.dispatchTouchEvent", touch(kind, points));
    }

    /// A click that leads to another page.
    #[track_caller]
    pub fn follow(&self, selector: &str) {
        self.leaving(|| self.click(selector));
    }

    /// A click on something that may be gone by now; says whether it was there.
    #[track_caller]
    pub fn click_if_there(&self, selector: &str) -> bool {
        let found = self.find(selector, true);
        if let Some(at) = found {
            self.click_at(at);
        }
        found.is_some()
    }

    /// The middle of an element, once nothing covers it. `None` if there is no such element and there `may_be_none`.
    #[track_caller]
    fn find(&self, selector: &str, may_be_none: bool) -> Option<(f64, f64)> {
        let end = Instant::now() + PATIENCE;
        loop {
            let at = self.eval(&format!("({WHERE})({})", quoted(selector)));
            if let (Some(x), Some(y)) = (at["x"].as_f64(), at["y"].as_f64()) {
                return Some((x, y));
            }
            let why = at["why"].as_str().unwrap_or_default().to_owned();
            if may_be_none && why == GONE {
                return None;
            }
            if Instant::now() > end {
                let (address, picture) = (self.address(), self.evidence());
                panic!("cannot click {selector}: {why}\nat {address}, seen in {picture}");
            }
            sleep(Duration::from_millis(20));
        }
    }

    fn mouse(&self, kind: &str, x: f64, y: f64, clicks: u8) {
        self.call("Input.dispatchMouseEvent", mouse(kind, x, y, clicks));
    }

    /// Clicks into a field and writes a text in place of what is there.
    #[track_caller]
    pub fn fill(&self, selector: &str, text: &str) {
        self.click(selector);
        self.eval(&format!(
            "document.querySelector({}).select()",
            quoted(selector)
        ));
        self.call("Input.insertText", json!({ "text": text }));
    }

    /// Chooses a value of a `select`, as the list of the system would.
    #[track_caller]
    pub fn choose(&self, selector: &str, value: &str) {
        let set = "(selector, value) => { const list = document.querySelector(selector); list.value = value;
            if (list.value !== value) throw new Error('no such value'); list.dispatchEvent(new Event('change', { bubbles: true })); }";
        self.eval(&format!("({set})({}, {})", quoted(selector), quoted(value)));
    }

    /// One key, by its name: `Tab`, `Enter`, `Space`, `Escape`, `ArrowDown`, or a letter.
    #[track_caller]
    pub fn key(&self, name: &str) {
        self.press(name, 0);
    }

    /// A key while Shift is held.
    #[track_caller]
    pub fn shift(&self, name: &str) {
        self.press(name, 8);
    }

    #[track_caller]
    fn press(&self, name: &str, modifiers: u8) {
        let (key, code, number, text) = match name {
            "Tab" => ("Tab", "Tab".to_owned(), 9, None),
            "Enter" => ("Enter", "Enter".to_owned(), 13, Some("\r")),
            "Space" => (" ", "Space".to_owned(), 32, Some(" ")),
            "Escape" => ("Escape", "Escape".to_owned(), 27, None),
            "Delete" => ("Delete", "Delete".to_owned(), 46, None),
            "Home" => ("Home", "Home".to_owned(), 36, None),
            "End" => ("End", "End".to_owned(), 35, None),
            "ArrowUp" => ("ArrowUp", "ArrowUp".to_owned(), 38, None),
            "ArrowDown" => ("ArrowDown", "ArrowDown".to_owned(), 40, None),
            "ArrowLeft" => ("ArrowLeft", "ArrowLeft".to_owned(), 37, None),
            "ArrowRight" => ("ArrowRight", "ArrowRight".to_owned(), 39, None),
            letter => {
                let first = letter.chars().next().expect("a key has a name");
                (
                    letter,
                    format!("Key{}", first.to_ascii_uppercase()),
                    first.to_ascii_uppercase() as u32,
                    Some(letter),
                )
            }
        };
        for kind in ["keyDown", "keyUp"] {
            let mut event = json!({ "type": kind, "key": key, "code": code, "windowsVirtualKeyCode": number, "modifiers": modifiers });
            if let Some(text) = text.filter(|_| kind == "keyDown") {
                event["text"] = text.into();
            }
            self.call("Input.dispatchKeyEvent", event);
        }
    }
}

fn mouse(kind: &str, x: f64, y: f64, clicks: u8) -> Value {
    let button = if clicks > 0 { "left" } else { "none" };
    json!({ "type": kind, "x": x, "y": y, "button": button, "clickCount": clicks })
}

fn touch(kind: &str, points: Value) -> Value {
    json!({ "type": kind, "touchPoints": points })
}
