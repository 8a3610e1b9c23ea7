//! A small net that was learned from many decisions: a row of figures in, one score out.

use std::fmt::{self, Write as _};

/// Hidden units. So few that a score costs less than a microsecond.
pub const HIDDEN: usize = 16;

/// What was learned, and from what. A score is a weighted sum of the figures, plus that of [`HIDDEN`] units which each see all of
/// them. Sums are made in a fixed order, so that every machine finds the same score.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    /// Where it comes from.
    pub origin: Origin,
    /// For each figure, what it adds to each unit.
    pub inner: Vec<[f32; HIDDEN]>,
    /// What each unit begins with.
    pub bias: [f32; HIDDEN],
    /// What each unit adds to the score.
    pub outer: [f32; HIDDEN],
    /// What each figure adds to the score by itself.
    pub bypass: Vec<f32>,
}

/// Where a net comes from: enough to make it again, and to know where it must not be used.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Origin {
    /// The key of the game.
    pub game: String,
    /// The version of the list of figures.
    pub version: u32,
    /// The fingerprint of the content that was played with.
    pub content: u64,
    /// The seed of matches and of training.
    pub seed: u64,
    /// The command that made it.
    pub command: String,
    /// How well it fits what it has not seen, in words.
    pub fit: String,
}

impl Net {
    /// A net that scores everything 0.
    #[must_use]
    pub fn new(origin: Origin, figures: usize) -> Self {
        Self {
            origin,
            inner: vec![[0.0; HIDDEN]; figures],
            bias: [0.0; HIDDEN],
            outer: [0.0; HIDDEN],
            bypass: vec![0.0; figures],
        }
    }

    /// How many figures it wants.
    #[must_use]
    pub fn figures(&self) -> usize {
        self.bypass.len()
    }

    /// Whether it was learned with this list of figures and this content.
    #[must_use]
    pub fn fits(&self, figures: usize, version: u32, content: u64) -> bool {
        let of = &self.origin;
        (self.figures(), of.version, of.content) == (figures, version, content)
    }

    /// The score of a row of figures, most of which are 0.
    #[inline]
    #[must_use]
    pub fn score(&self, row: &[f32]) -> f32 {
        let mut units = self.bias;
        let mut score = 0.0;
        for ((&figure, inner), bypass) in row.iter().zip(&self.inner).zip(&self.bypass) {
            if figure != 0.0 {
                score += figure * bypass;
                for (unit, weight) in units.iter_mut().zip(inner) {
                    *unit += figure * weight;
                }
            }
        }
        for (unit, weight) in units.iter().zip(&self.outer) {
            score += unit.max(0.0) * weight;
        }
        score
    }

    /// Every weight, always in the same order.
    pub fn weights_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let inner = self.inner.iter_mut().flatten();
        let units = self.bias.iter_mut().chain(&mut self.outer);
        inner.chain(units).chain(&mut self.bypass)
    }

    /// Reads what [`fmt::Display`] writes.
    pub fn read(text: &str) -> Result<Self, String> {
        let (head, numbers) = text
            .split_once("\n\n")
            .ok_or("there is no empty line between what a net is and its weights")?;
        let field = |key: &str| {
            let mut lines = head.lines().filter_map(|line| line.split_once(": "));
            let found = lines.find(|(name, _)| *name == key);
            found
                .map(|(_, value)| value)
                .ok_or_else(|| format!("the line {key:?} is missing"))
        };
        let origin = Origin {
            game: field("game")?.to_owned(),
            version: number(field("version")?)?,
            content: u64::from_str_radix(field("content")?, 16)
                .map_err(|_| "content is no hash")?,
            seed: number(field("seed")?)?,
            command: field("command")?.to_owned(),
            fit: field("fit")?.to_owned(),
        };
        let figures: usize = number(field("figures")?)?;
        let all = figures
            .saturating_mul(HIDDEN + 1)
            .saturating_add(2 * HIDDEN);
        let numbers: Vec<f32> = numbers
            .split_whitespace()
            .map(number)
            .collect::<Result<_, _>>()?;
        if numbers.len() != all || !numbers.iter().all(|number| number.is_finite()) {
            return Err(format!(
                "{all} finite weights are wanted for {figures} figures, and there are {}",
                numbers.len()
            ));
        }
        let mut net = Self::new(origin, figures);
        for (weight, number) in net.weights_mut().zip(numbers) {
            *weight = number;
        }
        Ok(net)
    }
}

/// A row of figures as it is written down, one after the other.
#[derive(Clone, Copy, Debug)]
pub struct Row<const N: usize> {
    figures: [f32; N],
    len: usize,
}

impl<const N: usize> Row<N> {
    /// Nothing yet.
    pub const EMPTY: Self = Self {
        figures: [0.0; N],
        len: 0,
    };

    /// The next figure, best of the order of 1.
    #[inline]
    pub fn put(&mut self, figure: f32) {
        self.figures[self.len] = figure;
        self.len += 1;
    }

    /// The next figure: 1 for yes.
    #[inline]
    pub fn flag(&mut self, yes: bool) {
        self.put(f32::from(u8::from(yes)));
    }

