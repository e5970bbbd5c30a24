import {
  DRAFTED_BY_CLUB,
  minAnswersOf,
  MIN_WELL_KNOWN_ANSWERS,
  mustBeMetWithClub,
  criterionKindOf,
  MAX_ANSWERS,
  answerSetKeys,
  criterionSubjectOf,
  WELL_KNOWN_PLAYERS,
  type Criterion,
  type CriterionKey,
} from "#rules/grid/criteria";
import type { GridSet } from "./criteria.ts";
import type { LeagueFacts } from "./facts.ts";

/** Two criteria are twins if this share of all players who fit either fit both … */
const TWINS_IN_COMMON = 0.25;
/** … or if this share of the players who fit the narrower one fit the other. */
const TWINS_WITHIN = 0.9;

/** A criterion other than a club is used if it can be crossed with this many clubs, or this many others. */
const ENOUGH = { clubs: 6, others: 8 };

/**
 * Determines which criteria can be in a Grid, and with which others each makes a playable cell. `fame` is by player id.
 */
export function buildPartners(
  sets: readonly GridSet[],
  { teams }: Pick<LeagueFacts, "teams">,
  fame: ReadonlyMap<number, number>,
): Map<CriterionKey, Criterion> {
  const today = new Set(teams.filter(({ lastSeason }) => lastSeason === null).map(({ code }) => code));
  const members = new Map(sets.map(({ key, members }) => [key, new Set(members)]));
  const wellKnown = bestKnownPlayers(fame);
  const keys = sets
    .map(({ key }) => key)
    .filter((key) => (criterionKindOf(key) === "club" ? today.has(criterionSubjectOf(key)) : !isMadeWithClub(key)));

  /** Returns the number of well-known answers of a cell, 0 if it is not playable. */
  const playable = (row: CriterionKey, column: CriterionKey): number => {
    const asksForClub = row === DRAFTED_BY_CLUB || column === DRAFTED_BY_CLUB;
    if (asksForClub && !isClub(row) && !isClub(column)) return 0;
    const answers = answerSetKeys(row, column)
      .map((key) => members.get(key) ?? NO_PLAYERS)
      .reduce((some, others) => some.intersection(others));
    const known = answers.intersection(wellKnown).size;
    const isFair =
      answers.size >= minAnswersOf(row, column) && answers.size <= MAX_ANSWERS && known >= MIN_WELL_KNOWN_ANSWERS;
    return isFair ? known : 0;
  };
  const areTwins = (one: CriterionKey, other: CriterionKey): boolean => {
    const [some, others] = [members.get(one) ?? NO_PLAYERS, members.get(other) ?? NO_PLAYERS];
    const common = some.intersection(others).size;
    const together = some.size + others.size - common;
    return common >= TWINS_IN_COMMON * together || common >= TWINS_WITHIN * Math.min(some.size, others.size);
  };

  let criteria = new Map<CriterionKey, Criterion>(
    keys.map((key) => {
      const others = keys.filter((other) => other !== key);
      const twins = others.filter((other) => areTwins(key, other));
      const partners = others
        .filter((other) => !twins.includes(other))
        .map((other) => [other, playable(key, other)] as const)
        .filter(([, known]) => known > 0);
      return [key, { partners: Object.fromEntries(partners), twins }];
    }),
  );
  // Removing a criterion removes a partner of others: repeats until nothing changes.
  for (let size = Infinity; criteria.size < size;) {
    size = criteria.size;
    criteria = keepUsable(criteria);
  }
  return criteria;
}

/** Returns the criteria that can be crossed often enough, without partners and twins that cannot. */
function keepUsable(criteria: ReadonlyMap<CriterionKey, Criterion>): Map<CriterionKey, Criterion> {
  const crossed = [...criteria].map(([key, { partners, twins }]): [CriterionKey, Criterion] => [
    key,
    {
      partners: Object.fromEntries(Object.entries(partners).filter(([other]) => criteria.has(other))),
      twins: twins.filter((other) => criteria.has(other)),
    },
  ]);
  return new Map(crossed.filter(([key, { partners }]) => isUsable(key, partners)));
}

/**
 * Returns whether a criterion can be crossed with enough clubs or others (docs/games.md). Every Grid has a club on each
 * axis, so that a criterion without clubs is in none.
 */
function isUsable(key: CriterionKey, partners: Criterion["partners"]): boolean {
  const all = Object.keys(partners).length;
  const clubs = clubsIn(partners);
  if (isClub(key)) return clubs > 0;
  return clubs >= ENOUGH.clubs || (criterionKindOf(key) !== "trophy" && clubs > 0 && all - clubs >= ENOUGH.others);
}

const clubsIn = (partners: Criterion["partners"]): number => Object.keys(partners).filter(isClub).length;

const NO_PLAYERS: ReadonlySet<number> = new Set();

const isClub = (key: CriterionKey): boolean => criterionKindOf(key) === "club";

/** Returns whether a key such as `cup:EDM` or `season:50-goals:EDM` is the cell of two criteria. */
export const isMadeWithClub = (key: CriterionKey): boolean => {
  const [, whole = ""] = /^(.+):[A-Z]{3}$/.exec(key) ?? [];
  return mustBeMetWithClub(whole);
};

/** Returns the ids of the best-known players of all time. */
export const bestKnownPlayers = (fame: ReadonlyMap<number, number>): Set<number> =>
  new Set(
    [...fame]
      .sort(([a, rated], [b, other]) => other - rated || a - b)
      .slice(0, WELL_KNOWN_PLAYERS)
      .map(([id]) => id),
  );
