//! A person's own page: name, login, other devices, a way back, programs that play for them, reminders.
//!
//! Forms go to `/account/…`: `name` (`name`), `register` and `login` (`login`, `password`), `password` (`current`, `password`),
//! `logout`, `session/end` (`id`), `session/end-others`, `device` (a one-time link), `recovery`, `token` (`label`), `token/delete`
//! (`id`), `webhook` (`url`, empty to turn it off).

use face::Words;
use face::components::icon;
use maud::{Markup, html};

use crate::parts::{LONGEST_NAME, copyable, deed, field};
use crate::shell::{Shell, confirm_switch, pace_switch, sound_switch};

#[derive(Clone, Copy, Debug, Default)]
pub struct Account<'a> {
    pub name: Option<&'a str>,
    /// Guests have none: a cookie alone keeps their seats.
    pub login: Option<&'a str>,
    pub tokens: &'a [Token<'a>],
    /// A token that was just made: shown only once.
    pub new_token: Option<&'a str>,
    /// A one-time link that was just made.
    pub device_link: Option<&'a str>,
    /// Where the person is signed in.
    pub devices: &'a [Device<'a>],
    pub recovery: Recovery<'a>,
    /// Where reminders go; `None` where the server does not allow it.
    pub webhook: Option<&'a str>,
    /// Why the last form was refused, or what it did.
    pub notice: Option<AccountNotice<'a>>,
}

#[derive(Clone, Copy, Debug)]
pub enum AccountNotice<'a> {
    Done(&'a str),
    Refused(&'a str),
}

/// A browser in which the person is signed in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Device<'a> {
    pub id: &'a str,
    /// What it says it is; may be empty.
    pub label: &'a str,
    /// When it was last used, as people write it.
    pub seen: &'a str,
    /// The one that shows this page.
    pub is_this: bool,
}

/// What lets the person in when all else is lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Recovery<'a> {
    #[default]
    None,
    /// There is one, and nobody can read it any more.
    Kept,
    /// The link that was just made: shown only once.
    New(&'a str),
}

/// A key by which a program plays for the person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token<'a> {
    pub id: &'a str,
    pub label: &'a str,
    /// When it was made, as people write it.
    pub made: &'a str,
}

/// The body of `/account`.
#[must_use]
pub fn page(account: &Account<'_>, shell: &Shell<'_>, words: &Words) -> Markup {
    html! {
        div.page.narrow.account {
            h1 { (words.word("ui-account")) }
            @match account.notice {
                Some(AccountNotice::Done(done)) => p.done.panel role="status" { (icon("check")) (done) },
                Some(AccountNotice::Refused(why)) => p.refusal.panel role="alert" { (icon("warn")) (why) },
                None => {}
            }
            (name(account, words))
            @if account.login.is_some() { (signed_in(account, words)) } @else { (sign_in(words)) }
            @if account.name.is_some() { (recovery(account, words)) }
            (device(account, words))
            @if !account.devices.is_empty() { (devices(account, words)) }
            (at_the_table(shell, words))
            (reminders(account, shell, words))
            (tokens(account, words))
        }
    }
}

fn name(account: &Account<'_>, words: &Words) -> Markup {
    html! {
        form.panel.line method="post" action="/account/name" {
            (field(&words.word("ui-your-name"), html! {
                input type="text" name="name" value=[account.name] required maxlength=(LONGEST_NAME) autocomplete="nickname";
            }))
            button.btn { (words.word("ui-save")) }
        }
    }
}

fn signed_in(account: &Account<'_>, words: &Words) -> Markup {
    html! {
        section.panel {
            h2 { (words.word("ui-signed-in")) }
            p { b { (account.login.unwrap_or_default()) } }
            (deed("/account/logout", "btn", html! { (icon("out")) (words.word("ui-log-out")) }))
        }
        form.panel.stack method="post" action="/account/password" {
            h2 { (words.word("ui-change-password")) }
            p { (words.word("ui-change-password-how")) }
            input type="text" name="username" value=[account.login] autocomplete="username" hidden;
            (field(&words.word("ui-current-password"), html! {
                input type="password" name="current" required maxlength="200" autocomplete="current-password";
            }))
            (field(&words.word("ui-new-password"), html! {
                input type="password" name="password" required minlength="8" maxlength="200" autocomplete="new-password";
            }))
            div.wrap { button.btn { (words.word("ui-change-password")) } }
        }
    }
}

