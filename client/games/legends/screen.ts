import { SQUARES_BY_GAME } from "#rules/share-squares";
import { useAllPlayers, type PlayerRegistry } from "../../data/people.ts";
import type { GameScreen } from "../shared/game-screen.ts";
import { legendsSchemas } from "../../storage/shapes/legends.ts";
import { onDemand } from "../../ui/on-demand.ts";
import { Table } from "./table.tsx";
import { useLegendsWords } from "./words.ts";

const ending = () => import("./ending.tsx");

/** The screen of Legends, played with all players in history, one puzzle per week. */
export const legendsScreen: GameScreen<"legends", PlayerRegistry> = {
  game: "legends",
  shapes: legendsSchemas,
  filters: ["best-known", "everyone"],
  hasEras: true,
  usePieces() {
    const { value, failure, retry } = useAllPlayers();
    return { pieces: value, failure, retry };
  },
  knows({ byId, clubs }, view) {
    const answer = view.state === "guessing" ? [] : [view.answer];
    const ids = [...view.tries.map(({ guess }) => guess), ...answer.map(({ player }) => player)];
    const figures = [...view.tries.map(({ clue }) => clue.guessed), ...answer];
    return ids.every((id) => byId.has(id)) && figures.every(({ club }) => clubs.has(club));
  },
  useWords: useLegendsWords,
  squares: ({ tries }) => SQUARES_BY_GAME.legends(tries),
  Table,
  Picture: onDemand(async () => (await ending()).Picture),
  Answer: onDemand(async () => (await ending()).Answer),
  Details: onDemand(async () => (await ending()).Details),
  Report: onDemand(async () => (await ending()).Report),
  reportTab: "coach.tab",
  Teaser: onDemand(async () => (await ending()).Teaser),
  Replay: onDemand(async () => (await ending()).Replay),
  Challenge: null,
};
