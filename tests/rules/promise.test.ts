import { expect, test } from "vitest";
import { draftFameOf } from "#rules/league/draft-fame";

test.each([
  // In August the current season is still the one before his draft.
  [2026, 1, 2025, 72],
  [2026, 1, 2026, 72],
  [2026, 4, 2025, 32],
  [2025, 4, 2026, 32],
  [2023, 4, 2026, 19.2],
  [2019, 1, 2026, 8],
  [2019, 4, 2026, 0],
  [null, null, 2026, 0],
])("drafted in %s as number %s, in %i: %d points of fame", (draftYear, overall, year, points) =>
  expect(draftFameOf(draftYear, overall, year)).toBeCloseTo(points),
);
