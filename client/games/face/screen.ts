import { nameOfAnswer } from "#rules/league/player";
import { useLeague } from "../../data/league.ts";
import type { GameScreen } from "../shared/game-screen.ts";
import { onDemand, partsOnDemand } from "../../ui/on-demand.ts";
import { preloadKinds } from "./kind-parts.ts";
import { Table } from "./table.tsx";
import { sweaterKindOf } from "./face-kind.ts";

export const faceScreen: GameScreen<"face"> = {
  game: "face",
  preload: preloadKinds,
  filters: ["best-known", "everyone", "team"],
  clubsOf: ({ clubs }) => clubs,
  useLeagueData: useLeague,
  nameOf: nameOfAnswer,
  kindOf: sweaterKindOf,
  Table,
  Rules: onDemand(async () => (await import("./rules.tsx")).FaceRules),
  GuessReport: onDemand(async () => (await import("./guess-report.tsx")).GuessReport),
  ...partsOnDemand(() => import("./ending.tsx"), ["Picture", "Answer", "Details", "Report", "Teaser", "Replay"]),
  reportTab: "face.stages",
};
