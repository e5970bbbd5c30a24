import { describe, expect, test } from "vitest";
import { LANGUAGES } from "#rules/i18n/address";
import { ArchiveCalendar } from "../../client/games/shared/calendar.tsx";
import { DealFailed } from "../../client/games/shared/deal-failed.tsx";
import { OtherWeeks } from "../../client/pages/friends/board-page.tsx";
import { DayBoard } from "../../client/pages/friends/day-board.tsx";
import type { FriendsBoard, TodaysResults } from "../../client/pages/friends/board.ts";
import { WeekBoard } from "../../client/pages/friends/week-board.tsx";
import { LeaderboardTable } from "../../client/pages/leaderboard/board.tsx";
import type { LeaderboardResponse, RankedRow } from "../../client/pages/leaderboard/use-leaderboard.ts";
import { YourPlace } from "../../client/pages/leaderboard/your-place.tsx";
import { DayCalendar } from "../../client/pages/me/day-calendar.tsx";
import type { FailureCode } from "../../client/data/api.ts";
import { formatPercent } from "../../client/i18n/figures.ts";
import { recordResult } from "../../client/storage/results.ts";
import { Countdown } from "../../client/ui/countdown.tsx";
import { Distribution } from "../../client/ui/distribution.tsx";
import { Failed } from "../../client/ui/failed.tsx";
import { StatisticsPanel } from "../../client/ui/statistics.tsx";
import { computeStatistics } from "#rules/shared/statistics";
import { GAME_CONFIG } from "#rules/shared/game-config";
import en from "../../client/i18n/en.json" with { type: "json" };
import { lost, wonAfter } from "./game-rounds.ts";
import { atNoon, NOON, TODAY, render, textIn, type Part } from "./rendered.tsx";

