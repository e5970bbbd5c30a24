import { useEffect, type RefObject } from "react";
import { isTouchOnly } from "../browser/touch.ts";

/**
 * Brings an element to the top of a touch screen as it gets the focus, where the keyboard leaves what follows it in
 * view. Does nothing on other screens, nor as one types.
 */
export function useScrollFieldToTop(element: RefObject<HTMLElement | null>, isFocused: boolean): void {
  useEffect(() => {
    if (!isFocused || !isTouchOnly()) return;
    // With the counter above it, where the field stays at the top together with that.
    const bringUp = () => {
      const field = element.current;
      (field?.closest("[data-dock]") ?? field)?.scrollIntoView({ block: "start" });
    };
    bringUp();
    // The keyboard takes its room a moment after the focus, and only then is there way to scroll.
    visualViewport?.addEventListener("resize", bringUp, { once: true });
    return () => visualViewport?.removeEventListener("resize", bringUp);
  }, [element, isFocused]);
}
