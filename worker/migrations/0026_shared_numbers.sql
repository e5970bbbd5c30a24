-- Whether another of his club has the same number is asked for on every player's page: two rows are read for it, not a roster.
CREATE INDEX players_by_number ON players (team, number) WHERE team IS NOT NULL;
