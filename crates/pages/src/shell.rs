//! The page around every page: head, header with its switches, footer. Works without script by plain links and forms.
//!
//! The switches send `POST /settings` with one of `language` (`en`, `pl`), `theme` (`light`, `dark`), `sound` (`on`, `off`), `pace`
//! (`slow`, `normal`, `fast`, `at-once`), `confirm` (`on`, `off`), and with `back`, the place to return to.

use face::components::icon;
use face::{Language, Words};
use kernel::Phrase;
use maud::{DOCTYPE, Markup, html};

use crate::parts::{say, text};
use crate::{assets, typefaces};

/// What every page is told besides its own matter.
#[derive(Clone, Debug, Default)]
pub struct Shell<'a> {
    pub theme: Theme,
    /// Whether sounds are wanted.
    pub sound: bool,
    /// How fast the page shows what others do.
    pub pace: Pace,
    /// Whether the page asks once more before it sends an answer.
    pub confirm: bool,
    /// What the page is about; the name of the program follows it.
    pub title: &'a str,
    /// What the person is called, once there is a name.
    pub person: Option<&'a str>,
    /// In how many games it is this person's turn.
    pub your_turns: u32,
    /// The current path with its query: where the switches come back to.
    pub path: &'a str,
    pub here: Place,
    /// Further style sheets, such as a game's own.
    pub styles: &'a [&'a str],
    /// Further scripts, such as that of a bench.
    pub scripts: &'a [&'a str],
    /// After so many seconds a browser without script reads the page again.
    pub again: Option<u8>,
    /// What others see of a link to this page.
    pub preview: Option<Preview<'a>>,
}

/// What programs show of a link that somebody sends. It tells nothing that the page hides, and no result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preview<'a> {
    pub title: &'a str,
    pub about: &'a str,
    /// Where people reach this server; the others are paths there.
    pub home: &'a str,
    pub path: &'a str,
    /// A JPEG of 1200 by 630.
    pub picture: &'a str,
}

fn preview(preview: &Preview<'_>, words: &Words) -> Markup {
    let Preview { home, .. } = preview;
    html! {
        meta name="description" content=(preview.about);
        meta property="og:type" content="website";
        meta property="og:site_name" content="Longtable";
        meta property="og:locale" content=(words.word("ui-locale"));
        meta property="og:title" content=(preview.title);
        meta property="og:description" content=(preview.about);
        meta property="og:url" content={ (home) (preview.path) };
        meta property="og:image" content={ (home) (preview.picture) };
        meta property="og:image:width" content="1200";
        meta property="og:image:height" content="630";
        meta property="og:image:alt" content=(preview.title);
        meta name="twitter:card" content="summary_large_image";
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// As the device has it.
    #[default]
    Auto,
    Light,
    Dark,
}

/// How fast the page shows what others do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pace {
    Slow,
    #[default]
    Normal,
    Fast,
    AtOnce,
}

/// Which part of the site a page belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Place {
    Play,
    /// One's own games, statistics, and files that were added.
    Games,
    Learn,
    Practice,
    Watch,
    Rules,
    Account,
    #[default]
    Elsewhere,
}

/// A whole page with header and footer around `body`.
#[must_use]
pub fn page(shell: &Shell<'_>, words: &Words, body: &Markup) -> Markup {
    let inside = html! {
        a.skip href="#main" { (words.word("ui-skip")) }
        (header(shell, words))
        main #main tabindex="-1" { (body) }
        (footer(words))
    };
    document(shell, words, "site", &inside)
}

/// The bare document: head, and what every page needs for the script. `kind` is the class of the body.
pub(crate) fn document(shell: &Shell<'_>, words: &Words, kind: &str, inside: &Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(words.language()) data-theme=[shell.theme.key()] data-sound=(on_off(shell.sound))
            data-pace=(shell.pace.key()) data-confirm=(on_off(shell.confirm)) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                meta name="color-scheme" content="light dark";
                title { (shell.title) " · Longtable" }
                @if let Some(shown) = &shell.preview { (preview(shown, words)) }
                @if let Some(seconds) = shell.again { noscript { meta http-equiv="refresh" content=(seconds); } }
                @for file in typefaces::early(words.language()) { link rel="preload" as="font" type="font/woff2" crossorigin href=(file); }
                link rel="stylesheet" href=(assets::style());
                @for style in shell.styles { link rel="stylesheet" href=(style); }
                link #favicon rel="icon" type="image/svg+xml" href=(assets::favicon()) data-turn=(assets::favicon_turn());
                script src=(assets::script()) defer {}
                @for script in shell.scripts { script src=(script) defer {} }
            }
            body class=(kind) {
                (inside)
                div #toasts role="alert" {}
            }
        }
    }
}

fn header(shell: &Shell<'_>, words: &Words) -> Markup {
    let places = [
        (Place::Play, "/", "play", "ui-nav-play"),
        (Place::Games, "/games/mine", "list", "ui-nav-games"),
        (Place::Learn, "/learn", "cap", "ui-nav-learn"),
        (Place::Practice, "/practice", "target", "ui-nav-practice"),
        (Place::Watch, "/watch", "eye", "ui-nav-watch"),
        (Place::Rules, "/rules", "book", "ui-nav-rules"),
    ];
    html! {
        header.bar {
            (brand(words))
            nav aria-label=(words.word("ui-nav")) {
                @for (place, path, picture, key) in places {
                    a.btn.quiet href=(path) aria-current=[(place == shell.here).then_some("page")] {
                        (icon(picture)) span { (words.word(key)) }
                        @if place == Place::Games && shell.your_turns > 0 { i.count aria-hidden="true" { (shell.your_turns) } }
                    }
                }
            }
            span.sp {}
            @if shell.your_turns > 0 {
                a.chip.now.wait4 href="/games/mine" {
                    (say(words, Phrase::new("ui-your-turns").with("n", shell.your_turns)))
                }
            }
            (language_switch(shell, words))
            (theme_switch(shell, words))
            (who(shell, words))
        }
    }
}

