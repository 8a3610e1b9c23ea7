-- People, what lets them in, and what all nodes share.

CREATE TABLE people (
    id         TEXT    NOT NULL PRIMARY KEY,
    name       TEXT    NOT NULL,
    login      TEXT    UNIQUE,
    password   TEXT,
    language   TEXT    NOT NULL,
    theme      TEXT    NOT NULL,
    webhook    TEXT,
    created_at INTEGER NOT NULL,
    seen_at    INTEGER NOT NULL
) STRICT;

CREATE TABLE secrets (
    hash       BLOB    NOT NULL PRIMARY KEY,
    kind       TEXT    NOT NULL,
    person     TEXT    NOT NULL REFERENCES people (id),
    label      TEXT    NOT NULL,
    created_at INTEGER NOT NULL,
    expires_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX secrets_by_person ON secrets (person, created_at);

CREATE TABLE settings (
    name  TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
