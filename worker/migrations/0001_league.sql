-- Facts about the league. seed/ writes them, the nightly NHL sync updates them. seed/README.md describes the JSON columns.
-- Unknown values are NULL.

-- All players with at least one regular-season or playoff game.
CREATE TABLE players (
  id INTEGER PRIMARY KEY,
  first TEXT NOT NULL,
  last TEXT NOT NULL,
  -- Other forms of the first name: `["Chico"]`.
  also TEXT NOT NULL DEFAULT '[]',
  position TEXT NOT NULL CHECK (position IN ('C', 'L', 'R', 'D', 'G', 'F')),
  -- The day on which the NHL sync changed the position; NULL if it never has.
  position_since TEXT,
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
  -- The number worn most with each club, where known: `{"QUE":13,"TOR":13}`.
  numbers TEXT NOT NULL DEFAULT '{}',
  -- All numbers worn with each club in the last season that has ended: `{"ANA":[3,74]}`.
  last_numbers TEXT NOT NULL DEFAULT '{}',
  fame REAL NOT NULL,
  -- Inputs of the nightly fame rating other than statistics: fame without a number, and an announced retirement.
  spoken_of REAL NOT NULL DEFAULT 0,
  retiring INTEGER NOT NULL DEFAULT 0,
  -- 1: enough games played and expected to play on, so that the player can be the answer of a daily of today's players.
  answerable INTEGER NOT NULL DEFAULT 1,
  games INTEGER NOT NULL,
  -- NULL where a season of a goalie is not known.
  points INTEGER,
  clubs TEXT NOT NULL,
  career TEXT NOT NULL,
  -- In the shape of `career`.
  playoffs TEXT NOT NULL DEFAULT '[]',
  -- Stanley Cups with the player's name on them: `[[20202021,"TBL"]]`.
  cups TEXT NOT NULL DEFAULT '[]',
  -- Finals reached: `[[20202021,"TBL",1]]`, 1 for the captain.
  finals TEXT NOT NULL DEFAULT '[]'
) STRICT;

-- Today's rosters, for all daily guesses; with the number, to find two players of a club who share one.
CREATE INDEX players_on_rosters ON players (team) WHERE team IS NOT NULL;
CREATE INDEX players_by_number ON players (team, number) WHERE team IS NOT NULL;

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
  last_season INTEGER,
  -- Former names under the same code: `[{"first":19931994,"last":20052006,"nameEn":"Mighty Ducks of Anaheim",…}]`.
  past TEXT NOT NULL DEFAULT '[]'
) STRICT, WITHOUT ROWID;

CREATE TABLE team_seasons (
  season INTEGER NOT NULL,
  team TEXT NOT NULL,
  conference TEXT,
  division TEXT,
  champion INTEGER NOT NULL,
  roster TEXT NOT NULL,
  -- How well known the season's players are, in points without a unit.
  fame REAL NOT NULL DEFAULT 0,
  PRIMARY KEY (season, team)
) STRICT;

CREATE TABLE trophies (
  award TEXT PRIMARY KEY,
  winners TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- The Grid's sets: the players who fit a criterion, or a criterion and a club.
CREATE TABLE criteria (
  key TEXT PRIMARY KEY,
  members TEXT NOT NULL,
  -- Precomputed for dealing: the criteria that this one can be crossed with.
  partners TEXT NOT NULL DEFAULT '{}',
  twins TEXT NOT NULL DEFAULT '[]'
) STRICT;

-- First names that are forms of one another: `["Alexander","Alex","Sasha"]`.
CREATE TABLE first_names (
  forms TEXT PRIMARY KEY
) STRICT, WITHOUT ROWID;

-- `seed` and `facts`: versions of the rows above, as seeded and as last updated. `facts-as-of`: the day of the last update.
-- `schema`: hash of the migrations that were applied (seed/database.ts).
CREATE TABLE meta (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
