import { fileURLToPath } from "node:url";
import { describe, expect, expectTypeOf, test } from "vitest";
import { unstable_readConfig } from "wrangler";
import type { Bindings, Env } from "../../worker/env.ts";
import { QUEUE_NAMES, handleQueueBatch } from "../../worker/jobs/queues.ts";
import { retryDelayS } from "../../worker/runtime/queue-messages.ts";

/** Queues as wrangler reads them; its types lack them. */
interface Queues {
  producers?: { binding: string; queue: string }[];
  consumers?: { queue: string; max_retries?: number; dead_letter_queue?: string }[];
}

const config = unstable_readConfig({ config: fileURLToPath(new URL("../../wrangler.toml", import.meta.url)) });
const namesOf = (bindings: readonly { name: string }[]): string[] => bindings.map(({ name }) => name);
const { triggers, queues, d1_databases, kv_namespaces, assets, vars, durable_objects, ratelimits } = config;

const BOUND = ["ASSETS", "ATTEMPTS", "DB", "FACES", "PUBLISHED", "PUZZLES", "REMINDERS", "RESULTS", "SYNC"] as const;
const LIMITS = ["PLAY_BY_ADDRESS", "PLAY_BY_VISITOR", "WRITE_BY_ADDRESS", "WRITE_BY_VISITOR"] as const;
const VARIABLES = ["COFFEE_URL", "CONTACT", "LEAGUE_PICTURES", "MEASUREMENT_ID", "OPERATOR", "ORIGIN"] as const;
/** A secret, and a variable of this machine. */
const ELSEWHERE = ["KEYS", "LOG_STACKS"] as const;
const ALL = [...BOUND, ...LIMITS, ...VARIABLES, ...ELSEWHERE] as const;
expectTypeOf<(typeof ALL)[number]>().toEqualTypeOf<keyof Bindings>();

describe("wrangler.toml and the Worker agree about", () => {
  test("triggers", () => expect(triggers.crons).toEqual(["0 * * * *"]));

  test("queues, each with a consumer", () => {
    const { producers = [], consumers = [] }: Queues = queues;
    expect(consumers.map(({ queue }) => queue)).toEqual(QUEUE_NAMES);
    expect(producers.map(({ binding, queue }) => `${binding}: ${queue}`)).toEqual(
      QUEUE_NAMES.filter((queue) => queue !== "deke-results-late").map(
        (queue) => `${queue.replace("deke-", "").toUpperCase()}: ${queue}`,
      ),
    );
  });

  test("bindings", () => {
    const { producers = [] }: Queues = queues;
    const bound = [...producers, ...d1_databases, ...kv_namespaces, assets].map((each) => each?.binding);
    expect([...bound, ...namesOf(durable_objects.bindings)].toSorted()).toEqual(BOUND);
    expect(namesOf(ratelimits).toSorted()).toEqual(LIMITS);
    expect(Object.keys(vars).toSorted()).toEqual(VARIABLES);
  });
});

test("Workers Cache is off, so that Cloudflare bills no cache hit, and undeployed versions have no address", () => {
  // Wrangler's types lack this table.
  expect((config as { cache?: { enabled?: boolean } }).cache?.enabled ?? false).toBe(false);
  expect(config.preview_urls).toBe(false);
});

test("the limit per address, which an arena shares, is far higher than per visitor", () => {
  const limitOf = (name: string): number =>
    ratelimits.find((limit: { name: string }) => limit.name === name)?.simple.limit ?? NaN;
  for (const pace of ["PLAY", "WRITE"])
    expect(limitOf(`${pace}_BY_ADDRESS`)).toBeGreaterThanOrEqual(20 * limitOf(`${pace}_BY_VISITOR`));
});

describe("a result waits in each of its queues", () => {
  /** Seconds for which a free account's queue keeps a message. */
  const KEPT_S = 24 * 60 * 60;

  test.each(["deke-results", "deke-results-late"])("%s: nearly as long as it is kept, and not longer", (name) => {
    const retries = (queues as Queues).consumers?.find(({ queue }) => queue === name)?.max_retries ?? 0;
    const pauses = Array.from({ length: retries }, (_, at) => retryDelayS(at + 1));
    expect(pauses.slice(0, 3)).toEqual([30, 60, 120]);
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
    const waited = pauses.reduce((sum, pause) => sum + pause, 0);
    expect(waited).toBeLessThan(KEPT_S - 60 * 60);
    expect(waited).toBeGreaterThan(KEPT_S - 3 * 60 * 60);
  });

  test("the second of which is the dead letter queue of the first, and is consumed too", () => {
    const [first] = (queues as Queues).consumers ?? [];
    expect([first?.queue, first?.dead_letter_queue]).toEqual(["deke-results", "deke-results-late"]);
    expect(QUEUE_NAMES).toContain(first?.dead_letter_queue);
  });
});

test("an unknown queue is an error, and none of its messages is handled", async () => {
  const asked: string[] = [];
  const message = { body: {}, ack: () => asked.push("ack"), retry: () => asked.push("retry") };
  const batch = { queue: "deke-letters", messages: [message] } as unknown as Parameters<typeof handleQueueBatch>[1];
  await expect(handleQueueBatch({} as Env, batch, 0)).rejects.toThrow("deke-letters");
  expect(asked).toEqual([]);
});
