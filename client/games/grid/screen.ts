import { GRID_CELLS, type GridCriteria } from "#rules/grid/criteria";
import type { GameView } from "#rules/games";
import { useAllPlayers, type PlayerRegistry } from "../../data/people.ts";
import type { GameScreen } from "../shared/game-screen.ts";
import { gridSchemas } from "../../storage/shapes/grid.ts";
import { onDemand, partsOnDemand } from "../../ui/on-demand.ts";
import { readCriterion } from "./criterion.ts";
import { useRarityLine } from "./share-line.ts";
import { Table } from "./table.tsx";
import { useGridWords } from "./words.ts";

/** Returns whether all six criteria have texts. */
function areNamed({ rows, columns }: GridCriteria, { clubs }: PlayerRegistry): boolean {
  return (
    rows.length === 3 &&
    columns.length === 3 &&
    [...rows, ...columns]
      .map(readCriterion)
      .every((criterion) => criterion !== null && (criterion.kind !== "club" || clubs.has(criterion.subject)))
  );
}

function isKnown(registry: PlayerRegistry, view: GameView<"grid">): boolean {
  const answer = view.state === "guessing" ? null : view.answer;
  return (
    areNamed(view.seen, registry) &&
    view.tries.every(({ guess }) => registry.byId.has(guess.player) && GRID_CELLS.includes(guess.square)) &&
    (answer === null || (areNamed(answer, registry) && answer.squares.length === GRID_CELLS.length))
  );
}

/** The screen of the Grid, played with all players in history. */
export const gridScreen: GameScreen<"grid", PlayerRegistry> = {
  game: "grid",
  shapes: gridSchemas,
  filters: ["everyone"],
  useLeagueData() {
    const { value, failure, retry } = useAllPlayers();
    return { league: value, failure, retry };
  },
  knows: isKnown,
  useWords: useGridWords,
  useShareLine: useRarityLine,
  hasPicture: true,
  Table,
  Rules: onDemand(async () => (await import("./rules.tsx")).GridRules),
  ...partsOnDemand(
    () => import("./ending.tsx"),
    ["Picture", "Answer", "Details", "AllAnswers", "Report", "Figures", "Replay"],
  ),
  reportTab: "grid.tab",
  Challenge: null,
};
