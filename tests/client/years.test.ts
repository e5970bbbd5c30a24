import { describe, expect, test } from "vitest";
import { formatSeason, formatYears, formatFullYears } from "#rules/league/years";

describe("years", () => {
  test.each([
    [{ from: 2001, to: 2004 }, "2001–04", "2001–2004", "2001-2004"],
    [{ from: 1996, to: 2001 }, "1996–2001", "1996–2001", "1996-2001"],
    [{ from: 2005, to: 2009 }, "2005–09", "2005–2009", "2005-2009"],
    [{ from: 2013, to: 2013 }, "2013", "2013", "2013"],
  ])("%o are written %s, of a career %s, in French %s", (span, english, career, french) => {
    expect([formatYears(span, "en"), formatFullYears(span, "en")]).toEqual([english, career]);
    expect([formatYears(span, "fr"), formatFullYears(span, "fr")]).toEqual([french, french]);
  });

  test.each([
    [19961997, "1996–97", "1996-1997"],
    [19992000, "1999–2000", "1999-2000"],
    [20002001, "2000–01", "2000-2001"],
  ])("season %i is %s, in French %s", (season, english, french) => {
    expect(formatSeason(season, "en")).toBe(english);
    expect(formatSeason(season, "fr")).toBe(french);
  });
});
