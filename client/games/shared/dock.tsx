import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styles from "./dock.module.css";

/**
 * Where a round is gone on: how many guesses are left, the field, and the newest guess where that is not the next
 * thing below. Beside the board where there is room; elsewhere it stays at the top of the screen, whatever is scrolled.
 */
export function Dock({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <section className={styles.dock} aria-label={t("board.turn")} data-dock>
      {children}
    </section>
  );
}
