import { classNames } from "./class-names.ts";
import { PictureWithFallback, useAsksPictures } from "./drawing.tsx";
import styles from "./portrait.module.css";

/** So many letters of any width fit across the shoulders as they are. */
const ROOM = 10;

interface Props {
  /** NHL player id, for his photograph; absent where he is to be drawn in any case. */
  id?: number | undefined;
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

/** A player: his photograph, and where there is none, his back in his club's colours. */
export function Portrait({ id, last, number, team, label, className }: Props) {
  const asks = useAsksPictures();
  // Not toLocaleUpperCase: a browser set to Turkish would letter "KİRİLL".
  const name = last.toUpperCase();
  const squeezed = name.length > ROOM && { textLength: 57, lengthAdjust: "spacingAndGlyphs" };
  return (
    <span className={classNames(styles.portrait, className)}>
      <PictureWithFallback
        key={id}
        className={styles.bust}
        size={120}
        team={team}
        label={label}
        picture={id === undefined || !asks ? null : `/img/players/${id}?or=nothing`}
      >
        <use href="#bust" />
        <text x="60" y="84.4" {...squeezed}>
          {name}
        </text>
        <text x="60" y="116.4">
          {number}
        </text>
      </PictureWithFallback>
    </span>
  );
}
