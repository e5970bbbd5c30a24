import { describe, expect } from "vitest";
import { GAME_NAMES, type GameName } from "#rules/shared/game-config";
import { begin, beginDay, GUESSES, player, puzzleDay } from "./any-game.ts";
import type { RequestOptions, Server } from "./server.ts";
import { test } from "./shared.ts";

const TODAY = "2026-11-21";
const ROUNDS = "/api/rounds/classic";
let server: Server;
let round: string;
const rounds = {} as Record<GameName, string>;

test.beforeAll(async ({ server: lent }) => {
  server = lent;
  await server.setClock(`${TODAY}T12:00:00Z`);
  round = (await beginDay(server, TODAY)).body.round;
  for (const game of GAME_NAMES)
    rounds[game] = (await player(server, game).begin({ kind: "day", day: puzzleDay(game, TODAY) })).body.round;
});

const json = (body: string, type = "application/json") => ({ method: "POST", headers: { "Content-Type": type }, body });

describe("a request is refused", () => {
  const asked = JSON.stringify({ kind: "day", day: TODAY });
  test.each<[string, string, RequestOptions, number, string]>([
    ["to a path there is not", "/api/nothing", {}, 404, "unknown-path"],
    ["to the API's own root", "/api", {}, 404, "unknown-path"],
    ["to a deeper path", `${ROUNDS}/guess/again`, json("{}"), 404, "unknown-path"],
    ["that gets what is posted", ROUNDS, {}, 404, "unknown-path"],
    ["that gets a guess", `${ROUNDS}/guess`, {}, 404, "unknown-path"],
    ["that gets a challenge", "/api/challenges/classic", {}, 404, "unknown-path"],
    ["that posts what is got", "/api/leaderboard", json("{}"), 404, "unknown-path"],
    ["that deletes", ROUNDS, { method: "DELETE" }, 404, "unknown-path"],
    ["that posts to a page", "/", json("{}"), 404, "unknown-path"],
    ["for a game there is not", "/api/rounds/chess", json(asked), 404, "unknown-game"],
    ["for a game named like a property", "/api/rounds/constructor", json(asked), 404, "unknown-game"],
    ["for a game in capitals", "/api/rounds/Classic", json(asked), 404, "unknown-game"],
    [
      "for a guess at a game there is not",
      "/api/rounds/chess/guess",
      json('{"round":"","guess":1}'),
      404,
      "unknown-game",
    ],
    [
      "for a challenge of a game there is not",
      "/api/challenges/chess",
      json('{"secret":1,"language":"en"}'),
      404,
      "unknown-game",
    ],
    ["for a league there is not", "/api/leagues/000000000000/columns", {}, 404, "unknown-league"],
    ["for a league of another form", "/api/leagues/latest/columns", {}, 404, "unknown-league"],
    ["that is no JSON", ROUNDS, json("{"), 400, "malformed-json"],
    ["that says JSON and is empty", ROUNDS, json(""), 400, "malformed-json"],
    ["without a body", ROUNDS, { method: "POST" }, 400, "invalid-request"],
    ["with JSON that says to be text", ROUNDS, json(asked, "text/plain"), 400, "invalid-request"],
    ["with a form", ROUNDS, json("kind=day", "application/x-www-form-urlencoded"), 400, "invalid-request"],
    ["with a list", ROUNDS, json("[]"), 400, "invalid-request"],
    ["with null", ROUNDS, json("null"), 400, "invalid-request"],
    ["with a kind there is not", ROUNDS, json('{"kind":"yesterday"}'), 400, "invalid-request"],
    ["for a day that is a number", ROUNDS, json('{"kind":"day","day":20261121}'), 400, "invalid-request"],
    ["for practice without a filter", ROUNDS, json('{"kind":"practice"}'), 400, "invalid-request"],
    [
      "for practice with a filter there is not",
      ROUNDS,
      json('{"kind":"practice","filter":{"players":"goalies"}}'),
      400,
      "invalid-request",
    ],
    [
      "for practice with a team in full",
      ROUNDS,
      json('{"kind":"practice","filter":{"players":"team","team":"Montréal"}}'),
      400,
      "invalid-request",
    ],
    ["for a challenge without a code", ROUNDS, json('{"kind":"challenge"}'), 400, "invalid-request"],
    ["for a guess without a round", `${ROUNDS}/guess`, json('{"guess":1}'), 400, "invalid-request"],
    [
      "for a guess with a round that is no text",
      `${ROUNDS}/guess`,
      json('{"round":{},"guess":1}'),
      400,
      "invalid-request",
    ],
    [
      "for a guess in a mode that is none",
      `${ROUNDS}/guess`,
      json('{"round":"","guess":1,"hard":"very"}'),
      400,
      "invalid-request",
    ],
    ["for a hint at nothing", `${ROUNDS}/hint`, json("{}"), 400, "invalid-request"],
    ["for a hint with a round of nobody's making", `${ROUNDS}/hint`, json('{"round":"x"}'), 400, "invalid-token"],
    ["to give up nothing", `${ROUNDS}/give-up`, json("{}"), 400, "invalid-request"],
    [
      "with a body too large",
      ROUNDS,
      json(JSON.stringify({ kind: "day", day: "x".repeat(16 * 1024) })),
      413,
      "body-too-large",
    ],
    ["with a body far too large", `${ROUNDS}/guess`, json("x".repeat(1_000_000)), 413, "body-too-large"],
  ])("%s", async (_what, path, init, status, error) => {
    const answer = await server.send(path, init);
    expect([answer.status, answer.body]).toEqual([status, { error }]);
    expect(answer.headers.get("Content-Type")).toContain("application/json");
  });

  test("with a body too large that does not say how large it is", async () => {
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        for (let sent = 0; sent < 20; sent++) stream.enqueue(new TextEncoder().encode(" ".repeat(1024)));
        stream.close();
      },
    });
    const init = { ...json(""), body, duplex: "half" } as RequestInit;
    const answer = await fetch(new URL(ROUNDS, server.url), init);
    expect([answer.status, await answer.json()]).toEqual([413, { error: "body-too-large" }]);
  });

  test("and is never cached", async () => {
    for (const path of ["/api/nothing", "/api/leagues/000000000000/columns", "/api/days/2026-11-22/classic"]) {
      expect((await server.get(path)).headers.get("Cache-Control")).toBe("no-store");
    }
    const large = await server.send(ROUNDS, json("x".repeat(20_000)));
    expect(large.headers.get("Cache-Control")).toBe("no-store");
  });
});

