import type { GameName } from "#rules/shared/game-config";
import type { RoundInPlay } from "./use-play.ts";

/** Returns how many guesses the current round had when the page first showed it. They are not animated; later ones are. */
export const initialGuesses = ({ view, initial }: Pick<RoundInPlay<GameName>, "view" | "initial">): number =>
  view !== null && view.id === initial?.id ? initial.guesses : 0;
