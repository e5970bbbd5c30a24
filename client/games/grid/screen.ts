import { useAllPlayers } from "../../data/people.ts";
import type { GameScreen } from "../shared/game-screen.ts";
import { onDemand, partsOnDemand } from "../../ui/on-demand.ts";
import { useRarityLine } from "./share-line.ts";
import { Table } from "./table.tsx";
import { gridHead } from "./words.ts";

export const gridScreen: GameScreen<"grid"> = {
  game: "grid",
  filters: ["everyone"],
  useLeagueData: () => useAllPlayers(),
  nameOf: () => null,
  headOf: gridHead,
  useShareLine: useRarityLine,
  hasPicture: true,
  Table,
  Rules: onDemand(async () => (await import("./rules.tsx")).GridRules),
  GuessReport: onDemand(async () => (await import("./guess-report.ts")).GuessReport),
  ...partsOnDemand(
    () => import("./ending.tsx"),
    ["Picture", "Answer", "Details", "AllAnswers", "Report", "Figures", "Replay"],
  ),
  reportTab: "grid.tab",
};
