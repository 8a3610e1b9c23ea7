//! Where a function begins and ends, and whether it is a table.

use super::{closed, of_word};

/// A function with a body.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::tidy) struct Function<'a> {
    pub(in crate::tidy) name: &'a str,
    /// The line of its name, counted from 1.
    pub(in crate::tidy) line: usize,
    /// From there to the closing brace.
    pub(in crate::tidy) lines: usize,
    body: &'a str,
}

/// The functions of a file, those in others too. `code` has neither comments nor texts.
pub(in crate::tidy) fn functions(code: &str) -> Vec<Function<'_>> {
    let is_word = |at: usize| !code[..at].ends_with(of_word);
    code.match_indices("fn ")
        .filter(|(at, _)| is_word(*at))
        .filter_map(|(at, found)| {
            let signature = &code[at + found.len()..];
            let name = signature.split(|c| !of_word(c)).next()?;
            let begin = at + found.len() + body_at(signature)?;
            let end = closed(code, begin);
            (!name.is_empty()).then(|| Function {
                name,
                line: code[..at].matches('\n').count() + 1,
                lines: code[at..end].matches('\n').count() + 1,
                body: &code[begin..end],
            })
        })
        .collect()
}

/// Where the body begins; a function that is only declared has none.
fn body_at(signature: &str) -> Option<usize> {
    let mut at = 0;
    while at < signature.len() {
        match signature.as_bytes()[at] {
            b'(' | b'[' => at = closed(signature, at),
            // `A<{ B }>` is a type.
            b'{' if signature[..at].trim_end().ends_with('<') => at = closed(signature, at),
            b'{' => return Some(at),
            b';' | b'}' => return None,
            _ => at += 1,
        }
    }
    None
}

impl Function<'_> {
    /// Whether it holds nothing but one list or one `match`, and nothing in that decides: no statement, no second `match`, no
    /// `if`, no loop. Such a function is data, and splitting it would only scatter the data.
    pub(in crate::tidy) fn is_table(&self) -> bool {
        let body = self.body.strip_prefix('{').unwrap_or(self.body);
        let body = body.strip_suffix('}').unwrap_or(body).trim();
        let matches = if is_one_match(body) {
            1
        } else if is_one_list(body) {
            0
        } else {
            return false;
        };
        let count = |wanted: &str| body.split(|c| !of_word(c)).filter(|w| *w == wanted).count();
        let decisions = ["if", "for", "while", "loop", "let", "return"];
        count("match") == matches
            && decisions.iter().all(|word| count(word) == 0)
            && !has_statement(body)
    }
}

fn is_one_match(body: &str) -> bool {
    let Some(arms) = body.strip_prefix("match ").and_then(body_at) else {
        return false;
    };
    closed(body, "match ".len() + arms) == body.len()
}

fn is_one_list(body: &str) -> bool {
    let list = body.trim_start_matches('&').trim_start_matches("vec!");
    list.starts_with('[') && closed(list, 0) == list.len()
}

/// Whether a semicolon ends a statement; in `[0; 3]` it does not.
fn has_statement(code: &str) -> bool {
    let mut open = Vec::new();
    for byte in code.bytes() {
        match byte {
            b'(' | b'[' | b'{' => open.push(byte),
            b')' | b']' | b'}' => drop(open.pop()),
            b';' if open.last() != Some(&b'[') => return true,
            _ => {}
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_are_measured_from_their_name_to_their_brace() {
        let code = "impl A {\n  fn b(&self) -> [u8; 2] {\n    c(|d| {\n    })\n  }\n\n  fn e();\n}\nfn f() {}";
        let found: Vec<_> = functions(code)
            .iter()
            .map(|function| (function.name, function.line, function.lines))
            .collect();
        assert_eq!(found, [("b", 2, 4), ("f", 9, 1)]);
    }

    #[test]
    fn types_and_other_words_are_no_functions() {
        assert!(functions("type A = fn (u8) -> u8; fn declared(a: u8) -> B;").is_empty());
        let found = functions("fn a() -> B<{ c }> { d }");
        assert_eq!(found[0].body, "{ d }");
    }

    #[test]
    fn a_table_decides_nothing_but_its_one_match() {
        let is_table = |body: &str| functions(&format!("fn a() {{ {body} }}"))[0].is_table();
        assert!(is_table("match self { A => b(1), C { d } => e.f(d), }"));
        assert!(is_table("[a(1), b([0; 3])]"));
        assert!(is_table("&[a(1), b(2)]"));
        assert!(is_table("vec![a(1), b(2)]"));
        assert!(!is_table("match self { A if b => 1, C => 2 }"), "a guard");
        assert!(!is_table("match self { A => match b { C => 1 } }"));
        assert!(!is_table("match self { A => { b(); 1 } }"));
        assert!(!is_table("let a = 1; match a { b => 2 }"));
        assert!(!is_table("match a { b => 2 }; c()"));
        assert!(!is_table("[1, 2].len()"));
        assert!(!is_table("a.b().c()"), "long, but no table");
    }
}
