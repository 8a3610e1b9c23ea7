//! Information-set Monte-Carlo tree search: one tree over many re-dealt worlds, each of which looks the same from the seat
//! that thinks.

use std::fmt;

use kernel::{Dice, Game, Guide, Perspective, Quiet, Rng, Seat, Turn};

use crate::greedy::gumbel;
use crate::search::{Scratch, Search};
use crate::tree::Tree;
use crate::{Bot, Budget, Opinion, bargain};

/// How a search goes about it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// How long one decision may take.
    pub budget: Budget,
    /// Each thread grows a tree of its own; their findings are added up. An iteration budget is divided among them.
    pub threads: usize,
    /// How much the guide's opinion and untried answers draw; [`Guide::CURIOSITY`] unless it is given.
    pub curiosity: Option<f32>,
    /// Whether answers are weighed by what was learned, where something was; otherwise by the hand-written weights alone.
    pub learned: bool,
    /// Whether tables are judged by what was learned, where something was: [`Guide::judge_by_hand`].
    pub judged: bool,
    /// How far hand-written weights are flattened, in the scale of the guide, before they become opinions.
    pub temper: f32,
    /// Of each opinion, how much is spread evenly; [`Guide::OPEN_MIND`] unless it is given.
    pub open_mind: Option<f32>,
    /// Where playouts end and the game's estimate takes over.
    pub cut: Cut,
    /// Worlds that are dealt for each iteration, where the game can tell which of them is likely.
    pub worlds: u32,
    /// Whether own nodes are kept apart by what the seat sees.
    pub sight: bool,
    /// Whether answers that no plan needs are left aside: [`Guide::prune`].
    pub pruned: bool,
    /// Whether promises are kept that nothing but honour holds.
    pub keeps_word: bool,
    /// Errs among good answers: 0 never, 1 in proportion to how much each was thought about.
    pub blur: f32,
    /// What it likes: the place of its style in [`Guide::STYLES`].
    pub style: Option<usize>,
    /// Edges and nodes of a tree at most.
    pub memory: usize,
}

/// Where playouts end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cut {
    /// With the match.
    Never,
    /// With the chapter, or after [`Guide::PATIENCE`].
    Chapter,
    /// With the chapter, or after as many answers as the game advises for this table: [`Guide::patience`].
    Advised,
    /// With the chapter, or after as many answers as a review needs: [`Guide::hindsight`]. On the way there, where
    /// [`Cut::Advised`] would end, the table is judged as well, and the mean of both counts.
    Hindsight,
    /// With the chapter, or after so many answers.
    After(u32),
}

impl Cut {
    /// After how many answers a playout from here ends.
    #[inline]
    pub(crate) fn patience<G: Guide>(self, world: &G) -> u32 {
        match self {
            Cut::Never => u32::MAX,
            Cut::Chapter => G::PATIENCE,
            Cut::Advised => world.patience(),
            Cut::Hindsight => world.hindsight(),
            Cut::After(answers) => answers,
        }
    }

    /// After how many answers a playout from here is judged for the first time, if it goes on then.
    #[inline]
    pub(crate) fn glimpse<G: Guide>(self, world: &G) -> u32 {
        match self {
            Cut::Hindsight => world.patience(),
            _ => u32::MAX,
        }
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            budget: Budget::Iterations(1000),
            threads: 1,
            curiosity: None,
            learned: true,
            judged: true,
            temper: 1.5,
            open_mind: None,
            cut: Cut::Advised,
            worlds: 4,
            sight: true,
            pruned: true,
            keeps_word: true,
            blur: 0.0,
            style: None,
            memory: 400_000,
        }
    }
}

impl Settings {
    /// As searches were before anything was learned: hand-written weights, and playouts to the end of the chapter.
    #[must_use]
    pub fn by_hand() -> Self {
        Self {
            learned: false,
            judged: false,
            curiosity: Some(0.45),
            open_mind: Some(0.25),
            pruned: false,
            cut: Cut::Chapter,
            ..Self::default()
        }
    }

    /// As the searches of a review judge whose chances are told.
    #[must_use]
    pub(crate) fn in_review() -> Self {
        Self {
            cut: Cut::Hindsight,
            ..Self::default()
        }
    }

