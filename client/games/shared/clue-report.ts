import { t } from "i18next";
import { countMarks, type ClueList } from "./clues.tsx";

/** Returns the announcement of a judged guess: "Guess 4, Aleksander Barkov. 3 matches, 3 close. 3 guesses left." */
export function useClueReport<Values extends object, League, Clue>(
  { read }: ClueList<Values, League, Clue>,
  view: { state: string; limit: number; tries: readonly { guess: number; clue: Clue }[] } | null,
  league: League | null,
): string {
  const last = view?.tries.at(-1);
  if (view === null || league === null || last === undefined) return "";
  const { player, marks } = read(league, last.guess, last.clue);
  const sentences = [
    t("report.guess", { number: view.tries.length, player: `${player.first} ${player.last}` }),
    `${t("report.matches", { count: countMarks(marks, "match") })}, ${t("report.near", { count: countMarks(marks, "near") })}.`,
  ];
  if (view.state === "guessing") sentences.push(t("report.left", { count: view.limit - view.tries.length }));
  return sentences.join(" ");
}
