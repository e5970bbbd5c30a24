import { useTranslation } from "react-i18next";
import styles from "./sheet.module.css";

const COLUMNS = ["games", "goals", "assists", "points"] as const;

export const STATISTIC_COLUMNS = COLUMNS.length;
/** Returns the number of columns before the player: position, and number unless none is known. */
export const columnsBeforeName = (hasNumbers: boolean): number => (hasNumbers ? 2 : 1);
export const sheetColumns = (hasNumbers: boolean): number => columnsBeforeName(hasNumbers) + 1 + STATISTIC_COLUMNS;

export function RosterSheetHead({ hasNumbers }: { hasNumbers: boolean }) {
  const { t } = useTranslation();
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.position}>
          <abbr title={t("roster.position")}>{t("clues.position")}</abbr>
        </th>
        {hasNumbers && (
          <th scope="col" className={styles.number}>
            <abbr title={t("generator.number")}>{t("clues.number")}</abbr>
          </th>
        )}
        <th scope="col" className={styles.name}>
          {t("clues.player")}
        </th>
        {COLUMNS.map((column) => (
          <th key={column} scope="col">
            <abbr title={t(`generator.columns.${column}`)}>{t(`generator.columnsShort.${column}`)}</abbr>
          </th>
        ))}
      </tr>
    </thead>
  );
}
