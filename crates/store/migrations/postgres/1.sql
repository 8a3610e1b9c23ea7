-- Tables, who sits at them, what was played and what was said.

CREATE TABLE tables (
    id            TEXT    COLLATE "C" NOT NULL PRIMARY KEY,
    game          TEXT    NOT NULL,
    rules_version BIGINT  NOT NULL,
    setup         TEXT    NOT NULL,
    content       TEXT    NOT NULL,
    host          TEXT    NOT NULL,
    options       TEXT    NOT NULL,
    seats         TEXT    NOT NULL,
    commitment    TEXT    NOT NULL,
    seed          BYTEA,
    opening       TEXT    NOT NULL,
    opening_hash  BIGINT  NOT NULL,
    phase         TEXT    NOT NULL,
    public        BIGINT  NOT NULL,
    version       BIGINT  NOT NULL,
    created_at    BIGINT  NOT NULL,
    changed_at    BIGINT  NOT NULL,
    result        TEXT,
    chat_lines    BIGINT  NOT NULL DEFAULT 0
);
CREATE INDEX tables_by_change ON tables (changed_at, id);
CREATE INDEX tables_by_phase ON tables (phase, changed_at, id);
CREATE INDEX tables_by_host ON tables (host, changed_at, id);

CREATE TABLE sitting (
    person   TEXT COLLATE "C" NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    PRIMARY KEY (person, table_id)
);
CREATE INDEX sitting_by_table ON sitting (table_id);

-- The primary key is the lock. The reference to the entry before forbids gaps.
CREATE TABLE entries (
    table_id TEXT    COLLATE "C" NOT NULL REFERENCES tables (id),
    seq      BIGINT  NOT NULL CHECK (seq >= 1),
    kind     TEXT    NOT NULL,
    seat     BIGINT,
    body     TEXT    NOT NULL,
    tape     BYTEA   NOT NULL,
    hash     BIGINT  NOT NULL,
    made_at  BIGINT  NOT NULL,
    previous BIGINT  GENERATED ALWAYS AS (nullif(seq - 1, 0)) STORED,
    PRIMARY KEY (table_id, seq),
    FOREIGN KEY (table_id, previous) REFERENCES entries (table_id, seq)
);

CREATE TABLE chat (
    table_id TEXT    COLLATE "C" NOT NULL REFERENCES tables (id),
    nth      BIGINT  NOT NULL,
    person   TEXT    NOT NULL,
    seat     BIGINT,
    name     TEXT    NOT NULL,
    said     TEXT    NOT NULL,
    said_at  BIGINT  NOT NULL,
    PRIMARY KEY (table_id, nth)
);
