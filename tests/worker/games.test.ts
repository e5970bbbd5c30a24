import { describe, expect } from "vitest";
import { decodePlayers, type AllPlayers } from "#rules/league/all-players";
import type { SeasonList } from "#rules/roster/roster";
import type { TeamSeason } from "#rules/roster/team-season";
import { addDays, startOf } from "#rules/shared/day";
import { GAME_CONFIG, GAME_NAMES, type GameName, type PracticeFilter } from "#rules/shared/game-config";
import { puzzleDurationDays, puzzleNumberOn } from "#rules/shared/schedule";
import { scoreOf } from "#rules/shared/score";
import type { RoundRequest } from "../../worker/rounds/deal-round.ts";
import { answerOf as anyAnswerOf, fetchLeague, GUESSES, player, puzzleDay, type Played } from "./any-game.ts";
import type { Server, TestResponse } from "./server.ts";
import { MINUTE, MOVED_ON, NOON, refusal, serverAt, test, TODAY } from "./shared.ts";
import { known, storedResults, visit, type Visitor } from "./visitor.ts";

// The contract of all games. The tests of one game's own rules are in a file with its name.

type Answer = { player: number } & TeamSeason & { squares: number[][] };

/** What differs by game. */
interface Contract {
  /** Returns wrong guesses, as many as a round has and one more. */
  misses(answer: Answer): unknown[];
  /** Returns guesses that win a round, in order. */
  right(answer: Answer): unknown[];
  /** Guesses that are refused, by error. */
  refused: Record<string, unknown[]>;
  /** Returns texts that identify the answer. */
  traces(answer: Answer): string[];
  /** The filters of practice; any other leaves no answer. */
  practice: PracticeFilter["players"][];
  /** Returns requests that may respond with something about a round that has not ended. */
  about?(round: string): [path: string, value: unknown][];
}

const server = serverAt();
let names: ReadonlyMap<number, string>;
let withCareer: number[];
let rostered: number[];
let seasons: SeasonList;
const answers = {} as Record<GameName, Answer>;

const guessesAt = (ids: () => Iterable<number>): Pick<Contract, "misses" | "right" | "refused" | "traces"> => ({
  misses: (answer) => [...ids()].filter((id) => id !== answer.player).slice(0, 8),
  right: (answer) => [answer.player],
  refused: { "unknown-player": [1, "8478402", null, [8478402], 8478402.5, 9_999_999] },
  traces: (answer) => [String(answer.player), names.get(answer.player) ?? ""],
});

const CONTRACTS: Readonly<Record<GameName, Contract>> = {
  classic: {
    ...guessesAt(() => rostered),
    // The last one is a player on no roster.
    refused: { "unknown-player": [1, "8478402", null, [8478402], 8478402.5, 8447400] },
    practice: ["everyone", "best-known", "team"],
    about: (round) => [["/api/rounds/classic/hint", { round }]],
  },
  roster: {
    misses: ({ season, team }) =>
      seasons.seasons
        .filter(([other]) => other !== season)
        .slice(0, 7)
        .map(([other, teams]) => ({ season: other, team: teams.find((code) => code !== team) })),
    right: ({ season, team }) => [{ season, team }],
    refused: {
      "unknown-season": [
        { season: 19961997, team: "VGK" },
        { season: 20042005, team: "DET" },
        { season: 19961997, team: "WIN" },
        "19961997-DET",
        null,
      ],
    },
    traces({ season, team }) {
      const club = seasons.clubs.find(({ code }) => code === team);
      return [String(season), `"${team}"`, club?.nickname ?? "", club?.nameFr ?? ""];
    },
    practice: ["everyone", "best-known"],
  },
  face: { ...guessesAt(() => rostered), practice: ["everyone", "best-known", "team"] },
  career: { ...guessesAt(() => withCareer), practice: ["everyone", "best-known"] },
  grid: {
    misses({ squares }) {
      const strangers = [...names.keys()].filter((id) => !squares.flat().includes(id));
      return strangers.slice(0, 10).map((id, at) => ({ square: at % 9, player: id }));
    },
    right: ({ squares }) =>
      squares.reduce<{ square: number; player: number | undefined }[]>((shots, ids, square) => {
        const free = ids.find((id) => shots.every((shot) => shot.player !== id));
        return [...shots, { square, player: free }];
      }, []),
    refused: {
      "unknown-square": [{ square: 9, player: 8478402 }, 8478402, null],
      "unknown-player": [
        { square: 1, player: 1 },
        { square: 1, player: "8478402" },
      ],
    },
    traces: ({ squares }) => squares.flat().map(String),
    practice: ["everyone"],
    about: (round) => [
      ["/api/picks", { round }],
      ["/api/proofs", { round, square: 0 }],
    ],
  },
  legends: { ...guessesAt(() => names.keys()), practice: ["everyone", "best-known"] },
};

