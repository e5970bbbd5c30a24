-- The members of a board who were not removed, by when they joined: a board is read without those who were.
CREATE INDEX friend_members_present ON friend_members (board, joined_at) WHERE removed_at IS NULL;

-- First nicknames of visitors within a day, by address: one address must not fill the leaderboard.
CREATE TABLE new_names (
  -- A keyed hash of the address, of an IPv6 address of its first 64 bits.
  address TEXT NOT NULL,
  named_at INTEGER NOT NULL,
  -- Random: it tells one nickname from another, and names no visitor.
  token TEXT NOT NULL,
  PRIMARY KEY (address, named_at, token)
) STRICT, WITHOUT ROWID;
