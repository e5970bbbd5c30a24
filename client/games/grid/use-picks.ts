import { dayAt } from "#rules/shared/day";
import type { GameView } from "#rules/games";
import { api, isCurrent, readResponse, type GridPicks } from "../../data/api.ts";
import { useLoaded } from "../../data/loaded.ts";
import { useRefreshWhileVisible } from "../../data/refresh-while-visible.ts";
import { isOfDay } from "../../storage/results.ts";
import { useRound } from "./use-round.ts";

/** Parts of a screen that need the same picks within this time share one request; in milliseconds. */
const SHARED_MS = 5_000;

const fetchPicks = (round: string) => readResponse(api.picks.$post({ json: { round } }));

let last: { round: string; at: number; answer: ReturnType<typeof fetchPicks> } | null = null;

/** Fetches the picks, unless another part of the screen has just done so. */
function fetchShared(round: string): ReturnType<typeof fetchPicks> {
  const now = Date.now();
  if (last === null || last.round !== round || now - last.at >= SHARED_MS)
    last = { round, at: now, answer: fetchPicks(round) };
  return last.answer;
}

/**
 * Returns how often other visitors made the visitor's picks in the Grid of a day; null until loaded, and in practice.
 * The response to a shot contains them. Otherwise they are loaded, and loaded again every minute while the day runs.
 */
export function usePicks(view: GameView<"grid"> | null): GridPicks | null {
  const round = useRound(view);
  // Before the first right pick there is nothing that may be shown.
  const mayKnow = view !== null && (view.state !== "guessing" || view.tries.some(({ clue }) => clue.correct));
  const own = mayKnow && isOfDay(view) ? round : null;
  const { latest, retry } = useLoaded(async (token) => {
    const fresh = own?.picks !== undefined && isCurrent(own) ? own.picks : (await fetchShared(token)).squares;
    return { id: own?.view.id, squares: fresh };
  }, own?.round ?? null);
  useRefreshWhileVisible(() => {
    if (own !== null && dayAt(Date.now()) === own.view.day) retry();
  });
  return latest !== null && latest.id === view?.id ? latest.squares : null;
}
