import { useEffect, type RefObject } from "react";
import { isTouch } from "./touch.ts";

/**
 * Brings an element to the top of a touch screen, where the keyboard leaves what follows it in
 * view. Does nothing on other screens.
 *
 * @param moment brought up whenever this changes; null leaves the page where it is
 */
export function useNearTop(element: RefObject<HTMLElement | null>, moment: string | null): void {
  useEffect(() => {
    if (moment === null || !isTouch()) return;
    const bringUp = () => element.current?.scrollIntoView({ block: "start" });
    bringUp();
    // The keyboard takes its room a moment after the focus, and only then is there way to scroll.
    visualViewport?.addEventListener("resize", bringUp, { once: true });
    return () => visualViewport?.removeEventListener("resize", bringUp);
  }, [element, moment]);
}
