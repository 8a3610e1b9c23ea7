//! Keeps matches: an append-only log in SQLite or PostgreSQL. Knows no game.
