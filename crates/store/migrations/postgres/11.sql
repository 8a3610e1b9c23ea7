-- How people practised, day by day: streaks and what they are good at are counted from it. A day is one since 1970.

CREATE TABLE practice_days (
    person TEXT    NOT NULL REFERENCES people (id),
    day    BIGINT NOT NULL,
    game   TEXT    NOT NULL,
    theme  TEXT    NOT NULL,
    asked  BIGINT NOT NULL,
    solved BIGINT NOT NULL,
    PRIMARY KEY (person, day, game, theme)
);
