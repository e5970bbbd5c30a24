import type { EventEmitter } from "node:events";
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from "playwright-core";

/** Options of a browser context, fixed at creation. */
export interface Kind extends BrowserContextOptions {
  /** Whether its clock is simulated, which can be set but not removed. */
  clocked: boolean;
  /** Whether its cache is cleared before each use. */
  cold: boolean;
}

/** Idle pages by their options. */
export type Lounge = Map<string, Page[]>;

/** Pages and contexts with additions that cannot be removed. */
const altered = new WeakSet<Page | BrowserContext>();

/**
 * Takes a page that looks unused from the pool. Its cache is warm and its process has compiled the scripts, which would
 * take longer than most tests.
 */
export async function enter(browser: Browser, lounge: Lounge, kind: Kind): Promise<Page> {
  const lent = lounge.get(JSON.stringify(kind))?.pop();
  if (lent !== undefined) {
    if (kind.cold) await emptyCache(lent);
    return lent;
  }
  const { clocked: _, cold: __, ...options } = kind;
  const made = await browser.newContext(options);
  await made.addInitScript(seedDraws);
  const context = noting(made);
  context.setDefaultTimeout(20_000);
  const page = noting(await context.newPage());
  if (!kind.cold) {
    await page.goto(NO_SCRIPT);
    await startHistory(page);
  }
  return page;
}

/** Seeds a page's random draws, the same after each load. Runs in the browser. */
function seedDraws(): void {
  const random = crypto.getRandomValues.bind(crypto);
  let state = 20_261_121;
  crypto.getRandomValues = (array) => {
    if (!(array instanceof Uint32Array)) return random(array);
    // Xorshift (Marsaglia), 32 bits.
    for (let at = 0; at < array.length; at++) {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      array[at] = state;
    }
    return array;
  };
}

/** A document of the same origin without scripts, from which storage can be cleared. */
export const NO_SCRIPT = "/favicon.svg";

async function startHistory(page: Page, before?: (session: CDPSession) => Promise<unknown>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await before?.(session);
  await session.send("Page.resetNavigationHistory");
  await session.detach();
}

/** Resets a page and returns it to the pool. */
export async function leave(lent: Page, lounge: Lounge, kind: Kind): Promise<void> {
  const context = lent.context();
  if (altered.has(context)) return context.close();
  unheard(context);
  const page = lent.isClosed() || altered.has(lent) ? noting(await context.newPage()) : lent;
  const others = context.pages().filter((other) => other !== page);
  await Promise.all(others.map((other) => other.close()));
  unheard(page);
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await context.setOffline(false);
  await page.goto(NO_SCRIPT);
  await page.evaluate(() => sessionStorage.clear());
  await startHistory(page, (session) =>
    session.send("Storage.clearDataForOrigin", { origin: new URL(kind.baseURL ?? "").origin, storageTypes: "all" }),
  );
  await context.clearCookies();
  await context.clearPermissions();
  if (kind.viewport != null) await page.setViewportSize(kind.viewport);
  const key = JSON.stringify(kind);
  lounge.set(key, [...(lounge.get(key) ?? []), page]);
}

/** Clears the disk cache and the process's memory cache. */
async function emptyCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.clearBrowserCache");
  for (const cacheDisabled of [true, false]) await session.send("Network.setCacheDisabled", { cacheDisabled });
  await session.detach();
}

/** Playwright's own listeners of a page or context, without which it cannot be closed. */
const own = new WeakMap<Page | BrowserContext, ReadonlySet<unknown>>();

/** Returns every event with its listeners. */
function listenersOf(heard: EventEmitter): [event: string | symbol, listener: () => void][] {
  return heard
    .eventNames()
    .flatMap((event) =>
      heard.listeners(event).map((listener): [string | symbol, () => void] => [event, listener as () => void]),
    );
}

/** Removes all listeners added since a page or context was created. */
function unheard(lasting: Page | BrowserContext): void {
  const heard = lasting as unknown as EventEmitter;
  for (const [event, listener] of listenersOf(heard)) if (!own.get(lasting)?.has(listener)) heard.off(event, listener);
}

/** Records additions to a page or context, and its initial listeners. */
function noting<Altered extends Page | BrowserContext>(lasting: Altered): Altered {
  own.set(lasting, new Set(listenersOf(lasting as unknown as EventEmitter).map(([, listener]) => listener)));
  for (const method of ["addInitScript", "exposeFunction"] as const) {
    const alters = lasting[method].bind(lasting) as (...given: unknown[]) => Promise<never>;
    lasting[method] = (...given: unknown[]) => {
      altered.add(lasting);
      return alters(...given);
    };
  }
  return lasting;
}
