-- Results that have waited in a queue for longer than they should, until they are recorded.
CREATE TABLE waiting (
  -- The queue's id of the message.
  message TEXT PRIMARY KEY,
  -- When the round ended, in Unix milliseconds.
  since INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
