import type { LoadedPlayers } from "../../data/people.ts";
import type { PlayerRound } from "./guess-field.tsx";

/**
 * Returns the player whose guess is being judged, whose row is rendered before the response; null if there is none, or if
 * another tab has sent the same guess.
 */
export const judgedGuess = ({ busy, pending, view }: PlayerRound, league: LoadedPlayers | null): number | null =>
  busy === "judging" &&
  typeof pending === "number" &&
  league?.players.has(pending) === true &&
  !view?.tries.some(({ guess }) => guess === pending)
    ? pending
    : null;
