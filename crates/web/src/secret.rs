//! What cannot be guessed: ids of people, tokens, invitations.

use sha2::{Digest as _, Sha256};
use tables::secret::{spell, word};

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

/// What lets its bearer take a reserved seat at a table: the same on every node, and impossible to work out elsewhere.
pub(crate) fn invitation(key: &[u8], table: &str) -> String {
    let mut hasher = Sha256::new();
    // The key is longer than a block, so that nothing can be put behind it without knowing it.
    hasher.update(key);
    hasher.update(b"invitation");
    hasher.update(table.as_bytes());
    hasher.update(key);
    spell(&hasher.finalize()[..16])
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
        assert_ne!(token(), token());
    }
}
