import type { BrowserContext, Page } from "playwright-core";

declare global {
  interface Window {
    shifts: { value: number; moved: string }[];
  }
}

/** Has every page that is opened from now on count what moves on it without having been asked to. */
export const watchShifts = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    window.shifts = [];
    const described = ({ node, previousRect: from, currentRect: to }: LayoutShiftSource): string => {
      const element = node instanceof Element ? node : node?.parentElement;
      const name = [element?.localName, ...(element?.classList ?? [])].join(".");
      const text = node?.textContent?.trim().slice(0, 30) ?? "";
      return `${name} "${text}" ${[from, to].map(({ x, y, width, height }) => `${[x, y].map(Math.round).join(",")} ${Math.round(width)}x${Math.round(height)}`).join(" -> ")}`;
    };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as unknown as LayoutShift[])
        if (!hadRecentInput) window.shifts.push({ value, moved: sources.map(described).join("\n  ") });
    }).observe({ type: "layout-shift", buffered: true });
  });

/** As browsers measure it; TypeScript's own types leave it out. */
interface LayoutShift {
  value: number;
  hadRecentInput: boolean;
  sources: readonly LayoutShiftSource[];
}
interface LayoutShiftSource {
  node: Node | null;
  previousRect: DOMRectReadOnly;
  currentRect: DOMRectReadOnly;
}

/** How much of a page has moved so far, as cumulative layout shift, and what. */
export async function shiftsOn(page: Page): Promise<{ total: number; moved: string[] }> {
  const shifts = await page.evaluate(() => window.shifts);
  return {
    total: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.map(({ value, moved }) => `${value.toFixed(4)}\n  ${moved}`),
  };
}
