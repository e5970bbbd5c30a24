import type { Browser, Page } from "playwright-core";

/** What typing and a guess cost on a phone with a quarter of this CPU; medians in milliseconds. */
export interface Thumb {
  /** From the third letter to the changed list. */
  listMs: number;
  /** The longest event while typing, as reported by the browser. */
  longestEventMs: number;
  /** From Enter to the row. */
  rowMs: number;
}

const RUNS = 5;
const CPU = 4;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true, isMobile: true };
const FIELD = "input[role=combobox][aria-busy=false]";
/** A visitor types some time after the page has loaded. */
const SETTLED_MS = 2_500;
const BETWEEN_KEYS_MS = 120;

/** Measures in the page, from the next key until the result of a selector has changed and been painted. */
function watch(): void {
  const durations: number[] = [];
  const observer = new PerformanceObserver((list) => {
    // A pointer over the page while it loads is not typing.
    for (const { name, duration } of list.getEntries()) if (/^key|input/.test(name)) durations.push(duration);
  });
  observer.observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  const seen = (selector: string) =>
    [...document.querySelectorAll(selector)].map((found) => found.textContent).join("|");
  const until = (selector: string): Promise<number> => {
    const before = seen(selector);
    return new Promise((resolve) => {
      const key = ({ timeStamp }: KeyboardEvent) => {
        const look = () =>
          requestAnimationFrame(() => {
            if (seen(selector) === before) look();
            else setTimeout(() => resolve(performance.now() - timeStamp));
          });
        look();
      };
      addEventListener("keydown", key, { once: true, capture: true });
    });
  };
  Object.assign(globalThis, { watched: { until, longest: () => Math.max(0, ...durations), change: undefined } });
}

interface Watched {
  until(selector: string): Promise<number>;
  longest(): number;
  change: Promise<number> | undefined;
}
declare const watched: Watched;

/** Presses a key and returns the time until the result of a selector has changed. */
async function press(page: Page, key: string, selector: string): Promise<number> {
  await page.evaluate((wanted) => void (watched.change = watched.until(wanted)), selector);
  await page.keyboard.press(key);
  return page.evaluate(() => watched.change ?? NaN);
}

/** Types on a page and makes a guess, each time as a returning visitor. */
export async function feel(browser: Browser, url: URL, name: string): Promise<Thumb> {
  const runs: Thumb[] = [];
  for (let run = 0; run < RUNS; run++) {
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    await page.addInitScript(watch);
    await page.goto(url.href);
    await page.locator(FIELD).waitFor({ state: "attached" });
    await page.waitForTimeout(SETTLED_MS);
    await page.locator(FIELD).focus();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: CPU });
    for (const letter of name.slice(0, 2)) {
      await page.keyboard.press(letter);
      await page.waitForTimeout(BETWEEN_KEYS_MS);
    }
    const listMs = await press(page, name.charAt(2), "[role=option]");
    await page.waitForTimeout(400);
    const longestEventMs = await page.evaluate(() => watched.longest());
    await page.keyboard.type(name.slice(3), { delay: 60 });
    await page.waitForTimeout(400);
    runs.push({ listMs, longestEventMs, rowMs: await press(page, "Enter", "tbody tr th, tbody tr td") });
    await context.close();
  }
  const median = (of: keyof Thumb) => runs.map((run) => run[of]).toSorted((a, b) => a - b)[RUNS >> 1] ?? NaN;
  return { listMs: median("listMs"), longestEventMs: median("longestEventMs"), rowMs: median("rowMs") };
}

/** Returns when a game is playable on slow 4G with a quarter of this CPU: a letter brings the list. In milliseconds. */
export async function playableAfter(browser: Browser, url: URL): Promise<number> {
  const taken: number[] = [];
  for (let run = 0; run < 3; run++) {
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: CPU });
    await session.send("Network.enable");
    const bytes = (megabits: number) => (megabits * 1e6) / 8;
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 150,
      downloadThroughput: bytes(1.6),
      uploadThroughput: bytes(0.75),
    });
    await page.goto(url.href, { waitUntil: "commit" });
    taken.push(
      await page.evaluate(async (selector) => {
        const frame = () => new Promise(requestAnimationFrame);
        const type = (field: HTMLInputElement, text: string) => {
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
          field.dispatchEvent(new Event("input", { bubbles: true }));
        };
        const listed = () => document.querySelector("[role=option]")?.checkVisibility({ visibilityProperty: true });
        for (let turn = 0; listed() !== true; turn++) {
          await frame();
          const field = document.querySelector<HTMLInputElement>(selector);
          if (field !== null) type(field, turn % 2 === 0 ? "con" : "co");
        }
        return performance.now();
      }, FIELD),
    );
    await context.close();
  }
  return taken.toSorted((a, b) => a - b)[1] ?? NaN;
}

/** Returns how far a page shifts when API responses are delayed. */
export async function shiftOf(browser: Browser, url: URL, laterMs: number): Promise<number> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.route("**/api/**", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, laterMs));
    await route.continue();
  });
  await page.goto(url.href, { waitUntil: "networkidle" });
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) sum += entry.value;
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(sum), 500);
      }),
  );
  await context.close();
  return shift;
}
