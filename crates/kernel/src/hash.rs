//! A hash that is the same on every machine and with every toolchain.

use std::hash::{Hash, Hasher};

/// Identifies a state in match files. `DefaultHasher` may change between toolchains; this does not.
#[must_use]
pub fn stable_hash<T: Hash + ?Sized>(value: &T) -> u64 {
    let mut hasher = Stable(0xcbf2_9ce4_8422_2325);
    value.hash(&mut hasher);
    hasher.finish()
}

/// Mixes a word at a time: states are a few hundred bytes, and are hashed at every step.
struct Stable(u64);

impl Stable {
    #[inline]
    fn mix(&mut self, word: u64) {
        let product = (self.0 ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        self.0 = product ^ (product >> 32);
    }
}

impl Hasher for Stable {
    fn finish(&self) -> u64 {
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        let mut words = bytes.chunks_exact(8);
        for word in &mut words {
            self.mix(u64::from_le_bytes(
                word.try_into().expect("chunks of eight"),
            ));
        }
        let rest = words.remainder();
        if !rest.is_empty() {
            let mut word = [0; 8];
            word[..rest.len()].copy_from_slice(rest);
            // The length keeps a short rest apart from one that ends in zeros.
            self.mix(u64::from_le_bytes(word) ^ (rest.len() as u64) << 56);
        }
    }
    #[inline]
    fn write_u8(&mut self, n: u8) {
        self.mix(n.into());
    }
    #[inline]
    fn write_u16(&mut self, n: u16) {
        self.mix(n.into());
    }
    #[inline]
    fn write_u32(&mut self, n: u32) {
        self.mix(n.into());
    }
    #[inline]
    fn write_u64(&mut self, n: u64) {
        self.mix(n);
    }
    #[inline]
    fn write_u128(&mut self, n: u128) {
        self.mix(n as u64);
        self.mix((n >> 64) as u64);
    }
    // Lengths and enum tags come as usize and isize: the same word on every platform.
    #[inline]
    fn write_usize(&mut self, n: usize) {
        self.mix(n as u64);
    }
    #[inline]
    fn write_isize(&mut self, n: isize) {
        self.mix(n as i64 as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_is_part_of_the_file_format() {
        assert_eq!(
            stable_hash(&(1_u8, 2_u16, [3_u8; 4], Some(5_u64), "six")),
            0x0677_d376_2b4e_dd5e
        );
    }
}
