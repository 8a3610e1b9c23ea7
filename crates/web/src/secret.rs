//! What cannot be guessed: ids of people, tokens, invitations.

use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::{Digest as _, Sha256};
use tables::secret::{spell, word};

/// Letters of the id of a person.
pub(crate) const PERSON_ID: usize = 20;

pub(crate) fn person_id() -> String {
    word::<PERSON_ID>()
}

/// The address of a board: whoever has it may look at the board.
pub(crate) fn board_id() -> String {
    word::<12>()
}

/// What lets somebody in when all else is lost: it is written down and typed, so it comes in groups.
pub(crate) fn recovery() -> String {
    let groups = [(); 5].map(|()| word::<5>());
    groups.join("-")
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
    let tag = tagged(key, &["invitation", table]).finalize().into_bytes();
    spell(&tag[..16])
}

/// Whether two words are the same. How long it takes does not tell how much of them is.
pub(crate) fn is_same(key: &[u8], one: &str, other: &str) -> bool {
    let tag = tagged(key, &["same", one]).finalize().into_bytes();
    tagged(key, &["same", other]).verify(&tag).is_ok()
}

fn tagged(key: &[u8], words: &[&str]) -> Hmac<Sha256> {
    let mut mac = Hmac::<Sha256>::new_from_slice(key).expect("a key of any length will do");
    for word in words {
        mac.update(word.as_bytes());
        mac.update(&[0]);
    }
    mac
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
        assert!(is_same(&[1; 64], &one, &one));
        assert!(!is_same(&[1; 64], &one, &one[..15]));
        assert!(!is_same(&[1; 64], &one, ""));
    }
}
