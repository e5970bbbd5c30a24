-- Visitors with a nickname. The id is random and also in the visitor's cookie.
CREATE TABLE visitors (
  id TEXT PRIMARY KEY,
  nickname TEXT NOT NULL,
  -- The nickname folded, so that no two look alike.
  nickname_key TEXT NOT NULL UNIQUE,
  named_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Requests of the last day that an address may make a few times only: one address must not fill tables.
CREATE TABLE limited_requests (
  -- A keyed hash of the address, of an IPv6 address of its first 64 bits.
  address TEXT NOT NULL,
  -- A visitor's first nickname, or a change of push reminders.
  action TEXT NOT NULL CHECK (action IN ('nickname', 'reminder')),
  at INTEGER NOT NULL,
  -- Random: it distinguishes requests at the same moment, and identifies no visitor.
  token TEXT NOT NULL,
  PRIMARY KEY (address, action, at, token)
) STRICT, WITHOUT ROWID;

CREATE INDEX limited_requests_by_time ON limited_requests (at);

-- Nicknames hidden by the operator, folded: no visitor can choose them. `npm run hide-name` writes them.
CREATE TABLE hidden_names (
  nickname_key TEXT PRIMARY KEY,
  hidden_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Finished daily and archive rounds, as judged by the server. The first result of a puzzle and visitor is kept.
CREATE TABLE results (
  visitor TEXT NOT NULL,
  game TEXT NOT NULL,
  day TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('daily', 'archive')),
  won INTEGER NOT NULL,
  guesses INTEGER NOT NULL,
  -- Right answers found: at most one in most games, nine in the Grid.
  correct INTEGER NOT NULL,
  -- Whether a hint was taken (it halves the score), and whether the round was played in hard mode.
  hint INTEGER NOT NULL DEFAULT 0,
  hard INTEGER NOT NULL DEFAULT 0,
  -- Hundredths of a point.
  score INTEGER NOT NULL,
  took_ms INTEGER NOT NULL,
  finished_at INTEGER NOT NULL,
  -- Why a daily counts for its visitor alone (worker/rules/shared/score.ts); NULL if it counts for all, and for the archive.
  mark TEXT,
  -- The right picks of a daily Grid, as JSON; NULL for any other round.
  picks TEXT,
  -- The verdicts as they are shared: `mnxx/mmmm`.
  squares TEXT,
  -- How many had finished the day's puzzle with this result; 0 if it does not count.
  place INTEGER NOT NULL DEFAULT 0,
  -- Puzzles of the game won in a row up to and including this one; 0 if it was lost or does not count.
  streak INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (visitor, game, day)
) STRICT, WITHOUT ROWID;

-- The leaderboard: counting results of visitors with a nickname, summed per game and for all dailies together ('all'), for
-- the visitor's latest puzzle or day ('today'), latest week ('week') and all time ('all').
CREATE TABLE leaderboard_sums (
  visitor TEXT NOT NULL,
  game TEXT NOT NULL,
  period TEXT NOT NULL CHECK (period IN ('today', 'week', 'all')),
  -- The day, the week's Monday, or '' for all time.
  first_day TEXT NOT NULL,
  score INTEGER NOT NULL,
  took_ms INTEGER NOT NULL,
  played INTEGER NOT NULL,
  guesses INTEGER NOT NULL,
  correct INTEGER NOT NULL,
  -- Those of the one result of a single puzzle; 0 in other sums.
  streak INTEGER NOT NULL,
  hint INTEGER NOT NULL,
  hard INTEGER NOT NULL,
  PRIMARY KEY (visitor, game, period)
) STRICT, WITHOUT ROWID;

CREATE INDEX leaderboard_sums_by_score ON leaderboard_sums (period, game, first_day, score DESC, took_ms);

-- How many sums of `leaderboard_sums` are in each range of scores and times (worker/rules/site/leaderboard.ts), so that a
-- rank costs one row with any number of players. One row per game, because a result changes all its periods. They identify
-- no visitor.
CREATE TABLE leaderboard_ranges (
  game TEXT PRIMARY KEY,
  -- For each period the latest first day, and the number of visitors by range: `{"571473":3}`.
  today_from TEXT NOT NULL,
  today_counts TEXT NOT NULL,
  week_from TEXT NOT NULL,
  week_counts TEXT NOT NULL,
  all_from TEXT NOT NULL,
  all_counts TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Counts of a day's puzzle, in one row, so that they cost one row to read and write. They identify no visitor.
CREATE TABLE tallies (
  game TEXT NOT NULL,
  day TEXT NOT NULL,
  -- Counted results ever; a deleted result does not lower it.
  finished INTEGER NOT NULL,
  -- Results by `won/guesses/correct`: `{"1/4/1":12,"0/7/0":3}`.
  endings TEXT NOT NULL,
  -- Right picks by `cell:player`: `{"0:8478402":31}`.
  picks TEXT NOT NULL,
  -- Results that were the visitor's first of that day in any daily (`players`), the first ever (`new`), or the first on the
  -- visitor's second day, by days since the first: `{"players":9,"new":3,"1":2,"30":1}`. Empty for a weekly game.
  visits TEXT NOT NULL DEFAULT '{}',
  PRIMARY KEY (game, day)
) STRICT, WITHOUT ROWID;

-- Codes that move a visitor's results to another device.
CREATE TABLE transfers (
  code TEXT PRIMARY KEY,
  visitor TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX transfers_by_visitor ON transfers (visitor);
CREATE INDEX transfers_by_expiry ON transfers (expires_at);

-- Deleted visitors, so that nothing is stored for them any more: no result from a queue, nothing from a browser that
-- still has their cookie.
CREATE TABLE deleted_visitors (
  -- SHA-256 of the id, hexadecimal: the id itself is not kept.
  visitor TEXT PRIMARY KEY,
  -- For two days, the visitor who adopted the results: their devices were joined. Otherwise NULL.
  adopted_by TEXT,
  deleted_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX deleted_visitors_by_adopter ON deleted_visitors (adopted_by) WHERE adopted_by IS NOT NULL;
CREATE INDEX deleted_visitors_adopted ON deleted_visitors (deleted_at) WHERE adopted_by IS NOT NULL;
CREATE INDEX deleted_visitors_by_age ON deleted_visitors (deleted_at);
