import type { GameScreen } from "../shared/game-screen.ts";
import { useSeasons } from "../../data/seasons.ts";
import { onDemand, partsOnDemand } from "../../ui/on-demand.ts";
import { Table } from "./table.tsx";
import { rosterWords } from "./words.ts";

export const rosterScreen: GameScreen<"roster"> = {
  game: "roster",
  filters: ["best-known", "everyone"],
  filterTexts: "roster.filters",
  useLeagueData: useSeasons,
  ...rosterWords,
  Table,
  Rules: onDemand(async () => (await import("./rules.tsx")).RosterRules),
  GuessReport: onDemand(async () => (await import("./guess-report.ts")).GuessReport),
  ...partsOnDemand(
    () => import("./ending.tsx"),
    ["Picture", "Answer", "Details", "AllAnswers", "Report", "Teaser", "Replay"],
  ),
  reportTab: "roster.tab",
};
