import { mustBeMetWithClub, type CriterionKey } from "#rules/grid/criteria";
import type { PlayerRecord, CriterionCheck } from "#rules/grid/player-record";
import { checkCriterion } from "#rules/grid/criterion-check";
import { firstYear } from "#rules/league/season";
import { playoffStintsOf, stintsOf, type FactsCareer } from "./career.ts";
import type { Biography, LeagueFacts } from "./facts.ts";

/** A set of the Grid: ids of all players who fit, ascending. */
export interface GridSet {
  /** As listed in docs/data.md: `club:EDM`, `season:50-goals`, `season:50-goals:EDM`. */
  key: string;
  members: number[];
}

/** Criteria of all players. worker/rules/grid/criterion-check.ts decides who meets them. */
const MARKS: readonly CriterionKey[] = [
  ...["200-goals", "300-goals", "400-goals", "500-goals", "1000-points", "1000-games", "300-wins", "50-shutouts"].map(
    (mark) => `career:${mark}`,
  ),
  ...["100-playoff-games", "one-club", "five-clubs"].map((mark) => `career:${mark}`),
  ...["30-goals", "40-goals", "50-goals", "60-assists", "100-points", "30-wins", "40-wins"].map(
    (mark) => `season:${mark}`,
  ),
  ...["first-overall", "first-round", "undrafted", "by-club"].map((pick) => `draft:${pick}`),
  "position:goalie",
  "position:defender",
  "debut:teenager",
  "cup",
  "final:reached",
  "final:captain",
  "hall-of-fame",
];

/** Few fans can date players from before the sixties. */
const FIRST_DEBUT = 19601961;

/** Minimum number of players for a country to be a criterion. */
const ENOUGH_COUNTRYMEN = 40;

/** Returns an award's key: `Art Ross` is `art-ross`. */
export const awardKey = (award: string): string => award.toLowerCase().replaceAll(" ", "-");

/** Collects unique ids by key. */
class Sets {
  readonly #members = new Map<string, Set<number>>();

  add(key: string, id: number): void {
    const members = this.#members.get(key);
    if (members === undefined) this.#members.set(key, new Set([id]));
    else members.add(id);
  }

  list(): GridSet[] {
    return [...this.#members]
      .map(([key, members]) => ({ key, members: [...members].sort((a, b) => a - b) }))
      .sort((a, b) => (a.key < b.key ? -1 : 1));
  }
}

/** Builds all sets of the Grid, in order of key. Empty sets are left out. */
export function buildGridSets(facts: LeagueFacts, careers: ReadonlyMap<number, FactsCareer>): GridSet[] {
  const franchises = new Map(facts.teams.map(({ code, franchise }) => [code, franchise]));
  const franchiseOf = (code: string): string => franchises.get(code) ?? code;
  const recordOf = buildPlayerRecords(facts);
  const countries = frequentCountries(facts.players);
  const sets = new Sets();
  for (const career of careers.values()) {
    // A rostered player without a game belongs to no set.
    if (career.lines.length === 0 && career.playoffs.length === 0) continue;
    const record = recordOf(career);
    const clubs = new Set(career.clubs.map(franchiseOf));
    for (const key of [...MARKS, ...keysFor(record, clubs, countries)]) {
      const proof = checkCriterion(key, null, record, franchiseOf);
      if (proof?.met !== true) continue;
      sets.add(key, career.player.id);
      // An achievement with a club counts by itself and together with the club's franchise.
      if (mustBeMetWithClub(key))
        for (const team of clubsOf(proof)) sets.add(`${key}:${franchiseOf(team)}`, career.player.id);
    }
  }
  return sets.list();
}

/** Returns the criteria with values of the player: clubs, trophies, country, decade. */
function keysFor(
  { career: [first], country, trophies }: PlayerRecord,
  clubs: ReadonlySet<string>,
  countries: ReadonlySet<string>,
): CriterionKey[] {
  const debut = first?.[0] ?? 0;
  return [
    ...[...clubs].map((franchise) => `club:${franchise}`),
    ...[...new Set(trophies.map(([award]) => award))].map((award) => `trophy:${award}`),
    ...(country !== null && countries.has(country) ? [`country:${country}`] : []),
    ...(debut >= FIRST_DEBUT ? [`debut:${Math.floor(firstYear(debut) / 10)}0s`] : []),
  ];
}

/** Returns a function that builds the record which the rules check. */
export function buildPlayerRecords({ awards }: LeagueFacts): (career: FactsCareer) => PlayerRecord {
  const won = Map.groupBy(awards, ({ player }) => player);
  return (career) => ({
    position: career.player.position,
    country: career.player.country,
    birth: career.player.birthDate,
    draftYear: career.player.draftYear,
    draftRound: career.player.draftRound,
    overall: career.player.draftOverall,
    draftTeam: career.player.draftTeam,
    hallOfFame: career.player.hallOfFame,
    career: stintsOf(career),
    playoffs: playoffStintsOf(career),
    cups: career.cups.map(({ season, team }) => [season, team]),
    finals: career.finals,
    trophies: (won.get(career.player.id) ?? []).map(({ award, season }) => [awardKey(award), season]),
  });
}

function clubsOf(proof: CriterionCheck): string[] {
  if (proof.kind === "feats") return proof.feats.flatMap(({ teams }) => teams);
  return proof.kind === "draft" && proof.team !== null ? [proof.team] : [];
}

function frequentCountries(players: readonly Biography[]): Set<string> {
  const counts = Map.groupBy(players, ({ country }) => country);
  return new Set(
    [...counts].flatMap(([country, { length }]) =>
      country !== null && country !== "CA" && length >= ENOUGH_COUNTRYMEN ? [country] : [],
    ),
  );
}
