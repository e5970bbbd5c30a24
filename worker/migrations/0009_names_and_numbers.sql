-- What else he is called in place of his first name: `["Chico"]`.
ALTER TABLE players ADD COLUMN also TEXT NOT NULL DEFAULT '[]';
-- The number he wore most with each of his clubs, where it is known: `{"QUE":13,"TOR":13}`.
ALTER TABLE players ADD COLUMN numbers TEXT NOT NULL DEFAULT '{}';

-- First names of which each stands for every other: `["Alexander","Alex","Sasha"]`.
CREATE TABLE first_names (
  forms TEXT PRIMARY KEY
) STRICT, WITHOUT ROWID;
