-- The first of each board stand in its ladder as they are told, so that a board is read in one row, and no index is written for a
-- finish: of somebody with a nickname those were six rows of twelve. In each list, `who` has visitors, `inside` how many they are;
-- `outside` is how many stand on the board besides, none of them above `floor`, which is more points, then less time as one
-- number. Past 130 a list falls back to 110; below a hundred because people have gone, it is made anew at night
-- (worker/store/tally.ts).
DROP INDEX standings_ever;
DROP INDEX standings_of_week;
DROP INDEX standings_of_day;

ALTER TABLE ladders ADD COLUMN top TEXT NOT NULL DEFAULT '{"who":{},"inside":0,"outside":0,"floor":null}';
ALTER TABLE ladders ADD COLUMN week_top TEXT NOT NULL DEFAULT '{"who":{},"inside":0,"outside":0,"floor":null}';
ALTER TABLE ladders ADD COLUMN day_top TEXT NOT NULL DEFAULT '{"who":{},"inside":0,"outside":0,"floor":null}';

DROP TRIGGER climbed;
DROP TRIGGER standings_begun;
DROP TRIGGER standings_ended;
DROP TRIGGER standings_changed;
DROP VIEW climbs;

-- A line goes from one step to another: NULL where it comes from nowhere, or goes. It is told as an array: score, time, rounds,
-- guesses, right answers, nickname; of a day also the streak up to it, and in how many rounds a hint was taken, or hard mode
-- played. Holds nothing.
CREATE VIEW climbs AS
SELECT game, '' AS visitor, '' AS was_week, '' AS was_day, 0 AS was_step, 0 AS was_week_step, 0 AS was_day_step,
  '' AS week, '' AS day, 0 AS step, 0 AS week_step, 0 AS day_step, '' AS told, '' AS week_told, '' AS day_told
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
    day = max(day, COALESCE(NEW.day, '')),
    top = (
      SELECT json_object(
        'who', json(iif(inside > 130, (SELECT json_group_object(key, json(value)) FROM
          (SELECT key, value FROM json_each(who) ORDER BY (value ->> 0) * 10000000000 - min(value ->> 1, 9999999999) DESC, key LIMIT 110)), who)),
        'inside', iif(inside > 130, 110, inside),
        'outside', outside + iif(inside > 130, inside - 110, 0),
        'floor', iif(inside > 130, (SELECT (value ->> 0) * 10000000000 - min(value ->> 1, 9999999999) AS merit FROM json_each(who) ORDER BY merit DESC, key LIMIT 1 OFFSET 110),
          iif(outside > 0, floor, NULL)))
      FROM (
        SELECT iif(goes_in, json_set(who, place, json(NEW.told)), iif(was_in, json_remove(who, place), who)) AS who,
          inside - was_in + goes_in AS inside, outside - (has_was - was_in) + (has_now - goes_in) AS outside, floor
        FROM (
          SELECT *, has_now AND (outside - (has_was - was_in) = 0 OR (NEW.told ->> 0) * 10000000000 - min(NEW.told ->> 1, 9999999999) > floor) AS goes_in FROM (
            SELECT *, has_was AND (who -> place) IS NOT NULL AS was_in FROM (
              SELECT top ->> '$.who' AS who, top ->> '$.inside' AS inside, top ->> '$.outside' AS outside,
                top ->> '$.floor' AS floor, '$."' || NEW.visitor || '"' AS place, NEW.was_step IS NOT NULL AS has_was, NEW.step IS NOT NULL AS has_now))))),
    week_top = (
      SELECT json_object(
        'who', json(iif(inside > 130, (SELECT json_group_object(key, json(value)) FROM
          (SELECT key, value FROM json_each(who) ORDER BY (value ->> 0) * 10000000000 - min(value ->> 1, 9999999999) DESC, key LIMIT 110)), who)),
        'inside', iif(inside > 130, 110, inside),
        'outside', outside + iif(inside > 130, inside - 110, 0),
        'floor', iif(inside > 130, (SELECT (value ->> 0) * 10000000000 - min(value ->> 1, 9999999999) AS merit FROM json_each(who) ORDER BY merit DESC, key LIMIT 1 OFFSET 110),
          iif(outside > 0, floor, NULL)))
      FROM (
        SELECT iif(goes_in, json_set(who, place, json(NEW.week_told)), iif(was_in, json_remove(who, place), who)) AS who,
          inside - was_in + goes_in AS inside, outside - (has_was - was_in) + (has_now - goes_in) AS outside, floor
        FROM (
          SELECT *, has_now AND (outside - (has_was - was_in) = 0 OR (NEW.week_told ->> 0) * 10000000000 - min(NEW.week_told ->> 1, 9999999999) > floor) AS goes_in FROM (
            SELECT *, has_was AND (who -> place) IS NOT NULL AS was_in FROM (
              SELECT iif(NEW.week > week, '{}', week_top ->> '$.who') AS who, iif(NEW.week > week, 0, week_top ->> '$.inside') AS inside, iif(NEW.week > week, 0, week_top ->> '$.outside') AS outside,
                week_top ->> '$.floor' AS floor, '$."' || NEW.visitor || '"' AS place, COALESCE(NEW.was_week = week AND NOT COALESCE(NEW.week > week, 0), 0) AS has_was, COALESCE(NEW.week >= week, 0) AS has_now))))),
    day_top = (
      SELECT json_object(
        'who', json(iif(inside > 130, (SELECT json_group_object(key, json(value)) FROM
          (SELECT key, value FROM json_each(who) ORDER BY (value ->> 0) * 10000000000 - min(value ->> 1, 9999999999) DESC, key LIMIT 110)), who)),
        'inside', iif(inside > 130, 110, inside),
        'outside', outside + iif(inside > 130, inside - 110, 0),
        'floor', iif(inside > 130, (SELECT (value ->> 0) * 10000000000 - min(value ->> 1, 9999999999) AS merit FROM json_each(who) ORDER BY merit DESC, key LIMIT 1 OFFSET 110),
          iif(outside > 0, floor, NULL)))
      FROM (
        SELECT iif(goes_in, json_set(who, place, json(NEW.day_told)), iif(was_in, json_remove(who, place), who)) AS who,
          inside - was_in + goes_in AS inside, outside - (has_was - was_in) + (has_now - goes_in) AS outside, floor
        FROM (
          SELECT *, has_now AND (outside - (has_was - was_in) = 0 OR (NEW.day_told ->> 0) * 10000000000 - min(NEW.day_told ->> 1, 9999999999) > floor) AS goes_in FROM (
            SELECT *, has_was AND (who -> place) IS NOT NULL AS was_in FROM (
              SELECT iif(NEW.day > day, '{}', day_top ->> '$.who') AS who, iif(NEW.day > day, 0, day_top ->> '$.inside') AS inside, iif(NEW.day > day, 0, day_top ->> '$.outside') AS outside,
                day_top ->> '$.floor' AS floor, '$."' || NEW.visitor || '"' AS place, COALESCE(NEW.was_day = day AND NOT COALESCE(NEW.day > day, 0), 0) AS has_was, COALESCE(NEW.day >= day, 0) AS has_now)))))
  WHERE game = NEW.game;
