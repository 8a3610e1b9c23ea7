-- Where people are signed in, so that they can sign out there; and a way back for those who are signed in nowhere.

CREATE TABLE sessions (
    hash       BYTEA   NOT NULL PRIMARY KEY,
    person     TEXT    NOT NULL REFERENCES people (id),
    device     TEXT    NOT NULL,
    created_at BIGINT  NOT NULL,
    seen_at    BIGINT  NOT NULL,
    expires_at BIGINT  NOT NULL
);
CREATE INDEX sessions_by_person ON sessions (person, seen_at);
CREATE INDEX sessions_by_end ON sessions (expires_at);

-- Cookies used to hold the id of a person: whoever has one stays signed in.
INSERT INTO sessions (hash, person, device, created_at, seen_at, expires_at)
SELECT convert_to(id, 'UTF8'), id, '', created_at, floor(extract(epoch FROM now()))::BIGINT * 1000,
    (floor(extract(epoch FROM now()))::BIGINT + 30 * 86400) * 1000 FROM people;

ALTER TABLE people ADD COLUMN recovery TEXT;
CREATE UNIQUE INDEX people_by_recovery ON people (recovery) WHERE recovery IS NOT NULL;
