import { addDays, dayAt, type Day } from "#rules/day";
import { promiseOf } from "#rules/promise";
import { firstYear, seasonOn, type Season } from "#rules/season";
import type { Env } from "./env.ts";
import { log } from "./log.ts";
import type { AskedPlayers, ToLearn } from "./messages.ts";
import { FEWEST_KNOWN } from "./nhl/answers.ts";
import { learnRookies, type Newcomer } from "./nhl/newcomer.ts";
import { learnPage, learnUnclear, pagesOf, type PageOf } from "./nhl/page.ts";
import { Fault, fetchRoster } from "./nhl/statistics.ts";
import { applyNight, countRostered, refuseHollow } from "./store/apply.ts";
import {
  forgetNights,
  keepSlice,
  readClubs,
  readLearned,
  readStints,
  readUnknown,
  type NewRow,
} from "./store/refresh.ts";

/**
 * The nightly refresh. It begins by putting slices into a queue, each a call of its own: together they would take
 * more questions and more CPU than a free Worker has. A slice asks the league, and keeps what has stood every
 * check; half an hour later what there is by then is applied, which brings the facts up to date. Both come twice a
 * night, and the second time only what is missing is asked for. Whatever fails or dies on the way, the last good
 * facts stand, and the next night asks for everything anew.
 *
 * What is worked out from the facts stays as it was seeded until the seed is: the fame of those who had one, the
 * seasons of the clubs and the marks of careers and seasons. Only the sets of those who played for a club grow.
 */

/** Rosters asked for in one call: each takes two questions, since the league leads on to the season. */
const CLUBS_A_SLICE = 3;

/** Players asked about by themselves in one call: a page of a career is long to read. The next call asks on. */
const MOST_ASKED = 2;

/** A league with fewer players on its rosters is none. */
const FEWEST_ROSTERED = 600;

/** How long it is kept what a night has learned, in days. */
const KEPT_DAYS = 7;

const rosterKey = (club: string): string => `roster:${club}`;
const playerKey = (id: number): string => `player:${id}`;
const pageKey = ({ kind, from }: PageOf): string => `${kind}:${from}`;

/** Today's clubs, by code. */
const readCodes = async (env: Env): Promise<string[]> =>
  (await readClubs(env)).flatMap(({ code, last }) => (last === null ? [code] : []));

/** Puts what is still to be learned this night into the queue. */
export async function beginRefresh(env: Env, now: number): Promise<void> {
  const night = dayAt(now);
  await forgetNights(env, addDays(night, -KEPT_DAYS));
  const learned = await readLearned(env, night);
  const clubs = (await readCodes(env)).filter((code) => !learned.has(rosterKey(code)));
  const slices: ToLearn[] = [];
  for (let at = 0; at < clubs.length; at += CLUBS_A_SLICE)
    slices.push({ night, rosters: clubs.slice(at, at + CLUBS_A_SLICE) });
  for (const page of pagesOf(seasonOn(night))) if (!learned.has(pageKey(page))) slices.push({ night, page });
  const players = await readUnknown(env, night);
  if (players.length > 0) slices.push({ night, players, of: null });
  if (slices.length > 0) await env.REFRESH.sendBatch(slices.map((body) => ({ body })));
}

/** Learns one slice, and keeps it. What the league fails to say costs a line of the log and nothing else. */
export async function learnFromQueue(env: Env, slice: ToLearn, now: number): Promise<void> {
  const { night } = slice;
  if ("rosters" in slice) await learnRosters(env, night, slice.rosters, now);
  else if ("page" in slice) await learnFigures(env, night, slice.page, now);
  else await learnPlayers(env, night, slice, now);
}

async function learnRosters(env: Env, night: Day, clubs: readonly string[], now: number): Promise<void> {
  // One after the other: nobody is to be stormed with questions.
  for (const club of clubs) {
    const roster = await fetchRoster(club);
    if (roster instanceof Fault) await keepFault(env, night, rosterKey(club), roster.why, now);
    else
      await keepDocument(
        env,
        night,
        rosterKey(club),
        roster.map(({ id, number }) => [id, number]),
        now,
      );
  }
  await askOn(env, night, { players: await readUnknown(env, night, clubs.map(rosterKey)), of: null });
}

