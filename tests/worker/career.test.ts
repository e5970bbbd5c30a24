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
import { decodePlayers, type AllPlayers } from "#rules/league/all-players";
import { computeCareerStops as stopsIn, townClubOf } from "#rules/league/tenures";
import { stintsOf, sumColumn } from "../../seed/career.ts";
import type { Env } from "../../worker/env.ts";
import { readCareerPuzzleData } from "../../worker/store/careers.ts";
import { careerOf, careers, fame, ids, pastNames } from "../seed/league.ts";
import { player } from "./any-game.ts";
import { serverAt, test, TODAY } from "./shared.ts";

const server = serverAt();
let people: AllPlayers;

test.beforeAll(async () => {
  people = (await server.get<AllPlayers>("/api/people")).body;
});

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

describe("the players who can be guessed", () => {
  test("is the same list in the browser and on the server", async () => {
    const known = decodePlayers(people.people)
      .filter(({ hasCareer }) => hasCareer)
      .map(({ id }) => id);
    expect(known).toEqual(candidates);
    await player(server, "career").beginDay(TODAY);
    expect(await server.PUBLISHED.get(`paths:${people.version}`, "json")).toEqual({
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
});

test.each([
  ["Hašek, a goalie", 8447687, 389],
  ["Gretzky, a skater", ids.gretzky, null],
])("of %s (%i) the wins are %j", async (_who, id, wins) => {
  expect(await readCareerPuzzleData({ DB: server.DB } as Env, id)).toMatchObject({ wins, stops: stopsOf(id) });
});
