import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { VerdictIcon } from "../../ui/verdict-icon.tsx";
import styles from "./day-mark.module.css";

const VERDICTS = { won: "match", lost: "miss" } as const;

/** The visitor's result of a day's puzzle. */
export interface DayResult {
  state: "won" | "lost" | "begun" | "open";
  figure: number | null;
  /** Whether a hint was taken, and whether hard mode was on. */
  hint?: boolean | undefined;
  hard?: boolean | undefined;
}

/**
 * The visitor's result of a day, as a mark in the calendar. Hidden from assistive technology, because the text next to
 * it says the same.
 */
export function DayMark({ mark: { state, figure, hint, hard } }: { mark: DayResult }) {
  const verdict = state === "won" || state === "lost" ? VERDICTS[state] : null;
  return (
    <span
      className={classNames("inline-row justify-center flex-none", styles.mark, verdict ?? styles[state])}
      aria-hidden="true"
    >
      {verdict !== null && <VerdictIcon verdict={verdict} />}
      {state === "begun" && <Icon name="clock" />}
      {figure}
      {hard === true && "*"}
      {hint === true && <Icon name="whistle" />}
    </span>
  );
}
