//! Where everything lies: the table is seen from an angle, so rows are nearer to each other than on the plane.

use std::collections::BTreeMap;
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

    /// The edge around spaces that lie together, as a path.
    pub(crate) fn outline(&self, spaces: &[Hex]) -> String {
        // From each corner to the next, clockwise, where no space of the same set is on the other side.
        let mut edges: BTreeMap<(i32, i32), Vec<(f64, f64)>> = BTreeMap::new();
        for &hex in spaces {
            let corners = self.corners(hex);
            for side in 0..6 {
                // Side 0 lies to the north-east, which is direction 5.
                if !spaces.contains(&hex.step(side as u8 + 5)) {
                    let from = key(corners[side]);
                    edges.entry(from).or_default().push(corners[(side + 1) % 6]);
                }
            }
        }
        let mut path = String::new();
        while let Some((&first, _)) = edges.iter().next() {
            let mut at = first;
            let mut start = 'M';
            while let Some(next) = follow(&mut edges, at) {
                let _ = write!(path, "{start}{}", pair(next));
                (start, at) = ('L', key(next));
            }
            path.push('Z');
        }
        path
    }

    /// The six corners of a space, clockwise from the top.
    pub(crate) fn corners(&self, hex: Hex) -> [(f64, f64); 6] {
        let (x, y) = self.at(hex);
        let (w, h) = (WIDE / 2., HIGH / 2.);
        [
            (x, y - h),
            (x + w, y - h / 2.),
            (x + w, y + h / 2.),
            (x, y + h),
            (x - w, y + h / 2.),
            (x - w, y - h / 2.),
        ]
    }
}

/// Takes the edge that begins at a corner.
fn follow(edges: &mut BTreeMap<(i32, i32), Vec<(f64, f64)>>, at: (i32, i32)) -> Option<(f64, f64)> {
    let ends = edges.get_mut(&at)?;
    let next = ends.pop();
    if ends.is_empty() {
        edges.remove(&at);
    }
    next
}

fn on_the_plane(hex: Hex) -> (f64, f64) {
    let (q, r) = (f64::from(hex.q), f64::from(hex.r));
    (WIDE * (q + r / 2.), ROW * r)
}

/// Corners that meet are the same, whichever space they were reckoned from.
fn key((x, y): (f64, f64)) -> (i32, i32) {
    ((x * 4.).round() as i32, (y * 4.).round() as i32)
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
