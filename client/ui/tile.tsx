import type { CSSProperties, ReactNode } from "react";
import type { ClueVerdict } from "#rules/shared/verdict";
import { classNames } from "./class-names.ts";
import styles from "./tile.module.css";
import { ArrowIcon, VerdictIcon } from "./verdict-icon.tsx";

/**
 * A clue and its verdict: filled and lit for news, dark for a miss, and never by colour alone.
 *
 * @param mark null until the verdict is there
 * @param label what is compared; always there on phones, where the board has no headings
 * @param sentence the whole clue in words, for those who cannot see the tile
 * @param onBoard which row of the board it stands in, where it does
 * @param place the clue's place in its row, from 0, which is when it turns over
 */
export function Tile({
  as: Element = "span",
  mark,
  label,
  sentence,
  place,
  onBoard,
  flips = false,
  children,
}: {
  as?: "td" | "span";
  mark: ClueVerdict | null;
  label: string;
  sentence?: string | undefined;
  place?: number;
  onBoard?: "newest" | "old";
  flips?: boolean;
  children: ReactNode;
}) {
  const look = classNames(
    styles.tile,
    mark === null ? styles.waiting : styles[mark.verdict],
    onBoard ? styles.onBoard : styles.labelled,
    onBoard === "old" && styles.old,
    flips && styles.flips,
  );
  return (
    <Element className={look} style={{ "--i": place } as CSSProperties}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <span className={styles.value} aria-hidden="true">
        {children}
        {mark !== null && mark.arrow !== "none" && <ArrowIcon className={styles.arrow} arrow={mark.arrow} />}
      </span>
      {mark !== null && <VerdictIcon className={styles.verdict} verdict={mark.verdict} />}
      {sentence !== undefined && <span className="vh">{sentence}</span>}
    </Element>
  );
}
