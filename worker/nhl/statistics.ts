import * as v from "valibot";
import type { Day } from "#rules/day";
import type { Season } from "#rules/season";
import {
  GoaliePage,
  Landing,
  NationalityPage,
  PAGE_ROWS,
  SkaterPage,
  type GoalieRow,
  type SkaterRow,
} from "./answers.ts";
import { readUpTo } from "./body.ts";
import { Standings, type StandingClub } from "./clubs.ts";
import { rosterOn, strangerIn, type Listed } from "./rosters.ts";

/**
 * The league's statistics: the one place that asks them, for the Worker by night and for a developer's
 * `npm run refresh`. Nothing leaves here unchecked, and whatever else happens is a {@link Fault}.
 */
const WEB = "https://api-web.nhle.com";
const STATISTICS = "https://api.nhle.com";

/** An answer that takes longer is none, in milliseconds; headers and body together, a redirect and what it leads to each. */
const PATIENCE_MS = 5_000;

/** `current` leads to a season, and that to another host's name for it at times. */
const MOST_REDIRECTS = 2;

/** How long who is told to ask less waits when he is not told how long, in seconds. */
const PAUSE_S = 60;

/** Ten times the longest honest answer, a player's whole career in every league. */
const MAX_BYTES = 512 * 1024;

/** What is told of a fault at most: a complaint may quote the whole answer. */
const MOST_TOLD = 400;

/** Why an answer is of no use, and whose it was, in one line. */
export class Fault {
  readonly why: string;
  /** After so many seconds the league may be asked again, when it has said that it is asked too much; else null. */
  readonly pauseS: number | null;

  constructor(why: string, pauseS: number | null = null) {
    this.why = why.slice(0, MOST_TOLD).replaceAll(/\s+/g, " ");
    this.pauseS = pauseS;
  }
}

export type Kind = "skater" | "goalie";

/**
 * Who is on a club's roster on a day. Of another club's, which has been answered with, the pictures say so.
 *
 * @param playing codes of the clubs that play
 */
export async function fetchRoster(club: string, day: Day, playing: ReadonlySet<string>): Promise<Listed[] | Fault> {
  const address = `${WEB}/v1/roster/${club}/current`;
  const roster = await ask(address, rosterOn(day));
  const stranger = roster instanceof Fault ? undefined : strangerIn(roster, club, playing);
  return stranger === undefined ? roster : new Fault(`${address}: by its pictures the roster of ${stranger}`);
}

/** The clubs in the standings as they are now: of the last season until the next has begun. */
export const fetchClubs = (): Promise<StandingClub[] | Fault> => ask(`${WEB}/v1/standings/now`, Standings);

/** A player's biography, draft and seasons. */
export async function fetchLanding(id: number): Promise<Landing | Fault> {
  const address = `${WEB}/v1/player/${id}/landing`;
  const landing = await ask(address, Landing);
  if (landing instanceof Fault || landing.playerId === id) return landing;
  return new Fault(`${address}: about ${landing.playerId}`);
}

/** Figures of a regular season, of {@link PAGE_ROWS} players in order of id. */
export async function fetchFigures(
  kind: Kind,
  season: Season,
  from: number,
): Promise<(SkaterRow | GoalieRow)[] | Fault> {
  const address = pageAddress(kind, "summary", season, from);
  const rows = await ask<(SkaterRow | GoalieRow)[]>(address, kind === "goalie" ? GoaliePage : SkaterPage);
  if (rows instanceof Fault || rows.every(({ seasonId }) => seasonId === season)) return rows;
  return new Fault(`${address}: about another season`);
}

/** Nationalities of the players of the same page, ISO 3166-1 alpha-2 by id; undefined for a country nobody knows. */
export async function fetchNationalities(
  kind: Kind,
  season: Season,
  from: number,
): Promise<Map<number, string | undefined> | Fault> {
  const rows = await ask(pageAddress(kind, "bios", season, from), NationalityPage);
  return rows instanceof Fault
    ? rows
    : new Map(rows.map(({ playerId, nationalityCode }) => [playerId, nationalityCode]));
}

/** The nationality of somebody who has played, whatever season; undefined where none is told, or a country nobody knows. */
export async function fetchNationality(kind: Kind, id: number): Promise<string | undefined | Fault> {
  const rows = await ask(`${STATISTICS}/stats/rest/en/${kind}/bios?limit=1&cayenneExp=playerId=${id}`, NationalityPage);
  return rows instanceof Fault ? rows : rows.find(({ playerId }) => playerId === id)?.nationalityCode;
}

function pageAddress(kind: Kind, report: string, season: Season, from: number): string {
  const query = new URLSearchParams({
    start: String(from),
    limit: String(PAGE_ROWS),
    sort: '[{"property":"playerId","direction":"ASC"}]',
    cayenneExp: `seasonId=${season} and gameTypeId=2`,
  });
  return `${STATISTICS}/stats/rest/en/${kind}/${report}?${String(query).replaceAll("+", "%20")}`;
}

async function ask<Fact>(address: string, shape: v.GenericSchema<unknown, Fact>): Promise<Fact | Fault> {
  try {
    const response = await fetchFrom(address);
    if (typeof response === "string") return new Fault(`${address}: ${response}`);
    if (response.status !== 200 || response.body === null) {
      await response.body?.cancel();
      return new Fault(`${address}: status ${response.status}`, response.status === 429 ? pauseOf(response) : null);
    }
    const bytes = await readUpTo(response.body, MAX_BYTES);
    if (bytes === null) return new Fault(`${address}: more than ${MAX_BYTES} bytes`);
    const { success, output, issues } = v.safeParse(shape, readJson(new TextDecoder().decode(bytes)), {
      abortEarly: true,
    });
    return success ? output : new Fault(`${address}: ${complaintOf(issues[0])}`);
  } catch (error) {
    return new Fault(`${address}: ${String(error)}`);
  }
}

/** Follows redirects on the same host, and none that leads elsewhere. */
async function fetchFrom(address: string): Promise<Response | string> {
  for (let redirects = 0, to = address; ; redirects++) {
    const response = await fetch(to, { redirect: "manual", signal: AbortSignal.timeout(PATIENCE_MS) });
    if (response.status < 300 || response.status > 399 || redirects === MOST_REDIRECTS) return response;
    await response.body?.cancel();
    const next = URL.parse(response.headers.get("Location") ?? "", to);
    if (next === null || next.origin !== new URL(address).origin) return `leads away, to ${next?.origin ?? "nowhere"}`;
    to = next.href;
  }
}

/** How long not to ask, in whole seconds: RFC 9110, 10.2.3 has it in seconds or as a date. */
function pauseOf({ headers }: Response): number {
  const told = headers.get("Retry-After") ?? "";
  const seconds = /^\d+$/.test(told) ? Number(told) : Math.ceil((Date.parse(told) - Date.now()) / 1000);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : PAUSE_S;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(text.trimStart().startsWith("<") ? "HTML instead of JSON" : "no whole JSON");
  }
}

const complaintOf = (issue: v.BaseIssue<unknown>): string =>
  [v.getDotPath(issue), issue.message].filter(Boolean).join(": ");
