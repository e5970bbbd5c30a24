import { t } from "i18next";
import type { CareerClue } from "#rules/career/career";
import { Legend } from "../../ui/legend.tsx";
import { ClueBoard } from "../shared/clue-board.tsx";
import type { ShownGuess } from "../shared/use-play.ts";
import { careerClues, type CareerLeague } from "./clues.tsx";
import { GuessedClub } from "./guessed-clubs.tsx";
import styles from "./guesses.module.css";

/** The guesses of a round, and a legend: two crests and the signs of a tile. */
export function Guesses(props: {
  league: CareerLeague;
  tries: readonly ShownGuess<number, CareerClue>[];
  settled: number;
}) {
  const { league } = props;
  return (
    <>
      <ClueBoard list={careerClues} {...props} />
      <div className={`mt-5 ${styles.legend}`}>
        <Legend arrows="career.legend">
          <li>
            <GuessedClub team="PIT" isShared league={league} />
            {t("career.legend.shared")}
          </li>
          <li>
            <GuessedClub team="STL" isShared={false} league={league} />
            {t("career.legend.apart")}
          </li>
        </Legend>
      </div>
    </>
  );
}
