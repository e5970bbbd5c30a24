import { beforeEach, describe, expect } from "vitest";
import { DAILY_NAMES } from "#rules/shared/game-config";
import type { MemberTodayRow, MemberWeekRow } from "../../worker/api/friends.ts";
import type { TestResponse } from "./server.ts";
import { refusal, serverAt, test, TODAY } from "./shared.ts";
import { idOf, joinDevices, known, storeResults, visit, type Visitor } from "./visitor.ts";

interface Board {
  isMember: boolean;
  name: string;
  code: string;
  isMaker: boolean;
  members: number;
  today: MemberTodayRow[] | null;
  week: { from: string; first: string; rows: MemberWeekRow[] };
  winners: string[];
}

const server = serverAt();
let maker: Visitor;
let friend: Visitor;

const make = (visitor: Visitor, name = "The Basement", nickname = "Ginette"): Promise<TestResponse<{ code: string }>> =>
  visitor.post("/api/friends", { name, nickname });
const join = (visitor: Visitor, code: string, nickname: string): Promise<TestResponse> =>
  visitor.post(`/api/friends/${code}/members`, { nickname });
const look = async (visitor: Visitor, code: string, query = ""): Promise<Board> =>
  (await visitor.get<Board>(`/api/friends/${code}${query}`)).body;
const lineOf = ({ today }: Board, nickname: string) => today?.find((line) => line.nickname === nickname);

beforeEach(async () => {
  await storeResults(server, [
    { visitor: idOf("m"), day: "2026-11-20", guesses: 3 },
    { visitor: idOf("f"), day: "2026-11-20", game: "grid", won: 0, guesses: 9, correct: 5 },
  ]);
  [maker, friend] = [known(server, "m"), known(server, "f")];
});

describe("a friends' board", () => {
  test("is found by its members at each of its last ten addresses", async () => {
    const codes = [(await make(maker)).body.code];
    for (let renewal = 1; renewal <= 11; renewal++)
      codes.push((await maker.ask<{ code: string }>("POST", `/api/friends/${codes.at(-1)}/link`)).body.code);
    const newest = codes.at(-1);
    for (const code of codes.slice(1)) expect(await look(maker, code)).toMatchObject({ code: newest });
    expect(await maker.get(`/api/friends/${codes[0]}`)).toMatchObject(refusal(404, "unknown-board"));
  });

  test("stays with its creator who joins a device that was removed from it, and keeps other removed members away", async () => {
    const { code } = (await make(maker)).body;
    for (const [visitor, nickname] of [
      [friend, "Mémé"],
      [known(server, "q"), "Pépé"],
    ] as const) {
      await join(visitor, code, nickname);
      await maker.ask("DELETE", `/api/friends/${code}/members/${lineOf(await look(maker, code), nickname)?.id}`);
    }
    await joinDevices(friend, maker);
    const board = await look(maker, code);
    expect(board).toMatchObject({ isMember: true, isMaker: true, today: [{ nickname: "Ginette", isYou: true }] });
    const phone = known(server, "p");
    await joinDevices(phone, known(server, "q"));
    expect(await look(phone, code)).toMatchObject({ isMember: false, isRemoved: true });
  });

  const fillers = (count: number) => Array.from({ length: count }, (_, at) => idOf(`member-${at}`));
  /** Adds other members to the only board. */
  const fill = (count: number) =>
    server.sql(
      "INSERT INTO friend_members SELECT friend_boards.id, value, value, value, value, 0, NULL FROM friend_boards, json_each(?)",
      JSON.stringify(fillers(count)),
    );

  test("has thirty members at most, and a visitor twenty boards", async () => {
    const { code } = (await make(maker)).body;
    await fill(29);
    expect(await join(friend, code, "Late")).toMatchObject(refusal(409, "board-full"));
    await server.sql(
      `INSERT INTO friend_boards (id, code, name, maker, made_at, visited_on)
       SELECT value, value, value, ?1, 0, '2026-11-21' FROM json_each(?2)`,
      idOf("f"),
      JSON.stringify(Array.from({ length: 20 }, (_, at) => `board ${at}`)),
    );
    await server.sql(
      "INSERT INTO friend_members SELECT id, ?1, ?1, 'x', 'x', 0, NULL FROM friend_boards WHERE maker = ?1",
      idOf("f"),
    );
    expect(await make(friend)).toMatchObject(refusal(409, "too-many-boards"));
  });

  test("keeps the last 60 members who were removed, and reads none of them for a stranger", async () => {
    const { code } = (await make(maker)).body;
    await join(friend, code, "Mémé");
    const readForStranger = async () => (await server.useOf(() => look(visit(server), code))).rowsRead;
    const before = await readForStranger();
    await server.sql(
      "INSERT INTO friend_members SELECT friend_boards.id, value, value, value, value, 0, value FROM friend_boards, json_each(?)",
      JSON.stringify(Array.from({ length: 70 }, (_, at) => 100 + at)),
    );
    await server.sql("INSERT INTO friend_days SELECT visitor, '[]' FROM friend_members WHERE removed_at < 999");
    expect(await readForStranger()).toBe(before);

    const meme = lineOf(await look(maker, code), "Mémé")?.id;
    await maker.ask("DELETE", `/api/friends/${code}/members/${meme}`);
    // 59 of them and Mémé, next to the owner.
    for (const table of ["friend_members", "friend_days"])
      expect(await server.value(`SELECT COUNT(*) AS count FROM ${table}`)).toBe(61);
    expect(await server.value("SELECT min(removed_at) AS first FROM friend_members")).toBe(111);
    expect(await join(friend, code, "Back")).toMatchObject(refusal(403, "removed-member"));
  });

  test("is read in at most 150 rows with thirty members", async () => {
    const { code } = (await make(maker)).body;
    await fill(29);
    await storeResults(
      server,
      fillers(29).flatMap((visitor) =>
        ["2026-11-19", "2026-11-20", TODAY].flatMap((day) => DAILY_NAMES.map((game) => ({ visitor, day, game }))),
      ),
    );
    expect((await look(maker, code)).today).toHaveLength(30);
    await server.settle();
    const { rowsRead } = await server.useOf(() => look(maker, code).then(server.settle));
    expect(rowsRead).toBeLessThanOrEqual(150);
  });
});
