//! The table as a page shows it: whole matches in both languages, with every answer within reach and nothing said by its key.

use std::collections::BTreeSet;

use face::{Face, Language, Occupant, Offer, Scene, Sitter, Words};
use kernel::{
    Dice, Game, Notation, Perspective, Phrase, Published, Rng, Seat, Turn, Value, Viewer,
};
use maud::html;
use numa_sera::content::Card;
use numa_sera::{Choice, Event, NumaSera, Question, View, greedy};
use numa_sera_face::{NumaSeraFace, card_text};

use super::{content, words};

/// A table at one moment.
pub(super) struct Look<'a> {
    pub(super) game: &'a NumaSera,
    pub(super) viewer: Viewer,
    pub(super) words: &'a Words,
    pub(super) remembered: &'a [(usize, Event)],
}

impl Look<'_> {
    fn offers(&self, view: &View) -> Vec<Offer<Choice>> {
        let mut choices = Vec::new();
        if matches!(self.game.turn(), Turn::Ask(seat) if self.viewer.is(seat)) {
            self.game.choices(&mut choices);
        }
        let offer = |choice| Offer {
            choice,
            notation: self.game.write_choice(choice),
            sentence: self.words.say(&NumaSeraFace::option(view, choice)),
        };
        choices.into_iter().map(offer).collect()
    }

    pub(super) fn with<T>(&self, draw: impl FnOnce(&Scene<'_, NumaSeraFace>) -> T) -> T {
        let view = self.game.view(self.viewer);
        let offers = self.offers(&view);
        let sitters: Vec<Sitter> = Seat::first(self.game.seats())
            .map(|seat| Sitter {
                seat,
                name: self.words.name(seat),
                occupant: Occupant::Person { here: true },
                you: self.viewer.is(seat),
                asked: false,
                clock: None,
            })
            .collect();
        let over = self.game.turn() == Turn::Over;
        let standings = over.then(|| self.game.standings());
        draw(&Scene {
            view: &view,
            words: self.words,
            offers: &offers,
            why_not: &|choice| match self.viewer {
                Viewer::Seated(seat) => Some(self.game.why_not(seat, choice)),
                Viewer::Spectator => None,
            },
            write: &|choice| self.game.write_choice(choice),
            sitters: &sitters,
            recent: &[],
            remembered: self.remembered,
            past: false,
            step: self.remembered.last().map_or(0, |(step, _)| *step),
            over,
            standings: standings.as_ref(),
            path: "/t/x",
            rules: "/rules/numa-sera",
            notes: &face::NOTHING,
        })
    }

    pub(super) fn page(&self) -> String {
        self.with(|scene| NumaSeraFace::stage(scene).into_string())
    }
}

/// Plays a match by turns greedily and by chance, and shows `look` every question with what is remembered.
pub(super) fn watch(wanted: &str, seed: u64, mut look: impl FnMut(&NumaSera, &[(usize, Event)])) {
    let setup = NumaSera::set_up(&content(), &wanted.parse().unwrap()).unwrap();
    let mut dice = Dice::quick(Rng::new(seed));
    let mut rng = Rng::new(seed);
    let mut events = Vec::new();
    let mut game = NumaSera::start(&setup, &mut dice, &mut events);
    let (mut scratch, mut step, mut remembered) = (Vec::new(), 0, Vec::new());
    loop {
        let kept = events.drain(..).filter(NumaSeraFace::remembers);
        remembered.extend(kept.map(|event| (step, event)));
        look(&game, &remembered);
        let Turn::Ask(seat) = game.turn() else {
            break;
        };
        step += 1;
        let mut offered = Vec::new();
        game.choices(&mut offered);
        let choice = if step % 3 == 0 && offered.contains(&Choice::Propose) {
            Choice::Propose
        } else if step % 3 == 0 {
            greedy::choose(&Perspective::new(&game, seat), &mut rng)
        } else {
            game.sample(&mut rng, &mut scratch)
        };
        game.apply(choice, &mut dice, &mut events);
    }
}

/// Every value of an attribute on a page.
pub(super) fn all<'a>(page: &'a str, attribute: &'a str) -> impl Iterator<Item = &'a str> {
    let parts = page.split(attribute).skip(1);
    parts.filter_map(|rest| rest.split('"').next())
}

