import { Suspense } from "react";
import type { FaceAnswer } from "#rules/face/face";
import { findCandidate } from "#rules/league/rostered-players";
import type { LeagueVersion } from "../../data/league.ts";
import type { EndedProps } from "../shared/game-screen.ts";
import { Answer as PlayerAnswer } from "../shared/player-answer.tsx";
import { GuessList } from "./guess-list.tsx";
import { LazySweaterCard } from "./kind-parts.ts";
import { AnswerPicture as Face } from "./picture.tsx";

// Parts of the ending, loaded before the first one.

export { Details } from "../shared/player-answer.tsx";
export { Report, Teaser } from "./story.tsx";

/** The player behind the pixels, or his sweater with his name. */
export function Picture({ answer, pieces }: { answer: FaceAnswer; pieces: LeagueVersion }) {
  if (answer.picture !== null) return <Face answer={answer} pieces={pieces} />;
  const { last } = findCandidate(pieces.facts, answer.player);
  return (
    <Suspense>
      <LazySweaterCard {...answer.sweater} last={last} isSquare />
    </Suspense>
  );
}

/** The answer at the top of the ending, with the picture that was to be recognized. */
export const Answer = ({ answer, pieces }: { answer: FaceAnswer; pieces: LeagueVersion }) => (
  <PlayerAnswer answer={answer} pieces={pieces} picture={<Picture answer={answer} pieces={pieces} />} isFramed />
);

/** The visitor's guesses. */
export const Replay = ({ view: { tries }, pieces: { facts } }: EndedProps<"face", LeagueVersion>) => (
  <GuessList tries={tries} facts={facts} />
);
