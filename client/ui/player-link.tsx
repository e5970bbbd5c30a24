import type { ReactNode } from "react";
import { Link } from "react-router";
import { playerPath } from "#rules/site/player-address";

/** A link to all that is known of a player: his name, unless it is written in another way. */
export const PlayerLink = ({
  player,
  children = `${player.first} ${player.last}`,
}: {
  player: { id: number; first: string; last: string };
  children?: ReactNode;
}) => <Link to={playerPath(player)}>{children}</Link>;
