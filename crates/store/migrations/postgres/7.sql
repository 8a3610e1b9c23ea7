-- Sets: content files that people correct. Whoever knows the id of one may look at it.

CREATE TABLE sets (
    id         TEXT    NOT NULL PRIMARY KEY,
    person     TEXT    NOT NULL REFERENCES people (id),
    game       TEXT    NOT NULL,
    name       TEXT    NOT NULL,
    body       TEXT    NOT NULL,
    created_at BIGINT  NOT NULL,
    changed_at BIGINT  NOT NULL
);
CREATE INDEX sets_by_person ON sets (person, changed_at, id);

-- What tables are played with, each text once and for ever: whatever becomes of the set, the match can be told.

CREATE TABLE contents (
    hash TEXT NOT NULL PRIMARY KEY,
    body TEXT NOT NULL
);
