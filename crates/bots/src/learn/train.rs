//! From decisions to weights: Adam over small batches, one thread, every sum in a fixed order, so that the same decisions give the same
//! weights to the last bit on every machine.

use kernel::{HIDDEN, Net, Origin, Rng, exp};

use super::Samples;
use super::samples::Answer;

/// How to learn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Course {
    /// How often every decision is gone through.
    pub epochs: u32,
    /// Of the first weights and the order of the decisions.
    pub seed: u64,
}

/// Decisions that one step goes by.
const BATCH: usize = 256;
/// The largest step. Steps grow to it and then shrink to nothing.
const PACE: f32 = 5e-3;
/// The part of the course in which they grow.
const WARM_UP: f32 = 0.2;
/// What weights lose in proportion at each step.
const DECAY: f32 = 0.01;
/// One match in so many is kept apart, to see how well the net does with what it has not learned from.
const HELD_OUT: u32 = 10;

/// Learns to foretell the shares. The origin's words on how well it fits are written here.
#[must_use]
pub fn train(samples: &Samples, origin: Origin, figures: usize, course: &Course) -> Net {
    let mut rng = Rng::stream(&[course.seed, 0x6e65_7400]);
    let mut pupil = Pupil::new(origin, figures, &mut rng);
    let held_out = |decision: &usize| samples.match_of(*decision).is_multiple_of(HELD_OUT);
    let (unseen, mut seen): (Vec<_>, Vec<_>) = (0..samples.len()).partition(held_out);
    let steps = (course.epochs as usize * seen.len().div_ceil(BATCH)).max(1) as f32;
    for _ in 0..course.epochs {
        rng.shuffle(&mut seen);
        for batch in seen.chunks(BATCH) {
            for &decision in batch {
                pupil.learn(samples.answers(decision), 1.0 / batch.len() as f32);
            }
            pupil.step(steps);
        }
    }
    pupil.net.origin.fit = fit(&pupil.net, samples, &unseen);
    pupil.net
}

/// A net that learns, with what Adam remembers of each weight.
struct Pupil {
    net: Net,
    slope: Net,
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: u32,
    /// For each answer of a decision its units and its score.
    units: Vec<[f32; HIDDEN]>,
    scores: Vec<f32>,
}

impl Pupil {
    fn new(origin: Origin, figures: usize, rng: &mut Rng) -> Self {
        let slope = Net::new(Origin::default(), figures);
        let mut net = Net::new(origin, figures);
        let most = 1.0 / (figures as f32).sqrt();
        for weight in net.inner.iter_mut().flatten() {
            *weight = most * (rng.below(1 << 16) as f32 / (1 << 15) as f32 - 1.0);
        }
        let count = net.weights_mut().count();
        Self {
            net,
            slope,
            mean: vec![0.0; count],
            square: vec![0.0; count],
            steps: 0,
            units: Vec::new(),
            scores: Vec::new(),
        }
    }

    /// Adds what one decision asks of each weight.
    fn learn<'a>(&mut self, answers: impl ExactSizeIterator<Item = Answer<'a>> + Clone, part: f32) {
        self.units.clear();
        self.scores.clear();
        for answer in answers.clone() {
            let (units, score) = forward(&self.net, answer.figures);
            self.units.push(units);
            self.scores.push(score);
        }
        softmax(&mut self.scores);
        for ((answer, units), chance) in answers.zip(&self.units).zip(&self.scores) {
            let error = (chance - answer.share) * part;
            let mut blame = [0.0; HIDDEN];
            for (nth, unit) in units.iter().enumerate() {
                if *unit > 0.0 {
                    self.slope.outer[nth] += error * unit;
                    blame[nth] = error * self.net.outer[nth];
                    self.slope.bias[nth] += blame[nth];
                }
            }
            for &(at, figure) in answer.figures {
                let at = usize::from(at);
                self.slope.bypass[at] += error * figure;
                for (slope, blame) in self.slope.inner[at].iter_mut().zip(&blame) {
                    *slope += blame * figure;
                }
            }
        }
    }

    /// One step of Adam, of `all`.
    fn step(&mut self, all: f32) {
        const REMEMBERED: (f32, f32) = (0.9, 0.999);
        let done = self.steps as f32 / all;
        let pace = PACE
            * (done / WARM_UP)
                .min((1.0 - done) / (1.0 - WARM_UP))
                .max(0.0);
        self.steps += 1;
        let grown = |remembered: f32| 1.0 - powi(remembered, self.steps);
        let (of_mean, of_square) = (grown(REMEMBERED.0), grown(REMEMBERED.1));
        let memory = self.mean.iter_mut().zip(&mut self.square);
        let weights = self.net.weights_mut().zip(self.slope.weights_mut());
        for ((weight, slope), (mean, square)) in weights.zip(memory) {
            *mean += (1.0 - REMEMBERED.0) * (*slope - *mean);
            *square += (1.0 - REMEMBERED.1) * (*slope * *slope - *square);
            *weight -= pace * DECAY * *weight;
            *weight -= pace * (*mean / of_mean) / ((*square / of_square).sqrt() + 1e-8);
            *slope = 0.0;
        }
    }
}

