import { nameOfAnswer } from "#rules/league/player";
import { useAllPlayers } from "../../data/people.ts";
import type { GameScreen } from "../shared/game-screen.ts";
import { onDemand, partsOnDemand } from "../../ui/on-demand.ts";
import { Table } from "./table.tsx";
import { stopCountNote } from "./stop-count.ts";

export const careerScreen: GameScreen<"career"> = {
  game: "career",
  filters: ["best-known", "everyone"],
  useLeagueData: () => useAllPlayers(),
  nameOf: nameOfAnswer,
  noteOf: stopCountNote,
  Table,
  Rules: onDemand(async () => (await import("./rules.tsx")).CareerRules),
  GuessReport: onDemand(async () => (await import("./answers.tsx")).GuessReport),
  ...partsOnDemand(
    () => import("./ending.tsx"),
    ["Picture", "Answer", "Details", "AllAnswers", "Report", "Teaser", "Replay"],
  ),
  reportTab: "career.tab",
};
