import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { Legend } from "../../ui/legend.tsx";
import { GuessTable } from "./guess-table.tsx";
import { GuessedClub } from "./guessed-clubs.tsx";
import styles from "./guesses.module.css";

/** The guesses of a round, and a legend: two crests and the signs of a tile. */
export function CareerGuesses(props: ComponentProps<typeof GuessTable>) {
  const { t } = useTranslation();
  const { registry } = props;
  return (
    <>
      <GuessTable {...props} />
      <div className={styles.legend}>
        <Legend arrows="career.legend">
          <li>
            <GuessedClub team="PIT" isShared registry={registry} />
            {t("career.legend.shared")}
          </li>
          <li>
            <GuessedClub team="STL" isShared={false} registry={registry} />
            {t("career.legend.apart")}
          </li>
        </Legend>
      </div>
    </>
  );
}
