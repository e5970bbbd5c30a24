-- What a night works his fame out from beside his figures: points for what no figure tells, and whether he has said that
-- he ends.
ALTER TABLE players ADD COLUMN spoken_of REAL NOT NULL DEFAULT 0;
ALTER TABLE players ADD COLUMN retiring INTEGER NOT NULL DEFAULT 0;
