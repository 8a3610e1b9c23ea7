//! What people do at every table alike, at those of Ekö and of Winds of Numa Sera: J1, J2, J6, J7, J10 and J11. Positions are laid near
//! what is looked at.

use eko::{Eko, Stage};
use kernel::{Game, Notation, Published, Rng, Turn, Viewer};
use numa_sera::{Choice, NumaSera, Question};

use crate::friends::{closed_tab, create, lost_network, watch_shows_no_secret};
use crate::player::{Chance, answer, changed, in_all_looks, moment};
use crate::positions::Position;
use crate::world::{Language, Look, Visitor, World, world};

const GAMES: [&str; 2] = ["eko", "numa-sera"];

/// J1: a press on the game and one on *Play now*, and there is something to decide and to press.
#[test]
fn every_game_begins_at_once() {
    let world = world();
    in_all_looks(None, |look, _| {
        for game in GAMES {
            let newcomer = Visitor::come(&world, look);
            let page = &newcomer.page;
            page.click(&format!("label:has([name=game][value={game}])"));
            page.follow("button[formaction='/play']");
            newcomer.wait_for_turn();
            newcomer.look_at(&format!("first decision of {game}"));
            assert!(!newcomer.question().is_empty(), "{game} says what is asked");
            assert_eq!(newcomer.play(2), 2, "and answers are taken");
        }
    });
}

/// J2: by a link, with a watcher, a closed tab and a network that is lost.
#[test]
fn friends_play_every_game_by_a_link() {
    let world = world();
    for (game, look) in GAMES.into_iter().zip([Look::ALL[0], Look::ALL[1]]) {
        let host = Visitor::come(&world, look);
        let invite = create(&host, game);
        let mut guest = Visitor::come(&world, look);
        guest.go(&invite);
        guest.page.fill("form.join input[name=name]", "Halina");
        guest.page.follow("form.join .btn.primary");
        host.page.wait(
            "the guest at the host's",
            "document.querySelector('.chairs')?.innerText.includes('Halina')",
        );
        host.page.follow("form[action$='/start'] button");
        let path = host.path();
        guest.page.wait(
            "the game at the guest's",
            "document.querySelector('[data-live]')?.dataset.kind === 'table'",
        );
        // Nothing is hidden in Ekö, and nothing yet while kingdoms are chosen.
        watch_shows_no_secret(&world, look, &path, &host, false);
        closed_tab(&host, &mut guest, &path);
        lost_network(&host, &guest);
    }
}

/// A seat that has several stacks and something to build, with bots around it.
fn desert() -> Position<Eko> {
    Position::random("seats=2", |game: &Eko| {
        let view = game.view(Viewer::Spectator);
        view.stage == Stage::Action && view.buildings.len() > 5 && view.choices().len() > 4
    })
}

/// A seat that has explored, can pay for something and not for everything.
fn kingdom() -> Position<NumaSera> {
    let choose =
        |game: &NumaSera, rng: &mut Rng, scratch: &mut Vec<Choice>| game.sample(rng, scratch);
    let wanted = |game: &NumaSera| {
        let view = game.view(Viewer::Spectator);
        let Some((_, Question::Action)) = &view.asked else {
            return false;
        };
        let mut offered = Vec::new();
        game.choices(&mut offered);
        let buys = |choice: &Choice| matches!(choice, Choice::BuyItem(_) | Choice::BuySkill(_));
        let bought = offered.iter().filter(|choice| buys(choice)).count();
        view.explored && view.round > 2 && bought > 0 && offered.contains(&Choice::Build)
    };
    let mut found = Position::each("seats=3", choose, &[wanted]);
    found.remove(0)
}

fn at<'w, G: Published>(world: &'w World, look: Look, position: &Position<G>) -> Visitor<'w> {
    let player = Visitor::called(world, look, "Ewa");
    player.go(&position.lay(&player, &[]));
    player.wait_for_turn();
    player
}

const UNDO: &str = ".deeds form[action$='/undo'] button";

const STEP: &str = "Number(document.querySelector('[data-live]').dataset.step)";

