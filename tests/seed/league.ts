import { answerSetKeys } from "#rules/grid/criteria";
import { checkCell } from "#rules/grid/criterion-check";
import type { PastNames } from "#rules/league/tenures";
import { buildCareers, type FactsCareer } from "../../seed/career.ts";
import { buildGridSets, buildPlayerRecords } from "../../seed/criteria.ts";
import { rateFame } from "../../seed/fame.ts";
import { facts } from "./facts.ts";

/** The whole league, built once per process. */
export { facts };
export const careers = buildCareers(facts);
export const fame = rateFame(facts, careers);
/** The ids of all players, best known first. */
export const byFame = [...careers.keys()].sort((a, b) => (fame.get(b) ?? 0) - (fame.get(a) ?? 0) || a - b);

/** Earlier names of clubs, as the Worker reads them. */
export const pastNames: PastNames = Object.fromEntries(
  [...Map.groupBy(facts.pastNames, ({ team }) => team)].map(([team, names]) => [
    team,
    names.map(({ firstSeason: first, lastSeason: last, nameEn, nickname, nameFr }) => {
      return { first, last, nameEn, nickname, nameFr };
    }),
  ]),
);

/** The Grid's sets. */
export const sets = buildGridSets(facts, careers);
const membersOf = new Map(sets.map(({ key, members }) => [key, members]));

/** Returns the ids of a criterion's players. */
export const members = (key: string): readonly number[] => membersOf.get(key) ?? [];

/** Returns a player's career. */
export function careerOf(id: number): FactsCareer {
  const career = careers.get(id);
  if (career === undefined) throw new Error(`no player ${id}`);
  return career;
}

export function nameOf(id: number): string {
  const { first, last } = careerOf(id).player;
  return `${first} ${last}`;
}

/** Returns the id of a player with a unique name. */
export function idOf(name: string): number {
  const found = facts.players.filter(({ first, last }) => `${first} ${last}` === name);
  if (found.length !== 1 || found[0] === undefined) throw new Error(`${found.length} players called ${name}`);
  return found[0].id;
}

/** Returns what the Grid checks of a player. */
export const recordOf = buildPlayerRecords(facts);

const franchises = new Map(facts.teams.map(({ code, franchise }) => [code, franchise]));

/** Returns whether a player meets both criteria, and why; null if a criterion is unknown. */
export const prove = (row: string, column: string, id: number) =>
  checkCell(row, column, recordOf(careerOf(id)), (club) => franchises.get(club) ?? club);

/** Returns the players who fit both criteria, by the seed's sets. */
export function answersOf(row: string, column: string): number[] {
  const [first = [], ...others] = answerSetKeys(row, column).map(members);
  return first.filter((id) => others.every((ids) => ids.includes(id)));
}

/** Ids of players used in tests. */
export const ids = {
  aho: 8478427,
  ahoDefender: 8480222,
  bourque: 8445621,
  brodeur: 8455710,
  crosby: 8471675,
  fleury: 8470594,
  gretzky: 8447400,
  howe: 8448000,
  jagr: 8448208,
  keon: 8448468,
  lemieux: 8448782,
  mcdavid: 8478402,
  orr: 8450070,
  ovechkin: 8471214,
  pettersson: 8480012,
  petterssonDefender: 8483678,
  roy: 8451033,
  salming: 8451102,
  selanne: 8457981,
  sillinger: 8451359,
} as const;
