//! Where everything lies: the table is seen from an angle, so rows are nearer to each other than on the plane.

use std::fmt::Write;

use eko::Hex;

/// From the middle of a space to its upper corner, were it seen from straight above.
const RADIUS: f64 = 40.;
/// How much the angle shortens what lies away from the reader.
pub(crate) const FLAT: f64 = 0.88;
/// The width of a space.
pub(crate) const WIDE: f64 = 69.282;
/// The height of a space, as it is seen.
pub(crate) const HIGH: f64 = 2. * RADIUS * FLAT;
/// From one row to the next, as it is seen.
pub(crate) const ROW: f64 = 1.5 * RADIUS * FLAT;
/// How thick a tile is.
pub(crate) const THICK: f64 = 13.;
/// Room around the board, for its shadow and for what stands up at its far edge.
const MARGIN: (f64, f64) = (16., 44.);

/// The size of the picture, and where each space is in it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plan {
    left: f64,
    top: f64,
    pub width: f64,
    pub height: f64,
}

impl Plan {
    pub(crate) fn of(spaces: impl IntoIterator<Item = Hex>) -> Self {
        let (mut least, mut most) = ((0_f64, 0_f64), (0_f64, 0_f64));
        for (nth, hex) in spaces.into_iter().enumerate() {
            let (x, y) = on_the_plane(hex);
            if nth == 0 {
                (least, most) = ((x, y), (x, y));
            }
            least = (least.0.min(x), least.1.min(y));
            most = (most.0.max(x), most.1.max(y));
        }
        let (beside, above) = MARGIN;
        let left = least.0 - WIDE / 2. - beside;
        let top = least.1 - HIGH / 2. - above;
        Self {
            left,
            top,
            width: most.0 + WIDE / 2. + beside - left,
            height: most.1 + HIGH / 2. + THICK + 20. - top,
        }
    }

    /// The middle of a space.
    #[must_use]
    pub fn at(&self, hex: Hex) -> (f64, f64) {
        let (x, y) = on_the_plane(hex);
        (x - self.left, y - self.top)
    }

    /// The point between several spaces.
    pub(crate) fn amid(&self, spaces: &[Hex]) -> (f64, f64) {
        let sum = spaces.iter().fold((0., 0.), |(x, y), &hex| {
            let at = self.at(hex);
            (x + at.0, y + at.1)
        });
        let n = spaces.len().max(1) as f64;
        (sum.0 / n, sum.1 / n)
    }

    /// The edge around spaces that lie together, as a path: clockwise from corner to corner, wherever the other side is outside.
    pub(crate) fn outline(&self, spaces: &[Hex]) -> String {
        let place = |hex| spaces.iter().position(|&own| own == hex);
        let mut drawn = vec![[false; 6]; spaces.len()];
        let mut path = String::new();
        for (nth, &hex) in spaces.iter().enumerate() {
            for side in 0..6 {
                if drawn[nth][side] || place(across(hex, side)).is_some() {
                    continue;
                }
                let _ = write!(path, "M{}", pair(self.corner(hex, side)));
                let (mut at, mut side) = (nth, side);
                while !drawn[at][side] {
                    drawn[at][side] = true;
                    path.push_str(EDGES[side]);
                    // At the corner it goes on along the same space, or along the neighbour that is in the way.
                    side = (side + 1) % 6;
                    while let Some(next) = place(across(spaces[at], side)) {
                        (at, side) = (next, (side + 4) % 6);
                    }
                }
                path.push('Z');
            }
        }
        path
    }

    /// The edges of a single space.
    pub(crate) fn hexagon(&self, hex: Hex) -> String {
        format!("M{}{}Z", pair(self.corner(hex, 0)), EDGES.concat())
    }

    /// The corner where a side begins, clockwise from the top.
    fn corner(&self, hex: Hex, side: usize) -> (f64, f64) {
        let (x, y) = self.at(hex);
        let (w, h) = (WIDE / 2., HIGH / 2.);
        [
            (x, y - h),
            (x + w, y - h / 2.),
            (x + w, y + h / 2.),
            (x, y + h),
            (x - w, y + h / 2.),
            (x - w, y - h / 2.),
        ][side]
    }
}

/// The sides of a space as steps of a path, clockwise from the top: half of [`WIDE`], and a quarter or half of [`HIGH`].
const EDGES: [&str; 6] = [
    "l34.64 17.6",
    "v35.2",
    "l-34.64 17.6",
    "l-34.64-17.6",
    "v-35.2",
    "l34.64-17.6",
];

/// The space on the other side. Side 0 lies to the north-east, which is direction 5.
fn across(hex: Hex, side: usize) -> Hex {
    hex.step(side as u8 + 5)
}

fn on_the_plane(hex: Hex) -> (f64, f64) {
    let (q, r) = (f64::from(hex.q), f64::from(hex.r));
    (WIDE * (q + r / 2.), ROW * r)
}

/// A number in a picture: one decimal says enough.
pub(crate) fn short(number: f64) -> String {
    let tenths = (number * 10.).round() as i64;
    if tenths % 10 == 0 {
        return (tenths / 10).to_string();
    }
    let sign = if tenths < 0 { "-" } else { "" };
    format!("{sign}{}.{}", tenths.abs() / 10, tenths.abs() % 10)
}

/// A point in a picture.
pub(crate) fn pair((x, y): (f64, f64)) -> String {
    format!("{} {}", short(x), short(y))
}

/// Moves what is drawn around its own middle to a point.
pub(crate) fn moved((x, y): (f64, f64)) -> String {
    format!("translate({} {})", short(x), short(y))
}
