import { t } from "i18next";
import type { ClueVerdict, Verdict } from "#rules/shared/verdict";
import type { ClueList } from "./clues.tsx";

/** Creates the announcement of a judged guess: "Guess 4, Aleksander Barkov. 3 matches, 3 close. 3 guesses left." */
export const clueReportOf =
  <Values extends object, League, Clue>({ read }: ClueList<Values, League, Clue>) =>
  ({
    view: { state, limit, tries },
    last,
    league,
  }: {
    view: { state: string; limit: number; tries: readonly unknown[] };
    last: { guess: number; clue: Clue };
    league: League;
  }): string => {
    const { player, marks } = read(league, last.guess, last.clue);
    const count = (verdict: Verdict) =>
      Object.values<ClueVerdict | null>({ ...marks }).filter((mark) => mark?.verdict === verdict).length;
    const sentences = [
      t("report.guess", { number: tries.length, player: `${player.first} ${player.last}` }),
      `${t("report.matches", { count: count("match") })}, ${t("report.near", { count: count("near") })}.`,
    ];
    if (state === "guessing") sentences.push(t("report.left", { count: limit - tries.length }));
    return sentences.join(" ");
  };
