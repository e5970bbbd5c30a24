import * as v from "valibot";
import type { Season } from "#rules/season";
import {
  GoaliePage,
  Landing,
  NationalityPage,
  PAGE_ROWS,
  Roster,
  SkaterPage,
  type GoalieRow,
  type Listed,
  type SkaterRow,
} from "./answers.ts";
import { readUpTo } from "./body.ts";

/**
 * The league's statistics: the one place that asks them, for the Worker by night and for a developer's
 * `npm run refresh`. Nothing leaves here unchecked, and whatever else happens is a {@link Fault}.
 */
const WEB = "https://api-web.nhle.com";
const STATISTICS = "https://api.nhle.com";

/** An answer that takes longer is none, in milliseconds; headers and body together. */
const PATIENCE_MS = 5_000;

/** Ten times the longest honest answer, a player's whole career in every league. */
const MAX_BYTES = 512 * 1024;

/** What is told of a fault at most: a complaint may quote the whole answer. */
const MOST_TOLD = 400;

/** Why an answer is of no use, and whose it was, in one line. */
export class Fault {
  readonly why: string;

  constructor(why: string) {
    this.why = why.slice(0, MOST_TOLD).replaceAll(/\s+/g, " ");
  }
}

export type Kind = "skater" | "goalie";

/** Who is on a club's roster. */
export const fetchRoster = (club: string): Promise<Listed[] | Fault> => ask(`${WEB}/v1/roster/${club}/current`, Roster);

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
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetchFrom(address, signal);
    if (typeof response === "string") return new Fault(`${address}: ${response}`);
    if (response.status !== 200 || response.body === null) {
      await response.body?.cancel();
      return new Fault(`${address}: status ${response.status}`);
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

/** Follows one redirect, and to nowhere else than the same host: `current` leads to a season. */
async function fetchFrom(address: string, signal: AbortSignal): Promise<Response | string> {
  const response = await fetch(address, { redirect: "manual", signal });
  if (response.status < 300 || response.status > 399) return response;
  await response.body?.cancel();
  const to = URL.parse(response.headers.get("Location") ?? "", address);
  if (to === null || to.origin !== new URL(address).origin) return `leads away, to ${to?.origin ?? "nowhere"}`;
  return fetch(to, { redirect: "manual", signal });
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