    /// What the searching seat sees where it is asked.
    #[inline]
    pub(crate) fn sight<G: Guide>(&self, world: &G, seat: Seat) -> u64 {
        if self.sight { world.sight(seat) } else { 0 }
    }

    /// What to make of each answer before any is tried: opinions that add up to 1.
    pub(crate) fn opinions<G: Guide>(
        &self,
        world: &G,
        choices: &[G::Choice],
        opinions: &mut Vec<f32>,
        scores: &mut Vec<f32>,
    ) {
        opinions.clear();
        let net = world.prior().filter(|_| self.learned);
        if net.is_none() || G::WEIGHED {
            world.weigh(choices, opinions);
        }
        match net {
            None => softmax(opinions, self.temper * G::SCALE, f32::exp),
            Some(net) => {
                scores.clear();
                world.describe(choices, opinions, &mut |row| scores.push(net.score(row)));
                std::mem::swap(opinions, scores);
                softmax(opinions, 1.0, kernel::exp);
            }
        }
        let open_mind = self.open_mind.unwrap_or(G::OPEN_MIND);
        let even = open_mind / opinions.len().max(1) as f32;
        for opinion in opinions.iter_mut() {
            *opinion = *opinion * (1.0 - open_mind) + even;
        }
    }
}

fn softmax(scores: &mut [f32], temper: f32, exp: fn(f32) -> f32) {
    let most = scores.iter().copied().fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for score in scores.iter_mut() {
        *score = exp((*score - most) / temper);
        sum += *score;
    }
    scores.iter_mut().for_each(|score| *score /= sum);
}

/// The search as a bot.
pub struct Ismcts<G: Game> {
    settings: Settings,
    workers: Vec<Worker<G>>,
    choices: Vec<G::Choice>,
    /// What it answered last and a world that it held possible then: if the next question is the one foreseen there, its part
    /// of the trees is kept.
    last: Option<(G, G::Choice)>,
}

struct Worker<G: Game> {
    tree: Tree<G::Choice>,
    scratch: Scratch<G>,
}

/// What all trees together say about an answer.
pub(crate) struct Tried<C> {
    pub(crate) choice: C,
    pub(crate) visits: u32,
    total: f32,
}

impl<G: Guide> Ismcts<G> {
    /// A search that remembers nothing yet.
    #[must_use]
    pub fn new(settings: Settings) -> Self {
        let worker = |_| Worker {
            tree: Tree::new(settings.memory),
            scratch: Scratch::default(),
        };
        Self {
            settings,
            workers: (0..settings.threads.max(1)).map(worker).collect(),
            choices: Vec::new(),
            last: None,
        }
    }

