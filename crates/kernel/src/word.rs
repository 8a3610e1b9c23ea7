//! Sets of up to 64 things as the bits of a word.

/// One in every byte, and the highest bit of every byte.
const ONES: u64 = 0x0101_0101_0101_0101;
const HIGHS: u64 = 0x80 * ONES;

/// For a byte and a rank below its number of ones, the place of that one: `IN_BYTE[rank][byte]`.
const IN_BYTE: [[u8; 256]; 8] = {
    let mut table = [[0; 256]; 8];
    let mut byte = 0;
    while byte < 256 {
        let (mut place, mut rank) = (0, 0);
        while place < 8 {
            if byte >> place & 1 == 1 {
                table[rank][byte] = place;
                rank += 1;
            }
            place += 1;
        }
        byte += 1;
    }
    table
};

/// The place of the one of `set` that has `nth` ones below it; there must be more than `nth`.
///
/// Every random answer is such a one. Clearing the ones below it in a loop costs a jump that no processor foresees; this
/// counts the ones of all bytes at once instead, finds the byte and looks the rest up.
///
/// ```
/// assert_eq!(kernel::nth_one(0b1010_0100, 2), 7);
/// ```
#[inline]
#[must_use]
pub fn nth_one(set: u64, nth: u32) -> u8 {
    // Ones in each pair of bits, in each half byte, in each byte; then in each byte and all below it.
    let pairs = set - (set >> 1 & 0x5555_5555_5555_5555);
    let halves = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    let below = ((halves + (halves >> 4)) & 0x0F0F_0F0F_0F0F_0F0F).wrapping_mul(ONES);
    // The bytes that end before it keep their high bit: the counts stay below 128, so that no byte borrows from the next.
    let before = (((u64::from(nth) * ONES) | HIGHS) - below) & HIGHS;
    let byte = (before >> 7).wrapping_mul(ONES) >> 56 << 3;
    let rank = nth - (below << 8 >> byte & 0xFF) as u32;
    byte as u8 + IN_BYTE[(rank & 7) as usize][(set >> byte & 0xFF) as usize]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rng;

    #[test]
    fn every_one_is_found_by_its_rank() {
        let mut rng = Rng::new(3);
        let sparse = |rng: &mut Rng| rng.next_u64() & rng.next_u64() & rng.next_u64();
        let mut sets = vec![
            1,
            1 << 63,
            u64::MAX,
            HIGHS,
            ONES,
            0xFF << 56,
            0x8000_0000_0000_0001,
        ];
        sets.extend((0..2_000).flat_map(|_| [rng.next_u64(), sparse(&mut rng)]));
        for set in sets {
            let mut rest = set;
            for nth in 0..set.count_ones() {
                assert_eq!(
                    u32::from(nth_one(set, nth)),
                    rest.trailing_zeros(),
                    "{set:x}"
                );
                rest &= rest - 1;
            }
        }
    }
}