#[track_caller]
fn is_sound(page: &str) {
    for key in [
        "table-", "verb-", "tip-", "title-", "phase-", "go-", "sheet-",
    ] {
        assert!(!page.contains(&format!(">{key}")), "{key} is not a word");
        assert!(
            !page.contains(&format!("title=\"{key}")),
            "{key} is not a word"
        );
    }
    let ids: Vec<&str> = all(page, " id=\"").collect();
    let unique: BTreeSet<&str> = ids.iter().copied().collect();
    assert_eq!(ids.len(), unique.len(), "an id is there twice");
    for target in all(page, " for=\"") {
        assert!(unique.contains(target), "nothing is called {target}");
    }
    for sign in all(page, "href=\"#") {
        assert!(unique.contains(sign), "there is no picture {sign}");
    }
    // No hyphen stands for a minus.
    for text in page.split('>').filter_map(|part| part.split('<').next()) {
        let signs: Vec<char> = text.chars().collect();
        let hyphen =
            |at: &[char]| at[1] == '-' && at[2].is_ascii_digit() && !at[0].is_alphanumeric();
        let minus = text.starts_with('-') && signs.get(1).is_some_and(char::is_ascii_digit);
        assert!(!minus && !signs.windows(3).any(hyphen), "{text}");
    }
}

/// Where an answer is on the page: a button of its own, something to mark, or a field of an offer.
fn is_within_reach(page: &str, offer: &Offer<Choice>) -> bool {
    let value = format!("value=\"{}\"", offer.notation.replace('\'', "&#39;"));
    match offer.choice {
        Choice::Give(_) => page.contains("name=\"give\""),
        Choice::Want(_) => page.contains("name=\"want\""),
        // No hand holds a card that is resolved when it is drawn.
        Choice::WantCard(card) if content().card(card).copies > 1 => true,
        Choice::Propose => page.contains("name=\"do\""),
        _ => page.contains(&value),
    }
}

#[track_caller]
fn answers_are_within_reach(game: &NumaSera, seat: Seat, remembered: &[(usize, Event)]) {
    let view = game.view(Viewer::Seated(seat));
    for language in Language::ALL {
        let look = Look {
            game,
            viewer: Viewer::Seated(seat),
            words: &words(language),
            remembered,
        };
        let page = look.page();
        is_sound(&page);
        for offer in look.offers(&view) {
            assert!(is_within_reach(&page, &offer), "{}: {page}", offer.notation);
        }
    }
}

fn kind(question: &Question) -> String {
    let said = format!("{question:?}");
    said.split([' ', '(']).next().unwrap_or_default().to_owned()
}

/// No line ends between a number and its sign, or between a sign and the stop behind it.
#[test]
fn a_number_stays_with_its_sign() {
    let words = words(Language::English);
    let mut glued = 0;
    watch("seats=2", 1, |game, remembered| {
        let Turn::Ask(seat) = game.turn() else {
            return;
        };
        let viewer = Viewer::Seated(seat);
        let look = Look {
            game,
            viewer,
            words: &words,
            remembered,
        };
        let page = look.page();
        let after = |number: &str| {
            page.split(&format!("gain {number}"))
                .skip(1)
                .filter(|rest| rest.starts_with("<svg"))
                .count()
        };
        assert_eq!((0..9).map(|n| after(&format!("{n} "))).sum::<usize>(), 0);
        glued += page.matches("gain <span class=\"nb\">").count();
    });
    assert!(glued > 0, "there are numbers with signs");
}

/// NS-R4-2: a card that was explored and asks nothing is told beside the next question, with what it did.
#[test]
fn what_was_turned_up_is_told() {
    let mut told = 0;
    for seed in 1..12 {
        let mut nth = 0;
        watch("seats=2", seed, |game, remembered| {
            nth += 1;
            let Turn::Ask(seat) = game.turn() else {
                return;
            };
            let view = game.view(Viewer::Seated(seat));
            let acts = matches!(view.asked, Some((_, Question::Action)));
            let last = remembered.last().map_or(0, |(step, _)| *step);
            let mut events = remembered.iter().filter(|(step, _)| *step == last);
            let turned = events.find(
                |(_, event)| matches!(event, Event::Revealed { seat: whose, .. } if *whose == seat),
            );
            let (true, Some((_, event))) = (acts && nth == last + 1, turned) else {
                return;
            };
            let words = words(Language::English);
            let look = Look {
                game,
                viewer: Viewer::Seated(seat),
                words: &words,
                remembered,
            };
            let page = look.page();
            let shown = page.split("fx turned").nth(1).unwrap_or_default();
            let shown = shown.split("</ul>").next().unwrap_or_default();
            let said = words.say(&NumaSeraFace::told(&view, event).unwrap().phrase);
            let said = html! { (said) }.into_string();
            assert!(shown.contains(&said), "{said}: {shown}");
            told += 1;
        });
    }
    assert!(told > 5, "{told} cards asked nothing");
}

