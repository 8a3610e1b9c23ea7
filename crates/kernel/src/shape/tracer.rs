//! A deserializer without any data: it gives a type whatever it asks for, and remembers what that was. Of several ways it takes one that
//! it has not taken yet, and begins again until it has taken all.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fmt;

use serde::de::value::BorrowedStrDeserializer;
use serde::de::{
    self, DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, MapAccess, SeqAccess,
    VariantAccess, Visitor,
};

use super::{Shape, Shapes};

/// Below this the first way is taken, which is a simple one; and however deep types contain each other, a list ends there.
const DEEP: usize = 14;
const DEEPEST: usize = 40;
/// So often it begins again without learning anything.
const PATIENCE: usize = 60;

/// What was learnt so far, and which way of each choice comes next where all were taken once: what is inside of it may have ways, too.
#[derive(Default)]
struct Book {
    shapes: Shapes,
    next: BTreeMap<&'static str, usize>,
}

pub(super) fn trace<T: DeserializeOwned>() -> Shapes {
    let book = RefCell::new(Book::default());
    let mut in_vain = 0;
    while in_vain < PATIENCE {
        let known = ways_known(&book.borrow().shapes);
        let mut root = Shape::default();
        // A type that refuses what it is given has told what it asked for, too.
        let _ = T::deserialize(Tracer {
            book: &book,
            found: &mut root,
            depth: 0,
        });
        let mut book = book.borrow_mut();
        book.shapes.root = root;
        in_vain = if ways_known(&book.shapes) == known {
            in_vain + 1
        } else {
            0
        };
    }
    let mut shapes = book.into_inner().shapes;
    let words: Vec<(&'static str, Vec<&'static str>)> = shapes
        .ways
        .iter()
        .filter(|(_, ways)| ways.iter().all(|(_, says)| says.is_none()))
        .map(|(name, ways)| (*name, ways.iter().map(|(way, _)| *way).collect()))
        .collect();
    let plain = |shape: &mut Shape| make_words(shape, &words);
    plain(&mut shapes.root);
    for fields in shapes.groups.values_mut() {
        fields.iter_mut().for_each(|(_, shape)| plain(shape));
    }
    for ways in shapes.ways.values_mut() {
        ways.iter_mut()
            .filter_map(|(_, says)| says.as_mut())
            .for_each(plain);
    }
    let is_word = |name: &str| words.iter().any(|(of, _)| *of == name);
    shapes.ways.retain(|name, _| !is_word(name));
    shapes
}

/// A way that was not taken yet is marked by a shape that nothing has.
const UNTAKEN: Shape = Shape::Word(Vec::new());

fn ways_known(shapes: &Shapes) -> (usize, usize) {
    let taken = |ways: &Vec<(&str, Option<Shape>)>| {
        ways.iter()
            .filter(|(_, says)| *says != Some(UNTAKEN))
            .count()
    };
    let ways = shapes.ways.values();
    let said = ways.clone().flatten().filter_map(|(_, says)| says.as_ref());
    let fields = shapes.groups.values().flatten().map(|(_, shape)| shape);
    let unsure: usize = said.chain(fields).map(vague).sum();
    (ways.map(taken).sum::<usize>() + shapes.groups.len(), unsure)
}

/// How often it is not known what a list is of, because it was asked for too deep down.
fn vague(shape: &Shape) -> usize {
    match shape {
        Shape::List(inner) | Shape::Map(inner) if **inner == Shape::Any => 1,
        Shape::List(inner) | Shape::Map(inner) => vague(inner),
        Shape::Tuple(parts) => parts.iter().map(vague).sum(),
        _ => 0,
    }
}

fn make_words(shape: &mut Shape, words: &[(&'static str, Vec<&'static str>)]) {
    match shape {
        Shape::Choice(name) => {
            if let Some((_, ways)) = words.iter().find(|(of, _)| of == name) {
                *shape = Shape::Word(ways.clone());
            }
        }
        Shape::List(inner) | Shape::Map(inner) => make_words(inner, words),
        Shape::Tuple(parts) => parts.iter_mut().for_each(|part| make_words(part, words)),
        _ => {}
    }
}