describe.each(GAME_NAMES)("%s", (game) => {
  const daily = (): string => rounds[game];
  const refusal = (status: number, error: string) => ({ status, body: { error } });

  test("rejects a token of another game", async () => {
    for (const other of GAME_NAMES.filter((name) => name !== game)) {
      expect(await player(server, game).guess(rounds[other], GUESSES[game]), other).toMatchObject(
        refusal(400, "wrong-game"),
      );
      expect(await player(server, game).giveUp(rounds[other]), other).toMatchObject(refusal(400, "wrong-game"));
    }
  });

  test("returns neither today's answer nor tomorrow's", async () => {
    expect(await server.get(`/api/days/${puzzleDay(game, TODAY)}/${game}`)).toMatchObject(refusal(403, "day-not-over"));
    for (const path of [`2026-11-22/${game}`, `2026-11-22/${game}/outcomes`]) {
      expect(await server.get(`/api/days/${path}`), path).toMatchObject(refusal(403, "future-day"));
    }
    expect(await player(server, game).begin({ kind: "day", day: "2026-11-22" })).toMatchObject(
      refusal(403, "future-day"),
    );
  });

  test("can be given up on its day in the Grid only, and once", async () => {
    const { giveUp, guess } = player(server, game);
    const stopped = await giveUp(daily());
    if (game !== "grid") return expect(stopped).toMatchObject(refusal(409, "cannot-give-up"));
    expect(stopped.body.view).toMatchObject({ state: "gave-up", correct: 0 });
    expect(await giveUp(stopped.body.round)).toMatchObject(refusal(409, "round-over"));
    expect(await guess(stopped.body.round, GUESSES.grid)).toMatchObject(refusal(409, "round-over"));
  });
});

