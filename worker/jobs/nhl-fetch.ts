import { skaterStatistics } from "#rules/league/career-statistics";
import type { Day } from "#rules/shared/day";
import { isProven, provenShare } from "#rules/league/fame";
import { draftFameOf } from "#rules/league/draft-fame";
import { compareDescriptions, descriptionColumns } from "#rules/league/descriptions";
import { firstYear, seasonOn, type Season } from "#rules/league/season";
import { describeDoubtful } from "#rules/league/season-doubts";
import type { Env } from "../env.ts";
import {
  splitInto,
  type PlayersRequest,
  type SyncRun,
  type StatisticsPageRequest,
  type FetchMessage,
} from "../runtime/queue-messages.ts";
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

export const rosterMessages = (of: SyncRun, clubs: readonly string[]): FetchMessage[] =>
  splitInto(clubs, CLUBS_PER_MESSAGE).map((rosters) => ({ ...of, rosters }));

export const shuffle = <One>(list: readonly One[]): One[] =>
  list
    .map((one): [number, One] => [Math.random(), one])
    .toSorted(([a], [b]) => a - b)
    .map(([, one]) => one);

export const logSyncFault = (night: Day, slice: string, fault: string): void =>
  log("warn", "sync-fault", null, { night, slice, fault });

/** A part of a message: its name, and what fetches and stores it. @throws SyncFault */
type Part = [name: string, fetch: (name: string) => Promise<void>];

/** Fetches and stores the parts of a message. After a 429 the rest of it is queued again. */
export async function fetchPartFromQueue(env: Env, message: FetchMessage, now: number): Promise<void> {
  if (quiet.since <= now && now < quiet.until) return requeue(env, message, quiet.until - now, now);
  if ("rosters" in message) return fetchRosterParts(env, message, now);
  if ("players" in message) return fetchPlayerParts(env, message, now);
  const part: Part =
    "page" in message
      ? [statisticsPagePart(message.page), (slice) => fetchStatisticsPart(env, message, slice, now)]
      : [STANDINGS_PART, () => fetchStandingsPart(env, message, now)];
  await fetchParts(env, message, [part], () => message, now);
}

/**
 * Fetches parts one by one, to limit the load on the league's service. A failure is stored in place of the part. After a
 * 429 the isolate pauses, and the rest is queued again. Returns whether all parts were requested.
 *
 * @param restFrom returns the message without the parts before a place
 */
async function fetchParts(
  env: Env,
  { night, putOff = 0 }: SyncRun,
  parts: readonly Part[],
  restFrom: (place: number) => FetchMessage,
  now: number,
): Promise<boolean> {
  for (const [place, [slice, fetchPart]] of parts.entries()) {
    try {
      await fetchPart(slice);
    } catch (error) {
      if (!(error instanceof SyncFault)) throw error;
      logSyncFault(night, slice, error.message);
      await saveSyncPart(env, { night, slice, document: null, fault: error.message }, now);
      if (error.pauseS === null) continue;
      const pauseMs = error.pauseS * 1000;
      quiet = { since: now, until: now + pauseMs };
      if (putOff < MAX_RETRIES) await requeue(env, { ...restFrom(place), putOff: putOff + 1 }, pauseMs, now);
      return false;
    }
  }
  return true;
}

/** Queues a message again, unless the sync is over by then. */
async function requeue(env: Env, message: FetchMessage, inMs: number, now: number): Promise<void> {
  if (now + inMs > message.begun + MAX_SYNC_MS) return;
  await env.SYNC.send(message, { delaySeconds: Math.ceil(inMs / 1000) });
}

async function fetchRosterParts(env: Env, message: SyncRun & { rosters: string[] }, now: number): Promise<void> {
  const { night, rosters } = message;
  const playing = await readPlayingClubs(env, night);
  const fetchPart = async (club: string, slice: string): Promise<void> => {
    const roster = await fetchRoster(club, night, playing);
    const ids = roster.map(({ id }) => id);
    const changes = compareDescriptions(roster, await readDescriptions(env, ids), night);
    if (changes.doubtful.length > 0) logSyncFault(night, slice, describeDoubtful(changes.doubtful));
    const document = { spots: roster.map(({ id, number }) => [id, number]), ...changes };
    await saveSyncPart(env, { night, slice, document, fault: null }, now);
  };
  const parts = rosters.map((club): Part => [rosterPart(club), (slice) => fetchPart(club, slice)]);
  await fetchParts(env, message, parts, (place) => ({ ...message, rosters: rosters.slice(place) }), now);
  const players = await readUnknownPlayers(env, night, rosters.map(rosterPart));
  await queuePlayers(env, message, { players, of: null });
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
  message: SyncRun & { page: StatisticsPageRequest },
  slice: string,
  now: number,
): Promise<void> {
  const { night, page } = message;
  const learned = await fetchStatisticsPage(page, await readStoredSeason(env, page.season), night);
  const { strangers, doubtful } = learned;
  const fault = strangers.length === 0 ? null : `rows of no club that is known, ${strangers.join(", ")}`;
  if (fault !== null) logSyncFault(night, slice, fault);
  if (doubtful.length > 0) logSyncFault(night, slice, describeDoubtful(doubtful));
  await saveSyncPart(env, { night, slice, document: learned, fault }, now);
  await queuePlayers(env, message, { players: learned.unclear, of: page });
}

async function fetchPlayerParts(env: Env, message: SyncRun & PlayersRequest, now: number): Promise<void> {
  const { night, players, of } = message;
  const season = seasonOn(night);
  const known = await readStoredSeason(env, season);
  const fetchPart = async (id: number, slice: string): Promise<void> => {
    const fetched = of === null ? await fetchRookie(id, known.clubs, season) : await fetchOpenPlayer(id, season, known);
    if (fetched === null) return;
    if ("doubt" in fetched) logSyncFault(night, slice, fetched.doubt);
    await saveSyncPart(env, { night, slice, document: documentOf(id, fetched, season), fault: null }, now);
  };
  const parts = players
    .slice(0, PLAYERS_PER_MESSAGE)
    .map((id): Part => [`player:${id}`, (slice) => fetchPart(id, slice)]);
  const restFrom = (place: number): FetchMessage => ({ ...message, players: players.slice(place) });
  const isWhole = await fetchParts(env, message, parts, restFrom, now);
  if (isWhole) await queuePlayers(env, message, { players: players.slice(PLAYERS_PER_MESSAGE), of });
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
