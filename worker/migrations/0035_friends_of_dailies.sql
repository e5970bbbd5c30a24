-- Friends are told of dailies alone: a weekly game gives no points, and its Sunday is no day played. Else as in 0028_friends.sql.
DROP TRIGGER results_told_to_friends;
CREATE TRIGGER results_told_to_friends AFTER INSERT ON results
WHEN NEW.kind = 'daily' AND NEW.game <> 'legends' AND EXISTS (SELECT 1 FROM friend_members WHERE visitor = NEW.visitor)
BEGIN
  INSERT INTO friend_weeks (visitor, week, finished)
  VALUES (NEW.visitor, date(NEW.day, '-6 days', 'weekday 1'), json_object(NEW.day, json_object(NEW.game,
    json_array(NEW.won, NEW.guesses, NEW.correct, NEW.counted, NEW.squares))))
  ON CONFLICT DO UPDATE SET finished = json_patch(finished, excluded.finished);
  INSERT INTO friend_days (visitor, days) VALUES (NEW.visitor, json_array(NEW.day))
  ON CONFLICT DO UPDATE SET days = json_insert(days, '$[#]', NEW.day)
    WHERE NOT EXISTS (SELECT 1 FROM json_each(friend_days.days) WHERE value = NEW.day);
END;
