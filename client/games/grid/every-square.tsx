import { t } from "i18next";
import { criteriaOfCell, GRID_CELLS } from "#rules/grid/criteria";
import { mostAndLeastPicked, findRarestPick } from "#rules/grid/rarity";
import type { ReportProps } from "../shared/game-screen.ts";
import type { GridPicks } from "../../data/api.ts";
import { classNames } from "../../ui/class-names.ts";
import { CriterionSign } from "./criterion-sign.tsx";
import styles from "./every-square.module.css";
import { placedAfter } from "./placed.ts";
import { crossingOf, formatShareIn } from "./words.ts";

/** Own pick, most picked and rarest player per cell, with their shares if known. */
export function EverySquare({
  view: { seen: lines, tries },
  picks,
  league,
}: ReportProps<"grid"> & { picks: GridPicks }) {
  const { players: placed, missed } = placedAfter(tries);
  const rarest = findRarestPick(placed, picks);

  const lineOf = (square: number) => {
    const known = picks[square] ?? null;
    const own = placed.get(square);
    const extremes = known && mostAndLeastPicked(known, own);
    const shareTold = (id: number): string => formatShareIn(known, id) ?? "–";
    const picked = (label: string, id: number | undefined) => (
      <td data-label={label}>
        {id === undefined ? (
          "–"
        ) : (
          <>
            <span>{league.players.get(id)?.last}</span> <i className="num muted">{shareTold(id)}</i>
          </>
        )}
      </td>
    );
    return (
      <tr key={square}>
        <th scope="row">
          <span className="flex gap-6px" aria-hidden="true">
            {criteriaOfCell(lines, square).map((key) => (
              <span key={key} className={`center clip ${styles.sign}`}>
                <CriterionSign of={key} league={league} />
              </span>
            ))}
          </span>
          <span className="vh">{t("grid.answersFor", crossingOf(lines, square, league))}</span>
        </th>
        <td>
          <span
            className={classNames(
              "inline-row gap-2",
              styles.mine,
              own === undefined && styles.none,
              rarest?.square === square && styles.rarest,
            )}
          >
            {own === undefined
              ? t(missed.some((shot) => shot.square === square) ? "grid.missedSquare" : "grid.emptySquare")
              : league.players.get(own)?.last}
          </span>{" "}
          <i className="num muted">{own === undefined ? 100 : shareTold(own)}</i>
        </td>
        {picked(t("grid.mostPicked"), extremes?.most)}
        {picked(t("grid.rarest"), extremes?.least)}
      </tr>
    );
  };

  return (
    <table className={`w-full ${styles.table}`}>
      <thead>
        <tr>
          <th scope="col">{t("grid.square")}</th>
          <th scope="col">{t("grid.yours")}</th>
          <th scope="col">{t("grid.mostPicked")}</th>
          <th scope="col">{t("grid.rarest")}</th>
        </tr>
      </thead>
      <tbody>{GRID_CELLS.map(lineOf)}</tbody>
    </table>
  );
}