test.each(GAME_NAMES.filter((game) => game !== "classic" && game !== "legends"))("%s has no challenges", async (game) =>
  expect(await server.post(`/api/challenges/${game}`, { secret: 8478402, language: "en" })).toMatchObject({
    status: 409,
    body: { error: "cannot-challenge" },
  }),
);

/** Unusual values for any field. */
const ODD: unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  -0,
  0.5,
  1e308,
  2 ** 53,
  8478402,
  "",
  " ",
  "8478402",
  "\0",
  "\u{1F3D2}",
  "\uD800",
  "__proto__",
  "constructor",
  "2026-11-21",
  "-000001-01-01",
  "+275760-09-13",
  "../../etc",
  "'; DROP TABLE players; --",
  "x".repeat(5000),
  [],
  [[]],
  {},
  [8478402],
  { id: 8478402 },
  { toString: 1 },
  { length: -1 },
  JSON.parse('{"__proto__":{"kind":"day"}}'),
  JSON.parse(`${"[".repeat(3000)}${"]".repeat(3000)}`),
];

describe("invalid input causes no 5xx", () => {
  const bodies = (value: unknown): [string, unknown][] => [
    [ROUNDS, value],
    [ROUNDS, { kind: value }],
    [ROUNDS, { kind: "day", day: value }],
    [ROUNDS, { kind: "practice", filter: value }],
    [ROUNDS, { kind: "practice", filter: { players: value } }],
    [ROUNDS, { kind: "practice", filter: { players: "team", team: value } }],
    [ROUNDS, { kind: "challenge", code: value }],
    [`${ROUNDS}/guess`, { round: value, guess: 8478402 }],
    [`${ROUNDS}/guess`, { round, guess: value }],
    [`${ROUNDS}/guess`, { round, guess: 8478402, hard: value }],
    [`${ROUNDS}/hint`, { round: value }],
    [`${ROUNDS}/give-up`, { round: value }],
    ["/api/challenges/classic", { secret: value, language: "en" }],
    ["/api/picks", { round: value }],
    ...GAME_NAMES.map((game): [string, unknown] => [
      `/api/rounds/${game}/guess`,
      { round: rounds[game], guess: value },
    ]),
    ...[
      { season: value, team: "DET" },
      { season: 19961997, team: value },
      { season: value, team: value },
    ].map((guess): [string, unknown] => ["/api/rounds/roster/guess", { round: rounds.roster, guess }]),
    ...[
      { square: value, player: 8478402 },
      { square: 0, player: value },
      { square: value, player: value },
    ].map((guess): [string, unknown] => ["/api/rounds/grid/guess", { round: rounds.grid, guess }]),
  ];

  test.each(ODD.map((value) => [JSON.stringify(value).slice(0, 30), value]))("%s", async (_shown, value) => {
    for (const [path, sent] of bodies(value)) {
      const answer = await server.post<{ error?: string }>(path, sent);
      expect(answer.status, `${path} ${JSON.stringify(sent).slice(0, 80)}`).toBeLessThan(500);
      // `round-moved-on` comes with the current round.
      if (answer.status !== 200) expect(answer.body.error).toMatch(/^[a-z]+(-[a-z]+)*$/);
    }
  });

  test.each(["%", "%E0%A4%A", "%00", "..", "%2e%2e%2f", "\u{1F3D2}", "'", "a".repeat(3000), "%FF", "?", "#"])(
    "in an address: %s",
    async (odd) => {
      for (const path of [
        `/api/leagues/${odd}/columns`,
        `/api/days/${odd}/classic`,
        `/api/days/2026-11-20/${odd}`,
        `/api/rounds/${odd}`,
      ]) {
        expect((await server.get(path)).status).toBeLessThan(500);
        expect((await server.post(path, {})).status).toBeLessThan(500);
      }
    },
  );

  test("afterwards the API still works", async () =>
    expect((await begin(server, { kind: "day", day: TODAY })).status).toBe(200));
});
