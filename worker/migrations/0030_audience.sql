-- What whoever runs the site is shown of a day (worker/store/audience.ts). Nothing of it tells who.

-- Of a day's finishes: how many were their visitor's first of that day in any daily, how many of these his first ever, and how
-- many on his second day, by how many days after the first: `{"players":9,"new":3,"1":2,"30":1}`. A weekly game has none.
ALTER TABLE tallies ADD COLUMN visits TEXT NOT NULL DEFAULT '{}';

-- The row is written anyway: to know this costs none. Whoever comes late out of a queue is counted by what is known of him then.
-- Without its LIMIT, SQLite would look each day up three times.
DROP TRIGGER results_tallied;
CREATE TRIGGER results_tallied AFTER INSERT ON results WHEN NEW.counted = 1 AND NEW.kind = 'daily'
BEGIN
  INSERT INTO tallies (game, day, finished, endings, picks, visits)
  VALUES (NEW.game, NEW.day, 1, json_object(NEW.won || '/' || NEW.guesses || '/' || NEW.correct, 1),
    (SELECT json_group_object((value ->> 'square') || ':' || (value ->> 'player'), 1) FROM json_each(COALESCE(NEW.picks, '[]'))),
    iif(NEW.game = 'legends' OR EXISTS (
      SELECT 1 FROM (VALUES ('classic'), ('roster'), ('face'), ('career'), ('grid')) AS daily CROSS JOIN results
      WHERE results.visitor = NEW.visitor AND results.game = daily.column1 AND results.day = NEW.day AND results.game <> NEW.game
        AND results.kind = 'daily' AND results.counted = 1), '{}',
      (SELECT iif(MIN(since) IS NULL, '{"players":1,"new":1}',
          iif(MIN(since) = MAX(until) AND MAX(until) < NEW.day AND julianday(NEW.day) - julianday(MAX(until)) <= 30,
            json_object('players', 1, '' || CAST(julianday(NEW.day) - julianday(MAX(until)) AS INTEGER), 1), '{"players":1}'))
        FROM (SELECT
          (SELECT day FROM results WHERE visitor = NEW.visitor AND game = daily.column1 AND day <> NEW.day
            AND kind = 'daily' AND counted = 1 ORDER BY day LIMIT 1) AS since,
          (SELECT day FROM results WHERE visitor = NEW.visitor AND game = daily.column1 AND day <> NEW.day
            AND kind = 'daily' AND counted = 1 ORDER BY day DESC LIMIT 1) AS until
          FROM (VALUES ('classic'), ('roster'), ('face'), ('career'), ('grid')) AS daily LIMIT 5))))
  ON CONFLICT DO UPDATE SET
    finished = finished + 1,
    endings = json_patch(endings, json_object(NEW.won || '/' || NEW.guesses || '/' || NEW.correct,
      COALESCE(endings ->> (NEW.won || '/' || NEW.guesses || '/' || NEW.correct), 0) + 1)),
    picks = json_patch(picks, (SELECT json_group_object((value ->> 'square') || ':' || (value ->> 'player'),
      COALESCE(picks ->> ((value ->> 'square') || ':' || (value ->> 'player')), 0) + 1) FROM json_each(COALESCE(NEW.picks, '[]')))),
    visits = json_patch(visits, (SELECT json_group_object(key, value + COALESCE(visits ->> key, 0)) FROM json_each(excluded.visits)));
END;

-- What was finished before.
WITH finish AS (
  SELECT visitor, game, day, ROW_NUMBER() OVER (PARTITION BY visitor, day ORDER BY finished_at, game) AS place FROM results
  WHERE kind = 'daily' AND counted = 1 AND game <> 'legends'
), visit AS (
  SELECT game, day, ROW_NUMBER() OVER his AS number, julianday(day) - julianday(LAG(day) OVER his) AS later
  FROM finish WHERE place = 1 WINDOW his AS (PARTITION BY visitor ORDER BY day)
), noted AS (
  SELECT game, day, 'players' AS kind FROM visit
  UNION ALL SELECT game, day, 'new' FROM visit WHERE number = 1
  UNION ALL SELECT game, day, '' || CAST(later AS INTEGER) FROM visit WHERE number = 2 AND later <= 30
)
UPDATE tallies SET visits = told.visits FROM (
  SELECT game, day, json_group_object(kind, count) AS visits
  FROM (SELECT game, day, kind, COUNT(*) AS count FROM noted GROUP BY 1, 2, 3) GROUP BY game, day) AS told
WHERE tallies.game = told.game AND tallies.day = told.day;

-- What else is counted of a UTC day, all kinds in one row: `{"challenges":3,"boards":1,"internal":2}` (worker/rules/audience.ts).
CREATE TABLE counts (
  day TEXT PRIMARY KEY,
  counted TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TRIGGER friend_boards_counted AFTER INSERT ON friend_boards
BEGIN
  INSERT INTO counts (day, counted) VALUES (date(NEW.made_at / 1000, 'unixepoch'), '{"boards":1}')
  ON CONFLICT DO UPDATE SET counted = json_patch(counted, json_object('boards', COALESCE(counted ->> 'boards', 0) + 1));
END;

CREATE TRIGGER friend_members_counted AFTER INSERT ON friend_members
WHEN NEW.visitor <> (SELECT maker FROM friend_boards WHERE id = NEW.board)
BEGIN
  INSERT INTO counts (day, counted) VALUES (date(NEW.joined_at / 1000, 'unixepoch'), '{"joined":1}')
  ON CONFLICT DO UPDATE SET counted = json_patch(counted, json_object('joined', COALESCE(counted ->> 'joined', 0) + 1));
END;

-- A fourth purpose for keys, the operator's; from here on worker/store/keys.ts alone says which there are.
CREATE TABLE keys_of_any_purpose (
  id INTEGER PRIMARY KEY,
  purpose TEXT NOT NULL,
  material TEXT NOT NULL,
  made_at INTEGER NOT NULL
) STRICT;
INSERT INTO keys_of_any_purpose SELECT id, purpose, material, made_at FROM keys;
DROP TABLE keys;
ALTER TABLE keys_of_any_purpose RENAME TO keys;
