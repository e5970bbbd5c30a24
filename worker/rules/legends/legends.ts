import { ANSWER_POOL, drawAny, type RandomPick, type RecentAnswers } from "../shared/draw.ts";
import type { Game } from "../shared/game.ts";
import { ERAS, GAME_CONFIG, type PracticeFilter } from "../shared/game-config.ts";
import { LEGENDS_RULES, type Legend, type LegendsClue, type LegendsValues } from "./clues.ts";
import { compareClues } from "../shared/clues.ts";
import { playerGame } from "../league/player-pool.ts";
import { EXPANSION_SEASON, seasonOfYear } from "../league/season.ts";
import { FAMOUS_TROPHIES } from "../league/trophies.ts";

// Legends: seven guesses at any player since 1917, a new puzzle every week. Answer and guesses are player ids. Rules:
// docs/games.md.

type LegendsColumns = { readonly [Field in Exclude<keyof Legend, "id">]: readonly Legend[Field][] };

/** All players as they were when a week was dealt, as one list per field ({@link readLegendsTable}). */
export interface LegendsTable extends LegendsColumns {
  /** Ascending. */
  ids: readonly number[];
  /** Points of fame, 0 or more. */
  fame: readonly number[];
  /** Ids of the players who are not retired, ascending: on a roster, or with a game in the latest season. */
  active: readonly number[];
  /** The {@link BEST_KNOWN_LEGENDS} best-known others, best known first; fame fades with the years since the last season. */
  renowned: readonly RetiredPlayer[];
  /** The possible answers of a week, in order of id ({@link isLegend}, {@link LEGEND}). */
  pool: readonly RetiredPlayer[];
}

/** A retired player, and the year in which his last season ended. */
export type RetiredPlayer = readonly [id: number, last: number];

/** How many of the best-known players a table lists, so that practice need not parse all 8,000. */
export const BEST_KNOWN_LEGENDS = 1000;

/** What makes a retired player a possible answer of a week. The `pool` best known of all such players are the pool. */
export const LEGEND = {
  trophies: FAMOUS_TROPHIES.filter((trophy) => trophy !== "calder"),
  /** Career games of a winner of the Calder. */
  calderGames: 300,
  points: 1000,
  pool: 240,
};

/** What decides whether a player can be the weekly answer. */
interface Honoured {
  isRetired: boolean;
  hallOfFame: boolean;
  /** Keys of the trophies won. */
  trophies: readonly string[];
  games: number;
  /** Null if a season is unknown. */
  points: number | null;
}

/** Returns whether a player has what {@link LEGEND} or the Hall of Fame demands. */
export const isLegend = ({ isRetired, hallOfFame, trophies, games, points }: Honoured): boolean =>
  isRetired &&
  (hallOfFame ||
    (points ?? 0) >= LEGEND.points ||
    LEGEND.trophies.some((trophy) => trophies.includes(trophy)) ||
    (trophies.includes("calder") && games >= LEGEND.calderGames));

export interface LegendsFacts {
  ids: readonly number[];
  players: { has(id: number): boolean };
  /** @throws RangeError for an id that is not in the table */
  legend: (id: number) => Legend;
  everyone: () => ReadonlyMap<number, Legend>;
  /** Returns the ids of the best-known retired players whose last season ended after the year `since`, in any order. */
  bestKnown: (count: number, since: number) => number[];
  pool: readonly RetiredPlayer[];
}

/** Reads a table. Players are assembled when asked for: a round needs a few of 8,000. */
export const readLegendsTable = (table: LegendsTable): LegendsFacts => readLegendsTableLazily(() => table, table);

/** Reads a table of which only a part has been parsed. `read` returns all of it and must cache: each value calls it. */
export const readLegendsTableLazily = (
  read: () => LegendsTable,
  { renowned, pool }: Pick<LegendsTable, "renowned" | "pool">,
): LegendsFacts => {
  let everyone: ReadonlyMap<number, Legend> | undefined;
  return {
    get ids() {
      return read().ids;
    },
    players: { has: (id) => placeOf(read().ids, id) >= 0 },
    legend(id) {
      const table = read();
      const legend = legendAt(table, placeOf(table.ids, id));
      if (legend === null) throw new RangeError(`player ${id} is not in the table`);
      return legend;
    },
    everyone: () => (everyone ??= allLegends(read())),
    bestKnown(count, since) {
      const found = renowned.filter(([, last]) => last > since);
      return found.length < count ? bestKnown(read(), count, since) : found.slice(0, count).map(([id]) => id);
    },
    pool,
  };
};

