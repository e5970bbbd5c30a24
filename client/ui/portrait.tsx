import { classNames } from "./class-names.ts";
import { PictureWithFallback, useAsksPictures } from "./drawing.tsx";
import "./portrait.css";

/** Letters that fit across the shoulders at normal width. */
const ROOM = 10;

interface Props {
  /** NHL player id, for the photo; absent if the player must be drawn. */
  id?: number | undefined;
  /** Last name, as on the sweater. */
  last: string;
  /** Sweater number; null if unknown, as for past players. */
  number: number | null;
  /** Code of the club whose colours the player wears. */
  team: string;
  className?: string | undefined;
}

/** A player's photo, or his back in the club's colours. */
export function Portrait({ id, last, number, team, className }: Props) {
  const asks = useAsksPictures();
  // Not toLocaleUpperCase: a Turkish browser would return "KİRİLL".
  const name = last.toUpperCase();
  const squeezed = name.length > ROOM && { textLength: 57, lengthAdjust: "spacingAndGlyphs" };
  return (
    <span className={classNames("portrait", className)}>
      <PictureWithFallback
        key={id}
        className="bust"
        size={120}
        team={team}
        picture={id === undefined || !asks ? null : `/img/players/${id}`}
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
