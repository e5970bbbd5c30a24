import type { CSSProperties, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { playersIn, solveRate } from "#rules/outcomes";
import { useOutcomes } from "../../outcomes.ts";
import { WordMark } from "../../ui/word-mark.tsx";
import { PlayedRow } from "./played-row.tsx";
import { Reveal } from "./reveal.tsx";
import styles from "./stage.module.css";
import type { Yesterday } from "./use-yesterday.ts";

/** Of fewer players a share says nothing. */
const ENOUGH = 10;

/**
 * A frame of 9:16, made to be filmed: what matters keeps clear of the edges on which phones lay
 * their own names and buttons.
 *
 * @param foot stands where those will be: for visitors, never on film
 */
export function Stage({ head, foot, children }: { head?: string | undefined; foot?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.stage}>
      <div className={styles.top}><WordMark />{head !== undefined && <p>{head}</p>}</div>
      {children}
      {foot !== undefined && <div className={styles.foot}>{foot}</div>}
    </div>
  );
}

/**
 * Yesterday's Classic played back: the question, one guess after another, the answer.
 *
 * @param step 0 for the question, then the number of guesses shown, then one more for the answer
 */
export function Playback({ yesterday, step }: { yesterday: Yesterday; step: number }) {
  const { t } = useTranslation();
  const { day, guesses } = yesterday;
  const asked = useOutcomes("classic", day, null);
  const outcomes = asked.at === "here" && playersIn(asked.outcomes) >= ENOUGH ? asked.outcomes : null;
  const answer = guesses.at(-1)?.player;
  if (answer === undefined) return null;
  const nameOf = ({ first, last }: typeof answer) => `${first} ${last}`;
  const label = t("promo.label", { guesses: guesses.map(({ player }) => nameOf(player)).join(", "), answer: nameOf(answer) });
  return (
    <div className={styles.play} role="img" aria-label={label}>
      {step > guesses.length ? <Reveal player={answer} guesses={guesses.length} missed={outcomes && 1 - solveRate(outcomes)} /> : (
        <>
          <p className={`display ${styles.who}`}>{t("promo.who")}</p>
          <p className={styles.letters}>{[...answer.last].map((letter, at) => <i key={at}>{at === 0 ? letter : ""}</i>)}</p>
          <ol className={styles.rows} style={{ "--rows": guesses.length } as CSSProperties}>
            {guesses.slice(0, step).map((guess) => <PlayedRow key={guess.player.id} guess={guess} />)}
          </ol>
        </>
      )}
    </div>
  );
}
