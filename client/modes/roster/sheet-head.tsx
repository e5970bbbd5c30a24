import { useTranslation } from "react-i18next";
import styles from "./sheet.module.css";

const COLUMNS = ["games", "goals", "assists", "points"] as const;

/** How many columns of a sheet are figures. */
export const FIGURES = COLUMNS.length;
/** How many stand before the player: position and number. */
export const NAME_AT = 2;
export const SHEET_COLUMNS = NAME_AT + 1 + FIGURES;

/** The headings of a sheet of players. */
export function SheetHead() {
  const { t } = useTranslation();
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.position}>
          <abbr title={t("roster.position")}>{t("clues.position")}</abbr>
        </th>
        <th scope="col" className={styles.number}>
          <abbr title={t("generator.number")}>{t("clues.number")}</abbr>
        </th>
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
