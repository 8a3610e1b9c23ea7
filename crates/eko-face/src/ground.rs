//! The ground of a board: its tiles with their edges and their depth, and what is printed on them. It needs nothing but the tiles, so a
//! board that is still being built is drawn as one that is played on.

pub(crate) mod plan;

use eko::{Board, Hex, Placed, Terrain};
use maud::{Markup, PreEscaped, html};

use plan::{FLAT, Plan, THICK, moved, short};

/// Every drawing of the game, to be put into a page once: what refers to them by `#eko-…` needs them there.
pub const ART: &str = include_str!("../assets/art.svg");

/// A tile as it lies, with what is printed on it.
pub type Tile = (Placed, Vec<(Hex, Terrain)>);

/// The board as a picture, without anything that stands on it. [`ART`] must be in the page, too.
#[must_use]
pub fn ground(board: &Board) -> Markup {
    Ground::of(board).picture()
}

/// What a picture of a board is made of, from the far edge to the near one.
#[derive(Clone, Debug)]
pub struct Ground {
    tiles: Vec<Tile>,
    plan: Plan,
}

/// Something that stands up on the board. What is nearer to the reader covers what is behind it.
#[derive(Clone, Debug)]
pub struct Upright {
    /// How near it is.
    pub near: f64,
    pub drawn: Markup,
}

impl Ground {
    #[must_use]
    pub fn of(board: &Board) -> Self {
        let printed = |tile: &Placed| {
            let spaces = tile.hexes().into_iter();
            spaces
                .filter_map(|hex| Some((hex, board.terrain_at(hex)?)))
                .collect()
        };
        Self::new(
            board
                .tiles()
                .iter()
                .map(|tile| (*tile, printed(tile)))
                .collect(),
        )
    }

    /// Any tiles, also those that make no board that can be played on.
    #[must_use]
    pub fn new(tiles: Vec<Tile>) -> Self {
        let spaces = tiles
            .iter()
            .flat_map(|(_, printed)| printed.iter().map(|(hex, _)| *hex));
        Self {
            plan: Plan::of(spaces),
            tiles,
        }
    }

    /// The same picture with room for more spaces.
    #[must_use]
    pub fn with_room(mut self, more: impl IntoIterator<Item = Hex>) -> Self {
        let own: Vec<Hex> = self.spaces().map(|(hex, _)| hex).collect();
        self.plan = Plan::of(own.into_iter().chain(more));
        self
    }

    #[must_use]
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The whole picture.
    #[must_use]
    pub fn picture(&self) -> Markup {
        let mut standing = self.upright(|_| false);
        standing.extend(self.monuments(|_| None));
        html! {
            svg.pic viewBox=(self.view_box()) aria-hidden="true" focusable="false" {
                (self.floor()) (in_order(standing))
            }
        }
    }

    #[must_use]
    pub fn view_box(&self) -> String {
        format!("0 0 {} {}", short(self.plan.width), short(self.plan.height))
    }

    /// Everything that lies flat: the shadow on the desert, the thickness of the tiles, their tops and what is printed on them.
    #[must_use]
    pub fn floor(&self) -> Markup {
        let edges: String = self
            .tiles
            .iter()
            .map(|(_, printed)| self.plan.outline(&hexes(printed)))
            .collect();
        html! {
            g.fall { path d=(edges) transform="translate(7 22)" {} }
            g.side {
                path.s3 d=(edges) transform=(moved((0., THICK))) {}
                path.s2 d=(edges) transform=(moved((0., THICK - 3.))) {}
                path.s1 d=(edges) transform=(moved((0., THICK * 0.45))) {}
            }
            path.sand d=(edges) {} path.speck d=(edges) {}
            @for (hex, terrain) in self.spaces() {
                @if let Some(name) = lying(hex, terrain) { (placed(&name, self.plan.at(hex))) }
            }
            path.grid d=(self.grid()) {}
            path.seam d=(edges) {} path.bevel d=(edges) transform="translate(0 1.3)" {}
            @for zone in self.zones() { path.zone d=(self.plan.outline(&zone)) {} }
            (self.gates())
        }
    }

    /// Mountains, capitals, temples and arches. `built` says where a building stands and needs room.
    pub fn upright(&self, built: impl Fn(Hex) -> bool) -> Vec<Upright> {
        let mut all = Vec::new();
        for (hex, terrain) in self.spaces() {
            let (at, built) = (self.plan.at(hex), built(hex));
            let (name, front) = match (terrain, built) {
                (Terrain::Mountain, true) => ("mountain-built", false),
                (Terrain::Capital, true) => ("capital-built", true),
                (Terrain::Mountain | Terrain::Capital | Terrain::Portal, _) => {
                    (terrain.key(), false)
                }
                (_, _) if terrain.key().starts_with("temple") => (terrain.key(), false),
                _ => continue,
            };
            all.push(Upright {
                near: at.1 - 1.,
                drawn: placed(name, at),
            });
            if front {
                all.push(Upright {
                    near: at.1 + 2.,
                    drawn: placed("capital-front", at),
                });
            }
        }
        all
    }

