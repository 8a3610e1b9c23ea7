//! People and what lets them in.

use crate::base::{Base, on_both, person};
use store::{Person, Secret, SecretKind, StoreError};

on_both![people_come_back, a_login_belongs_to_one, secrets_open_once];

async fn people_come_back(base: Base) {
    let store = base.open().await;
    let guest = person("guest", None);
    let mut ann = person("ann", Some("ann@home"));
    store.insert_person(&guest).await.unwrap();
    store.insert_person(&ann).await.unwrap();
    store.insert_person(&person("guest 2", None)).await.unwrap();
    assert_eq!(store.person("guest").await, Ok(Some(guest)));
    assert_eq!(store.person("nobody").await, Ok(None));
    assert_eq!(
        store.person_by_login("ann@home").await,
        Ok(Some(ann.clone()))
    );
    assert_eq!(store.person_by_login("ANN@home").await, Ok(None));

    ann.webhook = Some("https://example.org/hook".to_owned());
    ann.name = "Anna".to_owned();
    ann.login = Some("anna".to_owned());
    ann.seen_at = 99;
    assert_eq!(store.update_person(&ann).await, Ok(()));
    assert_eq!(store.person("ann").await, Ok(Some(ann.clone())));
    assert_eq!(store.person_by_login("ann@home").await, Ok(None));
    let nobody = person("nobody", None);
    assert_eq!(
        store.update_person(&nobody).await,
        Err(StoreError::NotFound)
    );
    let shown = format!("{ann:?}");
    assert!(
        !shown.contains("argon2") && !shown.contains("hook"),
        "{shown}"
    );
}

async fn a_login_belongs_to_one(base: Base) {
    let store = base.open().await;
    store
        .insert_person(&person("ann", Some("ann")))
        .await
        .unwrap();
    let guest = person("guest", None);
    store.insert_person(&guest).await.unwrap();
    let taken = store.insert_person(&person("other", Some("ann"))).await;
    assert_eq!(taken, Err(StoreError::Conflict));
    assert_eq!(store.person("other").await, Ok(None));
    let taken = store.insert_person(&person("ann", None)).await;
    assert_eq!(taken, Err(StoreError::Conflict));
    let greedy = Person {
        login: Some("ann".to_owned()),
        ..guest.clone()
    };
    assert_eq!(
        store.update_person(&greedy).await,
        Err(StoreError::Conflict)
    );
    assert_eq!(store.person("guest").await, Ok(Some(guest)));
}

async fn secrets_open_once(base: Base) {
    let store = base.open().await;
    let secret = |nth: u8, kind| Secret {
        hash: vec![nth; 32],
        kind,
        person: "ann".to_owned(),
        label: format!("telefon {nth}"),
        created_at: 10 - i64::from(nth),
        expires_at: (nth == 1).then_some(50),
    };
    let link = secret(1, SecretKind::DeviceLink);
    let token = secret(2, SecretKind::ApiToken);
    assert_eq!(store.put_secret(&link).await, Err(StoreError::NotFound));
    store.insert_person(&person("ann", None)).await.unwrap();
    assert_eq!(store.put_secret(&link).await, Ok(()));
    assert_eq!(store.put_secret(&link).await, Err(StoreError::Conflict));
    assert_eq!(store.put_secret(&token).await, Ok(()));
    assert_eq!(store.find_secret(&link.hash).await, Ok(Some(link.clone())));
    assert_eq!(store.find_secret(b"guess").await, Ok(None));
    let both = vec![token.clone(), link.clone()];
    assert_eq!(store.secrets_of("ann").await, Ok(both));
    assert_eq!(store.secrets_of("bob").await, Ok(vec![]));
    assert_eq!(store.take_secret(&link.hash).await, Ok(Some(link.clone())));
    assert_eq!(store.take_secret(&link.hash).await, Ok(None));
    assert_eq!(store.find_secret(&link.hash).await, Ok(None));
    assert_eq!(store.delete_secret(&token.hash).await, Ok(true));
    assert_eq!(store.delete_secret(&token.hash).await, Ok(false));
    assert_eq!(store.secrets_of("ann").await, Ok(vec![]));
}
