import { describe, expect, test } from "vitest";
import { formatSeason, formatYears, formatFullYears } from "#rules/league/years";

describe("years", () => {
  test.each([
    [{ from: 2001, to: 2004 }, "2001–04", "2001-2004"],
    [{ from: 1996, to: 2001 }, "1996–2001", "1996-2001"],
    [{ from: 2005, to: 2009 }, "2005–09", "2005-2009"],
    [{ from: 2013, to: 2013 }, "2013", "2013"],
  ])("%o are written %s, in French %s", (span, english, french) => {
    expect(formatYears(span, "en")).toBe(english);
    expect(formatYears(span, "fr")).toBe(french);
  });

  test("are written in full for a player's career", () => {
    expect(formatFullYears({ from: 2005, to: 2015 }, "en")).toBe("2005–2015");
    expect(formatFullYears({ from: 2005, to: 2015 }, "fr")).toBe("2005-2015");
    expect(formatFullYears({ from: 2005, to: 2005 }, "en")).toBe("2005");
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
