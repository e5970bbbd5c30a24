import type { CSSProperties, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../i18n/format.ts";
import { classNames } from "../../ui/class-names.ts";
import { Portrait } from "../../ui/portrait.tsx";
import styles from "./coach.module.css";

// The coach's report on a finished round, in games with one hidden player.

/** The player of a row, as drawn. */
export interface ReportedGuess {
  id: number;
  last: string;
  number: number | null;
  team: string;
}

/**
 * The report: its heading, and one row per guess.
 *
 * @param lead what the numbers are, in a sentence
 */
export function CoachSummary({ headingId, lead, children }: { headingId: string; lead: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles.head}>
        <h3 className="sub" id={headingId}>
          {t("coach.title")}
        </h3>
        <p className="small muted">{lead}</p>
      </div>
      <ol className={styles.guesses}>{children}</ol>
    </>
  );
}

/** Bars have logarithmic lengths: thousands would flatten tens. */
const barLength = (left: number, total: number): string =>
  `${Math.max(1.5, (100 * Math.log(Math.max(1, left))) / Math.log(total)).toFixed(1)}%`;

/**
 * A guess that missed: how many players it left, and how many an average guess would have left.
 *
 * @param ruledOut the clue that had ruled the player out; null if the player could have been the answer
 * @param isBest whether it is the best guess of the round
 */
export function CoachedRow({
  player,
  ruledOut,
  isBest,
  left,
  average,
  total,
}: {
  player: ReportedGuess;
  ruledOut: string | null;
  isBest: boolean;
  left: number;
  average: number;
  total: number;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const remark = ruledOut === null ? isBest && t("coach.best") : t("coach.ruledOut", { clue: ruledOut });
  return (
    <li className={styles.guess}>
      <Portrait className={styles.portrait} {...player} />
      <p className={styles.text}>
        <b>{player.last}</b>
        <small>
          {t("coach.average", { number: format.number(average) })}
          {remark && `, ${remark}`}
        </small>
      </p>
      <p className={styles.left}>
        <b className="num">{format.number(left)}</b>
        <span className="vh">{t("coach.left", { count: left })}</span>
      </p>
      <div className={styles.bar} aria-hidden="true">
        <i style={{ "--v": barLength(left, total) } as CSSProperties} />
        <u style={{ "--v": barLength(average, total) } as CSSProperties} />
      </div>
    </li>
  );
}

/** The answer's own row. @param say the coach's verdict on the round */
export function CoachVerdict({ player, scored, say }: { player: ReportedGuess; scored: boolean; say: string }) {
  const { t } = useTranslation();
  return (
    <li className={classNames(styles.guess, styles.goal)}>
      <Portrait className={styles.portrait} {...player} />
      <p className={styles.text}>
        <b>{player.last}</b>
        <small>{scored ? t("coach.scores") : t("coach.answer")}</small>
      </p>
      <p className={styles.say}>{say}</p>
    </li>
  );
}

/**
 * Returns the guess that left the smallest share of the players before it, with that number; null without a guess.
 *
 * @param wrong the misses in order
 * @param total how many players were possible before the first
 */
export function bestGuess<Guess extends { left: number }>(
  wrong: readonly Guess[],
  total: number,
): (Guess & { before: number }) | null {
  const shares = wrong.map(({ left }, index) => left / (wrong[index - 1]?.left ?? total));
  const best = shares.indexOf(Math.min(...shares));
  const guess = wrong[best];
  return guess === undefined ? null : { ...guess, before: wrong[best - 1]?.left ?? total };
}

/**
 * Returns the guesses up to the first that left only the answer: later ones gave no information. Returns all guesses of
 * a lost round.
 *
 * @param wrong the misses in order
 */
export function guessesUntilSolved<Guess extends { left: number }>(wrong: readonly Guess[], scored: boolean): Guess[] {
  const cornered = scored ? wrong.findIndex(({ left }) => left === 1) : -1;
  return cornered < 0 ? [...wrong] : wrong.slice(0, cornered + 1);
}
