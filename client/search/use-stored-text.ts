import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from "react";
import { tryStorage } from "../browser/try-storage.ts";

/** Returns the key of the text that a field of this page had when it was left. */
const key = (): string => `deke.typed ${location.pathname}${location.search}`;

const removeText = (): void => void tryStorage(() => sessionStorage.removeItem(key()));

/**
 * Restores a field's text after a reload.
 *
 * @param setText sets the text of the field
 */
export function useStoredText(input: RefObject<HTMLInputElement | null>, setText: (text: string) => void): void {
  const restore = useEffectEvent(() => {
    const text = tryStorage(() => sessionStorage.getItem(key()));
    if (text === null) return;
    removeText();
    // Text typed before hydration is newer.
    if (input.current?.value === "") setText(text);
  });
  useLayoutEffect(() => restore(), []);
  useEffect(() => {
    const store = () => {
      const text = input.current?.value ?? "";
      if (text !== "") tryStorage(() => sessionStorage.setItem(key(), text));
    };
    // A page from the back/forward cache still has its fields.
    const forget = ({ persisted }: PageTransitionEvent) => {
      if (persisted) removeText();
    };
    addEventListener("pagehide", store);
    addEventListener("pageshow", forget);
    return () => {
      removeEventListener("pagehide", store);
      removeEventListener("pageshow", forget);
    };
  }, [input]);
}
