import type { Page } from "playwright-core";
import { nameField } from "./play.ts";

const WIDTHS = [1280, 768, 390, 360, 320];

/** Safari zooms in on smaller type as soon as it has the focus, in CSS pixels. */
const LEAST_TYPE = 16;

/** A finger's width, in CSS pixels. */
const FINGER = 44;

/** How far the page, or the dialog over it, can be scrolled sideways, in pixels. */
const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const boxes = [document.documentElement, ...document.querySelectorAll("dialog, dialog *")].filter(
      (element) => element === document.documentElement || /auto|scroll/.test(getComputedStyle(element).overflowX),
    );
    return Math.max(...boxes.map((box) => box.scrollWidth - box.clientWidth));
  });

/** What on the page can be pressed, and is too small for a finger. Links within a sentence may be. */
const tooSmall = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((finger) => {
    const open = document.querySelector("dialog[open]") ?? document.body;
    const pressable = [...open.querySelectorAll("button, a[href], select, input, [role=option]")].map((element) =>
      // A radio button that is not seen is pressed by its label.
      element.matches("input[type=radio]") ? (element.closest("label") ?? element) : element,
    );
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

/** What does not fit on the page as it stands: too small for a finger, or wider than a screen from 1280 px down to 320. */
export async function misfitsOf(page: Page): Promise<string[]> {
  const misfits = await tooSmall(page, FINGER);
  const before = page.viewportSize() ?? { width: 390, height: 844 };
  for (const width of WIDTHS) {
    await page.setViewportSize({ ...before, width });
    const excess = await sidewaysScroll(page);
    if (excess > 0) misfits.push(`${excess} px too wide at ${width} px`);
  }
  await page.setViewportSize(before);
  for (const field of await nameField(page).all()) {
    const size = await field.evaluate((input) => parseFloat(getComputedStyle(input).fontSize));
    if (!(size >= LEAST_TYPE)) misfits.push(`type of ${size} px where names are typed`);
  }
  return misfits;
}
