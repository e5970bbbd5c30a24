import { useAllPlayers } from "../../data/people.ts";
import type { GameScreen } from "../shared/game-screen.ts";
import { nameOfAnswer } from "#rules/league/player";
import { onDemand, partsOnDemand } from "../../ui/on-demand.ts";
import { legendsClues } from "./clues.tsx";
import { Table } from "./table.tsx";

export const legendsScreen: GameScreen<"legends"> = {
  game: "legends",
  filters: ["best-known", "everyone"],
  hasEras: true,
  useLeagueData: () => useAllPlayers(),
  nameOf: nameOfAnswer,
  Table,
  Rules: onDemand(async () => (await import("./rules.tsx")).LegendsRules),
  GuessReport: onDemand(async () => (await import("../shared/clue-report.ts")).clueReportOf(legendsClues)),
  ...partsOnDemand(() => import("./ending.tsx"), ["Picture", "Answer", "Details", "Report", "Teaser", "Replay"]),
  reportTab: "coach.tab",
};
