//! Every page and every question of Ethnos, from positions that bots come to: judged in the looks of this run, and photographed by
//! `cargo xtask screens`, in light and dark.

use ethnos::{Question, Tribe, View};

use crate::player::{compose, in_all_looks, is_seen_in};
use crate::positions::Position;
use crate::shown::{look_at, show, sit_down};
use crate::world::{Look, Visitor, World, world};

/// What is asked, how the table is set up, and how well a position shows it.
type Asked = (&'static str, &'static str, fn(&View) -> usize);

/// Tables with much on them.
const TABLES: &[Asked] = &[
    (
        "first-4",
        "edition=first seats=4 tribes=merfolk,orc,giant,troll,elf,skeleton",
        full_table,
    ),
    (
        "first-6",
        "edition=first seats=6 tribes=merfolk,orc,dwarf,troll,wizard,wingfolk",
        full_table,
    ),
    (
        "second-4",
        "edition=second seats=4 tribes=deer,raven,raccoon,fox,koi,monkey",
        full_table,
    ),
    ("solo", "edition=second seats=1 level=regular", |view| {
        held(view) * usize::from(view.question == Question::Turn && played(view) > 3)
    }),
    (
        "end-of-age",
        "edition=first seats=4 tribes=merfolk,orc,giant,troll,elf,skeleton",
        |view| usize::from(view.age == 2 && played(view) == 0),
    ),
];

/// Every other question once, where the most can be chosen; and what is seldom.
const QUESTIONS: &[Asked] = &[
    ("members", "edition=first seats=3", |view| {
        held(view) * usize::from(view.question == Question::Members)
    }),
    (
        "marker",
        "edition=first seats=4 tribes=wingfolk,elf,orc,giant,dwarf,troll",
        |view| {
            let own = view.seat.and_then(|seat| view.side(seat).bands.last());
            let flies = own.is_some_and(|band| band.leader.tribe == Tribe::Wingfolk);
            markers(view) * usize::from(flies && view.question == Question::Marker)
        },
    ),
    (
        "free-marker",
        "edition=first seats=3 tribes=merfolk,orc,giant,troll,elf",
        |view| usize::from(matches!(view.question, Question::FreeMarker { .. })),
    ),
    (
        "another",
        "edition=first seats=3 tribes=centaur,orc,giant,troll,elf",
        |view| held(view) * usize::from(view.question == Question::Another),
    ),
    (
        "keep",
        "edition=first seats=3 tribes=elf,orc,giant,troll,dwarf",
        |view| match view.question {
            Question::Keep { most } => usize::from(most),
            _ => 0,
        },
    ),
    (
        "token",
        "edition=first seats=4 tribes=troll,orc,giant,elf,dwarf,wizard",
        |view| match view.question {
            Question::Token { most } => usize::from(most),
            _ => 0,
        },
    ),
    (
        "horde",
        "edition=first seats=3 tribes=orc,elf,giant,troll,dwarf",
        |view| usize::from(matches!(view.question, Question::Horde { .. })),
    ),
    (
        "cash",
        "edition=first seats=3 tribes=orc,elf,giant,troll,dwarf",
        |view| match view.question {
            Question::Cash { points } => 1 + usize::from(points),
            _ => 0,
        },
    ),
    (
        "study",
        "edition=second seats=3 tribes=raven,fox,koi,monkey,deer",
        |view| usize::from(matches!(view.question, Question::Study { .. })),
    ),
    ("coin", "edition=second seats=4", |view| {
        usize::from(matches!(view.question, Question::Coin { .. }))
    }),
    (
        "halfling",
        "edition=first seats=5 tribes=halfling,elf,orc,giant,dwarf,troll",
        |view| held_of(view, Tribe::Halfling) * usize::from(view.question == Question::Turn),
    ),
    (
        "long-names",
        "edition=second seats=3 tribes=red-panda,bear,rabbit,raccoon,monkey",
        |view| {
            let many = view.question == Question::Turn && held(view) > 6;
            held_of(view, Tribe::RedPanda) * usize::from(many)
        },
    ),
    ("pool", "edition=first seats=6", |view| {
        view.pool.len() * usize::from(view.question == Question::Turn && view.pool.len() > 19)
    }),
    (
        "recruitment",
        "edition=second seats=5 +recruitment",
        full_table,
    ),
    ("polish", "edition=polish seats=5", full_table),
    ("two", "edition=first seats=2", full_table),
    ("feed", "edition=second seats=1 level=regular", |view| {
        usize::from(matches!(view.question, Question::Feed { .. }))
    }),
    (
        "feed-discarded",
        "edition=second seats=1 level=hard",
        |view| usize::from(view.question == Question::FeedDiscarded),
    ),
    ("leader", "edition=second seats=1 level=regular", |view| {
        usize::from(matches!(view.question, Question::Leader { .. }))
    }),
    (
        "bruno-free",
        "edition=second seats=1 level=regular",
        |view| usize::from(matches!(view.question, Question::BrunoFree { .. })),
    ),
    (
        "bruno-coin",
        "edition=second seats=1 level=regular",
        |view| usize::from(matches!(view.question, Question::BrunoCoin { .. })),
    ),
    (
        "bruno-horde",
        "edition=second seats=1 level=regular",
        |view| usize::from(matches!(view.question, Question::BrunoHorde { .. })),
    ),
    ("dismiss", "edition=second seats=1 level=regular", |view| {
        usize::from(view.question == Question::Dismiss { may_steal: false })
    }),
    ("steal", "edition=second seats=1 level=easy", |view| {
        usize::from(view.question == Question::Dismiss { may_steal: true })
    }),
];

