-- Somebody who has finished a daily: a random id in his browser's cookie, and a name if he likes.
CREATE TABLE visitors (
  id TEXT PRIMARY KEY,
  nickname TEXT NOT NULL,
  -- The nickname folded, so that no two look alike.
  nickname_key TEXT NOT NULL UNIQUE,
  named_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Finished daily and archive rounds, as the server judged them. The first of a puzzle stands.
CREATE TABLE results (
  visitor TEXT NOT NULL,
  game TEXT NOT NULL,
  day TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('daily', 'archive')),
  won INTEGER NOT NULL,
  guesses INTEGER NOT NULL,
  -- Hundredths of a point.
  score INTEGER NOT NULL,
  took_ms INTEGER NOT NULL,
  -- 0: an archive round, or faster than a person can play.
  ranked INTEGER NOT NULL,
  finished_at INTEGER NOT NULL,
  PRIMARY KEY (visitor, game, day)
) STRICT, WITHOUT ROWID;

CREATE INDEX results_by_day ON results (day, game, ranked);

-- Codes by which somebody takes his results to another device.
CREATE TABLE transfers (
  code TEXT PRIMARY KEY,
  visitor TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
