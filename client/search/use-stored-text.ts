import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from "react";

const KEY = "deke.typed";

/** The text of a field when the page was left, and the page's address. */
interface Typed {
  address: string;
  text: string;
}

/** Returns the text that a field of this page had when it was left, or null. */
function readTyped(): string | null {
  try {
    const { address, text } = JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Partial<Typed>;
    return address === addressHere() && typeof text === "string" ? text : null;
  } catch {
    return null;
  }
}

function storeTyped(typed: Typed | null): void {
  try {
    if (typed === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(typed));
  } catch {
    // Without storage a reload loses it.
  }
}

const addressHere = (): string => location.pathname + location.search;

/**
 * Restores a field's text after a reload.
 *
 * @param setText sets the text of the field
 */
export function useStoredText(input: RefObject<HTMLInputElement | null>, setText: (text: string) => void): void {
  const restore = useEffectEvent(() => {
    const text = readTyped();
    if (text === null) return;
    storeTyped(null);
    // Text typed before hydration is newer.
    if (input.current?.value === "") setText(text);
  });
  useLayoutEffect(() => restore(), []);
  useEffect(() => {
    const store = () => {
      const text = input.current?.value ?? "";
      if (text !== "") storeTyped({ address: addressHere(), text });
    };
    // A page from the back/forward cache still has its fields.
    const forget = ({ persisted }: PageTransitionEvent) => {
      if (persisted) storeTyped(null);
    };
    addEventListener("pagehide", store);
    addEventListener("pageshow", forget);
    return () => {
      removeEventListener("pagehide", store);
      removeEventListener("pageshow", forget);
    };
  }, [input]);
}
