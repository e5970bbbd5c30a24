import { Hono } from "hono";
import { LANGUAGES, type Language } from "#rules/i18n/address";
import { MAX_DRAWN } from "#rules/league/all-players";
import { puzzleNumberOn, puzzleDayOn } from "#rules/shared/schedule";
import { addDays, dayAt, isDay, type Day } from "#rules/shared/day";
import { isGameName, GAME_CONFIG, type GameName } from "#rules/shared/game-config";
import { parsePlayersPath } from "#rules/site/player-address";
import type { Env } from "../env.ts";
import { AttemptRefusedError, findAttempt } from "../attempts/attempt-calls.ts";
import { log } from "../runtime/log.ts";
import { toText } from "../pages/page-template.ts";
import { renderDrawnCards } from "../pages/players/drawn-cards.ts";
import { renderPlayersPage } from "../pages/players/page.ts";
import { readPastPuzzles } from "../store/players.ts";
import { hasResult } from "../store/results.ts";
import type { AppContext } from "../http/context.ts";
import { CACHE_ONE_DAY } from "../http/cache-control.ts";
import { apiError } from "../http/errors.ts";
import { readVisitorId } from "../http/visitor-cookie.ts";

/** How many days a visitor's object keeps an attempt after the last guess (worker/attempts/attempts-object.ts). */
const ATTEMPT_DAYS = 7;

/** Far more rounds than a browser has open. */
const MAX_RUNNING_ROUNDS = 500;

/**
 * - `GET /api/players/page?language=en|fr&path=/players/…`: a players' page for navigation in the browser: path,
 *   title, players with a similar career, and the HTML of its two parts.
 * - `GET /api/players/cards/:ids?language=en|fr`: the cards of up to ten drawn players, ids joined by hyphens.
 * - `GET /api/players/:id/puzzles?running=classic.2026-11-20,…`: past puzzles with this answer, without those that the
 *   visitor is still playing: `running`, known only to the browser, and dailies begun on another device.
 */
export const playerPagesRoute = new Hono<AppContext>()
  .get("/page", async (c) => {
    const { language: spoken = "", path = "" } = c.req.query();
    const language = parseLanguage(spoken);
    const place = parsePlayersPath(path);
    const now = c.get("now");
    const page = place && (await renderPlayersPage(c.env, language, place, c.get("origin"), dayAt(now)));
    if (page === null) throw apiError("unknown-path");
    const { head, body, title, alike } = page;
    return c.json({ path: page.path, title, head: toText(head), alike, body: toText(body) });
  })
  .get("/cards/:ids", async (c) => {
    const language = parseLanguage(c.req.query("language") ?? "");
    const ids = parseIds(c.req.param("ids"));
    const cards = await renderDrawnCards(c.env, language, ids, dayAt(c.get("now")));
    c.header("Cache-Control", CACHE_ONE_DAY);
    return c.json({ cards });
  })
  .get("/:id/puzzles", async (c) => {
    const id = c.req.param("id");
    if (!/^\d{7}$/.test(id)) throw apiError("invalid-request");
    const running = parseRunningRounds(c.req.query("running") ?? "");
    const today = dayAt(c.get("now"));
    const past = await readPastPuzzles(c.env, Number(id), today);
    const visitor = past.length === 0 ? null : await readVisitorId(c);
    const shown = await Promise.all(
      past.map(async ({ game, day }) => {
        if (running.has(`${game}.${day}`)) return [];
        // A weekly puzzle may have been begun on the last day of its week.
        const mayRun = visitor !== null && day >= puzzleDayOn(GAME_CONFIG[game], addDays(today, -ATTEMPT_DAYS));
        if (mayRun && (await isPlaying(c.env, visitor, game, day))) return [];
        return [{ game, day, number: puzzleNumberOn(GAME_CONFIG[game], day) }];
      }),
    );
    return c.json({ puzzles: shown.flat() });
  });

function parseLanguage(text: string): Language {
  const language = LANGUAGES.find((each) => each === text);
  if (language === undefined) throw apiError("invalid-request");
  return language;
}

/** Parses one to ten different ids. @throws invalid-request */
function parseIds(text: string): number[] {
  const parts = text.split("-");
  const isList = parts.length <= MAX_DRAWN && parts.every((part) => /^\d{7}$/.test(part));
  if (!isList || new Set(parts).size < parts.length) throw apiError("invalid-request");
  return parts.map(Number);
}

/** Parses a list of games and days. @throws invalid-request */
function parseRunningRounds(text: string): Set<string> {
  const rounds = text === "" ? [] : text.split(",");
  const isRound = (round: string): boolean => {
    const [game = "", day = "", more] = round.split(".");
    return isGameName(game) && isDay(day) && more === undefined;
  };
  if (rounds.length > MAX_RUNNING_ROUNDS || !rounds.every(isRound)) throw apiError("invalid-request");
  return new Set(rounds);
}

/** Returns whether a visitor has begun a daily and not ended it; true if that is unknown, because an answer cannot be hidden again. */
async function isPlaying(env: Env, visitor: string, game: GameName, day: Day): Promise<boolean> {
  try {
    const attempt = await findAttempt(env, visitor, game, day);
    return attempt !== null && !attempt.gaveUp && !(await hasResult(env, visitor, game, day));
  } catch (error) {
    if (error instanceof AttemptRefusedError) return false;
    log("warn", "attempt-unread", error, { game, day });
    return true;
  }
}
