import { useEffectEvent, useLayoutEffect, type RefObject } from "react";
import { useHydrated } from "../storage/store.ts";

/**
 * Handles text typed before hydration. A field can be typed in from the first paint.
 *
 * @param type handles typed text
 */
export function useTextBeforeHydration(input: RefObject<HTMLInputElement | null>, type: (text: string) => void): void {
  const isHydrated = useHydrated();
  const take = useEffectEvent(() => {
    const text = isHydrated ? "" : (input.current?.value ?? "");
    if (text !== "") type(text);
  });
  useLayoutEffect(() => take(), []);
}