/// NS-R4-2, NS-R4-3, NS-R9-1: whatever is asked can be answered by what the page shows, in both languages, and every kind of question
/// comes up.
#[test]
fn every_answer_is_within_reach() {
    let mut kinds = BTreeSet::new();
    let setups = [
        "seats=2 kingdoms=choose promises=honour",
        "seats=3 win=empire",
        "seats=4 kingdoms=choose",
        "seats=4 win=empire loot=all",
    ];
    for (seed, wanted) in (1..).zip(setups.iter().cycle().take(28)) {
        let mut nth = 0;
        watch(wanted, seed, |game, remembered| {
            nth += 1;
            let Turn::Ask(seat) = game.turn() else {
                return;
            };
            let view = game.view(Viewer::Seated(seat));
            let new = view
                .asked
                .as_ref()
                .is_some_and(|(_, question)| kinds.insert(kind(question)));
            if !new && nth % 31 != 0 {
                return;
            }
            answers_are_within_reach(game, seat, remembered);
        });
    }
    let rare = [
        "Forge",
        "Reroll",
        "Class",
        "ExtraBattleCard",
        "Extra",
        "Skill",
    ];
    for wanted in [
        "Kingdom",
        "Line",
        "Action",
        "Keep",
        "Maven",
        "Option",
        "Player",
        "Slot",
        "Salvage",
        "DiscardHand",
        "TakeItem",
        "Block",
        "BattleCard",
        "Draft",
        "Offer",
    ] {
        assert!(
            kinds.contains(wanted),
            "nobody was asked {wanted}: {kinds:?}"
        );
    }
    assert!(rare.iter().any(|kind| kinds.contains(*kind)));
}

/// NS-R15-1: those who watch see the table too, and nothing that they could answer.
#[test]
fn everyone_else_sees_a_table_without_answers() {
    let words = words(Language::English);
    watch("seats=3", 8, |game, remembered| {
        let step = remembered.len();
        if step % 5 != 0 {
            return;
        }
        for viewer in Viewer::all(3) {
            if matches!(game.turn(), Turn::Ask(seat) if viewer.is(seat)) {
                continue;
            }
            let page = Look {
                game,
                viewer,
                words: &words,
                remembered,
            }
            .page();
            is_sound(&page);
            assert!(!page.contains("name=\"pick\"") && !page.contains("name=\"answer\""));
        }
    });
}

/// NS-R13-2: whoever watches sees what an Attack came to, with its dice and its sum, before the table goes on.
#[test]
fn a_battle_is_seen_to_its_end() {
    let words = words(Language::English);
    let (mut seen, mut fallen) = (0, 0);
    watch("seats=3", 8, |game, remembered| {
        let last = remembered.last().map_or(0, |(step, _)| *step);
        let now = remembered.iter().filter(|(step, _)| *step == last);
        let now: Vec<&Event> = now.map(|(_, event)| event).collect();
        let scored = now
            .iter()
            .any(|event| matches!(event, Event::Scored { .. }));
        let view = game.view(Viewer::Spectator);
        if !scored || view.battle.is_some() || game.turn() == Turn::Over {
            return;
        }
        let page = Look {
            game,
            viewer: Viewer::Spectator,
            words: &words,
            remembered,
        }
        .page();
        is_sound(&page);
        assert!(page.contains("class=\"eqn\""), "the sum");
        assert!(page.contains("class=\"rolled\""), "the dice");
        // What nobody is asked about stands until it is read.
        let told = page.contains("class=\"scene panel whole told\"");
        assert_eq!(page.contains("data-stands="), told);
        let slain = now
            .iter()
            .any(|event| matches!(event, Event::HeroSlain { .. }));
        assert_eq!(page.contains("class=\"fate\""), slain, "who fell");
        seen += 1;
        fallen += usize::from(slain);
    });
    assert!(seen > 5 && fallen > 0, "{seen} Battles, {fallen} slain");
}

