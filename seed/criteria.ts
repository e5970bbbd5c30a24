import { DRAFTED_BY_CLUB } from "#rules/criteria";
import { firstYear } from "#rules/season";
import { sum, type Career } from "./career.ts";
import type { Biography, LeagueFacts } from "./facts.ts";

/** A set of the Grid: the ids, ascending, of everybody who fits. */
export interface GridSet {
  /** As seed/README.md lists them: `club:EDM`, `season:50-goals`, `season:50-goals:EDM`. */
  key: string;
  members: number[];
}

/** What a career is looked at for: his figures in regular seasons, and for how many franchises he played. */
interface Whole extends Career {
  franchises: number;
  isRostered: boolean;
}

/** Marks of a whole career. */
const CAREER_MARKS: Readonly<Record<string, (career: Whole) => boolean>> = {
  "200-goals": ({ goals }) => goals >= 200,
  "300-goals": ({ goals }) => goals >= 300,
  "400-goals": ({ goals }) => goals >= 400,
  "500-goals": ({ goals }) => goals >= 500,
  "1000-points": ({ points }) => points >= 1000,
  "1000-games": ({ games }) => games >= 1000,
  "300-wins": ({ wins }) => wins >= 300,
  "50-shutouts": ({ lines }) => sum(lines, "so") >= 50,
  "100-playoff-games": ({ playoffs }) => sum(playoffs, "gp") >= 100,
  "one-club": ({ franchises, games }) => franchises === 1 && games >= 100,
  "five-clubs": ({ franchises }) => franchises >= 5,
  // Whoever still plays has more of them tomorrow.
  "ten-games": ({ games, isRostered }) => games > 0 && games <= 10 && !isRostered,
};

/** Marks of one season, over all clubs he played for in it. */
const SEASON_MARKS: Readonly<Record<string, (season: Record<"g" | "a" | "points" | "w", number>) => boolean>> = {
  "30-goals": ({ g }) => g >= 30,
  "40-goals": ({ g }) => g >= 40,
  "50-goals": ({ g }) => g >= 50,
  "60-assists": ({ a }) => a >= 60,
  "100-points": ({ points }) => points >= 100,
  "30-wins": ({ w }) => w >= 30,
  "40-wins": ({ w }) => w >= 40,
};

/** Whoever came before the sixties, hardly any fan can date. */
const FIRST_DEBUT = 19601961;

/** A teenager is who has not turned 20 by the first of October of his first season. */
const TEENAGER_YEARS = 20;

/** A country that gave the league fewer players is no row of a grid. */
const ENOUGH_COUNTRYMEN = 40;

/**
 * The first draft everybody had to go through was that of 1969. Who was born in 1950 or later and
 * came to the league after it could have been picked; before, most belonged to clubs as boys.
 */
const UNIVERSAL_DRAFT = { birthDate: "1950-01-01", season: 19691970 };

/** An award as a key: `Art Ross` is `art-ross`. */
export const awardKey = (award: string): string => award.toLowerCase().replaceAll(" ", "-");

/** Whether he came to the league before he was 20. */
const cameAsTeenager = ({ player, lines: [first] }: Career): boolean =>
  first !== undefined &&
  player.birthDate !== null &&
  `${firstYear(first.season) - TEENAGER_YEARS}-10-01` < player.birthDate;

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
  const rostered = new Set(facts.rosters.map(({ player }) => player));
  const clubsIn = Map.groupBy(facts.lines, ({ player, season }) => `${player} ${season}`);
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
    const played = new Set(clubs.map((club) => franchises.get(club)));
    for (const franchise of played) sets.add(`club:${franchise}`, id);
    achieve("cup", id, cups);
    const whole = { ...career, franchises: played.size, isRostered: rostered.has(id) };
    for (const [mark, reached] of Object.entries(CAREER_MARKS)) if (reached(whole)) sets.add(`career:${mark}`, id);
    for (const season of Map.groupBy(lines, (line) => line.season).values()) {
      const totals = { g: sum(season, "g"), a: sum(season, "a"), points: sum(season, "g", "a"), w: sum(season, "w") };
      for (const [mark, reached] of Object.entries(SEASON_MARKS))
        if (reached(totals)) achieve(`season:${mark}`, id, season);
    }
    if (country !== null && countries.has(country)) sets.add(`country:${country}`, id);
    const drafter = player.draftTeam;
    achieve(DRAFTED_BY_CLUB, id, drafter !== null && played.has(franchises.get(drafter)) ? [{ team: drafter }] : []);
    if (player.draftOverall === 1) sets.add("draft:first-overall", id);
    if (player.draftRound === 1) sets.add("draft:first-round", id);
    if (wasPassedOver(career)) sets.add("draft:undrafted", id);
    if (player.hallOfFame) sets.add("hall-of-fame", id);
    if (player.position === "G") sets.add("position:goalie", id);
    if (player.position === "D") sets.add("position:defender", id);
    const [first] = lines;
    if (first !== undefined && first.season >= FIRST_DEBUT)
      sets.add(`debut:${Math.floor(firstYear(first.season) / 10)}0s`, id);
    if (cameAsTeenager(career)) sets.add("debut:teenager", id);
  }
  for (const { award, player, season } of facts.awards) {
    const key = `trophy:${awardKey(award)}`;
    sets.add(key, player);
    // One was given to a man who had no game that season.
    achieve(key, player, clubsIn.get(`${player} ${season}`) ?? []);
  }
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
