import { useId } from "react";
import { useTranslation } from "react-i18next";
import { MEASURES } from "#rules/measures";
import { endingOf } from "#rules/round";
import { rungOf } from "#rules/score";
import { useCleanSweeps } from "../data/clean-sweep.ts";
import { useOwnStatistics } from "../data/own-statistics.ts";
import { bookOf, isOfDay } from "../storage/results.ts";
import { CleanSweep } from "../ui/clean-sweep.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { GoalLight } from "../ui/goal-light.tsx";
import type { Way } from "../ui/link-list.tsx";
import { Statistics } from "../ui/statistics.tsx";
import { AnotherRound } from "./another-round.tsx";
import { Compare } from "./compare.tsx";
import { EndingHead } from "./ending-head.tsx";
import styles from "./ending.module.css";
import type { AnyMode, EndedView } from "./mode.ts";
import { NextPuzzle } from "./next-puzzle.tsx";
import { Share } from "./share.tsx";

/**
 * The end of a round: the answer, the result to share, one's statistics, the others' and what only this game can tell.
 *
 * @param ways where to go from here
 * @param onChallenge hides an answer from a friend, in a game that has challenges
 * @param onAnother deals another round, in practice
 */
export function EndingDialog({
  mode,
  view,
  pieces,
  ways,
  onClose,
  onChallenge,
  onAnother,
}: {
  mode: AnyMode;
  view: EndedView;
  pieces: unknown;
  ways: readonly Way[];
  onClose: () => void;
  onChallenge: (() => void) | undefined;
  onAnother: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  const id = useId();
  const measure = MEASURES[mode.game];
  const figures = useOwnStatistics(bookOf(mode.game, view));
  const { nameOf, nameInSentence } = mode.useWords();
  const name = nameOf(view.answer, pieces);
  const sheets = useCleanSweeps();
  const won = view.state === "won";
  // Without a guess there is nothing to share, and nothing to say of it.
  const isEmpty = view.tries.length === 0;
  const title = won
    ? t("ending.won")
    : name === null
      ? t("ending.short", { count: view.correct, of: measure.toFind })
      : t("ending.lost", { player: nameInSentence?.(view.answer, pieces) ?? name });
  return (
    <Dialog
      open
      onClose={onClose}
      wide
      title={title}
      head={<EndingHead mode={mode} view={view} pieces={pieces} title={title} name={name} headingId={`${id}answer`} />}
      crown={won ? <GoalLight /> : undefined}
    >
      {view.kind === "daily" && <CleanSweep sheets={sheets} day={view.day} />}
      <div className={styles.body}>
        {!isEmpty && (
          <section aria-labelledby={`${id}share`}>
            <h3 className="sub" id={`${id}share`}>
              {t("share.title")}
            </h3>
            <Share mode={mode} view={view} onChallenge={onChallenge} />
          </section>
        )}
        <section className={styles.next} aria-label={t("ending.next")}>
          {isOfDay(view) ? (
            <NextPuzzle game={mode.game} ways={ways} />
          ) : (
            <AnotherRound onAnother={onAnother} ways={ways} />
          )}
        </section>
        <section className={view.kind === "daily" ? undefined : styles.whole} aria-labelledby={`${id}figures`}>
          <h3 className="sub" id={`${id}figures`}>
            {t("statistics.yours")}
          </h3>
          <div className={styles.figures}>
            <Statistics game={mode.game} figures={figures} mine={rungOf(measure, endingOf(view))} />
          </div>
        </section>
        {view.kind === "daily" && (
          <section aria-labelledby={`${id}compare`}>
            <Compare game={mode.game} view={view} headingId={`${id}compare`} />
          </section>
        )}
        {mode.Report !== null && !isEmpty && (
          <section className={styles.whole} aria-labelledby={`${id}report`}>
            <mode.Report view={view} pieces={pieces} headingId={`${id}report`} />
          </section>
        )}
      </div>
    </Dialog>
  );
}
