import * as React from "react";
import type { ReactNode } from "react";
import { vi } from "vitest";
import { storeText } from "../../client/storage/local-storage.ts";

type State = unknown;
type Needs = readonly unknown[] | undefined;
/** Returns a function that ends it, if it has to be ended. */
type Effect = () => (() => void) | undefined;

/** The hooks of React's renderer for servers, which runs no effects and keeps no state. */
interface Hooks {
  useId: () => string;
  useState: (initial: State) => [State, (next: State) => void];
  useEffect: (run: Effect, needs: Needs) => void;
  useEffectEvent: (call: unknown) => unknown;
}

const internals = (React as unknown as Record<string, { H: Hooks }>)[
  "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE"
];

/** State and effects of the page that is rendered, by their place in it, and what a press replaces initial states by. */
interface LivePage {
  states: Map<string, State>;
  needs: Map<string, Needs>;
  due: Map<string, Effect>;
  ends: Map<string, () => void>;
  choose: Choose;
}

/** Returns what a state begins with. @param of name of the component or hook that has it */
type Choose = (initial: State, of: string) => State;

/**
 * Returns what states begin with, by the names of the components and hooks that have them: one value for each call, in
 * order and from the first again, undefined where it is its own.
 */
export function statesOf(given: Readonly<Record<string, readonly State[]>>): Choose {
  const calls = new Map<string, number>();
  return (initial, of) => {
    const [states, call] = [given[of], calls.get(of) ?? 0];
    calls.set(of, call + 1);
    return states?.[call % states.length] ?? initial;
  };
}

/** Returns the name of the function that has called a hook, which React calls for it. */
const callerOf = (stack = ""): string => / at (\w+)/.exec(stack.split("\n")[3] ?? "")?.[1] ?? "";

let page: LivePage | null = null;

const valueOf = (state: State, before?: State): State =>
  typeof state === "function" ? (state as (before: State) => State)(before) : state;

/** Makes the renderer's hooks keep state and effects of the page. */
function patch(hooks: Hooks): void {
  const { useId: newId, useState: state, useEffect: ignore, useEffectEvent: event } = hooks;
  hooks.useState = (initial) => {
    if (page === null) return state(initial);
    const { states, choose } = page;
    const of = callerOf(new Error().stack);
    // What is rendered in place of a component that has gone may get its number.
    const id = newId() + of;
    if (!states.has(id)) states.set(id, choose(valueOf(initial), of));
    return [states.get(id), (next) => void states.set(id, valueOf(next, states.get(id)))];
  };
  const effect: Hooks["useEffect"] = (run, needs) => {
    if (page === null) return ignore(run, needs);
    const id = newId();
    const before = page.needs.get(id);
    if (before === undefined || needs?.some((need, at) => !Object.is(need, before[at])) !== false)
      page.due.set(id, run);
    page.needs.set(id, needs);
  };
  Object.assign(hooks, { useEffect: effect, useLayoutEffect: effect });
  hooks.useEffectEvent = (call) => (page === null ? event(call) : call);
}

const patched = new WeakSet<Hooks>();

/** Lets what is below it have state and effects. @param choose replaces the initial value of a state, as a press does */
export function Live({ choose, children }: { choose?: Choose | undefined; children: ReactNode }) {
  if (internals === undefined) throw new Error("React has other internals");
  if (!patched.has(internals.H)) patch(internals.H);
  patched.add(internals.H);
  if (page !== null && choose !== undefined) page.choose = choose;
  return children;
}

/** Renders until no effect, and nothing that one loads, changes what is rendered; once if effects are not to run. */
export async function untilSettled<Rendered>(
  render: () => Promise<Rendered>,
  markupOf: (rendered: Rendered) => string,
  isStill = false,
): Promise<Rendered> {
  const { due, ends }: LivePage = (page = {
    states: new Map(),
    needs: new Map(),
    due: new Map(),
    ends: new Map(),
    choose: (initial) => initial,
  });
  try {
    let shown = await render();
    for (let last: string | null = null; !isStill && last !== markupOf(shown); shown = await render()) {
      last = markupOf(shown);
      for (const [id, run] of due) {
        ends.get(id)?.();
        ends.set(id, run() ?? (() => {}));
      }
      due.clear();
      // A response leads to a part of the page, and that to what it loads.
      for (let turn = 0; turn < 5; turn++) {
        await vi.dynamicImportSettled();
        await new Promise((resolve) => setTimeout(resolve));
      }
    }
    return shown;
  } finally {
    for (const end of [...ends.values(), ...unanswered]) end();
    unanswered.clear();
    page = null;
  }
}

/** A browser's storage. */
class Stored {
  [key: string]: unknown;
  getItem(key: string): unknown {
    return this[key] ?? null;
  }
  setItem(key: string, text: string): void {
    this[key] = text;
  }
  removeItem(key: string): void {
    delete this[key];
  }
}

/** Stubs what effects use of a browser. */
export function stubBrowser(): void {
  const events = { addEventListener() {}, removeEventListener() {} };
  for (const [name, stub] of Object.entries({
    ...events,
    document: {
      ...events,
      cookie: "classic",
      getElementById: () => ({}),
      querySelector: () => null,
      getAnimations: () => [],
      querySelectorAll: () => [],
      fonts: { load: async () => [] },
      activeElement: null,
      documentElement: { dataset: {} },
    },
    HTMLInputElement: Object,
    HTMLTextAreaElement: Object,
    history: { state: { dialog: true }, back() {} },
    location: new URL("https://deke.example/"),
    matchMedia: () => ({ ...events, matches: false }),
    window: { visualViewport: null },
    requestIdleCallback: (call: () => void) => (call(), 0),
    cancelIdleCallback() {},
    localStorage: new Stored(),
    sessionStorage: new Stored(),
    navigator: { onLine: true, languages: ["en"] },
  }))
    vi.stubGlobal(name, stub);
  // The note that nothing can be stored depends on the last attempt.
  storeText("deke.trial", "1");
  respond({});
}

/** What every request for it is answered by, because it is loaded once for all tests: careers of players 1 to 4. */
const CAREERS = [1, 2, 3, 4].map((id) => [
  id,
  "C",
  id === 3 ? "US" : "CA",
  id === 2 ? ["QUE", "TOR"] : ["MTL"],
  1990,
  3,
]);

/** Ends requests without an answer with the page: what is loaded once for all pages would wait forever. */
const unanswered = new Set<() => void>();

/** Answers requests: what is part of their path is followed by the body, or the code of an error. Others are unanswered. */
export const respond = (bodies: Readonly<Record<string, object | string>>): void =>
  void vi.stubGlobal("fetch", (url: string) => {
    const [, body] =
      Object.entries({ "/careers": { careers: CAREERS }, ...bodies }).find(([path]) => url.includes(path)) ?? [];
    if (body === undefined) return new Promise((_, fail) => unanswered.add(() => fail(new TypeError("no answer"))));
    const isError = typeof body === "string";
    // Node reads the body of a real response in the background, which ends at any time.
    const json = () => Promise.resolve(isError ? { error: body } : structuredClone(body));
    return Promise.resolve({ ok: !isError, status: isError ? 400 : 200, json });
  });

/** Answers all requests. */
export const answer = (body: object | string): void => respond({ "": body });
