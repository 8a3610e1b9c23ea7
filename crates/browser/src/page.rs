//! One tab: where it goes, what is in it, what it waits for.

use std::cell::{Cell, RefCell};
use std::thread::sleep;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::Screen;
use crate::judge::Record;
use crate::wire::Wire;

/// How long a page may take until what is waited for is there.
const PATIENCE: Duration = Duration::from_secs(20);
const BETWEEN_LOOKS: Duration = Duration::from_millis(8);
/// How long a page looks before it says that there is nothing yet.
const ONE_WAIT: Duration = Duration::from_millis(500);

/// A tab. It stays open until it is closed or its visitor goes.
pub struct Page {
    wire: RefCell<Wire>,
    pub(crate) screen: Cell<Screen>,
    pub(crate) scripts: Cell<bool>,
    pub(crate) record: RefCell<Record>,
}

impl Page {
    pub(crate) fn new(wire: Wire, screen: Screen) -> Self {
        let page = Self {
            wire: RefCell::new(wire),
            screen: Cell::new(screen),
            scripts: Cell::new(true),
            record: RefCell::default(),
        };
        for domain in ["Page", "Runtime", "Log", "Network"] {
            page.call(&format!("{domain}.enable"), json!({}));
        }
        page.call(
            "Emulation.setFocusEmulationEnabled",
            json!({ "enabled": true }),
        );
        page.resize(screen);
        page
    }

    /// Goes to an address and waits until the page is there.
    #[track_caller]
    pub fn go(&self, address: &str) {
        let went = self.call("Page.navigate", json!({ "url": address }));
        assert!(
            went["errorText"].is_null(),
            "{address}: {}",
            went["errorText"]
        );
        self.wait("the page", "document.readyState === 'complete'");
    }

    #[track_caller]
    pub fn reload(&self) {
        self.leaving(|| {
            self.call("Page.reload", json!({}));
        });
    }

    /// Does something that leads to another page, and waits until that one is there.
    #[track_caller]
    pub fn leaving(&self, act: impl FnOnce()) {
        self.eval("window.isTheOldPage = true");
        act();
        self.wait(
            "another page",
            "!window.isTheOldPage && document.readyState === 'complete'",
        );
    }

    #[track_caller]
    #[must_use]
    pub fn address(&self) -> String {
        self.text("location.href")
    }

    /// What a JavaScript expression gives; promises are waited for.
    ///
    /// # Panics
    ///
    /// If it throws.
    #[track_caller]
    pub fn eval(&self, expression: &str) -> Value {
        match self.try_eval(expression) {
            Ok(value) => value,
            Err(why) => panic!("{why}\nin {expression}"),
        }
    }

    fn try_eval(&self, expression: &str) -> Result<Value, String> {
        let what = json!({ "expression": expression, "returnByValue": true, "awaitPromise": true, "userGesture": true });
        let mut answer = self.wire.borrow_mut().call("Runtime.evaluate", what)?;
        match answer["exceptionDetails"].take() {
            Value::Null => Ok(answer["result"]["value"].take()),
            thrown => Err(format!(
                "{}: {}",
                thrown["text"], thrown["exception"]["description"]
            )),
        }
    }

    #[track_caller]
    #[must_use]
    pub fn is(&self, expression: &str) -> bool {
        self.eval(&format!("!!({expression})")) == true
    }

    #[track_caller]
    #[must_use]
    pub fn text(&self, expression: &str) -> String {
        let value = self.eval(expression);
        let text = value.as_str().map(str::to_owned);
        text.unwrap_or_else(|| panic!("{expression} is not a text but {value}"))
    }

    #[track_caller]
    #[must_use]
    pub fn number(&self, expression: &str) -> f64 {
        let value = self.eval(expression);
        value
            .as_f64()
            .unwrap_or_else(|| panic!("{expression} is not a number but {value}"))
    }

