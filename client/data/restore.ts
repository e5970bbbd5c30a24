import { hasResults } from "../storage/results.ts";
import { refreshMe } from "./me.ts";
import { repeatMoves } from "./repeat-moves.ts";

/**
 * Completes what this browser has of the visitor, once per visit: repeats moves that have no response, and fetches the
 * visitor's results if there are none, because the storage may have been cleared, but not the cookie. A visitor without a
 * cookie costs the server no lookup. Never throws.
 */
export const restoreVisitor = (): Promise<void> => (hasResults() ? repeatMoves() : refreshMe());