/// NS-R2-1 to NS-R2-4: the end says how the match was won and draws the race round by round.
#[test]
fn the_end_tells_the_race() {
    for language in Language::ALL {
        let words = words(language);
        let mut drawn = None;
        watch("seats=3", 4, |game, remembered| {
            if game.turn() == Turn::Over {
                let look = Look {
                    game,
                    viewer: Viewer::Spectator,
                    words: &words,
                    remembered,
                };
                drawn = look.with(NumaSeraFace::scores);
            }
        });
        let drawn = drawn.unwrap().into_string();
        assert!(drawn.matches("class=\"mark").count() > 5, "{drawn}");
        assert_eq!(drawn.matches("<tr class=\"").count(), 3);
        assert!(!drawn.contains(">table-"));
    }
}

pub(super) fn fields(pairs: &[(&str, &str)]) -> Vec<(String, String)> {
    let own = pairs.iter();
    own.map(|&(name, value)| (name.to_owned(), value.to_owned()))
        .collect()
}

/// NS-R9-1, NS-R3-11, NS-D11: an offer is read whole: amounts in coins, then the other parts, then that it is made.
#[test]
fn an_offer_is_read_whole() {
    let mut read = 0;
    watch("seats=2", 9, |game, _| {
        let Turn::Ask(seat) = game.turn() else {
            return;
        };
        let view = game.view(Viewer::Seated(seat));
        if !matches!(view.asked, Some((_, Question::Draft))) || view.own().unwrap().capital < 7 {
            return;
        }
        let empty = view.trade.as_ref().unwrap().terms.shown().unwrap().give == 0;
        if !empty {
            return;
        }
        let sent = fields(&[("want", "0"), ("give", "7"), ("part", "want truce")]);
        let chain = NumaSeraFace::read_form(&view, &sent).unwrap();
        assert_eq!(
            chain,
            ["give 5", "give 1", "give 1", "want truce", "propose"]
        );
        // One more or less is written down, and the offer is not made; less than what is written is for undo.
        let step = |more: &str, give: &str| {
            let sent = fields(&[("give", give), ("want", "0"), (more, "give")]);
            NumaSeraFace::read_form(&view, &sent)
        };
        assert_eq!(step("more", "5").unwrap(), ["give 5", "give 1"]);
        assert_eq!(step("less", "2").unwrap(), ["give 1"]);
        for nothing in ["0", "1"] {
            assert_eq!(step("less", nothing).unwrap_err().key, "form-no-less");
        }
        let wrong = NumaSeraFace::read_form(&view, &fields(&[("give", "much")]));
        assert_eq!(wrong.unwrap_err().key, "form-amount");
        let nothing = NumaSeraFace::read_form(&view, &fields(&[("card", "nothing")]));
        assert_eq!(nothing.unwrap_err().key, "form-choose");
        read += 1;
    });
    assert!(read > 0, "nobody wrote an offer");
}

/// NS-R6-1, NS-R13-2: what luck decides has its odds for a reason, for the attacker and for the defender.
#[test]
fn luck_has_its_odds() {
    let mut keys = BTreeSet::new();
    watch("seats=3", 4, |game, _| {
        let Turn::Ask(seat) = game.turn() else {
            return;
        };
        let view = game.view(Viewer::Seated(seat));
        let mut offered = Vec::new();
        game.choices(&mut offered);
        for choice in offered {
            for prospect in NumaSeraFace::prospects(&view, choice) {
                keys.insert(prospect.key);
                for language in Language::ALL {
                    let said = words(language).say(&prospect);
                    assert!(!said.contains("prospect"), "{said}");
                }
            }
        }
    });
    let all = ["prospect-explores", "prospect-holds", "prospect-odds"];
    assert_eq!(keys, BTreeSet::from(all));
}

