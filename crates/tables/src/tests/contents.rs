//! Tables with content that somebody corrected.

use super::*;

/// Ethnos with another row of points for Bands.
fn corrected(hub: &Hub) -> Arc<dyn AnyGame> {
    let ours = hub.games[0].content();
    let text = ours.replace(
        "values = [0, 0, 1, 3, 6, 10, 15], beyond = 15",
        "values = [0, 0, 1, 3, 6, 10, 16], beyond = 16",
    );
    assert_ne!(text, ours);
    hub.games[0].with_content(&text).unwrap()
}

async fn played(hub: &Hub) -> Held {
    let mut draft = draft(hub, ewa_and_jan(), Options::default());
    draft.game = corrected(hub);
    let id = draft.create(&hub.store, 1).await.unwrap();
    let mut table = hub.table(&id).await.unwrap();
    table.start(&hub.store, "ewa").await.unwrap();
    for _ in 0..30 {
        answer(&mut table, &hub.store).await.unwrap();
    }
    table
}

/// Nodes that have never heard of the set go on with it, and the file can be read by a program that knows only its own content.
#[tokio::test]
async fn every_node_plays_with_the_content_of_the_table() {
    let one = hub().await;
    let two = Hub::new(one.store.clone(), one.games.clone());
    let table = played(&one).await;
    let (id, content) = (table.row.id.clone(), table.game.content().to_owned());
    let file = table.play().unwrap().table.to_file();
    drop(table);
    one.put_away(-1000);
    for hub in [&one, &two] {
        let mut there = hub.table(&id).await.unwrap();
        assert_eq!(there.game.content(), content);
        assert_eq!(there.play().unwrap().table.to_file(), file);
        if std::ptr::eq(hub, &two) {
            answer(&mut there, &hub.store).await.unwrap();
        }
    }
    let read = catalog::read_match(&file, None).unwrap();
    assert_eq!(read.table.to_file(), file);
    assert_eq!(
        one.store
            .content(&there_hash(&one, &id).await)
            .await
            .unwrap(),
        Some(content)
    );
}

async fn there_hash(hub: &Hub, id: &str) -> String {
    let row = hub.store.table(id).await.unwrap().unwrap();
    assert!(crate::is_stored(&row.content), "{}", row.content);
    row.content
}

/// The usual tables name the content of their server by its short hash, and its text is kept.
#[tokio::test]
async fn what_the_program_ships_is_kept_too() {
    let hub = hub().await;
    let table = begun(&hub, ewa_and_jan(), Options::default()).await;
    assert_eq!(table.row.content.len(), 16);
    let kept = hub.store.content(&table.row.content).await.unwrap();
    assert_eq!(kept.as_deref(), Some(table.game.content()));
}

/// A match that was begun with what a server had goes on with that when the server has become another.
#[tokio::test]
async fn a_later_server_plays_on_with_what_the_earlier_one_had() {
    let one = hub().await;
    let mut table = begun(&one, ewa_and_jan(), Options::default()).await;
    for _ in 0..30 {
        answer(&mut table, &one.store).await.unwrap();
    }
    let (id, content) = (table.row.id.clone(), table.game.content().to_owned());
    let file = table.play().unwrap().table.to_file();
    drop(table);
    one.put_away(-1000);

    let mut games = one.games.clone();
    games[0] = corrected(&one);
    let later = Hub::new(one.store.clone(), games);
    let mut there = later.table(&id).await.unwrap();
    assert_eq!(there.game.content(), content);
    assert_eq!(there.play().unwrap().table.to_file(), file);
    answer(&mut there, &later.store).await.unwrap();
}

/// Where nobody has its text any more, a match is not played on with other cards.
#[tokio::test]
async fn a_match_without_its_content_is_not_played_with_another() {
    let hub = hub().await;
    let mut row = begun(&hub, ewa_and_jan(), Options::default())
        .await
        .row
        .clone();
    row.content = "0123456789abcdef".to_owned();
    let found = hub.contents.of(&hub.store, &hub.games, &row).await;
    assert!(matches!(found, Err(Trouble::Damaged)));
}

/// A text that was changed in the database is no content of any table.
#[test]
fn a_changed_text_is_refused() {
    let game = catalog::find("eko").unwrap().open(None).unwrap();
    let hash = referee::fingerprint(game.content());
    assert!(crate::with_stored(&*game, &hash, game.content()).is_ok());
    let changed = format!("{}\n", game.content());
    assert!(crate::with_stored(&*game, &hash, &changed).is_err());
}

/// Of too many tables none leaves its content behind.
#[tokio::test]
async fn a_table_too_many_leaves_nothing_behind() {
    let hub = hub().await;
    let mut first = draft(&hub, ewa_and_jan(), Options::default());
    first.game = hub.games[1].clone();
    first.create(&hub.store, 1).await.unwrap();
    let mut second = draft(&hub, ewa_and_jan(), Options::default());
    second.game = corrected(&hub);
    let hash = referee::fingerprint(second.game.content());
    let refused = second.create(&hub.store, 1).await;
    assert_eq!(refused, Err(Trouble::TooManyTables));
    assert_eq!(hub.store.content(&hash).await.unwrap(), None);
}
