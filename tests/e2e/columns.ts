import type { Page } from "playwright-core";

/** Names of 2 to 20 characters that take more room than their number says; the last ones are older than today's limits. */
export const WIDE_NAMES = [
  "W".repeat(20),
  `ab${"\u1100".repeat(8)}`,
  `a${"\ufdfd".repeat(19)}`,
  `${"\u1100".repeat(8)} `.repeat(6),
  "\u{12219}".repeat(20),
  `ab${"\u1100".repeat(5000)}`,
  "x".repeat(3000),
];

/**
 * Returns where the visible tables' columns are, in whole pixels by row, and names that reach out of their cells. The tests'
 * browser has no font with such signs, so names are not wrapped, as a single wide character.
 */
export const columnsOf = (page: Page): Promise<{ columns: string[]; outside: string[] }> =>
  page.evaluate(() => {
    for (const name of document.querySelectorAll<HTMLElement>("table bdi")) name.style.whiteSpace = "nowrap";
    const rows = [...document.querySelectorAll("table tr")].filter((row) => row.checkVisibility());
    const spans = rows.map((row) =>
      [...row.children].map((cell) => {
        const { left, width } = cell.getBoundingClientRect();
        return `${Math.round(left)}+${Math.round(width)}`;
      }),
    );
    // A clipped name reaches no further than the box that clips it.
    const reach = (element: Element | null): number => {
      if (element === null) return Infinity;
      const isClipped = getComputedStyle(element).overflowX !== "visible";
      const around = element.matches("td, th") ? Infinity : reach(element.parentElement);
      return Math.min(isClipped ? element.getBoundingClientRect().right : Infinity, around);
    };
    const outside = [...document.querySelectorAll("table bdi")].filter((name) => {
      const right = Math.min(name.getBoundingClientRect().right, reach(name));
      return right > (name.closest("td, th")?.getBoundingClientRect().right ?? 0) + 1;
    });
    return {
      columns: [...new Set(spans.map((span) => span.join(" ")))],
      outside: outside.map(({ textContent }) => textContent),
    };
  });
