import { t } from "i18next";
import type { GuessReportProps } from "../shared/game-screen.ts";
import { markWords, rosterWords } from "./words.ts";

/**
 * The announcement of a judged guess: "Guess 2, Colorado Avalanche, 2000–01. Team: no match. Season: close, the
 * answer is later. Now shown: Bottom six. 4 guesses left."
 */
export function GuessReport({ view, last, league: seasons }: GuessReportProps<"roster">): string {
  const sentences = [
    t("report.guess", { number: view.tries.length, player: rosterWords.nameOf(last.guess, seasons) }),
    `${t("roster.team")}${markWords(last.clue.team)}.`,
    `${t("roster.season")}${markWords(last.clue.season)}.`,
  ];
  if (view.state !== "guessing") return sentences.join(" ");

  const opened = view.seen.at(-1);
  if (opened !== undefined) sentences.push(t("roster.opened", { group: t(`roster.groups.${opened.group}`) }));
  sentences.push(t("report.left", { count: view.limit - view.tries.length }));
  return sentences.join(" ");
}
