//! One's own games: found again, counted, brought in files and played on. Without script.

use serde_json::json;

use crate::ask::site;
use crate::browser::Browser;
use crate::html::text;
use crate::replay::in_play;

const GAMES: [&str; 3] = ["ethnos", "eko", "numa-sera"];

/// Ann's match against a bot, given up.
async fn finished(browser: &mut Browser, game: &str) -> String {
    let path = in_play(browser, game).await;
    browser.open(&path).await;
    let form = browser.form("/concede");
    browser.submit(&form, &form.button()).await;
    path
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_match_is_found_by_a_filter() {
    let site = site("sqlite::memory:").await;
    let mut browser = Browser::new(&site.router);
    browser.open("/games/mine").await;
    assert!(text(&browser.page).contains("Your games"));
    let mut paths = Vec::new();
    for game in GAMES {
        paths.push(finished(&mut browser, game).await);
    }
    let going = in_play(&mut browser, "ethnos").await;
    let sees = |browser: &Browser, path: &str| browser.page.contains(&format!("href=\"{path}\""));
    browser.open("/games/mine").await;
    assert!(paths.iter().all(|path| sees(&browser, path)));
    // What waits is on top, one press away.
    assert!(browser.page.contains("A game waits for you"));
    let waits = browser.page.find("waitcards").unwrap();
    assert!(browser.page[waits..].find(&going) < browser.page[waits..].find(&paths[0]));
    for (query, found) in [
        ("game=eko", [false, true, false, false]),
        ("game=ethnos", [true, false, false, true]),
        ("game=ethnos.second", [false, false, false, false]),
        ("state=over", [true, true, true, false]),
        ("state=going", [false, false, false, true]),
        ("state=brought", [false, false, false, false]),
        ("result=won", [false, false, false, false]),
        ("result=lost", [true, true, true, false]),
        ("with=people", [false, false, false, false]),
        ("with=bots", [true, true, true, true]),
        ("name=dIC", [true, true, true, true]),
        ("name=Nobody%3C", [false, false, false, false]),
        ("page=1", [false, false, false, false]),
    ] {
        browser.open(&format!("/games/mine?{query}")).await;
        let listed = browser.page.split("class=\"panel list\"").nth(1).unwrap();
        let all = paths.iter().chain([&going]);
        let seen: Vec<bool> = all
            .map(|path| listed.contains(&format!("href=\"{path}\"")))
            .collect();
        assert_eq!(seen, found, "{query}");
    }
    browser.open("/games/finished").await;
    assert!(sees(&browser, &paths[2]), "the old address");
    // Somebody else has none of them.
    let mut other = Browser::new(&site.router);
    other.be_called("Bob").await;
    other.open("/games/mine").await;
    assert!(!paths.iter().any(|path| sees(&other, path)));
    site.close().await;
}

/// What was played as a guest is there when the guest has an account, on any device.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn statistics_are_drawn_and_go_along_into_an_account() {
    let site = site("sqlite::memory:").await;
    let mut browser = Browser::new(&site.router);
    browser.open("/games/statistics").await;
    assert!(browser.page.contains("No finished games yet"));
    for game in GAMES {
        finished(&mut browser, game).await;
    }
    let account = [("login", "ann"), ("password", "a long password")];
    browser.open("/account").await;
    let mut form = browser.form("/account/login");
    for (name, value) in account {
        form.fill(name, value);
    }
    "/account/register".clone_into(&mut form.action);
    browser.submit(&form, &form.button()).await;
    let mut elsewhere = Browser::new(&site.router);
    elsewhere.open("/account").await;
    let came = elsewhere.fill_and_send("/account/login", &account).await;
    assert_eq!(came, 200, "{}", text(&elsewhere.page));
    for browser in [&mut browser, &mut elsewhere] {
        browser.open("/games/statistics").await;
        let page = text(&browser.page);
        for says in ["0 of 1 won", "2 players", "Kingdoms that win"] {
            assert!(page.contains(says), "{says}: {page}");
        }
        assert!(!page.contains("stats-"), "a word is missing: {page}");
        let drawn = browser.page.matches("class=\"wbar\"").count();
        assert!(drawn >= 4, "{drawn} bars");
        browser.open("/games/statistics?with=people").await;
        assert!(browser.page.contains("No finished games yet"));
    }
    site.close().await;
}

