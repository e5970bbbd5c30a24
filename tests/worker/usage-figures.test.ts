import { describe, expect } from "vitest";
import { addDays, dayAt } from "#rules/shared/day";
import { GAME_CONFIG, type GameName } from "#rules/shared/game-config";
import type { Usage } from "../../seed/stats/compute.ts";
import { parseUsageRow, usageQuery } from "../../seed/stats/query.ts";
import { formatUsage } from "../../seed/stats/tables.ts";
import { insertResults } from "../../worker/store/results.ts";
import { TALLY_STATEMENTS } from "../../worker/store/tally.ts";
import { serverAt, test } from "./shared.ts";
import { finishedRound, idOf, known, storeResults, visit } from "./visitor.ts";

const TODAY = "2027-01-20";
const NOON = Date.parse(`${TODAY}T12:00:00Z`);
/** Maximum rows read, with any number of players. */
const MOST_READ = 500;

const server = serverAt(NOON);

const before = (days: number): string => addDays(TODAY, -days);
/** Returns the figures as `npm run stats` reads them. */
async function readUsage(): Promise<Usage> {
  const row = await server.value<string>(usageQuery(dayAt(NOON)));
  return parseUsageRow(row ?? "", NOON);
}

/** Plays games some days ago for each visitor. */
async function play(
  days: Readonly<Record<string, readonly (readonly [ago: number, game?: GameName, won?: number])[]>>,
) {
  const rounds = Object.entries(days).flatMap(([name, his]) =>
    his.map(([ago, game = "classic", won = 1]) =>
      finishedRound({
        visitor: idOf(name),
        day: before(ago),
        game,
        won: won === 1,
        guesses: won === 1 ? 3 : 7,
        correct: won === 1 ? GAME_CONFIG[game].toFind : 0,
        finishedAt: NOON - ago * 86_400_000,
      }),
    ),
  );
  const inOrder = rounds.toSorted((one, other) => one.finishedAt - other.finishedAt);
  await insertResults(server.env, inOrder);
}

const FORTY_DAYS = {
  // Their first day only counts for the month.
  regular: [[40], [39], [38], [2], [1], [0]],
  // Returned on the seventh day.
  week: [[20], [13]],
  // The eighth day is too late for a week.
  late: [[20], [12]],
  once: [[10, "classic", 0]],
  // Two games of a day are one player.
  two: [
    [3, "classic"],
    [3, "grid", 0],
    [2, "grid"],
  ],
  today: [[0, "face", 0]],
  // A weekly game is no day played.
  legend: [[17, "legends"]],
} as const;

describe("the figures", () => {
  test("equal those computed by hand from forty days of results", async () => {
    await play(FORTY_DAYS);
    const usage = await readUsage();
    await expect(`${formatUsage(usage, NOON)}\n`).toMatchFileSnapshot("answers/usage.txt");
    // All is counted again.
    await server.execute(TALLY_STATEMENTS);
    expect(await readUsage()).toEqual(usage);
  });

  test("keep the counts of a day after a visitor is deleted", async () => {
    await play({ gone: [[1], [0]] });
    await known(server, "gone").ask("DELETE", "/api/me");
    const usage = await readUsage();
    expect(usage.days.slice(0, 2)).toMatchObject([{ players: 1 }, { players: 1, newcomers: 1 }]);
  });

  test("include the age of the facts, and waiting results", async () => {
    const asOf = await server.value<string>("SELECT value FROM meta WHERE name = 'facts-as-of'");
    await server.sql("INSERT INTO waiting (message, since) VALUES ('a', ?), ('b', ?)", NOON - 7_200_000, NOON - 60_000);
    const usage = await readUsage();
    expect(usage).toMatchObject({ facts: { asOf }, waiting: { count: 2, seconds: 7200 } });
    expect(usage.facts.ageDays).toBe(asOf === null ? null : (Date.parse(TODAY) - Date.parse(asOf)) / 86_400_000);
  });

  test("read no more rows after two months with two thousand visitors", async () => {
    await storeResults(
      server,
      Array.from({ length: 6000 }, (_, index) => ({
        visitor: idOf(`p${index % 2000}`),
        day: before((index * 7) % 61),
        game: ["classic", "roster", "face", "career", "grid"][index % 5] ?? "",
      })),
    );
    await server.sql(
      "INSERT INTO counts (day, counted) SELECT value, '{\"shares\":1}' FROM json_each(?)",
      JSON.stringify(Array.from({ length: 400 }, (_, ago) => before(ago))),
    );
    const { days } = await readUsage();
    expect(days.reduce((total, { players }) => total + players, 0)).toBeGreaterThan(2000);
    expect((await server.useOf(readUsage)).rowsRead).toBeLessThanOrEqual(MOST_READ);
  });
});

describe("other counts", () => {
  const counted = async () => {
    await server.settle();
    const usage = await readUsage();
    return Object.fromEntries(
      Object.entries(usage.days[0] ?? {}).filter(([, value]) => typeof value === "number" && value > 0),
    );
  };
  const open = (path: string, headers: HeadersInit = { "Sec-Fetch-Dest": "document" }) => server.get(path, headers);

  test("opened links, without link previews or other pages", async () => {
    await open("/nhl/unlimited-guessing-game?challenge=abc");
    await open("/fr/nhl/unlimited-guessing-game?challenge=abc");
    await open("/nhl/daily-guessing-game?reply=abc");
    await open("/nhl/daily-guessing-game?r=abc");
    await open("/nhl/daily-guessing-game?r=abc", {});
    await open("/nhl/daily-guessing-game?r=abc", { "Sec-Fetch-Dest": "document", "Sec-Purpose": "prefetch" });
    await open("/nhl/daily-guessing-game?day=2026-11-20");
    expect(await counted()).toEqual({ challenges: 2, replies: 1, shares: 1 });
  });

  test("friends' boards, and their new members", async () => {
    await play({ maker: [[1]] });
    const maker = known(server, "maker");
    const { code } = (await maker.post<{ code: string }>("/api/friends", { name: "Ours", nickname: "Ann" })).body;
    await visit(server).post(`/api/friends/${code}/members`, { nickname: "Bob" });
    expect(await counted()).toEqual({ boards: 1, joined: 1 });
  });

  test("faults by kind, once storage is available again", async () => {
    const asked = await server.without("friend_members", () => known(server, "any").get("/api/friends"));
    expect(asked.status).toBe(500);
    expect(await counted()).toEqual({ internal: 1 });
    await server.during({ DB: "gone" }, async () => {
      expect((await server.get("/api/health")).status).toBe(503);
      await server.settle();
    });
    expect((await server.get("/api/health")).status).not.toBe(500);
    await open("/nhl/daily-guessing-game?r=abc");
    expect(await counted()).toEqual({ internal: 1, "storage-unavailable": 1, shares: 1 });
    server.takeLog();
  });

  test("concurrent ones are written as one row", async () => {
    const { rowsWritten } = await server.useOf(async () => {
      await Promise.all(Array.from({ length: 50 }, () => open("/nhl/daily-guessing-game?r=abc")));
      await server.settle();
    });
    expect(rowsWritten).toBeLessThan(20);
    expect(await counted()).toEqual({ shares: 50 });
  });
});
