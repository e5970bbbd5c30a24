import { isConsistentWith, comparePlayers, findContradiction } from "./classic.ts";
import { CLASSIC_CLUES, type ClassicClueName } from "./clues.ts";
import { buildCoachReport, type CoachReport } from "../shared/coach.ts";
import type { ClueVerdict } from "../shared/verdict.ts";
import type { RosterFacts } from "../league/rostered-players.ts";
import { findPlayer, type RosteredPlayer } from "../league/player.ts";
import { practicePool } from "../league/player-pool.ts";
import type { PracticeFilter } from "../shared/game-config.ts";

const EVERYONE = { players: "everyone" } as const satisfies PracticeFilter;

/** A clue of a guess that explains why few players are left. */
export interface ExcludingClue {
  clue: ClassicClueName;
  mark: ClueVerdict;
  guess: number;
}

/**
 * Computes the coach's report on guesses in their order, among the players of a practice filter. @throws RangeError if
 * the answer is not in the facts
 */
export function buildClassicCoachReport(
  facts: RosterFacts,
  secret: number,
  guesses: readonly number[],
  filter: PracticeFilter = EVERYONE,
): CoachReport<ClassicClueName> {
  const pool = practicePool(facts, filter);
  const possible = pool.map((id) => findPlayer(facts, id));
  return buildCoachReport(facts.players, secret, guesses, pool, {
    compare: comparePlayers,
    findContradiction,
    averageLeft: (field, answer) => averageLeft(field, answer, possible),
  });
}

/** Clues that depend on one value of the guess, with few different values; fewest first. */
const COMMON_CLUES = ["conference", "position", "country", "age"] as const satisfies readonly ClassicClueName[];
const OWN = CLASSIC_CLUES.filter((name) => !COMMON_CLUES.some((shared) => shared === name));

/**
 * Returns how many of the field a guess leaves on average. Cached by {@link COMMON_CLUES}: there are a million pairs.
 */
function averageLeft(
  field: readonly RosteredPlayer[],
  answer: RosteredPlayer,
  guesses: readonly RosteredPlayer[],
): number {
  const leftBy = new Map<string, readonly RosteredPlayer[]>();
  let sum = 0;
  for (const guess of guesses) {
    const clue = comparePlayers(answer, guess);
    let left = field;
    let values = "";
    for (const name of COMMON_CLUES) {
      // A guess of unknown age matches on it only if it is the answer, so the result depends on the player.
      values += `${guess[name] ?? guess.id} `;
      const before = left;
      left = leftBy.get(values) ?? before.filter((candidate) => isConsistentWith(name, clue[name], candidate, guess));
      leftBy.set(values, left);
    }
    for (const candidate of left) if (OWN.every((name) => isConsistentWith(name, clue[name], candidate, guess))) sum++;
  }
  return sum / guesses.length;
}

/** More reasons than this do not fit into a readable sentence. */
const MAX_REASONS = 5;

/** The order of preference among reasons that rule out equally many players. */
const VERDICT_ORDER = { match: 0, near: 1, miss: 2 } as const;

/**
 * Returns the fewest clues that together rule out all excluded players, matches before misses. Empty if no player is
 * excluded, or if more than {@link MAX_REASONS} clues are needed. Guesses are in the order they were made.
 */
export function findExcludingClues(
  facts: RosterFacts,
  secret: number,
  guesses: readonly number[],
  filter: PracticeFilter = EVERYONE,
): ExcludingClue[] {
  const answer = facts.players.get(secret);
  const made = guesses.map((id) => facts.players.get(id)).filter((guess) => guess !== undefined);
  if (answer === undefined) return [];
  const clues = made
    .flatMap((guess) => {
      const clue = comparePlayers(answer, guess);
      return CLASSIC_CLUES.flatMap((name) => {
        const mark = clue[name];
        return mark === null ? [] : [{ name, mark, guess }];
      });
    })
    .toSorted((a, b) => VERDICT_ORDER[a.mark.verdict] - VERDICT_ORDER[b.mark.verdict]);
  type GuessClue = (typeof clues)[number];
  const rulesOut = ({ name, mark, guess }: GuessClue, candidate: RosteredPlayer): boolean =>
    !isConsistentWith(name, mark, candidate, guess);

  // Greedy set cover: pick the clue that rules out most of the remaining players, until none remain.
  const possible = practicePool(facts, filter).map((id) => findPlayer(facts, id));
  const excluded = possible.filter((candidate) => clues.some((one) => rulesOut(one, candidate)));
  let open = excluded;
  let chosen: GuessClue[] = [];
  while (open.length > 0) {
    const counts = clues.map((one) => open.filter((candidate) => rulesOut(one, candidate)).length);
    const best = clues[counts.indexOf(Math.max(...counts))];
    if (best === undefined) break;
    open = open.filter((candidate) => !rulesOut(best, candidate));
    chosen.push(best);
  }
  // Drop clues that later choices have made redundant.
  for (const one of chosen) {
    const others = chosen.filter((other) => other !== one);
    if (excluded.every((candidate) => others.some((other) => rulesOut(other, candidate)))) chosen = others;
  }
  if (chosen.length > MAX_REASONS) return [];
  return clues
    .filter((one) => chosen.includes(one))
    .map(({ name, mark, guess }) => ({ clue: name, mark, guess: guess.id }));
}