/// A match file becomes a table with replay and review, and nobody's result.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_comes_in_a_file() {
    let site = site("sqlite::memory:").await;
    for game in GAMES {
        let mut ann = Browser::new(&site.router);
        let path = finished(&mut ann, game).await;
        ann.open(&format!("{path}/file")).await;
        let file = ann.page.clone();

        let mut bob = Browser::new(&site.router);
        bob.open("/games/bring").await;
        let sent = [("file", file.as_str())];
        let status = bob.fill_and_send("/games/bring", &sent).await;
        assert_eq!(status, 200, "{game}: {}", text(&bob.page));
        assert!(bob.page.contains("class=\"replay"), "{game}");
        let brought = bob.path.split('?').next().unwrap().to_owned();
        assert_ne!(brought, path);
        bob.open(&format!("{brought}/file")).await;
        assert_eq!(bob.page, file, "{game}: the same match");
        bob.open(&brought).await;
        assert!(bob.page.contains("class=\"over result\""), "{game}");
        assert!(bob.page.contains("Ann"), "{game}");
        bob.open(&format!("{brought}/review")).await;
        bob.open("/games/mine?state=brought").await;
        assert!(bob.page.contains(&brought) && bob.page.contains("From a file"));
        bob.open("/games/statistics").await;
        assert!(bob.page.contains("No finished games yet"), "{game}");
        ann.open("/games/mine").await;
        assert!(!ann.page.contains(&brought), "{game}: not Ann's");

        a_line_is_missing(&mut bob, game, &file).await;
    }
    let mut bob = Browser::new(&site.router);
    for (sent, says) in [
        ("", "Line 1: "),
        ("longtable match 1\ngame chess\n", "no game called “chess”"),
        (
            "longtable match 1\ngame eko\nrules 1\ncontent 0000000000000000\n",
            "does not know",
        ),
    ] {
        bob.open("/games/bring").await;
        let status = bob.fill_and_send("/games/bring", &[("file", sent)]).await;
        assert_eq!(status, 422, "{sent}");
        let page = text(&bob.page);
        assert!(page.contains(says), "{sent}: {page}");
    }
    site.close().await;
}

/// What is not true is refused, with the line, and can be mended.
async fn a_line_is_missing(bob: &mut Browser, game: &str, file: &str) {
    let lines: Vec<&str> = file.lines().collect();
    let at = lines
        .iter()
        .position(|line| line.starts_with("3 "))
        .unwrap();
    let mut wrong = lines.clone();
    wrong.remove(at);
    let wrong = wrong.join("\n");
    bob.open("/games/bring").await;
    let sent = [("file", wrong.as_str())];
    let status = bob.fill_and_send("/games/bring", &sent).await;
    let says = format!("Line {}: ", at + 1);
    assert_eq!(status, 422, "{game}");
    assert!(
        text(&bob.page).contains(&says),
        "{game}: {}",
        text(&bob.page)
    );
    assert!(bob.page.contains("longtable match 1\n"), "it stands there");
}

/// With friends and bots, and cards that nobody knows.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_moment_is_played_on_with_whom_one_likes() {
    let site = site("sqlite::memory:").await;
    let mut ann = Browser::new(&site.router);
    let path = finished(&mut ann, "ethnos").await;
    ann.open(&format!("{path}/play-on?step=6&as=2")).await;
    let nobody = [("seat1", "bot.steady"), ("seat2", "friend")];
    let status = ann.fill_and_send("/play-on", &nobody).await;
    assert_eq!(status, 422);
    assert!(text(&ann.page).contains("at least one seat for yourself"));
    let wish = [("seat1", "friend"), ("seat2", "me"), ("deal", "anew")];
    let status = ann.fill_and_send("/play-on", &wish).await;
    assert_eq!(status, 200, "{}", text(&ann.page));
    let new = ann.path.clone();
    let invite = ann.page.split("?invite=").nth(1).unwrap();
    let invite: String = invite
        .chars()
        .take_while(char::is_ascii_alphanumeric)
        .collect();
    let mut bob = Browser::new(&site.router);
    bob.open(&format!("{new}?invite={invite}")).await;
    let joined = bob.fill_and_send("/join", &[("name", "Bob")]).await;
    assert_eq!(joined, 200, "{}", text(&bob.page));
    ann.open(&new).await;
    let form = ann.form("/start");
    ann.submit(&form, &form.button()).await;
    assert!(ann.page.contains("data-kind=\"table\"") && ann.page.contains("Bob"));
    // It is no result, whatever comes of it.
    ann.open(&new).await;
    let form = ann.form("/concede");
    ann.submit(&form, &form.button()).await;
    ann.open("/games/statistics").await;
    assert!(text(&ann.page).contains("0 of 1 won"), "only the first");
    site.close().await;
}

