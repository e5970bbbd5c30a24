import { setTimeout } from "node:timers/promises";
import { startOf, type Day } from "#rules/shared/day";
import { DAILY_NAMES } from "#rules/shared/game-config";
import type { Site } from "../e2e/site.ts";
import { player, puzzleDay } from "../worker/any-game.ts";
import { simulateLeague } from "../worker/league-service.ts";
import { nothingUsed, type Use } from "../worker/usage.ts";
import { storeNicknames, storeResults } from "../worker/visitor.ts";
import { busyLeague } from "./busy-league.ts";

/** Names on the boards of the day, the week and all time: a tenth of those who play on a free account. */
const NAMED = 1_000;

const IDS = Array.from({ length: NAMED }, (_, at) => `named-${at}`.padEnd(22, "_"));

/** Stores the nicknames of visitors whose results {@link beginDay} stores. */
export const storeNames = (site: Site): Promise<void> =>
  storeNicknames(site, Object.fromEntries(IDS.map((id, at) => [id, `Player ${at}`])));

/**
 * Begins a day as it is in the season: the facts have changed since the day before, the puzzles are dealt, and all
 * visitors with nicknames have finished them, because the length of a board decides how many rows it reads.
 */
export async function beginDay(site: Site, day: Day): Promise<void> {
  const { DB } = site;
  await site.setClock(startOf(day));
  const least = "SELECT id, team FROM players WHERE team IS NOT NULL ORDER BY fame LIMIT 1";
  const traded = await DB.prepare(least).first<{ id: number; team: string }>();
  if (traded === null) throw new Error("nobody to trade");
  await site.trade(traded.id, traded.team === "MTL" ? "TOR" : "MTL");
  await site.trigger("publish-facts", startOf(day));
  await site.get("/api/today");
  await player(site, "legends").begin({ kind: "day", day: puzzleDay("legends", day) });
  for (const game of DAILY_NAMES)
    await storeResults(
      site,
      IDS.map((visitor, at) => ({
        visitor,
        game,
        day,
        guesses: 1 + (at % 6),
        score: 10_000 - 10 * at,
        took_ms: 30_000 + at,
        finished_at: startOf(day),
      })),
    );
  await site.settle();
}

const HOUR_MS = 60 * 60 * 1000;
/** Interval of looks at the queues. */
const PAUSE_MS = 1_000;

/**
 * Counts what a day's cron uses, with the queues that it fills: deals, retention, and the NHL sync of a night after which
 * every player has news.
 */
export async function countCron(site: Site, day: Day): Promise<Use> {
  const league = simulateLeague(busyLeague());
  const total = nothingUsed();
  await site.takeUse();
  for (let hour = 0; hour < 24; hour++) {
    const due = startOf(day) + hour * HOUR_MS;
    await site.setClock(due);
    await site.trigger("all", due);
    for (let isBusy = true; isBusy;) {
      await setTimeout(PAUSE_MS);
      const { requests: _, ...used } = await site.takeUse();
      isBusy = used.queries + used.queueOperations + used.kvReads > 0;
      for (const [measure, amount] of Object.entries(used)) total[measure as keyof typeof used] += amount;
    }
  }
  league.close();
  return total;
}
