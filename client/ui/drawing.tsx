import { createContext, use, type PropsWithChildren, type SyntheticEvent } from "react";
import { hasPictures } from "../data/configuration.ts";
import { useAwake } from "../store.ts";

interface Props {
  className?: string | undefined;
  /** Width and height in units of its own. */
  size: number;
  /** Code of the club in whose colours it is drawn. */
  team: string;
  /** Address of the league's picture of the same, below `/img/`; null where there is none to be asked for. */
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

/** Whether the league's pictures are asked for: not for what is drawn before anybody sees it. */
export const AsksPictures = createContext(true);

/** Something drawn with the sprite, and the league's picture over it where there is one. */
export function Drawing({ className, size, team, picture, label, children }: PropsWithChildren<Props>) {
  // A picture that came before the page is awake would be heard by nobody.
  const isAwake = useAwake();
  const asks = use(AsksPictures);
  return (
    <svg
      key={picture}
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      data-team={team}
      role="img"
      aria-label={label}
      aria-hidden={!label}
    >
      {children}
      {isAwake && asks && picture !== null && hasPictures() && (
        <image href={`/img/${picture}?or=nothing`} onLoad={uncover} />
      )}
    </svg>
  );
}
