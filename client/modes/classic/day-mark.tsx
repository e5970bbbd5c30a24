import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { VerdictIcon } from "../../ui/verdict-icon.tsx";
import styles from "./day-mark.module.css";

/** What became of a day's puzzle. */
export type DayStanding = { state: "lost" | "begun" | "open" } | { state: "won"; guesses: number };

/** What became of a day, as a mark in the calendar. It says nothing: the words beside it do. */
export function DayMark({ standing }: { standing: DayStanding }) {
  return (
    <span className={classNames(styles.mark, styles[standing.state])} aria-hidden="true">
      {standing.state === "won" && <><VerdictIcon verdict="match" className={styles.sign} />{standing.guesses}</>}
      {standing.state === "lost" && <VerdictIcon verdict="miss" className={styles.sign} />}
      {standing.state === "begun" && <Icon name="clock" className={styles.sign} />}
    </span>
  );
}
