import { t } from "i18next";
import type { GuessReportProps } from "../shared/game-screen.ts";
import { playerFullName } from "#rules/league/player";
import { clueSentence, namesIn } from "../shared/clues.tsx";
import { careerHints } from "./career-hints.ts";
import { careerClues } from "./clues.tsx";
import { stopName } from "./stop-name.ts";

/**
 * The announcement of a judged guess: "Guess 3, Jarome Iginla: a miss. On his path too: Boston Bruins. Position right
 * wing: match. […] New: Dallas Stars, New Jersey Devils. The seasons are shown. 3 guesses left."
 */
export function GuessReport({ view, last, league: registry }: GuessReportProps<"career">): string {
  const league = { ...registry, stops: view.seen.stops.length };
  const hints = careerHints(view.seen);
  const number = view.tries.length;
  const sentences = [t(`career.report.${last.clue.verdict}`, { number, player: playerFullName(league, last.guess) })];
  if (view.state !== "guessing") return sentences.join(" ");

  const read = careerClues.read(league, last.guess, last.clue);
  sentences.push(...namesIn(careerClues).map((name) => `${clueSentence(careerClues, name, read, league)}.`));
  const opened = view.seen.stops.flatMap((stop) => (stop?.since === number ? stopName(stop, league) : []));
  if (opened.length > 0) sentences.push(t("career.report.opened", { clubs: opened.join(", ") }));
  for (const { kind, name, due, value } of hints) {
    if (number !== due || value === null) continue;
    sentences.push(kind === "seasons" ? t("career.report.seasons") : t("career.report.hint", { name, value }));
  }
  sentences.push(t("report.left", { count: view.limit - number }));
  return sentences.join(" ");
}
