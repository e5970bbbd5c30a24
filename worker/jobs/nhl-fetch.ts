import { skaterStatistics } from "#rules/league/career-statistics";
import type { Day } from "#rules/shared/day";
import { isProven, provenShare } from "#rules/league/fame";
import { draftFameOf } from "#rules/league/draft-fame";
import { compareDescriptions, descriptionColumns } from "#rules/league/descriptions";
import { firstYear, seasonOn, type Season } from "#rules/league/season";
import { describeDoubtful } from "#rules/league/season-doubts";
import type { Env } from "../env.ts";
import type { PlayersRequest, SyncRun, StatisticsPageRequest, FetchMessage } from "../runtime/queue-messages.ts";
import { log } from "../runtime/log.ts";
import { fetchRookies, type NewPlayer } from "../nhl/biography.ts";
import { fetchStatisticsPage, fetchOpenPlayers } from "../nhl/statistics-page.ts";
import { fetchClubs } from "../nhl/clubs.ts";
import { SyncFault, fetchRoster } from "../nhl/nhl-api.ts";
import { readPlayingClubs, readTodaysClubs } from "../store/franchise-changes.ts";
import { saveSyncPart, readDescriptions, readNamedClubs, readStints, readUnknownPlayers } from "../store/sync-parts.ts";

/**
 * Fetches one part of the NHL sync from the league, and stores it if it is valid. A failure is logged and stored as a
 * fault. If the league asks to slow down (429), the isolate pauses.
 */

/** Rosters per queue message: each needs two requests, because the first one redirects, and is long to compare. */
const CLUBS_PER_MESSAGE = 2;

/** Players per queue message: a player's page is long to parse. The rest is queued again. */
const PLAYERS_PER_MESSAGE = 2;

/** How long a sync retries parts after a 429, counted from its beginning, in milliseconds. Then it is applied. */
const MAX_SYNC_MS = 25 * 60_000;

const MAX_RETRIES = 5;

export const STANDINGS_PART = "standings";
export const rosterPart = (club: string): string => `roster:${club}`;
export const statisticsPagePart = ({ kind, from }: StatisticsPageRequest): string => `${kind}:${from}`;
const playerKey = (id: number): string => `player:${id}`;

/** The pause this isolate keeps after a 429, in Unix milliseconds. */
let quiet = { since: 0, until: 0 };

export function rosterMessages(of: SyncRun, clubs: readonly string[]): FetchMessage[] {
  const slices: FetchMessage[] = [];
  for (let at = 0; at < clubs.length; at += CLUBS_PER_MESSAGE)
    slices.push({ ...of, rosters: clubs.slice(at, at + CLUBS_PER_MESSAGE) });
  return slices;
}

export const shuffle = <One>(list: readonly One[]): One[] =>
  list
    .map((one): [number, One] => [Math.random(), one])
    .toSorted(([a], [b]) => a - b)
    .map(([, one]) => one);

export const logSyncFault = (night: Day, slice: string, fault: string): void =>
  log("warn", "sync-fault", null, { night, slice, fault });

/** Fetches and stores one part. After a 429 the rest of it is queued again. */
export async function fetchPartFromQueue(env: Env, slice: FetchMessage, now: number): Promise<void> {
  if (quiet.since <= now && now < quiet.until) return requeue(env, slice, quiet.until - now, now);
  const left = await learn(env, slice, now);
  if (left === null) return;
  quiet = { since: now, until: now + left.pauseS * 1000 };
  const putOff = (slice.putOff ?? 0) + 1;
  if (putOff <= MAX_RETRIES) await requeue(env, { ...left.slice, putOff }, left.pauseS * 1000, now);
}

/** Queues a part again, unless the sync is over by then. */
async function requeue(env: Env, slice: FetchMessage, inMs: number, now: number): Promise<void> {
  if (now + inMs > slice.begun + MAX_SYNC_MS) return;
  await env.SYNC.send(slice, { delaySeconds: Math.ceil(inMs / 1000) });
}

interface RemainingPart {
  slice: FetchMessage;
  pauseS: number;
}

async function learn(env: Env, slice: FetchMessage, now: number): Promise<RemainingPart | null> {
  if ("rosters" in slice) return fetchRosterPart(env, slice, now);
  if ("standings" in slice) return fetchStandingsPart(env, slice, now);
  if ("page" in slice) return fetchStatisticsPart(env, slice, now);
  return fetchPlayersPart(env, slice, now);
}

async function fetchRosterPart(
  env: Env,
  slice: SyncRun & { rosters: string[] },
  now: number,
): Promise<RemainingPart | null> {
  const { night, rosters } = slice;
  let left: RemainingPart | null = null;
  const playing = await readPlayingClubs(env, night);
  // Sequential, to limit the load on the league's service.
  for (const [at, club] of rosters.entries()) {
    const roster = await fetchRoster(club, night, playing);
    if (!(roster instanceof SyncFault)) {
      const spots = roster.map(({ id, number }) => [id, number]);
      const stored = await readDescriptions(
        env,
        roster.map(({ id }) => id),
      );
      const changes = compareDescriptions(roster, stored, night);
      if (changes.doubtful.length > 0) logSyncFault(night, rosterPart(club), describeDoubtful(changes.doubtful));
      await saveDocument(env, night, rosterPart(club), { spots, ...changes }, now);
      continue;
    }
    await saveFault(env, night, rosterPart(club), roster.why, now);
    if (roster.pauseS === null) continue;
    left = { slice: { ...slice, rosters: rosters.slice(at) }, pauseS: roster.pauseS };
    break;
  }
  await queuePlayers(env, slice, { players: await readUnknownPlayers(env, night, rosters.map(rosterPart)), of: null });
  return left;
}

