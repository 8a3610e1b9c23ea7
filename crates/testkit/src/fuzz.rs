//! Bytes to matches and to text. Whatever the bytes, nothing may panic.

use kernel::{Published, Quiet, Rng, Seat, Turn, Wanted, stable_hash};
use referee::{Exit, Match, MatchFile, Seed};

/// What the bytes led to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Fuzzed {
    pub steps: u32,
    pub refused: u32,
    pub taken_back: u32,
    pub left: u32,
    pub over: bool,
}

/// Plays as the bytes say: answers that are offered, answers of another question, seats that are not asked, chains, and
/// taking back, giving up. The error says which promise of the referee or of the game was broken.
pub fn fuzz_bytes<G: Published>(setup: &G::Setup, bytes: &[u8]) -> Result<Fuzzed, String> {
    let mut bytes = bytes.iter().copied();
    let seed = bytes.next().unwrap_or(0);
    let mut table = Match::<G>::new(setup.clone(), Seed::from_number(u64::from(seed)));
    let mut known: Vec<G::Choice> = Vec::new();
    let mut done = Fuzzed::default();
    while let Some(order) = bytes.next() {
        let Turn::Ask(asked) = table.turn() else {
            done.over = true;
            break;
        };
        let mut offered = Vec::new();
        table.game().choices(&mut offered);
        if known.len() < 256 {
            let new = offered.iter().filter(|choice| !known.contains(choice));
            known.extend(new.copied().collect::<Vec<_>>());
        }
        let mut next = |from: &[G::Choice]| {
            let at = usize::from(bytes.next().unwrap_or(0));
            from[at % from.len()]
        };
        let (seat, chain) = match order % 8 {
            0..=3 => (asked, vec![next(&offered)]),
            4 => (asked, vec![next(&known)]),
            5 => (asked, (0..order / 8 % 5).map(|_| next(&known)).collect()),
            6 => (Seat(order / 8 % 8), vec![next(&offered), next(&known)]),
            7 if order >= 0xf0 => {
                let left = table.leave(Seat(bytes.next().unwrap_or(0) % 8), Exit::Concede);
                done.left += u32::from(left.is_ok());
                continue;
            }
            _ => {
                let back = table.take_back(Seat(order / 8 % table.game().seats()));
                done.taken_back += u32::from(back.is_ok());
                continue;
            }
        };
        submit(&mut table, seat, &chain, &mut done)?;
    }
    Ok(done)
}

/// Submits a chain and makes sure of what the referee promises, whether it is taken or not.
fn submit<G: Published>(
    table: &mut Match<G>,
    seat: Seat,
    chain: &[G::Choice],
    done: &mut Fuzzed,
) -> Result<(), String> {
    let before = (stable_hash(table.game()), table.log().len());
    let foreseen = table.preview(seat, chain).steps;
    match table.submit(seat, chain) {
        Ok(steps) => {
            if foreseen > steps.len() {
                return Err(format!("more is foreseen of {chain:?} than happens"));
            }
            done.steps += steps.len() as u32;
        }
        Err(refused) => {
            let _ = refused.to_string();
            done.refused += 1;
            if before != (stable_hash(table.game()), table.log().len()) {
                return Err(format!("refusing {chain:?} left a trace"));
            }
        }
    }
    let sound = table.game().audit();
    sound.map_err(|why| format!("after {chain:?}: {why}"))
}

/// Reads bytes as everything that a person can write: choices, positions, wishes, set-ups, content, match files. True
/// text with the bytes strewn into it gets further than noise alone. A position that is read is also played on; returns how
/// many were.
pub fn fuzz_text<G: Published>(setup: &G::Setup, bytes: &[u8]) -> Result<u32, String> {
    let noise = String::from_utf8_lossy(bytes);
    let mut rng = Rng::stream(&[stable_hash(bytes)]);
    let table = crate::golden::random_match::<G>(setup, rng.next_u64(), rng.below(60) as usize);
    let (game, content) = (table.game(), G::content(setup));

    let _ = G::read_content(&noise);
    let _ = G::read_content(&strew(G::CONTENT, bytes, &mut rng));
    let _ = MatchFile::<G>::read(&noise, content);
    let _ = MatchFile::<G>::read(&strew(&table.to_file(&[]), bytes, &mut rng), content);
    let _ = game.read_wish(&noise);
    for wanted in [
        noise.to_string(),
        strew(&G::wanted(setup).to_string(), bytes, &mut rng),
    ] {
        let _ = wanted
            .parse::<Wanted>()
            .map(|wanted| G::set_up(content, &wanted).map(drop));
    }
    if let Turn::Ask(seat) = game.turn() {
        let mut offered = Vec::new();
        game.choices(&mut offered);
        for text in offered
            .iter()
            .map(|choice| strew(&game.write_choice(*choice), bytes, &mut rng))
            .chain([noise.to_string()])
            .collect::<Vec<_>>()
        {
            if let Ok(choice) = game.read_choice(&text) {
                // Anything that can be written can be refused or taken.
                let _ = table.check(seat, choice);
                let _ = game.write_choice(choice);
            }
        }
    }
    let mut read = 0;
    for text in [
        noise.to_string(),
        strew(&game.write_position(), bytes, &mut rng),
    ] {
        if let Ok(position) = G::read_position(setup, &text) {
            play_on(setup, position, &mut rng).map_err(|why| format!("{why}\n{text}"))?;
            read += 1;
        }
    }
    Ok(read)
}

/// A position that was read is a position: it is written as it is read, and can be played.
fn play_on<G: Published>(setup: &G::Setup, mut game: G, rng: &mut Rng) -> Result<(), String> {
    let again = G::read_position(setup, &game.write_position());
    if again.as_ref() != Ok(&game) {
        return Err(format!("a position is read back as another: {again:?}"));
    }
    game.audit()
        .map_err(|why| format!("a position is read that cannot be: {why}"))?;
    let mut dice = kernel::Dice::quick(Rng::new(rng.next_u64()));
    let mut scratch = Vec::new();
    for _ in 0..200 {
        if game.turn() == Turn::Over {
            break;
        }
        for viewer in kernel::Viewer::all(game.seats()) {
            let _ = game.view(viewer);
        }
        let choice = game.sample(rng, &mut scratch);
        game.apply(choice, &mut dice, &mut Quiet);
    }
    let _ = game.standings();
    Ok(())
}

/// `text` with lines and characters lost, doubled and replaced.
fn strew(text: &str, bytes: &[u8], rng: &mut Rng) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    // One change or two are often still text that can be read; more seldom are.
    let changes = bytes.first().map_or(0, |byte| 1 + usize::from(byte % 4));
    for &byte in bytes.iter().skip(1).take(changes) {
        if lines.is_empty() {
            break;
        }
        let at = rng.below(lines.len() as u32) as usize;
        let other = lines[rng.below(lines.len() as u32) as usize].clone();
        let mut words: Vec<String> = lines[at].split(' ').map(str::to_owned).collect();
        let word = rng.below(words.len() as u32) as usize;
        match byte % 7 {
            0 => drop(lines.remove(at)),
            1 => lines.insert(at, other),
            2 => lines[at] = other,
            3 => words[word] = (i64::from(byte) - 100).to_string(),
            4 => words[word] = other.split(' ').next_back().unwrap_or("").to_owned(),
            5 => drop(words.remove(word)),
            _ => words[word].push(char::from(byte)),
        }
        if byte % 7 > 2 {
            lines[at] = words.join(" ");
        }
    }
    lines.join("\n")
}