struct Tracer<'a> {
    book: &'a RefCell<Book>,
    found: &'a mut Shape,
    depth: usize,
}

impl<'a> Tracer<'a> {
    fn under<'b>(&self, found: &'b mut Shape) -> Tracer<'b>
    where
        'a: 'b,
    {
        Tracer {
            book: self.book,
            found,
            depth: self.depth + 1,
        }
    }
}

macro_rules! plain { ($($ask:ident => $shape:ident, $give:ident($value:expr);)*) => { $(
    fn $ask<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Refused> {
        *self.found = Shape::$shape;
        visitor.$give($value)
    }
)* } }

impl<'de> Deserializer<'de> for Tracer<'_> {
    type Error = Refused;

    plain! {
        deserialize_any => Any, visit_i64(1);
        deserialize_bool => Flag, visit_bool(true);
        deserialize_i8 => Whole, visit_i64(1);
        deserialize_i16 => Whole, visit_i64(1);
        deserialize_i32 => Whole, visit_i64(1);
        deserialize_i64 => Whole, visit_i64(1);
        deserialize_u8 => Whole, visit_u64(1);
        deserialize_u16 => Whole, visit_u64(1);
        deserialize_u32 => Whole, visit_u64(1);
        deserialize_u64 => Whole, visit_u64(1);
        deserialize_f32 => Any, visit_f32(1.);
        deserialize_f64 => Any, visit_f64(1.);
        deserialize_char => Letter, visit_char('A');
        deserialize_str => Text, visit_str("a");
        deserialize_string => Text, visit_str("a");
        deserialize_identifier => Text, visit_str("a");
        deserialize_bytes => Any, visit_bytes(b"a");
        deserialize_byte_buf => Any, visit_bytes(b"a");
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Refused> {
        visitor.visit_unit()
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Refused> {
        visitor.visit_unit()
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Refused> {
        visitor.visit_unit()
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Refused> {
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Refused> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Refused> {
        let mut parts = Vec::new();
        let left = usize::from(self.depth < DEEPEST);
        let done = visitor.visit_seq(Parts {
            book: self.book,
            parts: &mut parts,
            left,
            depth: self.depth,
        });
        *self.found = Shape::List(Box::new(parts.pop().unwrap_or_default()));
        done
    }

    fn deserialize_tuple<V: Visitor<'de>>(
        self,
        len: usize,
        visitor: V,
    ) -> Result<V::Value, Refused> {
        let mut parts = Vec::new();
        let done = visitor.visit_seq(Parts {
            book: self.book,
            parts: &mut parts,
            left: len,
            depth: self.depth,
        });
        *self.found = Shape::Tuple(parts);
        done
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        len: usize,
        visitor: V,
    ) -> Result<V::Value, Refused> {
        self.deserialize_tuple(len, visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Refused> {
        let mut fields = Vec::new();
        let done = visitor.visit_map(Fields {
            book: self.book,
            names: &["a"],
            fields: &mut fields,
            depth: self.depth,
        });
        let inner = fields.pop().map(|(_, shape)| shape).unwrap_or_default();
        *self.found = Shape::Map(Box::new(inner));
        done
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Refused> {
        let mut fields = Vec::new();
        let done = visitor.visit_map(Fields {
            book: self.book,
            names,
            fields: &mut fields,
            depth: self.depth,
        });
        if name.starts_with("$__") {
            // What knows where it stood in the text is what it is.
            *self.found = fields.pop().map(|(_, shape)| shape).unwrap_or_default();
        } else {
            *self.found = Shape::Group(name);
            let mut book = self.book.borrow_mut();
            let known = book.shapes.groups.entry(name).or_default();
            let unsure = |fields: &[(&str, Shape)]| -> usize {
                fields.iter().map(|(_, shape)| vague(shape)).sum()
            };
            let is_longer = known.len() < fields.len();
            if is_longer || (known.len() == fields.len() && unsure(known) > unsure(&fields)) {
                *known = fields;
            }
        }
        done
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Refused> {
        *self.found = Shape::Choice(name);
        let nth = choose(&mut self.book.borrow_mut(), name, variants, self.depth);
        visitor.visit_enum(Way {
            tracer: self,
            name,
            nth,
            way: variants[nth],
        })
    }
}

/// A way that was not taken yet, or the next one.
fn choose(
    book: &mut Book,
    name: &'static str,
    variants: &'static [&'static str],
    depth: usize,
) -> usize {
    let untaken = || variants.iter().map(|way| (*way, Some(UNTAKEN))).collect();
    let ways = book.shapes.ways.entry(name).or_insert_with(untaken);
    if let Some(nth) = ways.iter().position(|(_, says)| *says == Some(UNTAKEN)) {
        // Taken from now on, also where it contains itself.
        ways[nth].1 = None;
        return nth;
    }
    if depth > DEEP {
        return 0;
    }
    let next = book.next.entry(name).or_default();
    *next += 1;
    *next % variants.len().max(1)
}

struct Parts<'a> {
    book: &'a RefCell<Book>,
    parts: &'a mut Vec<Shape>,
    left: usize,
    depth: usize,
}

impl<'de> SeqAccess<'de> for Parts<'_> {
    type Error = Refused;

    fn next_element_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, Refused> {
        let Some(left) = self.left.checked_sub(1) else {
            return Ok(None);
        };
        self.left = left;
        let mut found = Shape::default();
        let done = seed.deserialize(Tracer {
            book: self.book,
            found: &mut found,
            depth: self.depth + 1,
        });
        self.parts.push(found);
        done.map(Some)
    }
}

struct Fields<'a> {
    book: &'a RefCell<Book>,
    names: &'static [&'static str],
    fields: &'a mut Vec<(&'static str, Shape)>,
    depth: usize,
}

impl<'de> MapAccess<'de> for Fields<'_> {
    type Error = Refused;

    fn next_key_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, Refused> {
        let Some(name) = self.names.get(self.fields.len()) else {
            return Ok(None);
        };
        let key: BorrowedStrDeserializer<'de, Refused> = BorrowedStrDeserializer::new(name);
        seed.deserialize(key).map(Some)
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Refused> {
        let mut found = Shape::default();
        let done = seed.deserialize(Tracer {
            book: self.book,
            found: &mut found,
            depth: self.depth + 1,
        });
        let name = self.names[self.fields.len()];
        self.fields.push((name, found));
        done
    }
}

struct Way<'a> {
    tracer: Tracer<'a>,
    name: &'static str,
    nth: usize,
    way: &'static str,
}

