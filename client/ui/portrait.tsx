import { classNames } from "./class-names.ts";
import { Drawing } from "./drawing.tsx";
import type { Seen } from "./seen.ts";
import styles from "./portrait.module.css";

/** So many letters of any width fit across the shoulders as they are. */
const ROOM = 10;

interface Props {
  /** NHL player id, for his photograph; absent where he is to be drawn in any case. */
  id?: number | undefined;
  /** What it tells that he is seen, if he is a guess. */
  seen?: Seen;
  /** Last name, as on the sweater. */
  last: string;
  /** Sweater number; null where it is not known, as for players of the past. */
  number: number | null;
  /** Code of the club whose colours he wears. */
  team: string;
  /** Says who it is, where no text beside the portrait does. */
  label?: string | undefined;
  className?: string | undefined;
}

/**
 * Where his photograph is. The cache in front of the Worker keeps those of guesses that missed, for everybody: that one of them has
 * been seen tells nobody's answer (worker/api/pictures.ts). Before a guess is judged, nobody knows.
 */
function photographOf(id: number | undefined, seen: Seen): string | null {
  if (id === undefined || seen === "judging") return null;
  return seen === "missed" ? `players/${id}/missed` : `players/${id}`;
}

/** A player: his photograph, and where there is none, his back in his club's colours. */
export function Portrait({ id, seen = "found", last, number, team, label, className }: Props) {
  // Not toLocaleUpperCase: a browser set to Turkish would letter "KİRİLL".
  const name = last.toUpperCase();
  const squeezed = name.length > ROOM && { textLength: 57, lengthAdjust: "spacingAndGlyphs" };
  return (
    <span className={classNames(styles.portrait, className)}>
      <Drawing className={styles.bust} size={120} team={team} label={label} picture={photographOf(id, seen)}>
        <use href="#bust" />
        <text x="60" y="84.4" {...squeezed}>
          {name}
        </text>
        <text x="60" y="116.4">
          {number}
        </text>
      </Drawing>
    </span>
  );
}
