CREATE TABLE feedback (
  id INTEGER PRIMARY KEY,
  name TEXT,
  email TEXT,
  message TEXT NOT NULL,
  sent_at INTEGER NOT NULL,
  -- A keyed hash of the sender's address, so that nobody can flood us. Emptied after ten minutes.
  sender TEXT
) STRICT;

CREATE INDEX feedback_by_sender ON feedback (sender, sent_at) WHERE sender IS NOT NULL;

-- A third purpose for keys: hashing addresses. SQLite changes a CHECK only with its table.
CREATE TABLE keys_of_three_purposes (
  id INTEGER PRIMARY KEY,
  purpose TEXT NOT NULL CHECK (purpose IN ('seal', 'draw', 'address')),
  material TEXT NOT NULL,
  made_at INTEGER NOT NULL
) STRICT;
INSERT INTO keys_of_three_purposes SELECT id, purpose, material, made_at FROM keys;
DROP TABLE keys;
ALTER TABLE keys_of_three_purposes RENAME TO keys;
