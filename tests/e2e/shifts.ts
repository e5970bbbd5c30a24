import type { BrowserContext, Page } from "playwright-core";

declare global {
  interface Window {
    shifts: { value: number; moved: string }[];
    isLookedAt?: boolean;
  }
}

/** Maximum cumulative layout shift: a tenth of the usual limit. */
const MOST = 0.01;

/** Counts layout shifts on every page opened from now on. */
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

/** As browsers measure it; TypeScript has no type for it. */
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

/** Returns the cumulative layout shift of a page so far, and what moved. */
export async function shiftsOn(page: Page): Promise<{ total: number; moved: string[] }> {
  const shifts = await page.evaluate(() => window.shifts);
  return {
    total: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.map(({ value, moved }) => `${value.toFixed(4)}\n  ${moved}`),
  };
}

/** Delays every response of the server. Delayed by the browser, because intercepted responses are not cached. */
export async function delayResponses(page: Page, latency: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

/** Returns what has moved by itself since the page was loaded, at the first look after each load. */
export async function shiftsOfLoad(page: Page): Promise<string[]> {
  const isLookedAt = await page.evaluate(() => {
    const before = window.isLookedAt ?? false;
    window.isLookedAt = true;
    return before;
  });
  if (isLookedAt) return [];
  const { total, moved } = await shiftsOn(page);
  return total > MOST ? [`moves by ${total.toFixed(3)} as it loads: ${moved.join("\n")}`] : [];
}
