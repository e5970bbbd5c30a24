-- His playoffs, in the shape of `career`, and the Cups his name is on: `[[20202021,"TBL"]]`.
ALTER TABLE players ADD COLUMN playoffs TEXT NOT NULL DEFAULT '[]';
ALTER TABLE players ADD COLUMN cups TEXT NOT NULL DEFAULT '[]';

-- Names the club bore before, its code staying what it was: `[{"first":19931994,"last":20052006,"nameEn":"Mighty Ducks of Anaheim",…}]`.
ALTER TABLE teams ADD COLUMN past TEXT NOT NULL DEFAULT '[]';

-- Two who stood under ids of our own making have got theirs. The seed writes them anew.
DELETE FROM players WHERE id IN (1000120, 1000123);
UPDATE puzzles SET answer = '8471762', secret = '8471762' WHERE game = 'career' AND answer = '1000123';
UPDATE puzzles SET evidence = replace(replace(evidence, '1000120', '8470294'), '1000123', '8471762')
WHERE game = 'grid' AND (evidence LIKE '%1000120%' OR evidence LIKE '%1000123%');
UPDATE results SET picks = replace(replace(picks, '1000120', '8470294'), '1000123', '8471762')
WHERE picks LIKE '%1000120%' OR picks LIKE '%1000123%';
