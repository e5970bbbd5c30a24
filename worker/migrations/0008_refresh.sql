-- What a night has learned from the league so far, slice by slice, until it is applied to the facts.
CREATE TABLE refresh (
  -- The day on which the league was asked, in UTC.
  night TEXT NOT NULL,
  -- `roster:TOR`, `skater:100`, `player:8478402`: whose roster, from where on the list of figures, whose own page.
  -- `news`: what was new.
  slice TEXT NOT NULL,
  -- Checked, and reduced to what is used; NULL when the answer was of no use.
  document TEXT,
  -- Why the answer, or a part of it, was of no use; NULL when all was well.
  fault TEXT,
  at INTEGER NOT NULL,
  PRIMARY KEY (night, slice)
) STRICT, WITHOUT ROWID;