/// One form, two buttons: people without an account create one with the same fields.
fn sign_in(words: &Words) -> Markup {
    html! {
        form.panel.stack method="post" action="/account/login" {
            h2 { (words.word("ui-sign-in-title")) }
            p { (words.word("ui-sign-in-why")) }
            (field(&words.word("ui-login"), html! { input type="text" name="login" required maxlength="60" autocomplete="username"; }))
            (field(&words.word("ui-password"), html! {
                input type="password" name="password" required minlength="8" maxlength="200" autocomplete="current-password";
            }))
            div.wrap {
                button.btn.primary { (words.word("ui-log-in")) }
                button.btn formaction="/account/register" { (words.word("ui-register")) }
            }
        }
    }
}

fn device(account: &Account<'_>, words: &Words) -> Markup {
    html! {
        section.panel.stack {
            h2 { (words.word("ui-other-device")) }
            p { (words.word("ui-other-device-how")) }
            @match account.device_link {
                Some(link) => (copyable(words, &words.word("ui-one-time-link"), link)),
                None => (deed("/account/device", "btn", html! { (icon("link")) (words.word("ui-make-link")) })),
            }
        }
    }
}

fn devices(account: &Account<'_>, words: &Words) -> Markup {
    html! {
        section.panel.stack {
            h2 { (words.word("ui-devices")) }
            p { (words.word("ui-devices-how")) }
            ul.tokens {
                @for device in account.devices {
                    @let unknown = words.word("ui-unknown-device");
                    @let label = if device.label.is_empty() { &unknown } else { device.label };
                    li {
                        span.rt {
                            b { (label) }
                            small { (device.seen) @if device.is_this { " · " (words.word("ui-this-device")) } }
                        }
                        @if !device.is_this {
                            form method="post" action="/account/session/end" {
                                input type="hidden" name="id" value=(device.id);
                                button.btn.quiet { (words.word("ui-log-out")) span.vh { " " (label) } }
                            }
                        }
                    }
                }
            }
            @if account.devices.len() > 1 {
                (deed("/account/session/end-others", "btn", html! { (icon("out")) (words.word("ui-sign-out-others")) }))
            }
        }
    }
}

fn recovery(account: &Account<'_>, words: &Words) -> Markup {
    html! {
        section.panel.stack #recovery {
            h2 { (words.word("ui-recovery")) }
            p { (words.word("ui-recovery-how")) }
            @match account.recovery {
                Recovery::New(link) => (copyable(words, &words.word("ui-recovery-link"), link)),
                Recovery::Kept => {
                    p.hint { (words.word("ui-recovery-kept")) }
                    (deed("/account/recovery", "btn", html! { (icon("link")) (words.word("ui-recovery-again")) }))
                }
                Recovery::None => (deed("/account/recovery", "btn", html! { (icon("link")) (words.word("ui-recovery-make")) })),
            }
        }
    }
}

fn reminders(account: &Account<'_>, shell: &Shell<'_>, words: &Words) -> Markup {
    html! {
        section.panel.stack {
            h2 { (words.word("ui-reminders")) }
            p { (words.word("ui-reminders-how")) }
            div.wrap {
                (sound_switch(shell, words))
                button.btn type="button" data-ask-notify hidden { (icon("bell")) (words.word("ui-notify")) }
            }
            @if let Some(webhook) = account.webhook {
                form.line method="post" action="/account/webhook" {
                    (field(&words.word("ui-webhook"), html! { input type="url" name="url" value=(webhook) maxlength="500" placeholder="https://"; }))
                    button.btn { (words.word("ui-save")) }
                }
                p.hint { (words.word("ui-webhook-how")) }
            }
        }
    }
}

fn at_the_table(shell: &Shell<'_>, words: &Words) -> Markup {
    html! {
        section.panel.stack {
            h2 { (words.word("ui-at-the-table")) }
            (pace_switch(shell, words))
            (confirm_switch(shell, words))
        }
    }
}

fn tokens(account: &Account<'_>, words: &Words) -> Markup {
    html! {
        section.panel.stack {
            h2 { (words.word("ui-tokens")) }
            p { (words.word("ui-tokens-how")) }
            @if let Some(token) = account.new_token { (copyable(words, &words.word("ui-new-token"), token)) }
            @if !account.tokens.is_empty() {
                ul.tokens {
                    @for token in account.tokens {
                        li {
                            span.rt { b { (token.label) } small { (token.made) } }
                            form method="post" action="/account/token/delete" {
                                input type="hidden" name="id" value=(token.id);
                                button.btn.quiet { (words.word("ui-delete")) span.vh { " " (token.label) } }
                            }
                        }
                    }
                }
            }
            form.line method="post" action="/account/token" {
                (field(&words.word("ui-token-label"), html! { input type="text" name="label" required maxlength="60"; }))
                button.btn { (words.word("ui-make-token")) }
            }
        }
    }
}
