//! What nobody can guess: ids, tokens, invitations, seeds.

use sha2::{Digest as _, Sha256};

/// Letters and digits that nobody confuses on the phone.
const ALPHABET: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz23456789o";

/// Random bytes from the system.
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

/// A random word of `N` letters, five bits each.
pub(crate) fn word<const N: usize>() -> String {
    spell(&bytes::<N>())
}

/// The id of a table: short enough for a link, long enough that nobody finds one by trying.
pub(crate) fn table_id() -> String {
    word::<12>()
}

pub(crate) fn person_id() -> String {
    word::<20>()
}

/// A token or a one-time link.
pub(crate) fn token() -> String {
    word::<40>()
}

/// What is stored of a token.
pub(crate) fn hash(token: &str) -> Vec<u8> {
    Sha256::digest(token.as_bytes()).to_vec()
}

/// What lets its bearer take a reserved seat at a table: the same on every node, and nobody else can work it out.
pub(crate) fn invitation(key: &[u8], table: &str) -> String {
    let mut hasher = Sha256::new();
    // The key is longer than a block, so that nothing can be put behind it without knowing it.
    hasher.update(key);
    hasher.update(b"invitation");
    hasher.update(table.as_bytes());
    hasher.update(key);
    spell(&hasher.finalize()[..16])
}

fn spell(bytes: &[u8]) -> String {
    bytes
        .iter()
        .map(|byte| char::from(ALPHABET[usize::from(byte % 32)]))
        .collect()
}

/// For lists, where a secret is named by its hash.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn invitations_differ_by_table_and_key() {
        let one = invitation(&[1; 64], "a");
        assert_eq!(one, invitation(&[1; 64], "a"));
        assert_ne!(one, invitation(&[1; 64], "b"));
        assert_ne!(one, invitation(&[2; 64], "a"));
        assert_eq!(one.len(), 16);
        assert_ne!(table_id(), table_id());
    }
}
