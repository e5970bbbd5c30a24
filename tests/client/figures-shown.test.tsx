import { describe, expect, test } from "vitest";
import { LANGUAGES } from "#rules/i18n/address";
import { ArchiveCalendar } from "../../client/games/shared/calendar.tsx";
import { DealFailed } from "../../client/games/shared/deal-failed.tsx";
import type { FailureCode } from "../../client/data/api.ts";
import { formatPercent } from "../../client/i18n/figures.ts";
import { recordResult } from "../../client/storage/results.ts";
import { Distribution } from "../../client/ui/distribution.tsx";
import { StatisticsPanel } from "../../client/ui/statistics.tsx";
import { computeStatistics } from "#rules/shared/statistics";
import { GAME_CONFIG } from "#rules/shared/game-config";
import en from "../../client/i18n/en.json" with { type: "json" };
import { lost, wonAfter } from "./game-rounds.ts";
import { atNoon, TODAY, render, textIn, type Part } from "./rendered.tsx";

atNoon();

/** Returns the index of the only part that looks different from the others; null if all look alike. */
function standsOut(parts: readonly Part[]): number | null {
  const looks = parts.map((part) => part.attribute("class") ?? "");
  const single = looks.flatMap((look, at) => (looks.filter((other) => other === look).length === 1 ? [at] : []));
  expect(single.length).toBeLessThanOrEqual(1);
  return single[0] ?? null;
}

describe.each(LANGUAGES)("in %s", (language) => {
  const t = textIn(language);

  const found = (guesses: number) => ({ won: true, guesses, correct: 1 });
  const right = (correct: number) => ({ won: correct >= 7, guesses: 9, correct });
  test.each([
    ["classic", found(1), 0, "1"],
    ["classic", found(3), 2, "3"],
    ["classic", { won: false, guesses: 7, correct: 0 }, 7, "✗"],
    ["grid", right(9), 0, "9"],
    ["grid", right(7), 2, "7"],
    ["grid", right(0), 9, "0"],
  ] as const)("a distribution of %s highlights the column of %j", async (game, mine, column, figure) => {
    const { limit, toFind } = GAME_CONFIG[game];
    const outcomes = { distribution: Array.from({ length: limit }, (_, at) => at + 1), lost: 2 };
    const page = await render(language, <Distribution game={game} outcomes={outcomes} mine={mine} />);
    const image = page.one("image");
    expect(standsOut(image.children())).toBe(column);
    expect(image.children()[column]?.seen.endsWith(` ${figure}`)).toBe(true);
    const words = toFind > 1 ? "bySquares" : "byGuesses";
    const said =
      figure === "✗" || figure === "0" ? t(`${words}.mineLost`) : t(`${words}.mine`, { count: Number(figure) });
    expect(image.attribute("aria-label")?.endsWith(said)).toBe(true);
    const unmarked = await render(language, <Distribution game={game} outcomes={outcomes} mine={null} />);
    expect(standsOut(unmarked.one("image").children())).toBeNull();
  });

  test("own statistics: figures, and the bar of the last round", async () => {
    const results = [1, 3, 3, 4].map((guesses, at) => ({
      of: `2026-11-1${at}`,
      kind: "daily" as const,
      ...found(guesses),
    }));
    const lost = { of: "2026-11-14", kind: "daily" as const, won: false, guesses: 7, correct: 0 };
    // Archive rounds count apart.
    const archived = { ...lost, of: "2026-11-02", kind: "archive" as const };
    const figures = computeStatistics(GAME_CONFIG.classic, [...results, lost, archived], "2026-11-14", null);
    const panel = await render(language, <StatisticsPanel game="classic" figures={figures} />);
    expect(panel.all("term").map(({ read }, at) => [read, panel.all("definition")[at]?.read])).toEqual([
      [t("statistics.streak"), "0"],
      [t("statistics.wins"), "4"],
      [t("statistics.played"), "5"],
      [t("byGuesses.average"), language === "fr" ? "2,8" : "2.8"],
    ]);
    expect(panel.read).toContain(t("statistics.more", { rate: formatPercent(language, 0.8), best: "4" }));
    expect(panel.read).toContain(t("statistics.archive", { played: "1", wins: "0" }));
    const afterLoss = computeStatistics(GAME_CONFIG.classic, [lost], "2026-11-14", null);
    expect((await render(language, <StatisticsPanel game="classic" figures={afterLoss} />)).read).not.toContain(
      t("statistics.more", { rate: formatPercent(language, 0), best: "0" }),
    );
    expect(panel.all("listitem").map(({ seen }) => seen)).toEqual("1 1|2 0|3 2|4 1|5 0|6 0|7 0|✗ 1".split("|"));
    for (const [mine, bar] of [
      [1, 0],
      [4, 3],
      [null, 7],
      [undefined, null],
    ] as const) {
      const shown = await render(language, <StatisticsPanel game="classic" figures={figures} mine={mine} />);
      expect(standsOut(shown.all("listitem"))).toBe(bar);
    }
  });

  const month = language === "fr" ? "novembre 2026" : "November 2026";

  test("the archive's calendar marks each day's result, and announces the month", async () => {
    recordResult("classic", wonAfter("classic", 1, "2026-11-19"));
    recordResult("classic", lost("classic", "2026-11-18"));
    const page = await render(language, <ArchiveCalendar game="classic" today={TODAY} onGo={() => {}} />);
    expect(page.one("heading").read).toBe(month);
    expect(page.one("heading").attribute("aria-live")).toBe("polite");
    const links = page.all("link");
    const linkOf = (date: string) => links.find((link) => link.attribute("href")?.endsWith(`?day=2026-11-${date}`));
    expect(linkOf("19")?.seen).toBe("19 ✓ 2");
    expect(linkOf("19")?.read).toContain(t("archive.won", { count: 2 }));
    expect(linkOf("18")?.seen).toBe("18 ✗");
    expect(linkOf("18")?.read).toContain(t("archive.lost"));
    expect(linkOf("17")?.read).toContain(t("archive.open"));
    // Neither today nor a later day is past.
    expect(links.map((link) => link.attribute("href")?.slice(-2)).slice(-2)).toEqual(["19", "20"]);
    const days = page.all("cell").flatMap((cell) => cell.children());
    const current = days.filter((each) => each.attribute("aria-current") === "date");
    expect(current.map(({ seen }) => seen.slice(0, 2))).toEqual([TODAY.slice(8)]);
    // One day can be reached with Tab: yesterday.
    expect(links.filter((link) => link.attribute("tabindex") === "0")).toHaveLength(1);
    expect(page.all("columnheader")).toHaveLength(7);
  });

  test("the calendar of a weekly game has its Sundays only", async () => {
    const page = await render(language, <ArchiveCalendar game="legends" today={TODAY} onGo={() => {}} />);
    const days = page.all("link").map((link) => link.attribute("href")?.slice(-2));
    expect(days).toEqual(["01", "08", "15"]);
  });

  test("a round that cannot be dealt offers another try, or a new round if its token or player is refused", async () => {
    const codes = Object.keys(en.errors).filter((code) => code !== "notKept") as FailureCode[];
    for (const code of codes) {
      const deal = await render(language, <DealFailed code={code} onRetry={() => {}} onStartOver={() => {}} />);
      expect(deal.one("button").read, code).toBe(
        ["invalid-token", "wrong-game", "player-not-available", "unknown-league"].includes(code)
          ? t("startOver")
          : t("loadFailed.retry"),
      );
    }
  });
});
