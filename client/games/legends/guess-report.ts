import { useTranslation } from "react-i18next";
import { LEGENDS_CLUES } from "#rules/legends/clues";
import type { Verdict } from "#rules/shared/verdict";
import { findPlayer, type PlayerRegistry } from "../../data/people.ts";
import type { RoundInPlay } from "../shared/use-play.ts";

/** Returns the announcement of a judged guess: "Guess 4, Steve Yzerman. 3 matches, 3 close. 3 guesses left." */
export function useLegendsGuessReport(view: RoundInPlay<"legends">["view"], registry: PlayerRegistry | null): string {
  const { t } = useTranslation();
  const last = view?.tries.at(-1);
  if (view === null || registry === null || last === undefined) return "";
  const { marks } = last.clue;
  const count = (verdict: Verdict) => LEGENDS_CLUES.filter((name) => marks[name]?.verdict === verdict).length;
  const person = findPlayer(registry, last.guess);
  const sentences = [
    t("report.guess", { number: view.tries.length, player: `${person.first} ${person.last}` }),
    `${t("report.matches", { count: count("match") })}, ${t("report.near", { count: count("near") })}.`,
  ];
  if (view.state === "guessing") sentences.push(t("report.left", { count: view.limit - view.tries.length }));
  return sentences.join(" ");
}
