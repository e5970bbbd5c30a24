import type { GameView } from "#rules/games";
import type { TeamSeason } from "#rules/roster/team-season";
import type { GameScreen } from "../shared/game-screen.ts";
import { useSeasons, playedInSeason, type SeasonIndex } from "../../data/seasons.ts";
import { rosterSchemas } from "../../storage/shapes/roster.ts";
import { onDemand, partsOnDemand } from "../../ui/on-demand.ts";
import { Table } from "./table.tsx";
import { useTeamSeasonName } from "./words.ts";

/** Returns the seasons of a round: guesses, and the answer after the end. */
function namedIn(view: GameView<"roster">): TeamSeason[] {
  const guesses = view.tries.map(({ guess }) => guess);
  return view.state === "guessing" ? guesses : [...guesses, view.answer];
}

/** The screen of Roster Mystery: a club and a season from its roster. */
export const rosterScreen: GameScreen<"roster", SeasonIndex> = {
  game: "roster",
  shapes: rosterSchemas,
  filters: ["best-known", "everyone"],
  filterWords: {
    label: "roster.filters.label",
    everyone: "roster.filters.everyone",
    "best-known": "roster.filters.best-known",
  },
  useLeagueData() {
    const { value, failure, retry } = useSeasons();
    return { league: value, failure, retry };
  },
  knows: (seasons, view) => namedIn(view).every(({ season, team }) => playedInSeason(seasons, season, team)),
  useWords: useTeamSeasonName,
  Table,
  Rules: onDemand(async () => (await import("./rules.tsx")).RosterRules),
  ...partsOnDemand(
    () => import("./ending.tsx"),
    ["Picture", "Answer", "Details", "AllAnswers", "Report", "Teaser", "Replay"],
  ),
  reportTab: "roster.tab",
  Challenge: null,
};
