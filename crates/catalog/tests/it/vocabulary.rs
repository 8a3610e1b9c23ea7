//! Whatever a content file can say, a form can say: the vocabulary of every game, walked from form to form.

use std::collections::BTreeSet;

use catalog::form::{COUNT, add, form, read, state, without_rows};
use catalog::{Document, GAMES};
use face::{Control, Entry};
use kernel::{Shape, Shapes};
use toml::Value;

/// What of the vocabulary was met, in forms or in the types: `group.field` and `choice:way`.
type Met = BTreeSet<String>;

fn field(group: &str, key: &str) -> String {
    format!("{group}.{key}")
}

fn way(choice: &str, way: &str) -> String {
    format!("{choice}:{way}")
}

/// Everything that the types of a game know below a shape.
fn known(shapes: &Shapes, shape: &Shape, met: &mut Met) {
    match shape {
        Shape::Group(name) => {
            for (key, inner) in shapes.groups.get(name).into_iter().flatten() {
                if met.insert(field(name, key)) {
                    known(shapes, inner, met);
                }
            }
        }
        Shape::Choice(name) => {
            for (key, inner) in shapes.ways.get(name).into_iter().flatten() {
                if met.insert(way(name, key)) {
                    inner.iter().for_each(|inner| known(shapes, inner, met));
                }
            }
        }
        Shape::Any => shapes.any.1.iter().for_each(|count| {
            if met.insert(way("any", COUNT)) {
                known(shapes, count, met);
            }
        }),
        Shape::List(inner) | Shape::Map(inner) => known(shapes, inner, met),
        Shape::Tuple(parts) => parts.iter().for_each(|part| known(shapes, part, met)),
        _ => {}
    }
}

/// What a person could do next in a form that leads to something new.
enum Next {
    Choose(String, String),
    Add(String),
}

struct Walk<'a> {
    shapes: &'a Shapes,
    met: Met,
    /// Lists that were made longer, by what is in them.
    longer: BTreeSet<String>,
    next: Vec<Next>,
    /// Where something can be typed or picked, and something else than stands there.
    typed: Vec<(String, String)>,
}

impl Walk<'_> {
    fn visit(&mut self, control: &Control, shape: &Shape) {
        match (&control.what, shape) {
            (Entry::Group(parts), Shape::Group(name)) => {
                for part in parts {
                    self.met.insert(field(name, &part.key));
                    let inner = self.shapes.field(shape, &part.key).cloned();
                    self.visit(part, &inner.unwrap_or_default());
                }
            }
            (Entry::Group(parts), Shape::Tuple(shapes)) => {
                for (part, shape) in parts.iter().zip(shapes) {
                    self.visit(part, shape);
                }
            }
            (Entry::Way { .. }, Shape::Choice(_) | Shape::Any) => self.visit_way(control, shape),
            (Entry::List(items), Shape::List(inner)) => {
                if self.longer.insert(format!("{inner:?}")) {
                    self.next.push(Next::Add(control.path.clone()));
                }
                items.iter().for_each(|item| self.visit(item, inner));
            }
            (Entry::Group(parts) | Entry::List(parts), _) => {
                let of_map = match shape {
                    Shape::Map(inner) => (**inner).clone(),
                    _ => Shape::default(),
                };
                parts.iter().for_each(|part| self.visit(part, &of_map));
            }
            (what, _) => self.type_into(&control.path, what),
        }
    }

    fn visit_way(&mut self, control: &Control, shape: &Shape) {
        let Entry::Way {
            chosen,
            options,
            inside,
        } = &control.what
        else {
            unreachable!("only ways are visited here");
        };
        let name = match shape {
            Shape::Choice(name) => name,
            _ => "any",
        };
        for option in options {
            let is_new = self.met.insert(way(name, option));
            if is_new && option != chosen {
                let next = Next::Choose(control.path.clone(), option.clone());
                self.next.push(next);
            }
        }
        let inner = match shape {
            Shape::Choice(name) => {
                let ways = self.shapes.ways.get(name).into_iter().flatten();
                let mut ways = ways.filter(|(way, _)| way == chosen);
                ways.next().and_then(|(_, inner)| inner.clone())
            }
            _ => self.shapes.any.1.clone().filter(|_| chosen == COUNT),
        };
        if let Some(inside) = inside {
            self.visit(inside, &inner.unwrap_or(Shape::Whole));
        }
    }

    fn type_into(&mut self, path: &str, what: &Entry) {
        let other = match what {
            Entry::Number(n) => (n.unwrap_or(3) + 1).to_string(),
            Entry::Text(text) => format!("{text}x"),
            Entry::Flag(flag) => (*flag != Some(true)).to_string(),
            Entry::Pick { chosen, options } => {
                // Where there is one option alone, nothing else can be picked.
                let Some(other) = options.iter().find(|option| *option != chosen) else {
                    return;
                };
                other.clone()
            }
            _ => panic!("{path}: {what:?} is no place of its own"),
        };
        self.typed.push((path.to_owned(), other));
    }
}

/// From the form of a row to all forms that its buttons and pick lists lead to; whatever can be typed there changes the row.
fn walk(shapes: &Shapes, kind: &str, first: Value, met: Met) -> Met {
    let shape = shapes.row(kind).cloned().unwrap_or_default();
    let mut states = vec![first];
    let mut met = met;
    let mut longer = BTreeSet::new();
    while let Some(state) = states.pop() {
        let mut walk = Walk {
            shapes,
            met,
            longer,
            next: Vec::new(),
            typed: Vec::new(),
        };
        walk.visit(&form(shapes, kind, &state), &shape);
        for (path, other) in &walk.typed {
            let sent = [(format!("v.{path}"), other.clone())];
            let changed = read(shapes, kind, &state, &sent);
            assert_ne!(changed, state, "{kind} {path} = {other}");
        }
        for next in walk.next {
            let mut then = match &next {
                Next::Choose(path, way) => {
                    let sent = [(format!("k.{path}"), way.clone())];
                    read(shapes, kind, &state, &sent)
                }
                Next::Add(_) => state.clone(),
            };
            if let Next::Add(path) = &next {
                assert!(add(shapes, kind, &mut then, path), "{kind}: add {path}");
            }
            assert_ne!(then, state, "{kind}");
            states.push(then);
        }
        (met, longer) = (walk.met, walk.longer);
    }
    met
}

#[test]
fn forms_reach_the_whole_vocabulary() {
    for listed in GAMES {
        let game = listed.open(None).unwrap();
        let document = Document::read(game.content()).unwrap();
        let (mut wanted, mut met, mut kinds) = (Met::new(), Met::new(), BTreeSet::new());
        for row in &document.rows {
            if kinds.insert(&row.kind) {
                let shapes = without_rows(game.shapes(), &document, row);
                let shape = shapes.row(&row.kind).cloned().unwrap_or_default();
                known(&shapes, &shape, &mut wanted);
                met = walk(&shapes, &row.kind, state(row), met);
            }
        }
        assert!(wanted.len() > 30, "{}: {}", listed.key, wanted.len());
        let missed: Vec<_> = wanted.difference(&met).collect();
        assert!(missed.is_empty(), "{}: {missed:?}", listed.key);
    }
}
