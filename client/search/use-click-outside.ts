import { useEffect, type RefObject } from "react";

/**
 * Calls `onOutside` for clicks outside an element while `isWatching`. Clicks, not presses: a finger that scrolls the
 * page presses it too.
 */
export function useClickOutside(
  element: RefObject<HTMLElement | null>,
  isWatching: boolean,
  onOutside: () => void,
): void {
  useEffect(() => {
    if (!isWatching) return;
    const watch = ({ target }: MouseEvent) => {
      if (target instanceof Node && !element.current?.contains(target)) onOutside();
    };
    document.addEventListener("click", watch);
    return () => document.removeEventListener("click", watch);
  });
}
