import { sum, type Career } from "./career.ts";
import type { Biography, LeagueFacts } from "./facts.ts";

/** A set of the Grid: the ids, ascending, of everybody who fits. */
export interface GridSet {
  /** As seed/README.md lists them: `club:EDM`, `season:50-goals`, `season:50-goals:EDM`. */
  key: string;
  members: number[];
}

/** Marks of a whole career. */
const CAREER_MARKS: Readonly<Record<string, (career: Career) => boolean>> = {
  "500-goals": (career) => career.goals >= 500,
  "1000-points": (career) => career.points >= 1000,
  "1000-games": (career) => career.games >= 1000,
  "300-wins": (career) => career.wins >= 300,
};

/** Marks of one season, over all clubs he played for in it. */
const SEASON_MARKS: Readonly<Record<string, (season: Record<"g" | "points" | "w", number>) => boolean>> = {
  "50-goals": ({ g }) => g >= 50,
  "100-points": ({ points }) => points >= 100,
  "40-wins": ({ w }) => w >= 40,
};

/** A country that gave the league fewer players is no row of a grid. */
const ENOUGH_COUNTRYMEN = 40;

/**
 * The first draft everybody had to go through was that of 1969. Who was born in 1950 or later and
 * came to the league after it could have been picked; before, most belonged to clubs as boys.
 */
const UNIVERSAL_DRAFT = { birthDate: "1950-01-01", season: 19691970 };

/** An award as a key: `Art Ross` is `art-ross`. */
export const awardKey = (award: string): string => award.toLowerCase().replaceAll(" ", "-");

const wasPassedOver = ({ player, lines, playoffs }: Career): boolean =>
  player.draftYear === null &&
  (player.birthDate ?? "") >= UNIVERSAL_DRAFT.birthDate &&
  ((lines[0] ?? playoffs[0])?.season ?? 0) >= UNIVERSAL_DRAFT.season;

/** Collects ids under keys, each id once a key. */
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

/** Works out every set of the Grid, in order of key. An empty set is not listed. */
export function workOutCriteria(facts: LeagueFacts, careers: ReadonlyMap<number, Career>): GridSet[] {
  const franchises = new Map(facts.teams.map(({ code, franchise }) => [code, franchise]));
  const countries = frequentCountries(facts.players);
  const sets = new Sets();

  /** What is achieved with a club counts for itself and together with the club's franchise. */
  const achieve = (key: string, id: number, made: readonly { team: string }[]): void => {
    if (made.length > 0) sets.add(key, id);
    for (const { team } of made) sets.add(`${key}:${franchises.get(team)}`, id);
  };

  for (const career of careers.values()) {
    const { player, lines, playoffs, cups, clubs } = career;
    // Who has yet to play is on a roster, and in nobody's history.
    if (lines.length === 0 && playoffs.length === 0) continue;
    const { id, country } = player;
    for (const club of clubs) sets.add(`club:${franchises.get(club)}`, id);
    achieve("cup", id, cups);
    for (const [mark, reached] of Object.entries(CAREER_MARKS)) if (reached(career)) sets.add(`career:${mark}`, id);
    for (const season of Map.groupBy(lines, (line) => line.season).values()) {
      const totals = { g: sum(season, "g"), points: sum(season, "g", "a"), w: sum(season, "w") };
      for (const [mark, reached] of Object.entries(SEASON_MARKS))
        if (reached(totals)) achieve(`season:${mark}`, id, season);
    }
    if (country !== null && countries.has(country)) sets.add(`country:${country}`, id);
    if (player.draftOverall === 1) sets.add("draft:first-overall", id);
    if (wasPassedOver(career)) sets.add("draft:undrafted", id);
    if (player.hallOfFame) sets.add("hall-of-fame", id);
  }
  for (const { award, player } of facts.awards) sets.add(`trophy:${awardKey(award)}`, player);
  return sets.list();
}

function frequentCountries(players: readonly Biography[]): Set<string> {
  const counts = Map.groupBy(players, ({ country }) => country);
  return new Set(
    [...counts].flatMap(([country, { length }]) =>
      country !== null && country !== "CA" && length >= ENOUGH_COUNTRYMEN ? [country] : [],
    ),
  );
}
