import { SQUARES_OF } from "#rules/share-squares";
import { usePeople, type Registry } from "../../data/people.ts";
import type { Mode } from "../shared/game-screen.ts";
import { legendsShapes } from "../../storage/shapes/legends.ts";
import { onDemand } from "../../ui/on-demand.ts";
import { Table } from "./table.tsx";
import { useLegendsWords } from "./words.ts";

const ending = () => import("./ending.tsx");

/** Legends, played with everybody who ever played, a puzzle a week. */
export const legendsMode: Mode<"legends", Registry> = {
  game: "legends",
  shapes: legendsShapes,
  filters: ["best-known", "everyone"],
  hasEras: true,
  usePieces() {
    const { value, failure, retry } = usePeople();
    return { pieces: value, failure, retry };
  },
  knows({ byId, clubs }, view) {
    const answer = view.state === "guessing" ? [] : [view.answer];
    const ids = [...view.tries.map(({ guess }) => guess), ...answer.map(({ player }) => player)];
    const figures = [...view.tries.map(({ clue }) => clue.guessed), ...answer];
    return ids.every((id) => byId.has(id)) && figures.every(({ club }) => clubs.has(club));
  },
  useWords: useLegendsWords,
  squares: ({ tries }) => SQUARES_OF.legends(tries),
  Table,
  Picture: onDemand(async () => (await ending()).Picture),
  Answer: onDemand(async () => (await ending()).Answer),
  Details: onDemand(async () => (await ending()).Details),
  Report: null,
  reportTab: "coach.tab",
  Teaser: null,
  Replay: onDemand(async () => (await ending()).Replay),
  Challenge: null,
};