test.beforeAll(async () => {
  const people = decodePlayers((await server.get<AllPlayers>("/api/people")).body.people);
  names = new Map(people.map(({ id, last }) => [id, last]));
  withCareer = people.filter(({ hasCareer }) => hasCareer).map(({ id }) => id);
  rostered = (await fetchLeague(server)).players.map(({ id }) => id);
  seasons = (await server.get<SeasonList>("/api/seasons")).body;
  for (const game of GAME_NAMES) answers[game] = await learnAnswer(game);
});

/** Returns the answer of today's puzzle, as a lost round reveals it. */
async function learnAnswer(game: GameName): Promise<Answer> {
  const { beginDay, giveUp, guessAll } = player(visit(server), game);
  const begun = await beginDay(puzzleDay(game, TODAY));
  if (game === "grid") return answerOf(await giveUp(begun.body.round));
  const nobody = { player: 0, season: 0, team: "", squares: [] };
  return answerOf((await guessAll(begun, CONTRACTS[game].misses(nobody))).at(-1) ?? begun);
}

const answerOf = (played: Played<GameName>) => anyAnswerOf(played) as unknown as Answer;

const practise = (game: GameName, players: PracticeFilter["players"]) =>
  player(server, game).begin({
    kind: "practice",
    filter: players === "team" ? { players, team: "MTL" } : { players },
  });

/** Returns the texts that occur in headers, bodies or tokens. Tokens are searched in case they are not encrypted. */
function findTraces(traces: readonly string[], responses: readonly TestResponse[]): string[] {
  const found = responses.flatMap(({ headers, text, body }) => {
    const { round = "" } = (body ?? {}) as { round?: string };
    const inside = Buffer.from(round, "base64url").toString("latin1");
    const places = [[...headers].join("\n"), text.replace(round, ""), inside];
    return [...traces, '"answer"', "mugs"].filter((trace) => places.some((place) => place.includes(trace)));
  });
  return [...new Set(found)];
}

