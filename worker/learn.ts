import { skaterFigures } from "#rules/career-figures";
import type { Day } from "#rules/day";
import { isProven, seenShare } from "#rules/fame";
import { promiseOf } from "#rules/promise";
import { firstYear, seasonOn, type Season } from "#rules/season";
import type { Env } from "./env.ts";
import type { AskedPlayers, Night, PageOf, ToLearn } from "./messages.ts";
import { log } from "./log.ts";
import { learnRookies, type Newcomer } from "./nhl/newcomer.ts";
import { learnPage, learnUnclear } from "./nhl/page.ts";
import { Fault, fetchClubs, fetchRoster } from "./nhl/statistics.ts";
import { readPlaying } from "./store/clubs.ts";
import { keepSlice, readClubs, readStints, readUnknown, type NewRow } from "./store/refresh.ts";

/**
 * How a slice of a night is learned: it asks the league, and keeps what has stood every check. What the league fails to
 * say costs a line of the log and nothing else; where it says that it is asked too much, it is left alone for as long.
 */

/** Rosters asked for in one call: each takes two questions, since the league leads on to the season. */
const CLUBS_A_SLICE = 3;

/** Players asked about by themselves in one call: a page of a career is long to read. The next call asks on. */
const MOST_ASKED = 2;

/** More clubs than this do not join at once: an answer full of strangers is about another league. */
const MOST_JOINING = 2;

/** For so long after its beginning a night waits for a league that puts it off, in milliseconds: then it is applied. */
const WAITED_MS = 25 * 60_000;

/** So often at most one slice is put off. */
const MOST_PUT_OFF = 5;

export const STANDINGS = "standings";
export const rosterKey = (club: string): string => `roster:${club}`;
export const pageKey = ({ kind, from }: PageOf): string => `${kind}:${from}`;
const playerKey = (id: number): string => `player:${id}`;

/** Until when this isolate asks the league for nothing, in Unix milliseconds, and since when. */
let quiet = { since: 0, until: 0 };

/** The rosters of some clubs in slices. */
export function rosterSlices(of: Night, clubs: readonly string[]): ToLearn[] {
  const slices: ToLearn[] = [];
  for (let at = 0; at < clubs.length; at += CLUBS_A_SLICE)
    slices.push({ ...of, rosters: clubs.slice(at, at + CLUBS_A_SLICE) });
  return slices;
}

/** The same in an order of chance. */
export const inAnyOrder = <One>(list: readonly One[]): One[] =>
  list
    .map((one): [number, One] => [Math.random(), one])
    .toSorted(([a], [b]) => a - b)
    .map(([, one]) => one);

export const warn = (night: Day, slice: string, fault: string): void =>
  log("warn", "refresh-fault", null, { night, slice, fault });

/** Learns one slice, and keeps it; what of it the league puts off comes out of the queue again. */
export async function learnFromQueue(env: Env, slice: ToLearn, now: number): Promise<void> {
  if (quiet.since <= now && now < quiet.until) return comeAgain(env, slice, quiet.until - now, now);
  const left = await learn(env, slice, now);
  if (left === null) return;
  quiet = { since: now, until: now + left.pauseS * 1000 };
  const putOff = (slice.putOff ?? 0) + 1;
  if (putOff <= MOST_PUT_OFF) await comeAgain(env, { ...left.slice, putOff }, left.pauseS * 1000, now);
}

/** Puts a slice back into the queue, unless the night is over by then. */
async function comeAgain(env: Env, slice: ToLearn, inMs: number, now: number): Promise<void> {
  if (now + inMs > slice.begun + WAITED_MS) return;
  await env.REFRESH.send(slice, { delaySeconds: Math.ceil(inMs / 1000) });
}

/** What is left of a slice, and how long to wait with it. */
interface Left {
  slice: ToLearn;
  pauseS: number;
}

async function learn(env: Env, slice: ToLearn, now: number): Promise<Left | null> {
  if ("rosters" in slice) return learnRosters(env, slice, now);
  if ("standings" in slice) return learnClubs(env, slice, now);
  if ("page" in slice) return learnFigures(env, slice, now);
  return learnPlayers(env, slice, now);
}

