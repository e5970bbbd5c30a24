import { describe, expect } from "vitest";
import { COLOURS, faultsNow } from "./axe.ts";
import { englishOn } from "../english.ts";
import { largeTextFaultsOf } from "./large-text.ts";
import { misfitsOf, missedOf } from "./layout.ts";
import { delayResponses, shiftsOfLoad, watchShifts } from "./shifts.ts";
import { test } from "./visit.ts";
import type { Crawl } from "./crawl.ts";

const AXE = "axe finds nothing wrong";
const LAYOUT = ["it fits from 1280 px down to 320, and under a finger", misfitsOf] as const;
const AIM = ["what can be pressed is hit in its middle", missedOf] as const;
const LARGE_TEXT = ["text at 200 % loses nothing", largeTextFaultsOf] as const;
const FRENCH = ["no English is left", englishOn] as const;
/** First, because the other checks move the page. */
const STILL = ["nothing moves by itself as a page loads, however late the server answers", shiftsOfLoad] as const;

const LATE_MS = 150;

/**
 * Tests a group of screens. Reaching them takes longer than checking them: each visitor reaches them once for all
 * checks.
 */
export function describeScreens(group: string, crawl: Crawl): void {
  describe(`on every screen of ${group}`, () => {
    for (const [visitor, options, checks] of [
      ["at a desk in the light", { colorScheme: "light" }, [STILL, AIM]],
      // In French, whose texts are longer.
      [
        "on a phone in the dark, in French",
        { phone: true, colorScheme: "dark", locale: "fr-CA" },
        [STILL, LAYOUT, LARGE_TEXT, AIM, FRENCH],
      ],
    ] as const) {
      test(`${visitor}, ${[AXE, ...checks.map(([what]) => what)].join(", and ")}`, async ({ visit, site }) => {
        const page = await visit({ ...options, provokes: /status of 404/ });
        await watchShifts(page.context());
        await delayResponses(page, LATE_MS);
        const faults: string[] = [];
        // The league's pictures are switched off.
        page.on("request", (request) => {
          const { pathname } = new URL(request.url());
          if (pathname.startsWith("/img/")) faults.push(`${pathname} is requested`);
        });
        let looks = 0;
        await crawl(page, site, "locale" in options, async (screen) => {
          // Colours are checked in both themes, all other rules once, alternating between desktop and phone.
          const isMine = looks++ % 2 === ("phone" in options ? 1 : 0);
          const found: string[] = [];
          for (const [, faultsFound] of checks) found.push(...(await faultsFound(page)));
          found.push(...(await faultsNow(page, isMine ? {} : COLOURS)));
          faults.push(...found.map((fault) => `${screen}: ${fault}`));
        });
        expect(faults).toEqual([]);
      });
    }
  });
}
