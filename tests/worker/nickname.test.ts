import { beforeEach, describe, expect } from "vitest";
import { hideNameStatements } from "../../seed/hidden-names.ts";
import type { Server, TestResponse } from "./server.ts";
import { expectAllowance, HOUR, NOON, refusal, serverAt, test, TODAY } from "./shared.ts";
import { fromAddress, idOf, known, storeResults, type Visitor } from "./visitor.ts";

const server = serverAt();
let visitor: Visitor;

const choose = (nickname: unknown, who = visitor): Promise<TestResponse> =>
  who.ask("PUT", "/api/me/nickname", { nickname });
const nicknameOf = async (who: Visitor): Promise<string | null> =>
  (await who.get<{ nickname: string | null }>("/api/me")).body.nickname;

describe("a nickname", () => {
  // Each visitor starts with a result and no nickname.
  beforeEach(async () => {
    await storeResults(
      server,
      Array.from("abcdefghno", (sign) => ({ visitor: idOf(sign), day: TODAY })),
    );
    visitor = known(server, "n");
  });

  test("that the operator has hidden is on no board, and removed, until it is allowed again", async () => {
    const run = (undo: boolean) => server.execute(hideNameStatements("ginette", 0, undo));
    await choose("Ginette!");
    const board = () => visitor.get<{ rows: unknown[] }>("/api/leaderboard?period=week");
    expect((await board()).body.rows).toMatchObject([{ nickname: "Ginette!" }]);
    await run(false);
    await run(false);
    const counted = `SELECT COUNT(*) AS count FROM leaderboard_sums
      UNION ALL SELECT COUNT(*) FROM leaderboard_ranges, json_each(today_counts)
      UNION ALL SELECT COUNT(*) FROM leaderboard_ranges, json_each(all_counts)`;
    expect(await server.sql(counted)).toEqual([{ count: 0 }, { count: 0 }, { count: 0 }]);
    expect((await board()).body.rows).toMatchObject([{ nickname: null, isYou: true }]);
    expect(await nicknameOf(visitor)).toBeNull();
    for (const name of ["Ginette", "G1nette"])
      expect(await choose(name)).toMatchObject(refusal(422, "nickname-reserved"));
    expect((await choose("Mémé")).status).toBe(200);
    await run(true);
    expect((await choose("Ginette")).status).toBe(200);
    expect(() => hideNameStatements("'); --", 0)).toThrow("no letter or digit");
  });

  test("is given to one visitor when many request it at once", async () => {
    const answers = await Promise.all(Array.from("abcdefgh", (sign) => choose("Ginette", known(server, sign))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(7).fill(409)]);
  });
});

describe("new nicknames from one address", () => {
  const HOME = "203.0.113.7";
  const nameFrom = (by: Server, at: number, nickname = `Skater ${at}`): Promise<TestResponse> =>
    choose(nickname, known(by, `player-${at}`));
  const nameAtHome = (at: number, nickname?: string) => nameFrom(fromAddress(server, HOME), at, nickname);

  beforeEach(async () => {
    await storeResults(
      server,
      Array.from({ length: 30 }, (_, at) => ({ visitor: idOf(`player-${at}`), day: "2026-11-21" })),
    );
  });

  test("are four per hour", () =>
    expectAllowance(server, { times: 4, within: HOUR, error: "too-many-nicknames" }, nameFrom));

  test("do not include changes of existing ones, nor any that are refused for another reason", async () => {
    expect((await nameAtHome(0)).status).toBe(200);
    // Nor changes of reminders.
    await server.sql(
      "INSERT INTO limited_requests SELECT address, 'reminder', at, n.value FROM limited_requests, json_each('[1,2,3]') n",
    );
    for (let times = 0; times < 5; times++) expect((await nameAtHome(1, "Skater 0")).status).toBe(409);
    for (const at of [1, 2, 3]) expect((await nameAtHome(at)).status).toBe(200);
    expect((await nameAtHome(0, "Another name")).status).toBe(200);
    expect((await nameAtHome(4)).status).toBe(429);
  });

  test("leave a keyed hash, and nothing after a day", async () => {
    await nameAtHome(0);
    const { rowsWritten } = await server.useOf(() => nameAtHome(1));
    // One is the new nickname; most are its rows on leaderboards.
    expect(rowsWritten).toBeLessThanOrEqual(18);
    const rows = JSON.stringify(await server.sql("SELECT * FROM limited_requests"));
    expect(rows).not.toContain("203.0.113");
    expect(rows).not.toContain("player");
    await server.trigger("retain", NOON + 24 * HOUR - 1);
    expect(await server.value("SELECT count(*) AS count FROM limited_requests")).toBe(2);
    await server.trigger("retain", NOON + 24 * HOUR);
    expect(await server.value("SELECT count(*) AS count FROM limited_requests")).toBe(0);
  });
});
