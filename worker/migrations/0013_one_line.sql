-- Why a daily counts for oneself alone: late, hasty or forked (rules/score.ts). NULL where it counts.
ALTER TABLE results ADD COLUMN mark TEXT;
-- 0: in no comparison, tally or rarity. What was recorded before is in them as it was.
ALTER TABLE results ADD COLUMN counted INTEGER NOT NULL DEFAULT 1;
