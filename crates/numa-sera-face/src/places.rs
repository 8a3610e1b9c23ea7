//! What an answer is about, as elements of the page name it in `data-at`.

use numa_sera::content::Source;
use numa_sera::{Choice, Target, View};

pub(crate) fn places(view: &View, choice: Choice) -> Vec<String> {
    let own = view.viewer.map(|seat| seat.to_string()).unwrap_or_default();
    let place = match choice {
        Choice::Explore => "deck".to_owned(),
        Choice::Attack(Target::Independent(hold) | Target::Controlled(hold)) => {
            format!("hold-{hold}")
        }
        Choice::Attack(Target::Hero(seat)) | Choice::Offer(seat) | Choice::Player(seat) => {
            format!("seat-{seat}")
        }
        Choice::BuySkill(skill) | Choice::Train(skill) => format!("skill-{}", skill as u8),
        Choice::BuyItem(card)
        | Choice::Equip(card)
        | Choice::Test(card)
        | Choice::Keep(card)
        | Choice::Take(card)
        | Choice::Discard(card)
        | Choice::Play(card) => format!("card-{}", card.0),
        Choice::Tick(block) => format!("block-{own}-{block}"),
        Choice::Use(set, _) | Choice::Spare(set) => match view.content.set(set).source {
            Source::Hero(_) => format!("hero-{own}"),
            Source::Stronghold(hold) => format!("hold-{hold}"),
            Source::Block { block, .. } => format!("block-{own}-{block}"),
            Source::Card { .. } => format!("maven-{own}"),
            Source::Skill { .. } | Source::Class(_) => return Vec::new(),
        },
        _ => return Vec::new(),
    };
    vec![place]
}
