import { useAllPlayers, type PlayerRegistry } from "../../data/people.ts";
import type { GameScreen } from "../shared/game-screen.ts";
import { careerSchemas } from "../../storage/shapes/career.ts";
import { onDemand, partsOnDemand } from "../../ui/on-demand.ts";
import { Table } from "./table.tsx";
import { useCareerWords } from "./words.ts";

/** The screen of Career Path, played with all players in history. */
export const careerScreen: GameScreen<"career", PlayerRegistry> = {
  game: "career",
  shapes: careerSchemas,
  filters: ["best-known", "everyone"],
  useLeagueData() {
    const { value, failure, retry } = useAllPlayers();
    return { league: value, failure, retry };
  },
  knows({ byId, clubs }, view) {
    const answer = view.state === "guessing" ? null : view.answer;
    const ids = [...view.tries.map(({ guess }) => guess), ...(answer === null ? [] : [answer.player])];
    const clubsOf = view.tries.flatMap(({ clue }) => clue.common.clubs.of);
    const teams = [...view.seen.stops, ...(answer?.stops ?? []), ...clubsOf].flatMap((club) => club?.team ?? []);
    return ids.every((id) => byId.has(id)) && teams.every((team) => clubs.has(team));
  },
  useWords: useCareerWords,
  Table,
  Rules: onDemand(async () => (await import("./rules.tsx")).CareerRules),
  ...partsOnDemand(
    () => import("./ending.tsx"),
    ["Picture", "Answer", "Details", "AllAnswers", "Report", "Teaser", "Replay"],
  ),
  reportTab: "career.tab",
  Challenge: null,
};
