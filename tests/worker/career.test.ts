import { describe, expect } from "vitest";
import { MIN_GAMES_OF_CANDIDATE } from "#rules/career/career";
import { decodeCareer, type Careers } from "#rules/career/careers";
import { EXPANSION_SEASON, firstYear } from "#rules/league/season";
import { decodePlayers, type AllPlayers } from "#rules/league/all-players";
import { computeCareerStops } from "#rules/league/tenures";
import { stintsOf } from "../../seed/career.ts";
import { readCareerPuzzleData } from "../../worker/store/careers.ts";
import { careerOf, careers, ids, pastNames } from "../seed/league.ts";
import { drawFacts } from "../seed/tables.ts";
import { player } from "./any-game.ts";
import { serverAt, test, TODAY } from "./shared.ts";

const server = serverAt();
let people: AllPlayers;

test.beforeAll(async () => {
  people = (await server.get<AllPlayers>("/api/people")).body;
});

const candidates = [...careers.values()]
  .filter(
    ({ games, lines }) => games >= MIN_GAMES_OF_CANDIDATE && lines.some(({ season }) => season >= EXPANSION_SEASON),
  )
  .map(({ player }) => player.id)
  .sort((a, b) => a - b);

describe("the players who can be guessed", () => {
  test("is the same list in the browser and on the server", async () => {
    const known = decodePlayers(people.people)
      .filter(({ hasCareer }) => hasCareer)
      .map(({ id }) => id);
    expect(known).toEqual(candidates);
    await player(server, "career").beginDay(TODAY);
    const { byFame, longServing } = drawFacts.career;
    const published = await server.PUBLISHED.get(`paths:${people.version}`, "json");
    expect(published).toEqual({ byFame, longServing: [...longServing] });
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
  expect(await readCareerPuzzleData(server.env, id)).toMatchObject({
    wins,
    stops: computeCareerStops(stintsOf(careerOf(id)), pastNames),
  });
});