END;

CREATE TRIGGER standings_begun AFTER INSERT ON standings WHEN NEW.nickname IS NOT NULL AND NEW.played > 0
BEGIN
  INSERT INTO climbs VALUES (NEW.game, NEW.visitor, NULL, NULL, NULL, NULL, NULL, NEW.week, NEW.day, NEW.step, NEW.week_step, NEW.day_step,
    json_array(NEW.score, NEW.took_ms, NEW.played, NEW.guesses, NEW.correct, NEW.nickname),
    json_array(NEW.week_score, NEW.week_took_ms, NEW.week_played, NEW.week_guesses, NEW.week_correct, NEW.nickname),
    json_array(NEW.day_score, NEW.day_took_ms, NEW.day_played, NEW.day_guesses, NEW.day_correct, NEW.nickname, iif(NEW.won_on = NEW.day, NEW.streak, 0), NEW.day_hints, NEW.day_hard));
END;

CREATE TRIGGER standings_ended AFTER DELETE ON standings WHEN OLD.nickname IS NOT NULL AND OLD.played > 0
BEGIN
  INSERT INTO climbs VALUES (OLD.game, OLD.visitor, OLD.week, OLD.day, OLD.step, OLD.week_step, OLD.day_step,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
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
END;

-- Who stands on a board already.
DELETE FROM ladders;
INSERT INTO climbs SELECT game, visitor, NULL, NULL, NULL, NULL, NULL, week, day, step, week_step, day_step,
  json_array(score, took_ms, played, guesses, correct, nickname),
  json_array(week_score, week_took_ms, week_played, week_guesses, week_correct, nickname),
  json_array(day_score, day_took_ms, day_played, day_guesses, day_correct, nickname, iif(won_on = day, streak, 0), day_hints, day_hard)
FROM standings WHERE nickname IS NOT NULL AND played > 0;
