import type { EventEmitter } from "node:events";
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from "playwright-core";

/** Options of a browser context, fixed at creation. */
export interface PageOptions extends BrowserContextOptions {
  /** Whether its clock is simulated, which can be set but not removed. */
  clocked: boolean;
  /** Whether its cache is cleared before each use. */
  cold: boolean;
}

/** Idle pages by their options. */
export type PagePool = Map<string, Page[]>;

/** Pages and contexts with additions that cannot be removed. */
const changed = new WeakSet<Page | BrowserContext>();

/**
 * Takes a page that looks unused from the pool. Its cache is warm and its process has compiled the scripts, which would
 * take longer than most tests.
 */
export async function takePage(browser: Browser, pool: PagePool, options: PageOptions): Promise<Page> {
  const idlePage = pool.get(JSON.stringify(options))?.pop();
  if (idlePage !== undefined) {
    if (options.cold) await clearCache(idlePage);
    return idlePage;
  }
  const { clocked: _, cold, ...contextOptions } = options;
  const newContext = await browser.newContext(contextOptions);
  await newContext.addInitScript(seedDraws);
  const context = trackChanges(newContext);
  context.setDefaultTimeout(60_000);
  const page = trackChanges(await context.newPage());
  if (!cold) {
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
export async function returnPage(usedPage: Page, pool: PagePool, options: PageOptions): Promise<void> {
  const context = usedPage.context();
  if (changed.has(context)) return context.close();
  removeListeners(context);
  const page = usedPage.isClosed() || changed.has(usedPage) ? trackChanges(await context.newPage()) : usedPage;
  const others = context.pages().filter((other) => other !== page);
  await Promise.all(others.map((other) => other.close()));
  removeListeners(page);
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await context.setOffline(false);
  // A page that was offline may be reloading itself, which ends another navigation.
  await page.goto(NO_SCRIPT).catch(() => page.goto(NO_SCRIPT));
  await page.evaluate(() => sessionStorage.clear());
  await startHistory(page, (session) =>
    session.send("Storage.clearDataForOrigin", { origin: new URL(options.baseURL ?? "").origin, storageTypes: "all" }),
  );
  await context.clearCookies();
  if (options.viewport != null) await page.setViewportSize(options.viewport);
  const key = JSON.stringify(options);
  pool.set(key, [...(pool.get(key) ?? []), page]);
}

/** Clears the disk cache and the process's memory cache. */
async function clearCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.clearBrowserCache");
  for (const cacheDisabled of [true, false]) await session.send("Network.setCacheDisabled", { cacheDisabled });
  await session.detach();
}

/** How to remove the listeners that tests have added. Without Playwright's own a page cannot be closed. */
const added = new WeakMap<Page | BrowserContext, (() => void)[]>();

/** Removes the listeners that tests have added to a page or context. */
function removeListeners(target: Page | BrowserContext): void {
  for (const remove of added.get(target)?.splice(0) ?? []) remove();
}

/** Records additions to a page or context. */
function trackChanges<Target extends Page | BrowserContext>(target: Target): Target {
  const emitter = target as unknown as EventEmitter;
  const on = emitter.on.bind(emitter);
  emitter.on = (event: string, listener: () => void) => {
    added.get(target)?.push(() => emitter.off(event, listener));
    return on(event, listener);
  };
  added.set(target, []);
  for (const method of ["addInitScript", "exposeFunction"] as const) {
    const original = target[method].bind(target) as (...args: unknown[]) => Promise<never>;
    target[method] = (...args: unknown[]) => {
      changed.add(target);
      return original(...args);
    };
  }
  return target;
}
