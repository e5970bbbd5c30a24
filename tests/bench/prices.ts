/** A measure that Cloudflare bills, or limits on the free plan. */
interface Price {
  name: string;
  /** Limit of the free plan per day; null if there is none per day. */
  free: number | null;
  /** Included in the paid plan per month. */
  included: number;
  /** Dollars per million beyond that. */
  perMillion: number;
  /** The page with the price, below https://developers.cloudflare.com. */
  page: string;
}

const WORKERS = "/workers/platform/pricing/";
const D1 = "/d1/platform/pricing/";
const OBJECTS = "/durable-objects/platform/pricing/";
const KV = "/kv/platform/pricing/";
const QUEUES = "/queues/platform/pricing/";

/** When the prices were read. */
export const PRICES_AS_OF = "2026-11-24";

/** What Cloudflare bills per use. Stored data is billed apart. */
export const PRICES = {
  requests: { name: "Worker requests", free: 100_000, included: 10e6, perMillion: 0.3, page: WORKERS },
  cpuMs: { name: "CPU, ms", free: null, included: 30e6, perMillion: 0.02, page: WORKERS },
  rowsRead: { name: "D1 rows read", free: 5e6, included: 25e9, perMillion: 0.001, page: D1 },
  rowsWritten: { name: "D1 rows written", free: 100_000, included: 50e6, perMillion: 1, page: D1 },
  objects: { name: "object requests", free: 100_000, included: 1e6, perMillion: 0.15, page: OBJECTS },
  objectGbS: { name: "object duration, GB-s", free: 13_000, included: 400_000, perMillion: 12.5, page: OBJECTS },
  objectRowsRead: { name: "object rows read", free: 5e6, included: 25e9, perMillion: 0.001, page: OBJECTS },
  objectRowsWritten: { name: "object rows written", free: 100_000, included: 50e6, perMillion: 1, page: OBJECTS },
  kvReads: { name: "KV reads", free: 100_000, included: 10e6, perMillion: 0.5, page: KV },
  kvWrites: { name: "KV writes", free: 1_000, included: 1e6, perMillion: 5, page: KV },
  queueOperations: { name: "queue operations", free: 10_000, included: 1e6, perMillion: 0.4, page: QUEUES },
} as const satisfies Record<string, Price>;

export type Billed = keyof typeof PRICES;

/** How much of each measure something uses. */
export type Usage = Record<Billed, number>;

export const BILLED = Object.keys(PRICES) as Billed[];

/** Returns a usage with a value for each measure. */
export const usageOf = (amount: (billed: Billed) => number): Usage =>
  Object.fromEntries(BILLED.map((billed) => [billed, amount(billed)])) as Usage;

/** Returns an average of usages. @param parts each with its share */
export const mixOf = (...parts: readonly (readonly [share: number, usage: Usage])[]): Usage =>
  usageOf((billed) => parts.reduce((sum, [share, usage]) => sum + share * usage[billed], 0));

/** How many visits per day a limit of the free plan allows. */
interface FreeLimit {
  billed: Billed;
  visits: number;
}

/**
 * Returns how many such visits each limit of the free plan allows per day, the lowest first.
 *
 * @param daily what the site uses per day without visitors
 */
export const freeLimits = (visit: Usage, daily: Usage): FreeLimit[] =>
  BILLED.flatMap((billed) => {
    const { free } = PRICES[billed];
    if (free === null || visit[billed] === 0) return [];
    return { billed, visits: Math.floor((free - daily[billed]) / visit[billed]) };
  }).toSorted((one, other) => one.visits - other.visits);

/** Returns the dollars per million visits beyond the paid plan's base and what it includes. */
export const dollarsPerMillion = (visit: Usage): number =>
  BILLED.reduce((sum, billed) => sum + visit[billed] * PRICES[billed].perMillion, 0);
