//! Winds of Numa Sera: every question where there is something to choose, looked at and answered, and the pictures of its tables.

use std::collections::BTreeSet;

use browser::Page;
use kernel::{Dice, Game, Notation, Perspective, Rng, Turn, Viewer};
use numa_sera::content::CardKind;
use numa_sera::{BattleView, Choice, NumaSera, Question, Target, View, greedy};

use crate::player::{changed, in_all_looks, moment};
use crate::positions::Position;
use crate::shown::{Laid, end_by, every_question, show, sit_down};
use crate::world::{Look, Visitor, world};

/// A name, and which position shows it, as the public sees it.
type Asked = (&'static str, fn(&View, &Question) -> bool);

/// Those that are asked in games of people who play well.
const QUESTIONS: &[Asked] = &[
    ("kingdom", |view, asked| {
        let taken = view.players.iter().filter(|one| one.kingdom.is_some());
        *asked == Question::Kingdom && taken.count() == 1
    }),
    ("line", |_, asked| *asked == Question::Line),
    ("action", |view, asked| {
        *asked == Question::Action && !view.explored && view.round > 5
    }),
    ("keep", |_, asked| *asked == Question::Keep),
    ("maven", |view, asked| {
        let (seat, _) = view.asked.as_ref().expect("somebody is asked");
        matches!(asked, Question::Maven(_)) && !view.players[seat.index()].mavens.is_empty()
    }),
    ("option", |view, asked| {
        matches!(asked, Question::Option { .. }) && view.battle.is_none()
    }),
    ("player", |_, asked| {
        matches!(asked, Question::Player { .. })
    }),
    ("slot", |_, asked| *asked == Question::Slot),
    ("class", |_, asked| *asked == Question::Class),
    ("salvage", |view, asked| {
        matches!(asked, Question::Salvage(CardKind::Battle)) && view.deck.discard.len() > 8
    }),
    ("forge", |_, asked| matches!(asked, Question::Forge { .. })),
    ("discard", |_, asked| *asked == Question::DiscardHand),
    ("discard-item", |_, asked| *asked == Question::DiscardItem),
    ("discard-maven", |_, asked| *asked == Question::DiscardMaven),
    ("loot", |_, asked| {
        matches!(asked, Question::TakeItem { loot: true, .. })
    }),
    ("steal-item", |_, asked| {
        matches!(asked, Question::TakeItem { loot: false, .. })
    }),
    ("block", |view, asked| {
        *asked == Question::Block && view.round > 6
    }),
    ("attacks", |view, asked| {
        let own = view.battle.as_ref().map(|battle| battle.attacker);
        *asked == Question::BattleCard && own == view.asked.as_ref().map(|(seat, _)| *seat)
    }),
    ("defends", |view, asked| {
        let own = view.battle.as_ref().map(|battle| battle.attacker);
        *asked == Question::BattleCard && own != view.asked.as_ref().map(|(seat, _)| *seat)
    }),
    ("another-card", |_, asked| {
        *asked == Question::ExtraBattleCard
    }),
    ("reroll", |_, asked| {
        matches!(asked, Question::Reroll { .. })
    }),
    ("draft", |view, asked| {
        *asked == Question::Draft && view.round > 3
    }),
    ("offer", |_, asked| *asked == Question::Offer),
];

/// People play well, and do something odd now and then, so that everything happens.
fn sensible(game: &NumaSera, rng: &mut Rng, scratch: &mut Vec<Choice>) -> Choice {
    match game.turn() {
        Turn::Ask(seat) if rng.below(3) > 0 => greedy::choose(&Perspective::new(game, seat), rng),
        _ => game.sample(rng, scratch),
    }
}

/// Only those come to it who tick many Blocks and learn.
const HALF_A_SKILL: &[Asked] = &[("skill", |_, asked| matches!(asked, Question::Skill { .. }))];

/// They learn and build whenever they can.
fn studious(game: &NumaSera, rng: &mut Rng, scratch: &mut Vec<Choice>) -> Choice {
    scratch.clear();
    game.choices(scratch);
    let learns = |choice: &&Choice| {
        matches!(
            choice,
            Choice::Explore | Choice::BuySkill(_) | Choice::Build | Choice::Tick(_)
        )
    };
    let wise: Vec<Choice> = scratch.iter().filter(learns).copied().collect();
    match rng.pick(&wise) {
        Some(&choice) => choice,
        None => sensible(game, rng, scratch),
    }
}

/// Who wins an Attack may attack once more.
const RAMPAGE: &[Asked] = &[
    ("may", |_, asked| matches!(asked, Question::May { .. })),
    ("again", |_, asked| *asked == Question::Extra),
];

/// They build up to Rampage, then attack whatever they can, and use it.
fn raiding(game: &NumaSera, rng: &mut Rng, scratch: &mut Vec<Choice>) -> Choice {
    scratch.clear();
    game.choices(scratch);
    let view = game.view(Viewer::Spectator);
    let seat = view.asked.as_ref().map(|(seat, _)| *seat);
    let own = seat.and_then(|seat| view.players.get(seat.index()));
    let built = own.is_some_and(|own| own.blocks.contains(&RAMPAGE_BLOCK));
    let bold = |choice: &&Choice| match choice {
        Choice::Yes | Choice::Explore | Choice::Tick(_) => true,
        Choice::Build => !built,
        Choice::Attack(_) => built,
        _ => false,
    };
    let wise: Vec<Choice> = scratch.iter().filter(bold).copied().collect();
    match rng.pick(&wise) {
        Some(&choice) => choice,
        None => sensible(game, rng, scratch),
    }
}

/// The fifth Block of Siaa De'e.
const RAMPAGE_BLOCK: u8 = 4;

type Chooser = fn(&NumaSera, &mut Rng, &mut Vec<Choice>) -> Choice;

fn laid(setup: &str, choose: Chooser, asked: &[Asked]) -> Vec<Laid<NumaSera>> {
    let wanted = asked.iter().map(|&(_, wanted)| {
        move |game: &NumaSera| {
            let view = game.view(Viewer::Spectator);
            let asked = view.asked.as_ref();
            asked.is_some_and(|(_, asked)| wanted(&view, asked))
        }
    });
    let wanted: Vec<_> = wanted.collect();
    let found = Position::each(setup, choose, &wanted);
    asked.iter().map(|(name, _)| *name).zip(found).collect()
}

#[test]
fn every_question_of_numa_sera() {
    let mut found = laid("seats=4 win=empire promises=honour", sensible, QUESTIONS);
    let learn = "seats=2 win=empire kingdoms=numa-sera,meran";
    found.extend(laid(learn, studious, HALF_A_SKILL));
    let raid = "seats=2 win=empire kingdoms=siaa-dee,meran";
    found.extend(laid(raid, raiding, RAMPAGE));
    let question = |(_, position): &Laid<NumaSera>| {
        let view = position.game().view(Viewer::Spectator);
        view.asked.map_or("nothing", |(_, asked)| asked_by(&asked))
    };
    let asked: BTreeSet<&str> = found.iter().map(question).collect();
    assert_eq!(asked.len(), 25, "all that can be asked: {asked:?}");
    every_question("numa", &found);
}

/// The position that asks a question. Whoever adds one to the rules adds one here.
fn asked_by(question: &Question) -> &'static str {
    match question {
        Question::Kingdom => "kingdom",
        Question::Line => "line",
        Question::Action => "action",
        Question::Keep => "keep",
        Question::Maven(_) => "maven",
        Question::Option { .. } => "option",
        Question::Player { .. } => "player",
        Question::Slot => "slot",
        Question::Skill { .. } => "skill",
        Question::Class => "class",
        Question::Salvage(_) => "salvage",
        Question::Forge { .. } => "forge",
        Question::DiscardHand => "discard",
        Question::DiscardItem => "discard-item",
        Question::DiscardMaven => "discard-maven",
        Question::TakeItem { loot: true, .. } => "loot",
        Question::TakeItem { loot: false, .. } => "steal-item",
        Question::Block => "block",
        Question::BattleCard => "attacks",
        Question::ExtraBattleCard => "another-card",
        Question::Reroll { .. } => "reroll",
        Question::Draft => "draft",
        Question::Offer => "offer",
        Question::May { .. } => "may",
        Question::Extra => "again",
    }
}

