import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import type { Pick } from "#rules/shared/draw";
import { cards } from "./api/puzzle-pictures.ts";
import { careers } from "./api/careers.ts";
import { challenges } from "./api/challenges.ts";
import type { ApiContext } from "./http/context.ts";
import { days } from "./api/days.ts";
import { errorResponse } from "./http/errors.ts";
import { friends } from "./api/friends.ts";
import { finished } from "./api/finished.ts";
import { feedback } from "./api/feedback.ts";
import { health } from "./api/health.ts";
import { noStore } from "./http/cache-control.ts";
import { leaderboard } from "./api/leaderboard.ts";
import { leagues } from "./api/leagues.ts";
import { links } from "./api/link-pictures.ts";
import { me } from "./api/me.ts";
import { operator } from "./api/operator.ts";
import { people } from "./api/all-players.ts";
import { picks } from "./api/picks.ts";
import { pictures } from "./api/league-pictures.ts";
import { proofs } from "./api/explanations.ts";
import { players } from "./api/player-pages.ts";
import { randomPick } from "./http/random-pick.ts";
import { reminders } from "./api/reminders.ts";
import { rounds } from "./api/rounds.ts";
import { seasons } from "./api/seasons.ts";
import { today } from "./api/today.ts";
import { Counter } from "./results/event-counter.ts";
import { found } from "./pages/crawlers.ts";
import { log } from "./runtime/log.ts";
import { setOrigin } from "./http/origin.ts";
import { pages } from "./pages/pages.ts";
import { calendar } from "./reminders/calendar.ts";
import { protect } from "./pages/security-headers.ts";
import { isAway, withDeadline, withTimeouts } from "./runtime/timeouts.ts";

/** Returns the time in Unix milliseconds. */
export type Clock = () => number;

const api = new Hono<ApiContext>()
  .route("/today", today)
  .route("/leagues", leagues)
  .route("/days", days)
  .route("/leaderboard", leaderboard)
  .route("/me", me)
  .route("/people", people)
  .route("/players", players)
  .route("/careers", careers)
  .route("/seasons", seasons)
  .route("/rounds", rounds)
  .route("/rounds", finished)
  .route("/picks", picks)
  .route("/proofs", proofs)
  .route("/challenges", challenges)
  .route("/friends", friends)
  .route("/reminders", reminders)
  .route("/feedback", feedback)
  .route("/health", health);

/**
 * Creates the app. Clock and randomness are parameters, so that tests are deterministic.
 *
 * @param counter counts events that no result contains
 * @param pick draws for practice
 */
export function createApp(clock: Clock, counter = new Counter(), pick: Pick = randomPick) {
  return new Hono<ApiContext>()
    .use((c, next) => {
      c.set("now", clock());
      c.set("clock", clock);
      c.set("pick", pick);
      // Counts of several requests are written together, after the deadline of each.
      const counting = withTimeouts(c.env);
      c.env = withDeadline(c.env, (work) => c.executionCtx.waitUntil(work));
      c.set("count", (kind) => counter.count(counting, (left) => c.executionCtx.waitUntil(left), kind, c.get("now")));
      return next();
    })
    .use(noStore)
    .use(protect)
    .use(setOrigin)
    .route("/api", api)
    .all("/api/*", () => errorResponse("unknown-path"))
    .route("/img/cards", cards)
    .route("/img/links", links)
    .route("/img", pictures)
    .all("/img/*", () => errorResponse("unknown-path"))
    .route("/operator", operator)
    .route("/", found)
    .route("/", calendar)
    .route("/", pages)
    .notFound(() => errorResponse("unknown-path"))
    .onError((error, c) => {
      // Hono throws without a response only if a body is malformed JSON.
      if (error instanceof HTTPException) {
        if (error.status === 429) c.get("count")("refused");
        return error.res ?? errorResponse("malformed-json");
      }
      const away = isAway(error);
      log("error", away ? "storage-away" : "request-failed", error);
      c.get("count")(away ? "storage-away" : "internal");
      return errorResponse(away ? "storage-away" : "internal");
    });
}

// The types that the client imports from the Worker.
export type { ErrorCode } from "./http/errors.ts";
export type { Face, Layout, Line, LinkLayout, LinkWords, Piece, Stamp } from "./links/pictures/layout.ts";
export type { Duel, Told } from "./api/challenges.ts";
export type { PageTemplate } from "./pages/page-template.ts";
export type { AlikePlayer } from "./pages/players/similar-players.ts";
export type { PlayersResources } from "./pages/players/context.ts";
export type { Notice } from "./reminders/texts.ts";

/** The type of the API, for the client's `hc<Api>`. */
export type Api = ReturnType<typeof createApp>;
