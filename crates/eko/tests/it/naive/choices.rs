//! All answers to the open question, as text.

use std::collections::BTreeSet;

use super::{At, Naive, name, place, value};

const BUILDINGS: [&str; 3] = ["encampment", "tower", "castle"];

fn say(verb: &str, at: At) -> String {
    format!("{verb} {}", name(at))
}

fn all(verb: &str, places: impl IntoIterator<Item = At>) -> Vec<String> {
    places.into_iter().map(|at| say(verb, at)).collect()
}

fn words(words: &[&str]) -> Vec<String> {
    words.iter().map(|&word| word.to_owned()).collect()
}

impl Naive {
    pub(crate) fn choices(&self) -> BTreeSet<String> {
        let phase: Vec<&str> = self.lines["phase"].split(' ').collect();
        let out = match phase[..] {
            ["swap"] => self.swap(),
            ["action"] => self.action(),
            ["destination", from] => {
                all("to", self.walks(place(from)).into_iter().map(|(at, _)| at))
            }
            ["route", from, to] => self.route(place(from), place(to)),
            ["toll", from, to, ref zones @ ..] => self.lost(place(from), place(to), zones.len()),
            ["construction", site] => self.construction(place(site)),
            ["payment", site, building] => all("pay", self.payers(place(site), value(building))),
            ["spending", ..] | ["moon-disc", _] => words(&["ordinary", "emperor"]),
            ["banishment"] => all("banish", self.banishable()),
            ["march"] => words(&["march", "pass"]),
            ["exchange", by] => {
                let held = self.lines[&format!("prison {by}")].split(' ');
                held.map(|seat| format!("give {seat}")).collect()
            }
            ["reinforcement"] => self.reinforcement(),
            ["amount", to] => self.amount(place(to)),
            ["moon"] => self.landings(),
            _ => Vec::new(),
        };
        out.into_iter().collect()
    }

    fn swap(&self) -> Vec<String> {
        let others = self.mine().filter(|(_, stack)| !stack.emperor);
        let mut out = all("swap", others.map(|(at, _)| at));
        out.push("pass".into());
        out
    }

    fn action(&self) -> Vec<String> {
        let movable = self.mine().filter(|(at, _)| !self.walks(*at).is_empty());
        let mut out = all("lift", movable.map(|(at, _)| at));
        let sites = self
            .terrain
            .keys()
            .filter(|&&at| (1..=3).any(|building| !self.payers(at, building).is_empty()));
        out.extend(all("build", sites.copied()));
        let sand =
            !self.did("acted") && !self.did("sand") && self.owns('s') && self.reserve().0 >= 2;
        if sand && !self.banishable().is_empty() {
            if out.is_empty() {
                out.push("pass".into());
            }
            out.push("sand".into());
        }
        out
    }

    fn route(&self, from: At, to: At) -> Vec<String> {
        let ways = self.walks(from).into_iter().filter(|(at, _)| *at == to);
        ways.map(|(_, paid)| {
            let names: Vec<String> = paid.into_iter().map(name).collect();
            if names.is_empty() {
                "through nothing".to_owned()
            } else {
                format!("through {}", names.join(" "))
            }
        })
        .collect()
    }

    /// Which disc may be lost on the way.
    fn lost(&self, from: At, to: At, zones: usize) -> Vec<String> {
        let arriving = self.stacks[&from].discs - zones;
        let both = [("ordinary", true), ("emperor", false)];
        both.into_iter()
            .filter(|(_, kept)| self.may_end(arriving, *kept, to))
            .map(|(lost, _)| lost.to_owned())
            .collect()
    }

    fn construction(&self, site: At) -> Vec<String> {
        BUILDINGS
            .into_iter()
            .filter(|building| !self.payers(site, value(building)).is_empty())
            .map(str::to_owned)
            .collect()
    }

    fn reinforcement(&self) -> Vec<String> {
        let stacks = self.reinforceable();
        let spreading = self.lines.contains_key("spread");
        let mut out = Vec::new();
        if stacks.is_empty() || (spreading && !self.reserve().1) {
            out.push("pass".into());
        }
        if !spreading && self.moon() {
            out.push("moon".into());
        }
        out.extend(all("reinforce", stacks));
        out
    }

    fn amount(&self, to: At) -> Vec<String> {
        let (ordinary, emperor) = self.reserve();
        let room = 4 - self.stacks[&to].discs;
        let alone = self.room(true).is_empty();
        let later = self.owns('w') && self.reinforceable().iter().any(|&at| at > to);
        let mut out = Vec::new();
        for discs in 1..=room {
            if emperor && discs <= ordinary + 1 && (!alone || discs == 1) {
                out.push(format!("add {discs} with emperor"));
            }
            if discs <= ordinary && (!emperor || (later && !alone)) {
                out.push(format!("add {discs}"));
            }
        }
        out
    }

    fn landings(&self) -> Vec<String> {
        let free = |at: &&At| {
            let stack = self.stacks.get(at);
            stack.is_none_or(|stack| stack.owner == self.me && stack.discs < 4)
        };
        let spaces = self.terrain.keys().filter(|at| self.passable(**at));
        all("land", spaces.filter(free).copied())
    }
}
