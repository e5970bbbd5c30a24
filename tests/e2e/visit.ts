import type { BrowserContextOptions, Page } from "playwright-core";
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
}

const DESK = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

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
  .extend("visit", async ({ site, browser }, { onCleanup }) => {
    // The server has served other tests meanwhile, and its clock runs.
    await site.setClock(NOON);
    const leave: (() => Promise<void>)[] = [];
    const complaints: string[] = [];
    onCleanup(async () => {
      await Promise.all(leave.map((close) => close()));
      expect(complaints, "what the pages complained of").toEqual([]);
    });
    return async ({ phone = false, deviceClock, provokes, ...options }: Visitor = {}): Promise<Page> => {
      const context = await browser.newContext({
        baseURL: site.url.href,
        locale: "en-CA",
        timezoneId: "America/Toronto",
        // Tiles that turn one after another would keep every test waiting.
        reducedMotion: "reduce",
        ...(phone ? PHONE : DESK),
        ...options,
      });
      leave.push(() => context.close());
      context.setDefaultTimeout(10_000);
      context.on("weberror", (error) => complaints.push(String(error.error())));
      context.on("console", (message) => {
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
