//! What a new marker means for the lead of a kingdom.

use super::*;

/// Ewa's marker in Pelagon, which holds these before it, by seat.
#[track_caller]
fn lead(before: [u8; 4], trolls: [u8; 4], english: &str, polish: &str) {
    const PELAGON: usize = 2;
    let reader = Reader::at("edition=first seats=4 tribes=dwarf,merfolk,orc,skeleton,troll,elf");
    let mut then = reader.view.clone();
    then.kingdoms[PELAGON].markers = before.to_vec();
    for (side, token) in then.sides.iter_mut().zip(trolls) {
        side.trolls = [token].into_iter().filter(|token| *token > 0).collect();
    }
    let mut now = then.clone();
    now.kingdoms[PELAGON].markers[EWA.index()] += 1;
    let facts = EthnosFace::facts(&then, &now);
    let [fact] = &facts[..] else {
        panic!("one fact, not {facts:?}");
    };
    reader.both(fact, english, polish);
}

/// Of several who share a lead, none alone has it to lose (ET-SCORE-4, ET-TRIBE-TROLL-5).
#[test]
fn a_marker_says_whose_lead_it_takes() {
    lead(
        [1, 1, 1, 1],
        [0; 4],
        "breaks the tie for the lead in Pelagon",
        "przełamuje remis o prowadzenie w Królestwie Pelagon",
    );
    lead(
        [1, 2, 0, 2],
        [0; 4],
        "draws level with Jan and Piotr in Pelagon",
        "zrównuje się z graczami Jan i Piotr w Królestwie Pelagon",
    );
    lead(
        [1, 0, 2, 0],
        [0; 4],
        "draws level with Ola in Pelagon",
        "zrównuje się z graczem Ola w Królestwie Pelagon",
    );
    // Jan's token breaks the tie, so the lead is his alone.
    lead(
        [1, 1, 1, 0],
        [0, 3, 0, 0],
        "takes Pelagon from Jan",
        "odbiera prowadzenie graczowi Jan w Królestwie Pelagon",
    );
    lead(
        [1, 2, 2, 0],
        [6, 0, 0, 0],
        "takes Pelagon from Jan and Ola",
        "odbiera prowadzenie graczom Jan i Ola w Królestwie Pelagon",
    );
    lead(
        [1, 3, 3, 0],
        [0; 4],
        "closes in on Jan and Ola in Pelagon",
        "zbliża się do graczy Jan i Ola w Królestwie Pelagon",
    );
    lead(
        [2, 2, 0, 0],
        [4, 0, 0, 0],
        "strengthens the lead in Pelagon",
        "umacnia prowadzenie w Królestwie Pelagon",
    );
    lead(
        [0; 4],
        [0; 4],
        "places the first marker in Pelagon",
        "umieszcza pierwszy znacznik w Królestwie Pelagon",
    );
}
