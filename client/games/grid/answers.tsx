import { t } from "i18next";
import { useId, useState } from "react";
import { GRID_CELLS } from "#rules/grid/criteria";
import type { Day } from "#rules/shared/day";
import type { AnswerProps } from "../shared/game-screen.ts";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { AnswerList } from "./answer-list.tsx";
import styles from "./answers.module.css";
import { placedAfter } from "./placed.ts";
import { SquareChoice } from "./square-choice.tsx";
import { usePicks } from "./use-picks.ts";
import { useProofs } from "./use-proofs.ts";
import { crossingOf } from "./words.ts";

/** All answers of a finished Grid, one cell at a time, with proofs on request. */
export function AllAnswers({ answer, view, league, day }: AnswerProps<"grid"> & { day: Day }) {
  const id = useId();
  const picks = usePicks(view);
  const { players: placed } = placedAfter(view?.tries ?? []);
  const [square, choose] = useState(() => GRID_CELLS.find((open) => !placed.has(open)) ?? 0);
  const [isProven, prove] = useState(false);
  const proofs = useProofs(view, day, square, isProven);
  return (
    <>
      <h3 className="sub">{t("grid.answers")}</h3>
      <div className="mt-4 container">
        <div className={`stack items-start ${styles.answers}`}>
          <SquareChoice answer={answer} placed={placed} league={league} square={square} onChoose={choose} />
          <div className={styles.chosen}>
            <h4 id={id} aria-live="polite">
              {t("grid.answersFor", crossingOf(answer, square, league))}{" "}
              <span className="muted">{t("grid.answersCount", { count: answer.squares[square]?.length ?? 0 })}</span>
            </h4>
            <AnswerList
              key={square}
              answer={answer}
              square={square}
              own={placed.get(square)}
              picks={picks?.[square] ?? null}
              proofs={proofs.value}
              league={league}
              labelledBy={id}
            />
            <Button
              busy={isProven && proofs.value === null && proofs.failure === null}
              className="mt-3"
              variant={isProven ? "blue" : "plain"}
              aria-pressed={isProven}
              onClick={() => {
                if (proofs.failure !== null) proofs.retry();
                else prove(!isProven);
              }}
            >
              {t("grid.because")}
            </Button>
            {proofs.failure !== null && <Note tone="bad">{t("grid.becauseFailed")}</Note>}
          </div>
        </div>
      </div>
    </>
  );
}
