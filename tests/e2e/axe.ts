import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Runs axe on the page as it stands, in the theme it has: each fault with the elements that have it. */
export async function faultsNow(page: Page, options: RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  // A dialog is not seen in the first frame of its opening, however short that is.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const { violations } = await page.evaluate((chosen) =>
    (window as unknown as { axe: { run(chosen: RunOptions): Promise<AxeResults> } }).axe.run(chosen), options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
}

/**
 * The same in the dark and in the light.
 *
 * @param inTheLight what to look at there, where it need not be everything again
 */
export async function faultsOf(page: Page, inTheLight: RunOptions = {}): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await faultsNow(page);
  await page.emulateMedia({ colorScheme: "light" });
  return [...dark, ...(await faultsNow(page, inTheLight)).map((fault) => `in the light: ${fault}`)];
}

/** What is wrong with a page at any width from 1440 to 320 px: scrolled sideways, or found by axe in either theme. */
export async function faultsAtAnyWidth(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const width of [1440, 1280, 900, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (excess > 0) faults.push(`${width} px scrolls sideways by ${excess}`);
    faults.push(...(await faultsOf(page)).map((fault) => `${width} px: ${fault}`));
  }
  return faults;
}
