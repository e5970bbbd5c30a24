-- How well known the players of a club's season are, in points of no unit.
ALTER TABLE team_seasons ADD COLUMN fame REAL NOT NULL DEFAULT 0;
