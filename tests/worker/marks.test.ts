import { expect, test } from "vitest";
import { logoSuffixOf } from "../../worker/nhl/logo-files.ts";
import { clubPlayedIn } from "#rules/league/season";
import { facts } from "../seed/facts.ts";

const past = facts.teams.filter(({ lastSeason }) => lastSeason !== null);

test.each(past)("$code of the past has a mark that it wore in its last season", ({ code, lastSeason }) => {
  const [first = 0, last = first] = logoSuffixOf(code).slice(1).split("-").map(Number);
  expect(clubPlayedIn({ first, last }, lastSeason ?? 0)).toBe(true);
});

test.each([
  ["HFD", "_19921993-19961997"],
  ["ATL", "_19992000-20102011"],
  ["MWN", "_19171918"],
  ["EDM", ""],
  ["HOU", ""],
])("the mark of %s is filed as %j", (code, file) => expect(logoSuffixOf(code)).toBe(file));
