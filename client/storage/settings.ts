import { boolean, type GenericSchema, picklist, string } from "valibot";
import type { Store } from "./store.ts";
import { parseStored, readText, storeValue, watchStored } from "./local-storage.ts";

export type Theme = "system" | "dark" | "light";
export type Contrast = "normal" | "high";

/** A setting of this browser: the chosen value, or the default. */
export interface Setting<Value> extends Store<Value> {
  /** Stores a value and updates all components that read it, in every tab. */
  choose: (value: Value) => void;
}

/** Creates a setting stored under a key. A stored value that does not fit `schema` is ignored. */
export function setting<Value>(key: string, schema: GenericSchema<unknown, Value>, unchosen: Value): Setting<Value> {
  let last: { text: string | null; value: Value } | undefined;
  return {
    read() {
      const text = readText(key);
      // The same object for the same text: components compare it.
      if (last?.text !== text) last = { text, value: parseStored(text, schema) ?? unchosen };
      return last.value;
    },
    prerendered: () => unchosen,
    choose: (value) => storeValue(key, value),
    watch: (changed) => watchStored(key, changed),
  };
}

// build/prerender/first-paint.js reads the first two under the same keys.
export const theme = setting<Theme>("deke.theme", picklist(["system", "dark", "light"]), "system");
export const contrast = setting<Contrast>("deke.contrast", picklist(["normal", "high"]), "normal");

/** Whether the next round of Classic or Unlimited is played in hard mode. */
export const hardMode = setting("deke.hard", boolean(), false);

/** The last missed day that home has told of: it ended the day streak, or cost a freeze. Empty before the first. */
export const toldMissedDay = setting("deke.missedDay", string(), "");
