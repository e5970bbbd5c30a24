import { useState } from "react";

/**
 * Returns how many rows a board had when the page was loaded. These are not animated; later rows are.
 *
 * @param view the current round; null until it is dealt. For a round that replaces it, the number is 0
 */
export function useInitialRows(view: { id: string; tries: readonly unknown[] } | null): number {
  const [arrival] = useState(() => ({ round: view?.id, tries: view?.tries.length ?? 0 }));
  return view?.id === arrival.round ? arrival.tries : 0;
}
