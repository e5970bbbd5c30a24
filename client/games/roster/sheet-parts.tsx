import { t } from "i18next";
import type { ReactNode } from "react";
import type { RosterMember } from "#rules/roster/whole-roster";
import { classNames } from "../../ui/class-names.ts";
import styles from "./sheet.module.css";

const COLUMNS = ["games", "goals", "assists", "points"] as const;

export const STATISTIC_COLUMNS = COLUMNS.length;

/** Position, number and name come before the statistics. */
const SHEET_COLUMNS = 3 + STATISTIC_COLUMNS;

/**
 * The roster of a season: headings, and rows in groups. A star marks a number that is inferred, and is explained below.
 *
 * @param lines all players: the column of numbers is hidden if none is known
 * @param children a `<tbody>` for each group
 */
export function Sheet({
  caption,
  lines,
  children,
}: {
  caption: string;
  lines: readonly SheetLine[];
  children: ReactNode;
}) {
  const hasNumbers = lines.some(({ number }) => number != null);
  return (
    <>
      <table className={classNames("bold-24 digits w-full", styles.sheet, !hasNumbers && styles.unnumbered)}>
        <caption className="vh">{caption}</caption>
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
        {children}
      </table>
      {lines.some(({ isInferred }) => isInferred) && (
        <p className={`text-13 muted ${styles.inferred}`}>* {t("roster.inferred")}</p>
      )}
    </>
  );
}

export const GroupHead = ({ children }: { children: ReactNode }) => (
  <tr className={styles.group}>
    <th className="muted hairline surface-2" colSpan={SHEET_COLUMNS} scope="rowgroup">
      {children}
    </th>
  </tr>
);

/** A player's position, number and figures. A null or absent value is not known. */
type SheetLine = Pick<RosterMember, "position" | "gp"> &
  Partial<Pick<RosterMember, "number" | "isInferred" | "g" | "a" | "w">>;

export function PlayerRow({ line, children }: { line: SheetLine; children: ReactNode }) {
  const { position, number, isInferred, gp, g, a, w } = line;
  return (
    <tr className={styles.player}>
      <td className={styles.position}>
        <abbr title={t(`roster.positions.${position}`)}>{t(`positionsShort.${position}`)}</abbr>
      </td>
      <td className={styles.number}>
        {number ?? "–"}
        {isInferred === true && <abbr title={t("roster.inferred")}>*</abbr>}
      </td>
      <th scope="row" className={styles.name}>
        {children}
      </th>
      <td>{gp ?? "–"}</td>
      {position === "G" ? (
        <td colSpan={3} className={styles.last}>
          {w ?? "–"} <abbr title={t("generator.columns.wins")}>{t("generator.columnsShort.wins")}</abbr>
        </td>
      ) : (
        <>
          <td>{g ?? "–"}</td>
          <td>{a ?? "–"}</td>
          <td className={styles.last}>{g == null || a == null ? "–" : g + a}</td>
        </>
      )}
    </tr>
  );
}
