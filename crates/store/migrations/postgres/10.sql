-- What statistics count of a finished match. It can be worked out again at any time.

CREATE TABLE figures (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    body     TEXT NOT NULL
);
