import { t } from "i18next";
import { GRID_CELLS } from "#rules/grid/criteria";
import { GAME_CONFIG } from "#rules/shared/game-config";
import { findRarestPick, mostAndLeastPicked } from "#rules/grid/rarity";
import type { AnswerProps, EndedProps } from "../shared/game-screen.ts";
import { formatPickShare } from "../../i18n/pick-share.ts";
import { isOfDay } from "../../storage/results.ts";
import { classNames } from "../../ui/class-names.ts";
import { Fact } from "../../ui/fact.tsx";
import { VerdictIcon } from "../../ui/verdict-icon.tsx";
import styles from "./ending.module.css";
import { AllAnswers } from "./answers.tsx";
import { GridBoard } from "./board.tsx";
import { CriterionSign } from "./criterion-sign.tsx";
import { EverySquare } from "./every-square.tsx";
import { placedAfter } from "./placed.ts";
import { usePicks } from "./use-picks.ts";
import { criterionWords } from "./words.ts";

// Parts of the ending, loaded before the first one.

type Props = AnswerProps<"grid">;

/** The nine cells, right ones highlighted; without a round, only the criteria. */
export function Picture({ answer, view, league }: Props) {
  const picks = usePicks(view);
  if (view === null) {
    const sign = (key: string) => (
      <span key={key} className={`center clip ${styles.sign}`}>
        <CriterionSign of={key} league={league} />
      </span>
    );
    return (
      <span className={classNames("stack surface square container", styles.picture, styles.asked)} aria-hidden="true">
        <span />
        {answer.columns.map(sign)}
        {answer.rows.map((key) => [
          sign(key),
          ...answer.columns.map((column) => (
            <span key={`${key} ${column}`} className={`center surface-3 r-tile ${styles.square}`} />
          )),
        ])}
      </span>
    );
  }
  const { players: placed } = placedAfter(view.tries);
  const rarest = picks && findRarestPick(placed, picks);
  const classOf = (square: number) => (rarest?.square === square ? "near" : placed.has(square) ? "match" : "miss");
  return (
    <span
      className={`stack surface square ${styles.picture}`}
      role="img"
      aria-label={t("grid.picture", { count: placed.size })}
    >
      {GRID_CELLS.map((square) => (
        <span key={square} className={classNames("center r-tile", styles.square, classOf(square))}>
          <VerdictIcon verdict={placed.has(square) ? "match" : "miss"} />
        </span>
      ))}
    </span>
  );
}

/** The visitor's board, small: at the top of the ending, in place of an answer. */
export function Answer({ view, league }: Pick<EndedProps<"grid">, "view" | "league">) {
  return (
    <div className={styles.board}>
      <GridBoard view={view} picks={null} league={league} />
    </div>
  );
}

export { AllAnswers };
export { Rarity as Figures } from "./rarity.tsx";

/** What the squares asked for, the rarest pick and the number of shots. */
export function Details({ answer, view, league }: Props) {
  const picks = usePicks(view);
  const rarest = view && picks && findRarestPick(placedAfter(view.tries).players, picks);
  const { first = "", last = "" } = league.players.get(rarest?.player ?? 0) ?? {};
  const list = (keys: readonly string[]) => keys.map((key) => criterionWords(key, league).name).join(", ");
  return (
    <dl>
      <Fact name={t("grid.rows")}>{list(answer.rows)}</Fact>
      <Fact name={t("grid.columns")}>{list(answer.columns)}</Fact>
      {rarest !== null && (
        <div>
          <dt>{t("grid.rarestPick")}</dt>
          <dd>{t("grid.rarestNamed", { player: `${first} ${last}`, share: formatPickShare(rarest.share) })}</dd>
          {rarest.isUnbeaten && (
            <dd>
              <small className={`muted ${styles.unbeaten}`}>{t("grid.unbeaten")}</small>
            </dd>
          )}
        </div>
      )}
      {view !== null && (
        <Fact name={t("grid.shotsTaken")}>
          {t("grid.shotsOf", { count: view.tries.length, limit: GAME_CONFIG.grid.limit })}
        </Fact>
      )}
    </dl>
  );
}

/** The visitor's and others' picks cell by cell, then all answers. */
export function Report({ view, league }: EndedProps<"grid">) {
  const picks = usePicks(view);
  const isCompared = picks?.some((square) => square !== null && mostAndLeastPicked(square, undefined) !== null);
  return (
    <>
      {isOfDay(view) && picks !== null && isCompared && (
        <>
          <h3 className="sub">{t("grid.everySquare")}</h3>
          <EverySquare view={view} picks={picks} league={league} />
        </>
      )}
      <AllAnswers answer={view.answer} view={view} league={league} day={view.day} />
    </>
  );
}

export function Replay({ view, league }: EndedProps<"grid">) {
  const picks = usePicks(view);
  return (
    <div className={styles.replay}>
      <GridBoard view={view} picks={picks} league={league} />
    </div>
  );
}
