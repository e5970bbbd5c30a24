-- Whether a hint was taken, which halves the score, and whether it was played in hard mode.
ALTER TABLE results ADD COLUMN hint INTEGER NOT NULL DEFAULT 0;
ALTER TABLE results ADD COLUMN hard INTEGER NOT NULL DEFAULT 0;

-- Of the last day, in how many ranked rounds it was so: one game's line of one day bears the mark.
-- The triggers that keep both are in 0025_legends.sql, with what a weekly game changes in them.
ALTER TABLE standings ADD COLUMN day_hints INTEGER NOT NULL DEFAULT 0;
ALTER TABLE standings ADD COLUMN day_hard INTEGER NOT NULL DEFAULT 0;