    /// Pyramids and the beacon stand between three spaces. `flag` draws who holds the one there.
    pub fn monuments(&self, flag: impl Fn([Hex; 3]) -> Option<Markup>) -> Vec<Upright> {
        let mut all = Vec::new();
        for (tile, _) in &self.tiles {
            let name = match tile.letter {
                'S' => "pyramid",
                'U' => "beacon",
                _ => continue,
            };
            let around = tile.corner();
            let (x, y) = self.plan.amid(&around);
            let flag = flag(around);
            let drawn = html! {
                g.{ (name) } .lit[flag.is_some()] transform=(moved((x, y + 5.))) {
                    use href={ "#eko-" (name) } {}
                    @if let Some(flag) = flag { (flag) }
                }
            };
            all.push(Upright { near: y, drawn });
        }
        all
    }

    fn spaces(&self) -> impl Iterator<Item = (Hex, Terrain)> + '_ {
        self.tiles
            .iter()
            .flat_map(|(_, printed)| printed.iter().copied())
    }

    /// The edges of all spaces.
    fn grid(&self) -> String {
        self.spaces()
            .map(|(hex, _)| self.plan.hexagon(hex))
            .collect()
    }

    /// Tempests that touch are one zone (EK-V-T2).
    fn zones(&self) -> Vec<Vec<Hex>> {
        let tempests = self
            .spaces()
            .filter(|(_, terrain)| *terrain == Terrain::Tempest);
        let mut left: Vec<Hex> = tempests.map(|(hex, _)| hex).collect();
        let mut zones = Vec::new();
        while let Some(first) = left.pop() {
            let mut zone = vec![first];
            let mut at = 0;
            while let Some(&hex) = zone.get(at) {
                for near in hex.neighbours() {
                    if let Some(found) = left.iter().position(|&other| other == near) {
                        zone.push(left.swap_remove(found));
                    }
                }
                at += 1;
            }
            zones.push(zone);
        }
        zones
    }

    /// The way into a portal: a porch on the space in front of it, and chevrons towards the arch.
    fn gates(&self) -> Markup {
        html! {
            @for (tile, _) in self.tiles.iter().filter(|(tile, _)| tile.letter == 'R') {
                @let (arch, porch) = (self.plan.at(tile.at), self.plan.at(tile.entrance()));
                @let (dx, dy) = (arch.0 - porch.0, arch.1 - porch.1);
                @let turn = dy.atan2(dx).to_degrees();
                g.chev transform={ (moved((porch.0 + dx * 0.36, porch.1 + dy * 0.36))) " rotate(" (short(turn)) ")" } {
                    path d="M-9 -8L-3 0L-9 8M-2 -8L4 0L-2 8M5 -8L11 0L5 8" {}
                }
                ellipse.porch cx=(short(porch.0)) cy=(short(porch.1 + 2.)) rx="29" ry=(short(29. * FLAT)) {}
            }
        }
    }
}

/// What stands, from the back to the front.
#[must_use]
pub fn in_order(mut standing: Vec<Upright>) -> Markup {
    standing.sort_by(|one, other| one.near.total_cmp(&other.near));
    let drawn = standing.into_iter().map(|thing| thing.drawn.into_string());
    PreEscaped(drawn.collect())
}

/// One of the drawings, with its middle on a point.
pub(crate) fn placed(name: &str, at: (f64, f64)) -> Markup {
    html! { use href={ "#eko-" (name) } transform=(moved(at)) {} }
}

/// The drawing of a space where everything lies flat.
fn lying(hex: Hex, terrain: Terrain) -> Option<String> {
    match terrain {
        // Dunes differ from space to space, and are the same every time.
        Terrain::Movement => {
            let kind = (i16::from(hex.q) * 7 + i16::from(hex.r) * 13).rem_euclid(4);
            Some(format!("sand-{kind}"))
        }
        Terrain::Reg | Terrain::Canyon | Terrain::Chasm | Terrain::Tempest => {
            Some(terrain.key().to_owned())
        }
        _ => None,
    }
}

fn hexes(printed: &[(Hex, Terrain)]) -> Vec<Hex> {
    printed.iter().map(|(hex, _)| *hex).collect()
}
