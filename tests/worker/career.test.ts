import { describe, expect } from "vitest";
import {
  MIN_GAMES_OF_CANDIDATE,
  withGamesForOneClub,
  withOwnPath,
  rankPaths,
  type PathCandidate,
} from "#rules/career/career";
import { MIN_STOPS } from "#rules/career/stages";
import { decodeCareer, type Careers } from "#rules/career/careers";
import { EXPANSION_SEASON, firstYear } from "#rules/league/season";
import { addDays } from "#rules/shared/day";
import { ANSWER_POOL } from "#rules/shared/draw";
import { decodePlayers, type AllPlayers } from "#rules/league/all-players";
import { computeCareerStops as stopsIn, townClubOf } from "#rules/league/tenures";
import { stintsOf, sumColumn } from "../../seed/career.ts";
import { isCareerCandidate } from "../../client/data/people.ts";
import { indexNames, searchNames } from "../../client/name-search/search.ts";
import type { RoundRequest } from "../../worker/rounds/deal-round.ts";
import type { Env } from "../../worker/env.ts";
import { readCareerPuzzleData } from "../../worker/store/careers.ts";
import { careerOf, careers, fame, ids, pastNames } from "../seed/league.ts";
import { secretOf, type Played } from "./any-game.ts";
import type { Server } from "./server.ts";
import { test } from "./shared.ts";
import { onIsolate } from "./visitor.ts";

const TODAY = "2026-11-21";
let server: Server;
let people: AllPlayers;

test.beforeAll(async ({ server: lent }) => {
  server = lent;
  await server.setClock(`${TODAY}T12:00:00Z`);
  people = (await server.get<AllPlayers>("/api/people")).body;
});

const begin = (asked: RoundRequest): Promise<Played<"career">> => server.post("/api/rounds/career", asked);
const guess = (round: string, player: unknown, from = server): Promise<Played<"career">> =>
  from.post("/api/rounds/career/guess", { round, guess: player });
const giveUp = (round: string): Promise<Played<"career">> => server.post("/api/rounds/career/give-up", { round });

const daySecret = (day: string) => secretOf(server, day, "career");

const stopsOf = (id: number) => stopsIn(stintsOf(careerOf(id)), pastNames);
const candidates = [...careers.values()]
  .filter(
    ({ games, lines }) => games >= MIN_GAMES_OF_CANDIDATE && lines.some(({ season }) => season >= EXPANSION_SEASON),
  )
  .map(({ player }) => player.id)
  .sort((a, b) => a - b);
/** Returns the games a player played for his main club; a club renamed in its town is one club. */
const mostGames = (id: number): number =>
  Math.max(
    ...[...Map.groupBy(careerOf(id).lines, ({ team }) => townClubOf(team)).values()].map((own) => sumColumn(own, "gp")),
  );
const pathOf = (id: number): string =>
  stopsOf(id)
    .map(({ team }) => townClubOf(team))
    .join();
const pathed = withOwnPath(
  candidates.filter((id) => stopsOf(id).length >= MIN_STOPS),
  pathOf,
).map((id): PathCandidate => [id, fame.get(id) ?? 0, careerOf(id).lines.at(-1)?.season ?? 0, mostGames(id)]);
const byFame = rankPaths(pathed);

/** A player with seven clubs. */
const NEDVED = 8449807;

/** Players with one club each. */
const OTHERS: readonly number[] = [ids.crosby, ids.mcdavid, ids.ovechkin, ids.lemieux, ids.brodeur, ids.roy];

/** Makes guesses one after another, alternating between two isolates. */
async function guessAll(begun: Played<"career">, players: readonly number[]): Promise<Played<"career">[]> {
  const answers: Played<"career">[] = [];
  for (const [at, player] of players.entries())
    answers.push(await guess((answers.at(-1) ?? begun).body.round, player, onIsolate(server, at % 2)));
  return answers;
}

