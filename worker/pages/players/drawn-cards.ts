import type { Language } from "#rules/i18n/address";
import type { StatisticsRow } from "#rules/league/career-statistics";
import type { Day } from "#rules/shared/day";
import type { Env } from "../../env.ts";
import { readPlayers } from "../../store/players.ts";
import { toText } from "../page-template.ts";
import { careerTotals, describePlayer, drawnCard } from "./card.ts";
import { readContext } from "./context.ts";
import { readDocument } from "./documents.ts";

export interface DrawnCard {
  id: number;
  /** "Canada, centre, Edmonton Oilers" */
  description: string;
  /** His career's statistics, in the order of the columns of a skater's or a goalie's table. */
  totals: StatisticsRow;
  html: string;
}

/** Renders the cards of players in the order of `ids`, without unknown ids. */
export async function renderDrawnCards(
  env: Env,
  language: Language,
  ids: readonly number[],
  today: Day,
): Promise<DrawnCard[]> {
  const [context, players] = await Promise.all([readContext(env, language), readPlayers(env, ids)]);
  return Promise.all(
    players.map(async (player) => ({
      id: player.id,
      description: describePlayer(context, player),
      totals: careerTotals(player),
      html: toText(drawnCard(context, player, await readDocument(env, player.id), today)),
    })),
  );
}
