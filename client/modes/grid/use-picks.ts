import { useEffect, useMemo, useState } from "react";
import { dayAt } from "#rules/day";
import type { GameView } from "#rules/games";
import { fetchPicks } from "../../api.ts";
import { told, type GridPicks } from "../../data/told.ts";
import { isOfDay } from "../../storage/results.ts";
import { readRound } from "../../storage/rounds.ts";
import { gridShapes } from "../../storage/shapes/grid.ts";

/** How often a running day's picks are asked for, in milliseconds. */
const REFRESH_MS = 60_000;

/** What stands on one screen several times, is asked for once; in milliseconds. */
const SHARED_MS = 5_000;

/** What came along with a sealed round, once; null when there was nothing, or somebody has had it. */
function takePicks(round: string): GridPicks | null {
  const { last } = told;
  if (last?.round !== round) return null;
  const { picks = null } = last;
  delete last.picks;
  return picks;
}

let last: { round: string; at: number; answer: ReturnType<typeof fetchPicks> } | null = null;

/** Asks, unless it came with the round, or another part of the page has just asked the same. */
function askOnce(round: string): ReturnType<typeof fetchPicks> {
  const now = Date.now();
  if (last === null || last.round !== round || now - last.at >= SHARED_MS) {
    const squares = takePicks(round);
    last = {
      round,
      at: now,
      answer: squares === null ? fetchPicks(round) : Promise.resolve({ squares: [...squares] }),
    };
  }
  return last.answer;
}

/**
 * How often others have picked the same as in a day's round: told with every shot, else asked after it once one was right;
 * asked at the end, and every minute as long as the day runs. Null until it is known, and in practice.
 */
export function usePicks(view: GameView<"grid"> | null): GridPicks | null {
  // Kept with the view, the sealed round says to the server how far one has come.
  const round = useMemo(() => {
    const kept = view !== null && isOfDay(view) ? readRound({ game: "grid", shapes: gridShapes }, view.day) : null;
    return kept?.view.id === view?.id ? (kept?.round ?? null) : null;
  }, [view]);
  // Before that there is nothing that may be told.
  const mayKnow = view !== null && (view.state !== "guessing" || view.tries.some(({ clue }) => clue.correct));
  const [asked, setAsked] = useState<{ id: string; squares: GridPicks } | null>(null);
  const id = view?.id ?? "";
  const day = view?.day ?? "";

  useEffect(() => {
    if (round === null || !mayKnow) return;
    let wanted = true;
    const ask = () => {
      // Without an answer, what was known last stands: no game is stopped by it.
      askOnce(round).then(
        ({ squares }) => {
          if (wanted) setAsked({ id, squares });
        },
        () => undefined,
      );
    };
    ask();
    const timer = setInterval(() => {
      if (document.visibilityState === "visible" && dayAt(Date.now()) === day) ask();
    }, REFRESH_MS);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, [round, mayKnow, id, day]);

  return asked?.id === id ? asked.squares : null;
}
