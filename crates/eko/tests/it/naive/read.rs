//! Text to a map of hexes.

use std::collections::BTreeMap;

use eko::Content;

use super::{AROUND, At, Naive, Stack, add, place, value};

type Map<T> = BTreeMap<At, T>;

impl Naive {
    pub(crate) fn read(content: &Content, text: &str) -> Self {
        let lines: BTreeMap<String, String> = text
            .lines()
            .filter_map(|line| line.split_once(": "))
            .map(|(key, value)| (key.to_owned(), value.to_owned()))
            .collect();
        let (terrain, portals) = board(content, &lines["tiles"]);
        let zone = zones(&terrain);
        let mut stacks = BTreeMap::new();
        let mut buildings = BTreeMap::new();
        for (key, value_text) in &lines {
            let words: Vec<&str> = value_text.split(' ').collect();
            let owner = words[0].chars().next();
            if let Some(at) = key.strip_prefix("stack ") {
                let stack = Stack {
                    owner: owner.unwrap(),
                    discs: words[1].parse().unwrap(),
                    emperor: words.len() == 3,
                };
                stacks.insert(place(at), stack);
            } else if let Some(at) = key.strip_prefix("building ") {
                buildings.insert(place(at), (owner.unwrap(), value(words[1])));
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

/// What is printed where, and the spaces in front of the portals.
fn board(content: &Content, tiles: &str) -> (Map<char>, Vec<At>) {
    let tiles: Vec<&str> = tiles.split(' ').collect();
    let has = |letter| tiles.iter().any(|tile| tile.starts_with(letter));
    let both = has('N') && has('O');
    let (mut terrain, mut portals) = (BTreeMap::new(), Vec::new());
    for tile in &tiles {
        let letter = tile.chars().next().unwrap();
        let turn = usize::from(tile.as_bytes()[1] - b'0');
        let centre = place(&tile[2..]);
        for (nth, code) in spec(content, letter, both).chars().enumerate() {
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
    (terrain, portals)
}

fn spec(content: &Content, letter: char, both: bool) -> &str {
    let temple = |letter: char| content.temple.iter().find(|tile| tile.letter == letter);
    let large = || content.tile.iter().find(|tile| tile.letter == letter);
    let small = || content.small.iter().find(|tile| tile.letter == letter);
    match letter {
        'A'..='M' => &large().unwrap().spec,
        'O' if both => &temple('O').unwrap().second.spec,
        'N' | 'O' => &temple(letter).unwrap().spec,
        'U' => &content.beacon.spec,
        _ => &small().unwrap().spec,
    }
}

/// Tempests that touch, each by the first of them.
fn zones(terrain: &Map<char>) -> Map<At> {
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
    zone
}
