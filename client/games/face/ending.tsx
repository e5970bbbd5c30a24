import { Suspense } from "react";
import type { FaceAnswer } from "#rules/face/face";
import { findPlayer } from "#rules/league/player";
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
export function Picture({ answer, league }: { answer: FaceAnswer; league: LeagueVersion }) {
  if (answer.picture !== null) return <Face answer={answer} league={league} />;
  const { last } = findPlayer(league, answer.player);
  return (
    <Suspense>
      <LazySweaterCard {...answer.sweater} last={last} isSquare />
    </Suspense>
  );
}

/** The answer at the top of the ending, with the picture that was to be recognized. */
export const Answer = ({ answer, league }: { answer: FaceAnswer; league: LeagueVersion }) => (
  <PlayerAnswer answer={answer} league={league} picture={<Picture answer={answer} league={league} />} />
);

export const Replay = ({ view: { tries }, league }: EndedProps<"face">) => (
  <GuessList guesses={tries} league={league} />
);