/// What others see of a link: no result, an absolute address and a picture that is there.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn links_are_shown_without_telling_the_end() {
    let site = site("sqlite::memory:").await;
    let mut ann = Browser::new(&site.router);
    let path = finished(&mut ann, "ethnos").await;
    let meta = |page: &str, key: &str| {
        let from = format!("property=\"{key}\" content=\"");
        let found = page.split(&from).nth(1).unwrap_or_else(|| panic!("{key}"));
        found.split('"').next().unwrap().to_owned()
    };
    for (path, says) in [
        ("/".to_owned(), "with friends or against bots"),
        ("/games/eko".to_owned(), "Ekö"),
        ("/learn".to_owned(), "coach"),
        ("/learn/ethnos/first".to_owned(), ""),
        (path.clone(), "Replay of a finished game"),
        (format!("{path}?step=6&as=1"), "step 6 of"),
    ] {
        ann.open(&path).await;
        let (page, about) = (ann.page.clone(), meta(&ann.page, "og:description"));
        assert!(about.contains(says), "{path}: {about}");
        for told in ["won", "Place", "wins", "conceded"] {
            assert!(!about.contains(told), "{path}: {about}");
        }
        assert!(!meta(&page, "og:title").is_empty());
        let address = meta(&page, "og:url").replace("&amp;", "&");
        assert!(
            address.starts_with("http://") && address.ends_with(&path),
            "{address}"
        );
        let picture = meta(&page, "og:image");
        let file = picture.find("/assets/").unwrap();
        let reply = ann.fetch(&picture[file..]).await;
        assert_eq!(reply.headers["content-type"], "image/jpeg");
        assert!(reply.body.starts_with(&[0xff, 0xd8]), "a JPEG");
    }
    site.close().await;
}

/// Changed match files, many of them: each is refused with a sentence or is a match that replays, and no answer is a failure of the
/// server. `FUZZ_FILES=100000` sends more.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_changed_file_harms_anybody() {
    let count = std::env::var("FUZZ_FILES").ok();
    let count: u32 = count.map_or(150, |text| text.parse().unwrap());
    let site = site("sqlite::memory:").await;
    let mut browser = Browser::new(&site.router);
    let mut files = Vec::new();
    for game in GAMES {
        let path = finished(&mut browser, game).await;
        browser.open(&format!("{path}/file")).await;
        files.push(browser.page.clone());
    }
    let mut rng = kernel::Rng::new(23);
    let mut refused = 0;
    browser.open("/games/bring").await;
    let form = browser.form("/games/bring");
    for nth in 0..count {
        let file = changed(&files[nth as usize % files.len()], &mut rng);
        let mut form = form.clone();
        form.fill("file", &file);
        let status = browser.try_to_submit(&form, &form.button()).await;
        assert!(status == 200 || status == 422, "{nth}: {status}\n{file}");
        refused += u32::from(status == 422);
    }
    assert!(
        refused > count / 2,
        "only {refused} of {count} were refused"
    );
    let view = json!({ "name": "Zed" });
    browser.call("/api/v1/guests", &view).await;
    site.close().await;
}

/// A line or a sign goes, comes twice, changes its place or becomes something else.
fn changed(file: &str, rng: &mut kernel::Rng) -> String {
    const BITS: [&str; 8] = [
        "",
        "0",
        "99999999999999999999",
        "|",
        "ż",
        "= [x]",
        "\u{0}",
        "A",
    ];
    let mut lines: Vec<String> = file.lines().map(str::to_owned).collect();
    for _ in 0..=rng.below(2) {
        let at = rng.below(lines.len() as u32) as usize;
        let bit = BITS[rng.below(BITS.len() as u32) as usize];
        match rng.below(5) {
            0 => drop(lines.remove(at)),
            1 => lines.insert(at, lines[at].clone()),
            2 => {
                let to = rng.below(lines.len() as u32) as usize;
                lines.swap(at, to);
            }
            3 => lines[at].push_str(bit),
            _ => {
                let cut = rng.below(lines[at].chars().count() as u32 + 1) as usize;
                let begin: String = lines[at].chars().take(cut).collect();
                let rest: String = lines[at].chars().skip(cut + 1).collect();
                lines[at] = format!("{begin}{bit}{rest}");
            }
        }
        if lines.is_empty() {
            break;
        }
    }
    lines.join("\n")
}
