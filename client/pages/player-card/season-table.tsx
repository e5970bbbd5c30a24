import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Stint } from "#rules/league/season";
import { useFormat } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/language.ts";
import { formatSeason } from "#rules/league/years";
import { Button } from "../../ui/button.tsx";
import { goalieStatistics, skaterStatistics } from "#rules/league/career-statistics";
import { useMeasures } from "./measures.ts";
import styles from "./season-table.module.css";

const SKATER_COLUMNS = ["games", "goals", "assists", "points"] as const;
const GOALIE_COLUMNS = ["games", "wins", "losses", "shutouts", "saves"] as const;

/** Seasons shown before all are requested. */
const FEW = 6;

/** Kind of a table. */
export type SeasonPart = "season" | "playoffs";

/** Regular seasons or playoffs, one line per season and club, the latest ones first, with the career below. */
export function SeasonTable({
  part,
  stints,
  isGoalie,
}: {
  part: SeasonPart;
  stints: readonly Stint[];
  isGoalie: boolean;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  const measures = useMeasures();
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  const columns = isGoalie ? GOALIE_COLUMNS : SKATER_COLUMNS;
  const figuresOf = isGoalie ? goalieStatistics : skaterStatistics;
  const cells = (some: readonly Stint[]) =>
    figuresOf(some).map((figure, at) => {
      const text = figure === null ? "–" : columns[at] === "saves" ? measures.saves(figure) : format.number(figure);
      return <td key={columns[at]}>{text}</td>;
    });
  return (
    <div>
      <table className={styles.table} id={id}>
        <caption className="vh">{t(`generator.tables.${part}`)}</caption>
        <thead>
          <tr>
            <th scope="col">{t("generator.season")}</th>
            <th scope="col">{t("generator.team")}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                <abbr title={t(`generator.columns.${column}`)}>{t(`generator.columnsShort.${column}`)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(isWhole ? stints : stints.slice(-FEW)).toReversed().map((stint, at) => (
            <tr key={`${stint[0]} ${stint[1]} ${at}`}>
              <th scope="row">{formatSeason(stint[0], language)}</th>
              <td>{stint[1]}</td>
              {cells([stint])}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t("generator.career")}
            </th>
            {cells(stints)}
          </tr>
        </tfoot>
      </table>
      {stints.length > FEW && (
        <Button
          variant="text"
          icon={isWhole ? "minus" : "plus"}
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole
            ? t(`generator.latest.${part}`)
            : t(`generator.allSince.${part}`, { from: formatSeason(stints[0]?.[0] ?? 0, language) })}
        </Button>
      )}
    </div>
  );
}
