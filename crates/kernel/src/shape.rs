//! What a content file may say, learnt from the types that read it: a deserializer that is asked for everything and writes down what it
//! was asked for. So forms offer exactly what the loader knows, and nothing is listed twice.

mod tracer; // asks and writes down

use std::collections::BTreeMap;

use serde::de::DeserializeOwned;

/// What may stand at one place of a file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Shape {
    /// Anything: only what is there tells.
    #[default]
    Any,
    /// `true` or `false`.
    Flag,
    /// A whole number.
    Whole,
    /// A text.
    Text,
    /// One letter.
    Letter,
    /// A text of letters, each one of these; what each stands for is said beside it.
    Letters(Vec<(char, &'static str)>),
    /// One of these words.
    Word(Vec<&'static str>),
    /// One of the ways of this name, see [`Shapes::ways`].
    Choice(&'static str),
    /// A table with the fields of this name, see [`Shapes::groups`].
    Group(&'static str),
    /// Any number of the same.
    List(Box<Shape>),
    /// So many, each of its own shape.
    Tuple(Vec<Shape>),
    /// Any names, each with the same.
    Map(Box<Shape>),
}

/// The vocabulary of a content file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Shapes {
    /// The whole file.
    pub root: Shape,
    /// The fields of tables, by the name of their type.
    pub groups: BTreeMap<&'static str, Vec<(&'static str, Shape)>>,
    /// What can be chosen from, by the name of its type: each way, and what has to be said about it, if anything.
    pub ways: BTreeMap<&'static str, Vec<(&'static str, Option<Shape>)>>,
    /// What else than a number may stand where [`Shape::Any`] does: a word, a table.
    pub any: (Vec<&'static str>, Option<Shape>),
    /// Fields that a new table does without: of which table, and their names.
    pub left_out: Vec<(&'static str, &'static str)>,
}

impl Shapes {
    /// The vocabulary of a type that files are read as.
    #[must_use]
    pub fn of<T: DeserializeOwned>() -> Self {
        tracer::trace::<T>()
    }

    /// With the vocabulary of a type that [`Shape::Any`] hides.
    #[must_use]
    pub fn and_any<T: DeserializeOwned>(mut self, words: &[&'static str]) -> Self {
        let more = Self::of::<T>();
        self.groups.extend(more.groups);
        self.ways.extend(more.ways);
        self.any = (words.to_vec(), Some(more.root));
        self
    }

    /// With a text of letters wherever a field of this name is a text.
    #[must_use]
    pub fn and_letters(mut self, field: &str, letters: &[(char, &'static str)]) -> Self {
        for (key, shape) in self.groups.values_mut().flatten() {
            if *key == field && *shape == Shape::Text {
                *shape = Shape::Letters(letters.to_vec());
            }
        }
        self
    }

    /// What may stand under a field of a table.
    #[must_use]
    pub fn field<'a>(&'a self, of: &'a Shape, key: &str) -> Option<&'a Shape> {
        match of {
            Shape::Group(name) => {
                let fields = self.groups.get(name)?;
                fields
                    .iter()
                    .find(|(field, _)| *field == key)
                    .map(|(_, shape)| shape)
            }
            Shape::List(inner) => self.field(inner, key),
            Shape::Map(inner) => Some(inner),
            _ => None,
        }
    }

    /// What a row of the file may say, by where it stands: `kingdom.block`.
    #[must_use]
    pub fn row(&self, kind: &str) -> Option<&Shape> {
        let row = kind
            .split('.')
            .try_fold(&self.root, |shape, key| self.field(shape, key))?;
        Some(match row {
            Shape::List(inner) => inner,
            other => other,
        })
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Deserialize)]
    #[allow(dead_code)]
    struct File {
        card: Vec<Card>,
        set: String,
        back: Option<char>,
    }

    #[derive(Deserialize)]
    #[allow(dead_code)]
    struct Card {
        #[serde(default)]
        kind: Kind,
        places: Vec<(i8, u8)>,
        #[serde(rename = "do")]
        effects: Vec<Effect>,
        at: BTreeMap<String, bool>,
    }

    #[derive(Deserialize, Default)]
    #[serde(rename_all = "snake_case")]
    enum Kind {
        #[default]
        Once,
        OverAndOver,
    }

    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    #[allow(dead_code)]
    enum Effect {
        Gain(i16),
        Twice(Vec<Effect>),
        Amount(Amount),
        Rest,
    }

    #[derive(Deserialize)]
    #[serde(untagged)]
    #[allow(dead_code)]
    enum Amount {
        Number(i16),
        Word(Kind),
    }

    /// Every field, every variant, also of what contains itself.
    #[test]
    fn a_type_tells_its_vocabulary() {
        let shapes = Shapes::of::<File>();
        let card = shapes.row("card").unwrap();
        assert_eq!(*card, Shape::Group("Card"));
        let field = |key| shapes.field(card, key).unwrap().clone();
        assert_eq!(field("kind"), Shape::Word(vec!["once", "over_and_over"]));
        let pair = Shape::Tuple(vec![Shape::Whole, Shape::Whole]);
        assert_eq!(field("places"), Shape::List(Box::new(pair)));
        assert_eq!(field("at"), Shape::Map(Box::new(Shape::Flag)));
        assert_eq!(field("do"), Shape::List(Box::new(Shape::Choice("Effect"))));
        let ways = &shapes.ways["Effect"];
        let effects = Shape::List(Box::new(Shape::Choice("Effect")));
        assert_eq!(
            *ways,
            [
                ("gain", Some(Shape::Whole)),
                ("twice", Some(effects)),
                ("amount", Some(Shape::Any)),
                ("rest", None)
            ]
        );
        assert_eq!(shapes.row("back"), Some(&Shape::Letter));
        assert_eq!(shapes.row("set"), Some(&Shape::Text));
        assert_eq!(shapes.row("nothing"), None);
    }
}
