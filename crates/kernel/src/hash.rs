//! A hash that is the same on every machine and with every toolchain.

use std::hash::{Hash, Hasher};

/// Identifies a state in match files. `DefaultHasher` may change between toolchains; this does not.
#[must_use]
pub fn stable_hash<T: Hash + ?Sized>(value: &T) -> u64 {
    let mut hasher = Stable(0xcbf2_9ce4_8422_2325);
    value.hash(&mut hasher);
    // A last avalanche, because FNV leaves the high bits of short inputs alike.
    let mut z = hasher.finish();
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// FNV-1a over little-endian bytes.
struct Stable(u64);

impl Hasher for Stable {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
    fn write_u16(&mut self, n: u16) {
        self.write(&n.to_le_bytes());
    }
    fn write_u32(&mut self, n: u32) {
        self.write(&n.to_le_bytes());
    }
    fn write_u64(&mut self, n: u64) {
        self.write(&n.to_le_bytes());
    }
    fn write_u128(&mut self, n: u128) {
        self.write(&n.to_le_bytes());
    }
    // Lengths and enum tags come as usize and isize: the same eight bytes on every platform.
    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }
    fn write_isize(&mut self, n: isize) {
        self.write_u64(n as i64 as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_is_part_of_the_file_format() {
        assert_eq!(
            stable_hash(&(1_u8, 2_u16, [3_u8; 4], Some(5_u64), "six")),
            0x6c8c_b3d8_eb0b_0a30
        );
    }
}
