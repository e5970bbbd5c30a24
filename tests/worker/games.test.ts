import { describe, expect } from "vitest";
import { decodePlayers, type AllPlayers } from "#rules/league/all-players";
import type { SeasonList } from "#rules/roster/roster";
import type { TeamSeason } from "#rules/roster/team-season";
import { addDays, startOf } from "#rules/shared/day";
import { GAME_CONFIG, GAME_NAMES, type GameName, type PracticeFilter } from "#rules/shared/game-config";
import { puzzleDurationDays } from "#rules/shared/schedule";
import { answerOf as anyAnswerOf, fetchLeague, GUESSES, player, puzzleDay, type Played } from "./any-game.ts";
import type { Server, TestResponse } from "./server.ts";
import { MINUTE, MOVED_ON, NOON, refusal, serverAt, test, TODAY } from "./shared.ts";
import { visit, type Visitor } from "./visitor.ts";

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
  const { limit } = GAME_CONFIG[game];
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

  test("is the same puzzle in every isolate", async () => {
    const { seen } = (await on(server).beginDay(day)).body.view;
    await server.coldStart();
    expect((await on(server).beginDay(day)).body.view.seen).toEqual(seen);
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
    expect((await on(visitor).guess(round, second)).body.view.tries.map(({ guess }) => guess)).toEqual([first, second]);
  });

  test("accepts no token of another game", async () => {
    for (const other of GAME_NAMES.filter((name) => name !== game)) {
      const { round } = (await player(server, other).beginDay(puzzleDay(other, TODAY))).body;
      expect(await on(server).guess(round, GUESSES[game]), other).toMatchObject(refusal(400, "wrong-game"));
      expect(await on(server).giveUp(round), other).toMatchObject(refusal(400, "wrong-game"));
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
});
