//! J2: a table for friends, by links; tabs are closed and networks fail, and everyone keeps their seat.

use std::time::{Duration, Instant};

use browser::Page;

use crate::player::{Chance, answer, changed, in_all_looks, moment};
use crate::world::{Look, Visitor, world};

#[test]
fn friends_play_by_a_link() {
    let world = world();
    in_all_looks(None, |look, full| {
        let host = Visitor::come(&world, look);
        let invite = create(&host, "ethnos");
        // The guest has the other screen of the two, so that both are seen on each page.
        let other = Look {
            screen: opposite(look),
            ..look
        };
        let mut guest = Visitor::come(&world, other);
        guest.go(&invite);
        guest.look_at("join page");
        guest.page.fill("form.join input[name=name]", "Halina");
        guest.page.follow("form.join .btn.primary");
        guest.look_at("waiting room, guest");
        // The host sees the guest come, without a reload.
        host.page.wait(
            "the guest at the host's",
            "document.querySelector('.chairs')?.innerText.includes('Halina')",
        );
        told_who_joined(&host);
        host.look_at("waiting room, host");
        host.page.follow("form[action$='/start'] button");
        let path = host.path();
        guest.page.wait(
            "the game at the guest's",
            "document.querySelector('[data-live]')?.dataset.kind === 'table'",
        );

        watch_shows_no_secret(&world, look, &path, &host, true);
        closed_tab(&host, &mut guest, &path);
        a_line_is_noticed(&host, &guest);
        lost_network(&host, &guest);
        if full {
            together(&host, &guest, usize::MAX);
            for friend in [&host, &guest] {
                friend.page.wait(
                    "the end",
                    "document.querySelector('[data-live]')?.dataset.turn === 'over'",
                );
                friend.look_at("the end");
            }
        }
    });
}

fn opposite(look: Look) -> browser::Screen {
    match look.screen {
        browser::Screen::Desktop => browser::Screen::Phone,
        browser::Screen::Phone => browser::Screen::Desktop,
    }
}

/// By the form of the lobby, for two, with a seat for anyone with the link. Gives that link's path.
pub(crate) fn create(host: &Visitor<'_>, game: &str) -> String {
    let page = &host.page;
    page.click(&format!("label:has([name=game][value={game}])"));
    page.click(&format!("label:has([name='{game}.seats'][value='2'])"));
    page.click("label:has([name=seat2][value=open])");
    page.click("label:has([name=joining][value=link])");
    page.fill("#wish input[name=name]", "Ewa");
    page.follow("#wish > button");
    host.look_at("waiting room, empty");
    let link = page.text("document.querySelector('.copy input').value");
    let path = link.strip_prefix(&host.world.server.origin);
    path.unwrap_or_else(|| panic!("{link} leads elsewhere"))
        .to_owned()
}

/// A spectator link needs no invitation and shows no one's cards.
pub(crate) fn watch_shows_no_secret(
    world: &crate::world::World,
    look: Look,
    path: &str,
    host: &Visitor<'_>,
    hides: bool,
) {
    let watcher = Visitor::come(world, look);
    watcher.go(path);
    watcher.look_at("watching");
    let page = &watcher.page;
    assert!(
        page.shows(".watching"),
        "they are told that they are watching"
    );
    assert!(
        !page.is("document.querySelector('#hand, button[name=answer]')"),
        "no hand and nothing to answer"
    );
    // What the program itself tells a watcher: all hands are hidden there, and the page is drawn from it.
    let id = path.trim_start_matches("/t/");
    let view = page.text(&format!(
        "fetch('/api/v1/tables/{id}/view').then((answer) => answer.text())"
    ));
    let own = host.page.text(&format!(
        "fetch('/api/v1/tables/{id}/view').then((answer) => answer.text())"
    ));
    assert!(
        !hides || view.len() < own.len(),
        "a player knows more: {} and {}",
        view.len(),
        own.len()
    );
}

/// By a toast, and in the title for those who look elsewhere.
fn told_who_joined(host: &Visitor<'_>) {
    let says = host.page.reads("#toasts .toast");
    assert!(says.starts_with("Halina "), "{says}");
    let title = host.page.text("document.title");
    assert!(title.starts_with(&says), "{title}");
}

/// Waits until a player's page shows the other so, which must take less than five seconds.
#[track_caller]
fn soon(page: &Page, states: &str) {
    let begun = Instant::now();
    page.wait(
        states,
        &format!("{states:?}.split(' ').includes(document.querySelector('[data-presence]')?.dataset.state)"),
    );
    let took = begun.elapsed();
    assert!(took < Duration::from_secs(5), "{states} after {took:?}");
}

/// Others see that a tab is closed, and that its reader is back.
pub(crate) fn closed_tab(host: &Visitor<'_>, guest: &mut Visitor<'_>, path: &str) {
    soon(&host.page, "here thinking");
    guest.new_tab();
    soon(&host.page, "away");
    host.look_at("a friend is away");
    guest.go("/");
    guest.look_at("lobby with a game");
    let row = format!("#mine a[href='{path}']");
    guest.page.follow(&row);
    assert!(
        !guest.page.is("document.querySelector('.watching')"),
        "the same seat"
    );
    soon(&host.page, "here thinking");
}

const BADGE: &str = "[...document.querySelectorAll('[data-unread]')].filter((badge) => badge.checkVisibility()).map((badge) => badge.innerText.trim().slice(-1)).join()";

