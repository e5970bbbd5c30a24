import { Suspense, useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { nextPuzzleAt, puzzleDayOn } from "#rules/shared/schedule";
import { dayAt } from "#rules/shared/day";
import type { Schedule } from "#rules/shared/game-config";
import { useFormat } from "../../i18n/format.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { onDemand } from "../../ui/on-demand.ts";
import { ArrowIcon } from "../../ui/verdict-icon.tsx";
import { firstMove } from "../../ui/first-move.ts";
import { isTouchOnly } from "../../browser/touch.ts";
import { shortcuts } from "../../storage/effects.ts";
import { useSetting } from "../../storage/settings.ts";
import { useHydrated } from "../../storage/store.ts";
import { useChallenge } from "./challenged.tsx";
import styles from "./rules.module.css";

/** The squares of a challenger: most rules have none. */
const Squares = onDemand(async () => (await import("../../ui/squares.tsx")).Squares);

/** An example with its explanation. */
export interface RuleExample {
  /** A {@link Tile}, or an {@link IconTile}. */
  tile: ReactNode;
  name: string;
  text: string;
}

/**
 * How to play a game: what a visitor needs for the first guess, and under "More rules" everything else. A friend's
 * challenge has its own heading and button, and shows the squares to beat. Prerendered pages have it on the page itself,
 * for visitors without scripts.
 *
 * @param every how often there is a new puzzle
 * @param lead the aim, in one sentence
 * @param examples three tiles
 * @param arrows what the arrows mean, in a game that has them
 * @param more the rules under "More rules"
 * @param midnight formats when the next puzzle starts, by the visitor's time of day and weekday
 */
export function Rules({
  open,
  onClose,
  every = "day",
  midnight,
  lead,
  examples,
  arrows,
  more,
}: {
  open: boolean;
  onClose: () => void;
  every?: Schedule;
  midnight: (time: string, weekday: string) => string;
  lead: string;
  examples: readonly [RuleExample, RuleExample, RuleExample];
  arrows?: string;
  more: ReactNode;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const isHydrated = useHydrated();
  const hasKeys = useSetting(shortcuts);
  const challenge = useChallenge();
  const [next] = useState(() => nextPuzzleAt({ every }, puzzleDayOn({ every }, dayAt(Date.now()))));
  useEffect(() => focusFirstMove, []);
  const basics = (
    <>
      <p className={styles.lead}>{lead}</p>
      <ul className={styles.examples}>
        {examples.map(({ tile, name, text }) => (
          <li key={name}>
            {tile}
            <p>
              <b>{name}</b> {text}
            </p>
          </li>
        ))}
      </ul>
      {arrows !== undefined && (
        <p className={styles.arrows}>
          <ArrowIcon arrow="up" />
          <ArrowIcon arrow="down" />
          {arrows}
        </p>
      )}
    </>
  );
  if (!isHydrated)
    return (
      <section className="wrap">
        <h2>{t("header.rules")}</h2>
        {basics}
        {more}
        <p>
          <b>{t("rules.noScript")}</b>
        </p>
      </section>
    );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onEnter={onClose}
      title={challenge === null ? t("header.rules") : t("challenge.from")}
      actions={
        <Button variant="go" wide onClick={onClose}>
          {t(challenge === null ? "rules.start" : "challenge.take")}
        </Button>
      }
    >
      {challenge !== null && (
        <div className={styles.challenge}>
          <Icon name="target" />
          <b>{challenge.title}</b>
          {challenge.rows !== null && (
            <Suspense>
              <Squares rows={challenge.rows} />
            </Suspense>
          )}
        </div>
      )}
      {basics}
      <details className={styles.more}>
        <summary>
          {t("rules.more")}
          <Icon name="down" />
        </summary>
        {more}
        <p>{midnight(format.localTime(next), format.localWeekday(next))}</p>
        {hasKeys && <p className={styles.keys}>{t("rules.keys")}</p>}
      </details>
    </Dialog>
  );
}

/** An icon as large as a tile of the board. */
export const IconTile = ({ name }: { name: IconName }) => (
  <span className={styles.icon}>
    <Icon name={name} />
  </span>
);

/**
 * Moves focus to the input after the rules are closed. The input asks for focus when the round is dealt, but gets none
 * while the dialog is open. On touch screens, where focus opens the keyboard, and before the round is dealt, the page
 * gets the focus instead.
 */
function focusFirstMove(): void {
  if (document.activeElement !== document.body) return;
  const move = isTouchOnly() ? null : firstMove();
  (move ?? document.querySelector<HTMLElement>("main"))?.focus({ preventScroll: true });
}
