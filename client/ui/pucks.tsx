import { t } from "i18next";
import { classNames } from "./class-names.ts";
import styles from "./pucks.module.css";

/**
 * The number of guesses left, in words and as pucks: filled ones are left.
 *
 * @param words text after the number, if a guess has a name of its own
 */
export function GuessesLeft({ left, limit, words }: { left: number; limit: number; words?: string }) {
  return (
    <p className={`row justify-between gap-3 ${styles.left}`}>
      <span>
        <b>{left}</b> {words ?? t("guesses.left", { count: left })}
      </span>
      <span className={`flex justify-end min-w-0 ${styles.pucks}`} aria-hidden="true">
        {Array.from({ length: limit }, (_, at) => (
          <i key={at} className={classNames("round", styles.puck, at < left && styles.on)} />
        ))}
      </span>
    </p>
  );
}
