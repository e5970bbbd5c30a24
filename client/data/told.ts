import type { GameName } from "#rules/measures";
import type { SquarePicks } from "#rules/rarity";
import type { SealedRound } from "../api.ts";

/** The picks of a grid's squares, in their order; null for a square of which nothing may be known yet. */
export type GridPicks = readonly (SquarePicks | null)[];

interface Told extends Pick<SealedRound<GameName>, "round" | "picks" | "outcomes"> {
  game: GameName;
}

/**
 * The last answer about a round: what the server tells along with it of others, how they pick and how they have ended. It is kept
 * nowhere else, and good once: whoever uses a part takes it out.
 */
export const told: { last?: Told } = {};
