import type { LeagueVersion } from "../../data/league.ts";
import type { RoundInPlay } from "../shared/use-play.ts";
import { useFaceGuessReport } from "./guess-report.ts";

/** Announces a judged guess: "Guess 3, Matt Boldy: a miss. Stage 4 of 6 is shown. 3 guesses left." */
export const PhotoStatus = ({ view, league }: { view: RoundInPlay<"face">["view"]; league: LeagueVersion | null }) =>
  useFaceGuessReport(view, league);
