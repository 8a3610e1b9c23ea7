//! What is wrong with a page: errors, what does not fit, what axe finds, and what it weighs.

use std::collections::BTreeMap;
use std::path::Path;

use serde_json::{Value, json};

use crate::Page;
use crate::wire::Event;

/// What Chromium told about a page.
#[derive(Debug, Default)]
pub(crate) struct Record {
    problems: Vec<String>,
    /// By request: where it went, and how many bytes came.
    requests: BTreeMap<String, (String, f64)>,
}

impl Record {
    pub(crate) fn note(&mut self, Event { method, params }: &Event) {
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        match method.as_str() {
            "Runtime.exceptionThrown" => {
                let details = &params["exceptionDetails"];
                self.problems.push(format!(
                    "exception: {} {}",
                    details["text"], details["exception"]["description"]
                ));
            }
            "Runtime.consoleAPICalled"
                if matches!(params["type"].as_str(), Some("error" | "assert")) =>
            {
                self.problems.push(format!("console: {}", params["args"]));
            }
            "Log.entryAdded" if params["entry"]["level"] == "error" => {
                let entry = &params["entry"];
                self.problems.push(format!(
                    "{}: {} {}",
                    entry["source"], entry["text"], entry["url"]
                ));
            }
            "Network.responseReceived" => {
                let url = text(&params["response"]["url"]);
                self.requests.insert(text(&params["requestId"]), (url, 0.0));
            }
            "Network.loadingFinished" => {
                if let Some((_, bytes)) = self.requests.get_mut(&text(&params["requestId"])) {
                    *bytes = params["encodedDataLength"].as_f64().unwrap_or_default();
                }
            }
            _ => {}
        }
    }
}

impl Page {
    /// Errors of scripts, of the console and of the network so far.
    #[must_use]
    pub fn problems(&self) -> Vec<String> {
        self.listen();
        self.record.borrow().problems.clone()
    }

    /// Forgets the problems with this text in them: they belonged to what was tried.
    ///
    /// # Panics
    ///
    /// If there is none.
    #[track_caller]
    pub fn forgive(&self, text: &str) {
        self.listen();
        let mut record = self.record.borrow_mut();
        let before = record.problems.len();
        record.problems.retain(|problem| !problem.contains(text));
        assert!(
            record.problems.len() < before,
            "nothing went wrong that says {text}: {:?}",
            record.problems
        );
    }

    /// What came over the network since the last call, as addresses with their compressed sizes, headers among them.
    #[must_use]
    pub fn transferred(&self) -> Vec<(String, f64)> {
        self.listen();
        std::mem::take(&mut self.record.borrow_mut().requests)
            .into_values()
            .collect()
    }

