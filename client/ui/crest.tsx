import type { Conference } from "#rules/player";
import { classNames } from "./class-names.ts";
import styles from "./crest.module.css";

/** Decides the shape: a club of today by its conference, a club of the past, or one not shown yet. */
export type CrestShape = Conference | "past" | "hidden";

const SHAPES: Record<CrestShape, { symbol: string; baseline: number }> = {
  Eastern: { symbol: "#crest-east", baseline: 28.4 },
  // A shield is heavier at the top.
  Western: { symbol: "#crest-west", baseline: 27.6 },
  past: { symbol: "#crest-past", baseline: 28.4 },
  hidden: { symbol: "#crest-hidden", baseline: 32 },
};

interface Props {
  /** The club's code, which gives the letters and the colours; without meaning for a hidden one. */
  code: string;
  conference: CrestShape;
  /** Name of the club, where no text beside the crest says it. */
  label?: string | undefined;
  className?: string | undefined;
}

/** A club's crest, drawn: roundel in the East, shield in the West, hexagon in the past. */
export function Crest({ code, conference, label, className }: Props) {
  const { symbol, baseline } = SHAPES[conference];
  const hidden = conference === "hidden";
  return (
    <svg
      className={classNames(styles.crest, hidden && styles.hidden, className)}
      viewBox="0 0 48 48"
      data-team={hidden ? undefined : code}
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      <use href={symbol} />
      <text x="24" y={baseline}>{hidden ? "?" : code}</text>
    </svg>
  );
}
