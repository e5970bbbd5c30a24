import type { Context } from "hono";
import { AttemptsMovingError, VisitorDeletedError } from "../attempts/attempt-calls.ts";
import { joinAttempts } from "../results/record.ts";
import { log } from "../runtime/log.ts";
import { withTimeout } from "../runtime/timeouts.ts";
import type { AppContext } from "../http/context.ts";
import { apiError } from "../http/errors.ts";

/** How long a deal or a move waits for the visitor's object, in milliseconds. */
const OBJECT_TIMEOUT_MS = 300;

/** The visitor's object did not respond in time, or failed. */
export class ObjectUnavailableError extends Error {
  override name = "ObjectUnavailableError";
}

/** Calls an object. A missing binding rejects as well. */
export const callVisitorObject = async <Response>(call: () => Promise<Response>): Promise<Response> => call();

/**
 * Waits for a visitor's object, but not longer than {@link OBJECT_TIMEOUT_MS}.
 *
 * @throws ObjectUnavailableError, device-moving, invalid-token if the visitor was deleted
 */
export async function waitForVisitorObject<Response>(
  c: Context<AppContext>,
  response: Promise<Response>,
): Promise<Response> {
  try {
    return await withTimeout(OBJECT_TIMEOUT_MS, response);
  } catch (error) {
    if (error instanceof VisitorDeletedError) throw apiError("invalid-token");
    if (!(error instanceof AttemptsMovingError))
      throw new ObjectUnavailableError("attempt unavailable", { cause: error });
    // The move was interrupted: it is finished here, and the client tries again.
    const { from, into } = error;
    c.executionCtx.waitUntil(
      joinAttempts(c.env, from, into).catch((failed: unknown) => log("warn", "attempts-not-moved", failed)),
    );
    throw apiError("device-moving");
  }
}
