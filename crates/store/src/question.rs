//! A question whose conditions are known only when it is asked. The pieces of SQL are constants of this crate; what a person
//! wrote is only ever a value.

use sqlx::AssertSqlSafe;

use crate::sql::Value;

#[derive(Debug)]
pub(crate) struct Question<'v> {
    text: String,
    pub(crate) values: Vec<Value<'v>>,
    has_condition: bool,
}

impl<'v> Question<'v> {
    pub(crate) fn new(select: &'static str) -> Self {
        Self {
            text: select.to_owned(),
            values: Vec::new(),
            has_condition: false,
        }
    }

    /// One more condition that must hold: `before $n after`.
    pub(crate) fn and(&mut self, before: &'static str, value: Value<'v>, after: &'static str) {
        self.condition();
        self.then(before);
        self.value(value, after);
    }

    /// A column must have one of these texts; without any it may have every text.
    pub(crate) fn and_any(
        &mut self,
        column: &'static str,
        texts: impl IntoIterator<Item = &'v str>,
    ) {
        let mut before = " IN (";
        for text in texts {
            if before == " IN (" {
                self.condition();
                self.then(column);
            }
            self.then(before);
            self.value(Value::Text(text), "");
            before = ", ";
        }
        if before == ", " {
            self.then(")");
        }
    }

    fn condition(&mut self) {
        let joint = if self.has_condition {
            " AND "
        } else {
            " WHERE "
        };
        self.has_condition = true;
        self.then(joint);
    }

    pub(crate) fn value(&mut self, value: Value<'v>, after: &'static str) {
        self.values.push(value);
        self.text += &format!("${}", self.values.len());
        self.then(after);
    }

    pub(crate) fn then(&mut self, piece: &'static str) {
        self.text += piece;
    }

    pub(crate) fn sql(&self) -> AssertSqlSafe<String> {
        AssertSqlSafe(self.text.clone())
    }
}