describe.each(GAME_NAMES)("%s", (game) => {
  const { misses, right, refused, traces, practice, about } = CONTRACTS[game];
  const { limit, toFind } = GAME_CONFIG[game];
  const day = puzzleDay(game, TODAY);
  const duration = puzzleDurationDays(GAME_CONFIG[game]);
  const answer = () => answers[game];
  const on = (by: Server) => player(by, game);

  /** Begins the day's round and lets a plausible time pass. */
  async function beginAsVisitor(): Promise<{ visitor: Visitor; begun: Played<GameName> }> {
    const visitor = visit(server);
    const begun = await on(visitor).beginDay(day);
    await server.setClock(NOON + 5 * MINUTE);
    return { visitor, begun };
  }

  test("is dealt without guesses, the same puzzle in every isolate", async () => {
    const { begun } = await beginAsVisitor();
    expect([begun.status, begun.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    const { seen, ...view } = begun.body.view;
    expect(view).toEqual({
      id: expect.any(String),
      kind: "daily",
      day,
      number: puzzleNumberOn(GAME_CONFIG[game], day),
      league: expect.stringMatching(/^[0-9a-f]{12}$/),
      limit,
      tries: [],
      correct: 0,
      state: "guessing",
    });
    await server.coldStart();
    expect((await on(server).beginDay(day)).body.view.seen).toEqual(seen);
  });

  test("is won with the answer, recorded once, and then over", async () => {
    const { visitor, begun } = await beginAsVisitor();
    const guesses = [...misses(answer()).slice(0, limit - toFind), ...right(answer())];
    const played = await on(visitor).guessAll(begun, guesses);
    expect(played.map(({ status, body }) => [status, body.view.state, "answer" in body.view])).toEqual([
      ...guesses.slice(1).map(() => [200, "guessing", false]),
      [200, "won", true],
    ]);
    const won = played.at(-1) ?? begun;
    expect(won.body.view).toMatchObject({ id: begun.body.view.id, correct: toFind, answer: answer() });
    expect(won.body.view.tries.map(({ guess }) => guess)).toEqual(guesses);

    const [before, ended] = [played.at(-2) ?? begun, won.body.round];
    // A move that another visitor repeats counts for the visitor of the round.
    const other = known(server, "other");
    for (const by of [server, other])
      expect((await on(by).guess(before.body.round, guesses.at(-1))).body.view).toEqual(won.body.view);
    expect(await on(visitor).guess(ended, GUESSES[game])).toMatchObject(refusal(409, "round-over"));
    const ending = { won: true, guesses: guesses.length, correct: toFind };
    expect(await storedResults(server)).toMatchObject([
      {
        ...ending,
        game,
        day,
        kind: "daily",
        won: 1,
        score: Math.round(scoreOf(GAME_CONFIG[game], ending) * 100),
        took_ms: 5 * MINUTE,
        finished_at: NOON + 5 * MINUTE,
        mark: null,
        place: 1,
        streak: 1,
      },
    ]);

    const path = `/api/days/${day}/${game}`;
    const own = await visitor.get(path);
    expect(own).toMatchObject({ status: 200, body: { answer: answer() } });
    // No cache may give it to other visitors.
    expect(own.headers.get("Cache-Control")).toBe("no-store");
    expect(await visitor.get(`${path}/outcomes`)).toMatchObject({ body: { own: { isRecorded: true, place: 1 } } });
    expect(await other.get(`${path}/outcomes`)).toMatchObject({ body: { own: { isRecorded: false, place: null } } });
    expect(await other.get(path)).toMatchObject(refusal(403, "day-not-over"));
    expect(await on(visitor).beginDay(day)).toMatchObject(refusal(409, "day-finished"));
    const end = startOf(addDays(day, duration));
    await server.setClock(end - 1);
    expect(await server.get(path)).toMatchObject(refusal(403, "day-not-over"));
    await server.setClock(end);
    expect((await server.get(path)).body).toEqual({
      day,
      number: puzzleNumberOn(GAME_CONFIG[game], day),
      league: begun.body.view.league,
      answer: answer(),
    });
  });

  test("is lost with the last miss, and only then returns the answer", async () => {
    const { visitor, begun } = await beginAsVisitor();
    const played = await on(visitor).guessAll(begun, misses(answer()).slice(0, limit));
    expect(played.map(({ body }) => [body.view.state, "answer" in body.view])).toEqual([
      ...Array.from({ length: limit - 1 }, () => ["guessing", false]),
      ["lost", true],
    ]);
    expect(played.at(-1)?.body.view).toMatchObject({ correct: 0, answer: answer() });
    expect(await storedResults(server)).toMatchObject([{ won: 0, guesses: limit, correct: 0, score: 0, mark: null }]);
  });

  test("counts no refused guess", async () => {
    const { visitor, begun } = await beginAsVisitor();
    const [first, second] = misses(answer());
    const { round } = (await on(visitor).guess(begun.body.round, first)).body;
    for (const [error, guesses] of Object.entries(refused))
      for (const guess of guesses)
        expect(await on(visitor).guess(round, guess), JSON.stringify(guess)).toMatchObject(refusal(422, error));
    expect(await on(visitor).guess(round, first)).toMatchObject(refusal(409, "repeated-guess"));
    expect(await on(visitor).guess(`${round}x`, second)).toMatchObject(refusal(400, "invalid-token"));
    if (game !== "grid") expect(await on(visitor).giveUp(round)).toMatchObject(refusal(409, "cannot-give-up"));
    if (game !== "classic") {
      expect(await visitor.post(`/api/rounds/${game}/hint`, { round })).toMatchObject(refusal(409, "no-hints"));
      const hard = { round, guess: second, hard: true };
      expect(await visitor.post(`/api/rounds/${game}/guess`, hard)).toMatchObject(refusal(409, "no-hard-mode"));
    }
    expect((await on(visitor).guess(round, second)).body.view.tries.map(({ guess }) => guess)).toEqual([first, second]);
  });

  test("accepts no token of another game", async () => {
    for (const other of GAME_NAMES.filter((name) => name !== game)) {
      const { round } = (await player(server, other).beginDay(puzzleDay(other, TODAY))).body;
      expect(await on(server).guess(round, GUESSES[game]), other).toMatchObject(refusal(400, "wrong-game"));
      expect(await on(server).giveUp(round), other).toMatchObject(refusal(400, "wrong-game"));
    }
  });

  test.each([
    [addDays(day, duration), 403, "future-day"],
    [addDays(day, -28 * 2), 404, "unknown-day"],
    ["2026-11-31", 404, "unknown-day"],
    ["", 404, "unknown-day"],
  ])("has no puzzle on %j", async (other, status, error) => {
    expect(await on(server).beginDay(other)).toMatchObject(refusal(status, error));
    for (const part of other === "" ? [] : ["", "/outcomes"]) {
      const response = await server.get(`/api/days/${other}/${game}${part}`);
      expect(response).toMatchObject(refusal(status, error));
      expect(response.headers.get("Cache-Control")).toBe("no-store");
    }
  });

  test("is continued from its last move, whatever an older token says", async () => {
    const { visitor, begun } = await beginAsVisitor();
    const [first, second] = misses(answer());
    const [solution] = right(answer());
    const once = await on(visitor).guess(begun.body.round, first);
    expect((await on(visitor).guess(begun.body.round, first)).body.view).toEqual(once.body.view);
    for (const guess of [second, solution, 1]) {
      const behind = await on(visitor).guess(begun.body.round, guess);
      expect(behind).toMatchObject(MOVED_ON);
      expect(behind.body.view).toEqual(once.body.view);
    }
    expect((await on(visitor).beginDay(day)).body.view).toEqual(once.body.view);
    // After the end of its day, in an isolate that has not dealt it.
    await server.setClock(startOf(addDays(day, duration + 2)));
    await server.coldStart();
    const played = await on(visitor).guessAll(once, right(answer()));
    expect(played.at(-1)?.body.view).toMatchObject({ kind: "daily", day, state: "won", mark: "late" });
  });

  test("of the past is archived, with an answer of its own", async () => {
    const past = addDays(day, -duration);
    const visitor = visit(server);
    const begun = await on(visitor).beginDay(past);
    expect(begun.body.view).toMatchObject({ kind: "archive", day: past, tries: [], state: "guessing" });
    expect((await server.get<{ answer: object }>(`/api/days/${past}/${game}`)).body.answer).not.toEqual(answer());
    // An archive round is not counted, so an older token can continue with another guess. It contains no later one.
    const [first, second] = misses(answer());
    await on(visitor).guess(begun.body.round, first);
    const other = (await on(visitor).guess(begun.body.round, second)).body.view;
    expect(other.tries.map(({ guess }) => guess)).toEqual([second]);
    expect(other).not.toHaveProperty("answer");
    if (game !== "grid")
      expect(await on(visitor).giveUp(begun.body.round)).toMatchObject(refusal(409, "cannot-give-up"));
    const archived = (await server.get<{ answer: Answer }>(`/api/days/${past}/${game}`)).body.answer;
    await on(visitor).guessAll(begun, right(archived));
    expect(await storedResults(server)).toMatchObject([{ day: past, kind: "archive", won: 1, mark: null, place: 0 }]);
  });

  describe("before its end, no response identifies the answer", () => {
    /** Plays a round to its last guess, and expects no trace of the answer until then. */
    async function expectSecret(by: Server, begun: Played<GameName>, to: Answer): Promise<void> {
      const guesses = misses(to);
      const played = await on(by).guessAll(begun, guesses.slice(0, limit - 1));
      const { round } = (played.at(-1) ?? begun).body;
      const seen: TestResponse[] = [
        begun,
        ...played,
        await on(by).guess(round, guesses[0]),
        await on(by).guess(round, Object.values(refused)[0]?.[0]),
        await on(by).guess(`${round}x`, guesses[7]),
        await server.get("/api/today"),
        await server.get(`/api/days/${day}/${game}`),
        await server.get(`/api/days/${day}/${game}/outcomes`),
      ];
      for (const [path, value] of about?.(round) ?? []) seen.push(await by.post(path, value));
      expect(findTraces(traces(to), seen)).toEqual([]);
      // The same search finds the answer after the end.
      const { round: latest } = (seen.at(-1)?.body as { round?: string } | null) ?? {};
      const ended = await on(by).guess(game === "classic" ? (latest ?? round) : round, guesses[limit - 1]);
      expect(ended.body.view.state).toBe("lost");
      expect(findTraces(traces(to), [ended])).toEqual(expect.arrayContaining([traces(to)[0], '"answer"']));
    }

    test("of a daily", async () => {
      const { visitor, begun } = await beginAsVisitor();
      await expectSecret(visitor, begun, answer());
    });

    test.each(practice)("of practice with %s", async (players) => {
      const begun = await practise(game, players);
      const given = await on(server).giveUp(begun.body.round);
      await expectSecret(server, begun, answerOf(given));
    });

    test("of a challenge, in the games that have them", async () => {
      const hide = (secret: unknown) =>
        server.post<{ code: string; error?: string }>(`/api/challenges/${game}`, { secret, language: "en" });
      const made = await hide(8478402);
      if (game !== "classic" && game !== "legends") return expect(made).toMatchObject(refusal(409, "cannot-challenge"));
      for (const secret of refused["unknown-player"] ?? [])
        expect(await hide(secret)).toMatchObject(refusal(422, "unknown-player"));
      expect(findTraces(["8478402"], [{ ...made, body: { round: made.body.code } }])).toEqual([]);
      const begun = await on(server).begin({ kind: "challenge", code: made.body.code });
      expect(begun.body.view).toMatchObject({ kind: "challenge", tries: [] });
      await expectSecret(server, begun, { ...answer(), player: 8478402 });
    });

    // A Grid shows its criteria, which have any length.
    if (game !== "grid")
      test("by the length of a token", async () => {
        const rounds = await Promise.all(Array.from({ length: 10 }, () => practise(game, "everyone")));
        expect(new Set(rounds.map(({ body }) => body.round.length)).size).toBe(1);
      });
  });

  test.each(["everyone", "best-known", "team"] as const)(
    "is practised with %s, if it has such answers",
    async (players) => {
      const begun = await practise(game, players);
      if (!practice.includes(players)) return expect(begun).toMatchObject(refusal(422, "no-matching-player"));
      expect(begun.body.view).toMatchObject({ kind: "practice", filter: { players }, tries: [], state: "guessing" });
      const given = await on(server).giveUp(begun.body.round);
      expect(given.body.view).toMatchObject({ state: "gave-up", correct: 0 });
      const hidden = answerOf(given);
      if (players === "team") expect((await teamOf(hidden.player)) ?? "nobody").toBe("MTL");
      const won = (await on(server).guessAll(begun, right(hidden))).at(-1);
      expect(won?.body.view).toMatchObject({ state: "won", answer: hidden });
      for (const { round } of [given.body, won?.body ?? begun.body]) {
        expect(await on(server).giveUp(round)).toMatchObject(refusal(409, "round-over"));
        expect(await on(server).guess(round, GUESSES[game])).toMatchObject(refusal(409, "round-over"));
      }
      expect(await storedResults(server)).toEqual([]);
    },
  );
});

const teamOf = async (id: number) => (await fetchLeague(server)).players.find((one) => one.id === id)?.team;

test("an era narrows practice only where there are eras", async () => {
  const ask = (game: GameName, filter: unknown) =>
    player(server, game).begin({ kind: "practice", filter } as RoundRequest);
  expect((await ask("legends", { players: "everyone", since: 1967 })).status).toBe(200);
  for (const [game, since] of [
    ["legends", 1950],
    ["legends", "1967"],
    ["career", 1967],
  ] as const)
    expect(await ask(game, { players: "everyone", since })).toMatchObject(refusal(400, "invalid-request"));
});

test("a Grid can be stopped on its day, once, and keeps its right shots", async () => {
  const grid = player(visit(server), "grid");
  const begun = await grid.beginDay(TODAY);
  await server.setClock(NOON + 5 * MINUTE);
  const shots = CONTRACTS.grid.right(answers.grid).slice(0, 4);
  const shot = (await grid.guessAll(begun, shots)).at(-1) ?? begun;
  const stopped = await grid.giveUp(shot.body.round);
  expect(stopped.body.view).toMatchObject({ state: "gave-up", correct: 4, answer: answers.grid });
  expect(await grid.giveUp(stopped.body.round)).toMatchObject(refusal(409, "round-over"));
  // An older token learns nothing from the answers.
  expect(await grid.guess(begun.body.round, shots[1])).toMatchObject(MOVED_ON);
  expect(await storedResults(server)).toMatchObject([
    { won: 0, correct: 4, score: 4444, picks: JSON.stringify(shots), mark: null },
  ]);
});