/// A player in the middle of the game, with a hand to choose from.
pub(crate) fn full_table(view: &View) -> usize {
    let middle = view.question == Question::Turn && view.age == 2 && view.seats > 1;
    let much = held(view) > 5 && view.pool.len() > 3 && played(view) >= view.sides.len();
    (held(view) + view.pool.len()) * usize::from(middle && much)
}

fn held_cards(view: &View) -> &[ethnos::Card] {
    let own = view.seat.and_then(|seat| view.side(seat).hand.shown());
    own.map_or(&[], Vec::as_slice)
}

fn held(view: &View) -> usize {
    held_cards(view).len()
}

fn held_of(view: &View, tribe: Tribe) -> usize {
    let cards = held_cards(view).iter();
    cards.filter(|card| card.tribe == tribe).count()
}

fn played(view: &View) -> usize {
    view.sides.iter().map(|side| side.bands.len()).sum()
}

fn markers(view: &View) -> usize {
    let all = view.kingdoms.iter().flat_map(|kingdom| &kingdom.markers);
    all.map(|&markers| usize::from(markers)).sum()
}

#[test]
fn every_page_and_every_question() {
    let world = world();
    let found = |asked: &[Asked]| -> Vec<(&str, Position)> {
        let find = |&(name, setup, worth): &Asked| (name, Position::find(setup, worth));
        asked.iter().map(find).collect()
    };
    let (tables, questions) = (found(TABLES), found(QUESTIONS));
    in_all_looks(None, |look, _| {
        Camera::new(&world, look).all(&tables, &questions);
    });
}

/// Takes pictures: the documented ones for `docs/screens`, the others to be looked at.
struct Camera<'w> {
    visitor: Visitor<'w>,
    friends: Vec<Visitor<'w>>,
}

impl<'w> Camera<'w> {
    fn new(world: &'w World, look: Look) -> Self {
        let visitor = sit_down(world, look);
        let friends = ["Jan", "Zosia"].map(|name| Visitor::called(world, look, name));
        let friends = friends.into();
        Self { visitor, friends }
    }

