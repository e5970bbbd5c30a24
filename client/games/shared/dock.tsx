import { t } from "i18next";
import type { ReactNode } from "react";
import styles from "./dock.module.css";

/**
 * Contains what continues a round: the number of guesses left, and the field. It is next to the board where there is space;
 * otherwise it is sticky at the top of the screen.
 *
 * @param banner replaces the content once the round is over
 * @param latest the newest guess, unless it is the next element below: shown where the list of guesses is out of view, and
 *   decorative, because the list has the text
 */
export function Dock({ banner, latest, children }: { banner: ReactNode; latest?: ReactNode; children: ReactNode }) {
  return (
    <section className={`stack gap-3 min-w-0 ${styles.dock}`} aria-label={t("board.turn")} data-dock>
      {banner || (
        <>
          {children}
          {latest && (
            <div className={styles.latest} aria-hidden="true">
              {latest}
            </div>
          )}
        </>
      )}
    </section>
  );
}