async function learnFigures(env: Env, night: Day, page: PageOf, now: number): Promise<void> {
  const learned = await learnPage(page, await knownSoFar(env, page.season));
  if (learned instanceof Fault) return keepFault(env, night, pageKey(page), learned.why, now);
  const { figures, unclear } = learned;
  await keepDocument(env, night, pageKey(page), { figures, unclear }, now);
  await askOn(env, night, { players: unclear, of: page });
}

async function learnPlayers(env: Env, night: Day, { players, of }: AskedPlayers, now: number): Promise<void> {
  const season = seasonOn(night);
  const known = await knownSoFar(env, season);
  const ids = players.slice(0, MOST_ASKED);
  for (const asked of of === null ? await learnRookies(ids, known.clubs) : await learnUnclear(of, ids, known)) {
    const key = playerKey(asked.id);
    if ("fault" in asked) await keepFault(env, night, key, asked.fault, now);
    else if ("stints" in asked) await keepDocument(env, night, key, { figures: [[asked.id, asked.stints]] }, now);
    // Who has played this season is on a page of figures too, and only from there with his nationality.
    else if (of !== null || asked.newcomer.career.every(([played]) => played !== season)) {
      await keepDocument(env, night, key, { newcomers: [rowOf(asked.newcomer, season)] }, now);
    }
  }
  await askOn(env, night, { players: players.slice(MOST_ASKED), of });
}

async function askOn(env: Env, night: Day, { players, of }: AskedPlayers): Promise<void> {
  if (players.length > 0) await env.REFRESH.send({ night, players, of });
}

const knownSoFar = async (env: Env, season: Season) => ({
  clubs: await readClubs(env),
  stintsOf: (ids: readonly number[]) => readStints(env, ids, season),
});

const keepDocument = (env: Env, night: Day, slice: string, document: unknown, now: number): Promise<void> =>
  keepSlice(env, { night, slice, document, fault: null }, now);

/** Keeps what is amiss with a slice, and says so. */
async function keepFault(env: Env, night: Day, slice: string, fault: string, now: number): Promise<void> {
  warn(night, slice, fault);
  await keepSlice(env, { night, slice, document: null, fault }, now);
}

const warn = (night: Day, slice: string, fault: string): void =>
  log("warn", "refresh-fault", null, { night, slice, fault });

/** Nobody has rated him yet: until the seed does, he is as well known as his draft has made him. */
function rowOf(
  { playerId: id, firstName: first, lastName: last, draft, career, ...newcomer }: Newcomer,
  season: Season,
): NewRow {
  const sum = (...columns: (2 | 3 | 4)[]) =>
    career.reduce((total, stint) => columns.reduce((part, at) => part + (stint[at] ?? 0), total), 0);
  const fame = promiseOf(draft?.year ?? null, draft?.overallPick ?? null, firstYear(season));
  return {
    id,
    first,
    last,
    position: newcomer.position,
    shoots: newcomer.shootsCatches,
    height_cm: newcomer.heightInCentimeters,
    weight_kg: newcomer.weightInKilograms,
    birth_date: newcomer.birthDate,
    country: newcomer.country,
    draft_year: draft?.year ?? null,
    draft_round: draft?.round ?? null,
    draft_overall: draft?.overallPick ?? null,
    draft_team: draft?.teamAbbrev ?? null,
    fame: Math.round(fame * 100) / 100,
    games: sum(2),
    points: sum(3, 4),
    clubs: [...new Set(career.map(([, team]) => team))],
    career,
  };
}

/** Brings the facts up to date with what a night has learned, all at once or not at all. */
export async function applyRefresh(env: Env, now: number): Promise<void> {
  const night = dayAt(now);
  for (const { slice, fault } of await refuseHollow(env, night, FEWEST_KNOWN, now)) warn(night, slice, fault);
  const rostered = await countRostered(env, night);
  if (rostered < FEWEST_ROSTERED) return keepFault(env, night, "news", `only ${rostered} players on all rosters`, now);
  const season = seasonOn(night);
  const slices = [...(await readCodes(env)).map(rosterKey), ...pagesOf(season).map(pageKey)];
  await applyNight(env, { night, season, slices }, now);
}
