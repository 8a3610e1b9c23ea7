//! Fair deals that anyone can verify: the hash of the seed is shown before the first card, the seed after the last.

use std::fmt;
use std::str::FromStr;

use chacha20::ChaCha20Rng;
use chacha20::rand_core::{Rng as _, SeedableRng as _};
use kernel::{Dice, Source};
use sha2::{Digest as _, Sha256};

/// Where all chance of a live match comes from. A secret until the match is over, so it is never shown by `Debug`.
///
/// ```
/// use referee::Seed;
///
/// let seed = Seed::from_number(7);
/// let (mut once, mut again) = (seed.dice(), seed.dice());
/// assert_eq!(once.below(1_000_000), again.below(1_000_000));
/// assert_eq!(seed.publish().parse::<Seed>().unwrap().commitment(), seed.commitment());
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed of random bytes from the system.
    #[must_use]
    pub fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// A seed for simulations and tests, from a number that a person can type. It keeps no secret.
    #[must_use]
    pub fn from_number(number: u64) -> Self {
        Self(digest(&[b"longtable seed ", &number.to_le_bytes()]))
    }

    /// For a store, which keeps it secret.
    #[must_use]
    pub fn bytes(&self) -> [u8; 32] {
        self.0
    }

    /// What is published before the first card.
    #[must_use]
    pub fn commitment(&self) -> Commitment {
        Commitment(digest(&[b"longtable deal ", &self.0]))
    }

    /// Live dice that roll ChaCha20.
    #[must_use]
    pub fn dice(&self) -> Dice {
        Dice::live(Chacha(ChaCha20Rng::from_seed(self.0)))
    }

    /// A number for the bots of the match, from which the deal cannot be found.
    pub(crate) fn for_bots(&self) -> u64 {
        let digest = digest(&[b"longtable bots ", &self.0]);
        u64::from_le_bytes(digest[..8].try_into().expect("eight bytes"))
    }

    /// The seed as text, for a match that is over.
    #[must_use]
    pub fn publish(&self) -> String {
        hex(&self.0)
    }
}

impl FromStr for Seed {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        unhex(text).map(Self)
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

/// The hash of a seed: tells nothing of it, and fits no other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Commitment([u8; 32]);

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl FromStr for Commitment {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        unhex(text).map(Self)
    }
}

struct Chacha(ChaCha20Rng);

impl Source for Chacha {
    fn next_u64(&mut self) -> u64 {
        self.0.next_u64()
    }

    fn boxed(&self) -> Box<dyn Source> {
        Box::new(Chacha(ChaCha20Rng::deserialize_state(
            &self.0.serialize_state(),
        )))
    }
}

/// What a content file is kept under: nobody can make another text with the same.
#[must_use]
pub fn fingerprint(text: &str) -> String {
    hex(&digest(&[b"longtable content ", text.as_bytes()]))
}

fn digest(parts: &[&[u8]]) -> [u8; 32] {
    let mut hasher = Sha256::new();
    parts.iter().for_each(|part| hasher.update(part));
    hasher.finalize().into()
}

fn hex(bytes: &[u8; 32]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn unhex(text: &str) -> Result<[u8; 32], String> {
    let wrong = || "64 hexadecimal digits are needed".to_owned();
    if text.len() != 64 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return Err(wrong());
    }
    let mut bytes = [0; 32];
    for (at, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * at..2 * at + 2], 16).map_err(|_| wrong())?;
    }
    Ok(bytes)
}
