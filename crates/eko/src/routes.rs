//! The ways from which a stack can choose where Tempests lie between it and its goal (EK-A22).

use std::collections::BTreeSet;

use crate::choice::{Choice, Stage};
use crate::game::Eko;
use crate::view::View;
use crate::{Hex, Space, Zones};

/// One of the ways to where a stack goes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Route {
    /// The Tempests that it crosses and pays for.
    pub zones: Zones,
    /// Step by step, both ends included.
    pub way: Vec<Hex>,
}

impl View {
    /// The ways to choose from, in the order of the answers, while that is the question.
    #[must_use]
    pub fn routes(&self) -> Vec<Route> {
        let Stage::Route { from, to } = self.stage else {
            return Vec::new();
        };
        let game = self.game();
        let route = |choice| match choice {
            Choice::Through(zones) => Some(Route {
                zones,
                way: game.way_through(from, to, zones),
            }),
            _ => None,
        };
        self.choices().into_iter().filter_map(route).collect()
    }
}

impl Eko {
    /// The shortest way that enters each of these zones and no other that costs discs. Like the rules, it may come by a space twice.
    fn way_through(&self, from: Space, to: Space, zones: Zones) -> Vec<Hex> {
        let board = self.board();
        let closed = board.in_zones(self.toll_zones().without(zones));
        let mut open = board.all_spaces().without(self.stacks.all() | closed);
        open.add(from);
        let after = |space: Space, entered: Zones| match board.zone_of(space) {
            Some(zone) if zones.has(zone) => entered | Zones::one(zone),
            _ => entered,
        };
        let start = (from, after(from, Zones::NONE));
        let mut known = BTreeSet::from([start]);
        // Where it is, what it has entered, and from which of the list it came.
        let mut list = vec![(start, 0)];
        let mut at = 0;
        while let Some(&((space, entered), _)) = list.get(at) {
            if space == to && entered == zones {
                break;
            }
            // Whatever stands in the way is an end.
            let next = board.steps(space).filter(|_| open.has(space));
            let next = next.map(|next| (next, after(next, entered)));
            list.extend(
                next.filter(|next| known.insert(*next))
                    .map(|next| (next, at)),
            );
            at += 1;
        }
        let mut way = Vec::new();
        while let Some(&((space, _), before)) = list.get(at) {
            way.push(board.hex(space));
            if at == 0 {
                break;
            }
            at = before;
        }
        way.reverse();
        way
    }
}
