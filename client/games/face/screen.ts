import { SKIP, STAGE_COLUMNS } from "#rules/face/stages";
import type { GameView } from "#rules/games";
import { useLeague, type LeagueVersion } from "../../data/league.ts";
import type { GameScreen } from "../shared/game-screen.ts";
import { faceSchemas } from "../../storage/shapes/face.ts";
import { onDemand, partsOnDemand } from "../../ui/on-demand.ts";
import { preloadKinds } from "./kind-parts.ts";
import { Table } from "./table.tsx";
import { useFaceWords } from "./words.ts";

/** Returns the players of a round: guesses, and the answer after the end. */
function namedIn(view: GameView<"face">): number[] {
  const guessed = view.tries.flatMap(({ guess }) => (guess === SKIP ? [] : guess));
  return view.state === "guessing" ? guessed : [...guessed, view.answer.player];
}

/** The screen of Face Reveal: a rostered player from a photo, or from his sweater if there is none. */
export const faceScreen: GameScreen<"face", LeagueVersion> = {
  game: "face",
  shapes: faceSchemas,
  preload: preloadKinds,
  filters: ["best-known", "everyone", "team"],
  clubsOf: ({ clubs }) => clubs,
  useLeagueData(of) {
    const { league, failure, retry } = useLeague(of?.league ?? null, of?.day ?? null);
    return { league, failure, retry };
  },
  knows({ facts }, view) {
    const { stages, sweater, country } = view.seen;
    const revealed = sweater?.fits ?? stages;
    return (
      namedIn(view).every((id) => facts.candidates.has(id)) &&
      revealed.length > 0 &&
      revealed.length <= STAGE_COLUMNS.length &&
      (country === null || /^[A-Z]{2}$/.test(country))
    );
  },
  useWords: useFaceWords,
  Table,
  Rules: onDemand(async () => (await import("./rules.tsx")).FaceRules),
  ...partsOnDemand(() => import("./ending.tsx"), ["Picture", "Answer", "Details", "Report", "Teaser", "Replay"]),
  reportTab: "face.stages",
  Challenge: null,
};
