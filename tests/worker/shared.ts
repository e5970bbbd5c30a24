import { expect, test as plain } from "vitest";
import { unboundedReadsOf } from "./query-plans.ts";
import { startServer, type Instant, type Server } from "./server.ts";

/**
 * A test of the Worker. All files of a vitest worker share one server with the pages, because starting and seeding one
 * takes longer than most files.
 */
export const test = plain.extend("server", { scope: "worker" }, async ({}, { onCleanup }) => {
  const server = await startServer({ at: "2026-11-21T12:00:00Z", pages: true });
  onCleanup(() => server.close());
  return server;
});

/**
 * Returns the server of a file, whose clock starts at an instant. It has its members once the file's tests begin. The next
 * file finds it as at its start, and no statement of the Worker may have scanned a table that grows with players or days.
 */
export function serverAt(at?: Instant, options?: { stopped: boolean }): Server {
  const own = {} as Server;
  test.beforeAll(async ({ server }) => {
    Object.assign(own, server);
    if (at !== undefined) await own.setClock(at, options);
  });
  test.afterAll(async () => {
    await own.reset();
    expect(await unboundedReadsOf(own.DB, await own.takeStatements())).toEqual([]);
  });
  return own;
}
