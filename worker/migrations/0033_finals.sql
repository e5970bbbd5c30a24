-- The Stanley Cup Finals that a player reached: [[season, team, 1 if he was the captain]].
ALTER TABLE players ADD COLUMN finals TEXT NOT NULL DEFAULT '[]';
