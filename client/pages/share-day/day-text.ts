import type { Contrast } from "../../storage/settings.ts";
import { SHARE_SQUARES, shortResult } from "../../ui/share-text.ts";
import type { SharedDay, SharedGame } from "./shared-day.ts";

/**
 * Returns a day as text: how many dailies were won, one line per game, and the address. It contains nothing about an
 * answer (docs/games.md).
 *
 * @param head "Deke #21: 3 of 5 won"
 */
export const formatDayText = (
  head: string,
  { games }: SharedDay,
  nameOf: (game: SharedGame) => string,
  contrast: Contrast,
  address: string,
): string =>
  [
    head,
    ...games.map((game) => {
      const square = SHARE_SQUARES[contrast][game.won ? "match" : "miss"];
      return `${square} ${nameOf(game)} ${shortResult(game)}`;
    }),
    address,
  ].join("\n");
