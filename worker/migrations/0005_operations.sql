-- Browsers that receive push reminders.
CREATE TABLE reminders (
  id INTEGER PRIMARY KEY,
  -- The push service's address of the browser; it is secret, and a client that has it may stop the reminders.
  endpoint TEXT NOT NULL UNIQUE,
  visitor TEXT NOT NULL,
  -- The browser's public key and secret for the encryption of messages (RFC 8291), in base64url.
  p256dh TEXT NOT NULL,
  auth TEXT NOT NULL,
  -- The site's key for this subscription, by its id in `keys` (RFC 8292).
  vapid INTEGER NOT NULL,
  -- The site's origin, `https://…`, which push services require.
  site TEXT NOT NULL,
  language TEXT NOT NULL CHECK (language IN ('en', 'fr')),
  -- The hour of the reminder of new puzzles, in this time zone.
  hour INTEGER NOT NULL,
  zone TEXT NOT NULL,
  -- When each reminder is due next, in Unix milliseconds; NULL where it is not wanted.
  puzzles_at INTEGER,
  streak_at INTEGER,
  -- When it was asked for, or extended because its visitor still plays.
  renewed_at INTEGER NOT NULL
) STRICT;

CREATE INDEX reminders_by_visitor ON reminders (visitor);
CREATE INDEX reminders_of_puzzles ON reminders (puzzles_at) WHERE puzzles_at IS NOT NULL;
CREATE INDEX reminders_of_streaks ON reminders (streak_at) WHERE streak_at IS NOT NULL;
CREATE INDEX reminders_by_renewal ON reminders (renewed_at);

CREATE TABLE feedback (
  id INTEGER PRIMARY KEY,
  name TEXT,
  email TEXT,
  message TEXT NOT NULL,
  sent_at INTEGER NOT NULL,
  -- A keyed hash of the sender's address, to limit messages. Cleared after ten minutes.
  sender TEXT
) STRICT;

CREATE INDEX feedback_by_time ON feedback (sent_at);
-- To count the messages of a sender, and to clear the hashes of earlier ones.
CREATE INDEX feedback_by_sender ON feedback (sender) WHERE sender IS NOT NULL;
CREATE INDEX feedback_with_sender ON feedback (sent_at) WHERE sender IS NOT NULL;

-- The league's responses of a night, in parts, until they are applied to the facts.
CREATE TABLE refresh (
  -- The day of the sync, in UTC.
  night TEXT NOT NULL,
  -- `roster:TOR`, `skater:100` (page of statistics), `player:8478402`; `news`: what was new.
  slice TEXT NOT NULL,
  -- Validated and reduced to what is used; NULL if the response was unusable.
  document TEXT,
  -- Why the response, or a part of it, was unusable; NULL if all was well.
  fault TEXT,
  at INTEGER NOT NULL,
  PRIMARY KEY (night, slice)
) STRICT, WITHOUT ROWID;

-- Results that have waited too long in a queue, until they are recorded.
CREATE TABLE waiting (
  -- The queue's id of the message.
  message TEXT PRIMARY KEY,
  -- When the round ended, in Unix milliseconds.
  since INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX waiting_by_time ON waiting (since);

-- Other counts of a UTC day, all kinds in one row: `{"challenges":3,"boards":1,"internal":2}` (worker/rules/site/usage.ts).
CREATE TABLE counts (
  day TEXT PRIMARY KEY,
  counted TEXT NOT NULL
) STRICT, WITHOUT ROWID;