describe("the players who can be guessed", () => {
  test("is the same list in the browser and on the server", async () => {
    const known = decodePlayers(people.people)
      .filter(({ hasCareer }) => hasCareer)
      .map(({ id }) => id);
    expect(known).toEqual(candidates);
    const { PUBLISHED } = server;
    await begin({ kind: "day", day: TODAY });
    expect(await PUBLISHED.get(`paths:${people.version}`, "json")).toEqual({
      byFame,
      longServing: withGamesForOneClub(pathed, byFame),
    });
  });

  test("so are their careers, by which guesses are judged: returned after a round has ended, and to any visitor of a finished one", async () => {
    const { body } = await server.get<Careers>("/api/careers");
    expect(body.careers.map(([id]) => id)).toEqual(candidates);
    const jagr = body.careers.find(([id]) => id === ids.jagr);
    const { lines, clubs } = careerOf(ids.jagr);
    const years = [...new Set(lines.map(({ season }) => firstYear(season)))];
    expect(jagr && decodeCareer(jagr)).toEqual({ position: "R", country: "CZ", clubs, years });
    // A year off, as in the lockout of 2004-05 and three years in Omsk, is no season in the league.
    expect(years).toHaveLength(24);
  });

  test.each([
    ["gretz", ["Wayne Gretzky"]],
    ["jágr", ["Jaromír Jágr"]],
    ["howe", ["Gordie Howe", "Mark Howe", "Harry Howell"]],
    ["sebastian aho", ["Sebastian Aho"]],
    ["greg adams", ["Greg Adams", "Greg Adams"]],
    ["michael modano", ["Mike Modano"]],
    ["chico resch", ["Glenn Resch"]],
  ])("is found by '%s', the best known first", (typed, names) => {
    const index = indexNames(decodePlayers(people.people).filter(isCareerCandidate), people.names);
    expect(
      searchNames(index, typed, 40)
        .found.map(({ name }) => name)
        .slice(0, names.length + 1),
    ).toEqual(names);
  });

  test.each([
    ["somebody with fewer games", ids.ahoDefender],
    ["somebody of another age", 8448321],
    ["a name", "Gretzky"],
    ["nobody", 9999999],
  ])("%s is not, and costs nothing", async (_who, raw) => {
    const {
      body: { round },
    } = await begin({ kind: "day", day: TODAY });
    const { status, body } = await guess(round, raw);
    expect([status, body]).toEqual([422, { error: "unknown-player" }]);
  });

  test("has no duplicates", async () => {
    const begun = await begin({ kind: "day", day: TODAY });
    const [once] = await guessAll(begun, [ids.lemieux]);
    const again = await guess(once?.body.round ?? "", ids.lemieux);
    expect([again.status, again.body]).toEqual([409, { error: "repeated-guess" }]);
    expect(once?.body.view.tries).toHaveLength(1);
  });
});

describe("a round", () => {
  test("is won with the answer, and returns the whole answer", async () => {
    const begun = await begin({ kind: "day", day: TODAY });
    const secret = await daySecret(TODAY);
    const won = (await guessAll(begun, [...OTHERS.slice(0, 2), secret])).at(-1);
    const {
      games,
      points,
      player: { position, country },
    } = careerOf(secret);
    expect(won?.body.view).toMatchObject({
      state: "won",
      limit: 6,
      answer: { player: secret, stops: stopsOf(secret), games, points },
      seen: { position, country },
    });
  });

  test("returns for each miss what the guessed player has in common with the answer", async () => {
    const begun = await begin({ kind: "day", day: TODAY });
    const secret = careerOf(await daySecret(TODAY));
    const yearsOf = ({ lines }: typeof secret) => new Set(lines.map(({ season }) => firstYear(season)));
    const towns = new Set(secret.clubs.map(townClubOf));
    const many = [ids.sillinger, ids.jagr, NEDVED].filter((id) => id !== secret.player.id);
    const last = (await guessAll(begun, many)).at(-1);
    expect(
      last?.body.view.tries.map(({ clue: { common } }) => [
        common?.clubs.of.map(({ team, isShared }) => [team, isShared]),
        common?.country.verdict,
        common?.debut.arrow,
        common?.together.seasons,
      ]),
    ).toEqual(
      many.map((id) => {
        const { player, clubs, ...rest } = careerOf(id);
        const years = yearsOf({ player, clubs, ...rest });
        const apart = Math.min(...yearsOf(secret)) - Math.min(...years);
        return [
          clubs.map((team) => [team, towns.has(townClubOf(team))]),
          player.country === secret.player.country ? "match" : "miss",
          apart > 0 ? "up" : apart < 0 ? "down" : "none",
          yearsOf(secret).intersection(years).size,
        ];
      }),
    );
  });

  test("of practice hides any player with a path, or one of the best known", async () => {
    const hidden = async (players: "everyone" | "best-known") => {
      const {
        body: { view },
      } = await giveUp((await begin({ kind: "practice", filter: { players } })).body.round);
      return view.state === "guessing" ? 0 : view.answer.player;
    };
    for (let deal = 0; deal < 5; deal++) {
      expect(byFame.slice(0, ANSWER_POOL)).toContain(await hidden("best-known"));
      expect(byFame).toContain(await hidden("everyone"));
    }
    expect((await begin({ kind: "practice", filter: { players: "team", team: "MTL" } })).body.error).toBe(
      "no-matching-player",
    );
  });
});

