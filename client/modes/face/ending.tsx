import type { FaceAnswer } from "#rules/face";
import { candidateOf } from "#rules/player";
import type { LeagueOn } from "../../data/league.ts";
import type { EndedProps } from "../../round/mode.ts";
import { Stall } from "../../ui/stall/stall.tsx";
import { GuessList } from "./guess-list.tsx";
import { Picture as Face } from "./picture.tsx";

// What is shown of a round that is over, fetched as the first ending comes near.

export { Badge, Details } from "../../round/player-answer.tsx";

/** Whom the pixels hid; or the sweater that told on him, now with his name on it. */
export function Picture({ answer, pieces }: { answer: FaceAnswer; pieces: LeagueOn }) {
  if (answer.sweater === undefined) return <Face answer={answer} pieces={pieces} />;
  const { last } = candidateOf(pieces.facts, answer.player);
  return <Stall {...answer.sweater} last={last} isSquare />;
}

/** One's own guesses. */
export const Replay = ({ view: { tries }, pieces: { facts } }: EndedProps<"face", LeagueOn>) => (
  <GuessList tries={tries} facts={facts} />
);
