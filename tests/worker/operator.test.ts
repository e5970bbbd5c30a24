import { beforeEach, describe, expect } from "vitest";
import { readFileSync } from "node:fs";
import { parse } from "parse5";
import type { D1Database } from "@cloudflare/workers-types";
import type { Usage } from "#rules/site/usage";
import { addDays, dayAt } from "#rules/shared/day";
import type { GameName } from "#rules/shared/game-config";
import { formatTextTable } from "../../seed/text-table.ts";
import { buildUsageTables } from "../../worker/operator/tables.ts";
import type { Env } from "../../worker/env.ts";
import { enforceRetention } from "../../worker/jobs/retention.ts";
import { insertResults } from "../../worker/store/results.ts";
import { usageQuery, readUsage, parseUsageRow } from "../../worker/store/usage.ts";
import { TALLY_STATEMENTS } from "../../worker/store/tally.ts";
import type { TestResponse, Server } from "./server.ts";
import { test } from "./shared.ts";
import { cookieOf, finishedRound, storeResults, visit } from "./visitor.ts";

const TODAY = "2027-01-20";
const NOON = Date.parse(`${TODAY}T12:00:00Z`);
/** Maximum rows read, with any number of players. */
const MOST_READ = 500;

let server: Server;
let DB: D1Database;
test.beforeAll(async ({ server: lent }) => {
  server = lent;
  ({ DB } = server);
});
beforeEach(async () => {
  await server.settle();
  await server.deleteVisitors();
  await DB.batch([DB.prepare("DELETE FROM counts"), DB.prepare("DELETE FROM waiting")]);
  await server.setClock(NOON, { stopped: true });
});

const before = (days: number): string => addDays(TODAY, -days);
const idOf = (name: string): string => name.padEnd(22, "_");
const keyIn = async (): Promise<string> => {
  await server.get("/operator/figures");
  return (await DB.prepare("SELECT material FROM keys WHERE purpose = 'operator'").first<string>("material")) ?? "";
};
const ask = (key: string): Promise<TestResponse<Usage>> =>
  server.send("/operator/figures", { headers: { Authorization: `Bearer ${key}` } });
const enter = (key: string, query = ""): Promise<TestResponse> =>
  server.send(`/operator${query}`, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ key }).toString(),
  });
