import type { BrowserContextOptions, ConsoleMessage, Page, WebError } from "playwright-core";
import { expect, test as plain } from "vitest";
import { startBrowser } from "./browser.ts";
import { returnPage, takePage, type PageOptions, type PagePool } from "./page-pool.ts";
import { open } from "./play.ts";
import { NOON, startSite } from "./site.ts";

export interface Visitor extends Pick<BrowserContextOptions, "locale" | "colorScheme" | "reducedMotion"> {
  /** The page to open, a game until a guess can be made. */
  at?: string;
  /** A touch screen of 390 px instead of a wide one with a mouse. */
  phone?: boolean;
  /** Sets the device's clock, which then runs and can be moved by `page.clock`. Otherwise it is the machine's. */
  deviceClock?: string;
  /** Console errors that the test causes. */
  provokes?: RegExp;
  /** With the service worker, which would stay alive in a reused page. */
  installs?: boolean;
  /** With an empty cache, for tests of what is loaded. Otherwise it is warm. */
  cold?: boolean;
}

const DESK = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/**
 * A test with the site in a browser: one server and one browser per worker, and `visit` for a new visitor. Console
 * errors fail the test.
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
  .extend("pagePool", { scope: "worker" }, async ({}): Promise<PagePool> => new Map())
  .extend("visit", async ({ site, browser, pagePool }, { onCleanup }) => {
    // The server has served other tests, which may have set its clock, and its clock runs.
    await site.setClock(NOON);
    await site.restartDraws();
    const leaving: (() => Promise<void>)[] = [];
    const complaints: string[] = [];
    onCleanup(async () => {
      await Promise.all(leaving.map((goes) => goes()));
      expect(complaints, "what the pages complained of").toEqual([]);
    });
    return async ({
      at,
      phone = false,
      deviceClock,
      provokes,
      cold = false,
      installs = false,
      locale = "en-CA",
      colorScheme = "light",
      // Turning tiles would delay every test.
      reducedMotion = "reduce",
    }: Visitor = {}): Promise<Page> => {
      const kind: PageOptions = {
        clocked: deviceClock !== undefined,
        cold,
        baseURL: site.url.href,
        locale,
        timezoneId: "America/Toronto",
        reducedMotion: "reduce",
        permissions: ["clipboard-read", "clipboard-write", ...(installs ? ["notifications"] : [])],
        serviceWorkers: installs ? "allow" : "block",
        ...(phone ? PHONE : DESK),
      };
      const page = await takePage(browser, pagePool, kind);
      const context = page.context();
      leaving.push(() => (installs ? context.close() : returnPage(page, pagePool, kind)));
      context.on("weberror", (error: WebError) => {
        if (!provokes?.test(String(error.error()))) complaints.push(String(error.error()));
      });
      context.on("console", (message: ConsoleMessage) => {
        if (message.type() === "error" && !provokes?.test(message.text()))
          complaints.push(`${message.text()} ${message.location().url}`);
      });
      // Set per page, so that visitors who differ only in this share the pool.
      await page.emulateMedia({ colorScheme, reducedMotion });
      if (deviceClock !== undefined) {
        await context.clock.install({ time: deviceClock });
        // The previous test may have stopped it.
        await context.clock.resume();
      }
      if (at !== undefined) await open(page, at);
      return page;
    };
  });
