import { useEffect, useRef } from "react";

/**
 * Brings what a guess has told into view, should it be out of it: whatever has the attribute `data-news`, all of it
 * if the screen is large enough, else its beginning.
 *
 * @param made how many guesses have been judged; those that were when the page came up are no news
 */
export function useNewsInView(made: number): void {
  const before = useRef(made);
  useEffect(() => {
    if (made > before.current) {
      const news = [...document.querySelectorAll("main [data-news]")];
      for (const one of news.reverse()) one.scrollIntoView({ block: "nearest" });
    }
    before.current = made;
  }, [made]);
}