const cookieFrom = ({ headers }: TestResponse): string => headers.get("Set-Cookie")?.split(";", 1)[0] ?? "";

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
        correct: won,
        finishedAt: NOON - ago * 86_400_000,
      }),
    ),
  );
  await insertResults(
    { DB } as unknown as Env,
    rounds.toSorted((one, other) => one.finishedAt - other.finishedAt),
  );
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
    const { body } = await ask(await keyIn());
    expect(body.games).toMatchObject({
      // In thirty days: three of the regular's, two each of two visitors, one lost, one of the visitor with two games.
      classic: { finished: 9, solvedPercent: 88.9 },
      grid: { finished: 2, solvedPercent: 50 },
      face: { finished: 1, solvedPercent: 0 },
      roster: { finished: 0, solvedPercent: null },
      legends: { finished: 1, solvedPercent: 100 },
    });
    expect(body.returning).toEqual([
      { within: 1, from: before(31), to: before(2), newcomers: 4, returned: 1, percent: 25 },
      { within: 7, from: before(37), to: before(8), newcomers: 3, returned: 1, percent: 33.3 },
      { within: 30, from: before(60), to: before(31), newcomers: 1, returned: 1, percent: 100 },
    ]);
    const days = Object.fromEntries(body.days.map((day) => [day.day, day]));
    expect(body.days.map(({ day }) => day)).toEqual(Array.from({ length: 30 }, (_, ago) => before(ago)));
    expect(days[TODAY]).toMatchObject({ players: 2, newcomers: 1, games: { legends: null } });
    expect(days[before(3)]).toMatchObject({
      players: 1,
      newcomers: 1,
      games: { classic: { finished: 1, solvedPercent: 100 }, grid: { finished: 1, solvedPercent: 0 } },
    });
    expect(days[before(2)]).toMatchObject({ players: 2, newcomers: 0 });
    expect(days[before(20)]).toMatchObject({ players: 2, newcomers: 2 });
    expect(days[before(17)]).toMatchObject({ players: 0, games: { legends: { finished: 1, solvedPercent: 100 } } });
  });

  test("are the same when everything is counted again", async () => {
    await play(FORTY_DAYS);
    const env = { DB } as unknown as Env;
    const kept = await readUsage(env, NOON);
    await DB.batch(TALLY_STATEMENTS.map((statement) => DB.prepare(statement)));
    expect(await readUsage(env, NOON)).toEqual(kept);
    expect(kept.returning[0]?.newcomers).toBe(4);
  });

  test("keep the counts of a day after a visitor is deleted", async () => {
    await play({ gone: [[1], [0]] });
    await visit(server, cookieOf(idOf("gone"))).ask("DELETE", "/api/me");
    const { body } = await ask(await keyIn());
    expect(body.days.slice(0, 2)).toMatchObject([{ players: 1 }, { players: 1, newcomers: 1 }]);
  });

  test("include the age of the facts, and waiting results", async () => {
    const asOf = await DB.prepare("SELECT value FROM meta WHERE name = 'facts-as-of'").first<string>("value");
    await DB.prepare("INSERT INTO waiting (message, since) VALUES ('a', ?), ('b', ?)")
      .bind(NOON - 7_200_000, NOON - 60_000)
      .run();
    const { body } = await ask(await keyIn());
    expect(body).toMatchObject({ facts: { asOf }, waiting: { count: 2, seconds: 7200 } });
    expect(body.facts.ageDays).toBe(asOf === null ? null : (Date.parse(TODAY) - Date.parse(asOf)) / 86_400_000);
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
    await DB.batch(
      Array.from({ length: 400 }, (_, ago) =>
        DB.prepare("INSERT INTO counts (day, counted) VALUES (?, '{\"shares\":1}')").bind(before(ago)),
      ),
    );
    await server.takeUse();
    const { days } = await readUsage({ DB } as unknown as Env, NOON);
    expect(days.reduce((total, { players }) => total + players, 0)).toBeGreaterThan(2000);
    expect((await server.takeUse()).rowsRead).toBeLessThanOrEqual(MOST_READ);
  });

  test("add no row written per finish", async () => {
    await play({ regular: [[3], [2, "grid"], [1, "face"]] });
    await server.takeUse();
    const finish = async (game: GameName) => {
      await insertResults({ DB } as unknown as Env, [
        finishedRound({ visitor: idOf("regular"), game, day: TODAY, finishedAt: NOON }),
      ]);
      return server.takeUse();
    };
    const [first, second] = [await finish("classic"), await finish("career")];
    expect([first.rowsWritten, second.rowsWritten]).toEqual([2, 2]);
    expect(first.rowsRead).toBeLessThanOrEqual(40);
    expect(second.rowsRead).toBeLessThanOrEqual(40);
  });

  test("are on the page what `npm run stats` prints, in both languages", async () => {
    await play(FORTY_DAYS);
    const key = await keyIn();
    const row = await DB.prepare(usageQuery(dayAt(NOON))).first<string>("audience");
    const audience = parseUsageRow(row ?? "", NOON);
    expect((await ask(key)).body).toEqual(audience);
    for (const language of ["en", "fr"] as const) {
      const tables = buildUsageTables(language, audience);
      const page = await server.send(`/operator?lang=${language}`, {
        headers: { Cookie: cookieFrom(await enter(key)) },
      });
      expect(page.text).toContain(`<html lang="${language}">`);
      expect(cellsOf(page.text)).toEqual(tables.map(({ head, rows }) => [head, ...rows]));
      const lines = tables.map(formatTextTable).join("\n\n").split("\n");
      for (const { head, rows } of tables)
        for (const cells of [head, ...rows])
          expect(lines.map((line) => line.trim().split(/ {2,}/))).toContainEqual(cells);
    }
  });
});

