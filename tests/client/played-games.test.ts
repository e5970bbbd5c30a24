import { expect, test } from "vitest";
import { formatPlayed, parsePlayed } from "#rules/site/played-games";

test("the cookie of played games lists them", () => {
  expect(formatPlayed(new Set(["sweater", "classic"]))).toBe("classic.sweater");
  expect([...parsePlayed("classic.sweater.nonsense")]).toEqual(["classic", "sweater"]);
  expect([...parsePlayed(undefined), ...parsePlayed("")]).toEqual([]);
});
