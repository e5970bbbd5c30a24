-- A fourth purpose for keys: signing cookies. Which purposes there are is known to worker/store/keys.ts, so that the
-- next one needs no new table.
CREATE TABLE keys_of_any_purpose (
  id INTEGER PRIMARY KEY,
  purpose TEXT NOT NULL,
  material TEXT NOT NULL,
  made_at INTEGER NOT NULL
) STRICT;
INSERT INTO keys_of_any_purpose SELECT id, purpose, material, made_at FROM keys;
DROP TABLE keys;
ALTER TABLE keys_of_any_purpose RENAME TO keys;

-- Results that have waited in a queue for longer than they should, until they are recorded.
CREATE TABLE waiting (
  -- The queue's id of the message.
  message TEXT PRIMARY KEY,
  -- When the round ended, in Unix milliseconds.
  since INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
