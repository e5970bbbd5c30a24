import { beforeEach, describe, expect } from "vitest";
import { DAILY_NAMES } from "#rules/shared/game-config";
import { hideNameStatements } from "../../seed/hidden-names.ts";
import type { MemberTodayRow, MemberWeekRow } from "../../worker/api/friends.ts";
import { beginDay, guess, secretOf } from "./any-game.ts";
import type { TestResponse } from "./server.ts";
import { DAY, NOON, refusal, serverAt, test, TODAY } from "./shared.ts";
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
  test("is created by a visitor who has finished a daily, found by its link alone, and joined with a nickname of its own", async () => {
    expect(await make(visit(server))).toMatchObject(refusal(409, "unknown-visitor"));
    expect(await make(known(server, "x"))).toMatchObject(refusal(409, "unknown-visitor"));
    expect(await make(maker, "Le sous-sol", "Tabarnak")).toMatchObject(refusal(422, "nickname-obscene"));
    const { code } = (await make(maker, "  Le sous-sol ")).body;
    expect(code).toMatch(/^[\w-]{16}$/);

    // Visitors who are not members see the name and the number of members, but no nickname.
    const seen = await friend.get<Board>(`/api/friends/${code}`);
    expect(seen.body).toEqual({ name: "Le sous-sol", members: 1, most: 30, isMember: false, isRemoved: false });
    expect(await friend.get("/api/friends/nonsense%00")).toMatchObject(refusal(404, "unknown-board"));

    expect(await join(friend, code, "GINETTE")).toMatchObject(refusal(409, "nickname-taken"));
    expect(await join(friend, code, "Tabarnak")).toMatchObject(refusal(422, "nickname-obscene"));
    await server.setClock(NOON + 1000);
    expect((await join(friend, code, "Mémé")).status).toBe(200);
    expect(await join(friend, code, "Mémé 2")).toMatchObject(refusal(409, "already-member"));

    // Joining needs no result, and creates a visitor.
    await server.setClock(NOON + 2000);
    const newcomer = visit(server);
    expect((await join(newcomer, code, "Rookie")).status).toBe(200);
    expect(newcomer.cookie).not.toBeNull();
    const board = await look(newcomer, code);
    expect(board.today?.map(({ nickname, isYou, isMaker }) => [nickname, isYou, isMaker])).toEqual([
      ["Rookie", true, false],
      ["Ginette", false, true],
      ["Mémé", false, false],
    ]);
    // No visitor's id is in a response.
    const { text } = await newcomer.get(`/api/friends/${code}`);
    for (const id of [idOf("m"), idOf("f")]) expect(text).not.toContain(id);
    expect((await newcomer.get<{ boards: unknown[] }>("/api/friends")).body.boards).toEqual([
      { code, name: "Le sous-sol" },
    ]);
  });

  test("shows today's results of a game only to members who have finished it, otherwise only that it is finished", async () => {
    const { code } = (await make(maker)).body;
    await join(friend, code, "Mémé");
    /** Begins the day's Classic and wins after a plausible time. */
    const play = async (visitor: Visitor, at: number) => {
      await server.setClock(at);
      const { round } = (await beginDay(visitor, TODAY)).body;
      await server.setClock(at + 60_000);
      await guess(visitor, round, await secretOf(server, TODAY));
      await server.settle();
    };
    const friendsOf = async (visitor: Visitor) =>
      (await visitor.get<{ friends: number; finished: number }>("/api/friends")).body;
    expect(await friendsOf(friend)).toMatchObject({ friends: 1, finished: 0 });
    await play(maker, NOON);
    expect(await friendsOf(friend)).toMatchObject({ friends: 1, finished: 1 });
    expect(await friendsOf(maker)).toMatchObject({ friends: 1, finished: 0 });

    const frosted = await look(friend, code);
    expect(lineOf(frosted, "Ginette")?.games.classic).toBe("finished");
    expect(lineOf(frosted, "Ginette")?.games.face).toBeNull();
    expect((await friend.get(`/api/friends/${code}`)).text).not.toMatch(/"guesses":1\b|mmmmmmmm/);
    // The week does not reveal it either: her results of today are not in it yet.
    expect(frosted.week.rows.map(({ nickname, points }) => [nickname, points])).toEqual([
      ["Ginette", 3],
      ["Mémé", 1],
    ]);

    await play(friend, NOON + 120_000);
    const thawed = await look(friend, code);
    expect(lineOf(thawed, "Ginette")?.games).toMatchObject({
      classic: { won: true, guesses: 1, correct: 1, squares: "mmmmmmmm" },
      roster: null,
    });
    expect(lineOf(thawed, "Ginette")?.streak).toBe(2);
    expect(thawed.week.rows.map(({ nickname, rank, points, wins }) => [nickname, rank, points, wins])).toEqual([
      ["Ginette", 1, 6, 2],
      ["Mémé", 2, 4, 1],
    ]);
  });

  test("shows earlier weeks, back to the one of its creation, and no other", async () => {
    const { code } = (await make(maker)).body;
    await join(friend, code, "Mémé");
    await server.setClock(NOON + 7 * DAY);
    const now = await look(maker, code);
    expect([now.week.from, now.week.first, now.week.rows.map(({ points }) => points)]).toEqual([
      "2026-11-23",
      "2026-11-16",
      [0, 0],
    ]);
    expect(now.winners).toEqual(["Ginette"]);
    const before = await look(maker, code, "/weeks/2026-11-16");
    expect(before.winners).toEqual([]);
    expect([before.today, before.week.rows.map(({ nickname, points }) => [nickname, points])]).toEqual([
      null,
      [
        ["Ginette", 3],
        ["Mémé", 1],
      ],
    ]);
    for (const week of ["2026-11-09", "2026-11-30", "2026-11-24", "soon"])
      expect(await maker.get(`/api/friends/${code}/weeks/${week}`)).toMatchObject(refusal(404, "unknown-day"));
    // In a week without points there is no winner.
    await server.setClock(NOON + 14 * DAY);
    expect((await look(maker, code)).winners).toEqual([]);
  });

  test("is managed by its creator alone: renamed, moved to another link, rid of a member", async () => {
    const { code } = (await make(maker)).body;
    await join(friend, code, "Mémé");
    for (const refused of [
      await friend.ask("PUT", `/api/friends/${code}`, { name: "Mine now" }),
      await friend.ask("POST", `/api/friends/${code}/link`),
      await friend.ask("DELETE", `/api/friends/${code}/members/${lineOf(await look(friend, code), "Ginette")?.id}`),
    ])
      expect(refused).toMatchObject(refusal(403, "not-board-owner"));
    for (const name of ["x", "x".repeat(31), `ab${"\u1100".repeat(200)}`])
      expect(await maker.ask("PUT", `/api/friends/${code}`, { name })).toMatchObject(refusal(422, "board-name-length"));
    expect((await maker.ask("PUT", `/api/friends/${code}`, { name: "Rink rats" })).body).toEqual({ name: "Rink rats" });

    const renewed = (await maker.ask<{ code: string }>("POST", `/api/friends/${code}/link`)).body.code;
    // The old address shows members the board with its new code; other visitors get nothing.
    expect(await look(friend, code)).toMatchObject({ isMember: true, code: renewed });
    for (const other of [known(server, "x"), visit(server)])
      expect(await other.get(`/api/friends/${code}`)).toMatchObject(refusal(404, "unknown-board"));
    expect(await join(known(server, "x"), code, "Latecomer")).toMatchObject(refusal(404, "unknown-board"));
    const meme = lineOf(await look(maker, renewed), "Mémé")?.id;
    expect((await maker.ask("DELETE", `/api/friends/${renewed}/members/${meme}`)).status).toBe(200);
    const off = { name: "Rink rats", members: 1, most: 30, isMember: false, isRemoved: true };
    expect(await look(friend, renewed)).toEqual(off);
    expect(await friend.get(`/api/friends/${code}`)).toMatchObject(refusal(404, "unknown-board"));
    expect(await join(friend, renewed, "Somebody else")).toMatchObject(refusal(403, "removed-member"));
    for (const visitor of [maker, friend])
      expect((await visitor.get("/api/friends")).body).toMatchObject({ friends: 0, finished: 0 });
    const rename = await friend.ask("PUT", `/api/friends/${renewed}/members/me`, { nickname: "Ghost" });
    expect(rename).toMatchObject(refusal(404, "unknown-member"));

    const exported = async (visitor: Visitor) =>
      (await visitor.get<{ friends: unknown[] }>("/api/me/data")).body.friends;
    expect(await exported(friend)).toMatchObject([{ nickname: "Mémé", removedAt: new Date(NOON).toISOString() }]);
    expect(await exported(maker)).toMatchObject([{ nickname: "Ginette", removedAt: null }]);
    // Unknown members, and the owner, cannot be removed.
    const own = lineOf(await look(maker, renewed), "Ginette")?.id;
    for (const id of [own, "nobody"]) {
      const refused = await maker.ask("DELETE", `/api/friends/${renewed}/members/${id}`);
      expect(refused).toMatchObject(refusal(404, "unknown-member"));
    }
  });

  test("is found by its members at each of its last ten addresses", async () => {
    const codes = [(await make(maker)).body.code];
    for (let renewal = 1; renewal <= 11; renewal++)
      codes.push((await maker.ask<{ code: string }>("POST", `/api/friends/${codes.at(-1)}/link`)).body.code);
    const newest = codes.at(-1);
    for (const code of codes.slice(1)) expect(await look(maker, code)).toMatchObject({ code: newest });
    expect(await maker.get(`/api/friends/${codes[0]}`)).toMatchObject(refusal(404, "unknown-board"));
  });

  test("shows no nickname that the operator has hidden, and rejects it", async () => {
    const { code } = (await make(maker, "The Basement", "Rude Rudy")).body;
    await server.execute(hideNameStatements("Rude Rudy", NOON));
    const board = await maker.get(`/api/friends/${code}`);
    expect(board.text).not.toContain("Rudy");
    expect((board.body as Board).today?.[0]).toMatchObject({ isYou: true, nickname: expect.stringMatching(/^#.{6}$/) });
    expect(await join(friend, code, "RUDE RUDY")).toMatchObject(refusal(409, "nickname-taken"));
    expect(await make(friend, "Another", "Rude Rudy")).toMatchObject(refusal(422, "nickname-reserved"));
    expect((await maker.ask("PUT", `/api/friends/${code}/members/me`, { nickname: "Rude Rudy" })).status).toBe(409);
    expect((await maker.ask("PUT", `/api/friends/${code}/members/me`, { nickname: "Ginette" })).status).toBe(200);
  });

  test("passes to its first member when its creator leaves or is deleted, and is deleted with the last", async () => {
    const { code } = (await make(maker)).body;
    await server.setClock(NOON + 1000);
    await join(friend, code, "Mémé");
    const third = visit(server);
    await server.setClock(NOON + 2000);
    await join(third, code, "Third");
    expect((await third.ask("PUT", `/api/friends/${code}/members/me`, { nickname: "Mémé" })).status).toBe(409);
    expect((await third.ask("PUT", `/api/friends/${code}/members/me`, { nickname: "Fourth" })).status).toBe(200);

    await maker.ask("DELETE", "/api/me");
    const inherited = await look(friend, code);
    expect([inherited.isMaker, inherited.today?.map(({ nickname }) => nickname)]).toEqual([true, ["Mémé", "Fourth"]]);
    await friend.ask("DELETE", `/api/friends/${code}/members/me`);
    expect((await look(third, code)).isMaker).toBe(true);
    await third.ask("DELETE", `/api/friends/${code}/members/me`);
    expect(await third.get(`/api/friends/${code}`)).toMatchObject(refusal(404, "unknown-board"));
    for (const table of ["friend_boards", "friend_members", "friend_weeks", "friend_days"])
      expect(await server.value(`SELECT COUNT(*) AS count FROM ${table}`)).toBe(0);
  });

  test("moves to another device, with the results of both", async () => {
    const { code } = (await make(maker)).body;
    await join(friend, code, "Mémé");
    const phone = known(server, "p");
    await storeResults(server, [{ visitor: idOf("p"), day: "2026-11-19", guesses: 2 }]);
    await joinDevices(friend, phone);
    const board = await look(phone, code);
    expect(lineOf(board, "Mémé")).toMatchObject({ isYou: true, streak: 2 });
    expect(board.week.rows.find(({ nickname }) => nickname === "Mémé")?.points).toBe(4);
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
