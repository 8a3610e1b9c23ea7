//! Many rows to a statement: a statement costs more than a row, since each is handed to another thread or another machine and back.

use sqlx::{AssertSqlSafe, SqlSafeStr, SqlStr};

use crate::sql::Conn;

/// One statement for every number of rows up to this, so that a usual group is written by one or two of them.
const EACH: usize = 16;
/// Larger ones, for larger groups.
const LARGE: [usize; 2] = [32, 64];

/// The same statement for different numbers of rows, the largest first.
pub(crate) struct Many(Vec<OfSize>);

struct OfSize {
    rows: usize,
    numbered: SqlStr,
    /// SQLite looks for the name of each `$1` among all of them, which takes longer than writing the rows; it does not look for
    /// the name of a `?`.
    unnumbered: SqlStr,
}

impl Many {
    /// Of `row`, which writes the nth row with its parameters, and `around`, which writes the statement around all rows. The
    /// parameters must stand in the order of their numbers.
    pub(crate) fn new(row: impl Fn(usize) -> String, around: impl Fn(&str) -> String) -> Self {
        let of_size = |rows: usize| {
            let numbered = around(&(0..rows).map(&row).collect::<Vec<_>>().join(", "));
            OfSize {
                rows,
                unnumbered: AssertSqlSafe(without_numbers(&numbered)).into_sql_str(),
                numbered: AssertSqlSafe(numbered).into_sql_str(),
            }
        };
        Self((1..=EACH).chain(LARGE).rev().map(of_size).collect())
    }

    /// The rows in parts, each with the statement that writes as many.
    pub(crate) fn parts<'r, T>(
        &self,
        conn: &Conn<'_>,
        mut rows: &'r [T],
    ) -> impl Iterator<Item = (SqlStr, &'r [T])> + use<'_, 'r, T> {
        let sqlite = matches!(conn, Conn::Sqlite(_));
        std::iter::from_fn(move || {
            let fits = self.0.iter().find(|of| of.rows <= rows.len())?;
            let (now, later) = rows.split_at(fits.rows);
            rows = later;
            let sql = if sqlite {
                &fits.unnumbered
            } else {
                &fits.numbered
            };
            Some((sql.clone(), now))
        })
    }
}

fn without_numbers(sql: &str) -> String {
    let mut parts = sql.split('$');
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |sql, part| {
        sql + "?" + part.trim_start_matches(|c: char| c.is_ascii_digit())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn every_row_is_in_one_part() {
        let (mut writer, _) = crate::sqlite::open("sqlite::memory:").await.unwrap();
        let conn = Conn::Sqlite(&mut writer);
        let many = Many::new(
            |nth| format!("(${}, 'x')", nth + 1),
            |rows| format!("VALUES {rows}"),
        );
        let check = |count: usize, sizes: &[usize]| {
            let rows: Vec<usize> = (0..count).collect();
            let parts: Vec<_> = many.parts(&conn, &rows).collect();
            let found: Vec<usize> = parts.iter().map(|(_, part)| part.len()).collect();
            assert_eq!(found, sizes, "{count}");
            let joined: Vec<usize> = parts.iter().flat_map(|(_, part)| *part).copied().collect();
            assert_eq!(joined, rows);
            for (sql, part) in parts {
                assert_eq!(sql.as_str().matches("(?, 'x')").count(), part.len());
            }
        };
        check(0, &[]);
        check(13, &[13]);
        check(25, &[16, 9]);
        check(150, &[64, 64, 16, 6]);
        assert_eq!(many.0[0].numbered.as_str().matches('$').count(), 64);
    }
}
