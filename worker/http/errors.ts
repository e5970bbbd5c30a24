import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { HARD_MODE_CLUES, type HardModeClue } from "#rules/games";

/** Guesses that hard mode refuses, by clue: `hard-mode-team`. */
const HARD_MODE_STATUS = Object.fromEntries(HARD_MODE_CLUES.map((clue) => [`hard-mode-${clue}`, 422])) as Readonly<
  Record<`hard-mode-${HardModeClue}`, 422>
>;

/** All error codes and their HTTP status. The client has texts for them in both languages. */
const STATUS = {
  "malformed-json": 400,
  "invalid-request": 400,
  "invalid-token": 400,
  "wrong-game": 400,
  "future-day": 403,
  "day-not-over": 403,
  "not-board-owner": 403,
  "removed-member": 403,
  "unknown-path": 404,
  "unknown-game": 404,
  "unknown-day": 404,
  "day-not-dealt": 404,
  "unknown-league": 404,
  "unknown-code": 404,
  "unknown-board": 404,
  "unknown-member": 404,
  "unknown-visitor": 409,
  "nickname-taken": 409,
  "already-member": 409,
  "board-full": 409,
  "too-many-boards": 409,
  "repeated-guess": 409,
  "round-over": 409,
  "round-not-over": 409,
  "day-finished": 409,
  "round-moved-on": 409,
  "cannot-give-up": 409,
  "cannot-challenge": 409,
  "square-filled": 409,
  "no-hints": 409,
  "hint-too-early": 409,
  "no-hard-mode": 409,
  "hard-mode-set": 409,
  "player-not-available": 410,
  "body-too-large": 413,
  "board-name-length": 422,
  "nickname-length": 422,
  "nickname-obscene": 422,
  "nickname-reserved": 422,
  "unknown-push-service": 422,
  "unknown-player": 422,
  "unknown-season": 422,
  "unknown-square": 422,
  "no-matching-player": 422,
  ...HARD_MODE_STATUS,
  "blank-message": 422,
  "message-too-long": 422,
  "name-too-long": 422,
  "malformed-email": 422,
  "too-much-feedback": 429,
  "too-many-nicknames": 429,
  "too-many-reminders": 429,
  "too-many-requests": 429,
  internal: 500,
  "storage-unavailable": 503,
} as const satisfies Record<string, ContentfulStatusCode>;

export type ErrorCode = keyof typeof STATUS;

const RETRY_AFTER_S: Partial<Record<ErrorCode, number>> = {
  "too-many-nicknames": 3600,
  "too-many-reminders": 3600,
  "too-much-feedback": 600,
  "too-many-requests": 60,
};

export function errorResponse(error: ErrorCode): Response {
  const retryAfter = RETRY_AFTER_S[error];
  const headers = retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) };
  return Response.json({ error }, { status: STATUS[error], headers });
}

/** Returns an error to throw below a route. */
export const apiError = (error: ErrorCode): HTTPException =>
  new HTTPException(STATUS[error], { message: error, res: errorResponse(error) });
