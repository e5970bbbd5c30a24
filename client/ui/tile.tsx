import type { CSSProperties, ReactNode } from "react";
import type { ClueVerdict } from "#rules/shared/verdict";
import { classNames } from "./class-names.ts";
import styles from "./tile.module.css";
import { ArrowIcon, VerdictIcon } from "./verdict-icon.tsx";

/**
 * A clue and its verdict: bright for a match, dark for a miss, and never distinguished by colour alone.
 *
 * @param mark null until judged
 * @param label what is compared; always visible on phones, where the board has no headings
 * @param sentence the clue in words, for screen readers
 * @param isWide whether a low row gives it more room
 * @param place index of the clue in its row, which delays its turn
 */
export function Tile({
  as: Element = "span",
  isWide = false,
  mark,
  label,
  sentence,
  place,
  flips = false,
  children,
}: {
  as?: "td" | "span";
  isWide?: boolean;
  mark: ClueVerdict | null;
  label: string;
  sentence?: string | undefined;
  place?: number;
  flips?: boolean;
  children: ReactNode;
}) {
  const look = classNames(styles.tile, mark === null ? styles.waiting : mark.verdict, flips && styles.flips);
  return (
    <Element className={look} data-wide={isWide || undefined} style={{ "--i": place } as CSSProperties}>
      <span className={`absolute ${styles.label}`} aria-hidden="true">
        {label}
      </span>
      <span className={`inline-row ${styles.value}`} aria-hidden="true">
        {children}
        {mark !== null && mark.arrow !== "none" && <ArrowIcon arrow={mark.arrow} />}
      </span>
      {mark !== null && <VerdictIcon className={`absolute ${styles.verdict}`} verdict={mark.verdict} />}
      {sentence !== undefined && <span className="vh">{sentence}</span>}
    </Element>
  );
}
