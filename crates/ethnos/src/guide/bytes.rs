//! Eight small numbers in one word, a byte for each, that are looked at together. None is above 127.

/// A byte of 1 for each number.
const EACH: u64 = 0x0101_0101_0101_0101;
const HIGHEST: u64 = EACH << 7;

/// The highest bit of each number that is `least` or more: what is taken from it borrows that bit from smaller ones only.
#[inline]
fn not_below(numbers: u64, least: u8) -> u64 {
    (numbers | HIGHEST).wrapping_sub(EACH * u64::from(least)) & HIGHEST
}

/// All bits of each number that is `least` or more.
#[inline]
pub(super) fn at_least(numbers: u64, least: u8) -> u64 {
    let high = not_below(numbers, least);
    (high << 1).wrapping_sub(high >> 7)
}

/// How many numbers are `least` or more.
#[inline]
pub(super) fn count_from(numbers: u64, least: u8) -> u8 {
    ((not_below(numbers, least) >> 7).wrapping_mul(EACH) >> 56) as u8
}

/// The larger number of each place.
#[inline]
fn larger(numbers: u64, others: u64) -> u64 {
    let high = (numbers | HIGHEST).wrapping_sub(others) & HIGHEST;
    let mask = (high << 1).wrapping_sub(high >> 7);
    others ^ ((numbers ^ others) & mask)
}

/// The largest number of two words.
#[inline]
pub(super) fn largest(numbers: u64, others: u64) -> u8 {
    let four = larger(numbers, others);
    let two = larger(four, four >> 32);
    let two = larger(two, two >> 16);
    larger(two, two >> 8) as u8
}

/// The places of the numbers that are `least` or more, a bit each.
#[inline]
pub(super) fn places_from(numbers: u64, least: u8) -> u8 {
    // Number n moves from bit 8 n to bit 56 + n.
    const GATHER: u64 = 0x0102_0408_1020_4080;
    ((not_below(numbers, least) >> 7).wrapping_mul(GATHER) >> 56) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_looked_at_byte_by_byte() {
        let mut rng = kernel::Rng::new(5);
        for _ in 0..2_000 {
            let most = 1 + rng.below(127) as u64;
            let [one, two] = [(); 2].map(|()| [0; 8].map(|_: u8| (rng.next_u64() % most) as u8));
            let [first, second] = [one, two].map(u64::from_le_bytes);
            let both = || one.into_iter().chain(two);
            let highest = both().max().unwrap();
            assert_eq!(largest(first, second), highest);
            let least = 1 + rng.below(127) as u8;
            let reaches = |number: &u8| *number >= least;
            let count = one.iter().filter(|number| reaches(number)).count();
            assert_eq!(usize::from(count_from(first, least)), count);
            let full = one.map(|number| if number >= least { 0xFF } else { 0 });
            assert_eq!(at_least(first, least), u64::from_le_bytes(full));
            let set = (0..8).filter(|&at| reaches(&one[at])).map(|at| 1 << at);
            let set = set.sum::<u8>();
            assert_eq!(places_from(first, least), set);
        }
    }
}