/** Fetches the standings, and the rosters of unknown clubs in them: only a club with a roster is added. */
async function fetchStandingsPart(
  env: Env,
  slice: SyncRun & { standings: true },
  now: number,
): Promise<RemainingPart | null> {
  const { night, begun } = slice;
  const today = await readTodaysClubs(env);
  const fetched = await fetchClubs(today);
  if (fetched instanceof SyncFault) {
    await saveFault(env, night, STANDINGS_PART, fetched.why, now);
    return fetched.pauseS === null ? null : { slice, pauseS: fetched.pauseS };
  }
  const { clubs, doubt } = fetched;
  if (doubt !== null) logSyncFault(night, STANDINGS_PART, doubt);
  await saveSyncPart(env, { night, slice: STANDINGS_PART, document: clubs, fault: doubt }, now);
  const joining = clubs.flatMap(({ code }) => (today.has(code) ? [] : [code]));
  for (const body of rosterMessages({ night, begun }, joining)) await env.SYNC.send(body);
  return null;
}

async function fetchStatisticsPart(
  env: Env,
  slice: SyncRun & { page: StatisticsPageRequest },
  now: number,
): Promise<RemainingPart | null> {
  const { night, page } = slice;
  const learned = await fetchStatisticsPage(page, await readStoredSeason(env, page.season), night);
  if (learned instanceof SyncFault) {
    await saveFault(env, night, statisticsPagePart(page), learned.why, now);
    return learned.pauseS === null ? null : { slice, pauseS: learned.pauseS };
  }
  const { strangers, doubtful } = learned;
  const fault = strangers.length === 0 ? null : `rows of no club that is known, ${strangers.join(", ")}`;
  if (fault !== null) logSyncFault(night, statisticsPagePart(page), fault);
  if (doubtful.length > 0) logSyncFault(night, statisticsPagePart(page), describeDoubtful(doubtful));
  await saveSyncPart(env, { night, slice: statisticsPagePart(page), document: learned, fault }, now);
  await queuePlayers(env, slice, { players: learned.unclear, of: page });
  return null;
}

async function fetchPlayersPart(env: Env, slice: SyncRun & PlayersRequest, now: number): Promise<RemainingPart | null> {
  const { night, players, of } = slice;
  const season = seasonOn(night);
  const known = await readStoredSeason(env, season);
  const ids = players.slice(0, PLAYERS_PER_MESSAGE);
  const later: number[] = [];
  let pauseS: number | null = null;
  for (const fetched of of === null
    ? await fetchRookies(ids, known.clubs, season)
    : await fetchOpenPlayers(of, ids, known)) {
    const key = playerKey(fetched.id);
    if ("fault" in fetched) {
      await saveFault(env, night, key, fetched.fault.why, now);
      if (fetched.fault.pauseS === null) continue;
      pauseS = fetched.fault.pauseS;
      later.push(fetched.id);
    } else if ("doubt" in fetched) {
      logSyncFault(night, key, fetched.doubt);
      await saveDocument(env, night, key, { doubtful: [[fetched.id, fetched.doubt]] }, now);
    } else if ("stints" in fetched)
      await saveDocument(env, night, key, { figures: [[fetched.id, fetched.stints]] }, now);
    else await saveDocument(env, night, key, { newcomers: [toNewRow(fetched.newcomer, season)] }, now);
  }
  const others = players.slice(PLAYERS_PER_MESSAGE);
  if (pauseS !== null) return { slice: { ...slice, players: [...later, ...others] }, pauseS };
  await queuePlayers(env, slice, { players: others, of });
  return null;
}

async function queuePlayers(env: Env, { night, begun }: SyncRun, { players, of }: PlayersRequest): Promise<void> {
  if (players.length > 0) await env.SYNC.send({ night, begun, players, of });
}

const readStoredSeason = async (env: Env, season: Season) => ({
  clubs: await readNamedClubs(env),
  stintsOf: (ids: readonly number[]) => readStints(env, ids, season),
});

const saveDocument = (env: Env, night: Day, slice: string, document: unknown, now: number): Promise<void> =>
  saveSyncPart(env, { night, slice, document, fault: null }, now);

async function saveFault(env: Env, night: Day, slice: string, fault: string, now: number): Promise<void> {
  logSyncFault(night, slice, fault);
  await saveSyncPart(env, { night, slice, document: null, fault }, now);
}

/** Returns a new player by the columns of `players`. Fame before the nightly computation (fame.ts) is from the draft. */
function toNewRow({ id, draft, career, country, ...player }: NewPlayer, season: Season) {
  const [games, , , points] = skaterStatistics(career);
  const overall = draft?.overallPick ?? null;
  const fame = provenShare(games ?? 0, overall, []) * draftFameOf(draft?.year ?? null, overall, firstYear(season));
  return {
    id,
    ...descriptionColumns(player),
    country,
    draft_year: draft?.year ?? null,
    draft_round: draft?.round ?? null,
    draft_overall: overall,
    draft_team: draft?.teamAbbrev ?? null,
    fame: Math.round(fame * 100) / 100,
    answerable: Number(isProven(games ?? 0, overall)),
    games: games ?? 0,
    points: career.length === 0 ? 0 : (points ?? null),
    clubs: [...new Set(career.map(([, team]) => team))],
    career,
  };
}
