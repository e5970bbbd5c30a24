import { t } from "i18next";
import type { GameView } from "#rules/games";
import type { PlayerRegistry } from "../../data/people.ts";
import { useProofWords } from "./use-proof-words.ts";
import { useCrossing } from "./words.ts";

/**
 * Returns the announcement of a judged shot: "Joe Sakic fits Avalanche and 500 career goals. COL 1988–2009, 625 goals.
 * 4 of 9 squares. 3 shots left."
 */
export function useGuessReport(view: GameView<"grid"> | null, registry: PlayerRegistry): string {
  const crossing = useCrossing(registry);
  const last = view?.tries.at(-1);
  const proofWords = useProofWords(last !== undefined, registry);
  // Announced once, as a whole.
  if (view === null || last === undefined || proofWords.isLoading) return "";
  const shotsLeft = view.limit - view.tries.length;
  const { first, last: lastName } = registry.players.get(last.guess.player) ?? { first: "", last: "" };
  return [
    t(last.clue.correct ? "grid.reportRight" : "grid.reportWide", {
      player: `${first} ${lastName}`,
      ...crossing(view.seen, last.guess.square),
    }),
    ...proofWords.full(view.seen, last.guess.square, last.clue.proof).map((text) => `${text}.`),
    t("grid.over", { count: view.correct }),
    `${shotsLeft} ${t("grid.shots", { count: shotsLeft })}.`,
  ].join(" ");
}
