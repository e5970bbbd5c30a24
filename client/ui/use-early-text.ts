import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from "react";
import { useHydrated } from "../storage/store.ts";

/** What a field leaves to the one that takes its place, as a round that is kept comes up where the written page was. */
let left: { text: string; hadFocus: boolean } | null = null;

/**
 * Takes over what was typed before there was anything to find. The field of a written page can be typed in from the first
 * paint, and may give way to others until the round and its league are here.
 *
 * @param type what a key would have done
 * @param isLoading whether they are yet to come
 */
export function useTextBeforeHydration(
  input: RefObject<HTMLInputElement | null>,
  type: (text: string) => void,
  isLoading = false,
): void {
  const isAwake = useHydrated();
  const isEarly = useRef(true);
  const take = useEffectEvent(() => {
    const text = left?.text ?? (isAwake ? "" : (input.current?.value ?? ""));
    if (text !== "") type(text);
    if (left?.hadFocus) input.current?.focus({ preventScroll: true });
    left = null;
  });
  useLayoutEffect(() => {
    const field = input.current;
    take();
    return () => {
      if (!isEarly.current || field === null) return;
      left = { text: field.value, hadFocus: document.activeElement === field };
      // For a field of the same commit alone.
      queueMicrotask(() => (left = null));
    };
  }, [input]);
  useEffect(() => {
    // It stays: whoever leaves it from now on has left what he typed.
    if (isAwake && !isLoading) isEarly.current = false;
  }, [isAwake, isLoading]);
}
