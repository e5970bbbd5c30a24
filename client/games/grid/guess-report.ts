import { t } from "i18next";
import type { GuessReportProps } from "../shared/game-screen.ts";
import { spellProof } from "./proof-words.ts";
import { crossingOf } from "./words.ts";

/**
 * The announcement of a judged shot: "Joe Sakic fits Avalanche and 500 career goals. COL 1988–2009, 625 goals. 4 of 9
 * squares. 3 shots left."
 */
export function GuessReport({ view, last: shot, league }: GuessReportProps<"grid">): string {
  const { square, player } = shot.guess;
  const { correct, proof } = shot.clue;
  const shotsLeft = view.limit - view.tries.length;
  const { first, last } = league.players.get(player) ?? { first: "", last: "" };
  const facts = proof === undefined ? [] : spellProof(view.seen, square, proof);
  return [
    t(correct ? "grid.reportRight" : "grid.reportWide", {
      player: `${first} ${last}`,
      ...crossingOf(view.seen, square, league),
    }),
    ...facts.map((text) => `${text}.`),
    t("grid.over", { count: view.correct }),
    `${shotsLeft} ${t("grid.shots", { count: shotsLeft })}.`,
  ].join(" ");
}
