//! A form for a row of a content file, as data: pages draw it, and what it sends is read by where it stands.

/// One place of the form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Control {
    /// Where it stands, such as `abilities.0.do.1.heal`: fields are called `v.PATH`, choices of a way `k.PATH`.
    pub path: String,
    /// What the file calls it; a number in a list.
    pub key: String,
    pub what: Entry,
}

/// What can be entered there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    Number(Option<i64>),
    Text(String),
    /// `None`: left out.
    Flag(Option<bool>),
    /// One of some words; empty for none.
    Pick {
        chosen: String,
        options: Vec<String>,
    },
    /// One of some ways, each with something else to say.
    Way {
        chosen: String,
        options: Vec<String>,
        inside: Option<Box<Control>>,
    },
    Group(Vec<Control>),
    /// Of these there can be more or fewer.
    List(Vec<Control>),
}

impl Control {
    /// Every place under this one, itself included.
    pub fn walk(&self, each: &mut dyn FnMut(&Control)) {
        each(self);
        match &self.what {
            Entry::Group(parts) | Entry::List(parts) => {
                parts.iter().for_each(|part| part.walk(each));
            }
            Entry::Way {
                inside: Some(inside),
                ..
            } => inside.walk(each),
            _ => {}
        }
    }

    /// The same for those who change it.
    pub fn walk_mut(&mut self, each: &mut dyn FnMut(&mut Control)) {
        each(self);
        match &mut self.what {
            Entry::Group(parts) | Entry::List(parts) => {
                parts.iter_mut().for_each(|part| part.walk_mut(each));
            }
            Entry::Way {
                inside: Some(inside),
                ..
            } => inside.walk_mut(each),
            _ => {}
        }
    }
}
