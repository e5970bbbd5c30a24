import { CLUES } from "#rules/clues";
import { useLeague, type LeagueOn } from "../../data/league.ts";
import type { Mode } from "../../round/mode.ts";
import { classicShapes } from "../../storage/shapes/classic.ts";
import { onDemand } from "../../ui/on-demand.ts";
import { UNLIMITED_PATH } from "./paths.ts";
import { PlayArea } from "./play-area.tsx";
import { useClassicWords } from "./words.ts";

/** NHL Classic, with Unlimited for its practice. */
export const classic: Mode<"classic", LeagueOn> = {
  game: "classic",
  shapes: classicShapes,
  filters: ["everyone", "best-known", "team"],
  clubsOf: ({ clubs }) => clubs,
  practisedAs: {
    path: UNLIMITED_PATH,
    title: "pages.unlimited",
    way: "ways.unlimited",
    sharedAs: "share.games.unlimited",
  },
  usePieces(of) {
    const { league, failure, retry } = useLeague(of?.league ?? null, of?.day ?? null);
    return { pieces: league, failure, retry };
  },
  knows({ facts }, view) {
    const answer = view.state === "guessing" ? [] : [view.answer.player];
    return [...view.tries.map(({ guess }) => guess), ...answer].every((id) => facts.candidates.has(id));
  },
  useWords: useClassicWords,
  squares: ({ tries }) => tries.map(({ clue }) => CLUES.map((name) => clue[name].verdict)),
  Table: PlayArea,
  Picture: onDemand(async () => (await import("../../round/player-answer.tsx")).Picture),
  Badge: onDemand(async () => (await import("../../round/player-answer.tsx")).Badge),
  Details: onDemand(async () => (await import("../../round/player-answer.tsx")).Details),
  Report: onDemand(async () => (await import("./coach.tsx")).Coach),
  Replay: onDemand(async () => (await import("./replay.tsx")).Replay),
  Challenge: onDemand(async () => (await import("./challenge-dialog.tsx")).ChallengeDialog),
};
