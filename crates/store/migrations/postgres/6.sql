-- Boards that people build themselves. Whoever knows the id of one may look at it.

CREATE TABLE boards (
    id         TEXT    NOT NULL PRIMARY KEY,
    person     TEXT    NOT NULL REFERENCES people (id),
    game       TEXT    NOT NULL,
    name       TEXT    NOT NULL,
    setup      TEXT    NOT NULL,
    created_at BIGINT  NOT NULL,
    changed_at BIGINT  NOT NULL
);
CREATE INDEX boards_by_person ON boards (person, changed_at, id);
