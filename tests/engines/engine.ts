import { setTimeout } from "node:timers/promises";

/** One page of an engine that speaks no Chrome DevTools: all that a walk through the site needs of it. */
export interface Visitor {
  /** Opens an address, and waits until it is loaded. */
  go(url: URL): Promise<void>;
  /** What an expression, or a promise of it, is in the page; as JSON. */
  ask<Value>(expression: string): Promise<Value>;
  /** Presses keys, one after another, where the focus is. */
  press(keys: string): Promise<void>;
  /** What the page has complained of since this was last asked. */
  complaints(): string[];
  close(): Promise<void>;
}

/** An engine that may be installed. */
export interface Engine {
  name: string;
  /** The programs it needs, found on the path. */
  programs: readonly string[];
  /** Starts it for somebody who has never been here and reads a language. */
  start(language: "en" | "fr"): Promise<Visitor>;
}

/** As the WebDriver protocols name it. */
export const ENTER = "\uE007";

/** Keys as both protocols take them. */
export const keyActions = (keys: string) => [
  {
    type: "key",
    id: "keyboard",
    actions: Array.from(keys).flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]),
  },
];

const PATIENCE_MS = 20_000;

/** Asks again until the answer is there. */
export async function until<Value>(what: string, look: () => Promise<Value | null | false>): Promise<Value> {
  for (const end = Date.now() + PATIENCE_MS; ;) {
    const seen = await look();
    if (seen !== null && seen !== false) return seen;
    if (Date.now() > end) throw new Error(`waited in vain: ${what}`);
    await setTimeout(50);
  }
}
