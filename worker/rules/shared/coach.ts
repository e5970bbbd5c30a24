// The coach's report on a finished round, in games with one hidden player.

export interface GuessReport<Clue extends string = string> {
  guess: number;
  /** Number of players who could still be the answer after this guess. */
  left: number;
  /** How many of them are among the best known, in a game where few people know the others, if the answer is. */
  known?: number;
  /** Number of players that an average guess would have left, rounded. */
  average: number;
  /** The clue that had already ruled the guess out; null if it could have been the answer. */
  ruledOutBy: Clue | null;
}

export interface CoachReport<Clue extends string = string> {
  /** Number of players who could be the answer before the first guess. */
  total: number;
  guesses: GuessReport<Clue>[];
}

/** Among this many of the best-known players the answer is cornered. */
const MAX_CORNERED = 3;

/** Returns whether a guess left only the answer, or few players whom fans know. */
export const isCornered = ({ left, known = Infinity }: GuessReport): boolean => left === 1 || known <= MAX_CORNERED;

interface Comparison<Player, Clues, Clue extends string> {
  compare: (answer: Player, guess: Player) => Clues;
  /** Returns the clue that rules out a candidate as the answer, given the clues of a guess; null if none does. */
  findContradiction: (candidate: Player, guess: Player, clues: Clues) => Clue | null;
}

/**
 * Computes how many players each guess left, compared with an average guess.
 *
 * @param guesses ids in the order they were made
 * @param possible ids of the players who could be the answer before the first guess
 * @param game `averageLeft` returns how many of a field an average guess leaves; `bestKnown` are ids, of a game with
 *   many players whom few people know
 * @throws RangeError if the answer is not among the players
 */
export function buildCoachReport<Player, Clues, Clue extends string>(
  players: ReadonlyMap<number, Player>,
  secret: number,
  guesses: readonly number[],
  possible: Iterable<number>,
  {
    compare,
    findContradiction,
    averageLeft,
    bestKnown,
  }: Comparison<Player, Clues, Clue> & {
    averageLeft: (field: readonly Player[], answer: Player) => number;
    bestKnown?: readonly number[];
  },
): CoachReport<Clue> {
  const answer = players.get(secret);
  if (answer === undefined) throw new RangeError(`player ${secret} cannot be guessed`);
  const earlier: { guess: Player; clues: Clues }[] = [];
  let field: readonly Player[] = [...possible].map((id) => players.get(id)).filter((player) => player !== undefined);
  const total = field.length;
  const known = bestKnown?.includes(secret) ? new Set(bestKnown.map((id) => players.get(id))) : undefined;
  const coached: GuessReport<Clue>[] = [];
  for (const id of guesses) {
    const guess = players.get(id);
    if (guess === undefined) continue;
    const contradictions = earlier.map((by) => findContradiction(guess, by.guess, by.clues));
    const clues = compare(answer, guess);
    const average = averageLeft(field, answer);
    field = field.filter((candidate) => findContradiction(candidate, guess, clues) === null);
    earlier.push({ guess, clues });
    coached.push({
      guess: id,
      left: field.length,
      ...(known && { known: field.filter((player) => known.has(player)).length }),
      average: Math.round(average),
      ruledOutBy: contradictions.find((clue) => clue !== null) ?? null,
    });
  }
  return { total, guesses: coached };
}

/** Returns how many of a field the guesses of a sample leave on average. */
export function averageLeftBy<Player, Clues, Clue extends string>(
  sample: readonly Player[],
  field: readonly Player[],
  answer: Player,
  { compare, findContradiction }: Comparison<Player, Clues, Clue>,
): number {
  let sum = 0;
  for (const guess of sample) {
    const clues = compare(answer, guess);
    for (const candidate of field) if (findContradiction(candidate, guess, clues) === null) sum++;
  }
  return sum / sample.length;
}
