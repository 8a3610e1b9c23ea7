//! From places on the plane to numbers.

use crate::{Hex, Terrain};

/// The number of the space or site on each place that has a name; sites count from 128.
#[derive(Clone, Debug)]
pub(crate) struct Plane([u8; Hex::NAMED]);

impl Plane {
    const NOTHING: u8 = 255;
    /// The number of the first site.
    pub(crate) const SITES: u8 = 128;

    pub(crate) fn of(spaces: &[Hex], sites: &[(Hex, Terrain)]) -> Self {
        let mut plane = Self([Self::NOTHING; Hex::NAMED]);
        let sites = sites.iter().map(|(hex, _)| *hex).zip(Self::SITES..);
        for (hex, number) in spaces.iter().copied().zip(0..).chain(sites) {
            if let Some(at) = hex.number() {
                plane.0[at] = number;
            }
        }
        plane
    }

    pub(crate) fn at(&self, hex: Hex) -> Option<u8> {
        hex.number()
            .map(|at| self.0[at])
            .filter(|&at| at != Self::NOTHING)
    }
}
