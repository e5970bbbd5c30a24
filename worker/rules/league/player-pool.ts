import { weekday, type Day } from "../shared/day.ts";
import {
  ANSWER_POOL,
  drawAny,
  drawFromBand,
  longestUnused,
  ranksOn,
  type RandomPick,
  type RecentAnswers,
} from "../shared/draw.ts";
import { practiceAnswers, type AcceptedGuess, type Puzzle } from "../shared/game.ts";
import { GAME_CONFIG, type PracticeFilter } from "../shared/game-config.ts";
import type { RosterFacts } from "./rostered-players.ts";
import { findPlayer } from "./player.ts";

/** What games have in common whose answers and guesses are ids of players. */

const REPEAT_DAYS = GAME_CONFIG.classic.repeatDays;

/** The players who can be guessed, and the possible answers, best known first. */
export interface PlayerPool {
  players: { has(id: number): boolean };
  byFame: readonly number[];
}

/** Draws a day's answer from the rosters, on workdays with {@link MIN_GAMES_OF_ANSWER}, among those who `mayBe` it. */
export const drawRosteredPlayer = (
  facts: RosterFacts,
  day: Day,
  taken: RecentAnswers<string>,
  pick: RandomPick,
  mayBe: (id: number) => boolean = () => true,
): number =>
  drawPlayerForDay(
    facts,
    day,
    taken,
    pick,
    (id) => mayBe(id) && (weekday(day) >= SATURDAY || !facts.beginners.has(id)),
  );

const SATURDAY = 5;

/** Draws a day's answer among those unused for longest. `taken` are the answers around the day, as strings. */
export function drawPlayerForDay(
  { byFame }: PlayerPool,
  day: Day,
  taken: RecentAnswers<string>,
  pick: RandomPick,
  mayBe: (id: number) => boolean,
): number {
  const daysAway = (id: number): number => taken.get(String(id)) ?? Infinity;
  const cannotBe = { has: (id: number) => daysAway(id) <= REPEAT_DAYS || !mayBe(id) };
  const pool = byFame.slice(0, ANSWER_POOL);
  return drawFromBand(pool, ranksOn(day, pool.length), cannotBe, pick, (ids) => longestUnused(ids, daysAway));
}

/** Draws a player for practice. @throws RangeError if the filter leaves none */
export const drawPracticePlayer = (facts: RosterFacts, filter: PracticeFilter, pick: RandomPick): number =>
  drawAny(practicePool(facts, filter), pick);

/** Returns the ids of the players on current rosters whom practice may draw. */
export const practicePool = (facts: RosterFacts, filter: PracticeFilter): readonly number[] =>
  filter.players === "team"
    ? facts.byFame.filter((id) => findPlayer(facts, id).team === filter.team)
    : practiceAnswers(facts.byFame, filter);

/** The players of a game, of which a guess must be one. */
type Guessable = Puzzle<Pick<PlayerPool, "players">, number, unknown>;

/** The functions that games about players have in common. */
export const playerGame = {
  canStop: false,
  answerKey: String,
  accept({ facts }: Guessable, raw: unknown, earlier: readonly unknown[]): AcceptedGuess<number> {
    if (typeof raw !== "number" || !facts.players.has(raw)) return { ok: false, refusal: "unknown-player" };
    if (earlier.includes(raw)) return { ok: false, refusal: "repeated-guess" };
    return { ok: true, guess: raw };
  },
  solves: ({ secret }: Guessable, guess: unknown): boolean => secret === guess,
};
