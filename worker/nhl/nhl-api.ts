import * as v from "valibot";
import type { Day } from "#rules/shared/day";
import type { Season } from "#rules/league/season";
import type { PlayerKind } from "#rules/league/season-doubts";
import type { StandingClub } from "#rules/league/standing-clubs";
import {
  GoaliePageSchema,
  PlayerPageResponse,
  NationalityPageSchema,
  PAGE_ROWS,
  SkaterPageSchema,
  type GoalieRow,
  type SkaterRow,
} from "./schemas.ts";
import { readBodyUpTo } from "./read-body.ts";
import { ConferencesSchema, StandingsSchema } from "./standings.ts";
import { rosterSchemaOn, clubOfPictures, type RosterEntry } from "./rosters.ts";

/**
 * The league's statistics API. This is the only file that requests it, for the Worker and for `npm run refresh`. All
 * responses are validated; every failure is a {@link SyncFault}, which all functions throw.
 */
const WEB = "https://api-web.nhle.com";
const STATISTICS = "https://api.nhle.com";
const RECORDS = "https://records.nhl.com";

/** Timeout of a request, headers and body together, in milliseconds; a redirect has its own. */
const TIMEOUT_MS = 5_000;

/** `current` redirects to a season, sometimes with another redirect before. */
const MAX_REDIRECTS = 2;

/** The pause after a 429 without Retry-After, in seconds. */
const PAUSE_S = 60;

/** Ten times the longest valid response, a career in all leagues. */
const MAX_BYTES = 512 * 1024;

/** Maximum length of a fault's text, which may quote the response. */
const MAX_FAULT_LENGTH = 400;

/** A response that cannot be used. The message says why in one line. */
export class SyncFault extends Error {
  override name = "SyncFault";
  /** After how many seconds to request again, if the league has asked to slow down (429); else null. */
  readonly pauseS: number | null;

  constructor(why: string, pauseS: number | null = null) {
    super(why.slice(0, MAX_FAULT_LENGTH).replaceAll(/\s+/g, " "));
    this.pauseS = pauseS;
  }
}

/** Fetches a club's roster. Another club's roster is detected by its photographs, among the codes `playing`. */
export async function fetchRoster(club: string, day: Day, playing: ReadonlySet<string>): Promise<RosterEntry[]> {
  const address = `${WEB}/v1/roster/${club}/current`;
  const roster = await ask(address, rosterSchemaOn(day));
  const stranger = clubOfPictures(roster, club, playing);
  if (stranger !== undefined) throw new SyncFault(`${address}: by its pictures the roster of ${stranger}`);
  return roster;
}

/** Fetches the clubs in the standings after a day, or now: of the last season until the next one has begun. */
export const fetchStandings = (day: Day | "now" = "now"): Promise<StandingClub[]> =>
  ask(`${WEB}/v1/standings/${day}`, StandingsSchema);

/** Fetches the conferences of clubs from the league's records, by code. */
export const fetchConferences = () =>
  ask(`${RECORDS}/site/api/franchise?include=teams.triCode&include=teams.conference.name`, ConferencesSchema);

export async function fetchPlayerPage(id: number): Promise<PlayerPageResponse> {
  const address = `${WEB}/v1/player/${id}/landing`;
  const landing = await ask(address, PlayerPageResponse);
  if (landing.id !== id) throw new SyncFault(`${address}: about ${landing.id}`);
  return landing;
}

/** Fetches the statistics of {@link PAGE_ROWS} players of a regular season, in order of id. */
export async function fetchStatistics(
  kind: PlayerKind,
  season: Season,
  from: number,
): Promise<(SkaterRow | GoalieRow)[]> {
  const query = new URLSearchParams({
    start: String(from),
    limit: String(PAGE_ROWS),
    sort: '[{"property":"playerId","direction":"ASC"}]',
    cayenneExp: `seasonId=${season} and gameTypeId=2`,
  });
  const address = `${STATISTICS}/stats/rest/en/${kind}/summary?${String(query).replaceAll("+", "%20")}`;
  const rows = await ask<(SkaterRow | GoalieRow)[]>(address, kind === "goalie" ? GoaliePageSchema : SkaterPageSchema);
  if (rows.some(({ seasonId }) => seasonId !== season)) throw new SyncFault(`${address}: about another season`);
  return rows;
}

/** Fetches a player's nationality; undefined if there is none or it is unknown. */
export async function fetchNationality(kind: PlayerKind, id: number): Promise<string | undefined> {
  const rows = await ask(
    `${STATISTICS}/stats/rest/en/${kind}/bios?limit=1&cayenneExp=playerId=${id}`,
    NationalityPageSchema,
  );
  return rows.find(({ playerId }) => playerId === id)?.nationalityCode;
}

async function ask<Fact>(address: string, shape: v.GenericSchema<unknown, Fact>): Promise<Fact> {
  try {
    const response = await fetchFrom(address);
    if (response.status !== 200 || response.body === null) {
      await response.body?.cancel();
      throw new SyncFault(`status ${response.status}`, response.status === 429 ? pauseOf(response) : null);
    }
    const bytes = await readBodyUpTo(response.body, MAX_BYTES);
    if (bytes === null) throw new SyncFault(`more than ${MAX_BYTES} bytes`);
    const { success, output, issues } = v.safeParse(shape, readJson(new TextDecoder().decode(bytes)), {
      abortEarly: true,
    });
    if (!success) throw new SyncFault(describeIssue(issues[0]));
    return output;
  } catch (error) {
    const [why, pauseS] = error instanceof SyncFault ? [error.message, error.pauseS] : [String(error), null];
    throw new SyncFault(`${address}: ${why}`, pauseS);
  }
}

/** Follows redirects on the same host only. */
async function fetchFrom(address: string): Promise<Response> {
  for (let redirects = 0, to = address; ; redirects++) {
    const response = await fetch(to, { redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (response.status < 300 || response.status > 399 || redirects === MAX_REDIRECTS) return response;
    await response.body?.cancel();
    const next = URL.parse(response.headers.get("Location") ?? "", to);
    if (next === null || next.origin !== new URL(address).origin)
      throw new SyncFault(`leads away, to ${next?.origin ?? "nowhere"}`);
    to = next.href;
  }
}

/** Returns how long to pause, in seconds, from Retry-After (RFC 9110, 10.2.3), which has seconds or a date. */
function pauseOf({ headers }: Response): number {
  const retryAfter = headers.get("Retry-After") ?? "";
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : PAUSE_S;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(text.trimStart().startsWith("<") ? "HTML instead of JSON" : "no whole JSON");
  }
}

const describeIssue = (issue: v.BaseIssue<unknown>): string =>
  [v.getDotPath(issue), issue.message].filter(Boolean).join(": ");
