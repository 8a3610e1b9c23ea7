-- How many entries a log has, their sum, and a seal of the table's row: what is cut off or changed later is noticed. Empty until
-- they are worked out for what was there before.

ALTER TABLE tables ADD COLUMN entry_count BIGINT;
ALTER TABLE tables ADD COLUMN entry_sum BIGINT;
ALTER TABLE tables ADD COLUMN seal BIGINT;
CREATE INDEX tables_without_sum ON tables (id) WHERE entry_sum IS NULL;