    /// What does not fit: what is wider than the screen, as selectors with their right edges; pixels that the page scrolls on below
    /// everything that is on it; texts of `names` that are cut off by their own box.
    #[must_use]
    pub fn misfits(&self, names: &str) -> Vec<String> {
        let find = "((names) => {
            const root = document.documentElement, width = root.clientWidth, found = [];
            if (root.scrollWidth > width || document.body.scrollWidth > width) {
              const name = (element) => element.tagName.toLowerCase() + (element.id ? '#' + element.id : '') + [...element.classList].map((one) => '.' + one).join('');
              const wide = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > width + 0.5);
              found.push('too wide: page ' + root.scrollWidth + ' of ' + width, ...wide.slice(0, 8).map((element) => 'too wide: ' + name(element) + ' ' + element.getBoundingClientRect().right));
            }
            const blank = root.scrollHeight - Math.max(innerHeight, Math.ceil(document.body.getBoundingClientRect().bottom + scrollY));
            if (blank > 1) found.push(blank + ' pixels of nothing below the page');
            const cut = [...document.querySelectorAll(names)].filter((element) => element.checkVisibility() && element.scrollWidth > element.clientWidth);
            return found.concat(cut.map((element) => 'cut off: ' + element.innerText));
        })";
        strings(&self.eval(&format!("({find})({})", crate::page::quoted(names))))
    }

    /// What can be pressed and is smaller than `least` pixels in one direction. Links inside of sentences are excepted, and what
    /// is a control with a label that is large enough.
    #[must_use]
    pub fn too_small(&self, least: u32) -> Vec<String> {
        let find = "((least) => {
            const pressed = 'button, a[href], summary, select, input:not([type=hidden]), textarea, [role=button]';
            const found = [];
            for (const element of document.querySelectorAll(pressed)) {
              if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: false })) continue;
              if (element.matches('a') && getComputedStyle(element).display === 'inline') continue;
              if (element.closest('.skip')) continue;
              const boxes = [element, ...(element.labels ?? [])].map((one) => one.getBoundingClientRect());
              const { width, height } = boxes.reduce((one, other) => (Math.min(other.width, other.height) > Math.min(one.width, one.height) ? other : one));
              if (!width || !height || (width >= least - 0.5 && height >= least - 0.5)) continue;
              found.push(element.outerHTML.slice(0, 110).replace(/\\s+/g, ' ') + ' ' + Math.round(width) + 'x' + Math.round(height));
            }
            return found;
        })";
        strings(&self.eval(&format!("({find})({least})")))
    }

    /// The kinds of elements that can be seen now, as names without a meaning of their own.
    ///
    /// A kind is how an element is built, described and coloured, and the kind of what it stands in. What axe finds in one element
    /// it finds in every other of its kind, so one of them is enough.
    #[must_use]
    pub fn kinds(&self) -> Vec<String> {
        strings(&self.eval(&format!("({KINDS})()")))
    }

    /// The serious and critical findings of axe-core, whose source is in `file`: in the whole page, or in elements of these `kinds`,
    /// which were the last to be told.
    ///
    /// # Panics
    ///
    /// If there is no such file.
    #[must_use]
    #[track_caller]
    pub fn axe(&self, file: &Path, kinds: Option<&[String]>) -> Vec<String> {
        if !self.is("window.axe") {
            let source = std::fs::read_to_string(file);
            let source = source.unwrap_or_else(|why| {
                panic!("{}: {why}; `cargo xtask axe` fetches it", file.display())
            });
            self.call("Runtime.evaluate", json!({ "expression": source }));
        }
        let context = kinds.map_or("document".to_owned(), |kinds| {
            format!("({EXAMPLES})({})", Value::from(kinds))
        });
        let run = "(context) => axe.run(context, { resultTypes: ['violations'] }).then((found) => found.violations
            .filter((one) => one.impact === 'serious' || one.impact === 'critical')
            .flatMap((one) => one.nodes.map((node) => one.id + ': ' + node.target.join(' ') + ' ' + node.html.slice(0, 140) + ' ' + (node.any[0]?.message ?? node.failureSummary))))";
        strings(&self.eval(&format!("({run})({context})")))
    }
}

/// Every element in sight with its kind, kept in the page for `EXAMPLES`. Parts of a drawing are one with it, unless they have a role.
const KINDS: &str = "() => {
  const kinds = new Map();
  const shorten = (text) => {
    let [one, two] = [0xdeadbeef, 0x41c6ce57];
    for (let at = 0; at < text.length; at += 1) {
      one = Math.imul(one ^ text.charCodeAt(at), 2654435761);
      two = Math.imul(two ^ text.charCodeAt(at), 1597334677);
    }
    return (one >>> 0).toString(36) + (two >>> 0).toString(36);
  };
  const described = /^(role|type|aria-|alt$|tabindex|disabled|checked|lang$)/;
  const own = (element) => {
    const named = element.ariaLabel || element.title || element.getAttribute('alt') || element.textContent.trim() || element.labels?.length;
    const attributes = [...element.attributes].map(({ name, value }) => {
      if (!described.test(name)) return name;
      return /label|descri|details|controls|owns|valuetext/.test(name) ? name + !!value : name + value;
    });
    const written = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    const look = getComputedStyle(element);
    const colours = [look.backgroundColor, look.backgroundImage !== 'none', look.opacity, ...(written ? [look.color, look.fontSize, look.fontWeight] : [])];
    return [element.localName, [...element.classList].sort(), attributes.sort(), !!named, written, colours].join(' ');
  };
  const walk = (element, around) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return;
    const kind = shorten(around + own(element));
    kinds.set(element, kind);
    const drawn = element.localName === 'svg';
    const inside = drawn ? element.querySelectorAll('[role]') : element.children;
    for (const child of inside) walk(child, kind);
  };
  walk(document.body, document.documentElement.lang ? '' : 'no language');
  window.kindsInSight = kinds;
  return [...new Set(kinds.values())];
}";

/// Elements of these kinds, each kind at least once. What stands in one that is judged is judged with it.
const EXAMPLES: &str = "(wanted) => {
  const left = new Set(wanted), include = [];
  for (const [element, kind] of window.kindsInSight) {
    if (!left.has(kind) || !element.isConnected) continue;
    include.push(element);
    for (const part of [element, ...element.querySelectorAll('*')]) left.delete(window.kindsInSight.get(part));
  }
  // A table that was drawn anew meanwhile is judged whole.
  return include.length ? { include } : document;
}";

fn strings(list: &Value) -> Vec<String> {
    let list = list.as_array().into_iter().flatten();
    list.filter_map(|one| one.as_str().map(str::to_owned))
        .collect()
}
