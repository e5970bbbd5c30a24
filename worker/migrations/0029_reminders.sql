-- Browsers that have asked to be reminded, by the address that their push service has given them.
CREATE TABLE reminders (
  id INTEGER PRIMARY KEY,
  -- Whoever knows it may stop it: nobody else does.
  endpoint TEXT NOT NULL UNIQUE,
  visitor TEXT NOT NULL,
  -- What its messages are encrypted for (RFC 8291): the browser's public key and a secret of its own, in base64url.
  p256dh TEXT NOT NULL,
  auth TEXT NOT NULL,
  -- The key of the site it was asked for with, by its id in `keys`: no other can send to it (RFC 8292).
  vapid INTEGER NOT NULL,
  -- Where it was asked for, `https://…`: push services want to know who sends.
  site TEXT NOT NULL,
  language TEXT NOT NULL CHECK (language IN ('en', 'fr')),
  -- The hour of new puzzles, and the zone it is one of.
  hour INTEGER NOT NULL,
  zone TEXT NOT NULL,
  -- When it is due next, in Unix milliseconds; NULL where it is not wanted.
  puzzles_at INTEGER,
  streak_at INTEGER,
  -- When it was asked for, or was kept on because its visitor still plays.
  renewed_at INTEGER NOT NULL
) STRICT;

CREATE INDEX reminders_by_visitor ON reminders (visitor);
CREATE INDEX reminders_of_puzzles ON reminders (puzzles_at) WHERE puzzles_at IS NOT NULL;
CREATE INDEX reminders_of_streaks ON reminders (streak_at) WHERE streak_at IS NOT NULL;
CREATE INDEX reminders_by_renewal ON reminders (renewed_at);