/// Every name of the card set that a sentence can have explains itself, with the whole text of the card and a rule.
#[test]
fn names_in_sentences_explain_themselves() {
    let content = content();
    for language in Language::ALL {
        let words = words(language);
        let explain = |value: Value| {
            let Value::Word(key) = &value else {
                panic!("{value:?} is no word of the shipped set");
            };
            let tip = NumaSeraFace::explain(&content, &words, key);
            tip.unwrap_or_else(|| panic!("{key} is not explained"))
        };
        let word = |id: &str| Value::Word(format!("name-{}", id.to_lowercase().replace('_', "-")));
        for (nth, card) in content.cards.iter().enumerate() {
            let lines = card_text(&content, Card(nth as u8));
            let text = words.say(&Phrase::new("table-text").with("text", Value::Sentences(lines)));
            let said = explain(word(&card.id)).text;
            assert!(said.contains(&text), "{said} without {text}");
        }
        let heroes = content.heroes.iter().map(|one| &one.id);
        let holds = content.strongholds.iter().map(|one| &one.id);
        let classes = content.classes.iter().map(|one| &one.id);
        let blocks = content.kingdoms.iter().flat_map(|one| &one.blocks);
        let ids = heroes.chain(holds).chain(classes);
        for id in ids.chain(blocks.map(|one| &one.id)) {
            assert!(explain(word(id)).text.len() > 20, "{id}");
        }
        for key in ["skill-lore", "condition-legend", "slot-pack"] {
            assert!(
                explain(Value::Word(key.to_owned())).text.len() > 20,
                "{key}"
            );
        }
        let bought = Event::ItemBought {
            seat: Seat(0),
            card: Card(0),
            price: 1,
        };
        let setup = NumaSera::set_up(&content, &"seats=2".parse().unwrap()).unwrap();
        let game = NumaSera::start(&setup, &mut Dice::quick(Rng::new(1)), &mut kernel::Quiet);
        let told = NumaSeraFace::told(&game.view(Viewer::Spectator), &bought).unwrap();
        let drawn = face::drawn::<NumaSeraFace>(&content, &words, &told.phrase).into_string();
        assert!(
            drawn.contains("class=\"word\" tabindex=\"0\" title="),
            "{drawn}"
        );
    }
}

/// A marked answer may be several; a button counts before whatever is marked; nothing marked is no answer.
#[test]
fn what_is_marked_is_read() {
    let setup = NumaSera::set_up(&content(), &"seats=2".parse().unwrap()).unwrap();
    let mut events = Vec::new();
    let game = NumaSera::start(&setup, &mut Dice::quick(Rng::new(1)), &mut events);
    let view = game.view(Viewer::Seated(Seat(0)));
    let read = |pairs: &[(&str, &str)]| NumaSeraFace::read_form(&view, &fields(pairs));
    let built = read(&[("verb", "build"), ("pick", "build; tick tithe")]).unwrap();
    assert_eq!(built, ["build", "tick tithe"]);
    assert_eq!(
        read(&[("pick", "explore"), ("answer", "pass")]).unwrap(),
        ["pass"]
    );
    assert_eq!(read(&[("verb", "build")]).unwrap_err().key, "form-choose");
}

/// NS-R4-5: every action is a line of the log. What follows at once is told with it, and nothing is left untold.
#[test]
fn nothing_is_left_untold() {
    let words = words(Language::English);
    let setup = NumaSera::set_up(&content(), &"seats=3".parse().unwrap()).unwrap();
    let (mut dice, mut rng) = (Dice::quick(Rng::new(6)), Rng::new(6));
    let (mut events, mut scratch) = (Vec::new(), Vec::new());
    let mut game = NumaSera::start(&setup, &mut dice, &mut events);
    let (mut lines, mut all) = (0, 0);
    while let Turn::Ask(_) = game.turn() {
        let view = game.view(Viewer::Spectator);
        let seen: Vec<Event> = events
            .drain(..)
            .map(|event| game.redact(&event, Viewer::Spectator))
            .collect();
        let tale: Vec<String> = NumaSeraFace::tale(&view, &seen)
            .iter()
            .map(|beat| words.say(&beat.told.phrase))
            .collect();
        for event in &seen {
            let told = NumaSeraFace::told(&view, event).unwrap();
            let said = words.say(&told.phrase);
            assert!(
                tale.iter().any(|line| line.contains(&said)),
                "{said}: {tale:?}"
            );
        }
        (lines, all) = (lines + tale.len(), all + seen.len());
        let choice = game.sample(&mut rng, &mut scratch);
        game.apply(choice, &mut dice, &mut events);
    }
    assert!(lines * 4 < all * 3, "{all} events in {lines} lines");
}

