import { beforeEach, expect, test as plain } from "vitest";
import { unboundedReadsOf } from "./query-plans.ts";
import { startServer, type Instant, type Server, type TestResponse } from "./server.ts";
import { fromAddress } from "./visitor.ts";

/** The day on which tests begin, and its noon in Unix milliseconds. */
export const TODAY = "2026-11-21";
export const NOON = Date.parse(`${TODAY}T12:00:00Z`);
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Returns what a refused request gets. */
export const refusal = (status: number, error: string) => ({ status, body: { error } });
export const AWAY = refusal(503, "storage-unavailable");
export const MOVED_ON = refusal(409, "round-moved-on");

/** Expects exactly these log lines, which may come after the response. They name no player and no address. */
export async function expectLog(server: Server, ...expected: RegExp[]): Promise<void> {
  const lines: string[] = [];
  await expect.poll(() => lines.push(...server.takeLog())).toBe(expected.length);
  for (const [at, line] of expected.entries()) expect(lines[at]).toMatch(line);
  expect(lines.join("\n")).not.toMatch(/\d{7}|:\/\//);
}

/**
 * Expects requests to be allowed a number of times within a period, concurrent or not, to each address.
 *
 * @param ask sends the next request, with a number of its own
 */
export async function expectAllowance(
  server: Server,
  { times, within, error }: { times: number; within: number; error: string },
  ask: (from: Server, at: number) => Promise<TestResponse>,
): Promise<void> {
  let at = 0;
  const askFrom = (address: string) => ask(fromAddress(server, address), at++);
  const answers = await Promise.all(Array.from({ length: 3 * times }, () => askFrom("203.0.113.7")));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(2 * times);
  expect(refused[0]).toMatchObject(refusal(429, error));
  expect(refused[0]?.headers.get("Retry-After")).toBe(String(within / 1000));
  expect((await askFrom("203.0.113.8")).status).toBeLessThan(300);
  await server.setClock(NOON + within - 1);
  expect((await askFrom("203.0.113.7")).status).toBe(429);
  await server.setClock(NOON + within);
  expect((await askFrom("203.0.113.7")).status).toBeLessThan(300);
}

/**
 * A test of the Worker. All files of a vitest worker share one server with the pages, because starting and seeding one
 * takes longer than most files.
 */
export const test = plain.extend("server", { scope: "worker" }, async ({}, { onCleanup }) => {
  const server = await startServer({ at: NOON, runs: false, pages: true });
  onCleanup(() => server.close());
  return server;
});

/**
 * Returns the server of a file. It has its members once the file's tests begin. Each test begins at an instant, noon by
 * default, without visitors. The next file finds the server as at its start, and no statement of the Worker may have
 * scanned a table that grows with players or days.
 */
export function serverAt(at: Instant = NOON): Server {
  const own = {} as Server;
  test.beforeAll(async ({ server }) => {
    Object.assign(own, server);
    await own.setClock(at);
  });
  beforeEach(async () => {
    await own.deleteVisitors();
    await own.setClock(at);
  });
  test.afterAll(async () => {
    await own.reset();
    expect(await unboundedReadsOf(own.DB, await own.takeStatements())).toEqual([]);
  });
  return own;
}
