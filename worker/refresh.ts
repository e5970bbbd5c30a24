import { addDays, dayAt } from "#rules/day";
import { seasonOn } from "#rules/season";
import type { Env } from "./env.ts";
import { inAnyOrder, pageKey, rosterKey, rosterSlices, STANDINGS, warn } from "./learn.ts";
import type { Night, ToLearn } from "./messages.ts";
import { pagesOf } from "./nhl/page.ts";
import { FEWEST_KNOWN } from "./nhl/rosters.ts";
import { applyNight, countRostered, refuseHollow, refuseTakeovers } from "./store/apply.ts";
import { hasEmptyClub, readClubChanges } from "./store/clubs.ts";
import { forgetNights, keepSlice, readClubs, readLearned, readUnknown } from "./store/refresh.ts";

/**
 * The nightly refresh. It begins by putting slices into a queue, each a call of its own (learn.ts): together they would
 * take more questions and more CPU than a free Worker has. An hour later what there is by then is applied, which
 * brings the facts up to date. Both come twice a night, and the second time only what is missing is asked for. Whatever
 * fails or dies on the way, the last good facts stand, and the next night asks for everything anew.
 *
 * What is worked out from the facts stays as it was seeded until the seed is: the seasons of the clubs and the marks of
 * careers and seasons. Only the sets of those who played for a club grow, who is no man of one club any more leaves, and
 * the fame of those on rosters is worked out anew (fame.ts).
 */

/** A league with fewer players on its rosters is none. */
const FEWEST_ROSTERED = 600;

/** The facts are not as of a night of which so great a part of those on rosters could not be learned about. */
const MOST_MISSING = 0.1;

/** How long it is kept what a night has learned, in days. */
const KEPT_DAYS = 7;

/** Today's clubs, by code. */
const readCodes = async (env: Env): Promise<string[]> =>
  (await readClubs(env)).flatMap(({ code, last }) => (last === null ? [code] : []));

/**
 * Puts what is still to be learned this night into the queue, each time in another order: whom the league's patience
 * does not reach is not always the same.
 */
export async function beginRefresh(env: Env, now: number): Promise<void> {
  const of: Night = { night: dayAt(now), begun: now };
  await forgetNights(env, addDays(of.night, -KEPT_DAYS));
  const learned = await readLearned(env, of.night);
  const clubs = (await readCodes(env)).filter((code) => !learned.has(rosterKey(code)));
  const pages = pagesOf(seasonOn(of.night)).filter((page) => !learned.has(pageKey(page)));
  const players = await readUnknown(env, of.night);
  const slices: ToLearn[] = inAnyOrder([
    ...rosterSlices(of, inAnyOrder(clubs)),
    ...pages.map((page) => ({ ...of, page })),
    ...(players.length > 0 ? [{ ...of, players, of: null }] : []),
    ...(learned.has(STANDINGS) ? [] : [{ ...of, standings: true as const }]),
  ]);
  if (slices.length > 0) await env.REFRESH.sendBatch(slices.map((body) => ({ body })));
}

/** Brings the facts up to date with what a night has learned, all at once or not at all. */
export async function applyRefresh(env: Env, now: number): Promise<void> {
  const night = dayAt(now);
  const season = seasonOn(night);
  const complain = async (fault: string) => {
    warn(night, "news", fault);
    await keepSlice(env, { night, slice: "news", document: null, fault }, now);
  };
  const { ended } = await readClubChanges(env, night);
  const refused = [
    ...(await refuseHollow(env, night, { fewest: FEWEST_KNOWN, ended }, now)),
    ...(await refuseTakeovers(env, night, ended, now)),
  ];
  for (const { slice, fault } of refused) warn(night, slice, fault);
  // Read again: a roster that was refused is no witness of a new club.
  const clubs = await readClubChanges(env, night);
  const today = (await readCodes(env)).filter((code) => !clubs.ended.includes(code));
  const slices = [
    ...[...today, ...clubs.begun.map(({ code }) => code)].map(rosterKey),
    ...pagesOf(season).map(pageKey),
  ];
  const rostered = await countRostered(env, night);
  if (rostered < FEWEST_ROSTERED) return complain(`only ${rostered} players on all rosters`);
  const missing = (await readUnknown(env, night)).length;
  const isWhole = missing < MOST_MISSING * (rostered + missing);
  const isEmpty = await hasEmptyClub(env, night);
  await applyNight(env, { night, season, clubs, slices: isWhole ? slices : null, mayLeave: !isEmpty }, now);
  if (!isWhole) await complain(`${missing} of ${rostered + missing} players on rosters are not known`);
}