pub(crate) fn brand(words: &Words) -> Markup {
    html! { a.brand href="/" aria-label=(words.word("ui-home")) { i aria-hidden="true" {} span { "Longtable" } } }
}

fn who(shell: &Shell<'_>, words: &Words) -> Markup {
    let current = (shell.here == Place::Account).then_some("page");
    let (label, shown) = match shell.person {
        Some(name) => (
            say(words, Phrase::new("ui-account-of").with("name", text(name))),
            name.to_owned(),
        ),
        None => (words.word("ui-sign-in"), words.word("ui-sign-in")),
    };
    html! {
        a.btn.quiet.me href="/account" aria-current=[current] aria-label=(label) { (icon("human")) span { (shown) } }
    }
}

pub(crate) fn language_switch(shell: &Shell<'_>, words: &Words) -> Markup {
    html! {
        form.seg.lang method="post" action="/settings" aria-label=(words.word("ui-language")) {
            input type="hidden" name="back" value=(shell.path);
            @for language in Language::ALL {
                button name="language" value=(language) lang=(language) aria-pressed=(if language == words.language() { "true" } else { "false" }) {
                    (language.code().to_uppercase()) span.vh { " " (language.own_name()) }
                }
            }
        }
    }
}

pub(crate) fn theme_switch(shell: &Shell<'_>, words: &Words) -> Markup {
    let next = if shell.theme == Theme::Dark {
        "light"
    } else {
        "dark"
    };
    html! {
        form method="post" action="/settings" data-theme-switch {
            input type="hidden" name="back" value=(shell.path);
            button.btn.quiet.icon name="theme" value=(next) aria-label=(words.word("ui-theme")) title=(words.word("ui-theme")) {
                (icon("moon")) (icon("sun"))
            }
        }
    }
}

pub(crate) fn sound_switch(shell: &Shell<'_>, words: &Words) -> Markup {
    let (next, picture, key) = if shell.sound {
        ("off", "mute", "ui-sound-off")
    } else {
        ("on", "sound", "ui-sound-on")
    };
    html! {
        form method="post" action="/settings" {
            input type="hidden" name="back" value=(shell.path);
            button.btn.quiet name="sound" value=(next) { (icon(picture)) (words.word(key)) }
        }
    }
}

/// How fast the page shows what others do.
pub(crate) fn pace_switch(shell: &Shell<'_>, words: &Words) -> Markup {
    let paces = Pace::ALL.map(|pace| (pace.key(), pace.word(), pace == shell.pace));
    setting(shell, words, "pace", "ui-pace", &paces)
}

/// Whether the page asks once more before it sends an answer.
pub(crate) fn confirm_switch(shell: &Shell<'_>, words: &Words) -> Markup {
    let ways = [
        ("off", "ui-off", !shell.confirm),
        ("on", "ui-on", shell.confirm),
    ];
    setting(shell, words, "confirm", "ui-confirm", &ways)
}

/// A setting with few values: each with its word, and whether it is the one.
fn setting(
    shell: &Shell<'_>,
    words: &Words,
    name: &str,
    label: &str,
    values: &[(&str, &str, bool)],
) -> Markup {
    html! {
        form.setting method="post" action="/settings" data-setting aria-label=(words.word(label)) {
            input type="hidden" name="back" value=(shell.path);
            span.label aria-hidden="true" { (words.word(label)) }
            div.seg {
                @for (value, key, chosen) in values {
                    button name=(name) value=(value) aria-pressed=(if *chosen { "true" } else { "false" }) { (words.word(key)) }
                }
            }
        }
    }
}

fn on_off(is_on: bool) -> &'static str {
    if is_on { "on" } else { "off" }
}

fn footer(words: &Words) -> Markup {
    html! {
        footer.foot {
            p { (words.word("ui-footer")) }
            p { a href="/rules" { (words.word("ui-nav-rules")) } " · " a href="/practice" { (words.word("ui-practice")) } " · " a href="/boards" { (words.word("ui-boards")) } " · " a href="/sets" { (words.word("ui-sets")) } " · " a href="/account" { (words.word("ui-nav-account")) } }
        }
    }
}

impl Pace {
    const ALL: [Self; 4] = [Self::Slow, Self::Normal, Self::Fast, Self::AtOnce];

    /// As forms and `data-pace` say it.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::Slow => "slow",
            Self::Normal => "normal",
            Self::Fast => "fast",
            Self::AtOnce => "at-once",
        }
    }

    pub(crate) fn word(self) -> &'static str {
        match self {
            Self::Slow => "ui-pace-slow",
            Self::Normal => "ui-pace-normal",
            Self::Fast => "ui-pace-fast",
            Self::AtOnce => "ui-pace-at-once",
        }
    }

    #[must_use]
    pub fn read(key: &str) -> Self {
        let known = Self::ALL.into_iter().find(|pace| pace.key() == key);
        known.unwrap_or_default()
    }
}

impl Theme {
    /// As forms and `data-theme` say it; the device decides where it is missing.
    #[must_use]
    pub fn key(self) -> Option<&'static str> {
        match self {
            Self::Auto => None,
            Self::Light => Some("light"),
            Self::Dark => Some("dark"),
        }
    }

    #[must_use]
    pub fn read(key: &str) -> Self {
        match key {
            "light" => Self::Light,
            "dark" => Self::Dark,
            _ => Self::Auto,
        }
    }
}
