//! Text to a map of hexes.

use std::collections::BTreeMap;

use eko::Content;

use super::{AROUND, Naive, Stack, add, place, value};

impl Naive {
    pub(crate) fn read(content: &Content, text: &str) -> Self {
        let lines: BTreeMap<String, String> = text
            .lines()
            .filter_map(|line| line.split_once(": "))
            .map(|(key, value)| (key.to_owned(), value.to_owned()))
            .collect();
        let tiles: Vec<&str> = lines["tiles"].split(' ').collect();
        let both =
            tiles.iter().any(|t| t.starts_with('N')) && tiles.iter().any(|t| t.starts_with('O'));
        let (mut terrain, mut portals) = (BTreeMap::new(), Vec::new());
        for tile in tiles {
            let letter = tile.chars().next().unwrap();
            let turn = usize::from(tile.as_bytes()[1] - b'0');
            let centre = place(&tile[2..]);
            let temple = |l: char| content.temple.iter().find(|t| t.letter == l).unwrap();
            let spec = match letter {
                'A'..='M' => {
                    &content
                        .tile
                        .iter()
                        .find(|t| t.letter == letter)
                        .unwrap()
                        .spec
                }
                'O' if both => &temple('O').second.spec,
                'N' | 'O' => &temple(letter).spec,
                'U' => &content.beacon.spec,
                _ => {
                    &content
                        .small
                        .iter()
                        .find(|t| t.letter == letter)
                        .unwrap()
                        .spec
                }
            };
            for (nth, code) in spec.chars().enumerate() {
                let at = if nth == 0 {
                    centre
                } else {
                    add(centre, AROUND[(nth - 1 + turn) % 6])
                };
                terrain.insert(at, code);
            }
            if letter == 'R' {
                portals.push(add(centre, AROUND[(turn + 4) % 6]));
            }
        }
        let mut zone = BTreeMap::new();
        for (&first, _) in terrain.iter().filter(|(_, code)| **code == 'T') {
            let mut todo = vec![first];
            while let Some(at) = todo.pop() {
                if terrain.get(&at) == Some(&'T') && !zone.contains_key(&at) {
                    zone.insert(at, first);
                    todo.extend(AROUND.map(|step| add(at, step)));
                }
            }
        }
        let mut stacks = BTreeMap::new();
        let mut buildings = BTreeMap::new();
        for (key, value_text) in &lines {
            let words: Vec<&str> = value_text.split(' ').collect();
            if let Some(at) = key.strip_prefix("stack ") {
                let stack = Stack {
                    owner: words[0].chars().next().unwrap(),
                    discs: words[1].parse().unwrap(),
                    emperor: words.len() == 3,
                };
                stacks.insert(place(at), stack);
            } else if let Some(at) = key.strip_prefix("building ") {
                buildings.insert(
                    place(at),
                    (words[0].chars().next().unwrap(), value(words[1])),
                );
            }
        }
        let me = lines["turn"].chars().next().unwrap();
        Self {
            terrain,
            portals,
            zone,
            stacks,
            buildings,
            lines,
            me,
        }
    }
}
