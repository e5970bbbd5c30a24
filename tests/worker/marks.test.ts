import { expect, test } from "vitest";
import { markOf } from "../../worker/nhl/marks.ts";
import { playedIn, seasonFrom } from "#rules/season";
import { facts } from "../seed/facts.ts";

const past = facts.teams.filter(({ lastSeason }) => lastSeason !== null);

test.each(past.map(({ code, firstSeason: first, lastSeason: last }) => ({ code, first, last })))(
  "$code of the past has a mark for every season it played",
  (club) => {
    expect(markOf(club.code, null)).not.toBe("");
    for (let year = 1917; year < 2026; year++) {
      const season = seasonFrom(year);
      if (!playedIn(club, season)) continue;
      const [first = 0, last = first] = markOf(club.code, season).slice(1).split("-").map(Number);
      expect([club.code, season, first <= season && season <= last]).toEqual([club.code, season, true]);
    }
  },
);

test.each([
  ["HFD", null, "_19921993-19961997"],
  ["HFD", 19911992, "_19791980-19911992"],
  ["ATL", null, "_19992000-20102011"],
  ["PHX", 19992000, "_19992000"],
  ["EDM", 19831984, ""],
  ["HOU", null, ""],
])("the mark of %s in %s is filed as %j", (code, season, file) => expect(markOf(code, season)).toBe(file));
