import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { SQUARES } from "#rules/criteria";
import type { GridAnswer } from "#rules/grid";
import type { Registry } from "../../data/people.ts";
import { AnswerList } from "./answer-list.tsx";
import styles from "./answers.module.css";
import { SquareChoice } from "./square-choice.tsx";
import type { GridPicks } from "../../data/told-picks.ts";
import { useCrossing } from "./words.ts";

/** Every answer of a grid that is over, one square at a time. */
export function Answers({
  answer,
  placed,
  picks,
  registry,
}: {
  answer: GridAnswer;
  /** One's own picks by square. */
  placed: ReadonlyMap<number, number>;
  picks: GridPicks | null;
  registry: Registry;
}) {
  const { t } = useTranslation();
  const id = useId();
  const crossing = useCrossing(registry);
  const [square, choose] = useState(() => SQUARES.find((open) => !placed.has(open)) ?? 0);
  const ids = answer.squares[square] ?? [];
  return (
    <div className={styles.room}>
      <div className={styles.answers}>
        <SquareChoice answer={answer} placed={placed} registry={registry} square={square} onChoose={choose} />
        <div className={styles.chosen}>
          <h4 id={id} aria-live="polite">
            {t("grid.answersFor", crossing(answer, square))}{" "}
            <span>{t("grid.answersCount", { count: ids.length })}</span>
          </h4>
          <AnswerList
            key={square}
            ids={ids}
            own={placed.get(square)}
            picks={picks?.[square] ?? null}
            registry={registry}
            labelledBy={id}
          />
        </div>
      </div>
    </div>
  );
}
