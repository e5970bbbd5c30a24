import { expect, test } from "vitest";
import { decodeLeague, encodeLeague } from "#rules/league/league-columns";
import type { League } from "#rules/league/rostered-players";
import { league, player } from "./league.ts";

const LEAGUE: League = {
  ...league(
    player({ id: 8471675 }),
    player({ id: 8471676, last: "Dvořák, Jr.", position: "G", country: "CZ", clubs: [], fame: 3 }),
    player({ id: 8480000, birth: "1969-12-31", clubs: ["ARI", "PIT", "BOS"], fame: 2 }),
    player({ id: 8480001, birth: null, draftYear: null, overall: null, number: null, points: null, fame: 4 }),
  ),
  names: { forms: [["Sidney", "Sid"]], own: [[8471675, "Sid the Kid"]] },
};

const sent = (stored: League) =>
  decodeLeague(JSON.parse(JSON.stringify(encodeLeague(stored))) as ReturnType<typeof encodeLeague>);

test("a league is unchanged after being stored in columns", () => expect(sent(LEAGUE)).toEqual(LEAGUE));

test("so is an empty league", () => expect(sent(league()).players).toEqual([]));

test("a league with too many clubs cannot be stored", () => {
  const clubs = Array.from({ length: 70 }, (_, place) => `C${place}`);
  expect(() => encodeLeague(league(player({ clubs })))).toThrow(RangeError);
});
