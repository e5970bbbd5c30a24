import type { ReactNode } from "react";
import { Link } from "react-router";
import { playerPath } from "#rules/site/player-address";

/** A link to a player's page, with the name as text unless there are children. */
export const PlayerLink = ({
  player,
  children = `${player.first} ${player.last}`,
}: {
  player: { id: number; first: string; last: string };
  children?: ReactNode;
}) => <Link to={playerPath(player)}>{children}</Link>;
