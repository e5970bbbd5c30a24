import { createContext, use, useEffect, useRef, useState } from "react";
import type { GameName } from "#rules/shared/game-config";
import type { RoundInPlay } from "./use-play.ts";

/**
 * Elements that show a guess that waits for its verdict, elements that show what the last verdict changed, and elements
 * that are worth seeing with them if the screen is large enough.
 */
interface NewsElements {
  sent: Set<Element>;
  judged: Set<Element>;
  context: Set<Element>;
}

/** Where the elements of a board register. */
export const NewsContext = createContext<NewsElements | null>(null);

/** Returns a function that makes the props of an element that is scrolled into view after a guess. */
export function useNews() {
  const elements = use(NewsContext);
  return (kind: keyof NewsElements) => ({
    // For the scroll margin in dock.module.css.
    "data-news": true,
    ref: (element: Element | null) => {
      if (element === null) return;
      elements?.[kind].add(element);
      return () => void elements?.[kind].delete(element);
    },
  });
}

/**
 * Scrolls what a guess changed into view: all of it if the screen is large enough, else its beginning.
 *
 * @returns the elements, for {@link NewsContext}
 */
export function useNewsInView(play: RoundInPlay<GameName>): NewsElements {
  const [elements] = useState<NewsElements>(() => ({ sent: new Set(), judged: new Set(), context: new Set() }));
  const made = play.view?.tries.length ?? 0;
  const { settled } = play;
  const isJudging = play.busy === "judging";
  const before = useRef(0);
  useEffect(() => {
    // The first in the document is scrolled to last, so that it is in view.
    if (made > Math.max(before.current, settled))
      for (const element of [...elements.context, ...lastFirst(elements.judged)]) scrollTo(element);
    before.current = made;
  }, [elements, made, settled]);
  useEffect(() => {
    if (isJudging) for (const element of elements.sent) scrollTo(element);
  }, [elements, isJudging]);
  return elements;
}

const scrollTo = (element: Element): void => element.scrollIntoView({ block: "nearest" });

/** Returns elements from the last to the first of the document. */
const lastFirst = (elements: ReadonlySet<Element>): Element[] =>
  [...elements].sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? 1 : -1));
