import { useTranslation } from "react-i18next";
import { CLASSIC_CLUES } from "#rules/classic/clues";
import type { Verdict } from "#rules/shared/verdict";
import { findCandidate } from "#rules/league/rostered-players";
import type { LeagueVersion } from "../../data/league.ts";
import type { RoundInPlay } from "../shared/use-play.ts";

/** Returns the announcement of a judged guess: "Guess 4, Aleksander Barkov. 3 matches, 3 close. 3 guesses left." */
export function useClassicGuessReport(view: RoundInPlay<"classic">["view"], league: LeagueVersion | null): string {
  const { t } = useTranslation();
  const last = view?.tries.at(-1);
  if (view === null || league === null || last === undefined) return "";
  const count = (verdict: Verdict) => CLASSIC_CLUES.filter((name) => last.clue[name]?.verdict === verdict).length;
  const { first, last: lastName } = findCandidate(league.facts, last.guess);
  const sentences = [
    t("report.guess", { number: view.tries.length, player: `${first} ${lastName}` }),
    `${t("report.matches", { count: count("match") })}, ${t("report.near", { count: count("near") })}.`,
  ];
  if (view.state === "guessing") sentences.push(t("report.left", { count: view.limit - view.tries.length }));
  return sentences.join(" ");
}