async function learnRosters(env: Env, slice: Night & { rosters: string[] }, now: number): Promise<Left | null> {
  const { night, rosters } = slice;
  let left: Left | null = null;
  const playing = await readPlaying(env, night);
  // One after the other: nobody is to be stormed with questions.
  for (const [at, club] of rosters.entries()) {
    const roster = await fetchRoster(club, night, playing);
    if (!(roster instanceof Fault)) {
      const spots = roster.map(({ id, number }) => [id, number]);
      await keepDocument(env, night, rosterKey(club), spots, now);
      continue;
    }
    await keepFault(env, night, rosterKey(club), roster.why, now);
    if (roster.pauseS === null) continue;
    left = { slice: { ...slice, rosters: rosters.slice(at) }, pauseS: roster.pauseS };
    break;
  }
  await askOn(env, slice, { players: await readUnknown(env, night, rosters.map(rosterKey)), of: null });
  return left;
}

/** Whoever is in the standings and unknown is asked for his roster, too: only who has one is a club. */
async function learnClubs(env: Env, slice: Night & { standings: true }, now: number): Promise<Left | null> {
  const { night, begun } = slice;
  const clubs = await fetchClubs();
  if (clubs instanceof Fault) {
    await keepFault(env, night, STANDINGS, clubs.why, now);
    return clubs.pauseS === null ? null : { slice, pauseS: clubs.pauseS };
  }
  const today = new Set((await readClubs(env)).flatMap(({ code, last }) => (last === null ? [code] : [])));
  const joining = clubs.flatMap(({ code }) => (today.has(code) ? [] : [code]));
  if (joining.length > MOST_JOINING) {
    await keepFault(env, night, STANDINGS, `${joining.length} clubs that nobody knows: ${joining.join(", ")}`, now);
    return null;
  }
  await keepDocument(env, night, STANDINGS, clubs, now);
  for (const body of rosterSlices({ night, begun }, joining)) await env.REFRESH.send(body);
  return null;
}

async function learnFigures(env: Env, slice: Night & { page: PageOf }, now: number): Promise<Left | null> {
  const { night, page } = slice;
  const learned = await learnPage(page, await knownSoFar(env, page.season));
  if (learned instanceof Fault) {
    await keepFault(env, night, pageKey(page), learned.why, now);
    return learned.pauseS === null ? null : { slice, pauseS: learned.pauseS };
  }
  const { figures, unclear, strangers } = learned;
  const fault = strangers.length === 0 ? null : `rows of no club that is known, ${strangers.join(", ")}`;
  if (fault !== null) warn(night, pageKey(page), fault);
  await keepSlice(env, { night, slice: pageKey(page), document: { figures, unclear, strangers }, fault }, now);
  await askOn(env, slice, { players: unclear, of: page });
  return null;
}

async function learnPlayers(env: Env, slice: Night & AskedPlayers, now: number): Promise<Left | null> {
  const { night, players, of } = slice;
  const season = seasonOn(night);
  const known = await knownSoFar(env, season);
  const ids = players.slice(0, MOST_ASKED);
  const later: number[] = [];
  let pauseS: number | null = null;
  for (const asked of of === null ? await learnRookies(ids, known.clubs, season) : await learnUnclear(of, ids, known)) {
    const key = playerKey(asked.id);
    if ("fault" in asked) {
      await keepFault(env, night, key, asked.fault.why, now);
      if (asked.fault.pauseS === null) continue;
      pauseS = asked.fault.pauseS;
      later.push(asked.id);
    } else if ("stints" in asked) await keepDocument(env, night, key, { figures: [[asked.id, asked.stints]] }, now);
    else await keepDocument(env, night, key, { newcomers: [rowOf(asked.newcomer, season)] }, now);
  }
  const others = players.slice(MOST_ASKED);
  if (pauseS !== null) return { slice: { ...slice, players: [...later, ...others] }, pauseS };
  await askOn(env, slice, { players: others, of });
  return null;
}

async function askOn(env: Env, { night, begun }: Night, { players, of }: AskedPlayers): Promise<void> {
  if (players.length > 0) await env.REFRESH.send({ night, begun, players, of });
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

/** Nobody has rated him yet: until the night does (fame.ts), he is as well known as his draft has made him. */
function rowOf(
  { playerId: id, firstName: first, lastName: last, draft, career, ...newcomer }: Newcomer,
  season: Season,
): NewRow {
  const [games, , , points] = skaterFigures(career);
  const overall = draft?.overallPick ?? null;
  const fame = seenShare(games ?? 0, overall, []) * promiseOf(draft?.year ?? null, overall, firstYear(season));
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
