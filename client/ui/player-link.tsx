import type { ReactNode } from "react";
import { Link } from "../routing/link.tsx";

/** A link to all that is known of a player. */
export const PlayerLink = ({ player: { id }, children }: { player: { id: number }; children: ReactNode }) => (
  <Link to={`/nhl/random-player-generator?players=${id}`}>{children}</Link>
);