    /// The best options, at most `most`, best first.
    pub fn consider(
        &mut self,
        side: &Perspective<'_, G>,
        rng: &mut Rng,
        most: usize,
    ) -> Vec<Opinion<G>> {
        side.choices(&mut self.choices);
        let world = side.sample(rng);
        let mut tried = self.think(side, rng);
        tried.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.total.total_cmp(&a.total)));
        let all: u32 = tried.iter().map(|tried| tried.visits).sum();
        self.last = None;
        tried
            .iter()
            .take(most)
            .map(|tried| {
                let visits = tried.visits.max(1) as f32;
                let chance = tried.total / visits;
                let (line, after) = self.whole_move(&world, side, tried.choice);
                Opinion {
                    choice: tried.choice,
                    chance,
                    margin: 1.96 * (chance * (1.0 - chance) / visits).max(0.0).sqrt(),
                    share: tried.visits as f32 / all.max(1) as f32,
                    line,
                    after,
                }
            })
            .collect()
    }

    /// How many iterations the last decision of each tree rests on, and how large the trees are: for tests and figures.
    #[must_use]
    pub fn effort(&self) -> (u32, usize) {
        let visits = self
            .workers
            .iter()
            .map(|worker| worker.tree.root_visits())
            .sum();
        let size = self.workers.iter().map(|worker| worker.tree.len()).max();
        (visits, size.unwrap_or(0))
    }

    /// Thinks about every answer to the open question, of which there are several.
    pub(crate) fn weigh_up(
        &mut self,
        side: &Perspective<'_, G>,
        rng: &mut Rng,
    ) -> Vec<Tried<G::Choice>> {
        side.choices(&mut self.choices);
        self.think(side, rng)
    }

    /// The answer that is given: if the next question follows from it, what was thought stays.
    pub(crate) fn answered(&mut self, side: &Perspective<'_, G>, choice: G::Choice, rng: &mut Rng) {
        self.last = Some((side.sample(rng), choice));
    }

    fn think(&mut self, side: &Perspective<'_, G>, rng: &mut Rng) -> Vec<Tried<G::Choice>> {
        self.recall(side);
        let budget = match self.settings.budget {
            Budget::Iterations(all) => {
                Budget::Iterations(all.div_ceil(self.workers.len() as u32).max(1))
            }
            time => time,
        };
        let seed = rng.next_u64();
        let settings = &self.settings;
        let search = |worker: &mut Worker<G>, nth: u64| {
            let mut search = Search {
                tree: &mut worker.tree,
                own: Some(side.seat()),
                settings,
                rng: Rng::stream(&[seed, nth]),
                scratch: &mut worker.scratch,
            };
            search.run(side, budget);
        };
        match &mut self.workers[..] {
            [only] => search(only, 0),
            many => std::thread::scope(|scope| {
                for (nth, worker) in many.iter_mut().enumerate() {
                    let search = &search;
                    scope.spawn(move || search(worker, nth as u64));
                }
            }),
        }
        self.sum_up()
    }

    /// Keeps the part of the trees that the last answer led to, if this is the question that was foreseen: then nothing was
    /// rolled, shown or answered by others in between. Otherwise the trees begin anew.
    fn recall(&mut self, side: &Perspective<'_, G>) {
        let seat = side.seat();
        let foreseen = self.last.take().is_some_and(|(mut world, choice)| {
            if world.turn() != Turn::Ask(seat) {
                return false;
            }
            let mut no_dice = Dice::tape(Vec::new());
            world.apply(choice, &mut no_dice, &mut Quiet);
            let sure = no_dice.take_tape().is_ok() && world.turn() == Turn::Ask(seat);
            if !sure || world.view(kernel::Viewer::Seated(seat)) != side.view() {
                return false;
            }
            let (sight, room) = (self.settings.sight(&world, seat), self.settings.memory / 2);
            self.workers
                .iter_mut()
                .all(|worker| worker.tree.len() < room && worker.tree.descend(choice, sight))
        });
        if !foreseen {
            self.workers
                .iter_mut()
                .for_each(|worker| worker.tree.clear());
        }
    }

    fn sum_up(&self) -> Vec<Tried<G::Choice>> {
        let tried = self.choices.iter().map(|&choice| {
            let mut tried = Tried {
                choice,
                visits: 0,
                total: 0.0,
            };
            for worker in &self.workers {
                let tree = &worker.tree;
                let edge = tree
                    .edges_of(tree.root())
                    .find(|(_, edge)| edge.choice == choice);
                if let Some((_, edge)) = edge {
                    tried.visits += edge.visits;
                    tried.total += edge.total;
                }
            }
            tried
        });
        tried.collect()
    }

    /// The most visited answer; with blur, one of those that were thought about nearly as much.
    fn pick(&self, tried: &[Tried<G::Choice>], rng: &mut Rng) -> G::Choice {
        let most = tried.iter().map(|tried| tried.visits).max().unwrap_or(0);
        let key = |tried: &Tried<G::Choice>, rng: &mut Rng| {
            let visits = tried.visits as f32;
            let good = tried.visits * 6 >= most;
            if self.settings.blur > 0.0 && good && tried.visits > 0 {
                visits.ln() + self.settings.blur * gumbel(rng)
            } else if self.settings.blur > 0.0 {
                f32::MIN
            } else {
                // Equal visits: the better mean.
                visits + tried.total / visits.max(1.0) / 2.0
            }
        };
        tried
            .iter()
            .map(|tried| (key(tried, rng), tried.choice))
            .max_by(|(a, _), (b, _)| a.total_cmp(b))
            .expect("a bot is asked only when its seat is asked")
            .1
    }

    /// The answers that the seat would give from here on in its own turn, and the table after them.
    fn whole_move(
        &self,
        world: &G,
        side: &Perspective<'_, G>,
        choice: G::Choice,
    ) -> (Vec<G::Choice>, Option<G::View>) {
        let seat = side.seat();
        let mut world = world.clone();
        let (mut line, mut choices, mut weights) = (Vec::new(), Vec::new(), Vec::new());
        let mut next = choice;
        // What is certain, up to the first roll or secret.
        let mut certain = None;
        loop {
            line.push(next);
            let (mut no_dice, mut events) = (Dice::tape(Vec::new()), Vec::new());
            world.apply(next, &mut no_dice, &mut events);
            if no_dice.take_tape().is_err() || events.iter().any(G::surprises) {
                return (line, certain);
            }
            certain = Some(world.view(kernel::Viewer::Seated(seat)));
            if world.turn() != Turn::Ask(seat) {
                return (line, certain);
            }
            choices.clear();
            weights.clear();
            world.choices(&mut choices);
            world.weigh(&choices, &mut weights);
            let best = (0..choices.len()).max_by(|&a, &b| weights[a].total_cmp(&weights[b]));
            match best {
                Some(best) if line.len() < 32 => next = choices[best],
                _ => return (line, certain),
            }
        }
    }
}

