//! People and what lets them in.

use crate::base::{Base, on_both, person};
use store::{Person, Secret, SecretKind, Session, StoreError};

on_both![
    people_come_back,
    a_login_belongs_to_one,
    secrets_open_once,
    sessions_end_when_they_are_told_to,
];

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
    ann.recovery = Some("5ec7e7".to_owned());
    ann.seen_at = 99;
    assert_eq!(store.update_person(&ann).await, Ok(()));
    assert_eq!(store.person("ann").await, Ok(Some(ann.clone())));
    assert_eq!(store.person_by_login("ann@home").await, Ok(None));
    let found = store.person_by_recovery("5ec7e7").await;
    assert_eq!(found, Ok(Some(ann.clone())));
    assert_eq!(store.person_by_recovery("5ec7e8").await, Ok(None));
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
    let (a_link, a_token) = (SecretKind::DeviceLink, SecretKind::ApiToken);
    let wrong = store.take_secret(&link.hash, a_token).await;
    assert_eq!(wrong, Ok(None), "a secret of another kind stays");
    let taken = store.take_secret(&link.hash, a_link).await;
    assert_eq!(taken, Ok(Some(link.clone())));
    assert_eq!(store.take_secret(&link.hash, a_link).await, Ok(None));
    assert_eq!(store.find_secret(&link.hash).await, Ok(None));
    assert_eq!(store.sign_outs().await, Ok(1));
    let taken = store.take_secret(&token.hash, a_token).await;
    assert_eq!(taken, Ok(Some(token)));
    assert_eq!(store.sign_outs().await, Ok(2), "all nodes hear of it");
    assert_eq!(store.secrets_of("ann").await, Ok(vec![]));
}

async fn sessions_end_when_they_are_told_to(base: Base) {
    let store = base.open().await;
    let session = |person: &str, nth: u8| Session {
        hash: vec![nth; 32],
        person: person.to_owned(),
        device: "Firefox, Linux".to_owned(),
        created_at: 100,
        seen_at: 100 + i64::from(nth),
        expires_at: 100 * i64::from(nth),
    };
    assert_eq!(
        store.put_session(&session("ann", 2)).await,
        Err(StoreError::NotFound)
    );
    for id in ["ann", "ben"] {
        store.insert_person(&person(id, None)).await.unwrap();
    }
    for (person, nth) in [("ann", 2), ("ann", 3), ("ben", 4), ("ann", 5)] {
        store.put_session(&session(person, nth)).await.unwrap();
    }
    let of = |person: &'static str| {
        let store = store.clone();
        async move {
            let found = store.sessions_of(person).await.unwrap();
            found.iter().map(|one| one.hash[0]).collect::<Vec<_>>()
        }
    };
    assert_eq!(of("ann").await, [5, 3, 2]);
    assert_eq!(store.session(&[3; 32]).await, Ok(Some(session("ann", 3))));
    let mut used = session("ann", 2);
    (used.seen_at, used.expires_at) = (150, 900);
    store.renew_session(&used).await.unwrap();
    assert_eq!(store.session(&[2; 32]).await, Ok(Some(used)));
    // Nobody ends the sessions of others.
    assert_eq!(store.end_session("ben", &[2; 32]).await, Ok(false));
    let before = store.sign_outs().await.unwrap();
    assert_eq!(store.end_session("ann", &[2; 32]).await, Ok(true));
    assert_eq!(store.sign_outs().await, Ok(before + 1));
    assert_eq!(of("ann").await, [5, 3]);
    // What has expired long ago goes when somebody signs in.
    let late = Session {
        created_at: 450 + 30 * 86_400_000,
        ..session("ann", 9)
    };
    store.put_session(&late).await.unwrap();
    assert_eq!((of("ann").await, of("ben").await), (vec![9, 5], vec![]));
    store.end_sessions_of("ann").await.unwrap();
    assert_eq!(of("ann").await, []);
    assert_eq!(store.renew_session(&late).await, Ok(()));
    assert_eq!(of("ann").await, [], "what has ended stays so");
}