    /// Whether an element is there and can be seen.
    #[track_caller]
    #[must_use]
    pub fn shows(&self, selector: &str) -> bool {
        self.is(&shown(selector))
    }

    /// The text of an element as it is read.
    #[track_caller]
    #[must_use]
    pub fn reads(&self, selector: &str) -> String {
        self.text(&format!(
            "document.querySelector({}).innerText.trim()",
            quoted(selector)
        ))
    }

    /// Waits until a JavaScript condition holds.
    ///
    /// # Panics
    ///
    /// If it does not in time: with what was waited for, and what the page shows instead.
    #[track_caller]
    pub fn wait(&self, what_for: &str, condition: &str) {
        if let Err(why) = self.wait_at_most(PATIENCE, condition) {
            let (address, shows) = (
                self.try_eval("location.href"),
                self.try_eval("document.body.innerText"),
            );
            let shows = shows
                .ok()
                .and_then(|shows| shows.as_str().map(str::to_owned));
            let shows: String = shows.unwrap_or_default().chars().take(1500).collect();
            let (wrong, picture) = (self.problems(), self.evidence());
            panic!(
                "waited for {what_for} ({condition}) {why}at {address:?}\nproblems: {wrong:?}\nseen in {picture}\nthe page shows:\n{shows}"
            );
        }
    }

    /// Waits until an element is there and can be seen.
    #[track_caller]
    pub fn wait_for(&self, selector: &str) {
        self.wait(selector, &shown(selector));
    }

    fn wait_at_most(&self, patience: Duration, condition: &str) -> Result<(), String> {
        let end = Instant::now() + patience;
        // A page that runs scripts looks by itself, which costs far less than to be asked again and again.
        let look = if self.runs_scripts() {
            let (every, most) = (BETWEEN_LOOKS.as_millis(), ONE_WAIT.as_millis());
            format!(
                "new Promise((done, fail) => {{ const end = performance.now() + {most}; const look = () => {{ try {{ const is = !!({condition}); is || performance.now() > end ? done(is) : setTimeout(look, {every}); }} catch (why) {{ fail(why); }} }}; look(); }})"
            )
        } else {
            format!("!!({condition})")
        };
        loop {
            // A page that is just being left has nothing to say.
            let looked = self.try_eval(&look);
            match looked {
                Ok(Value::Bool(true)) => return Ok(()),
                Err(why) if Instant::now() > end => return Err(format!("{why} ")),
                Ok(_) if Instant::now() > end => return Err(String::new()),
                _ => sleep(BETWEEN_LOOKS),
            }
        }
    }

    /// Leaves without saying good-bye, as a closed tab does.
    pub fn close(self) {
        // The answer may not come any more.
        let _ = self.wire.borrow_mut().call("Page.close", json!({}));
    }

    #[track_caller]
    pub(crate) fn call(&self, method: &str, params: Value) -> Value {
        let answer = self.wire.borrow_mut().call(method, params);
        answer.unwrap_or_else(|why| panic!("{why}"))
    }

    #[track_caller]
    pub(crate) fn call_each(&self, method: &str, all: Vec<Value>) {
        let answer = self.wire.borrow_mut().call_each(method, all);
        answer.unwrap_or_else(|why| panic!("{why}"));
    }

    /// What was told since the last time goes into the record.
    pub(crate) fn listen(&self) {
        let events = self.wire.borrow_mut().events();
        let mut record = self.record.borrow_mut();
        events.iter().for_each(|event| record.note(event));
    }
}

impl std::fmt::Debug for Page {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Page")
            .field("screen", &self.screen.get())
            .finish_non_exhaustive()
    }
}

/// A text as JavaScript writes it.
pub(crate) fn quoted(text: &str) -> String {
    Value::from(text).to_string()
}

fn shown(selector: &str) -> String {
    format!(
        "document.querySelector({})?.checkVisibility({{ visibilityProperty: true }})",
        quoted(selector)
    )
}
