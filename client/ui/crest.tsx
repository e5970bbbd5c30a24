import type { Conference } from "#rules/league/player";
import { classNames } from "./class-names.ts";
import { PictureWithFallback, useAsksPictures } from "./drawing.tsx";
import { useMark } from "./marks.ts";
import "./crest.css";

/** Shape of a crest: by conference, for past clubs, or for a secret club. */
export type CrestShape = Conference | "past" | "hidden";

interface Props {
  /** The club's code, which sets letters, colours and mark; a question mark for a secret club. */
  code: string;
  conference: CrestShape;
  /** Name of the club, if no text next to the crest has it. */
  label?: string | undefined;
  className?: string | undefined;
}

/**
 * A club's crest: roundel in the East, shield in the West, hexagon for past clubs, with the club's mark if there is
 * one.
 */
export function Crest({ code, conference, label, className }: Props) {
  const asks = useAsksPictures() && conference !== "hidden";
  const mark = useMark(code, asks ? (conference === "past" ? "past" : "current") : null);
  return (
    <PictureWithFallback
      key={code}
      className={classNames("crest", className)}
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
