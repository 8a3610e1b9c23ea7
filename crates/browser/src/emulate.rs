//! Screens, tastes and networks.

use serde_json::json;

use crate::Page;

/// The screen that a visitor looks at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Screen {
    /// 1440 by 900, and a mouse.
    Desktop,
    /// 390 by 844, and a thumb.
    Phone,
}

impl Screen {
    pub const ALL: [Self; 2] = [Self::Desktop, Self::Phone];

    #[must_use]
    pub fn size(self) -> (u32, u32) {
        match self {
            Self::Desktop => (1440, 900),
            Self::Phone => (390, 844),
        }
    }
}

impl Page {
    #[must_use]
    pub fn screen(&self) -> Screen {
        self.screen.get()
    }

    pub fn resize(&self, screen: Screen) {
        self.screen.set(screen);
        let (width, height) = screen.size();
        self.stretch(width, height);
        let touch = screen == Screen::Phone;
        self.call(
            "Emulation.setTouchEmulationEnabled",
            json!({ "enabled": touch, "maxTouchPoints": 1 }),
        );
    }

    /// The same device with another size of page.
    pub fn stretch(&self, width: u32, height: u32) {
        let mobile = self.screen() == Screen::Phone;
        let metrics =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": mobile });
        self.call("Emulation.setDeviceMetricsOverride", metrics);
    }

    /// What the device prefers: `prefers-color-scheme` and `prefers-reduced-motion`.
    pub fn prefer(&self, dark: bool, calm: bool) {
        let features = json!({ "features": [
            { "name": "prefers-color-scheme", "value": if dark { "dark" } else { "light" } },
            { "name": "prefers-reduced-motion", "value": if calm { "reduce" } else { "no-preference" } },
        ] });
        self.call("Emulation.setEmulatedMedia", features);
    }

    /// No network from now on, or the network again.
    pub fn offline(&self, is: bool) {
        let conditions = json!({ "offline": is, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
        self.call("Network.emulateNetworkConditions", conditions);
    }

    #[must_use]
    pub fn runs_scripts(&self) -> bool {
        self.scripts.get()
    }

    /// The pages' own scripts, from the next page on. What a test evaluates runs all the same.
    pub fn scripts(&self, on: bool) {
        self.scripts.set(on);
        self.call(
            "Emulation.setScriptExecutionDisabled",
            json!({ "value": !on }),
        );
    }

    /// A script that runs before those of every page from the next one on, to measure or count what they do.
    pub fn at_start(&self, script: &str) {
        self.call(
            "Page.addScriptToEvaluateOnNewDocument",
            json!({ "source": script }),
        );
    }
}
