-- What is gathered about a secret as it is dealt: a line-up, the stages of a face, sets of right answers.
ALTER TABLE puzzles ADD COLUMN evidence TEXT NOT NULL DEFAULT 'null';

-- Right answers found: of one in most games, of nine in the Grid.
ALTER TABLE results ADD COLUMN correct INTEGER NOT NULL DEFAULT 0;
UPDATE results SET correct = won;

-- The stamp of the facts (meta, `facts`) a player table was made of, so that a night need not make it to know it.
ALTER TABLE leagues ADD COLUMN facts TEXT;
