//! What a form sent, by the names of its fields.

/// The fields in their order; a name may come several times.
#[derive(Clone, Copy, Debug)]
pub struct Fields<'a>(pub &'a [(String, String)]);

impl<'a> Fields<'a> {
    /// Every value of this name.
    pub fn all(self, name: &str) -> impl Iterator<Item = &'a str> + use<'a, '_> {
        let named = self.0.iter().filter(move |(field, _)| field == name);
        named.map(|(_, value)| value.as_str())
    }

    /// The last value of this name.
    #[must_use]
    pub fn last(self, name: &str) -> Option<&'a str> {
        self.all(name).last()
    }

    /// Answers that were sent as they are, in notation. Where there are any, nothing else counts.
    #[must_use]
    pub fn answers(self) -> Option<Vec<String>> {
        let answers: Vec<String> = self.all("answer").map(str::to_owned).collect();
        (!answers.is_empty()).then_some(answers)
    }
}
