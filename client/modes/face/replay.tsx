import type { LeagueOn } from "../../data/league.ts";
import type { EndedProps } from "../../round/mode.ts";
import { GuessList } from "./guess-list.tsx";

/** The guesses of a round that is over. */
export const Replay = ({ view: { tries }, pieces: { facts } }: EndedProps<"face", LeagueOn>) => (
  <GuessList tries={tries} facts={facts} />
);
