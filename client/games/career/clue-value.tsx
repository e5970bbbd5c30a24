import { useTranslation } from "react-i18next";
import type { CareerClueName, CareerClues } from "#rules/career/clues";
import type { PlayerSummary } from "#rules/league/all-players";
import { Flag } from "../../ui/flag.tsx";
import styles from "./guess-table.module.css";

/**
 * The guessed player's value of a clue.
 *
 * @param common null until the feedback is here
 */
export function ClueValue({
  name,
  person: { position, country, from },
  common,
}: {
  name: Exclude<CareerClueName, "clubs">;
  person: PlayerSummary;
  common: CareerClues | null;
}) {
  const { t } = useTranslation();
  switch (name) {
    case "position":
      return t(`positionsShort.${position}`);
    case "country":
      return country === null ? "–" : <Flag country={country} />;
    case "debut":
      return from;
    case "together":
      return common === null ? null : (
        <>
          {common.together.seasons}
          <small className={styles.unit}>{t("career.seasonsShort")}</small>
        </>
      );
  }
}
