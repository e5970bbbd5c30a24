import type { LeagueOn } from "../../data/league.ts";
import type { EndedProps } from "../../round/mode.ts";
import { Board } from "./board.tsx";

// What is shown of a round that is over, fetched as the first ending comes near.

export { Badge, Details, Picture } from "../../round/player-answer.tsx";
export { Coach as Report } from "./coach.tsx";

/** One's own guesses. */
export function Replay({ view: { tries }, pieces }: EndedProps<"classic", LeagueOn>) {
  return <Board league={pieces} tries={tries} settled={tries.length} judging={null} />;
}
