-- Whose turn it is and what lists show of a match, kept beside it: lists need not replay what they show.

ALTER TABLE tables ADD COLUMN asked INTEGER;
ALTER TABLE tables ADD COLUMN waits_for TEXT;
-- Empty until the table is next changed or loaded.
ALTER TABLE tables ADD COLUMN glance TEXT NOT NULL DEFAULT '';
CREATE INDEX tables_by_turn ON tables (waits_for) WHERE waits_for IS NOT NULL;
