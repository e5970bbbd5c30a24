import { describe, expect, test } from "vitest";
import { criterionKindOf } from "#rules/grid/criteria";
import { buildPartners } from "../../seed/partners.ts";
import { facts, fame, sets } from "./league.ts";

const criteria = buildPartners(sets, facts, fame);

describe("the criteria of a grid", () => {
  const SOME = "club:EDM career:500-goals season:50-goals trophy:hart cup country:SE draft:first-overall hall-of-fame";
  test.each(SOME.split(" "))("%s is one", (key) => expect(criteria.has(key)).toBe(true));

  test.each([
    ["a club of the past", "club:ARI"],
    ["a club that became another", "club:QUE"],
    ["a Cup with a club", "cup:EDM"],
    ["a season mark with a club", "season:50-goals:EDM"],
    ["a mark that the rules do not list", "career:ten-games"],
    ["a draft by a club", "draft:by-club:EDM"],
    ["a country that can be crossed with too few", "country:CH"],
    ["a club that can be crossed with no other, so that no Grid with club × club has it", "club:SEA"],
    ["a season mark that can be crossed with no club", "season:40-wins"],
    ["a trophy that can be crossed with fewer than six clubs", "trophy:rocket-richard"],
  ])("%s is none", (_, key) => expect([...criteria.keys()]).not.toContain(key));

  test("are 83, as docs/data.md says", () => expect(criteria.size).toBe(83));

  test("can each be crossed with six clubs, or with a club and eight others; a trophy with six clubs", () => {
    for (const [key, { partners }] of criteria) {
      const clubs = Object.keys(partners).filter((other) => criterionKindOf(other) === "club").length;
      const others = Object.keys(partners).length - clubs;
      expect(clubs, key).toBeGreaterThan(0);
      if (criterionKindOf(key) === "club") continue;
      expect(clubs >= 6 || others >= 8, key).toBe(true);
      if (criterionKindOf(key) === "trophy") expect(clubs, key).toBeGreaterThanOrEqual(6);
    }
  });

  test("are partners of each other, and never of themselves or a twin", () => {
    for (const [key, { partners, twins }] of criteria) {
      expect(partners).not.toHaveProperty([key]);
      for (const [other, known] of Object.entries(partners)) expect(criteria.get(other)?.partners[key]).toBe(known);
      for (const twin of twins) expect(partners).not.toHaveProperty([twin]);
    }
  });

  test.each([
    ["club:EDM", "club:NYR", true],
    ["club:MTL", "cup", true],
    ["club:SJS", "cup", false], // it has won none
    ["club:VGK", "club:SEA", false],
    ["career:500-goals", "country:CH", false],
    ["draft:first-overall", "draft:undrafted", false],
    ["draft:by-club", "club:MTL", true],
    ["draft:by-club", "country:SE", false], // drafted by which?
    ["trophy:hart", "club:NYR", true], // wherever it was won
    ["final:reached", "club:VAN", true],
    ["final:captain", "final:reached", false],
    ["position:defender", "country:US", false], // 400 of them are no question
  ])("%s with %s: %s", (one, other, playable) => {
    expect(Object.keys(criteria.get(one)?.partners ?? {}).includes(other)).toBe(playable);
  });

  test.each([
    ["career:500-goals", "career:1000-points", true],
    ["season:50-goals", "season:100-points", true],
    ["cup", "trophy:conn-smythe", true],
    ["club:EDM", "cup", false],
    ["hall-of-fame", "trophy:hart", false],
  ])("%s and %s are twins: %s", (one, other, areTwins) => {
    expect(criteria.get(one)?.twins.includes(other)).toBe(areTwins);
  });
});
