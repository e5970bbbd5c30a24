import { useAllPlayers, type PlayerRegistry } from "../../data/people.ts";
import type { GameScreen } from "../shared/game-screen.ts";
import { nameOfAnswer } from "#rules/league/player";
import { onDemand, partsOnDemand } from "../../ui/on-demand.ts";
import { Table } from "./table.tsx";

/** The screen of Legends, played with all players in history, one puzzle per week. */
export const legendsScreen: GameScreen<"legends", PlayerRegistry> = {
  game: "legends",
  filters: ["best-known", "everyone"],
  hasEras: true,
  useLeagueData: () => useAllPlayers(),
  useWords: () => ({ nameOf: nameOfAnswer }),
  Table,
  Rules: onDemand(async () => (await import("./rules.tsx")).LegendsRules),
  ...partsOnDemand(() => import("./ending.tsx"), ["Picture", "Answer", "Details", "Report", "Teaser", "Replay"]),
  reportTab: "coach.tab",
  Challenge: null,
};