/// In the middle of a game for the Throne.
const OF_TWO: &[Asked] = &[("numa-2", |view, asked| {
    let open = *asked == Question::Action && view.explored && view.round > 6;
    open && rich(view)
})];

/// The same for the Empire, and what happens between four.
const OF_FOUR: &[Asked] = &[
    ("numa-4", |view, asked| {
        let open = *asked == Question::Action && view.explored && view.round > 7;
        open && rich(view) && standing(view) == 4
    }),
    ("numa-battle", |view, asked| {
        let hero = |battle: &BattleView| matches!(battle.target, Target::Hero(_));
        let late = view.round > 5 && standing(view) == 4;
        late && *asked == Question::BattleCard && view.battle.as_ref().is_some_and(hero)
    }),
    ("numa-trade", |view, asked| {
        *asked == Question::Draft && view.round > 5 && standing(view) == 4
    }),
    ("numa-map", |view, asked| {
        let held = view.players.iter().map(|one| one.strongholds.len());
        *asked == Question::Action && standing(view) == 4 && held.sum::<usize>() > 3
    }),
];

/// In the middle of a game of two, with something of everything.
pub(crate) fn rich_table() -> Position<NumaSera> {
    laid("seats=2", sensible, OF_TWO).remove(0).1
}

/// Whoever is asked has built, learned, conquered and equipped.
fn rich(view: &View) -> bool {
    let (seat, _) = view.asked.as_ref().expect("somebody is asked");
    let own = &view.players[seat.index()];
    let worn = own.slots.iter().flatten().count();
    own.blocks.len() > 4 && worn > 1 && !own.strongholds.is_empty() && !own.mavens.is_empty()
}

