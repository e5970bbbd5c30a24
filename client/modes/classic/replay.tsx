import type { LeagueOn } from "../../data/league.ts";
import type { EndedProps } from "../../round/mode.ts";
import { Board } from "./board.tsx";

/** The guesses of a round that is over. */
export function Replay({ view: { tries }, pieces }: EndedProps<"classic", LeagueOn>) {
  return <Board league={pieces} tries={tries} settled={tries.length} judging={null} />;
}
