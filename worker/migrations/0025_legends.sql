-- What a week of Legends is judged by: everybody as he stood when it was dealt (worker/store/legends.ts).
CREATE TABLE legend_tables (
  sunday TEXT PRIMARY KEY,
  document TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Lines of the one who finished: of the game, and of all games when he is on the leaderboard. What is not ranked adds nothing, but
-- a won daily lengthens the streak; one that arrives late may be the missing one, and the days are counted back. Conditions are
-- functions throughout, since the deployed D1 cuts a trigger where an expression of several words closes.
-- Of the last day it is told in how many rounds a hint was taken, or hard mode played. A weekly game stands on a board of its own,
-- and is in none of all games together; its streak counts weeks.
DROP TRIGGER results_ranked;
CREATE TRIGGER results_ranked AFTER INSERT ON results
WHEN NEW.counted = 1 AND (NEW.ranked = 1 OR NEW.kind = 'daily' AND NEW.won = 1)
BEGIN
  INSERT INTO standings (visitor, game, nickname, score, took_ms, played, guesses, correct,
    week, week_score, week_took_ms, week_played, week_guesses, week_correct,
    day, day_score, day_took_ms, day_played, day_guesses, day_correct, day_hints, day_hard, won_on, streak)
  SELECT NEW.visitor, line.game, (SELECT nickname FROM visitors WHERE id = NEW.visitor),
    line.score, line.took_ms, NEW.ranked, line.guesses, line.correct,
    iif(NEW.ranked = 1, date(NEW.day, 'weekday 0', '-6 days'), ''), line.score, line.took_ms, NEW.ranked, line.guesses, line.correct,
    iif(NEW.ranked = 1, NEW.day, ''), line.score, line.took_ms, NEW.ranked, line.guesses, line.correct,
    NEW.hint * NEW.ranked, NEW.hard * NEW.ranked,
    line.won_on, line.won_on <> ''
  FROM (
    SELECT NEW.game AS game, NEW.score * NEW.ranked AS score, NEW.took_ms * NEW.ranked AS took_ms,
      NEW.guesses * NEW.ranked AS guesses, NEW.correct * NEW.ranked AS correct,
      iif(NEW.kind = 'daily' AND NEW.won = 1, NEW.day, '') AS won_on
    UNION ALL
    SELECT 'all', NEW.score, NEW.took_ms, NEW.guesses, NEW.correct, '' FROM visitors WHERE id = NEW.visitor AND NEW.ranked = 1 AND NEW.game <> 'legends'
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

DROP TRIGGER visitors_named;
CREATE TRIGGER visitors_named AFTER INSERT ON visitors
BEGIN
  UPDATE standings SET nickname = NEW.nickname WHERE visitor = NEW.id;
  INSERT INTO standings (visitor, game, nickname, score, took_ms, played, guesses, correct,
    week, week_score, week_took_ms, week_played, week_guesses, week_correct,
    day, day_score, day_took_ms, day_played, day_guesses, day_correct, day_hints, day_hard, won_on, streak)
  SELECT visitor, 'all', NEW.nickname, SUM(score), SUM(took_ms), SUM(played), SUM(guesses), SUM(correct),
    last_week, SUM(iif(week = last_week, week_score, 0)), SUM(iif(week = last_week, week_took_ms, 0)),
    SUM(iif(week = last_week, week_played, 0)), SUM(iif(week = last_week, week_guesses, 0)), SUM(iif(week = last_week, week_correct, 0)),
    last_day, SUM(iif(day = last_day, day_score, 0)), SUM(iif(day = last_day, day_took_ms, 0)),
    SUM(iif(day = last_day, day_played, 0)), SUM(iif(day = last_day, day_guesses, 0)), SUM(iif(day = last_day, day_correct, 0)),
    SUM(iif(day = last_day, day_hints, 0)), SUM(iif(day = last_day, day_hard, 0)), '', 0
  FROM standings, (SELECT MAX(week) AS last_week, MAX(day) AS last_day FROM standings WHERE visitor = NEW.id AND game <> 'legends')
  WHERE visitor = NEW.id AND game NOT IN ('all', 'legends') GROUP BY visitor HAVING SUM(played) > 0;
END;
