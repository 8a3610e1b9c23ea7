//! What people and programs send, read in one place. Limits are in [`tables::limits`].

use axum::extract::Form;
use kernel::Seat;
use tables::{Table, Trouble, limits};

use crate::problem::{Outcome, Problem};

/// The fields of a form as they came, several of a name among them.
pub(crate) type Fields = Form<Vec<(String, String)>>;

/// The first field of this name.
pub(crate) fn field<'a>(fields: &'a [(String, String)], name: &str) -> Option<&'a str> {
    fields
        .iter()
        .find(|(field, _)| field == name)
        .map(|(_, value)| value.as_str())
}

/// The same, empty if it was not sent.
pub(crate) fn text<'a>(fields: &'a [(String, String)], name: &str) -> &'a str {
    field(fields, name).unwrap_or_default()
}

/// What the visitor wants to be called.
pub(crate) fn name(fields: &[(String, String)]) -> Outcome<String> {
    Ok(limits::name(text(fields, "name"))?)
}

/// Login and password.
pub(crate) fn credentials(fields: &[(String, String)]) -> Outcome<(String, String)> {
    let (login, password) = (text(fields, "login"), text(fields, "password"));
    Ok(limits::credentials(login, password)?)
}

/// What a token is for.
pub(crate) fn label(fields: &[(String, String)]) -> Outcome<&str> {
    Ok(limits::label(text(fields, "label"))?)
}

/// The step that a form answers, if the table has not moved on since.
pub(crate) fn step(fields: &[(String, String)], table: &Table) -> Outcome<usize> {
    let step = step_on_page(fields)?;
    if table.progress().step == step {
        Ok(step)
    } else {
        Err(Problem::stale())
    }
}

/// Whether an undo means what its page showed. Against bots alone it leads back to the last decision, and the bots may have answered
/// since: the page need only have seen the decision. Pressed twice, it goes back once.
pub(crate) fn check_undo(fields: &[(String, String)], table: &Table, seat: Seat) -> Outcome<()> {
    let Some(way) = table.way_back(seat) else {
        return step(fields, table).map(|_| ());
    };
    let seen = step_on_page(fields)?;
    let is_past = way.is_ok_and(|to| seen <= to);
    if is_past || seen > table.progress().step {
        return Err(Problem::stale());
    }
    Ok(())
}

fn step_on_page(fields: &[(String, String)]) -> Outcome<usize> {
    let step = field(fields, "step").and_then(|step| step.parse().ok());
    step.ok_or_else(|| Problem::bad("problem-no-step"))
}

/// The seat that a form names by its letter.
pub(crate) fn seat(fields: &[(String, String)], table: &Table) -> Outcome<Seat> {
    let seat = field(fields, "seat").and_then(|letter| seat_of(letter, table));
    Ok(seat.ok_or(Trouble::WrongSeats)?)
}

/// The same where a form may leave the seat open.
pub(crate) fn wanted_seat(fields: &[(String, String)], table: &Table) -> Outcome<Option<Seat>> {
    match text(fields, "seat") {
        "" => Ok(None),
        letter => Ok(Some(seat_of(letter, table).ok_or(Trouble::NoSeat)?)),
    }
}

fn seat_of(letter: &str, table: &Table) -> Option<Seat> {
    Seat::first(u8::try_from(table.places.len()).ok()?).find(|seat| seat.to_string() == letter)
}

/// A place of our own to come back to, never one of another site.
pub(crate) fn way_back(fields: &[(String, String)]) -> &str {
    // Browsers leave out tabs and the like: with one between them, two slashes would lead away.
    let is_own = |path: &&str| {
        path.starts_with('/')
            && !path.starts_with("//")
            && path.chars().all(|c| c.is_ascii_graphic() && c != '\\')
    };
    field(fields, "back").filter(is_own).unwrap_or("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_back_never_leads_to_another_site() {
        let back = |path: &str| way_back(&[("back".to_owned(), path.to_owned())]).to_owned();
        for own in ["/", "/t/abc?invite=x", "/rules/ethnos"] {
            assert_eq!(back(own), own);
        }
        for other in [
            "//evil.example",
            "/\t/evil.example",
            "/\n/evil.example",
            "/\\evil",
            "evil",
            "",
        ] {
            assert_eq!(back(other), "/", "{other:?}");
        }
    }
}
