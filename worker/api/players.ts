import { Hono } from "hono";
import { LANGUAGES } from "#rules/address";
import { numberOn, puzzleDayOn } from "#rules/cadence";
import { addDays, dayAt, isDay, type Day } from "#rules/day";
import { isGame, MEASURES, type GameName } from "#rules/measures";
import { playersPlaceAt } from "#rules/player-address";
import type { Env } from "../env.ts";
import { readAttempt } from "../attempts/attempts.ts";
import { log } from "../log.ts";
import { playersPage } from "../players/page.ts";
import { readPastPuzzles } from "../store/players.ts";
import { hasResult } from "../store/results.ts";
import type { ApiContext } from "./context.ts";
import { failure } from "./errors.ts";
import { visitorOf } from "./visitor.ts";

/** For so many days a visitor's object knows a round, from the last guess on (worker/attempts/object.ts). */
const ATTEMPT_DAYS = 7;

/** More rounds than anybody has open at once. */
const MOST_RUNNING = 500;

/**
 * `GET /api/players/page?language=en|fr&path=/players/…`: a page of players for who is on the site already: its path, title
 * and middle, as the page itself has them (worker/pages.ts).
 * `GET /api/players/:id/puzzles?running=classic.2026-11-20,…`: the puzzles of days gone that a player was the answer of, but
 * none that the visitor is playing: those the browser names, which alone knows of rounds of earlier days, and the dailies
 * that he has begun on another device.
 */
export const players = new Hono<ApiContext>()
  .get("/page", async (c) => {
    const { language: spoken, path = "" } = c.req.query();
    const language = LANGUAGES.find((each) => each === spoken);
    if (language === undefined) throw failure("invalid-request");
    const place = playersPlaceAt(path);
    const now = c.get("now");
    const page = place && (await playersPage(c.env, language, place, c.get("origin"), dayAt(now)));
    if (page === null) throw failure("unknown-path");
    return c.json({ path: page.path, title: page.title, html: page.html });
  })
  .get("/:id/puzzles", async (c) => {
    const id = c.req.param("id");
    if (!/^\d{7}$/.test(id)) throw failure("invalid-request");
    const running = runningOf(c.req.query("running") ?? "");
    const today = dayAt(c.get("now"));
    const past = await readPastPuzzles(c.env, Number(id), today);
    const visitor = past.length === 0 ? null : await visitorOf(c);
    const shown = await Promise.all(
      past.map(async ({ game, day }) => {
        if (running.has(`${game}.${day}`)) return [];
        // A puzzle of a week may have been begun on the last day of it.
        const mayRun = visitor !== null && day >= puzzleDayOn(MEASURES[game], addDays(today, -ATTEMPT_DAYS));
        if (mayRun && (await isPlaying(c.env, visitor, game, day))) return [];
        return [{ game, day, number: numberOn(MEASURES[game], day) }];
      }),
    );
    return c.json({ puzzles: shown.flat() });
  });

/** @throws invalid-request for what is no list of games and days */
function runningOf(text: string): Set<string> {
  const rounds = text === "" ? [] : text.split(",");
  const isRound = (round: string): boolean => {
    const [game = "", day = "", more] = round.split(".");
    return isGame(game) && isDay(day) && more === undefined;
  };
  if (rounds.length > MOST_RUNNING || !rounds.every(isRound)) throw failure("invalid-request");
  return new Set(rounds);
}

/** Returns whether a visitor has begun a daily and not ended it; true if that is unknown, because an answer cannot be hidden again. */
async function isPlaying(env: Env, visitor: string, game: GameName, day: Day): Promise<boolean> {
  try {
    const attempt = await readAttempt(env, visitor, game, day);
    return attempt !== null && !attempt.gaveUp && !(await hasResult(env, visitor, game, day));
  } catch (error) {
    log("warn", "attempt-unread", error, { game, day });
    return true;
  }
}