fn standing(view: &View) -> usize {
    view.players.iter().filter(|one| !one.eliminated).count()
}

/// An answer without chance in it that ends the game.
fn ending(game: &NumaSera) -> Option<Choice> {
    let mut offered = Vec::new();
    game.choices(&mut offered);
    let learns = |choice: &Choice| matches!(choice, Choice::BuySkill(_) | Choice::Tick(_));
    let ends = |choice: &Choice| {
        let mut after = game.clone();
        after.apply(*choice, &mut Dice::quick(Rng::new(1)), &mut kernel::Quiet);
        after.turn() == Turn::Over
    };
    offered.into_iter().filter(learns).find(ends)
}

/// Whole tables with something chosen, the map, a Battle, an offer, and the end of a game; `SCREENS=1` takes their pictures.
#[test]
fn tables_of_numa_sera() {
    let world = world();
    let mut found = laid("seats=2", sensible, OF_TWO);
    found.extend(laid("seats=4 win=empire", sensible, OF_FOUR));
    let early = |game: &NumaSera| game.view(Viewer::Spectator).round < 25;
    let soon = |game: &NumaSera| ending(game).is_some() && early(game);
    let last = Position::each("seats=4", sensible, &[soon]);
    in_all_looks(None, |look, _| {
        let player = sit_down(&world, look);
        for (name, position) in &found {
            player.go(&position.lay(&player, &[]));
            player.page.wait_for("#decision.yours");
            choose(&player.page, name);
            show(&player, name);
        }
        let choice = ending(last[0].game()).expect("it was found by it");
        player.go(&last[0].lay(&player, &[]));
        end_by(&player, &last[0].game().write_choice(choice));
        player.page.wait_for("section.result");
        show(&player, "numa-final");
    });
}

/// Does what the picture is to show.
fn choose(page: &Page, name: &str) {
    let before = page.reads("[data-foretold]");
    let mark = |selector: &str| {
        page.eval(&format!("document.querySelector({selector:?}).click()"));
        page.wait(
            "the forecast",
            &format!("document.querySelector('[data-foretold]').innerText.trim() !== {before:?}"),
        );
    };
    match name {
        "numa-2" => {
            page.eval("document.querySelector('#verb-build').click()");
            mark(".cards[data-verb=build] .pick");
        }
        "numa-4" => {
            page.eval("document.querySelector('#verb-attack').click()");
            mark(".cards[data-verb=attack] .pick");
        }
        "numa-battle" => mark("#decision .pick"),
        "numa-trade" => {
            page.fill("input[name=give]", "1");
            mark(".lots .lotc:not(.fixed) input");
        }
        _ => drop(page.eval("document.querySelector('#map').click()")),
    }
}

/// The Line of Succession by dragging, with a mouse or a finger: where a Hero would stand is marked, and the tray tells of the order.
#[test]
fn the_line_is_put_in_order_by_dragging() {
    let world = world();
    let found = laid(
        "seats=2",
        sensible,
        &[("line", |_, asked| *asked == Question::Line)],
    );
    in_all_looks(None, |look, _| {
        let player = Visitor::called(&world, look, "Ewa");
        player.go(&found[0].1.lay(&player, &[]));
        let page = &player.page;
        page.wait_for("#decision");
        let order = "[...document.querySelectorAll('.line3')].find((line) => line.checkVisibility()).dataset.sorts";
        assert_eq!(page.text(order), "0 1 2");
        let forecast = "document.querySelector('[data-foretold]').textContent";
        let foretold = page.text(forecast);
        let card = |place: usize| format!(".line3[data-order='0'] [data-sort='{place}']");
        let grip = format!("{} [data-grip]", card(0));
        let at = page.lift(&grip, &card(1), (0.0, 0.0));
        page.wait_for(".dragged");
        page.key("Escape");
        assert!(
            page.is("!document.querySelector('.dragged, .drop')"),
            "Escape puts it back"
        );
        page.let_go(at);
        assert_eq!(page.text(order), "0 1 2", "and nothing is done");
        page.drag(&grip, &card(1), (0.0, 0.0));
        page.wait("another order", &format!("{order} === '1 0 2'"));
        assert!(
            page.is("!document.querySelector('.dragged, .drop')"),
            "nothing stays lifted"
        );
        page.wait("the forecast", &format!("{forecast} !== {foretold:?}"));
        // The next press is heard: nothing was flung.
        let before = moment(page);
        page.click("#decision button[name=do]");
        changed(page, &before);
    });
}

