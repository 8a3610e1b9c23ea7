//! The pages of what is in the box and of sets that people correct, with invented ones.

use face::{Control, Entry, Words};
use maud::{Markup, html};
use pages::correct::{self, CorrectPage, Look};
use pages::sets::{self, DiffRow, DiffWhat, SetCard, SetLink, SetNotice, SetPage, SetText};
use pages::shelf::{self, Shelf, ShelfItem};
use pages::shell::{self, Place, Theme};

use super::samples::{SLY, shell};

pub(crate) const LINKS: [SetLink<'static>; 2] = [
    SetLink {
        id: "s1",
        name: SLY,
        game: "ethnos",
        chosen: true,
    },
    SetLink {
        id: "s2",
        name: "Mine",
        game: "ethnos",
        chosen: false,
    },
];

pub(crate) fn differences() -> [DiffRow<'static>; 3] {
    let row = |name, what| DiffRow {
        kind: "Boons".to_owned(),
        name,
        what,
    };
    [
        row(SLY, DiffWhat::Added(SLY)),
        row("Gift", DiffWhat::Removed),
        row(
            "Rain",
            DiffWhat::Changed {
                fields: vec![("copies", "1", "2"), ("name", SLY, "")],
                says: Some(("Gain 1.", SLY)),
            },
        ),
    ]
}

pub(crate) fn pages(words: &Words, theme: Theme) -> Vec<(String, Markup)> {
    let card = SetCard {
        id: "s1",
        name: SLY,
        game: "Ethnos",
        differs: 2,
    };
    let games = [("ethnos", "Ethnos"), ("eko", "Ekö")];
    let rows = differences();
    let one = |owner| {
        let page = SetPage {
            id: "s1",
            name: SLY,
            game: games[0],
            owner,
            link: "https://games.example/sets/s1",
            differences: &rows,
            warnings: &[SLY.to_owned()],
            others: &[("s2", SLY)],
            notice: Some(SetNotice::Done("Kept.")),
        };
        sets::set(&page, words)
    };
    let text = |fault| {
        let set = SetText {
            id: Some("s1"),
            name: SLY,
            game: games[0],
            body: SLY,
            fault,
        };
        sets::as_text(&set, words)
    };
    let pages = [
        ("sets", sets::list(&[card], (&games, 12), None, words)),
        (
            "sets-none",
            sets::list(&[], (&games, 12), Some(SetNotice::Refused(SLY)), words),
        ),
        ("set", one(None)),
        ("set-of-somebody", one(Some(SLY))),
        ("set-text", text(None)),
        ("set-refused", text(Some(SLY))),
        (
            "set-compared",
            sets::compared(("s1", SLY), SLY, &rows, words),
        ),
        ("set-same", sets::compared(("s1", SLY), SLY, &[], words)),
        ("set-delete", sets::ask_delete("s1", SLY, words)),
        ("shelf", on_shelf(words)),
        ("correct", correcting(words)),
    ];
    let whole = pages.map(|(name, body)| {
        let shell = shell(theme, name, Place::Elsewhere);
        (name.to_owned(), shell::page(&shell, words, &body))
    });
    whole.into()
}

fn correcting(words: &Words) -> Markup {
    let control = |path: &str, what| Control {
        path: path.to_owned(),
        key: path.rsplit('.').next().unwrap_or_default().to_owned(),
        what,
    };
    let pick = Entry::Pick {
        chosen: "one".to_owned(),
        options: vec!["one".to_owned(), SLY.to_owned()],
    };
    let way = Entry::Way {
        chosen: "heal".to_owned(),
        options: vec!["heal".to_owned()],
        inside: Some(Box::new(control("do.0.heal", Entry::Number(Some(2))))),
    };
    let parts = vec![
        control("name", Entry::Text(SLY.to_owned())),
        control("no_victory", Entry::Flag(None)),
        control("role", pick),
        control(
            "cost",
            Entry::Group(vec![control("cost.power", Entry::Number(None))]),
        ),
        control("do", Entry::List(vec![control("do.0", way)])),
    ];
    let look = Look {
        language: "pl".to_owned(),
        drawn: html! { div { "*" } },
        says: SLY.to_owned(),
    };
    correct::page(
        &CorrectPage {
            id: Some("s1"),
            game: ("ethnos", "Ethnos"),
            set: SLY,
            at: "boon.0",
            kind: "Boons",
            name: SLY,
            control: &control("", Entry::Group(parts)),
            state: SLY,
            past: SLY,
            is_changed: true,
            fault: Some((SLY, "boon role")),
            looks: &[look],
            art: &Markup::default(),
        },
        words,
    )
}

fn on_shelf(words: &Words) -> Markup {
    let fields = [
        ("copies".to_owned(), "2".to_owned()),
        ("odd_one".to_owned(), SLY.to_owned()),
    ];
    let (drawn, nothing) = (html! { div { "*" } }, Markup::default());
    let item = |drawn| ShelfItem {
        kind: "boon",
        name: SLY,
        says: SLY,
        mark: "reconstruction",
        drawn,
        fields: &fields,
        edit: Some("/sets/new?game=ethnos".to_owned()),
    };
    shelf::shelf(
        &Shelf {
            game: "ethnos",
            title: "Ethnos",
            games: &[("ethnos", "Ethnos")],
            set: Some(("s1", SLY)),
            query: SLY,
            kind: "boon",
            mark: "found",
            kinds: &[("boon", SLY.to_owned())],
            marks: &["rulebook", "found", "ruling", "corrected", "reconstruction"],
            items: &[item(&drawn), item(&nothing)],
            all: 9,
            art: &nothing,
        },
        words,
    )
}
