import { addDays, dayAt, type Day } from "#rules/shared/day";
import { doubtDescriptions } from "#rules/league/descriptions";
import {
  countRostered,
  doubtRosterCount,
  doubtStrangeRosters,
  doubtSwappedRosters,
  doubtUnknownPlayers,
  movePlayers,
  type RosterDoubt,
} from "#rules/league/rosters";
import { seasonOn } from "#rules/league/season";
import { doubtSeason } from "#rules/league/season-doubts";
import type { Env } from "../env.ts";
import { shuffle, statisticsPagePart, rosterPart, rosterMessages, STANDINGS_PART, logSyncFault } from "./nhl-fetch.ts";
import type { SyncRun, FetchMessage } from "../runtime/queue-messages.ts";
import { PAGES, statisticsPagesOf } from "../nhl/statistics-page.ts";
import { applySyncParts } from "../store/apply-sync.ts";
import {
  discardDescriptions,
  discardRoster,
  discardStatistics,
  readClubsOfFigures,
  readDescriptionChanges,
  readNewcomers,
  readRosters,
  readSeasonEvidence,
  wasDoubtedBefore,
} from "../store/check-sync.ts";
import { hasEmptyClub, readFranchiseChanges } from "../store/franchise-changes.ts";
import {
  deleteOldSyncParts,
  saveSyncPart,
  readNamedClubs,
  readCompleteParts,
  readUnknownPlayers,
} from "../store/sync-parts.ts";

/**
 * The nightly NHL sync. It queues parts, each of which is fetched and stored by a message of its own (nhl-fetch.ts),
 * because together they exceed a free Worker's limits of requests and CPU. An hour later all stored parts are applied
 * to the facts at once. Both run twice a night; the second time only what is missing is fetched. If anything fails, the
 * facts stay unchanged until the next night.
 *
 * Derived facts change only with the seed, except: sets of players per club grow, players leave the set of one-club
 * careers, and the fame of rostered players is computed every night (fame.ts).
 */

const RETENTION_DAYS = 7;

/** Returns the codes of today's clubs. */
const readCodes = async (env: Env): Promise<string[]> =>
  (await readNamedClubs(env)).flatMap(({ code, last }) => (last === null ? [code] : []));

/** Queues all parts that are still missing tonight, in random order: a rate limit must not always hit the same ones. */
export async function queueSync(env: Env, now: number): Promise<void> {
  const of: SyncRun = { night: dayAt(now), begun: now };
  await deleteOldSyncParts(env, addDays(of.night, -RETENTION_DAYS));
  const learned = await readCompleteParts(env, of.night);
  const clubs = (await readCodes(env)).filter((code) => !learned.has(rosterPart(code)));
  const pages = statisticsPagesOf(seasonOn(of.night)).filter((page) => !learned.has(statisticsPagePart(page)));
  const players = await readUnknownPlayers(env, of.night);
  const slices: FetchMessage[] = shuffle([
    ...rosterMessages(of, shuffle(clubs)),
    ...pages.map((page) => ({ ...of, page })),
    ...(players.length > 0 ? [{ ...of, players, of: null }] : []),
    ...(learned.has(STANDINGS_PART) ? [] : [{ ...of, standings: true as const }]),
  ]);
  if (slices.length > 0) await env.SYNC.sendBatch(slices.map((body) => ({ body })));
}

/** Discards rosters that cannot be right. Swapped ones are believed on the second night. */
async function discardRosters(env: Env, night: Day, now: number): Promise<void> {
  const { ended, unproven } = await readFranchiseChanges(env, night);
  const rosters = await readRosters(env, night, ended);
  const discard = async (doubts: readonly RosterDoubt[]) => {
    for (const doubt of doubts) {
      rosters.listed.delete(doubt.team);
      logSyncFault(night, rosterPart(doubt.team), doubt.fault);
      await discardRoster(env, night, doubt, now);
    }
  };
  if (unproven !== null) {
    const fault = `${unproven.ended} is not in the standings, and few of its players are here`;
    await discard(rosters.listed.has(unproven.begun) ? [{ team: unproven.begun, fault }] : []);
  }
  await discard(doubtStrangeRosters(rosters));
  if (doubtSwappedRosters(rosters, new Map()).length === 0) return;
  for (const doubt of doubtSwappedRosters(rosters, await readClubsOfFigures(env, night)))
    if (!(await wasDoubtedBefore(env, night, doubt))) await discard([doubt]);
}

/** Discards all statistics, or all descriptions of players, if they cannot be right as a whole. Returns why. */
async function discardDoubtful(env: Env, night: Day, now: number): Promise<string[]> {
  const figures = doubtSeason(await readSeasonEvidence(env, night), PAGES);
  if (figures !== null) await discardStatistics(env, night, figures, now);
  const { changes, days } = await readDescriptionChanges(env, night);
  const descriptions = doubtDescriptions(changes, days);
  if (descriptions !== null) await discardDescriptions(env, night, descriptions, now);
  return [figures, descriptions].filter((doubt) => doubt !== null);
}

/** Applies a night's parts to the facts, all or nothing. Dates the facts if nothing is missing or in doubt. */
export async function applySync(env: Env, now: number): Promise<void> {
  const night = dayAt(now);
  const season = seasonOn(night);
  const saveFault = async (fault: string) => {
    logSyncFault(night, "news", fault);
    await saveSyncPart(env, { night, slice: "news", document: null, fault }, now);
  };
  await discardRosters(env, night, now);
  const doubts = await discardDoubtful(env, night, now);
  // Read again, because a refused roster does not prove a new club.
  const clubs = await readFranchiseChanges(env, night);
  const today = (await readCodes(env)).filter((code) => !clubs.ended.includes(code));
  const slices = [
    ...[...today, ...clubs.begun.map(({ code }) => code)].map(rosterPart),
    ...statisticsPagesOf(season).map(statisticsPagePart),
  ];
  const rosters = await readRosters(env, night, clubs.ended);
  const rostered = countRostered(rosters);
  const incomplete = doubtRosterCount(rostered);
  if (incomplete !== null) return saveFault(incomplete);
  const unknown = doubtUnknownPlayers((await readUnknownPlayers(env, night)).length, rostered);
  if (unknown !== null) doubts.push(unknown);
  for (const id of await readNewcomers(env, night))
    if (!rosters.stored.has(id)) rosters.stored.set(id, { team: null, number: null });
  // Players of a new club whose roster is missing stay with their clubs.
  const moves = movePlayers(rosters, !(await hasEmptyClub(env, night)));
  const dated = doubts.length === 0 ? slices : null;
  await applySyncParts(env, { night, season, clubs, moves, slices: dated }, now);
  if (doubts.length > 0) await saveFault(doubts.join("; "));
}
