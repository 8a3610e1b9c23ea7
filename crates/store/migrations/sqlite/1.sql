-- Tables, who sits at them, what was played and what was said.

CREATE TABLE tables (
    id            TEXT    NOT NULL PRIMARY KEY,
    game          TEXT    NOT NULL,
    rules_version INTEGER NOT NULL,
    setup         TEXT    NOT NULL,
    content       TEXT    NOT NULL,
    host          TEXT    NOT NULL,
    options       TEXT    NOT NULL,
    seats         TEXT    NOT NULL,
    commitment    TEXT    NOT NULL,
    seed          BLOB,
    opening       TEXT    NOT NULL,
    opening_hash  INTEGER NOT NULL,
    phase         TEXT    NOT NULL,
    public        INTEGER NOT NULL,
    version       INTEGER NOT NULL,
    created_at    INTEGER NOT NULL,
    changed_at    INTEGER NOT NULL,
    result        TEXT,
    chat_lines    INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX tables_by_change ON tables (changed_at, id);
CREATE INDEX tables_by_phase ON tables (phase, changed_at, id);
CREATE INDEX tables_by_host ON tables (host, changed_at, id);

CREATE TABLE sitting (
    person   TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX sitting_by_table ON sitting (table_id);

-- The primary key is the lock. The reference to the entry before forbids gaps.
CREATE TABLE entries (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    seq      INTEGER NOT NULL CHECK (seq >= 1),
    kind     TEXT    NOT NULL,
    seat     INTEGER,
    body     TEXT    NOT NULL,
    tape     BLOB    NOT NULL,
    hash     INTEGER NOT NULL,
    made_at  INTEGER NOT NULL,
    previous INTEGER GENERATED ALWAYS AS (nullif(seq - 1, 0)) VIRTUAL,
    PRIMARY KEY (table_id, seq),
    FOREIGN KEY (table_id, previous) REFERENCES entries (table_id, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    nth      INTEGER NOT NULL,
    person   TEXT    NOT NULL,
    seat     INTEGER,
    name     TEXT    NOT NULL,
    said     TEXT    NOT NULL,
    said_at  INTEGER NOT NULL,
    PRIMARY KEY (table_id, nth)
) STRICT, WITHOUT ROWID;
