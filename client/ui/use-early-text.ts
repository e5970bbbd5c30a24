import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from "react";
import { useAwake } from "../store.ts";

/** What stood in a field that has just given way to another, as the round that is kept took the written page's place. */
let passedOn: string | null = null;

/**
 * Takes over what was typed before the page was awake. Its field stands in the page as the server has written it, and
 * is as ready to be typed in as any.
 *
 * @param type what a key would have done
 */
export function useEarlyText(input: RefObject<HTMLInputElement | null>, type: (text: string) => void): void {
  const isAwake = useAwake();
  const isOfPage = useRef(!isAwake);
  const take = useEffectEvent(() => {
    const text = passedOn ?? (isOfPage.current ? input.current?.value : "") ?? "";
    if (text === "") return;
    type(text);
    if (passedOn !== null) input.current?.focus({ preventScroll: true });
    passedOn = null;
  });
  useLayoutEffect(() => {
    const field = input.current;
    take();
    return () => {
      if (!isOfPage.current) return;
      passedOn = field?.value ?? null;
      // For a field of the same commit alone.
      queueMicrotask(() => (passedOn = null));
    };
  }, [input]);
  useEffect(() => {
    // It stays: whoever leaves it from now on has left what he typed.
    if (isAwake) isOfPage.current = false;
  }, [isAwake]);
}
