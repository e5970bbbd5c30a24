import {
  DRAFTED_BY_CLUB,
  FEWEST_ANSWERS,
  FEWEST_WELL_KNOWN,
  isMetThere,
  kindOf,
  MOST_ANSWERS,
  setsOf,
  subjectOf,
  WELL_KNOWN,
  type Criterion,
  type CriterionKey,
} from "#rules/criteria";
import { ANSWER_POOL } from "#rules/draw";
import type { GridSet } from "./criteria.ts";
import type { LeagueFacts } from "./facts.ts";

/** Two criteria are twins when so large a part of all who fit either fit both … */
const TWINS_IN_COMMON = 0.25;
/** … or when so large a part of those who fit the narrower one fit the other. */
const TWINS_WITHIN = 0.9;

/** What is no club is dealt if it meets so many of them, or so many of the rest. */
const ENOUGH = { clubs: 6, others: 8 };

/**
 * Works out which criteria can stand in a grid, and with which others each makes a playable square.
 * A criterion without partners is not listed.
 *
 * @param fame what everybody is rated, by player id
 */
export function workOutPartners(
  sets: readonly GridSet[],
  { teams, rosters }: LeagueFacts,
  fame: ReadonlyMap<number, number>,
): Map<CriterionKey, Criterion> {
  const today = new Set(teams.filter(({ lastSeason }) => lastSeason === null).map(({ code }) => code));
  const members = new Map(sets.map(({ key, members }) => [key, new Set(members)]));
  const wellKnown = wellKnownOf(fame, new Set(rosters.map(({ player }) => player)));
  const keys = sets
    .map(({ key }) => key)
    .filter((key) => (kindOf(key) === "club" ? today.has(subjectOf(key)) : !isMadeWithClub(key)));

  /** How many well-known answers the square of two criteria has; 0 when it is not to be played. */
  const playable = (row: CriterionKey, column: CriterionKey): number => {
    const asksForClub = row === DRAFTED_BY_CLUB || column === DRAFTED_BY_CLUB;
    if (asksForClub && !isClub(row) && !isClub(column)) return 0;
    const answers = setsOf(row, column)
      .map((key) => members.get(key) ?? nobody)
      .reduce((some, others) => some.intersection(others));
    const known = answers.intersection(wellKnown).size;
    const isFair = answers.size >= FEWEST_ANSWERS && answers.size <= MOST_ANSWERS && known >= FEWEST_WELL_KNOWN;
    return isFair ? known : 0;
  };
  const areTwins = (one: CriterionKey, other: CriterionKey): boolean => {
    const [some, others] = [members.get(one) ?? nobody, members.get(other) ?? nobody];
    const common = some.intersection(others).size;
    const together = some.size + others.size - common;
    return common >= TWINS_IN_COMMON * together || common >= TWINS_WITHIN * Math.min(some.size, others.size);
  };

  const criteria = new Map<CriterionKey, Criterion>();
  for (const key of keys) {
    const others = keys.filter((other) => other !== key);
    const twins = others.filter((other) => areTwins(key, other));
    const partners = Object.fromEntries(
      others
        .filter((other) => !twins.includes(other))
        .map((other) => [other, playable(key, other)] as const)
        .filter(([, known]) => known > 0),
    );
    if (meetsEnough(key, Object.keys(partners))) criteria.set(key, { partners, twins });
  }
  return new Map(
    [...criteria].map(([key, { partners, twins }]) => {
      const kept = Object.entries(partners).filter(([other]) => criteria.has(other));
      return [key, { partners: Object.fromEntries(kept), twins: twins.filter((other) => criteria.has(other)) }];
    }),
  );
}

/** Whether a grid can be laid around a criterion. A club is given its turn with however few it meets. */
function meetsEnough(key: CriterionKey, partners: readonly CriterionKey[]): boolean {
  const clubs = partners.filter(isClub).length;
  return isClub(key) ? partners.length > 0 : clubs >= ENOUGH.clubs || partners.length - clubs >= ENOUGH.others;
}

const nobody: ReadonlySet<number> = new Set();

const isClub = (key: CriterionKey): boolean => kindOf(key) === "club";

/** `cup:EDM` and `season:50-goals:EDM` are no criteria of their own: they are the squares of two. */
export const isMadeWithClub = (key: CriterionKey): boolean => {
  const [, whole = ""] = /^(.+):[A-Z]{3}$/.exec(key) ?? [];
  return isMetThere(whole);
};

function wellKnownOf(fame: ReadonlyMap<number, number>, rostered: ReadonlySet<number>): Set<number> {
  const ranked = [...fame].sort(([a, rated], [b, other]) => other - rated || a - b).map(([id]) => id);
  return new Set([...ranked.slice(0, WELL_KNOWN), ...ranked.filter((id) => rostered.has(id)).slice(0, ANSWER_POOL)]);
}
