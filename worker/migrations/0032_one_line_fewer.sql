-- What somebody with a nickname has gathered in all games together is the sum of his lines of games, a row each: it is added up as
-- his place on the board moves, and has no line of its own, which was one of six rows written for a finish.
DROP TRIGGER results_unranked;
DROP TRIGGER visitors_named;
DROP TRIGGER visitors_unnamed;
DROP TRIGGER standings_begun;
DROP TRIGGER standings_ended;
DROP TRIGGER standings_changed;
DELETE FROM standings WHERE game = 'all';

-- The release before writes such lines still, while it is replaced or after a rollback.
CREATE TRIGGER standings_of_games BEFORE INSERT ON standings WHEN NEW.game = 'all'
BEGIN
  SELECT RAISE(IGNORE);
END;

-- A visitor's line of one game has changed: what it was, NULL where it was on no board, and NULL for the game itself where none of
-- his lines was. Holds nothing.
CREATE VIEW moves AS SELECT visitor, game, score, week, week_score, day, day_score FROM standings WHERE false;

-- His line of all games climbs likewise: of the last week and day of any. There are no streaks of all games, and a weekly game is in
-- none of them. The visitor is named wherever lines are looked for: nothing else keeps SQLite from going through everybody's.
CREATE TRIGGER moved INSTEAD OF INSERT ON moves WHEN NEW.game IS NOT 'legends'
BEGIN
  INSERT INTO climbs SELECT 'all', NEW.visitor, was.week, was.day,
    iif(was.score < 200000, was.score / 500, 400 + (was.score - 200000) / 10000), was.week_score / 250, was.day_score / 50,
    now.week, now.day,
    iif(now.score < 200000, now.score / 500, 400 + (now.score - 200000) / 10000), now.week_score / 250, now.day_score / 50,
    json_array(now.score, now.took_ms, now.played, now.guesses, now.correct, now.nickname),
    json_array(now.week_score, now.week_took_ms, now.week_played, now.week_guesses, now.week_correct, now.nickname),
    json_array(now.day_score, now.day_took_ms, now.day_played, now.day_guesses, now.day_correct, now.nickname, 0, now.day_hints, now.day_hard)
  FROM (SELECT 1)
  LEFT JOIN (
    SELECT last_week AS week, last_day AS day, SUM(score) AS score, SUM(iif(week = last_week, week_score, 0)) AS week_score,
      SUM(iif(day = last_day, day_score, 0)) AS day_score
    FROM (SELECT *, MAX(week) OVER () AS last_week, MAX(day) OVER () AS last_day FROM (
      SELECT score, week, week_score, day, day_score FROM standings
      WHERE visitor = NEW.visitor AND game NOT IN (NEW.game, 'legends') AND nickname IS NOT NULL AND played > 0
      UNION ALL SELECT NEW.score, NEW.week, NEW.week_score, NEW.day, NEW.day_score WHERE NEW.score IS NOT NULL))
    HAVING COUNT(*) > 0) AS was
  LEFT JOIN (
    SELECT MAX(nickname) AS nickname, SUM(score) AS score, SUM(took_ms) AS took_ms, SUM(played) AS played,
      SUM(guesses) AS guesses, SUM(correct) AS correct,
      last_week AS week, SUM(iif(week = last_week, week_score, 0)) AS week_score,
      SUM(iif(week = last_week, week_took_ms, 0)) AS week_took_ms, SUM(iif(week = last_week, week_played, 0)) AS week_played,
      SUM(iif(week = last_week, week_guesses, 0)) AS week_guesses, SUM(iif(week = last_week, week_correct, 0)) AS week_correct,
      last_day AS day, SUM(iif(day = last_day, day_score, 0)) AS day_score,
      SUM(iif(day = last_day, day_took_ms, 0)) AS day_took_ms, SUM(iif(day = last_day, day_played, 0)) AS day_played,
      SUM(iif(day = last_day, day_guesses, 0)) AS day_guesses, SUM(iif(day = last_day, day_correct, 0)) AS day_correct,
      SUM(iif(day = last_day, day_hints, 0)) AS day_hints, SUM(iif(day = last_day, day_hard, 0)) AS day_hard
    FROM (SELECT *, MAX(week) OVER () AS last_week, MAX(day) OVER () AS last_day FROM standings
      WHERE visitor = NEW.visitor AND game <> 'legends' AND nickname IS NOT NULL AND played > 0)
    HAVING COUNT(*) > 0) AS now;
END;

CREATE TRIGGER standings_begun AFTER INSERT ON standings WHEN NEW.nickname IS NOT NULL AND NEW.played > 0
BEGIN
  INSERT INTO climbs VALUES (NEW.game, NEW.visitor, NULL, NULL, NULL, NULL, NULL, NEW.week, NEW.day, NEW.step, NEW.week_step, NEW.day_step,
    json_array(NEW.score, NEW.took_ms, NEW.played, NEW.guesses, NEW.correct, NEW.nickname),
    json_array(NEW.week_score, NEW.week_took_ms, NEW.week_played, NEW.week_guesses, NEW.week_correct, NEW.nickname),
    json_array(NEW.day_score, NEW.day_took_ms, NEW.day_played, NEW.day_guesses, NEW.day_correct, NEW.nickname, iif(NEW.won_on = NEW.day, NEW.streak, 0), NEW.day_hints, NEW.day_hard));
  INSERT INTO moves VALUES (NEW.visitor, NEW.game, NULL, NULL, NULL, NULL, NULL);
END;