interface Node {
  nodeName: string;
  value?: string;
  childNodes?: Node[];
}

const all = (node: Node, name: string): Node[] => [
  ...(node.nodeName === name ? [node] : []),
  ...(node.childNodes ?? []).flatMap((child) => all(child, name)),
];
const said = (node: Node): string => node.value ?? (node.childNodes ?? []).map(said).join("");

/** Returns the cells of a page's tables. */
const cellsOf = (html: string): string[][][] =>
  all(parse(html) as unknown as Node, "table").map((table) =>
    all(table, "tr").map((row) => [...all(row, "th"), ...all(row, "td")].map(said)),
  );

describe("other counts", () => {
  const counted = async () => {
    await server.settle();
    const { body } = await ask(await keyIn());
    return Object.fromEntries(
      Object.entries(body.days[0] ?? {}).filter(([, value]) => typeof value === "number" && value > 0),
    );
  };
  const open = (path: string, headers: Record<string, string> = { "Sec-Fetch-Dest": "document" }) =>
    server.send(path, { headers });

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
    const maker = visit(server, cookieOf(idOf("maker")));
    const { code } = (await maker.post<{ code: string }>("/api/friends", { name: "Ours", nickname: "Ann" })).body;
    await visit(server).post(`/api/friends/${code}/members`, { nickname: "Bob" });
    expect(await counted()).toEqual({ boards: 1, joined: 1 });
  });

  test("faults by kind, once storage is available again", async () => {
    await DB.prepare("ALTER TABLE friend_members RENAME TO gone").run();
    try {
      expect((await visit(server, cookieOf(idOf("any"))).get("/api/friends")).status).toBe(500);
    } finally {
      await DB.prepare("ALTER TABLE gone RENAME TO friend_members").run();
    }
    expect(await counted()).toEqual({ internal: 1 });
    await server.trouble({ DB: "gone" });
    expect((await server.get("/api/health")).status).toBe(503);
    await server.settle();
    await server.trouble({});
    expect((await server.get("/api/health")).status).not.toBe(500);
    await open("/nhl/daily-guessing-game?r=abc");
    expect(await counted()).toEqual({ internal: 1, "storage-unavailable": 1, shares: 1 });
    server.takeLog();
  });

  test("concurrent ones are written as one row", async () => {
    await server.takeUse();
    await Promise.all(Array.from({ length: 50 }, () => open("/nhl/daily-guessing-game?r=abc")));
    await server.settle();
    expect((await server.takeUse()).rowsWritten).toBeLessThan(20);
    expect(await counted()).toEqual({ shares: 50 });
  });

  test("for 400 days", async () => {
    const add = (ago: number) => DB.prepare("INSERT INTO counts (day, counted) VALUES (?, '{}')").bind(before(ago));
    await DB.batch([add(401), add(400), add(0)]);
    await enforceRetention({ DB } as unknown as Env, NOON);
    const { results } = await DB.prepare("SELECT day FROM counts ORDER BY day").all<{ day: string }>();
    expect(results.map(({ day }) => day)).toEqual([before(400), TODAY]);
  });
});

