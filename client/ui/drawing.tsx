import { type PropsWithChildren, type SyntheticEvent } from "react";
import { hasPictures } from "../browser/configuration.ts";
import { useHydrated } from "../storage/store.ts";

interface Props {
  className?: string | undefined;
  /** Width and height in its own units. */
  size: number;
  /** Code of the club whose colours it has. */
  team: string;
  /** Address of the league's picture, or null. */
  picture: string | null;
  /** Description, if no text next to it has it. */
  label?: string | undefined;
}

/**
 * Marks the picture as loaded, and styles put it over the drawing. Until then, and on a 204, the drawing stays, so
 * nothing moves.
 */
const uncover = ({ currentTarget }: SyntheticEvent<SVGImageElement>) =>
  currentTarget.ownerSVGElement?.toggleAttribute("data-pictured", true);

/** The league's picture inside a drawing. */
export const LeaguePicture = ({ href }: { href: string }) => <image href={href} onLoad={uncover} />;

/** Returns whether to show the league's pictures: only after hydration, or their load event would be missed. */
export function useAsksPictures(): boolean {
  const isHydrated = useHydrated();
  return isHydrated && hasPictures();
}

/** A drawing from the sprite, covered by the league's picture if there is one. Needs a key of its content. */
export const PictureWithFallback = ({ className, size, team, picture, label, children }: PropsWithChildren<Props>) => (
  <svg
    className={className}
    viewBox={`0 0 ${size} ${size}`}
    data-team={team}
    role="img"
    aria-label={label}
    aria-hidden={!label}
  >
    {children}
    {picture !== null && <LeaguePicture href={picture} />}
  </svg>
);
