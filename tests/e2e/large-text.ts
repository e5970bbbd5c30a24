import type { Page } from "playwright-core";
import { still } from "./play.ts";

/**
 * Returns what is lost when the root font size is doubled (WCAG 1.4.4 and 1.4.10): sideways scrolling of the
 * page or a dialog, text cut off by its box or by the viewport, and text on top of other text.
 */
export async function largeTextFaultsOf(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const large = new CSSStyleSheet();
    large.replaceSync(":root { font-size: 200% } * { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(large);
  });
  await still(page);
  const faults = await page.evaluate(textFaults, true);
  await page.evaluate(() => {
    document.adoptedStyleSheets.pop();
  });
  return faults;
}

/** Runs in the browser. @param mayBreak whether a word may continue on another line */
export function textFaults(mayBreak: boolean): string[] {
  const faults: string[] = [];
  const dialog = document.querySelector("dialog[open]");
  const width = document.documentElement.clientWidth;
  for (const box of [document.documentElement, ...(dialog === null ? [] : [dialog, ...dialog.querySelectorAll("*")])]) {
    const excess = box.scrollWidth - box.clientWidth;
    const isScroller = box === document.documentElement || /auto|scroll/.test(getComputedStyle(box).overflowX);
    if (isScroller && excess > 0) faults.push(`${excess} px to scroll sideways in ${box.localName}`);
  }

  /** A line of text, its element, and whether it keeps its place while the page scrolls. */
  interface Line {
    text: string;
    rect: { left: number; right: number; top: number; bottom: number };
    element: Element;
    layer: Element | null;
  }
  const lines: Line[] = [];
  const walker = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? "";
    if (element === null || text === "" || element.closest("svg, script, style, noscript, option, .vh") !== null)
      continue;
    // Sections that the browser skips until they come near have no text to measure.
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }))
      continue;
    let layer: Element | null = null;
    let isHidden = false;
    const scrollers: DOMRect[] = [];
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const { position, clipPath, overflowY } = getComputedStyle(at);
      if (clipPath !== "none") isHidden = true;
      if (/auto|scroll/.test(overflowY) && at !== document.body) scrollers.push(at.getBoundingClientRect());
      if (layer === null && (position === "fixed" || position === "sticky")) layer = at;
    }
    if (isHidden) continue;
    // The longest nickname has 20 letters.
    for (const { 0: word, index } of mayBreak ? [] : (node.textContent ?? "").matchAll(/[\p{L}\p{N}]{2,}/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const [first, ...others] = [...range.getClientRects()].filter((rect) => rect.width > 0);
      if (word.length < 20 && others.some(({ top, bottom }) => (top + bottom) / 2 > (first?.bottom ?? 0)))
        faults.push(`“${word}” is broken`);
    }
    range.selectNodeContents(node);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      const isScrolledAway = scrollers.some((box) => top >= box.bottom - 2 || bottom <= box.top + 2);
      if (right - left <= 1 || isScrolledAway) continue;
      // Without the space above and below the letters, where lines may overlap.
      const spare = (bottom - top) * 0.28;
      lines.push({ text, element, layer, rect: { left, right, top: top + spare, bottom: bottom - spare } });
    }
  }

  for (const { text, rect, element } of lines) {
    let isScrolled = false;
    for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (/auto|scroll/.test(overflowX)) isScrolled = true;
      const box = at.getBoundingClientRect();
      const isCutX =
        !isScrolled && /hidden|clip/.test(overflowX) && (rect.left < box.left - 2 || rect.right > box.right + 2);
      const isCutY = /hidden|clip/.test(overflowY) && (rect.top < box.top - 2 || rect.bottom > box.bottom + 2);
      if (isCutX || isCutY) faults.push(`“${text}” is cut off`);
      if (/auto|scroll/.test(overflowY)) break;
    }
    if (!isScrolled && (rect.left < -1 || rect.right > width + 1)) faults.push(`“${text}” leaves the screen`);
  }

  lines.sort((one, other) => one.rect.top - other.rect.top);
  lines.forEach((one, place) => {
    for (const other of lines.slice(place + 1)) {
      if (other.rect.top >= one.rect.bottom - 1) break;
      if (one.layer !== other.layer || one.element === other.element) continue;
      const overlap = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      if (overlap > 2) faults.push(`“${one.text}” and “${other.text}” overlap`);
    }
  });
  return [...new Set(faults)];
}