/// J6: alone with bots every decision comes back, the last one first, and the log tells of it where something had been seen.
fn back<G: Published>(player: &Visitor<'_>, position: &Position<G>) {
    let page = &player.page;
    let mut chance = Chance::new(5);
    let mut before = Vec::new();
    for _ in 0..2 {
        player.wait_for_turn();
        before.push(page.number(STEP));
        let now = moment(page);
        answer(page, &mut chance);
        changed(page, &now);
    }
    page.wait_for(UNDO);
    for step in before.iter().rev() {
        page.wait_for(UNDO);
        page.key("u");
        let there = "document.querySelector('[data-live]').dataset";
        page.wait(
            "the step back",
            &format!("Number({there}.step) === {step} && {there}.turn === 'yours'"),
        );
    }
    player.look_at(&format!("taken back in {}", G::KEY));
    assert!(matches!(position.game().turn(), Turn::Ask(_)));
}

#[test]
fn decisions_are_taken_back_in_every_game() {
    let world = world();
    let (desert, kingdom) = (desert(), kingdom());
    in_all_looks(None, |look, _| {
        back(&at(&world, look, &desert), &desert);
        back(&at(&world, look, &kingdom), &kingdom);
    });
}

/// J6 among people: what was drawn stays drawn, and the greyed button says so; a turn of Ekö that is over can be asked back.
#[test]
fn undo_among_people_says_why_not() {
    let world = world();
    let look = Look::ALL[1];
    let [ewa, jan] = ["Ewa", "Jan"].map(|name| Visitor::called(&world, look, name));
    let fresh = Position::random("seats=2", |game: &NumaSera| {
        let mut offered = Vec::new();
        game.choices(&mut offered);
        offered.contains(&Choice::Explore)
    });
    let friends = [jan];
    ewa.go(&fresh.lay(&ewa, &friends));
    ewa.wait_for_turn();
    by_list(&ewa, "explore");
    let page = &ewa.page;
    page.wait_for(".deeds button[aria-disabled=true]");
    page.click(".deeds [data-key=u]");
    page.wait_for("#toasts .toast");
    let why = page.reads("#toasts .toast");
    assert_eq!(
        why,
        page.text("document.querySelector('#undo-why').textContent.trim()")
    );
    assert!(why.len() > 20, "{why}");
    ewa.look_at("no way back in Numa Sera");

    let last = Position::random("seats=2", |game: &Eko| passes(game).is_some());
    let path = last.lay(&ewa, &friends);
    friends[0].go(&path);
    ewa.go(&path);
    ewa.wait_for_turn();
    let done = passes(last.game()).expect("it was found by it");
    by_list(&ewa, &last.game().write_choice(done));
    page.wait_for(UNDO);
    page.key("u");
    friends[0].page.wait_for(".consent");
    friends[0].look_at("asked for consent in Ekö");
    let step = moment(page).step;
    friends[0].page.click(".consent button[value=yes]");
    page.wait(
        "the step back",
        &format!("document.querySelector('[data-live]').dataset.step !== {step:?}"),
    );
}

/// An answer after which the other player is asked.
fn passes(game: &Eko) -> Option<eko::Choice> {
    let view = game.view(Viewer::Spectator);
    if view.stage == Stage::Swap {
        return None;
    }
    let passes = |choice: &eko::Choice| {
        let after = view.then(*choice);
        after.asked.is_some() && after.asked != view.asked
    };
    view.choices().into_iter().find(passes)
}

/// Gives the first answer of the plain list that begins so.
#[track_caller]
fn by_list(player: &Visitor<'_>, kind: &str) {
    let before = moment(&player.page);
    player.open_leaf("moves");
    let button = format!("[data-leaf=moves] button[value^='{kind}']");
    player.page.click(&button);
    changed(&player.page, &before);
    player.close_sheet();
}

