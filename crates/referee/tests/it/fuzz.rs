//! Bytes as match files: whatever they are, nothing panics, and what is read is what was written.

use kernel::{Published, Rng};
use referee::{Header, MatchFile};
use testkit::golden::random_match;
use testkit::toy::{Setup, Toy};

const FILES: u64 = 4_000;

/// Some bytes of a true file are lost, doubled or replaced.
fn spoil(text: &str, rng: &mut Rng) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=rng.below(3) {
        let at = rng.below(bytes.len() as u32) as usize;
        match rng.below(4) {
            0 => drop(bytes.remove(at)),
            1 => bytes.insert(at, rng.next_u64() as u8),
            2 => bytes[at] = b" |\n=0A"[rng.below(6) as usize],
            _ => bytes.truncate(at.max(1)),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[test]
fn any_bytes_are_read_or_refused() {
    let content = Toy::read_content(Toy::CONTENT).unwrap();
    let true_text = random_match::<Toy>(&Setup::standard(3), 5, 200).to_file(&["Ewa".into()]);
    let (mut read, mut refused) = (0, 0);
    for seed in 0..FILES {
        let text = spoil(&true_text, &mut Rng::stream(&[seed]));
        let header = Header::read(&text);
        match MatchFile::<Toy>::read(&text, &content) {
            Ok(file) => {
                read += 1;
                assert!(header.is_ok(), "{text}");
                let again = file.table.to_file(&file.names);
                assert!(MatchFile::<Toy>::read(&again, &content).is_ok(), "{again}");
            }
            Err(error) => {
                refused += 1;
                let lines = text.lines().count();
                assert!(error.line <= lines.max(2), "{error}\n{text}");
            }
        }
    }
    assert!(read > 50 && refused > 2_000, "{read} read, {refused} not");
}
