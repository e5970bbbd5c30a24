import { useEffect, useRef, useState } from "react";
import type { Play } from "../../play.ts";

/** The last tile has turned over by then: nine of them, 90 ms apart, 300 ms each. */
const TURNED_MS = 1200;

/** Opens the ending by itself: at once when the page comes up on it, else once the tiles have turned. */
export function useEndingOpen(view: Play<"classic">["view"]) {
  const [isOpen, setOpen] = useState(false);
  const id = view?.id;
  const ended = view !== null && view.state !== "guessing";
  const seenRunning = useRef(false);
  if (view !== null && !ended) seenRunning.current = true;

  useEffect(() => {
    if (!ended) {
      setOpen(false);
      return;
    }
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const timer = setTimeout(() => setOpen(true), seenRunning.current && !still ? TURNED_MS : 0);
    return () => clearTimeout(timer);
  }, [ended, id]);
  return { isOpen, show: () => setOpen(true), hide: () => setOpen(false) };
}
