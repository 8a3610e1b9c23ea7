//! The program, and the people in front of it.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::{Mutex, PoisonError};

use serde_json::{Value, json};
use testbed::Folder;

use crate::wire::Wire;
use crate::{Page, Screen};

/// A headless Chromium with its own profile. It ends with this value.
pub struct Browser {
    port: u16,
    wire: Mutex<Wire>,
    program: Child,
    _profile: Folder,
}

/// A visitor with their own cookies; their pages are tabs.
pub struct Person<'b> {
    browser: &'b Browser,
    context: String,
}

/// Chromium without windows takes a third less of the processor's time. Its own file, as whoever starts Debian's script could not stop
/// what the script starts; on other systems Chromium itself.
fn program() -> &'static str {
    const WINDOWLESS: &str = "/usr/lib/chromium/chromium-headless-shell";
    if Path::new(WINDOWLESS).exists() {
        WINDOWLESS
    } else {
        "chromium"
    }
}

impl Browser {
    /// # Panics
    ///
    /// If there is no Chromium, or it does not start.
    #[must_use]
    pub fn start() -> Self {
        let profile = Folder::new();
        let mut program = Command::new(program())
            .args(["--headless", "--no-sandbox", "--disable-gpu"])
            // Less work for the same pages: no process that draws for the others, none that waits for the next site, and no machine
            // code for scripts that run once.
            .args(["--in-process-gpu", "--num-raster-threads=1"])
            .arg("--disable-features=SpareRendererForSitePerProcess,BackForwardCache")
            .arg("--js-flags=--no-opt")
            .args(["--remote-debugging-port=0", "--no-first-run"])
            .args(["--disable-extensions", "--disable-background-networking"])
            .args([
                "--disable-component-update",
                "--disable-sync",
                "--mute-audio",
            ])
            .args(["--autoplay-policy=no-user-gesture-required"])
            // Pages behind others go on as if they were in front.
            .args(["--disable-renderer-backgrounding"])
            .args(["--disable-background-timer-throttling"])
            .args(["--disable-backgrounding-occluded-windows"])
            // The same pixels on every machine.
            .args(["--force-color-profile=srgb", "--font-render-hinting=none"])
            .args(["--hide-scrollbars"])
            .arg(format!("--user-data-dir={}", profile.path().display()))
            .arg("about:blank")
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .expect("chromium is installed: `cargo xtask test` does that");
        let mut said = BufReader::new(program.stderr.take().expect("it was piped"));
        let mut heard = String::new();
        let address = loop {
            let mut line = String::new();
            let read = said.read_line(&mut line).expect("Chromium speaks UTF-8");
            assert!(read > 0, "Chromium ended immediately: {heard}");
            if let Some((_, address)) = line.trim().split_once("listening on ws://127.0.0.1:") {
                break address.to_owned();
            }
            heard += &line;
        };
        // A full pipe would stop it.
        std::thread::spawn(move || std::io::copy(&mut said, &mut std::io::sink()));
        let (port, path) = address.split_once('/').expect("an address has a path");
        let port = port.parse().expect("a port is a number");
        Self {
            port,
            wire: Mutex::new(Wire::connect(port, &format!("/{path}"))),
            program,
            _profile: profile,
        }
    }

    /// A new visitor, unknown to every server.
    #[must_use]
    pub fn person(&self) -> Person<'_> {
        let made = self.call("Target.createBrowserContext", json!({}));
        Person {
            browser: self,
            context: text(&made["browserContextId"]),
        }
    }

    pub(crate) fn call(&self, method: &str, params: Value) -> Value {
        let mut wire = self.wire.lock().unwrap_or_else(PoisonError::into_inner);
        wire.call(method, params)
            .unwrap_or_else(|why| panic!("{why}"))
    }
}

impl Person<'_> {
    /// A new, empty tab.
    #[must_use]
    pub fn open(&self, screen: Screen) -> Page {
        let target = json!({ "url": "about:blank", "browserContextId": self.context });
        let made = self.browser.call("Target.createTarget", target);
        let target = text(&made["targetId"]);
        let wire = Wire::connect(self.browser.port, &format!("/devtools/page/{target}"));
        Page::new(wire, screen)
    }

    /// Lets pages of `origin` do what people are asked for, such as notifications or the clipboard.
    pub fn allow(&self, origin: &str, permissions: &[&str]) {
        let grant = json!({ "permissions": permissions, "origin": origin, "browserContextId": self.context });
        self.browser.call("Browser.grantPermissions", grant);
    }
}

impl Drop for Person<'_> {
    fn drop(&mut self) {
        let gone = json!({ "browserContextId": self.context });
        let mut wire = self
            .browser
            .wire
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        // A test that already fails shall not fail for this instead.
        let _ = wire.call("Target.disposeBrowserContext", gone);
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

impl std::fmt::Debug for Browser {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Browser")
            .field("port", &self.port)
            .finish_non_exhaustive()
    }
}

impl std::fmt::Debug for Person<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Person")
            .field("context", &self.context)
            .finish_non_exhaustive()
    }
}

fn text(value: &Value) -> String {
    value.as_str().expect("an id is a text").to_owned()
}