/// A line of the chat is counted and told until its reader has looked; the author is not told of their own.
fn a_line_is_noticed(host: &Visitor<'_>, guest: &Visitor<'_>) {
    let says = |text: &str| {
        guest.page.fill("#chat-text", text);
        guest.page.key("Enter");
        guest.page.wait(
            "the own line",
            &format!("document.querySelector('#chat-lines').innerText.includes({text:?})"),
        );
    };
    guest.open_leaf("chat");
    says("dzień dobry");
    host.page.wait_for(".toast.said");
    let told = host.page.reads(".toast.said");
    assert!(
        told.contains("Halina") && told.contains("dzień dobry"),
        "{told}"
    );
    assert_eq!(host.page.text(BADGE), "1");
    let title = host.page.text("document.title");
    assert!(title.starts_with("(1) "), "{title}");
    host.look_at("a line of the chat");
    says("halo");
    host.page
        .wait("the second line", &format!("{BADGE} === '2'"));
    assert_eq!(guest.page.text(BADGE), "", "they know what they said");
    assert!(!guest.page.is("document.querySelector('.toast.said')"));
    guest.look_at("the chat");
    guest.close_sheet();
    // It survives a page that is loaded again, and one that is swapped.
    host.go(&host.path());
    host.page
        .wait("the count again", &format!("{BADGE} === '2'"));
    host.open_leaf("chat");
    host.page.wait(
        "all is read",
        &format!("{BADGE} === '' && !document.title.startsWith('(')"),
    );
    host.close_sheet();
    host.page.key("l");
    host.close_sheet();
    host.go(&host.path());
    assert_eq!(host.page.text(BADGE), "", "read once is read");
}

/// Without network the page says so; with it, it knows what it missed.
pub(crate) fn lost_network(host: &Visitor<'_>, guest: &Visitor<'_>) {
    let (asked, other) = if is_asked(&host.page) {
        (host, guest)
    } else {
        (guest, host)
    };
    other.page.offline(true);
    other.page.wait_for("#lost");
    // Nothing hangs up, but the page does not answer.
    soon(&asked.page, "away");
    let before = moment(&asked.page);
    answer(&asked.page, &mut Chance::new(5));
    let after = changed(&asked.page, &before);
    assert_eq!(
        moment(&other.page).seq,
        before.seq,
        "nothing comes without a network"
    );
    other.page.offline(false);
    other.page.wait(
        "what was missed",
        &format!(
            "Number(document.querySelector('[data-live]').dataset.seq) >= {}",
            after.seq
        ),
    );
    other
        .page
        .wait("the banner to go", "document.querySelector('#lost').hidden");
    soon(&asked.page, "here thinking");
    other.page.forgive("ERR_INTERNET_DISCONNECTED");
}

/// What happened while nobody looked is not played, but told.
#[test]
fn a_page_that_was_hidden_catches_up() {
    let world = world();
    for look in [Look::ALL[0], Look::ALL[1]] {
        let host = Visitor::come(&world, look);
        let invite = create(&host, "ethnos");
        let guest = Visitor::come(&world, look);
        guest.go(&invite);
        guest.page.fill("form.join input[name=name]", "Halina");
        guest.page.follow("form.join .btn.primary");
        host.page.wait_for("form[action$='/start'] button");
        host.page.follow("form[action$='/start'] button");
        let begun = "document.querySelector('[data-live]')?.dataset.kind === 'table'";
        guest.page.wait("the game", begun);
        host.page.wait("the game", begun);
        let (asked, other) = if is_asked(&host.page) {
            (&host, &guest)
        } else {
            (&guest, &host)
        };
        let name = if is_asked(&host.page) {
            "Ewa"
        } else {
            "Halina"
        };
        let hidden = |is: bool| {
            other.page.eval(&format!("Object.defineProperty(document, 'hidden', {{ configurable: true, get: () => {is} }}); document.dispatchEvent(new Event('visibilitychange', {{ bubbles: true }}))"));
        };
        hidden(true);
        let mut chance = Chance::new(3);
        while is_asked(&asked.page) {
            let before = moment(&asked.page);
            answer(&asked.page, &mut chance);
            changed(&asked.page, &before);
        }
        other.page.wait(
            "the title to call",
            "document.querySelector('[data-live]').dataset.turn === 'yours' && document.title.split(' · ').length === 3",
        );
        hidden(false);
        let recap = other.page.reads(".recap");
        assert!(recap.contains(name), "{recap}");
        assert!(
            other
                .page
                .is("document.querySelector('#flights .caption').hidden"),
            "nothing has to be waited for"
        );
        other.look_at("after a while away");
    }
}

fn is_asked(page: &Page) -> bool {
    moment(page).turn == "yours"
}

/// Both play, each on their own page.
fn together(one: &Visitor<'_>, two: &Visitor<'_>, most: usize) {
    let mut chance = Chance::new(11);
    for _ in 0..most.min(2000) {
        let now = moment(&one.page);
        if now.turn == "over" {
            return;
        }
        let asked = if now.turn == "yours" { one } else { two };
        asked.wait_for_turn();
        let before = moment(&asked.page);
        asked.look_at(&format!("asked: {}", asked.question()));
        answer(&asked.page, &mut chance);
        let after = changed(&asked.page, &before);
        one.page.wait(
            "the same table at both",
            &format!(
                "Number(document.querySelector('[data-live]').dataset.seq) >= {}",
                after.seq
            ),
        );
    }
}
