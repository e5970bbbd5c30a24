-- Nicknames that the operator has hidden, folded: nobody can have them. `npm run hide-name` writes them.
CREATE TABLE hidden_names (
  nickname_key TEXT PRIMARY KEY,
  hidden_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Names that differ by an i for an l are alike from now on. Where two already do, both keep theirs.
UPDATE OR IGNORE visitors SET nickname_key = replace(nickname_key, 'l', 'i');

-- How far a task has come that goes through a table slice by slice, night after night.
CREATE TABLE cursors (
  task TEXT PRIMARY KEY,
  -- Where the next slice begins: no id in full, '' at the beginning.
  place TEXT NOT NULL
) STRICT, WITHOUT ROWID;
