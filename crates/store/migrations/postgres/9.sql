-- Positions that people practise on, and how it went. `box` is how well they know it: see docs/practice.md.

CREATE TABLE practice (
    person      TEXT    NOT NULL REFERENCES people (id),
    item        TEXT    NOT NULL,
    game        TEXT    NOT NULL,
    box         BIGINT NOT NULL,
    due_at      BIGINT NOT NULL,
    asked       BIGINT NOT NULL,
    solved      BIGINT NOT NULL,
    answered_at BIGINT,
    last_lost   BIGINT,
    PRIMARY KEY (person, item)
);
CREATE INDEX practice_by_due ON practice (person, due_at);
