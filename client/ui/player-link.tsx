import type { ReactNode } from "react";
import { playerPath } from "#rules/player-address";
import { Link } from "../routing/link.tsx";

/** A link to all that is known of a player: his name, unless it is written in another way. */
export const PlayerLink = ({
  player,
  children = `${player.first} ${player.last}`,
}: {
  player: { id: number; first: string; last: string };
  children?: ReactNode;
}) => <Link to={playerPath(player)}>{children}</Link>;
