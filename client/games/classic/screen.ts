import { useLeague } from "../../data/league.ts";
import type { GameScreen } from "../shared/game-screen.ts";
import { nameOfAnswer } from "#rules/league/player";
import { onDemand, partsOnDemand } from "../../ui/on-demand.ts";
import { classicClues } from "./clues.tsx";
import { HardModeSwitch } from "./hard-switch.tsx";
import { Table } from "./table.tsx";

export const classicScreen: GameScreen<"classic"> = {
  game: "classic",
  filters: ["best-known", "everyone", "team"],
  clubsOf: ({ clubs }) => clubs,
  practisedAs: "unlimited",
  useLeagueData: useLeague,
  nameOf: nameOfAnswer,
  HeadSetting: HardModeSwitch,
  Table,
  Rules: onDemand(async () => (await import("./rules.tsx")).ClassicRules),
  GuessReport: onDemand(async () => (await import("../shared/clue-report.ts")).clueReportOf(classicClues)),
  ...partsOnDemand(() => import("./ending.tsx"), ["Picture", "Answer", "Details", "Report", "Teaser", "Replay"]),
  reportTab: "coach.tab",
  Challenge: onDemand(async () => (await import("./challenge-dialog.tsx")).ChallengeDialog),
};
