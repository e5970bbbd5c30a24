import type { Biography, LeagueFacts } from "../facts.ts";
import { buildCareers, type FactsCareer } from "../career.ts";
import { readFacts } from "../facts.ts";
import { buildSweaterNumbers } from "../numbers.ts";

/** The league's facts, read once for all articles. */
export interface InsightsLeague {
  facts: LeagueFacts;
  /** Careers of all players with a regular-season game. */
  careers: ReadonlyMap<number, FactsCareer>;
  /** Careers of rostered players, with the listed sweater number, and the one that Classic compares. */
  rostered: { career: FactsCareer; team: string; number: number; comparedNumber: number | null }[];
}

/** Reads the league. @throws Error if a rostered player is unknown */
export function readLeague(): InsightsLeague {
  const facts = readFacts();
  const all = buildCareers(facts);
  const { inLastSeason } = buildSweaterNumbers(facts);
  const wearers = Map.groupBy(facts.rosters, ({ team, number }) => `${team} ${number}`);
  const rostered = facts.rosters.map((spot) => {
    const { player, team, number } = spot;
    const career = all.get(player);
    if (career === undefined) throw new Error(`player ${player} is unknown`);
    // As in the Worker (CURRENT_NUMBER_SQL): a shared number is that of the only one who wore it there last season.
    const listed = wearers.get(`${team} ${number}`) ?? [];
    const wore = listed.filter((other) => inLastSeason(other.player)[team]?.includes(number));
    const [owner, ...others] = listed.length === 1 ? listed : wore;
    return { career, team, number, comparedNumber: owner === spot && others.length === 0 ? number : null };
  });
  const careers = new Map([...all].filter(([, { lines }]) => lines.length > 0));
  return { facts, careers, rostered };
}

export const playerNameOf = ({ first, last }: Biography): string => `${first} ${last}`;

/** Returns the arithmetic mean, 0 for an empty list. */
export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Rounds to a number of decimals, so that figures are the same on every machine. */
export const roundTo = (value: number, decimals = 0): number => Number(value.toFixed(decimals));

/** Returns the first element that passes a test. @throws RangeError if there is none */
export const findIn = <Item>(list: readonly Item[], test: (item: Item) => boolean): Item =>
  elementAt(list.filter(test), 0);

/** Returns the element with the greatest value; of equals the first. */
export const greatestOf = <Item>(list: readonly Item[], valueOf: (item: Item) => number): Item =>
  list.reduce((most, item) => (valueOf(item) > valueOf(most) ? item : most));

/** Returns the element at an index. @throws RangeError if there is none */
export function elementAt<Item>(list: readonly Item[], place: number): Item {
  const item = list.at(place);
  if (item === undefined) throw new RangeError(`nothing at ${place} of ${list.length}`);
  return item;
}
