import type { LoadedPlayers } from "../../data/people.ts";
import type { RoundInPlay } from "./use-play.ts";

/** A guess on the board; its clue is null while it is judged. */
export interface ShownGuess<Guess, Clue> {
  guess: Guess;
  clue: Clue | null;
}

interface JudgedRound<Guess, Clue> extends Pick<RoundInPlay<"classic">, "busy"> {
  pending: Guess | null;
  view: { tries: readonly { guess: Guess; clue: Clue }[] } | null;
}

/**
 * Returns the guesses of a round, and last the one that is being judged: it is shown before the response.
 *
 * @param canShow returns whether to show a guess while it is judged
 */
export function shownGuesses<Guess, Clue>(
  { busy, pending, view }: JudgedRound<Guess, Clue>,
  canShow: (guess: Guess) => boolean,
): readonly ShownGuess<Guess, Clue>[] {
  const tries = view?.tries ?? NO_TRIES;
  return busy === "judging" && pending !== null && canShow(pending)
    ? [...tries, { guess: pending, clue: null }]
    : tries;
}

/** The same on every render: boards are memoized. */
const NO_TRIES: readonly never[] = [];

/** Returns {@link shownGuesses}, of players: one that another tab has sent as well is shown once. */
export const shownPlayers = <Guess, Clue>(
  play: JudgedRound<Guess, Clue>,
  league: LoadedPlayers | null,
): readonly ShownGuess<Guess, Clue>[] =>
  shownGuesses(play, (sent) => {
    // A skip of Face Reveal is no player, and can be repeated.
    if (typeof sent !== "number") return true;
    return league?.players.has(sent) === true && !play.view?.tries.some(({ guess }) => guess === sent);
  });