atNoon();

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

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

  const day = t("countdown.daysShort", { days: 1 });
  test.each([
    [
      3 * HOUR + 5 * MINUTE + 7_000,
      "03:05:07",
      [t("countdown.hours", { count: 3 }), t("countdown.minutes", { count: 5 })],
    ],
    [MINUTE, "00:01:00", [t("countdown.minutes", { count: 1 })]],
    [59_000, "00:00:59", [t("countdown.moment")]],
    [26 * HOUR, `${day} 02:00:00`, [t("countdown.days", { count: 1 }), t("countdown.hours", { count: 2 })]],
    [-1, "00:00:00", [t("countdown.moment")]],
  ])("a countdown of %i ms shows %s and says the minutes as they change", async (left, clock, words) => {
    const timer = (await render(language, <Countdown to={NOON + left} now={() => NOON} />)).one("timer");
    expect(timer.seen).toBe(clock);
    expect(timer.read).toBe(words.join(" "));
    expect([timer.attribute("aria-live"), timer.attribute("aria-atomic")]).toEqual(["polite", "true"]);
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

  test("the visitor's calendar says what became of each daily, and which day was missed", async () => {
    recordResult("classic", wonAfter("classic", 1, "2026-11-19"));
    recordResult("grid", lost("grid"));
    const page = await render(language, <DayCalendar shown={TODAY} onShow={() => {}} />);
    expect(page.all("heading")[0]?.attribute("aria-live")).toBe("polite");
    const [played, missed, today] = page.one("table").all("button").slice(-3);
    expect(played?.read).toContain(language === "fr" ? "jeudi 19 novembre 2026, " : "Thursday, November 19, 2026, ");
    expect(played?.read).toContain(
      t("me.day.became", { game: t("statistics.books.classic"), became: t("archive.won", { count: 2 }) }),
    );
    expect(missed?.read).toContain(t("me.calendar.missed"));
    expect(today?.read).toContain(t("me.calendar.today"));
    const pressed = page
      .one("table")
      .all("button")
      .map((button) => button.attribute("aria-pressed"));
    expect(pressed).toEqual([...Array(20).fill("false"), "true"]);
  });

  const row = (rank: number, different: Partial<RankedRow> = {}): RankedRow => ({
    rank,
    nickname: `Ek ${rank}`,
    score: 100 - rank,
    tookMs: 61e3 * rank,
    played: 1,
    guesses: rank,
    correct: 1,
    streak: 2,
    isYou: false,
    ...different,
  });
  const leaders = (different: Partial<LeaderboardResponse>): LeaderboardResponse => ({
    period: "today",
    game: "classic",
    nickname: null,
    rows: [row(1), row(2)],
    you: null,
    total: 2,
    ranges: null,
    ...different,
  });

  test("the leaders of a day: guesses, time, streak, and who the visitor is", async () => {
    const rows = [row(1, { hint: true }), row(2, { isYou: true, correct: 0 })];
    const page = await render(language, <LeaderboardTable board={leaders({ rows, you: rows[1] ?? null })} isCurrent />);
    const columns = ["rank", "nickname", "guesses", "time", "streak"] as const;
    expect(page.reads("columnheader")).toEqual(columns.map((column) => t(`leaderboard.${column}`)));
    const [, ...shown] = page.reads("row");
    expect(shown).toEqual([
      `1 Ek 1 1 ${t("share.marks.hint")} 1:01 2`,
      `2 Ek 2 ${t("leaderboard.you")} ${t("archive.lost")} 2:02 2`,
    ]);
    const grid = leaders({ game: "grid", rows: [row(1, { correct: 8 })] });
    const squares = await render(language, <LeaderboardTable board={grid} isCurrent />);
    expect(squares.reads("columnheader")[2]).toBe(t("leaderboard.found"));
    expect(squares.reads("cell")[1]).toBe(t("leaderboard.foundOf", { correct: 8, toFind: 9 }));
  });

  test("the leaders of a week have points and rounds; below them is the visitor's own row", async () => {
    const rows = [1, 2].map((rank) => row(rank, { streak: null, played: 5, score: 1234.5 }));
    const you = { ...row(1, { streak: null, isYou: true, score: 7, nickname: null }), rank: null, topPercent: 34 };
    const board = leaders({ rows, you, period: "week", game: "all", total: 300 });
    const page = await render(language, <LeaderboardTable board={board} isCurrent />);
    const columns = ["rank", "nickname", "played", "time", "score"] as const;
    expect(page.reads("columnheader")).toEqual(columns.map((column) => t(`leaderboard.${column}`)));
    const shown = page.reads("row");
    expect(shown[1]).toBe(`1 Ek 1 5 1:01 ${language === "fr" ? "1\u00a0234,5" : "1,234.5"}`);
    const rank = t("leaderboard.place.top", { percent: formatPercent(language, 0.34) });
    expect(shown.at(-1)).toBe(`${rank} ${t("leaderboard.you")} 1 1:01 7`);
    const place = await render(language, <YourPlace board={board} />);
    expect(place.read).toContain(`${rank} ${t("leaderboard.place.of.week", { total: "300" })}`);
    expect(place.read).toContain(t("leaderboard.place.unnamed"));
    // The running puzzle of a weekly game is that of the week.
    const ofLegends = await render(language, <YourPlace board={leaders({ game: "legends", you: row(1) })} />);
    expect(ofLegends.read).toContain(t("leaderboard.place.of.week", { total: "2" }));
  });

  test("an empty leaderboard invites to play", async () => {
    const page = await render(language, <LeaderboardTable board={leaders({ rows: [], total: 0 })} isCurrent />);
    expect(page.one("heading").read).toBe(t("leaderboard.empty.title"));
    expect(page.one("link").read).toBe(t("leaderboard.play"));
  });

  const result = { won: true, guesses: 3, correct: 1, squares: null };
  const UNPLAYED = { classic: null, roster: null, face: null, career: null, grid: null };
  const member = (id: string, isYou: boolean, games: Partial<TodaysResults["games"]>): TodaysResults => {
    return { id, nickname: `Ek ${id}`, isYou, isMaker: isYou, streak: 2, games: { ...UNPLAYED, ...games } };
  };

  test("a friends' board of the day: results, frosted ones, and those that do not count", async () => {
    const lines = [
      member("1", true, { classic: result, grid: { ...result, correct: 8, guesses: 9 } }),
      member("2", false, { classic: { ...result, won: false, mark: "too-fast" }, roster: "finished" }),
    ];
    const page = await render(language, <DayBoard lines={lines} isAlone={false} onInvite={() => {}} />);
    const [, own, other] = page.all("row");
    const game = (of: "classic" | "roster" | "face" | "grid") => ({ game: t(`statistics.books.${of}`) });
    expect(own?.reads("cell")).toEqual([
      t("friends.cell.won", { ...game("classic"), count: 3 }),
      t("friends.cell.open", game("roster")),
      t("friends.cell.open", game("face")),
      t("friends.cell.open", { game: t("statistics.books.career") }),
      t("friends.cell.found", { ...game("grid"), count: 8 }),
    ]);
    const [classic, roster] = other?.reads("cell") ?? [];
    expect(classic).toBe(t("friends.cell.lost", game("classic")));
    expect(roster).toBe(t("friends.cell.frosted", game("roster")));
    expect([own?.all("cell")[4]?.seen, other?.all("cell")[0]?.seen]).toEqual(["8", "X*"]);
    expect(own?.one("rowheader").read).toContain(`Ek 1 ${t("friends.you")}`);
    expect(page.reads("listitem")).toEqual([
      `* ${t("friends.uncounted.too-fast", { name: "Ek 2", ...game("classic") })}`,
    ]);
  });

  test("a friends' board of the week: points and wins, ties marked", async () => {
    const standing = (id: string, rank: number, points: number) => {
      return { id, nickname: `Ek ${id}`, isYou: id === "2", rank, points, wins: 1 };
    };
    const week = { from: "2026-11-16", rows: [standing("1", 1, 9), standing("2", 2, 4), standing("3", 2, 4)] };
    const board = { week, today: [member("1", false, {})] } as unknown as FriendsBoard;
    const [, ...shown] = (await render(language, <WeekBoard board={board} />)).reads("row");
    expect(shown).toEqual([
      "1 Ek 1 9 1 2",
      `2 ${t("friends.tied")} Ek 2 ${t("friends.you")} 4 1 0`,
      `2 ${t("friends.tied")} Ek 3 4 1 0`,
    ]);
  });

  test.each([
    ["the first week", "2026-11-02", ["later"]],
    ["the second", "2026-11-09", ["earlier", "later"]],
    ["the running one", "2026-11-16", ["earlier"]],
  ] as const)("a friends' board leads from %s to its other weeks", async (_, from, ways) => {
    const week = { from, first: "2026-11-02", rows: [] };
    const page = await render(language, <OtherWeeks week={week} day={TODAY} onWeek={() => {}} />);
    expect(page.reads("button")).toEqual(ways.map((way) => t(`friends.${way}`)));
  });

  test("every error has a text, and a way on", async () => {
    const codes = Object.keys(en.errors).filter((code) => code !== "notKept") as FailureCode[];
    expect(codes.length).toBeGreaterThan(60);
    for (const code of codes) {
      const text = t(`errors.${code}`);
      const page = await render(language, <Failed code={code} onRetry={() => {}} />);
      expect(page.read.startsWith(text), code).toBe(true);
      expect(page.one("button").read).toBe(t("loadFailed.retry"));
      const deal = await render(language, <DealFailed code={code} onRetry={() => {}} onStartOver={() => {}} />);
      expect(deal.one("button").read, code).toBe(
        ["invalid-token", "wrong-game", "player-not-available", "unknown-league"].includes(code)
          ? t("startOver")
          : t("loadFailed.retry"),
      );
    }
  });
});
