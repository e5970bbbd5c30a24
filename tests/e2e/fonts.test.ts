import type { Page } from "playwright-core";
import { expect } from "vitest";
import { CLASSIC } from "./play.ts";
import { test } from "./visit.ts";

/** Fetched fonts by how far they are; a stand-in is here from the start, or never. */
const fontsThatAre = (page: Page, status: FontFace["status"]): Promise<number> =>
  page.evaluate(
    (wanted) => [...document.fonts].filter((face) => face.status === wanted && !face.family.includes(" as ")).length,
    status,
  );

const inUse = (page: Page) => page.evaluate(() => document.documentElement.dataset["fonts"]);

/** The last one has a text that the fonts would have on a line less. */
const VISITS = [
  ["en-CA", CLASSIC],
  ["fr-CA", CLASSIC],
  ["en-CA", "/hockey-insights"],
] as const;

for (const [locale, path] of VISITS)
  test(`fonts come when ${path} stands, nothing moves by it, and they are kept (${locale})`, async ({ visit }) => {
    const page = await visit({ phone: true, cold: true, locale });
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/*.woff2", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path);
    if (path === CLASSIC) {
      await page.getByRole("dialog").waitFor();
      await page.getByRole("combobox").waitFor();
    }
    // Nobody waits for them: everything is written already.
    expect(await inUse(page)).toBeUndefined();
    await expect.poll(() => fontsThatAre(page, "loading")).toBe(4);
    const moved = await page.evaluateHandle(() => {
      const sum = { shift: 0 };
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) sum.shift += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: "layout-shift" });
      return sum;
    });
    release();
    await expect.poll(() => inUse(page)).toBe("fetched");
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await fontsThatAre(page, "loaded")).toBeGreaterThanOrEqual(4);
    expect((await moved.jsonValue()).shift).toBeLessThan(0.005);

    await page.reload({ waitUntil: "commit" });
    await page.waitForFunction(() => document.body !== null);
    expect(await inUse(page)).toBe("kept");
  });
