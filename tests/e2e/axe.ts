import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import { still } from "./play.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The rules that look at colours. */
export const COLOURS = {
  runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
} as const satisfies RunOptions;

/** Pages that have been given axe. */
const given = new WeakSet<Page>();

/**
 * Gives axe to a page, and to whatever it will show, as a function that brings it: to send it anew each time, and have it
 * compiled where nothing of the time before is known, takes as long as a look with it.
 */
async function give(page: Page): Promise<void> {
  if (given.has(page)) return;
  given.add(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  const source = `globalThis.bringAxe = function () {${axe}\n};`;
  await session.send("Page.addScriptToEvaluateOnNewDocument", { source, runImmediately: true });
}

/** What a page has that has been given axe. */
interface Given {
  bringAxe(): void;
  axe: { run(chosen: RunOptions): Promise<AxeResults> };
}

/** Runs axe on the page as it stands, in the theme it has: each fault with the elements that have it. */
export async function faultsNow(page: Page, options: RunOptions = {}): Promise<string[]> {
  await give(page);
  await still(page);
  // Told by the page in a few words: axe's own results list all that is well, and take longer to bring here than to find.
  return page.evaluate(
    async (chosen) => {
      const seen = window as unknown as Given;
      if (!("axe" in window)) seen.bringAxe();
      const { violations } = await seen.axe.run(chosen);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
    },
    // Style sheets are taken apart for one rule alone, which is among the experimental ones and not asked for.
    { resultTypes: ["violations"], selectors: false, preload: { assets: ["media"] }, ...options } satisfies RunOptions,
  );
}

/** The same in the dark and, as far as colours go, in the light: a theme is nothing but colours. */
export async function faultsOf(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await faultsNow(page);
  await page.emulateMedia({ colorScheme: "light" });
  return [...dark, ...(await faultsNow(page, COLOURS)).map((fault) => `in the light: ${fault}`)];
}

/** Where a page is arranged for a desk, and for a phone: between them axe finds nothing else. Each in a theme of its own. */
const ARRANGED: ReadonlyMap<number, "light" | "dark"> = new Map([
  [1280, "light"],
  [390, "dark"],
]);

/** What is wrong with a page at any width from 1440 to 320 px: scrolled sideways, or found by axe. */
export async function faultsAtAnyWidth(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const width of [1440, 1280, 900, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (excess > 0) faults.push(`${width} px scrolls sideways by ${excess}`);
    const colorScheme = ARRANGED.get(width);
    if (colorScheme === undefined) continue;
    await page.emulateMedia({ colorScheme });
    faults.push(...(await faultsNow(page)).map((fault) => `${width} px, ${colorScheme}: ${fault}`));
  }
  return faults;
}
