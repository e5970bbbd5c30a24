import { expect, test } from "vitest";
import type { Day } from "#rules/shared/day";
import { dayByKey } from "../../client/ui/month.ts";

test.each<[key: string, from: Day, to: Day]>([
  ["PageUp", "2027-01-05", "2026-12-05"],
  ["PageUp", "2026-12-31", "2026-11-30"],
  ["Home", "2026-11-24", "2026-11-22"],
  ["PageDown", "2027-01-31", "2027-02-28"],
])("%s moves from %s to %s", (key, from, to) => expect(dayByKey(key, from, "2027-06-30", { every: "day" })).toBe(to));
