import { useLeague, type LeagueVersion } from "../../data/league.ts";
import type { GameScreen } from "../shared/game-screen.ts";
import { onDemand, partsOnDemand } from "../../ui/on-demand.ts";
import { preloadKinds } from "./kind-parts.ts";
import { Table } from "./table.tsx";
import { useFaceWords } from "./words.ts";

/** The screen of Face Reveal: a rostered player from a photo, or from his sweater if there is none. */
export const faceScreen: GameScreen<"face", LeagueVersion> = {
  game: "face",
  preload: preloadKinds,
  filters: ["best-known", "everyone", "team"],
  clubsOf: ({ clubs }) => clubs,
  useLeagueData: useLeague,
  useWords: useFaceWords,
  Table,
  Rules: onDemand(async () => (await import("./rules.tsx")).FaceRules),
  ...partsOnDemand(() => import("./ending.tsx"), ["Picture", "Answer", "Details", "Report", "Teaser", "Replay"]),
  reportTab: "face.stages",
  Challenge: null,
};
