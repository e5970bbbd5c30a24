import type { Day } from "./day.ts";

/** How a round is played beside its guesses. */
export interface Terms {
  /** After how many guesses its hint was taken; absent where none was. */
  hint?: number;
  /** Whether it is played in hard mode, as its first guess has said; absent where it is not. */
  hard?: boolean;
}

/** The terms of a round or a line, without the rest of it. */
export const termsOf = ({ hint, hard }: Terms): Terms => ({
  ...(hint !== undefined && { hint }),
  ...(hard === true && { hard }),
});

/** What of a daily round counts for whether it is one line: which deal it came of, and what was done in it so far. */
export interface Steps extends Terms {
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
export function lineWith(known: Line | null, steps: Steps): Line {
  const { day, guesses, gaveUp, hint } = steps;
  if (known === null || known.day < day) return { ...steps, isForked: false };
  // Another week's: there is nothing left to hold it against.
  if (known.isForked || known.day > day) return known;
  if (forks(known, steps)) return { ...known, isForked: true };
  const isLonger = guesses.length > known.guesses.length;
  const isHinted = hint !== undefined && known.hint === undefined;
  if (!isLonger && !isHinted && gaveUp <= known.gaveUp) return known;
  return {
    ...known,
    guesses: isLonger ? guesses : known.guesses,
    gaveUp: gaveUp || known.gaveUp,
    ...(isHinted && { hint }),
  };
}

function forks(known: Line, sent: Steps): boolean {
  if (sent.round !== known.round) return true;
  const steps = Math.min(sent.guesses.length, known.guesses.length);
  for (let step = 0; step < steps; step++)
    if (JSON.stringify(sent.guesses[step]) !== JSON.stringify(known.guesses[step])) return true;
  // Hard mode is set with the first guess, for the whole round.
  if ((sent.hard ?? false) !== (known.hard ?? false)) return true;
  if (goesOnWithout(known, sent) || goesOnWithout(sent, known)) return true;
  // Who has given up has seen the answer: nobody goes on from there, or gives up where he has gone on.
  return (
    (known.gaveUp && sent.guesses.length > known.guesses.length) ||
    (sent.gaveUp && sent.guesses.length < known.guesses.length)
  );
}

/** Whether one took a hint where the other went on without it, or took it later: nobody unlearns what he was told. */
const goesOnWithout = ({ hint: taken }: Steps, { guesses, hint }: Steps): boolean =>
  taken !== undefined && hint !== taken && guesses.length > taken;