/// What is said of something that cannot be done, and the rule that opens from there.
fn refused(player: &Visitor<'_>, thing: &str, rule: &str) {
    let page = &player.page;
    page.wait(
        "something that cannot be done",
        &format!("document.querySelector({thing:?})"),
    );
    // The keyboard's own way, which a finger has by a long press.
    page.eval(&format!("(() => {{ const thing = document.querySelector({thing:?}); thing.tabIndex = -1; thing.scrollIntoView({{ block: 'nearest' }}); }})()"));
    page.eval(&format!(
        "document.querySelector({thing:?}).focus({{ focusVisible: true }})"
    ));
    page.wait_for("#tip:popover-open");
    // What is told whole has a mark for each of its rules.
    let cites = format!("#tip a[data-rule^='{rule}']");
    page.wait_for(&cites);
    let said = page.reads("#tip");
    assert!(said.len() > 25, "{thing}: {said}");
    page.click(&cites);
    page.wait_for("#rule:popover-open");
    assert!(page.reads("#rule").contains(rule), "the rule opens");
    player.look_at(&format!("a rule of {rule}"));
    page.key("Escape");
    page.wait(
        "it to close",
        "!document.querySelector('#rule:popover-open')",
    );
}

/// J7: stacks, sites, verbs, Skills and Items that are greyed say the rule and the figures.
#[test]
fn what_cannot_be_done_names_its_rule() {
    let world = world();
    let (desert, kingdom) = (desert(), kingdom());
    in_all_looks(None, |look, _| {
        let player = at(&world, look, &desert);
        player.page.click(".switch label");
        let refusals = "[...document.querySelectorAll('.spot.refused')].every((spot) => spot.title.length > 20 && spot.dataset.tip.startsWith('EK-'))";
        assert!(
            player.page.is(refusals),
            "every refusal has its sentence and its rule"
        );
        player.page.eval("[...document.querySelectorAll('.spot.refused')].find((spot) => spot.checkVisibility())?.setAttribute('data-first', '')");
        if player.page.is("!!document.querySelector('[data-first]')") {
            refused(&player, "[data-first]", "EK-");
        }

        let player = at(&world, look, &kingdom);
        let page = &player.page;
        page.click(".verbs label:has([value=buy])");
        page.wait_for(".cards[data-verb=buy] .ncard.idle");
        let dear = page.reads(".cards[data-verb=buy] .ncard.idle");
        assert!(
            dear.chars().filter(char::is_ascii_digit).count() > 1,
            "price and purse: {dear}"
        );
        player.look_at("what cannot be bought");
        page.eval("document.querySelector('.college.dear')?.setAttribute('data-first', '')");
        if look.screen == browser::Screen::Desktop {
            refused(&player, ".college.dear", "NS-R8-");
        }
        let off = "[...document.querySelectorAll('.verbs label[aria-disabled=true]')].every((verb) => verb.title.length > 10 && verb.dataset.tip.startsWith('NS-'))";
        assert!(page.is(off), "a verb that is off says why");
    });
}

/// J10: the best options with reasons, and one of them is played.
#[test]
fn hints_have_reasons_in_every_game() {
    let world = world();
    let (desert, kingdom) = (desert(), kingdom());
    in_all_looks(None, |look, _| {
        for player in [at(&world, look, &desert), at(&world, look, &kingdom)] {
            let page = &player.page;
            let before = moment(page);
            page.key("h");
            page.wait_for(".hints li form button");
            let options = "[...document.querySelectorAll('.hints li')].map((one) => one.querySelector('p:nth-of-type(2)').innerText)";
            let short = page.number(&format!(
                "{options}.filter((why) => why.length < 12).length"
            ));
            assert_eq!(short, 0.0, "each says why: {}", page.reads(".hints"));
            player.look_at("hints");
            page.click(".hints li form button");
            changed(page, &before);
        }
    });
}

