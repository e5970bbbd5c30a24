import type { LeagueOn } from "../../data/league.ts";
import { warmUp } from "../../ui/warm-up.tsx";
import { Board } from "./board.tsx";

/** Makes the board warm for the first guess of a round: with the best known player, as if he had been sent. */
export function warmBoard(league: LeagueOn): void {
  const [guess] = league.facts.byFame;
  if (guess !== undefined) warmUp(<Board league={league} tries={[]} settled={0} judging={guess} />);
}
