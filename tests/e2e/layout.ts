import type { Page } from "playwright-core";
import { nameField, still } from "./play.ts";

/** Upright telephones, the one that visitors have first, one on its side, tablet and desk. */
const SIZES = [
  [390, 844],
  [360, 740],
  [320, 640],
  [844, 390],
  [820, 1180],
  [1280, 800],
] as const;

/** Safari zooms in on smaller type as soon as it has the focus, in CSS pixels. */
const LEAST_TYPE = 16;

/** A finger's width, in CSS pixels, and the narrowest screen on which a week of days has that much each. */
const FINGER = 44;
const ROOM_FOR_FINGERS = 360;

/**
 * How far the page, or the dialog over it, can be scrolled sideways, in pixels, and what can be pressed on it and is
 * smaller than a finger. Links within a sentence may be.
 */
const measured = (page: Page, least: number): Promise<{ excess: number; small: string[] }> =>
  page.evaluate((finger) => {
    const boxes = [document.documentElement, ...document.querySelectorAll("dialog, dialog *")].filter(
      (element) => element === document.documentElement || /auto|scroll/.test(getComputedStyle(element).overflowX),
    );
    const open = document.querySelector("dialog[open]") ?? document.body;
    const pressable = [...open.querySelectorAll("button, a[href], select, input, [role=option]")].map((element) =>
      // What has its label around it is pressed by that.
      element.matches("input:is([type=radio], [type=checkbox])") ? (element.closest("label") ?? element) : element,
    );
    const small = pressable.flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const isSeen = element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
      const isInSentence = getComputedStyle(element).display === "inline";
      // What has been scrolled out of sight or cut to nothing, as the skip link is, cannot be pressed.
      if (!isSeen || isInSentence || element.matches("a[href='#main']")) return [];
      const name = element.getAttribute("aria-label") ?? element.textContent;
      return width < finger || height < finger ? [`${name}: ${Math.round(width)} × ${Math.round(height)}`] : [];
    });
    return { excess: Math.max(...boxes.map((box) => box.scrollWidth - box.clientWidth)), small };
  }, least - 0.5);

/**
 * What looks as if it could be pressed, and something else is hit where its middle is: a control under
 * another one, or a drawing of a button that is none.
 */
export async function missedOf(page: Page): Promise<string[]> {
  await still(page);
  return page.evaluate(() => {
    const controls = "a[href], button, summary, select, input, textarea, label, [role=button], [role=option]";
    const painted = "[class*='_button']";
    const [left, top] = [scrollX, scrollY];
    const open = document.querySelector("dialog[open]") ?? document.body;
    // A header that goes away with the page comes back with it.
    scrollTo(0, 0);
    const missed = [...open.querySelectorAll(`${controls}, ${painted}`)].flatMap((element) => {
      const target = element.matches("input[type=radio]") ? (element.closest("label") ?? element) : element;
      if (!target.checkVisibility({ visibilityProperty: true }) || target.matches("a[href='#main']")) return [];
      target.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      // A link within a sentence may run over the end of a line: its middle is that of its first line.
      const box = target.getClientRects()[0];
      if (box === undefined || box.width <= 1 || box.height <= 1) return [];
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      const isHit = target.matches(controls) ? target.contains(hit) : hit?.closest(controls) != null;
      return isHit ? [] : [`${target.getAttribute("aria-label") ?? target.textContent}: pressed ${hit?.className}`];
    });
    scrollTo(left, top);
    return missed;
  });
}

/**
 * What does not fit on the page as it stands, on a screen that is touched: wider than it, or too small
 * for a finger, from a desk down to 320 px.
 */
export async function misfitsOf(page: Page): Promise<string[]> {
  const misfits: string[] = [];
  const before = page.viewportSize() ?? { width: 390, height: 844 };
  for (const [width, height] of SIZES) {
    const now = page.viewportSize();
    // To lay it out anew takes longer than to measure it.
    if (now?.width !== width || now.height !== height) await page.setViewportSize({ width, height });
    const { excess, small } = await measured(page, width < ROOM_FOR_FINGERS ? 0 : FINGER);
    if (excess > 0) misfits.push(`${excess} px too wide at ${width} px`);
    misfits.push(...small.map((control) => `${control} at ${width} px`));
  }
  await page.setViewportSize(before);
  const sizes = await nameField(page).evaluateAll((fields) =>
    fields.map((input) => parseFloat(getComputedStyle(input).fontSize)),
  );
  for (const size of sizes) if (!(size >= LEAST_TYPE)) misfits.push(`type of ${size} px where names are typed`);
  return misfits;
}
