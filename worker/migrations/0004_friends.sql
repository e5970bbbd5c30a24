-- Friends' boards, each behind a link that cannot be guessed.
CREATE TABLE friend_boards (
  id TEXT PRIMARY KEY,
  -- The last part of the link.
  code TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  -- The member who may rename the board, remove members and change the link.
  maker TEXT NOT NULL,
  made_at INTEGER NOT NULL,
  -- The last day on which a member looked at it.
  visited_on TEXT NOT NULL,
  -- Its last ten codes before this one, as a JSON array, the newest first: they still lead its members here.
  former_codes TEXT NOT NULL DEFAULT '[]'
) STRICT, WITHOUT ROWID;

CREATE INDEX friend_boards_by_visit ON friend_boards (visited_on);

CREATE TABLE friend_members (
  board TEXT NOT NULL,
  visitor TEXT NOT NULL,
  -- Random id by which other members address this one: the visitor's id stays secret.
  member TEXT NOT NULL,
  nickname TEXT NOT NULL,
  -- The nickname folded, so that no two of a board look alike.
  nickname_key TEXT NOT NULL,
  joined_at INTEGER NOT NULL,
  -- When the maker removed the member, whom the link no longer admits; NULL for a member.
  removed_at INTEGER,
  PRIMARY KEY (board, visitor),
  UNIQUE (board, nickname_key)
) STRICT, WITHOUT ROWID;

CREATE INDEX friend_members_by_visitor ON friend_members (visitor);

-- The members of a board who were not removed, by when they joined: a board is read without those who were.
CREATE INDEX friend_members_present ON friend_members (board, joined_at) WHERE removed_at IS NULL;

-- A member's results of a week, so that a board reads one row per member:
-- `{"2026-11-21":{"classic":[won,guesses,correct,squares,mark]}}`. Derived from `results`.
CREATE TABLE friend_weeks (
  visitor TEXT NOT NULL,
  -- Its Monday.
  week TEXT NOT NULL,
  finished TEXT NOT NULL,
  PRIMARY KEY (visitor, week)
) STRICT, WITHOUT ROWID;

-- The days on which a member finished a daily, as a JSON array without order. Derived from `results`.
CREATE TABLE friend_days (
  visitor TEXT PRIMARY KEY,
  days TEXT NOT NULL
) STRICT, WITHOUT ROWID;