describe("without the key", () => {
  test("nothing is returned, with an error text and for any address", async () => {
    const key = await keyIn();
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    for (const given of ["", "0".repeat(64), key.slice(1), key.toUpperCase()]) {
      expect(await ask(given)).toMatchObject({ status: 401, body: { error: "wrong-key" } });
      const refused = await enter(given, "?lang=fr");
      expect([refused.status, refused.headers.get("Set-Cookie")]).toEqual([401, null]);
      expect(refused.text).toContain("Ce n’est pas la clé.");
    }
    for (const path of ["/operator", `/operator?key=${key}`]) {
      const { status, text } = await server.get(path);
      expect(status).toBe(200);
      expect(cellsOf(text)).toEqual([]);
    }
    expect((await server.get(`/operator/figures?key=${key}`)).status).toBe(401);
  });

  test("a browser with the key has access for twelve hours, until it signs out or the key changes", async () => {
    const key = await keyIn();
    const entered = await enter(key);
    expect([entered.status, entered.headers.get("Location")]).toEqual([303, "/operator?lang=en"]);
    expect(entered.headers.get("Set-Cookie")).toMatch(/HttpOnly; SameSite=Strict/);
    expect(entered.headers.get("Set-Cookie")).not.toContain(key);
    const cookie = cookieFrom(entered);
    const isOpen = async (with_ = cookie) =>
      cellsOf((await server.send("/operator", { headers: { Cookie: with_ } })).text).length > 0;
    expect(await isOpen()).toBe(true);
    expect(await isOpen(cookie.replace(/.$/, (last) => (last === "A" ? "B" : "A")))).toBe(false);
    await server.setClock(NOON + 12 * 3_600_000, { stopped: true });
    expect(await isOpen()).toBe(false);
    await server.setClock(NOON, { stopped: true });
    await DB.prepare(
      "INSERT INTO keys (purpose, material, made_at) VALUES ('operator', lower(hex(randomblob(32))), 0)",
    ).run();
    expect(await isOpen()).toBe(false);
    expect((await ask(key)).status).toBe(401);
    await DB.prepare("DELETE FROM keys WHERE purpose = 'operator' AND made_at = 0").run();
    const left = await server.send("/operator", {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded", Cookie: cookie },
      body: "leave=yes",
    });
    expect(left.headers.get("Set-Cookie")).toContain("Max-Age=0");
  });

  test.each([
    ["a form in parts without a boundary", "multipart/form-data", "x"],
    ["a form whose parts do not end", "multipart/form-data; boundary=a", "--a\r\n"],
  ])("%s is refused as malformed", async (_what, type, body) => {
    server.takeLog();
    const refused = await server.send("/operator", { method: "POST", headers: { "Content-Type": type }, body });
    expect(refused).toMatchObject({ status: 400, body: { error: "invalid-request" } });
    expect(server.takeLog()).toEqual([]);
  });

  test("too many attempts are limited", async () => {
    await server.limit(true);
    try {
      let refused: TestResponse | undefined;
      for (let tries = 0; tries < 21 && refused === undefined; tries++)
        refused = (await Promise.all(Array.from({ length: 20 }, () => enter("guess", "?lang=fr")))).find(
          ({ status }) => status === 429,
        );
      expect(refused?.headers.get("Retry-After")).toBe("60");
      expect(refused?.text).toContain("Attendez une minute.");
    } finally {
      await server.limit(false);
    }
  });

  test("it is not cached or indexed, and runs no scripts", async () => {
    for (const path of ["/operator", "/operator/figures"]) {
      const { headers } = await server.get(path);
      expect([headers.get("Cache-Control"), headers.get("X-Robots-Tag")]).toEqual(["no-store", "noindex, nofollow"]);
      expect(headers.get("Content-Security-Policy")).not.toMatch(/script-src|unsafe/);
    }
    const { text } = await server.get("/operator");
    expect(text).not.toMatch(/<script|style="/);
    for (const found of ["/sitemap.xml", "/robots.txt"])
      expect((await server.get(found)).text).not.toContain("/operator");
  });

  test("its colours are the site's", async () => {
    const { text } = await server.get("/operator");
    const tokens = readFileSync(new URL("../../client/styles/tokens.css", import.meta.url), "utf8");
    const own = [...text.matchAll(/(--[\w-]+): ([^;]+);/g)];
    expect(own.length).toBeGreaterThan(8);
    for (const [, name, colour] of own) expect(tokens).toContain(`${name}: ${colour};`);
  });
});