impl<G: Guide> Bot<G> for Ismcts<G> {
    fn use_cores(&mut self, most: usize) {
        self.workers.truncate(most.max(1));
    }

    fn choose(&mut self, side: &Perspective<'_, G>, rng: &mut Rng) -> G::Choice {
        side.choices(&mut self.choices);
        let keeps_word = self.settings.keeps_word;
        let settled = bargain::settled(side, &self.choices, keeps_word);
        let choice = match (settled, &self.choices[..]) {
            // Neither a forced answer nor a bargain needs a search.
            (Some(only), _) | (None, &[only]) => {
                self.recall(side);
                only
            }
            _ => {
                let mut tried = self.think(side, rng);
                if keeps_word {
                    bargain::keep_faith(side, &mut tried, |one| one.choice);
                }
                self.pick(&tried, rng)
            }
        };
        self.answered(side, choice, rng);
        choice
    }
}

impl<G: Game> fmt::Debug for Ismcts<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Ismcts")
            .field("settings", &self.settings)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Published as _, Wanted};
    use testkit::toy::Toy;

    use super::*;

    /// A bot plays all seats of a match; `look` sees each question before it is answered and the bot after that.
    fn match_of(seed: u64, mut look: impl FnMut(&Perspective<'_, Toy>, &mut Ismcts<Toy>)) {
        let content = Toy::read_content(Toy::CONTENT).unwrap();
        let setup = Toy::set_up(&content, &Wanted::default()).unwrap();
        let mut dice = Dice::quick(Rng::new(seed));
        let mut game = Toy::start(&setup, &mut dice, &mut Quiet);
        let mut bot = Ismcts::new(Settings {
            budget: Budget::Iterations(100),
            ..Settings::default()
        });
        let mut rng = Rng::new(seed);
        while let Turn::Ask(seat) = game.turn() {
            let side = Perspective::new(&game, seat);
            look(&side, &mut bot);
            let choice = bot.choose(&side, &mut rng);
            game.apply(choice, &mut dice, &mut Quiet);
        }
    }

    #[test]
    fn the_tree_is_kept_between_the_parts_of_one_move_and_only_then() {
        let (mut kept, mut forgotten, mut last) = (0, 0, None);
        for seed in 0..20 {
            match_of(seed, |side, bot| {
                // What `choose` does first. It will find nothing to recall a second time and begin anew.
                bot.recall(side);
                if bot.effort().0 > 0 {
                    kept += 1;
                    assert_eq!(last, Some(side.seat()), "nobody else was asked in between");
                } else {
                    forgotten += 1;
                }
                last = Some(side.seat());
            });
        }
        assert!(kept > 0 && forgotten > kept, "{kept} kept, {forgotten} not");
    }

    #[test]
    fn a_forced_answer_needs_no_thought() {
        let mut choices = Vec::new();
        let mut forced = 0;
        for seed in 0..40 {
            match_of(seed, |side, _| {
                side.choices(&mut choices);
                if let [only] = choices[..] {
                    forced += 1;
                    let mut fresh = Ismcts::<Toy>::new(Settings::default());
                    assert_eq!(fresh.choose(side, &mut Rng::new(1)), only);
                    assert_eq!(fresh.effort().0, 0);
                }
            });
        }
        assert!(forced > 0);
    }
}