test.each([
  ["Hašek, a goalie", 8447687, 389],
  ["Gretzky, a skater", ids.gretzky, null],
])("of %s (%i) the wins are %j", async (_who, id, wins) => {
  const { DB } = server;
  expect(await readCareerPuzzleData({ DB } as Env, id)).toMatchObject({ wins, stops: stopsOf(id) });
});

test("two weeks are dealt as they should be", async () => {
  const days = Array.from({ length: 14 }, (_, ago) => addDays(TODAY, -ago));
  const dealt: number[] = [];
  for (const day of days) {
    const {
      body: { view },
    } = await begin({ kind: "day", day });
    const secret = await daySecret(day);
    const stops = stopsOf(secret);
    expect(byFame.slice(0, ANSWER_POOL)).toContain(secret);
    expect(view.seen.stops).toHaveLength(stops.length);
    expect(stops.length).toBeGreaterThanOrEqual(MIN_STOPS);
    const open = view.seen.stops.map((stop, at) => [stop, at] as const).filter(([stop]) => stop !== null);
    expect(open.map(([stop]) => stop)).toEqual(
      open.map(([, at]) => {
        const { from: _from, to: _to, games: _games, ...club } = stops[at] ?? { from: 0, to: 0, games: 0 };
        return { ...club, years: null, since: 0 };
      }),
    );
    expect(open).toHaveLength(1);
    expect(view.seen).toMatchObject({ position: null, country: null });
    dealt.push(secret);
  }
  expect(new Set(dealt).size).toBe(days.length);
});

describe("before it has ended, no response reveals the answer", () => {
  /** Expects that only clubs named by then occur in the response. */
  function expectNothingOf(secret: number, misses: number, { headers, text, body }: Played<"career">): void {
    const { player, lines } = careerOf(secret);
    const { round } = body;
    const inside = Buffer.from(round, "base64url").toString("latin1");
    for (const place of [[...headers].join("\n"), text, inside]) expect(place).not.toContain(String(secret));
    const rest = text.replace(round, "");
    expect(rest).not.toContain(player.last);
    expect(rest).not.toContain('"answer"');
    const {
      view: { seen },
    } = body;
    const open = new Set(seen.stops.flatMap((stop) => stop?.team ?? []));
    // Clubs of guessed players are named, on the path or not.
    const guessed = new Set(body.view.tries.flatMap(({ guess }) => careerOf(guess).clubs));
    const hidden = [...new Set(lines.map(({ team }) => team))].filter((team) => !open.has(team) && !guessed.has(team));
    for (const team of hidden) expect(rest).not.toContain(`"${team}"`);
    const perMiss = seen.stops.length > 6 ? 2 : 1;
    expect(seen.stops.filter((stop) => stop !== null)).toHaveLength(Math.min(seen.stops.length, 1 + misses * perMiss));
    expect(rest.includes('"from"')).toBe(misses >= 3);
    expect(seen.position === null).toBe(misses < 4);
    expect(seen.country === null).toBe(misses < 5);
  }

  const playThrough = async (begun: Played<"career">, secret: number): Promise<void> => {
    const guesses = [NEDVED, ...OTHERS].filter((id) => id !== secret);
    const answers = [begun, ...(await guessAll(begun, guesses.slice(0, 5)))];
    for (const [misses, answer] of answers.entries()) expectNothingOf(secret, misses, answer);
    const last = answers.at(-1)?.body.round ?? "";
    const ended = await guess(
      last,
      candidates.find((id) => id !== secret && !guesses.includes(id)),
    );
    expect(ended.body.view).toMatchObject({ state: "lost", answer: { player: secret } });
    // The same search finds the answer after the end.
    expect(() => expectNothingOf(secret, 6, ended)).toThrow();
  };

  test("in a daily", async () => {
    const begun = await begin({ kind: "day", day: TODAY });
    await playThrough(begun, await daySecret(TODAY));
    expect((await server.get(`/api/days/${TODAY}/career`)).body).toEqual({ error: "day-not-over" });
  });

  test("in practice", async () => {
    for (const players of ["everyone", "best-known"] as const) {
      const begun = await begin({ kind: "practice", filter: { players } });
      const {
        body: { view },
      } = await giveUp(begun.body.round);
      await playThrough(begun, view.state === "guessing" ? 0 : view.answer.player);
    }
  });

  test("the length of a token does not depend on the answer", async () => {
    const lengths = new Set<number>();
    for (let deal = 0; deal < 10; deal++)
      lengths.add((await begin({ kind: "practice", filter: { players: "everyone" } })).body.round.length);
    expect(lengths.size).toBe(1);
  });
});
