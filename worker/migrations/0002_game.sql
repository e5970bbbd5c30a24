-- Secret keys, made on first use. The newest of a purpose is used, older ones still open.
CREATE TABLE keys (
  id INTEGER PRIMARY KEY,
  purpose TEXT NOT NULL CHECK (purpose IN ('seal', 'draw')),
  material TEXT NOT NULL,
  made_at INTEGER NOT NULL
) STRICT;

-- Published player tables. Never changed: a version names its content.
CREATE TABLE leagues (
  version TEXT PRIMARY KEY,
  document TEXT NOT NULL,
  published_at INTEGER NOT NULL
) STRICT;

-- One puzzle per game and day, whoever deals it first.
CREATE TABLE puzzles (
  game TEXT NOT NULL,
  day TEXT NOT NULL,
  answer TEXT NOT NULL,
  secret TEXT NOT NULL,
  league TEXT NOT NULL REFERENCES leagues (version),
  PRIMARY KEY (game, day)
) STRICT, WITHOUT ROWID;

CREATE INDEX puzzles_by_answer ON puzzles (game, answer);
