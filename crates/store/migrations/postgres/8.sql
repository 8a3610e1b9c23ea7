-- What was found when a finished match was looked at again. It can be had again at any time.

CREATE TABLE reviews (
    table_id TEXT   NOT NULL PRIMARY KEY REFERENCES tables (id),
    body     TEXT   NOT NULL,
    made_at  BIGINT NOT NULL
);
