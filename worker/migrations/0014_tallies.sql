-- What is counted is counted as it is written, by the triggers below, in the transaction of the result itself. All of it
-- follows from `results` and `visitors` and can be worked out again (`npm run tally`). A finished daily writes three rows: the result,
-- its day's tally, its visitor's standing; one of who is on the leaderboard some more.

-- The how manieth finish of its day and game it was; 0 where nobody has counted, and it is in whatever has been told since.
ALTER TABLE results ADD COLUMN place INTEGER NOT NULL DEFAULT 0;
-- Every insert paid for it, and nobody counts rows any more.
DROP INDEX results_by_day;

CREATE INDEX transfers_by_visitor ON transfers (visitor);
CREATE INDEX transfers_by_expiry ON transfers (expires_at);

-- Whoever forgot himself or became somebody else, so that a result still under way does not bring him back.
CREATE TABLE tombstones (
  -- SHA-256 of the id, hexadecimal: the id itself is forgotten.
  visitor TEXT PRIMARY KEY,
  -- Who he became; NULL when he forgot himself.
  heir TEXT,
  buried_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX tombstones_by_heir ON tombstones (heir) WHERE heir IS NOT NULL;

-- How a day's rounds of a game ended. One row, so that it is read and written as one.
CREATE TABLE tallies (
  game TEXT NOT NULL,
  day TEXT NOT NULL,
  -- How many have ever finished; it never falls.
  finished INTEGER NOT NULL,
  -- How many ended alike, by `won/guesses/correct`: `{"1/4/1":12,"0/7/0":3}`.
  endings TEXT NOT NULL,
  -- How many picked a player for a square, by `square:player`: `{"0:8478402":31}`.
  picks TEXT NOT NULL,
  PRIMARY KEY (game, day)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER results_tallied AFTER INSERT ON results WHEN NEW.counted = 1 AND NEW.kind = 'daily'
BEGIN
  INSERT INTO tallies (game, day, finished, endings, picks)
  VALUES (NEW.game, NEW.day, 1, json_object(NEW.won || '/' || NEW.guesses || '/' || NEW.correct, 1),
    (SELECT json_group_object((value ->> 'square') || ':' || (value ->> 'player'), 1) FROM json_each(COALESCE(NEW.picks, '[]'))))
  ON CONFLICT DO UPDATE SET
    finished = finished + 1,
    endings = json_patch(endings, json_object(NEW.won || '/' || NEW.guesses || '/' || NEW.correct,
      COALESCE(endings ->> (NEW.won || '/' || NEW.guesses || '/' || NEW.correct), 0) + 1)),
    picks = json_patch(picks, (SELECT json_group_object((value ->> 'square') || ':' || (value ->> 'player'),
      COALESCE(picks ->> ((value ->> 'square') || ':' || (value ->> 'player')), 0) + 1) FROM json_each(COALESCE(NEW.picks, '[]'))));
END;

-- Of a day that is over, the tally stays as it was: it names nobody.
CREATE TRIGGER results_withdrawn AFTER DELETE ON results
WHEN OLD.counted = 1 AND OLD.kind = 'daily' AND OLD.day >= (SELECT MAX(day) FROM tallies WHERE game = OLD.game)
BEGIN
  UPDATE tallies SET
    endings = json_patch(endings, json_object(OLD.won || '/' || OLD.guesses || '/' || OLD.correct,
      NULLIF((endings ->> (OLD.won || '/' || OLD.guesses || '/' || OLD.correct)) - 1, 0))),
    picks = json_patch(picks, (SELECT json_group_object((value ->> 'square') || ':' || (value ->> 'player'),
      NULLIF((picks ->> ((value ->> 'square') || ':' || (value ->> 'player'))) - 1, 0)) FROM json_each(COALESCE(OLD.picks, '[]'))))
  WHERE game = OLD.game AND day = OLD.day;
END;

-- What a visitor has gathered in a game: ever, in the last week he played in, on the last day. Score in hundredths of a point.
-- With a nickname he has a line for all games together besides, as game 'all'; only lines with one are in the indexes.
CREATE TABLE standings (
  visitor TEXT NOT NULL,
  game TEXT NOT NULL,
  nickname TEXT,
  score INTEGER NOT NULL,
  took_ms INTEGER NOT NULL,
  played INTEGER NOT NULL,
  guesses INTEGER NOT NULL,
  correct INTEGER NOT NULL,
  -- Its Monday; '' before anything counted.
  week TEXT NOT NULL,
  week_score INTEGER NOT NULL,
  week_took_ms INTEGER NOT NULL,
  week_played INTEGER NOT NULL,
  week_guesses INTEGER NOT NULL,
  week_correct INTEGER NOT NULL,
  day TEXT NOT NULL,
  day_score INTEGER NOT NULL,
  day_took_ms INTEGER NOT NULL,
  day_played INTEGER NOT NULL,
  day_guesses INTEGER NOT NULL,
  day_correct INTEGER NOT NULL,
  -- The last day whose daily was won, and how many in a row were, up to and with it.
  won_on TEXT NOT NULL,
  streak INTEGER NOT NULL,
  -- Steps of the ladders below, the best being the highest (worker/store/ladder.ts).
  step INTEGER NOT NULL AS (iif(score < 200000, score / 500, 400 + (score - 200000) / 10000)),
  week_step INTEGER NOT NULL AS (week_score / 250),
  day_step INTEGER NOT NULL AS (iif(game = 'all', day_score / 50, day_score / 100 * 16 + max(0, 15 - day_took_ms / 15000))),
  PRIMARY KEY (visitor, game)
) STRICT, WITHOUT ROWID;

CREATE INDEX standings_ever ON standings (game, score DESC, took_ms) WHERE nickname IS NOT NULL AND played > 0;
CREATE INDEX standings_of_week ON standings (game, week, week_score DESC, week_took_ms) WHERE nickname IS NOT NULL;
CREATE INDEX standings_of_day ON standings (game, day, day_score DESC, day_took_ms) WHERE nickname IS NOT NULL;

-- How many of those with a nickname stand on each step: `{"204":3}`; of the newest week and day there is.
CREATE TABLE ladders (
  game TEXT PRIMARY KEY,
  counts TEXT NOT NULL DEFAULT '{}',
  week TEXT NOT NULL DEFAULT '0',
  week_counts TEXT NOT NULL DEFAULT '{}',
  day TEXT NOT NULL DEFAULT '0',
  day_counts TEXT NOT NULL DEFAULT '{}'
) STRICT, WITHOUT ROWID;

-- A line goes from one step to another: NULL where it comes from nowhere, or goes. Holds nothing.
CREATE VIEW climbs AS
SELECT game, '' AS was_week, '' AS was_day, 0 AS was_step, 0 AS was_week_step, 0 AS was_day_step,
  '' AS week, '' AS day, 0 AS step, 0 AS week_step, 0 AS day_step
FROM ladders WHERE false;

CREATE TRIGGER climbed INSTEAD OF INSERT ON climbs
BEGIN
  INSERT INTO ladders (game) VALUES (NEW.game) ON CONFLICT DO NOTHING;
  UPDATE ladders SET
    counts = (
      SELECT iif(NEW.step IS NULL, c, json_patch(c, json_object('' || NEW.step, COALESCE(c ->> ('' || NEW.step), 0) + 1)))
      FROM (SELECT iif(NEW.was_step IS NULL, counts,
        json_patch(counts, json_object('' || NEW.was_step, NULLIF((counts ->> ('' || NEW.was_step)) - 1, 0)))) AS c)),
    week_counts = (
      SELECT iif(NEW.week > week, json_object('' || NEW.week_step, 1),
        iif(NEW.week = week, json_patch(c, json_object('' || NEW.week_step, COALESCE(c ->> ('' || NEW.week_step), 0) + 1)), c))
      FROM (SELECT iif(NEW.was_week = week,
        json_patch(week_counts, json_object('' || NEW.was_week_step, NULLIF((week_counts ->> ('' || NEW.was_week_step)) - 1, 0))),
        week_counts) AS c)),
    week = max(week, COALESCE(NEW.week, '')),
    day_counts = (
      SELECT iif(NEW.day > day, json_object('' || NEW.day_step, 1),
        iif(NEW.day = day, json_patch(c, json_object('' || NEW.day_step, COALESCE(c ->> ('' || NEW.day_step), 0) + 1)), c))
      FROM (SELECT iif(NEW.was_day = day,
        json_patch(day_counts, json_object('' || NEW.was_day_step, NULLIF((day_counts ->> ('' || NEW.was_day_step)) - 1, 0))),
        day_counts) AS c)),
    day = max(day, COALESCE(NEW.day, ''))
  WHERE game = NEW.game;
END;

CREATE TRIGGER standings_begun AFTER INSERT ON standings WHEN NEW.nickname IS NOT NULL AND NEW.played > 0
BEGIN
  INSERT INTO climbs VALUES (NEW.game, NULL, NULL, NULL, NULL, NULL, NEW.week, NEW.day, NEW.step, NEW.week_step, NEW.day_step);
END;

CREATE TRIGGER standings_ended AFTER DELETE ON standings WHEN OLD.nickname IS NOT NULL AND OLD.played > 0
BEGIN
  INSERT INTO climbs VALUES (OLD.game, OLD.week, OLD.day, OLD.step, OLD.week_step, OLD.day_step, NULL, NULL, NULL, NULL, NULL);
END;

CREATE TRIGGER standings_changed AFTER UPDATE OF nickname, played ON standings
WHEN (OLD.nickname IS NOT NULL AND OLD.played > 0 OR NEW.nickname IS NOT NULL AND NEW.played > 0)
  AND ((OLD.nickname IS NULL) <> (NEW.nickname IS NULL) OR OLD.played <> NEW.played)
BEGIN
  INSERT INTO climbs SELECT NEW.game, was.week, was.day, was.step, was.week_step, was.day_step,
    now.week, now.day, now.step, now.week_step, now.day_step
  FROM (SELECT 1)
  LEFT JOIN (SELECT OLD.week AS week, OLD.day AS day, OLD.step AS step, OLD.week_step AS week_step, OLD.day_step AS day_step
    WHERE OLD.nickname IS NOT NULL AND OLD.played > 0) AS was
  LEFT JOIN (SELECT NEW.week AS week, NEW.day AS day, NEW.step AS step, NEW.week_step AS week_step, NEW.day_step AS day_step
    WHERE NEW.nickname IS NOT NULL AND NEW.played > 0) AS now;
END;

-- Lines of the one who finished: of the game, and of all games when he is on the leaderboard. What is not ranked adds nothing, but
-- a won daily lengthens the streak; one that arrives late may be the missing one, and the days are counted back. Conditions are
-- functions throughout, since the deployed D1 cuts a trigger where an expression of several words closes.
CREATE TRIGGER results_ranked AFTER INSERT ON results
WHEN NEW.counted = 1 AND (NEW.ranked = 1 OR NEW.kind = 'daily' AND NEW.won = 1)
BEGIN
  INSERT INTO standings (visitor, game, nickname, score, took_ms, played, guesses, correct,
    week, week_score, week_took_ms, week_played, week_guesses, week_correct,
    day, day_score, day_took_ms, day_played, day_guesses, day_correct, won_on, streak)
  SELECT NEW.visitor, line.game, (SELECT nickname FROM visitors WHERE id = NEW.visitor),
    line.score, line.took_ms, NEW.ranked, line.guesses, line.correct,
    iif(NEW.ranked = 1, date(NEW.day, 'weekday 0', '-6 days'), ''), line.score, line.took_ms, NEW.ranked, line.guesses, line.correct,
    iif(NEW.ranked = 1, NEW.day, ''), line.score, line.took_ms, NEW.ranked, line.guesses, line.correct,
    line.won_on, line.won_on <> ''
  FROM (
    SELECT NEW.game AS game, NEW.score * NEW.ranked AS score, NEW.took_ms * NEW.ranked AS took_ms,
      NEW.guesses * NEW.ranked AS guesses, NEW.correct * NEW.ranked AS correct,
      iif(NEW.kind = 'daily' AND NEW.won = 1, NEW.day, '') AS won_on
    UNION ALL
    SELECT 'all', NEW.score, NEW.took_ms, NEW.guesses, NEW.correct, '' FROM visitors WHERE id = NEW.visitor AND NEW.ranked = 1
  ) AS line
  WHERE true
  ON CONFLICT DO UPDATE SET
    score = score + excluded.score,
    took_ms = took_ms + excluded.took_ms,
    played = played + excluded.played,
    guesses = guesses + excluded.guesses,
    correct = correct + excluded.correct,
    week = max(week, excluded.week),
    week_score = iif(excluded.week > week, 0, week_score) + iif(excluded.week >= week, excluded.week_score, 0),
    week_took_ms = iif(excluded.week > week, 0, week_took_ms) + iif(excluded.week >= week, excluded.week_took_ms, 0),
    week_played = iif(excluded.week > week, 0, week_played) + iif(excluded.week >= week, excluded.week_played, 0),
    week_guesses = iif(excluded.week > week, 0, week_guesses) + iif(excluded.week >= week, excluded.week_guesses, 0),
    week_correct = iif(excluded.week > week, 0, week_correct) + iif(excluded.week >= week, excluded.week_correct, 0),
    day = max(day, excluded.day),
    day_score = iif(excluded.day > day, 0, day_score) + iif(excluded.day >= day, excluded.day_score, 0),
    day_took_ms = iif(excluded.day > day, 0, day_took_ms) + iif(excluded.day >= day, excluded.day_took_ms, 0),
    day_played = iif(excluded.day > day, 0, day_played) + iif(excluded.day >= day, excluded.day_played, 0),
    day_guesses = iif(excluded.day > day, 0, day_guesses) + iif(excluded.day >= day, excluded.day_guesses, 0),
    day_correct = iif(excluded.day > day, 0, day_correct) + iif(excluded.day >= day, excluded.day_correct, 0),
    streak = iif(excluded.won_on = '', streak, iif(excluded.won_on = date(won_on, '+1 day'), streak + 1, iif(excluded.won_on > won_on, 1,
      (SELECT COUNT(*) FROM (
        WITH RECURSIVE run (day) AS (
          SELECT standings.won_on
          UNION ALL
          SELECT date(run.day, '-1 day') FROM run WHERE EXISTS (
            SELECT 1 FROM results WHERE visitor = NEW.visitor AND game = NEW.game AND day = date(run.day, '-1 day')
              AND kind = 'daily' AND won = 1 AND counted = 1))
        SELECT day FROM run))))),
    won_on = max(won_on, excluded.won_on);
END;

-- Results are deleted with their visitor; who deletes one of several works his standing out again (worker/store/tally.ts).
CREATE TRIGGER results_unranked AFTER DELETE ON results
BEGIN
  DELETE FROM standings WHERE visitor = OLD.visitor AND game IN (OLD.game, 'all');
END;

CREATE TRIGGER visitors_named AFTER INSERT ON visitors
BEGIN
  UPDATE standings SET nickname = NEW.nickname WHERE visitor = NEW.id;
  INSERT INTO standings (visitor, game, nickname, score, took_ms, played, guesses, correct,
    week, week_score, week_took_ms, week_played, week_guesses, week_correct,
    day, day_score, day_took_ms, day_played, day_guesses, day_correct, won_on, streak)
  SELECT visitor, 'all', NEW.nickname, SUM(score), SUM(took_ms), SUM(played), SUM(guesses), SUM(correct),
    last_week, SUM(iif(week = last_week, week_score, 0)), SUM(iif(week = last_week, week_took_ms, 0)),
    SUM(iif(week = last_week, week_played, 0)), SUM(iif(week = last_week, week_guesses, 0)), SUM(iif(week = last_week, week_correct, 0)),
    last_day, SUM(iif(day = last_day, day_score, 0)), SUM(iif(day = last_day, day_took_ms, 0)),
    SUM(iif(day = last_day, day_played, 0)), SUM(iif(day = last_day, day_guesses, 0)), SUM(iif(day = last_day, day_correct, 0)), '', 0
  FROM standings, (SELECT MAX(week) AS last_week, MAX(day) AS last_day FROM standings WHERE visitor = NEW.id)
  WHERE visitor = NEW.id AND game <> 'all' GROUP BY visitor HAVING SUM(played) > 0;
END;

CREATE TRIGGER visitors_renamed AFTER UPDATE OF nickname ON visitors
BEGIN
  UPDATE standings SET nickname = NEW.nickname WHERE visitor = NEW.id;
END;

CREATE TRIGGER visitors_unnamed AFTER DELETE ON visitors
BEGIN
  DELETE FROM standings WHERE visitor = OLD.id AND game = 'all';
  UPDATE standings SET nickname = NULL WHERE visitor = OLD.id;
END;

-- What was finished before.
WITH round AS (
  SELECT *, date(day, 'weekday 0', '-6 days') AS week, kind = 'daily' AND won = 1 AS is_won FROM results
  WHERE counted = 1 AND (ranked = 1 OR kind = 'daily' AND won = 1)
), numbered AS (
  -- Going back in time, the row number grows by as much as the day shrinks, as long as no day was missed.
  SELECT *, julianday(day) + ROW_NUMBER() OVER (PARTITION BY visitor, game, is_won ORDER BY day DESC) AS run FROM round
), last AS (
  SELECT visitor, game, MAX(iif(ranked = 1, week, '')) AS week, MAX(iif(ranked = 1, day, '')) AS day,
    MAX(iif(is_won, day, '')) AS won_on
  FROM round GROUP BY visitor, game
)
INSERT INTO standings (visitor, game, nickname, score, took_ms, played, guesses, correct, week, week_score, week_took_ms,
  week_played, week_guesses, week_correct, day, day_score, day_took_ms, day_played, day_guesses, day_correct, won_on, streak)
SELECT round.visitor, round.game, (SELECT nickname FROM visitors WHERE id = round.visitor),
  SUM(iif(ranked = 1, round.score, 0)) AS score, SUM(iif(ranked = 1, round.took_ms, 0)) AS took_ms, SUM(iif(ranked = 1, 1,
    0)) AS played, SUM(iif(ranked = 1, round.guesses, 0)) AS guesses, SUM(iif(ranked = 1, round.correct, 0)) AS correct,
  last.week, SUM(iif(ranked = 1 AND round.week = last.week, round.score, 0)) AS week_score,
    SUM(iif(ranked = 1 AND round.week = last.week, round.took_ms, 0)) AS week_took_ms,
    SUM(iif(ranked = 1 AND round.week = last.week, 1, 0)) AS week_played, SUM(iif(ranked = 1 AND round.week = last.week,
    round.guesses, 0)) AS week_guesses, SUM(iif(ranked = 1 AND round.week = last.week, round.correct, 0)) AS week_correct,
  last.day, SUM(iif(ranked = 1 AND round.day = last.day, round.score, 0)) AS day_score,
    SUM(iif(ranked = 1 AND round.day = last.day, round.took_ms, 0)) AS day_took_ms, SUM(iif(ranked = 1 AND round.day = last.day,
    1, 0)) AS day_played, SUM(iif(ranked = 1 AND round.day = last.day, round.guesses, 0)) AS day_guesses,
    SUM(iif(ranked = 1 AND round.day = last.day, round.correct, 0)) AS day_correct,
  last.won_on, SUM(is_won AND run = julianday(last.won_on) + 1)
FROM numbered AS round JOIN last USING (visitor, game) GROUP BY round.visitor, round.game;

INSERT INTO standings (visitor, game, nickname, score, took_ms, played, guesses, correct, week, week_score, week_took_ms,
  week_played, week_guesses, week_correct, day, day_score, day_took_ms, day_played, day_guesses, day_correct, won_on, streak)
SELECT visitor, 'all', nickname, SUM(score), SUM(took_ms), SUM(played), SUM(guesses), SUM(correct),
  last_week, SUM(iif(week = last_week, week_score, 0)), SUM(iif(week = last_week, week_took_ms, 0)), SUM(iif(week = last_week,
    week_played, 0)), SUM(iif(week = last_week, week_guesses, 0)), SUM(iif(week = last_week, week_correct, 0)), last_day,
    SUM(iif(day = last_day, day_score, 0)), SUM(iif(day = last_day, day_took_ms, 0)), SUM(iif(day = last_day, day_played, 0)),
    SUM(iif(day = last_day, day_guesses, 0)), SUM(iif(day = last_day, day_correct, 0)), '', 0
FROM standings JOIN (SELECT visitor, MAX(week) AS last_week, MAX(day) AS last_day FROM standings
  WHERE nickname IS NOT NULL GROUP BY visitor) USING (visitor)
WHERE game <> 'all' GROUP BY visitor HAVING SUM(played) > 0;

INSERT INTO tallies (game, day, finished, endings, picks)
SELECT game, day, MAX(SUM(count), MAX(place)), json_group_object(ending, count), '{}'
FROM (SELECT game, day, won || '/' || guesses || '/' || correct AS ending, COUNT(*) AS count, MAX(place) AS place FROM results
  WHERE counted = 1 AND kind = 'daily' GROUP BY 1, 2, 3)
GROUP BY game, day;

UPDATE tallies SET picks = picked.picks FROM (
  SELECT game, day, json_group_object(pick, count) AS picks FROM (
    SELECT game, day, (value ->> 'square') || ':' || (value ->> 'player') AS pick, COUNT(*) AS count
    FROM results, json_each(results.picks) WHERE counted = 1 AND kind = 'daily' GROUP BY 1, 2, 3)
 GROUP BY game, day) AS picked
WHERE tallies.game = picked.game AND tallies.day = picked.day;
