import { t } from "i18next";
import type { GridAnswer } from "#rules/grid/grid";
import type { PlayerRegistry } from "../../data/people.ts";
import { classNames } from "../../ui/class-names.ts";
import { VerdictIcon } from "../../ui/verdict-icon.tsx";
import styles from "./answers.module.css";
import { CriterionSign } from "./criterion-sign.tsx";
import { criterionWords, crossingOf } from "./words.ts";

/** A small Grid to choose a cell from, with the number of answers and the visitor's verdict. */
export function SquareChoice({
  answer,
  placed,
  league,
  square: chosen,
  onChoose,
}: {
  answer: GridAnswer;
  placed: ReadonlyMap<number, number>;
  league: PlayerRegistry;
  square: number;
  onChoose: (square: number) => void;
}) {
  const head = (key: string) => (
    <span key={key} className={`center clip ${styles.head}`} title={criterionWords(key, league).name}>
      <CriterionSign of={key} league={league} />
    </span>
  );
  const squareAt = (square: number) => {
    const { length } = answer.squares[square] ?? [];
    const own = league.players.get(placed.get(square) ?? 0);
    const values = { ...crossingOf(answer, square, league), answers: t("grid.answersCount", { count: length }) };
    return (
      <button
        key={square}
        type="button"
        className={classNames("row gap-1 justify-center r-tile", styles.square, own ? "match" : "miss")}
        aria-pressed={square === chosen}
        aria-label={
          own === undefined
            ? t("grid.squareOpen", values)
            : t("grid.squareWon", { ...values, player: `${own.first} ${own.last}` })
        }
        onClick={() => onChoose(square)}
      >
        {own !== undefined && <VerdictIcon verdict="match" />}
        <b className="num">{length}</b>
      </button>
    );
  };
  return (
    <div className={`stack gap-6px ${styles.choice}`} role="group" aria-label={t("grid.label")}>
      <span />
      {answer.columns.map(head)}
      {answer.rows.map((key, row) => [head(key), ...[0, 1, 2].map((column) => squareAt(3 * row + column))])}
    </div>
  );
}
