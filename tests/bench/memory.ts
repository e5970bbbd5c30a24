import { setTimeout } from "node:timers/promises";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { addDays } from "#rules/shared/day";
import { startServer } from "../worker/server.ts";
import { midnight, type CrowdRow } from "./crowd.ts";
import { memoryOfWorkerd } from "./resident.ts";

const DAY = "2026-11-21";
const PLAYERS = 300;
const TIMES = 5;
/** Idle time after which workerd evicts an object. */
const ASLEEP_MS = 15_000;
const ANSWERS = 24_000;
const AT_ONCE = 8;

/**
 * Measures the memory that workerd keeps after midnights, next to a Worker that does nothing. V8 collects garbage only
 * near its heap limit, which is some gigabytes on a developer's machine, so the limit is set to a deployed isolate's.
 */
export async function benchMemory(): Promise<CrowdRow[]> {
  return [
    await answersOfNothing("with as much heap as there is", ""),
    await answersOfNothing("with 16 MB of heap", "--max-old-space-size=16"),
    await objectsOfNothing(),
    await ourMidnights(),
  ];
}

/** A Worker that responds at once, or after a call of an object that writes a row and sets an alarm. */
const NOTHING = `import { DurableObject } from "cloudflare:workers";
export class Idle extends DurableObject {
  async note() {
    this.ctx.storage.kv.put("row", { at: 1 });
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(Date.now() + 1e9);
  }
  alarm() {}
}
export default {
  async fetch(request, { IDLE }) {
    const name = new URL(request.url).searchParams.get("object");
    if (name !== null) await IDLE.getByName(name).note();
    return new Response("");
  },
};`;

async function withNothing<Figure>(
  measure: (ask: (path: string) => Promise<void>) => Promise<Figure>,
): Promise<Figure> {
  const name = "nothing";
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      workers: [
        {
          name,
          modules: [{ type: "ESModule", path: `${name}.js`, contents: NOTHING }],
          compatibilityDate: "2026-01-01",
          durableObjects: { IDLE: { className: "Idle", useSQLite: true } },
          unsafeDirectSockets: [{ entrypoint: "default", port: 0 }],
        },
      ],
    }),
  );
  try {
    await miniflare.ready;
    const url = await miniflare.unsafeGetDirectURL(name, "default");
    return await measure(async (path) => void (await (await fetch(new URL(path, url))).text()));
  } finally {
    await miniflare.dispose();
  }
}

async function times(count: number, ask: (index: number) => Promise<void>): Promise<void> {
  let index = 0;
  const one = async () => {
    while (index < count) await ask(index++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

const told = (sizes: readonly number[]): string => `${sizes.map((size) => size.toFixed(0)).join(", ")} MB`;

/** Runs V8 with flags in every workerd started meanwhile. */
async function withFlags<Figure>(flags: string, measure: () => Promise<Figure>): Promise<Figure> {
  process.env["MINIFLARE_WORKERD_V8_FLAGS"] = flags;
  try {
    return await measure();
  } finally {
    delete process.env["MINIFLARE_WORKERD_V8_FLAGS"];
  }
}

async function answersOfNothing(how: string, flags: string): Promise<CrowdRow> {
  const sizes = await withFlags(flags, () =>
    withNothing(async (ask) => {
      const after = [memoryOfWorkerd()];
      for (let time = 0; time < TIMES; time++) {
        await times(ANSWERS / TIMES, () => ask("/"));
        after.push(memoryOfWorkerd());
      }
      return after;
    }),
  );
  return { what: `a Worker of nothing, ${ANSWERS} answers, ${how}`, figure: told(sizes) };
}

async function objectsOfNothing(): Promise<CrowdRow> {
  const sizes = await withNothing(async (ask) => {
    const after = [memoryOfWorkerd()];
    for (let time = 0; time < TIMES; time++) {
      await times(PLAYERS, (index) => ask(`/?object=${time}-${index}`));
      after.push(memoryOfWorkerd());
      await setTimeout(ASLEEP_MS);
      after.push(memoryOfWorkerd());
    }
    return after;
  });
  return { what: `of nothing, ${PLAYERS} new objects of a row awake, and asleep; ${TIMES} times`, figure: told(sizes) };
}

async function ourMidnights(): Promise<CrowdRow> {
  return withFlags("--max-old-space-size=48", async () => {
    const server = await startServer({ at: `${DAY}T12:00:00Z` });
    try {
      const after = [memoryOfWorkerd()];
      for (let night = 0; night < TIMES; night++) {
        await midnight(server, addDays(DAY, night), PLAYERS);
        after.push(memoryOfWorkerd());
      }
      return { what: `ours with 48 MB of heap, midnights of ${PLAYERS} players`, figure: told(after) };
    } finally {
      await server.close();
    }
  });
}

if (import.meta.main) console.table(await benchMemory());