impl Way<'_> {
    fn says(&self, shape: Shape) {
        let mut book = self.tracer.book.borrow_mut();
        if let Some(ways) = book.shapes.ways.get_mut(self.name) {
            let says = &mut ways[self.nth].1;
            if says.as_ref().is_none_or(|says| vague(says) > vague(&shape)) {
                *says = Some(shape);
            }
        }
    }
}

impl<'de> EnumAccess<'de> for Way<'_> {
    type Error = Refused;
    type Variant = Self;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Self), Refused> {
        let key: BorrowedStrDeserializer<'de, Refused> = BorrowedStrDeserializer::new(self.way);
        Ok((seed.deserialize(key)?, self))
    }
}

impl<'de> VariantAccess<'de> for Way<'_> {
    type Error = Refused;

    fn unit_variant(self) -> Result<(), Refused> {
        Ok(())
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Refused> {
        let mut found = Shape::default();
        let done = seed.deserialize(self.tracer.under(&mut found));
        self.says(found);
        done
    }

    fn tuple_variant<V: Visitor<'de>>(self, len: usize, visitor: V) -> Result<V::Value, Refused> {
        let mut found = Shape::default();
        let done = self
            .tracer
            .under(&mut found)
            .deserialize_tuple(len, visitor);
        self.says(found);
        done
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Refused> {
        let mut found = Shape::default();
        let done = self
            .tracer
            .under(&mut found)
            .deserialize_struct(self.way, fields, visitor);
        self.says(found);
        done
    }
}

/// A type that wanted something else. Nobody reads why.
#[derive(Debug)]
pub(super) struct Refused;

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("it wanted something else")
    }
}

impl std::error::Error for Refused {}

impl de::Error for Refused {
    fn custom<T: fmt::Display>(_why: T) -> Self {
        Self
    }
}