    /// The next `of` figures: 1 for the one that it is, if it is any.
    #[inline]
    pub fn one_of(&mut self, which: Option<usize>, of: usize) {
        if let Some(nth) = which.filter(|&nth| nth < of) {
            self.figures[self.len + nth] = 1.0;
        }
        self.len += of;
    }

    /// The figures, all of which have been put.
    #[inline]
    #[must_use]
    pub fn figures(&self) -> &[f32] {
        debug_assert_eq!(self.len, N, "a row has {N} figures");
        &self.figures
    }
}

fn number<T: std::str::FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("{text:?} is no number"))
}

/// A few lines on where it comes from, an empty one, and the weights. Every weight can be read again to the last bit.
impl fmt::Display for Net {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let of = &self.origin;
        writeln!(f, "game: {}\nversion: {}", of.game, of.version)?;
        writeln!(f, "content: {:016x}\nseed: {}", of.content, of.seed)?;
        writeln!(f, "command: {}\nfit: {}", of.command, of.fit)?;
        writeln!(f, "figures: {}\n", self.figures())?;
        let rows = self.inner.iter().chain([&self.bias, &self.outer]);
        for row in rows {
            write_row(f, row)?;
        }
        self.bypass
            .chunks(HIDDEN)
            .try_for_each(|row| write_row(f, row))
    }
}

fn write_row(f: &mut fmt::Formatter<'_>, row: &[f32]) -> fmt::Result {
    for (nth, weight) in row.iter().enumerate() {
        if nth > 0 {
            f.write_char(' ')?;
        }
        write!(f, "{weight}")?;
    }
    f.write_char('\n')
}

/// e to the power of `x`, to about six digits: the same bits on every machine, which the system's own does not promise.
#[inline]
#[must_use]
pub fn exp(x: f32) -> f32 {
    const TERMS: [f32; 6] = [1.0 / 720.0, 1.0 / 120.0, 1.0 / 24.0, 1.0 / 6.0, 0.5, 1.0];
    let x = x.clamp(-87.0, 87.0);
    // x = n ln 2 + rest, with the rest within half of ln 2 around 0.
    let n = (x * std::f32::consts::LOG2_E).round();
    let rest = (x - n * 0.693_359_4) - n * -0.000_212_194_44;
    // Taylor's series.
    let power = TERMS
        .iter()
        .fold(1.0 / 5040.0, |sum, term| sum * rest + term)
        * rest
        + 1.0;
    // 2 to the power of n, by its bits.
    power * f32::from_bits(((n as i32 + 127) as u32) << 23)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn net() -> Net {
        let origin = Origin {
            game: "toy".to_owned(),
            version: 3,
            content: 0xfeed,
            seed: 7,
            command: "cargo xtask train toy".to_owned(),
            fit: "none".to_owned(),
        };
        let mut net = Net::new(origin, 5);
        let mut rng = crate::Rng::new(1);
        for weight in net.weights_mut() {
            *weight = rng.below(1 << 20) as f32 / (1 << 19) as f32 - 1.0;
        }
        net
    }

    #[test]
    fn a_net_is_read_as_it_was_written() {
        let net = net();
        assert_eq!(Net::read(&net.to_string()), Ok(net.clone()));
        assert!(net.fits(5, 3, 0xfeed));
        assert!(!net.fits(5, 3, 0xbeef) && !net.fits(5, 2, 0xfeed) && !net.fits(6, 3, 0xfeed));
    }

    #[test]
    fn what_is_no_net_is_refused_with_a_sentence() {
        let text = net().to_string();
        for bad in [
            "",
            "game: toy\n\n1 2 3",
            &text.replace("figures: 5", "figures: 6"),
            &text.replace("figures: 5", "figures: 18446744073709551615"),
            &text.replace("content: ", "content: x"),
            &text.replace("seed: 7\n", ""),
            &format!("{text} NaN"),
            &text.replacen("\n\n", "\n\nNaN ", 1),
        ] {
            assert!(Net::read(bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn a_score_is_a_sum_of_figures_and_of_units() {
        let mut net = Net::new(Origin::default(), 2);
        net.bypass = vec![2.0, 3.0];
        assert_eq!(net.score(&[1.0, 0.5]), 3.5);
        net.inner[1][4] = 4.0;
        net.bias[4] = -1.0;
        net.outer[4] = 10.0;
        assert_eq!(net.score(&[1.0, 0.5]), 3.5 + 10.0);
        assert_eq!(net.score(&[1.0, 0.0]), 2.0, "a unit below 0 is silent");
    }

    #[test]
    fn a_row_is_written_in_order() {
        let mut row = Row::<6>::EMPTY;
        row.put(0.5);
        row.one_of(Some(1), 3);
        row.flag(true);
        row.one_of(None, 1);
        assert_eq!(row.figures(), [0.5, 0.0, 1.0, 0.0, 1.0, 0.0]);
    }

    #[test]
    fn powers_of_e() {
        for nth in -800..=800 {
            let x = nth as f32 / 10.0;
            let (ours, theirs) = (f64::from(exp(x)), f64::from(x).exp());
            assert!((ours / theirs - 1.0).abs() < 2e-6, "{x}: {ours}, {theirs}");
        }
        assert_eq!(exp(0.0), 1.0);
        assert!(exp(f32::MIN) > 0.0 && exp(1e9).is_finite());
    }
}
