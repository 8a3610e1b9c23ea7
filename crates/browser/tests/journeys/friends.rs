//! J2: a table for friends, by links; tabs are closed and networks fail, and everyone keeps their seat.

use browser::Page;

use crate::player::{Chance, answer, changed, in_all_looks, moment};
use crate::world::{Look, Visitor, world};

#[test]
fn friends_play_by_a_link() {
    let world = world();
    in_all_looks(None, |look, full| {
        let host = Visitor::come(&world, look);
        let invite = create(&host);
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
        host.look_at("waiting room, host");
        host.page.follow("form[action$='/start'] button");
        let path = host.path();
        guest.page.wait(
            "the game at the guest's",
            "document.querySelector('[data-live]')?.dataset.kind === 'table'",
        );

        watch_shows_no_secret(&world, look, &path, &host);
        closed_tab(&mut guest, &path);
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
fn create(host: &Visitor<'_>) -> String {
    let page = &host.page;
    page.click("label:has([name='ethnos.seats'][value='2'])");
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
fn watch_shows_no_secret(world: &crate::world::World, look: Look, path: &str, host: &Visitor<'_>) {
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
        view.len() < own.len(),
        "a player knows more: {} and {}",
        view.len(),
        own.len()
    );
}

fn closed_tab(guest: &mut Visitor<'_>, path: &str) {
    guest.new_tab();
    guest.go("/");
    guest.look_at("lobby with a game");
    let row = format!("#mine a[href='{path}']");
    guest.page.follow(&row);
    assert!(
        !guest.page.is("document.querySelector('.watching')"),
        "the same seat"
    );
}

/// Without network the page says so; with it, it knows what it missed.
fn lost_network(host: &Visitor<'_>, guest: &Visitor<'_>) {
    let (asked, other) = if is_asked(&host.page) {
        (host, guest)
    } else {
        (guest, host)
    };
    other.page.offline(true);
    other.page.wait_for("#lost");
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
    other.page.forgive("ERR_INTERNET_DISCONNECTED");
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