    fn all(&self, tables: &[(&str, Position)], questions: &[(&str, Position)]) {
        let visitor = &self.visitor;
        let id = visitor.table_in_waiting("{ game: 'ethnos', edition: 'first', seats: 4, places: ['me', 'steady', 'open', 'open'] }");
        visitor.go(&format!("/t/{id}"));
        show(&self.visitor, "waiting");
        visitor.go("/rules/ethnos");
        show(&self.visitor, "rules");
        for (name, position) in self.seen(tables) {
            self.table(position, &self.friends);
            show(&self.visitor, name);
        }
        self.last_step();
        self.lobby();
        self.editor();
        self.correcting();
        for (name, position) in self.seen(questions) {
            self.table(position, &[]);
            look_at(&self.visitor, &format!("question-{name}"));
        }
        self.hint(&tables[0].1);
        self.watching(&tables[0].1);
    }

    fn seen<'p, T>(&self, list: &'p [T]) -> impl Iterator<Item = &'p T> {
        let look = self.visitor.look;
        let numbered = list.iter().enumerate();
        numbered.filter_map(move |(nth, one)| is_seen_in(look, nth).then_some(one))
    }

    /// With games to continue, and tables that wait for players.
    fn lobby(&self) {
        let waiting = [
            "{ game: 'ethnos', edition: 'second', seats: 4, places: ['me', 'open', 'open', 'open'], public: true }",
            "{ game: 'eko', seats: 3, places: ['me', 'steady', 'open'], public: true }",
        ];
        for (friend, table) in self.friends.iter().zip(waiting) {
            friend.table_in_waiting(table);
        }
        self.visitor.go("/");
        show(&self.visitor, "lobby");
    }

    /// A card of Winds of Numa Sera while its owner puts it right.
    fn correcting(&self) {
        self.visitor.go("/components/numa-sera?kind=battle&q=BT01");
        self.visitor.page.follow(".piece a.btn");
        show(&self.visitor, "correct");
    }

    /// A board that is not ready yet, with the tile in hand that is at fault.
    fn editor(&self) {
        let tiles =
            "A2p11,B4l16,C1n10,D1j15,E4k12,F2o14,G0h14,H3m13,I1n17,P0q12,Q0o7,R2l18,R4p16,S0l19";
        self.visitor
            .go(&format!("/boards/new?seats=3&text={tiles}"));
        self.visitor.page.click(".letter[data-tile=Q0o7]");
        self.visitor.page.wait_for(".rot");
        show(&self.visitor, "editor");
    }

    /// Friends have the table open too: no one is away.
    fn table(&self, position: &Position, friends: &[Visitor<'_>]) {
        let path = position.lay(&self.visitor, friends);
        for friend in friends {
            friend.go(&path);
        }
        self.visitor.go(&path);
        self.visitor.page.wait_for("#decision");
        let Visitor { page, .. } = &self.visitor;
        if page.is("document.querySelector('#hand input[name=leader]')") {
            let before = page.reads("[data-foretold]");
            compose(page);
            page.wait(
                "the forecast",
                &format!(
                    "document.querySelector('[data-foretold]').innerText.trim() !== {before:?}"
                ),
            );
        }
    }

    fn last_step(&self) {
        let setup = "edition=first seats=4 tribes=merfolk,orc,giant,troll,elf,skeleton";
        let path = Position::ended(setup, &self.visitor, &self.friends);
        self.visitor.go(&path);
        show(&self.visitor, "final");
    }

    /// What a strong bot would do there, what it is about, and away with it.
    fn hint(&self, position: &Position) {
        self.visitor.go(&position.lay(&self.visitor, &[]));
        let page = &self.visitor.page;
        page.click("form[action$='/hint'] button");
        page.wait_for(".hints li form button");
        look_at(&self.visitor, "hint");
        assert!(
            page.is("document.querySelector('[data-at][data-lit]')"),
            "the first option is lit"
        );
        page.click(".hints [data-close]");
        assert!(page.shows("#decision") && !page.shows(".hints"));
        assert!(!page.is("document.querySelector('[data-lit]')"));
    }

    /// A spectator sees the same table without any hand.
    fn watching(&self, position: &Position) {
        let path = position.lay(&self.friends[0], &[]);
        self.visitor.go(&path);
        self.visitor.page.wait_for(".watching");
        assert!(
            !self.visitor.page.shows("#hand .slot"),
            "a spectator sees no hand"
        );
        look_at(&self.visitor, "watching");
    }
}
