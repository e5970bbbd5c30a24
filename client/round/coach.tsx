import type { CSSProperties, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../i18n/format.ts";
import { classNames } from "../ui/class-names.ts";
import { Portrait } from "../ui/portrait.tsx";
import styles from "./coach.module.css";

// The coach's report on a finished round, in the games that hide one player of many. What he makes of it, each game says.

/** Whom a row is about, as he is drawn. */
export interface Coached {
  id: number;
  last: string;
  number: number | null;
  team: string;
}

/**
 * The report: its head, and a row a guess.
 *
 * @param lead what the figures are, in a sentence
 */
export function CoachReport({ headingId, lead, children }: { headingId: string; lead: string; children: ReactNode }) {
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

/** Thousands would flatten tens, so the bars are as long as the logarithm of who is left. */
const barLength = (left: number, total: number): string =>
  `${Math.max(1.5, (100 * Math.log(Math.max(1, left))) / Math.log(total)).toFixed(1)}%`;

/**
 * A guess that missed: how many it left of all who could be guessed, beside what an average one would have left.
 *
 * @param judged whether he could have been the answer
 */
export function CoachedRow({
  player,
  judged,
  left,
  average,
  total,
}: {
  player: Coached;
  judged: string;
  left: number;
  average: number;
  total: number;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <li className={styles.guess}>
      <Portrait className={styles.portrait} {...player} />
      <div className={styles.text}>
        <b>{player.last}</b>
        <small>{judged}</small>
      </div>
      <div className={styles.bar} aria-hidden="true">
        <i style={{ "--v": barLength(left, total) } as CSSProperties} />
        <u style={{ "--v": barLength(average, total) } as CSSProperties} />
      </div>
      <p className={styles.left}>
        <b className="num">{format.number(left)}</b>
        <span className="vh">{t("coach.left", { count: left })}</span>
        <small>{t("coach.average", { number: format.number(average) })}</small>
      </p>
    </li>
  );
}

/** The answer's own row. @param say what the coach makes of the round */
export function CoachVerdict({ player, scored, say }: { player: Coached; scored: boolean; say: string }) {
  const { t } = useTranslation();
  return (
    <li className={classNames(styles.guess, styles.goal)}>
      <Portrait className={styles.portrait} {...player} />
      <div className={styles.text}>
        <b>{player.last}</b>
        <small>{scored ? t("coach.scores") : t("coach.answer")}</small>
      </div>
      <p className={styles.say}>{say}</p>
    </li>
  );
}

/**
 * The guesses that left as few as there were left in the end: once nobody but the answer was possible, the others told
 * nothing more.
 *
 * @param wrong the misses in the order they were made
 */
export function untilCornered<Guess extends { left: number }>(wrong: readonly Guess[], scored: boolean): Guess[] {
  const cornered = scored ? wrong.findIndex(({ left }) => left === 1) : -1;
  return cornered < 0 ? [...wrong] : wrong.slice(0, cornered + 1);
}
