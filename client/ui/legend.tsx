import { t } from "i18next";
import { memo, type ReactNode } from "react";
import styles from "./legend.module.css";
import { ArrowIcon, VerdictIcon } from "./verdict-icon.tsx";

const VERDICTS = ["match", "near", "miss"] as const;

/**
 * Explains the marks of a tile, in one line under the board.
 *
 * @param arrows key of the texts that explain the arrows
 * @param children list items for marks that only one game has
 */
export const Legend = memo(function Legend({
  arrows = "arrows",
  children,
}: {
  arrows?: "arrows" | "roster.legend" | "career.legend";
  children?: ReactNode;
}) {
  return (
    <ul className={`row justify-center flex-wrap text-13 muted ${styles.legend}`} aria-label={t("legend")}>
      {children}
      {VERDICTS.map((verdict) => (
        <li key={verdict}>
          <span className={`inline-row justify-center flex-none ${styles.key} ${verdict}`}>
            <VerdictIcon verdict={verdict} />
          </span>
          {t(`verdicts.${verdict}`)}
        </li>
      ))}
      <li>
        <span className={`inline-row justify-center flex-none ink ${styles.arrows}`}>
          <ArrowIcon arrow="up" />
          <ArrowIcon arrow="down" />
        </span>
        {t(`${arrows}.both`)}
      </li>
    </ul>
  );
});
