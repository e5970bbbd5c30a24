import { useEffect, useMemo, useState } from "react";
import { dayAt } from "#rules/shared/day";
import type { GameView } from "#rules/games";
import { api, isCurrent, readResponse, type GridPicks, type RoundResponse } from "../../data/api.ts";
import { useResponse } from "../shared/round-context.ts";
import { isOfDay } from "../../storage/results.ts";
import { readRound } from "../../storage/rounds.ts";

/** How often the picks of the current day are loaded, in milliseconds. */
const REFRESH_MS = 60_000;

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
  const response = useResponse<"grid">(view);
  // Outside a round, as in yesterday's answer, the round is only in the browser's storage.
  const own = useMemo((): RoundResponse<"grid"> | null => {
    if (view === null || !isOfDay(view)) return null;
    const round = response ?? readRound("grid", view.day);
    return round?.view.id === view.id ? round : null;
  }, [view, response]);
  // Before the first right pick there is nothing that may be shown.
  const mayKnow = view !== null && (view.state !== "guessing" || view.tries.some(({ clue }) => clue.correct));
  const [known, setKnown] = useState<{ id: string; squares: GridPicks } | null>(null);

  useEffect(() => {
    if (own === null || !mayKnow) return;
    const { id, day } = own.view;
    let isWanted = true;
    const show = (squares: GridPicks) => {
      if (isWanted) setKnown({ id, squares });
    };
    const refresh = () => {
      // If this fails, the last known picks stay.
      fetchShared(own.round).then(
        ({ squares }) => show(squares),
        () => undefined,
      );
    };
    if (own.picks !== undefined && isCurrent(own)) show(own.picks);
    else refresh();
    const timer = setInterval(() => {
      if (document.visibilityState === "visible" && dayAt(Date.now()) === day) refresh();
    }, REFRESH_MS);
    return () => {
      isWanted = false;
      clearInterval(timer);
    };
  }, [own, mayKnow]);

  return known !== null && known.id === view?.id ? known.squares : null;
}
