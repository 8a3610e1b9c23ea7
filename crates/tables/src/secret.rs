//! What cannot be guessed: ids, tokens, seeds.

/// Letters and digits that are not confused on the phone.
const ALPHABET: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz23456789o";

/// Random bytes from the system.
#[must_use]
pub fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

/// A random word of `N` letters, five bits each.
#[must_use]
pub fn word<const N: usize>() -> String {
    spell(&bytes::<N>())
}

/// The id of a table: short enough for a link, too long to be found by trying.
pub(crate) fn table_id() -> String {
    word::<12>()
}

/// Bytes as letters, five bits of each.
#[must_use]
pub fn spell(bytes: &[u8]) -> String {
    bytes
        .iter()
        .map(|byte| char::from(ALPHABET[usize::from(byte % 32)]))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_differ() {
        assert_eq!(table_id().len(), 12);
        assert_ne!(table_id(), table_id());
    }
}
