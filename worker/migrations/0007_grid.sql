-- What a criterion can stand with in a grid, so that a deal need not look into the sets.
ALTER TABLE criteria ADD COLUMN partners TEXT NOT NULL DEFAULT '{}';
ALTER TABLE criteria ADD COLUMN twins TEXT NOT NULL DEFAULT '[]';

-- The right shots of a daily Grid that was finished on its day, which the rarity is counted from; NULL for any other round.
ALTER TABLE results ADD COLUMN picks TEXT;
