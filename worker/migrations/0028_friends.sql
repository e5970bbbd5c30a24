-- How a round went, square by square, as it is shared: `mnxx/mmmm`. NULL for what was finished before it was kept.
ALTER TABLE results ADD COLUMN squares TEXT;

-- Boards of friends, each behind a link that nobody guesses.
CREATE TABLE friend_boards (
  id TEXT PRIMARY KEY,
  -- What its link ends in.
  code TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  -- Who may rename it, remove members and change the link.
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
  -- What other members call him by when he is to be removed: his own number is nobody's business.
  member TEXT NOT NULL,
  nickname TEXT NOT NULL,
  -- The nickname folded, so that no two of a board look alike.
  nickname_key TEXT NOT NULL,
  joined_at INTEGER NOT NULL,
  -- When the maker took him off the board: the link lets him in no more. NULL for a member.
  removed_at INTEGER,
  PRIMARY KEY (board, visitor),
  UNIQUE (board, nickname_key)
) STRICT, WITHOUT ROWID;

CREATE INDEX friend_members_by_visitor ON friend_members (visitor);

-- What a member has finished in a week, so that a board reads a row a member:
-- `{"2026-11-21":{"classic":[won,guesses,correct,counted,squares,mark]}}`. It follows from `results`.
CREATE TABLE friend_weeks (
  visitor TEXT NOT NULL,
  -- Its Monday.
  week TEXT NOT NULL,
  finished TEXT NOT NULL,
  PRIMARY KEY (visitor, week)
) STRICT, WITHOUT ROWID;

-- The days on which a member has finished a daily, as a JSON array, in no order. It follows from `results`.
CREATE TABLE friend_days (
  visitor TEXT PRIMARY KEY,
  days TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Of dailies alone: a weekly game gives no points, and its Sunday is no day played.
CREATE TRIGGER results_told_to_friends AFTER INSERT ON results
WHEN NEW.kind = 'daily' AND NEW.game <> 'legends' AND EXISTS (SELECT 1 FROM friend_members WHERE visitor = NEW.visitor)
BEGIN
  INSERT INTO friend_weeks (visitor, week, finished)
  VALUES (NEW.visitor, date(NEW.day, '-6 days', 'weekday 1'), json_object(NEW.day, json_object(NEW.game,
    json_array(NEW.won, NEW.guesses, NEW.correct, NEW.counted, NEW.squares, NEW.mark))))
  ON CONFLICT DO UPDATE SET finished = json_patch(finished, excluded.finished);
  INSERT INTO friend_days (visitor, days) VALUES (NEW.visitor, json_array(NEW.day))
  ON CONFLICT DO UPDATE SET days = json_insert(days, '$[#]', NEW.day)
    WHERE NOT EXISTS (SELECT 1 FROM json_each(friend_days.days) WHERE value = NEW.day);
END;