function allLegends(table: LegendsTable): ReadonlyMap<number, Legend> {
  const legends = new Map<number, Legend>();
  for (let place = 0; place < table.ids.length; place++) {
    const legend = legendAt(table, place);
    if (legend !== null) legends.set(legend.id, legend);
  }
  return legends;
}

function legendAt(table: LegendsTable, place: number): Legend | null {
  const id = table.ids[place];
  const club = table.club[place];
  const position = table.position[place];
  if (id === undefined || club === undefined || position === undefined) return null;
  return {
    id,
    club,
    position,
    clubs: table.clubs[place] ?? "",
    country: table.country[place] ?? null,
    debut: table.debut[place] ?? 0,
    last: table.last[place] ?? 0,
    games: table.games[place] ?? 0,
    points: table.points[place] ?? null,
    overall: table.overall[place] ?? null,
    honours: table.honours[place] ?? 0,
  };
}

/** Returns the index of an id (binary search), or -1. */
function placeOf(ids: readonly number[], id: number): number {
  let [from, to] = [0, ids.length - 1];
  while (from <= to) {
    const middle = (from + to) >> 1;
    const there = ids[middle] ?? 0;
    if (there === id) return middle;
    if (there < id) from = middle + 1;
    else to = middle - 1;
  }
  return -1;
}

/** Fame halves after this many years without a game; more slowly than in Career Path. */
export const LEGENDS_FAME_HALF_LIFE_YEARS = 40;

/** Returns the ids without sorting all players by fame: that would take half of the CPU time of a free Worker. */
function bestKnown({ ids, last, fame, active }: LegendsTable, count: number, since: number): number[] {
  const latest = last.reduce((later, year) => Math.max(later, year), 0);
  const isActive = new Set(active);
  const left = Float64Array.from(ids, (id, place) => {
    const year = last[place] ?? 0;
    return year > since && !isActive.has(id)
      ? (fame[place] ?? 0) * 0.5 ** ((latest - year) / LEGENDS_FAME_HALF_LIFE_YEARS)
      : -1;
  });
  const least = left.toSorted().at(-count) ?? 0;
  return ids.filter((_, place) => (left[place] ?? -1) >= Math.max(0, least)).slice(0, count);
}

export const compareLegends = (answer: Legend, guess: Legend): LegendsClue["marks"] =>
  compareClues(LEGENDS_RULES, answer, guess);

const figuresOf = ({ id: _id, clubs: _clubs, ...figures }: Legend): LegendsValues => figures;

export function practicePoolOfLegends(facts: LegendsFacts, filter: PracticeFilter): readonly number[] {
  // Practice by team is not offered.
  if (filter.players === "team") return [];
  const { players, since = ERAS[0] } = filter;
  return facts.bestKnown(players === "best-known" ? ANSWER_POOL : facts.ids.length, since);
}

/** Within this many days, before and after, at most one answer's last season was before the expansion: four weeks. */
const OLD_APART_DAYS = 21;

/** Draws the answer of a week. Each player who may return is equally likely. */
function drawLegend(pool: readonly RetiredPlayer[], taken: RecentAnswers<string>, pick: RandomPick): number {
  const isOld = ([, last]: RetiredPlayer): boolean => seasonOfYear(last - 1) < EXPANSION_SEASON;
  const daysAway = ([id]: RetiredPlayer): number => taken.get(String(id)) ?? Infinity;
  const free = pool.filter((player) => daysAway(player) > GAME_CONFIG.legends.repeatDays);
  const hasOldNearby = pool.some((player) => daysAway(player) <= OLD_APART_DAYS && isOld(player));
  const choices = [hasOldNearby ? free.filter((player) => !isOld(player)) : [], free, pool];
  const [id] = drawAny(choices.find((players) => players.length > 0) ?? [], pick);
  return id;
}

export interface LegendsAnswer extends LegendsValues {
  player: number;
}

export const legends: Game<LegendsFacts, number, null, number, LegendsClue, null, LegendsAnswer> = {
  ...GAME_CONFIG.legends,
  ...playerGame,
  hasEras: true,
  deal: ({ pool }, _sunday, taken, pick) => drawLegend(pool, taken, pick),
  dealPractice: (facts, filter, pick) => drawAny(practicePoolOfLegends(facts, filter), pick),
  acceptPickedAnswer: (facts, raw) => (typeof raw === "number" && facts.players.has(raw) ? raw : null),
  judge: ({ facts, secret }, guess) => ({
    marks: compareLegends(facts.legend(secret), facts.legend(guess)),
    guessed: figuresOf(facts.legend(guess)),
  }),
  reveal: () => null,
  answer: ({ facts, secret }) => ({ player: secret, ...figuresOf(facts.legend(secret)) }),
};
