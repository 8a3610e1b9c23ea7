-- How people practised, day by day: streaks and what they are good at are counted from it. A day is one since 1970.

CREATE TABLE practice_days (
    person TEXT    NOT NULL REFERENCES people (id),
    day    INTEGER NOT NULL,
    game   TEXT    NOT NULL,
    theme  TEXT    NOT NULL,
    asked  INTEGER NOT NULL,
    solved INTEGER NOT NULL,
    PRIMARY KEY (person, day, game, theme)
) STRICT;