/// A card that does something else than the verb under which it lies says so on the button.
#[test]
fn the_button_says_what_the_card_does() {
    let world = world();
    let both = |game: &NumaSera| {
        let mut offered = Vec::new();
        game.choices(&mut offered);
        let takes_off = |choice: &Choice| matches!(choice, Choice::Unequip(_));
        let puts_on = |choice: &Choice| matches!(choice, Choice::Equip(_));
        offered.iter().any(takes_off) && offered.iter().any(puts_on)
    };
    let found = Position::each("seats=2", sensible, &[both]);
    let player = sit_down(&world, Look::ALL[0]);
    player.go(&found[0].lay(&player, &[]));
    let page = &player.page;
    page.wait_for("#decision.yours");
    page.click("label[data-at=verb-equip]");
    let says = |card: &str| {
        page.eval(&format!(
            "document.querySelector(\".cards[data-verb=equip] .pick[value^='{card} ']\").click()"
        ));
        page.reads("#decision .do")
    };
    assert_eq!(says("unequip"), "Take it off");
    assert_eq!(says("equip"), "Equip");
}

/// By keys alone: a verb by its letter, its card by Tab and Space, Enter answers, and the next question has the focus.
#[test]
fn a_turn_by_keys() {
    let world = world();
    let found = laid("seats=2", sensible, OF_TWO);
    let player = sit_down(&world, Look::ALL[0]);
    player.go(&found[0].1.lay(&player, &[]));
    let page = &player.page;
    page.wait_for("#decision.yours");
    let before = moment(page);
    // Everything is told whole by keys, one thing after the other.
    page.eval("document.querySelector('.world .rowx').focus()");
    page.key("i");
    page.wait_for("#detail:popover-open h2");
    let first = page.reads("#detail h2");
    page.key("ArrowRight");
    page.wait(
        "the next one",
        &format!("document.querySelector('#detail h2').innerText !== {first:?}"),
    );
    page.key("Escape");
    page.wait(
        "it to close, and the focus to be back",
        "!document.querySelector('#detail:popover-open') && document.activeElement.matches('.rowx')",
    );
    page.key("b");
    page.wait(
        "the cards of Buy",
        "document.querySelector('#verb-buy:checked')",
    );
    for _ in 0..20 {
        if page.is("document.activeElement.matches('.cards[data-verb=buy] .pick')") {
            break;
        }
        page.key("Tab");
    }
    page.key(" ");
    page.wait(
        "a card to be marked",
        "document.querySelector('.cards[data-verb=buy] .pick:checked')",
    );
    page.key("Enter");
    changed(page, &before);
    page.wait(
        "the focus at the next question",
        "document.activeElement.closest('#decision, .scene')",
    );
    assert!(!page.shows("#lost"), "the table was turned without a fault");
}

/// What cannot be pressed is explained by a tap, what can be by a finger that stays, as a sheet: it is closed by its button or by a press
/// beside it, which does nothing else. A short press on what can be pressed presses it, and says nothing.
#[test]
fn a_tap_explains() {
    let world = world();
    let found = laid("seats=2", sensible, &QUESTIONS[..1]);
    let player = sit_down(&world, Look::ALL[1]);
    player.go(&found[0].1.lay(&player, &[]));
    let page = &player.page;
    page.wait_for("#decision.yours");
    let before = moment(page);
    page.click(".about[data-order='0'] .trio li");
    let open = "#detail:popover-open";
    page.wait_for(open);
    assert!(page.reads(open).len() > 40, "the Hero's text");
    player.look_at("a Hero told whole");
    assert_eq!(moment(page), before, "nothing was pressed");
    page.click("#detail .close");
    let closed = "!document.querySelector('#detail:popover-open')";
    page.wait("it to close", closed);
    page.press_long(
        ".about[data-order='0'] .trio li",
        std::time::Duration::from_millis(800),
    );
    page.wait_for(open);
    // Beside it lies something that could be pressed.
    page.press_at("label.king:has(#a-1)");
    page.wait("it to close", closed);
    assert!(
        page.is("!document.querySelector('#a-1:checked')"),
        "and nothing is chosen"
    );
    page.click("label.king:has(#a-1)");
    page.wait(
        "the kingdom to be marked",
        "document.querySelector('#a-1:checked')",
    );
    assert!(page.is("!document.querySelector('#tip')"));
}