/// J11: the rules of the game, searched, and opened from the table.
#[test]
fn rules_of_every_game_are_at_hand() {
    let world = world();
    let (desert, kingdom) = (desert(), kingdom());
    in_all_looks(None, |look, _| {
        let tables = [at(&world, look, &desert), at(&world, look, &kingdom)];
        for (player, (game, words)) in tables.iter().zip([
            ("eko", ["emperor", "cesarz"]),
            ("numa-sera", ["hero", "bohater"]),
        ]) {
            let page = &player.page;
            player.open_leaf("log");
            page.click("#log a.rule");
            page.wait_for("#rule:popover-open");
            player.look_at(&format!("a rule over {game}"));
            page.key("Escape");
            player.close_sheet();
            player.go(&format!("/rules/{game}"));
            let seen = "[...document.querySelectorAll('.chapter li')].filter((rule) => rule.checkVisibility()).length";
            let all = page.number(seen);
            assert!(all > 40.0, "{all} rules of {game}");
            let word = match look.language {
                Language::English => words[0],
                Language::Polish => words[1],
            };
            page.fill("form[data-filter] input", word);
            page.wait("fewer rules", &format!("{seen} < {all}"));
            assert!(page.number(seen) > 0.0, "{word} is in the rules");
            player.look_at(&format!("rules of {game}, searched"));
        }
    });
}

/// A name in the log tells the whole card: to the mouse, to the keyboard and to a finger.
#[test]
fn names_in_the_log_explain_themselves() {
    let world = world();
    let kingdom = kingdom();
    in_all_looks(None, |look, _| {
        let player = at(&world, look, &kingdom);
        let page = &player.page;
        player.open_leaf("log");
        page.wait_for("#log .word");
        // One that stands on one line: the middle of it is its own.
        page.eval("[...document.querySelectorAll('#log .word')].find((word) => word.getClientRects().length === 1).id = 'name'");
        match look.screen {
            browser::Screen::Desktop => page.hover("#name"),
            browser::Screen::Phone => {
                page.press_long("#name", std::time::Duration::from_millis(800))
            }
        }
        page.wait_for("#tip:popover-open");
        let said = page.reads("#tip");
        assert!(said.len() > 40 && said.contains("NS-"), "{said}");
        player.look_at("a name in the log");
        if look.screen == browser::Screen::Desktop {
            page.hover("header.top .brand");
            page.wait("it to go", "!document.querySelector('#tip')");
            page.key("Tab");
            page.eval("document.querySelector('#name').focus()");
            page.wait_for("#tip:popover-open");
            the_race_covers_nothing(page);
        }
    });
}

/// What is told of the race lies over the log: strips, mat, world and tray stay free.
fn the_race_covers_nothing(page: &browser::Page) {
    page.hover(".seat .race li");
    page.wait_for("#tip.whole:popover-open .each");
    let covered = "(() => { const box = (one) => one.getBoundingClientRect(), tip = box(document.querySelector('#tip')); const meet = (one) => Math.min(one.right, tip.right) - Math.max(one.left, tip.left) > 1 && Math.min(one.bottom, tip.bottom) - Math.max(one.top, tip.top) > 1; return [...document.querySelectorAll('.seat, [data-region=board], [data-region=market], [data-region=tray]')].filter((one) => one.checkVisibility() && meet(box(one))).map((one) => one.dataset.region ?? one.className).join(); })()";
    assert_eq!(page.text(covered), "", "covered by what is told");
}

/// NS-D11: Capital of an offer by the buttons beside its field; nothing is sent before the offer is made.
#[test]
fn capital_is_offered_coin_by_coin() {
    let world = world();
    let wanted = |game: &NumaSera| {
        let view = game.view(Viewer::Spectator);
        let rich = view.players.iter().all(|one| one.capital > 2);
        rich && matches!(&view.asked, Some((_, Question::Draft)))
    };
    let choose =
        |game: &NumaSera, rng: &mut Rng, scratch: &mut Vec<Choice>| game.sample(rng, scratch);
    let found = Position::each("seats=2", choose, &[wanted]);
    let player = at(&world, Look::ALL[1], &found[0]);
    let page = &player.page;
    let before = moment(page);
    let give = "Number(document.querySelector('input[name=give]').value)";
    let there = page.number(give);
    for (button, now) in [("more", 1.0), ("more", 2.0), ("less", 1.0)] {
        page.click(&format!("[data-stepper] button[name={button}][value=give]"));
        assert_eq!(page.number(give), there + now);
    }
    page.wait(
        "the forecast",
        "document.querySelector('[data-foretold] li, [data-foretold] .terms')",
    );
    player.look_at("Capital by buttons");
    assert_eq!(moment(page), before, "nothing was sent");
}
