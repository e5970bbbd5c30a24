import { startFast } from "./fast-browser.ts";

/** Lighthouse's results for a page, medians. */
export interface Verdict {
  lcpMs: number;
  blockingMs: number;
  cls: number;
  performance: number;
  /** The lowest of accessibility, best practices and SEO. */
  others: number;
}

const RUNS = 3;
const VERSION = "13.5.0";

export interface Lighthouse {
  default(
    url: string,
    flags: object,
    config?: object,
  ): Promise<{
    lhr: {
      audits: Record<string, { numericValue?: number }>;
      categories: Record<string, { score: number | null }>;
    };
  }>;
}

/** Returns Lighthouse. If it is not installed, says how to install it, makes the process fail, and returns null. */
export async function findLighthouse(): Promise<Lighthouse["default"] | null> {
  const name: string = "lighthouse";
  try {
    return ((await import(name)) as Lighthouse).default;
  } catch {
    console.error(`Lighthouse is missing. Install it: npm install --no-save lighthouse@${VERSION}`);
    process.exitCode = 1;
    return null;
  }
}

/**
 * Runs Lighthouse on a page as on a phone, each time in a new browser.
 *
 * @param applied whether throttling is applied while the page loads, or simulated, as by default
 */
export async function judge(lighthouse: Lighthouse["default"], url: URL, applied: boolean): Promise<Verdict> {
  const verdicts: Verdict[] = [];
  for (let run = 0; run < RUNS; run++) {
    const { browser, port } = await startFast();
    try {
      const config = { extends: "lighthouse:default", settings: applied ? { throttlingMethod: "devtools" } : {} };
      const { lhr } = await lighthouse(url.href, { port, logLevel: "error" }, config);
      const figure = (audit: string) => lhr.audits[audit]?.numericValue ?? NaN;
      const score = (category: string) => Math.round(100 * (lhr.categories[category]?.score ?? NaN));
      verdicts.push({
        lcpMs: figure("largest-contentful-paint"),
        blockingMs: figure("total-blocking-time"),
        cls: figure("cumulative-layout-shift"),
        performance: score("performance"),
        others: Math.min(...["accessibility", "best-practices", "seo"].map(score)),
      });
    } finally {
      await browser.close();
    }
  }
  const median = (of: keyof Verdict) =>
    verdicts.map((verdict) => verdict[of]).toSorted((a, b) => a - b)[RUNS >> 1] ?? NaN;
  return {
    lcpMs: median("lcpMs"),
    blockingMs: median("blockingMs"),
    cls: median("cls"),
    performance: median("performance"),
    others: median("others"),
  };
}
