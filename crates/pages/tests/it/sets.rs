//! The pages of what is in the box and of sets that people correct, with invented ones.

use face::{Control, Entry, Words};
use maud::{Markup, html};
use pages::correct::{self, CorrectPage, Look};
use pages::sets::{
    self, DiffRow, DiffWhat, PastChange, SetCard, SetLink, SetNotice, SetPage, SetText, Unfinished,
};
use pages::shelf::{self, Shelf, ShelfItem};
use pages::shell::{self, Place, Theme};
use pages::trial::{self, Bar, Chart, LengthChart, Part, Spread, TrialNow, TrialPage};

use super::samples::{SLY, shell};

pub(crate) const LINKS: [SetLink<'static>; 2] = [
    SetLink {
        id: "s1",
        name: SLY,
        game: "ethnos",
        chosen: true,
        is_ready: true,
    },
    SetLink {
        id: "s2",
        name: "Mine",
        game: "ethnos",
        chosen: false,
        is_ready: false,
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
                fields: [("copies", "1", "2"), ("name", SLY, "")]
                    .map(|(field, before, after)| {
                        (field.to_owned(), before.to_owned(), after.to_owned())
                    })
                    .into(),
                says: Some(("Gain 1.", SLY)),
            },
        ),
    ]
}

const GAMES: [(&str, &str); 2] = [("ethnos", "Ethnos"), ("eko", "Ekö")];

fn one_set(owner: Option<&str>, rows: &[DiffRow<'_>], words: &Words) -> Markup {
    let change = |back: Option<&str>| PastChange {
        date: "2026-11-17".to_owned(),
        row: SLY.to_owned(),
        what: SLY.to_owned(),
        back: back.map(str::to_owned),
    };
    let past = [
        change(Some("/sets/s1/row?at=boon.0&before=0")),
        change(None),
    ];
    let not_yet = Unfinished {
        why: SLY.to_owned(),
        mend: Some("/components/ethnos?set=s1".to_owned()),
    };
    let page = SetPage {
        id: "s1",
        name: SLY,
        game: GAMES[0],
        owner,
        link: "https://games.example/sets/s1",
        differences: rows,
        warnings: &[SLY.to_owned()],
        others: &[("s2", SLY)],
        history: &past,
        unfinished: owner.map(|_| &not_yet),
        notice: Some(SetNotice::Done("Kept.")),
    };
    sets::set(&page, words)
}

pub(crate) fn pages(words: &Words, theme: Theme) -> Vec<(String, Markup)> {
    let card = SetCard {
        id: "s1",
        name: SLY,
        game: "Ethnos",
        differs: 2,
        is_ready: true,
    };
    let unready = SetCard {
        is_ready: false,
        ..card.clone()
    };
    let (games, rows) = (GAMES, differences());
    let one = |owner| one_set(owner, &rows, words);
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
        (
            "sets",
            sets::list(&[card, unready], (&games, 12), None, words),
        ),
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
        ("trial", trying(TrialNow::Over, words)),
        ("trial-going", trying(TrialNow::Going(7, 400), words)),
        ("trial-not", trying(TrialNow::Not, words)),
    ];
    let whole = pages.map(|(name, body)| {
        let shell = shell(theme, name, Place::Elsewhere);
        (name.to_owned(), shell::page(&shell, words, &body))
    });
    whole.into()
}

fn trying(state: TrialNow, words: &Words) -> Markup {
    let part = |part| {
        let (low, high) = (part - 0.1, part + 0.1);
        let fair = Some(0.5);
        Some(Part {
            part,
            low,
            high,
            fair,
        })
    };
    let bar = |this, ours| Bar {
        label: SLY.to_owned(),
        this,
        ours,
    };
    let chart = Chart {
        title: SLY.to_owned(),
        bars: vec![
            bar(part(0.3), part(0.6)),
            bar(None, part(0.4)),
            bar(part(0.2), None),
        ],
    };
    let spread = Spread {
        counts: vec![(3, 4), (90, 6)],
        usual: [3, 90, 90],
    };
    let length = LengthChart {
        in_rounds: true,
        ours: Some(spread.clone()),
        this: spread,
    };
    let is_not = state == TrialNow::Not;
    let page = TrialPage {
        id: "s1",
        name: SLY,
        game: "Ethnos",
        editions: &[("first", SLY.to_owned()), ("second", "2nd".to_owned())],
        edition: "second",
        seats: &[2, 3],
        chosen: 3,
        games: 200,
        state,
        odd: &[SLY.to_owned()],
        charts: if is_not { &[] } else { &[chart] },
        length: (!is_not).then_some(&length),
        notice: is_not.then_some(SetNotice::Refused(SLY)),
    };
    trial::page(&page, words)
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
            unread: &[SLY.to_owned()],
            state: SLY,
            past: SLY,
            is_changed: true,
            fault: Some((SLY, Some("do.0"))),
            history: &[SLY.to_owned()],
            another: Some(Ok(())),
            without: Some(Err(SLY.to_owned())),
            warnings: &[SLY.to_owned()],
            called: &|word| (word == "heal").then(|| SLY.to_owned()),
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
        entry: None,
        edit: Some("/sets/new?game=ethnos".to_owned()),
    };
    shelf::shelf(
        &Shelf {
            game: "ethnos",
            title: "Ethnos",
            games: &[("ethnos", "Ethnos")],
            set: Some(("s1", SLY)),
            table: Some((SLY, "/t/t1")),
            played: Some((SLY, &differences())),
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
