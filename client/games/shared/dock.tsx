import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styles from "./dock.module.css";

/**
 * Contains what continues a round: the number of guesses left, the field, and the newest guess unless it is the next
 * element below. It is next to the board where there is space; otherwise it is sticky at the top of the screen.
 */
export function Dock({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <section className={`stack gap-3 min-w-0 ${styles.dock}`} aria-label={t("board.turn")} data-dock>
      {children}
    </section>
  );
}
