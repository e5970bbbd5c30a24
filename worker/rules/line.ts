import type { Day } from "./day.ts";

/** What of a daily round counts for whether it is one line: which deal it came of, and what was done in it so far. */
export interface Steps {
  day: Day;
  /** Id of the round. */
  round: string;
  /** When it was dealt, in Unix milliseconds. */
  begun: number;
  guesses: readonly unknown[];
  gaveUp: boolean;
}

/** The one line of guesses that is known of a visitor's daily. */
export interface Line extends Steps {
  /** Whether a round of his has left it: he may know what the line does not show, and nothing of that daily counts. */
  isForked: boolean;
}

/**
 * The line as it stands once a round's steps are known too. In whatever order and however often they come, it is the
 * same: steps it knows are a repeat, those beyond its end go on with it, and any other, or another deal's, fork it.
 *
 * @returns `known` itself where there is nothing new
 */
export function lineWith(known: Line | null, { day, round, begun, guesses, gaveUp }: Steps): Line {
  if (known === null || known.day < day) return { day, round, begun, guesses, gaveUp, isForked: false };
  // Another week's: there is nothing left to hold it against.
  if (known.isForked || known.day > day) return known;
  if (forks(known, { day, round, begun, guesses, gaveUp })) return { ...known, isForked: true };
  const isLonger = guesses.length > known.guesses.length;
  if (!isLonger && gaveUp <= known.gaveUp) return known;
  return { ...known, guesses: isLonger ? guesses : known.guesses, gaveUp: gaveUp || known.gaveUp };
}

function forks(known: Line, sent: Steps): boolean {
  if (sent.round !== known.round) return true;
  const steps = Math.min(sent.guesses.length, known.guesses.length);
  for (let step = 0; step < steps; step++)
    if (JSON.stringify(sent.guesses[step]) !== JSON.stringify(known.guesses[step])) return true;
  // Who has given up has seen the answer: nobody goes on from there, or gives up where he has gone on.
  return (
    (known.gaveUp && sent.guesses.length > known.guesses.length) ||
    (sent.gaveUp && sent.guesses.length < known.guesses.length)
  );
}
