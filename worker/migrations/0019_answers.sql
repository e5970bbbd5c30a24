-- Whether enough has been seen of him, and he will be seen on, so that he may be hidden in a daily of today's players.
ALTER TABLE players ADD COLUMN answerable INTEGER NOT NULL DEFAULT 1;
