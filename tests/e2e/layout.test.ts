import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { nameField } from "./play.ts";
import { test } from "./visit.ts";
import { walk } from "./walk.ts";

const WIDTHS = [1280, 768, 390, 360, 320];

/** A finger's width, in CSS pixels. */
const FINGER = 44;

/** How far the page, or the dialog over it, can be scrolled sideways, in pixels. */
const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const boxes = [document.documentElement, ...document.querySelectorAll("dialog, dialog *")]
      .filter((element) => element === document.documentElement || /auto|scroll/.test(getComputedStyle(element).overflowX));
    return Math.max(...boxes.map((box) => box.scrollWidth - box.clientWidth));
  });

/** What on the page can be pressed, and is too small for a finger. Links within a sentence may be. */
const tooSmall = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((finger) => {
    const open = document.querySelector("dialog[open]") ?? document.body;
    const pressable = [...open.querySelectorAll("button, a[href], select, input, [role=option]")].map((element) =>
      // A radio button that is not seen is pressed by its label.
      element.matches("input[type=radio]") ? (element.closest("label") ?? element) : element);
    return pressable.flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const isSeen = element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
      const isInSentence = getComputedStyle(element).display === "inline";
      // What has been scrolled out of sight or cut to nothing, as the skip link is, cannot be pressed.
      if (!isSeen || isInSentence || element.matches("a[href='#main']")) return [];
      const name = element.getAttribute("aria-label") ?? element.textContent;
      return width < finger || height < finger ? [`${name}: ${Math.round(width)} × ${Math.round(height)}`] : [];
    });
  }, least - 0.5);

describe("no screen scrolls sideways", () => {
  for (const locale of ["en-CA", "fr-CA"]) {
    test(`from 1280 px down to 320, in ${locale}`, async ({ visit, site }) => {
      const page = await visit({ locale, provokes: /status of 404/ });
      const wide: string[] = [];
      await walk(page, site, locale === "fr-CA", async (screen) => {
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          const excess = await sidewaysScroll(page);
          if (excess > 0) wide.push(`${screen} at ${width} px by ${excess}`);
        }
        await page.setViewportSize({ width: 1280, height: 800 });
      });
      expect(wide).toEqual([]);
    });
  }
});

test("on a phone everything can be hit with a finger, and nothing zooms in when typed into", async ({ visit, site }) => {
  const page = await visit({ phone: true, provokes: /status of 404/ });
  const small: Record<string, string[]> = {};
  await walk(page, site, false, async (screen) => {
    const found = await tooSmall(page, FINGER);
    if (found.length > 0) small[screen] = found;
    for (const field of await nameField(page).all()) {
      expect(parseFloat(await field.evaluate((input) => getComputedStyle(input).fontSize))).toBeGreaterThanOrEqual(16);
    }
  });
  expect(small).toEqual({});
});
