import { type PropsWithChildren, type SyntheticEvent } from "react";
import { hasPictures } from "../data/configuration.ts";
import { useHydrated } from "../storage/store.ts";

interface Props {
  className?: string | undefined;
  /** Width and height in units of its own. */
  size: number;
  /** Code of the club in whose colours it is drawn. */
  team: string;
  /** Address of the league's picture of the same; null where there is none to be asked for. */
  picture: string | null;
  /** Says what it shows, where no text beside it does. */
  label: string | undefined;
}

/**
 * Says that the picture has come, and the styles put it in the drawing's place. Until then, and where the server
 * answers that there is none, the drawing stands: nothing moves, and nobody waits.
 */
const uncover = ({ currentTarget }: SyntheticEvent<SVGImageElement>) =>
  currentTarget.ownerSVGElement?.toggleAttribute("data-pictured", true);

/** The league's picture in a drawing. */
export const Picture = ({ href }: { href: string }) => <image href={href} onLoad={uncover} />;

/** Returns whether to show the league's pictures: after hydration, or their load event would be missed. */
export function useAsksPictures(): boolean {
  const isAwake = useHydrated();
  return isAwake && hasPictures();
}

/** Something drawn with the sprite, and the league's picture over it where there is one. Give it a key of what it shows. */
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
    {picture !== null && <Picture href={picture} />}
  </svg>
);
