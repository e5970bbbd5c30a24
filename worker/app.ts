import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import type { Careers } from "#rules/career/careers";
import type { AllPlayers } from "#rules/league/all-players";
import type { RandomPick } from "#rules/shared/draw";
import { puzzlePicturesRoute } from "./api/puzzle-pictures.ts";
import { challengesRoute } from "./api/challenges.ts";
import { coachRoute } from "./api/coach.ts";
import type { AppContext } from "./http/context.ts";
import { daysRoute } from "./api/days.ts";
import { errorResponse } from "./http/errors.ts";
import { factsRoute } from "./http/facts-document.ts";
import { friendsRoute } from "./api/friends.ts";
import { feedbackRoute } from "./api/feedback.ts";
import { healthRoute } from "./api/health.ts";
import { noStore } from "./http/cache-control.ts";
import { leaderboardRoute } from "./api/leaderboard.ts";
import { leaguesRoute } from "./api/leagues.ts";
import { linkPicturesRoute } from "./api/link-pictures.ts";
import { meRoute } from "./api/me.ts";
import { picksRoute } from "./api/picks.ts";
import { leaguePicturesRoute } from "./api/league-pictures.ts";
import { explanationsRoute } from "./api/explanations.ts";
import { playerPagesRoute } from "./api/player-pages.ts";
import { randomPick } from "./http/random-pick.ts";
import { remindersRoute } from "./api/reminders.ts";
import { roundsRoute } from "./api/rounds.ts";
import { seasonsRoute } from "./api/seasons.ts";
import { todayRoute } from "./api/today.ts";
import { EventCounter } from "./results/event-counter.ts";
import { crawlersRoute } from "./pages/crawlers.ts";
import { log, logStack } from "./runtime/log.ts";
import { originMiddleware } from "./http/origin.ts";
import { pagesRoute } from "./pages/pages.ts";
import { allPlayersDocument } from "./store/all-players.ts";
import { careersDocument } from "./store/careers.ts";
import { calendarRoute } from "./reminders/calendar.ts";
import { securityHeaders } from "./pages/security-headers.ts";
import { isStorageUnavailable, withDeadline, withTimeouts } from "./runtime/timeouts.ts";

const api = new Hono<AppContext>()
  .route("/today", todayRoute)
  .route("/leagues", leaguesRoute)
  .route("/days", daysRoute)
  .route("/leaderboard", leaderboardRoute)
  .route("/me", meRoute)
  // All players since 1917, one row each, with clubs. The browser filters and draws by itself.
  .route("/people", factsRoute<AllPlayers>(allPlayersDocument))
  .route("/players", playerPagesRoute)
  // The careers of all players who can be guessed in Career Path, for the coach's report.
  .route("/careers", factsRoute<Careers>(careersDocument))
  .route("/seasons", seasonsRoute)
  .route("/rounds", roundsRoute)
  .route("/picks", picksRoute)
  .route("/proofs", explanationsRoute)
  .route("/coach", coachRoute)
  .route("/challenges", challengesRoute)
  .route("/friends", friendsRoute)
  .route("/reminders", remindersRoute)
  .route("/feedback", feedbackRoute)
  .route("/health", healthRoute);

/** Creates the app. Clock, counter and random draws are parameters, so that tests are deterministic. */
export function createApp(clock: () => number, counter = new EventCounter(), pick: RandomPick = randomPick) {
  return new Hono<AppContext>()
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
    .use(securityHeaders)
    .use(originMiddleware)
    .route("/api", api)
    .all("/api/*", () => errorResponse("unknown-path"))
    .route("/img/cards", puzzlePicturesRoute)
    .route("/img/links", linkPicturesRoute)
    .route("/img", leaguePicturesRoute)
    .all("/img/*", () => errorResponse("unknown-path"))
    .route("/", crawlersRoute)
    .route("/", calendarRoute)
    .route("/", pagesRoute)
    .notFound(() => errorResponse("unknown-path"))
    .onError((error, c) => {
      // Hono throws without a response only if a body is malformed JSON.
      if (error instanceof HTTPException) {
        if (error.status === 429) c.get("count")("refused");
        const response = error.res ?? errorResponse("malformed-json");
        // Hono drops headers set on the context if a response is thrown, and one may be the visitor's cookie.
        return c.newResponse(response.body, response);
      }
      const away = isStorageUnavailable(error);
      log("error", away ? "storage-unavailable" : "request-failed", error);
      if (c.env.LOG_STACKS !== undefined) logStack(error);
      c.get("count")(away ? "storage-unavailable" : "internal");
      return errorResponse(away ? "storage-unavailable" : "internal");
    });
}

// The types that the client imports from the Worker.
export type { ErrorCode } from "./http/errors.ts";
export type {
  DayPictureLayout,
  LinkPictureLayout,
  LinkTexts,
  Sprite,
  SpriteFont,
  SpriteLayout,
} from "./links/pictures/layout.ts";
export type { ChallengeResult, ChallengeSide } from "./api/challenges.ts";
export type { PageTemplate } from "./pages/page-template.ts";
export type { AlikePlayer } from "./pages/players/similar-players.ts";
export type { DrawnCard } from "./pages/players/drawn-cards.ts";
export type { PlayersResources } from "./pages/players/context.ts";
export type { PushNotification } from "./reminders/texts.ts";
export type { RoundRequest } from "./rounds/deal-round.ts";

/** The type of the API, for the client's `hc<Api>`. */
export type Api = ReturnType<typeof createApp>;
