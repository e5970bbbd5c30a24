import { readdirSync, readFileSync } from "node:fs";
import type { BrowserContext } from "playwright-core";
import { startBrowser } from "../e2e/browser.ts";
import { startSite, TODAY, TOMORROW, type Site } from "../e2e/site.ts";
import type { Use } from "../worker/usage.ts";
import { photograph, simulatePictures } from "../worker/picture-service.ts";
import { startClock, visitClassic, visitFiveGames, type Visiting } from "./play-visit.ts";

/** What one visit uses, as billed. */
export interface Visit extends Omit<Use, "requests"> {
  name: string;
  /** Requests that run the Worker. Static files do not, and are free. */
  worker: number;
  /** The maximum number of requests. */
  most: number;
  /** Requests by kind. */
  kinds: Record<string, number>;
  /** CPU of workerd in milliseconds, including D1, KV and the development proxy. */
  cpuMs: number;
}

/** Daily limits of the free plan. */
export const FREE = {
  worker: 100_000,
  rowsRead: 5_000_000,
  rowsWritten: 100_000,
  kvReads: 100_000,
  kvWrites: 1_000,
  queueOperations: 10_000,
  objects: 100_000,
} as const satisfies Partial<Record<keyof Visit, number>>;

/** Dollars per million beyond what the paid plan's five dollars per month include. */
export const PAID = {
  worker: 0.3,
  rowsRead: 0.001,
  rowsWritten: 1,
  kvReads: 0.5,
  kvWrites: 5,
  queueOperations: 0.4,
  objects: 0.15,
} as const satisfies Record<keyof typeof FREE, number>;

/**
 * Returns how many such visits the free plan carries per day, which limit ends them, and the cost of a million beyond
 * the paid plan's base.
 */
export function carried(visit: Visit): { players: number; limit: keyof typeof FREE; perMillion: number } {
  const names = Object.keys(FREE) as (keyof typeof FREE)[];
  const most = (name: keyof typeof FREE) => FREE[name] / Math.max(visit[name], Number.EPSILON);
  const limit = names.reduce((least, name) => (most(name) < most(least) ? name : least));
  return {
    players: Math.floor(most(limit)),
    limit,
    perMillion: names.reduce((sum, name) => sum + visit[name] * PAID[name], 0),
  };
}

/** Returns the CPU time of this process's workerd so far, in milliseconds. */
function cpuOfWorkerd(): number {
  const TICKS_MS = 10;
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        const [, name = "", rest = ""] = /\((.*)\) (.*)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
        const fields = rest.split(" ");
        const isOurs = name === "workerd" && Number(fields[1]) === process.pid;
        return isOurs ? (Number(fields[11]) + Number(fields[12])) * TICKS_MS : 0;
      } catch {
        return 0;
      }
    })
    .reduce((sum, ms) => sum + ms, 0);
}

/** Returns the kind of a request: "page", "guess", "img/players", "leaderboard". */
function kindOf(request: string): string {
  const [, first = "", second = ""] = request.split(" ").at(-1)?.split("/") ?? [];
  if (first === "img") return `img/${second}`;
  if (first !== "api") return "page";
  if (second === "rounds") return request.endsWith("/guess") ? "guess" : "deal";
  return second;
}

const DAY_S = 86_400;

/**
 * Collects addresses that the browser takes from its cache although it would request them again the next day: its cache
 * uses this machine's clock, on which both visits are minutes apart.
 */
async function collectExpired(context: BrowserContext, { page }: Visiting): Promise<Set<string>> {
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

type Play = (visiting: Visiting) => Promise<void>;

/** Runs a visit and counts what it uses. */
async function count(
  { name, most }: Pick<Visit, "name" | "most">,
  context: BrowserContext,
  site: Site,
  day: Visiting["day"],
  play: Play,
): Promise<Visit> {
  const page = await context.newPage();
  const visiting = { page, site, day };
  await startClock(visiting);
  const expired = await collectExpired(context, visiting);
  await site.takeUse();
  const before = cpuOfWorkerd();
  await play(visiting);
  await page.waitForLoadState("networkidle");
  await site.settle();
  const cpuMs = cpuOfWorkerd() - before;
  const { requests, ...use } = await site.takeUse();
  await page.close();
  const all = [...requests, ...(day === TOMORROW ? expired : [])];
  if (process.env["EACH"]) console.log([name, ...all].join("\n  "));
  const kinds: Record<string, number> = {};
  for (const request of all) kinds[kindOf(request)] = (kinds[kindOf(request)] ?? 0) + 1;
  return { name, most, ...use, worker: all.length, kinds, cpuMs };
}

/** Counts a first visit, and one by the same browser on the next day. */
async function countBoth(
  name: string,
  [first, nextDay]: [mostFirst: number, mostNextDay: number],
  site: Site,
  pictures: "on" | "off",
  play: Play,
): Promise<Visit[]> {
  await site.configure({ LEAGUE_PICTURES: pictures });
  const browser = await startBrowser();
  try {
    // No routes: they would turn the browser's HTTP cache off.
    const context = await browser.newContext({
      baseURL: site.url.href,
      locale: "en-CA",
      reducedMotion: "reduce",
      viewport: { width: 1280, height: 800 },
    });
    return [
      await count({ name: `${name}, first visit`, most: first }, context, site, TODAY, play),
      await count({ name: `${name}, next day`, most: nextDay }, context, site, TOMORROW, play),
    ];
  } finally {
    await browser.close();
  }
}

const ANY: [number, number] = [Infinity, Infinity];

/** Counts what visits cost: Classic alone and all five games, drawn and with pictures, on a first visit and on the next day. */
export async function benchVisits(): Promise<Visit[]> {
  const service = simulatePictures((path) =>
    path.endsWith(".png")
      ? new Response(photograph(Number(/(\d+)\.png$/.exec(path)?.[1])) as BodyInit)
      : new Response(
          `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 640"><path d="M${"480 320L".repeat(1000)}z"/></svg>`,
        ),
  );
  const site = await startSite();
  try {
    // The first visitor's requests deal both days and are not counted.
    await countBoth("first of all", ANY, site, "on", visitFiveGames);
    return [
      ...(await countBoth("Classic alone, drawn", [11, 8], site, "off", visitClassic)),
      ...(await countBoth("Classic alone, with pictures", [22, 14], site, "on", visitClassic)),
      ...(await countBoth("five games, drawn", [39, 36], site, "off", visitFiveGames)),
      ...(await countBoth("five games, with pictures", [62, 46], site, "on", visitFiveGames)),
    ];
  } finally {
    await site.close();
    service.close();
  }
}

if (import.meta.main)
  console.table((await benchVisits()).map(({ kinds, ...visit }) => ({ ...visit, kinds: JSON.stringify(kinds) })));
