import type { BrowserContext } from "playwright-core";
import { startBrowser } from "../e2e/browser.ts";
import type { Site } from "../e2e/site.ts";
import type { Use } from "../worker/usage.ts";
import type { CpuCosts } from "./cpu.ts";
import { startClock, type Visiting } from "./play-visit.ts";
import { usageOf, type Usage } from "./prices.ts";

/** What a visit, or a practice round, uses. */
export interface Visit {
  name: string;
  usage: Usage;
  /** The maximum number of requests. */
  most: number;
  /** Requests that run the Worker, by kind: "page", "guess", "img/players", "leaderboard". Static files do not run it. */
  kinds: Record<string, number>;
}

/** How long an object is billed per request, in seconds: an assumption, ten times what a request takes in workerd. */
export const OBJECT_S = 0.02;
/** An object is billed for 128 MB. */
const OBJECT_GB = 0.128;

function kindOf(request: string): string {
  const [, first = "", second = ""] = request.split(" ").at(-1)?.split("/") ?? [];
  if (first === "img") return `img/${second}`;
  if (first !== "api") return "page";
  if (second === "rounds") return request.endsWith("/guess") ? "guess" : "deal";
  return second;
}

/** Returns what was used, as billed. */
export function visitOf(name: string, most: number, { requests, ...use }: Use, cpu: CpuCosts): Visit {
  const kinds: Record<string, number> = {};
  for (const request of requests) kinds[kindOf(request)] = (kinds[kindOf(request)] ?? 0) + 1;
  const cpuMs = Object.entries(kinds).reduce(
    (sum, [kind, count]) =>
      sum + count * (kind === "page" ? cpu.page : /^(guess|deal)$/.test(kind) ? cpu.move : cpu.other),
    0,
  );
  const all = { ...use, requests: requests.length, cpuMs, objectGbS: use.objects * OBJECT_S * OBJECT_GB };
  return { name, most, kinds, usage: usageOf((billed) => all[billed]) };
}

const DAY_S = 86_400;

/**
 * Collects addresses that the browser takes from its cache although it would request them again the next day: its cache
 * uses this machine's clock, on which both visits are minutes apart.
 */
async function collectExpired(context: BrowserContext, page: Visiting["page"]): Promise<Set<string>> {
  const expired = new Set<string>();
  const asked = new Set<string>();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  session.on("Network.responseReceived", ({ response: { url, fromDiskCache, headers } }) => {
    const said = headers["cache-control"] ?? headers["Cache-Control"] ?? "";
    const isExpired = Number(/max-age=(\d+)/.exec(said)?.[1] ?? 0) <= DAY_S;
    const { pathname } = new URL(url);
    // Only the Worker's responses: files are free.
    if (fromDiskCache === true && isExpired && /^\/(api|img)\//.test(pathname) && !asked.has(url))
      expired.add(pathname);
    asked.add(url);
  });
  return expired;
}

/** A visit: what a visitor does on a day, and the guesses, which are read before, so that reading them is not counted. */
export interface PlannedVisit extends Omit<Visiting, "page" | "site"> {
  play: (visiting: Visiting) => Promise<void>;
}

/** Makes a visit and returns what it uses. */
export async function countVisit(
  context: BrowserContext,
  site: Site,
  { play, ...planned }: PlannedVisit,
): Promise<Use> {
  const page = await context.newPage();
  await startClock({ page, site, day: planned.day });
  const expired = await collectExpired(context, page);
  await site.takeUse();
  await play({ page, site, ...planned });
  await page.waitForLoadState("networkidle");
  await site.settle();
  const { requests, ...used } = await site.takeUse();
  await page.close();
  return { ...used, requests: planned.isFirst ? requests : [...requests, ...expired] };
}

/** Runs `visits` in a new browser. */
export async function inBrowser<Result>(
  site: Site,
  visits: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const browser = await startBrowser();
  try {
    // No routes: they would turn the browser's HTTP cache off.
    const context = await browser.newContext({
      baseURL: site.url.href,
      locale: "en-CA",
      reducedMotion: "reduce",
      viewport: { width: 1280, height: 800 },
    });
    return await visits(context);
  } finally {
    await browser.close();
  }
}