/// A whole power by multiplying: the system's own may round differently elsewhere.
fn powi(base: f32, mut power: u32) -> f32 {
    let (mut result, mut square) = (1.0, base);
    while power > 0 {
        if power & 1 == 1 {
            result *= square;
        }
        square *= square;
        power >>= 1;
    }
    result
}

fn forward(net: &Net, figures: &[(u8, f32)]) -> ([f32; HIDDEN], f32) {
    let mut units = net.bias;
    let mut score = 0.0;
    for &(at, figure) in figures {
        let at = usize::from(at);
        score += figure * net.bypass[at];
        for (unit, weight) in units.iter_mut().zip(&net.inner[at]) {
            *unit += figure * weight;
        }
    }
    for (unit, weight) in units.iter().zip(&net.outer) {
        score += unit.max(0.0) * weight;
    }
    (units, score)
}

fn softmax(scores: &mut [f32]) {
    let most = scores.iter().copied().fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for score in scores.iter_mut() {
        *score = exp(*score - most);
        sum += *score;
    }
    scores.iter_mut().for_each(|score| *score /= sum);
}

/// How far opinions are from the shares (Kullback and Leibler, in nats), and how often both have the same favourite: of the
/// net, and of what the search began with.
fn fit(net: &Net, samples: &Samples, decisions: &[usize]) -> String {
    let mut sums = [[0.0_f64; 2]; 2];
    for &decision in decisions {
        let shares: Vec<f32> = samples
            .answers(decision)
            .map(|answer| answer.share)
            .collect();
        let before = samples.answers(decision).map(|answer| answer.before);
        let mut learned: Vec<f32> = samples
            .answers(decision)
            .map(|answer| forward(net, answer.figures).1)
            .collect();
        softmax(&mut learned);
        for (sum, opinions) in sums.iter_mut().zip([before.collect(), learned]) {
            sum[0] += distance(&shares, &opinions);
            sum[1] += f64::from(u8::from(favourite(&shares) == favourite(&opinions)));
        }
    }
    let count = decisions.len().max(1) as f64;
    let [before, after] = sums.map(|[nats, hits]| (nats / count, 100.0 * hits / count));
    format!(
        "{} decisions of others: distance {:.3} (hand-written {:.3}), favourite found {:.1} % ({:.1} %)",
        decisions.len(),
        after.0,
        before.0,
        after.1,
        before.1
    )
}

fn distance(shares: &[f32], opinions: &[f32]) -> f64 {
    let both = shares
        .iter()
        .zip(opinions)
        .filter(|(share, _)| **share > 0.0);
    both.map(|(&share, &opinion)| {
        let ratio = f64::from(share) / f64::from(opinion.max(1e-6));
        f64::from(share) * ratio.ln()
    })
    .sum()
}

fn favourite(shares: &[f32]) -> usize {
    let best = (0..shares.len()).max_by(|&a, &b| shares[a].total_cmp(&shares[b]));
    best.unwrap_or(0)
}
