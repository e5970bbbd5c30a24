-- Secret keys, generated on first use. The newest of a purpose is used, older ones still open tokens.
-- worker/store/keys.ts lists the purposes.
CREATE TABLE keys (
  id INTEGER PRIMARY KEY,
  purpose TEXT NOT NULL,
  material TEXT NOT NULL,
  made_at INTEGER NOT NULL
) STRICT;

-- Published player tables. Immutable: the version is a hash of the document.
CREATE TABLE leagues (
  version TEXT PRIMARY KEY,
  document TEXT NOT NULL,
  published_at INTEGER NOT NULL,
  -- Versions of the facts (meta, `facts`) and of the query that the table was made from, so that the rollover can skip
  -- making it.
  facts TEXT
) STRICT;

CREATE INDEX leagues_by_facts ON leagues (facts);

-- One puzzle per game and day; the first one dealt is kept.
CREATE TABLE puzzles (
  game TEXT NOT NULL,
  day TEXT NOT NULL,
  answer TEXT NOT NULL,
  secret TEXT NOT NULL,
  league TEXT NOT NULL REFERENCES leagues (version),
  -- Puzzle data computed when the puzzle is dealt: a line-up, the stages of a face, sets of right answers.
  evidence TEXT NOT NULL DEFAULT 'null',
  PRIMARY KEY (game, day)
) STRICT, WITHOUT ROWID;

CREATE INDEX puzzles_by_answer ON puzzles (game, answer);

-- All players as they were when a week of Legends was dealt (worker/store/legends.ts).
CREATE TABLE legend_tables (
  sunday TEXT PRIMARY KEY,
  document TEXT NOT NULL
) STRICT, WITHOUT ROWID;
