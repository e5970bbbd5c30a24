import type { Browser, BrowserContext, BrowserContextOptions, ConsoleMessage, Page, WebError } from "playwright-core";
import { expect, test as plain } from "vitest";
import { startBrowser } from "./browser.ts";
import { NOON, startSite } from "./site.ts";

export interface Visitor extends Pick<
  BrowserContextOptions,
  "locale" | "colorScheme" | "reducedMotion" | "permissions"
> {
  /** A touch screen of 390 px instead of a wide one with a mouse. */
  phone?: boolean;
  /** Sets the device's clock, which then runs on and can be moved by `page.clock`. Else it is this machine's. */
  deviceClock?: string;
  /** Errors of the console that the test brings about itself. */
  provokes?: RegExp;
  /** With the service worker, which else would go on living in a context that others are lent. */
  installs?: boolean;
  /** With a cold cache, for a test of what is fetched and when. Else it is as warm as other visitors have left it. */
  cold?: boolean;
}

const DESK = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Browsers' contexts that nobody uses now, by what they were made with. */
type Lounge = Map<string, BrowserContext[]>;

/** A context with nothing in it but its cache: most of a first visit is to fetch and compile the same scripts again. */
async function enter(browser: Browser, lounge: Lounge, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = lounge.get(JSON.stringify(options))?.pop() ?? (await browser.newContext(options));
  context.setDefaultTimeout(10_000);
  return context;
}

/** Forgets who was here, and leaves the context to the next one of his kind. */
async function leave(context: BrowserContext, lounge: Lounge, options: BrowserContextOptions): Promise<void> {
  context.removeAllListeners();
  const [page = await context.newPage(), ...others] = context.pages();
  await Promise.all(others.map((other) => other.close()));
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await context.setOffline(false);
  const session = await context.newCDPSession(page);
  await page.goto("about:blank");
  await session.send("Storage.clearDataForOrigin", {
    origin: new URL(options.baseURL ?? "").origin,
    storageTypes: "all",
  });
  await context.clearCookies();
  await page.close();
  const key = JSON.stringify(options);
  lounge.set(key, [...(lounge.get(key) ?? []), context]);
}

/**
 * A test with the site in a browser: one server and one browser for all files of a worker, and `visit` for a
 * visitor who has never been there. Whatever a page complains of in its console fails the test.
 */
export const test = plain
  .extend("site", { scope: "worker" }, async ({}, { onCleanup }) => {
    const site = await startSite();
    onCleanup(() => site.close());
    return site;
  })
  .extend("browser", { scope: "worker" }, async ({}, { onCleanup }) => {
    const browser = await startBrowser();
    onCleanup(() => browser.close());
    return browser;
  })
  .extend("lounge", { scope: "worker" }, async ({}): Promise<Lounge> => new Map())
  .extend("visit", async ({ site, browser, lounge }, { onCleanup }) => {
    // The server has served other tests meanwhile, and its clock runs.
    await site.setClock(NOON);
    const leaving: (() => Promise<void>)[] = [];
    const complaints: string[] = [];
    onCleanup(async () => {
      await Promise.all(leaving.map((goes) => goes()));
      expect(complaints, "what the pages complained of").toEqual([]);
    });
    return async ({
      phone = false,
      deviceClock,
      provokes,
      cold = false,
      installs = false,
      ...options
    }: Visitor = {}): Promise<Page> => {
      const kind: BrowserContextOptions = {
        baseURL: site.url.href,
        locale: "en-CA",
        timezoneId: "America/Toronto",
        // Tiles that turn one after another would keep every test waiting.
        reducedMotion: "reduce",
        serviceWorkers: installs ? "allow" : "block",
        ...(phone ? PHONE : DESK),
        ...options,
      };
      // A clock cannot be taken out of a context again.
      const isOwn = cold || installs || deviceClock !== undefined;
      const own: Lounge = new Map();
      const context = await enter(browser, isOwn ? own : lounge, kind);
      leaving.push(() => (isOwn ? context.close() : leave(context, lounge, kind)));
      context.on("weberror", (error: WebError) => complaints.push(String(error.error())));
      context.on("console", (message: ConsoleMessage) => {
        if (message.type() === "error" && !provokes?.test(message.text())) complaints.push(message.text());
      });
      if (deviceClock !== undefined) await context.clock.install({ time: deviceClock });
      return context.newPage();
    };
  })
  // Whoever has moved the server's clock leaves it as it was.
  .extend("setClock", async ({ site }, { onCleanup }) => {
    onCleanup(() => site.setClock(NOON));
    return (at: string) => site.setClock(at);
  });
