-- The league's facts, written by seed/ and only read by the Worker. Shapes of the JSON columns:
-- seed/README.md. What is not known is NULL.

-- Everybody who ever played a regular-season game.
CREATE TABLE players (
  id INTEGER PRIMARY KEY,
  first TEXT NOT NULL,
  last TEXT NOT NULL,
  position TEXT NOT NULL CHECK (position IN ('C', 'L', 'R', 'D', 'G', 'F')),
  shoots TEXT CHECK (shoots IN ('L', 'R', 'B')),
  height_cm INTEGER,
  weight_kg INTEGER,
  birth_date TEXT,
  country TEXT,
  draft_year INTEGER,
  draft_round INTEGER,
  draft_overall INTEGER,
  draft_team TEXT,
  hall_of_fame INTEGER NOT NULL,
  team TEXT,
  number INTEGER,
  fame REAL NOT NULL,
  games INTEGER NOT NULL,
  -- NULL where a season of a goalie is not known.
  points INTEGER,
  clubs TEXT NOT NULL,
  career TEXT NOT NULL
) STRICT;

-- Today's rosters, which every daily guess is checked against.
CREATE INDEX players_on_rosters ON players (team) WHERE team IS NOT NULL;

CREATE TABLE teams (
  code TEXT PRIMARY KEY,
  franchise TEXT NOT NULL,
  place TEXT NOT NULL,
  nickname TEXT NOT NULL,
  name_fr TEXT NOT NULL,
  primary_color TEXT NOT NULL,
  secondary_color TEXT NOT NULL,
  conference TEXT,
  division TEXT,
  first_season INTEGER NOT NULL,
  last_season INTEGER
) STRICT, WITHOUT ROWID;

CREATE TABLE team_seasons (
  season INTEGER NOT NULL,
  team TEXT NOT NULL,
  conference TEXT,
  division TEXT,
  champion INTEGER NOT NULL,
  roster TEXT NOT NULL,
  PRIMARY KEY (season, team)
) STRICT;

CREATE TABLE trophies (
  award TEXT PRIMARY KEY,
  winners TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- The Grid's sets: who fits a criterion, or a criterion together with a club.
CREATE TABLE criteria (
  key TEXT PRIMARY KEY,
  members TEXT NOT NULL
) STRICT;

-- What the seed says of itself: `facts` is the stamp of the rows above.
CREATE TABLE meta (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
