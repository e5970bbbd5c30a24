import type { Conference } from "#rules/league/rostered-players";
import { classNames } from "./class-names.ts";
import { PictureWithFallback, useAsksPictures } from "./drawing.tsx";
import { useMark } from "./marks.ts";
import styles from "./crest.module.css";

/** Decides the shape: a club of today by its conference, a club of the past, or one not shown yet. */
export type CrestShape = Conference | "past" | "hidden";

interface Props {
  /** The club's code, which gives the letters, the colours and the mark; a question mark for a hidden one. */
  code: string;
  conference: CrestShape;
  /** Name of the club, where no text beside the crest says it. */
  label?: string | undefined;
  className?: string | undefined;
}

/** A club's crest: roundel in the East, shield in the West, hexagon in the past, and its mark on it where there is one. */
export function Crest({ code, conference, label, className }: Props) {
  const asks = useAsksPictures() && conference !== "hidden";
  const mark = useMark(code, asks ? (conference === "past" ? "past" : "current") : null);
  return (
    <PictureWithFallback
      key={code}
      className={classNames(styles.crest, className)}
      size={48}
      team={code}
      label={label}
      picture={mark}
    >
      <use href={`#crest-${conference}`} />
      <text x="24" y="28.5">
        {code}
      </text>
    </PictureWithFallback>
  );
}
