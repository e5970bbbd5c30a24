import { beforeEach, describe, expect } from "vitest";
import { beginDay } from "./any-game.ts";
import { readRegister } from "./data-register.ts";
import type { TestResponse } from "./server.ts";
import { AWAY, MINUTE, NOON, refusal, serverAt, test, TODAY } from "./shared.ts";
import {
  idOf,
  joinDevices,
  known,
  storeNicknames,
  storeResults,
  storedResults,
  visit,
  type Visitor,
} from "./visitor.ts";

const NOBODY = { nickname: null, results: [] };

const [LAPTOP, PHONE] = [idOf("laptop"), idOf("phone")];
const server = serverAt();
let laptop: Visitor;
let phone: Visitor;

beforeEach(() => {
  [laptop, phone] = [known(server, "laptop"), known(server, "phone")];
});

const makeCode = async (visitor: Visitor): Promise<string> =>
  (await visitor.post<{ code: string }>("/api/me/code", undefined)).body.code;
const claim = (visitor: Visitor, code: unknown): Promise<TestResponse> => visitor.post("/api/me/claim", { code });
const meOf = async (visitor: Visitor): Promise<unknown> => (await visitor.get("/api/me")).body;

describe("a code", () => {
  test("may be written in any way", async () => {
    for (const write of [
      (code: string) => code.toLowerCase(),
      (code: string) => `${code.slice(0, 4)}–${code.slice(4)}`,
      (code: string) => ` ${[...code].join(" ")}\n`,
    ])
      expect((await claim(visit(server), write(await makeCode(laptop)))).status).toBe(200);
  });

  test("works once", async () => {
    const code = await makeCode(laptop);
    const answers = await Promise.all(Array.from({ length: 4 }, () => claim(visit(server), code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404]);
  });

  test.each([
    [10 * MINUTE - 1, 200],
    [10 * MINUTE, 404],
  ])("after %i ms answers %i", async (later, status) => {
    const code = await makeCode(laptop);
    await server.setClock(NOON + later);
    expect((await claim(visit(server), code)).status).toBe(status);
  });

  test("replaces the one before", async () => {
    const [first, second] = [await makeCode(laptop), await makeCode(laptop)];
    expect((await claim(visit(server), first)).status).toBe(404);
    expect((await claim(visit(server), second)).status).toBe(200);
  });
});

describe("two devices", () => {
  test("go on to a third with a code of the first; codes that the second has made are void", async () => {
    const ofPhone = await makeCode(phone);
    await joinDevices(laptop, phone);
    const tablet = visit(server);
    expect(await claim(tablet, ofPhone)).toMatchObject(refusal(404, "unknown-code"));
    await joinDevices(phone, tablet);
    await storeResults(server, [{ visitor: LAPTOP, day: TODAY }]);
    await laptop.ask("PUT", "/api/me/nickname", { nickname: "Ginette" });
    expect(await meOf(tablet)).toMatchObject({ nickname: "Ginette" });
  });
});

test("a browser that still has the cookie of a visitor whose device joined another has no data, and deletes none", async () => {
  await storeNicknames(server, { [PHONE]: "Mémé" });
  await storeResults(server, [{ visitor: PHONE, day: "2026-11-20" }]);
  const left = known(server, "phone");
  // The nickname of either device is kept.
  const joined = { nickname: "Mémé", results: [{ of: "2026-11-20" }] };
  expect((await joinDevices(laptop, phone)).body).toMatchObject(joined);
  expect(await meOf(left)).toEqual(NOBODY);
  expect((await left.get("/api/me/data")).body).toMatchObject({ results: [], attempts: [] });
  await left.ask("DELETE", "/api/me");
  expect(await meOf(phone)).toMatchObject(joined);
});

describe("give me my data", () => {
  const PICKS = '[{"square":0,"player":8478402}]';
  const store = () =>
    storeResults(server, [
      { visitor: LAPTOP, day: TODAY, finished_at: NOON },
      { visitor: LAPTOP, day: "2026-11-20", game: "grid", picks: PICKS, finished_at: NOON - 1 },
      { visitor: PHONE, day: "2026-11-19" },
    ]);
  const exportedColumns = async () => {
    const columns = "SELECT name FROM pragma_table_info('results') WHERE name <> 'visitor' ORDER BY name";
    return (await server.sql(columns)).map(({ name }) => name);
  };

  test("exports every column about the visitor, and no other's, as a file", async () => {
    await store();
    await storeNicknames(server, { [LAPTOP]: "Ginette", [PHONE]: "Mémé" });
    const code = await makeCode(laptop);
    const { headers, text, body } = await laptop.get<Record<string, unknown>>("/api/me/data");
    expect(headers.get("Content-Disposition")).toBe('attachment; filename="deke-data.json"');
    expect(body).toMatchObject({
      site: expect.stringMatching(/^http/),
      takenAt: "2026-11-21T12:00:00.000Z",
      nickname: { nickname: "Ginette", namedAt: "1970-01-01T00:00:00.000Z" },
      results: [
        { game: "grid", day: "2026-11-20", picks: [{ square: 0, player: 8478402 }] },
        { game: "classic", day: TODAY, won: 1, guesses: 1, picks: null, finished_at: "2026-11-21T12:00:00.000Z" },
      ],
      codes: [{ code, expiresAt: "2026-11-21T12:10:00.000Z" }],
    });
    const [result] = body["results"] as object[];
    expect(Object.keys(result ?? {}).toSorted()).toEqual(await exportedColumns());
    for (const secret of [LAPTOP, PHONE, "Mémé", "2026-11-19"]) expect(text.includes(secret), secret).toBe(false);
  });

  test("is not available without the visitor's object, which has the attempts", async () => {
    expect(await server.during({ ATTEMPTS: "gone" }, () => laptop.get("/api/me/data"))).toMatchObject(AWAY);
  });
});

describe("forget me", () => {
  test("deletes every row, the cookie and the name on the leaderboard, and no other visitor's", async () => {
    await server.coldStart();
    await storeResults(server, [
      { visitor: LAPTOP, day: TODAY },
      { visitor: LAPTOP, day: "2026-11-20", kind: "archive" },
      { visitor: PHONE, day: TODAY },
    ]);
    await storeNicknames(server, { [LAPTOP]: "Ginette", [PHONE]: "Mémé" });
    const code = await makeCode(laptop);
    await server.get("/api/leaderboard");

    const { status, headers, body } = await laptop.ask("DELETE", "/api/me");
    expect([status, body]).toEqual([200, NOBODY]);
    expect(headers.get("Set-Cookie")).toMatch(/^deke_visitor=; Max-Age=0; Path=\//);
    expect(laptop.cookie).toBeNull();
    for (const { table } of readRegister("en"))
      expect(JSON.stringify(await server.sql(`SELECT * FROM ${table}`)), table).not.toContain(LAPTOP);
    expect(await storedResults(server)).toMatchObject([{ visitor: PHONE }]);
    expect((await server.get("/api/leaderboard")).body).toMatchObject({ total: 1, rows: [{ nickname: "Mémé" }] });
    expect((await claim(visit(server), code)).status).toBe(404);
    expect(await meOf(known(server, "laptop"))).toEqual(NOBODY);
  });

  test("succeeds without stored data, and writes its mark once", async () => {
    const visitor = visit(server);
    await beginDay(visitor, TODAY);
    const { cookie } = visitor;
    await server.settle();
    await server.takeUse();
    expect(await visit(server).ask("DELETE", "/api/me")).toMatchObject({ status: 200, body: NOBODY });
    expect(await server.takeUse()).toMatchObject({ rowsWritten: 0, objects: 0 });
    // The mark and its index.
    for (const rowsWritten of [2, 0]) {
      expect(await visit(server, cookie).ask("DELETE", "/api/me")).toMatchObject({ status: 200, body: NOBODY });
      expect(await server.takeUse()).toMatchObject({ rowsWritten });
    }
  });
});
