import { usePeople, type Registry } from "../../data/people.ts";
import type { Mode } from "../../round/mode.ts";
import { careerShapes } from "../../storage/shapes/career.ts";
import { onDemand } from "../../ui/on-demand.ts";
import { CareerTable } from "./career-table.tsx";
import { useCareerWords } from "./words.ts";

/** Career Path, played with everybody who ever played. */
export const career: Mode<"career", Registry> = {
  game: "career",
  shapes: careerShapes,
  filters: ["everyone", "best-known"],
  usePieces() {
    const { value, failure, retry } = usePeople();
    return { pieces: value, failure, retry };
  },
  knows({ byId, clubs }, view) {
    const answer = view.state === "guessing" ? null : view.answer;
    const ids = [...view.tries.map(({ guess }) => guess), ...(answer === null ? [] : [answer.player])];
    const teams = [...view.seen.stops, ...(answer?.stops ?? [])].flatMap((stop) => stop?.team ?? []);
    return ids.every((id) => byId.has(id)) && teams.every((team) => clubs.has(team));
  },
  useWords: useCareerWords,
  squares: ({ tries }) => tries.map(({ clue }) => [clue.verdict]),
  Table: CareerTable,
  Picture: onDemand(async () => (await import("./answer.tsx")).Picture),
  Badge: onDemand(async () => (await import("./answer.tsx")).Badge),
  Details: onDemand(async () => (await import("./answer.tsx")).Details),
  Report: onDemand(async () => (await import("./whole-path.tsx")).WholePath),
  Replay: onDemand(async () => (await import("./replay.tsx")).Replay),
  Challenge: null,
};