CREATE TRIGGER standings_ended AFTER DELETE ON standings WHEN OLD.nickname IS NOT NULL AND OLD.played > 0
BEGIN
  INSERT INTO climbs VALUES (OLD.game, OLD.visitor, OLD.week, OLD.day, OLD.step, OLD.week_step, OLD.day_step,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
  INSERT INTO moves VALUES (OLD.visitor, OLD.game, OLD.score, OLD.week, OLD.week_score, OLD.day, OLD.day_score);
END;

CREATE TRIGGER standings_changed AFTER UPDATE OF nickname, played, won_on, streak ON standings
WHEN (OLD.nickname IS NOT NULL AND OLD.played > 0 OR NEW.nickname IS NOT NULL AND NEW.played > 0)
  AND (OLD.nickname IS NOT NEW.nickname OR OLD.played <> NEW.played OR OLD.won_on <> NEW.won_on OR OLD.streak <> NEW.streak)
BEGIN
  INSERT INTO climbs SELECT NEW.game, NEW.visitor, was.week, was.day, was.step, was.week_step, was.day_step,
    now.week, now.day, now.step, now.week_step, now.day_step,
    json_array(NEW.score, NEW.took_ms, NEW.played, NEW.guesses, NEW.correct, NEW.nickname),
    json_array(NEW.week_score, NEW.week_took_ms, NEW.week_played, NEW.week_guesses, NEW.week_correct, NEW.nickname),
    json_array(NEW.day_score, NEW.day_took_ms, NEW.day_played, NEW.day_guesses, NEW.day_correct, NEW.nickname, iif(NEW.won_on = NEW.day, NEW.streak, 0), NEW.day_hints, NEW.day_hard)
  FROM (SELECT 1)
  LEFT JOIN (SELECT OLD.week AS week, OLD.day AS day, OLD.step AS step, OLD.week_step AS week_step, OLD.day_step AS day_step
    WHERE OLD.nickname IS NOT NULL AND OLD.played > 0) AS was
  LEFT JOIN (SELECT NEW.week AS week, NEW.day AS day, NEW.step AS step, NEW.week_step AS week_step, NEW.day_step AS day_step
    WHERE NEW.nickname IS NOT NULL AND NEW.played > 0) AS now;
  INSERT INTO moves SELECT NEW.visitor, NEW.game, was.score, was.week, was.week_score, was.day, was.day_score
  FROM (SELECT 1)
  LEFT JOIN (SELECT OLD.score AS score, OLD.week AS week, OLD.week_score AS week_score, OLD.day AS day, OLD.day_score AS day_score
    WHERE OLD.nickname IS NOT NULL AND OLD.played > 0) AS was
  WHERE OLD.nickname IS NOT NEW.nickname OR OLD.played <> NEW.played;
END;

-- As in 0025_legends.sql, but for the line of all games.
DROP TRIGGER results_ranked;
CREATE TRIGGER results_ranked AFTER INSERT ON results
WHEN NEW.counted = 1 AND (NEW.ranked = 1 OR NEW.kind = 'daily' AND NEW.won = 1)
BEGIN
  INSERT INTO standings (visitor, game, nickname, score, took_ms, played, guesses, correct,
    week, week_score, week_took_ms, week_played, week_guesses, week_correct,
    day, day_score, day_took_ms, day_played, day_guesses, day_correct, day_hints, day_hard, won_on, streak)
  SELECT NEW.visitor, NEW.game, (SELECT nickname FROM visitors WHERE id = NEW.visitor),
    score, took_ms, NEW.ranked, guesses, correct,
    iif(NEW.ranked = 1, date(NEW.day, 'weekday 0', '-6 days'), ''), score, took_ms, NEW.ranked, guesses, correct,
    iif(NEW.ranked = 1, NEW.day, ''), score, took_ms, NEW.ranked, guesses, correct,
    NEW.hint * NEW.ranked, NEW.hard * NEW.ranked, won_on, won_on <> ''
  FROM (
    SELECT NEW.score * NEW.ranked AS score, NEW.took_ms * NEW.ranked AS took_ms,
      NEW.guesses * NEW.ranked AS guesses, NEW.correct * NEW.ranked AS correct,
      iif(NEW.kind = 'daily' AND NEW.won = 1, NEW.day, '') AS won_on)
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
    day_hints = iif(excluded.day > day, 0, day_hints) + iif(excluded.day >= day, excluded.day_hints, 0),
    day_hard = iif(excluded.day > day, 0, day_hard) + iif(excluded.day >= day, excluded.day_hard, 0),
    streak = iif(excluded.won_on = '', streak, iif(excluded.won_on = date(won_on, iif(excluded.game = 'legends', '+7 days', '+1 day')), streak + 1, iif(excluded.won_on > won_on, 1,
      (SELECT COUNT(*) FROM (
        WITH RECURSIVE run (day) AS (
          SELECT won_on
          UNION ALL
          SELECT date(run.day, iif(NEW.game = 'legends', '-7 days', '-1 day')) FROM run WHERE EXISTS (
            SELECT 1 FROM results WHERE visitor = NEW.visitor AND game = NEW.game AND day = date(run.day, iif(NEW.game = 'legends', '-7 days', '-1 day'))
              AND kind = 'daily' AND won = 1 AND counted = 1))
        SELECT day FROM run))))),
    won_on = max(won_on, excluded.won_on);
END;

-- Results are deleted with their visitor; who deletes one of several works his standing out again (worker/store/tally.ts).
CREATE TRIGGER results_unranked AFTER DELETE ON results
BEGIN
  DELETE FROM standings WHERE visitor = OLD.visitor AND game = OLD.game;
END;

CREATE TRIGGER visitors_named AFTER INSERT ON visitors
BEGIN
  UPDATE standings SET nickname = NEW.nickname WHERE visitor = NEW.id;
END;

CREATE TRIGGER visitors_unnamed AFTER DELETE ON visitors
BEGIN
  UPDATE standings SET nickname = NULL WHERE visitor = OLD.id;
END;
