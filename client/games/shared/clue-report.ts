import { t } from "i18next";
import { countMarks, type ClueList } from "./clues.tsx";

/** Creates the announcement of a judged guess: "Guess 4, Aleksander Barkov. 3 matches, 3 close. 3 guesses left." */
export const clueReportOf =
  <Values extends object, League, Clue>({ read }: ClueList<Values, League, Clue>) =>
  ({
    view: { state, limit, tries },
    league,
  }: {
    view: { state: string; limit: number; tries: readonly { guess: number; clue: Clue }[] };
    league: League;
  }): string => {
    const last = tries.at(-1);
    if (last === undefined) return "";
    const { player, marks } = read(league, last.guess, last.clue);
    const sentences = [
      t("report.guess", { number: tries.length, player: `${player.first} ${player.last}` }),
      `${t("report.matches", { count: countMarks(marks, "match") })}, ${t("report.near", { count: countMarks(marks, "near") })}.`,
    ];
    if (state === "guessing") sentences.push(t("report.left", { count: limit - tries.length }));
    return sentences.join(" ");
  };