/// NS-D2: whose Kingdom is gone looks at the one whose turn it is, and the header says where the match stands.
#[test]
fn who_is_out_still_has_something_to_look_at() {
    let words = words(Language::English);
    let (mut out, mut over) = (false, false);
    let mut look_on = |game: &NumaSera, remembered: &[(usize, Event)]| {
        let view = game.view(Viewer::Spectator);
        let gone = view.players.iter().find(|player| player.eliminated);
        let ended = game.turn() == Turn::Over;
        let Some(gone) = gone.filter(|_| !out || ended) else {
            return;
        };
        out = true;
        over |= ended;
        let look = Look {
            game,
            viewer: Viewer::Seated(gone.seat),
            words: &words,
            remembered,
        };
        let page = look.page();
        let shown = page.split("type=\"radio\" name=\"mat\"").skip(1);
        let shown = shown.filter(|radio| radio.split('>').next().unwrap().contains(" checked"));
        let shown: Vec<&str> = shown
            .filter_map(|radio| radio.split("value=\"").nth(1))
            .collect();
        assert_eq!(shown.len(), 1);
        assert!(
            ended || shown[0].starts_with(&view.active.index().to_string()),
            "the mat of the player whose turn it is"
        );
        let status = look.with(|scene| NumaSeraFace::status(scene).into_string());
        let says = match ended {
            true => "The game is over".to_owned(),
            false => format!("Round {}", view.round),
        };
        assert!(status.contains(&says), "{status}");
    };
    for seed in 1..6 {
        watch("seats=3", seed, &mut look_on);
    }
    assert!(out && over, "somebody was eliminated before the end");
}

/// NS-R4-1: a turn begins with a heading of the log; what follows in the same step is told below it.
#[test]
fn a_turn_has_a_heading() {
    let mut turns = 0;
    watch("seats=2", 1, |game, remembered| {
        let began = |(_, event): &&(usize, Event)| matches!(event, Event::TurnBegan { .. });
        if remembered.iter().filter(began).count() == turns {
            return;
        }
        turns += 1;
        let view = game.view(Viewer::Spectator);
        let (_, begins) = remembered.iter().rfind(began).expect("a turn began");
        let heals = Event::Healed {
            seat: view.active,
            n: 1,
            by: None,
        };
        let beats = NumaSeraFace::tale(&view, &[begins.clone(), heals]);
        let headings: Vec<bool> = beats.iter().map(|beat| beat.heading).collect();
        assert_eq!(headings, [true, false]);
    });
    assert!(turns > 3);
}

/// NS-R3-5, NS-R3-6: who waits while others choose sees who has chosen what, and their own Kingdom; at the end the best stand first.
#[test]
fn those_who_wait_see_who_has_chosen() {
    let words = words(Language::English);
    let mut waited = 0;
    watch("seats=4 kingdoms=choose", 3, |game, remembered| {
        let tray = |viewer| {
            let look = Look {
                game,
                viewer,
                words: &words,
                remembered,
            };
            let page = look.page();
            let tray = page[page.find("id=\"decision\"").unwrap()..].to_owned();
            (page, tray)
        };
        let view = game.view(Viewer::Spectator);
        match (&view.asked, &view.over) {
            (Some((asked, question @ (Question::Kingdom | Question::Line))), _) => {
                for seat in Seat::first(4).filter(|seat| seat != asked) {
                    let (page, tray) = tray(Viewer::Seated(seat));
                    let heroes = page.matches("<article class=\"hcard").count();
                    let own = if *question == Question::Line { 3 } else { 0 };
                    assert_eq!(heroes, own, "the own Heroes: {page}");
                    let rows = tray.split("class=\"rivals\"").nth(1).expect("a list");
                    let rows: Vec<&str> = rows.split("<li>").skip(1).collect();
                    assert_eq!(rows.len(), 4, "{tray}");
                    let chosen = view.players[seat.index()].kingdom.is_some();
                    assert_eq!(rows[0].contains("class=\"realm\""), chosen, "{tray}");
                    let early = *question == Question::Kingdom;
                    assert!(!(early && tray.contains("choosing an order")), "{tray}");
                    waited += usize::from(chosen);
                }
            }
            (_, Some(_)) => {
                let look = Look {
                    game,
                    viewer: Viewer::Spectator,
                    words: &words,
                    remembered,
                };
                let sheet = look.with(NumaSeraFace::scores).expect("a sheet");
                let sheet = sheet.into_string();
                let rows = sheet.split("<tbody>").nth(1).unwrap();
                let at = |seat: Seat| {
                    let name = format!("<span>{}<small>", words.name(seat));
                    rows.find(&name).expect("a row")
                };
                let places = game.standings().places;
                let rows: Vec<usize> = places.iter().map(|place| at(place.seat)).collect();
                assert!(rows.is_sorted(), "{rows:?}: {places:?}");
            }
            _ => {}
        }
    });
    assert!(waited > 6, "{waited}");
}
