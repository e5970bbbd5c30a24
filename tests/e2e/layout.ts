import type { Locator, Page } from "playwright-core";
import { textFaults } from "./large-text.ts";
import { still } from "./play.ts";

/** Phones in portrait, the most common first, one in landscape, tablet and desktop. */
const SIZES = [
  [390, 844],
  [360, 740],
  [320, 640],
  [844, 390],
  [820, 1180],
  [1280, 800],
] as const;

/** Returns where an element ends, in CSS pixels from the top of the page. */
export const bottomOf = (element: Locator): Promise<number> =>
  element.evaluate((found) => found.getBoundingClientRect().bottom + scrollY);

/** Smallest touch target in CSS pixels, and the narrowest screen on which seven of them fit in a row. */
const FINGER = 44;
const ROOM_FOR_FINGERS = 360;

/** Returns targets that are too small. Links within sentences may be smaller. */
const smallTargets = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((finger) => {
    const open = document.querySelector("dialog[open]") ?? document.body;
    const pressable = [...open.querySelectorAll("button, a[href], select, input, [role=option]")].map((element) =>
      // A control inside its label is pressed by the label.
      element.matches("input:is([type=radio], [type=checkbox])") ? (element.closest("label") ?? element) : element,
    );
    return pressable.flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const isSeen = element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
      const isInSentence = getComputedStyle(element).display === "inline";
      // Elements that are scrolled out or clipped to nothing, such as the skip link, cannot be pressed. A trap for bots
      // is not meant to be.
      if (!isSeen || isInSentence || element.matches("a[href='#main'], [aria-hidden=true] [tabindex='-1']")) return [];
      const name = element.getAttribute("aria-label") ?? element.textContent;
      const { fontSize } = getComputedStyle(element);
      // Safari zooms into fields of smaller type.
      if (element.matches("input[role=combobox]") && parseFloat(fontSize) < 16) return [`${name}: type of ${fontSize}`];
      return width < finger || height < finger ? [`${name}: ${Math.round(width)} × ${Math.round(height)}`] : [];
    });
  }, least - 0.5);

/**
 * Returns controls whose centre hits another element: covered, or only drawn. What has the pointer's hand looks like a
 * control.
 */
export async function missedOf(page: Page): Promise<string[]> {
  await still(page);
  return page.evaluate(() => {
    const controls = "a[href], button, summary, select, input, textarea, label, [role=button], [role=option]";
    const isPainted = (element: Element): boolean =>
      getComputedStyle(element).cursor === "pointer" &&
      !(element.parentElement && getComputedStyle(element.parentElement).cursor === "pointer");
    const [left, top] = [scrollX, scrollY];
    const open = document.querySelector("dialog[open]") ?? document.body;
    const pressable = [...open.querySelectorAll("*")].filter(
      (element) => element.matches(controls) || isPainted(element),
    );
    const missed = pressable.flatMap((element) => {
      const target = element.matches("input[type=radio]") ? (element.closest("label") ?? element) : element;
      if (!target.checkVisibility({ visibilityProperty: true })) return [];
      if (target.matches("a[href='#main'], [aria-hidden=true] [tabindex='-1']")) return [];
      // On phones the header is at the top of the page only.
      scrollTo(0, 0);
      target.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      // A link within a sentence may wrap: measured at its first line.
      const box = target.getClientRects()[0];
      if (box === undefined || box.width <= 1 || box.height <= 1) return [];
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      const isHit = target.matches(controls) ? target.contains(hit) : hit?.closest(controls) != null;
      return isHit
        ? []
        : [
            `${target.getAttribute("aria-label") ?? target.textContent}: pressed ${hit?.localName} ${hit?.textContent.trim().slice(0, 40)}`,
          ];
    });
    scrollTo(left, top);
    return missed;
  });
}

/** Returns what does not fit on a touch screen, from desktop to 320 px: overflow, broken words, targets that are too small. */
export async function misfitsOf(page: Page): Promise<string[]> {
  const misfits: string[] = [];
  const before = page.viewportSize() ?? { width: 390, height: 844 };
  for (const [width, height] of SIZES) {
    const now = page.viewportSize();
    // Changing the size takes longer than measuring.
    if (now?.width !== width || now.height !== height) await page.setViewportSize({ width, height });
    const small = await smallTargets(page, width < ROOM_FOR_FINGERS ? 0 : FINGER);
    const faults = [...small, ...(await page.evaluate(textFaults, false))];
    misfits.push(...faults.map((fault) => `${fault} at ${width} px`));
  }
  await page.setViewportSize(before);
  return misfits;
}
