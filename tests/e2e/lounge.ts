import type { Browser, BrowserContextOptions, Page } from "playwright-core";

/** What a window is made with, and cannot be changed afterwards. */
export interface Kind extends BrowserContextOptions {
  /** With a clock of its own, which cannot be taken out again, but set. */
  clocked: boolean;
}

/** Windows that nobody uses now, by their kind. */
export type Lounge = Map<string, Page[]>;

/** Pages to which something was added that stays in them whatever they show. */
const altered = new WeakSet<Page>();

/**
 * Lends a window in which nobody has been, as far as its visitor can tell. But its cache is warm, and its process has
 * compiled the scripts before: both take longer than most tests.
 */
export async function enter(browser: Browser, lounge: Lounge, kind: Kind): Promise<Page> {
  const lent = lounge.get(JSON.stringify(kind))?.pop();
  if (lent !== undefined) return lent;
  const { clocked: _, ...options } = kind;
  const context = await browser.newContext(options);
  context.setDefaultTimeout(10_000);
  return noting(await context.newPage());
}

/** Forgets who was lent a window, and leaves it to the next one of his kind. */
export async function leave(lent: Page, lounge: Lounge, kind: Kind): Promise<void> {
  const context = lent.context();
  context.removeAllListeners();
  const page = lent.isClosed() || altered.has(lent) ? noting(await context.newPage()) : lent;
  const others = context.pages().filter((other) => other !== page);
  await Promise.all(others.map((other) => other.close()));
  page.removeAllListeners();
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await context.setOffline(false);
  // A page of the same origin without a script: nothing writes any more, and the tab's own storage can be reached.
  await page.goto("/robots.txt");
  await page.evaluate(() => sessionStorage.clear());
  const session = await context.newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", {
    origin: new URL(kind.baseURL ?? "").origin,
    storageTypes: "all",
  });
  await session.send("Page.resetNavigationHistory");
  await session.detach();
  await context.clearCookies();
  const { viewport, colorScheme = "light", reducedMotion = "no-preference" } = kind;
  if (viewport != null) await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme, reducedMotion });
  const key = JSON.stringify(kind);
  lounge.set(key, [...(lounge.get(key) ?? []), page]);
}

/** Notes whether a page is altered. */
function noting(page: Page): Page {
  for (const method of ["addInitScript", "exposeFunction"] as const) {
    const alters = page[method].bind(page) as (...given: unknown[]) => Promise<never>;
    page[method] = (...given: unknown[]) => {
      altered.add(page);
      return alters(...given);
    };
  }
  return page;
}
