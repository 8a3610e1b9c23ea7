//! Every hidden zone really is dealt again. Views alone cannot show it: a world in which a rival's true hand was left
//! lying looks right to everyone, and lets a bot play with open cards.

use std::collections::BTreeMap;
use std::hash::Hash;
use std::ops::Range;

use kernel::{Dice, Published, Rng, Turn, Viewer, stable_hash};

/// Somewhere that a viewer may not look, and a fingerprint of what is there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Zone {
    pub name: String,
    pub hash: u64,
}

impl Zone {
    #[must_use]
    pub fn of(name: impl Into<String>, contents: &impl Hash) -> Self {
        Self {
            name: name.into(),
            hash: stable_hash(contents),
        }
    }
}

/// By zone and viewer: how often it was looked at, and how often other worlds differed there.
pub type Redealt = BTreeMap<String, (u64, u64)>;

/// Plays random matches and deals again for every viewer at every fourth step. `zones` names what is hidden from a viewer.
/// Fails
/// when a zone was seen to hold the same in every world of a viewer, or when a zone comes or goes.
pub fn check_redeal<G: Published>(
    setup: &G::Setup,
    seeds: Range<u64>,
    max_steps: usize,
    zones: impl Fn(&G, Viewer) -> Vec<Zone>,
) -> Result<Redealt, String> {
    let mut redealt = Redealt::new();
    for seed in seeds {
        let mut rng = Rng::stream(&[seed, 0x7265_6465_616c]);
        let mut dice = Dice::quick(Rng::new(rng.next_u64()));
        let mut game = G::start(setup, &mut dice, &mut kernel::Quiet);
        let mut scratch = Vec::new();
        for step in 0..max_steps {
            if game.turn() == Turn::Over {
                break;
            }
            if step % 4 == 0 {
                for viewer in Viewer::all(game.seats()) {
                    deal_again(&game, viewer, &zones, &mut rng, &mut redealt)
                        .map_err(|why| format!("seed {seed}, step {step}: {why}"))?;
                }
            }
            let choice = game.sample(&mut rng, &mut scratch);
            game.apply(choice, &mut dice, &mut kernel::Quiet);
        }
    }
    match redealt.iter().find(|(_, (_, varied))| *varied == 0) {
        Some((name, (looks, _))) => Err(format!(
            "{name} is never dealt again: {looks} times it held the same in every world"
        )),
        None => Ok(redealt),
    }
}

fn deal_again<G: Published>(
    game: &G,
    viewer: Viewer,
    zones: &impl Fn(&G, Viewer) -> Vec<Zone>,
    rng: &mut Rng,
    redealt: &mut Redealt,
) -> Result<(), String> {
    let truth = zones(game, viewer);
    let worlds: Vec<Vec<Zone>> = (0..4)
        .map(|_| zones(&game.determinize(viewer, rng), viewer))
        .collect();
    for (at, zone) in truth.iter().enumerate() {
        let mut hashes = Vec::new();
        for world in &worlds {
            match world.get(at) {
                Some(there) if there.name == zone.name => hashes.push(there.hash),
                _ => return Err(format!("{} is not a zone of another world", zone.name)),
            }
        }
        // Compared with each other, not with the truth: a private question that starts over moves cards as well.
        let varied = hashes.iter().any(|hash| *hash != hashes[0]);
        let (looks, changes) = redealt
            .entry(format!("{} for {viewer:?}", zone.name))
            .or_default();
        *looks += 1;
        *changes += u64::from(varied);
    }
    Ok(())
}
