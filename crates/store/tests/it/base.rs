//! A database of one's own, and what is put into it.

use sqlx::{Connection as _, Executor as _, PgConnection, SqliteConnection};
use store::{Entry, EntryKind, Person, Phase, Store, TableRow, Turn};
use testbed::{Folder, Postgres};

/// A new, empty database.
pub(crate) struct Base {
    pub(crate) url: String,
    pub(crate) folder: Folder,
}

impl Base {
    pub(crate) fn sqlite() -> Self {
        let folder = Folder::new();
        let file = folder.join("deep/er/longtable.db");
        let url = format!("sqlite:{}", file.display());
        Self { url, folder }
    }

    pub(crate) fn postgres() -> Self {
        Self {
            url: Postgres::shared().database(),
            folder: Folder::new(),
        }
    }

    pub(crate) async fn open(&self) -> Store {
        Store::open(&self.url).await.unwrap()
    }

    pub(crate) fn is_postgres(&self) -> bool {
        self.url.starts_with("postgres:")
    }
}

/// Each of these functions becomes two tests.
macro_rules! on_both {
    ($($test:ident),+ $(,)?) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                super::$test($crate::base::Base::sqlite()).await;
            })+
        }
        mod postgres {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                super::$test($crate::base::Base::postgres()).await;
            })+
        }
    };
}
pub(crate) use on_both;

/// Runs SQL past the store.
pub(crate) async fn run(base: &Base, sqlite: &'static str, postgres: &'static str) {
    if base.is_postgres() {
        let mut conn = PgConnection::connect(&base.url).await.unwrap();
        conn.execute(sqlx::raw_sql(postgres)).await.unwrap();
    } else {
        std::fs::create_dir_all(base.folder.join("deep/er")).unwrap();
        let url = format!("{}?mode=rwc", base.url);
        let mut conn = SqliteConnection::connect(&url).await.unwrap();
        conn.execute(sqlx::raw_sql(sqlite)).await.unwrap();
        conn.close().await.unwrap();
    }
}

pub(crate) fn table(id: &str) -> TableRow {
    TableRow {
        id: id.to_owned(),
        game: "ethnos".to_owned(),
        rules_version: 3,
        setup: "edition=first seats=3".to_owned(),
        content: "c0ffee".to_owned(),
        host: "ann".to_owned(),
        options: r#"{"clock":"none"}"#.to_owned(),
        seats: r#"["ann","bot"]"#.to_owned(),
        people: vec!["ann".to_owned(), "zoë".to_owned()],
        commitment: "ab12".to_owned(),
        seed: Some(vec![0, 1, 254, 255]),
        opening: "1 2 3".to_owned(),
        opening_hash: i64::MIN,
        phase: Phase::Gathering,
        public: true,
        version: 1,
        created_at: 1_000,
        changed_at: 1_000,
        result: None,
        turn: Turn::default(),
    }
}

pub(crate) fn step(seq: i64) -> Entry {
    Entry {
        seq,
        kind: EntryKind::Step,
        seat: Some(1),
        body: format!("place duris; żółw 🐢 '{seq}'"),
        tape: vec![0, 7, u32::MAX],
        hash: -seq,
        made_at: 1_000 + seq,
    }
}

pub(crate) fn person(id: &str, login: Option<&str>) -> Person {
    Person {
        id: id.to_owned(),
        name: format!("Name of {id} 王"),
        login: login.map(str::to_owned),
        password: login.map(|_| "$argon2id$v=19$…".to_owned()),
        language: "pl".to_owned(),
        theme: "dark".to_owned(),
        webhook: None,
        recovery: None,
        created_at: 5,
        seen_at: 6,
    }
}
