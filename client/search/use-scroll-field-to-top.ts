import { useEffect, type RefObject } from "react";
import { isTouchOnly } from "../browser/touch.ts";

/**
 * Scrolls an element to the top of a touch screen when it gets the focus, so that the keyboard leaves what follows in
 * view. Does nothing on other screens or while typing.
 */
export function useScrollFieldToTop(element: RefObject<HTMLElement | null>, isFocused: boolean): void {
  useEffect(() => {
    if (!isFocused || !isTouchOnly()) return;
    // With the counter above it, if the field is sticky together with it.
    const bringUp = () => {
      const field = element.current;
      (field?.closest("[data-dock]") ?? field)?.scrollIntoView({ block: "start" });
    };
    bringUp();
    // The keyboard takes its space a moment after the focus; only then can the page scroll.
    visualViewport?.addEventListener("resize", bringUp, { once: true });
    return () => visualViewport?.removeEventListener("resize", bringUp);
  }, [element, isFocused]);
}
