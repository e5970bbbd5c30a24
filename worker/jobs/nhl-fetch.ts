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
import { fetchRookie, type NewPlayer } from "../nhl/biography.ts";
import { fetchStatisticsPage, fetchOpenPlayer, type FetchedPlayer } from "../nhl/statistics-page.ts";
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
  if ("rosters" in slice) return fetchRosterParts(env, slice, now);
  if ("players" in slice) return fetchPlayerParts(env, slice, now);
  const part = "page" in slice ? statisticsPagePart(slice.page) : STANDINGS_PART;
  try {
    await ("page" in slice ? fetchStatisticsPart(env, slice, part, now) : fetchStandingsPart(env, slice, now));
    return null;
  } catch (error) {
    const { pauseS } = await saveFault(env, slice.night, part, error, now);
    return pauseS === null ? null : { slice, pauseS };
  }
}

async function fetchRosterParts(
  env: Env,
  slice: SyncRun & { rosters: string[] },
  now: number,
): Promise<RemainingPart | null> {
  const { night, rosters } = slice;
  let left: RemainingPart | null = null;
  const playing = await readPlayingClubs(env, night);
  // Sequential, to limit the load on the league's service.
  for (const [at, club] of rosters.entries()) {
    try {
      const roster = await fetchRoster(club, night, playing);
      const spots = roster.map(({ id, number }) => [id, number]);
      const stored = await readDescriptions(
        env,
        roster.map(({ id }) => id),
      );
      const changes = compareDescriptions(roster, stored, night);
      if (changes.doubtful.length > 0) logSyncFault(night, rosterPart(club), describeDoubtful(changes.doubtful));
      await saveDocument(env, night, rosterPart(club), { spots, ...changes }, now);
    } catch (error) {
      const { pauseS } = await saveFault(env, night, rosterPart(club), error, now);
      if (pauseS === null) continue;
      left = { slice: { ...slice, rosters: rosters.slice(at) }, pauseS };
      break;
    }
  }
  await queuePlayers(env, slice, { players: await readUnknownPlayers(env, night, rosters.map(rosterPart)), of: null });
  return left;
}

/** Fetches the standings, and the rosters of unknown clubs in them: only a club with a roster is added. */
async function fetchStandingsPart(env: Env, { night, begun }: SyncRun, now: number): Promise<void> {
  const today = await readTodaysClubs(env);
  const { clubs, doubt } = await fetchClubs(today);
  if (doubt !== null) logSyncFault(night, STANDINGS_PART, doubt);
  await saveSyncPart(env, { night, slice: STANDINGS_PART, document: clubs, fault: doubt }, now);
  const joining = clubs.flatMap(({ code }) => (today.has(code) ? [] : [code]));
  for (const body of rosterMessages({ night, begun }, joining)) await env.SYNC.send(body);
}

async function fetchStatisticsPart(
  env: Env,
  slice: SyncRun & { page: StatisticsPageRequest },
  part: string,
  now: number,
): Promise<void> {
  const { night, page } = slice;
  const learned = await fetchStatisticsPage(page, await readStoredSeason(env, page.season), night);
  const { strangers, doubtful } = learned;
  const fault = strangers.length === 0 ? null : `rows of no club that is known, ${strangers.join(", ")}`;
  if (fault !== null) logSyncFault(night, part, fault);
  if (doubtful.length > 0) logSyncFault(night, part, describeDoubtful(doubtful));
  await saveSyncPart(env, { night, slice: part, document: learned, fault }, now);
  await queuePlayers(env, slice, { players: learned.unclear, of: page });
}

async function fetchPlayerParts(env: Env, slice: SyncRun & PlayersRequest, now: number): Promise<RemainingPart | null> {
  const { night, players, of } = slice;
  const season = seasonOn(night);
  const known = await readStoredSeason(env, season);
  const later: number[] = [];
  let pauseS: number | null = null;
  for (const id of players.slice(0, PLAYERS_PER_MESSAGE)) {
    const part = `player:${id}`;
    try {
      const fetched =
        of === null ? await fetchRookie(id, known.clubs, season) : await fetchOpenPlayer(id, season, known);
      if (fetched === null) continue;
      if ("doubt" in fetched) logSyncFault(night, part, fetched.doubt);
      await saveDocument(env, night, part, documentOf(id, fetched, season), now);
    } catch (error) {
      const fault = await saveFault(env, night, part, error, now);
      if (fault.pauseS === null) continue;
      ({ pauseS } = fault);
      later.push(id);
    }
  }
  const others = players.slice(PLAYERS_PER_MESSAGE);
  if (pauseS !== null) return { slice: { ...slice, players: [...later, ...others] }, pauseS };
  await queuePlayers(env, slice, { players: others, of });
  return null;
}

function documentOf(id: number, fetched: FetchedPlayer, season: Season) {
  if ("doubt" in fetched) return { doubtful: [[id, fetched.doubt]] };
  return "stints" in fetched
    ? { figures: [[id, fetched.stints]] }
    : { newcomers: [toNewRow(fetched.newcomer, season)] };
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

/** Stores a fault in place of a part, and returns it. @throws any other error */
async function saveFault(env: Env, night: Day, slice: string, error: unknown, now: number): Promise<SyncFault> {
  if (!(error instanceof SyncFault)) throw error;
  logSyncFault(night, slice, error.message);
  await saveSyncPart(env, { night, slice, document: null, fault: error.message }, now);
  return error;
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
