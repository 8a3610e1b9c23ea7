-- Positions that people practise on, and how it went. `box` is how well they know it: see docs/practice.md.

CREATE TABLE practice (
    person      TEXT    NOT NULL REFERENCES people (id),
    item        TEXT    NOT NULL,
    game        TEXT    NOT NULL,
    box         INTEGER NOT NULL,
    due_at      INTEGER NOT NULL,
    asked       INTEGER NOT NULL,
    solved      INTEGER NOT NULL,
    answered_at INTEGER,
    last_lost   INTEGER,
    PRIMARY KEY (person, item)
) STRICT;
CREATE INDEX practice_by_due ON practice (person, due_at);
