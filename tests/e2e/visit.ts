import type { BrowserContextOptions, ConsoleMessage, Page, WebError } from "playwright-core";
import { expect, test as plain } from "vitest";
import { startBrowser } from "./browser.ts";
import { enter, leave, type Kind, type Lounge } from "./lounge.ts";
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
  /** With the service worker, which would go on living in a window that others are lent. */
  installs?: boolean;
  /** With a cold cache, for a test of what is fetched and when. Else it is as warm as other visitors have left it. */
  cold?: boolean;
}

const DESK = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

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
    await site.restartDraws();
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
      locale = "en-CA",
      colorScheme = "light",
      // Tiles that turn one after another would keep every test waiting.
      reducedMotion = "reduce",
      permissions = [],
    }: Visitor = {}): Promise<Page> => {
      const kind: Kind = {
        clocked: deviceClock !== undefined,
        cold,
        baseURL: site.url.href,
        locale,
        timezoneId: "America/Toronto",
        reducedMotion: "reduce",
        serviceWorkers: installs ? "allow" : "block",
        ...(phone ? PHONE : DESK),
      };
      const page = await enter(browser, lounge, kind);
      const context = page.context();
      leaving.push(() => (installs ? context.close() : leave(page, lounge, kind)));
      context.on("weberror", (error: WebError) => {
        if (!provokes?.test(String(error.error()))) complaints.push(String(error.error()));
      });
      context.on("console", (message: ConsoleMessage) => {
        if (message.type() === "error" && !provokes?.test(message.text()))
          complaints.push(`${message.text()} ${message.location().url}`);
      });
      // Of the page, so that who differs in this alone is lent the same windows.
      await page.emulateMedia({ colorScheme, reducedMotion });
      if (permissions.length > 0) await context.grantPermissions(permissions);
      if (deviceClock !== undefined) {
        await context.clock.install({ time: deviceClock });
        // The test before may have stopped it.
        await context.clock.resume();
      }
      return page;
    };
  })
  // Whoever has moved the server's clock leaves it as it was.
  .extend("setClock", async ({ site }, { onCleanup }) => {
    onCleanup(() => site.setClock(NOON));
    return (at: string) => site.setClock(at);
  });
