//! A second move generator that shares nothing with the first: it reads the position as text, walks step by step on a map of
//! hexes, and writes its answers as text. Slow, and as close to the wording of the rules as can be.

mod choices; // the answers to each question
mod read; // the position as a map of hexes

use std::collections::{BTreeMap, BTreeSet};

type At = (i32, i32); // (r, q): reading order
const AROUND: [At; 6] = [(0, 1), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1)];

#[derive(Clone, Copy, PartialEq)]
struct Stack {
    owner: char,
    discs: usize,
    emperor: bool,
}

pub(crate) struct Naive {
    terrain: BTreeMap<At, char>,
    portals: Vec<At>,
    zone: BTreeMap<At, At>,
    stacks: BTreeMap<At, Stack>,
    buildings: BTreeMap<At, (char, usize)>,
    lines: BTreeMap<String, String>,
    me: char,
}

fn name((r, q): At) -> String {
    format!("{}{}", (b'a' + (q + 12) as u8) as char, r + 13)
}

fn place(text: &str) -> At {
    let q = i32::from(text.as_bytes()[0]) - i32::from(b'a') - 12;
    (text[1..].parse::<i32>().unwrap() - 13, q)
}

fn add((r, q): At, (dr, dq): At) -> At {
    (r + dr, q + dq)
}

fn value(building: &str) -> usize {
    ["", "encampment", "tower", "castle"]
        .iter()
        .position(|&b| b == building)
        .unwrap()
}

impl Naive {
    fn did(&self, what: &str) -> bool {
        self.lines
            .get("so far")
            .is_some_and(|line| line.split(' ').any(|word| word == what))
    }

    fn reserve(&self) -> (usize, bool) {
        let line = &self.lines[&format!("reserve {}", self.me)];
        let mut words = line.split(' ');
        (
            words.next().unwrap().parse().unwrap(),
            words.next().is_some(),
        )
    }

    fn supply(&self, building: usize) -> usize {
        let line = &self.lines[&format!("supply {}", self.me)];
        line.split(' ').nth(building - 1).unwrap().parse().unwrap()
    }

    fn mine(&self) -> impl Iterator<Item = (At, Stack)> + '_ {
        self.stacks
            .iter()
            .filter(|(_, s)| s.owner == self.me)
            .map(|(at, s)| (*at, *s))
    }

    fn owns(&self, temple: char) -> bool {
        self.buildings
            .iter()
            .any(|(at, (owner, _))| *owner == self.me && self.terrain[at] == temple)
    }

    /// How many stacks there are, and how many of them are single discs in a Tempest.
    pub(crate) fn lone_in_tempests(&self) -> (usize, usize) {
        let lone = self
            .stacks
            .iter()
            .filter(|(at, stack)| stack.discs == 1 && self.zone.contains_key(at));
        (self.stacks.len(), lone.count())
    }

    /// The zone that costs a disc when it is entered there now.
    fn toll(&self, at: At) -> Option<At> {
        let zone = *self.zone.get(&at)?;
        let charged = self
            .lines
            .get("charged")
            .is_some_and(|line| line.split(' ').any(|z| z == name(zone)));
        (!charged && !self.did("calm")).then_some(zone)
    }

    fn passable(&self, at: At) -> bool {
        matches!(self.terrain.get(&at), Some('.' | 'T'))
    }

    /// Can a stack of this size end there?
    fn may_end(&self, discs: usize, emperor: bool, at: At) -> bool {
        match self.stacks.get(&at) {
            None => true,
            Some(there) if there.owner == self.me => there.discs + discs <= 4,
            Some(there) => {
                discs > there.discs
                    || (emperor && discs == there.discs)
                    || (discs == 1 && there.discs == 4)
            }
        }
    }

    /// Walks step by step: every (destination, zones paid for) of a stack.
    fn walks(&self, from: At) -> BTreeSet<(At, BTreeSet<At>)> {
        let stack = self.stacks[&from];
        let mut ends = BTreeSet::new();
        let mut seen = BTreeSet::new();
        let mut todo = vec![(from, self.toll(from).into_iter().collect::<BTreeSet<At>>())];
        if todo[0].1.len() >= stack.discs {
            return ends;
        }
        while let Some((here, paid)) = todo.pop() {
            if !seen.insert((here, paid.clone())) {
                continue;
            }
            let mut next: Vec<At> = AROUND.map(|step| add(here, step)).into();
            if self.portals.contains(&here) {
                next.extend(self.portals.iter().filter(|&&other| other != here));
            }
            for there in next.into_iter().filter(|&at| self.passable(at)) {
                let mut paid = paid.clone();
                paid.extend(self.toll(there));
                if paid.len() >= stack.discs {
                    continue;
                }
                let arriving = stack.discs - paid.len();
                if there != from && self.may_end(arriving, stack.emperor, there) {
                    ends.insert((there, paid.clone()));
                }
                if there == from || !self.stacks.contains_key(&there) {
                    todo.push((there, paid));
                }
            }
        }
        ends
    }

    /// The price list of the rules, row by row.
    fn price(&self, site: At, building: usize) -> Option<usize> {
        let price = match (self.buildings.get(&site), building) {
            (None, 1) => 1,
            (Some((owner, old)), new) if *owner == self.me => match (old, new) {
                (1, 2) => 2,
                (2, 3) => 3,
                _ => return None,
            },
            (Some((_, old)), new) => match (old, new) {
                (1, 1) => 2,
                (1, 2) | (2, 2) => 3,
                (2, 3) | (3, 3) => 4,
                _ => return None,
            },
            _ => return None,
        };
        let highest = match self.terrain.get(&site)? {
            'R' | 'w' | 's' | 'm' => 1,
            'Y' | 'C' => 2,
            'M' => 3,
            _ => 0,
        };
        (building <= highest && self.supply(building) > 0).then_some(price)
    }

    fn payers(&self, site: At, building: usize) -> Vec<At> {
        let Some(price) = self.price(site, building) else {
            return Vec::new();
        };
        let near: Vec<At> = AROUND.map(|step| add(site, step)).into();
        self.mine()
            .filter(|(at, s)| near.contains(at) && s.discs >= price)
            .map(|(at, _)| at)
            .collect()
    }

    fn banishable(&self) -> Vec<At> {
        self.stacks
            .iter()
            .filter(|(_, s)| s.owner != self.me && !(s.emperor && s.discs == 1))
            .map(|(at, _)| *at)
            .collect()
    }

    fn room(&self, only_unhindered: bool) -> Vec<At> {
        let enemy_near = |at: At| {
            AROUND.iter().any(|&step| {
                self.buildings
                    .get(&add(at, step))
                    .is_some_and(|(owner, _)| *owner != self.me)
            })
        };
        self.mine()
            .filter(|(at, s)| s.discs < 4 && (!self.zone.contains_key(at) || self.did("calm")))
            .filter(|(at, _)| !only_unhindered || !enemy_near(*at))
            .map(|(at, _)| at)
            .collect()
    }

    fn reinforceable(&self) -> Vec<At> {
        let (ordinary, emperor) = self.reserve();
        if self.did("reinforced") || (ordinary == 0 && !emperor) {
            return Vec::new();
        }
        let free = self.room(true);
        match self.lines.get("spread") {
            Some(last) => free.into_iter().filter(|&at| at > place(last)).collect(),
            None if free.is_empty() && emperor => self.room(false),
            None => free,
        }
    }

    fn moon(&self) -> bool {
        let (ordinary, emperor) = self.reserve();
        self.owns('m') && !self.did("moon") && ordinary >= 2 && (ordinary >= 3 || emperor)
    }
}
