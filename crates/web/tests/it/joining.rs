//! Sitting down by a link, as browsers do.

use serde_json::{Value, json};
use testbed::Folder;
use web::Site;

use crate::ask::{config, games, site};
use crate::browser::Browser;
use crate::html::text;

/// A table with a seat for each of several guests, and the path of the link to it.
async fn invited(site: &Site, guests: usize) -> (Browser, String) {
    let mut host = Browser::new(&site.router);
    host.be_called("Host").await;
    let table = json!({ "game": "ethnos", "seats": guests + 1 });
    let made: Value = host.call("/api/v1/tables", &table).await;
    let word = |key: &str| made[key].as_str().unwrap().to_owned();
    let link = format!("/t/{}?invite={}", word("id"), word("invitation"));
    host.open(&format!("/t/{}", word("id"))).await;
    (host, link)
}

/// Two nodes that hear nothing of each other: what each holds of the table is old when its guest sits down.
#[tokio::test]
async fn guests_of_two_nodes_sit_down_at_the_same_time() {
    let folder = Folder::new();
    let database = format!("sqlite:{}", folder.join("tables.db").display());
    let nodes = [site(&database).await, site(&database).await];
    let (mut host, link) = invited(&nodes[0], 4).await;
    let mut guests = Vec::new();
    for nth in 0..4 {
        let mut guest = Browser::new(&nodes[nth % 2].router);
        guest.open(&link).await;
        guests.push(guest);
    }
    for (nth, guest) in guests.iter_mut().enumerate() {
        let mut form = guest.form("/join");
        form.fill("name", &format!("Guest {nth}"));
        let button = form.button();
        guest.submit(&form, &button).await;
        let page = text(&guest.page);
        assert!(page.contains(&format!("Guest {nth}")), "{page}");
    }
    let path = host.path.clone();
    host.open(&path).await;
    let page = text(&host.page);
    for nth in [0, 2] {
        assert!(page.contains(&format!("Guest {nth}")), "{page}");
    }
    for node in nodes {
        node.close().await;
    }
}

/// Whoever has a name does not write it again.
#[tokio::test]
async fn a_known_guest_is_called_by_name() {
    let folder = Folder::new();
    let site = site(&format!("sqlite:{}", folder.join("tables.db").display())).await;
    let (_, link) = invited(&site, 2).await;
    let mut stranger = Browser::new(&site.router);
    stranger.open(&link).await;
    assert!(stranger.page.contains("name=\"name\""), "{}", stranger.page);
    let mut known = Browser::new(&site.router);
    known.be_called("Halina").await;
    known.open(&link).await;
    let said = text(&known.page);
    assert!(said.contains("You join as Halina."), "{said}");
    assert!(!known.page.contains("name=\"name\""), "{}", known.page);
    let form = known.form("/join");
    let button = form.button();
    known.submit(&form, &button).await;
    assert!(text(&known.page).contains("Halina"), "{}", known.page);
    site.close().await;
}

#[tokio::test]
async fn links_lead_where_people_reach_the_server() {
    let folder = Folder::new();
    let database = format!("sqlite:{}", folder.join("tables.db").display());
    let mut config = config(&database);
    config.public_url = Some("https://long.example".parse().unwrap());
    let site = Site::open(&config, games(), config.listen).await.unwrap();
    let (host, link) = invited(&site, 1).await;
    let link = format!("https://long.example{link}");
    assert!(host.page.contains(&link), "{link} in {}", host.page);
    assert!(host.cookies().all(|cookie| cookie.contains("Secure")));
    site.close().await;
}

/// The link to watch leads whoever has it to a page without a form that would be refused; a seat that anybody may take is offered to
/// them, one that is kept for somebody is not. The script asks for the same page as a fragment.
#[tokio::test]
async fn who_may_not_sit_down_is_not_asked_to() {
    let folder = Folder::new();
    let site = site(&format!("sqlite:{}", folder.join("tables.db").display())).await;
    let (mut host, link) = invited(&site, 2).await;
    let (watch, invite) = link.split_once('?').unwrap();
    let fragment = format!("{watch}/fragment");
    let with_invite = format!("{fragment}?{invite}");
    let mut guest = Browser::new(&site.router);
    for path in [watch, &fragment, &format!("{fragment}?invite=guessed")] {
        guest.open(path).await;
        let said = text(&guest.page);
        assert!(!guest.page.contains("/join\""), "{path}: {said}");
        assert!(said.contains("You can watch"), "{path}: {said}");
        assert!(said.contains("For an invited guest"), "{path}: {said}");
    }
    for path in [&link, &with_invite] {
        guest.open(path).await;
        let said = text(&guest.page);
        assert!(guest.page.contains("/join\""), "{path}: {said}");
        assert!(!said.contains("For an invited guest"), "{path}: {said}");
    }
    // The host still sees open seats, and may fill them.
    host.open(watch).await;
    assert!(!text(&host.page).contains("For an invited guest"));
    assert!(host.page.contains("/seat\""), "{}", host.page);
    site.close().await;
}

/// At a table for everyone a seat that is kept for a guest is not among those that others may choose.
#[tokio::test]
async fn a_kept_seat_is_offered_to_nobody_else() {
    let folder = Folder::new();
    let site = site(&format!("sqlite:{}", folder.join("tables.db").display())).await;
    let mut host = Browser::new(&site.router);
    host.be_called("Host").await;
    let wanted = json!({ "game": "ethnos", "seats": 3, "public": true, "places": ["me", "reserved", "open"] });
    let made = host.call("/api/v1/tables", &wanted).await;
    let mut guest = Browser::new(&site.router);
    let path = format!("/t/{}", made["id"].as_str().unwrap());
    guest.open(&path).await;
    let chosen = |seat: &str| format!("name=\"seat\" value=\"{seat}\"");
    assert!(guest.page.contains(&chosen("C")), "{}", guest.page);
    assert!(!guest.page.contains(&chosen("B")), "{}", guest.page);
    let invite = made["invitation"].as_str().unwrap();
    guest.open(&format!("{path}?invite={invite}")).await;
    assert!(guest.page.contains(&chosen("B")), "{}", guest.page);
    site.close().await;
}
