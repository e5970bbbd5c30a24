import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import { still } from "./play.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Rules about colours. */
export const COLOURS = {
  runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
} as const satisfies RunOptions;

/** Pages with axe. */
const given = new WeakSet<Page>();

/** Adds axe to a page as a function of its process, because sending and compiling it again takes as long as a check. */
async function give(page: Page): Promise<void> {
  if (given.has(page)) return;
  given.add(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  const source = `globalThis.bringAxe = function () {${axe}\n};`;
  await session.send("Page.addScriptToEvaluateOnNewDocument", { source, runImmediately: true });
}

/** The global that axe is stored in. */
interface Given {
  bringAxe(): void;
  axe: { run(chosen: RunOptions): Promise<AxeResults> };
}

/** Runs axe on the current page in its theme, and returns each fault with its elements. */
export async function faultsNow(page: Page, options: RunOptions = {}): Promise<string[]> {
  await give(page);
  await still(page);
  // Summarized in the page: axe's own results list all passes, and take longer to transfer than to compute.
  return page.evaluate(
    async (chosen) => {
      const seen = window as unknown as Given;
      if (!("axe" in window)) seen.bringAxe();
      const { violations } = await seen.axe.run(chosen);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
    },
    // Only an experimental rule that is off needs style sheets parsed.
    { resultTypes: ["violations"], selectors: false, preload: { assets: ["media"] }, ...options } satisfies RunOptions,
  );
}

/** Runs all rules in the dark theme and those about colours in the light one: themes differ only in colours. */
export async function faultsOf(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await faultsNow(page);
  await page.emulateMedia({ colorScheme: "light" });
  return [...dark, ...(await faultsNow(page, COLOURS)).map((fault) => `in the light: ${fault}`)];
}
