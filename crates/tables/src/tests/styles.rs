//! Bots have styles, and names after them.

use std::collections::HashSet;

use catalog::level_and_style;

use super::*;
use crate::styles;

fn bot(level: &str) -> Place {
    Place::Bot {
        level: level.to_owned(),
    }
}

fn with_bots(levels: &[&str]) -> Vec<Place> {
    let bots = levels.iter().map(|level| bot(level));
    std::iter::once(Place::person("ewa", "Ewa"))
        .chain(bots)
        .collect()
}

/// The style of every bot here.
fn styles_of(places: &[Place]) -> Vec<Option<String>> {
    let bots = places.iter().filter_map(|place| match place {
        Place::Bot { level } => Some(level_and_style(level).1.map(str::to_owned)),
        _ => None,
    });
    bots.collect()
}

#[tokio::test]
async fn bots_of_a_table_differ_and_are_called_by_it() {
    let hub = hub().await;
    let table = begun(&hub, with_bots(&["steady"; 3]), Options::default()).await;
    let styles = styles_of(&table.places);
    let different: HashSet<_> = styles.iter().flatten().collect();
    assert_eq!(different.len(), 3, "{styles:?}");
    let names = table.names();
    for (style, name) in styles.iter().flatten().zip(&names[1..]) {
        let style = styles::style("ethnos", style).unwrap();
        assert_eq!(style.names[0], name);
    }
    assert_eq!(
        table.places[1].bot().map(|bot| level_and_style(bot).0),
        Some("steady")
    );
}

#[tokio::test]
async fn styles_outlive_the_memory_of_a_node_and_come_to_the_rematch() {
    let hub = hub().await;
    let mut table = begun(&hub, with_bots(&["novice"; 3]), Options::default()).await;
    let (id, places, names) = (table.row.id.clone(), table.places.clone(), table.names());
    assert!(styles_of(&places).iter().all(Option::is_some));
    while table.asked().is_some() {
        answer(&mut table, &hub.store).await.unwrap();
    }
    drop(table);
    let other = Hub::new(hub.store.clone(), hub.games.clone());
    let mut again = other.table(&id).await.unwrap();
    assert_eq!(again.places, places);
    assert_eq!(again.names(), names);
    let rematch = again.rematch(&hub.store, "ewa").await.unwrap();
    drop(again);
    let rematch = other.table(&rematch).await.unwrap();
    let kept = |places: &[Place]| styles_of(places).into_iter().collect::<HashSet<_>>();
    assert_eq!(kept(&rematch.places), kept(&places));
}

/// One after the other as at once: whoever sits down later is of a style that nobody has.
#[tokio::test]
async fn a_bot_that_is_seated_in_the_waiting_room_has_a_style_too() {
    let hub = hub().await;
    let mut places = with_bots(&["sharp"]);
    places.push(Place::Open);
    let mut table = waiting(&hub, places, Options::default()).await;
    let seated = bot("sharp");
    table
        .set_place(&hub.store, "ewa", Seat(2), seated)
        .await
        .unwrap();
    let styles = styles_of(&table.places);
    assert!(styles[0].is_some() && styles[1].is_some() && styles[0] != styles[1]);
}

#[tokio::test]
async fn a_style_can_be_asked_for_where_the_game_has_it() {
    let hub = hub().await;
    let table = begun(
        &hub,
        with_bots(&["steady/wanderer", "steady"]),
        Options::default(),
    )
    .await;
    assert_eq!(table.places[1], bot("steady/wanderer"));
    assert_ne!(table.places[2], bot("steady/wanderer"));
    for nobody in ["steady/armourer", "greedy/wanderer", "steady/"] {
        let draft = draft(&hub, with_bots(&[nobody]), Options::default());
        let refused = draft.create(&hub.store, 0).await;
        assert_eq!(refused, Err(Trouble::UnknownBot), "{nobody}");
    }
}

/// Over many tables each style comes about as often, and a table's own are the same whenever they are asked for.
#[test]
fn styles_come_by_the_hash_of_the_deal() {
    let all = catalog::styles("eko");
    let mut met = vec![0; all.len()];
    for nth in 0..600 {
        let dealt = || {
            let mut places = with_bots(&["steady"]);
            styles::hand_out(&mut places, "eko", &format!("{nth:064x}"));
            styles_of(&places).remove(0).unwrap()
        };
        let style = dealt();
        assert_eq!(style, dealt());
        met[all.iter().position(|known| known.key == style).unwrap()] += 1;
    }
    assert!(met.iter().all(|&count| count > 150), "{met:?}");
}

/// Tables of before, and bots that measure, have no style.
#[test]
fn who_has_no_style_is_called_by_the_level() {
    let places = with_bots(&["steady", "greedy", "steady"]);
    let names = crate::seats::names(&places, "ethnos");
    assert_eq!(names, ["Ewa", "Sonia", "Magpie", "Marek"]);
    let mut places = with_bots(&["greedy"]);
    styles::hand_out(&mut places, "ethnos", "any");
    assert_eq!(places[1], bot("greedy"));
    let mut many = with_bots(&["steady"; 5]);
    styles::hand_out(&mut many, "ethnos", "any");
    let names: HashSet<String> = crate::seats::names(&many, "ethnos").into_iter().collect();
    assert_eq!(names.len(), 6, "nobody is called as another: {names:?}");
}
