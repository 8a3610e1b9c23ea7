//! What statistics count of a match: which kingdom somebody led, and which Victory Conditions they fulfilled.

use face::{Chart, Count};
use numa_sera::{Event, View};

pub(crate) const CHARTS: &[Chart] = &[Chart::wins("kingdom"), Chart::times("condition")];

pub(crate) fn counted(view: &View, events: &[Event]) -> Vec<Count> {
    let kingdoms = view.players.iter().filter_map(|player| {
        let kingdom = view.content.kingdoms.get(usize::from(player.kingdom?))?;
        let key = kingdom.id.replace('_', "-");
        Some(Count::new(player.seat, "kingdom", key, 1))
    });
    let fulfilled = events.iter().filter_map(|event| match event {
        Event::ConditionMet { seat, condition } => {
            Some(Count::new(*seat, "condition", condition.word(), 1))
        }
        _ => None,
    });
    kingdoms.chain(fulfilled).collect()
}
