import { expect, test } from "vitest";
import { decodeLeague, encodeLeague } from "#rules/league/league-columns";
import type { League, PublishedPlayer } from "#rules/league/rostered-players";

const CROSBY: PublishedPlayer = {
  id: 8471675,
  first: "Sidney",
  last: "Crosby",
  position: "C",
  team: "PIT",
  number: 87,
  country: "CA",
  birth: "1987-08-07",
  draftYear: 2005,
  overall: 1,
  points: 1687,
  clubs: ["PIT"],
  fame: 1,
};

const LEAGUE: League = {
  version: "0123456789ab",
  clubs: [
    { code: "PIT", place: "Pittsburgh", nickname: "Penguins", nameFr: "Penguins de Pittsburgh", conference: "Eastern" },
  ],
  players: [
    CROSBY,
    { ...CROSBY, id: 8471676, first: "Karel", last: "Dvořák, Jr.", position: "G", country: "CZ", clubs: [], fame: 3 },
    { ...CROSBY, id: 8480000, birth: "1969-12-31", clubs: ["ARI", "PIT", "BOS"], fame: 2 },
    { ...CROSBY, id: 8480001, birth: null, draftYear: null, overall: null, clubs: ["ARI"], fame: 4 },
  ],
  names: { forms: [["Sidney", "Sid"]], own: [[8471675, "Sid the Kid"]] },
};

const sent = (league: League) =>
  decodeLeague(JSON.parse(JSON.stringify(encodeLeague(league))) as ReturnType<typeof encodeLeague>);

test("a league is unchanged after being stored in columns", () => expect(sent(LEAGUE)).toEqual(LEAGUE));

test("so is an empty league", () => expect(sent({ ...LEAGUE, players: [] }).players).toEqual([]));

test("a league with too many clubs cannot be stored", () => {
  const clubs = Array.from({ length: 70 }, (_, place) => `C${place}`);
  expect(() => encodeLeague({ ...LEAGUE, players: [{ ...CROSBY, clubs }] })).toThrow(RangeError);
});
