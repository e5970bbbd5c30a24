import { useState } from "react";

/**
 * How many rows of a board were there when the page came up, and stand: what comes after turns over.
 *
 * @param view the round as it stands; null until it has been dealt. A round that takes its place has none
 */
export function useInitialRows(view: { id: string; tries: readonly unknown[] } | null): number {
  const [arrival] = useState(() => ({ round: view?.id, tries: view?.tries.length ?? 0 }));
  return view?.id === arrival.round ? arrival.tries : 0;
}
