import type { LeagueOn } from "../../data/league.ts";
import type { EndedProps } from "../../round/mode.ts";
import { GuessList } from "./guess-list.tsx";

// What is shown of a round that is over, fetched as the first ending comes near.

export { Badge, Details } from "../../round/player-answer.tsx";
export { Picture } from "./picture.tsx";

/** One's own guesses. */
export const Replay = ({ view: { tries }, pieces: { facts } }: EndedProps<"face", LeagueOn>) => (
  <GuessList tries={tries} facts={facts} />
);
