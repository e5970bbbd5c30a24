import { addDays, startOf } from "#rules/shared/day";
import { DAILY_NAMES } from "#rules/shared/game-config";
import { TODAY, TOMORROW, type Site } from "../e2e/site.ts";
import type { Use } from "../worker/usage.ts";
import { storeNicknames, storeResults } from "../worker/visitor.ts";

/** Names on the boards of the day, the week and all time: a tenth of those who play on a free account. */
const NAMED = 1_000;

/** Fills the boards of both days, whose length decides how many rows a leaderboard reads. */
export async function fillBoards(site: Site): Promise<void> {
  const ids = Array.from({ length: NAMED }, (_, at) => `named-${at}`.padEnd(22, "_"));
  for (const day of [TODAY, TOMORROW])
    for (const game of DAILY_NAMES)
      await storeResults(
        site,
        ids.map((visitor, at) => ({
          visitor,
          game,
          day,
          guesses: 1 + (at % 6),
          score: 10_000 - 10 * at,
          took_ms: 30_000 + at,
          finished_at: startOf(day),
        })),
      );
  await storeNicknames(site, Object.fromEntries(ids.map((id, at) => [id, `Player ${at}`])));
}

/** Changes the facts, as every night of the season does, and deals the next day with them. */
export async function passNight(site: Site): Promise<void> {
  const { DB, PUBLISHED } = site;
  const least = "SELECT id, team FROM players WHERE team IS NOT NULL ORDER BY fame LIMIT 1";
  const traded = await DB.prepare(least).first<{ id: number; team: string }>();
  if (traded === null) throw new Error("nobody to trade");
  await site.trade(traded.id, traded.team === "MTL" ? "TOR" : "MTL");
  await DB.prepare("DELETE FROM puzzles WHERE day = ? AND game <> 'legends'").bind(TOMORROW).run();
  await PUBLISHED.delete(`day:${TOMORROW}`);
  await site.coldStart();
  await site.runCron(startOf(TOMORROW));
}

/** What a day's cron uses, with the queues that it fills and without the NHL sync, for which it asks the league. */
export async function measureCron(site: Site): Promise<Use> {
  const day = addDays(TOMORROW, 1);
  await site.takeUse();
  for (let hour = 0; hour < 24; hour++) {
    if (hour >= 9 && hour <= 11) continue;
    await site.setClock(startOf(day) + hour * 3_600_000);
    await site.runCron(startOf(day) + hour * 3_600_000);
  }
  await site.settle();
  return site.takeUse();
}
